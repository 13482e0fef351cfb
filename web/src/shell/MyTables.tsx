// One's own tables: those that wait for me first, and of those that are over how they ended (UX-42).
import { useState } from "react";
import type { GameInfo, TableLine } from "../net/protocol";
import { to } from "../router";
import { useText, useTexts } from "../text/context";
import type { Texts } from "../text/texts";
import { verdict } from "./ending";
import { Link } from "./Frame";
import { useSettings } from "./settings";

const SHOWN = 3;

interface Props {
  tables: readonly TableLine[];
  games: readonly GameInfo[];
}

export function MyTables({ tables, games }: Props) {
  const text = useText();
  const [all, setAll] = useState(false);
  if (tables.length === 0) return null;
  const rank = (line: TableLine) => (line.result ? 2 : line.turn_is_yours ? 0 : 1);
  const sorted = [...tables].sort((a, b) => rank(a) - rank(b) || b.changed_at - a.changed_at);
  return (
    <section className="my-tables">
      <h2>{text.say("web-my-tables")}</h2>
      <ul>
        {sorted.slice(0, all ? sorted.length : SHOWN).map((line) => (
          <li key={line.table}>
            <TableLink line={line} game={games.find((it) => it.id === line.game)} />
          </li>
        ))}
      </ul>
      {sorted.length > SHOWN && !all && (
        <button type="button" className="quiet" onClick={() => setAll(true)}>
          {text.say("web-all-tables", { count: sorted.length })}
        </button>
      )}
    </section>
  );
}

function TableLink({ line, game }: { line: TableLine; game: GameInfo | undefined }) {
  const house = useText();
  const { settings } = useSettings();
  const text = useTexts(settings.language, line.game) ?? house;
  const who = (seat: TableLine["seats"][number]) =>
    seat.who === "bot"
      ? house.say("web-bot-level", { level: house.level(seat.level) })
      : seat.name || (seat.yours ? house.say("web-you") : house.say("web-nobody-yet"));
  const when = new Date(line.changed_at * 1000);
  return (
    <Link
      href={to.table(line.table)}
      className={line.turn_is_yours ? "table-line turn" : "table-line"}
    >
      <strong>{text.title(line.game)}</strong>
      <span className="who">
        {line.seats
          .map((seat) => house.say("web-seat-who", { seat: text.seat(seat.id), who: who(seat) }))
          .join(" · ")}
      </span>
      <span className="state">
        {stateOf(line, game?.together ?? false, text)}
        {line.from_journal && <em> · {house.say("web-from-journal-short")}</em>}
      </span>
      <time dateTime={when.toISOString()}>
        {when.toLocaleString(settings.language, { dateStyle: "medium", timeStyle: "short" })}
      </time>
    </Link>
  );
}

/** Whose turn it is, or how it ended for me; who won, where I held no seat or several. */
export function stateOf(line: TableLine, together: boolean, text: Texts): string {
  const { seats, result } = line;
  if (!result) return text.say(line.turn_is_yours ? "web-your-turn" : "web-their-turn");
  const said = verdict({ seats, together }, result.scores);
  const winners = seats.filter((seat) => result.scores[seat.seat] === 1);
  if (said !== "web-game-over" || winners.length === 0)
    return text.say(`web-list-${said.slice("web-".length)}`);
  return text.say("web-won-by", { who: winners.map((seat) => text.seat(seat.id)).join(", ") });
}
