// What each game says of what the others did: who did what to me, from what to what.
import { describe, expect, it } from "vitest";
import bless from "../../../src/gloaming/games/bless/text/en.ftl?raw";
import casting from "../../../src/gloaming/games/casting_shadows/text/en.ftl?raw";
import day from "../../../src/gloaming/games/day_and_night/text/en.ftl?raw";
import spell from "../../../src/gloaming/games/last_spell/text/en.ftl?raw";
import house from "../../../src/gloaming/text/en.ftl?raw";
import words from "../net/words.json";
import { told } from "../support/sights";
import type { Beat, Board } from "../table/telling";
import { Texts } from "../text/texts";
import { curse } from "./bless/sights";
import { tells as ofBless } from "./bless/tells";
import { mage, table } from "./casting_shadows/sights";
import { tells as ofCasting } from "./casting_shadows/tells";
import type { Tells } from "./contract";
import { tells as ofDay } from "./day_and_night/tells";
import { hero } from "./last_spell/sights";
import { tells as ofSpell } from "./last_spell/tells";

type Said = [what: string, ...things: unknown[]];

/** Beats in which these facts were told, one after the other, between these boards. */
function row(boards: readonly object[], ...facts: Said[][]): Beat[] {
  return facts.map((said, at) => ({
    seq: at,
    beat: 0,
    by: "",
    told: said.map(([what, ...things]) => told(at, what, ...things)),
    before: (boards[at] ?? boards.at(-1)) as Board,
    board: (boards[at + 1] ?? boards.at(-1)) as Board,
  }));
}
const lines = (tells: Tells, beats: Beat[], me: string | null, text: Texts) =>
  tells.recap(beats, me, text).map(({ said, beat, matters }) => [said, beat, matters]);

describe("Casting Shadows", () => {
  const text = new Texts("en", house, casting, "casting_shadows");
  const hp = (jade: number) => table({ players: [mage(0), mage(1, { hp: jade })] });

  it("says who cast what on me, from what to what", () => {
    const cast: Said[] = [["casts", "onyx", "deadly_shroud"]];
    const beats = row([hp(18), hp(18), hp(13)], cast, [["hurt", "jade", 5]]);
    expect(lines(ofCasting, beats, "jade", text)).toEqual([
      ["Onyx: Deadly Shroud on you, 18 → 13 HP", 1, 3],
    ]);
    expect(lines(ofCasting, beats, "amber", text)).toEqual([
      ["Onyx: Deadly Shroud on Jade, 18 → 13 HP", 1, 2],
    ]);
  });

  it("blames nobody for what crystals do at the end of a turn", () => {
    const cast: Said[] = [["casts", "onyx", "deadly_shroud"]];
    const beats = row([hp(18), hp(18), hp(17)], cast, [
      ["crystals", "jade", 1],
      ["hurt", "jade", 1],
    ]);
    expect(lines(ofCasting, beats, "jade", text)).toEqual([["You: 18 → 17 HP", 1, 3]]);
  });
});

describe("Day & Night", () => {
  const text = new Texts("en", house, day, "day_and_night");
  const valley = (mine: number, pawn = "a8") => ({
    day: Array.from({ length: mine }, (_, at) => `a${at}`),
    night: [],
    pawns: ["f1", pawn],
  });

  it("says what a spell did to my tiles, and where the other walked", () => {
    const boards = [valley(3), valley(3), valley(2), valley(2), valley(2, "a7"), valley(2, "b7")];
    const beats = row(
      boards,
      [["casts", "night", "N06", 3]],
      [["flips", "a1", "night"]],
      [["ends-casting", "night"]],
      [["steps", "night", "a7"]],
      [["steps", "night", "b7"]],
    );
    expect(lines(ofDay, beats, "day", text)).toEqual([
      ["Night: Alter Soil, your tiles 3 → 2", 0, 3],
      ["Night walks: a8 → b7", 4, 1],
    ]);
  });

  it("says nothing of what I did myself", () => {
    const beats = row([valley(3)], [["casts", "day", "D07", 3]], [["steps", "day", "e1"]]);
    expect(lines(ofDay, beats, "day", text)).toEqual([]);
  });
});

describe("Bless", () => {
  const text = new Texts("en", house, bless, "bless");
  const field = (moon: number) => ({
    curses: [[curse("50")], [curse("22")]],
    prayers: [[], []],
    points: [0, moon],
  });

  it("tells an attack on a curse of mine in one line, and points from what to what", () => {
    const beats = row(
      [field(0), field(0), field(0), field(2)],
      [
        ["attacks", "moon", "22"],
        ["defends", "50"],
      ],
      [["eye-wins", "22"]],
      [
        ["blesses", "22", 2],
        ["points", "moon", 2],
      ],
    );
    const found = lines(ofBless, beats, "sun", text);
    expect(found[0]?.[0]).toMatch(/^Moon attacks with .* The attack is on .* wins\.$/);
    expect(found[0]?.slice(1)).toEqual([1, 3]);
    expect(found.at(-1)).toEqual(["Moon: Victory Points 0 → 2", 2, 2]);
    expect(lines(ofBless, beats, "moon", text).map(([said]) => said)).toEqual([
      "Moon: Victory Points 0 → 2",
    ]);
  });
});

describe("The Last Spell", () => {
  const text = new Texts("en", house, spell, "last_spell");
  const night = (wounds: number, panic: number, mages = 4) => ({
    heroes: [hero("HR7", "1,1", { seat: 0, hp: 8, wounds })],
    panic,
    mages,
  });

  it("says what the monsters cost: Hit Points, flames, Mages", () => {
    const beats = row(
      [night(0, 9), night(0, 8), night(0, 8), night(3, 8), night(3, 8, 3)],
      [["panic", 1, 8]],
      [["coin", "left"]],
      [
        ["strikes-hero", "C1", "HR7", "only-hero"],
        ["wounded", "HR7", 3, 5],
      ],
      [["mages", 1, 3]],
    );
    const said = lines(ofSpell, beats, "first", text);
    expect(said[0]).toEqual([`${text.thing("hero", "HR7")}: Hit Points 8 → 5`, 2, 3]);
    expect(said).toContainEqual(["Mages in the Magic Circle: 4 → 3", 3, 3]);
    expect(said).toContainEqual(["Flames in the Panic Area: 9 → 8", 0, 2]);
  });

  it("says nothing of a hero's own attack, and thirty steps of monsters in one sentence", () => {
    const beats = row([night(0, 9)], [["rolls", "C1", "blue-H"]], [["dies", "C1", "1,1"]]);
    expect(lines(ofSpell, beats, "first", text)).toEqual([]);
    const moved = ["C1", "C1", "C2"].map((it) => told(1, "moves", it, "1,1", "ahead"));
    expect(ofSpell.says?.(moved, text)).toBe("2 monsters move.");
    expect(ofSpell.says?.([told(1, "coin", "left")], text)).toBeNull();
  });
});

describe("every game", () => {
  it("weighs only facts that it knows, and lays open only cards", () => {
    const all = {
      bless: ofBless,
      casting_shadows: ofCasting,
      day_and_night: ofDay,
      last_spell: ofSpell,
    };
    for (const [game, tells] of Object.entries(all)) {
      for (const what of Object.keys(words[game as keyof typeof words].facts)) {
        const weight = tells.weight(told(0, what));
        expect(weight).toBeGreaterThanOrEqual(0);
        expect(weight).toBeLessThanOrEqual(2);
        expect(tells.card?.(told(0, what, "x", -1)) ?? null).toBeNull();
      }
    }
  });
});
