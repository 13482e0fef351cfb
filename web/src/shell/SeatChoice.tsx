// Who shall sit on one seat of a new table: me, a friend by link, or a bot.
import type { GameInfo, SeatWish } from "../net/protocol";
import type { Texts } from "../text/texts";
import { Icon, type IconName } from "./Icon";
import { bot, friend, me, usualLevel } from "./opening";
import { SeatMark, seatClass } from "./Seat";

const WHO: { who: SeatWish["who"]; icon: IconName }[] = [
  { who: "me", icon: "person" },
  { who: "friend", icon: "link" },
  { who: "bot", icon: "robot" },
];

interface Props {
  at: number;
  wish: SeatWish;
  game: GameInfo;
  text: Texts;
  /** Several people at one screen each have a name; one alone is asked elsewhere. */
  named: boolean;
  onWish(wish: SeatWish): void;
}

export function SeatChoice({ at, wish, game, text, named, onWish }: Props) {
  const make = { me: () => me(), friend, bot: () => bot(usualLevel(game)) };
  const id = game.seat_names[at] ?? String(at + 1);
  return (
    <fieldset className={`seat-choice ${seatClass(at, id)}`}>
      <legend>
        <SeatMark place={at} />
        {text.seat(id)}
      </legend>
      <div className="choices">
        {WHO.map(({ who, icon }) => (
          <label key={who} className="choice">
            <input
              type="radio"
              name={`seat-${at}`}
              checked={wish.who === who}
              onChange={() => onWish(make[who]())}
            />
            <Icon name={icon} />
            <span>{text.say(`web-who-${who}`)}</span>
          </label>
        ))}
      </div>
      {wish.who === "me" && named && (
        <label className="row">
          <span>{text.say("web-name")}</span>
          <input
            value={wish.name}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => onWish({ ...wish, name: event.target.value })}
          />
        </label>
      )}
      {wish.who === "bot" && (
        <label className="row">
          <span>{text.say("web-strength")}</span>
          <select value={wish.level} onChange={(event) => onWish(bot(event.target.value))}>
            {game.levels.map((level) => (
              <option key={level} value={level}>
                {text.level(level)}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}
