// Where the game stands: turn, Actions left, Final Turns, Deck and Void.
import { Sign } from "./marks";
import type { Play } from "./play";

const FINAL = [1, 2, 3, 4, 5];
const USUAL = 3;
const WARNING = 100; // So close to the last turn allowed that it should be said.

export function Strip({ play }: { play: Play }) {
  const { board, text, after } = play;
  const seat = board.active === 0 ? "sun" : "moon";
  const spent = after && after.turn === board.turn ? board.actions - after.actions : 0;
  return (
    <section className="bl-strip" aria-label={text.say("board-standing")}>
      <p className="bl-turn">
        {board.phase === "setup" ? (
          <strong>{text.say("phase-setup")}</strong>
        ) : (
          <>
            <strong>{text.say("board-turn", { number: board.turn })}</strong>{" "}
            <span>{text.seat(seat)}</span>
          </>
        )}
        {board.turn >= WARNING && <em>{text.say("board-turn-cap", { number: board.turn_cap })}</em>}
        {board.turn_ends && <em>{text.say("board-turn-ends")}</em>}
      </p>
      <Actions left={board.actions} spent={spent} text={text} />
      <Final play={play} />
      <p className="bl-count bl-deck">
        <Sign name="deck" />
        {text.say("board-deck", { count: board.deck_size })}
      </p>
      <Void play={play} />
    </section>
  );
}

interface ActionsProps {
  left: number;
  /** How many of them the answer pointed at would cost. */
  spent: number;
  text: Play["text"];
}

function Actions({ left, spent, text }: ActionsProps) {
  const said = text.say("board-actions", { count: left });
  const places = Array.from({ length: Math.max(USUAL, left) }, (_, at) => at);
  return (
    <p className="bl-actions" title={said}>
      {places.map((at) => {
        const mark = at >= left ? "spent" : at >= left - spent ? "spending" : "left";
        return (
          <svg key={at} viewBox="0 0 22 22" className={mark} aria-hidden="true">
            <path d="M11 1L21 11L11 21L1 11Z" />
            {mark === "spent" && <path d="M7 7l8 8" />}
          </svg>
        );
      })}
      <span>{said}</span>
    </p>
  );
}

/** Five Final Turns: how many are played, which one is going on, who began them. */
function Final({ play }: { play: Play }) {
  const { board, text } = play;
  const begun = board.final_by >= 0;
  const done = begun ? FINAL.length - board.final_turns_left : 0;
  const seat = board.final_by === 0 ? "sun" : "moon";
  const said = begun
    ? text.say("board-final-left", { count: board.final_turns_left, seat })
    : text.say("board-final-not-yet", { number: board.altar_goal });
  return (
    <div
      className={begun ? "bl-final begun" : "bl-final"}
      role="img"
      aria-label={said}
      title={said}
    >
      <span>{text.say("board-final")}</span>
      {FINAL.map((number) => {
        const now = begun && number === board.final_turn;
        const mark = number <= done && !now ? "played" : now ? "now" : "";
        return (
          <b key={number} className={mark}>
            {mark === "played" ? "✓" : number}
          </b>
        );
      })}
      {begun && <span>{said}</span>}
    </div>
  );
}

/** The Void can be read by everybody at any time, the top first. */
function Void({ play }: { play: Play }) {
  const { board, text, zoom } = play;
  const known = board.deck_top.filter((card) => card !== "?");
  return (
    <>
      <details className="bl-void">
        <summary>
          <Sign name="void" />
          {text.say("board-void", { count: board.void.length })}
        </summary>
        <Names cards={board.void} text={text} zoom={zoom} />
        {board.void.length === 0 && <p className="bl-none">{text.say("board-empty")}</p>}
      </details>
      {known.length > 0 && (
        <div className="bl-known">
          <p>{text.say("board-known-top")}</p>
          <Names cards={known} text={text} zoom={zoom} />
        </div>
      )}
    </>
  );
}

interface NamesProps {
  cards: readonly string[];
  text: Play["text"];
  zoom: Play["zoom"];
}

/** Cards by name; each shows itself when it is pointed at. */
export function Names({ cards, text, zoom }: NamesProps) {
  return (
    <ol className="bl-names">
      {cards.map((card) => (
        <li key={card}>
          <button
            type="button"
            data-thing={card}
            onClick={() => zoom(card)}
            onPointerEnter={(event) => event.pointerType === "mouse" && zoom(card)}
            onPointerLeave={(event) => event.pointerType === "mouse" && zoom(null)}
          >
            {text.thing("card", card)}
          </button>
        </li>
      ))}
    </ol>
  );
}
