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

type Fact = Pick<Told, "what" | "things">;

/** What becomes of a card, and why if that can be said. */
export interface Consequence {
  what: "corrupts" | "breaks" | "offers" | "to-void" | "blesses";
  card: string;
  number?: number;
  why?: "attacked" | "either" | "lost" | "corrupt" | undefined;
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
  /** Who called, "" before the call. */
  caller: string;
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

/** Equal Eyes are one kind of tie; two effects that both win are others (BL-8.9, BL-8.10). */
const TIES: Readonly<Record<string, string>> = { wins: "tie-wins", "always-wins": "tie-always" };

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
  if (outcome === "tie") verdict = { what: TIES[forecast.decided_by] ?? "tie", things: [] };
  else if (winner && what) verdict = { what, things: [winner] };
  const why = (card: string) => {
    if (outcome === "fate") return "either"; // The die has not been rolled.
    return card === target && outcome === "lose" ? "attacked" : "lost";
  };
  return {
    time: "before",
    attacker,
    defender: target,
    sides,
    outcome,
    verdict,
    call: "",
    caller: "",
    roll: 0,
    after: [
      ...forecast.corrupts.map((card): Consequence => ({ what: "corrupts", card, why: why(card) })),
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
  subtracts: "eye-plus",
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
  let [defender, outcome, call, caller, roll] = ["", direct ? "direct" : "", "", "", 0];
  let verdict: Fact | null = null;
  for (const { what, things } of facts.slice(1)) {
    const [card, number] = [String(things[0]), Number(things[1])];
    const side = sides.at(-1);
    if (what === "defends") defender = card;
    else if (what === "counts") sides.push({ card, from: number, steps: [], total: null });
    else if (what === "clash-eye" && side) side.total = number;
    else if (what in KINDS && side && side.total === null) {
      const amount = what === "subtracts" ? -number : number;
      side.steps.push({ source: card, kind: KINDS[what] ?? "", amount, to_turn: 0 });
    } else if (what.startsWith("calls-")) {
      call = what.slice("calls-".length);
      caller = card;
    } else if (what === "rolls") roll = Number(card);
    else if (what === "tie" || what === "no-clash" || Object.values(TIES).includes(what)) {
      outcome = what === "no-clash" ? "none" : "tie";
      verdict = { what, things };
    } else if (WINNERS.has(what)) {
      outcome = card === attacker ? "win" : "lose";
      verdict = { what, things };
    } else {
      const found = consequence(what, things, [attacker, defender], outcome, after);
      if (found) after.push(found);
    }
  }
  const open = board.clash.some((clash) => clash.attacker === attacker && clash.defender !== "");
  const time = open ? "now" : "after";
  const told = { time, attacker, defender, sides, outcome, verdict } as const;
  return { ...told, call, caller, roll, after, offer: null };
}

function consequence(
  what: string,
  things: readonly unknown[],
  fighters: readonly string[],
  outcome: string,
  before: readonly Consequence[],
): Consequence | null {
  const [one, two] = [String(things[0]), things[1]];
  if (what === "offers" || what === "to-void") {
    return fighters.includes(String(two)) ? { what, card: String(two) } : null;
  }
  if (!fighters.includes(one)) return null;
  if (what === "blesses") return { what, card: one, number: Number(two) };
  if (what !== "corrupts" && what !== "breaks") return null;
  // The clash itself corrupts or breaks a card once; whatever comes later has another reason.
  const already = before.some((it) => it.card === one && it.what === "corrupts");
  return { what, card: one, why: already ? undefined : reason(what, one === fighters[1], outcome) };
}

/** Why a clash corrupts or breaks: a winner only if it was attacked (BL-8.6). */
function reason(what: "corrupts" | "breaks", attacked: boolean, outcome: string) {
  const won = outcome === (attacked ? "lose" : "win");
  if (outcome === "" || outcome === "none" || outcome === "direct") return undefined;
  if (what === "breaks") return won ? undefined : "corrupt";
  if (won) return attacked ? "attacked" : undefined;
  return "lost";
}
