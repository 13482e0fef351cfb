// Day & Night at the table: the valley, the hours, two sisters, and the cards in play.
import type { DayAndNightBoard, SeatInfo } from "../../net/protocol";
import type { BoardProps } from "../contract";
import { Dial } from "./dial";
import { CardRow } from "./hand";
import { Sister } from "./sister";
import { Valley } from "./valley";
import "./board.css";
import "./cards.css";

export { Zoom } from "./card";

/** The cards an open question names with a verb. */
function laidOut(lit: ReadonlySet<string>, verb: string): string[] {
  const answers = [...lit].filter((answer) => answer.startsWith(`${verb} `));
  return answers.map((answer) => answer.slice(verb.length + 1));
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

/** The own hand, and whatever else is laid open: a book being searched, a hand being robbed. */
function Cards({ far, ...props }: BoardProps & { board: DayAndNightBoard; far: number }) {
  const { board, lit, sight, text } = props;
  const robbed = laidOut(lit, "steal");
  const known = robbed.length === 0 ? (board.hands[far] ?? []) : [];
  const rows: [string, readonly string[], readonly string[]][] = [
    ["board-stolen", board.stolen, []],
    ["board-search", laidOut(lit, "search"), ["search"]],
    ["board-open-hand", robbed, ["steal"]],
    ["board-known-hand", known, []],
  ];
  if (sight.seat >= 0) {
    const hand = board.hands[sight.seat] ?? [];
    rows.splice(3, 0, ["board-your-hand", hand, ["cast", "discard"]]);
  }
  return (
    <div className="dn-rows">
      {rows
        .filter(([title, cards]) => cards.length > 0 || title === "board-your-hand")
        .map(([title, cards, verbs]) => (
          <CardRow key={title} {...props} cards={cards} title={text.say(title)} verbs={verbs} />
        ))}
    </div>
  );
}
