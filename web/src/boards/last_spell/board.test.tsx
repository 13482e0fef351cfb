// The board draws what it is given, lights what is offered, and says why not.
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Sight } from "../../net/protocol";
import { refusing } from "../../support/sights";
import { Board } from ".";
import { shown } from "./shown";
import { hero, item, monster, table } from "./sights";

/** A Wide Swing that is being aimed. */
const AIMED = {
  hero: "HR2",
  attack: "W-M6-wide-swing",
  origin: "12,9",
  impact: "",
  target: "",
  rerolls: 0,
  keywords: [],
  faces: [],
  areas: {},
  spaces: [],
  odds: {},
};

const ASKED_MAIN = { why: "main", seat: "first", answers: [] } as unknown as Sight["asked"];

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
    const attack = { ...AIMED, areas: { "12,8": ["12,8", "11,8", "13,8"] } };
    const board = table({ attack: [attack], monsters: [monster("C1", "11,8")] });
    const { say, page, thing } = shown(board, { lit: new Set(["aim 12,8"]) });
    expect(thing("12,8").getAttribute("aria-label")).toContain("monsters in the area: 1");
    const view = page.container.querySelector(".ls-view") as Element;
    fireEvent.pointerDown(view, { pointerType: "touch" });
    fireEvent.click(thing("12,8"));
    expect(say).not.toHaveBeenCalled();
    expect(page.container.querySelectorAll(".ls-affected path")).toHaveLength(3);
    fireEvent.click(thing("12,8"));
    expect(say).toHaveBeenCalledWith("aim 12,8");
  });

  it("tells the odds of an aim before it is made, as the server has them", () => {
    const odds = {
      "12,8": {
        chances: { C1: 67, K2: 33 },
        deadly: ["C1"],
        wounds: 1.3,
        kills: 0.7,
        friends: ["HR2"],
      },
    };
    const attack = { ...AIMED, areas: { "12,8": ["12,8", "11,8"] }, odds };
    const monsters = [monster("C1", "12,8"), monster("K2", "11,8", { kind: "K2", of: 4 })];
    const { page, thing } = shown(table({ attack: [attack], monsters }), {
      lit: new Set(["aim 12,8"]),
    });
    const chances = () =>
      [...page.container.querySelectorAll(".ls-chance")].map((it) => it.textContent);
    expect(chances()).toEqual(["67%"]); // The lone target, before anything is pointed at.
    fireEvent.focus(thing("12,8"));
    expect(chances()).toEqual(["67%", "33%"]);
    expect(page.container.querySelector(".ls-odds")?.textContent).toBe(
      "Kill Clawer 1: 67%Hit Blue Bulky: 33%On average: Wounds 1.3, kills 0.7Brenna would be hurt",
    );
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
    const board = table({
      phase: 0,
      workers: 2,
      plans: ["BD1", "ST1", "ST5"],
      shops: [["W-M4"], []],
      supply: [item("A04")],
    });
    const { say, page, thing } = shown(
      board,
      {
        lit: new Set(["buy W-M4", "buy_potion red", "build ST1", "scavenge gold", "move A04"]),
        refused: refusing("no-materials", "LS-18.9", "build ST5"),
      },
      { under_way: ["scenario", "day"] },
    );
    for (const name of ["W-M4", "red", "ST1", "gold"]) fireEvent.click(thing(name));
    fireEvent.click(thing("A04"));
    expect(say.mock.calls.flat()).toEqual([
      "buy W-M4",
      "buy_potion red",
      "build ST1",
      "scavenge gold",
      "move A04",
    ]);
    expect(thing("ST5").getAttribute("aria-disabled")).toBe("true");
    expect(page.container.querySelectorAll(".ls-plan")).toHaveLength(3); // As the table has it.
  });

  it("a hero's tile says that something on the closed sheet can be made better", () => {
    const heroes = [hero("HR2", "", { items: [item("W-M4")] }), hero("HR4", "")];
    const { page } = shown(table({ phase: 0, heroes }), { lit: new Set(["upgrade W-M4"]) });
    const [first, second] = [...page.container.querySelectorAll(".ls-tile")];
    expect(first?.textContent).toContain("Upgrade");
    expect(second?.textContent).not.toContain("Upgrade");
  });

  it("what nobody has room for is taken by a click on what it replaces", () => {
    const board = table({ phase: 0, supply: [item("A04")], heroes: [hero("HR2", "")] });
    const { say, page } = shown(
      board,
      {
        lit: new Set(["move A01a"]),
        refused: refusing("nobody-can-carry", "LS-18.14", "move A04"),
      },
      { under_way: ["scenario", "day"], asked: ASKED_MAIN },
    );
    const ware = page.container.querySelector(".ls-common .instead") as Element;
    fireEvent.click(ware);
    fireEvent.click(ware);
    expect(screen.queryByRole("button", { name: /^Brenna, instead of/ })).toBeNull();
    fireEvent.click(ware);
    expect(say).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Brenna, instead of Worn-out Pants" }));
    expect(say.mock.calls).toEqual([["move A01a"]]);
  });

  it("in the introduction the rest is chosen by one click", () => {
    const asked = { why: "trait", seat: "first", answers: [] } as unknown as Sight["asked"];
    const lit = new Set(["keep_trait TR02", "keep_trait TR07"]);
    const options = { scenario: "introductory" };
    const { say } = shown(table({ phase: 0 }), { lit }, { asked, options });
    fireEvent.click(screen.getByRole("button", { name: /Choose the rest for me/ }));
    expect(say.mock.calls).toEqual([["keep_trait TR02"]]);
    cleanup();
    shown(table({ phase: 0 }), { lit }, { asked, options: { scenario: "gildenberg" } });
    expect(screen.queryByText("Choose the rest for me")).toBeNull();
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

  it("what another hero can do is laid out, as its sheet is not open", () => {
    const idle = hero("HR1", "12,10", { seat: 1, trait: "TR11", items: [item("A22")] });
    const board = table({ heroes: [hero("HR2", "12,9"), idle], active: "HR2" });
    for (const answer of ["use_trait TR11", "use_item A22", "restore A22"]) {
      const { say, thing } = shown(board, { lit: new Set([answer]) });
      const laid = thing(answer.split(" ")[1] ?? "");
      expect(laid.closest(".ls-asked")?.textContent, answer).toContain("Ulric");
      fireEvent.click(laid);
      expect(say).toHaveBeenCalledWith(answer);
      cleanup();
    }
  });

  it("a touch on a hero opens its sheet, and closes it again; one that is asked for answers", () => {
    const heroes = [hero("HR2", "12,9"), hero("HR4", "9,9", { seat: 1 })];
    const { page } = shown(table({ heroes }));
    const open = () => page.container.querySelector(".ls-sheet")?.getAttribute("aria-label");
    const tile = page.container.querySelector(".ls-tile[data-thing=HR4]") as Element;
    expect(open()).toBe("Brenna");
    fireEvent.click(tile);
    expect(open()).toBe("Isolde");
    expect(tile.getAttribute("aria-expanded")).toBe("true");
    fireEvent.click(tile);
    expect(open()).toBe("Brenna");
    cleanup();
    const asked = shown(table({ heroes, active: "" }), { lit: new Set(["act HR4"]) });
    fireEvent.click(asked.page.container.querySelector(".ls-tile.lit") as Element);
    expect(asked.say).toHaveBeenCalledWith("act HR4");
  });

  it("the waves are looked at whatever is asked, until the map is asked anew", () => {
    const lit = new Set(["step 12,8"]);
    const { page, props } = shown(table(), { lit }, { open_since: 4 });
    const open = () => page.container.querySelector(".ls-foot.open") !== null;
    const next = (open_since: number, answers: string[]) =>
      page.rerender(
        <Board {...props} sight={{ ...props.sight, open_since }} lit={new Set(answers)} />,
      );
    fireEvent.click(page.container.querySelector(".ls-see-waves") as Element);
    expect(open()).toBe(true);
    next(5, ["end_turn"]);
    expect(open()).toBe(true);
    next(6, ["step 12,7"]);
    expect(open()).toBe(false);
  });
});
