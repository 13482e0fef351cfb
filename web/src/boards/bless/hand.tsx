// The own hand, each card with two halves that can be laid, and whatever else is laid open.
import { Brief, CardFace, CardTop, Half, printedForm } from "./face";
import { Sign } from "./marks";
import { HELD, LAID_OPEN, offerFor, type Play } from "./play";
import { Thing } from "./thing";

/** So many cards have room for all their words. */
const FEW = 5;
/** So many cards laid open have room for a picture beside the name. */
const SOME = 18;

export function Hand({ play }: { play: Play }) {
  const { board, sight, text } = play;
  if (sight.seat < 0) return null;
  const hand = board.hands[sight.seat] ?? [];
  const held = hand.length + board.aside.length;
  const much = held > FEW ? " many" : held === FEW ? " full" : "";
  return (
    <section className={`bl-hand${much}`} aria-label={text.say("board-your-hand")}>
      <h3>{text.say("board-your-hand")}</h3>
      {hand.length === 0 && <p className="bl-none">{text.say("board-empty")}</p>}
      <ul data-strip>
        {hand.map((card) => (
          <li key={card}>
            <Held play={play} card={card} />
          </li>
        ))}
        {board.aside.map((card) => (
          <li key={card} className="bl-aside">
            <CardTop card={card} text={text} textOnly={play.settings.textOnly} />
            <p>{text.say("board-aside")}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asked for a card it is one thing; asked for a turn it is laid by one of its halves. */
function Held({ play, card }: { play: Play; card: string }) {
  const { text, settings, board } = play;
  const whole = offerFor(card, HELD.slice(2), play);
  const seen = board.seen.includes(card) && <p className="bl-seen">{text.say("board-seen")}</p>;
  if (whole.offered || whole.named) {
    return (
      <>
        <Thing
          play={play}
          card={card}
          verbs={HELD.slice(2)}
          className={`bl-held ${printedForm(card)}`}
        >
          <CardFace card={card} text={text} textOnly={settings.textOnly} />
        </Thing>
        {seen}
      </>
    );
  }
  return (
    <>
      <div className={`bl-held ${printedForm(card)}`}>
        <button
          type="button"
          className="bl-show"
          onClick={() => play.zoom(card)}
          onPointerEnter={(event) => event.pointerType === "mouse" && play.zoom(card)}
          onPointerLeave={(event) => event.pointerType === "mouse" && play.zoom(null)}
        >
          <CardTop card={card} text={text} textOnly={settings.textOnly} />
        </button>
        <div className="bl-halves">
          <LayHalf play={play} card={card} part="curse" />
          <LayHalf play={play} card={card} part="prayer" />
        </div>
      </div>
      {seen}
    </>
  );
}

function LayHalf({ play, card, part }: { play: Play; card: string; part: "curse" | "prayer" }) {
  const { text, board } = play;
  const verb = part === "curse" ? "curse" : "pray";
  const { offered } = offerFor(card, [verb], play);
  return (
    <Thing play={play} card={card} verbs={[verb]} className="bl-half">
      <Half card={card} text={text} part={part}>
        {offered && <Price play={play} cost={board.costs[card]?.[part === "curse" ? 0 : 1] ?? 1} />}
      </Half>
    </Thing>
  );
}

/** What laying costs: a diamond for an Action. */
function Price({ play: { text }, cost }: { play: Play; cost: number }) {
  return (
    <span className="bl-lay" title={text.say("board-cost", { count: cost })}>
      <span className="bl-lay-word">{text.say("board-lay")}</span>
      {Array.from({ length: cost }, (_, at) => at).map((at) => (
        <Sign key={at} name="action" />
      ))}
      {cost === 0 && ` ${text.say("board-cost", { count: cost })}`}
    </span>
  );
}

interface LaidOpenProps {
  play: Play;
  cards: readonly string[];
  title: string;
}

/** Cards of the Void or the Deck that can be chosen now, and cards of the other hand that are known. */
export function LaidOpen({ play, cards, title }: LaidOpenProps) {
  const { text, settings } = play;
  const effect = play.board.resolving.at(-1);
  const brief = cards.length > FEW;
  const marks = `bl-open${brief ? " brief" : ""}${cards.length > SOME ? " very" : ""}`;
  return (
    <section className={marks} aria-label={title}>
      <h3>{title}</h3>
      {effect && (
        <p className="bl-open-why">
          {text.attribute(`card-${effect.bond || effect.card}`, effect.half)}
        </p>
      )}
      <ul data-strip>
        {cards.map((card) => (
          <li key={card}>
            <Thing
              play={play}
              card={card}
              verbs={LAID_OPEN}
              className={`bl-held ${printedForm(card)}`}
            >
              {brief ? (
                <Brief card={card} text={text} textOnly={settings.textOnly} />
              ) : (
                <CardFace card={card} text={text} textOnly={settings.textOnly} />
              )}
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
}
