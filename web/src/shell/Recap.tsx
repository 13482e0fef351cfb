// What the others did since I acted, in a few lines, each a way to see it again. It lies over the
// top of the panel beside, whose news are at its end; on a phone one line hangs from the bar.
import { useState } from "react";
import { useTable } from "../table/context";
import { type Beat, type Recapped, shortened } from "../table/telling";
import { useText } from "../text/context";
import type { Texts } from "../text/texts";
import { Icon } from "./Icon";

/** The lines, by what the game has to say, and whatever the table did by itself. */
function useLines(): ReturnType<typeof shortened> {
  const { beats, automatic, sight, module } = useTable();
  const text = useText();
  const me = sight.seats.find((seat) => seat.seat === sight.seat)?.id ?? null;
  const lines = module?.tells?.recap(beats, me, text) ?? [];
  const alone = beats.flatMap((beat, at) =>
    automatic.has(beat.seq) && beat.beat === 0 ? doneFor(beat, at, text) : [],
  );
  return shortened([
    ...lines.filter((line) => !automatic.has(beats[line.beat]?.seq ?? -1)),
    ...alone,
  ]);
}

function doneFor({ told: [first] }: Beat, beat: number, text: Texts): Recapped[] {
  if (!first) return [];
  return [{ said: text.say("web-recap-alone", { what: text.event(first) }), beat, matters: 2 }];
}

interface Props {
  /** One line that opens, where there is no panel beside. */
  short?: boolean;
}

export function Recap({ short = false }: Props) {
  const { telling, recapped, at, awaited } = useTable();
  const [open, setOpen] = useState(false);
  const { lines, more } = useLines();
  const text = useText();
  const hidden = recapped || awaited || at !== null || (telling !== null && !telling.again);
  const [first] = lines;
  return (
    <div className="recap-place" aria-live="polite">
      {!hidden && first && (
        <section className={short ? "recap short" : "recap"} aria-label={text.say("web-recap")}>
          {short && !open ? (
            <Folded line={first} more={lines.length - 1 + more} onOpen={() => setOpen(true)} />
          ) : (
            <Lines lines={lines} more={more} />
          )}
          <Close />
        </section>
      )}
    </div>
  );
}

function Folded({ line, more, onOpen }: { line: Recapped; more: number; onOpen(): void }) {
  const text = useText();
  return (
    <button type="button" className="recap-line" onClick={onOpen}>
      <span>{line.said}</span>
      {more > 0 && <small>{text.say("web-recap-more", { count: more })}</small>}
    </button>
  );
}

function Lines({ lines, more }: ReturnType<typeof shortened>) {
  const { beats, telling, play } = useTable();
  const text = useText();
  return (
    <>
      <h3>{text.say("web-recap")}</h3>
      <ol>
        {lines.map((line) => (
          <li key={line.said} className={`matters-${line.matters}`}>
            <button
              type="button"
              className="recap-line"
              title={text.say("web-recap-show")}
              aria-pressed={telling?.here === line.beat}
              onClick={() => play.showAgain(line.beat, true)}
            >
              {line.said}
            </button>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="note">{text.say("web-recap-more", { count: more })}</p>}
      {beats.length > 0 && (
        <button type="button" className="quiet again" onClick={() => play.showAgain(0, false)}>
          <Icon name="play" />
          {text.say("web-recap-again")}
        </button>
      )}
    </>
  );
}

function Close() {
  const { play } = useTable();
  const text = useText();
  return (
    <button
      type="button"
      className="icon-button small close"
      aria-label={text.say("web-close")}
      onClick={() => {
        play.closeRecap();
        play.enough();
      }}
    >
      <Icon name="close" />
    </button>
  );
}
