// Pictures beside words, and the signs of what is counted.
import type { ReactNode } from "react";
import { Figure, type Kind } from "./art/figure";

interface SignProps {
  kind: Kind;
  name: string;
}

export function Sign({ kind, name }: SignProps) {
  return (
    <svg className={`ls-sign of-${kind}`} viewBox="-34 -34 68 68" aria-hidden="true">
      <Figure kind={kind} name={name} />
    </svg>
  );
}

/** Small signs for what is counted: gold, materials, workers, flames, mages, hearts, mana. */
const COUNTED: Readonly<Record<string, string>> = {
  gold: "M0-12a12 12 0 1 0 .1 0zM-1-6V6M-4-3Q0-7 4-3Q4 0 0 0Q-4 0-4 3Q0 7 4 3",
  materials: "M-13 2H3V11H-13zM-3-8H13V1H-3zM-6-8V1M-5 2V11",
  workers: "M0-13a5 5 0 1 0 .1 0zM-10 13Q-10 0 0 0Q10 0 10 13z",
  flame: "M1-14Q10-5 9 4Q8 13 0 13Q-8 13-9 4Q-9-2-4-6Q-4 0-1 1Q4-4 1-14z",
  mage: "M0-15L7 0H-7zM-10 2H10M-6 3Q-8 13-11 14H11Q8 13 6 3z",
  heart: "M0 12Q-14 2-12-7Q-8-14 0-6Q8-14 12-7Q14 2 0 12z",
  mana: "M0-14L9-2L0 14L-9-2z",
  ap: "M3-14L-9 2H-1L-3 14L9-3H1z",
  stun: "M0-13L3-4L13-4L5 2L8 12L0 6L-8 12L-5 2L-13-4L-3-4z",
  shield: "M-11-11Q0-15 11-11V1Q10 10 0 14Q-10 10-11 1z",
};

export function Mark({ what }: { what: string }) {
  return (
    <svg className={`ls-mark ${what}`} viewBox="-16 -16 32 32" aria-hidden="true">
      <path d={COUNTED[what]} />
    </svg>
  );
}

/** A number with its sign, and words for whoever can't see it. */
export function Count({ what, many, said }: { what: string; many: ReactNode; said: string }) {
  return (
    <span className={`ls-count ${what}`} title={said}>
      <Mark what={what} />
      <b aria-hidden="true">{many}</b>
      <span className="hidden">{said}</span>
    </span>
  );
}
