// What happened, beat by beat: boards that add up, steps a person can follow, lines that matter.
import { describe, expect, it } from "vitest";
import { told } from "../support/sights";
import { beatsAt, entriesAt, moment, momentsOf, read, written } from "./moment";
import {
  type Beat,
  beatsIn,
  factsOf,
  lately,
  lengthOf,
  momentOf,
  type Recapped,
  shortened,
  stepAt,
  stepsOf,
} from "./telling";

const at = (seq: number, what: string, by = "night", beat = 0): Beat => ({
  seq,
  beat,
  by,
  told: [{ ...told(seq, what), beat }],
  before: {},
  board: {},
});
const WEIGHTS: Record<string, number> = { casts: 1, steps: 0.5, draws: 0.25, turn: 0 };
const weigh = ({ what }: { what: string }) => WEIGHTS[what] ?? 1;
const spans = (beats: Beat[]) => stepsOf(beats, weigh).map(({ from, to }) => [from, to]);

describe("beats", () => {
  it("have the whole board before and after, of a message that says what changed", () => {
    const page = {
      board: { hours: 12, pawns: ["f1"] },
      beats: [
        { seq: 3, beat: 0, by: "day", told: [], board: { hours: 9 } },
        { seq: 3, beat: 1, by: "day", told: [], board: { pawns: ["f2"] } },
      ],
      upto: 4,
    };
    const [first, second] = beatsIn(page);
    expect(first?.before).toEqual({ hours: 12, pawns: ["f1"] });
    expect(first?.board).toEqual({ hours: 9, pawns: ["f1"] });
    expect(second?.before).toEqual(first?.board);
    expect(second?.board).toEqual({ hours: 9, pawns: ["f2"] });
  });
});

describe("steps", () => {
  it("let light beats of one hand go together, up to a moment", () => {
    const beats = [at(1, "steps"), at(2, "draws", "nature"), at(3, "steps"), at(4, "steps")];
    expect(spans(beats)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it("never show two heavy ones at once, nor two hands", () => {
    expect(spans([at(1, "casts"), at(2, "casts")])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(spans([at(1, "steps", "day"), at(2, "steps", "night")])).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it("take along what weighs nothing, and are none if all of it does", () => {
    expect(spans([at(1, "turn"), at(2, "casts"), at(2, "turn", "night", 1)])).toEqual([[0, 2]]);
    expect(spans([at(1, "turn"), at(2, "turn")])).toEqual([]);
  });

  it("stay as they were when more happens, but for the last, which may grow", () => {
    const beats = [at(1, "casts"), at(2, "steps"), at(3, "steps"), at(4, "casts"), at(5, "steps")];
    const whole = spans(beats);
    for (let many = 1; many < beats.length; many++) {
      const part = spans(beats.slice(0, many));
      expect(part.slice(0, -1)).toEqual(whole.slice(0, part.length - 1));
      expect(part.at(-1)?.[0]).toBe(whole[part.length - 1]?.[0]);
    }
  });

  it("know their facts and their beats", () => {
    const beats = [at(1, "casts"), at(2, "steps"), at(3, "steps")];
    const steps = stepsOf(beats, weigh);
    expect(stepAt(steps, 0)).toBe(0);
    expect(stepAt(steps, 2)).toBe(1);
    expect(stepAt(steps, 9)).toBe(-1);
    const last = steps[1];
    expect(last && factsOf(beats, last).map(({ seq }) => seq)).toEqual([2, 3]);
  });

  it("last as long as they weigh, and go faster the more there are, or if somebody waits", () => {
    const steps = (many: number) =>
      stepsOf(
        Array.from({ length: many }, (_, n) => at(n, "casts")),
        weigh,
      );
    expect(lengthOf(steps(3), 0, 800, false)).toBe(800);
    expect(lengthOf(stepsOf([at(1, "draws")], weigh), 0, 800, false)).toBe(400);
    expect(lengthOf(steps(60), 0, 800, false)).toBe(800 * 0.35);
    expect(lengthOf(steps(30), 0, 800, false)).toBe(320);
    expect(lengthOf(steps(10), 0, 800, true)).toBe(560);
    expect(lengthOf(steps(3), 0, 0, false)).toBe(0);
  });

  it("take a phase of thirty acts no longer than a person can bear", () => {
    const steps = stepsOf(
      Array.from({ length: 30 }, (_, n) => at(n, "casts")),
      weigh,
    );
    const all = steps.reduce((sum, _, n) => sum + lengthOf(steps, n, 850, true), 0);
    expect(all).toBeGreaterThan(5_000);
    expect(all).toBeLessThan(15_000);
  });
});

describe("a recap", () => {
  it("begins for who only looks on with the hand that moved last, luck in between or not", () => {
    const hands = ["day", "day", "nature", "night", "nature", "night", "table"];
    const beats = hands.map((by, seq) => at(seq, "steps", by));
    expect(lately(beats).map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6]);
    expect(lately(beats.slice(0, 3))).toHaveLength(3);
    expect(lately([])).toEqual([]);
  });

  const line = (said: string, beat: number, matters: number): Recapped => ({ said, beat, matters });

  it("puts first what was done to me, then the rest as it happened", () => {
    const { lines } = shortened([line("a", 0, 1), line("b", 1, 2), line("me", 2, 3)]);
    expect(lines.map(({ said }) => said)).toEqual(["me", "a", "b"]);
  });

  it("keeps six lines, those that matter most, and says how many are left out", () => {
    const many = Array.from({ length: 9 }, (_, n) => line(`l${n}`, n, n === 0 ? 2 : 1));
    const { lines, more } = shortened(many);
    expect(lines).toHaveLength(6);
    expect(lines[0]?.said).toBe("l0");
    expect(more).toBe(3);
  });

  it("says the same thing once, with how often, and leads to the last of them", () => {
    expect(shortened([line("a", 0, 1), line("a", 4, 1)]).lines).toEqual([line("a ×2", 4, 1)]);
  });
});

describe("a moment", () => {
  it("is read from an address as it was written there", () => {
    for (const said of ["0", "37", "37.2", "37.12"]) expect(written(read(said) ?? -1)).toBe(said);
    expect(read("37.2")).toBe(moment(37, 2));
    for (const said of ["", "-1", "x", "3.", "1e3", "37.2.1", "1.2345"])
      expect(read(said)).toBeNull();
    expect([entriesAt(moment(37, 12)), beatsAt(moment(37, 12))]).toEqual([37, 12]);
  });

  it("after the last beat of an entry is the one after the entry", () => {
    const log = [told(3, "a"), { ...told(3, "b"), beat: 1 }, told(4, "c")];
    expect(log.map(momentsOf(log))).toEqual([moment(3, 1), 4, 5]);
    const beats = [at(3, "a"), at(3, "b", "night", 1)];
    expect([momentOf(beats, 0), momentOf(beats, 1), momentOf(beats, 7)]).toEqual([
      moment(3, 1),
      4,
      0,
    ]);
  });
});
