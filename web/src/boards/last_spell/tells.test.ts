// The big moments of The Last Spell, and what its facts sound like.
import { describe, expect, it } from "vitest";
import words from "../../net/words.json";
import { told } from "../../support/sights";
import { text } from "./shown";
import { table } from "./sights";
import type { Board } from "./table";
import { SOUNDS, tells } from "./tells";

const said = (board: Partial<Board>, what: string, ...things: unknown[]) =>
  tells.moment?.(told(1, what, ...things), table(board) as never, text)?.said ?? null;

describe("big moments", () => {
  it("a boss's arrival is one, that of a Clawer is not", () => {
    expect(said({ day: 3 }, "enters", "X", "8,8")).toBe("The Harpy comes down");
    expect(said({ day: 3 }, "enters", "Y", "8,8")).toBe("The Dryad takes root");
    expect(said({ day: 3 }, "enters", "C1", "8,8")).toBeNull();
  });

  it("Cetusia arrives once, though she rises in every phase", () => {
    expect(said({ day: 3, phase: 2 }, "enters", "ZH", "12,8")).toBe("Cetusia rises from the lake");
    expect(said({ day: 3, phase: 3 }, "enters", "ZH", "15,8")).toBeNull();
    expect(said({ day: 3, phase: 2 }, "enters", "ZT", "15,19")).toBeNull();
  });

  it("a boss who comes is looked at, the rest of a wave goes by together", () => {
    expect(tells.weight(told(1, "enters", "X", "8,8"))).toBeGreaterThan(1);
    expect(tells.weight(told(1, "enters", "C1", "8,8"))).toBe(0);
  });

  it("the last wave is the one after which no card is left", () => {
    expect(said({ slots: { "4": [""] } }, "reveals", 2, "S01")).toBeNull();
    expect(said({ slots: {} }, "reveals", 2, "S01")).toBe("The last wave");
  });

  it("Mages, heroes, nights, cities and bosses have theirs", () => {
    expect(said({}, "mages", 1, 4)).toBe("A Mage is lost");
    expect(said({}, "mages", 2, 3)).toBe("2 Mages are lost");
    expect(said({}, "falls", "HR1")).toBe("Ulric falls");
    expect(said({}, "night-over", 1)).toBe("Night 1 is survived");
    expect(said({}, "scenario-won", 1)).toBe("The City is saved");
    expect(said({}, "dies", "ZT", "15,8")).toBe("Cetusia’s Tail is slain");
    expect(said({}, "dies", "K1", "15,8")).toBeNull();
  });
});

describe("sounds", () => {
  const sound = (what: string) => tells.sound?.(told(1, what)) ?? null;

  it("dice, hits and misses, wounds, waves, building and coins are heard", () => {
    expect(["rolls", "hit", "missed", "wounded"].map(sound)).toEqual([
      "dice",
      "hit",
      "miss",
      "hurt",
    ]);
    expect(["reveals", "builds", "buys", "mages"].map(sound)).toEqual([
      "wave",
      "build",
      "coin",
      "dark",
    ]);
    expect(sound("stays")).toBeNull();
  });

  it("only facts of this game have a sound", () => {
    expect(Object.keys(SOUNDS).filter((what) => !(what in words.last_spell.facts))).toEqual([]);
  });
});
