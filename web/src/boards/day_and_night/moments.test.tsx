// What is told large and what is heard, from facts as the game tells them; and the spells' pictures.
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import day from "../../../../src/gloaming/games/day_and_night/text/en.ftl?raw";
import francais from "../../../../src/gloaming/games/day_and_night/text/fr.ftl?raw";
import italiano from "../../../../src/gloaming/games/day_and_night/text/it.ftl?raw";
import house from "../../../../src/gloaming/text/en.ftl?raw";
import words from "../../net/words.json";
import { told } from "../../support/sights";
import type { Board } from "../../table/telling";
import { Texts } from "../../text/texts";
import { Illustration, PICTURES } from "./picture";
import { tells } from "./tells";

const text = new Texts("en", house, day, "day_and_night");
const valley = { pawns: ["f1", "a8"] } as unknown as Board;
const moment = (what: string, things: unknown[], said = text) =>
  tells.moment?.(told(1, what, ...things), valley, said) ?? null;
const sound = (what: string, ...things: unknown[]) => tells.sound?.(told(1, what, ...things));

describe("big moments", () => {
  it("tells of a Temple in its builder's colours", () => {
    const first = moment("temple", ["day", 1]);
    const second = moment("temple", ["night", 2]);
    expect([first?.said, first?.sound, first?.look]).toEqual([
      "Day builds a Temple",
      "bright",
      "dn-moment day",
    ]);
    expect([second?.said, second?.sound, second?.look]).toEqual([
      "Night builds her second Temple",
      "dark",
      "dn-moment night",
    ]);
  });

  it("draws every Temple otherwise", () => {
    const drawn = ["day", "night"].flatMap((who) =>
      [1, 2].map((nth) => {
        const Picture = moment("temple", [who, nth])?.Picture ?? (() => null);
        return renderToStaticMarkup(<Picture />);
      }),
    );
    expect(new Set(drawn).size).toBe(4);
    for (const picture of drawn) expect(picture).toContain("<path");
  });

  it("tells which spell is stolen", () => {
    expect(moment("steals", ["day", "N17"])?.said).toBe("Day steals Crystal Burst");
  });

  it("tells of a crystal under Day, and of no other", () => {
    expect(moment("crystallizes", ["f1", 1])?.said).toBe("Day is caught in crystal");
    expect(moment("crystallizes", ["a8", 1])).toBeNull();
    expect(moment("crystallizes", ["c3", 2])).toBeNull();
  });

  it("leaves the rest to the board", () => {
    for (const what of ["casts", "places", "flips", "steps", "turn", "ripens", "ends"]) {
      expect(moment(what, ["day", "D01", 2])).toBeNull();
    }
  });

  it("says it in every language", () => {
    const italian = new Texts("it", house, italiano, "day_and_night");
    const french = new Texts("fr", house, francais, "day_and_night");
    expect(moment("temple", ["night", 1], italian)?.said).toBe(
      "La Signora della Notte costruisce un Tempio",
    );
    expect(moment("steals", ["day", "N02"], french)?.said).toMatch(/^Jour vole «\s.+\s»$/);
  });
});

describe("sounds", () => {
  it("lets tiles, cards and steps be heard, and turns not", () => {
    expect(sound("casts", "day", "D02", 2)).toBe("card");
    expect(sound("flips", "a1", "night")).toBe("build");
    expect(sound("steps", "night", "a7")).toBe("step");
    expect(sound("turn", "night", 4)).toBeNull();
  });

  it("knows no fact that the game does not tell", () => {
    const facts = Object.keys(words.day_and_night.facts);
    const heard = facts.filter((what) => sound(what));
    expect(heard.length).toBe(16);
  });
});

describe("pictures", () => {
  const spells = Object.keys(words.day_and_night.printed).sort();

  it("has one for each spell, and no two alike", () => {
    expect(Object.keys(PICTURES).sort()).toEqual(spells);
    const drawn = spells.map((card) =>
      PICTURES[card]?.layers.map(([tone, path]) => tone + path).join(),
    );
    expect(new Set(drawn).size).toBe(spells.length);
  });

  it("is drawn of whole numbers: nothing is missing in a path", () => {
    for (const card of spells) {
      const svg = renderToStaticMarkup(<Illustration card={card} options={{}} />);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg).toContain("spell-emblem");
    }
  });
});
