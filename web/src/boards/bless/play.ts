// What every part of the board is handed, and which answers a card stands for where it lies.
import type { BlessBoard, BlessForecastSeen } from "../../net/protocol";
import type { BoardProps } from "../contract";

export interface Play extends BoardProps {
  board: BlessBoard;
  /** The board after the answer that is pointed at. */
  after: BlessBoard | null;
  /** Whose side of the table is drawn near. */
  near: number;
  /** Cards that the last act named. */
  touched: ReadonlySet<string>;
  /** The Curse that is about to attack: chosen here, or asked for its target. */
  aimed: string;
  aim(card: string): void;
  /** The opposing card pointed at while something is about to attack. */
  facing: string;
  face(card: string): void;
  /** What the aimed Curse may attack; "" stands for the player. */
  targets: ReadonlyMap<string, BlessForecastSeen | null>;
  strike(target: string): void;
}

/** What can be done with a card where it lies. */
export const HELD = ["curse", "pray", "aside", "choose", "next"] as const;
export const OWN_CURSE = ["attack", "release", "host", "drop", "choose", "next"] as const;
export const OTHER_CURSE = ["target", "host", "choose", "next"] as const;
export const OWN_PRAYER = ["invoke", "drop", "choose", "next"] as const;
export const OTHER_PRAYER = ["choose", "next"] as const;
export const LAID_OPEN = ["choose", "next", "drop"] as const;

export interface Offer {
  /** The answer that is on offer. */
  offered: string | undefined;
  /** An answer that is asked for, but not with this card. */
  named: string | undefined;
}

export function offerFor(
  card: string,
  verbs: readonly string[],
  { lit, refused }: Pick<BoardProps, "lit" | "refused">,
): Offer {
  const names = verbs.map((verb) => `${verb} ${card}`);
  const offered = names.find((name) => lit.has(name));
  return { offered, named: offered ? undefined : names.find((name) => refused.why(name)) };
}

/** The cards that answers on offer name, but that lie nowhere on the table. */
export function laidOpen(board: BlessBoard, seat: number, lit: ReadonlySet<string>): string[] {
  const lying = new Set<string>(seat >= 0 ? board.hands[seat] : []);
  for (const curse of board.curses.flat()) lying.add(curse.card);
  for (const prayer of board.prayers.flat()) lying.add(prayer.card);
  const named = [...lit].map((answer) => answer.split(" "));
  const cards = named.flatMap(([verb = "", card]) =>
    card && (LAID_OPEN as readonly string[]).includes(verb) && !lying.has(card) ? [card] : [],
  );
  return [...new Set(cards)];
}

/** What the aimed Curse may attack, as the sight foretells it; as the question says, if it is open. */
export function targetsOf(
  board: BlessBoard,
  aimed: string,
  lit: ReadonlySet<string>,
): ReadonlyMap<string, BlessForecastSeen | null> {
  const found = new Map<string, BlessForecastSeen | null>();
  if (!aimed) return found;
  for (const answer of lit) {
    if (answer === "direct") found.set("", null);
    if (answer.startsWith("target ")) found.set(answer.slice("target ".length), null);
  }
  const asked = found.size > 0;
  for (const forecast of board.forecasts) {
    if (forecast.attacker !== aimed) continue;
    if (!asked || found.has(forecast.target)) found.set(forecast.target, forecast);
  }
  return found;
}
