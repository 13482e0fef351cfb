// The pictures of Night's book: deep skies, pale shapes before them, and her light.
import {
  at,
  crescent,
  cypresses,
  halo,
  hand,
  hill,
  leaf,
  moon,
  oval,
  rays,
  SIGNS,
  shard,
  sister,
  star,
  stars,
  temple,
} from "./kit";
import type { Scene } from "./picture";

const DEEP = ["#11103c", "#4a3f9c"] as const;
const VIOLET = ["#1d0f3f", "#7a3f96"] as const;
const TEAL = ["#071f3d", "#2f7f98"] as const;
const PLUM = ["#2a0f38", "#a04a80"] as const;
const FROST = ["#0d1c4d", "#6f9fd6"] as const;

const FEW: Scene["layers"] = [
  [
    "spark",
    stars([10, 10, 2.5], [30, 5, 2], [104, 16, 2.5], [88, 6, 2], [18, 30, 2], [112, 36, 2]),
  ],
];

/** A burst of lights in the sky. */
const burst = (x: number, y: number, far: number, tone: string): Scene["layers"] => [
  ...halo(x, y, far * 1.1),
  [tone, rays(x, y, 12, far * 0.3, far, { wide: 0.1, tip: 0.24 })],
  ["lit", rays(x, y, 12, far * 0.2, far * 0.6, { wide: 0.08, tip: 0.2, first: 1 / 24 })],
];

/** A light that floats over the moor. */
const wisp = (x: number, y: number, r: number): Scene["layers"] => [
  ...halo(x, y, r * 2.6),
  [
    "cold",
    `M${x} ${y - r * 2}Q${x + r * 1.5} ${y} ${x} ${y + r}Q${x - r * 1.5} ${y} ${x} ${y - r * 2}z`,
  ],
  ["lit", oval(x, y, r * 0.5)],
];

