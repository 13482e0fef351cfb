// The Light cards from the Nomad Lantern on: flames, towers, waters, stones and doors.
import { oval, rays, star, wave } from "../shapes";
import type { Illustration } from ".";
import * as kit from "./kit";

const { lines } = kit;

export const LIGHT_PLACES: Readonly<Record<string, Illustration>> = {
  15: {
    mood: "ember",
    scene: lines(kit.stars(5, 14), kit.hills(31, 24, 10)),
    figure: `s ${oval(19, -9, 24)}
s ${oval(19, -9, 15)}
k M-24 34Q-22 4-11-7Q-6-12 0-6Q8 6 9 34Z
b M-16 34Q-14 6-6-3Q1 8 1 34Z
k M-16-8Q-17-25-6-25Q5-25 4-11Q2-4-5-3Q-13-3-16-8Z
f M-3-17Q4-18 3-11Q1-6-4-7Z
g M-15-6Q-6 2 5-5L6 1Q-5 6-16 0ZM-14-2L-27 8L-24 13L-10 4Z
f ${oval(10, 2, 3)}
k M-6 4L10-1L11 4L-4 14Z
K2.400 M11-30V36
K1.600 M11-29Q20-32 20-23
k M15-22H25L23-25H17ZM14-3H26V0H14Z
g M15-22H25L27-3H13Z
p M20-6C14-10 18-14 20-20C22-14 26-10 20-6Z
K1 M15-22L13-3M25-22L27-3`,
  },
  16: {
    mood: "sand",
    scene: lines(kit.pillars(28, 38, "r", 0), kit.floor(28)),
    figure: `s ${oval(0, -6, 33)}
s ${oval(0, -4, 23)}
b M0-36C8-22 24-14 19 3C15 15-15 15-19 3C-22-8-10-12-12-24C-6-21-2-26 0-36Z
g M0-26C6-16 16-10 13 2C10 11-10 11-13 2C-15-6-6-8-7-16C-3-14-1-18 0-26Z
p M0-12C3-7 8-4 6 2C4 8-4 8-6 2C-7-3-1-6 0-12Z
k M-25 8H25Q24 20 8 22H-8Q-24 20-25 8Z
g M-27 7H27V11H-27Z
K3 M-7 21L-15 38M7 21L15 38M0 22V40
k M-19 37H-9V40H-19ZM9 37H19V40H9Z`,
  },
  17: {
    mood: "aqua",
    scene: lines(kit.drifts(5, -24, "s"), kit.sea(18, 4)),
    figure: `g M2-25L-170-62V-14Z
g M-2-25L170-62V-14Z
p M0-25L-120-44V-22ZM0-25L120-44V-22Z
k M-36 26L-22 16L-12 18L10 15L26 22L36 34L44 150H-50Z
n M-22 16L-12 18L-8 30L-26 34Z
p M-9 18L-6-18H6L9 18Z
b M-8.300 9H8.300L7.700 0H-7.700ZM-7-9H7L6.500-16H-6.500Z
k M-10-18H10V-21H-10ZM-7-30H7L0-36Z
p M-5-30H5V-21H-5Z
g ${oval(0, -25.5, 4)}
K1 M-5-30V-21M5-30V-21
k M-2.500 18V12a2.500 2.500 0 0 1 5 0V18Z`,
  },
  18: {
    mood: "tempest",
    scene: lines(kit.canopy(33, -28, "m", 13), kit.canopy(30, -42, "n", 13), kit.hills(21, 26, 5)),
    figure: `s M14-120H40L22 30H-22Z
s M22-120H34L12 30H-12Z
g M26-120H30L4 30H-4Z
s ${oval(0, 30, 26, 4)}
k M-14 31Q-13 21-6 18Q-8 6-1 2Q7 1 8 9L13 14L20 12L21 15L13 19L8 17Q8 24 13 27L15 31Z
f ${oval(3, -3, 4.6)}
k M-3-3Q-3-10 4-9Q7-8 6-6Q1-6-1 0Z
p M7 9L8 17Q8 24 13 27L15 31H9Q3 22 7 9Z
P1 M-14 4v1.500M-20-8v1.500M16 4v1.500M10-16v1.500M-6-14v1.500`,
  },
  19: {
    mood: "ember",
    scene: lines(kit.beams(0, -5, 26, "s", 0.5), kit.walls(32, "m", 20), kit.ground(38)),
    figure: `g ${star(16, 27, 19, 0, -5)}
k ${oval(0, -5, 18.5)}
g ${oval(0, -5, 17)}
k M-15-5Q0-18 15-5Q0 8-15-5Z
p M-13-5Q0-15 13-5Q0 5-13-5Z
b ${oval(0, -5, 5.6)}
k ${oval(0, -5, 2.8)}
=k M20 150V14Q20 8 25 6Q21 3 22-2Q23-8 28-8Q34-8 34-2Q34 3 31 6Q37 8 38 16V150Z
=k M22-2L21-10L28-7L34-11L34-2Z
=K2 M20-24V150
=p M20-33L23-24L20-20L17-24Z
=g M25 0H31V1.800H25Z`,
  },
  20: {
    mood: "azure",
    scene: lines(kit.sun(-24, -22, 8), kit.peaks(40, 16, 18, "r", 26)),
    figure: `b M-40 40L-14-14L-4 2L8-36L34 26L44 40Z
k M8-36L34 26L44 40H12L16 4Z
p M8-36L0-12L5-16L9-8L13-16L18-12ZM-14-14L-20-2L-15-4L-11 2L-9-6Z
s M16-30L60-26
${kit.clouds(41, 22, "p", 9)}
${kit.clouds(44, 32, "r", 9)}
${kit.clouds(47, 44, "m", 9)}
K1.400 M22-22q4-4 6 0q2-4 6 0M30-10q3-3 4.500 0q1.500-3 4.500 0`,
  },
  21: {
    mood: "gold",
    scene: lines(
      kit.sun(0, -26, 12, "p"),
      kit.hills(44, 18, 5),
      kit.cypresses(28, "n", 88, 30),
      kit.ground(28, "m"),
    ),
    figure: `k M-36-10L0-31L36-10Z
p M-27-12L0-27L27-12Z
g ${oval(0, -18, 4)}
k M-35-10H35V-5H-35ZM-36 23H36V27H-36ZM-40 28H40V32H-40Z
n M-29-5H29V23H-29Z
p M-31-5h7v28h-7ZM-17-5h7v28h-7ZM10-5h7v28h-7ZM24-5h7v28h-7Z
m M-26-5h2v28h-2ZM-12-5h2v28h-2ZM15-5h2v28h-2ZM29-5h2v28h-2Z
k M-6 23V8a6 6 0 0 1 12 0V23Z
g M-2 23Q-4 16 0 11Q4 16 2 23Z
p M-44 33H44V150H-44Z
N1 M-44 37H44M-47 42H47M-50 48H50`,
  },
  22: {
    mood: "sand",
    scene: lines(kit.sun(0, -24, 15, "g"), kit.beams(0, -24, 24, "s", 0.35), kit.hills(50, 26, 9)),
    figure: `d M8 30L60 40L66 34L14 26Z
k M-9 30L-6-24L0-35L6-24L9 30Z
b M-9 30L-6-24L0-22V30Z
p M-6-24L0-35L0-22Z
g M0-35L6-24L0-22Z
G1.200 M2.500-14H5M2.500-9L5-6M2.500 2H6M3 8L6 11M3 18H6.500
K1.200 M-4-14v5M-5 0h3M-5 6v4M-6 18h4
n M-15 28H15L18 34H-18Z
k M-32 30L-24 16L-15 30ZM23 31L30 20L38 31Z`,
  },
  23: {
    mood: "dawn",
    scene: lines(kit.drifts(12, -24, "s", 10), kit.beams(0, 10, 22, "s", 0.4)),
    figure: `g M-23 10a23 23 0 0 1 46 0Z
p M-15 10a15 15 0 0 1 30 0Z
${kit.sea(10, 6)}
G2 M-22 13H22M-17 17H17M-12 21.500H12M-8 26H8M-5 31H5
P1.600 M-12 13H12M-8 17H8M-5 21.500H5
k M-34 15H-16Q-18 20-22 20H-30Q-33 19-34 15ZM-25 14V-6L-14 11Z
b M-26.500 12V-2L-33 12Z
K1.400 M18-16q4-4 6 0q2-4 6 0M27-24q3-3 4.500 0q1.500-3 4.500 0`,
  },
  24: {
    mood: "lilac",
    scene: lines(kit.stars(31, 20), kit.peaks(52, 6, 22, "r", 32), kit.hills(52, 12, 6)),
    figure: `k M10-120Q6-60 6-30Q6-14-14-6Q-38 4-22 14Q14 22 6 34Q0 60-30 150H90Q40 60 34 34Q34 18-2 8Q-8 4 8-2Q26-10 22-34Q22-70 30-120Z
p M14-120Q10-60 10-30Q10-12-10-4Q-30 4-16 10Q20 20 12 34Q6 60-14 150H70Q32 60 28 34Q26 20-4 10Q-16 4 4-5Q20-12 18-34Q18-70 26-120Z
B1.200 M16-60Q13-34 13-26Q12-10-6-2M20-14Q14-6 2-2M-10 8Q20 16 20 34Q18 60 14 150M4 13Q25 20 24 40Q26 70 44 150
g ${star(4, 6, 1.6, -26, -18)}${star(4, 4, 1.2, -14, -28)}${star(4, 5, 1.4, 32, 2)}${star(4, 4, 1.2, -30, 24)}`,
  },
  25: {
    mood: "aqua",
    scene: lines(kit.sun(22, -22, 9, "p"), kit.hills(60, 14, 5), kit.sea(20, 9)),
    figure: `K3.500 M0 8Q-20 8-27 32M0 6Q-12 10-13 34M0 6Q12 10 12 34M0 8Q22 8 28 31M-2 4V34M2 4L4 33
k M-4-14L-5 10H5L4-14Z
b ${oval(0, -22, 22, 12)}${oval(-20, -13, 15, 10)}${oval(20, -13, 15, 10)}
k M-34-12Q-20-2 0-8Q20-2 34-12Q26-4 20-3Q10-2 0-6Q-10-2-20-3Q-28-4-34-12Z
g ${oval(-22, -16, 2.2)}${oval(-8, -24, 2.4)}${oval(8, -19, 2.2)}${oval(22, -15, 2.4)}${oval(14, -28, 2)}${oval(-13, -11, 1.8)}
P1.200 ${wave(-36, 34, 8, 9)}`,
  },
  26: {
    mood: "dawn",
    scene: lines(kit.sun(0, -14, 20, "p"), kit.reeds(4, 24, "M1.500"), kit.sea(22, 12)),
    figure: `n ${oval(0, 29, 36, 6)}
=k M0 28Q30 30 38 8Q22 10 0 22Z
=b M0 28Q28 28 35 9Q20 12 0 24Z
=k M0 29Q22 22 27-14Q8-6 0 20Z
=g M0 28Q20 20 24-9Q9-3 0 20Z
k M0 30Q-20 10 0-29Q20 10 0 30Z
p M0 28Q-16 10 0-23Q16 10 0 28Z
B1 M0 25V-10M-4 22Q-7 8-4-4M4 22Q7 8 4-4
g ${oval(0, -28, 2)}${oval(-9, -25, 1.4)}${oval(10, -27, 1.4)}${oval(-16, -31, 1.2)}${oval(18, -32, 1.2)}`,
  },
  27: {
    mood: "pearl",
    scene: lines(
      kit.beams(0, -2, 18, "s", 0.5),
      kit.peaks(70, 40, 20, "r", 36),
      kit.clouds(71, 40, "m", 10),
    ),
    figure: `G2 ${rays(14, 33, 38, 0, -2)}
k M-24-2L-14-24L8-27L25-11L21 8L4 30L-14 18Z
b M-24-2L-8-8L-2 10L-14 18Z
g M-14-24L8-27L4-12L-8-8L-24-2Z
p M8-27L25-11L12-3L4-12Z
n M25-11L21 8L4 30L-2 10L12-3Z
p M-8-8L4-12L12-3L-2 10Z
K1 M-2 10L4 30
k M-22 28l5-3l4 4l-5 4ZM18 24l4-2l3 4l-4 3ZM-30 14l3-2l3 3l-4 2Z`,
  },
  28: {
    mood: "gold",
    scene: lines(kit.beams(0, -6, 28, "s", 0.5)),
    figure: `k M-32 150Q-40 30-30 0Q-24-36 0-36Q24-36 30 0Q40 30 32 150Z
b M-28 150Q-34 30-25 2Q-20-32 0-32Q-6-14-18 0Q-24 30-12 150ZM28 150Q34 30 25 2Q20-32 0-32Q6-14 18 0Q24 30 12 150Z
f M-17-8Q-14-26 0-27Q14-26 17-8Q18 14 8 24Q0 30-8 24Q-18 14-17-8Z
f M-7 22H7V150H-7Z
=k M3-3Q9-9 16-3Q9 2 3-3Z
=p M4-3Q9-7.500 15-3Q9 .500 4-3Z
=g ${oval(9.3, -3.2, 2.6)}
=K1.500 M3-9Q9-13 16-8
K1 M0-2Q2 8-1 10H2
b M-5 17Q0 14 5 17Q0 20-5 17Z
g M0-30L4-22L0-15L-4-22Z
=s M10-3L60-40V-14ZM10-3L70 6V34Z
=G1 M20-4L34-9M20-1L36 2M19-8L30-18`,
  },
  29: {
    mood: "leaf",
    scene: lines(kit.cypresses(28, "m", 31, 6), kit.hills(80, 26, 3)),
    figure: `k M-27 30V-8a27 27 0 0 1 54 0V30Z
p M-23 30V-8a23 23 0 0 1 46 0V30Z
m M-15 30V-6a15 15 0 0 1 30 0V30Z
g M-12 30V-5a12 12 0 0 1 24 0V30Z
p M-7 30V-3a7 7 0 0 1 14 0V30Z
K1 M0-31V-21M-14-27L-9-18M14-27L9-18M-23-18L-13-12M23-18L13-12M-27-5H-15M27-5H15M-27 8H-15M27 8H15M-27 19H-15M27 19H15
k M-32 30H32V34H-32ZM-38 34H38V39H-38ZM-44 39H44V150H-44Z
s M-44 39H44V41H-44ZM-38 34H38V36H-38Z
k M-3 30Q-4 20-1 17Q-3 12 0 12Q3 12 1 17Q4 20 3 30Z
d M-3 30L-10 44H10L3 30Z`,
  },
};
