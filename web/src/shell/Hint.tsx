// Advice in a quiet moment: what the adept would answer here, and how each answer would go.
import { useEffect, useRef, useState } from "react";
import { hint as ask, Refusal } from "../net/http";
import type { Advised, Sight } from "../net/protocol";
import { useText } from "../text/context";
import { Icon } from "./Icon";

interface Props {
  /** Mine to answer, now. */
  sight: Sight;
  onSay(answer: string): void;
  onPreview(answer: string | null): void;
}

type Thought = "asleep" | "thinking" | Advised[] | Refusal;

export function Hint({ sight, onSay, onPreview }: Props) {
  const text = useText();
  const [thought, setThought] = useState<Thought>("asleep");
  const wanted = useRef(-1); // The moment advice is awaited for.
  const { table, seat, seq } = sight;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, other advice.
  useEffect(() => {
    setThought("asleep");
    wanted.current = -1;
  }, [table, seat, seq]);
  const think = () => {
    setThought("thinking");
    wanted.current = seq;
    const still = (come: Thought) => wanted.current === seq && setThought(come);
    ask(table, seat, seq).then(
      ({ advice }) => still(advice),
      (error) => still(error instanceof Refusal ? error : "asleep"),
    );
  };
  return (
    <>
      <button
        type="button"
        className="quiet hint-ask"
        title={text.say("web-hint-note")}
        aria-label={text.say("web-hint")}
        aria-busy={thought === "thinking"}
        disabled={thought === "thinking"}
        onClick={think}
      >
        <Icon name="bulb" />
      </button>
      {thought !== "asleep" && (
        <div className="hint" role="status">
          {thought === "thinking" ? (
            <p className="note">{text.say("web-hint-thinking")}</p>
          ) : thought instanceof Refusal ? (
            <p className="note">{text.error(thought.code, thought.message)}</p>
          ) : (
            <>
              <p className="note">{text.say("web-hint-says")}</p>
              <ol>
                {thought.map(({ say, chance }) => (
                  <li key={say}>
                    <button
                      type="button"
                      className="quiet"
                      onClick={() => onSay(say)}
                      onPointerEnter={() => onPreview(say)}
                      onPointerLeave={() => onPreview(null)}
                      onFocus={() => onPreview(say)}
                      onBlur={() => onPreview(null)}
                    >
                      <span>{text.option(say)}</span>
                      <meter min={0} max={1} value={chance} aria-hidden="true" />
                      <small>
                        {text.say("web-hint-chance", { chance: Math.round(chance * 100) })}
                      </small>
                    </button>
                  </li>
                ))}
              </ol>
            </>
          )}
        </div>
      )}
    </>
  );
}
