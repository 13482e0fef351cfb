// Where the rules speak of a thing: numbered rules, rulings and examples that name it, and those that
// its own texts point to.
import { type Block, type Inline, plain } from "../text/markdown";

export interface Ruling {
  number: string;
  said: string;
}

const NUMBER = /\b[A-Z]{1,3}-[A-Z]{0,2}\d+(?:\.\d+)*[a-z]?\b/g;

/** The numbers a text points to: "(DN-6.3)". */
export const numbersIn = (said: string): string[] => said.match(NUMBER) ?? [];

interface Sought {
  /** What it is called, in the language of the page. */
  names: readonly string[];
  /** Numbers that its texts point to. */
  numbers: readonly string[];
  /** What has a number on the page because it is a thing itself. */
  things: ReadonlySet<string>;
}

export function rulingsOf(page: readonly Block[], { names, numbers, things }: Sought): Ruling[] {
  const wanted = names.filter(Boolean).map(whole);
  const found: Ruling[] = [];
  for (const { number, said } of page.flatMap(rules)) {
    if (!number || things.has(number) || found.some((it) => it.number === number)) continue;
    if (numbers.includes(number) || wanted.some((it) => it.test(straight(said)))) {
      found.push({ number, said });
    }
  }
  return found;
}

const straight = (said: string) => said.replaceAll("’", "'");

/** A name as a word of its own, written as it is written: a Temple is no temple. */
const whole = (name: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])${straight(name).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\d])`,
    "u",
  );

function rules(block: Block): Ruling[] {
  if (block.kind === "table") {
    return block.rows.map(({ id, cells }) => ({
      number: id,
      said: cells.slice(1).map(plain).filter(Boolean).join(" — "),
    }));
  }
  if (block.kind !== "paragraph" && block.kind !== "item") return [];
  return [{ number: block.id, said: withoutNumber(block.inside, block.id) }];
}

const withoutNumber = (inside: readonly Inline[], number: string) =>
  plain(inside).trim().replace(number, "").trim();
