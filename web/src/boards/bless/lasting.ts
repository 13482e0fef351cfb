// What effects have given for a while: to whom, by which card, and until when (BL-13.10).
import type { BlessBoard, BlessLastingSeen, BlessModifierSeen } from "../../net/protocol";
import type { Texts } from "../../text/texts";

/** Kinds whose amounts stand among the modifiers of a Curse as soon as they hold. */
const NUMBERS = new Set(["eye-plus", "eye-is", "eye-always", "original-eye", "karma-plus"]);

/** What a kind is called that is no number. */
const CALLED: Readonly<Record<string, string>> = {
  barrier: "ability-barrier",
  "cannot-attack": "board-cannot-attack",
  "cannot-be-attacked": "board-cannot-be-attacked",
  "not-by-light": "board-not-by-light",
  "not-by-shadow": "board-not-by-shadow",
  "sole-target": "board-sole-target",
  "weak-to-light": "board-weak-to-light",
  "weak-to-shadow": "board-weak-to-shadow",
};

/** "this turn", "next turn", "until the end of the next turn". */
function during(from: number, to: number, turn: number, text: Texts): string {
  if (to <= turn) return text.say("board-lasts-turn");
  return text.say(from > turn ? "board-lasts-next" : "board-lasts-through");
}

function change({ kind, amount }: Pick<BlessModifierSeen, "kind" | "amount">, text: Texts): string {
  const value = text.say(kind === "karma-plus" ? "value-karma" : "value-eye");
  if (kind === "eye-always") return `${value}: ${text.say("board-always", { number: amount })}`;
  if (kind === "original-eye") return text.say("board-original-eye", { number: amount });
  if (kind === "eye-is") return `${value} = ${amount}`;
  return `${amount < 0 ? "−" : "+"}${Math.abs(amount)} ${value}`;
}

/** All that one source does to a card, in one line: "+1 Eye, +1 Karma · Wandering Constellation". */
export function bySource(modifiers: readonly BlessModifierSeen[], turn: number, text: Texts) {
  const ends = [...new Set(modifiers.map((it) => `${it.source} ${it.to_turn}`))];
  return ends.map((end) => {
    const mine = modifiers.filter((it) => `${it.source} ${it.to_turn}` === end);
    const { source, to_turn } = mine[0] as BlessModifierSeen;
    const said = `${mine.map((it) => change(it, text)).join(", ")} · ${text.thing("card", source)}`;
    return to_turn > 0 ? `${said}, ${during(0, to_turn, turn, text)}` : said;
  });
}

function line(it: BlessLastingSeen, turn: number, text: Texts): string {
  const what =
    it.kind === "form-is"
      ? text.say(`form-${it.form}`)
      : NUMBERS.has(it.kind)
        ? change(it, text)
        : text.say(CALLED[it.kind] ?? it.kind);
  // What holds because of its own Barrier is told so.
  const barrier = it.source === it.target && it.kind === "cannot-be-attacked";
  const by = barrier ? text.say("ability-barrier") : text.thing("card", it.source);
  return `${what} · ${by}, ${during(it.from_turn, it.to_turn, turn, text)}`;
}

/** What stands on a Curse beside its values: what holds as long as a card does, then what lasts. */
export function standing(
  { lasting, turn }: BlessBoard,
  curse: { card: string; restrictions: readonly string[] },
  text: Texts,
): string[] {
  const mine = lasting.filter((it) => it.target === curse.card && it.kind !== "silent");
  const kinds = new Set(mine.filter((it) => it.from_turn <= turn).map((it) => it.kind));
  const printed = curse.restrictions.filter((kind) => !kinds.has(kind));
  const counted = ({ kind, from_turn }: BlessLastingSeen) => NUMBERS.has(kind) && from_turn <= turn;
  const lines = mine.filter((it) => !counted(it)).map((it) => line(it, turn, text));
  return [...new Set([...printed.map((kind) => text.say(CALLED[kind] ?? kind)), ...lines])];
}

/** What a player's cards have together for a while. */
export function grouped({ lasting, turn }: BlessBoard, seat: number, text: Texts): string[] {
  const mine = lasting.filter((it) => it.seat === seat && !it.target && NUMBERS.has(it.kind));
  return [...new Set(mine.map((it) => line(it, turn, text)))];
}
