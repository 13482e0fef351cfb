// Which answer a thing on the table stands for now, if the open question names it; and whose
// things these are. What may be answered is the server's business.
import type {
  CastingShadowsBoard,
  CastingShadowsCard,
  CastingShadowsDie,
  CastingShadowsPlayer,
  Told,
} from "../../net/protocol";
import words from "../../net/words.json";
import type { BoardProps } from "../contract";

export type Board = CastingShadowsBoard;
export type Player = CastingShadowsPlayer;
export type Offers = Pick<BoardProps, "lit" | "refused">;

/** What every part of the board is given. */
export interface Props extends BoardProps {
  board: Board;
  /** The board after the answer that is pointed at. */
  after: Board | null;
  /** The tiles in range of the card that is pointed at. */
  ranged: readonly string[];
  setRanged(reach: readonly string[]): void;
  /** What is open over the map: "own", a seat, "portal", "discard"; "" for nothing. */
  sheet: string;
  setSheet(name: string): void;
}

export interface Printed {
  cost: string;
  level: string;
  kind: string;
  range?: string;
  whom?: string;
  does: string;
}

export const PRINTED = words.casting_shadows.printed as Readonly<Record<string, Printed>>;

/** What the seats are called; alone against three shadows, the table has more mages than seats. */
export const SEATS = ["amber", "jade", "ivory", "onyx"];

/** The parts of the Spell Book that all cards share. */
export const BOOK = 5;

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

const verbs = (names: readonly string[], noun: string) => names.map((verb) => `${verb} ${noun}`);

export const tileChoice = (offers: Offers, position: string) =>
  choose(offers, verbs(["travel", "aim", "leap", "flee"], position));

export const seatChoice = (offers: Offers, seat: number) =>
  choose(offers, verbs(["target", "strike", "first"], SEATS[seat] ?? ""));

/** A card of the own book; of two copies the one that was cast stays dark. */
export function cardChoice(offers: Offers, { card, used }: CastingShadowsCard): Choice {
  const resource = PRINTED[card]?.kind === "resource";
  const first = resource ? ["use", "cast"] : ["cast", "use"];
  const found = choose(offers, verbs([...first, "sacrifice", "discard"], card));
  return used && found.offered?.startsWith("cast ") ? {} : found;
}

/** Of two dice that look alike both can be clicked, though only the first is named. */
export function dieChoice(offers: Offers, board: Board, die: CastingShadowsDie): Choice {
  if (die.face === "") return {};
  const alike = board.dice.filter(
    (it) => it.colour === die.colour && it.face === die.face && it.chosen === die.chosen,
  );
  const ids = [die.id, ...alike.map((it) => it.id)];
  const names = ["pay", "reroll"].flatMap((verb) => ids.map((id) => `${verb} ${id}`));
  return choose(offers, [...names, ...unitNames(die.face)]);
}

export const tokenChoice = (offers: Offers, unit: string) =>
  choose(offers, [`pay token-${unit}`, ...unitNames(unit)]);

/** A crystal is removed, a fragment absorbed, by a click on it. */
function unitNames(unit: string): string[] {
  if (unit === "CC") return ["protect"];
  return unit === "SF" ? ["absorb 1"] : [];
}

/** Answers about things that lie nowhere on the table: they are laid out to be chosen. */
export function looseAnswers(lit: ReadonlySet<string>): string[] {
  return [...lit].filter((answer) => /^(strength|convert|absorb) /.test(answer));
}

/** Whose things lie nearest: one's own, or for whoever only watches those of the active player. */
export function nearSeat(seat: number, board: Board): number {
  return seat >= 0 ? seat : Math.max(0, board.active);
}

/** The others in the order in which they play after this one. */
export function othersOf(board: Board, near: number): Player[] {
  const many = board.players.length;
  return board.players
    .filter((it) => it.seat !== near)
    .sort((a, b) => ((a.seat - near + many) % many) - ((b.seat - near + many) % many));
}

interface Wound {
  seat: number;
  /** HP won or lost. */
  change: number;
}

/** What the last act did to anybody's HP. */
export function wounds(last: readonly Told[]): Wound[] {
  const found = new Map<number, number>();
  for (const { what, things } of last) {
    const sign = what === "hurt" ? -1 : what === "heals" ? 1 : 0;
    const seat = SEATS.indexOf(String(things[0]));
    if (sign) found.set(seat, (found.get(seat) ?? 0) + sign * Number(things[1]));
  }
  return [...found].map(([seat, change]) => ({ seat, change }));
}

/** Every name in what happened last: tiles, cards, seats. */
export function touched(last: readonly Told[]): ReadonlySet<string> {
  return new Set(last.flatMap((it) => it.things.map(String)));
}

/** "GR GR>5" as what is paid and what it does. */
export interface Deed {
  paid: string[];
  got: string[];
}

export function deeds(card: string): Deed[] {
  const does = PRINTED[card]?.does;
  if (!does) return [];
  return does.split(", ").map((step) => {
    const [paid = "", got = ""] = step.split(">");
    return { paid: paid.split(" ").filter(Boolean), got: got.split(" ").filter(Boolean) };
  });
}

export const symbolsOf = (cost: string): string[] => cost.split(" ").filter(Boolean);

/** Tokens by kind, with how many of it there are: two of a kind are the same. */
export function tokensOf(tokens: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(tokens).filter(([, many]) => many > 0);
}
