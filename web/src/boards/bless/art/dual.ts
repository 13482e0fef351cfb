// The four Dual cards: half of each lies in the light, half in the dark.
import { oval, rays, spiral, star } from "../shapes";
import type { Illustration } from ".";
import * as kit from "./kit";

const { lines } = kit;

export const DUAL: Readonly<Record<string, Illustration>> = {
  59: {
    mood: "dawn",
    other: "night",
    scene: lines(kit.stars(59, 20), kit.hills(59, 32, 6)),
    figure: `g M0-31L-4-24L-13-31L-13-23L-24-24L-20-16L-31-12L-24-5L-34 2L-24 6L-29 15L-20 16L-19 26L-11 21L-6 29L0 24Z
k M0-24a23 23 0 0 0 0 46Z
g M0-22a21 21 0 0 0 0 42Z
k M0-30A29 29 0 0 1 0 28Z
p M0-28A27 27 0 0 1 0 26L0-2Z
b M0-28A27 27 0 0 1 0 26Q20 12 16-8Q12-22 0-28Z
K1.600 M-15-4Q-10-8-5-4M-8 9Q-4 12 0 12
k ${oval(-10, -3, 2)}
K1.600 M5-4Q9 0 14-4M0 12Q4 12 7 8
P1.200 M5-4Q9 0 14-4
K1.200 M0-6L-4 6H0
p ${star(4, 5, 1.4, 30, -22)}${star(4, 3.5, 1, 34, 4)}`,
  },
  60: {
    mood: "leaf",
    other: "violet",
    scene: lines(kit.hills(61, 28, 4)),
    figure: `k M-36 40V-20L-31-32L-26-20V40ZM36 40V-20L31-32L26-20V40Z
b M-34 40V-18h3V40ZM34 40V-18h-3V40Z
g ${oval(-31, -33, 3)}
p ${oval(31, -33, 3)}
K3 M-26-12Q-20-30 0-33Q20-30 26-12
s M-2-28L-26 150H26L2-28Z
g M-1.500-28L-20 150H0V-28Z
K2 M-24-16V38M-19-22V36M-14-25V33M-9-27V31M-24-6L-7-12M-24 32L-7 26
P2 M24-16V38M19-22V36M14-25V33M9-27V31M24-6L7-12M24 32L7 26
K2.200 M-7-29V30
P2.200 M7-29V30
k M-3 34Q-4 22-1 19Q-3 13 0 13Q3 13 1 19Q4 22 3 34Z`,
  },
  61: {
    mood: "tempest",
    other: "pitch",
    scene: lines(kit.drifts(61, -20), kit.cave(61, -40, 44, "n")),
    figure: `P2.400 ${spiral(6, 4, 17, 2.6)}
K2 M0-120V-33
G3 ${oval(0, -32, 3.5)}
k M-25-16Q-24-30 0-31Q24-30 25-16V-12H-25ZM-27 26H27V33H-27Z
b M-21-17Q-18-27 0-28Q18-27 21-17ZM-24 28H24V31H-24Z
k M-15 26Q-16 6-6 1Q-8-9-1-9Q7-8 5 2Q12 8 11 26Z
f ${oval(-1, -3, 4)}
b M-11 26Q-10 10-4 6Q-4 16 0 26Z
G2.400 M-22-12V26M-13-12V26M-4.500-12V26
P2.400 M4.500-12V26M13-12V26M22-12V26
p ${star(4, 4, 1.2, 32, -20)}${star(4, 3, 1, 34, 14)}${star(4, 3, 1, -34, 6)}`,
  },
  62: {
    mood: "aqua",
    other: "deep",
    scene: lines(kit.peaks(62, 16, 14, "r", 30), kit.reeds(62, 16, "N1.500"), kit.ground(14, "n")),
    figure: `k ${oval(0, 20, 38, 15)}
b ${oval(0, 20, 36, 13.5)}
k M0 6.500A36 13.500 0 0 1 0 33.500Z
P1.500 ${oval(0, 20, 25, 9)}
G1.500 ${oval(0, 20, 14, 5)}
p ${oval(0, 20, 5, 1.8)}
k M0-36C10-19 14-13 9-5C4 1-4 1-9-5C-14-13-10-19 0-36Z
g M0-32C-8-18-11-13-7-6C-5-3-2-2 0-2Z
b M0-32C8-18 11-13 7-6C5-3 2-2 0-2Z
p ${oval(-4, -10, 1.8, 3)}
G1.200 M0 4v4M-7 6l2 3M7 6l-2 3
G1 ${rays(7, 18, 22, 0, -14, -1.2)}`,
  },
};
