// The live connection against a server made of string: resuming, backing off, asking.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sight, told } from "../support/sights";
import { type Ears, Live, type Socket, type World } from "./live";
import type { FromClient, FromServer, Sight, Told } from "./protocol";

class Wire implements Socket {
  readyState = 0;
  sent: FromClient[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  onerror: Socket["onerror"] = null;
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }
  says(message: FromServer) {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  drops() {
    this.readyState = 3;
    this.onclose?.(new CloseEvent("close"));
  }
}

let wires: Wire[];
let heard: { seq: number; news: number[]; fresh: boolean }[];
let lines: string[];
let refusals: string[];
let asked: { sight: Sight; told: Told[] };
let acts: unknown[];

function table(): Live {
  const world: World = {
    socket() {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
    sight: async () => asked.sight,
    log: async (_, __, since) => ({ told: asked.told.filter((fact) => fact.seq >= since) }),
    async act(_, said) {
      acts.push(said);
      return { type: "update", sight: sight({ seq: 12 }), told: [told(10, "turn"), told(11, "x")] };
    },
  };
  const ears: Ears = {
    update: (seen, news, fresh) =>
      heard.push({ seq: seen.seq, news: news.map((fact) => fact.seq), fresh }),
    refused: (code) => refusals.push(code),
    line: (line) => lines.push(line),
  };
  return new Live("t1", world, ears);
}

const last = () => wires.at(-1) as Wire;
const update = (seq: number, facts: Told[], seat = 0): FromServer => ({
  type: "update",
  sight: sight({ seq, seat }),
  told: facts,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  [wires, heard, lines, refusals, acts] = [[], [], [], [], []];
  asked = { sight: sight(), told: [] };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the live connection", () => {
  it("says what it wants to see as soon as it is open, and hands on what it hears", () => {
    table().watch(0);
    last().opens();
    expect(last().sent).toEqual([{ type: "watch", seat: 0, since: 0 }]);
    last().says(update(10, [told(3, "a"), told(9, "b")]));
    expect(heard).toEqual([{ seq: 10, news: [3, 9], fresh: true }]);
    expect(lines).toEqual(["live"]);
  });

  it("resumes from the entry it had, and drops what it knows", () => {
    table().watch(0);
    last().opens();
    last().says(update(10, [told(9, "b")]));
    last().drops();
    vi.advanceTimersByTime(500);
    last().opens();
    expect(last().sent).toEqual([{ type: "watch", seat: 0, since: 10 }]);
    last().says(update(11, [told(9, "b"), told(10, "c")]));
    expect(heard.at(-1)).toEqual({ seq: 11, news: [10], fresh: false });
  });

  it("starts from the beginning when another seat looks, and ignores late words to the first", () => {
    const live = table();
    live.watch(-1);
    last().opens();
    last().says(update(10, [told(9, "b")], -1));
    live.watch(0);
    expect(last().sent.at(-1)).toEqual({ type: "watch", seat: 0, since: 0 });
    last().says(update(11, [told(10, "c")], -1));
    expect(heard).toHaveLength(1);
    last().says(update(11, [told(9, "b"), told(10, "c")]));
    expect(heard.at(-1)).toEqual({ seq: 11, news: [9, 10], fresh: true });
  });

  it("waits longer after every failure, up to a limit", () => {
    table().watch(0);
    const waits: number[] = [];
    for (let time = 0; time < 8; time++) {
      const before = Date.now();
      const count = wires.length;
      last().drops();
      while (wires.length === count) vi.advanceTimersByTime(100);
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  });

  it("asks by plain requests while no connection holds, and stops when one does", async () => {
    table().watch(0);
    last().drops();
    vi.advanceTimersByTime(500);
    asked = { sight: sight({ seq: 3 }), told: [told(2, "a"), told(3, "later")] };
    last().drops();
    await vi.advanceTimersByTimeAsync(0);
    expect(lines.at(-1)).toBe("asking");
    expect(heard).toEqual([{ seq: 3, news: [2], fresh: true }]);
    asked = { sight: sight({ seq: 4 }), told: [told(2, "a"), told(3, "later")] };
    await vi.advanceTimersByTimeAsync(2000);
    expect(heard.at(-1)).toEqual({ seq: 4, news: [3], fresh: false });
    last().opens();
    last().says(update(5, [told(4, "c")]));
    const count = heard.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toHaveLength(count);
    expect(lines.at(-1)).toBe("live");
  });

  it("acts over the wire, or by a request while there is none", async () => {
    const live = table();
    live.watch(0);
    last().opens();
    last().says(update(10, []));
    await live.send({ type: "answer", seat: 0, seq: 10, say: "cast D01" });
    expect(last().sent.at(-1)).toEqual({ type: "answer", seat: 0, seq: 10, say: "cast D01" });
    last().drops();
    await live.send({ type: "answer", seat: 0, seq: 10, say: "cast D01" });
    expect(acts).toHaveLength(1);
    expect(heard.at(-1)).toEqual({ seq: 12, news: [10, 11], fresh: false });
  });

  it("hands refusals on, and gives up on a table that is not there", () => {
    table().watch(0);
    last().opens();
    last().says({ type: "refused", code: "already_answered", text: "" });
    expect(refusals).toEqual(["already_answered"]);
    last().says({ type: "refused", code: "no_such_table", text: "" });
    last().drops();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(lines.at(-1)).toBe("lost");
  });

  it("is silent after it was closed", () => {
    const live = table();
    live.watch(0);
    last().opens();
    live.close();
    last().drops();
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  it("asks again a moment later, when seats changed too quickly to be let in", () => {
    const live = table();
    live.watch(0);
    const [wire] = wires;
    wire?.opens();
    wire?.says({ type: "refused", code: "too_many", text: "" });
    expect([wire?.sent.length, refusals]).toEqual([1, []]);
    vi.advanceTimersByTime(1000);
    expect(wire?.sent.at(-1)).toEqual({ type: "watch", seat: 0, since: 0 });
    wire?.says({ type: "update", sight: sight({ seat: 0 }), told: [] });
    wire?.says({ type: "refused", code: "too_many", text: "" });
    expect(refusals).toEqual(["too_many"]); // That was no look, but something said.
  });
});
