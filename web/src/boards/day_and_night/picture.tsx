// The picture of a spell: a sky, what stands before it, and in a corner the sign of what it does.
import type { CSSProperties } from "react";
import type { Args } from "../../text/texts";
import type { Layer } from "./kit";
import { DAY_PICTURES } from "./pictures_day";
import { NIGHT_PICTURES } from "./pictures_night";
import { SpellEmblem } from "./spell_emblem";
import { emblemOf } from "./spells";
import "./picture.css";
import "./tones.css";

export interface Scene {
  sky: readonly [top: string, low: string];
  layers: readonly Layer[];
  /** Where the badge hides nothing; on the right if it isn't said. */
  badge?: "left";
  /** Of what a low place cuts off, how much it may take from above: 0 nothing, 1 all of it. */
  focus?: number;
}

/** Every picture by the number of its spell. */
export const PICTURES: Readonly<Record<string, Scene>> = { ...DAY_PICTURES, ...NIGHT_PICTURES };

export function Layers({ layers }: { layers: readonly Layer[] }) {
  return layers.map(([tone, path, place], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: layers lie where they lie.
    <path key={at} className={`t-${tone}`} d={path} transform={place} />
  ));
}

/** The picture alone. */
export function Picture({ card }: { card: string }) {
  const scene = PICTURES[card];
  if (!scene) return null;
  const [top, low] = scene.sky;
  return (
    <svg
      className={`dn-art ${card.startsWith("N") ? "night" : "day"}`}
      viewBox="0 0 120 72"
      preserveAspectRatio="xMidYMid slice"
      style={{ "--top": top, "--low": low, "--focus": scene.focus } as CSSProperties}
      aria-hidden="true"
    >
      <Layers layers={scene.layers} />
    </svg>
  );
}

/** The picture with its badge, at a table with these options. */
export function Illustration({ card, options }: { card: string; options: Readonly<Args> }) {
  const emblem = emblemOf(card, options);
  return (
    <span className={`dn-picture badge-${PICTURES[card]?.badge ?? "right"}`}>
      <Picture card={card} />
      {emblem && <SpellEmblem emblem={emblem} night={card.startsWith("N")} />}
    </span>
  );
}
