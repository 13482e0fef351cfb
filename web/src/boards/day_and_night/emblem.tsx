// The emblem of the game: half a sun and half a moon.
import { around, ray, type Scene } from "../../art/dusk";

export const emblem: Scene = {
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
};
