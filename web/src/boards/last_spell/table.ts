// What lies on the table, and which answer a thing on it stands for now. What may be answered is the
// server's business: nothing here knows a rule.
import type {
  LastSpellBoard,
  LastSpellCarried,
  LastSpellHeroSeen,
  LastSpellMonsterSeen,
  LastSpellStructureSeen,
} from "../../net/protocol";
import words from "../../net/words.json";
import type { Texts } from "../../text/texts";
import type { BoardProps } from "../contract";
import type { Chain } from "./chain";

export type Board = LastSpellBoard;
export type Hero = LastSpellHeroSeen;
export type Monster = LastSpellMonsterSeen;
export type Structure = LastSpellStructureSeen;
export type Item = LastSpellCarried;
export type Offers = Pick<BoardProps, "lit" | "refused">;

/** What every part of the board is given. */
export interface Props extends BoardProps {
  board: Board;
  /** The board after the answer that is pointed at. */
  after: Board | null;
  /** What lies open over a part of the board: a hero's sheet, a part of the day, the waves; or "". */
  over: string;
  onOver(part: string): void;
  /** Gives several answers one after the other. */
  onChain(chain: Chain): void;
}

export const PRINTED = words.last_spell.printed as Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

/** The card of which something is a copy: the second Shortsword W-M1b is a W-M1. */
export function cardOf(name: string): string {
  const weapon = /^(W-[MRG]\d)[a-c]?(?=-|$)/.exec(name);
  if (weapon) return (weapon[1] ?? "") + name.slice(weapon[0].length);
  return name.replace(/^(A\d\d)[a-h]$/, "$1").replace(/^(green|red|blue|yellow)\d$/, "$1");
}

/** Weapons, attacks, armour and structures have a card to look at; heroes and monsters stand on the
 * map. */
export function isCard(name: string): boolean {
  const face = PRINTED[cardOf(name)] ?? {};
  return ["hands", "range", "worn", "category"].some((part) => part in face);
}

type Sort = "weapon" | "armour" | "potion" | "scroll";

export function sortOf(item: string): Sort {
  if (item.startsWith("W-")) return "weapon";
  if (item.startsWith("SC")) return "scroll";
  return /^A\d\d/.test(item) ? "armour" : "potion";
}

/** A card that nobody has yet: ready, of Level I. */
export const fresh = (item: string): Item => ({
  item,
  exhausted: false,
  level: sortOf(item) === "weapon" ? 1 : 0,
  uses: {},
});

/** The Attack Types of a weapon copy, as answers call them. */
export const typesOf = (item: Item): string[] => Object.keys(item.uses);

/** What a type of attack is called, without the weapon it belongs to. */
export const attackName = (type: string, text: Texts): string =>
  text.thing("type", type).replace(/\s*\(.*\)$/, "");

// Where answers lie. Every verb is in exactly one of these rows, or it is laid out by itself.
export const ON_SPACES: readonly string[] = [
  "step",
  "jump",
  "climb",
  "descend",
  "travel",
  "punch",
  "fire",
  "aim",
  "deploy",
  "site",
  "work",
  "repair",
  "upgrade_wall",
  "displace",
  "enter",
  "target",
];
export const ON_MONSTERS: readonly string[] = ["resolve", "victim", "bounce", "strike"];
export const ON_HEROES: readonly string[] = ["act", "give_to", "help", "recruit", "start_with"];
export const ON_TOKENS: readonly string[] = ["flip", "block", "refresh", "spend", "swiftness"];
export const ON_ITEMS: readonly string[] = [
  "drink",
  "read",
  "use_item",
  "restore",
  "upgrade",
  "move",
  "sell",
  "swap",
  "swap_with",
  "give_up",
];
export const ON_SHEET: readonly string[] = ["attack", "use_trait", "use_perk"];
export const BY_DAY: readonly string[] = ["build", "buy", "buy_potion", "scavenge", "recruit"];
export const ON_SLOTS: readonly string[] = ["look"];

