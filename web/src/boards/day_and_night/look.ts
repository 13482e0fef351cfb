// What lies on each square, gathered from the board's lists.
import type { DayAndNightBoard } from "../../net/protocol";
import { SQUARES } from "./geometry";

export type Face = "neutral" | "day" | "night";
type Marker = "none" | "isolated" | "built";

export interface Look {
  face: Face;
  temple: Marker;
  /** Which Temple a built tile belongs to, so that neighbours of one Temple are drawn as one. */
  nave: number;
  markers: number;
  crystal: number;
}

const BARE: Look = { face: "neutral", temple: "none", nave: -1, markers: 0, crystal: 0 };

export function looks(board: DayAndNightBoard): ReadonlyMap<string, Look> {
  const found = new Map<string, Look>(SQUARES.map((name) => [name, { ...BARE }]));
  const on = (names: readonly string[], change: (look: Look) => void) => {
    for (const name of names) {
      const look = found.get(name);
      if (look) change(look);
    }
  };
  on(board.day, (look) => {
    look.face = "day";
  });
  on(board.night, (look) => {
    look.face = "night";
  });
  on(board.isolated, (look) => {
    look.temple = "isolated";
  });
  board.temples.forEach((temple, at) => {
    on(temple.squares, (look) => {
      look.temple = "built";
      look.nave = at;
    });
  });
  on(board.markers, (look) => {
    look.markers += 1;
  });
  on(board.crystals, (look) => {
    look.crystal = 1;
  });
  on(board.lasting, (look) => {
    look.crystal = 2;
  });
  return found;
}

export function sameLook(a: Look | undefined, b: Look | undefined): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    a.face === b.face &&
    a.temple === b.temple &&
    a.markers === b.markers &&
    a.crystal === b.crystal
  );
}
