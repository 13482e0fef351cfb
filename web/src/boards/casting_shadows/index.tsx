// Casting Shadows at the table: the hex flower, the pool, one's own mage and book, and the others'.
// All of it is on the screen at once; on a phone books open over the map, and close by themselves.
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { seatClass } from "../../shell/Seat";
import type { BoardProps } from "../contract";
import { nearSeat, othersOf, type Player, type Props, SEATS, type Board as View } from "./answers";
import { OwnBook, Small, SmallBook } from "./book";
import { Casting } from "./casting";
import { Flower } from "./flower";
import { Mage } from "./mage";
import { News } from "./news";
import { Discards } from "./piles";
import { Pool } from "./pool";
import { Portal } from "./portal";
import { Toggle } from "./sheet";
import "./board.css";
import "./cards.css";
import "./book.css";
import "./zoom.css";
import "./map.css";
import "./grounds.css";
import "./moments.css";
import "./mages.css";
import "./art.css";
import "./narrow.css";
import "./strip.css";
import "./sideways.css";
import "./luck.css";

export { Zoom } from "./card";
export { Likeness } from "./likeness";
export { tells } from "./tells";

/** They stand in the pool's place for hints: nothing that glows is covered. */
export const saysWarnings = true;

export function Board(given: BoardProps) {
  const board = given.sight.board as unknown as View;
  const after = given.previewed ? (given.previewed as unknown as View) : null;
  const [ranged, setRanged] = useState<readonly string[]>([]);
  const [sheet, setSheet] = useSheet(given);
  const props: Props = { ...given, board, after, ranged, setRanged, sheet, setSheet };
  const settingUp = board.phase === "setup";
  const near = nearSeat(given.sight.seat, board);
  const own = board.players[near];
  const others = settingUp ? board.players : othersOf(board, near);
  const touch = (event: PointerEvent) => {
    // A finger put down elsewhere closes the card that a long press has opened, and what lies over the map.
    if (event.pointerType !== "mouse") given.zoom(null);
    const inside =
      event.target instanceof Element && event.target.closest(".open, .cs-sheet, [aria-expanded]");
    if (sheet && !inside) setSheet("");
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !sheet) return;
    event.stopPropagation();
    setSheet("");
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what lies over the map is closed from anywhere.
    <div
      className={`cs cs-table${settingUp ? " setting-up" : ""}`}
      onPointerDownCapture={touch}
      onKeyDown={key}
    >
      <News {...props} />
      {settingUp ? <Casting {...props} /> : <Flower {...props} />}
      {!settingUp && <Pool {...props} />}
      {own && !settingUp && <Own {...props} player={own} />}
      <div className={`cs-others of-${others.length}`}>
        {others.map((player) => (
          <Other key={player.seat} {...props} player={player} />
        ))}
      </div>
      {!settingUp && <Portal {...props} />}
      {sheet === "discard" && <Discards {...props} />}
    </div>
  );
}

/** What is open over the map: until one is asked something else, or has answered. */
function useSheet({ sight }: BoardProps) {
  const asked = sight.asked?.options.length ? sight.seq : -1;
  const [opened, setOpened] = useState({ sheet: "", asked });
  const setSheet = (sheet: string) => setOpened({ sheet, asked });
  return [opened.asked === asked ? opened.sheet : "", setSheet] as const;
}

function Own({ player, ...props }: Props & { player: Player }) {
  return (
    <div className={`cs-own${props.sheet === "own" ? " open" : ""}`}>
      <Mage {...props} player={player} near />
      {player.alive && <OwnBook {...props} player={player} />}
    </div>
  );
}

function Other({ player, ...props }: Props & { player: Player }) {
  const id = SEATS[player.seat] ?? "";
  const playing = props.board.phase !== "setup" && player.alive;
  return (
    <div className="cs-other-place">
      <div className={`cs-other ${seatClass(player.seat, id)}${props.sheet === id ? " open" : ""}`}>
        <Mage {...props} player={player} near={false} />
        {playing && (
          <div className="cs-row-of-cards">
            <SmallBook {...props} player={player} />
            {player.companion ? (
              <Small {...props} card={player.companion} kind="companion" used={false} reach={[]} />
            ) : (
              <span className="cs-empty cs-no-companion" />
            )}
          </div>
        )}
        {playing && (
          <Toggle
            {...props}
            name={id}
            words={props.text.say("board-look-at", { who: props.text.seat(id) })}
          />
        )}
      </div>
    </div>
  );
}
