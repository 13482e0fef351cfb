// The bar that always says whose move it is and what is asked, in one sentence (UX-1).
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Asked, Sight } from "../net/protocol";
import { type Explained, useTable } from "../table/context";
import { myTurn } from "../table/curtain";
import { useText } from "../text/context";
import type { Texts } from "../text/texts";
import { Hint } from "./Hint";
import { Icon } from "./Icon";
import { type Numbered, numbered } from "./keyboard";
import { useSettings } from "./settings";
import { Telling } from "./Telling";

/** So long a button that ends something takes no click after it appeared, and looks so: a click was
 * meant for another one. */
const SETTLE = 500;
const BUTTONS = 4;

interface Props {
  /** A rule is to be read. */
  onRule(rule: string): void;
  /** Stands where the answers are, while the past is looked at on a phone. */
  replay?: ReactNode;
  /** Messages that need an answer but block nothing, and what is done rarely. */
  children?: ReactNode;
}

/** One height whatever is asked, and every button in its place (UX-32). */
export function QuestionBar({ onRule, replay, children }: Props) {
  const { sight, at, asked, complaint, play } = useTable();
  const text = useText();
  if (useTable().telling) return <Telling>{children}</Telling>;
  const keys = asked ? numbered(asked) : [];
  const plain = keys.filter((it) => !it.answer.includes(" ") && !it.ends).slice(0, BUTTONS);
  const ending = keys.filter((it) => it.ends);
  const said = sentence(sight, text);
  const labels = [...plain, ...ending].map((it) => text.option(it.answer));
  const size = written(said, labels);
  const button = (it: Numbered) => (
    <AnswerButton key={`${sight.open_since} ${it.answer}`} {...it} />
  );
  return (
    <section
      className={`question${asked ? " mine" : ""} ${size}`}
      aria-label={text.say("web-question")}
    >
      <div className="question-words">
        {at !== null && <p className="question-past">{text.say("web-looking-back")}</p>}
        <p className="question-said" role="status" aria-live="polite">
          {asked && <span className="pip" aria-hidden="true" />}
          {said}
        </p>
      </div>
      <div className="question-acts">
        {replay}
        {plain.length > 0 && (
          <div className="question-plain" data-strip>
            {plain.map(button)}
          </div>
        )}
        {ending.map(button)}
      </div>
      {at !== null ? (
        <button type="button" className="primary to-now" onClick={() => play.go(null)}>
          {text.say("web-to-now")}
        </button>
      ) : (
        <div className="question-tools">
          <Answers keys={keys} />
          <Hint />
          <Undo />
        </div>
      )}
      {children}
      <Because onRule={onRule} />
      {complaint && (
        <p className="because" role="alert">
          <span>{text.error(complaint.code, complaint.text)}</span>
          <Dismiss />
        </p>
      )}
    </section>
  );
}

/** What is long is written smaller: it has the same room as what is short. */
function written(said: string, labels: readonly string[]): string {
  const letters = said.length + labels.reduce((sum, label) => sum + label.length + 5, 0);
  return letters > 115 ? "longest" : letters > 75 ? "long" : "";
}

/** Whose move it is and what is asked; who is waited for, when it is somebody else (UX-20). */
export function sentence(sight: Sight, text: Texts): string {
  if (sight.result) {
    return text.outcome(
      sight.result,
      sight.seats.map((seat) => seat.id),
    );
  }
  if (!sight.asked) return text.say("web-nothing-asked");
  if (myTurn(sight)) return text.question(sight.asked);
  if (sight.asked.seat === "hidden") return text.say("web-waiting-hidden");
  if (sight.asked.seat === "table") return text.say("web-waiting-table");
  const seat = sight.seats.find((it) => it.id === sight.asked?.seat);
  const who = text.seat(sight.asked.seat);
  const name = seat?.name ? `${who} (${seat.name})` : who;
  if (seat?.who === "bot") return text.say("web-bot-thinks", { who });
  if (seat?.who === "open") return text.say("web-waiting-open", { who });
  if (seat && !seat.present) return text.say("web-waiting-away", { who: name });
  return text.say("web-waiting", { who: name });
}

/** What will not be possible; where a single answer is left, why the other one is not: nobody shall
 * have to ask (UX-34). */
function unasked(asked: Asked, text: Texts, saidOnBoard: boolean): Explained | null {
  const { waits, refused, warns } = asked;
  if (warns[0] && !saidOnBoard) return { answer: "", reason: warns[0] };
  for (const { answers, ...reason } of waits ? refused : []) {
    const answer = answers.find((it) => !it.includes(" "));
    if (answer && !text.kind(answer)) return { answer, reason };
  }
  return null;
}

