// What the pictures of Day & Night are put together from: layers of one tone each, the two sisters in
// their poses, sun and moon, hills, shards, cards and hands. A picture is 120 wide and 72 high.

/** One layer: its tone (of tones.css), its path, and where it is put. */
export type Layer = readonly [tone: string, path: string, place?: string];

const round = (value: number) => Math.round(value * 10) / 10;

/** A point seen from another: 0 is up, 1 is once around. */
export function at(x: number, y: number, turn: number, far: number): string {
  const angle = turn * 2 * Math.PI;
  return `${round(x + Math.sin(angle) * far)} ${round(y - Math.cos(angle) * far)}`;
}

const steps = (many: number) => Array.from({ length: many }, (_, step) => step);

export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** A shape of straight sides through these points. */
const through = (points: readonly string[]) => `M${points.join("L")}z`;

export function star(x: number, y: number, far: number, points = 4, near = far / 3.2): string {
  return through(
    steps(points * 2).map((step) => at(x, y, step / points / 2, step % 2 ? near : far)),
  );
}

export const stars = (...places: readonly (readonly [x: number, y: number, size: number])[]) =>
  places.map(([x, y, size]) => star(x, y, size)).join("");

export function hexagon(x: number, y: number, size: number): string {
  return through(steps(6).map((step) => at(x, y, step / 6, size)));
}

/** Wedges of light around a middle: thin where they begin, wide where they end, or the other way. */
export function rays(
  x: number,
  y: number,
  many: number,
  from: number,
  to: number,
  { wide = 0.2, tip = 0, first = 0 } = {},
): string {
  return steps(many)
    .map((step) => {
      const turn = first + step / many;
      const [a, b] = [wide / many / 2, tip / many / 2];
      return through([
        at(x, y, turn - a, from),
        at(x, y, turn - b, to),
        at(x, y, turn + b, to),
        at(x, y, turn + a, from),
      ]);
    })
    .join("");
}

/** Petals around a middle, pointed at both ends. */
export function petals(x: number, y: number, many: number, far: number, wide: number): string {
  return steps(many)
    .map((step) => {
      const turn = step / many;
      const side = (way: number) => at(x, y, turn + (way * wide) / many, far * 0.62);
      return `M${x} ${y}Q${side(-1)} ${at(x, y, turn, far)}Q${side(1)} ${x} ${y}z`;
    })
    .join("");
}

/** A line that winds itself up. */
export function spiral(x: number, y: number, from: number, to: number, rounds: number): string {
  const many = Math.round(rounds * 36);
  return `M${steps(many + 1)
    .map((step) => at(x, y, step / 36, from + ((to - from) * step) / many))
    .join("L")}`;
}

/** A hill from edge to edge: how high it lies on the left, in the middle, on the right. */
export const hill = (left: number, middle: number, right: number) =>
  `M-60 ${left + 4}Q${-20} ${left - 3} 0 ${left}Q30 ${2 * middle - (left + right) / 2} 60 ${middle}T120 ${right}Q140 ${right + 5} 180 ${right}V140H-60z`;

/** Light that fades outwards. */
export const halo = (x: number, y: number, r: number, ry = r): Layer[] =>
  [1, 0.82, 0.64].map((part) => ["halo", oval(x, y, round(r * part), round(ry * part))]);

export const sun = (x: number, y: number, r: number, beams = 12): Layer[] => [
  ...halo(x, y, r * 2.2),
  ["gold", rays(x, y, beams, r * 1.15, r * 1.75, { wide: 0.55 })],
  ["lit", oval(x, y, r)],
];

/** Lying on its back at `turn` 0.35; open to the right at 0. */
export function crescent(x: number, y: number, r: number, turn = 0): Layer {
  const [a, b] = [at(0, 0, 0.06, r), at(0, 0, 0.44, r)];
  const bite = round(r * 0.94);
  return [
    "lit",
    `M${a}A${r} ${r} 0 1 0 ${b}A${bite} ${bite} 0 0 1 ${a}z`,
    `translate(${x} ${y}) rotate(${round(turn * 360)})`,
  ];
}

export const moon = (x: number, y: number, r: number, turn = 0): Layer[] => [
  ...halo(x, y, r * 1.9),
  crescent(x, y, r, turn),
];

/** A crystal of three facets, standing on its foot. */
export function shard(x: number, y: number, high: number, tilt = 0, slim = 0.24): Layer[] {
  const wide = round(high * slim);
  const [top, waist] = [-high, round(-high * 0.68)];
  const place = `translate(${x} ${y}) rotate(${tilt})`;
  return [
    [
      "ice",
      `M0 ${top}L${wide} ${waist}L${round(wide * 0.6)} 0H${round(-wide * 0.6)}L${-wide} ${waist}z`,
      place,
    ],
    [
      "ice-light",
      `M0 ${top}L${-wide} ${waist}L${round(-wide * 0.6)} 0H${round(-wide * 0.15)}L${round(-wide * 0.3)} ${round(waist + wide * 0.4)}z`,
      place,
    ],
    [
      "ice-dark",
      `M0 ${top}L${wide} ${waist}L${round(wide * 0.6)} 0H${round(wide * 0.25)}L${round(wide * 0.4)} ${round(waist + wide * 0.4)}z`,
      place,
    ],
  ];
}

