// Our own pages, read aright: anchors by number, mentions as ways, search by rows.
import { describe, expect, it } from "vitest";
import page from "../../../docs/rules/day_and_night.md?raw";
import { blocks, inline, plain, search } from "./markdown";

const rules = blocks(page);
const places = () =>
  rules.flatMap((block) =>
    block.kind === "table" ? block.rows.map((row) => row.id) : "id" in block ? [block.id] : [],
  );

describe("a page", () => {
  it("gives every rule, ruling, edition and spell its place", () => {
    expect(places()).toEqual(expect.arrayContaining(["DN-7", "DN-7.4", "R-14", "ED-01", "D07"]));
  });

  it("has a place for every number it mentions", () => {
    const known = new Set(places());
    const mentioned = new Set<string>(page.match(/\b(?:DN-\d+\.\d+|R-\d+|ED-\d+)\b/g));
    expect([...mentioned].filter((number) => !known.has(number))).toEqual([]);
  });

  it("joins the lines of a paragraph and of an item", () => {
    const [item, second] = blocks("- **DN-1** one\n  two\n- three\n");
    expect(item).toMatchObject({ kind: "item", id: "DN-1", depth: 0 });
    expect(item && "inside" in item && plain(item.inside)).toBe("DN-1 one two");
    expect(second).toMatchObject({ kind: "item" });
  });

  it("makes nothing of markup it does not know", () => {
    expect(inline("<img src=x onerror=alert(1)>")).toEqual([
      { kind: "text", said: "<img src=x onerror=alert(1)>" },
    ]);
  });

  it("reads what stands inside a line", () => {
    expect(inline("see `x` in **bold** and [here](#there) by DN-5.1")).toEqual([
      { kind: "text", said: "see " },
      { kind: "code", said: "x" },
      { kind: "text", said: " in " },
      { kind: "strong", inside: [{ kind: "text", said: "bold" }] },
      { kind: "text", said: " and " },
      { kind: "link", href: "#there", inside: [{ kind: "text", said: "here" }] },
      { kind: "text", said: " by " },
      { kind: "rule", said: "DN-5.1" },
    ]);
  });

  it("is searched by its blocks, each under its headings", () => {
    const found = search(rules, "crystals stop day");
    expect(found.map((block) => ("id" in block ? block.id : block.kind))).toContain("DN-7.4");
    expect(found.length).toBeLessThan(12);
    expect(search(rules, "zebra")).toEqual([]);
    const table = search(rules, "Alter Soil").find((block) => block.kind === "table");
    expect(table?.kind === "table" && table.rows.map((row) => row.id)).toEqual(["N06"]);
  });

  it("is searched without minding accents and apostrophes", () => {
    const french = blocks("- **DN-4.3** L’*Égalité* est rare\n- **DN-8** Retrait\n");
    expect(search(french, "l'egalite")).toHaveLength(1);
    expect(search(french, "ÉGALITÉ")).toHaveLength(1);
  });
});
