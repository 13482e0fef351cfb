// Tables for tests, as short as they can be said.
import type { Asked, SeatInfo, Sight, Told } from "../net/protocol";
import { Refusals } from "../net/refusals";

export const seat = (at: number, part: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: at,
  id: at === 0 ? "day" : "night",
  name: "",
  who: "person",
  level: "",
  present: true,
  yours: at === 0,
  ...part,
});

export const asks = (part: Partial<Asked> = {}): Asked => ({
  seat: "day",
  why: "cast",
  count: 1,
  options: [],
  ends: [],
  waits: false,
  refused: [],
  warns: [],
  ...part,
});

export const sight = (part: Partial<Sight> = {}): Sight => ({
  table: "t1",
  game: "day_and_night",
  options: {},
  seq: 10,
  open_since: part.seq ?? 10,
  acted: 0,
  seat: 0,
  seats: [seat(0), seat(1, { who: "bot", level: "greedy", yours: false })],
  together: false,
  board: { hours: 4, costs: { D07: 6 } },
  under_way: [],
  asked: asks({ options: ["cast D01", "end_casting"], ends: ["end_casting"] }),
  can_undo: false,
  thinking: false,
  result: null,
  offers: [],
  rematch: "",
  resigning: "ends",
  hints: true,
  from_journal: false,
  other_rules: "",
  ...part,
});

export const told = (seq: number, what: string, ...things: unknown[]): Told => ({
  seq,
  what,
  things,
  beat: 0,
});

/** These answers are refused for one reason. */
export const refusing = (key: string, rule: string, ...answers: string[]): Refusals =>
  new Refusals({ options: [], refused: [{ key, rule, answers }] }, () => false);
