// Playing against a server made of string: whose eyes look, what is asked for once, what comes late.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Socket } from "../net/live";
import type { FromClient, Sight } from "../net/protocol";
import { asks, seat, sight, told } from "../support/sights";
import { Play, type World } from "./play";
import { seated } from "./seen";

let sent: FromClient[];
let wires: Socket[];
let asked: string[];
let answers: ((board: Sight["board"]) => void)[];
let play: Play;

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
  [sent, wires, asked, answers] = [[], [], [], []];
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
