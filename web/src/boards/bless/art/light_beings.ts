// The Light cards up to the Empyrean Helix: kings, wings, hands and what they hold.
import { oval, rays, star } from "../shapes";
import type { Illustration } from ".";
import * as kit from "./kit";

const { lines } = kit;

const ANGEL = `=p M2 2Q8-24 35-29Q33-20 27-16Q31-11 24-8Q27-2 18-1Q18 6 4 9Z
=S0.800 M8-4L27-16M7 0L24-8
b M-5 1Q0-3 5 1L13 33Q0 28-13 33Z
k M0 4L4 30L0 29Z
f ${oval(0, -6, 5)}
g M-6-7Q-5-14 0-13Q5-14 6-7Q0-11-6-7Z
G1.500 ${oval(0, -16, 7, 2.2)}
p M9 2L22 22L19 23L6 4Z`;

export const LIGHT_BEINGS: Readonly<Record<string, Illustration>> = {
  "01": {
    mood: "gold",
    scene: lines(kit.beams(0, -8, 22), kit.pillars(30, 44, "m", 2), kit.floor(30)),
    figure: `n M-27 150V-12Q-20-27 0-29Q20-27 27-12V150Z
m M-23 150V-11Q-16-23 0-25Q16-23 23-11V150Z
b M-38 44Q-34 16-14 12H14Q34 16 38 44V150H-38Z
p M-20 12Q0 28 20 12L27 21Q0 40-27 21Z
k M-12 23l1.500 3h-3ZM0 27l1.500 3h-3ZM12 23l1.500 3h-3Z
=p M8-14Q17-4 13 13L8 10Z
f M-10-15H10V-2Q10 9 0 12Q-10 9-10-2Z
p M-11-4Q-13 15 0 25Q13 15 11-4Q6 1 0 0Q-6 1-11-4Z
k M-4 4Q0 6.500 4 4Q0 3-4 4Z
=k ${oval(4.4, -7, 1.5, 1.7)}
=K1.400 M2-10.500L7.500-10
=K0.800 M0-8L1.500-1.500
g M-14-13L-18-30L-8-21L0-35L8-21L18-30L14-13Q0-8-14-13Z
b ${oval(0, -19, 2.6)}${oval(-9, -16.5, 1.6)}${oval(9, -16.5, 1.6)}
p ${oval(0, -34, 2)}${oval(-17.5, -30, 1.8)}${oval(17.5, -30, 1.8)}`,
  },
  "02": {
    mood: "azure",
    scene: lines(kit.sun(34, -20, 9), kit.drifts(4, -20, "p"), kit.hills(5, 20, 8)),
    figure: `n M-22 60L-12-2L-34 36Z
b M-28 46Q-26 13-10 9H10Q26 13 28 46V150H-28Z
p M-28 46Q-26 13-10 9L-5 18Q-20 24-22 46ZM28 46Q26 13 10 9L5 18Q20 24 22 46Z
g M0-28Q-4-36 8-36Q26-35 27-12Q20-26 4-27Z
p M-12-14Q-12-29 0-29Q12-29 12-14V2Q7 12 0 13Q-7 12-12 2Z
k M-9.500-12H9.500V-7.500H2V6H-2V-7.500H-9.500Z
B1 M-6 2v5M6 2v5
K2.400 M26-30V150
p M26-36L31-24L26-17L21-24Z
g ${oval(-13, 26, 19)}
b ${oval(-13, 26, 15)}
g ${star(8, 13, 6, -13, 26)}
p ${oval(-13, 26, 4.5)}`,
  },
  "03": {
    mood: "dawn",
    scene: lines(kit.sun(0, 10, 21), kit.beams(0, 10, 18), kit.hills(8, 22, 7)),
    figure: `p M-5 3V-28L0-36L5-28V3Z
m M0 3V-36L5-28V3Z
S1 M0-30V2
g M-17 1Q0-5 17 1L19 5Q0 3-19 5Z
k M-3 4H3V13H-3Z
f M-8 8Q-9 4-4 5L5 4Q10 5 9 10Q10 18 3 19H-5Q-9 17-8 8Z
K0.800 M-7.500 9.500H4M-7.500 13H4
g M-10 18H9V24H-10Z
b M-9 24H8Q13 50 20 150H-26Q-14 60-9 24Z
k M0 24H8Q13 50 20 150H6Q5 60 0 24Z`,
  },
  "04": {
    mood: "leaf",
    scene: lines(
      kit.beams(-30, -26, 16),
      kit.peaks(3, 30, 30, "r", 30),
      kit.mist(22, 2),
      kit.hills(9, 32, 6),
    ),
    figure: `b M6 6Q4-18 22-33Q21-22 27-18Q22-12 22-4Q15-4 12 4Z
k M-37 21Q-24 34-11 18Q-6 8 5 6Q15 5 14-6Q13-17 20-22L17-33L25-25Q31-26 38-16L27-12Q23-14 23-7Q25 12 8 19Q-3 23-9 29Q-22 39-37 21Z
b M0 9Q-2-19-31-34Q-25-22-33-14Q-23-14-23-5Q-15-9-9 6Z
K1.200 M0 9Q-8-14-31-34M-1 8Q-14-8-33-14M-3 8Q-12-3-23-5
g ${oval(27, -19, 1.7)}
p M30-14.500l1 3l1.500-3.400ZM-2 14Q8 12 16 4Q15 12 6 16Z
g M37-15q4 6 0 9q-4-3 0-9ZM34-8q2 4 0 6q-3-2 0-6Z
k M4 18L2 29H-2L0 19ZM14 14L15 28H11L10 17Z
K1.600 M-37 21L-34 13`,
  },
  "05": {
    mood: "azure",
    scene: lines(
      kit.sun(-30, -26, 7),
      kit.peaks(4, 60, 96, "m", 70),
      kit.clouds(4, 34, "p", 12),
      kit.clouds(6, 44, "r", 12),
    ),
    figure: `=p M3 16Q0-14 37-33Q37-25 33-21Q37-17 31-12Q33-7 26-4Q27 2 19 4Q18 12 4 20Z
=B1 M8 7Q14-12 33-21M9 10Q16-3 31-12M9 13Q16 5 26-4
p M-6 8Q0-3 6 8L4 25Q0 31-4 25Z
p M-4 22L-11 35Q0 31 11 35L4 22Z
B1 M-3 25L-6 33M3 25L6 33M0 26V32
p ${oval(0, 2, 5)}
g M-1.800 4H1.800L0 9Z
=k ${oval(2.6, 1, 0.9)}`,
  },
  "06": {
    mood: "tempest",
    scene: lines(
      kit.beams(0, -60, 16, "s", 0.5),
      kit.canopy(2, -30, "m", 13),
      kit.rain(3),
      kit.hills(14, 32, 5),
    ),
    figure: `@ -28 -22 0.380 14
${ANGEL}
@ 29 -24 0.340 -12
${ANGEL}
@ 0 6 1.020
${ANGEL}`,
  },
  "07": {
    mood: "leaf",
    scene: lines(
      kit.orchard(2, 30, "r", 30),
      kit.grass(3, 30, "m"),
      kit.ground(31, "m"),
      kit.grass(5, 40, "n"),
      kit.ground(41, "n"),
    ),
    figure: `=b M1 0C6-28 30-36 36-24C40-10 20 3 2 6Z
=g M8-8C14-24 28-28 31-21C32-12 20-5 8-4Z
=k ${oval(24, -18, 4.4)}
=p ${oval(24.5, -18.5, 1.8)}
=b M2 6C18 6 32 14 27 27C18 35 6 22 1 12Z
=p M6 10C16 11 24 17 21 23C14 26 8 18 6 10Z
=k ${oval(17, 19, 2)}
k M-2.500-12Q0-16 2.500-12L2 20Q0 28-2 20Z
=K1.200 M1-13Q3-24 11-29
=k ${oval(11, -29, 1.5)}`,
  },
  "08": {
    mood: "aqua",
    scene: lines(kit.arches(28, "r", 40, 15), kit.floor(28)),
    figure: `K3 ${kit.chain(-62, -44, 62, 44, 14)}
G1.700 ${kit.chain(-62, -44, 62, 44, 14)}
K3 ${kit.chain(62, -44, -62, 44, 14)}
G1.700 ${kit.chain(62, -44, -62, 44, 14)}
s ${oval(0, 2, 22)}
K6 M-8-1V-9a8 8 0 0 1 16 0V-1
P3 M-8-1V-9a8 8 0 0 1 16 0V-1
k M-15-4H15V17Q0 25-15 17Z
g M-12-1H12V15Q0 21-12 15Z
k ${oval(0, 6, 3)}M-1.500 7H1.500L2.500 15H-2.500Z`,
  },
  "09": {
    mood: "lilac",
    scene: lines(kit.stars(9, 22), kit.clouds(9, 32, "m", 10), kit.clouds(12, 40, "n", 10)),
    figure: `s ${oval(0, 0, 33)}
@ 0 0 1 24
K4.500 ${oval(0, 0, 33, 11)}
G2.500 ${oval(0, 0, 33, 11)}
@ 0 0 1 -42
K4.500 ${oval(0, 0, 32, 12)}
P2.500 ${oval(0, 0, 32, 12)}
@ 0 0 1
K4.500 ${oval(0, 0, 24)}
G2.500 ${oval(0, 0, 24)}
k ${oval(0, 0, 13)}
b ${oval(0, 0, 11)}
g ${star(6, 10, 4.5)}
p ${oval(0, 0, 2.6)}`,
  },
  10: {
    mood: "azure",
    scene: lines(
      kit.beams(0, -2, 20, "s", 0.4),
      kit.canopy(21, -46, "p", 12),
      kit.clouds(20, 44, "p", 13),
      kit.drifts(6, -22, "s"),
    ),
    figure: `@ 1 -3 1
p M170-110L30-33L20-19L34-8L170-40Z
g M30-33L20-19L34-8L37-11L25-20L33-31Z
f M27-26L14-21Q8-18 4-9L1-2Q1 1 4 0L9-6L7 3Q8 6 10 4L14-5L13 4Q14 6 16 4L19-5L18 2Q20 4 22 1L24-7L33-12Z
K0.800 M9-6Q11-10 14-11M14-5Q15-9 18-10M19-5Q20-8 22-9
@ -1 5 1 180
b M170-110L30-33L20-19L34-8L170-40Z
f M27-26L14-21Q8-18 4-9L1-2Q1 1 4 0L9-6L7 3Q8 6 10 4L14-5L13 4Q14 6 16 4L19-5L18 2Q20 4 22 1L24-7L33-12Z
K0.800 M9-6Q11-10 14-11M14-5Q15-9 18-10M19-5Q20-8 22-9
@ 0 1 1
g ${star(8, 12, 2.4)}
p ${oval(0, 0, 3)}`,
  },
  11: {
    mood: "sand",
    scene: lines(kit.sun(0, -12, 20, "g"), kit.peaks(7, 26, 18, "r", 40), kit.hills(11, 28, 4)),
    figure: `=B1.800 M15-26a20 20 0 0 1 0 28M21-32a29 29 0 0 1 0 40
k M-34 30Q-26 22-15 19Q-16 0 0-3Q16 0 15 19Q26 22 34 30Q0 42-34 30Z
g M-15 19Q-16 0 0-3Q3 2-3 12Q-9 22-13 30Q-24 30-33 29Q-24 22-15 19Z
f M-14 30Q0 24 14 30Q8 35 0 34Q-8 35-14 30Z
f M-8-16Q0-26 8-16V-8Q6 0 0 1Q-6 0-8-8Z
p M-9-11Q-11 10 0 21Q11 10 9-11Q5-3 0-5Q-5-3-9-11Z
p M-9-15Q-8-25 0-25Q8-25 9-15Q0-21-9-15Z
p ${oval(0, -27, 3.4)}
=K1.100 M2-13.500q2.200 1.800 4.400 0
k M-2.500-3.500h5l-2.500 3Z`,
  },
  12: {
    mood: "lilac",
    scene: lines(kit.pillars(30, 50, "r", 18), kit.drifts(3, -10), kit.floor(30)),
    figure: `P1 M-30 8Q0 34 30 8
s M-24 10l4 5l-4 7l-4-7ZM-13 17l4 5l-4 7l-4-7Z
b M-16-150H14L9-27H-9Z
g M-10-31H10L9-26H-9Z
f M-8-27H8Q10-18 4-15L2-9Q0-6-2-9L-3-14Q-9-16-8-27Z
K0.800 M-3-18L-2-12M3-18L2-12
K1.400 M0-9L12 14
k M12 10L24 21L15 37L0 25Z
g M12 14L20 21L14 33L4 25Z
p M12 14L20 21L12 22Z
p ${star(4, 6, 1.6, 22, 13)}`,
  },
  13: {
    mood: "ember",
    scene: lines(kit.arches(30, "m", 46, 19), kit.beams(0, -6, 20), kit.floor(32)),
    figure: `n M-18 34H18L22 150H-22Z
b M-33 18Q-37 30-29 35Q0 29 29 35Q37 30 33 18Q0 27-33 18Z
=g ${oval(33, 20, 2.4)}M33 22l3 9h-6Z
k M-25 20L-31-13L-14 0L0-23L14 0L31-13L25 20Q0 27-25 20Z
g M-22 18L-27-6L-13 6L0-15L13 6L27-6L22 18Q0 24-22 18Z
k M-22 12Q0 18 22 12V15.500Q0 21-22 15.500Z
b ${oval(0, 4, 3.6)}${oval(-13, 10, 2.2)}${oval(13, 10, 2.2)}
p ${oval(0, -26, 4)}${oval(-31, -15, 3.2)}${oval(31, -15, 3.2)}
G1.200 M0-30V-36M-31-18V-25M31-18V-25M0-34H-16V-29M0-34H16V-29
p ${oval(-16, -28, 1.8)}${oval(16, -28, 1.8)}`,
  },
  14: {
    mood: "azure",
    scene: lines(
      kit.beams(0, -70, 14, "s", 0.5),
      kit.drifts(8, -16, "p"),
      kit.clouds(15, 36, "p", 10),
      kit.clouds(16, 44, "r", 10),
    ),
    figure: `s M-20-120H20L14 40H-14Z
K1.500 ${[-27, -21, -11, -5, 5, 12, 21, 28].map((y) => `M${-9 + Math.abs(y % 7)} ${y}H${9 - Math.abs(y % 7)}`).join("")}
K6 ${kit.strand(50, -60, 22, 2.6, 0)}
G3.500 ${kit.strand(50, -60, 22, 2.6, 0)}
K6 ${kit.strand(50, -60, 22, 2.6, Math.PI)}
P3.500 ${kit.strand(50, -60, 22, 2.6, Math.PI)}
g ${star(4, 6, 1.6, 27, -18)}${star(4, 5, 1.4, -27, 4)}${star(4, 4, 1.2, 25, 12)}
G1 ${rays(10, 4, 8, 0, -33)}`,
  },
};
