// The land the tiles are laid on: a river from Night's end of the valley to Day's, meadows, woods and
// the coordinates. Wherever no tile lies it is what one sees.
import { chance } from "../../art/dusk";
import { CELL, COLUMNS, EDGE, extent, ROWS, spot, type View } from "./geometry";
import { at } from "./kit";

/** Two bends, the same from either end. */
const RIVER = "M-20 90C120 60 250 150 212 250S250 360 326 426S430 480 440 602S560 790 680 760";

interface Growth {
  key: string;
  path: string;
  kind: "wood" | "grass" | "hill" | "stone";
}

/** What grows where: the same every time. */
function growth(wide: number, high: number): Growth[] {
  const luck = chance(29);
  return Array.from({ length: 170 }, (_, key) => {
    const [x, y] = [Math.round(luck() * wide), Math.round(luck() * high)];
    const [size, sort] = [0.7 + luck() * 0.6, luck()];
    const [kind, path] =
      sort < 0.42
        ? (["grass", `M${x} ${y}q-3-7-7-9M${x} ${y}q0-8 0-12M${x} ${y}q3-7 7-9`] as const)
        : sort < 0.74
          ? (["wood", wood(x, y, size)] as const)
          : sort < 0.9
            ? (["hill", `M${x - 34} ${y}q17-${Math.round(26 * size)} 34-8q14-18 34 8`] as const)
            : (["stone", `M${x - 7} ${y}q-2-9 5-11q9-2 10 11z`] as const);
    return { key: `${key}`, kind, path };
  });
}

const wood = (x: number, y: number, size: number) =>
  [-11, 0, 10]
    .map((off, index) => {
      const tall = (index === 1 ? 30 : 22) * size;
      return `M${x + off} ${y}q${(-tall * 0.4).toFixed(1)} ${(-tall * 0.25).toFixed(1)} 0 ${(-tall).toFixed(1)}q${(tall * 0.4).toFixed(1)} ${(tall * 0.75).toFixed(1)} 0 ${tall.toFixed(1)}z`;
    })
    .join("");

const STANDING = growth(652, 852);
const LYING = growth(852, 652);

/** Skies of the tiles, and the light of the land from one end to the other. */
function Lights({ view }: { view: View }) {
  const [x1, y1, x2, y2] = view.lying ? [1, 0, 0, 0] : [0, 0, 0, 1];
  const ends = view.fromNight ? ["dawn", "noon", "eve", "dusk"] : ["dusk", "eve", "noon", "dawn"];
  return (
    <defs>
      <linearGradient id="dn-land" {...{ x1, y1, x2, y2 }}>
        {ends.map((end, index) => (
          <stop key={end} offset={index / 3} className={`dn-stop-${end}`} />
        ))}
      </linearGradient>
      <linearGradient id="dn-day-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#f5a93c" />
        <stop offset="0.8" stopColor="#ffe6a3" />
      </linearGradient>
      <linearGradient id="dn-night-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#16144a" />
        <stop offset="0.85" stopColor="#5a4bb0" />
      </linearGradient>
      <radialGradient id="dn-deep">
        <stop offset="0.3" stopColor="#07051a" />
        <stop offset="0.75" stopColor="#1d1a55" />
        <stop offset="1" stopColor="#3d6a9c" />
      </radialGradient>
    </defs>
  );
}

export function Ground({ view }: { view: View }) {
  const { wide, high } = extent(view);
  const grown = view.lying ? LYING : STANDING;
  const turn = view.lying ? `translate(${wide} 0) rotate(90)` : undefined;
  return (
    <g className="dn-earth">
      <Lights view={view} />
      <clipPath id="dn-bounds">
        <rect width={wide} height={high} rx="26" />
      </clipPath>
      <rect width={wide} height={high} rx="26" fill="url(#dn-land)" />
      <g className="dn-land" clipPath="url(#dn-bounds)">
        <g transform={turn}>
          <path d={RIVER} className="dn-bank" />
          <path d={RIVER} className="dn-river" />
          <path d={RIVER} className="dn-ripple" />
        </g>
        {grown.map(({ key, kind, path }) => (
          <path key={key} d={path} className={`dn-${kind}`} />
        ))}
      </g>
      <rect x="3" y="3" width={wide - 6} height={high - 6} rx="23" className="dn-rim" />
      <Coordinates view={view} />
    </g>
  );
}

function Coordinates({ view }: { view: View }) {
  const { wide, high } = extent(view);
  const beside = (name: string, y: number) => [
    { key: `${name}<`, name, x: EDGE / 2, y },
    { key: `${name}>`, name, x: wide - EDGE / 2, y },
  ];
  const along = (name: string, x: number) => [
    { key: `${name}^`, name, x, y: EDGE - 7 },
    { key: `${name}v`, name, x, y: high - 7 },
  ];
  const [columns, rows] = view.lying ? [beside, along] : [along, beside];
  const middle = (name: string, columnwise: boolean) => {
    const { x, y } = spot(name, view);
    return columnwise === view.lying ? y + CELL / 2 + 7 : x + CELL / 2;
  };
  const written = [
    ...[...COLUMNS].flatMap((column) => columns(column, middle(`${column}1`, true))),
    ...ROWS.flatMap((row) => rows(`${row}`, middle(`a${row}`, false))),
  ];
  return (
    <g className="dn-coordinate">
      {written.map(({ key, name, x, y }) => (
        <text key={key} x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
  );
}

/** Stones around the whirl. */
export const SHORE = Array.from(
  { length: 36 },
  (_, stone) =>
    `M${at(0, 0, (stone + 0.08) / 36, 97)}A97 97 0 0 1 ${at(0, 0, (stone + 0.92) / 36, 97)}`,
).join("");
