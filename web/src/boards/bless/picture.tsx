// The picture of a card: a sky of its Form, a land of its own, and the thing it is named after.
// All of it is drawn from a few paths and the card's number; nothing is printed.
import { DUAL, LIGHT } from "./figures_light";
import { SHADOW } from "./figures_shadow";
import { crescent, oval, rays, star } from "./shapes";

export interface Figure {
  solid?: string;
  /** Drawn once more on the other side of the middle. */
  mirrored?: string;
  line?: string;
  mirroredLine?: string;
  /** What shines on the figure. */
  light?: string;
}

export type Form = "light" | "shadow" | "dual";

export const FIGURES: Readonly<Record<string, Figure>> = { ...LIGHT, ...SHADOW, ...DUAL };

/** Numbers between 0 and 1 that are always the same for the same card. */
function seeded(seed: number): () => number {
  let now = seed * 2654435761;
  return () => {
    now = Math.imul(now ^ (now >>> 15), 2246822519) + 374761393;
    return ((now >>> 8) & 0xffff) / 0x10000;
  };
}

const WHOLE = { width: "100%", height: "100%" };

export function Picture({ card, form }: { card: string; form: Form }) {
  const figure = FIGURES[card] ?? {};
  const luck = seeded(Number(card) || 1);
  const low = 44 + luck() * 12;
  const hill = `M0 ${low}Q${20 + luck() * 30} ${low - 14 + luck() * 10} 62 ${low + 4}T120 ${low - 4 + luck() * 8}V72H0Z`;
  const near = `M0 ${low + 12}Q${30 + luck() * 40} ${low + luck() * 8} 120 ${low + 14}V72H0Z`;
  const x = luck() < 0.5 ? 18 + luck() * 14 : 88 + luck() * 14;
  const y = 13 + luck() * 9;
  const sparks = Array.from({ length: 7 }, () => {
    const [sx, sy, size] = [luck() * 120, luck() * 40, 1.2 + luck() * 2];
    return star(4, size, size / 3, sx, sy);
  }).join("");
  return (
    <svg className={`bl-picture ${form}`} aria-hidden="true">
      {/* The land fills its place, whatever is cut off; the thing itself is always seen whole. */}
      <svg {...WHOLE} viewBox="0 0 120 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="120" height="72" className="sky" />
        {form === "dual" && <path d="M120 0V72H44L76 0Z" className="other-sky" />}
        {form !== "shadow" && <path d={rays(18, 13, 64, x, y, luck())} className="beams" />}
        {form !== "light" && <path d={sparks} className="sparks" />}
        {form !== "shadow" && <path d={oval(x, y, 9)} className="orb" />}
        {form !== "light" && (
          <path d={crescent(form === "dual" ? 120 - x : x, y, 9)} className="orb moon" />
        )}
        <path d={hill} className="hill" />
        <path d={near} className="hill near" />
      </svg>
      <svg {...WHOLE} viewBox="-37 -37 74 74" aria-hidden="true">
        <g className="figure">
          {figure.solid && <path d={figure.solid} className="solid" />}
          {figure.mirrored && (
            <>
              <path d={figure.mirrored} className="solid" />
              <path d={figure.mirrored} className="solid" transform="scale(-1 1)" />
            </>
          )}
          {figure.line && <path d={figure.line} className="line" />}
          {figure.mirroredLine && (
            <>
              <path d={figure.mirroredLine} className="line" />
              <path d={figure.mirroredLine} className="line" transform="scale(-1 1)" />
            </>
          )}
          {figure.light && <path d={figure.light} className="shine" />}
        </g>
      </svg>
    </svg>
  );
}
