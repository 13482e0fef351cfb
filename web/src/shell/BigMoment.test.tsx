// Big moments in a small game: which, when, how long, how they sound, and that nobody waits for them.
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardModule, Moment } from "../boards/contract";
import * as air from "../sound/air";
import { sight, told } from "../support/sights";
import { atTable, type Laid } from "../support/table";
import { useTable } from "../table/context";
import type { Beat, Telling } from "../table/telling";
import { BigMoment, useBigMoment } from "./BigMoment";
import { EndPanel } from "./Notices";
import { useTelling } from "./Telling";

const Temple = () => <path d="M-40 40h80" data-testid="temple" />;
const MOMENTS: Record<string, Moment> = {
  temple: { said: "A Temple stands", Picture: Temple, sound: "bright", look: "x-temple" },
  falls: { said: "A Temple falls", Picture: Temple, sound: "dark", look: "x-falls" },
};
const module = {
  Board: () => null,
  Zoom: () => null,
  tells: {
    weight: ({ what }) => (what === "temple" ? 2 : 1),
    sound: ({ what }) => (what === "steps" ? "step" : what === "draws" ? "draw" : null),
    moment: ({ what }) => MOMENTS[what] ?? null,
    recap: () => [],
  },
} satisfies BoardModule;

const WON = { scores: [1, 0], reason: "two-temples", tally: [] };
const past = [told(9, "steps", "day", "a1")];
const log = (...whats: string[]) => [...past, ...whats.map((what, at) => told(10 + at, what))];
const laid = (part: Laid = {}): Laid => ({ module, log: past, ...part });

function Going() {
  const table = useTable();
  const { shown, ending } = useBigMoment(table);
  useTelling(table, shown !== null);
  return (
    <>
      <BigMoment shown={shown} />
      {!table.telling && !ending && <EndPanel onReplay={() => {}} />}
    </>
  );
}

let heard: string[][];
const at = (part: Laid = {}, wish = {}) =>
  atTable(<Going />, laid(part), { motion: "normal", ...wish });
const shown = () => document.querySelector(".big-moment");
const passes = (time: number) => act(() => void vi.advanceTimersByTime(time));
const verdict = () => screen.queryByRole("heading", { name: "You have won!" });

beforeEach(() => {
  heard = [];
  vi.useFakeTimers();
  vi.spyOn(air, "hear").mockImplementation(
    (sounds) => void (sounds.length && heard.push([...sounds])),
  );
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a big moment", () => {
  it("is shown when it happens, for its time, and said once", () => {
    const { again } = at();
    const place = document.querySelector(".big-moment-place");
    expect(place?.getAttribute("aria-live")).toBe("polite");
    again(laid({ log: log("temple") }));
    expect(shown()?.className).toBe("big-moment x-temple");
    expect(place?.textContent).toBe("A Temple stands");
    expect(screen.getByTestId("temple").closest("svg")?.getAttribute("aria-hidden")).toBe("true");
    expect(heard).toEqual([["bright"]]);
    passes(1499);
    expect(shown()).toBeTruthy();
    passes(1);
    expect(shown()).toBeNull();
    again(laid({ log: log("temple"), pointed: "a1" }));
    expect(shown()).toBeNull();
  });

  it("is not shown to whoever finds it there", () => {
    const { again } = at({ log: log("temple") });
    expect(shown()).toBeNull();
    again(laid({ log: log("temple", "falls"), arrival: 1 }));
    expect(shown()).toBeNull();
    expect(heard).toEqual([]);
  });

  it("lasts as long as things move at one's wish", () => {
    for (const [motion, time] of [
      ["slow", 1800],
      ["fast", 1200],
    ] as const) {
      const { again, unmount } = at({}, { motion });
      again(laid({ log: log("temple") }));
      passes(time - 1);
      expect(shown()).toBeTruthy();
      passes(1);
      expect(shown()).toBeNull();
      unmount();
    }
  });

  it("stands still where nothing shall move, all of it there", () => {
    const { again } = at({}, { motion: "off" });
    again(laid({ log: log("temple") }));
    expect(shown()?.classList.contains("still")).toBe(true);
    expect(screen.getByTestId("temple")).toBeTruthy();
    passes(1500);
    expect(shown()).toBeNull();
  });

  it("is only words to whoever wants words", () => {
    const { again } = at({}, { textOnly: true });
    again(laid({ log: log("temple") }));
    expect(shown()?.textContent).toBe("A Temple stands");
    expect(screen.queryByTestId("temple")).toBeNull();
  });

  it("goes at any key or click, which does what it does", () => {
    for (const go of [
      () => fireEvent.click(document.body),
      () => fireEvent.keyDown(document.body, { key: "Enter" }),
    ]) {
      const { again, unmount } = at();
      const taken = vi.fn();
      document.body.addEventListener("click", taken);
      document.body.addEventListener("keydown", taken);
      again(laid({ log: log("temple") }));
      fireEvent.keyDown(document.body, { key: "Shift" });
      expect(shown()).toBeTruthy();
      taken.mockClear();
      go();
      expect(shown()).toBeNull();
      expect(taken).toHaveBeenCalledOnce();
      unmount();
    }
  });

  it("is the heaviest of those that come together; the newest takes the place of the one before", () => {
    const { again } = at();
    again(laid({ log: log("temple", "falls") }));
    expect(shown()?.textContent).toBe("A Temple stands");
    passes(700);
    again(laid({ log: log("temple", "falls", "falls") }));
    expect(shown()?.textContent).toBe("A Temple falls");
    passes(1500);
    expect(shown()).toBeNull();
    expect(heard).toEqual([["bright"], ["dark"]]);
  });

  it("is not shown where nobody looks", () => {
    const { again } = at();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    again(laid({ log: log("temple") }));
    expect(shown()).toBeNull();
  });
});

