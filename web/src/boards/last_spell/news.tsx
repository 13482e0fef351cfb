// What happened last, under the battlefield: each act of a monster with its reason (UX-5, UX-8).
import type { Told } from "../../net/protocol";
import type { Props } from "./table";

/** What is worth a line here; steps and turnings are seen on the map, and are in the log. */
const LOUD = new Set([
  "strikes-hero",
  "strikes-structure",
  "strikes-circle",
  "explodes",
  "destroyed",
  "mages",
  "mage-joins",
  "swept-away",
  "doom",
  "cries",
  "wyrm-strikes",
  "wounded",
  "falls",
  "knocked-out",
  "panic",
  "coin",
  "night-over",
  "scenario-won",
  "next-scenario",
  "achieved",
  "not-achieved",
  "dies",
  "hit",
  "missed",
  "absorbed",
]);
const LINES = 5;

export function newsOf(last: readonly Told[]): Told[] {
  const loud = last.filter((told) => LOUD.has(told.what));
  return (loud.length > 0 ? loud : last).slice(-LINES);
}

export function News({ last, text }: Props) {
  return (
    <ul className="ls-news" aria-label={text.say("board-news")}>
      {newsOf(last).map((told, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places.
        <li key={`${told.seq} ${at}`}>{text.event(told)}</li>
      ))}
    </ul>
  );
}
