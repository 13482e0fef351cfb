// The first page: my tables, four games, and a game under way in one click.
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
import { MyTables } from "./MyTables";
import { againstBots, atOneScreen, open } from "./opening";
import { storyOf } from "./reached";
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
  // Also when the server is back, and when one comes back to the page.
  useEffect(() => {
    if (trouble === null) fetchTables();
  }, [trouble, fetchTables]);
  useEffect(() => {
    const look = () => document.hidden || fetchTables();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [fetchTables]);
  useEffect(() => {
    document.title = "Gloaming";
  }, []);
  return (
    <Frame>
      <Horizon />
      <section className={tables.length > 0 ? "hidden" : "hero"}>
        <h1>Gloaming</h1>
        <p>{text.say("web-tagline")}</p>
      </section>
      {trouble !== null && <Trouble error={trouble} again={again} />}
      {games && <MyTables tables={tables} games={games} />}
      {!games && trouble === null && <div className="cards waiting" aria-busy="true" />}
      {games && (
        <section className="cards" aria-label={text.say("web-games")}>
          {games.map((game) => (
            <GameCard key={game.id} game={game} onTrouble={setTrouble} />
          ))}
        </section>
      )}
      {games && <Journals games={games} />}
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
  // Where a game is told in chapters, they are where it starts from; its first is a click away.
  const told = storyOf(game) !== null;
  const atOnce = (look: string, said: string) => (
    <button
      type="button"
      className={look}
      disabled={busy}
      onClick={() => start(againstBots(game, settings.name))}
    >
      <Icon name="play" />
      {house.say(said)}
    </button>
  );
  return (
    <article className="card" aria-labelledby={`title-${game.id}`}>
      <Emblem game={game.id} />
      <div className="card-words">
        <div className="card-head">
          <h2 id={`title-${game.id}`}>{own?.title(game.id)}</h2>
          <span className="card-reading">
            <Link
              href={to.codex(game.id)}
              className="icon-button"
              label={`${house.say("web-codex")} · ${own?.title(game.id) ?? ""}`}
            >
              <Icon name="cards" />
            </Link>
            <Link href={to.rules(game.id)} className="button quiet">
              <Icon name="book" />
              {house.say("web-rules")}
            </Link>
          </span>
        </div>
        <p>{own?.attribute("title", "about")}</p>
        {told ? (
          <Link href={to.setUp(game.id)} className="button primary big">
            <Icon name="flag" />
            {own?.attribute("title", "start")}
          </Link>
        ) : (
          atOnce("primary big", game.seats[0] === 1 ? "web-play-alone" : beside)
        )}
        <div className="card-ways">
          {told && atOnce("", beside)}
          <button type="button" disabled={busy} onClick={() => start(atOneScreen(game))}>
            <Icon name="people" />
            {house.say("web-one-screen")}
          </button>
          <Link href={to.setUp(game.id, true)} className="button">
            <Icon name="link" />
            {house.say("web-invite")}
          </Link>
          {!told && (
            <Link href={to.setUp(game.id)} className="button">
              <Icon name="gear" />
              {house.say("web-set-up")}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
