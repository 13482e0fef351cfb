// What burns: torches at the gates after sunset, and houses that were set on fire. Each on a sheet of
// its own, so that flickering paints nothing else anew.
import { memo } from "react";
import { type Frame, spotOf, UNIT, viewBox } from "./geometry";
import type { Board, Structure } from "./table";

const TONGUE = "M1-15Q8-7 7 1Q6 8 0 8Q-7 8-7 1Q-7-4-4-7Q-4-2-1-2Q3-7 1-15z";
const HEART = "M0-6Q4-1 3 3Q3 7 0 7Q-4 7-3 2Q-3-2 0-6z";

/** Beside each gate, out of the way of whoever comes in. */
const TORCHES = [9, 19].flatMap((edge) =>
  [13, 15].flatMap((beside) => [
    { x: edge * UNIT, y: beside * UNIT },
    { x: beside * UNIT, y: edge * UNIT },
  ]),
);

/** They stand behind whoever fights there. */
export const Torches = memo(function Torches({ frame }: { frame: Frame }) {
  return (
    <svg className="ls-sheet-of torches" viewBox={viewBox(frame)} aria-hidden="true">
      <defs>
        <radialGradient id="ls-warm">
          <stop className="ls-warm-in" />
          <stop offset="1" className="ls-warm-out" />
        </radialGradient>
      </defs>
      {TORCHES.map(({ x, y }, at) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="34" className="ls-halo" />
          <path d="M-1.500-2H1.500L1 7H-1z" className="ls-pole" />
          <g transform="translate(0 -5) scale(0.500)">
            <Flame at={at} />
          </g>
        </g>
      ))}
    </svg>
  );
});

interface FiresProps {
  structures: Board["structures"];
  frame: Frame;
}

export const Fires = memo(function Fires({ structures, frame }: FiresProps) {
  return (
    <svg className="ls-sheet-of fires" viewBox={viewBox(frame)} aria-hidden="true">
      {structures
        .filter((it) => it.flames > 0)
        .map((it) => (
          <Burning key={it.spaces[0]} structure={it} />
        ))}
    </svg>
  );
});

/** As many tongues as there are flames, along the roof. */
function Burning({ structure }: { structure: Structure }) {
  const spots = structure.spaces.map(spotOf);
  const left = Math.min(...spots.map((it) => it.x)) * UNIT;
  const top = Math.min(...spots.map((it) => it.y)) * UNIT;
  const wide = (Math.max(...spots.map((it) => it.x)) + 1) * UNIT - left;
  const many = structure.flames;
  return (
    <g className="ls-burning" transform={`translate(${left} ${top})`}>
      <path
        d={`M${wide * 0.55}-2q-9-9-1-17q-8-7 2-15q10-3 7 8q9 6 0 13q7 6-8 11z`}
        className="ls-smoke"
      />
      {Array.from({ length: many }, (_, at) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: flames are all alike.
          key={at}
          transform={`translate(${((at + 0.7) * wide) / (many + 0.4)} ${at % 2 ? 7 : 4}) scale(0.800)`}
        >
          <Flame at={at} />
        </g>
      ))}
    </g>
  );
}

function Flame({ at }: { at: number }) {
  return (
    <g className="ls-flame" style={{ animationDelay: `${-0.23 * at}s` }}>
      <path d={TONGUE} />
      <path d={HEART} className="ls-flame-heart" />
    </g>
  );
}
