// The log: sentences whose names are links, and lines that lead to their moment.
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { inHouse } from "../support/house";
import { told } from "../support/sights";
import { Log } from "./Log";

afterEach(cleanup);

const facts = [
  told(0, "turn", "day", 1),
  told(4, "casts", "day", "D07", 4),
  told(4, "flips", "e4", "day"),
];

function log(at: number | null = null) {
  const heard = { onMoment: vi.fn(), onPoint: vi.fn(), onKeep: vi.fn() };
  inHouse(<Log log={facts} options={{}} game={null} automatic={new Set([4])} at={at} {...heard} />);
  return heard;
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
    const heard = log();
    const name = screen.getByRole("button", { name: "Day Ritual" });
    fireEvent.focus(name);
    expect(heard.onPoint).toHaveBeenLastCalledWith({
      said: "Day Ritual",
      kind: "spell",
      name: "D07",
    });
    fireEvent.blur(name);
    expect(heard.onPoint).toHaveBeenLastCalledWith(null);
    fireEvent.click(screen.getByRole("button", { name: "e4" }));
    expect(heard.onKeep).toHaveBeenCalledWith({ said: "e4", kind: "square", name: "e4" });
  });

  it("leads to the board after a line", () => {
    const heard = log();
    fireEvent.click(screen.getByRole("button", { name: /Show the board after: Day casts/ }));
    expect(heard.onMoment).toHaveBeenCalledWith(5);
  });

  it("marks the moment that is looked at, and what was done by itself", () => {
    log(5);
    expect(
      screen.getByRole("button", { name: /after: Day casts/ }).getAttribute("aria-pressed"),
    ).toBe("true");
    expect(screen.getAllByText(/by itself/).length).toBeGreaterThan(0);
  });

  it("says the newest line to whoever listens", () => {
    const { container } = inHouse(
      <Log
        log={facts}
        options={{}}
        game={null}
        automatic={new Set()}
        at={null}
        onMoment={() => {}}
        onPoint={() => {}}
        onKeep={() => {}}
      />,
    );
    expect(container.querySelector("[aria-live]")?.textContent).toBe(
      "The tile on e4 turns to Day.",
    );
  });
});
