// How The Last Spell is told: the Monster Phase by coin, wave, movement of each side, blow after
// blow; then what it cost: Hit Points, structures, Mages, flames in the Panic Area.
import type { LastSpellBoard, Told } from "../../net/protocol";
import type { Beat, Recapped } from "../../table/telling";
import type { Texts } from "../../text/texts";
import type { Moment, Sound, Tells } from "../contract";
import { factsIn, weights } from "../tells";
import { ARRIVES, CityStands, Dawn, FALLEN, LastWave, MageLost, SLAIN } from "./art/moments";

const WEIGHTS = {
  "monster-phase": 0.3,
  "heroes-phase": 0,
  panic: 1,
  coin: 1.2,
  reveals: 1.2,
  enters: 0,
  moves: 1.4,
  stays: 0.3,
  turns: 0,
  "strikes-hero": 1,
  "strikes-structure": 0.6,
  "strikes-circle": 1,
  burns: 0,
  destroyed: 0.8,
  wounded: 0.8,
  mages: 1,
  damage: 0,
  rolls: 0.7,
  dice: 0.2,
  hit: 0.5,
  missed: 0.5,
  unharmed: 0.5,
  dies: 0.6,
  "wyrm-strikes": 1.4,
  wyrm: 1,
  hatches: 0.7,
  grows: 1,
  cries: 1,
  explodes: 0.8,
  doom: 1,
  attacks: 0.8,
  aims: 0.6,
  walks: 0.6,
  turn: 0.4,
  flips: 0.2,
  dealt: 0.1,
  "draws-trait": 0.3,
  "draws-perk": 0.3,
  gets: 0.1,
  "night-over": 1.2,
  "scenario-won": 1.5,
  falls: 1.2,
  "knocked-out": 1,
  ends: 1,
};

export const SOUNDS: Readonly<Record<string, Sound>> = {
  rolls: "dice",
  rerolls: "dice",
  coin: "coin",
  hit: "hit",
  explodes: "hit",
  destroyed: "hit",
  broken: "hit",
  "wyrm-strikes": "hit",
  missed: "miss",
  unharmed: "miss",
  absorbed: "miss",
  wounded: "hurt",
  burns: "hurt",
  "strikes-circle": "hurt",
  heals: "heal",
  saved: "heal",
  drinks: "heal",
  mana: "heal",
  freed: "heal",
  reveals: "wave",
  builds: "build",
  "upgrades-wall": "build",
  repairs: "build",
  buys: "coin",
  sells: "coin",
  recruits: "coin",
  earns: "gain",
  scavenges: "gain",
  upgrades: "gain",
  "takes-hero": "card",
  "keeps-trait": "card",
  "keeps-perk": "card",
  mission: "card",
  "uses-item": "card",
  "uses-perk": "card",
  "uses-trait": "card",
  directs: "draw",
  looks: "draw",
  wyrm: "draw",
  walks: "step",
  jumps: "step",
  climbs: "step",
  descends: "step",
  travels: "step",
  dawn: "bright",
  achieved: "bright",
  levels: "bright",
  "mage-joins": "bright",
  reads: "bright",
  "draws-mana": "bright",
  "not-achieved": "dark",
  mages: "dark",
  cries: "dark",
  grows: "dark",
  hatches: "dark",
  traps: "dark",
  doom: "dark",
  "knocked-out": "dark",
};

const view = (board: Beat["board"]) => board as unknown as LastSpellBoard;
const life = (board: LastSpellBoard, hero: string) => {
  const found = board.heroes.find((it) => it.hero === hero);
  return found ? Math.max(0, found.hp - found.wounds) : 0;
};

