// What the others did, luck and monsters too, beat by beat: played on the board
// one after the other, and retold as a recap until one acts. Pure: nothing here waits or draws.
import type { Beats, Sight, Told } from "../net/protocol";
import { moment } from "./moment";

export type Board = Sight["board"];

/** A beat with the board before and after it. */
export interface Beat {
  seq: number;
  beat: number;
  /** Whose answer brought it: a seat, `nature`, `table`; "" where that is a secret. */
  by: string;
  told: readonly Told[];
  before: Board;
  board: Board;
}

/** Where somebody is who is shown what happened. */
export interface Telling {
  /** The beat shown last; -1: none yet. */
  here: number;
  paused: boolean;
  /** Until the first step is shown: what lay on the board, and what was marked there. */
  held: { board: Board; last: readonly Told[]; seq: number } | null;
  /** It is shown again, at somebody's wish. */
  again: boolean;
}

/** The beats of a message, each with the whole board. */
export function beatsIn({ board, beats }: Beats): Beat[] {
  let before = board;
  return beats.map(({ seq, beat, by, told, board: changed }) => {
    const after = { ...before, ...changed };
    const whole = { seq, beat, by, told, before, board: after };
    before = after;
    return whole;
  });
}

/** How long a fact deserves to be looked at: 1 is a moment, 0 goes by with what follows. */
export type Weigh = (told: Told) => number;
export const evenly: Weigh = () => 1;

const weightOf = ({ told }: Beat, weigh: Weigh) => Math.max(0, ...told.map(weigh));

/** What is shown at once: the beats up to and with `to`, from the one after the step before. */
export interface Step {
  from: number;
  to: number;
  weight: number;
}

const TOGETHER = 1.1; // So much weight is seen at once, in moments.

/** Beats grouped to steps: light ones go together, by the same hand, as long as they are a moment.
 *
 * What comes later changes no step but the last, which may grow: somebody may be looking at them. */
export function stepsOf(beats: readonly Beat[], weigh: Weigh): Step[] {
  const steps: Step[] = [];
  let open: Step | null = null;
  beats.forEach((beat, at) => {
    const weight = weightOf(beat, weigh);
    const last = beats[at - 1];
    const fits =
      open !== null &&
      last !== undefined &&
      sameHand(last, beat) &&
      (open.weight === 0 ||
        open.weight + weight <= TOGETHER ||
        (weight === 0 && goesOn(last, beat)));
    if (open && fits) {
      open.to = at;
      open.weight += weight;
    } else {
      open = { from: at, to: at, weight };
      steps.push(open);
    }
  });
  return steps.filter((step) => step.weight > 0);
}

const LUCK = "nature";
const sameHand = (one: Beat, two: Beat) =>
  one.by === two.by || two.by === LUCK || one.by === LUCK || goesOn(one, two);
const goesOn = (one: Beat, two: Beat) => one.seq === two.seq;

/** What the last hand did, and what came of it: who only looks on never acts, and needs no more. */
export function lately(beats: readonly Beat[]): readonly Beat[] {
  const hands = beats.map(({ by }) => (by === LUCK || by === "table" ? "" : by));
  const hand = hands.findLast((by) => by !== "");
  return beats.slice(hands.findLastIndex((by) => by !== "" && by !== hand) + 1);
}

/** The step that a beat belongs to, by number; -1: before the first. */
export const stepAt = (steps: readonly Step[], beat: number): number =>
  steps.findIndex((step) => step.from <= beat && beat <= step.to);

const LONGEST = 2; // Of one step, in moments.
const BEARABLE = 12; // Of all of them that are left, in moments: else they go faster,
const WAITED_FOR = 7; // the more where somebody is asked and waited for meanwhile.
const FASTEST = 0.35;

/** How much faster it goes from a step on, the more is left: a part of the usual time. */
export function hurryOf(steps: readonly Step[], at: number, waitedFor: boolean): number {
  const left = steps.slice(at).reduce((sum, step) => sum + Math.min(step.weight, LONGEST), 0);
  return Math.max(FASTEST, Math.min(1, (waitedFor ? WAITED_FOR : BEARABLE) / left));
}

/** How long the step shown stays, in milliseconds, where a moment takes so long. */
export function lengthOf(
  steps: readonly Step[],
  at: number,
  pace: number,
  waitedFor: boolean,
): number {
  const weight = Math.max(0.5, Math.min(steps[at]?.weight ?? 1, LONGEST));
  return pace * hurryOf(steps, at, waitedFor) * weight;
}

/** The facts of a step, in order. */
export const factsOf = (beats: readonly Beat[], { from, to }: Step): Told[] =>
  beats.slice(from, to + 1).flatMap((beat) => beat.told);

/** Where a beat can be looked at again, by an address. */
export function momentOf(beats: readonly Beat[], at: number): number {
  const beat = beats[at];
  if (!beat) return 0;
  const more = beats.some((other) => other.seq === beat.seq && other.beat > beat.beat);
  return more ? moment(beat.seq, beat.beat + 1) : moment(beat.seq + 1);
}

/** A line of the recap: what it says, which beat it tells of, and how much it matters. */
export interface Recapped {
  said: string;
  beat: number;
  /** 3: it was done to me; 2: it changes the game; 1: it is good to know. */
  matters: number;
}

const LINES = 6;

/** The lines that matter most, in the order in which things happened; how many are left out. */
export function shortened(lines: readonly Recapped[]): { lines: Recapped[]; more: number } {
  const merged = new Map<string, Recapped & { times: number }>();
  for (const line of lines) {
    const same = merged.get(line.said);
    merged.set(line.said, { ...line, times: (same?.times ?? 0) + 1 });
  }
  const all = [...merged.values()].map(({ times, ...line }) => ({
    ...line,
    said: times > 1 ? `${line.said} ×${times}` : line.said,
  }));
  const ranked = [...all].sort((a, b) => b.matters - a.matters || b.beat - a.beat);
  const kept = new Set(ranked.slice(0, LINES));
  const most = (line: Recapped) => (line.matters >= 3 ? 0 : 1);
  const ordered = all
    .filter((line) => kept.has(line))
    .sort((a, b) => most(a) - most(b) || a.beat - b.beat);
  return { lines: ordered, more: all.length - ordered.length };
}
