// What is drawn on the Light and the Dual cards: solid parts, lines, and what is mirrored.
import type { Figure } from "./picture";
import { crescent, oval, petals, rays, spiral, star, wave } from "./shapes";

const EYE = "M-33 0Q0-30 33 0Q0 30-33 0Z";

export const LIGHT: Readonly<Record<string, Figure>> = {
  "01": {
    solid: `M-24 24L-29-6L-13 8L0-14L13 8L29-6L24 24Z${oval(0, -22, 4)}`,
    line: "M-23 30H23",
  },
  "02": {
    solid: "M-21-26H21V2Q21 22 0 31Q-21 22-21 2Z",
    light: `${rays(8, 9, 15)}${oval(0, 0, 5)}`,
  },
  "03": {
    solid: "M-4-24L0-32L4-24V10H-4ZM-14 10H14V15H-14ZM-3 15H3V28H-3Z",
    line: "M-35 22a12 12 0 0 1 22 0M13 22a12 12 0 0 1 22 0",
    light: "M0-26V8",
  },
  "04": {
    solid: "M18-28L35-25L29-17L18-16ZM-8 6L-20-27L-4-14L6-29L10 2Z",
    line: "M-35 18Q-20-6-6 8T20-6Q27-12 23-19M-35 18L-30 25",
    light: "M25-23h1",
  },
  "05": {
    mirrored: "M2 10Q6-20 35-24Q32-13 27-11Q31-4 22-1Q24 7 14 7Q12 15 2 10Z",
    line: "M0-8V20",
  },
  "06": {
    solid: "M5-31L-12 3H0L-6 31L17-6H4L13-31Z",
    mirroredLine: "M18-12Q27-24 36-14M18 0Q27-10 36 0M18 12Q27 4 36 13",
  },
  "07": {
    mirrored: "M1 2C8-26 30-31 35-19C37-7 18 3 2 4ZM2 7C18 6 29 14 23 25C14 32 4 20 1 11Z",
    line: "M0-14V24M0-14L-7-26M0-14L7-26",
  },
  "08": {
    line: `${oval(-24, -10, 11, 7)}${oval(-9, -3, 11, 7)}${oval(7, 4, 11, 7)}${oval(23, 11, 11, 7)}`,
    light: "M-30-12h4M17 9h4",
  },
  "09": { solid: star(6, 15, 7), line: `${oval(0, 0, 29)}${oval(0, 0, 21)}${rays(12, 21, 29)}` },
  "10": {
    solid: `M-36 8L-12 1L-6 4L-12 9L-36 20ZM36-14L11-6L6-3L12 3L36 3Z${star(4, 11, 3, 0, -16)}`,
    line: rays(4, 14, 18, 0, -16, 0.78),
  },
  "11": {
    solid: `${oval(0, -16, 7)}M-23 26Q-19 0 0-6Q19 0 23 26Q0 32-23 26Z`,
    mirroredLine: "M14-24a12 12 0 0 1 0 16M21-29a20 20 0 0 1 0 26",
  },
  "12": {
    solid: oval(15, 17, 9),
    line: "M0-31L12 9M-26 16Q-2 36 26 22",
    light: star(4, 5, 2, 15, 17),
  },
  "13": {
    solid: `M-26 28L-28 6L-12 15L0 1L12 15L28 6L26 28Z${oval(0, -24, 4)}${oval(-17, -20, 4)}${oval(17, -20, 4)}`,
    line: "M0 0V-22M0-9L-16-18M0-9L16-18",
  },
  "14": {
    line: "M-16-31Q16-20 0-8T0 14T-14 31M16-31Q-16-20 0-8T0 14T14 31M-9-24H9M-7-2H7M-7 8H7M-8 24H8",
    solid: star(4, 7, 2, 26, -20),
  },
  "15": {
    solid: "M-11-12H11L15 20H-15ZM-8-18H8V-12H-8ZM-17 20H17V26H-17Z",
    line: "M-8-18a8 9 0 0 1 16 0",
    light: "M0 14C-9 8-2 2 0-7C2 2 9 8 0 14Z",
  },
  "16": {
    solid: "M0-32C17-11 25 3 19 17C14 29-14 29-19 17C-23 4-7-4 0-32Z",
    light: "M0 22C-11 14-3 8 0-6C3 8 11 14 0 22Z",
  },
  "17": {
    solid: "M-9 29L-5-9H5L9 29ZM-8-11H8V-19H-8ZM-6-20L0-29L6-20Z",
    mirroredLine: "M11-17L36-27M11-14L36-13M11-11L36 2",
    light: "M-6 6H6M-7 17H7",
  },
  "18": {
    line: "M-14-31L-26 4M-4-31L-12 16M6-31L2 26M16-31L16 12M26-31L30-2",
    solid: `${oval(-26, 14, 3)}${oval(-12, 25, 2.5)}${oval(16, 22, 2.5)}${oval(30, 8, 3)}`,
  },
  "19": { line: `${EYE}${rays(12, 14, 19)}`, solid: oval(0, 0, 10), light: oval(0, 0, 4) },
  "20": {
    solid: "M-34 26L-12-24L0 0L11-16L34 26Z",
    light: `${wave(-36, 12, 12, 6)}${wave(-30, 20, 12, 5)}`,
  },
  "21": {
    solid: "M-30-8L0-28L30-8ZM-30 22H30V28H-30Z",
    line: "M-22-6V20M-8-6V20M8-6V20M22-6V20",
    light: oval(0, -15, 3.5),
  },
  "22": {
    solid: "M-7 24L-5-20L0-29L5-20L7 24ZM-14 24H14V30H-14Z",
    line: `M7-14a18 18 0 0 1 2 28M-7-14a18 18 0 0 0-2 28${rays(5, 24, 31, 0, 0, 1)}`,
  },
  "23": {
    solid: "M-21 6a21 21 0 0 1 42 0Z",
    line: `M-36 6H36M-27 15H27M-17 24H17M0-20V-30M-20-12L-28-20M20-12L28-20`,
  },
  "24": {
    line: "M-14-31C24-14-30 2 2 31M-4-31C34-14-20 2 12 31M-24-31C14-14-40 2-8 31",
    solid: `${star(4, 6, 2, 28, -18)}${star(4, 5, 1.5, -28, 18)}`,
  },
  "25": {
    solid: `${oval(0, -18, 17, 12)}${oval(-16, -10, 12, 9)}${oval(16, -10, 12, 9)}`,
    line: "M0-8V12M0 6Q-18 10-22 30M0 6Q18 10 22 30M0 12Q-8 16-9 30M0 12Q8 16 9 30",
    light: `${oval(-12, -14, 2)}${oval(4, -21, 2)}${oval(17, -11, 2)}`,
  },
  "26": { solid: petals(8, 28, 0.42, -3), light: oval(0, -3, 6), line: "M0 22V32" },
  "27": {
    solid: "M-21 24L-28 2L-9-20L14-18L28 4L19 24Z",
    light: "M-9-20L-4 2L-21 24M14-18L-4 2L19 24M-28 2L-4 2L28 4",
  },
  "28": {
    line: `${EYE}M0-20V-31M-16-17L-21-27M16-17L21-27M-27-10L-34-17M27-10L34-17`,
    solid: star(8, 14, 9),
    light: oval(0, 0, 5),
  },
  "29": {
    solid: "M-22 28V-6a22 22 0 0 1 44 0V28H13V-4a13 13 0 0 0-26 0V28Z",
    light: `M0-12V24M-6-8V24M6-8V24`,
    line: "M-30 31H30",
  },
};

export const DUAL: Readonly<Record<string, Figure>> = {
  "59": {
    solid: `M0-22a22 22 0 0 0 0 44Z${crescent(8, 0, 20)}`,
    line: "M-36 28H36M-32-14L-26-11M-36 2H-28M-32 16L-26 13",
  },
  "60": {
    mirrored: "M3-26L24-20V22L3 30Z",
    line: "M-31 30V-16Q-31-30 0-31Q31-30 31-16V30",
    light: "M-7 2v6M7 2v6",
  },
  "61": {
    line: `M-28-30V30M-14-30V30M14-30V30M28-30V30M-34-22H34M-34 22H34`,
    light: spiral(0, 0, 15, 2.4),
    solid: oval(0, 0, 4),
  },
  "62": {
    solid: "M0-31C9-17 11-12 7-6C3-1-3-1-7-6C-11-12-9-17 0-31Z",
    line: `${oval(0, 16, 32, 11)}${oval(0, 16, 21, 7)}${oval(0, 16, 10, 3)}`,
  },
};
