// What wants attention at a table without stopping the game (UX-16): the end, offers, bots, sure?
import { useState } from "react";
import * as http from "../net/http";
import type { Sight } from "../net/protocol";
import { to } from "../router";
import { useText } from "../text/context";
import { mine } from "./curtain";
import { Link } from "./Frame";
import { Icon } from "./Icon";
import { sitDown } from "./opening";
import { levelName } from "./StartPage";

/** How it ended, score by score, and what can be done now. */
export function EndPanel({ sight, onReplay }: { sight: Sight; onReplay(): void }) {
  const text = useText();
  const [trouble, setTrouble] = useState(false);
  if (!sight.result) return null;
  const { scores } = sight.result;
  const best = Math.max(...scores);
  const held = sight.seats.filter((seat) => seat.yours);
  const only = held.length === 1 ? held[0] : undefined;
  const own = only && scores[only.seat];
  const verdict =
    own === undefined
      ? "web-game-over"
      : own === 1
        ? "web-you-won"
        : own === 0
          ? "web-you-lost"
          : "web-drawn";
  const again = () => http.rematch(sight.table).then(sitDown, () => setTrouble(true));
  return (
    <section className="notice end-panel" aria-label={text.say("web-game-over")}>
      <h2>{text.say(verdict)}</h2>
      <ul className="scores">
        {sight.seats.map((seat) => (
          <li key={seat.seat} className={scores[seat.seat] === best && best > 0.5 ? "won" : ""}>
            <strong>{text.seat(seat.id)}</strong>{" "}
            {seat.who === "bot" ? levelName(text, seat.level) : seat.name}
            <span className="score">{score(scores[seat.seat] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <div className="notice-acts">
        {sight.rematch ? (
          <Link href={to.table(sight.rematch)} className="button primary">
            {text.say("web-to-rematch")}
          </Link>
        ) : (
          held.length > 0 && (
            <button type="button" className="primary" onClick={again}>
              <Icon name="swap" />
              {text.say("web-rematch")}
            </button>
          )
        )}
        <button type="button" onClick={onReplay}>
          <Icon name="play" />
          {text.say("web-replay")}
        </button>
        <a
          className="button"
          href={http.journalPath(sight.table)}
          download={`${sight.game}.journal`}
        >
          <Icon name="download" />
          {text.say("web-journal")}
        </a>
        <Link href={to.start()} className="button quiet">
          {text.say("web-home")}
        </Link>
      </div>
      {trouble && <p role="alert">{text.say("web-unreachable")}</p>}
    </section>
  );
}

/** Won 1, drawn ½, lost 0. */
const score = (value: number) => (value === 0.5 ? "½" : String(value));

interface OfferProps {
  sight: Sight;
  onAccept(): void;
}

/** A draw on offer: to be accepted by the other, or waited for. */
export function DrawOffer({ sight, onAccept }: OfferProps) {
  const text = useText();
  if (sight.offers.length === 0 || sight.result) return null;
  const me = sight.seats.find((seat) => seat.seat === sight.seat);
  const who = sight.offers.map((seat) => text.seat(seat)).join(", ");
  const accept = me && !sight.offers.includes(me.id) && me.who === "person";
  return (
    <div className="notice" role="status">
      <p>{text.say("web-draw-offered", { who })}</p>
      {accept && (
        <button type="button" onClick={onAccept}>
          {text.say("web-draw-accept")}
        </button>
      )}
    </div>
  );
}

/** A seat of mine that a bot plays can be taken back (UX-20). */
export function TakeBack({ sight, onTake }: { sight: Sight; onTake(seat: number): void }) {
  const text = useText();
  if (sight.result) return null;
  return sight.seats
    .filter((seat) => seat.yours && seat.who === "bot")
    .map((seat) => (
      <div key={seat.id} className="notice">
        <p>{text.say("web-bot-for-you", { who: text.seat(seat.id) })}</p>
        <button type="button" onClick={() => onTake(seat.seat)}>
          {text.say("web-take-back")}
        </button>
      </div>
    ));
}

export type Asking = "resign" | "draw" | "bot" | null;

interface SureProps {
  asking: Asking;
  sight: Sight;
  levels: readonly string[];
  onDone(): void;
  onResign(): void;
  onDraw(): void;
  onBot(level: string): void;
}

/** Asked once more, because it can't be undone and matters (UX-13). */
export function Sure({ asking, sight, levels, onDone, onResign, onDraw, onBot }: SureProps) {
  const text = useText();
  if (!asking || sight.result || mine(sight).length === 0) return null;
  const close = (act: () => void) => () => {
    act();
    onDone();
  };
  return (
    <section className="notice sure" aria-label={text.say(`web-sure-${asking}`)}>
      <p role="status">{text.say(`web-sure-${asking}`)}</p>
      <div className="notice-acts">
        {asking === "resign" && (
          <button type="button" className="danger" onClick={close(onResign)}>
            {text.say("web-resign")}
          </button>
        )}
        {asking === "draw" && (
          <button type="button" onClick={close(onDraw)}>
            {text.say("web-offer-draw")}
          </button>
        )}
        {asking === "bot" &&
          levels.map((level) => (
            <button type="button" key={level} onClick={close(() => onBot(level))}>
              {levelName(text, level)}
            </button>
          ))}
        <button type="button" className="quiet" onClick={onDone}>
          {text.say("web-cancel")}
        </button>
      </div>
    </section>
  );
}
