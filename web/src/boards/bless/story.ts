// A clash told step by step: from a forecast before the attack, or from the log afterwards.
import type { BlessBoard, BlessForecastSeen, BlessModifierSeen, Told } from "../../net/protocol";
import words from "../../net/words.json";

export interface Printed {
  form: string;
  eye: string;
  karma: string;
  type: string;
}

export const PRINTED = words.bless.printed as Readonly<Record<string, Printed>>;

/** How the Eye of one card comes about: what it starts from, what changes it, what it is. */
export interface Reckoning {
  card: string;
  from: number;
  steps: readonly BlessModifierSeen[];
  total: number | null;
}

export type Fact = Pick<Told, "what" | "things">;

/** What becomes of a card, and why if that can be said. */
export interface Consequence {
  what: "corrupts" | "breaks" | "offers" | "to-void" | "blesses";
  card: string;
  number?: number;
  why?: "attacked" | "lost" | "corrupt" | undefined;
}

export interface Story {
  /** Before it is begun, while it goes on, or afterwards. */
  time: "before" | "now" | "after";
  attacker: string;
  /** "" for a direct attack. */
  defender: string;
  sides: readonly Reckoning[];
  /** For the attacker: "win", "lose", "tie", "fate", "direct", "none"; "" while it is open. */
  outcome: string;
  verdict: Fact | null;
  call: string;
  roll: number;
  after: readonly Consequence[];
  /** A broken Curse could be offered, for so many points; null if not. */
  offer: number | null;
}

const VERDICTS: Readonly<Record<string, string>> = {
  eye: "eye-wins",
  wins: "wins",
  "always-wins": "always-wins",
  "ties-win": "ties-win",
  fate: "fate-wins",
};

export function foretold(forecast: BlessForecastSeen): Story {
  const { attacker, target, outcome } = forecast;
  const sides = forecast.eyes.map((total, at) => ({
    card: at === 0 ? attacker : target,
    from: Number(PRINTED[at === 0 ? attacker : target]?.eye ?? 0),
    steps: forecast.modifiers[at] ?? [],
    total,
  }));
  const winner = outcome === "win" ? attacker : outcome === "lose" ? target : "";
  const what = VERDICTS[forecast.decided_by];
  let verdict: Fact | null = null;
  if (outcome === "tie") verdict = { what: "tie", things: [] };
  else if (winner && what) verdict = { what, things: [winner] };
  const why = (card: string) => (card === target && outcome === "lose" ? "attacked" : "lost");
  return {
    time: "before",
    attacker,
    defender: target,
    sides,
    outcome,
    verdict,
    call: "",
    roll: 0,
    after: [
      ...forecast.corrupts.map((card): Consequence => {
        const sure = outcome === "fate" ? "attacked" : why(card);
        return { what: "corrupts", card, why: sure };
      }),
      ...forecast.breaks.map((card): Consequence => ({ what: "breaks", card, why: "corrupt" })),
    ],
    offer: forecast.offer || outcome === "direct" ? forecast.karma : null,
  };
}

/** Facts after which a clash is over, whatever else happens. */
const CLOSING = new Set([
  "turn-ends",
  "turn",
  "lays-curse",
  "lays-prayer",
  "invokes",
  "releases",
  "attacks",
  "attacks-directly",
]);
const WINNERS = new Set(Object.values(VERDICTS));
const KINDS: Readonly<Record<string, string>> = {
  sets: "eye-is",
  adds: "eye-plus",
  rivalry: "rivalry",
  fixes: "eye-always",
};

/** The last clash in a log; none if another turn than the last two has seen it. */
export function lastClash(log: readonly Told[], board: BlessBoard): Story | null {
  let begin = -1;
  let turns = 0;
  for (let at = log.length - 1; at >= 0 && turns < 2; at -= 1) {
    const what = log[at]?.what;
    if (what === "turn") turns += 1;
    if (what === "attacks" || what === "attacks-directly") {
      begin = at;
      break;
    }
  }
  if (begin < 0) return null;
  const tail = log.slice(begin + 1);
  const end = tail.findIndex((told) => CLOSING.has(told.what));
  return retold([...log.slice(begin, begin + 1), ...(end < 0 ? tail : tail.slice(0, end))], board);
}

function retold(facts: readonly Told[], board: BlessBoard): Story {
  const first = facts[0];
  const attacker = String(first?.things[1] ?? "");
  const direct = first?.what === "attacks-directly";
  const sides: { card: string; from: number; steps: BlessModifierSeen[]; total: number | null }[] =
    [];
  const after: Consequence[] = [];
  let [defender, outcome, call, roll] = ["", direct ? "direct" : "", "", 0];
  let verdict: Fact | null = null;
  for (const { what, things } of facts.slice(1)) {
    const [card, number] = [String(things[0]), Number(things[1])];
    const side = sides.at(-1);
    if (what === "defends") defender = card;
    else if (what === "counts") sides.push({ card, from: number, steps: [], total: null });
    else if (what === "clash-eye" && side) side.total = number;
    else if (what in KINDS && side && side.total === null) {
      side.steps.push({ source: card, kind: KINDS[what] ?? "", amount: number });
    } else if (what.startsWith("calls-")) call = what.slice("calls-".length);
    else if (what === "rolls") roll = Number(card);
    else if (what === "tie" || what === "no-clash") {
      outcome = what === "tie" ? "tie" : "none";
      verdict = { what, things };
    } else if (WINNERS.has(what)) {
      outcome = card === attacker ? "win" : "lose";
      verdict = { what, things };
    } else {
      const found = consequence(what, things, [attacker, defender], outcome);
      if (found) after.push(found);
    }
  }
  const open = board.clash.some((clash) => clash.attacker === attacker && clash.defender !== "");
  const time = open ? "now" : "after";
  return { time, attacker, defender, sides, outcome, verdict, call, roll, after, offer: null };
}

function consequence(
  what: string,
  things: readonly unknown[],
  fighters: readonly string[],
  outcome: string,
): Consequence | null {
  const [one, two] = [String(things[0]), things[1]];
  if (what === "offers" || what === "to-void") {
    return fighters.includes(String(two)) ? { what, card: String(two) } : null;
  }
  if (!fighters.includes(one)) return null;
  if (what === "blesses") return { what, card: one, number: Number(two) };
  if (what === "breaks") return { what, card: one, why: "corrupt" };
  if (what !== "corrupts") return null;
  return { what, card: one, why: one === fighters[1] && outcome === "lose" ? "attacked" : "lost" };
}
