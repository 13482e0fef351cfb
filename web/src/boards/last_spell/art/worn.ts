// What is worn, drunk and read: armours, shields, potions and scrolls. First the look, then the layers.
import { type Drawing, disc, eyes } from "./draw";

const RAGS =
  "a M-13-26Q0-17 13-26L24-21L17-7L19 18L12 27L8 18L2 29L-4 20L-9 27L-16 22L-17-7L-24-2L-30-18Z";
const RAGGED = "a M-18-28H18L20 6L15 2L11 10L5 4L0-6L-6 29L-12 23L-16 30L-22 25Z";
const TUNIC = "a M-13-26Q0-17 13-26L30-18L24-2L17-7V28H-17V-7L-24-2L-30-18Z";
const TUNIC_SHADE = "b. M4-22Q9-22 13-26L30-18L24-2L17-7V28H6Q12 4 4-22Z";
const PANTS = "a M-18-28H18L22 29H6L0-6L-6 29H-22Z";
const PANTS_SHADE = "b. M6-28H18L22 29H14Q12 0 6-28Z";
const BOOTS = "a M-26-24H-6V8L2 18V26H-26ZM8-24H24V8L32 18V26H8Z";
const MAIL =
  "-b2 M-15-10q5 5 10 0t10 0t10 0M-15 0q5 5 10 0t10 0t10 0M-15 10q5 5 10 0t10 0t10 0M-15 20q5 5 10 0t10 0t10 0";
const SKULL = (x: number, y: number) => [
  `c M${x - 9} ${y}q0-11 9-11t9 11l-3 4v6h-12v-6Z`,
  `d. ${eyes(x, y, 4, 2.6)}`,
];
const BOTTLE = "a M-6-18H6V-9Q22-2 21 14Q18 29 0 29Q-18 29-21 14Q-22-2-6-9Z";
const CORK = ["c M-8-20H8V-14H-8Z", "w M-6-30H6V-20H-6Z"];
const ROLL = [
  "c M-20-24H24V18H-20Z",
  "b. M14-24H24V18H14Z",
  "w M-26-31H28V-23H-26ZM-26 17H28V25H-26Z",
  `e ${disc(-26, -27, 5)}${disc(28, -27, 5)}${disc(-26, 21, 5)}${disc(28, 21, 5)}`,
];