/** A card with a sign on it, around its middle. */
export const leaf = (x: number, y: number, turn: number, sign: string, size = 1): Layer[] => {
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${size})`;
  return [
    ["page", "M-8-12h16q2 0 2 2v20q0 2-2 2h-16q-2 0-2-2v-20q0-2 2-2z", place],
    ["sign", sign, place],
  ];
};

/** A raised hand, from the wrist at (0, 0) upwards; `grip`: its fingers are bent. */
export function hand(x: number, y: number, size: number, turn = 0, grip = false): Layer[] {
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${size})`;
  const fingers = grip
    ? "M-7-17Q-12-28-3-30M-2-19Q-4-32 4-32M3-19Q4-32 10-30M7-16Q10-27 14-25"
    : "M-7-18L-9-31M-2.200-20L-2.500-36M2.800-20L4-35M7.500-17L10.500-29";
  return [
    ["finger", `${fingers}M-8-8Q-15-12-${grip ? "12-20" : "17-18"}`, place],
    ["palm", "M-7 6Q-10-8-9.500-18Q0-23 9.500-17Q10-6 6 6z", place],
  ];
}

interface Pose {
  gown: string;
  /** The side of the gown that lies in shade. */
  fold: string;
  arms: string;
  head: readonly [x: number, y: number];
  /** Where it is bound. */
  sash?: string;
}

const GOWN = "M-2.500-31Q-5-20-10.500 0Q0 3 10.500 0Q5-20 2.500-31Q0-33-2.500-31z";
const FOLD = "M0-32Q3-18 2 1.500Q7 1.500 10.500 0Q5-20 2.500-31z";
const SASH = "M-4.500-22Q0-20 4.500-22";
const HEAD = [0, -36] as const;

/** The sisters stand at (0, 0), look to the right and are 48 high with their crowns. */
const POSES = {
  praise: { gown: GOWN, fold: FOLD, head: HEAD, arms: "M-2-29Q-9-31-11-42M2-29Q9-31 11-42" },
  wide: { gown: GOWN, fold: FOLD, head: HEAD, arms: "M-2-29Q-9-27-16-33M2-29Q9-27 16-33" },
  reach: { gown: GOWN, fold: FOLD, head: HEAD, arms: "M1-29Q8-29 14-34M1-27Q8-25 14-28" },
  still: { gown: GOWN, fold: FOLD, head: HEAD, arms: "M-2-29Q-7-24 0-23M2-29Q7-24 0-23" },
  raise: { gown: GOWN, fold: FOLD, head: HEAD, arms: "M2-29Q8-33 9-44M-2-29Q-8-24-7-17" },
  walk: {
    gown: "M-2-31Q-6-18-15-1Q-5 2 1-1Q7 3 10-2Q6-18 3-31Q0-33-2-31z",
    fold: "M0-32Q3-16 1-1Q7 3 10-2Q6-18 3-31z",
    head: [1, -36],
    arms: "M2-28Q7-23 12-25M-1-28Q-7-23-9-18",
  },
  dance: {
    gown: "M-2-31Q-3-20-18-6Q-8 1-1-3Q8 4 18-5Q4-19 3-31Q0-33-2-31z",
    fold: "M1-32Q2-18 0-3Q8 4 18-5Q4-19 3-31z",
    head: [0, -36],
    arms: "M2-29Q9-33 8-44M-2-29Q-10-30-15-24",
  },
  sit: {
    gown: "M-3-19Q-6-12-6-6Q-13-5-17-1Q-9 3 0 3Q9 3 17-1Q13-5 6-6Q6-12 3-19Q0-21-3-19z",
    fold: "M0-20Q4-10 2-4Q6 1 9 2Q14 1 17-1Q13-5 6-6Q6-12 3-19z",
    head: [0, -24],
    arms: "M-3-17Q-9-11-11-4M3-17Q9-11 11-4",
    sash: "M-5-11Q0-9 5-11",
  },
  kneel: {
    gown: "M-3-24Q-5-12-10-4Q-17-2-18 1Q-4 3 9 1Q9-6 4-11Q4-18 3-24Q0-26-3-24z",
    fold: "M0-25Q3-14 2-8Q3 0 0 2Q6 2 9 1Q9-6 4-11Q4-18 3-24z",
    head: [2, -29],
    arms: "M2-22Q8-18 14-17M2-20Q8-14 13-13",
    sash: "M-5-15Q0-13 4-15",
  },
} satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;

