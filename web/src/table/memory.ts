// What was told at a table so far: news are added, what was taken back is forgotten.
import type { Told } from "../net/protocol";
import { momentsOf } from "./moment";

/** What is said at a table without anything happening on it. */
const NOTES = ["from-journal", "takes-hint", "bot-plays", "player-back"];
export const isNote = ({ what }: Told) => NOTES.includes(what);

/** Done at the table, not on it: whatever is taken back, this stays. */
const STAYS = [...NOTES, "undone", "offers-draw", "votes-to-give-up", "rules-changed"];
export const isAside = ({ what }: Told) => STAYS.includes(what);

/** The log after some news; an `undone` takes the facts with it that no longer happened. */
export function remember(log: readonly Told[], news: readonly Told[]): Told[] {
  let kept = [...log];
  for (const told of news) {
    if (told.what === "undone") {
      const from = Number(told.things[1]);
      kept = kept.filter((fact) => fact.seq < from || isAside(fact));
      // Taking back three times is one line, not three.
      if (kept.at(-1)?.what === "undone") kept.pop();
    }
    kept.push(told);
  }
  return kept;
}

/** What the last act did: marked on the board until the next one (UX-5). */
export function lastAct(log: readonly Told[], news: readonly Told[], fresh: boolean): Told[] {
  if (news.some((told) => told.what === "undone")) return [];
  if (!fresh) return [...news];
  const last = log.findLast((told) => !isNote(told))?.seq;
  return log.filter((told) => told.seq === last);
}

/** The moments that can be looked at: after every beat. */
export function moments(log: readonly Told[]): number[] {
  return [...new Set([0, ...log.map(momentsOf(log))])].sort((a, b) => a - b);
}

/** The log in turns: a heading for every `turn`, what happened in it below. */
interface Chapter {
  heading: Told | null;
  lines: Told[];
}

export function chapters(log: readonly Told[]): Chapter[] {
  const found: Chapter[] = [];
  for (const told of log) {
    if (told.what === "turn") found.push({ heading: told, lines: [] });
    else if (found.length === 0) found.push({ heading: null, lines: [told] });
    else found.at(-1)?.lines.push(told);
  }
  return found;
}
