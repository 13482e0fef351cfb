// Where squares lie, from each end of the valley, standing and lying.
import { describe, expect, it } from "vitest";
import { CELL, EDGE, extent, SQUARES, spot, type View } from "./geometry";

const VIEWS: View[] = [false, true].flatMap((fromNight) =>
  [false, true].map((lying) => ({ fromNight, lying })),
);

describe("the squares of the valley", () => {
  it("lie side by side, inside and outside the hole, from every end", () => {
    for (const view of VIEWS) {
      const { wide, high } = extent(view);
      const places = SQUARES.map((name) => spot(name, view));
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(44);
      for (const { x, y } of places) {
        expect(x >= EDGE && y >= EDGE && x + CELL <= wide - EDGE && y + CELL <= high - EDGE).toBe(
          true,
        );
        const middle = {
          x: Math.abs(x + CELL / 2 - wide / 2),
          y: Math.abs(y + CELL / 2 - high / 2),
        };
        expect(middle.x > CELL || middle.y > CELL).toBe(true);
      }
    }
  });

  it("are nearest to whoever looks: below her, or on the left where the valley lies", () => {
    const seen = (name: string, view: View) => {
      const { x, y } = spot(name, view);
      return [(x - EDGE) / CELL, (y - EDGE) / CELL];
    };
    expect(seen("f1", { fromNight: false, lying: false })).toEqual([5, 7]);
    expect(seen("a8", { fromNight: true, lying: false })).toEqual([5, 7]);
    expect(seen("f1", { fromNight: false, lying: true })).toEqual([0, 5]);
    expect(seen("a8", { fromNight: true, lying: true })).toEqual([0, 5]);
  });
});
