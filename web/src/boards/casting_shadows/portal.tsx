// The Companion Portal, the decks, and the discard pile to be browsed (UX-6).
import { choose, type Props } from "./answers";
import { Art } from "./art";
import { Small } from "./book";
import { marksOf, useThing } from "./press";

export function Portal(props: Props) {
  const { board, text } = props;
  return (
    <section className="cs-portal" aria-label={text.say("board-portal")}>
      <div>
        <h3>{text.say("board-portal")}</h3>
        <ul className="cs-gate">
          {board.portal.map((card, at) => (
            <li key={card || `empty ${at}`}>
              {card ? <Companion {...props} card={card} /> : <span className="cs-empty" />}
            </li>
          ))}
        </ul>
      </div>
      <div className="cs-piles">
        <p className="cs-counts">
          <span>{text.say("board-deck", { count: board.deck_size })}</span>
          <span>
            {text.say("board-counterspells-left", { count: board.counterspell_deck_size })}
          </span>
          <span>{text.say("board-companions-left", { count: board.companion_deck_size })}</span>
        </p>
        <details className="cs-discard">
          <summary>{text.say("board-discard", { count: board.discard.length })}</summary>
          {board.discard.length === 0 && <p>{text.say("board-nothing")}</p>}
          <ol>
            {board.discard.toReversed().map((card, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice.
              <li key={at}>
                <Small {...props} card={card} kind="spell" used={false} reach={[]} />
                <span>{text.thing("spell", card)}</span>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </section>
  );
}

function Companion({ card, ...props }: Props & { card: string }) {
  const { text, settings } = props;
  const choice = choose(props, [`summon ${card}`]);
  const handlers = useThing(props, { choice, card });
  return (
    <button
      type="button"
      className={`cs-card companion${props.pointed === card ? " pointed" : ""}${marksOf(choice)}`}
      data-thing={card}
      aria-disabled={!choice.offered}
      {...handlers}
    >
      <span className="cs-face">
        {!settings.textOnly && <Art card={card} />}
        <span className="cs-name">{text.thing("companion", card)}</span>
        {settings.textOnly && (
          <span className="cs-effect">{text.attribute(`companion-${card}`, "effect")}</span>
        )}
      </span>
    </button>
  );
}
