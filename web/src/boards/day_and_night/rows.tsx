// The rows of cards: one's own hand, and whatever else is laid open. Beside the valley they lie
// open; under it, on a slim screen, they are a strip that a touch opens over a part of it.
import { useState } from "react";
import type { DayAndNightBoard } from "../../net/protocol";
import type { BoardProps } from "../contract";
import { CardRow } from "./hand";

interface Row {
  /** What row it is, in no language: titles are alike until the texts are there. */
  id: string;
  title: string;
  cards: readonly string[];
  answers(card: string): readonly string[];
}

const none = () => [];

interface Props extends BoardProps {
  board: DayAndNightBoard;
  far: number;
}

/** The own hand, and whatever else is laid open: a book being searched, a hand being robbed. */
export function Cards(props: Props) {
  const { lit, sight } = props;
  const rows = laidOut(props);
  const laid = rows.some((row) => LAID.has(row.id));
  const glows = (row: Row) =>
    row.cards.some((card) => row.answers(card).some((answer) => lit.has(answer)));
  const main =
    rows.find(glows) ??
    rows.find((row) => LAID.has(row.id)) ??
    rows.find((row) => row.id === "own") ??
    rows[0];
  const { open, toggle } = useOpened(props);
  if (!main) return <div className="dn-rows" />;
  return (
    <div className={open ? "dn-rows open" : "dn-rows"}>
      <div className="dn-sheet" data-strip="">
        <button
          type="button"
          className="dn-opens"
          data-opens=""
          aria-expanded={open}
          onClick={toggle}
        >
          <svg viewBox="0 0 24 12" aria-hidden="true">
            <path d={open ? "M4 3l8 6 8-6" : "M4 9l8-6 8 6"} />
          </svg>
          <span>
            {main.title} ({main.cards.length})
          </span>
        </button>
        {rows.map((row) => {
          const brief = row !== main && (laid || (row.id === "other" && !sight.result));
          const { id, ...shown } = row;
          const kind = `${row === main ? "main" : "aside"}${brief ? " brief" : ""}`;
          return <CardRow key={id} {...props} {...shown} kind={kind} open={open} />;
        })}
      </div>
    </div>
  );
}

const LAID = new Set(["stolen", "searched", "robbed"]);

function laidOut({ board, lit, sight, text, far }: Props): Row[] {
  const robbing = [...lit].some((answer) => answer.startsWith("steal "));
  const known = (seat: number) => board.hands[seat] ?? [];
  const whole = known(far).length === board.hand_sizes[far];
  const handOf = (seat: number): Row => ({
    id: `hand-${seat}`,
    title: text.say("board-hand-of", { seat: seat === 0 ? "day" : "night" }),
    cards: known(seat),
    answers: none,
  });
  const stolen: Row = {
    id: "stolen",
    title: text.say("board-stolen"),
    cards: board.stolen,
    answers: () => ["cast_stolen"],
  };
  const searched: Row = {
    id: "searched",
    title: text.say("board-search"),
    cards: board.searched,
    answers: (card) => [`search ${card}`],
  };
  const robbed: Row = {
    id: "robbed",
    title: text.say("board-open-hand"),
    cards: known(far),
    answers: (card) => [`steal ${card}`],
  };
  const other: Row = {
    id: "other",
    title: text.say(whole ? "board-hand-of" : "board-known-hand", {
      seat: far === 0 ? "day" : "night",
    }),
    cards: known(far),
    answers: none,
  };
  const own: Row = {
    id: "own",
    title: text.say("board-your-hand"),
    cards: known(sight.seat),
    answers: (card) => [`cast ${card}`, `discard ${card}`],
  };
  // Whoever has no seat sees no hand until the game is over, and then both.
  const hands = sight.seat < 0 ? [handOf(0), handOf(1)] : robbing ? [robbed, own] : [own, other];
  return [stolen, searched, ...hands].filter((row) => row.cards.length > 0 || row === own);
}

/** Where the cards are a strip: whether it is open. Each question begins anew, so that the valley is
 * free for what comes next; one that cards alone can answer opens it. */
function useOpened({ sight, lit }: Props) {
  const key = `${sight.table} ${sight.seat} ${sight.open_since}`;
  const [chosen, choose] = useState({ key: "", open: false });
  const asksForCards = [...lit].some((answer) =>
    /^(search|steal|discard|cast_stolen)/.test(answer),
  );
  const open = chosen.key === key ? chosen.open : asksForCards;
  return { open, toggle: () => choose({ key, open: !open }) };
}
