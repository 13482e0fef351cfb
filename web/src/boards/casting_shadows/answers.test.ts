// Which answer a thing stands for: only what the question names can be chosen.
import { describe, expect, it } from "vitest";
import type { CastingShadowsDie } from "../../net/protocol";
import { refusing } from "../../support/sights";
import {
  type Board,
  cardChoice,
  choose,
  deeds,
  dieChoice,
  looseAnswers,
  nearSeat,
  type Offers,
  othersOf,
  tileChoice,
  tokenChoice,
  tokensOf,
  wounds,
} from "./answers";
import { table } from "./sights";

const no = { key: "no-ap", rule: "CS-4.4" };
const offers = (lit: string[], refused: string[] = []): Offers => ({
  lit: new Set(lit),
  refused: refusing(no.key, no.rule, ...refused),
});
const dice = (...faces: string[]): Board => {
  const ids = ["r1", "r2", "b1", "b2", "p1"];
  const colours = ["red", "red", "blue", "blue", "purple"];
  return table({
    dice: faces.map((face, at) => ({
      id: ids[at] as string,
      colour: colours[at] as string,
      face,
      chosen: false,
      rerollable: true,
    })),
  });
};
const die = (board: Board, at: number) => board.dice[at] as CastingShadowsDie;

describe("choices", () => {
  it("what is on offer goes before what is refused, and nothing else is either", () => {
    expect(choose(offers(["pass"]), ["stay", "pass"])).toEqual({ offered: "pass" });
    expect(choose(offers([], ["stay"]), ["stay", "pass"])).toEqual({ refused: "stay" });
    expect(choose(offers(["cast x"]), ["stay"])).toEqual({ refused: undefined });
  });

  it("a tile is travelled to, hit, or fled to", () => {
    expect(tileChoice(offers(["aim SW"]), "SW").offered).toBe("aim SW");
    expect(tileChoice(offers(["flee C"]), "C").offered).toBe("flee C");
    expect(tileChoice(offers(["travel C"], ["travel NE"]), "NE").refused).toBe("travel NE");
  });

  it("of two dice that look alike both answer, by the name of the first", () => {
    const board = dice("GR", "GR", "OB", "GB", "CC");
    const lit = offers(["reroll r1", "reroll b1"], ["reroll r2", "reroll p1"]);
    expect(dieChoice(lit, board, die(board, 1)).offered).toBe("reroll r1");
    expect(dieChoice(lit, board, die(board, 3)).offered).toBeUndefined();
    expect(dieChoice(lit, board, die(board, 4)).refused).toBe("reroll p1");
  });

  it("a crystal is removed and a fragment absorbed by a click on it", () => {
    const board = dice("CC", "SF", "", "", "");
    expect(dieChoice(offers(["protect"]), board, die(board, 0)).offered).toBe("protect");
    expect(dieChoice(offers(["absorb 1", "absorb 2"]), board, die(board, 1)).offered).toBe(
      "absorb 1",
    );
    expect(dieChoice(offers(["pay r1"]), board, die(board, 2))).toEqual({});
    expect(tokenChoice(offers(["pay token-GP"]), "GP").offered).toBe("pay token-GP");
  });

  it("of two copies the one that was cast stays dark", () => {
    const card = { id: "heavy_hand.1", card: "heavy_hand", used: true, reach: [] };
    const lit = offers(["cast heavy_hand"]);
    expect(cardChoice(lit, card).offered).toBeUndefined();
    expect(cardChoice(lit, { ...card, used: false }).offered).toBe("cast heavy_hand");
    expect(cardChoice(offers(["discard heavy_hand"]), card).offered).toBe("discard heavy_hand");
  });

  it("a Resource card says why it can't be used, not why it can't be cast", () => {
    const card = { id: "red_gem.1", card: "red_gem", used: false, reach: [] };
    const both = offers([], ["cast red_gem", "use red_gem"]);
    expect(cardChoice(both, card).refused).toBe("use red_gem");
  });

  it("answers about nothing on the table are laid out", () => {
    const lit = new Set(["strength 1", "travel C", "reveal run_away", "pass", "convert GR-GB"]);
    expect(looseAnswers(lit)).toEqual(["strength 1", "convert GR-GB"]);
  });
});

describe("the table", () => {
  it("others sit in the order in which they play; a spectator sits with the active player", () => {
    const board = table({ active: 2 });
    expect(othersOf(board, 1).map((it) => it.seat)).toEqual([2, 3, 0]);
    expect(nearSeat(-1, board)).toBe(2);
    expect(nearSeat(3, board)).toBe(3);
  });

  it("wounds of one act are summed for each seat", () => {
    const last = [
      { seq: 3, beat: 0, what: "hurt", things: ["jade", 3] },
      { seq: 3, beat: 0, what: "hurt", things: ["amber", 1] },
      { seq: 3, beat: 0, what: "hurt", things: ["jade", 2] },
      { seq: 3, beat: 0, what: "heals", things: ["onyx", 1] },
    ];
    expect(wounds(last)).toEqual([
      { seat: 1, change: -5 },
      { seat: 0, change: -1 },
      { seat: 3, change: 1 },
    ]);
  });

  it("a card's face says what is paid for what", () => {
    expect(deeds("phoenix_flash")[1]).toEqual({ paid: ["GR", "GR"], got: ["5"] });
    expect(deeds("fatal_fronds")).toEqual([{ paid: [], got: ["2"] }]);
    expect(deeds("nothing")).toEqual([]);
    expect(tokensOf({ GR: 2, SF: 1, CC: 0 })).toEqual([
      ["GR", 2],
      ["SF", 1],
    ]);
  });
});
