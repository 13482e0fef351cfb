// Everything in the box is drawn, each thing in a way of its own.
import { cleanup, render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { cardOf, PRINTED } from "../table";
import { BUILT, Figure, HEROES, ITEMS, type Kind, MONSTERS } from "./figure";

const POTIONS = ["green", "red", "blue", "yellow"];
const printed = (part: string) =>
  Object.keys(PRINTED).filter((name) => PRINTED[name]?.[part] && cardOf(name) === name);

const BOX: readonly (readonly [Kind, readonly string[]])[] = [
  ["hero", printed("hp")],
  ["monster", Object.keys(PRINTED).filter(isMonster)],
  ["structure", printed("category")],
  ["item", [...printed("hands"), ...printed("worn"), ...POTIONS, ...scrolls()]],
];

function isMonster(name: string): boolean {
  return "strength" in (PRINTED[name] ?? {});
}

function scrolls(): string[] {
  return Object.keys(PRINTED).filter((name) => /^SC\d$/.test(name));
}

describe("the box", () => {
  it.each(BOX)("every %s has a drawing", (kind, names) => {
    expect(names.length).toBeGreaterThan(7);
    const letters = names.filter((name) => {
      cleanup();
      const page = render(
        <svg aria-hidden="true">
          <Figure kind={kind} name={name} />
        </svg>,
      );
      return page.container.querySelector(".ls-art path") === null;
    });
    expect(letters).toEqual([]);
  });

  it("no two things share a drawing, and every layer is written as it should be", () => {
    const all = [MONSTERS, HEROES, BUILT, ITEMS].flatMap((of) => Object.values(of));
    expect(new Set(all.map((of) => of.join())).size).toBe(all.length);
    const layers = [MONSTERS, HEROES, BUILT]
      .flatMap((of) => Object.values(of).flat())
      .concat(Object.values(ITEMS).flatMap(([, ...of]) => of));
    const wrong = layers.filter((it) => !/^(-[a-z][\d.]+|[a-z]\.?)[=~]* M[-\d]/.test(it));
    expect(wrong).toEqual([]);
  });

  it("a token leaves out what is too fine for it", () => {
    const drawn = (large: boolean) => {
      cleanup();
      const page = render(
        <svg aria-hidden="true">
          <Figure kind="monster" name="C" large={large} />
        </svg>,
      );
      return page.container.querySelectorAll("path").length;
    };
    expect(drawn(false)).toBeLessThan(drawn(true));
  });
});
