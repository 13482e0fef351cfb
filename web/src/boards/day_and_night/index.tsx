// Day & Night at the table: the valley, the hours, two sisters, and the cards in play.
import { useRef } from "react";
import type { DayAndNightBoard, SeatInfo, Sight } from "../../net/protocol";
import type { Args } from "../../text/texts";
import type { BoardProps } from "../contract";
import { Cards } from "./rows";
import { Sister } from "./sister";
import { FaceOf } from "./tile";
import { useLying } from "./useLying";
import { Valley } from "./valley";
import "./board.css";
import "./cards.css";
import "./emblem.css";
import "./strip.css";
import "./valley.css";
import "./luck.css";

export { Zoom } from "./card";
export { Likeness } from "./likeness";
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
  const place = useRef<HTMLDivElement>(null);
  const lying = useLying(place);
  return (
    <div className="dn" ref={place}>
      <Valley {...props} board={board} after={after} lying={lying} />
      <Cards {...props} board={board} far={far} />
      <div className="dn-sisters">
        {sister(far)}
        <Turn board={board} text={text} />
        {sister(near)}
      </div>
    </div>
  );
}

/** A person by name, a bot by how well it plays. */
function player(seat: SeatInfo | undefined, text: BoardProps["text"]): string {
  const level = `web-level-${seat?.level}`;
  return seat?.who === "bot" && text.has(level) ? text.say(level) : (seat?.name ?? "");
}

/** Which turn it is, and what colours were changed in it: some spells ask for that. */
function Turn({ board, text }: { board: DayAndNightBoard; text: BoardProps["text"] }) {
  return (
    <div className="dn-hours">
      {board.turn > 0 && <p>{text.say("board-turn", { number: board.turn })}</p>}
      {board.changed.map((seat) => {
        const face = seat === 0 ? "day" : "night";
        const said = `${text.say("board-changed")} ${text.seat(face)}`;
        return (
          <svg key={face} viewBox="0 0 100 100" role="img" aria-label={said}>
            <title>{said}</title>
            <FaceOf face={face} />
          </svg>
        );
      })}
    </div>
  );
}
