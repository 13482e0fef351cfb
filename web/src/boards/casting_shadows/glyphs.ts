// What is drawn on each card: lines on a field of 64 × 40, and the tone of its sky.
// What a card does is the rules' business; this is its picture.

type Tone = "red" | "blue" | "violet" | "curse" | "green" | "gold" | "shadow";

export interface Glyph {
  tone: Tone;
  lines: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
const GEM = "M21 9H43L53 19L32 37L11 19zM11 19H53M21 9L27 19L32 37L37 19L43 9M27 19L32 9L37 19";
const ORB = `${circle(32, 20, 16)}M22 17Q24 10 31 9M42 25Q40 31 34 32`;
const SMALL_GEM = "M9 12H23L30 19L16 33L2 19zM2 19H30M9 12L16 33L23 12";

export const GLYPHS: Readonly<Record<string, Glyph>> = {
  // Attack Spells.
  fatal_fronds: {
    tone: "green",
    lines:
      "M10 37Q30 31 52 5M20 33Q16 25 22 19M29 28Q24 20 29 13M37 21Q33 14 38 8M24 32Q32 37 39 31M33 26Q41 30 47 23M41 18Q49 21 53 14",
  },
  feeding_frenzy: {
    tone: "blue",
    lines:
      "M6 20Q20 5 42 9L58 6L53 20L58 34L42 31Q20 35 6 20zM8 20L14 17L17 22L21 17L24 22L28 17L31 21M35 14a1.500 1.500 0 1 0 .010 0",
  },
  heavy_hand: {
    tone: "red",
    lines:
      "M21 10H43Q50 10 50 17V25Q50 35 41 35H25Q15 35 15 26V17Q15 10 21 10zM28 10V21M36 10V21M43 11V21M15 25H29Q34 25 34 20M6 12L10 15M4 22H9M58 12L54 15M60 22H55",
  },
  lightning_bug: {
    tone: "gold",
    lines:
      "M32 9Q45 10 45 22Q45 35 32 37Q19 35 19 22Q19 10 32 9zM27 9L21 2M37 9L43 2M35 13L27 23H36L30 33M19 18L11 14M45 18L53 14M19 27L11 31M45 27L53 31",
  },
  spectral_slap: {
    tone: "violet",
    lines:
      "M22 37V21Q22 17 25 17T28 21V10Q28 6 31 6T34 10V8Q34 4 37 4T40 8V11Q40 8 43 8T46 12V26Q46 37 36 37zM28 21V10M34 20V10M40 20V11M8 10L15 14M5 20H13M8 31L15 27",
  },
  bubble_trouble: {
    tone: "blue",
    lines: `${circle(23, 24, 12)}${circle(45, 13, 8)}${circle(47, 31, 4)}M16 21Q18 15 24 15M41 11Q42 8 46 8`,
  },
  heat_wave: {
    tone: "red",
    lines:
      "M11 36Q19 28 11 19T11 4M25 37Q35 28 25 19T25 3M39 37Q49 28 39 19T39 3M53 36Q61 28 53 19T53 4",
  },
  sinister_screech: {
    tone: "curse",
    lines:
      "M20 20Q14 6 5 8Q10 18 5 32Q14 34 20 20zM9 14L13 18M9 27L13 23M28 12Q34 20 28 28M36 7Q46 20 36 33M45 3Q58 20 45 37",
  },
  phoenix_flash: {
    tone: "red",
    lines:
      "M32 5Q37 13 34 20Q46 7 60 9Q51 14 51 22Q43 29 36 28L41 38L32 33L23 38L28 28Q21 29 13 22Q13 14 4 9Q18 7 30 20Q27 13 32 5z",
  },
  unicorn_rush: {
    tone: "blue",
    lines:
      "M12 37Q12 21 25 16L33 2L34 15Q45 17 52 29L44 33Q37 28 34 37zM25 16L34 15M40 22a1.500 1.500 0 1 0 .010 0M20 20Q12 18 6 22M16 27Q9 26 4 30",
  },
  personal_space: {
    tone: "violet",
    lines: `${circle(32, 16, 5)}M23 36Q23 25 32 25T41 36M16 30A19 19 0 0 1 32 4A19 19 0 0 1 48 30M9 34A28 28 0 0 1 12 6M55 34A28 28 0 0 0 52 6`,
  },
  deadly_shroud: {
    tone: "curse",
    lines:
      "M32 3Q50 9 48 36L42 31L37 37L32 31L27 37L22 31L16 36Q14 9 32 3zM24 18Q32 10 40 18Q38 26 32 26Q26 26 24 18zM28 19L30 20M36 19L34 20",
  },
  psychic_spikes: {
    tone: "violet",
    lines: "M4 37L12 13L20 37L29 3L38 37L47 10L54 37L59 20L63 37M12 22V37M29 15V37M47 20V37",
  },
  kinetic_wave: {
    tone: "blue",
    lines: "M3 20Q13 4 23 18T43 18T61 14M3 28Q13 12 23 26T43 26T61 22M3 36Q13 20 23 34T43 34T61 30",
  },
  magma_hand: {
    tone: "red",
    lines:
      "M23 34V18Q23 15 26 15T29 18V9Q29 6 31 6T34 9V7Q34 4 36 4T39 8V12Q39 9 41 10T44 13V34M29 22V12M34 20V9M39 20V12M3 35Q9 28 15 34T28 35M38 35Q44 28 50 34T62 33",
  },
  infernal_assault: {
    tone: "red",
    lines:
      "M20 13Q10 10 12 2M44 13Q54 10 52 2M20 13Q32 5 44 13Q50 24 41 30V37H23V30Q14 24 20 13zM24 19L30 23M40 19L34 23M28 37V32M32 37V31M36 37V32",
  },
  sudden_doom: {
    tone: "shadow",
    lines: `${circle(40, 24, 10)}M32 17L10 2M37 13L24 1M30 25L6 14M4 38H60M52 34L57 29M36 21a2 2 0 1 0 .010 0M43 27a2 2 0 1 0 .010 0`,
  },
  // Conversion Spells.
  metamorphosis: {
    tone: "violet",
    lines:
      "M32 9V35M32 14Q19-2 9 8Q7 20 32 22Q17 24 19 33Q26 39 32 28M32 14Q45-2 55 8Q57 20 32 22Q47 24 45 33Q38 39 32 28",
  },
  energy_bloom: {
    tone: "gold",
    lines: `${circle(32, 20, 4)}M32 15Q25 7 32 2Q39 7 32 15M37 19Q41 9 49 13Q49 22 37 19M35 24Q46 25 45 34Q36 35 35 24M29 24Q28 35 19 34Q18 25 29 24M27 19Q15 22 15 13Q23 9 27 19`,
  },
  sapphire_synthesis: {
    tone: "blue",
    lines: `${SMALL_GEM}M34 20H42M39 16L43 20L39 24${circle(54, 20, 8)}`,
  },
  ruby_synthesis: {
    tone: "red",
    lines: `${SMALL_GEM}M34 20H42M39 16L43 20L39 24${circle(54, 20, 8)}`,
  },
  crystallization: {
    tone: "blue",
    lines:
      "M32 2L40 12L38 35L32 38L26 35L24 12zM32 2V38M24 12L32 16L40 12M13 15L20 22L18 37H11L8 24zM51 15L56 24L53 37H46L44 22z",
  },
  luminous_glow: {
    tone: "gold",
    lines: `${circle(32, 20, 8)}M32 2V7M32 33V38M13 20H19M45 20H51M18 6L23 11M46 6L41 11M18 34L23 29M46 34L41 29`,
  },
  curse_void: {
    tone: "curse",
    lines:
      "M32 21Q35 16 38 20Q40 27 31 28Q21 27 22 17Q25 7 38 9Q50 13 48 25Q43 36 29 35Q12 32 12 18Q14 5 30 2",
  },
  gem_duplication: {
    tone: "violet",
    lines: `${SMALL_GEM}M41 6H55L62 13L48 27L34 13zM34 13H62M41 6L48 27L55 6`,
  },
  orb_duplication: {
    tone: "violet",
    lines: `${circle(21, 23, 13)}${circle(45, 15, 11)}M14 19Q16 14 21 13M40 11Q42 8 46 8`,
  },
  // Resource cards.
  red_gem: { tone: "red", lines: GEM },
  blue_gem: { tone: "blue", lines: GEM },
  red_orb: { tone: "red", lines: ORB },
  blue_orb: { tone: "blue", lines: ORB },
  // Counterspells.
  pointed_shield: {
    tone: "gold",
    lines: "M32 2L50 9V20Q48 32 32 38Q16 32 14 20V9zM32 9V31M22 19H42M32 15L36 19L32 23L28 19z",
  },
  run_away: {
    tone: "gold",
    lines:
      "M28 5H39V18Q39 22 46 24Q55 26 55 34H26Q24 34 25 30Q28 18 28 5zM28 11H39M36 34V30M43 34V31M5 12H18M3 20H17M7 28H19",
  },
  bees_everywhere: {
    tone: "gold",
    lines:
      "M12 25Q12 18 20 18T30 25T20 32T12 25zM18 18V32M24 19V31M18 18Q12 8 21 11Q24 14 22 18M38 15Q38 10 44 10T52 15T44 20T38 15zM43 10V20M47 11V19M43 10Q39 3 46 4Q49 7 46 10M44 33Q44 29 48 29T54 33T48 37T44 33zM48 29Q46 24 50 25",
  },
  safety_dome: {
    tone: "gold",
    lines: `M6 36A26 30 0 0 1 58 36zM19 36A13 26 0 0 1 45 36M10 24H54M32 6V36${circle(32, 3, 1.5)}`,
  },
  // Companions.
  lightning_mouse: {
    tone: "shadow",
    lines:
      "M14 30Q12 17 28 17Q28 7 36 8Q42 11 39 17Q51 18 57 28Q50 34 36 34H20Q14 34 14 30zM47 24a1.500 1.500 0 1 0 .010 0M14 31Q4 34 5 24L10 18L5 14L10 6",
  },
  swift_hydra: {
    tone: "shadow",
    lines:
      "M16 38Q10 25 18 18Q10 8 20 5Q31 8 25 18Q27 26 28 38M29 38Q27 18 31 12Q26 3 34 2Q42 4 37 12Q36 24 38 38M40 38Q40 25 46 19Q39 9 48 6Q58 8 52 19Q55 28 50 38M17 9H20M33 6H36M49 10H52",
  },
  thunder_stag: {
    tone: "shadow",
    lines:
      "M32 38Q24 32 25 25L19 20L27 19Q32 16 37 19L45 20L39 25Q40 32 32 38zM27 18Q17 14 17 3M19 10L10 8M21 14L13 15M37 18Q47 14 47 3M45 10L54 8M43 14L51 15M29 25L30 26M35 25L34 26",
  },
  granite_tortoise: {
    tone: "shadow",
    lines:
      "M10 29Q13 8 31 8T52 29zM23 29L27 18H37L41 29M27 18L22 11M37 18L41 11M52 26Q61 20 60 31H52M15 29V36H21V29M41 29V36H47V29",
  },
  moonlit_moth: {
    tone: "shadow",
    lines: `M32 11V34M32 15Q18 0 4 8Q4 25 32 24Q20 27 17 37M32 15Q46 0 60 8Q60 25 32 24Q44 27 47 37M32 11Q28 4 23 3M32 11Q36 4 41 3${circle(16, 14, 3)}${circle(48, 14, 3)}`,
  },
  prism_gecko: {
    tone: "shadow",
    lines:
      "M8 30Q12 38 20 34Q26 29 24 22Q26 15 34 15Q42 14 44 6Q53 2 55 10Q54 21 43 23Q36 25 34 30Q30 38 20 34M26 20L16 14L11 16M31 30L39 36L44 34M37 15L32 6L27 7M44 22L54 27L58 24M49 9a1 1 0 1 0 .010 0",
  },
  umbral_raven: {
    tone: "shadow",
    lines:
      "M6 36Q14 15 32 12Q36 4 45 7L58 12L47 16Q47 28 33 31L16 37L20 31zM42 11a1.500 1.500 0 1 0 .010 0M20 28Q32 27 38 18M33 31V37M38 29V36",
  },
  curse_toad: {
    tone: "shadow",
    lines:
      "M9 36Q6 22 18 17Q16 7 24 7Q30 9 30 14H35Q35 8 41 7Q49 7 46 17Q58 22 55 36H46L42 30M9 36H18L22 30M24 12a1.500 1.500 0 1 0 .010 0M41 12a1.500 1.500 0 1 0 .010 0M22 22Q32 29 42 22",
  },
  bristling_porcupine: {
    tone: "shadow",
    lines:
      "M4 31Q8 22 18 21L10 9L22 16L20 3L29 13L33 2L37 13L46 4L45 16L57 11L51 21L62 22L55 28Q58 34 52 36H14Q6 36 4 31zM12 27a1.500 1.500 0 1 0 .010 0",
  },
  keen_falcon: {
    tone: "shadow",
    lines:
      "M32 38L28 27Q12 27 2 8Q17 13 28 19Q26 7 35 4Q43 4 47 11L40 13Q41 18 36 20Q50 16 62 6Q55 26 38 28zM37 9a1.500 1.500 0 1 0 .010 0",
  },
};
