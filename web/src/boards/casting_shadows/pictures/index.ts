// Every card's picture by the card's id: whoever lists them finds all of them here.
import { ATTACKS } from "./attacks";
import { COMPANIONS } from "./companions";
import { strokes } from "./draw";
import { CONVERSIONS, COUNTERSPELLS, RESOURCES } from "./others";
import type { Picture } from "./picture";

export const PICTURES: Readonly<Record<string, Picture>> = {
  ...ATTACKS,
  ...CONVERSIONS,
  ...RESOURCES,
  ...COUNTERSPELLS,
  ...COMPANIONS,
};

const read = new Map<string, ReturnType<typeof strokes>>();

/** The shapes of a card's picture, read once. */
export function shapesOf(card: string) {
  let found = read.get(card);
  if (!found) {
    found = strokes(PICTURES[card]?.shapes ?? "*v @32,20,9");
    read.set(card, found);
  }
  return found;
}
