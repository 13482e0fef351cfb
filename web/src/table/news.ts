// What has just come before somebody's eyes: what happens now, what is told, what a replay comes to.
// Not what one finds when one comes to a table, goes back, or goes on in a leap. Pure.
import type { Sight, Told } from "../net/protocol";
import { isAside } from "./memory";
import { moment } from "./moment";
import type { Seen } from "./seen";
import type { Telling } from "./telling";

/** How far somebody had seen, when they looked last. */
export interface Glance {
  arrival: number;
  /** After which beat the table is shown, and how far it has ever been shown as news. */
  here: number;
  known: number;
  /** At an earlier moment, and which sight of it was there. */
  looking: boolean;
  past: Sight | null;
  telling: Telling | null;
  /** The end of the game was in sight. */
  over: boolean;
}

export interface News {
  facts: Told[];
  /** The game has ended before their eyes. */
  ended: boolean;
}

const NONE: News = { facts: [], ended: false };
const after = ({ seq, beat }: Told) => moment(seq, beat + 1);

type Looked = Pick<Seen, "told" | "at" | "telling" | "past" | "sight" | "arrival">;

/** What is new since the last look, and how far one has seen by now. */
export function newsSince(before: Glance | null, table: Looked): [Glance, News] {
  const { telling, past, arrival, sight } = table;
  const looking = table.at !== null;
  const happened = table.told.filter((fact) => !isAside(fact));
  const here = happened.reduce((far, fact) => Math.max(far, after(fact)), 0);
  const over = sight.result !== null && !looking && telling === null;
  const now = { arrival, here, known: here, looking, past, telling, over };
  if (!before || before.arrival !== arrival) return [now, NONE];
  // The moment looked at is still on its way: the table before it is what is seen.
  if (looking && (!past || past === before.past)) {
    return [{ ...before, looking, past, telling: null, over: false }, NONE];
  }
  const on = happened.filter((fact) => after(fact) > before.here);
  const known = telling || looking ? Math.max(before.known, here) : here;
  const glance = { ...now, known };
  if (looking || before.looking) {
    const facts = isOneBeat(on) ? on : [];
    return [glance, { facts, ended: over && facts.length > 0 }];
  }
  const ended = over && !before.over;
  if (telling?.again) {
    return [glance, { facts: before.telling?.again && !telling.paused ? on : [], ended }];
  }
  // Who goes straight on does not want to see what is left out.
  const skipped = before.telling !== null && !before.telling.held && telling === null;
  const facts = skipped ? [] : on.filter((fact) => after(fact) > before.known);
  return [glance, { facts, ended }];
}

const isOneBeat = (facts: readonly Told[]) => new Set(facts.map(after)).size === 1;
