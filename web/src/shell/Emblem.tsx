// The emblem of each game: a piece of dusk, drawn by a few lines of arithmetic.
import { type ReactNode, useId } from "react";

const WIDE = 320;
const HIGH = 200;

/** The same numbers between 0 and 1 every time, for ridges and stars. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** The outline of hills: few waves, lower and lower. */
function ridge(seed: number, base: number, height: number): string {
  const luck = chance(seed);
  const waves = [1, 2.3, 4.1].map((pace, at) => ({
    pace,
    lift: height / (at + 1.4),
    shift: luck() * 7,
  }));
  let path = `M0 ${HIGH}`;
  for (let x = 0; x <= WIDE; x += 8) {
    const up = waves.reduce(
      (sum, w) => sum + Math.sin((x / WIDE) * 6 * w.pace + w.shift) * w.lift,
      0,
    );
    path += `L${x} ${(base - up).toFixed(1)}`;
  }
  return `${path}L${WIDE} ${HIGH}Z`;
}

const ray = (angle: number, from: number, to: number) => {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return `M${(x * from).toFixed(1)} ${(y * from).toFixed(1)}L${(x * to).toFixed(1)} ${(y * to).toFixed(1)}`;
};

const around = (count: number, draw: (angle: number, at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw((at / count) * Math.PI * 2, at)).join("");

function hexagon(x: number, y: number, size: number): string {
  const corners = Array.from({ length: 6 }, (_, at) => {
    const angle = (at * Math.PI) / 3 + Math.PI / 6;
    return `${(x + Math.cos(angle) * size).toFixed(1)} ${(y + Math.sin(angle) * size).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

interface Scene {
  sky: [string, string, string];
  hills: [string, string, string];
  seed: number;
  motif: ReactNode;
}

const SCENES: Record<string, Scene> = {
  day_and_night: {
    sky: ["#2a1f5c", "#8a4f86", "#f4a259"],
    hills: ["#5b3a77", "#3b2a63", "#21183f"],
    seed: 11,
    motif: (
      <g transform="translate(160 92)">
        <path
          d={around(24, (a, at) => (Math.cos(a) < 0 ? ray(a, 52, at % 2 ? 60 : 68) : ""))}
          stroke="#ffd9a0"
          strokeWidth="2"
        />
        <path d="M0-44a44 44 0 0 0 0 88z" fill="#ffc879" />
        <path d="M0-44a44 44 0 0 1 0 88z" fill="#cfc4ff" />
        <path d="M0-44a44 44 0 0 1 0 88a58 58 0 0 0 0-88z" fill="#2a1f5c" opacity=".55" />
        <path d="M0-58V58" stroke="#fff4e0" strokeWidth="1.5" opacity=".8" />
      </g>
    ),
  },
  bless: {
    sky: ["#1d2450", "#5f5a9c", "#f2c6a0"],
    hills: ["#49508a", "#2f3568", "#1a1d40"],
    seed: 29,
    motif: (
      <g transform="translate(160 88)">
        <path
          d={around(36, (a, at) => ray(a, 56, at % 3 ? 62 : 74))}
          stroke="#ffe6bd"
          strokeWidth="1.5"
          opacity=".9"
        />
        <path d="M-62 0C-34-36 34-36 62 0C34 36-34 36-62 0Z" fill="#f8ead2" />
        <circle r="23" fill="#6a5bb5" />
        <path d={around(18, (a) => ray(a, 10, 22))} stroke="#cfc4ff" strokeWidth="1.2" />
        <circle r="9" fill="#1d1740" />
        <circle cx="4" cy="-4" r="3" fill="#fff" />
      </g>
    ),
  },
  casting_shadows: {
    sky: ["#132a45", "#3f5f7f", "#e0936b"],
    hills: ["#2f4a66", "#1f3350", "#101d33"],
    seed: 47,
    motif: (
      <g transform="translate(160 92)">
        {[
          [0, 0],
          ...Array.from({ length: 6 }, (_, at) => [
            Math.cos((at * Math.PI) / 3) * 47,
            Math.sin((at * Math.PI) / 3) * 47,
          ]),
        ].map(([x = 0, y = 0], at) => (
          <path
            key={`${x} ${y}`}
            d={hexagon(x, y, 25)}
            fill={at ? "#1a2c47" : "#f2b880"}
            fillOpacity={at ? 0.75 : 1}
            stroke="#f6d3ab"
            strokeWidth="1.5"
          />
        ))}
        <path
          d="M0-17c9 9 11 13 11 19a11 11 0 0 1-22 0c0-4 2-7 5-9c0 4 2 5 4 5c-1-6 0-10 2-15z"
          fill="#7a2f3f"
        />
      </g>
    ),
  },
  last_spell: {
    sky: ["#1a1538", "#57316b", "#d9616b"],
    hills: ["#472a5d", "#2e1d47", "#180f2b"],
    seed: 83,
    motif: (
      <g transform="translate(160 88)" fill="none" stroke="#ffd3b0">
        <circle r="62" strokeWidth="2" />
        <circle r="54" strokeWidth="1" />
        <path d={around(48, (a, at) => ray(a, 54, at % 4 ? 58 : 62))} strokeWidth="1.5" />
        <path
          d={
            around(
              7,
              (a, at) =>
                `${at ? "L" : "M"}${(Math.sin(a * 3) * 52).toFixed(1)} ${(-Math.cos(a * 3) * 52).toFixed(1)}`,
            ) + "Z"
          }
          strokeWidth="1.8"
        />
        <circle r="17" fill="#ffd3b0" fillOpacity=".9" />
        <path d="M-6 8V-4l6-8l6 8V8z" fill="#57316b" stroke="none" />
      </g>
    ),
  },
};

export function Emblem({ game }: { game: string }) {
  const id = useId().replace(/\W/g, "");
  const scene = SCENES[game] ?? SCENES.day_and_night;
  if (!scene) return null;
  const luck = chance(scene.seed);
  const stars = Array.from({ length: 34 }, () => ({
    x: luck() * WIDE,
    y: luck() ** 1.6 * 110,
    r: 0.4 + luck() * 0.9,
  }));
  return (
    <svg
      className="emblem"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`sky${id}`} x1="0" y1="0" x2="0" y2="1">
          {scene.sky.map((colour, at) => (
            <stop key={colour} offset={[0, 0.55, 1][at]} stopColor={colour} />
          ))}
        </linearGradient>
        <radialGradient id={`glow${id}`}>
          <stop offset="0" stopColor="#fff" stopOpacity=".5" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDE} height={HIGH} fill={`url(#sky${id})`} />
      {stars.map((star) => (
        <circle key={star.x} cx={star.x} cy={star.y} r={star.r} fill="#fff" opacity=".7" />
      ))}
      <circle cx="160" cy="92" r="110" fill={`url(#glow${id})`} />
      <path d={ridge(scene.seed, 150, 12)} fill={scene.hills[0]} opacity=".8" />
      {scene.motif}
      <path d={ridge(scene.seed + 1, 172, 9)} fill={scene.hills[1]} />
      <path d={ridge(scene.seed + 2, 190, 6)} fill={scene.hills[2]} />
    </svg>
  );
}
