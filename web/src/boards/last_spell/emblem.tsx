// The emblem of the game: a circle of runes around a gate.
import { around, ray, type Scene } from "../../art/dusk";

export const emblem: Scene = {
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
};
