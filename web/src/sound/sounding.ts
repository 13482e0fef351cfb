// A recipe becomes sound in a room of air: one that is heard now, or one that only computes it.
import type { Recipe, Voice } from "./recipes";

/** The volumes one can choose; nothing gets louder than that, however much happens. */
export const VOLUMES = { off: 0, soft: 0.16, middle: 0.36, full: 0.8 } as const;
export type Volume = keyof typeof VOLUMES;

const HEADROOM = 8; // So many sounds at their loudest are told apart before they are cut.
const SILENCE = 0.0001; // A fall by a curve never comes to nothing.

/** Where sounds go in: rounded off where many meet, then as loud as was chosen.
 *
 * A curve, not the browser's compressor: that one ducks whatever follows a silence, and here nearly
 * everything does. */
export function mouth(air: BaseAudioContext, volume: Volume): { into: AudioNode; gain: GainNode } {
  const into = air.createGain();
  into.gain.value = 1 / HEADROOM;
  const round = air.createWaveShaper();
  round.curve = Float32Array.from({ length: 2049 }, (_, at) =>
    Math.tanh((at / 1024 - 1) * HEADROOM),
  );
  const gain = air.createGain();
  gain.gain.value = VOLUMES[volume];
  into.connect(round).connect(gain).connect(air.destination);
  return { into, gain };
}

/** Lets a sound begin at a time of that air. */
export function sound(air: BaseAudioContext, into: AudioNode, recipe: Recipe, when: number): void {
  for (const voice of recipe) speak(air, into, voice, when);
}

function speak(air: BaseAudioContext, into: AudioNode, voice: Voice, when: number): void {
  const { at = 0, rise = 0.005, fall, loud } = voice;
  const begins = when + at;
  const ends = begins + rise + fall;
  const loudness = air.createGain();
  loudness.gain.setValueAtTime(0, begins);
  loudness.gain.linearRampToValueAtTime(loud, begins + rise);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, ends);
  loudness.connect(into);
  const source =
    voice.of === "noise" ? hiss(air, voice, begins, ends) : tone(air, voice, begins, ends);
  source.out.connect(loudness);
  source.from.start(begins);
  source.from.stop(ends);
}

interface Source {
  from: AudioScheduledSourceNode;
  out: AudioNode;
}

function tone(air: BaseAudioContext, voice: Voice, begins: number, ends: number): Source {
  const from = air.createOscillator();
  if (voice.of !== "noise") from.type = voice.of;
  slide(from.frequency, voice, begins, ends);
  return { from, out: from };
}

function hiss(air: BaseAudioContext, voice: Voice, begins: number, ends: number): Source {
  const from = air.createBufferSource();
  from.buffer = rustle(air);
  from.loop = true;
  const band = air.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = voice.narrow ?? 0.7;
  slide(band.frequency, voice, begins, ends);
  return { from, out: from.connect(band) };
}

function slide(pitch: AudioParam, { pitch: from, to }: Voice, begins: number, ends: number): void {
  pitch.setValueAtTime(from, begins);
  if (to !== undefined) pitch.exponentialRampToValueAtTime(to, ends);
}

const rustles = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, made once; always the same, so that a sound is the same every time. */
function rustle(air: BaseAudioContext): AudioBuffer {
  const made = rustles.get(air);
  if (made) return made;
  const buffer = air.createBuffer(1, air.sampleRate, air.sampleRate);
  const samples = buffer.getChannelData(0);
  let dice = 220_719;
  for (let at = 0; at < samples.length; at++) {
    dice = (Math.imul(dice, 1_664_525) + 1_013_904_223) | 0;
    samples[at] = dice / 2 ** 31;
  }
  rustles.set(air, buffer);
  return buffer;
}
