// Which articles of a codex somebody wants to see: by words in their own language, kind and facts.
import type { Article, Codex } from "../net/protocol";
import { bare } from "../text/markdown";
import type { Texts } from "../text/texts";

/** An article in words. */
export interface Told {
  article: Article;
  name: string;
  /** All that is said of it, as it is typed in a hurry. */
  heard: string;
}

/** What was typed and chosen; it stands in the address, so that it can be sent to others. */
export interface Wish {
  words: string;
  kind: string;
  facts: Readonly<Record<string, string>>;
}

const WORDS = "q";
const KIND = "what";

export function wishIn(search: string, filters: readonly string[]): Wish {
  const asked = new URLSearchParams(search);
  const chosen = filters.map((fact) => [fact, asked.get(fact) ?? ""]);
  return {
    words: asked.get(WORDS) ?? "",
    kind: asked.get(KIND) ?? "",
    facts: Object.fromEntries(chosen.filter(([, value]) => value)),
  };
}

/** The wish as an address has it; "" for none. */
export function written({ words, kind, facts }: Wish): string {
  const said = Object.entries({ [WORDS]: words, [KIND]: kind, ...facts }).filter(([, it]) => it);
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}

/** What a fact says: words by their texts, how often each; numbers speak for themselves. */
export function saidOf(fact: string, value: string, text: Texts): string {
  const parts = value.split(" ");
  const said = parts.map((part) => text.attribute(`codex-${fact}`, part));
  if (!said.every(Boolean)) return value;
  return [...new Set(said)]
    .map((one) => [said.filter((it) => it === one).length, one] as const)
    .map(([many, one]) => (many > 1 ? `${many} × ${one}` : one))
    .join(", ");
}

export function told(article: Article, text: Texts): Told {
  const facts = Object.entries(article.facts).map(([fact, value]) => saidOf(fact, value, text));
  const kind = text.say(`codex-kind-${article.kind}`);
  const texts = article.texts.map((id) => text.whole(id));
  const name = text.say(article.texts[0] ?? "");
  return { article, name, heard: bare([name, kind, ...facts, ...texts, article.id].join(" ")) };
}

export function chosen(all: readonly Told[], wish: Wish): Told[] {
  const words = bare(wish.words).split(/\s+/).filter(Boolean);
  const facts = Object.entries(wish.facts);
  return all.filter(
    ({ article, heard }) =>
      (!wish.kind || article.kind === wish.kind) &&
      facts.every(([fact, value]) => article.facts[fact] === value) &&
      words.every((word) => heard.includes(word)),
  );
}

export const kindsOf = (codex: Codex): string[] => [
  ...new Set(codex.articles.map(({ kind }) => kind)),
];

/** The values a fact can be chosen by, where there is a choice: numbers grow, words as they come.
 * What most of the things on the page do not have would only choose their kind once more. */
export function valuesOf(codex: Codex, fact: string, kind: string): string[] {
  const among = codex.articles.filter((it) => !kind || it.kind === kind);
  const found = among.map(({ facts }) => facts[fact]).filter((it) => it !== undefined);
  const values = [...new Set(found)];
  if (values.length < 2 || 2 * found.length < among.length) return [];
  const number = (value: string) => (/^\d+$/.test(value) ? Number(value) : Number.MAX_VALUE);
  return values.some((it) => /^\d/.test(it))
    ? values.sort((a, b) => number(a) - number(b))
    : values;
}
