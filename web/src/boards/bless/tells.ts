// How Bless is told: attacks on my curses and how they ended, Victory Points from what to what; and
// what it sounds like.
import type { BlessBoard } from "../../net/protocol";
import type { Beat, Recapped } from "../../table/telling";
import type { Texts } from "../../text/texts";
import type { Sound, Tells } from "../contract";
import { factsIn, laidOpen, weights } from "../tells";
import { moment } from "./moments";

const WEIGHTS = {
  turn: 0,
  "turn-ends": 0,
  "stasis-ends": 0,
  shuffles: 0.3,
  "puts-aside": 0.15,
  mulligan: 0.3,
  draws: 0.25,
  looks: 0.3,
  "lays-curse": 1.2,
  "lays-prayer": 1.2,
  "plays-curse": 1.2,
  "plays-prayer": 1.2,
  attacks: 1.2,
  "attacks-directly": 1.2,
  defends: 0,
  counts: 1.5,
  rolls: 1.2,
  corrupts: 0.8,
  breaks: 0.8,
  blesses: 1,
  offers: 1,
  uses: 0.5,
  "final-turns": 1.3, // More than the blessing that brought them about.
  effect: 0.6,
  ends: 1,
};

/** What is heard; of a clash its end, of luck the cards and the die. */
export const SOUNDS: Readonly<Record<string, Sound>> = {
  shuffles: "shuffle",
  reshuffles: "shuffle",
  draws: "draw",
  takes: "draw",
  "takes-hidden": "draw",
  "lays-curse": "card",
  "lays-prayer": "card",
  "plays-curse": "card",
  "plays-prayer": "card",
  discards: "card",
  drops: "card",
  converts: "card",
  releases: "step",
  attacks: "step",
  "attacks-directly": "hit",
  rolls: "dice",
  "eye-wins": "hit",
  wins: "hit",
  "always-wins": "hit",
  "ties-win": "hit",
  "fate-wins": "hit",
  tie: "hit",
  "tie-wins": "hit",
  "tie-always": "hit",
  "no-clash": "miss",
  silences: "miss",
  breaks: "hurt",
  corrupts: "dark",
  controls: "dark",
  purifies: "heal",
  blesses: "bright",
  offers: "build",
  points: "coin",
  "gains-action": "gain",
  "final-turns": "wave",
  "final-turn": "wave",
};

/** Facts that are worth a line of their own, and how much they matter. */
const LINES: Record<string, number> = {
  "lays-curse": 1,
  "lays-prayer": 1,
  "plays-curse": 1,
  "plays-prayer": 1,
  invokes: 1,
  "attacks-directly": 2,
  offers: 2,
  "final-turns": 2,
};
/** What can befall a card of mine. */
const TO_MINE = ["corrupts", "breaks", "silences", "cannot-attack", "weakens", "controls", "fixes"];
const DECIDES = /^(eye-wins|wins|always-wins|ties-win|fate-wins|tie|tie-wins|tie-always|no-clash)$/;
const SEATS = ["sun", "moon"];

const view = (board: Beat["board"]) => board as unknown as BlessBoard;

function recap(beats: readonly Beat[], me: string | null, text: Texts): Recapped[] {
  const lines: Recapped[] = [];
  const mine = SEATS.indexOf(me ?? "");
  const facts = factsIn(beats);
  facts.forEach((fact, place) => {
    const { what, things, at } = fact;
    const matters = LINES[what];
    if (what === "attacks" && things[0] !== me) lines.push(attack(place));
    else if (matters && things[0] !== me) lines.push({ said: text.event(fact), beat: at, matters });
    else if (TO_MINE.includes(what) && lies(beats[at], mine, String(things.at(-1)), things)) {
      lines.push({ said: text.event(fact), beat: at, matters: 3 });
    }
  });
  SEATS.forEach((seat, number) => {
    const point = facts.findLast(({ what, things }) => what === "points" && things[0] === seat);
    const [first] = beats;
    if (!point || !first) return;
    const before = view(first.before).points[number] ?? 0;
    const after = view(beats.at(-1)?.board ?? first.board).points[number] ?? 0;
    if (before === after) return;
    const said = text.say("board-recap-points", { who: text.seat(seat), before, after });
    lines.push({ said, beat: point.at, matters: 2 });
  });
  return lines;

  /** An attack, what it was on and how it ended, in one line. */
  function attack(place: number): Recapped {
    const later = facts.slice(place);
    const next = later.findIndex(({ what }, far) => far > 0 && what.startsWith("attacks"));
    const clash = next < 0 ? later : later.slice(0, next);
    const target = clash.find(({ what }) => what === "defends");
    const decided = clash.find(({ what }) => DECIDES.test(what));
    const said = [clash[0], target, decided].flatMap((it) => (it ? [text.event(it)] : []));
    const beat = (decided ?? clash[0])?.at ?? 0;
    const onMe = target && lies(beats[target.at], mine, String(target.things[0]), []);
    return { said: said.join(" "), beat, matters: onMe ? 3 : 2 };
  }
}

/** Whether a card lay before a seat when this happened. */
function lies(beat: Beat | undefined, seat: number, card: string, things: readonly unknown[]) {
  if (!beat || seat < 0) return false;
  const names = [card, ...things.map(String)];
  const { curses, prayers } = view(beat.before);
  return [...(curses[seat] ?? []), ...(prayers[seat] ?? [])].some((it) => names.includes(it.card));
}

export const tells: Tells = {
  weight: weights(WEIGHTS, 0.5),
  card: laidOpen("lays-curse", "lays-prayer", "plays-curse", "plays-prayer", "invokes", "attacks"),
  sound: ({ what }) => SOUNDS[what] ?? null,
  moment,
  recap,
};
