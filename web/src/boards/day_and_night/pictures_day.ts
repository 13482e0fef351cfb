// The pictures of Day's book: warm skies, dark shapes before them, and her light.
import {
  at,
  birds,
  cloud,
  cypresses,
  flame,
  halo,
  hand,
  hexagon,
  hill,
  leaf,
  oval,
  petals,
  rays,
  SIGNS,
  sister,
  spiral,
  star,
  stars,
  sun,
} from "./kit";
import type { Scene } from "./picture";

const GOLD = ["#f0a437", "#ffe9b4"] as const;
const DAWN = ["#e8836b", "#ffdca8"] as const;
const NOON = ["#8cc3cf", "#fff0c4"] as const;
const AMBER = ["#c9622a", "#ffcf7d"] as const;
/** Bars of light, to stand in front of whoever is behind them. */
const BARS = `M60 8Q22 18 28 62M60 8Q42 22 44 67M60 8Q78 22 76 67M60 8Q98 18 92 62M27 40Q60 50 93 40${oval(60, 62, 33, 7)}`;
const ROSE = ["#b9527a", "#ffd0a0"] as const;

/** A blossom with its heart. */
const blossom = (x: number, y: number, far: number): Scene["layers"] => [
  ["petal", petals(x, y, 8, far, 0.62)],
  ["lit", petals(x, y, 8, far * 0.72, 0.42)],
  ["gold", oval(x, y, far * 0.27)],
  ["ink", oval(x, y, far * 0.11)],
];

/** A marker of Mystify, with the light it gives. */
const marker = (x: number, y: number, size: number): Scene["layers"] => [
  ...halo(x, y, size * 1.7),
  ["ink", hexagon(x, y, size)],
  ["violet", hexagon(x, y, size * 0.82)],
  ["lit", star(x, y, size * 0.6)],
];