export const NIGHT_PICTURES: Readonly<Record<string, Scene>> = {
  // Meditation: she sits in the crook of the moon.
  N01: {
    focus: 0.15,
    sky: DEEP,
    layers: [
      ...FEW,
      ...halo(60, 34, 46),
      crescent(60, 31, 33, 0.27),
      ...sister("night", "sit", 59, 57, 1.35),
      ["far", hill(64, 68, 62)],
      cypresses([12, 66, 14], [20, 67, 10], [102, 66, 12], [110, 65, 16]),
    ],
  },
  // Deter: an open palm, and no further.
  N02: {
    sky: VIOLET,
    layers: [
      ["ray", "M26 66A44 44 0 0 1 94 66M14 66A58 58 0 0 1 106 66", "translate(0 -6)"],
      ...FEW,
      ...halo(60, 36, 42),
      ["night-gown", "M42 58H78L86 90H34z"],
      ...hand(60, 58, 1.5),
      ["sign-ink", SIGNS.night, "translate(60 42) scale(1.2)"],
    ],
  },
  // Chant: a low song, like smoke.
  N03: {
    badge: "left",
    sky: TEAL,
    layers: [
      ["spark", stars([12, 8, 3], [36, 14, 2.5], [52, 6, 2], [6, 26, 2], [28, 62, 2])],
      [
        "smoke",
        "M58 46Q46 36 36 46T12 44T-14 50M58 50Q48 58 36 54T10 60T-14 62M57 43Q48 26 36 32T14 26T-14 32",
      ],
      ["night-hair", "M76 22Q92 4 108 22Q122 40 116 90H84z"],
      ["night-gown", "M126 90Q118 68 98 63L74 61Q62 66 58 90z"],
      [
        "night-skin",
        "M96 66Q91 56 94 48Q99 38 94 28Q87 17 74 20Q66 23 66 34L60 43Q60 45 64 45.500L63 48L68 50L64 53Q63 60 71 60Q76 60 77 58Q79 64 75 67Q86 72 96 66z",
      ],
      ["night-hair", "M88 72Q92 44 84 27Q76 22 66 32Q66 19 78 16Q98 11 104 34Q108 56 104 76z"],
      ["ink", "M74 36q-4 3-7 0q4-1 7 0z"],
      ["night-crown", "M64 10Q64 27 82 24Q98 20 96 2Q91 14 79 16Q69 18 64 10z"],
    ],
  },
  // Advantage: three cards drift down from the moon.
  N04: {
    badge: "left",
    sky: DEEP,
    layers: [
      ["spark", stars([60, 6, 2.5], [112, 10, 2], [110, 62, 2], [52, 62, 3], [84, 64, 2])],
      ...moon(18, 20, 19, 0.04),
      ["fine", "M34 20Q44 14 50 18M36 30Q60 22 78 30M30 38Q60 44 94 40"],
      ["near", hill(60, 68, 66)],
      ...leaf(46, 26, -16, SIGNS.night, 1.3),
      ...leaf(73, 38, 10, SIGNS.night, 1.4),
      ...leaf(101, 46, 34, SIGNS.night, 1.3),
    ],
  },
  // Obtain: a hand plucks two stars.
  N05: {
    focus: 0.2,
    sky: PLUM,
    layers: [
      ["fine", "M40-4V18M86-4V12"],
      ...halo(40, 28, 22),
      ...halo(86, 22, 22),
      ["lit", `${star(40, 28, 15, 5, 6)}${star(86, 22, 15, 5, 6)}`],
      ["near", hill(70, 72, 66)],
      ["night-gown", "M46 64H70L80 100H36z"],
      ...hand(60, 66, 1.25, 8),
    ],
  },
  // Alter Soil: something takes root.
  N06: {
    focus: 0.1,
    sky: TEAL,
    layers: [
      ["spark", stars([14, 8, 2], [100, 8, 2.5], [112, 18, 2])],
      ...moon(90, 12, 7),
      ["soil", "M-60 26Q10 20 60 26T180 24V120H-60z"],
      ["soil-deep", "M-60 44Q20 38 60 46T180 42V120H-60z"],
      ["soil-deepest", "M-60 62Q20 56 60 62T180 60V120H-60z"],
      [
        "root",
        "M60 26V42Q58 54 46 60T34 80M60 38Q72 46 78 60T96 74M58 46Q44 44 34 50T10 54M62 42Q80 40 90 44T116 50M60 50Q62 62 60 80",
      ],
      ["stem", "M60 27Q59 18 60 12"],
      ["leaf", "M60 20Q44 20 38 6Q56 4 60 20zM60 16Q74 16 82 2Q64 0 60 16z"],
      ["lit", stars([26, 64, 3], [86, 54, 3], [106, 64, 3], [14, 40, 2.5])],
    ],
  },
  // Ritual: a cold flame in the gate of stones.
  N07: {
    focus: 0.55,
    sky: VIOLET,
    layers: [
      ...FEW,
      ...halo(60, 46, 36),
      ["far", hill(56, 54, 52)],
      ["near", hill(66, 64, 66)],
      ["monolith", "M4 68L7 34L18 32L20 68zM100 68L102 36L113 34L116 68z"],
      ["monolith", "M30 70L32 22H45L47 70zM73 70L75 22H88L90 70zM24 8L96 6L98 20L23 22z"],
      [
        "cold",
        "M60 62Q48 60 50 48Q51 42 56 38Q56 44 59 44Q58 34 64 28Q63 36 68 42Q72 48 70 54Q68 62 60 62z",
      ],
      ["lit", "M60 61Q54 59 55 52Q59 52 60 45Q66 52 65 56Q64 61 60 61z"],
    ],
  },
  // Rapture: a moon moth takes wing.
  N08: {
    sky: TEAL,
    layers: [
      ...FEW,
      ...halo(60, 32, 50),
      [
        "wing",
        "M58 34Q38-4 8 6Q4 26 24 38Q10 44 20 56Q26 64 40 58Q36 68 38 76Q46 70 48 60Q56 52 58 42z",
      ],
      [
        "wing",
        "M62 34Q82-4 112 6Q116 26 96 38Q110 44 100 56Q94 64 80 58Q84 68 82 76Q74 70 72 60Q64 52 62 42z",
      ],
      ["wing-mark", `M54 32Q38 8 16 12Q22 28 52 34zM66 32Q82 8 104 12Q98 28 68 34z`],
      ["ink", `${oval(30, 19, 5)}${oval(90, 19, 5)}${oval(34, 49, 4)}${oval(86, 49, 4)}`],
      ["lit", `${oval(31, 18, 2)}${oval(89, 18, 2)}`],
      ["ink", "M60 18Q65 24 64 40Q63 54 60 60Q57 54 56 40Q55 24 60 18z"],
      ["feeler", "M59 19Q54 8 46 6M61 19Q66 8 74 6"],
    ],
  },
  // Wish: a star falls, and she has seen it.
  N09: {
    focus: 0.5,
    sky: DEEP,
    layers: [
      ["spark", stars([12, 12, 2.5], [28, 28, 2], [96, 44, 2.5], [110, 30, 2], [20, 46, 2])],
      ["glow", "M130-14L60 34L68 44z"],
      ["ray-fill", "M126-8L58 36L66 42z"],
      ["lit", star(60, 40, 17, 5, 7)],
      ["far", hill(60, 66, 52)],
      cypresses([92, 60, 10], [99, 58, 14], [112, 56, 10]),
      ["near", hill(66, 72, 62)],
      ...sister("night", "reach", 24, 67, 0.95),
    ],
  },
  // Instability: the moon breaks.
  N10: {
    focus: 0.2,
    sky: PLUM,
    layers: [
      ["spark", stars([8, 10, 2.5], [110, 12, 2.5], [100, 40, 2], [14, 40, 2])],
      ...halo(60, 28, 42),
      [
        "lit",
        "M56 26L40 8A26 26 0 0 1 62 2L60 16zM64 22L68 2A26 26 0 0 1 86 20L72 26zM68 32L87 26A26 26 0 0 1 76 48L66 40zM60 36L70 52A26 26 0 0 1 46 50L52 40zM50 34L42 50A26 26 0 0 1 33 24L48 28z",
      ],
      [
        "lit",
        "M92 30L100 34L95 40zM24 36L28 44L20 44zM84 48L92 50L86 54zM30 10L26 16L22 10zM94 10L100 8L98 16z",
      ],
      ["water", "M-20 56H140V100H-20z"],
      ["ray", "M42 60H76M50 65H88M38 70H62M68 70H80"],
    ],
  },
  // Mimic: the mirror shows another crown.
  N11: {
    sky: VIOLET,
    layers: [
      ["near", hill(64, 64, 64)],
      ["mirror-frame", oval(84, 33, 27, 34)],
      ["ink", "M70 60L62 76H106L98 60z"],
      ["mirror", oval(84, 33, 22, 29)],
      ...sister("day", "reach", 90, 58, -1.02),
      ["veil", "M68 18Q74 8 84 5L66 46Q60 32 68 18z"],
      ...sister("night", "reach", 30, 68, 1.24),
    ],
  },
  // Excitement: two fires in the sky above her Temple.
  N12: {
    focus: 0.1,
    sky: DEEP,
    layers: [
      ...burst(28, 24, 23, "hot"),
      ...burst(92, 20, 21, "cold"),
      ["spark", stars([60, 8, 3], [58, 26, 2], [66, 18, 2], [6, 50, 2], [114, 46, 2])],
      ["far", hill(58, 60, 56)],
      ["fine", "M30 62Q24 46 28 30M92 62Q96 44 92 28"],
      ["near", hill(66, 66, 66)],
      ...temple("night", 60, 69, 1.05),
    ],
  },
  // Epiphany: an eye opens, and five stars with it.
  N13: {
    focus: 0.4,
    sky: ["#16104a", "#8a6fd8"],
    layers: [
      ["glow", rays(60, 44, 20, 24, 90, { wide: 0.4, tip: 0.4 })],
      ["ink", "M8 46Q60-2 112 46Q60 90 8 46z"],
      ["lit", "M14 46Q60 4 106 46Q60 84 14 46z"],
      ["violet", oval(60, 45, 20)],
      ["ink", oval(60, 45, 11)],
      ["cold", rays(60, 45, 16, 12, 18, { wide: 0.4 })],
      ["lit", oval(66, 39, 4)],
      [
        "star",
        `${star(14, 20, 8, 5, 3.4)}${star(35, 9, 8, 5, 3.4)}${star(60, 6, 8, 5, 3.4)}${star(85, 9, 8, 5, 3.4)}${star(106, 20, 8, 5, 3.4)}`,
      ],
    ],
  },
  // Mislead: Day follows lights that lead nowhere.
  N14: {
    focus: 0.5,
    sky: TEAL,
    layers: [
      ...moon(16, 12, 8),
      ["far", hill(48, 54, 46)],
      ["near", hill(62, 66, 58)],
      [
        "tree",
        "M104 72Q106 50 100 38Q94 30 82 28M101 42Q112 34 112 18M103 52Q114 46 120 46M92 30Q90 20 94 12M110 28Q104 20 106 10",
      ],
      ...wisp(50, 44, 4),
      ...wisp(66, 34, 5),
      ...wisp(82, 44, 6.5),
      ...sister("day", "walk", 26, 68, 0.98),
    ],
  },
  // Shift: everything around her waxes and wanes.
  N15: {
    focus: 0.5,
    sky: VIOLET,
    layers: [
      ["orbit", oval(60, 36, 45, 26)],
      ...halo(60, 38, 30),
      ["shadow-disc", Array.from({ length: 8 }, (_, step) => oval(...ring(step), 10)).join("")],
      ["lit", oval(...ring(0), 9)],
      ["lit", oval(...ring(4), 9)],
      ...[1, 2, 3, 5, 6, 7].map((step) => crescent(...ring(step), 9, step < 4 ? 0 : 0.5)),
      ...sister("night", "wide", 60, 58, 0.92),
    ],
  },
  // Crystallize: Day stands still in the ice.
  N16: {
    sky: FROST,
    layers: [
      ...halo(60, 34, 48),
      ["far", hill(58, 62, 56)],
      ["ice", "M60-2L88 16L84 66H36L32 16z"],
      ...sister("day", "still", 60, 64, 1.12),
      ["frost", "M60-2L88 16L84 66H36L32 16z"],
      [
        "ice-edge",
        "M60-2L88 16L84 66H36L32 16zM32 16L47 25L60-2L73 25L88 16M47 25L44 66M73 25L76 66M47 25H73",
      ],
      ...shard(22, 70, 30, -14),
      ...shard(100, 70, 26, 16),
      ["near", hill(68, 67, 68)],
    ],
  },
  // Crystal Burst: ice on every side at once.
  N17: {
    focus: 0.45,
    sky: ["#0b1440", "#3d6fc0"],
    layers: [
      ["glow", rays(60, 40, 18, 10, 90, { wide: 0.2, tip: 0.45 })],
      ...[-156, -115, 156, 115, -78, 78, -40, 40, 0].flatMap((tilt) =>
        shard(60, 40, Math.abs(tilt) > 100 ? 30 : 40, tilt, 0.2),
      ),
      ["lit", star(60, 40, 17, 8, 8)],
    ],
  },
  // Crystal Breeze: two crystals on the wind.
  N18: {
    focus: 0.45,
    sky: FROST,
    layers: [
      ["far", hill(60, 54, 62)],
      cypresses([96, 58, 12], [104, 60, 9]),
      ["near", hill(68, 66, 60)],
      [
        "wind",
        "M-10 24H52Q66 24 64 13Q60 4 52 10M-10 40H84Q102 40 100 26Q95 14 84 22M-10 56H50Q64 56 62 66Q58 74 51 68",
      ],
      ...shard(38, 44, 36, 62),
      ...shard(78, 70, 40, 58),
      ["spark", stars([20, 12, 3], [112, 12, 3], [104, 48, 3], [14, 66, 2.5])],
    ],
  },
  // Crystal Sky: three crystals hang over the valley.
  N19: {
    focus: 0,
    sky: ["#081038", "#2a6a8c"],
    layers: [
      ["aurora", "M-10 26Q20 4 50 22T130 8V26Q90 34 56 36T-10 46z"],
      ["aurora", "M-10 40Q30 24 60 38T130 26V36Q96 48 60 48T-10 54z"],
      ["far", hill(60, 64, 58)],
      cypresses([14, 62, 9], [104, 60, 11]),
      ["near", hill(68, 66, 68)],
      ...shard(26, -6, 46, 180, 0.2),
      ...shard(60, -6, 60, 180, 0.2),
      ...shard(95, -6, 42, 180, 0.2),
      ["spark", stars([42, 18, 2.5], [78, 14, 2.5], [110, 44, 2], [10, 50, 2])],
    ],
  },
};

/** A place on the orbit around Night. */
function ring(step: number): [x: number, y: number] {
  const [x = 0, y = 0] = at(0, 0, step / 8, 1000)
    .split(" ")
    .map(Number);
  return [Math.round(60 + x * 0.045), Math.round(36 + y * 0.026)];
}
