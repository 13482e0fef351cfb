// What the table lies on: night at the far end, dawn at the near one, and rays where they meet.
import { around, chance, HIGH, ray, ridge, WIDE } from "../../art/dusk";
import { crescent, star } from "./shapes";

const luck = chance(62);
const STARS = Array.from({ length: 46 }, () => {
  const [x, y, size] = [luck() * WIDE, luck() * 92, 0.6 + luck() * 1.5];
  return star(4, size, size / 3, Math.round(x), Math.round(y));
}).join("");
const RAYS = around(48, (angle, at) => ray(angle, 34, at % 2 ? 220 : 52));

export function Ground() {
  return (
    <svg
      className="bl-ground"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={STARS} className="stars" />
      <path d={crescent(286, 26, 11)} className="stars" />
      <path d={ridge(17, 96, 20)} className="far" />
      <path d={RAYS} transform={`translate(${WIDE / 2} ${HIGH / 2})`} className="rays" />
      <path d={ridge(29, 124, 14)} className="mid" />
      <path d={ridge(41, 160, 12)} className="near" />
    </svg>
  );
}
