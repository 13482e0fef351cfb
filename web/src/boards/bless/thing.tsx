// A card that can be pointed at, pressed, held and focused, wherever it lies. A screen reader hears
// what is written on it, and then what can be done with it or why not.
import { type MouseEvent, type ReactNode, useRef } from "react";
import { offerFor, type Play } from "./play";

const LONG_PRESS = 450;

interface Props {
  play: Play;
  card: string;
  /** Which verbs may name this card where it lies. */
  verbs: readonly string[];
  className: string;
  children: ReactNode;
}

export function Thing({ play, card, verbs, className, children }: Props) {
  const pressed = useRef(0);
  const zoomed = useRef(false);
  const { offered, named } = offerFor(card, verbs, play);
  const attacks = offered === `attack ${card}`;
  const aimed = play.aimed === card;
  const target = play.targets.has(card) && verbs.includes("target");
  const answer = target ? `target ${card}` : offered;
  const press = (event: MouseEvent) => {
    // A long press has shown the card; it is no choice. A key is, and counts no clicks.
    if (zoomed.current && event.detail > 0) return;
    if (target) play.strike(card);
    else if (attacks) play.aim(aimed ? "" : card);
    else if (offered) play.say(offered);
    else if (named) play.explain(named);
    else play.zoom(card);
  };
  const hold = () => {
    zoomed.current = false;
    pressed.current = window.setTimeout(() => {
      zoomed.current = true;
      play.zoom(card);
    }, LONG_PRESS);
  };
  const release = () => window.clearTimeout(pressed.current);
  const look = (on: boolean) => {
    play.face(on ? card : "");
    play.preview(on && offered && !attacks ? offered : null);
  };
  const marks = [
    className,
    answer && "lit",
    !answer && named && "refused",
    aimed && "aimed",
    target && "target",
    play.touched.has(card) && "touched",
    play.pointed === card && "pointed",
  ];
  const reason = named && play.refused[named];
  const said = answer ? play.text.option(answer) : reason ? play.text.refusal(reason) : "";
  return (
    <button
      type="button"
      className={`bl-thing ${marks.filter(Boolean).join(" ")}`}
      data-thing={card}
      aria-disabled={!answer}
      aria-pressed={attacks ? aimed : undefined}
      onClick={press}
      onPointerDown={(event) => event.pointerType !== "mouse" && hold()}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerEnter={(event) => {
        if (event.pointerType !== "mouse") return;
        look(true);
        play.zoom(card);
      }}
      onPointerLeave={(event) => {
        release();
        if (event.pointerType !== "mouse") return;
        look(false);
        play.zoom(null);
      }}
      // Not for a finger: what is shown would move the card away before the tap is over.
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && look(true)}
      onBlur={() => look(false)}
      onContextMenu={(event) => zoomed.current && event.preventDefault()}
    >
      {children}
      {said && <span className="hidden">. {said}</span>}
    </button>
  );
}
