// The board draws what it is given, lights what is offered, and says why not.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import english from "../../../../src/gloaming/games/last_spell/text/en.ftl?raw";
import house from "../../../../src/gloaming/text/en.ftl?raw";
import type { Sight } from "../../net/protocol";
import { NO_REFUSALS } from "../../net/refusals";
import { defaults } from "../../shell/settings";
import { refusing, seat, sight, told } from "../../support/sights";
import { Texts } from "../../text/texts";
import type { BoardProps } from "../contract";
import { Board, words, Zoom } from ".";
import { hero, item, monster, table } from "./sights";
import type { Board as View } from "./table";

const text = new Texts("en", house, english, "last_spell");
const SEATS = ["first", "second"];

beforeAll(() => {
  window.matchMedia ??= (() => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
});

function shown(board: View, part: Partial<BoardProps> = {}, asked: Partial<Sight> = {}) {
  const calls = { say: vi.fn(), explain: vi.fn(), preview: vi.fn(), zoom: vi.fn() };
  const props: BoardProps = {
    sight: sight({
      game: "last_spell",
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
  const all = (name: string) => [...page.container.querySelectorAll(`[data-thing="${name}"]`)];
  const thing = (name: string) => all(name)[0] as Element;
  return { ...calls, page, thing, all };
}

describe("the battlefield", () => {
  it("lights the spaces on offer, by click and by key", () => {
    const { say, thing, all } = shown(table(), { lit: new Set(["step 12,8", "end_turn"]) });
    expect(thing("12,8").classList.contains("lit")).toBe(true);
    expect(all("12,7")).toEqual([]);
    fireEvent.click(thing("12,8"));
    fireEvent.keyDown(thing("12,8"), { key: "Enter" });
    expect(say.mock.calls).toEqual([["step 12,8"], ["step 12,8"]]);
  });

  it("lets a player choose where a space has several answers", () => {
    const lit = new Set(["work 10,10", "repair 10,10"]);
    const built = {
      structure: "BD5",
      spaces: ["10,10", "11,10"],
      flames: 1,
      capacity: 2,
      shots: 2,
    };
    const { say, page, thing } = shown(table({ phase: 0, structures: [built] }), { lit });
    fireEvent.click(thing("10,10"));
    expect(say).not.toHaveBeenCalled();
    const choices = page.container.querySelector(".ls-sure") as HTMLElement;
    fireEvent.click([...choices.querySelectorAll("button")][1] as Element);
    expect(say).toHaveBeenCalledWith("repair 10,10");
  });

  it("shows what an attack would hit before it is made; a finger says it twice", () => {
    const attack = {
      hero: "HR2",
      attack: "W-M6-wide-swing",
      origin: "12,9",
      impact: "",
      target: "",
      rerolls: 0,
      keywords: [],
      faces: [],
      areas: { "12,8": ["12,8", "11,8", "13,8"] },
      spaces: [],
    };
    const board = table({ attack: [attack], monsters: [monster("C1", "11,8")] });
    const { say, page, thing } = shown(board, { lit: new Set(["aim 12,8"]) });
    expect(thing("12,8").getAttribute("aria-label")).toContain("monsters in it: 1");
    const view = page.container.querySelector(".ls-view") as Element;
    fireEvent.pointerDown(view, { pointerType: "touch" });
    fireEvent.click(thing("12,8"));
    expect(say).not.toHaveBeenCalled();
    expect(page.container.querySelectorAll(".ls-affected path")).toHaveLength(3);
    fireEvent.click(thing("12,8"));
    expect(say).toHaveBeenCalledWith("aim 12,8");
  });

  it("shows where a monster faces, its wounds, and that it is stunned", () => {
    const bulky = monster("K2", "8,13", { kind: "K2", wounds: 1, of: 4, stunned: true });
    const { thing } = shown(table({ monsters: [bulky] }));
    const label = thing("K2").getAttribute("aria-label");
    expect(label).toBe("Blue Bulky, 8,13, faces east, Wounds 1 of 4, stunned");
    expect(thing("K2").querySelectorAll(".ls-pips .left")).toHaveLength(3);
    expect(thing("K2").querySelector(".ls-facing")?.getAttribute("transform")).toBe("rotate(-90)");
  });

  it("shows where monsters would go and what they would hit, for either side of the coin", () => {
    const there = { monster: "C1", space: "8,9", hits: ["HR2"], reach: ["8,10"] };
    const board = table({
      monsters: [monster("C1", "5,9")],
      forecast: { left: [there], right: [{ ...there, space: "8,8", hits: [] }] },
    });
    const { page, thing } = shown(board);
    expect(page.container.querySelectorAll(".ls-walk")).toHaveLength(2);
    expect(page.container.querySelectorAll(".ls-blow")).toHaveLength(1);
    expect(thing("HR2").getAttribute("aria-label")).toContain("would be struck once");
    fireEvent.click(screen.getByTitle("Hide what is foreseen"));
    expect(page.container.querySelectorAll(".ls-walk")).toHaveLength(0);
  });

  it("draws a Dryad over both her spaces, and a hero that is trapped", () => {
    const dryad = monster("Y", "7,13", { of: 11 });
    const heroes = [hero("HR2", "12,9", { trapped: true })];
    const { page, thing } = shown(
      table({
        monsters: [dryad],
        dryad: ["7,13", "7,14"],
        growth: 2,
        heroes,
        slots: { "2": [""] },
      }),
    );
    expect((thing("Y") as SVGElement).style.transform).toBe("translate(300px, 560px)");
    expect(page.container.querySelector(".ls-roots")).not.toBeNull();
    expect(page.container.textContent).toContain("The Dryad: stage 2.");
  });
});

describe("the sheet", () => {
  it("offers tokens, attacks, items and gifts where they lie, and says why not", () => {
    const no = { key: "no-uses-left", rule: "LS-6.4" };
    const heroes = [
      hero("HR2", "12,9", { items: [...hero("HR2", "").items, item("green1"), item("A08")] }),
    ];
    const { say, explain, thing } = shown(table({ heroes }), {
      lit: new Set(["flip 2", "attack W-M1a-slash", "drink green1", "use_trait TR01"]),
      refused: refusing(no.key, no.rule, "attack W-M1a-rush"),
    });
    fireEvent.click(thing("token2"));
    fireEvent.click(thing("W-M1a-slash"));
    fireEvent.click(screen.getByRole("button", { name: "Drink Green potion" }));
    fireEvent.click(thing("TR01"));
    expect(say.mock.calls.flat()).toEqual([
      "flip 2",
      "attack W-M1a-slash",
      "drink green1",
      "use_trait TR01",
    ]);
    fireEvent.click(thing("W-M1a-rush"));
    expect(explain).toHaveBeenCalledWith("attack W-M1a-rush");
  });

  it("of whoever is hurt lies open and says by whom", () => {
    const heroes = [hero("HR2", "12,9"), hero("HR4", "9,9", { seat: 1 })];
    const harm = [{ hero: "HR4", damage: 2, by: "M1" }];
    const { page } = shown(table({ heroes, harm }), { lit: new Set(["use_item A01a", "accept"]) });
    const open = page.container.querySelector(".ls-sheet");
    expect(open?.getAttribute("aria-label")).toBe("Isolde");
    expect(open?.querySelector(".ls-harm")?.textContent).toBe("2 damage on its way: Armored 1");
  });
});

describe("the day", () => {
  it("sells, builds and sends Workers where they are looked for", () => {
    const board = table({ phase: 0, workers: 2, shops: [["W-M4"], []], supply: [item("A04")] });
    const { say, page, thing } = shown(
      board,
      {
        lit: new Set(["buy W-M4", "buy_potion red", "build ST1", "scavenge gold", "move A04"]),
        refused: refusing("no-materials", "LS-18.9", "build ST5"),
      },
      { under_way: ["scenario", "day"] },
    );
    for (const name of ["W-M4", "red", "ST1", "gold"]) fireEvent.click(thing(name));
    fireEvent.click(screen.getByRole("button", { name: "Hand out Cloth Pants" }));
    expect(say.mock.calls.flat()).toEqual([
      "buy W-M4",
      "buy_potion red",
      "build ST1",
      "scavenge gold",
      "move A04",
    ]);
    expect(thing("ST5").getAttribute("aria-disabled")).toBe("true");
    expect(page.container.querySelectorAll(".ls-plan")).toHaveLength(18);
  });

  it("offers a lone player the heroes who wait, says what they cost, and why not", () => {
    const heroes = [hero("HR2", ""), hero("HR5", "", { waiting: true })];
    const lone = table({ phase: 0, active: "", hire: 3, heroes });
    const day = { under_way: ["scenario", "day"] };
    const rich = shown(lone, { lit: new Set(["recruit HR5", "end_main"]) }, day);
    expect(rich.page.container.querySelector(".ls-recruits h3")?.textContent).toBe(
      "Recruit a hero for3Gold: 3",
    );
    expect(rich.page.container.querySelector(".ls-asked")?.childElementCount).toBe(0);
    fireEvent.click(rich.page.container.querySelector(".ls-choice") as Element);
    expect(rich.say).toHaveBeenCalledWith("recruit HR5");
    cleanup();
    const refused = refusing("cannot-recruit", "LS-22.3", "recruit HR5");
    const poor = shown(lone, { lit: new Set(["end_main"]), refused }, day);
    fireEvent.click(poor.page.container.querySelector(".ls-choice") as Element);
    expect(poor.explain).toHaveBeenCalledWith("recruit HR5");
  });

  it("lays out what lies nowhere: a Perk with its text, a hero with its numbers", () => {
    const { say, page, thing } = shown(table({ phase: 0, heroes: [], active: "" }), {
      lit: new Set(["keep_perk PK07", "take_hero HR6"]),
    });
    expect(thing("PK07").textContent).toContain("gives +1 MP");
    expect(thing("HR6").textContent).toContain("Power Staff and shield");
    fireEvent.click(thing("HR6"));
    expect(say).toHaveBeenCalledWith("take_hero HR6");
    expect(page.container.querySelector(".ls-loose")).not.toBeNull();
  });
});

describe("reactions", () => {
  const hurt = [{ hero: "HR2", damage: 2, by: "C1" }];
  const heroes = [hero("HR2", "12,9"), hero("HR1", "12,10", { seat: 1, perks: ["PK14"] })];
  const monsters = [monster("C1", "11,9")];

  it("a Guardian's Perk lies open before the Guardian, and says who is hurt", () => {
    const board = table({ heroes, monsters, harm: hurt, about: "HR1", active: "" });
    const { say, page, thing } = shown(board, { lit: new Set(["use_perk PK14", "decline"]) });
    expect(thing("PK14").closest("details")).toBeNull();
    expect(page.container.querySelector(".ls-sheet .ls-harm")?.textContent).toContain("Brenna");
    fireEvent.click(thing("PK14"));
    expect(say).toHaveBeenCalledWith("use_perk PK14");
  });

  it("of two Guardians only the one who is asked can be clicked", () => {
    const both = heroes.map((it) => ({ ...it, perks: ["PK14"] }));
    const board = table({ heroes: both, monsters, harm: hurt, about: "HR1", active: "" });
    const { all } = shown(board, { lit: new Set(["use_perk PK14", "decline"]) });
    const lit = all("PK14").filter((it) => it.classList.contains("lit"));
    expect(lit.map((it) => it.closest("section")?.getAttribute("aria-label"))).toEqual(["Ulric"]);
  });

  it("whatever can be used opens the fold it lies in", () => {
    const idle = hero("HR1", "12,10", { seat: 1, trait: "TR11", items: [item("A22")] });
    const board = table({ heroes: [hero("HR2", "12,9"), idle], active: "HR2" });
    for (const answer of ["use_trait TR11", "use_item A22", "restore A22"]) {
      const { all } = shown(board, { lit: new Set([answer]) });
      const fold = all(answer.split(" ")[1] ?? "")[0]?.closest("details");
      expect(fold?.hasAttribute("open"), answer).toBe(true);
      cleanup();
    }
    const { page } = shown(board, { lit: new Set(["end_turn"]) });
    expect(page.container.querySelector("details")?.hasAttribute("open")).toBe(false);
  });
});

describe("the rest", () => {
  it("dice show what was rolled and what came of it", () => {
    const log = [
      told(3, "attacks", "HR2", "W-M1a-slash"),
      told(4, "rolls", "C1", "blue-IS"),
      told(4, "missed", "C1"),
    ];
    const { page } = shown(table({ monsters: [monster("C1", "8,8")] }), { log });
    expect(page.container.querySelector(".ls-tray")?.textContent).toBe(
      "Clawer 1blue: inevitable and stunnot hit",
    );
  });

  it("a card is shown large with all it does", () => {
    const page = render(<Zoom card="W-M1b" text={text} textOnly={false} />);
    expect(page.container.textContent).toContain("Slash");
    expect(page.container.textContent).toContain("Level II: Armour Piercing");
    cleanup();
    const boomer = render(<Zoom card="B" text={text} textOnly={false} />);
    expect(boomer.container.textContent).toContain("4 damage to heroes");
    cleanup();
    const shield = render(<Zoom card="A08" text={text} textOnly={false} />);
    expect(shield.container.textContent).toContain("restore this card");
  });

  it("a monster's card says how far it shoots, what it does, and nothing that is not so", () => {
    const said = (card: string) => {
      cleanup();
      return render(<Zoom card={card} text={text} textOnly={false} />).container.textContent ?? "";
    };
    expect(said("A")).toContain("Range4");
    expect(said("MO")).toContain("Range7");
    expect(said("C")).not.toContain("Range");
    for (const tile of ["HA", "MN"]) expect(said(tile)).toContain("Strength–");
    expect(said("ZH")).toContain("Skull Smash: damage 2 (stage II: 3)");
    expect(said("ZT")).toContain("Tidal Entrance: damage 2 (stage II: 3)");
    expect(said("ZH")).toContain("at stage II: orangeblue");
    expect(said("X")).toContain("Dive Bomb");
    expect(said("Y")).toContain("sectors");
  });

  it("Brood cards stay on the board when no Schema card is left", () => {
    const icons = { SQ1: { "1 0": "MO", "1 3": "HA" } };
    const { page } = shown(table({ direction: "D25", growth: 2, brood: { "8": "SQ1" }, icons }));
    const waves = page.container.querySelector(".ls-waves")?.textContent;
    expect(waves).toContain("1 × Seed Mortar, 1 × Hatchery");
    expect(waves).not.toContain("nothing more comes");
    expect(page.container.querySelectorAll(".ls-slot")).toHaveLength(1);
  });

  it("where the waves are discovered late, it says so instead of showing yesterday's", () => {
    const asked = { why: "main", seat: "first", answers: [] } as unknown as Sight["asked"];
    const { page } = shown(table({ phase: 0, day: 2 }), {}, { asked });
    expect(page.container.querySelector(".ls-waves")?.textContent).toContain(
      "after the Main Phase",
    );
    expect(page.container.querySelector(".ls-waves")?.textContent).not.toContain("nothing more");
  });

  it("a night with which the game ends promises no reward", () => {
    const { page } = shown(table({ reward: [] }));
    expect(page.container.querySelector(".ls-reward")).toBeNull();
    expect(page.container.querySelector(".ls-panic")?.getAttribute("title")).toBe(
      "Flames left in the Panic Area: 12 of 12.",
    );
  });

  it("what a Cetusia card makes her do is said", () => {
    const deck = ["Z2", "Z3", "Z4"];
    const { page } = shown(table({ wyrm: "Z1", wyrm_stage: 2, wyrm_deck: deck }));
    const waves = page.container.querySelector(".ls-waves")?.textContent;
    expect(waves).toContain("Head: Skull Smash, 3 damage");
    expect(waves).toContain("Tail: Tidal Assault, 2 damage");
  });

  it("no text is missing for anything that can be looked at", () => {
    const cards = ["HR1", "W-G8", "W-R1c-twin-arrows", "A24", "SC6", "blue2", "K3", "ST6", "MN"];
    for (const card of [
      ...cards,
      "TR03",
      "PK11",
      "UM4",
      "BD10",
      "U1",
      "Y",
      "HA",
      "X",
      "L",
      "MO",
      "ZH",
      "ZT",
    ]) {
      const page = render(<Zoom card={card} text={text} textOnly={false} />);
      expect(page.container.textContent, card).not.toMatch(/board-|undefined|NaN/);
      cleanup();
    }
  });

  it("a campaign says which of its cities this is; a scenario has but one", () => {
    const options = { scenario: "campaign" };
    const { page } = shown(table({ map: "lakeburg" }), {}, { options });
    expect(page.container.querySelector(".ls-when")?.textContent).toContain("city 2 of 3");
    cleanup();
    const alone = shown(table({ map: "lakeburg" }), {}, { options: { scenario: "lakeburg" } });
    expect(alone.page.container.querySelector(".ls-cities")).toBeNull();
  });

  it("a Seer's question is answered where questions are, not far below", () => {
    const slots = { "3": ["", ""], "11": [""] };
    const { say, page, thing } = shown(table({ slots }), { lit: new Set(["look 3"]) });
    expect(thing("3").closest(".ls-asked")).not.toBeNull();
    fireEvent.click(thing("3"));
    expect(say).toHaveBeenCalledWith("look 3");
    expect(page.container.querySelectorAll(".ls-waves")).toHaveLength(1);
  });
});

describe("a sentence", () => {
  it("names some things of which nothing lies on the board", () => {
    const pieces = text.pieces({ what: "stays", things: ["C1", "is-held"] });
    expect(pieces.map(({ said }) => said).join("")).toBe(
      "Clawer 1 stops: something in its Area holds it.",
    );
    const lying = pieces.filter(({ kind = "", name }) => name && !words.includes(kind));
    expect(lying.map(({ name }) => name)).toEqual(["C1"]);
  });
});
