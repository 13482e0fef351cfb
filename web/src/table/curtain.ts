// Whose eyes look at the table. Several seats at one screen: nobody's hand shows until its owner
// says so, and until then only what everybody may see is fetched (UX-23).
import type { SeatInfo, Sight } from "../net/protocol";

export interface Look {
  /** The seat to look from; -1: as a spectator. */
  seat: number;
  /** Who has to confirm before their hand is shown. */
  behind: SeatInfo | null;
}

/** The seats I play myself. */
export const mine = (sight: Sight) =>
  sight.seats.filter((seat) => seat.yours && seat.who === "person");

/** The seat of mine that is asked now. */
export function asked(sight: Sight): SeatInfo | undefined {
  return mine(sight).find((seat) => seat.id === sight.asked?.seat);
}

/** Whether I can answer now: as one seat, or as one of a table that answers together. */
export function myTurn(sight: Sight): boolean {
  const everybody = sight.asked?.seat === "table" && mine(sight).length > 0;
  return sight.result === null && (everybody || asked(sight) !== undefined);
}

/** From where to look, given which seat was confirmed last at this screen. */
export function lookFrom(sight: Sight, confirmed: number | null): Look {
  const held = sight.seats.filter((seat) => seat.yours);
  const played = mine(sight);
  const first = (played[0] ?? held[0])?.seat ?? -1;
  const before = played.find((seat) => seat.seat === confirmed);
  const next = asked(sight);
  if (played.length < 2 || sight.result !== null) return { seat: first, behind: null };
  // Who plays together at one screen has no secrets from each other: no curtain.
  if (sight.together) return { seat: next?.seat ?? before?.seat ?? first, behind: null };
  if (next && next.seat !== confirmed) return { seat: -1, behind: next };
  // A question to all of them is answered by whoever sits there, or else by the first to confirm.
  if (!before && sight.asked?.seat === "table") return { seat: -1, behind: played[0] ?? null };
  return { seat: before?.seat ?? -1, behind: null };
}

const key = (table: string) => `gloaming.curtain.${table}`;

/** What was confirmed in this tab; a reload does not forget it, a new tab does. */
export function confirmedAt(table: string): number | null {
  const stored = sessionStorage.getItem(key(table));
  return stored === null ? null : Number(stored);
}

export function confirm(table: string, seat: number): void {
  sessionStorage.setItem(key(table), String(seat));
}
