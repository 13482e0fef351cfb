// The Fog: bank behind bank, thin where the land begins and so deep at the rim that nothing is seen.
// It drifts as a whole sheet, which costs no painting.
import { memo } from "react";
import { type Frame, viewBox } from "./geometry";
import { billows } from "./land";
import type { Board } from "./table";

/** How far each bank stays behind the edge of the Fog, in the drawing. */
const BANKS = [0, 22, 50, 84];

interface FogProps {
  terrain: Board["terrain"];
  fog: number;
  frame: Frame;
}

export const Fog = memo(function Fog({ terrain, fog, frame }: FogProps) {
  const cliff = terrain.findIndex((row) => /[^^]/.test(row));
  const bank = (at: number) => billows(fog, BANKS[at] ?? 0, cliff, frame, 11 + at * 7);
  return (
    <>
      <svg className="ls-sheet-of fog" viewBox={viewBox(frame)} aria-hidden="true">
        <g className="ls-fog">
          <path d={bank(0)} className="ls-mist thin" />
          <path d={bank(1)} className="ls-mist" />
        </g>
      </svg>
      <svg className="ls-sheet-of fog drifting" viewBox={viewBox(frame)} aria-hidden="true">
        <g className="ls-fog">
          <path d={bank(2)} className="ls-mist thick" />
          <path d={bank(3)} className="ls-mist deep" />
        </g>
      </svg>
    </>
  );
});
