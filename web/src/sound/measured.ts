// Sounds as figures, computed without being heard: for the tests, which cannot listen.
import { lengthOf, type Recipe, recipes } from "./recipes";
import { mouth, sound, type Volume } from "./sounding";

const RATE = 44_100;
const PARTS = 8; // Of the shape in time.
const AUDIBLE = 0.02; // Of the peak.

type Name = keyof typeof recipes;

export async function all(volume: Volume) {
  const names = Object.keys(recipes) as Name[];
  const figures = await Promise.all(names.map((name) => one(name, volume)));
  return Object.fromEntries(names.map((name, at) => [name, figures[at]]));
}

export const one = (name: Name, volume: Volume) => measured([recipes[name]], volume);

/** As if everything happened in the same moment. */
export const crowd = (volume: Volume) => measured(Object.values(recipes), volume);

async function measured(heard: readonly Recipe[], volume: Volume) {
  const planned = Math.max(...heard.map(lengthOf));
  const air = new OfflineAudioContext(1, Math.ceil((planned + 0.2) * RATE), RATE);
  const { into } = mouth(air, volume);
  for (const recipe of heard) sound(air, into, recipe, 0);
  const samples = (await air.startRendering()).getChannelData(0);
  const peak = samples.reduce((most, it) => Math.max(most, Math.abs(it)), 0);
  const last = samples.findLastIndex((it) => Math.abs(it) > AUDIBLE * peak);
  const lasts = (last + 1) / RATE;
  const audible = samples.subarray(0, last + 1);
  return {
    planned,
    lasts,
    peak,
    first: Math.abs(samples[0] ?? 0),
    power: powerOf(audible),
    lengths: Math.log2(lasts),
    brightness: Math.log2(brightness(audible)),
    shape: shapeOf(audible),
  };
}

const powerOf = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, it) => sum + it * it, 0) / Math.max(1, samples.length));

/** Which part of it is heard when: eight parts that add up to 1. */
function shapeOf(samples: Float32Array): number[] {
  const size = Math.ceil(samples.length / PARTS);
  const parts = Array.from({ length: PARTS }, (_, at) =>
    powerOf(samples.subarray(at * size, (at + 1) * size)),
  );
  const whole = parts.reduce((sum, it) => sum + it, 0) || 1;
  return parts.map((it) => it / whole);
}

/** The middle of what is heard, in hertz: how fast it changes against how much there is. */
function brightness(samples: Float32Array): number {
  let power = 0;
  let change = 0;
  for (let at = 1; at < samples.length; at++) {
    const here = samples[at] ?? 0;
    power += here * here;
    change += (here - (samples[at - 1] ?? 0)) ** 2;
  }
  return (Math.sqrt(change / power) * RATE) / (2 * Math.PI);
}
