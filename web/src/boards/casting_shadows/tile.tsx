// The ground of the seven tiles: what grows, burns or blows there, and what the tile is good for.
import type { Texts } from "../../text/texts";
import { hexagon, RADIUS } from "./geometry";
import { GROUNDS } from "./grounds";
import { Unit } from "./unit";

export const HEX = hexagon(RADIUS - 3);

export function TileArt({ tile }: { tile: string }) {
  return (
    <g className={`cs-ground ground-${tile}`}>
      <path d={HEX} className="cs-soil" />
      {GROUNDS[tile]?.layers.map(([look, drawn]) => (
        <path key={drawn} d={drawn} className={`cs-${look}`} />
      ))}
    </g>
  );
}

/** The name on two lines at most. */
export function TileName({ name }: { name: string }) {
  const cut = name.indexOf(" ", Math.floor(name.length / 3));
  const lines = cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
  return (
    <text className="cs-tile-name" textAnchor="middle">
      {lines.map((line, at) => (
        <tspan
          key={line}
          x="0"
          fontSize={line.length > 9 ? "0.86em" : undefined}
          y={(lines.length === 1 ? -46 : -53) + at * 17}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** What the tile gives to whoever starts here, or stands here. */
export function Gift({ tile, text }: { tile: string; text: Texts }) {
  const gift = GROUNDS[tile]?.gift;
  if (!gift || gift === "cards") return null;
  return (
    <g className="cs-gift" transform="translate(0 71)">
      <rect x="-25" y="-14" width="50" height="28" rx="14" />
      <text x="-9" y="6">
        {gift === "guard" ? "−1" : gift === "heal" ? "+1" : "+"}
      </text>
      {gift === "heal" && <path d="M9-4c-4-6-12 0 0 10c12-10 4-16 0-10z" className="cs-heart" />}
      {gift === "guard" && <path d="M9-9L18-6V0Q17 7 9 10Q1 7 0 0V-6z" className="cs-guard" />}
      {gift !== "heal" && gift !== "guard" && (
        <svg x="-2" y="-11" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
          <Unit unit={gift} text={text} />
        </svg>
      )}
    </g>
  );
}
