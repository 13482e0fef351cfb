// What is kept: fetched once for all, and asked for again when it did not come.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Kept, kept, patiently, useKept } from "./kept";

let asked: string[];
let down: boolean;
let pages: Kept<[string], string>;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  down = false;
  pages = kept(async (of: string) => {
    asked.push(of);
    if (down) throw new Error("lost");
    return `page ${of}`;
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Reader = ({ of }: { of: string }) => <p>{useKept(pages, of) ?? "nothing"}</p>;
const shown = () => screen.getAllByRole("paragraph").map((it) => it.textContent);
const passes = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

describe("what is kept", () => {
  it("is fetched once, however many want it", async () => {
    expect(await Promise.all([pages("a"), pages("a"), pages("b")])).toEqual([
      "page a",
      "page a",
      "page b",
    ]);
    expect(asked).toEqual(["a", "b"]);
    expect([pages.now("a"), pages.now("c")]).toEqual(["page a", undefined]);
  });

  it("is asked for again by the next one after a failure", async () => {
    down = true;
    await expect(pages("a")).rejects.toThrow("lost");
    down = false;
    expect(await pages("a")).toBe("page a");
  });

  it("comes to all who wait for it, and is there at once for those who come later", async () => {
    render(<Reader of="a" />);
    render(<Reader of="a" />);
    expect(shown()).toEqual(["nothing", "nothing"]);
    await passes(0);
    render(<Reader of="a" />);
    expect(shown()).toEqual(["page a", "page a", "page a"]);
    expect(asked).toEqual(["a"]);
  });

  it("is tried for ever more slowly as long as somebody waits", async () => {
    down = true;
    const { unmount } = render(<Reader of="a" />);
    await passes(10_000);
    expect(asked).toHaveLength(4); // After 0, 1, 3 and 7 seconds.
    down = false;
    await passes(6_000);
    expect(shown()).toEqual(["page a"]);
    down = true;
    pages.forget();
    unmount();
    await passes(60_000);
    expect(asked).toHaveLength(5);
  });

  it("comes in the end to whoever is patient", async () => {
    down = true;
    const come = vi.fn();
    void patiently(() => pages("a")).then(come);
    await passes(2_000);
    expect(come).not.toHaveBeenCalled();
    down = false;
    await passes(1_000);
    expect(come).toHaveBeenCalledWith("page a");
  });

  it("leaves the one before until another one comes", async () => {
    const { rerender } = render(<Reader of="a" />);
    await passes(0);
    rerender(<Reader of="b" />);
    expect(shown()).toEqual(["page a"]);
    await passes(0);
    expect(shown()).toEqual(["page b"]);
  });
});
