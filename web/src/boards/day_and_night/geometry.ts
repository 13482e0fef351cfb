// Where the squares of the valley lie in the drawing. Sizes are units of the SVG, not pixels.
export const CELL = 100;
export const EDGE = 26;
export const COLUMNS = "abcdef";
export const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];
const HOLE = new Set(["c4", "d4", "c5", "d5"]);

export const WIDE = COLUMNS.length * CELL + 2 * EDGE;
export const HIGH = ROWS.length * CELL + 2 * EDGE;

export const SQUARES: readonly string[] = ROWS.flatMap((row) =>
  [...COLUMNS].map((column) => `${column}${row}`),
).filter((name) => !HOLE.has(name));

export interface Spot {
  x: number;
  y: number;
}

/** The upper left corner of a square; each sister sees the valley from her own side. */
export function spot(name: string, fromNight: boolean): Spot {
  const column = COLUMNS.indexOf(name.charAt(0));
  const row = Number(name.slice(1)) - 1;
  return fromNight
    ? { x: EDGE + (COLUMNS.length - 1 - column) * CELL, y: EDGE + row * CELL }
    : { x: EDGE + column * CELL, y: EDGE + (ROWS.length - 1 - row) * CELL };
}
