// The ground of the battlefield: land, City, Magic Circle, Water, Trees, rocks, Cliff, the lines of
// sectors, and the Fog over it.
import { memo } from "react";
import { type Frame, inFog, SIZE, square, squares, UNIT } from "./geometry";
import type { Board } from "./table";

/** The City, and the lines that part it and the land into sectors. */
const CITY = { first: 9, many: 10 };
const BANDS = [9, 14, 19];
const COLUMNS = ["A", "B", "C", "D"];
const STARTS = [0, ...BANDS];
const PLOTS = [
  "10,10 11,10",
  "13,10 13,11",
  "10,12 10,13",
  "16,10 17,10",
  "14,10 14,11",
  "17,12 17,13",
  "10,17 11,17",
  "13,16 13,17",
  "10,14 10,15",
  "16,17 17,17",
  "14,16 14,17",
  "17,14 17,15",
];

type Land = Pick<Board, "terrain" | "fog" | "map">;

export const Ground = memo(function Ground({ terrain, frame }: Land & { frame: Frame }) {
  const side = CITY.many * UNIT;
  const at = CITY.first * UNIT;
  return (
    <g className="ls-ground">
      <rect width={SIZE * UNIT} height={SIZE * UNIT} className="ls-land" />
      <rect x={at} y={at} width={side} height={side} className="ls-city" />
      <rect
        x={12 * UNIT}
        y={12 * UNIT}
        width={4 * UNIT}
        height={4 * UNIT}
        className="ls-plaza"
        rx="10"
      />
      {PLOTS.map((pair) => (
        <path
          key={pair}
          d={pair
            .split(" ")
            .map((space) => square(space, 4))
            .join("")}
          className="ls-plot"
        />
      ))}
      <path d={lines(frame)} className="ls-grid" />
      <path d={squares(terrain, "^")} className="ls-cliff" />
      <path d={squares(terrain, "^")} fill="url(#ls-rocks)" />
      <path d={squares(terrain, "~")} className="ls-water" />
      <path d={squares(terrain, "~")} fill="url(#ls-waves)" />
      <path d={bands(frame)} className="ls-bands" />
      <rect x={at} y={at} width={side} height={side} className="ls-walls" />
      {terrain.map((row, y) =>
        [...row].map((sign, x) =>
          sign === "T" || sign === "o" ? (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: spaces stay where they are.
              key={`${x},${y}`}
              transform={`translate(${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT})`}
            >
              {sign === "T" ? <Tree /> : <Rocks />}
            </g>
          ) : null,
        ),
      )}
      <Names frame={frame} />
    </g>
  );
});

function Tree() {
  return (
    <g className="ls-tree">
      <path d="M-3 4H3V17H-3z" className="ls-trunk" />
      <path d="M0-18L15 6H-15z" />
      <path d="M0-10L12 12H-12z" className="ls-low" />
    </g>
  );
}

function Rocks() {
  return (
    <g className="ls-rock">
      <path d="M-16 13L-12-3L-2-11L7-4L9 13z" />
      <path d="M3 13L6-1L13-3L17 13z" className="ls-low" />
      <path d="M-12-3L-4 0L-2-11M-4 0L-3 13" className="ls-crack" />
    </g>
  );
}

function lines({ x, y, wide, high }: Frame): string {
  let path = "";
  for (let at = x; at <= x + wide; at++) path += `M${at * UNIT} ${y * UNIT}v${high * UNIT}`;
  for (let at = y; at <= y + high; at++) path += `M${x * UNIT} ${at * UNIT}h${wide * UNIT}`;
  return path;
}

function bands({ x, y, wide, high }: Frame): string {
  return BANDS.map(
    (at) => `M${at * UNIT} ${y * UNIT}v${high * UNIT}M${x * UNIT} ${at * UNIT}h${wide * UNIT}`,
  ).join("");
}

/** The names of the sectors, each in its corner nearest to the City. */
function Names({ frame }: { frame: Frame }) {
  return STARTS.flatMap((top, row) =>
    STARTS.map((left, column) => {
      const x = column === 0 ? BANDS[0] : left;
      const y = Math.max(top, frame.y + 2);
      const name = `${COLUMNS[column]}${row + 1}`;
      return (
        <text
          key={name}
          x={(x ?? 0) * UNIT + (column === 0 ? -6 : 6)}
          y={y * UNIT + 15}
          textAnchor={column === 0 ? "end" : "start"}
          className="ls-sector"
        >
          {name}
        </text>
      );
    }),
  );
}

/** The Fog lies over everything but what glows. */
export const Fog = memo(function Fog({ terrain, fog, map }: Land) {
  let path = "";
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      if (inFog({ terrain, fog }, { x, y })) path += square(`${x},${y}`);
    }
  }
  return (
    <g className="ls-fog" data-map={map}>
      <path d={path} className="ls-mist" />
      <path d={path} fill="url(#ls-clouds)" />
    </g>
  );
});

/** The Magic Circle: a candle burns for each Mage, to be counted at a glance. */
export function Circle({ mages, threat }: { mages: number; threat: number }) {
  const candles = Array.from({ length: mages }, (_, at) => {
    const angle = (at / Math.max(1, mages)) * 2 * Math.PI - Math.PI / 2;
    return { x: Math.cos(angle) * 25, y: Math.sin(angle) * 25 };
  });
  return (
    <g className="ls-circle" transform={`translate(${14 * UNIT} ${14 * UNIT})`}>
      <circle r="38" className="ls-stone" />
      <circle r="34" className="ls-ring" />
      <path d={STAR} className="ls-star" />
      {candles.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          d="M0-9Q5-3 4 1Q3 5 0 5Q-3 5-4 1Q-4-2-1-4Q1-6 0-9z"
          className="ls-candle"
        />
      ))}
      <text y="8" textAnchor="middle" className="ls-mages">
        {mages}
      </text>
      {threat > 0 && <Threat many={threat} x={28} y={-28} />}
    </g>
  );
}

const STAR = `M${[0, 3, 6, 1, 4, 7, 2, 5]
  .map((at) => {
    const angle = (at * Math.PI) / 4 - Math.PI / 2;
    return `${(Math.cos(angle) * 34).toFixed(1)} ${(Math.sin(angle) * 34).toFixed(1)}`;
  })
  .join("L")}z`;

/** How many would strike this. */
export function Threat({ many, x, y }: { many: number; x: number; y: number }) {
  return (
    <g className="ls-threat" transform={`translate(${x} ${y})`}>
      <path d="M0-13L4-6L12-9L9-2L14 3L7 5L7 13L0 8L-7 13L-7 5L-14 3L-9-2L-12-9L-4-6z" />
      <text y="5" textAnchor="middle">
        {many}
      </text>
    </g>
  );
}

/** What surfaces are filled with. */
export function Patterns() {
  return (
    <defs>
      <pattern id="ls-rocks" width="80" height="80" patternUnits="userSpaceOnUse">
        <path d="M0 20L20 8L44 22L80 4M0 62L26 48L52 66L80 50M20 8L26 48M52 66L44 22" />
      </pattern>
      <pattern id="ls-waves" width="40" height="20" patternUnits="userSpaceOnUse">
        <path d="M0 8Q10 0 20 8T40 8M0 18Q10 10 20 18T40 18" />
      </pattern>
      <pattern id="ls-clouds" width="120" height="80" patternUnits="userSpaceOnUse">
        <path d="M8 34Q10 14 30 18Q44 2 60 18Q80 12 80 32M60 74Q62 56 82 58Q98 42 112 60" />
      </pattern>
      <pattern
        id="ls-danger"
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V8" />
      </pattern>
    </defs>
  );
}
