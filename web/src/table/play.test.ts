// Playing against a server made of string: whose eyes look, what is asked for once, what comes late.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Socket } from "../net/live";
import type { Beats, FromClient, Sight } from "../net/protocol";
import { asks, seat, sight, told } from "../support/sights";
import { Play, type World } from "./play";
import { seated, seen } from "./seen";
import { evenly, stepsOf } from "./telling";

let sent: FromClient[];
let wires: Socket[];
let asked: string[];
let answers: ((board: Sight["board"]) => void)[];
let play: Play;
let retold: string[];
/** What happened from one entry to another. */
let happened: (since: number, upto: number) => Beats;

const later = <T>(): [Promise<T>, (it: T) => void] => {
  let come: (it: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    come = resolve;
  });
  return [promise, come];
};

const world: World = {
  socket() {
    const wire: Socket = {
      readyState: 1,
      send: (data) => void sent.push(JSON.parse(data)),
      close() {},
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
    };
    wires.push(wire);
    return wire;
  },
  sight: async () => sight(),
  log: async () => ({ told: [] }),
  act: async () => ({ type: "update", sight: sight(), told: [] }),
  async beats(_, from, since, upto) {
    retold.push(`${since}-${upto} from ${from}`);
    return happened(since, upto);
  },
  async sightAt(_, from, at) {
    asked.push(`at ${at} from ${from}`);
    return sight({ seq: at, seat: from });
  },
  preview(_, __, seq, answer) {
    asked.push(`${seq} ${answer}`);
    const [promise, come] = later<{ board: Sight["board"] }>();
    answers.push((board) => come({ board }));
    return promise;
  },
  async hint(_, __, seq) {
    asked.push(`hint ${seq}`);
    return { advice: [{ say: "cast D01", chance: 0.5 }] };
  },
};

function hears(part: Partial<Sight> = {}, news = [told(9, "turn")]) {
  const message = { type: "update", sight: sight(part), told: news };
  const said = new MessageEvent("message", { data: JSON.stringify(message) });
  wires.at(-1)?.onmessage?.(said);
}
const watched = () => sent.filter((it) => it.type === "watch").map((it) => it.seat);
const soon = () => vi.advanceTimersByTimeAsync(200);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  [sent, wires, asked, answers, retold] = [[], [], [], [], []];
  happened = (_, upto) => ({ board: {}, beats: [], upto });
  play = new Play("t1", world);
  play.begin();
  wires[0]?.onopen?.(new Event("open"));
  hears({ seat: -1 });
  hears({ seat: 0 });
});
afterEach(() => {
  play.end();
  vi.useRealTimers();
});

