// What time it is in the city: the light of the map follows the phases of the game.
import type { Sight } from "../../net/protocol";
import { type Board, isNight } from "./table";

export type Hour = "dawn" | "day" | "dusk" | "night";

/** Heroes grow at dawn, the day is for work, and whoever gets ready does so at dusk. */
export function hourOf(board: Board, underWay: Sight["under_way"]): Hour {
  if (isNight(board)) return "night";
  if (underWay.includes("level-up")) return "dawn";
  return underWay.includes("day") ? "day" : "dusk";
}

/** What the house may look like if it follows the game: dark by night, light by day. */
export const theme = (board: Sight["board"] | Board): "light" | "dark" =>
  isNight(board as unknown as Board) ? "dark" : "light";
