// Weapons, armours, potions and scrolls as they lie in the shop and on a sheet.
import type { Drawing } from "./draw";

export function itemDrawing(_item: string): Drawing | undefined {
  return undefined;
}
