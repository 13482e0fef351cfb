// Where the squares of the valley lie in the drawing. Sizes are units of the SVG, not pixels.
export const CELL = 100;
export const EDGE = 26;
export const COLUMNS = "abcdef";
export const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];
const HOLE = new Set(["c4", "d4", "c5", "d5"]);

const ACROSS = COLUMNS.length * CELL + 2 * EDGE;
const ALONG = ROWS.length * CELL + 2 * EDGE;

export const SQUARES: readonly string[] = ROWS.flatMap((row) =>
  [...COLUMNS].map((column) => `${column}${row}`),
).filter((name) => !HOLE.has(name));

export interface Spot {
  x: number;
  y: number;
}

/** From where the valley is looked at: each sister sees it from her own side, and where there is
 * little height it lies on its side, her own side on the left. */
export interface View {
  fromNight: boolean;
  lying: boolean;
}

export const extent = ({ lying }: View) => ({
  wide: lying ? ALONG : ACROSS,
  high: lying ? ACROSS : ALONG,
});

/** The upper left corner of a square. */
export function spot(name: string, { fromNight, lying }: View): Spot {
  const column = COLUMNS.indexOf(name.charAt(0));
  const row = Number(name.slice(1)) - 1;
  const across = fromNight ? COLUMNS.length - 1 - column : column;
  const away = fromNight ? ROWS.length - 1 - row : row;
  return lying
    ? { x: EDGE + away * CELL, y: EDGE + across * CELL }
    : { x: EDGE + across * CELL, y: EDGE + (ROWS.length - 1 - away) * CELL };
}

/** The middle of the hole. */
export function hole(view: View): Spot {
  const { wide, high } = extent(view);
  return { x: wide / 2, y: high / 2 };
}
