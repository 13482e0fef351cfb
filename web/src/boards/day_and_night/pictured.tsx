// Every picture of Day & Night, for the sheet on which they are compared: the spells.
import words from "../../net/words.json";
import type { Pictured } from "../pictured";
import { isNight } from "./card";
import { SpellEmblem } from "./spell_emblem";
import { emblemOf } from "./spells";

function spell(card: string): Pictured {
  const night = isNight(card);
  const emblem = emblemOf(card, {});
  const drawn = emblem && <SpellEmblem emblem={emblem} night={night} />;
  return {
    kind: night ? "night" : "day",
    name: card,
    small: drawn,
    large: drawn,
    sizes: [48, 160],
  };
}

export const pictures: readonly Pictured[] = Object.keys(words.day_and_night.printed).map(spell);
