// Advice in a quiet moment: what the adept would answer here, and how each answer would go.
import { useTable } from "../table/context";
import { useText } from "../text/context";
import { Icon } from "./Icon";

/** Who is asked for advice, where somebody plays that well. */
const ADVISER = "adept";

export function Hint() {
  const { advice, asked, info, play, sight } = useTable();
  const text = useText();
  if (!sight.hints || !info?.levels.includes(ADVISER)) return null;
  const alone = sight.seats.every((seat) => seat.seat === sight.seat || seat.who === "bot");
  const note = text.say("web-hint-note");
  return (
    <>
      <button
        type="button"
        className="quiet hint-ask"
        title={alone ? note : `${note} ${text.say("web-hint-seen")}`}
        aria-label={text.say("web-hint")}
        aria-busy={advice.kind === "thinking"}
        disabled={!asked || advice.kind === "thinking"}
        onClick={play.hint}
      >
        <Icon name="bulb" />
      </button>
      {advice.kind !== "none" && (
        <div className="hint" role="status">
          {advice.kind === "thinking" ? (
            <p className="note">{text.say("web-hint-thinking")}</p>
          ) : advice.kind === "refused" ? (
            <p className="note">{text.error(advice.complaint.code, advice.complaint.text)}</p>
          ) : (
            <>
              <p className="note">{text.say("web-hint-says")}</p>
              <ol>
                {advice.advice.map(({ say, chance }) => (
                  <li key={say}>
                    <button
                      type="button"
                      className="quiet"
                      onClick={() => play.say(say)}
                      onPointerEnter={() => play.preview(say)}
                      onPointerLeave={() => play.preview(null)}
                      onFocus={() => play.preview(say)}
                      onBlur={() => play.preview(null)}
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
