// Setting up a table: who sits where, and by which rules; both have good answers already.
import { useState } from "react";
import type { GameInfo, SeatWish } from "../net/protocol";
import { useShelf } from "../net/shelf";
import { to } from "../router";
import { useTexts } from "../text/context";
import type { Texts } from "../text/texts";
import { Emblem } from "./Emblem";
import { HintsChoice } from "./FairPlay";
import { Frame, Link } from "./Frame";
import { GameOptions, mattering } from "./GameOptions";
import { Icon } from "./Icon";
import { Nowhere } from "./Nowhere";
import { open, resized, usualSeats } from "./opening";
import { SeatChoice } from "./SeatChoice";
import { useSettings } from "./settings";
import { Trouble } from "./Trouble";

export function SetUp({ game: id, friend }: { game: string; friend: boolean }) {
  const { games, trouble, setTrouble, again } = useShelf();
  const { settings } = useSettings();
  const text = useTexts(settings.language, id);
  const game = games?.find((it) => it.id === id);
  if (games && !game) return <Nowhere />;
  return (
    <Frame>
      {trouble !== null && <Trouble error={trouble} again={game ? undefined : again} />}
      {game && text && <Form game={game} friend={friend} text={text} onTrouble={setTrouble} />}
    </Frame>
  );
}

interface FormProps {
  game: GameInfo;
  friend: boolean;
  text: Texts;
  onTrouble(error: unknown): void;
}

function Form({ game, friend, text, onTrouble }: FormProps) {
  const { settings, change } = useSettings();
  const [seats, setSeats] = useState<SeatWish[]>(() => usualSeats(game, friend));
  const [options, setOptions] = useState<Record<string, string>>({});
  const [hints, setHints] = useState(false);
  const [name, setName] = useState(settings.name);
  const [busy, setBusy] = useState(false);
  const seat = (at: number, wish: SeatWish) =>
    setSeats(seats.map((before, other) => (other === at ? wish : before)));
  const chosen = { game, text, options, count: seats.length, onOptions: setOptions };
  const mine = seats.filter((wish) => wish.who === "me").length;
  const begin = () => {
    setBusy(true);
    change({ name: name.trim() });
    const named = seats.map((wish) =>
      wish.who === "me" ? { ...wish, name: (mine === 1 ? name : wish.name).trim() } : wish,
    );
    const wish = { game: game.id, seats: named, hints };
    open({ ...wish, options: mattering(game, options, seats.length) }).catch((error) => {
      setBusy(false);
      onTrouble(error);
    });
  };
  return (
    <form
      className="page narrow set-up"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <div className="set-up-head">
        <Emblem game={game.id} />
        <h1>{text.say("web-set-up-title", { game: text.title(game.id) })}</h1>
      </div>
      {game.seats.length > 1 && (
        <label className="row">
          <span>{text.say("web-how-many")}</span>
          <select
            value={seats.length}
            onChange={(event) => setSeats(resized(seats, Number(event.target.value), game, friend))}
          >
            {[...game.seats].sort().map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
      <GameOptions {...chosen} />
      {seats.map((wish, at) => (
        <SeatChoice
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          key={at}
          at={at}
          wish={wish}
          game={game}
          text={text}
          named={mine > 1}
          onWish={(wished) => seat(at, wished)}
        />
      ))}
      {seats.length > 1 && (
        <button
          type="button"
          className="quiet"
          onClick={() => setSeats([...seats.slice(1), ...seats.slice(0, 1)])}
        >
          <Icon name="swap" />
          {text.say("web-swap-seats")}
        </button>
      )}
      {mine > 1 && (
        <p className="note">
          {text.say(game.together ? "web-one-screen-note" : "web-hot-seat-note")}
        </p>
      )}
      {mine === 1 && (
        <label className="row">
          <span>{text.say("web-your-name")}</span>
          <input
            value={name}
            maxLength={40}
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
      )}
      <HintsChoice seats={seats} game={game} text={text} hints={hints} onHints={setHints} />
      <GameOptions {...chosen} folded />
      <div className="row-end">
        <Link href={to.start()} className="button quiet">
          {text.say("web-cancel")}
        </Link>
        <button type="submit" className="primary big" disabled={busy}>
          <Icon name="play" />
          {text.say("web-begin")}
        </button>
      </div>
    </form>
  );
}
