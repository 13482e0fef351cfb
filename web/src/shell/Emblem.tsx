// The emblem of each game: a piece of dusk, with what the game's own room puts into it.
import { useId } from "react";
import { chance, HIGH, ridge, type Scene, WIDE } from "../art/dusk";
import { emblems } from "../boards/contract";

/** Of a game that has none: the sky and the hills. */
const BARE: Scene = {
  sky: ["#2a1f5c", "#8a4f86", "#f4a259"],
  hills: ["#5b3a77", "#3b2a63", "#21183f"],
  seed: 11,
  motif: null,
};

export function Emblem({ game }: { game: string }) {
  return <Picture scene={emblems[game] ?? BARE} />;
}

/** A scene at dusk: sky, stars, hills, and what stands before them. */
export function Picture({ scene = BARE }: { scene?: Scene | undefined }) {
  const id = useId().replace(/\W/g, "");
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
