// The light in which a card is painted: its sky from top to bottom, three depths of land, and the
// colours of what stands in it. Light cards have bright skies and Shadow cards dark ones, in grey too.

/** Sky above, sky below, far, middle and near land; ink, body, pale and glow of the figure. */
export const MOODS = {
  gold: "ffcf6e fff3d3 f0c27a d99a4a a5672b 45200e a34a1c fff7e2 ffae1f",
  dawn: "ef9a9c ffe6c2 dc8f8f b5637b 7a3a5a 3b1431 96385a fff2e4 ffd66e",
  azure: "6fbde6 ecf8f3 9cc4d6 6499b5 376784 102f48 2a6390 ffffff ffd04f",
  leaf: "b5dfb4 fbf7cd 92c48e 619c62 376d47 14382a 2f6d49 fffce8 ffc23d",
  sand: "f0d08e fef4dc e5c38b cb9b5c 976739 3b2211 7d4626 fffaf0 ff8f2e",
  pearl: "cdd4e8 ffffff c6cbe0 9ba2c6 6b7199 282a50 555b90 ffffff f5bf35",
  ember: "ee7f43 ffdca6 dc6d3c ab452a 6b2520 310e12 8e281e fff3da ffe066",
  tempest: "7d849f f7e6b4 868ca6 626a86 3f4662 1b1f37 4a5175 fffbea ffdd66",
  lilac: "bda4e3 fff0df b09ad0 836cab 54417e 26184a 5e4595 fff9ff ffcf5e",
  aqua: "7fd6ca f4fce8 79c4ba 43918b 22635e 0a3336 1d6c6e fbfff8 ffc24b",
  night: "100e36 413e92 302d72 211e57 120f3a 08061e 5b55b0 ebe6ff ffe9a6",
  marsh: "061c27 236469 1a4c52 10373e 08232a 03131a 43968f dcfff2 b4ff98",
  blood: "1a0610 872330 591826 3a111f 210a14 0f0308 b03c4e ffe5de ff7050",
  violet: "1b0a31 733f9a 50297a 371c5a 20103a 0f051e a067cc f7e8ff ff98e6",
  slate: "20242c 87919e 5f6874 444c57 2b313a 11151a 929dab f3f7fa ffd588",
  deep: "021c39 0d628f 0b4d77 083959 052740 021120 338db8 d9f5ff 74ffe3",
  pitch: "040407 232031 1b1926 14121c 0b0a10 000000 544e70 f1ecfd ffac3d",
  aurora: "030f1b 154353 11384a 0c2939 071a27 030b12 3d8696 e4fff6 68ffb2",
  ash: "19110e 68432f 4a2d21 332018 1d110d 0c0605 ab7551 fff0dc ffab42",
  ice: "0e203b 7ba8ce 5585af 386291 20426a 08172c a2c9ea f5fcff fff0ac",
} as const;

export type Mood = keyof typeof MOODS;

const DARK: ReadonlySet<string> = new Set(Object.keys(MOODS).slice(10));
const TONES = ["r", "m", "n", "k", "b", "p", "g"] as const;

/** The sky of a mood, from top to bottom. */
export const skyOf = (mood: Mood): [string, string] => {
  const [above = "", below = ""] = MOODS[mood].split(" ");
  return [`#${above}`, `#${below}`];
};

/** Every tone of a mood as a colour: land (r, m, n), figure (k, b, p, g), skin, haze and shade. */
export function tonesOf(mood: Mood): Record<string, string> {
  const colours = MOODS[mood].split(" ").slice(2);
  const dark = DARK.has(mood);
  return {
    ...Object.fromEntries(TONES.map((tone, at) => [tone, `#${colours[at]}`])),
    f: dark ? "#cdbfe6" : "#f3c9a0",
    s: dark ? "#ffffff24" : "#ffffff73",
    d: dark ? "#00000073" : "#2b123040",
  };
}
