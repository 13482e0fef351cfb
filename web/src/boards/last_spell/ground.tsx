// The ground of the battlefield, drawn once and never again while pieces move: land, roads, City,
// Water, Cliff, Trees, rocks, the light of the hour over all of it, and the lines of spaces and sectors.
import { memo } from "react";
import { type Frame, square, UNIT } from "./geometry";
import * as land from "./land";
import type { Board } from "./table";

/** The lines that part the City and the land into sectors. */
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
const CORNERS = [9, 19].flatMap((x) => [9, 19].map((y) => ({ x: x * UNIT, y: y * UNIT })));
const SHADES = ["ls-hour", "ls-warmth", "ls-evening", "ls-shine"];

interface GroundProps {
  terrain: Board["terrain"];
  frame: Frame;
}

export const Ground = memo(function Ground({ terrain, frame }: GroundProps) {
  const side = land.CITY.many * UNIT;
  const at = land.CITY.first * UNIT;
  const whole = { width: land.WHOLE, height: land.WHOLE };
  return (
    <g className="ls-ground">
      <Paints />
      <rect {...whole} className="ls-land" />
      <path d={land.patches(5, 46)} className="ls-meadow" />
      <path d={land.patches(8, 40)} className="ls-hollow" />
      <path d={land.roads(terrain)} className="ls-verge" />
      <path d={land.roads(terrain)} className="ls-road" />
      <path d={land.roads(terrain)} className="ls-rut" />
      <path d={land.tufts(terrain, 41, 520)} className="ls-tufts" />
      <path d={land.dots(terrain, 23, 170)} className="ls-pebbles" />
      <path d={land.dots(terrain, 67, 190)} className="ls-flowers" />
      <rect
        x={at - 5}
        y={at - 5}
        width={side + 10}
        height={side + 10}
        rx="16"
        className="ls-verge-city"
      />
      <rect x={at} y={at} width={side} height={side} rx="10" className="ls-city" />
      <rect x={at} y={at} width={side} height={side} rx="10" fill="url(#ls-cobbles)" />
      <rect x={at} y={at} width={side} height={side} rx="10" fill="url(#ls-worn)" />
      <rect
        x={12 * UNIT}
        y={12 * UNIT}
        width={4 * UNIT}
        height={4 * UNIT}
        rx="26"
        className="ls-plaza"
      />
      <path d={land.flags()} className="ls-flags" />
      {PLOTS.map((pair) => (
        <Plot key={pair} spaces={pair.split(" ")} />
      ))}
      <path d={land.ruins()} className="ls-ruins" />
      {CORNERS.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} className="ls-footing">
          <circle r="10" cy="1.500" className="ls-cast" />
          <circle r="9.500" />
          <path d="M-6 0A6 6 0 1 0 6 0A6 6 0 1 0-6 0" />
        </g>
      ))}
      <Waters terrain={terrain} />
      <Cliff terrain={terrain} />
      {scattered(terrain).map(({ x, y, sign }) => (
        <g
          key={`${x},${y}`}
          transform={`translate(${(x + 0.5) * UNIT} ${(y + 0.5) * UNIT})${(x + y) % 2 ? " scale(-1 1)" : ""}`}
        >
          {sign === "T" ? <Tree old={x % 3 === 0} /> : <Rocks form={(x * 3 + y) % 3} />}
        </g>
      ))}
      {SHADES.map((shade) => (
        <rect key={shade} {...whole} className={shade} />
      ))}
      <path d={lines(frame)} className="ls-grid" />
      <path d={bands(frame)} className="ls-bands" />
      <Names frame={frame} />
    </g>
  );
});

/** Where something may be built: bare earth between stones, until it is. */
function Plot({ spaces }: { spaces: readonly string[] }) {
  const [one, other] = spaces.map((space) => space.split(",").map(Number));
  const [x = 0, y = 0] = one ?? [];
  const wide = other?.[0] === x ? 1 : 2;
  const box = {
    x: x * UNIT + 3,
    y: y * UNIT + 3,
    width: wide * UNIT - 6,
    height: (3 - wide) * UNIT - 6,
  };
  return (
    <g className="ls-plot">
      <rect {...box} rx="5" />
      <path d={spaces.map((space) => square(space, 9)).join("")} />
    </g>
  );
}

