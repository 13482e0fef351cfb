// Weapons, armours, potions and scrolls as they lie in the shop and on a sheet. Copies of a card and its
// attacks look like the card.
import { cardOf } from "../table";
import type { Drawing } from "./draw";
import { WEAPONS } from "./weapons";
import { WORN } from "./worn";

export const ITEMS: Readonly<Record<string, readonly [string, ...Drawing]>> = {
  ...WEAPONS,
  ...WORN,
};

interface Item {
  look: string;
  of: Drawing;
}

export function itemDrawing(item: string): Item | undefined {
  const card = cardOf(item);
  const found = ITEMS[card.startsWith("W-") ? card.slice(0, 4) : card];
  if (!found) return undefined;
  const [look, ...of] = found;
  return { look, of };
}
