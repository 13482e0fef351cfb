// Advice: asked for by a button, shown with its chances, answered by a click.
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { GameInfo } from "../net/protocol";
import { seat, sight } from "../support/sights";
import { atTable, type Laid } from "../support/table";
import type { Advice } from "../table/state";
import { Hint } from "./Hint";

const GIVEN: Advice = {
  kind: "given",
  advice: [
    { say: "end_casting", chance: 0.62 },
    { say: "cast D01", chance: 0.4 },
  ],
};
const info = { levels: ["novice", "adept"] } as GameInfo;

const hint = (advice: Advice, laid: Laid = {}) =>
  atTable(<Hint />, { thoughts: { advice }, info, ...laid });

describe("a hint", () => {
  it("is asked for by a button, where somebody plays that well", () => {
    const { play, again } = hint({ kind: "none" });
    fireEvent.click(screen.getByRole("button", { name: "Ask for a hint" }));
    expect(play.hint).toHaveBeenCalledOnce();
    expect(screen.queryByRole("status")).toBeNull();
    again({ info: { ...info, levels: ["novice"] } });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is not to be had where people did not agree on it, and is no secret where they did", () => {
    const people = [seat(0), seat(1, { yours: false })];
    const { again } = hint({ kind: "none" }, { sight: sight({ hints: false, seats: people }) });
    expect(screen.queryByRole("button")).toBeNull();
    again({ info, sight: sight({ seats: people }) });
    expect(screen.getByRole("button").title).toContain("Everybody at the table will see");
    again({ info });
    expect(screen.getByRole("button").title).not.toContain("Everybody");
  });

  it("names answers, the best first, each with its chance", () => {
    const { again } = hint({ kind: "thinking" });
    expect(screen.getByRole("status").textContent).toBe("The adept is thinking…");
    again({ info, thoughts: { advice: GIVEN } });
    expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      "End casting62% to win",
      "Cast Day Meditation40% to win",
    ]);
  });

  it("shows what an answer would change, and gives it by a click", () => {
    const { play } = hint(GIVEN);
    const row = screen.getByRole("button", { name: /Cast Day Meditation/ });
    fireEvent.pointerEnter(row);
    expect(play.preview).toHaveBeenLastCalledWith("cast D01");
    fireEvent.click(row);
    expect(play.say).toHaveBeenCalledWith("cast D01");
  });

  it("goes by its own button, by Esc, by its cross and by a click beside it", () => {
    const { play, again } = hint(GIVEN);
    fireEvent.click(screen.getByRole("button", { name: "Ask for a hint" }));
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    fireEvent.keyDown(document.body, { key: "Escape" });
    fireEvent.click(document.body);
    expect(play.closeHint).toHaveBeenCalledTimes(4);
    expect(play.hint).not.toHaveBeenCalled();
    again({ info, thoughts: { advice: { kind: "none" } } });
    fireEvent.keyDown(document.body, { key: "Escape" });
    fireEvent.click(document.body);
    expect(play.closeHint).toHaveBeenCalledTimes(4);
  });

  it("stays while somebody looks at a thing, and keeps Esc to itself", () => {
    const { play } = hint(GIVEN);
    const thing = document.body.appendChild(document.createElement("b"));
    thing.dataset.thing = "e1";
    fireEvent.click(thing);
    expect(play.closeHint).not.toHaveBeenCalled();
    const others = vi.fn();
    addEventListener("keydown", others);
    fireEvent.keyDown(document.body, { key: "Escape" });
    removeEventListener("keydown", others);
    expect(others).not.toHaveBeenCalled();
    thing.remove();
  });

  it("can be waited for no longer", () => {
    const { play } = hint({ kind: "thinking" });
    fireEvent.click(screen.getByRole("button", { name: "Ask for a hint" }));
    expect(play.closeHint).toHaveBeenCalledOnce();
  });

  it("says why there is none", () => {
    hint({ kind: "refused", complaint: { code: "already_answered", text: "" } });
    expect(screen.getByRole("status").textContent).toContain("answered already");
  });
});
