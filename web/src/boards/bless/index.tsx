// Bless at the table: two fields that face each other, what happens between them, and the hand.
import { useEffect, useMemo, useState } from "react";
import type { BlessBoard } from "../../net/protocol";
import words from "../../net/words.json";
import type { BoardProps } from "../contract";
import { Curse } from "./curse";
import { Ground } from "./ground";
import { Sign } from "./marks";
import { Middle } from "./middle";
import { type Play, targetsOf } from "./play";
import { Player } from "./player";
import { Prayers } from "./prayers";
import { Side } from "./side";
import { Piles, Turn } from "./standing";
import "./board.css";
import "./cards.css";
import "./clash.css";
import "./field.css";
import "./hand.css";
import "./picture.css";
import "./standing.css";
import "./luck.css";
import "./strip.css";
import "./lying.css";

export { Zoom } from "./face";
export { Likeness } from "./likeness";
export { tells } from "./tells";

/** A card without an effect has its curse to be read. */
export const isCard = (name: string) => name in words.bless.printed;

export function Board(props: BoardProps) {
  const { sight, lit, last, say } = props;
  const board = sight.board as unknown as BlessBoard;
  const [chosen, aim] = useState("");
  const [facing, face] = useState("");
  const [struck, setStruck] = useState<string | null>(null);
  const asked = lit.has("direct") || [...lit].some((answer) => answer.startsWith("target "));
  const attacker = asked ? (board.clash.at(-1)?.attacker ?? "") : "";
  const aimed = attacker || (lit.has(`attack ${chosen}`) ? chosen : "");
  const targets = useMemo(() => targetsOf(board, aimed, lit), [board, aimed, lit]);
  const touched = useMemo(() => new Set(last.flatMap(({ things }) => things.map(String))), [last]);
  const near = sight.seat === 1 ? 1 : 0;
  const far = 1 - near;

  const answerTo = (target: string) => (target ? `target ${target}` : "direct");
  const strike = (target: string) => {
    if (asked) {
      say(answerTo(target));
      return;
    }
    setStruck(target);
    say(`attack ${aimed}`);
  };
  // An attack is two answers; whoever has pointed at the target already is not asked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is answered once.
  useEffect(() => {
    if (struck === null || lit.size === 0) return;
    if (lit.has(answerTo(struck))) say(answerTo(struck));
    if (!lit.has(`attack ${chosen}`)) {
      setStruck(null);
      aim("");
    }
  }, [sight.seq, lit]);

  const play: Play = {
    ...props,
    board,
    after: props.previewed ? (props.previewed as unknown as BlessBoard) : null,
    near,
    touched,
    aimed,
    aim,
    facing,
    face,
    targets,
    strike,
  };
  return (
    <div className={sight.seat < 0 ? "bl bl-board watched" : "bl bl-board"}>
      {!props.settings.textOnly && <Ground />}
      <div className="bl-rail">
        <Player play={play} seat={far} />
        <Turn play={play} />
        <Piles play={play} />
        <Player play={play} seat={near} />
      </div>
      <div className="bl-field" data-board>
        <Prayers play={play} seat={far} />
        <Curses play={play} seat={far} />
        <Middle play={play} />
        <Curses play={play} seat={near} />
        <Prayers play={play} seat={near} />
      </div>
      <Side play={play} />
    </div>
  );
}

/** Whoever has no more Curses than these keeps them all (BL-9.1). */
const PLACES = [1, 2, 3, 4];

/** The row of fighters of one side. */
function Curses({ play, seat }: { play: Play; seat: number }) {
  const { board, text, near } = play;
  const curses = board.curses[seat] ?? [];
  const side = seat === near ? "near" : "far";
  const id = seat === 0 ? "sun" : "moon";
  const direct = seat !== near && play.targets.has("");
  const many = curses.length + (direct ? 1 : 0);
  return (
    <section
      className={`bl-curses ${side} ${many > 4 ? "five" : ""}`}
      aria-label={text.say("board-curses", { seat: id })}
    >
      {curses.map((curse) => (
        <Curse key={curse.card} play={play} curse={curse} />
      ))}
      {(direct ? [] : PLACES.slice(many)).map((place) => (
        <span key={place} className="bl-empty" aria-hidden="true" />
      ))}
      {curses.length === 0 && !direct && (
        <p className="bl-none">{text.say("board-no-curses", { seat: id })}</p>
      )}
      {direct && <Direct play={play} alone={curses.length === 0} />}
    </section>
  );
}

/** Where nobody stands in the way, the player can be attacked. */
function Direct({ play, alone }: { play: Play; alone: boolean }) {
  const { text, targets, strike } = play;
  const forecast = targets.get("");
  return (
    <button
      type="button"
      className={alone ? "bl-direct lit alone" : "bl-direct lit"}
      data-target
      onClick={() => strike("")}
    >
      <Sign name="sword" />
      {text.say("option-direct")}
      {forecast && <b>{text.say("board-gain", { number: forecast.karma })}</b>}
    </button>
  );
}
