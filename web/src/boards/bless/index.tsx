// Bless at the table: two fields that face each other, what happens between them, and the hand.
import { useEffect, useMemo, useState } from "react";
import type { BlessBoard } from "../../net/protocol";
import words from "../../net/words.json";
import type { BoardProps } from "../contract";
import { Curse } from "./curse";
import { Hand, LaidOpen } from "./hand";
import { Sign } from "./marks";
import { Middle } from "./middle";
import { type Play, targetsOf } from "./play";
import { Player } from "./player";
import { Prayers } from "./prayers";
import { Names, Strip } from "./strip";
import "./board.css";
import "./cards.css";
import "./clash.css";
import "./luck.css";

export { Zoom } from "./face";
export { tells } from "./tells";

/** A card without an effect has its curse to be read. */
export const isCard = (name: string) => name in words.bless.printed;

export function Board(props: BoardProps) {
  const { sight, text, lit, last, say } = props;
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
  const known = sight.seat >= 0 || sight.result ? (board.hands[far] ?? []) : [];
  return (
    <div className="bl bl-board">
      <div className="bl-side">
        <Strip play={play} />
        <div className="bl-players">
          <Player play={play} seat={near} />
          <Player play={play} seat={far} />
        </div>
        {known.length > 0 && (
          <div className="bl-known">
            <p>{text.say("board-known-hand")}</p>
            <Names cards={known} text={text} zoom={props.zoom} />
          </div>
        )}
        <LaidOpen play={play} />
        <Hand play={play} />
      </div>
      <div className="bl-field">
        <Prayers play={play} seat={far} />
        <Curses play={play} seat={far} />
        <Middle play={play} />
        <Curses play={play} seat={near} />
        <Prayers play={play} seat={near} />
      </div>
    </div>
  );
}

/** The row of fighters of one side. */
function Curses({ play, seat }: { play: Play; seat: number }) {
  const { board, text, near } = play;
  const curses = board.curses[seat] ?? [];
  const side = seat === near ? "near" : "far";
  const id = seat === 0 ? "sun" : "moon";
  const direct = seat !== near && play.targets.has("");
  return (
    <section className={`bl-curses ${side}`} aria-label={text.say("board-curses", { seat: id })}>
      {curses.map((curse) => (
        <Curse key={curse.card} play={play} curse={curse} />
      ))}
      {curses.length === 0 && !direct && (
        <p className="bl-none">{text.say("board-no-curses", { seat: id })}</p>
      )}
      {direct && <Direct play={play} />}
    </section>
  );
}

/** Where nobody stands in the way, the player can be attacked. */
function Direct({ play }: { play: Play }) {
  const { text, targets, strike } = play;
  const forecast = targets.get("");
  return (
    <button type="button" className="bl-direct lit" data-target onClick={() => strike("")}>
      <Sign name="sword" />
      {text.say("option-direct")}
      {forecast && <b>{text.say("board-gain", { number: forecast.karma })}</b>}
    </button>
  );
}
