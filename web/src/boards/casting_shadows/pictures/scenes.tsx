// What stands far behind a card's figure: it goes on beyond the picture, whatever the shape of its place.
import type { Behind } from "./picture";

const FLOOR = "V200H-130z";
const RAYS = Array.from({ length: 14 }, (_, at) => {
  const edge = (turn: number) => {
    const angle = (turn * Math.PI) / 14;
    return `${(32 + Math.cos(angle) * 240).toFixed(0)} ${(18 + Math.sin(angle) * 240).toFixed(0)}`;
  };
  return `M32 18L${edge(2 * at)}L${edge(2 * at + 1)}z`;
}).join("");

/** By class: "far" and "near" are darker than the sky, "lit" is lighter. */
const SCENES: Readonly<Record<Behind, readonly (readonly [string, string])[]>> = {
  night: [
    ["disc", "M46 8a8 8 0 1 0 12 8a7 7 0 0 1-12-8z"],
    ["far", `M-130 26Q-60 14-10 27T34 28T70 24T194 22${FLOOR}`],
    ["near", `M-130 36Q-40 30 8 35T60 32T194 36${FLOOR}`],
  ],
  stars: [],
  rays: [["lit", RAYS]],
  deep: [
    ["lit", "M-40-160L4-160L-10 200H-90zM34-160H60L70 200H20zM100-160H130L170 200H110z"],
    ["far", `M-130 34Q-60 27-16 35T30 34T74 33T194 34${FLOOR}`],
    ["near", "M-6 44Q-2 30-8 22Q2 28 2 44zM60 44Q66 32 60 24Q70 30 68 44z"],
  ],
  cave: [
    ["far", "M-130-160H194V2L70 4L64 14L58 3L50 2L46 8L42 1L22 1L18 10L12 2L6 3L0 16L-6 4L-130 2z"],
    ["near", `M-130 34L-20 36L-8 26L0 37L12 34L52 35L62 28L70 37L90 30L194 36${FLOOR}`],
  ],
  wood: [
    [
      "far",
      "M-30-160H-18L-16 200H-34zM6-160H12L14 200H3zM50-160H57L60 200H48zM92-160H106L110 200H88z",
    ],
    ["near", `M-130 36Q-40 30 10 35T64 34T194 35${FLOOR}M-10-160H-3L0 40H-12zM66-160H74L76 40H64z`],
  ],
  peaks: [
    ["far", `M-130 30L-60 8L-30 26L-4 6L16 24L34 10L54 24L74 4L110 28L194 12${FLOOR}`],
    ["lit", "M-4 6L-10 13L-4 11L0 14L3 12zM74 4L67 12L74 10L79 13L82 12zM34 10L29 15L34 14L39 14z"],
    ["near", `M-130 38L-40 30L8 36L46 31L90 37L194 32${FLOOR}`],
  ],
  embers: [
    ["near", `M-130 34L-40 30L-20 36L4 31L16 37L30 33L48 37L62 30L80 36L194 32${FLOOR}`],
    [
      "spark",
      "M6 8l1.500 2.500l-1.500 2.500l-1.500-2.500zM57 5l1.300 2l-1.300 2l-1.300-2zM50 25l1 1.600l-1 1.600l-1-1.600zM14 24l1 1.600l-1 1.600l-1-1.600zM-14 12l2 3l-2 3l-2-3zM78 16l2 3l-2 3l-2-3z",
    ],
  ],
  mist: [
    [
      "lit",
      "M-130 12H24Q30 15 24 18H-130zM46 6H194V11H46Q40 8.500 46 6zM-130 27H6Q12 30 6 33H-130zM60 24H194V29H60Q54 26.500 60 24z",
    ],
    ["near", `M-130 36Q-40 33 32 36T194 35${FLOOR}`],
  ],
  clouds: [
    [
      "lit",
      "M-20 14Q-18 6-8 8Q-2 2 6 7Q14 6 14 14zM48 24Q50 16 58 18Q64 12 72 17Q82 16 82 24zM-60 34Q-50 24-36 28Q-20 24-16 34z",
    ],
    ["near", `M-130 38Q-60 30-20 36Q-4 30 12 36Q30 32 44 37Q60 31 80 36T194 34${FLOOR}`],
  ],
  dunes: [
    ["far", `M-130 30Q-40 14 6 28T70 22T194 28${FLOOR}`],
    ["near", `M-130 40Q-30 28 26 36T194 31${FLOOR}`],
  ],
  town: [
    [
      "far",
      `M-130 34L-20 33V27L-14 22L-8 27V33H0V30L4 26L8 30V33H54V26L58 20L62 26V31H66V27L71 23L76 27V34H194${FLOOR}`,
    ],
    ["near", `M-130 38H10V34L14 30L18 34V37H24V35H28V37H46V33L50 29L54 33V38H194${FLOOR}`],
    ["spark", "M13 34h2v2h-2zM49 33h2v2h-2zM57 27h2v2h-2zM-15 28h2v2h-2zM70 28h2v2h-2z"],
  ],
  hall: [
    ["far", "M-12-160H0V30H-12zM64-160H76V30H64zM-60-160H-46V30H-60zM110-160H124V30H110z"],
    ["lit", "M4-160H60V-4Q60-16 32-16T4-4z"],
    ["near", `M-130 31H194${FLOOR}`],
  ],
};

const SKIES: readonly Behind[] = ["night", "stars", "peaks", "mist", "town", "wood"];

/** Stars, where chance of the card's name puts them. */
function Stars({ seed, many }: { seed: number; many: number }) {
  return (
    <path
      d={Array.from({ length: many }, (_, at) => {
        const [x, y] = [(seed * (at + 3) * 13) % 88, (seed * (at + 5) * 7) % 34];
        const r = 0.4 + ((seed + at) % 3) * 0.25;
        return `M${x - 12 - r} ${y}l${r}-${r}l${r} ${r}l-${r} ${r}z`;
      }).join("")}
      className="cs-star"
    />
  );
}

/** A number from a name, always the same: what looks random in a picture comes from it. */
function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 100_003;
  return seed;
}

export function Scene({ scene, card }: { scene: Behind; card: string }) {
  return (
    <>
      {SKIES.includes(scene) && <Stars seed={seedOf(card)} many={scene === "stars" ? 26 : 9} />}
      {SCENES[scene].map(([look, d]) => (
        <path key={d} d={d} className={`cs-${look}`} />
      ))}
    </>
  );
}
