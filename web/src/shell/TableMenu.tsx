// What is done rarely at a table, folded away: resigning, a draw, a bot to help out, a link; and by
// which rules it is played.
import { useEffect, useRef } from "react";
import { useTable } from "../table/context";
import { mine } from "../table/curtain";
import { useText } from "../text/context";
import { Icon, type IconName } from "./Icon";
import type { Asking } from "./Notices";
import { OptionsHere } from "./TableOptions";

interface Props {
  onAsk(asking: Asking): void;
  onLink(): void;
}

export function TableMenu({ onAsk, onLink }: Props) {
  const { sight, play } = useTable();
  const text = useText();
  const fold = useRef<HTMLDetailsElement>(null);
  const playing = !sight.result && mine(sight).some((seat) => seat.seat === sight.seat);
  const others = sight.seats.filter((seat) => seat.seat !== sight.seat);
  const alone = others.every((seat) => seat.who === "bot" || seat.yours);
  // Where that ends the match for all and more than one person plays against, a bot goes on instead.
  const spoils = sight.resigning === "ends" && others.length > 1 && !alone;
  const resigns = !sight.together && sight.resigning !== "" && !spoils;
  const offered = sight.offers.includes(sight.seats[sight.seat]?.id ?? "");
  // A bot agrees to no draw, and nobody offers one twice in a turn.
  const draws = !sight.together && !offered && others.every((seat) => seat.who !== "bot");
  useEffect(() => {
    const close = (event: Event) => {
      const outside = event.target instanceof Node && !fold.current?.contains(event.target);
      if (outside && fold.current) fold.current.open = false;
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, []);
  const row = (icon: IconName, id: string, act: () => void) => (
    <li>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          if (fold.current) fold.current.open = false;
          act();
        }}
      >
        <Icon name={icon} />
        {text.say(id)}
      </button>
    </li>
  );
  return (
    <details className="menu" ref={fold}>
      <summary className="icon-button" title={text.say("web-more")}>
        <Icon name="more" />
        <span className="hidden">{text.say("web-more")}</span>
      </summary>
      <div className="menu-body">
        <ul>
          {sight.can_undo && row("restart", "web-restart", () => play.undo(true))}
          {row("eye", "web-watch-link", onLink)}
          {playing && row("robot", "web-hand-over", () => onAsk("bot"))}
          {playing &&
            draws &&
            sight.resigning !== "" &&
            row("hands", "web-offer-draw", () => onAsk("draw"))}
          {playing &&
            sight.together &&
            !offered &&
            row("flag", "web-give-up", () => onAsk("give-up"))}
          {playing && resigns && row("flag", "web-resign", () => onAsk("resign"))}
        </ul>
        <OptionsHere />
      </div>
    </details>
  );
}
