// What a picture is: a sky, what stands far behind, and the shapes before it.

/** The light that a picture is seen in. */
type Tone =
  | "red"
  | "ember"
  | "doom"
  | "blue"
  | "sea"
  | "ice"
  | "violet"
  | "rose"
  | "curse"
  | "green"
  | "gold"
  | "dusk"
  | "storm"
  | "shadow";

export type Behind =
  | "night"
  | "stars"
  | "rays"
  | "deep"
  | "cave"
  | "wood"
  | "peaks"
  | "embers"
  | "mist"
  | "clouds"
  | "dunes"
  | "town"
  | "hall";

export interface Picture {
  tone: Tone;
  scene: Behind;
  shapes: string;
}
