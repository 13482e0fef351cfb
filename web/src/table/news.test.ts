// What counts as news: what comes in sight by going on, once; not what was there when one came.
import { describe, expect, it } from "vitest";
import { sight, told } from "../support/sights";
import { type Glance, type News, newsSince } from "./news";
import { seen } from "./seen";
import { atFirst, next, type TableState } from "./state";
import { type Beat, evenly, stepsOf } from "./telling";

const RESULT = { scores: [1, 0], reason: "two-temples", tally: [] };
const fact = (seq: number, what = "steps") => told(seq, what, "night", "a7");
const beat = (seq: number, what = "steps"): Beat => ({
  seq,
  beat: 0,
  by: "night",
  told: [fact(seq, what)],
  before: {},
  board: {},
});

/** Somebody who looks after each happening. */
class Somebody {
  state: TableState = { ...atFirst(0), line: "live" };
  at: number | null = null;
  private glance: Glance | null = null;

  look(): News {
    const table = seen(this.state, this.at, stepsOf(this.state.beats, evenly));
    if (!table) throw new Error("nobody is seated");
    const [glance, news] = newsSince(this.glance, table);
    this.glance = glance;
    return news;
  }
  sees = () => this.look().facts.map((it) => it.what);
  hears(seq: number, ...news: ReturnType<typeof told>[]) {
    return this.told({ seq }, news);
  }
  told(
    part: Parameters<typeof sight>[0],
    news: readonly ReturnType<typeof told>[],
    how: { fresh?: boolean; toShow?: boolean; sameEyes?: boolean } = {},
  ) {
    const heard = { what: "heard", sight: sight(part), told: news, fresh: false, ...how } as const;
    this.state = next(this.state, heard);
    return this.sees();
  }
  after(it: Parameters<typeof next>[1]) {
    this.state = next(this.state, it);
    return this.sees();
  }
  goes(at: number | null, fetched = true) {
    this.at = at;
    const past = at === null || !fetched ? null : { seat: 0, at, sight: sight({ seq: at }) };
    if (at === null || fetched) this.state = next(this.state, { what: "recalled", past });
    return this.sees();
  }
}

function arrived() {
  const ann = new Somebody();
  expect(ann.told({ seq: 3 }, [fact(0, "old"), fact(1), fact(2)], { fresh: true })).toEqual([]);
  return ann;
}

describe("now", () => {
  it("is what happens, once, and nothing of what lay there", () => {
    const ann = arrived();
    expect(ann.sees()).toEqual([]);
    expect(ann.hears(4, fact(3, "builds"))).toEqual(["builds"]);
    expect(ann.sees()).toEqual([]);
    expect(ann.after({ what: "considered", answer: "cast D01" })).toEqual([]);
  });

  it("is nothing for whoever comes back to the table", () => {
    const ann = arrived();
    const all = [fact(0), fact(1), fact(2), fact(3, "builds")];
    expect(ann.told({ seq: 4 }, all, { fresh: true })).toEqual([]);
  });

  it("is news to one hand at two seats as well", () => {
    const ann = arrived();
    const all = [fact(0), fact(1), fact(2), fact(3, "builds")];
    expect(ann.told({ seq: 4 }, all, { fresh: true, sameEyes: true })).toEqual(["builds"]);
  });

  it("is what is done anew after something was taken back", () => {
    const ann = arrived();
    expect(ann.hears(4, fact(3, "builds"))).toEqual(["builds"]);
    expect(ann.hears(3, told(3, "undone", "day", 3))).toEqual([]);
    expect(ann.hears(4, fact(3, "builds"))).toEqual(["builds"]);
  });

  it("has nothing to say of hints and offers", () => {
    const ann = arrived();
    expect(ann.hears(3, told(3, "takes-hint", "night"))).toEqual([]);
    expect(ann.hears(4, fact(3, "builds"))).toEqual(["builds"]);
  });
});

