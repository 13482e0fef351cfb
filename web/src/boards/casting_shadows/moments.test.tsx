// What is told large, from facts as games tell them; and that no picture is missing, nor drawn twice.
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import english from "../../../../src/gloaming/games/casting_shadows/text/en.ftl?raw";
import house from "../../../../src/gloaming/text/en.ftl?raw";
import { told } from "../../support/sights";
import { Texts } from "../../text/texts";
import type { Moment } from "../contract";
import { type Board, PRINTED } from "./answers";
import { GROUNDS } from "./grounds";
import { moment } from "./moments";
import { PICTURES } from "./pictures";
import { strokes } from "./pictures/draw";
import { MAGES } from "./portrait";
import { mage, table } from "./sights";
import { tells } from "./tells";

const text = new Texts("en", house, english, "casting_shadows");
const names = (kind: string) =>
  [...english.matchAll(new RegExp(`^${kind}-(\\w+) =`, "gm"))].map(([, name]) => name as string);

function big(board: Board, what: string, ...things: unknown[]): Moment | null {
  return moment(told(3, what, ...things), board, text);
}

function drawn(shown: Moment | null): Element {
  const { Picture } = shown as Moment;
  return render(
    <svg aria-hidden="true">
      <Picture />
    </svg>,
  ).container;
}

describe("big moments of Casting Shadows", () => {
  it("a Shadow Form rises, and its Companion with it", () => {
    const companion = "bristling_porcupine";
    const players = [mage(0, { shadow_form: true, companion }), mage(1)];
    const shown = big(table({ players }), "transforms", "amber", "kit");
    expect(shown?.said).toBe("Amber transforms: Kit the Turbulent!");
    expect(shown?.sound).toBe("dark");
    const picture = drawn(shown);
    expect(picture.querySelectorAll(".cs-beast.kit")).toHaveLength(2);
    expect(picture.querySelectorAll(".cs-follows svg")).toHaveLength(1);
    const alone = table({ players: [mage(0, { shadow_form: true }), mage(1)] });
    const bare = drawn(big(alone, "transforms", "amber", "kit"));
    expect(bare.querySelector(".cs-follows")).toBeNull();
  });

  it("whoever is eliminated falls in the form they had", () => {
    const players = [mage(0), mage(1, { shadow_form: true, alive: false, hp: 0, at: "" })];
    const shown = big(table({ players }), "out", "jade");
    expect(shown?.said).toBe("Jade is eliminated.");
    expect(drawn(shown).querySelector(".cs-falls .cs-beast.haze .cs-aura")).not.toBeNull();
  });

  it("a Counterspell that holds is shown; a Lightning Bug that can do nothing is not", () => {
    const players = [mage(0), mage(1)];
    expect(big(table({ players }), "missed", "jade")?.look).toBe("cs-moment-held");
    expect(big(table({ players }), "bees", "jade")?.said).toBe("Jade’s bees swarm back.");
    expect(big(table({ players }), "unharmed", "jade")?.said).toBe("Jade takes no DMG.");
    const bug = { id: "lightning_bug.1", card: "lightning_bug", used: true, reach: [] };
    const bugged = [mage(0, { book: [bug] }), mage(1, { shadow_form: true })];
    expect(big(table({ players: bugged }), "unharmed", "jade")).toBeNull();
    bugged[0] = mage(0, { book: [{ ...bug, used: false }] });
    expect(big(table({ players: bugged }), "unharmed", "jade")).not.toBeNull();
  });

  it("the end is none of them: the table shows that itself, once", () => {
    const players = [2, 1, 3].map((place, at) => mage(at, { place }));
    expect(big(table({ players }), "ends", "jade", "last-standing")).toBeNull();
  });

  it("the last blow ends the game: the end outweighs the fall, a fall a blow", () => {
    const weight = (what: string) => tells.weight(told(1, what));
    expect(weight("ends")).toBeGreaterThan(weight("out"));
    expect(weight("out")).toBeGreaterThan(weight("missed"));
    expect(weight("transforms")).toBeGreaterThan(weight("summons"));
  });

  it("everyday facts are heard and not shown large", () => {
    for (const [what, sound] of Object.entries({ rolls: "dice", travels: "step", hurt: "hurt" })) {
      expect(tells.sound?.(told(1, what, "amber", 2))).toBe(sound);
      expect(big(table(), what, "amber", 2)).toBeNull();
    }
    expect(tells.sound?.(told(1, "pays", "amber", "GR"))).toBeNull();
  });

  it("every fact that has a sound is one that the game tells", () => {
    const facts = new Set([...english.matchAll(/^fact-([\w-]+) =/gm)].map(([, it]) => it));
    const heard = [...facts].filter((what) => tells.sound?.(told(1, String(what))));
    expect(heard).toHaveLength(30);
  });
});

describe("pictures", () => {
  it("every card has one, and no two are the same", () => {
    const cards = ["spell", "counterspell", "companion"].flatMap(names);
    expect(Object.keys(PRINTED).filter((card) => !cards.includes(card))).toEqual([]);
    expect(new Set(Object.keys(PICTURES))).toEqual(new Set(cards));
    const shapes = Object.values(PICTURES).map((it) => it.shapes);
    expect(new Set(shapes).size).toBe(cards.length);
    for (const written of shapes) expect(strokes(written).length).toBeGreaterThan(5);
  });

  it("every mage has two faces, every tile a ground", () => {
    expect(new Set(Object.keys(MAGES))).toEqual(new Set(names("character")));
    for (const { base, shadow } of Object.values(MAGES)) expect(base).not.toBe(shadow);
    expect(new Set(Object.keys(GROUNDS))).toEqual(new Set(names("tile")));
  });

  it("a shape that can't be read is refused", () => {
    expect(() => strokes("q M0 0")).toThrow("no shape");
    expect(strokes("|-2.500r @1,2,3")[0]).toMatchObject({
      wide: 2.5,
      mirrored: true,
      fill: "none",
    });
  });
});
