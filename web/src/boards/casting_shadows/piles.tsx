// The deck and the discard pile, in the corners of the map; the discards can be browsed (UX-6).
import type { CSSProperties } from "react";
import type { Props } from "./answers";
import { Art, Back } from "./art";
import { Small } from "./book";
import { places } from "./geometry";

export function Piles({ board, text, settings, sheet, setSheet }: Props) {
  const top = board.discard.at(-1);
  const words = text.say("board-discard", { count: board.discard.length });
  const open = sheet === "discard";
  return (
    <>
      <p
        className="cs-pile"
        style={places("deck") as CSSProperties}
        title={text.say("board-deck", { count: board.deck_size })}
      >
        {!settings.textOnly && <Back />}
        <span className="hidden">{text.say("board-deck", { count: board.deck_size })}</span>
        <b aria-hidden="true">
          <small>{text.say("board-deck-short")}</small>
          {board.deck_size}
        </b>
      </p>
      <button
        type="button"
        className="cs-pile discard"
        style={places("discard") as CSSProperties}
        title={words}
        aria-expanded={open}
        onClick={() => setSheet(open ? "" : "discard")}
      >
        {top && !settings.textOnly && <Art card={top} />}
        <b>
          <small>{text.say("board-discard-short")} </small>
          {board.discard.length}
        </b>
      </button>
    </>
  );
}

/** What lies on the discard pile, the last card first. */
export function Discards(props: Props) {
  const { board, text } = props;
  return (
    <section
      className="cs-sheet cs-discard"
      aria-label={text.say("board-discard", { count: board.discard.length })}
    >
      <h3>{text.say("board-discard", { count: board.discard.length })}</h3>
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
    </section>
  );
}