export const WORN: Readonly<Record<string, readonly [string, ...Drawing]>> = {
  // Worn-out Pants, Cloth Pants, Chain Pants.
  A01: ["rags", RAGGED, "c M-16 0H-7V9H-16Z", "b. M-19-28H18L18-22H-19Z"],
  A04: ["cloth", PANTS, PANTS_SHADE, "w M-19-30H19V-22H-19Z", "e M-4-31H4V-21H-4Z"],
  A05: ["chain", PANTS, MAIL, "w M-19-30H19V-23H-19Z"],
  // Runner's Greaves, Jump Boots, Turtle Armor.
  A10: [
    "iron",
    "a M-24-28L-6-28L-8 0L-10 28H-22L-26 0ZM6-28L24-28L26 0L22 28H10L8 0Z",
    "b. M-11-28L-6-28L-8 0L-10 28H-14ZM19-28H24L26 0L22 28H18Z",
    "e M-26-8Q-15-2-6-8V-2Q-15 4-26-2ZM6-8Q15-2 26-8V-2Q15 4 6-2Z",
    "c M-22-12L-34-24L-31-10L-24-4Z",
    "c M22-12L34-24L31-10L24-4Z",
  ],
  A11: [
    "brown",
    BOOTS,
    "e M-28-26H-4V-18H-28ZM6-26H26V-18H6Z",
    "-e3 M-20 27L-14 33L-8 27M14 27L20 33L26 27",
    "c M-15-4L-8 5H-12V12H-18V5H-22Z",
  ],
  A12: [
    "green",
    "a M-26-20Q0-34 26-20Q32 10 0 30Q-32 10-26-20Z",
    "b. M8-27Q18-25 26-20Q32 10 0 30Q20 6 8-27Z",
    "-d2.4 M0-14L13-6L9 10H-9L-13-6ZM0-14V-26M13-6L27-12M9 10L17 20M-9 10L-17 20M-13-6L-27-12",
  ],
  // Murder Pants, Darkness Pants, Running Boots.
  A19: ["red", PANTS, PANTS_SHADE, "d. M-19-28H19V-22H-19Z", ...SKULL(0, -14)],
  A21: [
    "dark",
    PANTS,
    PANTS_SHADE,
    "e M-4-30A9 9 0 1 0 6-16A8 8 0 1 1-4-30Z",
    "-e2 M-14 4L-16 20M14 4L16 20",
  ],
  A23: [
    "cloth",
    BOOTS,
    "b. M-12-24H-6V8L2 18V26H-6Q-12 6-12-24ZM18-24H24V8L32 18V26H26Q18 6 18-24Z",
    "c M-22-6L-36-20L-33-6L-36-4L-24 6ZM10-6L0-18L1-4L10 6Z",
  ],
  // Worn-out, Cloth, Chain Armor.
  A02: ["rags", RAGS, "c M-13 8H-3V18H-13Z", "d. M6-10L14-13L11-4ZM2 28L6 20L10 28Z"],
  A06: [
    "cloth",
    TUNIC,
    TUNIC_SHADE,
    "w M-17 8H17V14H-17Z",
    "-c2 M0-20V8M-5-14L5-10M5-14L-5-10M-5-6L5-2M5-6L-5-2",
  ],
  A07: ["chain", TUNIC, MAIL, "w M-17 6H17V12H-17Z"],
  // Healer's, Coat, Murder Armor.
  A13: ["holy", TUNIC, TUNIC_SHADE, "e M0 20Q-16 8-12-4Q-6-11 0-3Q6-11 12-4Q16 8 0 20Z"],
  A16: [
    "brown",
    "a M-12-30Q0-22 12-30L27-22L22 0L24 32H-24L-22 0L-27-22Z",
    "b. M4-26L12-30L27-22L22 0L24 32H8Z",
    "-d2 M0-24V32",
    "c M-12-30L0-14L12-30L8-31L0-23L-8-31Z",
    `e ${disc(-5, -4, 2.6)}${disc(-5, 6, 2.6)}${disc(-5, 16, 2.6)}`,
  ],
  A18: ["red", "c M-22-16L-33-31L-14-23ZM22-16L33-31L14-23Z", TUNIC, TUNIC_SHADE, ...SKULL(0, 4)],
  // Darkness, Priest Armor, Evasion Mantle.
  A20: [
    "dark",
    TUNIC,
    TUNIC_SHADE,
    "e M-3-12A13 13 0 1 0 11 8A11 11 0 1 1-3-12Z",
    `c. ${disc(8, -8, 1.6)}${disc(12, 0, 1.4)}`,
  ],
  A22: [
    "holy",
    "a M-13-28Q0-20 13-28L32-12L26 6L16-2L22 32H-22L-16-2L-26 6L-32-12Z",
    "b. M5-24L13-28L32-12L26 6L16-2L22 32H8Z",
    "e M-5-24L0-21L5-24V32H-5Z",
    `e ${disc(0, 2, 10)}`,
    `c. ${disc(0, 2, 5)}`,
  ],
  A24: [
    "blue",
    "b M-10-22L10-22L28 32Q14 24 0 32Q-14 24-28 32Z",
    "a M-14-20Q-14-34 0-34Q14-34 14-20L30 26L12 18L0 28L-12 18L-30 26Z",
    "d. M-8-18Q-8-27 0-27Q8-27 8-18Q4-10 0-10Q-4-10-8-18Z",
    `e ${disc(0, -6, 4.5)}`,
    "-c1.8 M-12-2L-20 16M12-2L20 16M0 2V20",
  ],
  // Wooden, Iron, Drop, Fury, Tower, Heavy Shield.
  A03: [
    "wood",
    `w ${disc(0, 0, 29)}`,
    "-g2.4 M-10-27V27M10-27V27M-28-6H28M-28 8H28",
    `m ${disc(0, 0, 9)}`,
    `n. ${disc(2, 2, 5)}`,
  ],
  A08: [
    "iron",
    "a M-26-28Q0-34 26-28V2Q24 24 0 33Q-24 24-26 2Z",
    "b. M0-31Q16-31 26-28V2Q24 24 0 33Z",
    "-c3 M0-30V31M-25-4H25",
  ],
  A09: [
    "blue",
    "a M0-34Q26-4 24 10Q20 31 0 32Q-20 31-24 10Q-26-4 0-34Z",
    "b. M0-34Q26-4 24 10Q20 31 0 32Q14 8 0-34Z",
    "e M0-12Q12 4 10 11Q8 19 0 19Q-8 19-10 11Q-12 4 0-12Z",
  ],
  A14: [
    "red",
    "c M-26-26L-34-34L-18-30ZM26-26L34-34L18-30ZM-27 4L-36 8L-24 13ZM27 4L36 8L24 13Z",
    "a M-27-28L-10-24L0-31L10-24L27-28Q30 12 0 33Q-30 12-27-28Z",
    "b. M0-31L10-24L27-28Q30 12 0 33Z",
    "e M0 18Q-16 10-10-8Q-6-2-4-4Q-4-14 3-20Q6-12 10-8Q16 8 0 18Z",
  ],
  A15: [
    "iron",
    "a M-19-33H19V33H-19Z",
    "b. M4-33H19V33H4Z",
    "e M-4-33H4V33H-4Z",
    `m ${disc(0, 0, 8)}`,
    `c. ${disc(-14, -27, 2)}${disc(14, -27, 2)}${disc(-14, 27, 2)}${disc(14, 27, 2)}`,
  ],
  A17: [
    "dark",
    "m M-31-28H31V10L14 33H-14L-31 10Z",
    "a M-25-22H25V8L11 27H-11L-25 8Z",
    "b. M4-22H25V8L11 27H4Z",
    "m M-25-6H25V2H-25Z",
    `c ${disc(-28, -25, 3)}${disc(28, -25, 3)}${disc(-28, 8, 3)}${disc(28, 8, 3)}${disc(0, -2, 5)}`,
  ],
  // Potions: each with a bottle and a sign of its own.
  green: [
    "green",
    BOTTLE,
    "b. M2-9Q22-2 21 14Q18 29 0 29Q16 14 2-9Z",
    ...CORK,
    "c. M0-4Q-12 6-10 13Q-8 20 0 21Q8 20 10 13Q12 6 0-4Z",
  ],
  red: [
    "red",
    "a M-6-20H6V-10L24 24Q14 30 0 30Q-14 30-24 24L-6-10Z",
    "b. M2-20H6V-10L24 24Q14 30 6 30Q12 10 2-20Z",
    ...CORK,
    "c. M0 23Q-12 14-9 6Q-5 1 0 7Q5 1 9 6Q12 14 0 23Z",
  ],
  blue: [
    "blue",
    "a M-6-20H6V-8H18V29H-18V-8H-6Z",
    "b. M2-20H6V-8H18V29H8V-8Z",
    ...CORK,
    "c. M0-2L8 10L0 24L-8 10Z",
  ],
  yellow: [
    "yellow",
    "a M-5-22H5V-15Q12-13 11-6Q10-2 7-1Q21 4 20 16Q18 30 0 30Q-18 30-20 16Q-21 4-7-1Q-10-2-11-6Q-12-13-5-15Z",
    "b. M2-22H5V-15Q12-13 11-6Q10-2 7-1Q21 4 20 16Q18 30 0 30Q16 14 2-22Z",
    ...CORK,
    "c. M3-8L-9 12H-1L-4 25L10 6H2L7-8Z",
  ],
  // Scrolls: Firebolt, Frost, Nova, Blink, Vigour, Chain Sparks, True Sight.
  SC1: ["paper fire", ...ROLL, "a M2 14Q-14 8-8-8Q-5-3-3-5Q-3-14 4-20Q6-11 10-7Q16 8 2 14Z"],
  SC2: ["paper frost", ...ROLL, "-a4 M2-19V13M-12-11L16 5M16-11L-12 5"],
  SC3: [
    "paper sun",
    ...ROLL,
    "-a3.5 M2-20V-12M2 6V14M-15-3H-7M11-3H19M-10-15L-5-10M14-15L9-10M-10 9L-5 4M14 9L9 4",
    `a ${disc(2, -3, 6)}`,
  ],
  SC4: ["paper dusk", ...ROLL, "-a4 M-14 10Q-8-20 6-6Q10 4 2 4Q-4 2 0-4", "a M8-18L19-16L14-6Z"],
  SC5: ["paper leaf", ...ROLL, "a M5-20L-12 1H0L-4 14L16-8H4L10-20Z"],
  SC6: [
    "paper storm",
    ...ROLL,
    "-a3.5 M-15-14L-5-8L-11-2L2 0L-3 7L16 11",
    `a ${disc(-15, -14, 4)}${disc(1, 0, 4)}${disc(16, 11, 4)}`,
  ],
  SC7: [
    "paper dream",
    ...ROLL,
    "a M-17-3Q2-20 21-3Q2 13-17-3Z",
    `c. ${disc(2, -3.5, 6.5)}`,
    `d. ${disc(2, -3.5, 3)}`,
  ],
};
