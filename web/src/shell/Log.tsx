// Everything that happened, in sentences (UX-8). Names are links; a line shows the board as it was.
import { type ComponentProps, useEffect, useRef } from "react";
import { byKeys } from "../boards/touch";
import type { Told } from "../net/protocol";
import { chapters } from "../table/memory";
import { useText } from "../text/context";
import type { Piece } from "../text/texts";
import { TableOptions } from "./TableOptions";

interface Props extends ComponentProps<typeof TableOptions> {
  log: readonly Told[];
  automatic: ReadonlySet<number>;
  /** The moment that is looked at; null: now. */
  at: number | null;
  onMoment(at: number): void;
  /** A name is pointed at, or no longer. */
  onPoint(piece: Piece | null): void;
  /** A name was chosen: keep showing it. */
  onKeep(piece: Piece): void;
}

export function Log(props: Props) {
  const text = useText();
  const end = useRef<HTMLDivElement>(null);
  const { log, at } = props;
  const last = log.at(-1);
  const still = at === null;
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
  return (
    <section className="log" aria-label={text.say("web-log")}>
      <div className="hidden" aria-live="polite">
        {last && text.event(last)}
      </div>
      <TableOptions {...props} />
      {log.length === 0 && <p className="note">{text.say("web-log-empty")}</p>}
      {chapters(log).map(({ heading, lines }) => (
        <section key={heading?.seq ?? -1} className="chapter">
          {heading && <h3>{<Line told={heading} {...props} />}</h3>}
          <ol>
            {lines.map((told, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places.
              <li key={`${told.seq} ${row}`}>
                <Line told={told} {...props} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      <div ref={end} />
    </section>
  );
}

type LineProps = Omit<Props, "options" | "game" | "log"> & { told: Told };

function Line({ told, automatic, at, onMoment, onPoint, onKeep }: LineProps) {
  const text = useText();
  const moment = told.seq + 1;
  const here = at === moment;
  return (
    <span className={`line ${told.what}${here ? " here" : ""}`}>
      <button
        type="button"
        className="moment"
        aria-label={text.say("web-show-moment", { what: text.event(told) })}
        title={text.say("web-show-moment-short")}
        aria-pressed={here}
        onClick={() => onMoment(moment)}
      />
      <span className="said">
        {text.pieces(told).map((piece, row) =>
          piece.name ? (
            // biome-ignore lint/a11y/useSemanticElements: a button can't go on in the next line.
            <span
              role="button"
              tabIndex={0}
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence stay where they are.
              key={row}
              className="name"
              onPointerEnter={() => onPoint(piece)}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => onPoint(piece)}
              onBlur={() => onPoint(null)}
              onClick={() => onKeep(piece)}
              onKeyDown={byKeys(() => onKeep(piece))}
            >
              {piece.said}
            </span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence stay where they are.
            <span key={row}>{piece.said}</span>
          ),
        )}
        {automatic.has(told.seq) && <em className="automatic"> {text.say("web-automatic")}</em>}
      </span>
    </span>
  );
}
