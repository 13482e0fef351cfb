// What a game's room lays out for a sheet of all its pictures: each thing at its smallest and at its
// largest use. `python -m tests.web.sheet` draws it.
import type { ReactNode } from "react";

export interface Pictured {
  /** Things of a kind are told apart from each other. */
  kind: string;
  name: string;
  small: ReactNode;
  large: ReactNode;
  /** How many pixels wide each is drawn: as on the smallest and on the largest screen. */
  sizes: readonly [number, number];
}
