// How Casting Shadows is told: who cast what on whom, HP from what to what, who fell or changed.
import type { CastingShadowsBoard } from "../../net/protocol";
import type { Beat, Recapped } from "../../table/telling";
import type { Texts } from "../../text/texts";
import type { Sound, Tells } from "../contract";
import { factsIn, laidOpen, weights } from "../tells";
import { moment } from "./moments";

const WEIGHTS = {
  turn: 0.3,
  pays: 0,
  gains: 0.2,
  passes: 0.2,
  "ends-actions": 0,
  rolls: 1,
  rerolls: 0.2,
  converts: 0.3,
  casts: 1.2,
  "aims-at": 0.4,
  aims: 0.4,
  strength: 0,
  hurt: 1,
  missed: 0.8,
  unharmed: 0.8,
  travels: 0.8,
  flees: 0.8,
  collects: 1,
  appears: 0.5,
  emerges: 0.4,
  transforms: 2,
  summons: 0,
  reveals: 1.2,
  bees: 0.8,
  out: 1.5,
  ends: 2,
};

/** Facts that are worth a line of their own, and how much they matter. */
const LINES: Record<string, number> = {
  collects: 1,
  travels: 1,
  transforms: 2,
  missed: 1,
  reveals: 2,
  out: 3,
  "sudden-death": 3,
};

/** What it sounds like; whatever is not here is quiet. */
const SOUNDS: Readonly<Record<string, Sound>> = {
  rolls: "dice",
  gains: "coin",
  converts: "coin",
  heals: "heal",
  travels: "step",
  leaps: "step",
  flees: "step",
  casts: "card",
  uses: "card",
  reveals: "card",
  refreshes: "card",
  sacrifices: "card",
  discards: "card",
  collects: "draw",
  "draws-counterspell": "draw",
  reshuffles: "shuffle",
  protects: "gain",
  absorbs: "gain",
  summons: "gain",
  transforms: "dark",
  ability: "dark",
  hurt: "hurt",
  stag: "hit",
  quills: "hit",
  bees: "hit",
  missed: "miss",
  unharmed: "miss",
  crystals: "hurt",
  "sudden-death": "dark",
  out: "dark",
};

const view = (board: Beat["board"]) => board as unknown as CastingShadowsBoard;

function recap(beats: readonly Beat[], me: string | null, text: Texts): Recapped[] {
  const lines: Recapped[] = [];
  let by: { who: string; spell: string } | null = null; // The attack on its way.
  for (const fact of factsIn(beats)) {
    const { what, things, at } = fact;
    const who = String(things[0]);
    const matters = LINES[what];
    if (what === "casts" || what === "uses") by = { who, spell: String(things[1]) };
    if (what === "turn" || what === "crystals" || what === "sudden-death") by = null;
    const beat = beats[at];
    if (what === "hurt" && beat) lines.push({ ...hurt(beat, who), beat: at });
    else if (matters && who !== me) lines.push({ said: text.event(fact), beat: at, matters });
  }
  return lines;

  function hurt(beat: Beat, whom: string): Pick<Recapped, "said" | "matters"> {
    const hp = (board: Beat["board"]) =>
      view(board).players.find((player) => seatId(player.seat) === whom)?.hp ?? 0;
    const args = { whom: text.seat(whom), before: hp(beat.before), after: hp(beat.board) };
    const you = whom === me;
    if (!by || by.who === whom) {
      return { said: text.say(`board-recap-hp${you ? "-you" : ""}`, args), matters: you ? 3 : 1 };
    }
    const spell = text.thing("spell", by.spell);
    const cast = { ...args, who: text.seat(by.who), spell };
    const said = text.say(`board-recap-hurt${you ? "-you" : ""}`, cast);
    return { said, matters: you ? 3 : 2 };
  }
}

const SEATS = ["amber", "jade", "ivory", "onyx"];
const seatId = (seat: number) => SEATS[seat] ?? "";

export const tells: Tells = {
  weight: weights(WEIGHTS, 0.3),
  card: laidOpen("casts", "uses", "reveals", "collects"),
  sound: ({ what }) => SOUNDS[what] ?? null,
  moment: (told, board, text) => moment(told, view(board), text),
  recap,
};
