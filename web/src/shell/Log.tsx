// Everything that happened, in sentences (UX-8). Names are links; a line shows the board as it was.
import { memo, useEffect, useRef } from "react";
import { byKeys } from "../boards/touch";
import type { Told } from "../net/protocol";
import { type Table, useTable } from "../table/context";
import { chapters } from "../table/memory";
import { momentsOf } from "../table/moment";
import { useText } from "../text/context";
import type { Piece, Texts } from "../text/texts";
import { OptionsHere } from "./TableOptions";

export function Log() {
  const { log, at, automatic, module, play } = useTable();
  const text = useText();
  const end = useRef<HTMLDivElement>(null);
  const still = at === null;
  const after = momentsOf(log);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line, or another moment, is what it follows.
  useEffect(() => {
    const box = end.current?.closest(".log");
    if (!box) return;
    const here = box.querySelector(".line.here");
    if (still) box.scrollTop = box.scrollHeight;
    else if (here) {
      const middle = box.getBoundingClientRect().top + box.clientHeight / 2;
      box.scrollTop += here.getBoundingClientRect().top - middle;
    }
  }, [log.length, at]);
  const line = (told: Told) => {
    const moment = after(told);
    const here = at === moment;
    const byItself = automatic.has(told.seq);
    return <Line {...{ told, moment, here, byItself, module, play, text }} />;
  };
  return (
    <section className="log" aria-label={text.say("web-log")}>
      <OptionsHere />
      {log.length === 0 && <p className="note">{text.say("web-log-empty")}</p>}
      {chapters(log).map(({ heading, lines }) => (
        <section key={heading?.seq ?? -1} className="chapter">
          {heading && <h3>{line(heading)}</h3>}
          <ol>
            {lines.map((told, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places.
              <li key={`${told.seq} ${row}`}>{line(told)}</li>
            ))}
          </ol>
        </section>
      ))}
      <div ref={end} />
    </section>
  );
}

/** What happened last, for whoever hears the table; also while the log is folded away. */
export function Heard() {
  const { log } = useTable();
  const text = useText();
  const last = log.at(-1);
  return (
    <div className="hidden heard" aria-live="polite">
      {last && text.event(last)}
    </div>
  );
}

interface LineProps extends Pick<Table, "module" | "play"> {
  told: Told;
  moment: number;
  /** Whether the board is looked at as it was then. */
  here: boolean;
  /** Whether the table answered it for somebody. */
  byItself: boolean;
  text: Texts;
}

/** A log is long and the table changes at every step: a line that says the same is left alone. */
const Line = memo(function Line({ told, moment, here, byItself, module, play, text }: LineProps) {
  return (
    <span className={`line ${told.what}${here ? " here" : ""}`}>
      <button
        type="button"
        className="moment"
        aria-label={text.say("web-show-moment", { what: text.event(told) })}
        title={text.say("web-show-moment-short")}
        aria-pressed={here}
        onClick={() => play.go(moment)}
      />
      <span className="said">
        <Sentence told={told} module={module} play={play} text={text} />
        {byItself && <em className="automatic"> {text.say("web-automatic")}</em>}
      </span>
    </span>
  );
});

/** What was told, its names leading to what they name: a card is shown, anything else ringed. */
function Sentence({
  told,
  module,
  play,
  text,
}: Pick<LineProps, "told" | "module" | "play" | "text">) {
  const lies = ({ kind = "" }: Piece) => !module?.words?.includes(kind);
  return text.pieces(told).map((piece, row) => {
    const { said, kind, name } = piece;
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence stay where they are.
    if (!name || !lies(piece)) return <span key={row}>{said}</span>;
    const card = module?.isCard?.(name) || text.attribute(`${kind}-${name}`, "effect") !== "";
    const point = (on: boolean) => {
      play.zoom(on && card ? name : null);
      play.point(on && !card ? name : null);
    };
    const keep = () => (card ? play.keep(name) : play.point(name));
    return (
      // biome-ignore lint/a11y/useSemanticElements: a button can't go on in the next line.
      <span
        role="button"
        tabIndex={0}
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence stay where they are.
        key={row}
        className="name"
        onPointerEnter={() => point(true)}
        onPointerLeave={() => point(false)}
        onFocus={() => point(true)}
        onBlur={() => point(false)}
        onClick={keep}
        onKeyDown={byKeys(keep)}
      >
        {said}
      </span>
    );
  });
}
