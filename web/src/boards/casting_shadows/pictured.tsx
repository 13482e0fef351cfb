// Every picture of Casting Shadows, for the sheet on which they are compared: cards, then the mages.
import words from "../../net/words.json";
import type { Pictured } from "../pictured";
import { Art } from "./art";
import { Portrait } from "./portrait";

const PRINTED = words.casting_shadows.printed as Readonly<Record<string, { kind?: string }>>;

function card(name: string): Pictured {
  const drawn = <Art card={name} />;
  const kind = PRINTED[name]?.kind ?? "card";
  return { kind, name, small: drawn, large: drawn, sizes: [56, 160] };
}

function mage(character: string, shadow: boolean): Pictured {
  const drawn = <Portrait character={character} shadow={shadow} />;
  const name = shadow ? `${character}, Shadow Form` : character;
  return { kind: "mage", name, small: drawn, large: drawn, sizes: [32, 160] };
}

export const pictures: readonly Pictured[] = [
  ...Object.keys(PRINTED).map(card),
  ...["kit", "haze", "frill", "nuzzle"].flatMap((it) => [mage(it, false), mage(it, true)]),
];
