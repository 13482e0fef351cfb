// The Companion Portal: three Companions to read, and to summon when the time has come.
import { choose, type Props } from "./answers";
import { Art } from "./art";
import { fitting } from "./card";
import { marksOf, useThing } from "./press";
import { Toggle } from "./sheet";

export function Portal(props: Props) {
  const { board, text, sheet } = props;
  const left = text.say("board-companions-left", { count: board.companion_deck_size });
  return (
    <section
      className={`cs-portal${sheet === "portal" ? " open" : ""}`}
      aria-label={text.say("board-portal")}
    >
      <h3 title={left}>
        <Gate />
        <span>{text.say("board-portal")}</span>
        <small>{left}</small>
      </h3>
      <ul className="cs-gate">
        {board.portal.map((card, at) => (
          <li key={card || `empty ${at}`}>
            {card ? <Companion {...props} card={card} /> : <span className="cs-empty" />}
          </li>
        ))}
      </ul>
      <Toggle {...props} name="portal" words={text.say("board-portal")} />
    </section>
  );
}

/** An archway. */
function Gate() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="cs-arch">
      <path d="M3 22V12A9 9 0 0 1 21 12V22M7 22V12A5 5 0 0 1 17 12V22M2 22H22" />
    </svg>
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
      {!settings.textOnly && <Art card={card} />}
      <span className="cs-name" style={fitting(text.thing("companion", card), 8)}>
        {text.thing("companion", card)}
      </span>
      <span className="cs-effect">{text.attribute(`companion-${card}`, "effect")}</span>
      {choice.offered && <span className="hidden">{text.option(choice.offered)}</span>}
    </button>
  );
}
