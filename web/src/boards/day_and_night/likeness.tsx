// A spell's picture alone, where many are shown.
import type { CardProps } from "../contract";
import { isNight } from "./card";
import { SpellEmblem } from "./spell_emblem";
import { emblemOf } from "./spells";

export function Likeness({ card, text }: CardProps) {
  const emblem = emblemOf(card, text.options);
  return emblem ? <SpellEmblem emblem={emblem} night={isNight(card)} /> : null;
}
