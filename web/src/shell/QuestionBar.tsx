// The bar that always says whose move it is and what is asked, in one sentence (UX-1).
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Asked, Sight } from "../net/protocol";
import type { Reason } from "../net/refusals";
import { myTurn } from "../table/curtain";
import { useText } from "../text/context";
import type { Texts } from "../text/texts";
import { Hint } from "./Hint";
import { Icon } from "./Icon";
import { type Numbered, numbered } from "./keyboard";
import { useSettings } from "./settings";

/** A button that ends something does nothing so shortly after it appeared: a click was for another. */
const SETTLE = 500;
const BUTTONS = 4;

export interface Explained {
  answer: string;
  reason: Reason;
}

interface Props {
  sight: Sight;
  /** What is shown is not now: nothing can be answered. */
  past: boolean;
  /** Somebody here plays well enough to be asked. */
  hints: boolean;
  explained: Explained | null;
  complaint: { code: string; text: string } | null;
  onSay(answer: string): void;
  onUndo(turn: boolean): void;
  onRule(rule: string): void;
  onDismiss(): void;
  /** Back from the past. */
  onNow(): void;
  onPreview(answer: string | null): void;
  /** Messages that need an answer but block nothing: draw offers, resigning, rematch. */
  children?: ReactNode;
}

export function QuestionBar(props: Props) {
  const { sight, past } = props;
  const text = useText();
  const mine = myTurn(sight) && !past;
  const asked = mine ? sight.asked : null;
  const keys = asked ? numbered(asked) : [];
  const plain = keys.filter((it) => !it.answer.includes(" ") && !it.ends);
  const ending = keys.filter((it) => it.ends);
  const explained = props.explained ?? (asked && unasked(asked, text));
  return (
    <section className={mine ? "question mine" : "question"} aria-label={text.say("web-question")}>
      <div className="question-words">
        <p className="question-said" role="status" aria-live="polite">
          {mine && <span className="pip" aria-hidden="true" />}
          {sentence(sight, text)}
        </p>
        {past && <p className="question-past">{text.say("web-looking-back")}</p>}
      </div>
      <div className="question-acts">
        {past && (
          <button type="button" className="primary" onClick={props.onNow}>
            {text.say("web-to-now")}
          </button>
        )}
        {plain.slice(0, BUTTONS).map((it) => (
          <AnswerButton
            key={`${sight.seq} ${it.answer}`}
            {...it}
            onSay={props.onSay}
            onPreview={props.onPreview}
          />
        ))}
        {keys.length > 1 && <Answers keys={keys} onSay={props.onSay} onPreview={props.onPreview} />}
        {mine && props.hints && (
          <Hint sight={sight} onSay={props.onSay} onPreview={props.onPreview} />
        )}
        {mine && sight.can_undo && <Undo onUndo={props.onUndo} />}
        {ending.map((it) => (
          <AnswerButton
            key={`${sight.seq} ${it.answer}`}
            {...it}
            onSay={props.onSay}
            onPreview={props.onPreview}
          />
        ))}
      </div>
      {props.children}
      {explained && (
        <Because
          explained={explained}
          sight={sight}
          onRule={props.onRule}
          onDismiss={props.explained && props.onDismiss}
        />
      )}
      {props.complaint && (
        <p className="because" role="alert">
          <span>{text.error(props.complaint.code, props.complaint.text)}</span>
          <Dismiss onDismiss={props.onDismiss} />
        </p>
      )}
    </section>
  );
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

/** Where a single answer is left, why the other one is not: nobody shall have to ask (UX-34). */
function unasked({ waits, refused }: Asked, text: Texts): Explained | null {
  for (const { answers, ...reason } of waits ? refused : []) {
    const answer = answers.find((it) => !it.includes(" "));
    if (answer && !text.kind(answer)) return { answer, reason };
  }
  return null;
}

function AnswerButton({
  answer,
  shortcut,
  ends,
  onSay,
  onPreview,
}: Numbered & Pick<Props, "onSay" | "onPreview">) {
  const text = useText();
  const { settings } = useSettings();
  const born = useRef(performance.now());
  const [sure, setSure] = useState(false);
  const press = () => {
    if (ends && performance.now() - born.current < SETTLE) return;
    if (ends && settings.confirm === "always" && !sure) setSure(true);
    else onSay(answer);
  };
  return (
    <button
      type="button"
      className={ends ? "ending" : "answer"}
      onClick={press}
      onPointerEnter={() => onPreview(answer)}
      onPointerLeave={() => onPreview(null)}
    >
      {sure ? text.say("web-sure", { what: text.option(answer) }) : text.option(answer)}
      {shortcut && <kbd>{shortcut}</kbd>}
    </button>
  );
}

function Undo({ onUndo }: Pick<Props, "onUndo">) {
  const text = useText();
  return (
    <span className="pair">
      <button
        type="button"
        className="quiet"
        title={text.say("web-undo-key")}
        onClick={() => onUndo(false)}
      >
        <Icon name="undo" />
        <span className="wide-only">{text.say("web-undo")}</span>
        <span className="hidden narrow-only">{text.say("web-undo")}</span>
      </button>
      <button
        type="button"
        className="quiet"
        title={text.say("web-restart-note")}
        aria-label={text.say("web-restart")}
        onClick={() => onUndo(true)}
      >
        <Icon name="restart" />
        <span className="roomy-only">{text.say("web-restart")}</span>
      </button>
    </span>
  );
}

/** Every answer as a list: for whoever rather reads, or hears, than points. */
function Answers({
  keys,
  onSay,
  onPreview,
}: { keys: Numbered[] } & Pick<Props, "onSay" | "onPreview">) {
  const text = useText();
  const fold = useRef<HTMLDetailsElement>(null);
  // Another question closes the list: nobody answers it by a click meant for the one before.
  const asked = keys.map((it) => it.answer).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it listens to.
  useEffect(() => {
    if (fold.current) fold.current.open = false;
  }, [asked]);
  return (
    <details className="answers" ref={fold}>
      <summary className="button quiet" title={text.say("web-all-answers")}>
        <Icon name="list" />
        <span className="hidden">{text.say("web-all-answers")}</span>
        {keys.length}
      </summary>
      <ul>
        {keys.map(({ answer, shortcut }) => (
          <li key={answer}>
            <button
              type="button"
              className="quiet"
              onClick={() => onSay(answer)}
              onFocus={() => onPreview(answer)}
              onBlur={() => onPreview(null)}
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

interface BecauseProps {
  explained: Explained;
  sight: Sight;
  onRule(rule: string): void;
  /** None: it is said as long as the question is open. */
  onDismiss: (() => void) | null;
}

/** Why a thing can't be used now, with the number of the rule as a way to it (UX-3). */
function Because({ explained, sight, onRule, onDismiss }: BecauseProps) {
  const text = useText();
  const { answer, reason } = explained;
  return (
    <p className="because" role="status">
      <span>
        <strong>{text.option(answer)}:</strong> {text.reason(reason, numbersFor(sight, answer))}
      </span>
      {reason.rule && (
        <button type="button" className="rule-link" onClick={() => onRule(reason.rule)}>
          {reason.rule}
        </button>
      )}
      {onDismiss && <Dismiss onDismiss={onDismiss} />}
    </p>
  );
}

function Dismiss({ onDismiss }: { onDismiss(): void }) {
  const text = useText();
  return (
    <button
      type="button"
      className="icon-button small"
      aria-label={text.say("web-close")}
      onClick={onDismiss}
    >
      <Icon name="close" />
    </button>
  );
}

/** Numbers a reason may speak of, if the board has them: what the thing costs, what is left. */
function numbersFor(sight: Sight, answer: string): Record<string, number> {
  const { costs, hours } = sight.board as { costs?: Record<string, number>; hours?: number };
  const cost = costs?.[answer.split(" ")[1] ?? ""];
  return cost === undefined || hours === undefined ? {} : { cost, hours };
}
