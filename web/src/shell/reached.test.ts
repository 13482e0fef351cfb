// What somebody has reached: the best of each chapter, how far a journey went, what comes next.
import { describe, expect, it } from "vitest";
import type { GameInfo, TableLine } from "../net/protocol";
import { seat } from "../support/sights";
import { following, journeyOf, reached, storyOf } from "./reached";

const about = { heading: "", seats: [], journeys: {} };
const game = {
  settings: [
    {
      ...about,
      name: "part",
      values: ["dawn", "noon", "dusk", "all"],
      default: "dawn",
      role: "chapters",
      journeys: { all: ["noon", "dusk"] },
    },
    { ...about, name: "pain", values: ["mild", "plain", "grim"], default: "plain", role: "grades" },
  ],
} as unknown as GameInfo;
const story = storyOf(game);
if (!story) throw new Error("there are chapters");

let time = 0;
const line = (options: Record<string, string>, scores: number[] | null, part = {}): TableLine => ({
  table: `t${time}`,
  game: "x",
  seats: [seat(0), seat(1, { who: "bot", yours: false })],
  turn_is_yours: false,
  result: scores && { scores, reason: "x", tally: [] },
  seq: 3,
  changed_at: time++,
  from_journal: false,
  options,
  chapter: options.part ?? "dawn",
  ...part,
});
const [WON, LOST] = [
  [1, 1],
  [0, 0],
];

describe("what somebody has reached", () => {
  it("is nothing at first: the first chapter is next", () => {
    expect(reached(story, [])).toEqual({ won: {}, running: [], far: {}, next: "dawn" });
    expect(storyOf({ settings: [] })).toBeNull();
  });

  it("is the hardest victory of each chapter, then that of most players", () => {
    const three = { seats: [seat(0), seat(1), seat(2)] };
    const lines = [
      line({ pain: "grim" }, LOST),
      line({ pain: "mild" }, WON, three),
      line({}, WON),
      line({}, WON, three),
      line({}, WON),
    ];
    expect(reached(story, lines).won).toEqual({ dawn: { grade: "plain", many: 3 } });
  });

  it("leads on after a victory, and asks for the same again after a defeat", () => {
    expect(reached(story, [line({}, WON)]).next).toBe("noon");
    expect(reached(story, [line({}, WON), line({ part: "noon" }, LOST)]).next).toBe("noon");
    expect(reached(story, [line({ part: "noon" }, WON)]).next).toBe("dusk");
    expect(reached(story, [line({ part: "noon" }, WON), line({ part: "dusk" }, WON)]).next).toBe(
      "all",
    );
    expect(following(story, "dusk")).toBe("all");
    expect(following(story, "all")).toBe("");
  });

  it("counts the chapters that a journey left behind, won or lost in the end", () => {
    const way = line({ part: "all", pain: "grim" }, null, { chapter: "dusk" });
    expect(journeyOf(story, way)).toEqual({ through: ["noon", "dusk"], at: 1 });
    const found = reached(story, [way]);
    expect(found.far).toEqual({ all: 1 });
    expect(found.won).toEqual({ noon: { grade: "grim", many: 2 } });
    expect(found.running).toEqual([way]);
    const whole = reached(story, [line({ part: "all" }, WON, { chapter: "dusk" })]);
    expect(whole.far).toEqual({ all: 2 });
    expect(Object.keys(whole.won).sort()).toEqual(["all", "dusk", "noon"]);
    expect(reached(story, [line({ part: "all" }, null, { chapter: "" })]).far).toEqual({ all: 0 });
  });

  it("is no victory of one's own where the match was brought from elsewhere", () => {
    const brought = line({}, WON, { from_journal: true });
    const going = line({ part: "noon" }, null, { from_journal: true });
    const found = reached(story, [brought, going]);
    expect([found.won, found.next]).toEqual([{}, "dawn"]);
    expect(found.running).toEqual([going]);
  });

  it("is not what others at the table have won", () => {
    const theirs = [seat(0, { yours: false }), seat(1, { yours: true })];
    expect(reached(story, [line({}, [1, 0], { seats: theirs })]).won).toEqual({});
  });
});
