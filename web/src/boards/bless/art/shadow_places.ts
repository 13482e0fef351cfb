// The Shadow cards from the Night Flight on: skies, winds, deeps and passages.
import { crescent, oval, petals, rays, star } from "../shapes";
import type { Illustration } from ".";
import * as kit from "./kit";

const { lines } = kit;

const STAG: readonly (readonly [number, number, number])[] = [
  [-30, 30, 2],
  [-24, 12, 2.6],
  [-30, 2, 2],
  [-4, 6, 3],
  [12, 0, 2.4],
  [18, -14, 3],
  [30, -9, 2],
  [-14, 30, 2],
  [10, 30, 2],
  [20, 28, 1.8],
  [10, -28, 2],
  [4, -20, 1.6],
  [26, -32, 2.2],
  [33, -24, 1.6],
];

const PRINT = "M-2.500 0q-2-7 1.500-8q4 0 3 8ZM-1.800 2h3.800q0 5-2 5t-1.800-5Z";

export const SHADOW_PLACES: Readonly<Record<string, Illustration>> = {
  45: {
    mood: "night",
    scene: lines(kit.fullMoon(0, -8, 27), kit.stars(45, 16), kit.firs(45, 36, "n")),
    figure: `=k M4 0Q10-20 38-22Q39-14 34-10Q38-4 30-2Q32 5 24 6Q24 12 15 12Q12 18 4 16Z
=b M7-1Q14-14 33-18Q28-12 20-8Q24-4 12 2Z
=S1 M12 4Q22 0 34-10M12 8Q20 6 30-2M11 11Q18 10 24 6
k M-8-8Q-9-17 0-17Q9-17 8-8L7 14Q0 22-7 14Z
=k M3-16L9-22L8-11Z
=p ${oval(4, -8, 4.2)}
=g ${oval(4, -8, 3.2)}
=k ${oval(4, -8, 1.6)}
b M-1.500-5H1.500L0 0Z
p M-5 4l2.500 3l2.500-3l2.500 3l2.500-3l-1 7q-4 4-8 0Z
k M-6 14L-8 25L0 20L8 25L6 14Z
=G1.200 M3 19v4`,
  },
  46: {
    mood: "violet",
    scene: lines(kit.stars(46, 22), kit.hills(46, 36, 5)),
    figure: `k M-44-50L-36-36Q-40 0-36 40L-46 60ZM44-50L36-36Q40 0 36 40L46 60Z
P0.900 ${kit.ring(0, 0, 46, 12, (x, y) => `M0 0L${x} ${y}`)}
P1 ${[8, 16, 24, 32].map((far) => `M${kit.ring(0, 0, far, 12, (x, y, at) => `${at ? "L" : ""}${x} ${y}`)}Z`).join("")}
g ${kit.ring(0, 0, 24, 6, (x, y) => star(4, 4.4, 1.4, x, y))}
p ${kit.ring(0, 0, 32, 4, (x, y) => star(4, 5, 1.5, x, y))}
k ${oval(0, 1, 4.5, 5.5)}${oval(0, -5, 3)}
=K1.400 M3-3Q10-10 12-4L15-7M4 0Q12-3 13 4L17 4M4 3Q10 6 9 13L13 16M3 5Q6 12 3 17
g M-2 0H2L0 5Z`,
  },
  47: {
    mood: "aurora",
    scene: lines(kit.stars(47, 24), kit.hills(57, 32, 8)),
    figure: `s M12-16L-44 44L-26 56Z
s M12-16L-34 46L-30 49Z
g M8-12L-20 26L-16 29Z
s ${oval(13, -17, 19)}
s ${oval(13, -17, 12)}
p ${star(5, 17, 7, 13, -17)}
g ${star(5, 9, 4, 13, -17)}
k M14 40L15 27Q14 22 18 21Q22 22 22 27L27 40Z
k ${oval(17.5, 17, 3.4)}
K2 M16 24L9 14
K1 M9 14L8 11`,
  },
  48: {
    mood: "deep",
    scene: lines(kit.stars(48, 40), kit.peaks(48, 38, 10, "m", 26)),
    figure: `s M-30 2L-24 12L-4 6L12 0L18-14L30-9L24-2L16 8L20 28L10 30L4 14L-12 18L-14 30L-30 30L-24 12Z
P1.300 M-30 30L-24 12L-30 2M-24 12L-4 6L12 0L18-14L30-9L21-2L12 0M-14 30L-12 17L-24 12M-12 17L4 14L10 30M4 14L15 8L20 28M12 0L15 8M18-14L10-28L4-20M10-28L8-34M18-14L26-32L33-24M26-32L27-37
p ${STAG.map(([x, y, size]) => star(4, size * 2.4, size * 0.75, x, y)).join("")}
g ${star(8, 5, 2, 18, -14)}${star(4, 6, 1.6, -30, -22)}`,
  },
  49: {
    mood: "slate",
    scene: lines(kit.canopy(49, -30, "n", 12), kit.hills(49, 30, 5)),
    figure: `k M-20 36Q-16 18-18 8Q-20-8-8-16Q6-24 30-18Q10-20-2-10Q16-14 34-6Q14-8 0-2Q16-2 28 8Q10 2-6 6Q-10 20-6 36Z
K1.800 M-4-14Q8-26 26-28M4-8Q20-16 37-13M2 0Q18 4 26 16
S2.200 M-44-24H8a6 6 0 1 0-6-6M-44 4H-22M-44 14H-24M6 22H24a6 6 0 1 1-6 6M-44 26H-26M0 30H10
P1.400 M-40-16H-22M-42-2H-24M14 14H32a5 5 0 1 1-5 5
g M30-8q5-3 7 1q-4 3-7-1ZM22 4q4-4 7-1q-3 4-7 1ZM34 8q5-2 6 2q-4 2-6-2ZM16-24q4-4 7-1q-3 4-7 1ZM28 26q4-3 6 0q-3 3-6 0Z`,
  },
  50: {
    mood: "pitch",
    scene: lines(kit.ground(-150, "m"), kit.pillars(40, 62, "n", 17), kit.floor(40)),
    figure: `s M-24-4L-50 150H70L24 4Z
k ${oval(0, -2, 34)}
b ${oval(0, -2, 32)}
k ${oval(0, -2, 29)}
g ${petals(8, 27, 0.36, -2)}
p ${kit.ring(0, -2, 12, 8, (x, y) => oval(x, y, 2.6))}
@ 0 -2 1 22.500
b ${petals(8, 28, 0.24)}
@ 0 0 1
K2 ${oval(0, -2, 20)}
k ${oval(0, -2, 8)}
g ${oval(0, -2, 6)}
p ${star(8, 6, 2.4, 0, -2)}
n M-40 36L-26 28L-22 18L-30 10L-34-8L-44-6V44H-40ZM22 36L26 26L33 20L31 8L44-2V44Z
K1.600 M30-36Q22-26 26-18T20-6M34-30Q27-22 30-12`,
  },
  51: {
    mood: "night",
    scene: lines(kit.stars(51, 44)),
    figure: `k ${oval(0, 0, 35)}
b ${oval(0, 0, 33.5)}
k ${oval(0, 0, 22.5)}
P1 ${oval(0, 0, 33.5)}${oval(0, 0, 22.5)}${rays(12, 22.5, 33.5)}
@ 0 0 1 15
p ${kit.ring(0, 0, 28, 12, (x, y, at) => [oval(x, y, 2.2), star(4, 3.6, 1, x, y), crescent(x, y, 2.6), `M${x - 2.6} ${y + 2}L${x} ${y - 3}L${x + 2.6} ${y + 2}Z`][at % 4] ?? "")}
@ 0 0 1
p ${star(8, 19, 6)}
g ${oval(0, 0, 9)}
k ${oval(3.5, -1.5, 7.6)}
p ${star(4, 4.5, 1.3, 4, -1)}
g M0-39L3-33H-3Z`,
  },
  52: {
    mood: "deep",
    scene: lines(kit.beams(-20, -110, 14, "s", 0.5), kit.bubbles(52), kit.hills(72, 34, 5)),
    figure: `b M-28 34V4h-2V0h12v4h-2V34ZM-16 34V14l3-3l2 3l2-2V34Z
s M-26 4h3V34h-3Z
@ 10 4 1
k M-20 0Q-12-17 6-14Q18-12 22-2L33-11Q31 0 34 10L22 3Q16 14 2 14Q-14 14-20 0Z
b M-20 0Q-12-17 6-14Q18-12 22-2Q6-10-6-4Q-14-2-20 0Z
p M-19 2l4 4l1-3l3 5l2-4l3 4l2-4l3 2Q-4 11-10 9Q-16 7-19 2Z
g ${oval(-6, -5, 3)}
k ${oval(-6.6, -5, 1.4)}
K1.600 M-2-13Q-6-28-20-26
s ${oval(-22, -24, 9)}
g ${oval(-22, -24, 3.6)}
k M2 4Q10 2 12 8Q6 12 2 10Z
@ 0 0 1
=B2 M34 44Q28 34 34 26T32 10
B2 M-36 44Q-40 34-34 26T-38 12M18 40Q14 34 18 29T16 20M-4 40Q-8 34-4 28T-6 22
p ${crescent(-30, -22, 2)}`,
  },
  53: {
    mood: "blood",
    scene: lines(
      kit.sun(-28, -16, 9, "b"),
      kit.hills(53, 28, 6),
      `N1.600 ${[-66, -58, -44, 38, 46, 60, 70].map((x) => `M${x} 40L${x + (x % 5)} ${-4 - (x % 7)}`).join("")}`,
    ),
    figure: `K3.200 M-21-36V150
g M-21-40L-17-32L-21-28L-25-32Z
k M-20-28Q-6-34 8-28T36-30L30-18L36-8L28-2L34 8L24 6L16 12L8 4L-4 10L-20 4Z
b M-20-26Q-6-32 8-26T32-28L27-18L32-8L24-2L28 5L16 8L8 1L-4 7L-20 1Z
p M-10-12Q4-24 19-13Q5 0-10-12Z
k ${oval(4.5, -12.5, 5.2)}
g ${oval(4.5, -12.5, 2.4)}
P1.200 M-4-20L-7-25M4-22V-28M12-20L15-25
k M-31 40Q-33 24-24 20Q-28 14-23 12Q-17 12-18 19Q-10 24-12 40Z
k M-24 22L-16 14L-14 17L-20 25Z
K1.400 M14 20q4-4 6 0q2-4 6 0M24 28q3-3 5 0q2-3 5 0`,
  },
  54: {
    mood: "marsh",
    scene: lines(kit.ground(-150, "m"), kit.cave(54, -40, 60, "n")),
    figure: `n M-34 24Q-38-34 0-35Q38-34 34 24L26 30V150H-26V30Z
b M-28 18Q-32-30 0-31Q32-30 28 18L22 26Q0 20-22 26Z
k M-19-8Q-11-16-4-7Q-4 4-12 5Q-20 4-19-8ZM19-8Q11-16 4-7Q4 4 12 5Q20 4 19-8ZM0 2L4 11H-4Z
g ${oval(-11, -4, 2)}${oval(11, -4, 2)}
g M-23 18Q0 12 23 18L24 34H-24Z
p M-18 17l2 6l3-6.500ZM-10 16l2 6l3-6ZM18 17l-2 6l-3-6.500ZM10 16l-2 6l-3-6Z
m M-170 32H170V150H-170Z
P1 M-60 35H-30M-20 38H-4M8 36H22M30 39H60M-44 42H-14M14 43H40
k M-22 30Q0 38 24 29Q18 38 8 38H-8Q-18 38-22 30Z
k M-4 33Q-5 22 0 19Q-1 14 2 14Q6 15 4 19Q8 23 8 33Z
K1.400 M10 12L13 42
g ${oval(-16, 27, 2.2)}
G1 M-18 33V27`,
  },
  55: {
    mood: "ice",
    scene: lines(
      kit.moon(-20, -22, 7),
      kit.firs(55, 4, "m", 15),
      kit.firs(56, 8, "n", 21),
      kit.ground(6, "p"),
      `b ${kit.ridge(55, 22, 5)}`,
      `p ${kit.ridge(58, 34, 6)}`,
    ),
    figure: `d M-8 6Q8-20 24 6Z
@ 9 9 0.300 10
k ${PRINT}
@ 15 12 0.400 34
k ${PRINT}
@ 11 16 0.550 -6
k ${PRINT}
@ 13 22 0.700 12
k ${PRINT}
@ 2 24 0.850 -40
k ${PRINT}
@ -6 31 1 -14
k ${PRINT}
@ -19 32 1.300 -40
k ${PRINT}
@ 0 0 1
K2.400 M-28 60V-36M-28-8L-38-22M-28-18L-18-32M30 60V-30M30-4L38-18M30-12L22-24`,
  },
  56: {
    mood: "night",
    scene: lines(kit.stars(56, 40), kit.hills(63, 34, 4), kit.town(56, 38, "k")),
    figure: `s ${oval(-2, -6, 35)}
p M8-36A30 30 0 1 0 27 12A25 25 0 0 1 10 4Q10 2 13 1Q11-1 11-3L18-6L10-15Q6-28 8-36Z
f M8-33A27 27 0 0 0-16-16Q-4-26 6-20Z
K1.500 M-1-12Q3-8 8-11M0-9.500L-1-7M4-8.500V-6
K1.200 M8 5Q4 8 1 6
b M-24-2Q-18 12-4 18Q-20 18-26 4Z
g ${star(4, 8, 2, 26, -18)}${star(4, 4, 1.2, 33, 2)}${star(4, 5, 1.3, 20, -32)}`,
  },
  57: {
    mood: "ash",
    scene: lines(kit.arches(22, "m", 44, 16), kit.ground(22, "n"), `s ${oval(0, 30, 60, 8)}`),
    figure: `s ${oval(24, -14, 20)}
d ${oval(2, 32, 34, 6)}
k M-6-25L24-12V18L-4 34L-33 18V-10Z
b M-6-25L24-12L-4 1L-33-10Z
n M-33-10L-4 1V34L-33 18Z
P1.200 M-33-10L-4 1L24-12M-4 1V34
p ${oval(-5, -12, 5, 2.6)}
p ${oval(-26, 0, 2.6, 3.4)}${oval(-18, 11, 2.6, 3.4)}${oval(-11, 23, 2.6, 3.4)}
p ${oval(2, 8, 2.4, 3.4)}${oval(17, 0, 2.4, 3.4)}${oval(2, 23, 2.4, 3.4)}${oval(17, 13, 2.4, 3.4)}
p M29 30V4h8V30Z
g M33 2Q28-4 33-14Q38-4 33 2Z
K1 M33 5V1
k M26 30H40V34H26Z`,
  },
  58: {
    mood: "ash",
    scene: lines(
      kit.moon(-26, -24, 6),
      kit.stars(58, 12),
      kit.graves(58, -10, "k"),
      kit.ground(-10, "m"),
      kit.grass(58, -10, "k"),
    ),
    figure: `k M-26-9H-6L34 36H40V150H8V36Z
n M-22-9H-8L30 34V150H12V34Z
S1.400 M-19-5H-5M-15 0H0M-11 5H4M-7 10H9M-2 15H13M2 20H18M6 25H22M10 30H27
k M4 44V24a15 15 0 0 1 30 0V44Z
b M6 44V24a13 13 0 0 1 26 0V44Z
g M10 44V25a9 9 0 0 1 18 0V44Z
p M14 44V27a5 5 0 0 1 10 0V44Z
k M-31-9V-28a13 13 0 0 1 26 0V-9H-9V-26a9 9 0 0 0-18 0V-9Z
p M-38 12l6-2l2 4l-6 3ZM-30 26l5-4l3 4l-5 3ZM-16 36l6-2l1 4l-5 2ZM-36 34q3-4 6 0q-3 3-6 0Z
G1 M-18-9V-22M-14-9V-22M-22-9V-22`,
  },
};