describe("while it is told", () => {
  function told2() {
    const ann = arrived();
    const news = [fact(3, "one"), fact(4, "two"), fact(5, "three")];
    expect(ann.told({ seq: 6 }, news, { toShow: true })).toEqual([]);
    const beats = [beat(3, "one"), beat(4, "two"), beat(5, "three")];
    expect(ann.after({ what: "retold", beats })).toEqual([]);
    ann.after({ what: "all-retold" });
    return ann;
  }

  it("comes step by step, and not again for whoever goes back", () => {
    const ann = told2();
    expect(ann.after({ what: "shown", beat: 0 })).toEqual(["one"]);
    expect(ann.after({ what: "shown", beat: 1 })).toEqual(["two"]);
    expect(ann.after({ what: "shown", beat: 0 })).toEqual([]);
    expect(ann.after({ what: "shown", beat: 1 })).toEqual([]);
    expect(ann.after({ what: "shown", beat: 2 })).toEqual(["three"]);
    expect(ann.after({ what: "seen" })).toEqual([]);
  });

  it("is left out by whoever goes straight on", () => {
    const ann = told2();
    expect(ann.after({ what: "shown", beat: 0 })).toEqual(["one"]);
    expect(ann.after({ what: "seen" })).toEqual([]);
    expect(ann.hears(7, fact(6, "four"))).toEqual(["four"]);
  });

  it("comes at once where what led to it can't be had", () => {
    const ann = arrived();
    ann.told({ seq: 5 }, [fact(3, "one"), fact(4, "two")], { toShow: true });
    expect(ann.after({ what: "seen" })).toEqual(["one", "two"]);
  });

  it("comes again at somebody's wish, when it is played", () => {
    const ann = told2();
    ann.after({ what: "shown", beat: 2 });
    ann.after({ what: "seen" });
    expect(ann.after({ what: "again", beat: 0, paused: false })).toEqual([]);
    expect(ann.after({ what: "shown", beat: 1 })).toEqual(["two"]);
    ann.after({ what: "paused", paused: true });
    expect(ann.after({ what: "shown", beat: 2 })).toEqual([]);
  });
});

describe("in a replay", () => {
  it("comes beat by beat, when the moment is there, and not in a leap", () => {
    const ann = arrived();
    expect(ann.goes(1)).toEqual([]);
    expect(ann.goes(2, false)).toEqual([]);
    expect(ann.goes(2)).toEqual(["steps"]);
    expect(ann.goes(1)).toEqual([]);
    expect(ann.goes(3)).toEqual([]);
    ann.goes(1);
    expect(ann.goes(null)).toEqual([]);
    expect(ann.hears(4, fact(3, "builds"))).toEqual(["builds"]);
  });
});

describe("the end", () => {
  it("is seen when it comes, after what is told, and once", () => {
    const ann = arrived();
    ann.told({ seq: 4, asked: null, result: RESULT }, [fact(3, "ends")], { toShow: true });
    expect(ann.look().ended).toBe(false);
    ann.state = next(ann.state, { what: "seen" });
    expect(ann.look().ended).toBe(true);
    expect(ann.look().ended).toBe(false);
  });

  it("is no news to whoever finds it", () => {
    const ann = new Somebody();
    ann.state = next(ann.state, {
      what: "heard",
      sight: sight({ asked: null, result: RESULT }),
      told: [fact(1)],
      fresh: true,
    });
    expect(ann.look().ended).toBe(false);
    expect(ann.look().ended).toBe(false);
  });

  it("is seen again when a replay comes to it, not by leaving one", () => {
    const ann = arrived();
    ann.told({ seq: 4, asked: null, result: RESULT }, [fact(3, "ends")]);
    const leaves = (from: number) => {
      ann.goes(from);
      ann.at = null;
      ann.state = next(ann.state, { what: "recalled", past: null });
      return ann.look().ended;
    };
    expect(leaves(1)).toBe(false);
    expect(leaves(3)).toBe(true);
  });
});
