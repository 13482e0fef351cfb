// A table by what happens at it: one question's thoughts are gone at the next, one seat's at another's.
import { describe, expect, it } from "vitest";
import { asks, seat, sight, told } from "../support/sights";
import { seated, seen, standing } from "./seen";
import { atFirst, type Happening, next, type TableState } from "./state";

const heard = (part: Parameters<typeof sight>[0] = {}, news = [told(9, "turn")], fresh = false) =>
  ({ what: "heard", sight: sight(part), told: news, fresh }) satisfies Happening;
const now = { seat: 0, open_since: 10 };

const happened = (...all: Happening[]): TableState => all.reduce(next, atFirst(null));
const thinking: Happening[] = [
  heard({}, [], true),
  { what: "explained", answer: "cast D07" },
  { what: "considered", answer: "cast D01" },
  { what: "foreseen", of: now, answer: "cast D01", board: { hours: 3 } },
  { what: "advised", of: now, advice: { kind: "thinking" } },
];

describe("what is thought about a question", () => {
  it("stays while somebody comes or goes", () => {
    const state = happened(...thinking, heard({ thinking: true }, []));
    expect(state.thoughts).toEqual(happened(...thinking).thoughts);
    expect(state.thoughts).toMatchObject({ explained: "cast D07", considered: "cast D01" });
  });

  it("stays while somebody takes a hint or hands over: the question is the same", () => {
    const marked = happened(
      heard({}, [told(9, "casts", "day", "D01")], true),
      ...thinking.slice(1),
    );
    const noted = [told(10, "takes-hint", "day")];
    const state = next(marked, heard({ seq: 11, open_since: 10 }, noted));
    expect(state.thoughts).toEqual(marked.thoughts);
    expect(state.last).toEqual(marked.last);
    expect(state.log.at(-1)?.what).toBe("takes-hint");
  });

  it("is gone at the next one, and from another seat", () => {
    const nothing = atFirst(null).thoughts;
    expect(happened(...thinking, heard({ seq: 11 })).thoughts).toEqual(nothing);
    expect(happened(...thinking, heard({ seat: 1 })).thoughts).toEqual(nothing);
  });

  it("takes nothing in that comes late, and says so to whoever waited for advice", () => {
    const late = happened(heard({ seq: 11 }));
    const given: Happening = { what: "advised", of: now, advice: { kind: "given", advice: [] } };
    const board: Happening = { what: "foreseen", of: now, answer: "cast D01", board: {} };
    expect(next(late, given)).toEqual({ ...late, complaint: { code: "hint_too_late", text: "" } });
    expect(next(late, board)).toBe(late);
  });
});

describe("an answer", () => {
  it("is given once, and again when it was refused or the line broke", () => {
    const said = happened(heard(), { what: "answered", byItself: false });
    expect(said.thoughts.answered).toBe(true);
    const complaint = { code: "stale", text: "" };
    expect(next(said, { what: "refused", complaint }).thoughts.answered).toBe(false);
    expect(next(said, { what: "line", line: "asking" }).thoughts.answered).toBe(false);
    expect(next(said, heard({ seq: 11 })).thoughts.answered).toBe(false);
  });

  it("puts away what was looked at, unless the table gave it by itself", () => {
    const looked = [...thinking, { what: "zoomed", card: "D01", by: "choice" } as const];
    const said = happened(...looked, { what: "answered", byItself: false });
    expect(said.zoomed).toBeNull();
    expect(said.thoughts).toMatchObject({ explained: null, considered: null });
    expect([...said.automatic]).toEqual([]);
    const alone = happened(...looked, { what: "answered", byItself: true });
    expect(alone.zoomed).toEqual({ card: "D01", kept: true });
    expect([...alone.automatic]).toEqual([10]);
  });
});

describe("a complaint", () => {
  it("is gone when something happens, or is waved away", () => {
    const refused = happened(heard(), { what: "refused", complaint: { code: "x", text: "" } });
    expect(next(refused, heard({}, [])).complaint).not.toBeNull(); // Only somebody came.
    expect(next(refused, heard({ seq: 11 })).complaint).toBeNull();
    expect(next(refused, { what: "dismissed" }).complaint).toBeNull();
  });
});

