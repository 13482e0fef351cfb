// What is heard now: after somebody has touched the page, where somebody looks, a few at a time.
import type { Sound } from "../boards/contract";
import { recipes } from "./recipes";
import { mouth, sound, VOLUMES, type Volume } from "./sounding";

/** As many may begin together, each a little after the one before; what is more is not missed. */
const TOGETHER = 3;
const APART = 0.08;
/** The same again so soon would only be louder. */
const AGAIN = 0.12;
/** So long after a sound another one still counts as being together with it. */
const CROWD = 0.25;

interface Room {
  air: AudioContext;
  into: AudioNode;
  gain: GainNode;
  /** When which sound began last. */
  began: Map<string, number>;
}

let room: Room | null = null;

/** What happened, as it sounds, one after the other. */
export function hear(sounds: readonly Sound[], volume: Volume): void {
  if (document.hidden) return;
  begin(sounds, volume);
}

/** The table calls whoever is not looking, too. */
export function ring(volume: Volume): void {
  begin(["bell"], volume);
}

/** So it sounds: for whoever chooses how loud. */
export function sample(volume: Volume): void {
  room?.began.clear();
  begin(["card", "gain", "bell"], volume, 0.28);
}

function begin(sounds: readonly (Sound | "bell")[], volume: Volume, apart = APART): void {
  // Before a page was touched a browser lets nothing be heard, and complains.
  if (volume === "off" || sounds.length === 0 || !navigator.userActivation?.hasBeenActive) return;
  try {
    room ??= open(volume);
    const { air, into, gain, began } = room;
    if (air.state === "suspended") void air.resume();
    gain.gain.value = VOLUMES[volume];
    let when = air.currentTime;
    for (const name of new Set(sounds)) {
      const crowd = [...began.values()].filter((it) => it > when - CROWD).length;
      const again = when - (began.get(name) ?? Number.NEGATIVE_INFINITY) < AGAIN;
      if (again || (crowd >= TOGETHER && name !== "bell")) continue;
      sound(air, into, recipes[name], when);
      began.set(name, when);
      when += apart;
    }
  } catch {
    // A browser without sound stays silent.
  }
}

function open(volume: Volume): Room {
  const air = new AudioContext();
  return { air, ...mouth(air, volume), began: new Map() };
}

/** For tests: as if nothing had been heard yet. */
export function hush(): void {
  room = null;
}
