// What is typed and chosen finds its articles, in the reader's language.
import { describe, expect, it } from "vitest";
import english from "../../../src/gloaming/games/casting_shadows/text/en.ftl?raw";
import house from "../../../src/gloaming/text/en.ftl?raw";
import type { Article, Codex } from "../net/protocol";
import { Texts } from "../text/texts";
import { chosen, kindsOf, saidOf, told, valuesOf, wishIn, written } from "./find";

const text = new Texts("en", house, english, "casting_shadows");
const spell = (id: string, kind: string, facts: Article["facts"]): Article => {
  return { id, kind, card: id, names: [id], texts: [`spell-${id}`], facts, rules: [] };
};
const codex: Codex = {
  articles: [
    spell("heat_wave", "attack", { cost: "GR GR OR", level: "1", range: "R1" }),
    spell("phoenix_flash", "attack", { cost: "any-orb", level: "2", range: "R0_1" }),
    spell("red_gem", "resource", { level: "0" }),
  ],
  filters: ["level", "range"],
};
const all = codex.articles.map((it) => told(it, text));
const found = (search: string) =>
  chosen(all, wishIn(search, codex.filters)).map((it) => it.article.id);

describe("a codex", () => {
  it("is searched by name, effect and facts", () => {
    expect(found("")).toHaveLength(3);
    expect(found("?q=PHOENIX")).toEqual(["phoenix_flash"]);
    expect(found("?q=orb+of+any+colour")).toEqual(["phoenix_flash"]);
    expect(found("?q=wave+enemy")).toEqual(["heat_wave"]);
    expect(found("?q=nothing+like+that")).toEqual([]);
  });

  it("is narrowed by kind and facts, all of them", () => {
    expect(found("?what=attack")).toEqual(["heat_wave", "phoenix_flash"]);
    expect(found("?what=attack&level=2")).toEqual(["phoenix_flash"]);
    expect(found("?what=resource&range=R1")).toEqual([]);
    expect(found("?colour=red")).toHaveLength(3); // Nothing that could be chosen by.
  });

  it("writes a wish as it reads it", () => {
    const search = "?q=a+b&what=attack&range=R1";
    expect(written(wishIn(search, codex.filters))).toBe(search);
    expect(written(wishIn("?q=&what=", codex.filters))).toBe("");
  });

  it("says words for words, how often each, and leaves numbers alone", () => {
    expect(saidOf("cost", "GR GR OR", text)).toBe("2 × red Gem, red Orb");
    expect(saidOf("level", "2", text)).toBe("2");
    expect(saidOf("damage", "2 / 4", text)).toBe("2 / 4");
  });

  it("offers what there is a choice of, where most have it", () => {
    expect(kindsOf(codex)).toEqual(["attack", "resource"]);
    expect(valuesOf(codex, "level", "")).toEqual(["0", "1", "2"]);
    expect(valuesOf(codex, "level", "resource")).toEqual([]);
    expect(valuesOf(codex, "range", "attack")).toEqual(["R1", "R0_1"]);
  });
});
