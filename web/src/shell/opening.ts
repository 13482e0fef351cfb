// Opening a table: in one click, and what has to be remembered of it.
import * as http from "../net/http";
import type { GameInfo, OpenTable, SeatWish, TableOpened } from "../net/protocol";
import { navigate, to } from "../router";

const links = (table: string) => `gloaming.links.${table}`;

export const me = (name = ""): SeatWish => ({ who: "me", name, level: "" });
export const bot = (level: string): SeatWish => ({ who: "bot", name: "", level });
export const friend = (): SeatWish => ({ who: "friend", name: "", level: "" });

/** The bot a newcomer meets: neither the weakest nor the strongest. */
export const usualLevel = (game: GameInfo) => game.levels[1] ?? game.levels[0] ?? "";

/** Me against bots, with as many seats as the game has as a rule: it names that number first. */
export function againstBots(game: GameInfo, name: string): OpenTable {
  const seats = game.seats[0] ?? 2;
  const bots = Array.from({ length: seats - 1 }, () => bot(usualLevel(game)));
  return { game: game.id, seats: [me(name), ...bots], options: {}, hints: false };
}

export function atOneScreen(game: GameInfo): OpenTable {
  const seats = Math.max(2, Math.min(...game.seats));
  const us = Array.from({ length: seats }, () => me());
  return { game: game.id, seats: us, options: {}, hints: false };
}

/** Me and as many others as there are as a rule, two of us at least where a friend is invited. */
export function usualSeats(game: GameInfo, invited: boolean): SeatWish[] {
  const count = invited ? Math.max(2, Math.min(...game.seats)) : (game.seats[0] ?? 2);
  return resized([me()], count, game, invited);
}

/** The same seats, but so many: friends come by link where friends are invited, else bots. */
export function resized(
  seats: SeatWish[],
  count: number,
  game: GameInfo,
  invited: boolean,
): SeatWish[] {
  const more = Array.from({ length: count }, () => (invited ? friend() : bot(usualLevel(game))));
  return [...seats, ...more].slice(0, count);
}

/** With whom one plays, in a word; what is mixed has none. */
export type Company = "alone" | "bots" | "screen" | "link";

export function companyOf(seats: readonly SeatWish[]): Company | null {
  const [first, ...others] = seats.map((seat) => seat.who);
  if (first !== "me") return null;
  if (others.length === 0) return "alone";
  const all = (who: SeatWish["who"]) => others.every((it) => it === who);
  return all("bot") ? "bots" : all("me") ? "screen" : all("friend") ? "link" : null;
}

/** The seats of a company, so many where more than one play. */
export function inCompany(company: Company, count: number, game: GameInfo): SeatWish[] {
  const more = { alone: me, screen: me, link: friend, bots: () => bot(usualLevel(game)) }[company];
  const seats = company === "alone" ? 1 : Math.max(2, count);
  return [me(), ...Array.from({ length: seats - 1 }, () => more())];
}

/** Sits down: the invitations are told only once, so this browser keeps them. */
export function sitDown(opened: TableOpened): void {
  if (Object.keys(opened.links).length > 0) {
    localStorage.setItem(links(opened.table), JSON.stringify(opened.links));
  }
  navigate(to.table(opened.table));
  scrollTo(0, 0);
}

export async function open(wish: OpenTable): Promise<void> {
  sitDown(await http.openTable(wish));
}

/** The addresses to send to friends, by the id of their seat. */
export function invitations(table: string): Record<string, string> {
  try {
    const stored = JSON.parse(localStorage.getItem(links(table)) ?? "{}");
    return Object.fromEntries(
      Object.entries(stored as Record<string, string>).map(([seat, path]) => [
        seat,
        new URL(path, location.origin).href,
      ]),
    );
  } catch {
    return {};
  }
}