const CROWNS = {
  day: "M-5-3L-8.500-9.500L-3-6.500L0-13L3-6.500L8.500-9.500L5-3Q0-6-5-3z",
  night: "M-7.500-12Q-7-4 0-4Q7-4 7.500-12Q4.500-7.500 0-7.500Q-4.500-7.500-7.500-12z",
};
const HAIR = {
  day: "M3-3.500Q0-6-4-3.500Q-7 1-7 7Q-10 12-14 11Q-10 16-4 12Q-3 4 0-2z",
  night: "M4-3Q0-6-4.500-3Q-7.500 6-7 20Q-3 18-2 8Q-1 2 2-1z",
};

/** One of the sisters, as large and turned as she is wanted; a negative size looks to the left. */
export function sister(
  who: "day" | "night",
  pose: PoseName,
  x: number,
  y: number,
  size = 1,
  turn = 0,
): Layer[] {
  const { gown, fold, arms, head, sash }: Pose = POSES[pose];
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${size} ${Math.abs(size)})`;
  const top = `${place} translate(${head[0]} ${head[1]})`;
  return [
    [`${who}-arm-edge`, arms, place],
    [`${who}-gown`, gown, place],
    [`${who}-fold`, fold, place],
    [`${who}-sash`, sash ?? SASH, place],
    [`${who}-arm`, arms, place],
    [`${who}-hair`, HAIR[who], top],
    [`${who}-skin`, oval(0, 0, 4.2), top],
    [`${who}-crown`, CROWNS[who], top],
  ];
}

/** A Temple on its steps, around the middle of its foot: Day's has a gable, Night's a dome. */
export function temple(who: "day" | "night", x: number, y: number, size: number): Layer[] {
  const place = `translate(${x} ${y}) scale(${size})`;
  const night = who === "night";
  return [
    ["ink", "M-15-20h30v15h-30z", place],
    [
      `${who}-stone`,
      [-16, -6.8, 2.4, 11.6].map((left) => `M${left}-19h4.400v13h-4.400z`).join(""),
      place,
    ],
    [`${who}-stone`, "M-23 0h46v-3h-46zM-20-3h40v-3h-40zM-19-22h38v3.500h-38z", place],
    [`${who}-stone`, night ? "M-16-22Q-16-37 0-39Q16-37 16-22z" : "M-21-22L0-34L21-22z", place],
    [
      "gold",
      night
        ? "M1.500-48a4.500 4.500 0 1 0 4 6.500a3.800 3.800 0 0 1-4-6.500z"
        : oval(0, -26.5, 2.6),
      place,
    ],
  ];
}

/** A flame of three tongues, around the middle of its foot. */
export const flame = (x: number, y: number, size: number): Layer[] => {
  const place = `translate(${x} ${y}) scale(${size})`;
  return [
    ...halo(x, y - 18 * size, 30 * size),
    [
      "hot",
      "M0 2Q-17 0-14-15Q-13-22-8-27Q-8-20-4-19Q-7-31 4-42Q3-32 9-26Q12-29 11-33Q18-24 15-12Q13 1 0 2z",
      place,
    ],
    ["gold", "M0 1Q-11-1-9-12Q-6-16-5-13Q-3-24 3-31Q2-22 6-17Q8-18 8-21Q12-13 9-6Q7 1 0 1z", place],
    ["lit", "M0 1Q-6-1-5-8Q-2-9-1-15Q5-9 4-4Q3 1 0 1z", place],
  ];
};

/** Slim trees, each on its foot. */
export const cypresses = (
  ...places: readonly (readonly [x: number, y: number, high: number])[]
): Layer => [
  "tree-top",
  places
    .map(
      ([x, y, h]) =>
        `M${x} ${y}q${round(-h * 0.22)} ${round(-h * 0.3)} 0 ${-h}q${round(h * 0.22)} ${round(h * 0.7)} 0 ${h}z`,
    )
    .join(""),
];

/** Birds far away. */
export const birds = (
  ...places: readonly (readonly [x: number, y: number, wide: number])[]
): Layer => [
  "bird",
  places
    .map(
      ([x, y, w]) =>
        `M${x - w} ${y - w * 0.4}Q${x - w * 0.3} ${y - w * 0.6} ${x} ${y}Q${x + w * 0.3} ${y - w * 0.6} ${x + w} ${y - w * 0.4}`,
    )
    .join(""),
];

/** A long flat cloud. */
export const cloud = (x: number, y: number, size: number): Layer => [
  "cloud",
  "M-16 3Q-17-2-10-2Q-8-7-1-5Q5-9 9-3Q16-4 17 3z",
  `translate(${x} ${y}) scale(${size})`,
];

const SUN_SIGN = `${oval(0, 0, 3.6)}${rays(0, 0, 8, 5, 8, { wide: 0.5 })}`;
const MOON_SIGN = "M2-6a6.500 6.500 0 1 0 4.500 9.500a5.500 5.500 0 0 1-4.500-9.500z";
export const SIGNS = { day: SUN_SIGN, night: MOON_SIGN };
