// Where tiles and the cards beside them lie in the drawing: wide where there is room at the sides,
// narrow on a phone. Sizes are units of the SVG, not pixels.
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
  /** Where the card beside a tile lies, by position; and the piles. */
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

/** What the tiles fill; everything else lies around it. */
export const FLOWER = card(-262, -254, 524, 508);

/** Each card stands beyond its tile, the piles in the corners. */
export const WIDE: Layout = {
  frame: card(-378, -258, 756, 516),
  cards: {
    W: card(-376, -79, 108, 158),
    E: card(268, -79, 108, 158),
    NW: card(-304, -254, 120, 152),
    NE: card(184, -254, 120, 152),
    SW: card(-304, 102, 120, 152),
    SE: card(184, 102, 120, 152),
    deck: card(-376, -254, 66, 96),
    discard: card(-376, 158, 66, 96),
  },
};

/** Little room at the sides: the deck of the Desert lies on its tile, one card has a column alone. */
export const NARROW: Layout = {
  frame: card(-290, -256, 658, 512),
  cards: {
    W: card(-290, -42, 76, 84),
    E: card(266, -76, 100, 152),
    NW: card(-288, -254, 106, 146),
    NE: card(182, -254, 102, 146),
    SW: card(-288, 108, 106, 146),
    SE: card(182, 108, 102, 146),
    deck: card(290, -254, 76, 92),
    discard: card(290, 162, 76, 92),
  },
};

/** A box of the drawing in parts of the whole, as CSS has it. */
export function within(box: Box, frame: Box): string {
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
  const right = frame.x + frame.wide - box.x - box.wide;
  const below = frame.y + frame.high - box.y - box.high;
  return [
    share(box.y - frame.y, frame.high),
    share(right, frame.wide),
    share(below, frame.high),
    share(box.x - frame.x, frame.wide),
  ].join(" ");
}

/** Where a thing lies in both layouts; the style sheet takes the one that there is room for. */
export function places(name: string): Record<string, string> {
  const [wide, narrow] = [WIDE.cards[name], NARROW.cards[name]];
  if (!wide || !narrow) return {};
  return { "--wide": within(wide, WIDE.frame), "--narrow": within(narrow, NARROW.frame) };
}

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
