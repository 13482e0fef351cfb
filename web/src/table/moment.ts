// A moment of a match as one number: how many entries had been made, and in thousandths how many
// beats of the next. So moments can be compared, counted and written into an address: 37, 37.2.
import type { Told } from "../net/protocol";

const MOST = 1000;

/** After so many entries, and so many beats of the next one. */
export const moment = (seq: number, beats = 0): number => seq + Math.min(beats, MOST - 1) / MOST;

export const entriesAt = (at: number): number => Math.floor(at);
export const beatsAt = (at: number): number => Math.round((at - Math.floor(at)) * MOST);

/** As it stands in an address. */
export function written(at: number): string {
  const beats = beatsAt(at);
  return beats ? `${entriesAt(at)}.${beats}` : String(entriesAt(at));
}

/** What an address says; null if it is no moment. */
export function read(said: string): number | null {
  const found = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(said);
  return found ? moment(Number(found[1]), Number(found[2] ?? 0)) : null;
}

/** The moment after each fact, by all that is known of its entry: after the last beat it is done. */
export function momentsOf(log: readonly Told[]): (told: Told) => number {
  const last = new Map<number, number>();
  for (const { seq, beat } of log) last.set(seq, Math.max(beat, last.get(seq) ?? 0));
  return ({ seq, beat }) =>
    beat === (last.get(seq) ?? beat) ? moment(seq + 1) : moment(seq, beat + 1);
}
