// What wants attention at a table without stopping the game (UX-16): the end, offers, bots, sure?
import * as http from "../net/http";
import type { Result } from "../net/protocol";
import { useTrouble } from "../net/trouble";
import { to } from "../router";
import { useTable } from "../table/context";
import { mine } from "../table/curtain";
import { useText } from "../text/context";
import type { Texts } from "../text/texts";
import { ranking, rematchOf, verdict } from "./ending";
import { Link } from "./Frame";
import { Icon } from "./Icon";
import { sitDown } from "./opening";
import { following, storyOf } from "./reached";
import { SeatMark, seatClass } from "./Seat";
import { Trouble } from "./Trouble";

/** How it ended, score by score, and what can be done now. */
export function EndPanel({ onReplay }: { onReplay(): void }) {
  const { sight } = useTable();
  const text = useText();
  const [trouble, setTrouble] = useTrouble();
  if (!sight.result) return null;
  const { result } = sight;
  const held = sight.seats.filter((seat) => seat.yours);
  const again = () => http.rematch(sight.table).then(sitDown, setTrouble);
  const places = ranking(result.scores);
  const ranked = places.length > 2; // Places say more than parts of a win.
  // One row, with one word each; what exactly it does is said to whoever points at it.
  const long = (what: string) => ({ title: text.say(what), "aria-label": text.say(what) });
  return (
    <section className="notice end-panel" aria-label={text.say("web-game-over")}>
      <h2>{text.say(verdict(sight, result.scores))}</h2>
      {sight.together && result.tally[0] && <p className="tally">{counted(result, 0, text)}</p>}
      {!sight.together && (
        <ol className={ranked ? "scores ranked" : "scores"}>
          {places.map(({ at, place, score }) => {
            const seat = sight.seats[at];
            if (!seat) return null;
            return (
              <li
                key={at}
                className={`${seatClass(at, seat.id)}${place === 1 && score > 0.5 ? " won" : ""}`}
              >
                {ranked && <span className="rank">{text.say("web-place", { place })}</span>}
                <SeatMark place={at} />
                <strong>{text.seat(seat.id)}</strong>{" "}
                {seat.who === "bot" ? text.level(seat.level) : seat.name}
                {(result.tally[at] || !ranked) && (
                  <span className="score">{counted(result, at, text) || shown(score)}</span>
                )}
              </li>
            );
          })}
        </ol>
      )}
      <div className="notice-acts">
        {sight.rematch ? (
          <Link href={to.table(sight.rematch)} className="button primary">
            <Icon name="swap" />
            {text.say("web-to-rematch")}
          </Link>
        ) : (
          held.length > 0 && (
            <button type="button" className="primary" onClick={again} {...long(rematchOf(sight))}>
              <Icon name="swap" />
              {text.say(
                rematchOf(sight).startsWith("web-again") ? "web-end-again" : "web-end-rematch",
              )}
            </button>
          )
        )}
        {held.length > 0 && <NextChapter />}
        <button type="button" onClick={onReplay} {...long("web-replay")}>
          <Icon name="play" />
          {text.say("web-end-replay")}
        </button>
        <a
          className="button"
          href={http.journalPath(sight.table)}
          download={`${sight.game}.journal`}
          {...long("web-journal")}
        >
          <Icon name="download" />
          {text.say("web-end-save")}
        </a>
        <Link href={to.start()} className="button">
          <Icon name="home" />
          {text.say("web-end-home")}
        </Link>
      </div>
      {trouble !== null && <Trouble error={trouble} />}
    </section>
  );
}

/** After a chapter that is won, the way to the one that follows. */
function NextChapter() {
  const { sight, info } = useTable();
  const text = useText();
  const story = info && storyOf(info);
  if (!story || !sight.result?.scores.every((score) => score === 1)) return null;
  const { name, default: first } = story.chapters;
  const next = following(story, sight.options[name] ?? first);
  if (!next) return null;
  return (
    <Link href={to.chapter(sight.game, next)} className="button primary">
      <Icon name="on" />
      {text.say("web-next-chapter", { chapter: text.say(`chapter-${next}`) })}
    </Link>
  );
}

/** Who looks back at a game is told, too, that the others play again. */
export function Rematch() {
  const { sight, at } = useTable();
  const text = useText();
  if (at === null || !sight.rematch) return null;
  return (
    <div className="notice" role="status">
      <p>{text.say("web-rematch-waits")}</p>
      <Link href={to.table(sight.rematch)} className="button primary">
        {text.say("web-to-rematch")}
      </Link>
    </div>
  );
}

