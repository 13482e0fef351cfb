// What is built: the city's buildings, walls, gates and defences, as one sees them from the street.
import { type Drawing, disc } from "./draw";

const DOOR = "d. M-4 30V19Q0 14 4 19V30Z";

export const BUILT: Readonly<Record<string, Drawing>> = {
  // House: a steep roof, smoke from the chimney.
  BD1: [
    "n M12-22H19V0H12Z",
    "-c3~ M15-25Q11-29 16-33",
    "c M-22 0H22V30H-22Z",
    "b. M8 0H22V30H8Z",
    "a M-30 3L0-26L30 3L26 7H-26Z",
    "b. M0-26L30 3L26 7H20L0-14Z",
    DOOR,
    "e M-17 11H-9V20H-17ZM9 11H17V20H9Z",
    "-w2 M-13 11V20M13 11V20M-22 25H-4M4 25H22",
  ],
  // Shop: a striped awning over the counter.
  BD2: [
    "c M-26-18H26V30H-26Z",
    "b. M14-18H26V30H14Z",
    "w M-29-25H29V-17H-29Z",
    "e M-20 8H20V20H-20Z",
    "d. M-20 14H20V20H-20Z",
    "a M-26-12H26L32 4Q27 9 22 4Q16 9 11 4Q5 9 0 4Q-5 9-11 4Q-16 9-22 4Q-27 9-32 4Z",
    "c. M-15-12H-5L-5.500 5.500Q-9 8-11 4L-16 5ZM5-12H15L16 5Q12 8 11 4L5.500 5.500Z",
    "w M-24 20H24V26H-24Z",
    `a ${disc(-12, 17, 4)}${disc(-4, 17, 3.4)}`,
    "g M6 20V12H15V20Z",
  ],
  // Advanced Shop: two floors, a turret, the banner of the guild.
  BD3: [
    "-w2 M14-30V-14",
    "e M14-33L30-28L14-23Z",
    "c M-26-8H26V30H-26Z",
    "b. M12-8H26V30H12Z",
    "c M4-16H24V-4H4Z",
    "a M0-15L14-28L28-15Z",
    "a M-31-6L-24-20H2L8-6Z",
    "e M-20 0H-12V7H-20ZM-7 0H1V7H-7ZM10-11H18V-6H10Z",
    "e M-20 17H20V25H-20Z",
    "a M-26 9H26L31 17Q26 21 21 17Q16 21 10 17Q5 21 0 17Q-5 21-10 17Q-16 21-21 17Q-26 21-31 17Z",
    "c. M-15 9H-5V18Q-8 20-10 17L-16 18.500ZM5 9H15L16 18.500Q12 20 10 17L5 18.500Z",
    "w M-24 25H24V30H-24Z",
  ],
  // Blacksmith: the great chimney, the forge, the anvil before it.
  BD4: [
    "n M8-32H24V4H8Z",
    "m. M10-30H15V4H10Z",
    "n M-28 0H28V30H-28Z",
    "a M-32 3L-24-14H24L32 3Z",
    "b. M4-14H24L32 3H8Z",
    "d. M-1 30V15Q10 4 21 15V30Z",
    "e. M2 30V22Q5 15 8 20Q10 11 13 20Q16 16 18 22V30Z",
    "m M-29 15H-5Q-7 21-13 21V25H-8V30H-24V25H-19V21Q-27 21-29 15Z",
  ],
  // Gold Mine: a mouth of timber in the rock, and a cart that glitters.
  BD5: [
    "n M-32 30L-26 4L-14-8L-6-26L8-30L18-12L28-2L32 30Z",
    "m. M-26 4L-14-8L-6-26L0-24L-8-6L-20 6L-24 22Z",
    "d M-14 30V4Q0-10 14 4V30Z",
    "w M-18 30V0H18V30H12V6H-12V30Z",
    "-g1.5 M-18 3H18",
    "e M-8 18Q-6 10-1 12Q3 6 8 12Q12 12 12 18Z",
    "m M-11 17H15L12 27H-8Z",
    `d ${disc(-4, 28, 3.5)}${disc(8, 28, 3.5)}`,
    "e. M-22 12L-19 8L-17 13ZM22 14L25 10L27 15ZM4-18L7-22L9-17Z",
  ],
  // Scavenger Camp: two tents, a fire, what was found.
  BD6: [
    "b M4 24L18-14L33 24Z",
    "a M-33 30L-10-24L13 30Z",
    "b. M-10-24L13 30H2Z",
    "d. M-18 30L-10 4L-3 30Z",
    "-w2.4 M-10-24L-14-31M-10-24L-5-31M18-14L15-20M18-14L22-20",
    "w M17 18H31V31H17Z",
    "-g1.6 M17 18L31 31M31 18L17 31",
    "e M6 31Q2 22 8 17Q10 22 12 20Q16 26 13 31Z",
  ],
  // Temple: pillars and a pediment with the sun.
  BD7: [
    "c M-26-2H26V26H-26Z",
    "d. M-22 0H22V24H-22Z",
    "e. M-6 24V8Q0 2 6 8V24Z",
    "c M-25 0H-17V25H-25ZM-11 0H-5V25H-11ZM5 0H11V25H5ZM17 0H25V25H17Z",
    "a M-32 0L0-24L32 0V4H-32Z",
    "b. M0-24L32 0V4H16Z",
    `e ${disc(0, -8, 5.5)}`,
    "c M-30 24H30V31H-30Z",
    "e M0-36Q6-30 3-25Q0-22-3-25Q-6-30 0-36Z",
  ],
  // Inn: tall and timbered, a mug on the sign.
  BD8: [
    "c M-24-10H14V30H-24Z",
    "b. M4-10H14V30H4Z",
    "a M-29-8L-5-32L19-8Z",
    "b. M-5-32L19-8H8Z",
    "-w2.4 M-24 8H14M-12-8V8M2-8V8M-24-8L-12 8M14-8L2 8",
    "e M-21 14H-12V23H-21Z",
    "e M-8-18H-2V-11H-8Z",
    "d. M-4 30V17Q2 11 8 17V30Z",
    "-w3 M13-4H33",
    "w M18 2H31V19H18ZM31 6H34V14H31Z",
    "c. M17 0Q20-3 23 0Q26-3 31 1V6H18Z",
  ],
  // Seer: a dome under the stars, with an eye.
  BD9: [
    "c M-20 2H20V30H-20Z",
    "b. M8 2H20V30H8Z",
    "a M-24 4Q-26-22 0-28Q26-22 24 4Z",
    "b. M0-28Q26-22 24 4H12Q16-16 0-28Z",
    "c M-15-5Q0-19 15-5Q0 8-15-5Z",
    `e ${disc(0, -5.5, 5.5)}`,
    `d. ${disc(0, -5.5, 2.2)}`,
    DOOR,
    "e M0-36L2-31L7-30L3-27L0-24L-3-27L-7-30L-2-31Z",
    "e. M-15 12H-9V20H-15ZM9 12H15V20H9Z",
  ],
  // Mana Well: blue light out of old stones.
  BD10: [
    "e. M-18 12L-24-22L0-10L24-22L18 12Z",
    "w M-21 12V-16H-16V12ZM16 12V-16H21V12Z",
    "a M-28-14L0-32L28-14V-10H-28Z",
    "b. M0-32L28-14V-10H12Z",
    "-w2 M0-10V2",
    "w M-5 0H5L4 8H-4Z",
    "n M-26 10H26L22 31H-22Z",
    "m. M-26 10H26L25 15H-25Z",
    "e M-20 11Q0 5 20 11Q0 17-20 11Z",
    "-d1.5 M-24 22H24M-10 15V22M8 15V22M0 22V31M-16 22V31M16 22V31",
  ],
  // Wooden Wall: stakes with points.
  ST1: [
    "w M-31 31V-14L-23.500-26L-16 -14V31ZM-15.500 31V-18L-8-30L-.5-18V31ZM.5 31V-14L8-26L15.500-14V31ZM16 31V-18L23.500-30L31-18V31Z",
    "g. M-22-23L-16-14V31H-20ZM-6.500-27L-.5-18V31H-4.500ZM9.500-23L15.500-14V31H11.500ZM25-27L31-18V31H27Z",
    "g M-32 0H32V6H-32ZM-32 18H32V24H-32Z",
  ],
  // Stone Wall: battlements.
  ST2: [
    "m M-31 31V-26H-17V-16H-7V-26H7V-16H17V-26H31V31Z",
    "n. M20-26H31V31H-31V26H20Z",
    "c. M-31-26H-17V-22H-31ZM-7-26H7V-22H-7ZM17-26H31V-22H17Z",
    "-d1.6 M-31-6H31M-31 8H31M-31 21H31M-14-16V-6M10-16V-6M-22-6V8M0-6V8M20-6V8M-12 8V21M12 8V21M-22 21V31M2 21V31M21 21V31",
  ],
  // Wooden Gate: two leaves of planks, iron bands.
  ST3: [
    "w M-31 31V-30H-22V31ZM22 31V-30H31V31Z",
    "g M-22 31V-8Q0-28 22-8V31Z",
    "w M-19 31V-6Q-10-15-1.500-17V31ZM1.500 31V-17Q10-15 19-6V31Z",
    "-g1.5 M-13-10V31M-7-14V31M7-14V31M13-10V31",
    "m M-19 0H-2V5H-19ZM2 0H19V5H2ZM-19 19H-2V24H-19ZM2 19H19V24H2Z",
    `e ${disc(-5, 12, 2.4)}${disc(5, 12, 2.4)}`,
    "w M-33-31H33V-23H-33Z",
  ],
  // Stone Gate: an arch with a portcullis.
  ST4: [
    "m M-31 31V-30H-21V-22H-12V-30H-4V-22H4V-30H12V-22H21V-30H31V31Z",
    "n. M22-30H31V31H19V0Z",
    "d M-18 31V0Q0-20 18 0V31Z",
    "-c3 M-10-5V31M0-10V31M10-5V31M-18 6H18M-18 18H18",
    "-d1.5~ M-31-6H-20M-31 8H-18M-31 20H-18M20-6H31M18 8H31M18 20H31",
  ],
  // Ballista: a bow as wide as a cart.
  ST5: [
    "-w5 M-14 31L0 6L14 31",
    "w M-4 28V-20H4V28Z",
    "-n5 M-31 2Q-26-16 0-18Q26-16 31 2",
    "-c1.6 M-31 2L0 16L31 2",
    "m M-2 16V-22H2V16Z",
    "c M0-34L7-22H-7Z",
    "w M-10 12H10V18H-10Z",
    "g M-20 27H20V32H-20Z",
  ],
  // Catapult: the arm thrown back, a stone in the spoon.
  ST6: [
    "-w5 M16 22L-18-16",
    "w M-6 22L2-8H8L14 22Z",
    `m ${disc(-20, -20, 10)}`,
    "n. M-14-28A10 10 0 0 1-20-10Q-12-18-14-28Z",
    "-w4 M-31-14Q-26-6-12-8",
    "g M-28 16H30V23H-28Z",
    `w ${disc(-18, 25, 7.5)}${disc(19, 25, 7.5)}`,
    `d. ${disc(-18, 25, 2.4)}${disc(19, 25, 2.4)}`,
    "-g2 M-4 0H10",
  ],
  // Transport Portal: a ring of stones with a whirl inside.
  ST7: [
    "n M-30 32V-4Q-28-32 0-33Q28-32 30-4V32H18V-2Q16-20 0-21Q-16-20-18-2V32Z",
    "m. M-28 30V-4Q-26-30 0-31Q-20-26-22-2V30Z",
    "e. M-18 32V-2Q-16-20 0-21Q16-20 18-2V32Z",
    "a. M-12 28V0Q-8-14 2-14Q14-10 12 6Q8 18 0 16Q-6 12-4 4Q0 0 4 4Q2 8 0 7Q0 12 4 11Q9 6 6 0Q0-6-5 0Q-10 10-4 20Q-8 24-12 28Z",
    "c. M-1 2a3 3 0 1 0 4 3Q1 5-1 2Z",
    "-d1.6 M-29 8H-19M-26-14L-17-8M-12-29L-9-19M12-29L9-19M26-14L17-8M29 8H19M-29 22H-19M29 22H19",
  ],
  // Watchtower: a look-out on stilts, a fire on top.
  ST8: [
    "-w4 M-12-4L-18 32M12-4L18 32M-14 6L16 24M14 6L-16 24",
    "w M-22-16H22V-1H-22Z",
    "g. M-22-6H22V-1H-22Z",
    "-g1.6 M-14-16V-2M-5-16V-2M5-16V-2M14-16V-2",
    "d. M-13-26H13V-16H-13Z",
    "e. M-5-16Q-6-23 0-25Q6-23 5-16Z",
    "-w3 M-14-16V-27M14-16V-27",
    "a M-22-24L0-36L22-24V-22H-22Z",
    "b. M0-36L22-24V-22H10Z",
  ],
};
