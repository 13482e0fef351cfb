// The board draws what it is given, lights what is offered, and says why not.
import { fireEvent, render } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import english from "../../../../src/gloaming/games/casting_shadows/text/en.ftl?raw";
import house from "../../../../src/gloaming/text/en.ftl?raw";
import type { Sight } from "../../net/protocol";
import { NO_REFUSALS } from "../../net/refusals";
import { defaults } from "../../shell/settings";
import { asks, refusing, seat, sight, told } from "../../support/sights";
import { Texts } from "../../text/texts";
import type { BoardProps } from "../contract";
import { Board, Zoom } from ".";
import type { Board as View } from "./answers";
import { mage, table } from "./sights";

const text = new Texts("en", house, english, "casting_shadows");
const SEATS = ["amber", "jade", "ivory", "onyx"];

function shown(board: View, part: Partial<BoardProps> = {}, asked: Partial<Sight> = {}) {
  const calls = { say: vi.fn(), explain: vi.fn(), preview: vi.fn(), zoom: vi.fn() };
  const props: BoardProps = {
    sight: sight({
      game: "casting_shadows",
      seats: SEATS.map((id, at) => seat(at, { id })),
      board: board as unknown as Sight["board"],
      asked: null,
      ...asked,
    }),
    lit: new Set(),
    refused: NO_REFUSALS,
    previewed: null,
    last: [],
    text,
    settings: defaults(),
    pointed: null,
    ...calls,
    ...part,
  };
  const page = render(<Board {...props} />);
  const thing = (name: string) => page.container.querySelector(`[data-thing="${name}"]`) as Element;
  return { ...calls, page, thing };
}

