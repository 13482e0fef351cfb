// The faces of a tile and what can lie on it: all drawn, nothing printed.
import { CELL } from "./geometry";
import { shard, sister } from "./kit";
import type { Face, Look } from "./look";
import { Layers } from "./picture";

const MID = CELL / 2;
const RAYS = Array.from({ length: 12 }, (_, at) => at * 30);
const PANE = { x: 4, y: 4, width: 92, height: 92, rx: 10 };

/** A number of its own for every square: neighbours are not alike. */
export const varied = (name: string) => (name.charCodeAt(0) * 7 + name.charCodeAt(1) * 5) % 3;

const FIELDS = [
  "M5 78Q28 62 52 74T95 68V86Q95 95 86 95H14Q5 95 5 86z",
  "M5 70Q30 80 54 70T95 78V86Q95 95 86 95H14Q5 95 5 86z",
  "M5 74Q22 66 40 73Q66 84 95 70V86Q95 95 86 95H14Q5 95 5 86z",
];
const FORE = [
  "M5 88Q40 78 95 88Q94 95 86 95H14Q6 95 5 88z",
  "M5 86Q50 92 95 84V86Q95 95 86 95H14Q5 95 5 86z",
  "M5 86Q58 80 95 90Q93 95 86 95H14Q5 95 5 86z",
];
const TREES = [
  "M18 78q-5-5 0-17q5 12 0 17zM27 77q-4-4 0-13q4 9 0 13z",
  "M82 78q-5-5 0-17q5 12 0 17zM73 76q-4-4 0-12q4 8 0 12z",
  "M15 77q-4-4 0-13q4 9 0 13zM85 76q-5-5 0-16q5 11 0 16z",
];

/** The valley under a sun with rays, or under a crescent with stars: told apart by shape, not by
 * colour. Where no tile lies, the land is seen. */
export function FaceOf({ face, look = 0 }: { face: Face; look?: number }) {
  if (face === "day") {
    return (
      <g className="dn-face-day">
        <rect {...PANE} className="dn-day" />
        <g className="dn-rays">
          {RAYS.map((turn) => (
            <path
              key={turn}
              d="M46.500 23L50 11L53.500 23z"
              transform={`rotate(${turn} ${MID} 46)`}
            />
          ))}
        </g>
        <circle cx={MID} cy="46" r="19" className="dn-sun" />
        <path d={FIELDS[look]} className="dn-field" />
        <path d={TREES[look]} className="dn-trees" />
        <path d={FORE[look]} className="dn-fore" />
        <rect {...PANE} className="dn-pane" />
      </g>
    );
  }
  if (face === "night") {
    return (
      <g className="dn-face-night">
        <rect {...PANE} className="dn-night" />
        <circle cx="50" cy="45" r="31" className="dn-shine" />
        <path d="M58 20a25 25 0 1 0 16 40a21 21 0 0 1-16-40z" className="dn-moon" />
        <path d="M25 16l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" className="dn-star" />
        <path
          d="M80 30l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500zM17 46l1 3 3 1-3 1-1 3-1-3-3-1 3-1z"
          className="dn-star"
        />
        <path d={FIELDS[look]} className="dn-field" />
        <path d={TREES[look]} className="dn-trees" />
        <path d={FORE[look]} className="dn-fore" />
        <rect {...PANE} className="dn-pane" />
      </g>
    );
  }
  return <rect {...PANE} className="dn-neutral" />;
}

/** A built Temple tile stands as a temple, Day's with a gable, Night's with a dome; an isolated one is
 * a lone stone with her sign. */
export function TempleMark({ look }: { look: Look }) {
  if (look.temple === "built") {
    return (
      <g className={`dn-temple ${look.face}`}>
        <rect {...PANE} className="dn-precinct" />
        <path d="M5 30H95M5 52H95M5 74H95M30 5V95M70 5V95" className="dn-paving" />
        {look.face === "night" ? (
          <>
            <path d="M24 44Q24 20 50 16Q76 20 76 44z" />
            <path d="M53 5a6 6 0 1 0 5 9a5 5 0 0 1-5-9z" className="dn-finial" />
          </>
        ) : (
          <>
            <path d="M17 44L50 19L83 44z" />
            <circle cx="50" cy="35" r="5.500" className="dn-finial" />
          </>
        )}
        <path d="M20 44h60v6h-60zM24 50h8v28h-8zM39 50h8v28h-8zM53 50h8v28h-8zM68 50h8v28h-8z" />
        <path d="M18 78h64v6h-64zM13 84h74v7h-74z" />
      </g>
    );
  }
  if (look.temple === "isolated") {
    return (
      <g className={`dn-isolated ${look.face}`}>
        <path d="M38 80L42 26L50 14L58 26L62 80z" />
        <path d="M50 14L58 26L62 80H54z" className="dn-shaded" />
        <path d="M28 80h44v9h-44z" />
        <circle cx="50" cy="42" r="5" className="dn-finial" />
      </g>
    );
  }
  return null;
}

export function Markers({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <g className="dn-markers" transform="translate(80 20)">
      <circle r="20" className="dn-marker-glow" />
      <path d="M0-16L14-8V8L0 16L-14 8V-8z" />
      <path d="M0-11L9.500-5.500V5.500L0 11L-9.500 5.500V-5.500z" className="dn-marker-inner" />
      <text y="6">{count}</text>
    </g>
  );
}

const SHARDS = [
  ...shard(17, 95, 42, -12),
  ...shard(82, 95, 52, 10),
  ...shard(34, 96, 26, 4),
  ...shard(66, 96, 30, -6),
  ...shard(8, 60, 26, 30),
  ...shard(93, 46, 24, -34),
];
const SECOND = [
  ...shard(14, 6, 30, 165),
  ...shard(50, 3, 26, 180),
  ...shard(85, 6, 34, 194),
  ...shard(50, 97, 36, 0),
];

/** Ice over the square; one that lasts longer closes from above as well, and says so. */
export function Crystal({ life }: { life: number }) {
  if (life === 0) return null;
  return (
    <g className="dn-crystal">
      <rect {...PANE} className="dn-ice" />
      <g className="dn-kit night">
        <Layers layers={life === 2 ? [...SHARDS, ...SECOND] : SHARDS} />
      </g>
      <g transform="translate(20 80)">
        <circle r="13" className="dn-life" />
        <text y="6">{life}</text>
      </g>
    </g>
  );
}

const FIGURES = {
  day: sister("day", "raise", 0, 0, 1.5),
  night: sister("night", "reach", 0, 0, 1.5),
};

/** A pawn: the sister herself on her stand, with her letter. */
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
  const who = night ? "night" : "day";
  return (
    <g className={`dn-pawn ${who}`} transform={`translate(${MID + x} ${MID})`}>
      <ellipse cx="0" cy="35" rx="30" ry="11" className="dn-shade" />
      <path d="M-27 28V34A27 10 0 0 0 27 34V28z" className="dn-stand" />
      <ellipse cx="0" cy="28" rx="27" ry="10" className="dn-stand" />
      <g className={`dn-kit dn-figure ${who}`} transform="translate(0 29)">
        <Layers layers={FIGURES[who]} />
      </g>
      <g transform="translate(17 33)">
        <circle r="10.500" className="dn-letter" />
        <text y="5.500">{letter}</text>
      </g>
    </g>
  );
}
