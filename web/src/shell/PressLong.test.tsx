// Told once, by touch only: that a finger held on a card shows it.
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inHouse } from "../support/house";
import { PressLong } from "./PressLong";

let coarse: boolean;
beforeEach(() => {
  coarse = true;
  localStorage.clear();
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: coarse && query.includes("coarse"),
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const told = (tried = false) => {
  inHouse(<PressLong tried={tried} />);
  const said = () => screen.queryByText(/Hold a finger/) !== null;
  return said;
};

describe("pressing long", () => {
  it("is told until somebody has touched a few times, and never again", () => {
    const said = told();
    expect(said()).toBe(true);
    for (let touch = 0; touch < 3; touch++) fireEvent.pointerDown(document.body);
    expect(said()).toBe(false);
    cleanup();
    expect(told()()).toBe(false);
  });

  it("is known to whoever has tried", () => {
    expect(told(true)()).toBe(false);
    cleanup();
    expect(told()()).toBe(false);
  });

  it("is no news with a mouse", () => {
    coarse = false;
    expect(told()()).toBe(false);
  });
});
