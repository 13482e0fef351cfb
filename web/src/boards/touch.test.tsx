// Touching things: a long press shows and does not choose; a key chooses even after one.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useTouch } from "./touch";

let heard: string[];

function Thing() {
  const touch = useTouch({
    act: () => heard.push("act"),
    look: (on) => heard.push(on ? "look" : "away"),
    zoom: (on) => heard.push(on ? "zoom" : "closed"),
  });
  return <button type="button" {...touch} />;
}

beforeEach(() => {
  heard = [];
  vi.useFakeTimers();
  render(<Thing />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pressed = (long: number) => {
  const button = screen.getByRole("button");
  fireEvent.pointerDown(button, { pointerType: "touch" });
  vi.advanceTimersByTime(long);
  fireEvent.pointerUp(button, { pointerType: "touch" });
  fireEvent.click(button, { detail: 1 });
};

describe("a thing", () => {
  it("is chosen by a tap", () => {
    pressed(100);
    expect(heard).toEqual(["act"]);
  });

  it("is shown by a long press, and then chosen by a key", () => {
    pressed(600);
    expect(heard).toEqual(["zoom"]);
    fireEvent.click(screen.getByRole("button"), { detail: 0 });
    expect(heard).toEqual(["zoom", "act"]);
  });
});