describe("the board of Casting Shadows", () => {
  it("a tile on offer glows and answers; one that is refused says why; any other does nothing", () => {
    const no = { key: "too-far", rule: "CS-5.1" };
    const { say, explain, thing } = shown(table(), {
      lit: new Set(["travel C"]),
      refused: refusing(no.key, no.rule, "travel NW"),
    });
    expect(thing("C").classList.contains("lit")).toBe(true);
    fireEvent.click(thing("C"));
    expect(say).toHaveBeenCalledWith("travel C");
    fireEvent.click(thing("NW"));
    expect(explain).toHaveBeenCalledWith("travel NW");
    fireEvent.click(thing("E"));
    expect(say).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(thing("C"), { key: "Enter" });
    expect(say).toHaveBeenCalledTimes(2);
  });

  it("pointing at a spell shows its range on the map", () => {
    const card = { id: "heat_wave.1", card: "heat_wave", used: false, reach: ["C", "SW"] };
    const players = [mage(0, { book: [card], room: 4 }), mage(1)];
    const { page, thing } = shown(table({ players }));
    const spell = page.container.querySelector(".cs-book [data-thing=heat_wave]");
    fireEvent.pointerEnter(spell as Element, { pointerType: "mouse" });
    expect(thing("C").classList.contains("ranged")).toBe(true);
    expect(thing("SW").getAttribute("aria-label")).toContain("in range");
    expect(thing("E").classList.contains("ranged")).toBe(false);
  });

  it("a previewed payment strikes out dice and shows the HP that would be left", () => {
    const dice = ["GR", "GR", "OB", "SF", "CC"].map((face, at) => ({
      id: ["r1", "r2", "b1", "b2", "p1"][at] as string,
      colour: "red",
      face,
      chosen: false,
      rerollable: true,
    }));
    const now = table({ dice });
    const gone = dice.map((die, at) => (at < 2 ? { ...die, face: "" } : die));
    const after = table({
      dice: gone,
      ap: 2,
      players: [mage(0), mage(1, { hp: 13 }), mage(2), mage(3)],
    });
    const { thing, page } = shown(now, { previewed: after as unknown as Sight["board"] });
    expect(thing("r1").classList.contains("going")).toBe(true);
    expect(thing("b1").classList.contains("going")).toBe(false);
    expect(page.container.querySelector(".cs-then")?.textContent).toBe("→ 13");
    expect(page.container.querySelector(".cs-float.maybe text")?.textContent).toBe("−5");
  });

  it("an attack names its target; whoever may not answer waits and learns nothing", () => {
    const attack = {
      seat: 0,
      card: "heat_wave",
      enemy: 1,
      position: "",
      damage: 5,
      targets: [1],
      waiting: [1],
      replies: ["", "", "", ""],
      fleeing: -1,
    };
    const players = [mage(0), mage(1, { counterspells: 1, room: 4 }), mage(2), mage(3)];
    const asked = asks({ seat: "jade", why: "respond" });
    const { page } = shown(table({ attack, players }), {}, { asked });
    const said = page.container.querySelector(".cs-struck")?.textContent;
    expect(said).toContain("Heat Wave");
    expect(said).toContain("Waiting for an answer");
    expect(page.container.querySelector(".cs-other .cs-hidden")).toBeTruthy();
    expect(page.container.textContent).not.toContain("Run Away!");
  });

  it("an ability is answered by nobody, and nobody is said to keep silent", () => {
    const attack = {
      seat: 0,
      card: "",
      enemy: -1,
      position: "E",
      damage: 4,
      targets: [1],
      waiting: [],
      replies: ["", "", "", ""],
      fleeing: -1,
    };
    const players = [
      mage(0, { shadow_form: true }),
      mage(1, { counterspells: 1 }),
      mage(2),
      mage(3),
    ];
    const { page } = shown(table({ attack, players }));
    const said = page.container.querySelector(".cs-struck")?.textContent;
    expect(said).toContain("Kit the Turbulent");
    expect(said).toContain("Jade");
    expect(said).not.toMatch(/answer/);
  });

  it("whoever is asked sees the Counterspells to choose from", () => {
    const lit = ["reveal run_away", "pass"];
    const players = [mage(0, { hidden: ["run_away"], counterspells: 1, room: 4 }), mage(1)];
    const asked = asks({ seat: "amber", why: "respond", options: lit });
    const { say, page } = shown(table({ players, active: 1 }), { lit: new Set(lit) }, { asked });
    fireEvent.click(page.container.querySelector(".cs-book .counter.lit") as Element);
    expect(say).toHaveBeenCalledWith("reveal run_away");
  });

  it("what will be lost is said where hints are, as long as it is asked", () => {
    const warns = [{ key: "crystals-kill", rule: "CS-9.6", answers: [] }];
    const asked = asks({ seat: "amber", why: "act", options: ["protect", "end_actions"], warns });
    const { page } = shown(table(), {}, { asked });
    expect(page.getByRole("status").textContent).toContain("take your last HP");
    expect(page.container.querySelectorAll(".cs-hint")).toHaveLength(1);
    page.unmount();
    const calm = shown(table(), {}, { asked: { ...asked, warns: [] } }).page;
    expect(calm.container.querySelector(".cs-hint.warned")).toBeNull();
    expect(calm.container.querySelector(".cs-hint")?.textContent).toContain("Choose a tile");
  });

  it("after a transformation the mage has another name", () => {
    const players = [mage(0, { shadow_form: true, energy_limit: 5 }), mage(1)];
    const { page } = shown(table({ players }), { last: [told(3, "transforms", "amber", "kit")] });
    expect(page.container.querySelector(".cs-own .cs-names")?.textContent).toContain("Turbulent");
  });

  it("whoever is out stays there with the place that was won", () => {
    const players = [mage(0), mage(1), mage(2, { alive: false, hp: 0, at: "", place: 3 })];
    const { page } = shown(table({ players }));
    const out = page.container.querySelector(".cs-mage.out");
    expect(out?.textContent).toContain("3rd");
    expect(out?.textContent).toContain("Eliminated");
  });

  it("characters are chosen by their pictures, and one that is taken says by whom", () => {
    const players = [mage(0, { character: "" }), mage(1, { character: "haze" })];
    const { say, page } = shown(table({ phase: "setup", tiles: [], players }), {
      lit: new Set(["choose kit"]),
    });
    fireEvent.click(page.container.querySelector("[data-thing=kit]") as Element);
    expect(say).toHaveBeenCalledWith("choose kit");
    const taken = page.container.querySelector("[data-thing=haze]");
    expect(taken?.textContent).toContain("Jade");
  });

  it("the discard pile can be browsed, the last card first", () => {
    const { page } = shown(table({ discard: ["heat_wave", "fatal_fronds"] }));
    fireEvent.click(page.container.querySelector(".cs-pile.discard") as Element);
    const cards = [...page.container.querySelectorAll(".cs-discard [data-thing]")];
    expect(cards.map((it) => it.getAttribute("data-thing"))).toEqual(["fatal_fronds", "heat_wave"]);
  });

  it("every kind of card can be zoomed, with its ruling", () => {
    for (const card of ["heat_wave", "run_away", "curse_toad", "kit", "crystal_crypt"]) {
      const page = render(<Zoom card={card} text={text} textOnly={false} />);
      expect(page.container.querySelector(".cs-note")?.textContent).toMatch(/CS-/);
      page.unmount();
    }
  });
});
