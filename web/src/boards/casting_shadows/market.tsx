// The card beside a tile, where it can be collected and refreshed; the Counterspell deck beside its own.
import type { CSSProperties } from "react";
import type { CastingShadowsTile } from "../../net/protocol";
import { choose, nearSeat, type Props, touched } from "./answers";
import { Back } from "./art";
import { Face } from "./card";
import { places } from "./geometry";
import { marksOf, useThing } from "./press";
import { Units } from "./unit";

/** As it stands on the Dusty Desert. */
const PRICE = ["G*", "O*"];

export function Market({ tile, ...props }: Props & { tile: CastingShadowsTile }) {
  const { board } = props;
  const me = board.players[nearSeat(props.sight.seat, board)];
  const here = me?.at === tile.position && me?.seat === board.active;
  const refresh = here ? choose(props, ["refresh"]) : {};
  const style = places(tile.position) as CSSProperties;
  const desert = tile.tile === "dusty_desert";
  return (
    <div
      className={`cs-market at-${tile.position}${desert || tile.market ? "" : " empty"}`}
      style={style}
    >
      {desert && <Deck {...props} here={here} />}
      {tile.market && <MarketCard key={tile.market.id} {...props} tile={tile} here={here} />}
      {refresh.offered && <Refresh {...props} />}
    </div>
  );
}

function MarketCard({ tile, here, ...props }: Props & { tile: CastingShadowsTile; here: boolean }) {
  const { text, settings } = props;
  const { card, reach } = tile.market ?? { card: "", reach: [] };
  const choice = here ? choose(props, ["collect"]) : {};
  const handlers = useThing(props, { choice, card, reach });
  const fresh = touched(props.last.filter((it) => it.what === "appears")).has(tile.position);
  const mark = (props.pointed === card ? " pointed" : "") + (fresh ? " touched" : "");
  return (
    <button
      type="button"
      className={`cs-card small${here ? " here" : ""}${mark}${marksOf(choice)}`}
      data-thing={card}
      aria-disabled={!choice.offered}
      {...handlers}
    >
      <Face card={card} kind="spell" text={text} textOnly={settings.textOnly} cost />
      <span className="hidden">
        {text.thing("tile", tile.tile)}. {choice.offered && text.option(choice.offered)}
      </span>
    </button>
  );
}

function Refresh(props: Props) {
  const { text } = props;
  const handlers = useThing(props, { choice: { offered: "refresh" }, card: "" });
  return (
    <button
      type="button"
      className="cs-refresh lit"
      data-thing="refresh"
      title={text.option("refresh")}
      aria-label={text.option("refresh")}
      {...handlers}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M19 9A8 8 0 1 0 20 14M20 4V9H15" />
      </svg>
    </button>
  );
}

/** The Counterspell deck: its back, how many are left, and what one costs. */
function Deck({ here, ...props }: Props & { here: boolean }) {
  const { board, text, settings } = props;
  const choice = here ? choose(props, ["collect"]) : {};
  const handlers = useThing(props, { choice, card: "dusty_desert" });
  return (
    <button
      type="button"
      className={`cs-card small deck${here ? " here" : ""}${marksOf(choice)}`}
      data-thing="counterspells"
      aria-disabled={!choice.offered}
      {...handlers}
    >
      <span className="cs-face">
        {!settings.textOnly && <Back />}
        <span className="cs-name">
          <span className="cs-label">{text.say("board-counterspells")} </span>
          <b>×{board.counterspell_deck_size}</b>
        </span>
        <span className="cs-cost">
          <Units units={PRICE} text={text} />
          {choice.offered && <span className="hidden">{text.option(choice.offered)}</span>}
        </span>
      </span>
    </button>
  );
}
