// The ground of the seven tiles: what grows, burns or blows there, and what the tile is good for.
import type { Texts } from "../../text/texts";
import { hexagon, RADIUS } from "./geometry";
import { Unit } from "./unit";

export const HEX = hexagon(RADIUS - 3);

interface Ground {
  /** Filled with the tile's second colour. */
  fill: string;
  /** Drawn with its third. */
  lines: string;
  /** What its picture promises: a unit, HP, less damage, or cards. */
  gift?: string;
}

const GROUNDS: Readonly<Record<string, Ground>> = {
  ancient_rune: {
    fill: "M0-66L57-33V33L0 66L-57 33V-33z",
    lines:
      "M0-52L45 26H-45zM0 52L45-26H-45zM0-66V-80M57-33L70-40M57 33L70 40M0 66V80M-57 33L-70 40M-57-33L-70-40",
    gift: "SF",
  },
  dusty_desert: {
    fill: "M-84 10Q-50-18-14 4T40 0T84 6V48L0 97L-84 48z",
    lines:
      "M-84 10Q-50-18-14 4T40 0T84 6M-80 34Q-40 14-4 32T78 30M-52 62Q-20 48 8 60T56 58M-52-24Q-44-38-36-24M-44-32V-14",
    gift: "cards",
  },
  underground_volcano: {
    fill: "M-66 40L-22-30H22L66 40L0 84z",
    lines:
      "M-66 40L-22-30H22L66 40M-22-30Q0-14 22-30M-8-22Q-14 6-4 22T-10 60M12-20Q22 10 14 34M0-40Q-14-54 0-66M18-44Q8-56 20-70",
    gift: "GR",
  },
  gale_bluffs: {
    fill: "M-84 22L-44 6L-30 40L6 28L24 56L84 40V48L0 97L-84 48z",
    lines:
      "M-84 22L-44 6L-30 40L6 28L24 56L84 40M-70-26Q-20-46 10-26Q28-12 16-4Q4 0 4-12M-36-8Q20-22 56-6Q68 4 58 10M10-50Q40-60 58-46",
    gift: "OP",
  },
  crystal_crypt: {
    fill: "M-56 66L-62 20L-46-4L-32 20L-30 78L0 94L30 78L34 10L52-16L66 14L58 66L0 97z",
    lines:
      "M-56 66L-62 20L-46-4L-32 20L-30 78M-46-4V70M30 78L34 10L52-16L66 14L58 66M52-16V64M-10 84L-14 58L0 44L12 58L10 84",
    gift: "GP",
  },
  lilypad_lagoon: {
    fill: "M-82 0Q-40-16 0 0T82 0V48L0 97L-82 48z",
    lines:
      "M-82 0Q-40-16 0 0T82 0M-60 26A22 11 0 1 1-38 37L-40 26zM24 48A24 12 0 1 1 50 58L48 46zM-30 62A16 8 0 1 1-12 68L-14 60zM46 10Q40-6 48-14Q56-6 50 10M48 12L36 4M50 12L62 4",
    gift: "heal",
  },
  thornwood_thicket: {
    fill: "M-82 40Q-60-6-40 12Q-26-34 2-8Q28-44 46 0Q72-10 82 36V48L0 97L-82 48z",
    lines:
      "M-70 60Q-20 10 66 26M-60 10Q-10 30 60 70M-40 34L-48 22M-16 24L-20 10M12 22L16 8M42 24L50 12M-30 24L-40 32M6 40L-2 52M32 54L28 68M52 64L62 56",
    gift: "guard",
  },
};

export function TileArt({ tile }: { tile: string }) {
  const ground = GROUNDS[tile];
  return (
    <g className={`cs-ground ground-${tile}`}>
      <path d={HEX} className="cs-soil" />
      {ground && <path d={ground.fill} className="cs-relief" />}
      {ground && <path d={ground.lines} className="cs-growth" />}
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