/** What the monsters did, in figures, from before their phase until after it. */
function recap(beats: readonly Beat[], me: string | null, text: Texts): Recapped[] {
  const [first, last] = [beats[0], beats.at(-1)];
  if (!first || !last || !beats.some(byMonsters)) return [];
  const [before, after] = [view(first.before), view(last.board)];
  const facts = factsIn(beats);
  const lines: Recapped[] = [];
  const line = (what: string, said: string, matters: number) => {
    const told = facts.findLast((it) => it.what === what);
    lines.push({ said, beat: told?.at ?? beats.length - 1, matters });
  };
  for (const { hero, seat } of before.heroes) {
    const [was, is] = [life(before, hero), life(after, hero)];
    if (is >= was) continue;
    const struck = facts.findLast(({ what, things }) => what === "wounded" && things[0] === hero);
    const args = { hero: text.thing("hero", hero), before: was, after: is };
    const said = text.say("board-recap-hp", args);
    const own = me !== null && seat === SEATS.indexOf(me);
    lines.push({ said, beat: struck?.at ?? 0, matters: own ? 3 : 2 });
  }
  for (const told of facts) {
    if (LINES.has(told.what)) lines.push({ said: text.event(told), beat: told.at, matters: 2 });
  }
  const numbers = (was: number, is: number) => ({ before: was, after: is });
  if (after.mages < before.mages) {
    line("mages", text.say("board-recap-mages", numbers(before.mages, after.mages)), 3);
  }
  if (after.panic < before.panic) {
    line("panic", text.say("board-recap-panic", numbers(before.panic, after.panic)), 2);
  }
  const count = facts.filter(({ what }) => what === "enters" || what === "hatches").length;
  if (count > 0) line("reveals", text.say("board-recap-enter", { count }), 1);
  return lines;
}

const SEATS = ["first", "second", "third", "fourth"];
const LINES = new Set(["destroyed", "falls", "knocked-out", "wyrm-strikes", "doom", "cries"]);
const MONSTERS = new Set(["coin", "strikes-hero", "strikes-structure", "strikes-circle", "panic"]);
const byMonsters = ({ told }: Beat) => told.some(({ what }) => MONSTERS.has(what));

/** A wave, or those who come from one side, in one sentence instead of thirty. */
function says(facts: readonly Told[], text: Texts): string | null {
  const monsters = (what: string) =>
    new Set(facts.filter((it) => it.what === what).map((it) => it.things[0])).size;
  const wave = facts.find(({ what }) => what === "reveals");
  if (wave) {
    const args = { slot: Number(wave.things[0]), count: monsters("enters") };
    return text.say("board-told-wave", args);
  }
  return monsters("moves") > 1 ? text.say("board-told-moves", { count: monsters("moves") }) : null;
}

const dark = (said: string, Picture: Moment["Picture"], sound: Sound = "dark"): Moment => ({
  said,
  Picture,
  sound,
  look: "ls-moment-dark",
});
const bright = (said: string, Picture: Moment["Picture"]): Moment => ({
  said,
  Picture,
  sound: "bright",
  look: "ls-moment-bright",
});

/** Cetusia comes up anew in every phase: the first of them is an arrival. */
const FIRST_RISE = 2;

/** A boss comes or dies, the last wave, a Mage lost, a hero who falls, the end of a night or of a siege.
 * The end of the game is told by the shell. */
function moment({ what, things }: Told, board: Beat["board"], text: Texts): Moment | null {
  const name = `${things[0]}`;
  const { phase, slots } = view(board);
  const arrives = what === "enters" && ARRIVES[name];
  if (arrives && (name !== "ZH" || phase === FIRST_RISE)) {
    return dark(text.say(`board-moment-boss-${name}`), arrives);
  }
  const slain = what === "dies" && SLAIN[name];
  if (slain) return bright(text.say(`board-moment-slain-${name}`), slain);
  const falls = what === "falls" && FALLEN[name];
  if (falls) return dark(text.say("board-moment-falls", { hero: text.thing("hero", name) }), falls);
  switch (what) {
    case "reveals":
      if (Object.keys(slots).length > 0) return null;
      return dark(text.say("board-moment-last-wave"), LastWave, "wave");
    case "mages":
      return dark(text.say("board-moment-mages", { count: Number(name) }), MageLost);
    case "night-over":
      return bright(text.say("board-moment-night", { number: Number(name) }), Dawn);
    case "scenario-won":
      return bright(text.say("board-moment-city"), CityStands);
    default:
      return null;
  }
}

const weigh = weights(WEIGHTS, 0.5);
const BOSS_COMES = 1.5; // All others come with their wave.

export const tells: Tells = {
  weight: (told) =>
    told.what === "enters" && `${told.things[0]}` in ARRIVES ? BOSS_COMES : weigh(told),
  recap,
  says,
  sound: ({ what }) => SOUNDS[what] ?? null,
  moment,
  begins: ["dawn", "monster-phase"],
};
