// Rules and glossary in the language of the player; in English where nobody has translated them.
import { describe, expect, it } from "vitest";
import { chapter, glossaryOf, rulesOf } from "./pages";

const page = (said: string) => async () => said;
const shelf = {
  "../../../docs/rules/moths.md": page("english moths"),
  "../../../docs/rules/bats.md": page("english bats"),
  "../../../docs/rules/it/moths.md": page("falene"),
  "../../../docs/glossary.md": page("# G\n\n## The engine\n\nx\n\n## Moths\n\nm\n\n## Bats\n\nb\n"),
  "../../../docs/rules/it/glossary.md": page("# G\n\n## Moths\n\n**luce** – x\n"),
};

describe("the pages of a game", () => {
  it("are read in the player's language, or else in English", async () => {
    expect(await rulesOf("moths", "it", shelf)).toEqual({ said: "falene", language: "it" });
    expect(await rulesOf("moths", "fr", shelf)).toEqual({ said: "english moths", language: "en" });
    expect(await rulesOf("moths", "en", shelf)).toEqual({ said: "english moths", language: "en" });
    expect(await rulesOf("bats", "it", shelf)).toEqual({ said: "english bats", language: "en" });
    expect(await rulesOf("owls", "it", shelf)).toBeNull();
  });

  it("have a glossary of their own words, or else the English one", async () => {
    expect((await glossaryOf("Moths", "it", shelf))?.said).toContain("luce");
    expect(await glossaryOf("Bats", "it", shelf)).toMatchObject({ language: "en" });
    expect((await glossaryOf("Bats", "it", shelf))?.said).toMatch(/^## Bats\s+b\s*$/);
    expect((await glossaryOf("Owls", "fr", shelf))?.said).toContain("The engine");
  });

  it("are really there in every language", async () => {
    for (const language of ["en", "it", "fr"] as const) {
      expect((await rulesOf("day_and_night", language))?.language).toBe(language);
      expect((await glossaryOf("Day & Night", language))?.language).toBe(language);
    }
  });

  it("give players the chapter of their game, without the files of the code", () => {
    const said = chapter(
      "# G\n\n## The engine\n\nx\n\n## Day & Night\n\n**hour** – y. `a/b.py`\n",
      "Day & Night",
    );
    expect(said).toContain("**hour**");
    expect(said).not.toMatch(/engine|\.py/);
  });
});
