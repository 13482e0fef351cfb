// Casting Shadows at the table: the hex flower, the pool, one's own mage and book, and the others'.
import { useState } from "react";
import type { BoardProps } from "../contract";
import { nearSeat, othersOf, type Player, type Props, type Board as View } from "./answers";
import { OwnBook, Small, SmallBook } from "./book";
import { Casting } from "./casting";
import { Flower } from "./flower";
import { Mage } from "./mage";
import { News } from "./news";
import { Pool } from "./pool";
import { Portal } from "./portal";
import "./board.css";
import "./cards.css";
import "./zoom.css";
import "./map.css";
import "./drama.css";
import "./mages.css";
import "./art.css";
import "./phone.css";
import "./luck.css";

export { Zoom } from "./card";
export { tells } from "./tells";

export function Board(given: BoardProps) {
  const board = given.sight.board as unknown as View;
  const after = given.previewed ? (given.previewed as unknown as View) : null;
  const [ranged, setRanged] = useState<readonly string[]>([]);
  const props: Props = { ...given, board, after, ranged, setRanged };
  const settingUp = board.phase === "setup";
  const near = nearSeat(given.sight.seat, board);
  const own = board.players[near];
  return (
    // A finger put down elsewhere closes the card that a long press has opened.
    <div
      className={`cs${settingUp ? " setting-up" : ""}`}
      onPointerDownCapture={(event) => event.pointerType !== "mouse" && given.zoom(null)}
    >
      <News {...props} />
      {settingUp ? <Casting {...props} /> : <Flower {...props} />}
      {!settingUp && <Pool {...props} />}
      {own && !settingUp && <Own {...props} player={own} />}
      <div className="cs-others">
        {(settingUp ? board.players : othersOf(board, near)).map((player) => (
          <div key={player.seat} className="cs-other">
            <Mage {...props} player={player} near={false} />
            {!settingUp && player.alive && (
              <div className="cs-row-of-cards">
                <SmallBook {...props} player={player} />
                {player.companion && (
                  <Small
                    {...props}
                    card={player.companion}
                    kind="companion"
                    used={false}
                    reach={[]}
                  />
                )}
              </div>
            )}
          </div>
        ))}
      </div>
      {!settingUp && <Portal {...props} />}
    </div>
  );
}

function Own({ player, ...props }: Props & { player: Player }) {
  return (
    <div className="cs-own">
      <Mage {...props} player={player} near />
      {player.alive && <OwnBook {...props} player={player} />}
    </div>
  );
}
