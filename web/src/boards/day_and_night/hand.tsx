// Cards that can be answered with: the hand, a book being searched, the other hand laid open.
import type { DayAndNightBoard } from "../../net/protocol";
import type { BoardProps } from "../contract";
import { useTouch } from "../touch";
import { CardFace } from "./card";
import { useSnug } from "./useSnug";

interface Props extends BoardProps {
  board: DayAndNightBoard;
  cards: readonly string[];
  title: string;
  /** The answers that a card of this row may stand for. */
  answers(card: string): readonly string[];
  /** Whether it is what the question is about, and whether names are enough. */
  kind: string;
  /** Opened over the valley, where there is no room beside it. */
  open: boolean;
}

/** The same card is shown once, with its number of copies. */
export function counted(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

export function CardRow(props: Props) {
  const { board, cards, title, kind, lit, refused, text, settings } = props;
  const faces = counted(cards).map(([card, copies]) => {
    const names = props.answers(card);
    const offered = names.find((name) => lit.has(name));
    const named = names.find((name) => refused.why(name));
    const reason = offered || !named ? undefined : refused.why(named);
    const cost = board.costs[card];
    const why = reason
      ? text.refusal(reason, cost === undefined ? {} : { cost, hours: board.hours })
      : "";
    return { card, copies, offered, named, cost, why, warning: warned(card, offered, board) };
  });
  const written = faces.map((it) => [it.card, it.copies, it.why, it.warning].join());
  const about = [...written, text.language, settings.textOnly, kind, props.open].join("|");
  const list = useSnug(about);
  return (
    <section className={`dn-hand ${kind}`} aria-label={title}>
      <h3>{title}</h3>
      <ul ref={list} data-strip="">
        {faces.map(({ card, copies, offered, named, cost, why, warning }) => (
          <li key={card}>
            <CardButton {...props} card={card} offered={offered} named={named}>
              <CardFace
                card={card}
                text={text}
                textOnly={settings.textOnly}
                cost={cost}
                copies={copies}
              >
                {why && <span className="dn-why">{why}</span>}
                {warning && <span className="dn-why warn">{text.say(warning)}</span>}
                {board.seen.includes(card) && (
                  <span className="dn-seen">{text.say("board-seen")}</span>
                )}
              </CardFace>
            </CardButton>
          </li>
        ))}
      </ul>
      {cards.length === 0 && <p className="dn-empty">{text.say("board-empty")}</p>}
    </section>
  );
}

/** They do nothing only where no Day tile takes a marker, though Day tiles may lie there. */
const MYSTIFY_ANY: ReadonlySet<string> = new Set(["D18", "D19", "D20"]);

/** What should be known before a spell is cast. */
function warned(card: string, offered: string | undefined, board: DayAndNightBoard): string {
  if (!offered?.startsWith("cast")) return "";
  if (board.useless.includes(card))
    return MYSTIFY_ANY.has(card) ? "board-none-to-mystify" : "board-no-effect";
  return board.turns_own.includes(card) ? "board-turns-own" : "";
}

/** Whether a card has just come into a hand. */
const drawn = (last: BoardProps["last"], card: string) =>
  last.some(({ what, things }) => (what === "draws" || what === "takes") && things[1] === card);

interface ButtonProps extends Props {
  card: string;
  offered: string | undefined;
  named: string | undefined;
  children: React.ReactNode;
}

function CardButton({ card, offered, named, children, ...props }: ButtonProps) {
  const touch = useTouch({
    act() {
      if (offered) props.say(offered);
      else if (named) props.explain(named);
      else props.zoom(card);
    },
    look: (on) => props.preview(on && offered ? offered : null),
    zoom: (on) => props.zoom(on ? card : null),
  });
  const marks = [
    offered && "lit",
    !offered && named && "refused",
    props.pointed === card && "pointed",
    drawn(props.last, card) && "drawn",
  ];
  return (
    <button
      type="button"
      className={`dn-card-button ${marks.filter(Boolean).join(" ")}`}
      data-thing={card}
      aria-disabled={!offered}
      {...touch}
    >
      {children}
    </button>
  );
}
