// The curtain between two players at one screen (UX-23): it names who is next and shows no hand.
import { useEffect, useRef } from "react";
import type { SeatInfo } from "../net/protocol";
import { useText } from "../text/context";
import { Mark } from "./Frame";

export function Curtain({ seat, onOpen }: { seat: SeatInfo; onOpen(): void }) {
  const text = useText();
  const who = seat.name || text.seat(seat.id);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section className={`curtain seat-${seat.id}`} aria-label={text.say("curtain", { who })}>
      <Mark />
      <h2>{text.say("curtain", { who })}</h2>
      <p>{text.say("web-curtain-note")}</p>
      <button type="button" className="primary big" ref={button} onClick={onOpen}>
        {text.say("web-curtain-open", { who })}
      </button>
    </section>
  );
}