describe("what happens without being rare", () => {
  it("is only heard, in its order", () => {
    const { again } = at();
    again(laid({ log: log("steps", "turn", "draws") }));
    expect(shown()).toBeNull();
    expect(heard).toEqual([["step", "draw"]]);
  });
});

describe("while the others' turns are told", () => {
  const beat = (seq: number, what: string): Beat => ({
    seq,
    beat: 0,
    by: "night",
    told: [told(seq, what)],
    before: {},
    board: {},
  });
  const beats = [beat(10, "steps"), beat(11, "temple"), beat(12, "draws")];
  const telling = (here: number): Telling => ({
    here,
    paused: false,
    held: here < 0 ? { board: {}, last: [], seq: 10 } : null,
    again: false,
  });
  const told2 = (here: number) =>
    laid({ log: log("steps", "temple", "draws"), beats, telling: telling(here) });

  it("each step is heard, and the telling waits for a moment and then goes on", () => {
    const { again, play } = at();
    again(told2(-1));
    expect(heard).toEqual([]);
    again(told2(0));
    expect(heard).toEqual([["step"]]);
    again(told2(1));
    expect(shown()?.textContent).toBe("A Temple stands");
    play.show.mockClear();
    passes(1499);
    expect(play.show).not.toHaveBeenCalled();
    passes(1000);
    expect(shown()).toBeNull();
    expect(play.show).toHaveBeenCalledWith(2);
    again(told2(2));
    expect(heard).toEqual([["step"], ["bright"], ["draw"]]);
  });

  it("what somebody leaves out is neither shown nor heard", () => {
    const { again } = at();
    again(told2(-1));
    again(told2(0));
    again({ ...told2(0), telling: null });
    expect(shown()).toBeNull();
    expect(heard).toEqual([["step"]]);
  });
});

describe("the end of a game", () => {
  const over = (part: Laid = {}) => laid({ sight: sight({ asked: null, result: WON }), ...part });

  it("is a moment of its own, and what can be done then comes after it", () => {
    const { again } = at();
    again(over({ log: log("ends") }));
    expect(shown()?.textContent).toBe("You have won!");
    expect(shown()?.className).toBe("big-moment moment-won");
    expect(verdict()).toBeNull();
    expect(heard).toEqual([["win"]]);
    passes(1500);
    expect(shown()).toBeNull();
    expect(verdict()).toBeTruthy();
  });

  it("waits for the moment that brought it, and is not kept from whoever goes on", () => {
    const { again } = at();
    again(over({ log: log("temple", "ends") }));
    expect(shown()?.textContent).toBe("A Temple stands");
    expect(verdict()).toBeNull();
    passes(1500);
    expect(shown()?.textContent).toBe("You have won!");
    fireEvent.keyDown(document.body, { key: "Enter" });
    expect(verdict()).toBeTruthy();
  });

  it("is there at once for whoever finds it", () => {
    at(over({ log: log("ends") }));
    expect(shown()).toBeNull();
    expect(verdict()).toBeTruthy();
  });

  it("looks and sounds otherwise for whoever lost", () => {
    const { again } = at();
    const lost = sight({ asked: null, result: { ...WON, scores: [0, 1] } });
    again(laid({ sight: lost, log: log("ends") }));
    expect(shown()?.className).toBe("big-moment moment-lost");
    expect(heard).toEqual([["loss"]]);
  });
});
