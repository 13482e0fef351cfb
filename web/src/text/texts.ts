// Everything said to a player, in one language: the same Fluent files the server reads.
// How a message is called follows from what it is about: `spell-D07`, `ask-travel`, `fact-draws`.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Asked, Result, Told } from "../net/protocol";
import type { Reason } from "../net/refusals";
import words from "../net/words.json";
import type { Language } from "../shell/settings";

const HIDDEN = -1;

export type Args = Record<string, string | number>;

interface Words {
  /** For each verb, the kind of thing it is done to; "" for none. */
  verbs: Record<string, string>;
  /** For each fact, its things: "seat spell?"; a ? marks what may be hidden. */
  facts: Record<string, string>;
  /** Articles and endings depend on things of these kinds: sentences are told the id and choose. */
  inflected: readonly string[];
}

const NO_WORDS: Words = { verbs: {}, facts: {}, inflected: [] };

/** A piece of a sentence; a piece that names a thing can be a link. */
export interface Piece {
  said: string;
  kind?: string;
  name?: string;
}

export class Texts {
  readonly language: Language;
  /** The options of the table, told to every text: a card says what it does there. */
  readonly options: Readonly<Args> = {};
  private readonly bundle: FluentBundle;
  private readonly words: Words;
  private readonly kinds: readonly string[];
  /** Forms of names that sentences ask for, "structure-the": articles and endings are the name's own. */
  private readonly asked: readonly (readonly [kind: string, form: string])[];
  /** What was told once is not put into words again: a log is long, and shown at every step. */
  private readonly cut = new WeakMap<object, readonly Piece[]>();

