// Where tiles and the cards beside them lie in the drawing: wide where there is room at the sides,
// tall on a phone. Sizes are units of the SVG, not pixels.
export const RADIUS = 100;
const HALF = (Math.sqrt(3) / 2) * RADIUS;

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  wide: number;
  high: number;
}

export interface Layout {
  /** The whole drawing. */
  frame: Box;
  /** Where the card beside a tile lies, by position. */
  cards: Readonly<Record<string, Box>>;
}

/** The middle of a tile from its axial coordinates. */
export function middle(q: number, r: number): Spot {
  return { x: HALF * (2 * q + r), y: RADIUS * 1.5 * r };
}

/** A hexagon around the origin with a corner on top. */
export function hexagon(radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((at) => {
    const angle = ((60 * at - 90) * Math.PI) / 180;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}

const card = (x: number, y: number, wide: number, high: number): Box => ({ x, y, wide, high });

/** Each card stands beyond its tile. */
export const WIDE: Layout = {
  frame: card(-376, -256, 752, 512),
  cards: {
    W: card(-374, -64, 106, 128),
    E: card(268, -64, 106, 128),
    NW: card(-290, -252, 106, 128),
    NE: card(184, -252, 106, 128),
    SW: card(-290, 124, 106, 128),
    SE: card(184, 124, 106, 128),
  },
};

/** Cards above and below their tiles; those of the sides stand in the corners next to them. */
export const TALL: Layout = {
  frame: card(-266, -382, 532, 764),
  cards: {
    NW: card(-148, -378, 122, 120),
    NE: card(26, -378, 122, 120),
    W: card(-264, -250, 88, 134),
    E: card(176, -250, 88, 134),
    SW: card(-148, 258, 122, 120),
    SE: card(26, 258, 122, 120),
  },
};

/** Places for some figures on one tile, around its middle, and how big they are drawn. */
export function crowd(many: number): { spots: Spot[]; scale: number } {
  if (many === 1) return { spots: [{ x: 0, y: 11 }], scale: 1 };
  if (many === 2) {
    return {
      spots: [
        { x: -39, y: 11 },
        { x: 39, y: 11 },
      ],
      scale: 0.9,
    };
  }
  const spots = [
    { x: -42, y: -9 },
    { x: 42, y: -9 },
    { x: -42, y: 44 },
    { x: 42, y: 44 },
  ];
  return { spots: spots.slice(0, many), scale: 0.8 };
}
