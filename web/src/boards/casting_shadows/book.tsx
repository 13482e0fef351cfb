// Spell Books: one's own with every card to be read and played, the others' in small.
import type { CastingShadowsCard } from "../../net/protocol";
import { BOOK, type Choice, cardChoice, choose, type Player, type Props } from "./answers";
import { Art, Back } from "./art";
import { Face, fitting } from "./card";
import { marksOf, useThing } from "./press";

interface BookProps extends Props {
  player: Player;
}

/** Five places: cards, then Counterspells, then what is free. */
export function OwnBook({ player, ...props }: BookProps) {
  const { text } = props;
  const title = text.say("board-book", { count: BOOK - player.room, limit: BOOK });
  return (
    <section className="cs-book" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {player.book.map((card) => (
          <li key={card.id}>
            <BookCard {...props} card={card} choice={cardChoice(props, card)} />
          </li>
        ))}
        {player.hidden.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are the same.
          <li key={`${card} ${at}`}>
            <Counterspell {...props} card={card} />
          </li>
        ))}
        {player.hidden.length === 0 &&
          Array.from({ length: player.counterspells }, (_, at) => at).map((at) => (
            <li key={`back ${at}`} className="cs-hidden">
              <Back />
              <span>?</span>
            </li>
          ))}
        {Array.from({ length: Math.max(0, player.room) }, (_, at) => at).map((at) => (
          <li key={`free ${at}`} className="cs-empty">
            <span>{text.say("board-free-slot")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BookCard({
  card,
  choice,
  ...props
}: Props & { card: CastingShadowsCard; choice: Choice }) {
  const { text, settings, refused } = props;
  const handlers = useThing(props, { choice, card: card.card, reach: card.reach });
  const reason = choice.refused ? refused.why(choice.refused) : undefined;
  const mark = (card.used ? " used" : "") + (props.pointed === card.card ? " pointed" : "");
  return (
    <button
      type="button"
      className={`cs-card${mark}${marksOf(choice)}`}
      data-thing={card.card}
      aria-disabled={!choice.offered}
      {...handlers}
    >
      <Face card={card.card} kind="spell" text={text} textOnly={settings.textOnly} />
      <span className="cs-why">
        {choice.offered ? text.option(choice.offered) : reason ? text.refusal(reason) : ""}
        {!choice.offered && !reason && card.used && text.say("board-used")}
      </span>
    </button>
  );
}

function Counterspell({ card, ...props }: Props & { card: string }) {
  const { text, settings } = props;
  const choice = choose(props, [`reveal ${card}`]);
  const handlers = useThing(props, { choice, card });
  return (
    <button
      type="button"
      className={`cs-card counter${marksOf(choice)}`}
      data-thing={card}
      aria-disabled={!choice.offered}
      {...handlers}
    >
      <Face card={card} kind="counterspell" text={text} textOnly={settings.textOnly} />
      <span className="cs-why">
        {choice.offered ? text.option(choice.offered) : text.say("board-only-you")}
      </span>
    </button>
  );
}

/** Another's book: a picture for each card, a back for each Counterspell. */
export function SmallBook({ player, ...props }: BookProps) {
  const { text } = props;
  const title = text.say("board-book", { count: BOOK - player.room, limit: BOOK });
  return (
    <ul className="cs-small-book" aria-label={title}>
      {player.book.map((card) => (
        <li key={card.id}>
          <Small {...props} card={card.card} kind="spell" used={card.used} reach={card.reach} />
        </li>
      ))}
      {Array.from({ length: player.counterspells }, (_, at) => at).map((at) => (
        <li key={`back ${at}`} className="cs-hidden" title={text.say("board-kind-counterspell")}>
          <Back />
          <span className="hidden">{text.say("board-kind-counterspell")}</span>
        </li>
      ))}
      {Array.from({ length: Math.max(0, player.room) }, (_, at) => at).map((at) => (
        <li key={`free ${at}`} className="cs-empty" />
      ))}
    </ul>
  );
}

interface SmallProps extends Props {
  card: string;
  kind: string;
  used: boolean;
  reach: readonly string[];
}

export function Small({ card, kind, used, reach, ...props }: SmallProps) {
  const { text, settings } = props;
  const handlers = useThing(props, { choice: {}, card, reach });
  const name = text.thing(kind, card);
  const mark = (used ? " used" : "") + (props.pointed === card ? " pointed" : "");
  return (
    <button
      type="button"
      className={`cs-thumb${mark}${settings.textOnly ? " said" : ""}`}
      data-thing={card}
      aria-label={used ? `${name}, ${text.say("board-used")}` : name}
      title={name}
      {...handlers}
    >
      {!settings.textOnly && <Art card={card} />}
      <small aria-hidden="true" style={fitting(name, 8)}>
        {name}
      </small>
    </button>
  );
}
