// How Day & Night is told: spells with what they did to my tiles, walks from where to where.
import type { DayAndNightBoard } from "../../net/protocol";
import type { Beat, Recapped } from "../../table/telling";
import type { Texts } from "../../text/texts";
import type { Sound, Tells } from "../contract";
import { factsIn, laidOpen, weights } from "../tells";
import { momentOf } from "./moments";

const WEIGHTS = {
  turn: 0,
  "ends-casting": 0,
  "ends-travel": 0,
  casts: 1.5,
  "casts-stolen": 1.5,
  places: 0.7,
  flips: 0.7,
  moves: 1,
  steps: 0.7,
  draws: 0.4,
  "crystal-thins": 0,
  temple: 1.5,
  ends: 1,
};

/** What each fact sounds like; those that come at every turn are not heard. */
const SOUNDS: Readonly<Record<string, Sound>> = {
  casts: "card",
  "casts-stolen": "card",
  discards: "card",
  "discards-stolen": "card",
  draws: "draw",
  takes: "draw",
  reshuffles: "shuffle",
  places: "build",
  flips: "build",
  moves: "step",
  steps: "step",
  mystifies: "gain",
  ripens: "gain",
  crystallizes: "coin",
  "crystal-off": "coin",
  "no-effect": "miss",
};

/** Facts that are worth a line of their own, and how much they matter. */
const LINES: Record<string, number> = { steals: 2, temple: 2, moves: 2, mystifies: 1, sees: 1 };
const CASTS = ["casts", "casts-stolen"];
const ENDS_A_CAST = [...CASTS, "ends-casting", "turn"];

const view = (board: Beat["board"]) => board as unknown as DayAndNightBoard;

function recap(beats: readonly Beat[], me: string | null, text: Texts): Recapped[] {
  const lines: Recapped[] = [];
  const facts = factsIn(beats);
  const others = facts.filter(({ things: [who] }) => who !== me);
  for (const fact of others) {
    const { what, at } = fact;
    if (CASTS.includes(what)) lines.push(cast(beats, fact.at, me, text));
    else if (LINES[what]) lines.push({ said: text.event(fact), beat: at, matters: LINES[what] });
    else if (what === "crystallizes" && me && stands(beats, at, me) === fact.things[0]) {
      lines.push({ said: text.event(fact), beat: at, matters: 3 });
    }
  }
  for (const who of ["day", "night"]) {
    const steps = others.filter(({ what, things }) => what === "steps" && things[0] === who);
    const [first, last] = [steps[0], steps.at(-1)];
    if (!first || !last) continue;
    const [before, after] = [pawn(beats[first.at]?.before, who), pawn(beats[last.at]?.board, who)];
    const said = text.say("board-recap-walks", { who: text.seat(who), before, after });
    lines.push({ said, beat: last.at, matters: 1 });
  }
  return lines;
}

const pawn = (board: Beat["board"] | undefined, who: string): string =>
  (board && view(board).pawns[who === "day" ? 0 : 1]) || "";

const stands = (beats: readonly Beat[], at: number, me: string) => pawn(beats[at]?.board, me);

/** A spell, and what became of my tiles until the next one. */
function cast(beats: readonly Beat[], at: number, me: string | null, text: Texts): Recapped {
  const first = beats[at];
  const told = first?.told.find(({ what }) => CASTS.includes(what));
  const rest = beats.findIndex(
    (beat, later) => later > at && beat.told.some(({ what }) => ENDS_A_CAST.includes(what)),
  );
  const last = beats[(rest < 0 ? beats.length : rest) - 1];
  const own = (board: Beat["board"]) => (me === "day" ? view(board).day : view(board).night).length;
  const before = me && first ? own(first.before) : 0;
  const after = me && last ? own(last.board) : 0;
  if (!told || before === after) {
    return { said: told ? text.event(told) : "", beat: at, matters: 1 };
  }
  const who = text.seat(String(told.things[0]));
  const spell = text.thing("spell", String(told.things[1]));
  const said = text.say("board-recap-tiles", { who, spell, before, after });
  return { said, beat: at, matters: after < before ? 3 : 2 };
}

export const tells: Tells = {
  weight: weights(WEIGHTS, 0.5),
  card: laidOpen(...CASTS),
  sound: ({ what }) => SOUNDS[what] ?? null,
  moment: (told, board, text) => momentOf(told, view(board), text),
  recap,
};
