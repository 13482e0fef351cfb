// The Magic Circle in the middle of the City, and the Mages who stand around it.
import { memo } from "react";
import { UNIT } from "./geometry";
import { Threat } from "./ground";

const FAR = 27;

/** One hooded figure for each Mage, to be counted at a glance; the number stands in the middle. */
export const Circle = memo(function Circle({ mages, threat }: { mages: number; threat: number }) {
  const standing = Array.from({ length: mages }, (_, at) => {
    const angle = (at / Math.max(1, mages)) * 2 * Math.PI - Math.PI / 2;
    return { at, x: Math.cos(angle) * FAR, y: Math.sin(angle) * FAR };
  }).sort((one, other) => one.y - other.y);
  return (
    <g className="ls-circle" transform={`translate(${14 * UNIT} ${14 * UNIT})`}>
      <circle r="39" cy="2" className="ls-cast" />
      <circle r="38.500" className="ls-stone" />
      <path d={JOINTS} className="ls-joints" />
      <circle r="31" className="ls-well" />
      <circle r="28" className="ls-ring" />
      <path d={STAR} className="ls-star" />
      <circle r="15" className="ls-heart" />
      <text y="8" textAnchor="middle" className="ls-mages">
        {mages}
      </text>
      {standing.map(({ at, x, y }) => (
        <g key={at} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className="ls-mage">
          <path d="M-6.500 8Q-7.500-1-3.500-5Q-3.500-11 0-11.500Q3.500-11 3.500-5Q7.500-1 6.500 8Q0 10.500-6.500 8z" />
          <path
            d="M-2.400-4.500Q-2.400-9 0-9Q2.400-9 2.400-4.500Q0-2.500-2.400-4.500z"
            className="ls-hood"
          />
          <circle cy="1.500" r="1.900" className="ls-spark" />
        </g>
      ))}
      {threat > 0 && <Threat many={threat} x={28} y={-28} />}
    </g>
  );
});

const at = (angle: number, far: number) =>
  `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;

const STAR = `M${[0, 3, 6, 1, 4, 7, 2, 5]
  .map((corner) => at((corner * Math.PI) / 4 - Math.PI / 2, 28))
  .join("L")}z`;

const JOINTS = Array.from({ length: 16 }, (_, joint) => {
  const angle = ((joint + 0.5) * Math.PI) / 8;
  return `M${at(angle, 31)}L${at(angle, 38)}`;
}).join("");
