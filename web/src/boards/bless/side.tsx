// Beside the field, or on a phone at its lower edge: the own hand, and whatever else is laid open.
import { useEffect, useRef, useState } from "react";
import { printedForm } from "./face";
import { Hand, LaidOpen } from "./hand";
import { Eye, Karma, Sign } from "./marks";
import { Picture } from "./picture";
import { HELD, laidOpen, offerFor, type Play } from "./play";
import { PRINTED } from "./story";

export function Side({ play }: { play: Play }) {
  const { board, sight, text, lit } = play;
  const place = useRef<HTMLElement>(null);
  const hand = sight.seat >= 0 ? (board.hands[sight.seat] ?? []) : [];
  const laid = laidOpen(board, sight.seat, lit);
  const here = asksFor([...hand, ...laid], lit);
  // On a phone: what is asked for is shown at once, and the field is free for the next step.
  const [open, setOpen] = useState(here);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question opens or closes it anew.
  useEffect(() => setOpen(here), [here, sight.seq]);
  if (sight.seat < 0 && laid.length === 0) return null;
  const inVoid = laid.length > 0 && laid.every((card) => board.void.includes(card));
  const title = text.say(
    laid.length === 0 ? "board-your-hand" : inVoid ? "board-open-void" : "board-open-cards",
  );
  const show = (card: string) => {
    setOpen(true);
    const held = `.bl-sheet [data-thing="${card}"]`;
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(held)?.focus());
  };
  const marks = ["bl-side", open && "open", laid.length > 0 && "laid"];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what lies over the field.
    <section
      className={marks.filter(Boolean).join(" ")}
      ref={place}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        setOpen(false);
      }}
    >
      <button
        type="button"
        className={laid.length > 0 ? "bl-handle glows" : "bl-handle"}
        data-opens
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span>{title}</span>
        <small>{text.say("board-hold")}</small>
        <Sign name="down" />
      </button>
      <div className="bl-sheet" data-strip>
        {laid.length > 0 && <LaidOpen play={play} cards={laid} title={title} />}
        <Hand play={play} />
      </div>
      <ul className="bl-slivers" data-strip aria-label={text.say("board-your-hand")}>
        {hand.map((card) => (
          <li key={card}>
            <Sliver play={play} card={card} show={show} />
          </li>
        ))}
        {hand.length === 0 && <li className="bl-none">{text.say("board-empty")}</li>}
      </ul>
    </section>
  );
}

/** Whether each card that can be chosen is one of these; to lay one leaves the field open to see. */
function asksFor(cards: readonly string[], lit: ReadonlySet<string>): boolean {
  const named = [...lit].map((answer) => answer.split(" ")).filter(([, card]) => card);
  return (
    named.length > 0 &&
    named.every(
      ([verb = "", card = ""]) => !["curse", "pray"].includes(verb) && cards.includes(card),
    )
  );
}

interface SliverProps {
  play: Play;
  card: string;
  show(card: string): void;
}

/** A card of the hand in short: enough to know it, and to open the hand by it. */
function Sliver({ play, card, show }: SliverProps) {
  const { text, settings } = play;
  const lit = offerFor(card, HELD, play).offered !== undefined;
  const printed = PRINTED[card];
  return (
    <button
      type="button"
      className={`bl-sliver ${printedForm(card)}${lit ? " glows" : ""}`}
      onClick={() => show(card)}
      onPointerEnter={(event) => event.pointerType === "mouse" && play.zoom(card)}
      onPointerLeave={(event) => event.pointerType === "mouse" && play.zoom(null)}
    >
      {!settings.textOnly && <Picture card={card} form={printedForm(card)} />}
      <Eye value={printed?.eye ?? "?"} title={text.say("value-eye")} />
      <Karma value={printed?.karma ?? "?"} title={text.say("value-karma")} />
      <span className="bl-name">{text.thing("card", card)}</span>
    </button>
  );
}
