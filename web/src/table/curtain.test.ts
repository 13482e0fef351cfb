// Whose eyes look: never at a hand whose owner has not said so.
import { beforeEach, describe, expect, it } from "vitest";
import { asks as asking, seat, sight } from "../support/sights";
import { confirm, confirmedAt, lookFrom, myTurn } from "./curtain";

const both = [seat(0), seat(1, { yours: true })];
const asks = (id: string) => asking({ seat: id });

beforeEach(() => sessionStorage.clear());

describe("the curtain", () => {
  it("hides nothing from whoever sits alone", () => {
    expect(lookFrom(sight({ seat: -1 }), null)).toEqual({ seat: 0, behind: null });
  });

  it("lets spectators look as spectators", () => {
    const seats = [seat(0, { yours: false }), seat(1, { yours: false })];
    expect(lookFrom(sight({ seats }), null)).toEqual({ seat: -1, behind: null });
    expect(myTurn(sight({ seats }))).toBe(false);
  });

  it("falls before every player of one screen until they confirm", () => {
    const here = sight({ seats: both, asked: asks("night") });
    expect(lookFrom(here, null)).toMatchObject({ seat: -1, behind: { id: "night" } });
    expect(lookFrom(here, 0)).toMatchObject({ seat: -1, behind: { id: "night" } });
    expect(lookFrom(here, 1)).toEqual({ seat: 1, behind: null });
  });

  it("stays open while somebody from elsewhere is asked", () => {
    const seats = [...both, { ...seat(2), id: "third", yours: false }];
    expect(lookFrom(sight({ seats, asked: asks("third") }), 0)).toEqual({ seat: 0, behind: null });
    expect(lookFrom(sight({ seats, asked: asks("third") }), null).seat).toBe(-1);
  });

  it("rises for good at the end, and where all play together", () => {
    const result = { scores: [1, 0], reason: "two-temples", tally: [] };
    expect(lookFrom(sight({ seats: both, result, asked: null }), null).behind).toBeNull();
    const friends = sight({ seats: both, together: true, asked: asks("night") });
    expect(lookFrom(friends, null)).toEqual({ seat: 1, behind: null });
    expect(lookFrom({ ...friends, asked: asks("table") }, 1)).toEqual({ seat: 1, behind: null });
    expect(lookFrom({ ...friends, asked: asks("table") }, null).seat).toBe(0);
  });

  it("lets whoever sits there answer for the table, or else asks the first", () => {
    const here = sight({ seats: both, asked: asks("table") });
    expect(lookFrom(here, 1)).toEqual({ seat: 1, behind: null });
    expect(lookFrom(here, null)).toMatchObject({ seat: -1, behind: { id: "day" } });
    expect(myTurn(sight({ seats: both, asked: asks("table") }))).toBe(true);
  });

  it("is not needed for a seat that a bot plays", () => {
    const seats = [seat(0), seat(1, { yours: true, who: "bot", level: "greedy" })];
    expect(lookFrom(sight({ seats, asked: asks("night") }), null)).toEqual({
      seat: 0,
      behind: null,
    });
  });

  it("survives a reload, table by table", () => {
    expect(confirmedAt("t1")).toBeNull();
    confirm("t1", 0);
    expect(confirmedAt("t1")).toBe(0);
    expect(confirmedAt("t2")).toBeNull();
  });
});