function AnswerButton({ answer, shortcut, ends }: Numbered) {
  const { play } = useTable();
  const text = useText();
  const { settings } = useSettings();
  const [settled, setSettled] = useState(!ends);
  const [sure, setSure] = useState(false);
  useEffect(() => {
    if (!ends) return;
    const timer = setTimeout(() => setSettled(true), SETTLE);
    return () => clearTimeout(timer);
  }, [ends]);
  const press = () => {
    if (!settled) return;
    if (ends && settings.confirm === "always" && !sure) setSure(true);
    else play.say(answer);
  };
  return (
    <button
      type="button"
      className={ends ? "ending" : "answer"}
      aria-disabled={!settled}
      onClick={press}
      onPointerEnter={() => play.preview(answer)}
      onPointerLeave={() => play.preview(null)}
    >
      {sure ? text.say("web-sure", { what: text.option(answer) }) : text.option(answer)}
      {shortcut && <kbd>{shortcut}</kbd>}
    </button>
  );
}

/** Always in their place; what can't be taken back leaves them dim. */
function Undo() {
  const { sight, play } = useTable();
  const text = useText();
  const can = sight.can_undo;
  return (
    <span className="pair">
      <button
        type="button"
        className="quiet"
        title={text.say("web-undo-key")}
        aria-label={text.say("web-undo")}
        disabled={!can}
        onClick={() => play.undo(false)}
      >
        <Icon name="undo" />
        <span className="roomy-only">{text.say("web-undo")}</span>
      </button>
      <button
        type="button"
        className="quiet"
        title={text.say("web-restart-note")}
        aria-label={text.say("web-restart")}
        disabled={!can}
        onClick={() => play.undo(true)}
      >
        <Icon name="restart" />
      </button>
    </span>
  );
}

/** Every answer as a list: for whoever rather reads, or hears, than points. */
function Answers({ keys }: { keys: Numbered[] }) {
  const { play } = useTable();
  const text = useText();
  const fold = useRef<HTMLDetailsElement>(null);
  // Another question closes the list: nobody answers it by a click meant for the one before.
  const asked = keys.map((it) => it.answer).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it listens to.
  useEffect(() => {
    if (fold.current) fold.current.open = false;
  }, [asked]);
  if (keys.length === 0) {
    return (
      <button type="button" className="quiet" disabled aria-label={text.say("web-all-answers")}>
        <Icon name="list" />
        <span className="many" />
      </button>
    );
  }
  return (
    <details className="answers" ref={fold}>
      <summary className="button quiet" title={text.say("web-all-answers")}>
        <Icon name="list" />
        <span className="hidden">{text.say("web-all-answers")}</span>
        <span className="many">{keys.length}</span>
      </summary>
      <ul>
        {keys.map(({ answer, shortcut }) => (
          <li key={answer}>
            <button
              type="button"
              className="quiet"
              onClick={() => play.say(answer)}
              onFocus={() => play.preview(answer)}
              onBlur={() => play.preview(null)}
            >
              <kbd>{shortcut}</kbd>
              {text.option(answer)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Why a thing can't be used now, with the number of the rule as a way to it (UX-3). */
function Because({ onRule }: Pick<Props, "onRule">) {
  const { sight, asked, explained, module } = useTable();
  const text = useText();
  // What nobody asked for is said as long as the question is open.
  const shown = explained ?? (asked && unasked(asked, text, module?.saysWarnings === true));
  if (!shown) return null;
  const { answer, reason } = shown;
  const numbers = answer ? module?.numbers?.(sight.board, answer) : undefined;
  return (
    <p className="because" role="status">
      <span>
        {answer && (
          <>
            <strong>{text.say("web-label", { what: text.option(answer) })}</strong>{" "}
          </>
        )}
        {text.reason(reason, numbers)}
      </span>
      {reason.rule && (
        <button type="button" className="rule-link" onClick={() => onRule(reason.rule)}>
          {reason.rule}
        </button>
      )}
      {explained && <Dismiss />}
    </p>
  );
}

function Dismiss() {
  const { play } = useTable();
  const text = useText();
  return (
    <button
      type="button"
      className="icon-button small"
      aria-label={text.say("web-close")}
      onClick={play.dismiss}
    >
      <Icon name="close" />
    </button>
  );
}
