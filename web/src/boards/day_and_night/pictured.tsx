// Every picture of Day & Night, for the sheet on which they are compared: the spells.
import words from "../../net/words.json";
import type { Pictured } from "../pictured";
import { isNight } from "./card";
import { Illustration } from "./picture";

function spell(card: string): Pictured {
  const night = isNight(card);
  const drawn = <Illustration card={card} options={{}} />;
  return {
    kind: night ? "night" : "day",
    name: card,
    small: drawn,
    large: drawn,
    sizes: [48, 160],
  };
}

export const pictures: readonly Pictured[] = Object.keys(words.day_and_night.printed).map(spell);
