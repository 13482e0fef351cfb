// Setting up a table: which chapter, who sits where, by which rules; all have good answers already.
import { useState } from "react";
import type { GameInfo, SeatWish } from "../net/protocol";
import { useShelf } from "../net/shelf";
import { to } from "../router";
import { useTexts } from "../text/context";
import type { Texts } from "../text/texts";
import { ChapterChoice, GoingOn, useReached } from "./Chapters";
import { CompanyChoice } from "./Company";
import { Emblem } from "./Emblem";
import { HintsChoice } from "./FairPlay";
import { Frame, Link } from "./Frame";
import { GameOptions, mattering } from "./GameOptions";
import { Horizon } from "./Horizon";
import { Icon } from "./Icon";
import { Nowhere } from "./Nowhere";
import { companyOf, open, resized, usualSeats } from "./opening";
import { storyOf } from "./reached";
import { SeatChoice } from "./SeatChoice";
import { useSettings } from "./settings";
import { Trouble } from "./Trouble";

interface Asked {
  friend: boolean;
  /** The chapter the address names, if it names one. */
  chapter: string;
}

export function SetUp({ game: id, friend, chapter }: Asked & { game: string }) {
  const { games, trouble, setTrouble, again } = useShelf();
  const { settings } = useSettings();
  const text = useTexts(settings.language, id);
  const game = games?.find((it) => it.id === id);
  if (games && !game) return <Nowhere />;
  const told = game && storyOf(game) !== null;
  return (
    <Frame>
      {told && <Horizon />}
      {trouble !== null && <Trouble error={trouble} again={game ? undefined : again} />}
      {game && text && (
        <Form game={game} friend={friend} chapter={chapter} text={text} onTrouble={setTrouble} />
      )}
    </Frame>
  );
}

interface FormProps extends Asked {
  game: GameInfo;
  text: Texts;
  onTrouble(error: unknown): void;
}

function Form({ game, friend, chapter, text, onTrouble }: FormProps) {
  const { settings, change } = useSettings();
  const [seats, setSeats] = useState<SeatWish[]>(() => usualSeats(game, friend));
  const [wanted, setOptions] = useState<Record<string, string>>({});
  const [hints, setHints] = useState(false);
  const [name, setName] = useState(settings.name);
  const [busy, setBusy] = useState(false);
  const story = storyOf(game);
  const reached = useReached(game, story);
  const chapters = story?.chapters;
  // The one that was clicked, that the address names, that comes next; the first until that is known.
  const asked = chapters?.values.includes(chapter) ? chapter : reached?.next;
  const at = chapters ? (wanted[chapters.name] ?? asked ?? chapters.default) : "";
  const options = chapters && at !== chapters.default ? { ...wanted, [chapters.name]: at } : wanted;
  const seat = (place: number, wish: SeatWish) =>
    setSeats(seats.map((before, other) => (other === place ? wish : before)));
  const chosen = { game, text, options: wanted, count: seats.length, onOptions: setOptions };
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
  const howMany = game.seats.length > 1 && (
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
  );
  const places = (
    <>
      {seats.map((wish, place) => (
        <SeatChoice
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          key={place}
          at={place}
          wish={wish}
          game={game}
          text={text}
          named={mine > 1}
          onWish={(wished) => seat(place, wished)}
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
    </>
  );
  const me = (
    <>
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
    </>
  );
  const company = companyOf(seats);
  const told = { game, text, reached };
  return (
    <form
      className={story ? "page told set-up" : "page narrow set-up"}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <div className="set-up-head">
        <Emblem game={game.id} />
        <div>
          <h1>
            {story
              ? text.title(game.id)
              : text.say("web-set-up-title", { game: text.title(game.id) })}
          </h1>
          {story && <p>{text.attribute("title", "about")}</p>}
        </div>
      </div>
      {story && chapters ? (
        <>
          <GoingOn {...told} story={story} />
          <ChapterChoice
            {...told}
            story={story}
            chosen={at}
            onChapter={(value) => setOptions({ ...wanted, [chapters.name]: value })}
          />
          <div className="told-sides">
            <div>
              <GameOptions {...chosen} />
            </div>
            <div>
              <CompanyChoice game={game} text={text} seats={seats} onSeats={setSeats} />
              {company !== "alone" && howMany}
              {me}
            </div>
          </div>
          <details className="fold seat-by-seat">
            <summary>{text.say("web-seat-by-seat")}</summary>
            {company === "alone" && howMany}
            <div className="seats-by-seat">{places}</div>
          </details>
        </>
      ) : (
        <>
          {howMany}
          <GameOptions {...chosen} />
          {places}
          {me}
        </>
      )}
      <HintsChoice seats={seats} game={game} text={text} hints={hints} onHints={setHints} />
      <GameOptions {...chosen} folded />
      <div className="row-end begin">
        {story && (
          <p>
            <strong>{text.say(`chapter-${at}`)}</strong>
            {story.grades && (
              <span>
                {text.value(story.grades.name, wanted[story.grades.name] ?? story.grades.default)}
              </span>
            )}
            {company && <span>{text.say(`web-company-${company}`)}</span>}
          </p>
        )}
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
