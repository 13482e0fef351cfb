// What the end of a game means to whoever looks, and who came in which place.
import type { SeatInfo } from "../net/protocol";

/** Seats by score, the best first; equal scores share a place. */
export function ranking(scores: readonly number[]) {
  const sorted = scores
    .map((score, at) => ({ at, score }))
    .sort((a, b) => (scores.length > 2 ? b.score - a.score : 0) || a.at - b.at);
  return sorted.map((it) => ({ ...it, place: 1 + scores.filter((one) => one > it.score).length }));
}

/** Who sat there, and whether all win or all lose. */
interface Those {
  seats: readonly SeatInfo[];
  together: boolean;
}

/** The text that says it: to one seat, several at one screen, or none. */
export function verdict({ seats, together }: Those, scores: readonly number[]): string {
  const held = seats.filter((seat) => seat.yours);
  const own = held.map((seat) => scores[seat.seat] ?? 0);
  const all = (score: number) => scores.every((one) => one === score);
  const only = own.length === 1 ? own[0] : undefined;
  // Who plays alone wins or loses alone, against the game.
  if (scores.length === 1 && only !== undefined) return only === 1 ? "web-you-won" : "web-you-lost";
  if (together && held.length > 0) {
    return all(1) ? "web-we-won" : all(0) ? "web-we-lost" : "web-game-over";
  }
  if (only === undefined) return all(0.5) ? "web-drawn" : "web-game-over";
  if (only === 1)
    return scores.filter((one) => one === 1).length > 1 ? "web-shared" : "web-you-won";
  if (all(only)) return "web-drawn";
  return only === Math.max(...scores) ? "web-shared" : "web-you-lost";
}

/** The text of the button that begins another game: where everybody sits then. */
export function rematchOf({ seats, together }: Those): string {
  if (seats.length === 1) return "web-again-alone";
  if (together) return "web-again-together";
  return seats.length === 2 ? "web-rematch" : "web-rematch-round";
}
