// Day & Night at the table: the valley, the hours, two sisters, and the cards in play.
import type { DayAndNightBoard, SeatInfo, Sight } from "../../net/protocol";
import type { Args } from "../../text/texts";
import type { BoardProps } from "../contract";
import { Dial } from "./dial";
import { CardRow } from "./hand";
import { Sister } from "./sister";
import { Valley } from "./valley";
import "./board.css";
import "./cards.css";
import "./luck.css";

export { Zoom } from "./card";
export { tells } from "./tells";

/** What a card of the hand costs, and how many hours are left to pay it. */
export function numbers(board: Sight["board"], answer: string): Args {
  const { costs, hours } = board as unknown as DayAndNightBoard;
  const cost = costs[answer.split(" ")[1] ?? ""];
  return cost === undefined ? {} : { cost, hours };
}

export function Board(props: BoardProps) {
  const { sight, text } = props;
  const board = sight.board as unknown as DayAndNightBoard;
  const after = props.previewed ? (props.previewed as unknown as DayAndNightBoard) : null;
  const near = sight.seat === 1 ? 1 : 0;
  const far = 1 - near;
  const sister = (seat: number) => (
    <Sister
      seat={seat}
      near={seat === near}
      board={board}
      text={text}
      zoom={props.zoom}
      name={player(sight.seats[seat], text)}
    />
  );
  return (
    <div className="dn">
      <Valley {...props} board={board} after={after} />
      {sister(far)}
      <Hours board={board} after={after} text={text} />
      <Cards {...props} board={board} far={far} />
      {sister(near)}
    </div>
  );
}

/** A person by name, a bot by how well it plays. */
function player(seat: SeatInfo | undefined, text: BoardProps["text"]): string {
  const level = `web-level-${seat?.level}`;
  return seat?.who === "bot" && text.has(level) ? text.say(level) : (seat?.name ?? "");
}

interface HoursProps {
  board: DayAndNightBoard;
  after: DayAndNightBoard | null;
  text: BoardProps["text"];
}

function Hours({ board, after, text }: HoursProps) {
  const changed = board.changed.map((seat) => text.seat(seat === 0 ? "day" : "night"));
  const turn = after && after.turn !== board.turn ? null : after; // The next turn has hours of its own.
  return (
    <div className="dn-hours">
      <Dial
        hours={board.hours}
        after={turn?.hours ?? null}
        night={board.active === 1}
        text={text}
      />
      <p>
        {board.turn > 0 && (
          <>
            {text.say("board-turn", { number: board.turn })}
            <strong>{text.seat(board.active === 0 ? "day" : "night")}</strong>
          </>
        )}
        {changed.length > 0 && (
          <small>
            {text.say("board-changed")} {changed.join(", ")}
          </small>
        )}
      </p>
    </div>
  );
}

interface Row {
  /** What row it is, in no language: titles are alike until the texts are there. */
  id: string;
  title: string;
  cards: readonly string[];
  answers(card: string): readonly string[];
}

const none = () => [];

/** The own hand, and whatever else is laid open: a book being searched, a hand being robbed. */
function Cards({ far, ...props }: BoardProps & { board: DayAndNightBoard; far: number }) {
  const { board, lit, sight, text } = props;
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
    title: text.say("board-known-hand"),
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
  const hands =
    sight.seat < 0
      ? [handOf(0), handOf(1)]
      : robbing
        ? [robbed, own]
        : [own, whole ? handOf(far) : other];
  return (
    <div className="dn-rows">
      {[stolen, searched, ...hands]
        .filter((row) => row.cards.length > 0 || row === own)
        .map(({ id, ...row }) => (
          <CardRow key={id} {...props} {...row} />
        ))}
    </div>
  );
}