/** What was played by other rules: that it can't be shown, or where it can go on. */
export function OtherRules() {
  const { sight, shown, at } = useTable();
  const text = useText();
  const [trouble, setTrouble] = useTrouble();
  const version = shown.other_rules;
  if (!version) return null;
  const stuck = at === null && !sight.result;
  const mayGoOn = stuck && (sight.rematch || sight.seats.some((seat) => seat.yours));
  const why = stuck ? "stuck" : at === null ? "over" : "moment";
  const goOn = () => http.rematch(sight.table).then(sitDown, setTrouble);
  return (
    <section className="notice other-rules" aria-label={text.say("web-other-rules")}>
      <Icon name="book" />
      <div role="status">
        <strong>{text.say("web-other-rules")}</strong>
        <p>{text.say(`web-other-rules-${why}`, { version })}</p>
      </div>
      {mayGoOn && (
        <div className="notice-acts">
          {sight.rematch ? (
            <Link href={to.table(sight.rematch)} className="button primary">
              {text.say("web-other-rules-to-table")}
            </Link>
          ) : (
            <button type="button" className="primary" onClick={goOn}>
              <Icon name="play" />
              {text.say("web-other-rules-play-on")}
            </button>
          )}
        </div>
      )}
      {trouble !== null && <Trouble error={trouble} />}
    </section>
  );
}

/** What a seat has come to, in the game's own counts; "" where it has none. */
const counted = ({ tally }: Result, at: number, text: Texts) =>
  Object.entries(tally[at] ?? {})
    .map(([what, count]) => text.say(`tally-${what}`, { count }))
    .join(" · ");

/** Between two: won 1, drawn ½, lost 0. */
const shown = (score: number) => (score === 0.5 ? "½" : String(score));

/** A draw on offer, or a wish to give up: to be agreed to by the others, or waited for. */
export function DrawOffer() {
  const { sight, play } = useTable();
  const text = useText();
  if (sight.offers.length === 0 || sight.result) return null;
  const me = sight.seats.find((seat) => seat.seat === sight.seat);
  const who = sight.offers.map((seat) => text.seat(seat)).join(", ");
  const accept =
    me && !sight.offers.includes(me.id) && me.who === "person" && sight.resigning !== "";
  return (
    <div className="notice" role="status">
      <p>{text.say(sight.together ? "web-give-up-asked" : "web-draw-offered", { who })}</p>
      {accept && (
        <button type="button" onClick={play.offerDraw}>
          {text.say(sight.together ? "web-give-up-too" : "web-draw-accept")}
        </button>
      )}
    </div>
  );
}

/** A seat of mine that a bot plays can be taken back (UX-20). */
export function TakeBack() {
  const { sight, play } = useTable();
  const text = useText();
  if (sight.result) return null;
  return sight.seats
    .filter((seat) => seat.yours && seat.who === "bot")
    .map((seat) => (
      <div key={seat.id} className="notice">
        <p>{text.say("web-bot-for-you", { who: text.seat(seat.id) })}</p>
        <button type="button" onClick={() => play.handOver(seat.seat, "")}>
          {text.say("web-take-back")}
        </button>
      </div>
    ));
}

export type Asking = "resign" | "draw" | "give-up" | "bot" | null;

interface SureProps {
  asking: Asking;
  onDone(): void;
}

/** Asked once more, because it can't be undone and matters (UX-13). */
export function Sure({ asking, onDone }: SureProps) {
  const { sight, info, play } = useTable();
  const text = useText();
  if (!asking || sight.result || mine(sight).length === 0) return null;
  const close = (act: () => void) => () => {
    act();
    onDone();
  };
  const outOnly = asking === "resign" && sight.resigning === "goes-on";
  const sure = text.say(outOnly ? "web-sure-resign-goes-on" : `web-sure-${asking}`);
  return (
    <section className="notice sure" aria-label={sure}>
      <p role="status">{sure}</p>
      <div className="notice-acts">
        {asking === "resign" && (
          <button type="button" className="danger" onClick={close(play.resign)}>
            {text.say("web-resign")}
          </button>
        )}
        {asking === "draw" && (
          <button type="button" onClick={close(play.offerDraw)}>
            {text.say("web-offer-draw")}
          </button>
        )}
        {asking === "give-up" && (
          <button type="button" className="danger" onClick={close(play.offerDraw)}>
            {text.say("web-give-up")}
          </button>
        )}
        {asking === "bot" &&
          info?.levels.map((level) => (
            <button
              type="button"
              key={level}
              onClick={close(() => play.handOver(sight.seat, level))}
            >
              {text.level(level)}
            </button>
          ))}
        <button type="button" className="quiet" onClick={onDone}>
          {text.say("web-cancel")}
        </button>
      </div>
    </section>
  );
}
