// What the games' rooms share when they tell what happened: weights by name, facts with their beat.
import type { Told } from "../net/protocol";
import type { Beat } from "../table/telling";

/** How long each fact deserves to be looked at, by its name; a few moments for all others. */
export const weights =
  (known: Readonly<Record<string, number>>, others: number) =>
  ({ what }: Told): number =>
    known[what] ?? others;

/** The card that a fact lays open: the second of its things, for these facts. */
export const laidOpen =
  (...whats: readonly string[]) =>
  ({ what, things: [, card] }: Told): string | null =>
    whats.includes(what) && typeof card === "string" ? card : null;

interface Placed extends Told {
  /** The beat it belongs to, by its place in the row. */
  at: number;
}

/** All facts in order, each with its beat. */
export const factsIn = (beats: readonly Beat[]): Placed[] =>
  beats.flatMap((beat, at) => beat.told.map((told) => ({ ...told, at })));