export const DAY_PICTURES: Readonly<Record<string, Scene>> = {
  // Meditation: she sits before the rising sun.
  D01: {
    sky: DAWN,
    layers: [
      ["glow", rays(60, 34, 14, 28, 90, { wide: 0.34, tip: 0.5 })],
      ["gold", oval(60, 34, 28)],
      ["lit", oval(60, 34, 24)],
      ["far", hill(52, 60, 50)],
      cypresses([12, 56, 14], [20, 58, 10], [104, 56, 16], [112, 54, 11]),
      ["near", hill(64, 66, 66)],
      ["hot", "M36 66Q44 52 60 65Q76 52 84 66Q72 72 60 70Q48 72 36 66z"],
      ...sister("day", "sit", 60, 64, 1.5),
    ],
  },
  // Chant: her voice goes out in rings.
  D02: {
    sky: GOLD,
    layers: [
      cloud(96, 12, 0.9),
      ["far", hill(58, 62, 46)],
      cypresses([88, 56, 10], [94, 54, 14], [112, 50, 9]),
      ["ray", "M70 32q8 14 0 28M80 25q13 20 0 41M91 18q17 28 0 54M103 11q22 34 0 68"],
      ["day-hair", "M44 22Q30 8 16 20Q2 34 6 62L2 80H24Q30 50 36 40z"],
      ["day-gown", "M-6 90Q2 68 22 63L46 61Q58 66 62 90z"],
      [
        "day-skin",
        "M24 66Q29 56 26 48Q21 38 26 28Q33 17 46 20Q54 23 54 34L60 43Q60 45 56 45.500L57 48L51 50L56 53Q57 60 49 60Q44 60 43 58Q41 64 45 67Q34 72 24 66z",
      ],
      ["day-hair", "M24 44Q24 24 40 24Q50 24 54 32Q54 19 42 16Q24 12 20 32z"],
      ["ink", "M46 37q4-3 7 0q-4 1-7 0z"],
      ["day-crown", "M21 24L9 10L22 14L25-1L34 11L45-1L47 13L57 8L53 23Q37 10 21 24z"],
    ],
  },
  // Entrap: a cage of sunbeams closes around Night.
  D03: {
    sky: AMBER,
    layers: [
      ["far", hill(50, 56, 48)],
      cypresses([8, 54, 12], [16, 54, 16], [106, 52, 13]),
      ["near", hill(62, 60, 64)],
      ["glow", "M60 6Q24 18 28 60H92Q96 18 60 6z"],
      ["dusk", oval(60, 62, 33, 7)],
      ...sister("night", "still", 60, 64, 0.94),
      ["cage-edge", BARS],
      ["cage", BARS],
      ...sun(60, 5, 7, 10),
    ],
  },
  // Achievement: her banner on the summit.
  D04: {
    focus: 0,
    sky: NOON,
    layers: [
      ["glow", rays(58, 34, 12, 10, 90, { wide: 0.1, tip: 0.5 })],
      cloud(20, 22, 1),
      cloud(102, 36, 0.8),
      birds([34, 14, 4], [26, 30, 3]),
      ["far", "M-10 80L22 44L40 60L60 36L84 62L104 40L140 80z"],
      ["ink", "M6 80L58 38L112 80z"],
      ["lit", "M58 38L44 50L52 49L57 55L64 48L72 50z"],
      ["line", "M73 42V4"],
      ["hot", "M73 5Q86 0 94 6T112 5L105 13L112 21Q102 25 92 21T73 22z"],
      ["lit", oval(86, 12.5, 4)],
      ...sister("day", "raise", 58, 39, 0.74),
    ],
  },
  // Advantage: three cards rise with the sun.
  D05: {
    focus: 0.2,
    sky: ROSE,
    layers: [
      ["glow", rays(60, 72, 20, 26, 100, { wide: 0.3, tip: 0.5 })],
      ...leaf(30, 36, -26, SIGNS.day, 1.45),
      ...leaf(90, 36, 26, SIGNS.day, 1.45),
      ...leaf(60, 28, 0, SIGNS.day, 1.6),
      ["gold", oval(60, 76, 27)],
      ["lit", oval(60, 76, 22)],
      ["near", hill(66, 70, 66)],
    ],
  },
  // Blossom: one flower opens on bare ground.
  D06: {
    focus: 0.2,
    sky: NOON,
    layers: [
      cloud(18, 16, 1),
      cloud(102, 24, 0.9),
      birds([98, 10, 4]),
      ["far", hill(54, 50, 56)],
      ["near", hill(66, 63, 66)],
      ["stem", "M60 36Q57 52 61 68"],
      ["leaf", "M60 64Q40 66 32 50Q52 48 60 64zM61 62Q80 64 90 46Q68 46 61 62z"],
      ...blossom(60, 31, 30),
    ],
  },
  // Ritual: she raises her arms before the fire.
  D07: {
    badge: "left",
    sky: AMBER,
    layers: [
      ["far", hill(46, 54, 52)],
      cypresses([6, 50, 14], [68, 54, 9], [114, 54, 12]),
      ["near", hill(62, 62, 60)],
      ...flame(40, 52, 1.15),
      ["ink", "M20 50H60Q58 60 48 61L52 70H28L32 61Q22 60 20 50z"],
      ...sister("day", "praise", 88, 67, -1.25),
    ],
  },
  // Deviate: a prism turns her light aside, upon Night.
  D08: {
    badge: "left",
    sky: ["#a85a8c", "#ffdfae"],
    layers: [
      ...sun(8, 8, 12, 10),
      ["near", hill(62, 66, 62)],
      ["lit", "M14 10L56 33L55 40L10 18z"],
      ["hot", "M66 36L120 40V47L66 40z"],
      ["gold", "M66 40L120 48V55L66 43z"],
      ["teal", "M66 43L120 56V63L66 46z"],
      ["ink", "M60 8L88 60H32z"],
      ["veil", "M60 15L82 56H38z"],
      ["lit", "M60 15L66 27L46 56H38z"],
      ...sister("night", "wide", 106, 66, -0.8),
    ],
  },
  // Wish: seeds of a dandelion, gone with the wind.
  D09: {
    sky: DAWN,
    layers: [
      ["far", hill(58, 60, 48)],
      cypresses([86, 54, 9], [92, 53, 13], [112, 49, 10]),
      ["near", hill(68, 66, 66)],
      ["stem", "M34 36Q38 54 30 72"],
      ...halo(34, 30, 30),
      ["fine", rays(34, 30, 22, 4, 21, { wide: 0, tip: 0.08 })],
      [
        "lit",
        Array.from({ length: 22 }, (_, step) =>
          star(34 + Math.sin(step * 0.2856) * 22, 30 - Math.cos(step * 0.2856) * 22, 4),
        ).join(""),
      ],
      ["ink", oval(34, 30, 5)],
      ["fine", "M70 22L62 29M88 12L80 20M102 30L93 36M82 40L73 45M112 14L105 20"],
      ["lit", stars([71, 21, 6], [89, 11, 7], [104, 29, 6], [83, 39, 5], [113, 13, 5])],
      ["ink", "M61 30l3-3 1 2zM79 21l3-3 1 2zM92 37l3-3 1 2zM72 46l3-3 1 2zM104 21l3-3 1 2z"],
    ],
  },
  // Instability: the sun cracks, and the ground with it.
  D10: {
    sky: ["#8c3a3a", "#ffb861"],
    layers: [
      ["gold", rays(60, 30, 16, 27, 42, { wide: 0.5, first: 0.02 })],
      [
        "lit",
        "M56 31L38 12A26 26 0 0 1 64 4L58 18zM64 26L70 5A26 26 0 0 1 87 28L72 34zM66 38L87 33A26 26 0 0 1 70 55L62 46zM57 46L64 57A26 26 0 0 1 38 48L48 40zM46 36L34 44A26 26 0 0 1 33 18L50 32z",
      ],
      ["near", "M-20 58L40 60L48 54L56 66L60 60V90H-20z"],
      ["near", "M140 58L78 60L74 66L68 58L64 72V90H140z"],
    ],
  },
  // Flourish: where she dances, two flowers spring up.
  D11: {
    sky: GOLD,
    layers: [
      ["far", hill(52, 58, 52)],
      ["near", hill(66, 64, 66)],
      ["stem", "M24 70Q14 54 22 36M96 70Q106 54 98 36"],
      ["leaf", "M20 58Q34 60 40 48Q26 46 20 58zM100 58Q86 60 80 48Q94 46 100 58z"],
      ...blossom(21, 28, 19),
      ...blossom(99, 28, 19),
      ["hot", stars([44, 12, 4], [77, 10, 4], [42, 34, 3], [80, 33, 3])],
      ...sister("day", "dance", 60, 67, 1.28),
    ],
  },
  // Steal Passion: a golden hand closes around a burning heart.
  D12: {
    focus: 0.45,
    sky: ["#301a52", "#b8467a"],
    layers: [
      ["dusk", "M-10-10H50Q34 36 50 90H-10z"],
      ["gold", rays(50, 34, 16, 23, 38, { wide: 0.3 })],
      ...hand(96, 38, 1.55, -86, true).slice(1),
      ["day-gown", "M92 22Q112 16 140 20V58Q112 62 92 54Q98 38 92 22z"],
      ["red", "M50 60Q22 44 24 26Q27 12 41 15Q48 17 50 24Q53 17 60 15Q74 12 76 26Q77 44 50 60z"],
      ["hot", "M50 52Q32 42 32 29Q33 22 40 22Q47 23 50 32Q54 22 62 23Q68 24 68 31Q66 43 50 52z"],
      [
        "grip",
        "M88 26Q70 16 58 24M90 34Q68 28 55 34M90 42Q70 40 58 45M86 50Q74 50 66 55M84 24Q74 8 60 9",
      ],
    ],
  },
  // Warp: through the whirl to anywhere.
  D13: {
    focus: 0.5,
    sky: ["#2f7f8f", "#ffe6b0"],
    layers: [
      ...halo(60, 36, 58, 40),
      ["whirl-edge", spiral(60, 36, 12, 56, 2.6)],
      ["whirl", spiral(60, 36, 12, 56, 2.6)],
      ["lit", oval(60, 36, 17)],
      ...sister("day", "dance", 63, 55, 0.82, 10),
    ],
  },
  // Misdirect: a signpost that lies, and Night believes it.
  D14: {
    focus: 0.2,
    badge: "left",
    sky: ["#d58a3a", "#fff0bf"],
    layers: [
      ["far", hill(44, 52, 42)],
      cypresses([66, 50, 10], [112, 44, 12]),
      birds([98, 14, 4], [108, 22, 3]),
      ["near", hill(60, 58, 58)],
      ["path", "M46 80Q50 64 74 62T128 50L128 58Q96 64 84 70T78 80z"],
      ["ink", "M40 6h6v64h-6z"],
      ["ink", "M30 10H70L82 19L70 28H30zM56 32H16L4 40L16 48H56z"],
      ["gold", "M33 13H69L77 19L69 25H33zM53 35H17L9.500 40L17 45H53z"],
      ["sign-ink", SIGNS.day, "translate(52 19) scale(.8)"],
      ["sign-ink", SIGNS.night, "translate(34 40) scale(.8)"],
      ...sister("night", "walk", 97, 67, 0.98),
    ],
  },
  // Fate: the wheel turns all of it over.
  D15: {
    focus: 0.5,
    sky: ["#7a3550", "#ffc98a"],
    layers: [
      ["glow", rays(60, 36, 8, 30, 90, { wide: 0.5, tip: 0.5 })],
      ["ink", `${oval(60, 36, 33)}${rays(60, 36, 8, 30, 38, { wide: 0.2, tip: 0.14 })}`],
      ["gold", oval(60, 36, 29)],
      [
        "ink",
        Array.from(
          { length: 4 },
          (_, step) =>
            `M60 36L${at(60, 36, step / 4, 26)}A26 26 0 0 1 ${at(60, 36, step / 4 + 0.125, 26)}z`,
        ).join(""),
      ],
      [
        "lit",
        Array.from(
          { length: 4 },
          (_, step) =>
            `M60 36L${at(60, 36, step / 4 + 0.125, 26)}A26 26 0 0 1 ${at(60, 36, step / 4 + 0.25, 26)}z`,
        ).join(""),
      ],
      ["ink", oval(60, 36, 12)],
      ["gold", "M60 26a10 10 0 0 0 0 20z"],
      ["pale", "M60 26a10 10 0 0 1 0 20z"],
    ],
  },
  // Wonder: a book, and the light of what stands in it.
  D16: {
    focus: 0.5,
    sky: ["#4a3a86", "#ffcf9a"],
    layers: [
      ["glow", "M30 54L4-10H116L90 54z"],
      ["glow", "M44 54L30-10H90L76 54z"],
      ["gold", star(60, 22, 20, 8, 9)],
      ["lit", oval(60, 22, 8)],
      ["lit", stars([30, 24, 5], [92, 20, 5], [40, 8, 3], [84, 40, 3], [24, 42, 3])],
      ["ink", "M60 54Q40 40 12 48V70Q40 64 60 74Q80 64 108 70V48Q80 40 60 54z"],
      ["page", "M60 52Q40 39 16 46V64Q42 58 60 69zM60 52Q80 39 104 46V64Q78 58 60 69z"],
      ["fine-ink", "M24 51q14-3 28 4M24 57q14-3 28 4M96 51q-14-3-28 4M96 57q-14-3-28 4"],
    ],
  },
  // Wishing Pond: she kneels, and the sun lies in the water.
  D17: {
    focus: 0.6,
    badge: "left",
    sky: NOON,
    layers: [
      cloud(34, 10, 0.9),
      ["far", hill(30, 26, 30)],
      cypresses([40, 29, 10], [46, 29, 13], [60, 28, 9]),
      ["near", hill(42, 34, 40)],
      ["water", oval(50, 56, 56, 17)],
      ["ray", `${oval(44, 56, 22, 6)}${oval(44, 56, 34, 10)}`],
      ["lit", oval(44, 56, 11, 3.5)],
      ["stem", "M10 52V18M16 54V26M5 54V30"],
      ["ink", "M8 14h4v13h-4zM14 22h4v12h-4zM3 26h4v11h-4z"],
      ...sister("day", "kneel", 96, 58, -1.42),
    ],
  },
  // Wishing Mist: two tiles vanish in the haze.
  D18: {
    focus: 0.4,
    sky: ["#c58aa0", "#fff1d6"],
    layers: [
      ["far", hill(38, 46, 32)],
      ...marker(36, 27, 17),
      ...marker(86, 33, 17),
      ["mist", "M-20 44Q-4 34 12 42Q24 30 44 42Q60 36 68 46Q84 40 92 48Q108 40 140 46V54H-20z"],
      ["mist", "M-20 60Q10 46 30 56Q52 46 70 58Q92 48 140 58V90H-20z"],
      ["veil", "M-10 24Q20 16 34 22T76 18T130 14V19Q96 20 76 24T30 28T-10 30z"],
    ],
  },
  // Mystify: the sign itself, watching.
  D19: {
    focus: 0.5,
    sky: ["#5b2a86", "#f6a55c"],
    layers: [
      ["glow", rays(60, 36, 12, 30, 90, { wide: 0.5, tip: 0.5 })],
      ["ink", hexagon(60, 36, 34)],
      ["violet", hexagon(60, 36, 30)],
      ["lit", "M30 36Q60 8 90 36Q60 64 30 36z"],
      ["gold", oval(60, 36, 13)],
      ["ink", oval(60, 36, 6)],
      ["lit", oval(63, 33, 2.4)],
      ["beam", "M60 14V6M42 19L37 12M78 19L83 12M60 58V66M42 53L37 60M78 53L83 60"],
    ],
  },
  // Wishing Well: a coin falls, and somebody listens.
  D20: {
    focus: 0.2,
    sky: GOLD,
    layers: [
      ["far", hill(50, 44, 52)],
      cypresses([8, 50, 16], [110, 52, 14]),
      ["near", hill(62, 62, 60)],
      ["ink", "M32 24h5v26h-5zM83 24h5v26h-5zM20 26L60 2L100 26L96 30L60 10L24 30z"],
      ["red", "M24 24L60 3L96 24L92 26L60 9L28 26z"],
      ["stone", "M28 46H92V68Q60 76 28 68z"],
      [
        "line",
        "M28 54H92M28 62H92M44 47V54M60 47V54M76 47V54M36 54V62M52 54V62M68 54V62M84 54V62M44 62V70M60 62V70M76 62V70",
      ],
      ["ink", oval(60, 46, 33, 6)],
      ["line", "M60 12V24"],
      ["ink", "M53 24H67L65 36H55z"],
      ["gold", oval(74, 32, 5)],
      ["lit", stars([84, 18, 5], [78, 29, 2.5])],
    ],
  },
};