describe("a card that is shown", () => {
  const point = (card: string | null) => ({ what: "zoomed", card, by: "pointing" }) as const;
  const choose = (card: string | null) => ({ what: "zoomed", card, by: "choice" }) as const;
  const shown = (...all: Happening[]) => happened(heard(), ...all).zoomed;

  it("goes with the pointer, or stays until it is put away", () => {
    expect(shown(point("D01"))).toEqual({ card: "D01", kept: false });
    expect(shown(point("D01"), point(null))).toBeNull();
    expect(shown(choose("D01"), point(null))).toEqual({ card: "D01", kept: true });
    expect(shown(choose("D01"), point("D01"))).toEqual({ card: "D01", kept: true });
    expect(shown(choose("D01"), point("D02"))).toEqual({ card: "D02", kept: false });
    expect(shown(choose("D01"), choose(null))).toBeNull();
  });

  it("is not for the eyes of another seat", () => {
    const state = happened(heard(), choose("D01"), { what: "pointed", thing: "e4" });
    expect(next(state, heard({ seq: 11 }))).toMatchObject({ zoomed: { kept: true } });
    expect(next(state, heard({ seat: -1 }))).toMatchObject({ zoomed: null, pointed: null });
  });
});

describe("where somebody stands", () => {
  const both = { seats: [seat(0), seat(1, { yours: true })] };

  it("is on the way, nowhere, at the door, and at the table", () => {
    expect(standing(atFirst(null))).toEqual({ at: "the way", unreachable: false });
    expect(standing(happened({ what: "line", line: "asking" }))).toMatchObject({
      unreachable: true,
    });
    const complaint = { code: "no_such_table", text: "" };
    expect(
      standing(happened({ what: "line", line: "lost" }, { what: "refused", complaint })),
    ).toEqual({ at: "nowhere", complaint });
    expect(standing(happened(heard({ seat: -1 }))).at).toBe("the door");
    expect(standing(happened(heard())).at).toBe("the table");
  });

  it("is before the curtain until the seat that is next confirms", () => {
    const turned = happened(heard({ ...both, seat: 0, asked: asks({ seat: "night" }) }));
    expect(standing(turned)).toMatchObject({ at: "the curtain", seat: { id: "night" } });
    expect(seated(turned)).toBeNull();
    expect(standing(next(turned, { what: "confirmed", seat: 1 })).at).toBe("the door");
  });
});

describe("what is seen", () => {
  const facts = [told(3, "turn", "day", 1), told(4, "casts"), told(6, "flips")];
  const state = happened(heard({}, facts, true));
  const past = { seat: 0, at: 5, sight: sight({ seq: 5 }) };

  it("is nothing until somebody is seated", () => {
    expect(seen(atFirst(null), null)).toBeNull();
    expect(seen(happened(heard({ seat: -1 })), null)).toBeNull();
  });

  it("is the question only now, and only mine", () => {
    expect(seen(state, null)?.asked).toMatchObject({ why: "cast" });
    expect(seen(state, 5)?.asked).toBeNull();
    expect(seen(happened(heard({ asked: asks({ seat: "night" }) })), null)?.asked).toBeNull();
  });

  it("is the past as soon as it is there, with what had been told then", () => {
    expect(seen(state, 5)).toMatchObject({ shown: { seq: 10 }, past: null });
    const recalled = next(state, { what: "recalled", past });
    const then = seen(recalled, 5);
    expect(then?.shown.seq).toBe(5);
    expect(then?.told.map((fact) => fact.seq)).toEqual([3, 4]);
    expect(then?.last.map((fact) => fact.seq)).toEqual([4]);
    expect(then?.log).toHaveLength(3);
    expect(then?.moments).toEqual([0, 4, 5, 7]);
    expect(seen(recalled, null)?.shown.seq).toBe(10);
  });

  it("is never the past of another seat", () => {
    const other = next(state, { what: "recalled", past: { ...past, seat: 1 } });
    expect(seen(other, 5)).toMatchObject({ past: null, shown: { seq: 10 } });
  });

  it("is what would come of an answer, as far as that was told", () => {
    const considered = happened(...thinking);
    const board = { ...sight().board, hours: 3 };
    expect(seen(considered, null)?.previewed).toEqual(board);
    expect(seen(considered, 5)?.previewed).toBeNull();
    const other = next(considered, { what: "considered", answer: "end_casting" });
    expect(seen(other, null)?.previewed).toBeNull();
  });
});

describe("what was told to somebody who only looks on", () => {
  const beat = (seq: number, by: string) => ({ seq, beat: 0, by, told: [], before: {}, board: {} });
  const watched = happened(heard({ seat: -1 }, [], true), {
    what: "retold",
    beats: [beat(1, "day"), beat(2, "night")],
  });

  it("is forgotten up to the hand that moved last, when more is heard", () => {
    const later = next(watched, heard({ seat: -1, seq: 11 }));
    expect(later.beats.map(({ by }) => by)).toEqual(["night"]);
  });

  it("stays while it is shown", () => {
    const showing = next(watched, { what: "again", beat: 0, paused: true });
    expect(next(showing, heard({ seat: -1, seq: 11 })).beats).toHaveLength(2);
  });
});
