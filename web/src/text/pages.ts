// The pages that can be read at the table: the numbered rules of a game, and what its words mean.
const RULES = import.meta.glob<string>("../../../docs/rules/*.md", {
  query: "?raw",
  import: "default",
});
const GLOSSARY = import.meta.glob<string>("../../../docs/glossary.md", {
  query: "?raw",
  import: "default",
});

export async function rulesOf(game: string): Promise<string | null> {
  return (await RULES[`../../../docs/rules/${game}.md`]?.()) ?? null;
}

/** The part of the glossary that players need: the words of one game, under its title. */
export async function glossaryOf(title: string): Promise<string> {
  const page = (await Object.values(GLOSSARY)[0]?.()) ?? "";
  return chapter(page, title);
}

/** What stands under a heading of the second level; the whole page if there is none of that name. */
export function chapter(page: string, title: string): string {
  const parts = page.split(/^(?=## )/m);
  const found = parts.find((part) => part.startsWith(`## ${title}`));
  // Files of the code mean nothing at the table.
  return (found ?? page).replace(/\s+`[\w/]+\.py`/g, "");
}
