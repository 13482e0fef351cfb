// Where spaces lie in the drawing, and how much of the map is worth drawing: the deep Fog and the
// height of the Cliff, where nothing ever is, are left out.
import { type Board, PRINTED } from "./table";

/** The side of a space in the drawing. */
export const UNIT = 40;
export const SIZE = 28;
/** Monsters enter on so many rows of the Fog. */
const DEEP = 3;
/** So much of the Cliff is drawn above the ground. */
const CLIFF_ROWS = 2;

export interface Spot {
  x: number;
  y: number;
}

/** Column and row of a space called "12,9". */
export function spotOf(space: string): Spot {
  const [x = 0, y = 0] = space.split(",").map(Number);
  return { x, y };
}

export const nameOf = ({ x, y }: Spot): string => `${x},${y}`;

/** The middle of a space in the drawing. */
export function middle(space: string): Spot {
  const { x, y } = spotOf(space);
  return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT };
}

export interface Frame {
  /** The first column and row that are drawn, and how many of each. */
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** Of a side from which nothing comes only the edge of the Fog is drawn. */
const RIM = 1;

/** As far as anything comes this night, from its beginning to its end: the map stands still. */
export function frameOf(
  board: Pick<Board, "fog" | "terrain" | "monsters" | "direction"> & {
    slots: Readonly<Record<string, unknown>>;
  },
): Frame {
  const spots = board.monsters.map((it) => spotOf(it.space));
  const coming = (PRINTED[board.direction]?.slots ?? "").split(" ").filter(Boolean);
  const sides = [...coming, ...Object.keys(board.slots)].map(
    (slot) => slotBox(Number(slot), board.fog).side,
  );
  const edge = (side: string) => Math.max(0, board.fog - (sides.includes(side) ? DEEP : RIM));
  const cliff = board.terrain.findIndex((row) => /[^^]/.test(row));
  const first = cliff > 0 ? cliff - CLIFF_ROWS : edge("N");
  const left = Math.min(edge("W"), ...spots.map((it) => it.x));
  const right = Math.max(SIZE - 1 - edge("E"), ...spots.map((it) => it.x));
  const top = Math.min(first, ...spots.map((it) => it.y));
  const low = Math.max(SIZE - 1 - edge("S"), ...spots.map((it) => it.y));
  return { x: left, y: top, wide: right - left + 1, high: low - top + 1 };
}

/** Whether Fog lies on a space: at the sides, and in the north where no Cliff is. */
export function inFog({ fog, terrain }: Pick<Board, "fog" | "terrain">, { x, y }: Spot): boolean {
  if (terrain[y]?.[x] === "^") return false;
  const north = terrain[0]?.[0] !== "^";
  const far = SIZE - 1 - fog;
  return x < fog || x > far || y > far || (north && y < fog);
}

/** A path around all spaces of a row of signs that match. */
export function squares(terrain: readonly string[], sign: string): string {
  let path = "";
  terrain.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (row[x] === sign) path += `M${x * UNIT} ${y * UNIT}h${UNIT}v${UNIT}h-${UNIT}z`;
    }
  });
  return path;
}

export const square = (space: string, inset = 0): string => {
  const { x, y } = spotOf(space);
  const side = UNIT - 2 * inset;
  return `M${x * UNIT + inset} ${y * UNIT + inset}h${side}v${side}h-${side}z`;
};

/** The slots along the Fog, clockwise from the west: the side, and the first space along it. */
const SLOTS: readonly (readonly [string, number])[] = [
  ["W", 16],
  ["W", 12],
  ["W", 8],
  ["N", 8],
  ["N", 12],
  ["N", 16],
  ["E", 8],
  ["E", 12],
  ["E", 16],
  ["S", 16],
  ["S", 12],
  ["S", 8],
];

interface SlotBox extends Frame {
  side: string;
}

/** Where a slot lies, three spaces deep and four wide, at the inner edge of the Fog. */
export function slotBox(slot: number, fog: number): SlotBox {
  const [side, first] = SLOTS[slot - 1] ?? ["W", 0];
  const deep = fog - DEEP;
  const far = SIZE - fog;
  if (side === "W") return { side, x: deep, y: first, wide: DEEP, high: 4 };
  if (side === "E") return { side, x: far, y: first, wide: DEEP, high: 4 };
  if (side === "N") return { side, x: first, y: deep, wide: 4, high: DEEP };
  return { side, x: first, y: far, wide: 4, high: DEEP };
}

/** Where an icon of a Schema card comes to stand: rows from the deepest, columns from its left. */
export function iconSpace(slot: number, fog: number, row: number, column: number): string {
  const [side, first] = SLOTS[slot - 1] ?? ["W", 0];
  const deep = fog - DEEP + row;
  const far = SIZE - 1 - deep;
  if (side === "W") return nameOf({ x: deep, y: first + column });
  if (side === "E") return nameOf({ x: far, y: first + 3 - column });
  if (side === "S") return nameOf({ x: first + column, y: far });
  return nameOf({ x: first + 3 - column, y: deep });
}

/** How far a figure is turned, in degrees from looking south. */
export const TURN: Readonly<Record<string, number>> = { south: 0, west: 90, north: 180, east: -90 };
