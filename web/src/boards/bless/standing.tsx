// Where the game stands: turn, Actions left, Final Turns, Deck and Void.
import { type ReactNode, useEffect, useRef } from "react";
import { Sign } from "./marks";
import type { Play } from "./play";

const FINAL = [1, 2, 3, 4, 5];
const USUAL = 3;
const WARNING = 100; // So close to the last turn allowed that it should be said.

export function Turn({ play }: { play: Play }) {
  const { board, text, after } = play;
  const seat = board.active === 0 ? "sun" : "moon";
  const spent = after && after.turn === board.turn ? board.actions - after.actions : 0;
  return (
    <section className="bl-turns" aria-label={text.say("board-standing")}>
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
    </section>
  );
}

/** What nobody holds: the Deck and the Void, and what one knows of the Deck and the other hand. */
export function Piles({ play }: { play: Play }) {
  const { board, text, zoom, sight, near } = play;
  const top = board.deck_top.filter((card) => card !== "?");
  const known = sight.seat >= 0 || sight.result ? (board.hands[1 - near] ?? []) : [];
  return (
    <section className="bl-piles">
      <p className="bl-count bl-deck" title={text.say("board-deck", { count: board.deck_size })}>
        <Sign name="deck" />
        <span className="bl-long">{text.say("board-deck", { count: board.deck_size })}</span>
        <span className="bl-short" aria-hidden="true">
          {board.deck_size}
        </span>
      </p>
      <Fold
        sign="void"
        title={text.say("board-void", { count: board.void.length })}
        count={board.void.length}
      >
        <Names cards={board.void} text={text} zoom={zoom} />
        {board.void.length === 0 && <p className="bl-none">{text.say("board-empty")}</p>}
      </Fold>
      {top.length > 0 && (
        <Fold sign="deck" known title={text.say("board-known-top")} count={top.length}>
          <Names cards={top} text={text} zoom={zoom} />
        </Fold>
      )}
      {known.length > 0 && (
        <Fold sign="hand" known title={text.say("board-known-hand")} count={known.length}>
          <Names cards={known} text={text} zoom={zoom} />
        </Fold>
      )}
    </section>
  );
}

interface FoldProps {
  sign: string;
  title: string;
  count: number;
  /** What one knows and others may not: told by signs alone, its title stands in the list. */
  known?: boolean;
  children: ReactNode;
}

/** What can be read at any time, in a list that opens over the field and closes by itself. */
function Fold({ sign, title, count, known = false, children }: FoldProps) {
  const place = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (place.current) place.current.open = false;
  };
  useEffect(() => {
    const beside = (event: PointerEvent) =>
      place.current?.contains(event.target as Node) || close();
    document.addEventListener("pointerdown", beside);
    return () => document.removeEventListener("pointerdown", beside);
  });
  return (
    <details
      className={known ? "bl-fold bl-known" : `bl-fold bl-${sign}`}
      ref={place}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !place.current?.open) return;
        event.stopPropagation();
        close();
        place.current.querySelector("summary")?.focus();
      }}
    >
      <summary title={title}>
        {known && <Sign name="seen" />}
        <Sign name={sign} />
        <span className={known ? "hidden" : "bl-long"}>{title}</span>
        <span className={known ? undefined : "bl-short"} aria-hidden={!known}>
          {count}
        </span>
      </summary>
      <div className="bl-fold-body" data-strip>
        {known && <p>{title}</p>}
        {children}
      </div>
    </details>
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
      <span className="bl-final-name">{text.say("board-final")}</span>
      {FINAL.map((number) => {
        const now = begun && number === board.final_turn;
        const mark = number <= done && !now ? "played" : now ? "now" : "";
        return (
          <b key={number} className={mark}>
            {mark === "played" ? <Sign name="done" /> : number}
          </b>
        );
      })}
      {begun && <span className="bl-final-said">{said}</span>}
    </div>
  );
}

interface NamesProps {
  cards: readonly string[];
  text: Play["text"];
  zoom: Play["zoom"];
}

/** Cards by name; each shows itself when it is pointed at. */
function Names({ cards, text, zoom }: NamesProps) {
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
