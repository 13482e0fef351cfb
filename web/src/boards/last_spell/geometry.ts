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

/** What of the drawing is shown. */
export const viewBox = ({ x, y, wide, high }: Frame): string =>
  `${x * UNIT} ${y * UNIT} ${wide * UNIT} ${high * UNIT}`;

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

/** What the first look must hold: whoever is on the map, what comes, and where a question is answered. */
export function fightOf(
  board: Pick<Board, "fog" | "monsters" | "heroes" | "slots" | "dryad" | "harpy" | "structures">,
  night: boolean,
  asked: Iterable<string>,
  frame: Frame,
): Frame {
  const spots = [
    ...[...asked, ...board.dryad, ...CIRCLE].map(spotOf),
    ...board.monsters.map((it) => spotOf(it.space)),
    ...board.heroes.filter((it) => it.space !== "").map((it) => spotOf(it.space)),
    ...(night ? [] : [...CITY_CORNERS, ...board.structures.flatMap((it) => it.spaces)].map(spotOf)),
  ];
  if (board.harpy !== "") spots.push({ x: board.harpy === "left" ? 8 : 20, y: frame.y });
  const boxes = Object.entries(board.slots)
    .filter(([, cards]) => cards.length > 0)
    .map(([slot]) => slotBox(Number(slot), board.fog));
  const xs = [...spots.map((it) => it.x), ...boxes.flatMap((it) => [it.x, it.x + it.wide - 1])];
  const ys = [...spots.map((it) => it.y), ...boxes.flatMap((it) => [it.y, it.y + it.high - 1])];
  const left = Math.max(frame.x, Math.min(...xs) - 1);
  const top = Math.max(frame.y, Math.min(...ys) - 1);
  const right = Math.min(frame.x + frame.wide, Math.max(...xs) + 2);
  const low = Math.min(frame.y + frame.high, Math.max(...ys) + 2);
  return { x: left, y: top, wide: right - left, high: low - top };
}

const CIRCLE = ["13,13", "14,14"];
const CITY_CORNERS = ["9,9", "18,18"];

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
