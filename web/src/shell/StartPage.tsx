// The first page: four games, my tables, and a game under way in one click.
import { useCallback, useEffect, useState } from "react";
import * as http from "../net/http";
import type { GameInfo, TableLine } from "../net/protocol";
import { useShelf } from "../net/shelf";
import { to } from "../router";
import { useText, useTexts } from "../text/context";
import { Emblem } from "./Emblem";
import { Frame, Link } from "./Frame";
import { Horizon } from "./Horizon";
import { Icon } from "./Icon";
import { Journals } from "./Journals";
import { againstBots, atOneScreen, open } from "./opening";
import { useSettings } from "./settings";
import { Trouble } from "./Trouble";

export function StartPage() {
  const text = useText();
  const { games, trouble, setTrouble, again } = useShelf();
  const [tables, setTables] = useState<TableLine[]>([]);
  const fetchTables = useCallback(() => {
    http.myTables().then(
      (mine) => setTables(mine.tables),
      () => {}, // The shelf says what went wrong.
    );
  }, []);
  useEffect(fetchTables, [fetchTables]);
  const fetchAll = () => {
    again();
    fetchTables();
  };
  useEffect(() => {
    document.title = "Gloaming";
  }, []);
  return (
    <Frame>
      <Horizon />
      <section className="hero">
        <h1>Gloaming</h1>
        <p>{text.say("web-tagline")}</p>
      </section>
      {trouble !== null && <Trouble error={trouble} again={fetchAll} />}
      {!games && trouble === null && <div className="cards waiting" aria-busy="true" />}
      {games && (
        <section className="cards" aria-label={text.say("web-games")}>
          {games.map((game) => (
            <GameCard key={game.id} game={game} onTrouble={setTrouble} />
          ))}
        </section>
      )}
      <MyTables tables={tables} />
      {games && <Journals onTrouble={setTrouble} />}
    </Frame>
  );
}

function GameCard({ game, onTrouble }: { game: GameInfo; onTrouble(error: unknown): void }) {
  const house = useText();
  const { settings } = useSettings();
  const [busy, setBusy] = useState(false);
  const own = useTexts(settings.language, game.id);
  const start = (wish: Parameters<typeof open>[0]) => {
    setBusy(true);
    open(wish).catch((error) => {
      setBusy(false);
      onTrouble(error);
    });
  };
  const beside = game.together ? "web-play-together" : "web-play-now";
  return (
    <article className="card" aria-labelledby={`title-${game.id}`}>
      <Emblem game={game.id} />
      <div className="card-words">
        <h2 id={`title-${game.id}`}>{own?.title(game.id)}</h2>
        <p>{own?.attribute("title", "about")}</p>
        <button
          type="button"
          className="primary big"
          disabled={busy}
          onClick={() => start(againstBots(game, settings.name))}
        >
          <Icon name="play" />
          {house.say(game.seats[0] === 1 ? "web-play-alone" : beside)}
        </button>
        <div className="card-ways">
          <button type="button" disabled={busy} onClick={() => start(atOneScreen(game))}>
            <Icon name="people" />
            {house.say("web-one-screen")}
          </button>
          <Link href={to.setUp(game.id, true)} className="button">
            <Icon name="link" />
            {house.say("web-invite")}
          </Link>
          <Link href={to.setUp(game.id)} className="button">
            <Icon name="gear" />
            {house.say("web-set-up")}
          </Link>
          <Link href={to.rules(game.id)} className="button">
            <Icon name="book" />
            {house.say("web-rules")}
          </Link>
        </div>
      </div>
    </article>
  );
}

const SHOWN = 4;

function MyTables({ tables }: { tables: TableLine[] }) {
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
            <TableLink line={line} />
          </li>
        ))}
      </ul>
      {sorted.length > SHOWN && !all && (
        <button type="button" onClick={() => setAll(true)}>
          {text.say("web-all-tables", { count: sorted.length })}
        </button>
      )}
    </section>
  );
}

function TableLink({ line }: { line: TableLine }) {
  const house = useText();
  const { settings } = useSettings();
  const text = useTexts(settings.language, line.game) ?? house;
  const who = (seat: TableLine["seats"][number]) =>
    seat.who === "bot"
      ? house.say("web-bot-level", { level: house.level(seat.level) })
      : seat.name || (seat.yours ? house.say("web-you") : house.say("web-nobody-yet"));
  const state = line.result ? "web-over" : line.turn_is_yours ? "web-your-turn" : "web-their-turn";
  const when = new Date(line.changed_at * 1000);
  return (
    <Link
      href={to.table(line.table)}
      className={line.turn_is_yours ? "table-line turn" : "table-line"}
    >
      <strong>{text.say("title")}</strong>
      <span className="who">
        {line.seats.map((seat) => `${text.seat(seat.id)}: ${who(seat)}`).join(" · ")}
      </span>
      <span className="state">
        {house.say(state)}
        {line.from_journal && <em> · {house.say("web-from-journal-short")}</em>}
      </span>
      <time dateTime={when.toISOString()}>
        {when.toLocaleString(settings.language, { dateStyle: "medium", timeStyle: "short" })}
      </time>
    </Link>
  );
}
