// The hex flower: seven tiles, the cards beside them, the mages on them, and an attack on its way.
import type { CSSProperties } from "react";
import type { CastingShadowsTile } from "../../net/protocol";
import { type Props, SEATS, seatChoice, tileChoice, touched, wounds } from "./answers";
import {
  crowd,
  FLOWER,
  hexagon,
  type Layout,
  middle,
  NARROW,
  RADIUS,
  type Spot,
  WIDE,
  within,
} from "./geometry";
import { Market } from "./market";
import { Meeple } from "./meeple";
import { Piles } from "./piles";
import { marksOf, useDrawnThing } from "./press";
import { Gift, HEX, TileArt, TileName } from "./tile";

/** What glows stays inside its tile: the neighbours glow, too. */
const INNER = hexagon(RADIUS - 8);
const FLOWER_PLACE = {
  "--wide": within(FLOWER, WIDE.frame),
  "--narrow": within(FLOWER, NARROW.frame),
} as CSSProperties;

export function Flower(props: Props) {
  const { board, after, text } = props;
  const spots = standing(board.tiles);
  const then = after ? standing(after.tiles) : null;
  const hurt = wounds(props.last);
  return (
    <div className="cs-map-place">
      <div className="cs-map" data-board="play">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing can't be a fieldset. */}
        <svg
          viewBox={`${FLOWER.x} ${FLOWER.y} ${FLOWER.wide} ${FLOWER.high}`}
          style={FLOWER_PLACE}
          className="cs-flower"
          role="group"
          aria-label={text.say("board-map")}
        >
          <Ties layout={WIDE} name="cs-ties wide" tiles={board.tiles} />
          <Ties layout={NARROW} name="cs-ties narrow" tiles={board.tiles} />
          {board.tiles.map((tile) => (
            <HexTile key={tile.position} {...props} tile={tile} />
          ))}
          {board.tiles.map(({ position, tile, q, r }) => {
            const { x, y } = middle(q, r);
            return (
              <g key={position} transform={`translate(${x} ${y})`}>
                <g className={`cs-named on-${position}`}>
                  <TileName name={text.thing("tile", tile)} />
                </g>
                <Gift tile={tile} text={text} />
              </g>
            );
          })}
          <Arrow {...props} spots={spots} />
          {board.players.map((player) => {
            const spot = spots.get(player.seat);
            if (!spot) return null;
            const goal = then?.get(player.seat);
            return (
              <g key={player.seat} className={`cs-stand on-${player.at}`}>
                {goal && player.at !== after?.players[player.seat]?.at && (
                  <path d={`M${spot.x} ${spot.y}L${goal.x} ${goal.y}`} className="cs-way" />
                )}
                <Meeple
                  {...props}
                  player={player}
                  spot={spot}
                  scale={spot.scale}
                  change={hurt.find((it) => it.seat === player.seat)?.change ?? 0}
                  choice={seatChoice(props, player.seat)}
                />
              </g>
            );
          })}
        </svg>
        {board.tiles.map((tile) =>
          tile.position === "C" ? null : <Market key={tile.position} {...props} tile={tile} />,
        )}
        <Piles {...props} />
      </div>
    </div>
  );
}

/** Where everybody stands, by seat; whoever shares a tile makes room. */
function standing(tiles: readonly CastingShadowsTile[]): Map<number, Spot & { scale: number }> {
  const found = new Map<number, Spot & { scale: number }>();
  for (const { q, r, players } of tiles) {
    const { x, y } = middle(q, r);
    const { spots, scale } = crowd(players.length);
    players.forEach((seat, at) => {
      const spot = spots[at] ?? { x: 0, y: 0 };
      found.set(seat, { x: x + spot.x, y: y + spot.y, scale });
    });
  }
  return found;
}

interface TiesProps {
  layout: Layout;
  name: string;
  tiles: readonly CastingShadowsTile[];
}

/** A line from a tile to its card, so that nobody wonders whose it is. */
function Ties({ layout, name, tiles }: TiesProps) {
  return (
    <g className={name}>
      {tiles.map(({ position, q, r }) => {
        const box = layout.cards[position];
        if (!box) return null;
        const { x, y } = middle(q, r);
        const end = `${box.x + box.wide / 2} ${box.y + box.high / 2}`;
        return <path key={position} d={`M${x} ${y}L${end}`} className="cs-tie" />;
      })}
    </g>
  );
}

function HexTile({ tile, ...props }: Props & { tile: CastingShadowsTile }) {
  const { board, text, ranged } = props;
  const { position } = tile;
  const choice = tileChoice(props, position);
  const { x, y } = middle(tile.q, tile.r);
  const handlers = useDrawnThing(props, { choice, card: tile.tile });
  const aimed = board.attack?.position === position;
  const news = touched(props.last);
  const marks = [
    ranged.includes(position) && "ranged",
    aimed && "aimed",
    news.has(position) && "touched",
    (props.pointed === position || props.pointed === tile.tile) && "pointed",
    tile.players.some((seat) => board.players[seat]?.shadow_form) && "gloom",
  ];
  const words = [text.thing("tile", tile.tile), text.thing("position", position)];
  for (const seat of tile.players) words.push(text.seat(SEATS[seat] ?? ""));
  if (ranged.includes(position)) words.push(text.say("board-in-range"));
  const label = words.join(", ");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a tile of a drawing can't be a button element.
    <g
      className={`cs-tile ${marks.filter(Boolean).join(" ")}${marksOf(choice)}`}
      transform={`translate(${x} ${y})`}
      role="button"
      data-thing={position}
      tabIndex={choice.offered || choice.refused ? 0 : -1}
      aria-disabled={!choice.offered}
      aria-label={choice.offered ? `${label}: ${text.option(choice.offered)}` : label}
      {...handlers}
    >
      <TileArt tile={tile.tile} />
      <path d={HEX} className="cs-frame" />
      {ranged.includes(position) && (
        <path
          d="M-20-84L0-94L20-84M60-62L80-50V-28M80 28V50L60 62M20 84L0 94L-20 84M-60 62L-80 50V28M-80-28V-50L-60-62"
          className="cs-bracket"
        />
      )}
      {choice.offered && (
        <g className="cs-pick">
          <path d={INNER} />
          <path d="M-11-82H11L0-70z" className="cs-arrowhead" />
        </g>
      )}
      <path d={HEX} className="cs-focus" />
    </g>
  );
}

/** From whoever attacks to whoever is to be hit, with the damage at its end. */
function Arrow({ board, after, spots }: Props & { spots: Map<number, Spot> }) {
  const attack = board.attack ?? after?.attack;
  const from = attack ? spots.get(attack.seat) : undefined;
  if (!attack || !from) return null;
  const tile = board.tiles.find((it) => it.position === attack.position);
  const goal = tile ? middle(tile.q, tile.r) : spots.get(attack.enemy);
  if (!goal) return null;
  const near = Math.hypot(goal.x - from.x, goal.y - from.y) < 10;
  const bend = `${(from.x + goal.x) / 2} ${(from.y + goal.y) / 2 - (near ? 90 : 40)}`;
  return (
    <g className={board.attack ? "cs-attack" : "cs-attack maybe"}>
      <path d={`M${from.x} ${from.y}Q${bend} ${goal.x} ${goal.y}`} />
      <g transform={`translate(${goal.x} ${goal.y})`}>
        <path d={BURST} className="cs-burst" />
      </g>
    </g>
  );
}

const BURST = `M${Array.from({ length: 24 }, (_, at) => {
  const far = at % 2 ? 36 : 47;
  const angle = (at * Math.PI) / 12;
  return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
}).join("L")}z`;
