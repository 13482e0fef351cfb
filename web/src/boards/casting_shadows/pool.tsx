// The Resource Pool: Action points, five dice, tokens; what a payment would take is marked. Below,
// whatever can be answered but lies nowhere on the table.
import type { CastingShadowsDie } from "../../net/protocol";
import { seatClass } from "../../shell/Seat";
import {
  type Board,
  dieChoice,
  looseAnswers,
  type Props,
  SEATS,
  tokenChoice,
  tokensOf,
} from "./answers";
import { Loose } from "./loose";
import { marksOf, useThing } from "./press";
import { nameOf, Unit, Units } from "./unit";

export function Pool(props: Props) {
  const { board, after, text, sight } = props;
  const loose = looseAnswers(props.lit);
  const name = board.active >= 0 ? text.seat(SEATS[board.active] ?? "") : "";
  const tokens = tokensOf(board.tokens);
  const gained = after ? gains(board, after) : [];
  const due = board.due.length > 0 ? board.due : (after?.due ?? []);
  const why = sight.asked?.options.length ? sight.asked.why : "";
  const hint = `board-hint-${why || "wait"}`;
  const warning = sight.asked?.warns[0];
  return (
    <section className="cs-pool" aria-label={text.say("board-pool", { who: name })}>
      <div className="cs-pool-row">
        <h3 className={seatClass(board.active, SEATS[board.active] ?? "")}>
          {text.say("board-pool", { who: name })}
        </h3>
        <Points board={board} after={after} text={text} />
      </div>
      <div className="cs-purse" data-strip>
        {board.dice.map((die) => (
          <Die key={die.id} {...props} die={die} />
        ))}
        {tokens.map(([unit, many]) => (
          <Token key={unit} {...props} unit={unit} many={many} />
        ))}
        {gained.map(([unit, many]) => (
          <span key={`new ${unit}`} className="cs-token maybe">
            <Unit unit={unit} text={text} />
            {many > 1 && <b>{many}</b>}
          </span>
        ))}
      </div>
      <div className="cs-loose" data-strip>
        {due.length > 0 && (
          <p className={board.due.length > 0 ? "cs-due now" : "cs-due"}>
            <span>{text.say("board-due")}</span> <Units units={due} text={text} />
          </p>
        )}
        {warning && (
          <p className="cs-hint warned" role="status">
            {text.reason(warning)}
          </p>
        )}
        {loose.length > 0 && <Loose {...props} answers={loose} />}
        {!warning && loose.length === 0 && due.length === 0 && (
          <p className="cs-hint">{text.has(hint) ? text.say(hint) : ""}</p>
        )}
      </div>
    </section>
  );
}

/** Tokens that an answer would add. */
function gains(board: Board, after: Board): [string, number][] {
  if (after.active !== board.active) return [];
  const more = Object.entries(after.tokens).map(
    ([unit, many]) => [unit, Math.max(0, many - (board.tokens[unit] ?? 0))] as const,
  );
  return tokensOf(Object.fromEntries(more));
}

function Points({ board, after, text }: Pick<Props, "board" | "after" | "text">) {
  const then = after && after.active === board.active ? after.ap : board.ap;
  const most = Math.max(4, board.ap);
  const words = text.say("board-ap", { count: board.ap });
  return (
    <p className="cs-ap" title={words}>
      <span className="hidden">{words}</span>
      {Array.from({ length: most }, (_, at) => at).map((at) => (
        <i
          key={at}
          className={at >= board.ap ? "" : at >= then ? "full going" : "full"}
          aria-hidden="true"
        />
      ))}
      <b aria-hidden="true">{text.say("board-ap-short", { count: board.ap })}</b>
    </p>
  );
}

function Die({ die, ...props }: Props & { die: CastingShadowsDie }) {
  const { board, after, text } = props;
  const choice = dieChoice(props, board, die);
  const handlers = useThing(props, { choice, card: "" });
  if (die.face === "") {
    return <span className={`cs-die gone die-${die.colour}`} title={text.say("board-die-gone")} />;
  }
  const then = after?.dice.find((it) => it.id === die.id);
  const going = after && after.active === board.active && then?.face === "";
  const taken = then && !die.chosen && then.chosen;
  const marks = [die.chosen && "chosen", going && "going", taken && "going"];
  const words = `${text.thing("die", die.id)}: ${nameOf(die.face, text)}`;
  const rolled = props.last.some((it) => it.what === "rolls") ? " rolled" : "";
  return (
    <button
      type="button"
      className={`cs-die die-${die.colour} ${marks.filter(Boolean).join(" ")}${marksOf(choice)}${rolled}`}
      data-thing={die.id}
      aria-disabled={!choice.offered}
      aria-pressed={die.chosen}
      title={words}
      {...handlers}
    >
      <Unit unit={die.face} text={text} />
      <span className="hidden">
        {words}. {choice.offered && text.option(choice.offered)}
      </span>
      <small aria-hidden="true">{text.say(`board-letter-${die.colour}`)}</small>
      {die.chosen && (
        <svg viewBox="0 0 24 24" className="cs-again" aria-hidden="true">
          <path d="M19 9A8 8 0 1 0 20 14M20 4V9H15" />
        </svg>
      )}
    </button>
  );
}

function Token({ unit, many, ...props }: Props & { unit: string; many: number }) {
  const { board, after, text } = props;
  const choice = tokenChoice(props, unit);
  const handlers = useThing(props, { choice, card: "" });
  const left = after && after.active === board.active ? (after.tokens[unit] ?? 0) : many;
  const words = text.thing("purse", `token-${unit}`);
  return (
    <button
      type="button"
      className={`cs-token${left < many ? " going" : ""}${marksOf(choice)}`}
      data-thing={`token-${unit}`}
      aria-disabled={!choice.offered}
      title={words}
      {...handlers}
    >
      <Unit unit={unit} text={text} />
      {many > 1 && <b>{many}</b>}
      <span className="hidden">
        {words}. {choice.offered && text.option(choice.offered)}
      </span>
    </button>
  );
}
