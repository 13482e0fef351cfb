// What each sound is made of: a few tones and puffs of noise, each with its beginning and its end.
// Soft by choice: wood, paper, small bells. One key (A minor and its fifths), for they may meet.
import type { Sound } from "../boards/contract";

/** One voice of a sound. Times are seconds, pitches hertz. */
export interface Voice {
  of: "sine" | "triangle" | "noise";
  /** Of a tone; for noise the middle of the band that is let through. */
  pitch: number;
  /** Where the pitch slides to until the end. */
  to?: number;
  /** How narrow the band of a noise is. */
  narrow?: number;
  /** When it begins. */
  at?: number;
  /** Until it is as loud as it gets. */
  rise?: number;
  /** From then until nothing is heard. */
  fall: number;
  /** 1: as loud as anything may be, alone. */
  loud: number;
}

export type Recipe = readonly Voice[];

const noise = (pitch: number, fall: number, loud: number, more: Partial<Voice> = {}): Voice => ({
  of: "noise",
  pitch,
  fall,
  loud,
  ...more,
});
const sine = (pitch: number, fall: number, loud: number, more: Partial<Voice> = {}): Voice => ({
  of: "sine",
  pitch,
  fall,
  loud,
  ...more,
});
const reed = (pitch: number, fall: number, loud: number, more: Partial<Voice> = {}): Voice => ({
  of: "triangle",
  pitch,
  fall,
  loud,
  ...more,
});

/** The same again and again, at these times, each a little otherwise. */
const repeated = (times: readonly number[], each: (at: number, nth: number) => Voice[]): Voice[] =>
  times.flatMap((at, nth) => each(at, nth));

/** A small bell: its tone, and a fainter one above it that dies sooner. */
const bell = (pitch: number, at: number, fall: number, loud: number): Voice[] => [
  sine(pitch, fall, loud, { at, rise: 0.015 }),
  sine(pitch * 2.76, fall * 0.4, loud * 0.22, { at, rise: 0.005 }),
];

export const recipes: Record<Sound | "bell", Recipe> = {
  // The table calls: it is your turn.
  bell: [...bell(659.3, 0, 0.88, 0.24), ...bell(880, 0.14, 0.88, 0.24)],
  // A figure on wood.
  step: [sine(196, 0.1, 0.5, { to: 120, rise: 0.004 }), noise(900, 0.04, 0.25, { narrow: 1 })],
  // A card that is laid down.
  card: [
    noise(2600, 0.1, 0.5, { to: 1300, rise: 0.02 }),
    sine(240, 0.07, 0.25, { at: 0.07, to: 170, rise: 0.004 }),
  ],
  // A card that slides off a deck.
  draw: [noise(1400, 0.09, 0.65, { to: 4200, rise: 0.09, narrow: 1.2 })],
  shuffle: repeated([0, 0.05, 0.1, 0.145, 0.19, 0.23, 0.27, 0.31, 0.38], (at, nth) => [
    noise(2300 + 260 * (nth % 4), 0.045, 0.58 + 0.05 * (nth % 3), { at, rise: 0.006, narrow: 1.4 }),
  ]),
  dice: [
    ...repeated([0, 0.07, 0.12, 0.2, 0.25, 0.36, 0.44, 0.56], (at, nth) => [
      reed(1180 + 170 * ((nth * 3) % 5), 0.035, 0.42 - 0.03 * nth, { at, rise: 0.002 }),
      noise(3100, 0.025, 0.4 - 0.03 * nth, { at, rise: 0.002, narrow: 2 }),
    ]),
    sine(230, 0.08, 0.22, { at: 0.6, to: 180, rise: 0.003 }),
  ],
  coin: [...bell(1975.5, 0, 0.22, 0.2), ...bell(2637, 0.08, 0.55, 0.2)],
  hit: [
    sine(150, 0.26, 0.8, { to: 52, rise: 0.004 }),
    noise(700, 0.13, 0.6, { to: 180, rise: 0.003, narrow: 0.6 }),
  ],
  // It goes by.
  miss: [noise(700, 0.16, 0.85, { to: 2600, rise: 0.12, narrow: 2.4 })],
  hurt: [
    reed(246.9, 0.55, 0.32, { to: 123.5, rise: 0.01 }),
    reed(261.6, 0.5, 0.24, { to: 130.8, rise: 0.01 }),
    noise(420, 0.12, 0.3, { rise: 0.004 }),
  ],
  heal: [261.6, 329.6, 392, 523.3].flatMap((pitch, nth) => [
    sine(pitch, 0.7, 0.2, { at: nth * 0.14, rise: 0.12 }),
  ]),
  // Two knocks, and it stands.
  build: repeated([0, 0.16, 0.34], (at, nth) => [
    reed([220, 220, 329.6][nth] ?? 220, 0.09, 0.4, { at, rise: 0.003 }),
    noise(1500, 0.045, 0.35, { at, rise: 0.002, narrow: 1.5 }),
    sine(110, 0.12, 0.3, { at, to: 82, rise: 0.003 }),
  ]),
  gain: [...bell(784, 0, 0.3, 0.2), ...bell(1174.7, 0.09, 0.4, 0.2)],
  // Many feet, far away, and a horn.
  wave: [
    noise(150, 1.1, 0.8, { to: 320, rise: 0.5, narrow: 0.6 }),
    sine(61.7, 1.1, 0.5, { to: 55, rise: 0.4 }),
    reed(110, 0.9, 0.2, { at: 0.15, rise: 0.25 }),
    reed(164.8, 0.8, 0.16, { at: 0.35, rise: 0.25 }),
  ],
  bright: [
    ...[523.3, 659.3, 784, 1046.5, 1318.5].flatMap((pitch, nth) =>
      bell(pitch, nth * 0.07, 1.3 - nth * 0.1, 0.16),
    ),
    reed(261.6, 1.2, 0.14, { rise: 0.2 }),
    noise(6500, 0.8, 0.05, { rise: 0.35, narrow: 0.8 }),
  ],
  dark: [
    reed(110, 1.3, 0.34, { to: 98, rise: 0.25 }),
    reed(116.5, 1.2, 0.26, { to: 103.8, rise: 0.3 }),
    sine(55, 1.5, 0.45, { to: 49, rise: 0.2 }),
    noise(240, 1.2, 0.4, { to: 110, rise: 0.4, narrow: 0.8 }),
  ],
  win: [
    ...repeated([0, 0.17, 0.34, 0.54], (at, nth) => {
      const last = nth === 3;
      const pitch = [440, 554.4, 659.3, 880][nth] ?? 880;
      return [
        sine(pitch, last ? 1.5 : 0.35, 0.26, { at, rise: 0.02 }),
        reed(pitch / 2, last ? 1.3 : 0.3, 0.16, { at, rise: 0.02 }),
      ];
    }),
    ...bell(1108.7, 0.58, 1.3, 0.12),
    ...bell(1318.5, 0.62, 1.3, 0.1),
  ],
  loss: repeated([0, 0.3, 0.6, 0.95], (at, nth) => {
    const last = nth === 3;
    const pitch = [329.6, 293.7, 261.6, 220][nth] ?? 220;
    return [
      sine(pitch, last ? 1.3 : 0.5, 0.24, { at, rise: 0.06 }),
      reed(pitch / 2, last ? 1.2 : 0.45, 0.2, { at, rise: 0.06 }),
    ];
  }),
};

/** How long a sound lasts. */
export const lengthOf = (recipe: Recipe): number =>
  Math.max(...recipe.map(({ at = 0, rise = 0.005, fall }) => at + rise + fall));