describe("playing", () => {
  it("looks as a spectator first, then from the own seat, and asks for that once", () => {
    expect(watched()).toEqual([-1, 0]);
    expect(seated(play.read())?.seat).toBe(0);
    play.point("e4");
    expect(watched()).toEqual([-1, 0]);
  });

  it("turns away from a hand when another seat of the screen is next", () => {
    const both = { seats: [seat(0), seat(1, { yours: true })] };
    play.confirmSeat(0);
    hears({ ...both, seq: 11, asked: asks({ seat: "night" }) });
    expect(watched()).toEqual([-1, 0, -1]);
    play.confirmSeat(1);
    expect(watched()).toEqual([-1, 0, -1, 1]);
    expect(sessionStorage.getItem("gloaming.curtain.t1")).toBe("1");
  });

  it("says only what is on offer, once", () => {
    play.say("cast D02");
    play.say("cast D01");
    play.say("end_casting");
    const said = sent.filter((it) => it.type === "answer");
    expect(said).toEqual([{ type: "answer", seat: 0, seq: 10, say: "cast D01" }]);
  });

  it("tells whoever draws, until they leave", () => {
    const drawn = vi.fn();
    const leave = play.subscribe(drawn);
    play.point("e4");
    expect(drawn).toHaveBeenCalledTimes(1);
    leave();
    play.point(null);
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it("comes back from another page to all that was left, and hears what happened since", () => {
    play.keep("D01");
    const left = play.read();
    play.end();
    play.comeBack();
    expect(play.read()).toBe(left);
    wires.at(-1)?.onopen?.(new Event("open"));
    expect(sent.at(-1)).toEqual({ type: "watch", seat: 0, since: 10 });
    hears({ seat: 0, seq: 11 }, [told(10, "turn")]);
    expect(play.read().log.map(({ seq }) => seq)).toEqual([9, 10]);
    expect(play.read().zoomed).toEqual({ card: "D01", kept: true });
  });

  it("looks at everything afresh when a seat was taken, and hears the old line no more", () => {
    play.begin();
    expect(play.read().sight).toBeNull();
    wires[0]?.onclose?.(new CloseEvent("close"));
    expect(play.read()).toMatchObject({ sight: null, line: "opening" });
    expect(wires).toHaveLength(2);
  });
});

describe("a preview", () => {
  it("is asked for when the pointer rests, once per answer", async () => {
    play.preview("cast D01");
    play.preview(null);
    await soon();
    expect(asked).toEqual([]);
    play.preview("cast D01");
    await soon();
    answers[0]?.({ hours: 1 });
    await soon();
    expect(play.read().thoughts.foreseen.get("cast D01")).toEqual({ hours: 1 });
    play.preview(null);
    play.preview("cast D01");
    await soon();
    expect(asked).toEqual(["10 cast D01"]);
  });

  it("of a question that is gone is not shown", async () => {
    play.preview("cast D01");
    await soon();
    hears({ seq: 11 });
    answers[0]?.({ hours: 1 });
    await soon();
    expect(play.read().thoughts.foreseen.size).toBe(0);
  });

  it("is not asked for when somebody else is to answer", async () => {
    hears({ seq: 11, asked: asks({ seat: "night" }) });
    play.preview("cast D01");
    await soon();
    expect(asked).toEqual([]);
  });
});

describe("a moment", () => {
  it("is fetched as the seat that looks saw it, each once", async () => {
    play.recall(0, 5);
    play.recall(0, 5);
    await soon();
    expect(asked).toEqual(["at 5 from 0"]);
    expect(play.read().past).toMatchObject({ seat: 0, at: 5, sight: { seq: 5 } });
    play.recall(0, null);
    expect(play.read().past).toBeNull();
  });

  it("that is no longer looked at comes too late", async () => {
    play.recall(0, 5);
    play.recall(0, null);
    await soon();
    expect(play.read().past).toBeNull();
  });
});

describe("advice", () => {
  it("is thought about, then given, and forgotten at the next question", async () => {
    play.hint();
    expect(play.read().thoughts.advice.kind).toBe("thinking");
    await soon();
    expect(play.read().thoughts.advice).toMatchObject({ kind: "given" });
    play.hint();
    hears({ seq: 11 });
    await soon();
    expect(play.read().thoughts.advice.kind).toBe("none");
    expect(play.read().complaint?.code).toBe("hint_too_late"); // Nobody waits for ever.
  });

  it("that is put away, or answered without, is not missed", async () => {
    play.hint();
    play.closeHint();
    await soon();
    expect(play.read().thoughts.advice.kind).toBe("none");
    play.hint();
    play.say("end_casting");
    hears({ seq: 11 });
    await soon();
    expect(play.read().complaint).toBeNull();
  });
});

describe("what others did", () => {
  const beats = (seq: number, by: string, board: Sight["board"] = {}) => ({
    seq,
    beat: 0,
    by,
    told: [told(seq, "casts", by, "D01")],
    board,
  });
  const news = (...all: ReturnType<typeof beats>[]) => {
    happened = (_, upto) => ({ board: { hours: 4 }, beats: all, upto });
  };
  const state = () => play.read();

  beforeEach(async () => {
    await soon();
    retold = [];
    play.shows = true;
  });

  it("is held back until it is there, then shown from the first beat on, and is the past", async () => {
    news(beats(10, "night", { hours: 3 }), beats(11, "night", { hours: 2 }));
    hears({ seq: 12, board: { hours: 2 } }, [told(10, "casts"), told(11, "casts")]);
    expect(seen(state(), null)?.shown.board).toEqual(sight().board);
    await soon();
    expect(retold).toEqual(["10-12 from 0"]);
    const steps = stepsOf(state().beats, evenly);
    play.show(0);
    expect(seen(state(), null, steps)?.shown.board).toEqual({ hours: 3 });
    expect(seen(state(), null, steps)?.last).toEqual([told(10, "casts", "night", "D01")]);
    expect(seen(state(), null, steps)?.told.map(({ seq }) => seq)).toEqual([9, 10]);
    play.enough();
    expect(seen(state(), null)?.shown.board).toEqual({ hours: 2 });
    expect(state().beats).toHaveLength(2);
  });

  it("is not held back where nobody wants to see it, but told", async () => {
    play.shows = false;
    news(beats(10, "night"));
    hears({ seq: 11 }, [told(10, "casts")]);
    expect(state().telling).toBeNull();
    await soon();
    expect(state().beats).toHaveLength(1);
  });

  it("is not what I did myself", async () => {
    play.say("cast D01");
    hears({ seq: 11, acted: 11 }, [told(10, "casts")]);
    await soon();
    expect(retold).toEqual([]);
    expect(state().telling).toBeNull();
    news(beats(11, "day"), beats(12, "nature"));
    play.say("cast D01");
    hears({ seq: 13, acted: 12 }, [told(11, "casts"), told(12, "draws")]);
    expect(state().telling).not.toBeNull();
    await soon();
    expect(retold).toEqual(["11-13 from 0"]);
    expect(state().beats.map(({ by }) => by)).toEqual(["nature"]);
  });

  it("is forgotten when I act, but not when the table acts for me", async () => {
    news(beats(10, "night"));
    hears({ seq: 11 }, [told(10, "casts")]);
    await soon();
    play.say("cast D01", true);
    expect(state().beats).toHaveLength(1);
    hears({ seq: 12, acted: 12, open_since: 12 }, [told(11, "casts")]);
    await soon();
    expect(state().beats.length).toBeGreaterThan(0);
    play.say("cast D01");
    expect(state()).toMatchObject({ beats: [], telling: null });
  });

  it("is forgotten, too, when I acted elsewhere", async () => {
    news(beats(10, "night"));
    hears({ seq: 11 }, [told(10, "casts")]);
    await soon();
    news();
    hears({ seq: 12, acted: 12 }, [told(11, "casts")]);
    expect(state().beats).toEqual([]);
  });

  it("did not happen when it was taken back", async () => {
    news(beats(10, "night"), beats(11, "night"));
    hears({ seq: 12 }, [told(10, "casts"), told(11, "casts")]);
    await soon();
    play.show(1);
    hears({ seq: 13 }, [told(12, "undone", "night", 11)]);
    expect(state().telling).toBeNull();
    expect(state().beats.map(({ seq }) => seq)).toEqual([10]);
  });

  it("is the past for somebody else's eyes: another seat begins with its own last act", async () => {
    const both = { seats: [seat(0), seat(1, { yours: true })] };
    play.confirmSeat(0);
    news(beats(10, "night"));
    hears({ ...both, seq: 11 }, [told(10, "casts")]);
    await soon();
    expect(state().beats).toHaveLength(1);
    hears({ ...both, seq: 12, asked: asks({ seat: "night" }) }, []);
    play.confirmSeat(1);
    retold = [];
    hears({ ...both, seq: 12, seat: 1, acted: 7, asked: asks({ seat: "night" }) }, []);
    expect(state()).toMatchObject({ beats: [], telling: null });
    await soon();
    expect(retold).toEqual(["7-12 from 1"]);
  });

  it("that does not come holds nothing up", async () => {
    happened = () => {
      throw new Error("no");
    };
    hears({ seq: 11 }, [told(10, "casts")]);
    expect(state()).toMatchObject({ awaited: true });
    await soon();
    expect(state()).toMatchObject({ awaited: false, beats: [] });
  });

  it("can be seen again from any beat, held there", async () => {
    news(beats(10, "night", { hours: 3 }), beats(11, "night", { hours: 2 }));
    hears({ seq: 12 }, [told(10, "casts"), told(11, "casts")]);
    await soon();
    play.enough();
    play.showAgain(0, true);
    expect(state().telling).toMatchObject({ here: 0, paused: true, again: true });
    play.pause(false);
    expect(state().telling?.paused).toBe(false);
    play.showAgain(9, true);
    expect(state().telling?.here).toBe(0);
  });
});
