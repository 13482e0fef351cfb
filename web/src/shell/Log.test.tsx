// The log: sentences whose names are links, and lines that lead to their moment.
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import * as board from "../boards/day_and_night";
import { told } from "../support/sights";
import { atTable, type Laid } from "../support/table";
import { Heard, Log } from "./Log";

const facts = [
  told(0, "turn", "day", 1),
  told(4, "casts", "day", "D07", 4),
  told(4, "flips", "e4", "day"),
];

function log(laid: Laid = {}) {
  return atTable(<Log />, { log: facts, automatic: new Set([4]), ...laid });
}

describe("the log", () => {
  it("tells who did what, under the turn it was done in", () => {
    log();
    expect(screen.getByRole("heading").textContent).toBe("Turn 1: Day awakens.");
    expect(screen.getAllByRole("listitem")[0]?.textContent).toContain(
      "Day casts Day Ritual (4 hours).",
    );
  });

  it("shows a card or rings a square when its name is pointed at, and keeps it when chosen", () => {
    const { play } = log();
    const name = screen.getByRole("button", { name: "Day Ritual" });
    fireEvent.focus(name);
    expect([play.zoom.mock.lastCall, play.point.mock.lastCall]).toEqual([["D07"], [null]]);
    fireEvent.blur(name);
    expect([play.zoom.mock.lastCall, play.point.mock.lastCall]).toEqual([[null], [null]]);
    fireEvent.click(name);
    expect(play.keep).toHaveBeenCalledWith("D07");
    const square = screen.getByRole("button", { name: "e4" });
    fireEvent.focus(square);
    expect([play.zoom.mock.lastCall, play.point.mock.lastCall]).toEqual([[null], ["e4"]]);
    fireEvent.blur(square);
    fireEvent.click(square);
    expect(play.point).toHaveBeenLastCalledWith("e4");
  });

  it("leads nowhere by a word of which nothing lies on the board", () => {
    log({ module: { ...board, words: ["spell"] } });
    expect(screen.queryByRole("button", { name: "Day Ritual" })).toBeNull();
    expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("Day casts Day Ritual");
    expect(screen.getByRole("button", { name: "e4" })).toBeTruthy();
  });

  it("leads to the board after a line", () => {
    const { play } = log();
    fireEvent.click(screen.getByRole("button", { name: /Show the board after: Day casts/ }));
    expect(play.go).toHaveBeenCalledWith(5);
  });

  it("marks the moment that is looked at, and what was done by itself", () => {
    log({ at: 5 });
    expect(
      screen.getByRole("button", { name: /after: Day casts/ }).getAttribute("aria-pressed"),
    ).toBe("true");
    expect(screen.getAllByText(/automatic/).length).toBeGreaterThan(0);
  });

  it("says the newest line to whoever listens", () => {
    const { container } = atTable(<Heard />, { log: facts });
    expect(container.querySelector("[aria-live]")?.textContent).toBe(
      "The tile on e4 turns to Day.",
    );
  });
});
