// The own hand, each card with two halves that can be laid, and whatever else is laid open.
import { CardFace, CardTop, Half, printedForm } from "./face";
import { HELD, LAID_OPEN, laidOpen, offerFor, type Play } from "./play";
import { Thing } from "./thing";

export function Hand({ play }: { play: Play }) {
  const { board, sight, text } = play;
  if (sight.seat < 0) return null;
  const hand = board.hands[sight.seat] ?? [];
  return (
    <section className="bl-hand" aria-label={text.say("board-your-hand")}>
      <h3>{text.say("board-your-hand")}</h3>
      {hand.length === 0 && <p className="bl-none">{text.say("board-empty")}</p>}
      <ul>
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
      {offered && <Price play={play} cost={board.costs[card]?.[part === "curse" ? 0 : 1] ?? 1} />}
      <Half card={card} text={text} part={part} />
    </Thing>
  );
}

/** What laying costs: a diamond for an Action. */
function Price({ play: { text }, cost }: { play: Play; cost: number }) {
  return (
    <span className="bl-lay" title={text.say("board-cost", { count: cost })}>
      {text.say("board-lay")}{" "}
      {cost > 0 ? "◆".repeat(cost) : text.say("board-cost", { count: cost })}
    </span>
  );
}

/** Cards of the Void or the Deck that can be chosen now, and cards of the other hand that are known. */
export function LaidOpen({ play }: { play: Play }) {
  const { board, sight, text, settings, lit } = play;
  const open = laidOpen(board, sight.seat, lit);
  const inVoid = open.length > 0 && open.every((card) => board.void.includes(card));
  if (open.length === 0) return null;
  const title = inVoid ? "board-open-void" : "board-open-cards";
  return (
    <section className="bl-open" aria-label={text.say(title)}>
      <h3>{text.say(title)}</h3>
      <ul>
        {open.map((card) => (
          <li key={card}>
            <Thing
              play={play}
              card={card}
              verbs={LAID_OPEN}
              className={`bl-held ${printedForm(card)}`}
            >
              <CardFace card={card} text={text} textOnly={settings.textOnly} />
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
}