const PLACED = new Set([
  ...ON_SPACES,
  ...ON_MONSTERS,
  ...ON_HEROES,
  ...ON_TOKENS,
  ...ON_ITEMS,
  ...ON_SHEET,
  ...BY_DAY,
  ...ON_SLOTS,
]);

/** Whether a slot is asked for. */
export const onSlots = (lit: ReadonlySet<string>): boolean =>
  [...lit].some((answer) => ON_SLOTS.includes(verbOf(answer)));

export const verbOf = (answer: string) => answer.split(" ")[0] ?? "";
export const nounOf = (answer: string) => answer.split(" ")[1] ?? "";

/** Answers about things that lie nowhere on the table are laid out to be chosen. */
export const looseAnswers = (lit: ReadonlySet<string>): string[] =>
  [...lit].filter((answer) => answer.includes(" ") && !PLACED.has(verbOf(answer)));

/** Whose item or Trait an answer is about. */
const OF_SOMEBODY = ["swap", "swap_with", "give_up", "use_item", "restore", "use_trait"];

/** Answers that lie on the sheet of a hero which is not open: they are laid out too. */
export function foldedAnswers(props: Pick<Props, "board" | "sight" | "lit">): string[] {
  const open = heroInFocus(props);
  const on = new Set([...(open?.items.map((it) => it.item) ?? []), open?.trait]);
  return [...props.lit].filter(
    (answer) => OF_SOMEBODY.includes(verbOf(answer)) && !on.has(nounOf(answer)),
  );
}

/** Work that lies on the map and in the yard as well. */
const IN_THE_YARD = ["work", "repair", "upgrade_wall"];

/** Whether the map is where the question is answered. */
export const onTheMap = (lit: ReadonlySet<string>): boolean =>
  [...lit].some((answer) => {
    const verb = verbOf(answer);
    return ON_MONSTERS.includes(verb) || (ON_SPACES.includes(verb) && !IN_THE_YARD.includes(verb));
  });

export interface Choice {
  /** The answer a click gives. */
  offered?: string | undefined;
  /** The answer a click would give, but for a reason. */
  refused?: string | undefined;
}

/** The first of these answers that is on offer, or else the first that is refused with a reason. */
export function choose({ lit, refused }: Offers, names: readonly string[]): Choice {
  const offered = names.find((name) => lit.has(name));
  return offered ? { offered } : { refused: names.find((name) => refused.why(name)) };
}

export const choice = (offers: Offers, verbs: readonly string[], noun: string): Choice =>
  choose(
    offers,
    verbs.map((verb) => `${verb} ${noun}`),
  );

/** All that can be answered about a thing. */
export const offersOf = ({ lit }: Offers, verbs: readonly string[], noun: string): string[] =>
  verbs.map((verb) => `${verb} ${noun}`).filter((name) => lit.has(name));

/** The answers that lie on spaces, by space. */
export function bySpace(lit: ReadonlySet<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const answer of lit) {
    if (!ON_SPACES.includes(verbOf(answer))) continue;
    const space = nounOf(answer);
    found.set(space, [...(found.get(space) ?? []), answer]);
  }
  return found;
}

/** Whose sheet lies open: whoever the question is about, is hurt or acts; else one's own. */
export function heroInFocus({ board, sight }: Pick<Props, "board" | "sight">): Hero | undefined {
  const named = (board.about.startsWith("HR") ? board.about : "") || board.harm.at(-1)?.hero;
  const wanted = named || board.active;
  const asked = sight.seats.find((seat) => seat.id === sight.asked?.seat)?.seat ?? sight.seat;
  const { heroes } = board;
  return (
    heroes.find((hero) => hero.hero === wanted) ??
    heroes.find((hero) => hero.seat === asked) ??
    heroes.find((hero) => hero.seat === sight.seat) ??
    heroes[0]
  );
}

/** Whether Monster and Heroes Phases alternate now. */
export const isNight = (board: Board): boolean => board.phase > 0;

/** What a monster of this kind is called, without its number. */
export const kindName = (kind: string, text: Texts): string => text.say(`board-kind-${kind}`);
