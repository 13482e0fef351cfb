// Keys: the nearest thing that way, numbers for answers, and never while somebody writes.
import { describe, expect, it } from "vitest";
import { isUndo, moveFocus, nearest, numbered, writing } from "./keyboard";

const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 50, y: y * 50 })));
const middle = { x: 50, y: 50 };

describe("arrows", () => {
  it("go to the neighbour that way", () => {
    expect(nearest(middle, grid, "ArrowRight")).toBe(5);
    expect(nearest(middle, grid, "ArrowLeft")).toBe(3);
    expect(nearest(middle, grid, "ArrowUp")).toBe(1);
    expect(nearest(middle, grid, "ArrowDown")).toBe(7);
  });

  it("jump over a hole, but not off the board", () => {
    expect(
      nearest(
        { x: 0, y: 0 },
        [
          { x: 0, y: 0 },
          { x: 200, y: 0 },
        ],
        "ArrowRight",
      ),
    ).toBe(1);
    expect(nearest({ x: 100, y: 0 }, grid, "ArrowRight")).toBe(-1);
  });

  it("prefer what lies straight ahead", () => {
    expect(
      nearest(
        middle,
        [
          { x: 60, y: 90 },
          { x: 120, y: 50 },
        ],
        "ArrowRight",
      ),
    ).toBe(1);
  });
});

describe("arrows while something is aimed", () => {
  /** A column of buttons, a step apart, from the bottom up. */
  function column(...things: string[]): HTMLElement {
    document.body.innerHTML = `<div>${things.join("")}</div>`;
    const region = document.body.firstElementChild as HTMLElement;
    [...region.children].forEach((thing, at) => {
      thing.getBoundingClientRect = () => new DOMRect(0, -50 * at, 40, 40);
    });
    (region.firstElementChild as HTMLElement).focus();
    return region;
  }

  it("pass everything between it and its target", () => {
    const region = column(
      '<button aria-pressed="true">attacker</button>',
      "<button>between</button>",
      "<button data-target>target</button>",
    );
    expect(moveFocus(region, "ArrowUp")).toBe(true);
    expect(document.activeElement?.textContent).toBe("target");
    expect(moveFocus(region, "ArrowDown")).toBe(true);
    expect(document.activeElement?.textContent).toBe("attacker");
  });

  it("stop at everything else otherwise", () => {
    moveFocus(column("<button>card</button>", "<button>between</button>"), "ArrowUp");
    expect(document.activeElement?.textContent).toBe("between");
  });
});

describe("numbers", () => {
  it("are given in order, and what ends a turn is apart", () => {
    const options = ["end_casting", "cast D01", "cast D02"];
    expect(numbered({ options, ends: ["end_casting"] })).toEqual([
      { answer: "cast D01", shortcut: "1", ends: false },
      { answer: "cast D02", shortcut: "2", ends: false },
      { answer: "end_casting", shortcut: "0", ends: true },
    ]);
  });

  it("stop at nine", () => {
    const options = Array.from({ length: 12 }, (_, at) => `step ${at}`);
    const many = numbered({ options, ends: [] });
    expect(many.map((it) => it.shortcut).join("")).toBe("123456789");
  });
});

describe("other keys", () => {
  it("undo by Ctrl+Z and ⌘Z, not by more", () => {
    const key = { key: "z", ctrlKey: true, metaKey: false, shiftKey: false };
    expect(isUndo(key)).toBe(true);
    expect(isUndo({ ...key, ctrlKey: false, metaKey: true })).toBe(true);
    expect(isUndo({ ...key, shiftKey: true })).toBe(false);
    expect(isUndo({ ...key, ctrlKey: false })).toBe(false);
  });

  it("are letters while somebody writes", () => {
    const input = document.createElement("input");
    expect(writing(input)).toBe(true);
    input.type = "checkbox";
    expect(writing(input)).toBe(false);
    expect(writing(document.createElement("button"))).toBe(false);
  });
});
