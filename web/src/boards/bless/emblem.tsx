// The emblem of the game: an eye that blesses.
import { around, ray, type Scene } from "../../art/dusk";

export const emblem: Scene = {
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
};
