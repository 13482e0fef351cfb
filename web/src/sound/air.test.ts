// When something is heard: not before a touch, not where nobody looks but for the bell, a few at once.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hear, hush, ring, sample } from "./air";
import { recipes } from "./recipes";
import { VOLUMES } from "./sounding";

let rooms: Still[];
let heard: { pitch: number; when: number }[];

/** Air in which time stands still, and every voice is noted. */
class Still {
  currentTime = 0;
  state = "running";
  sampleRate = 8;
  destination = {};
  loudness: { value: number }[] = [];
  constructor() {
    rooms.push(this);
  }
  private node(more = {}) {
    const param = () => ({
      value: 0,
      setValueAtTime() {},
      linearRampToValueAtTime() {},
      exponentialRampToValueAtTime() {},
    });
    return {
      connect: (to: unknown) => to,
      gain: param(),
      frequency: param(),
      Q: param(),
      start() {},
      stop() {},
      ...more,
    };
  }
  createGain() {
    const node = this.node();
    this.loudness.push(node.gain);
    return node;
  }
  createWaveShaper = () => this.node();
  createBiquadFilter = () => this.node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  createBufferSource = () => this.node();
  createOscillator() {
    const { currentTime } = this;
    let pitch = 0;
    const frequency = {
      setValueAtTime: (it: number) => {
        pitch = it;
      },
      exponentialRampToValueAtTime() {},
    };
    const start = (when: number) => heard.push({ pitch, when: when - currentTime });
    return this.node({ frequency, start });
  }
}

const first = (name: keyof typeof recipes) => recipes[name].find((it) => it.of !== "noise")?.pitch;
const begins = (name: keyof typeof recipes) => heard.filter((it) => it.pitch === first(name));
const touched = (yes: boolean) =>
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: yes } });
const look = (hidden: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);

beforeEach(() => {
  rooms = [];
  heard = [];
  hush();
  touched(true);
  vi.stubGlobal("AudioContext", Still);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("what happens is heard", () => {
  it("as loud as was chosen, and not at all if that was off", () => {
    hear(["hit"], "off");
    expect(rooms).toEqual([]);
    hear(["hit"], "soft");
    expect(begins("hit")).toHaveLength(1);
    const loud = () => rooms[0]?.loudness.map((it) => it.value);
    expect(loud()).toContain(VOLUMES.soft);
    hear(["coin"], "full");
    expect(rooms).toHaveLength(1);
    expect(loud()).toContain(VOLUMES.full);
  });

  it("not before the page was touched", () => {
    touched(false);
    hear(["hit"], "full");
    ring("full");
    expect(rooms).toEqual([]);
  });

  it("not where nobody looks; only the bell rings there", () => {
    look(true);
    hear(["hit"], "full");
    expect(heard).toEqual([]);
    ring("full");
    expect(begins("bell")).toHaveLength(1);
  });

  it("one after the other, the same once, and of many only a few", () => {
    hear(["hit", "hit", "hurt", "coin", "gain", "dice"], "full");
    expect(begins("hit").map((it) => it.when)).toEqual([0]);
    expect(begins("hurt")[0]?.when).toBeGreaterThan(0);
    expect(begins("coin")[0]?.when).toBeGreaterThan(begins("hurt")[0]?.when ?? 9);
    expect(begins("gain")).toEqual([]);
    hear(["dice"], "full");
    expect(begins("dice")).toEqual([]);
  });

  it("again when some time has passed", () => {
    hear(["hit", "hurt", "coin"], "full");
    for (const room of rooms) room.currentTime = 1;
    hear(["hit"], "full");
    expect(begins("hit")).toHaveLength(2);
  });

  it("but a bell is always heard", () => {
    hear(["hit", "hurt", "coin"], "full");
    ring("full");
    expect(begins("bell")).toHaveLength(1);
  });

  it("as a sample as often as one likes", () => {
    sample("soft");
    sample("middle");
    expect(begins("bell")).toHaveLength(2);
  });

  it("in a browser without sound not at all, and nothing breaks", () => {
    vi.stubGlobal("AudioContext", undefined);
    expect(() => hear(["hit"], "full")).not.toThrow();
  });
});
