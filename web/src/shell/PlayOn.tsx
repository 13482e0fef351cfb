// "Play on from here" (UX-27): a new table that begins at the moment looked at.
import { useState } from "react";
import * as http from "../net/http";
import type { GameInfo, Sight } from "../net/protocol";
import { useTrouble } from "../net/trouble";
import { useTable } from "../table/context";
import { entriesAt } from "../table/moment";
import { useText } from "../text/context";
import { HintsChoice } from "./FairPlay";
import { Icon } from "./Icon";
import { bot, me, sitDown, usualLevel } from "./opening";
import { SeatChoice } from "./SeatChoice";
import { Trouble } from "./Trouble";

/** Where a match is over, and looked at while somebody was asked. */
export function PlayOn() {
  const { sight, past, at, info } = useTable();
  if (at === null || !info || !past?.asked || !sight.result) return null;
  return <From key={sight.table} sight={sight} game={info} at={entriesAt(at)} />;
}

interface Props {
  sight: Sight;
  game: GameInfo;
  /** How many entries had been made at the moment looked at. */
  at: number;
}

function From({ sight, game, at }: Props) {
  const text = useText();
  const [seats, setSeats] = useState(() => {
    const mine = sight.seats.find((seat) => seat.yours)?.seat ?? 0;
    return sight.seats.map((seat) => (seat.seat === mine ? me(seat.name) : bot(usualLevel(game))));
  });
  const [hints, setHints] = useState(false);
  const [trouble, setTrouble] = useTrouble();
  const named = seats.filter((wish) => wish.who === "me").length > 1;
  const begin = () => http.playOn(sight.table, { at, seats, hints }).then(sitDown, setTrouble);
  return (
    <details className="fold play-on">
      <summary>{text.say("web-play-on")}</summary>
      <p className="note">{text.say("web-play-on-note")}</p>
      {seats.map((wish, place) => (
        <SeatChoice
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          key={place}
          at={place}
          wish={wish}
          game={game}
          text={text}
          named={named}
          onWish={(wished) => setSeats(seats.map((it, other) => (other === place ? wished : it)))}
        />
      ))}
      <HintsChoice seats={seats} game={game} text={text} hints={hints} onHints={setHints} />
      <button type="button" className="primary" onClick={begin}>
        <Icon name="play" />
        {text.say("web-begin")}
      </button>
      {trouble !== null && <Trouble error={trouble} />}
    </details>
  );
}