function Waters({ terrain }: { terrain: Board["terrain"] }) {
  const found = land.lakes(terrain);
  return (
    <>
      <path d={found.map((it) => land.bank(it, -2)).join("")} className="ls-sand" />
      <path d={found.map((it) => land.bank(it, 3)).join("")} className="ls-water" />
      <path d={found.map((it) => land.bank(it, 17)).join("")} className="ls-depth" />
      <path d={found.map((it) => land.bank(it, 36)).join("")} className="ls-depth" />
      <path d={found.map(land.ripples).join("")} className="ls-ripples" />
      {found.map(({ x, y, wide, high }) => (
        <g key={y} className="ls-shore">
          <Jetty x={(x + wide / 2) * UNIT} y={(y < 14 ? y + high : y) * UNIT} up={y < 14} />
          <path d={reeds(x * UNIT, (y + high) * UNIT)} className="ls-reeds" />
          <path d={reeds((x + wide) * UNIT - 26, (y + 0.6) * UNIT)} className="ls-reeds" />
          <path
            d={`M${(x + 1.3) * UNIT} ${(y + 0.8) * UNIT}a6 4 0 1 0 5-3l-5 3M${(x + wide - 1.2) * UNIT} ${(y + high - 0.8) * UNIT}a7 4.500 0 1 0 6-3l-6 3M${(x + 1.7) * UNIT} ${(y + 1.1) * UNIT}a4 3 0 1 0 4-2l-4 2`}
            className="ls-lilies"
          />
        </g>
      ))}
    </>
  );
}

const reeds = (x: number, y: number) =>
  [0, 5, 9, 15, 19, 24]
    .map((at) => `M${x + at} ${y + 2}q${(at % 4) - 2}-8 ${(at % 3) - 1}-${13 + (at % 5)}`)
    .join("");

/** The boats are gone, the landing stage is there. */
function Jetty({ x, y, up }: { x: number; y: number; up: boolean }) {
  const way = up ? -1 : 1;
  return (
    <g transform={`translate(${x} ${y}) scale(1 ${way})`} className="ls-jetty">
      <path d="M-10-4H10V50H-10z" className="ls-cast" />
      <path d="M-9-4H9V46H-9z" />
      <path d="M-9 4H9M-9 12H9M-9 20H9M-9 28H9M-9 36H9" className="ls-planks" />
    </g>
  );
}

function Cliff({ terrain }: { terrain: Board["terrain"] }) {
  const { face, dark, light, snow } = land.crag(terrain);
  return (
    <>
      <path d={face} className="ls-cliff" />
      {face && (
        <>
          <path d={light} className="ls-face" />
          <path d={dark} className="ls-crack" />
          <path d={snow} className="ls-snow" />
          <rect y={7 * UNIT} width={land.WHOLE} height="26" fill="url(#ls-foot)" />
          <path d={rubble(7 * UNIT)} className="ls-rubble" />
          <Mine />
        </>
      )}
    </>
  );
}

const rubble = (y: number) =>
  Array.from({ length: 46 }, (_, at) => {
    const x = at * 25 + ((at * 37) % 19);
    const size = 3 + ((at * 7) % 5);
    return `M${x} ${y + 3}l${size / 2}-${size}h${size}l${size / 2} ${size}z`;
  }).join("");

/** The road ends at a pit that nobody works in any more. */
function Mine() {
  return (
    <g transform={`translate(${14 * UNIT} ${7 * UNIT})`} className="ls-mine">
      <path d="M-21 3V-22Q0-44 21-22V3z" className="ls-lintel" />
      <path d="M-14 3V-18Q0-34 14-18V3z" className="ls-hole" />
      <path d="M-18 3V-23M18 3V-23M-23-24H23" className="ls-beam" />
    </g>
  );
}

const scattered = (terrain: Board["terrain"]) =>
  terrain.flatMap((row, y) =>
    [...row].map((sign, x) => ({ x, y, sign })).filter(({ sign }) => sign === "T" || sign === "o"),
  );

