// Several answers by one click: each is on offer when it is given, and it ends where one is not.
import { describe, expect, it } from "vitest";
import { type Chain, inPlaceOf, nextOf, placeOf } from "./chain";
import { hero, item, table } from "./sights";

/** What a chain says to these questions, one after the other. */
function said(begun: Chain, questions: readonly [string, string[], string?][], heroes = [HR2]) {
  const given: string[] = [];
  let chain: Chain | null = begun;
  for (const [why, lit, about = ""] of questions) {
    if (!chain) break;
    const next = nextOf(chain, { why, lit: new Set(lit), board: table({ heroes, about }) });
    if (!next) break;
    given.push(next[0]);
    chain = next[1];
  }
  return given;
}

const HR2 = hero("HR2", "", { items: [item("W-M1a"), item("A03a"), item("A01a")] });

describe("what is usual", () => {
  it("takes the first of each, a Red potion, exchanges nothing, and ends", () => {
    const questions: [string, string[]][] = [
      ["trait", ["keep_trait TR02", "keep_trait TR07"]],
      ["perk", ["keep_perk PK05", "keep_perk PK01"]],
      ["potion", ["take_potion green", "take_potion red"]],
      ["exchange", ["swap W-M1a", "end_exchange"]],
      ["main", ["end_main"]],
    ];
    expect(said({ kind: "usual" }, questions)).toEqual([
      "keep_trait TR02",
      "keep_perk PK05",
      "take_potion red",
      "end_exchange",
    ]);
  });

  it("never chooses a hero, nor ends a day", () => {
    expect(said({ kind: "usual" }, [["hero", ["take_hero HR1"]]])).toEqual([]);
    expect(said({ kind: "usual" }, [["main", ["end_main"]]])).toEqual([]);
  });
});

describe("what was bought", () => {
  it("is taken by a hero who puts down what is in its place", () => {
    const swap: Chain = { kind: "swap", item: "A04", hero: "HR2", down: ["A01a"] };
    const questions: [string, string[], string?][] = [
      ["main", ["move A01a", "sell A04"]],
      ["give", ["give_to HR1", "put_down"], "A01a"],
      ["main", ["move A04", "move A01a"]],
      ["give", ["give_to HR2"], "A04"],
    ];
    expect(said(swap, questions)).toEqual(["move A01a", "put_down", "move A04", "give_to HR2"]);
  });

  it("if it needs both hands, both are emptied; if that is not enough, it ends there", () => {
    const swap: Chain = { kind: "swap", item: "W-M6", hero: "HR2", down: ["W-M1a"] };
    const left = [hero("HR2", "", { items: [item("A03a")] })];
    const question = { why: "main", lit: new Set(["move A03a"]), board: table({ heroes: left }) };
    expect(nextOf({ ...swap, down: [] }, question)?.[0]).toBe("move A03a");
    const none = { why: "main", lit: new Set(["end_main"]), board: table({ heroes: left }) };
    expect(nextOf({ ...swap, down: [] }, none)).toBeNull();
  });

  it("has a place: hands, belt, above or below; only what can be put down is offered", () => {
    expect(["W-M6", "A03a", "red1", "SC2"].map(placeOf)).toEqual([
      "hands",
      "hands",
      "belt",
      "belt",
    ]);
    const lit = new Set(["move A03a", "move A01a"]);
    expect(inPlaceOf("W-M4", { board: table({ heroes: [HR2] }), lit })).toEqual([
      { hero: "HR2", down: "A03a" },
    ]);
  });
});
