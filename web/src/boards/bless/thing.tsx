// A card that can be pointed at, pressed, held and focused, wherever it lies. A screen reader hears
// what is written on it, and then what can be done with it or why not.
import type { ReactNode } from "react";
import { useTouch } from "../touch";
import { offerFor, type Play } from "./play";

interface Props {
  play: Play;
  card: string;
  /** Which verbs may name this card where it lies. */
  verbs: readonly string[];
  className: string;
  children: ReactNode;
}

export function Thing({ play, card, verbs, className, children }: Props) {
  const { offered, named } = offerFor(card, verbs, play);
  const attacks = offered === `attack ${card}`;
  const aimed = play.aimed === card;
  const target = play.targets.has(card) && verbs.includes("target");
  const answer = target ? `target ${card}` : offered;
  const touch = useTouch({
    act() {
      if (target) play.strike(card);
      else if (attacks) play.aim(aimed ? "" : card);
      else if (offered) play.say(offered);
      else if (named) play.explain(named);
      else play.zoom(card);
    },
    look(on) {
      play.face(on ? card : "");
      play.preview(on && offered && !attacks ? offered : null);
    },
    zoom: (on) => play.zoom(on ? card : null),
  });
  const marks = [
    className,
    answer && "lit",
    !answer && named && "refused",
    aimed && "aimed",
    target && "target",
    play.touched.has(card) && "touched",
    play.pointed === card && "pointed",
  ];
  const reason = named && play.refused.why(named);
  const said = answer ? play.text.option(answer) : reason ? play.text.refusal(reason) : "";
  return (
    <button
      type="button"
      className={`bl-thing ${marks.filter(Boolean).join(" ")}`}
      data-thing={card}
      data-target={target || undefined}
      aria-disabled={!answer}
      aria-pressed={attacks ? aimed : undefined}
      {...touch}
    >
      {children}
      {said && <span className="hidden">. {said}</span>}
    </button>
  );
}
