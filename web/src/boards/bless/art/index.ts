// Every picture of the game by the number of its card: the light it is seen in, its scene, its figure.
import { DUAL } from "./dual";
import { LIGHT_BEINGS } from "./light_beings";
import { LIGHT_PLACES } from "./light_places";
import type { Mood } from "./moods";
import { SHADOW_BEINGS } from "./shadow_beings";
import { SHADOW_PLACES } from "./shadow_places";

export interface Illustration {
  mood: Mood;
  /** A Dual card: what its right half is seen in. */
  other?: Mood;
  /** What goes on beyond the edges; lines as `kit.ts` tells. */
  scene: string;
  /** What is always seen whole. */
  figure: string;
}

export const ILLUSTRATIONS: Readonly<Record<string, Illustration>> = {
  ...LIGHT_BEINGS,
  ...LIGHT_PLACES,
  ...SHADOW_BEINGS,
  ...SHADOW_PLACES,
  ...DUAL,
};