  constructor(language: Language, house: string, game = "", gameId = "") {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(house));
    if (game) this.bundle.addResource(new FluentResource(game));
    const forms = game.matchAll(/\$(\w+)-(\w+)/g);
    this.asked = [...new Set([...forms].map(([, kind, form]) => `${kind} ${form}`))].map(
      (pair) => pair.split(" ") as unknown as readonly [string, string],
    );
    // An address may name anything: "toString" is no game.
    const known = Object.hasOwn(words, gameId);
    this.words = known ? ((words as Record<string, Words>)[gameId] ?? NO_WORDS) : NO_WORDS;
    const { verbs, facts } = this.words;
    const named = [...Object.values(verbs), ...Object.values(facts).join(" ").split(" ")];
    this.kinds = [...new Set(named.map((kind) => kind.replace("?", "")))].filter(Boolean);
  }

  /** The same texts at a table with these options. */
  under(options: Readonly<Record<string, string>>): Texts {
    const told = Object.entries(options).map(([name, value]) => {
      return [name, /^\d+$/.test(value) ? Number(value) : value];
    });
    const same = Object.create(Texts.prototype) as Texts;
    const apart = { options: Object.fromEntries(told), cut: new WeakMap() };
    return Object.assign(same, this, apart);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message; one that is missing says its own name, so that nobody stands before a blank page. */
  say(id: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.format(pattern, args) : id;
  }

  /** What a message says beside itself, `.effect` or `.note`; "" if it says nothing. */
  attribute(id: string, name: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.format(pattern, args) : "";
  }

  /** All that a message says, and all it says beside itself: for whoever searches. */
  whole(id: string): string {
    const message = this.bundle.getMessage(id);
    const patterns = message ? [message.value, ...Object.values(message.attributes)] : [];
    return patterns.map((it) => (it ? this.format(it, {}) : "")).join(" ");
  }

  private format(pattern: Parameters<FluentBundle["formatPattern"]>[0], args: Args): string {
    return this.bundle.formatPattern(pattern, { ...this.options, ...args }, []);
  }

  /** What a thing is called; squares are called the same everywhere. */
  thing(kind: string, name: string): string {
    const id = `${kind}-${name}`;
    return this.has(id) ? this.say(id) : (this.several(name) ?? name);
  }

  /** A thing as `$kind`, and as each `$kind-form` that sentences ask for; the name where it has none. */
  forms(asKind: string, kind: string, name: string): Record<string, string> {
    const said = this.thing(kind, name);
    const told: Record<string, string> = { [asKind]: said };
    for (const [of, form] of this.asked) {
      if (of === asKind) told[`${of}-${form}`] = this.attribute(`${kind}-${name}`, form) || said;
    }
    return told;
  }

  /** "GR+GR/OB" is several things at once, such as what some dice show: each by its name. */
  private several(name: string): string | null {
    if (!/[+/]/.test(name)) return null;
    const parts = name.split(/[+/]/).filter(Boolean);
    const kinds = parts.map((part) => this.kindOf(part));
    if (parts.length === 0 || kinds.includes("")) return null;
    const said = parts.map((part, at) => this.say(`${kinds[at]}-${part}`));
    return [...new Set(said)]
      .map((one) => [said.filter((it) => it === one).length, one] as const)
      .map(([many, one]) => (many > 1 ? `${many} × ${one}` : one))
      .join(", ");
  }

  /** What a game is called; one without texts says its own name. */
  title(game: string): string {
    return this.has("title") ? this.say("title") : game;
  }

  /** What kind of thing a name means, if exactly this name has a text: a card, a place, a seat. */
  kindOf(name: string): string {
    return this.kinds.find((kind) => this.has(`${kind}-${name}`)) ?? "";
  }

  seat(id: string): string {
    return this.thing("seat", id);
  }

  /** What a bot's strength is called; a level nobody has named yet says its own name. */
  level(name: string): string {
    return this.has(`web-level-${name}`) ? this.say(`web-level-${name}`) : name;
  }

  /** What is asked; `.over` when all one can do is end it. */
  question(asked: Pick<Asked, "seat" | "why" | "count" | "options" | "ends">): string {
    const id = `ask-${asked.why}`;
    const told = { seat: asked.seat, count: asked.count };
    const over = asked.ends.length > 0 && asked.ends.length === asked.options.length;
    if (this.has(id)) return (over && this.attribute(id, "over", told)) || this.say(id, told);
    return `${this.seat(asked.seat)}: ${asked.why.replaceAll("_", " ")}?`;
  }

  /** The kind of thing an answer is about; "" when it is about none, or the word is unknown. */
  kind(answer: string): string {
    return this.words.verbs[answer.split(" ")[0] ?? ""] ?? "";
  }

  /** Whether what an answer names may be of its verb's kind: squares and the like have no texts. */
  fits(answer: string): boolean {
    const kind = this.kind(answer);
    const noun = answer.split(" ")[1] ?? "";
    return kind !== "" && noun !== "" && (this.has(`${kind}-${noun}`) || this.kindOf(noun) === "");
  }

  option(answer: string): string {
    const [verb = "", noun = ""] = answer.split(" ");
    const thing = noun && this.thing(this.kind(answer), noun);
    const told = noun ? this.forms("thing", this.kind(answer), noun) : { thing };
    if (this.has(`option-${verb}`)) return this.say(`option-${verb}`, told);
    return `${verb.replaceAll("_", " ")} ${thing}`.trim();
  }

  /** A sentence for the log. */
  event(told: Pick<Told, "what" | "things">): string {
    return this.pieces(told)
      .map((piece) => piece.said)
      .join("");
  }

  /** The same sentence cut at the names in it. */
  pieces(told: Pick<Told, "what" | "things">): readonly Piece[] {
    const known = this.cut.get(told) ?? this.cutting(told);
    this.cut.set(told, known);
    return known;
  }

  private cutting(told: Pick<Told, "what" | "things">): Piece[] {
    const shape = this.words.facts[told.what];
    if (shape === undefined) return this.ofTheTable(told);
    const marks: Piece[] = [];
    const args: Args = {};
    let hidden = false;
    shape.split(" ").forEach((word, at) => {
      const kind = word.replace("?", "");
      const name = told.things[at] as string | number;
      hidden ||= word.endsWith("?") && name === HIDDEN;
      if (this.words.inflected.includes(kind) || typeof name !== "string") {
        args[kind] = name;
      } else if (this.several(name) && !this.has(`${kind}-${name}`)) {
        Object.assign(args, this.forms(kind, kind, name)); // Not one thing to point at.
      } else {
        for (const [as, said] of Object.entries(this.forms(kind, kind, name))) {
          args[as] = `\u0001${marks.length}\u0001`;
          marks.push({ said, kind, name });
        }
      }
    });
    const id = `fact-${told.what}`;
    const said = hidden ? this.attribute(id, "hidden", args) : this.say(id, args);
    const cut = said.split("\u0001");
    return cut
      .map((part, at) => (at % 2 ? (marks[Number(part)] ?? { said: part }) : { said: part }))
      .filter((piece) => piece.said !== "");
  }

  /** What happens at every table, whatever is played on it. */
  private ofTheTable(told: Pick<Told, "what" | "things">): Piece[] {
    const id = `web-fact-${told.what}`;
    const who = this.seat(String(told.things[0]));
    const [before = "", now = ""] = told.things.map(String); // Of a change.
    if (this.has(id)) {
      return [{ said: this.say(id, { who, before, now, level: this.level(now) }) }];
    }
    // A game that has no texts here still says what happens.
    const named = told.things.filter((it) => it !== HIDDEN).map((it) => this.seat(String(it)));
    return [{ said: [told.what.replaceAll("-", " "), ...named].join(" ") }];
  }

  /** Why not, without the number of the rule: that is a link of its own. */
  reason(reason: Reason, args: Args = {}): string {
    const id = `refusal-${reason.key}`;
    const counted = Object.keys(args).length > 0 ? this.attribute(id, "counted", args) : "";
    return counted || this.say(id);
  }

  refusal(reason: Reason, args: Args = {}): string {
    const said = this.reason(reason, args);
    return reason.rule ? `${said} — ${reason.rule}` : said;
  }

  /** How the game ended, and who won if anybody did. */
  outcome(result: Result, seatIds: readonly string[]): string {
    const winners = seatIds.filter((_, at) => result.scores[at] === 1);
    const seat = winners.length === 1 ? (winners[0] ?? "nobody") : "nobody";
    if (this.has(`ending-${result.reason}`)) return this.say(`ending-${result.reason}`, { seat });
    const id = `web-ending-${result.reason}`;
    const who = winners.map((one) => this.seat(one)).join(", ");
    return this.has(id) ? this.say(id, { who, count: winners.length }) : result.reason;
  }

  setting(name: string): string {
    return this.say(`setting-${name}`);
  }

  value(name: string, value: string): string {
    return this.attribute(`setting-${name}`, value) || value;
  }

  /** What went wrong, from the server's word for it; its own sentence where there is no better. */
  error(code: string, text: string): string {
    if (code === "unreachable") return this.say("web-unreachable");
    const name = code.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
    for (const id of [`web-error-${name}`, `error-${name}`]) {
      const pattern = this.bundle.getMessage(id)?.value;
      const missing: Error[] = []; // What only the server knows: then its own sentence is better.
      const said = pattern ? this.bundle.formatPattern(pattern, {}, missing) : "";
      if (said && missing.length === 0) return said;
    }
    return text;
  }
}
