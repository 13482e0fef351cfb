// That the server can't be reached is said as long as it is so, and no longer.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal, UNREACHABLE } from "./http";
import { useTrouble } from "./trouble";

let down: boolean;
let asked: number;
let reached: number;

beforeEach(() => {
  vi.useFakeTimers();
  [down, asked, reached] = [true, 0, 0];
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    asked += 1;
    if (down) throw new TypeError("lost");
    return Response.json({ games: [], languages: [] });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Page({ error }: { error: unknown }) {
  const [trouble, setTrouble] = useTrouble(() => {
    reached += 1;
  });
  return (
    <button type="button" onClick={() => setTrouble(error)}>
      {trouble === null ? "fine" : "trouble"}
    </button>
  );
}
const passes = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const said = () => screen.getByRole("button").textContent;
const away = new Refusal({ code: UNREACHABLE, text: "" });

describe("trouble", () => {
  it("goes when the server is back, and whoever waits is told", async () => {
    render(<Page error={away} />);
    act(() => screen.getByRole("button").click());
    await passes(8_000);
    expect([said(), asked > 1, reached]).toEqual(["trouble", true, 0]);
    down = false;
    await passes(16_000);
    expect([said(), reached]).toEqual(["fine", 1]);
    const before = asked;
    await passes(60_000);
    expect(asked).toBe(before);
  });

  it("that is no absence stays until something else is done", async () => {
    down = false;
    render(<Page error={new Refusal({ code: "bad_file", text: "" })} />);
    act(() => screen.getByRole("button").click());
    await passes(60_000);
    expect([said(), asked]).toEqual(["trouble", 0]);
  });

  it("asks no more once the page is left", async () => {
    const page = render(<Page error={away} />);
    act(() => screen.getByRole("button").click());
    await passes(1_500);
    page.unmount();
    const before = asked;
    await passes(60_000);
    expect(asked).toBe(before);
  });
});
