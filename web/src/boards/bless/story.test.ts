// A clash is told in full, before it happens and afterwards.
import { describe, expect, it } from "vitest";
import type { BlessBoard, BlessForecastSeen } from "../../net/protocol";
import { told } from "../../support/sights";
import { foretold, lastClash } from "./story";

const forecast = (part: Partial<BlessForecastSeen> = {}): BlessForecastSeen => ({
  attacker: "02",
  target: "41",
  eyes: [7, 5],
  modifiers: [[{ source: "02", kind: "rivalry", amount: 3, to_turn: 0 }], []],
  decided_by: "eye",
  outcome: "win",
  corrupts: ["41"],
  breaks: [],
  offer: false,
  karma: 3,
  ...part,
});
const board = (part: Partial<BlessBoard> = {}) => ({ clash: [], ...part }) as unknown as BlessBoard;

const CLASH = [
  told(5, "attacks", "sun", "02"),
  told(5, "defends", "41"),
  told(5, "counts", "02", 4),
  told(5, "adds", "16", 2),
  told(5, "rivalry", "02", 3),
  told(5, "clash-eye", "02", 9),
  told(5, "counts", "41", 5),
  told(5, "clash-eye", "41", 5),
  told(5, "eye-wins", "02"),
  told(5, "corrupts", "41"),
];

describe("a clash that could be", () => {
  it("shows how each Eye comes about, from what is printed", () => {
    const { sides, verdict, after } = foretold(forecast());
    expect(sides.map(({ card, from, total }) => [card, from, total])).toEqual([
      ["02", 4, 7],
      ["41", 5, 5],
    ]);
    expect(verdict).toEqual({ what: "eye-wins", things: ["02"] });
    expect(after).toEqual([{ what: "corrupts", card: "41", why: "lost" }]);
  });

  it("says why a defender that wins becomes corrupt all the same", () => {
    const { after, verdict } = foretold(forecast({ outcome: "lose", corrupts: ["41", "02"] }));
    expect(verdict?.things).toEqual(["41"]);
    expect(after.map((it) => it.why)).toEqual(["attacked", "lost"]);
  });

  it("promises points only where a card could be offered, or nobody defends", () => {
    expect(foretold(forecast()).offer).toBeNull();
    expect(foretold(forecast({ offer: true })).offer).toBe(3);
    const direct = forecast({ outcome: "direct", target: "", eyes: [], modifiers: [] });
    expect(foretold(direct).offer).toBe(3);
    expect(foretold(direct).verdict).toBeNull();
  });

  it("leaves open what the die decides", () => {
    expect(foretold(forecast({ outcome: "fate", decided_by: "fate" })).verdict).toBeNull();
  });
});

describe("a clash that was", () => {
  it("is retold from the log, step by step", () => {
    const story = lastClash([told(1, "turn", "sun", 3, 3), ...CLASH], board());
    expect(story).toMatchObject({ time: "after", attacker: "02", defender: "41", outcome: "win" });
    expect(story?.sides[0]).toEqual({
      card: "02",
      from: 4,
      steps: [
        { source: "16", kind: "eye-plus", amount: 2, to_turn: 0 },
        { source: "02", kind: "rivalry", amount: 3, to_turn: 0 },
      ],
      total: 9,
    });
    expect(story?.after).toEqual([{ what: "corrupts", card: "41", why: "lost" }]);
  });

  it("goes on over a question, with what came of it", () => {
    const open = board({ clash: [{ attacker: "02", defender: "41" }] as BlessBoard["clash"] });
    expect(lastClash(CLASH, open)?.time).toBe("now");
    const log = [
      ...CLASH.slice(0, -1),
      told(6, "breaks", "41"),
      told(6, "offers", "sun", "41"),
      told(6, "blesses", "02", 3),
    ];
    expect(lastClash(log, board())?.after).toEqual([
      { what: "breaks", card: "41", why: "corrupt" },
      { what: "offers", card: "41" },
      { what: "blesses", card: "02", number: 3 },
    ]);
  });

  it("tells the call and the die", () => {
    const log = [
      ...CLASH.slice(0, 2),
      told(5, "calls-odd", "sun"),
      told(6, "rolls", "4"),
      told(6, "fate-wins", "41"),
    ];
    const story = { call: "odd", caller: "sun", roll: 4, outcome: "lose" };
    expect(lastClash(log, board())).toMatchObject(story);
  });

  it("does not call a winner a loser that is corrupted or broken afterwards", () => {
    const log = [...CLASH, told(6, "corrupts", "02"), told(6, "breaks", "02")];
    expect(lastClash(log, board())?.after).toEqual([
      { what: "corrupts", card: "41", why: "lost" },
      { what: "corrupts", card: "02", why: undefined },
      { what: "breaks", card: "02", why: undefined },
    ]);
  });

  it("does not call corrupt what broke after it had just been corrupted", () => {
    const log = [...CLASH, told(6, "breaks", "41")];
    expect(lastClash(log, board())?.after.at(-1)).toEqual({
      what: "breaks",
      card: "41",
      why: undefined,
    });
  });

  it("gives no reason for what was corrupted before the Eyes were compared", () => {
    const log = [...CLASH.slice(0, 2), told(5, "corrupts", "02")];
    expect(lastClash(log, board())?.after[0]?.why).toBeUndefined();
  });

  it("tells what is taken away", () => {
    const log = [...CLASH.slice(0, 3), told(5, "subtracts", "23", 2)];
    expect(lastClash(log, board())?.sides[0]?.steps).toEqual([
      { source: "23", kind: "eye-plus", amount: -2, to_turn: 0 },
    ]);
  });

  it("does not mix in what happens later", () => {
    const log = [...CLASH, told(7, "lays-prayer", "sun", "18"), told(8, "breaks", "41")];
    expect(lastClash(log, board())?.after).toHaveLength(1);
  });

  it("is forgotten after two turns", () => {
    const next = [told(9, "turn", "moon", 4, 3)];
    expect(lastClash([...CLASH, ...next], board())).not.toBeNull();
    expect(lastClash([...CLASH, ...next, ...next], board())).toBeNull();
    expect(lastClash([], board())).toBeNull();
  });
});
