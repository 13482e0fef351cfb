// Who sits where, who is here, who is thinking; and the invitations not yet taken (UX-20).
import { useState } from "react";
import type { SeatInfo, Sight } from "../net/protocol";
import { useText } from "../text/context";
import { Icon, type IconName } from "./Icon";
import { invitations } from "./opening";
import { SeatMark, seatClass } from "./Seat";

const ICONS: Record<SeatInfo["who"], IconName> = { person: "person", bot: "robot", open: "link" };

export function Presence({ sight }: { sight: Sight }) {
  const text = useText();
  return (
    <ul className="presence" aria-label={text.say("web-seats")}>
      {sight.seats.map((seat) => {
        const asked = sight.asked?.seat;
        const turn = !sight.result && (asked === seat.id || asked === "table");
        return (
          <li
            key={seat.seat}
            className={`seat ${seatClass(seat.seat, seat.id)}${turn ? " turn" : ""}${seat.present ? " here" : ""}`}
            title={status(seat, text)}
          >
            <SeatMark place={seat.seat} />
            <Icon name={ICONS[seat.who]} />
            <span className="seat-names">
              <strong>{text.seat(seat.id)}</strong>
              <span>{called(seat, text)}</span>
            </span>
            <span className="hidden">{status(seat, text)}</span>
            {turn && sight.thinking && <Thinking />}
          </li>
        );
      })}
    </ul>
  );
}

function Thinking() {
  return (
    <span className="thinking" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

function called(seat: SeatInfo, text: ReturnType<typeof useText>): string {
  if (seat.who === "bot") return text.level(seat.level);
  if (seat.who === "open") return text.say("web-open-seat");
  return seat.name || (seat.yours ? text.say("web-you") : text.say("web-guest"));
}

function status(seat: SeatInfo, text: ReturnType<typeof useText>): string {
  if (seat.who === "bot") return text.say("web-is-bot");
  if (seat.who === "open") return text.say("web-is-open");
  return text.say(seat.present ? "web-is-here" : "web-is-away");
}

/** The addresses for friends, as long as their seats are empty. */
export function Invitations({ sight }: { sight: Sight }) {
  const text = useText();
  const addresses = invitations(sight.table);
  const open = sight.seats.filter((seat) => seat.who === "open" && addresses[seat.id]);
  return open.map((seat) => (
    <div key={seat.id} className="notice invitation">
      <p>{text.say("web-send-link", { who: text.seat(seat.id) })}</p>
      <Copyable value={addresses[seat.id] ?? ""} />
    </div>
  ));
}

export function Copyable({ value }: { value: string }) {
  const text = useText();
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => {}, // The address can still be selected.
    );
  };
  return (
    <span className="copyable">
      <input
        readOnly
        value={value}
        aria-label={text.say("web-link")}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" onClick={copy}>
        <Icon name="copy" />
        {text.say(copied ? "web-copied" : "web-copy")}
      </button>
    </span>
  );
}
