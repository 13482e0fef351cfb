// The faces of a tile and what can lie on it: all drawn, nothing printed.
import { CELL } from "./geometry";
import type { Face, Look } from "./look";

const MID = CELL / 2;
const RAYS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

/** A sun with rays for Day, a crescent with stars for Night: told apart by shape, not by colour. */
export function FaceOf({ face }: { face: Face }) {
  if (face === "day") {
    return (
      <g className="dn-face-day">
        <rect x="4" y="4" width="92" height="92" rx="10" className="dn-day" />
        <g className="dn-rays">
          {RAYS.map((turn) => (
            <line
              key={turn}
              x1={MID}
              y1="14"
              x2={MID}
              y2="24"
              transform={`rotate(${turn} ${MID} ${MID})`}
            />
          ))}
        </g>
        <circle cx={MID} cy={MID} r="19" className="dn-sun" />
      </g>
    );
  }
  if (face === "night") {
    return (
      <g className="dn-face-night">
        <rect x="4" y="4" width="92" height="92" rx="10" className="dn-night" />
        <path d="M58 27a25 25 0 1 0 16 40a21 21 0 0 1-16-40z" className="dn-moon" />
        <path d="M28 20l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" className="dn-star" />
        <path
          d="M80 36l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z"
          className="dn-star"
        />
      </g>
    );
  }
  return (
    <g>
      <rect x="4" y="4" width="92" height="92" rx="10" className="dn-neutral" />
      <path d="M22 70q14-9 28 0t28 0M30 34q10-6 20 0t20 0" className="dn-grass" />
    </g>
  );
}

/** A built Temple tile stands as a temple; an isolated one is a single lying stone. */
export function TempleMark({ look }: { look: Look }) {
  if (look.temple === "built") {
    return (
      <g className="dn-temple">
        <rect x="12" y="16" width="76" height="74" rx="8" className={`dn-precinct ${look.face}`} />
        <path d="M22 44L50 24l28 20z" />
        <path d="M26 48h48M24 80h52" />
        <path d="M32 50v28M44 50v28M56 50v28M68 50v28" />
      </g>
    );
  }
  if (look.temple === "isolated") {
    return (
      <g className="dn-isolated">
        <rect x="22" y="62" width="56" height="18" rx="4" />
        <path d="M30 71h40" />
      </g>
    );
  }
  return null;
}

export function Markers({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <g className="dn-markers" transform="translate(80 20)">
      <path d="M0-15L13-7.500V7.500L0 15L-13 7.500V-7.500z" />
      <text y="6">{count}</text>
    </g>
  );
}

/** Ice over the square; one that lasts longer has a second ring of facets and says so. */
export function Crystal({ life }: { life: number }) {
  if (life === 0) return null;
  return (
    <g className="dn-crystal">
      <path d="M50 8L88 30V70L50 92L12 70V30z" className="dn-ice" />
      <path d="M50 8V92M12 30L88 70M88 30L12 70" className="dn-facet" />
      {life === 2 && <path d="M50 26L72 38V62L50 74L28 62V38z" className="dn-facet thick" />}
      <g transform="translate(20 80)">
        <circle r="13" className="dn-life" />
        <text y="6">{life}</text>
      </g>
    </g>
  );
}

/** A pawn: a cloaked figure crowned by her light, with her letter. */
export function Pawn({
  night,
  letter,
  shifted,
}: {
  night: boolean;
  letter: string;
  shifted: boolean;
}) {
  const x = shifted ? (night ? 20 : -20) : 0;
  return (
    <g
      className={night ? "dn-pawn night" : "dn-pawn day"}
      transform={`translate(${MID + x} ${MID})`}
    >
      <ellipse cx="0" cy="36" rx="25" ry="7" className="dn-shade" />
      <path d="M-24 36Q-20-2 0-14Q20-2 24 36Q0 44-24 36z" className="dn-cloak" />
      <circle cx="0" cy="-18" r="13" className="dn-head" />
      {night ? (
        <path d="M3-45a12 12 0 1 0 9 18a10 10 0 0 1-9-18z" className="dn-crown" />
      ) : (
        <path d="M-14-30L-9-42L-4-33L0-46L4-33L9-42L14-30z" className="dn-crown" />
      )}
      <text y="26">{letter}</text>
    </g>
  );
}