function Tree({ old }: { old: boolean }) {
  return (
    <g className="ls-tree">
      <ellipse cx="5" cy="15" rx="17" ry="5" className="ls-cast" />
      <path d="M-3 8H3L4 17H-4z" className="ls-trunk" />
      <path
        d={
          old
            ? "M0-7L18 11Q9 8 5 12Q0 9-6 12Q-11 8-18 11z"
            : "M0-4L16 12Q8 9 4 13Q0 9-5 13Q-10 9-16 12z"
        }
        className="ls-low"
      />
      <path d="M0-16L14 1Q7-1 4 3Q0 0-5 3Q-8-1-14 1z" className="ls-mid" />
      <path d="M0-24L10-8Q5-10 3-6Q0-9-4-6Q-6-10-10-8z" className="ls-high" />
      <path
        d="M0-24L10-8Q5-10 3-6L0-9zM0-12L14 1Q7-1 4 3L0 0zM0-2L16 11Q9 8 5 12L0 9z"
        className="ls-lee"
      />
    </g>
  );
}

const ROCKS = [
  ["M-16 12L-13-3L-3-12L6-6L9 12z", "M-3-12L6-6L9 12L-1 12L-4-1z", "M4 13L7 0L13-4L18 13z"],
  ["M-17 12L-12 0L-6-3L-2 12z", "M-6 12L-3-9L5-14L13-5L15 12z", "M5-14L13-5L15 12L6 12L3-3z"],
  ["M-17 12L-14 2L-4-6L8-8L16 1L17 12z", "M8-8L16 1L17 12L6 12L3 0z", "M-13-3L-7-9L-2-5L-5 1z"],
];

function Rocks({ form }: { form: number }) {
  const [first, second, third] = ROCKS[form] ?? [];
  return (
    <g className="ls-rock">
      <ellipse cx="3" cy="12" rx="18" ry="4.500" className="ls-cast" />
      <path d={first} />
      <path d={second} className="ls-low" />
      <path d={third} className="ls-lit-side" />
      <path d="M-16 12q3-5 6-1q3-4 6 1M9 12q2-4 5-1" className="ls-moss" />
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

/** Stones of the streets: five rows in a space, none like its neighbour. */
const COBBLES = [0, 1, 2, 3, 4]
  .flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const wide = 7.6 + ((row * 3 + column * 5) % 4) * 0.5;
      const x = column * 10 + (row % 2 ? 5 : 0.5) + ((row + column) % 3) * 0.3;
      return `M${x + 2} ${row * 8 + 0.8}h${wide - 4}q2 0 2 2v2.400q0 2-2 2h${4 - wide}q-2 0-2-2v-2.400q0-2 2-2z`;
    }),
  )
  .join("");

/** What the ground is painted with. */
function Paints() {
  return (
    <defs>
      <pattern id="ls-cobbles" width="40" height="40" patternUnits="userSpaceOnUse">
        <path d={COBBLES} />
      </pattern>
      <radialGradient id="ls-worn">
        <stop offset="0.350" className="ls-worn-in" />
        <stop offset="1" className="ls-worn-out" />
      </radialGradient>
      <linearGradient id="ls-foot" x2="0" y2="1">
        <stop className="ls-foot-in" />
        <stop offset="1" className="ls-foot-out" />
      </linearGradient>
      <linearGradient id="ls-low-sun">
        <stop offset="0.150" className="ls-west" />
        <stop offset="0.850" className="ls-east" />
      </linearGradient>
      <radialGradient id="ls-around" gradientUnits="userSpaceOnUse" cx="560" cy="560" r="620">
        <stop offset="0.300" className="ls-around-in" />
        <stop offset="1" className="ls-around-out" />
      </radialGradient>
      <radialGradient id="ls-shine" gradientUnits="userSpaceOnUse" cx="560" cy="560" r="290">
        <stop className="ls-shine-in" />
        <stop offset="0.450" className="ls-shine-mid" />
        <stop offset="1" className="ls-shine-out" />
      </radialGradient>
    </defs>
  );
}

/** What pieces and marks are filled with. */
export function Patterns() {
  return (
    <defs>
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
