// The weapons: first the look (how it lies, of what it is made), then its layers.
import { type Drawing, disc } from "./draw";

const HILT = ["e M-14 13H14V19H-14Z", "g M-3.500 19H3.500V31H-3.500Z", `e ${disc(0, 34, 5)}`];
const STAFF = "w M-3-22H3V43H-3Z";
const CROSSBOW = ["-c1.5 M-28-8L0 6L28-8", "-n6 M-29-8Q-20-24 0-25Q20-24 29-8"];
const BOOK = [
  "c M-21 23H25V30H-21Z",
  "a M-24-31H20L25-27V24H-19Q-24 24-24 29Z",
  "b. M-24-31H-16V24Q-24 24-24 29Z",
];

export const WEAPONS: Readonly<Record<string, readonly [string, ...Drawing]>> = {
  // Shortsword, Warhammer, Spear, Dagger.
  "W-M1": ["slant", "m M-6 14V-30L0-41L6-30V14Z", "n. M0-41L6-30V14H0Z", ...HILT],
  "W-M2": [
    "slant",
    "w M-4-20H4V42H-4Z",
    "g. M0-20H4V42H0Z",
    "m M-22-38H22V-14H-22Z",
    "n. M-22-24H22V-14H-22Z",
    "e M-7-41H7V-11H-7Z",
  ],
  "W-M3": [
    "slant red",
    "w M-2.500-18H2.500V44H-2.500Z",
    "m M0-45L10-27L3-15H-3L-10-27Z",
    "n. M0-45L10-27L3-15H0Z",
    "e M-6-16H6V-11H-6Z",
    "a M-6-11L-13 6L-3 0V-11ZM6-11L13 6L3 0V-11Z",
  ],
  "W-M4": [
    "slant",
    "m M-7 6Q-9-12 0-27Q9-12 7 6Z",
    "n. M0-27Q9-12 7 6H0Z",
    "e M-15 2Q0 12 15 2L13 10Q0 17-13 10Z",
    "g M-4 12H4V26H-4Z",
    `m ${disc(0, 29, 5)}`,
  ],
  // Hand Axe, Greatsword, Battleaxe, Great Maul.
  "W-M5": [
    "slant",
    "w M-4-34H4V40H-4Z",
    "g. M0-34H4V40H0Z",
    "m M2-32Q20-38 25-30Q28-14 22-2Q14-10 2-12Z",
    "n. M25-30Q28-14 22-2L16-8Q22-18 19-33Q23-33 25-30Z",
  ],
  "W-M6": [
    "slant",
    "m M-9 16V-34L0-46L9-34V16Z",
    "n. M0-46L9-34V16H0Z",
    "-d1.6 M0-30V12",
    "e M-22 10L-18 18H18L22 10L22 22H-22Z",
    "g M-4 22H4V36H-4Z",
    `e ${disc(0, 40, 6)}`,
  ],
  "W-M7": [
    "slant",
    "w M-3.500-42H3.500V44H-3.500Z",
    "m M0-34Q-16-44-26-36Q-32-18-24-2Q-16-12 0-12Q16-12 24-2Q32-18 26-36Q16-44 0-34Z",
    "n. M26-36Q32-18 24-2L18-8Q25-20 20-39Q24-39 26-36ZM-26-36Q-32-18-24-2L-18-8Q-25-20-20-39Q-24-39-26-36Z",
    "e M-6-36H6V-10H-6Z",
  ],
  "W-M8": [
    "slant",
    "w M-4-14H4V44H-4Z",
    "c M-24-30L-33-26L-24-21ZM24-30L33-26L24-21ZM-8-40L-4-48L0-40ZM8-40L4-48L0-40Z",
    "n M-25-38Q0-46 25-38V-14Q0-6-25-14Z",
    "m. M-25-38Q0-46 25-38V-30Q0-38-25-30Z",
    "e M-16-42H-9V-9H-16ZM9-42H16V-9H9Z",
  ],
  // Shortbow, Hand Crossbow, Longbow, Crossbow.
  "W-R1": [
    "",
    "-c1.6 M-12-26V26",
    "-w5.5 M-12-26Q22-16 18 0Q22 16-12 26",
    "g M13-6H22V6H13Z",
    "-c2.4 M-22 0H26",
    "m M24-6L33 0L24 6Z",
  ],
  "W-R2": ["", ...CROSSBOW, "w M-5-30H5V10L9 28H-1L-5 16Z", "m M-2-33H2V4H-2Z"],
  "W-R3": [
    "",
    "-c1.6 M-8-33V33",
    "-w5 M-8-33Q30 0-8 33",
    "g M7-6H16V6H7Z",
    "-c2.4 M-26 0H24",
    "m M22-6L33 0L22 6Z",
    "e M-31-5L-22-5L-18 0L-22 5L-31 5L-27 0Z",
  ],
  "W-R4": [
    "",
    "-n4 M-8-27Q-8-34 0-34Q8-34 8-27",
    "-c1.6 M-32 2L0 14L32 2",
    "-n7 M-32 2Q-22-20 0-21Q22-20 32 2",
    "w M-7-26H7V16L5 33H-5L-7 16Z",
    "g. M1-26H7V16L5 33H1Z",
    "m M-2-24H2V14H-2Z",
  ],
  // Throwing Knives, Rifle, Great Bow, Repeater.
  "W-R5": [
    "",
    "m M-25 12L-28-14L-21-24L-17 10ZM-4 6V-22L0-33L4-22V6ZM25 12L28-14L21-24L17 10Z",
    "n. M-21-24L-17 10H-21ZM0-33L4-22V6H0ZM21-24L28-14L25 12Z",
    "g M-25 14L-15 12L-13 28L-20 30ZM-4 8H4V28H-4ZM25 14L15 12L13 28L20 30Z",
    "e. M-26 11L-16 9L-15 13L-25 15ZM-6 5H6V9H-6ZM26 11L16 9L15 13L25 15Z",
  ],
  "W-R6": [
    "slant",
    "m M-3-46H4V0H-3Z",
    "n. M1-46H4V0H1Z",
    "w M-6-20H7V10L13 40Q4 47-4 42L-7 12Z",
    "g. M2-20H7V10L13 40Q8 44 4 43Z",
    "e M-7-12H8V-7H-7ZM-7 6H8V11H-7Z",
    "-d2 M-7 14Q-15 18-8 23",
  ],
  "W-R7": [
    "",
    "-c1.6 M-12-31V31",
    "-e6.5 M-17-34Q-6-32-6-24Q26-14 20 0Q26 14-6 24Q-6 32-17 34",
    "g M15-7H25V7H15Z",
    "-c2.6 M-26 0H24",
    "m M20-9L34 0L20 9L24 0Z",
    "a M-33-7L-22-6L-16 0L-22 6L-33 7L-28 0Z",
  ],
  "W-R8": [
    "",
    "-c1.6 M-28 0L0 12L28 0",
    "-n6 M-29 0Q-20-16 0-17Q20-16 29 0",
    "w M-6-24H6V14L10 31H-2L-6 18Z",
    "g M-12-14H12V10H-12Z",
    "e M-8-10H8V-6H-8ZM-8-3H8V1H-8ZM-8 4H8V8H-8Z",
    "m M-2-33H2V-14H-2Z",
  ],
  // Power Staff, Tome of Secrets, Wand, Druidic Staff.
  "W-G1": [
    "slant magic",
    STAFF,
    "a M-4-12Q-24-16-20-36Q-14-24 0-22Q14-24 20-36Q24-16 4-12Z",
    "e M0-48L15-31L0-15L-15-31Z",
    "c. M0-48V-31H-15Z",
  ],
  "W-G2": [
    "red",
    ...BOOK,
    "e M2-20L14-5L2 12L-10-5Z",
    `d. ${disc(2, -4.5, 4)}`,
    "e M22-8H29V2H22Z",
  ],
  "W-G3": [
    "slant magic",
    "g M-2.500-18H3V34H-2.500Z",
    "c M-2.500 24H3V34H-2.500Z",
    "e M0-43L5-27L20-22L5-17L0-2L-5-17L-20-22L-5-27Z",
    "c. M0-34L2-24L11-22L2-20L0-10L-2-20L-11-22L-2-24Z",
  ],
  "W-G4": [
    "slant",
    "-w7 M0 42Q4 16-2 2Q-8-12 4-22Q18-26 16-38Q8-44 0-38Q-3-32 4-31",
    "a M-4 2Q-20 4-24-10Q-10-14-4 2ZM3 12Q18 12 22-1Q8-4 3 12Z",
    "-b1.6 M-4 2L-17-5M3 12L16 4",
  ],
  // Scepter, Orb of Storms, Grimoire of Flame, Archmage Staff.
  "W-G5": [
    "slant dark",
    "e M-3-10H3V42H-3Z",
    "e M-15-22L-19-40L-8-31L0-45L8-31L19-40L15-22Q0-14-15-22Z",
    `a ${disc(0, -15, 9)}`,
    `c. ${disc(-3, -18, 3)}`,
    `e ${disc(0, 42, 5)}`,
  ],
  "W-G6": [
    "blue",
    "e M-18 31L-12 20H12L18 31Z",
    `a ${disc(0, -4, 25)}`,
    "b. M8-27.500A25 25 0 0 1 0 21Q22 8 8-27.500Z",
    "e M4-25L-13 0H-2L-7 17L14-8H3L10-24Z",
    "c.~ M-17-10Q-15-20-6-23Q-12-18-13-10Z",
  ],
  "W-G7": [
    "dark",
    ...BOOK,
    "e M1 17Q-15 10-9-8Q-6-2-3-4Q-4-18 5-26Q6-16 11-12Q16-4 14 6Q10 17 1 17Z",
    "c. M1 13Q-6 8-2-1Q4 3 6 1Q9 9 1 13Z",
  ],
  "W-G8": [
    "slant magic",
    STAFF,
    "a M-5-18Q-24-22-20-46Q-14-31 0-30Q14-31 20-46Q24-22 5-18Z",
    `e ${disc(0, -42, 8)}`,
    `c. ${disc(-2, -44, 3)}`,
    "a M-6-12H6V-6H-6Z",
  ],
};
