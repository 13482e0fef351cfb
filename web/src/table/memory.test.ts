// What was told, what was taken back, and which moments can be seen again.
import { describe, expect, it } from "vitest";
import { told } from "../support/sights";
import { chapters, lastAct, moments, remember } from "./memory";

const log = [told(0, "turn", "day", 1), told(1, "casts"), told(1, "flips"), told(2, "steps")];
const what = (facts: { what: string }[]) => facts.map((fact) => fact.what);

describe("the log", () => {
  it("grows by what is new", () => {
    expect(what(remember(log, [told(3, "steps")]))).toEqual([
      "turn",
      "casts",
      "flips",
      "steps",
      "steps",
    ]);
  });

  it("forgets what was taken back, and says so once", () => {
    const after = remember(log, [told(3, "undone", "day", 2)]);
    expect(what(after)).toEqual(["turn", "casts", "flips", "undone"]);
    const again = remember(after, [told(4, "undone", "day", 1)]);
    expect(what(again)).toEqual(["turn", "undone"]);
    expect(what(remember(again, [told(5, "casts")]))).toEqual(["turn", "undone", "casts"]);
  });

  it("keeps what was done at the table, whatever is taken back on it", () => {
    const noted = [...log, told(3, "takes-hint", "day"), told(4, "offers-draw", "day")];
    const after = remember(noted, [told(5, "undone", "day", 1)]);
    expect(what(after)).toEqual(["turn", "takes-hint", "offers-draw", "undone"]);
  });

  it("knows what the last act was, also after a reload, but not after an undo", () => {
    expect(what(lastAct(log, log, true))).toEqual(["steps"]);
    expect(what(lastAct([...log, told(3, "from-journal")], [], true))).toEqual(["steps"]);
    expect(what(lastAct(log, log.slice(1, 3), false))).toEqual(["casts", "flips"]);
    expect(lastAct(log, [told(3, "undone", "day", 2)], false)).toEqual([]);
  });

  it("has a moment after every entry that told something", () => {
    expect(moments(log)).toEqual([0, 1, 2, 3]);
    expect(moments([])).toEqual([0]);
  });

  it("is cut into turns", () => {
    const [before, turn] = chapters([told(0, "draws"), ...log]);
    expect(before?.heading).toBeNull();
    expect(turn?.heading?.what).toBe("turn");
    expect(what(turn?.lines ?? [])).toEqual(["casts", "flips", "steps"]);
  });
});
