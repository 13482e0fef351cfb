// A card's picture: a sky of its tone, stars and a moon where chance of its name puts them, and
// the sign of what it is.
import { GLYPHS } from "./glyphs";

/** A number from a name, always the same: what looks random in a picture comes from it. */
function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 100_003;
  return seed;
}

/** It goes on beyond the picture: whatever the shape of its place, the sign is never cut. */
const SKY = <rect x="-130" y="-160" width="324" height="360" className="cs-sky" />;
const STARS = [1, 2, 3, 4, 5];

export function Art({ card }: { card: string }) {
  const glyph = GLYPHS[card];
  const seed = seedOf(card);
  const moon = { x: 8 + (seed % 48), y: 6 + (seed % 9) };
  return (
    <svg
      className={`cs-art tone-${glyph?.tone ?? "shadow"}`}
      viewBox="0 0 64 40"
      aria-hidden="true"
    >
      {SKY}
      <circle cx={moon.x} cy={moon.y} r={5 + (seed % 4)} className="cs-disc" />
      {STARS.map((star) => (
        <circle
          key={star}
          cx={(seed * star * 13) % 64}
          cy={(seed * star * 7) % 26}
          r={0.5 + (star % 3) * 0.25}
          className="cs-star"
        />
      ))}
      <path
        d={`M-130 34Q${seed % 30} ${26 + (seed % 6)} 34 33T194 30V200H-130z`}
        className="cs-hill"
      />
      {glyph && <path d={glyph.lines} className="cs-glyph" />}
    </svg>
  );
}

/** The back of a Counterspell. */
export function Back() {
  return (
    <svg className="cs-art tone-shadow" viewBox="0 0 64 40" aria-hidden="true">
      {SKY}
      <path d="M32 4L48 20L32 36L16 20zM32 10L42 20L32 30L22 20z" className="cs-glyph" />
      <circle cx="32" cy="20" r="3.500" className="cs-star" />
    </svg>
  );
}
