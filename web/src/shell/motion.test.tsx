// How long things move, and that nobody has to wait for it (UX-15).
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { skip, useMotion } from "./motion";
import { defaults, type Settings } from "./settings";

function Moving({ settings }: { settings: Settings }) {
  useMotion(settings);
  return null;
}
const moving = (endTime: number) => ({
  effect: { getComputedTiming: () => ({ endTime }) },
  finish: vi.fn(),
});
const length = () => document.documentElement.style.getPropertyValue("--move");
const hide = (hidden: boolean) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};

afterEach(() => {
  hide(false);
  cleanup();
});

describe("a movement", () => {
  it("is as long as was chosen, and as nothing in the background", () => {
    const { rerender } = render(<Moving settings={{ ...defaults(), motion: "slow" }} />);
    expect(length()).toBe("800ms");
    rerender(<Moving settings={{ ...defaults(), motion: "off" }} />);
    expect(length()).toBe("0ms");
    rerender(<Moving settings={{ ...defaults(), motion: "fast" }} />);
    expect(length()).toBe("300ms");
    hide(true);
    expect(length()).toBe("0ms");
    hide(false);
    expect(length()).toBe("300ms");
  });

  it("ends at once when somebody acts; what never ends goes on", () => {
    const [walk, glow] = [moving(500), moving(Number.POSITIVE_INFINITY)];
    document.getAnimations = () => [walk, glow] as unknown as Animation[];
    render(<Moving settings={defaults()} />);
    fireEvent.keyDown(document.body, { key: "a" });
    fireEvent.pointerDown(document.body);
    skip();
    expect(walk.finish).toHaveBeenCalledTimes(3);
    expect(glow.finish).not.toHaveBeenCalled();
  });
});
