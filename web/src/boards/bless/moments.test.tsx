// Which facts are big moments, what is said and drawn of them, and what the game sounds like.
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import rules from "../../../../src/gloaming/games/bless/table/words.py?raw";
import french from "../../../../src/gloaming/games/bless/text/fr.ftl?raw";
import italian from "../../../../src/gloaming/games/bless/text/it.ftl?raw";
import house from "../../../../src/gloaming/text/en.ftl?raw";
import type { Sight } from "../../net/protocol";
import { told } from "../../support/sights";
import { Texts } from "../../text/texts";
import type { Moment } from "../contract";
import { ILLUSTRATIONS } from "./art";
import { bare, text } from "./sights";
import { SOUNDS, tells } from "./tells";

/** The facts of the game and what each is of, as its rules say. */
const FACTS = new Map(
  [...rules.matchAll(/Fact\(\s*"([a-z-]+)"(?:,\s*"([a-z ]+)")?/g)].map(([, what = "", of = ""]) => [
    what,
    of,
  ]),
);

function big(what: string, ...things: unknown[]): Moment | null {
  expect(FACTS.has(what)).toBe(true);
  return tells.moment?.(told(1, what, ...things), board(), text) ?? null;
}
const board = (part: object = {}) => ({ ...bare, ...part }) as unknown as Sight["board"];

function drawn(shown: Moment | null): Element {
  const { Picture } = shown as Moment;
  return render(
    <svg aria-hidden="true">
      <Picture />
    </svg>,
  ).container;
}

describe("a big moment", () => {
  it("shows the card that blesses, and for how much", () => {
    const shown = big("blesses", "01", 4);
    expect(shown).toMatchObject({ said: "King of Light blesses", sound: "bright" });
    expect(drawn(shown).textContent).toBe("+4");
    expect(FACTS.get("blesses")).toBe("card number");
  });

  it("is as dark as a corruption", () => {
    const shown = big("corrupts", "41");
    expect(shown).toMatchObject({ said: "Lonely Summit becomes corrupt", sound: "dark" });
    expect(shown?.look).not.toBe(big("blesses", "41", 2)?.look);
    expect(drawn(shown).querySelector(".bl-moment-cracks")).toBeTruthy();
  });

  it("is a clash that an effect or the die decides, not one of Eyes", () => {
    expect(big("eye-wins", "02")).toBeNull();
    expect(big("always-wins", "01")?.said).toBe("King of Light wins by its effect");
    expect(big("fate-wins", "57")?.said).toBe("Fate decides: Black Die wins");
    for (const tie of ["tie", "tie-wins", "tie-always"]) {
      expect(big(tie)?.said).toBe("A tie: both lose");
    }
  });

  it("is an Altar that is full, with as many cards as lie there, or else a Deck that is empty", () => {
    const full = (size: number) =>
      tells.moment?.(told(1, "final-turns", "moon"), board({ altar_sizes: [5, size] }), text) ??
      null;
    expect(full(4)?.said).toBe("The Final Turns begin");
    expect(full(5)?.said).toBe("Moon’s Altar is full");
    expect(drawn(full(5)).querySelectorAll(".bl-moment-offered")).toHaveLength(5);
    expect(tells.weight(told(1, "final-turns", "sun"))).toBeGreaterThan(
      tells.weight(told(1, "blesses", "01", 4)),
    );
  });

  it("is the last of the Final Turns, and none before it", () => {
    expect(big("final-turn", 4)).toBeNull();
    expect(big("final-turn", 5)?.said).toBe("The last Final Turn");
  });

  it("is not the end: the table shows that itself, once", () => {
    expect(big("ends", "sun", "most-points")).toBeNull();
    expect(big("ends", -1, "cap-draw")).toBeNull();
  });

  it("is drawn for each card, and is one and the same picture every time", () => {
    for (const card of Object.keys(ILLUSTRATIONS)) {
      expect(drawn(big("blesses", card, 1)).querySelectorAll("path").length).toBeGreaterThan(20);
      expect(big("blesses", card, 1)?.Picture).toBe(big("blesses", card, 1)?.Picture);
      expect(big("blesses", card, 1)?.Picture).not.toBe(big("corrupts", card)?.Picture);
    }
  });

  it.each<["it" | "fr", string, string, string]>([
    ["it", italian, "«Re Luce» blessa", "L’Altare del Sole è al completo"],
    ["fr", french, "«\u00a0Roi de Lumière\u00a0» bénit", "L’Autel du Soleil est au complet"],
  ])("is said in %s", (language, words, blesses, full) => {
    const own = new Texts(language, house, words, "bless");
    const said = (...fact: [string, ...unknown[]]) =>
      tells.moment?.(told(1, ...fact), board({ altar_sizes: [5, 0] }), own)?.said;
    expect(said("blesses", "01", 2)).toBe(blesses);
    expect(said("final-turns", "sun")).toBe(full);
  });
});

describe("what is heard", () => {
  const heard = (what: string) => tells.sound?.(told(1, what)) ?? null;

  it("names facts of the game only", () => {
    expect(Object.keys(SOUNDS).filter((what) => !FACTS.has(what))).toEqual([]);
    expect(heard("no such thing")).toBeNull();
  });

  it("tells a blessing from a corruption, luck from cards, and keeps quiet of what is only counted", () => {
    expect(["blesses", "corrupts", "rolls", "lays-curse", "draws", "shuffles"].map(heard)).toEqual([
      "bright",
      "dark",
      "dice",
      "card",
      "draw",
      "shuffle",
    ]);
    expect(["counts", "clash-eye", "turn", "effect", "ends"].map(heard)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});
