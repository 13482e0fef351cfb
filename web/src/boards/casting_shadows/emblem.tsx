// The emblem of the game: seven tiles, a fire on the middle one.
import { hexagon, type Scene } from "../../art/dusk";

export const emblem: Scene = {
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
};
