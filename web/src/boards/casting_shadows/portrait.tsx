// The four mages, each in two forms: an animal by daylight, and what the shadow makes of it.
import type { ReactNode } from "react";

/** A jagged light behind a Shadow Form. */
const AURA = Array.from({ length: 28 }, (_, at) => {
  const angle = (at * Math.PI) / 14;
  const far = at % 2 ? 24 : 31.5;
  return `${(32 + Math.cos(angle) * far).toFixed(1)} ${(32 + Math.sin(angle) * far).toFixed(1)}`;
}).join("L");

interface Beast {
  head: ReactNode;
  eyes: readonly (readonly [number, number])[];
  /** What the Shadow Form grows. */
  horns: string;
}

const BEASTS: Readonly<Record<string, Beast>> = {
  kit: {
    head: (
      <>
        <path d="M10 30L11 8L28 20zM54 30L53 8L36 20z" className="cs-fur" />
        <path d="M14 24L15 14L23 20zM50 24L49 14L41 20z" className="cs-inner" />
        <path d="M9 31Q20 15 32 16Q44 15 55 31Q51 47 32 57Q13 47 9 31z" className="cs-fur" />
        <path d="M10 34Q24 34 32 46Q40 34 54 34Q49 48 32 57Q15 48 10 34z" className="cs-pale" />
        <path d="M28 50H36L32 55z" className="cs-dark" />
      </>
    ),
    eyes: [
      [22, 33],
      [42, 33],
    ],
    horns: "M11 8Q3 4 4-2Q13 0 17 13M53 8Q61 4 60-2Q51 0 47 13",
  },
  haze: {
    head: (
      <>
        <path d="M20 18Q28 2 46 8Q58 14 58 32Q50 18 38 16z" className="cs-inner" />
        <path
          d="M5 42Q6 26 20 18Q36 10 50 20Q60 30 55 44Q44 54 28 52Q12 52 5 42z"
          className="cs-fur"
        />
        <path d="M7 44Q22 47 40 43Q50 44 53 46Q44 54 28 52Q14 52 7 44z" className="cs-pale" />
        <path d="M9 46Q2 52 7 57Q14 60 16 54Q14 50 10 53" className="cs-tongue" />
        <circle cx="31" cy="30" r="10.500" className="cs-pale" />
      </>
    ),
    eyes: [[31, 30]],
    horns: "M46 10Q52 0 62 0Q58 8 57 24M34 12Q36 0 44-2Q44 4 46 9",
  },
  frill: {
    head: (
      <>
        <path
          d="M14 26Q2 22 3 10M13 32Q0 32-1 22M14 38Q3 44 1 36M50 26Q62 22 61 10M51 32Q64 32 65 22M50 38Q61 44 63 36"
          className="cs-gills"
        />
        <path d="M9 34Q10 14 32 14T55 34Q54 54 32 54T9 34z" className="cs-fur" />
        <path d="M18 43Q32 53 46 43" className="cs-mouth" />
        <circle cx="17" cy="41" r="3.500" className="cs-inner" />
        <circle cx="47" cy="41" r="3.500" className="cs-inner" />
      </>
    ),
    eyes: [
      [20, 33],
      [44, 33],
    ],
    horns: "M24 15Q20 5 24-2Q30 4 30 14M40 15Q44 5 40-2Q34 4 34 14",
  },
  nuzzle: {
    head: (
      <>
        <path
          d="M8 48L2 38L9 33L3 22L13 22L11 10L22 15L25 4L32 12L39 4L42 15L53 10L51 22L61 22L55 33L62 38L56 48z"
          className="cs-fur"
        />
        <path d="M12 40Q14 22 32 22T52 40Q48 58 32 58T12 40z" className="cs-pale" />
        <circle cx="16" cy="26" r="5" className="cs-inner" />
        <circle cx="48" cy="26" r="5" className="cs-inner" />
        <circle cx="32" cy="49" r="4.500" className="cs-dark" />
      </>
    ),
    eyes: [
      [24, 39],
      [40, 39],
    ],
    horns: "M22 15Q10 8 12-2Q22 2 27 14M42 15Q54 8 52-2Q42 2 37 14",
  },
};

/** The head of a mage, for drawings that have a place for it. */
export function Head({ character, shadow }: { character: string; shadow: boolean }) {
  const beast = BEASTS[character];
  if (!beast)
    return <path d="M24 24Q24 14 32 14T40 24Q40 30 32 34V40M32 48V49" className="cs-unknown" />;
  return (
    <g className={`cs-beast ${character}${shadow ? " shadow" : ""}`}>
      {shadow && <path d={`M${AURA}z`} className="cs-aura" />}
      {shadow && <path d={beast.horns} className="cs-horns" />}
      {beast.head}
      {beast.eyes.map(([x, y]) =>
        shadow ? (
          <path
            key={x}
            d={`M${x - 5} ${y + 1}Q${x} ${y - 6} ${x + 5} ${y - 2}Q${x + 1} ${y + 4} ${x - 5} ${y + 1}z`}
            className="cs-slit"
          />
        ) : (
          <g key={x}>
            <circle cx={x} cy={y} r="4" className="cs-eye" />
            <circle cx={x + 1.3} cy={y - 1.4} r="1.300" className="cs-glint" />
          </g>
        ),
      )}
    </g>
  );
}

export function Portrait({ character, shadow }: { character: string; shadow: boolean }) {
  return (
    <svg
      className={shadow ? "cs-portrait shadow" : "cs-portrait"}
      viewBox="-2 -3 68 68"
      aria-hidden="true"
    >
      <rect x="-2" y="-3" width="68" height="68" className="cs-niche" />
      <Head character={character} shadow={shadow} />
    </svg>
  );
}
