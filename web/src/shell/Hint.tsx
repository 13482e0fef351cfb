// Advice in a quiet moment: what the adept would answer here, and how each answer would go. It goes
// by its own button, by Esc, and by a click beside it (UX-38).
import { useEffect } from "react";
import { useTable } from "../table/context";
import { useText } from "../text/context";
import { Icon } from "./Icon";

/** Who is asked for advice, where somebody plays that well. */
const ADVISER = "adept";

export function Hint() {
  const { advice, asked, info, play, sight } = useTable();
  const text = useText();
  const open = advice.kind !== "none";
  useClosing(open, play.closeHint);
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
        aria-expanded={open}
        disabled={!asked && !open}
        onClick={open ? play.closeHint : play.hint}
      >
        <Icon name="bulb" />
      </button>
      {open && (
        <div className="hint" role="status">
          <button
            type="button"
            className="icon-button small close"
            aria-label={text.say("web-close")}
            onClick={play.closeHint}
          >
            <Icon name="close" />
          </button>
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

/** Where a click leaves advice alone: in it, and on things, which may be what it speaks of. */
const BESIDES = ".hint, .hint-ask, .zoom, [data-thing]";

function useClosing(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopImmediatePropagation(); // It closes one thing at a time.
      close();
    };
    const click = ({ target }: Event) => {
      if (target instanceof Element && !target.closest(BESIDES)) close();
    };
    addEventListener("keydown", press, true);
    addEventListener("click", click);
    return () => {
      removeEventListener("keydown", press, true);
      removeEventListener("click", click);
    };
  }, [open, close]);
}
