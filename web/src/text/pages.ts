// The pages that can be read at the table: the numbered rules of a game, and what its words mean.
// English pages lie in docs, those in another language in docs/rules/<language>, under the same
// names; a page that nobody has translated yet is read in English.
import type { Language } from "../shell/settings";

export interface Page {
  said: string;
  language: Language;
}

type Shelf = Record<string, () => Promise<string>>;

const DOCS = "../../../docs/";
const PAGES: Shelf = import.meta.glob<string>(
  ["../../../docs/rules/**/*.md", "../../../docs/glossary.md"],
  { query: "?raw", import: "default" },
);

const foreign = (language: Language, name: string) => `${DOCS}rules/${language}/${name}.md`;

async function first(pages: Shelf, places: [Language, string][]): Promise<Page | null> {
  for (const [language, place] of places) {
    const fetch = pages[place];
    if (fetch) return { said: await fetch(), language };
  }
  return null;
}

export function rulesOf(game: string, language: Language, pages = PAGES): Promise<Page | null> {
  return first(pages, [
    [language, foreign(language, game)],
    ["en", `${DOCS}rules/${game}.md`],
  ]);
}

/** The part of the glossary that players need: the words of one game, under its English title. */
export async function glossaryOf(
  title: string,
  language: Language,
  pages = PAGES,
): Promise<Page | null> {
  const own = await first(pages, [[language, foreign(language, "glossary")]]);
  const words = own && chapter(own.said, title);
  if (words) return { said: words, language };
  const english = await first(pages, [["en", `${DOCS}glossary.md`]]);
  return english && { said: chapter(english.said, title) || english.said, language: "en" };
}

/** What stands under a heading of the second level; "" if there is none of that name. */
export function chapter(page: string, title: string): string {
  const parts = page.split(/^(?=## )/m);
  const found = parts.find((part) => part.startsWith(`## ${title}`)) ?? "";
  // Files of the code mean nothing at the table.
  return found.replace(/\s+`[\w/]+\.py`/g, "");
}
