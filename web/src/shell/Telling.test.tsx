// What the bar says while something is told, who goes on when, and what a recap leads to.
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardModule } from "../boards/contract";
import { asks, sight, told } from "../support/sights";
import { atTable, type Laid } from "../support/table";
import { useTable } from "../table/context";
import type { Beat, Telling as Told } from "../table/telling";
import { Panels } from "./Panels";
import { QuestionBar } from "./QuestionBar";
import { Recap } from "./Recap";
import { Shown, useTelling } from "./Telling";

const beat = (seq: number, what: string, ...things: unknown[]): Beat => ({
  seq,
  beat: 0,
  by: "night",
  told: [told(seq, what, ...things)],
  before: { hours: 5 },
  board: { hours: 4 },
});
const beats = [beat(10, "casts", "night", "N01", 3), beat(11, "steps", "night", "a7")];
const telling = (part: Partial<Told> = {}): Told => ({
  here: 0,
  paused: false,
  held: null,
  again: false,
  ...part,
});
const module = {
  Board: () => null,
  Zoom: ({ card }: { card: string }) => <p>{`large ${card}`}</p>,
  tells: {
    weight: () => 1,
    card: ({ what, things }) => (what === "casts" ? String(things[1]) : null),
    recap: () => [
      { said: "to me", beat: 1, matters: 3 },
      { said: "to another", beat: 0, matters: 1 },
    ],
  },
} satisfies BoardModule;

function Going() {
  useTelling(useTable());
  return <QuestionBar onRule={() => {}} />;
}
const bar = (laid: Laid = {}, wish = {}) =>
  atTable(<Going />, { beats, telling: telling(), module, ...laid }, wish);
const press = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the bar", () => {
  it("says what is seen on the board, and whose move it is by now", () => {
    bar();
    expect(screen.getByText(/Night casts/)).toBeTruthy();
    expect(screen.getByRole("status").textContent).toContain("cast a spell");
    expect(screen.queryByRole("button", { name: /End casting/ })).toBeNull();
  });

  it("does not tell the end before it is seen", () => {
    bar({
      sight: sight({ asked: null, result: { scores: [1, 0], reason: "two-temples", tally: [] } }),
    });
    expect(screen.getByRole("status").textContent).toContain("The game is over");
    expect(screen.getByRole("status").textContent).not.toContain("Temple");
  });

  it("goes on to the next step after its time, and at the end to the table as it is", () => {
    const { play, again } = bar();
    act(() => vi.advanceTimersByTime(800));
    expect(play.show).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(100));
    expect(play.show).toHaveBeenCalledWith(1);
    again({ beats, telling: telling({ here: 1 }), module });
    act(() => vi.advanceTimersByTime(2000));
    expect(play.enough).toHaveBeenCalled();
  });

  it("goes on as fast as one wished", () => {
    const { play } = bar({}, { telling: "fast" });
    act(() => vi.advanceTimersByTime(460));
    expect(play.show).toHaveBeenCalledWith(1);
  });

  it("waits for more that is on its way", () => {
    const { play } = bar({ telling: telling({ here: 1 }), awaited: true });
    act(() => vi.advanceTimersByTime(60_000));
    expect(play.enough).not.toHaveBeenCalled();
  });

  it("can be held, gone back and on, and does not go on meanwhile", () => {
    const { play } = bar({ telling: telling({ here: 1, paused: true }) });
    act(() => vi.advanceTimersByTime(60_000));
    expect(play.enough).not.toHaveBeenCalled();
    press(/One step back/);
    expect(play.pause).toHaveBeenCalledWith(true);
    expect(play.show).toHaveBeenCalledWith(0);
    press(/^Play/);
    expect(play.pause).toHaveBeenLastCalledWith(false);
  });

  it("gives way to any key or click, but not to its own buttons, nor to Tab", () => {
    const { play } = bar();
    fireEvent.pointerDown(screen.getByRole("button", { name: /Pause/ }));
    fireEvent.keyDown(document.body, { key: "Tab" });
    fireEvent.keyDown(screen.getByRole("button", { name: /Pause/ }), { key: "Enter" });
    expect(play.enough).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole("button", { name: /Pause/ }), { key: "Escape" });
    expect(play.enough).toHaveBeenCalledTimes(1);
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(document.body, { key: "Enter" });
    expect(play.enough).toHaveBeenCalledTimes(3);
  });
});

describe("a card that is laid open", () => {
  it("is shown large, as long as that is told", () => {
    const { again } = atTable(<Shown />, { beats, telling: telling(), module });
    expect(screen.getByText("large N01")).toBeTruthy();
    again({ beats, telling: telling({ here: 1 }), module });
    expect(screen.queryByText(/large/)).toBeNull();
  });
});

describe("the recap", () => {
  it("says what was done, to me first, and each line leads to where it happened", () => {
    const { play } = atTable(<Recap />, { beats, module });
    const lines = screen.getAllByRole("listitem").map((it) => it.textContent);
    expect(lines).toEqual(["to me", "to another"]);
    press(/to me/);
    expect(play.showAgain).toHaveBeenCalledWith(1, true);
    press(/Show it all again/);
    expect(play.showAgain).toHaveBeenLastCalledWith(0, false);
  });

  it("is there when all was told, until it is closed or the past is looked at", () => {
    const { play, again } = atTable(<Recap />, { beats, module, telling: telling() });
    expect(screen.queryByRole("list")).toBeNull();
    again({ beats, module });
    press(/Close/);
    expect(play.closeRecap).toHaveBeenCalled();
    again({ beats, module, recapped: true });
    expect(screen.queryByRole("list")).toBeNull();
    again({ beats, module, at: 3 });
    expect(screen.queryByRole("list")).toBeNull();
    again({ beats, module, telling: telling({ again: true }) });
    expect(screen.queryByRole("list")).not.toBeNull();
  });

  it("lies over the log alone, not over the rules or whatever else is opened", () => {
    const beside = { onTab: vi.fn(), rule: "", onRule: vi.fn() };
    atTable(<Panels tab="log" {...beside} />, { beats, module });
    expect(screen.queryByLabelText("Since your last move")).not.toBeNull();
    cleanup();
    atTable(<Panels tab="glossary" {...beside} />, { beats, module });
    expect(screen.queryByLabelText("Since your last move")).toBeNull();
  });

  it("says what the table did by itself", () => {
    const alone = { ...beats[0], by: "day" } as Beat;
    atTable(<Recap />, { beats: [alone], module, automatic: new Set([10]) });
    expect(screen.getByText(/Done for you: Night casts/)).toBeTruthy();
  });

  it("is one line that opens, where nothing stands beside", () => {
    atTable(<Recap short />, { beats, module });
    expect(screen.queryByRole("list")).toBeNull();
    press(/to me/);
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  it("is nothing where there is nothing to say", () => {
    const silent = { ...module, tells: { ...module.tells, recap: () => [] } };
    atTable(<Recap />, { beats, module: silent, sight: sight({ asked: asks() }) });
    expect(screen.queryByLabelText("Since your last move")).toBeNull();
  });
});
