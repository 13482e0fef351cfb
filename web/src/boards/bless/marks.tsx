// Small signs: Forms, types of Prayers, states, seats. Each has a shape of its own (UX-9).
import type { ReactNode } from "react";
import { useGoesOn } from "./useGoesOn";

const SIGNS: Readonly<Record<string, ReactNode>> = {
  light: (
    <>
      <circle cx="12" cy="12" r="9" fill="none" />
      <circle cx="12" cy="12" r="1.500" />
    </>
  ),
  shadow: <circle cx="12" cy="12" r="9" className="full" />,
  dual: (
    <>
      <circle cx="12" cy="12" r="9" fill="none" />
      <path d="M12 3a9 9 0 0 1 0 18Z" className="full" />
    </>
  ),
  impulse: <path d="M14 2L5 14h6l-2 8L19 9h-6z" />,
  echo: (
    <path
      d="M8 12a1 1 0 1 0 .1 0M12 7a7 7 0 0 1 0 10M16 4a12 12 0 0 1 0 16M20 1.500a17 17 0 0 1 0 21"
      fill="none"
    />
  ),
  bond: (
    <path
      d="M10 14l4-4M9 9L6.500 11.500a4 4 0 0 0 6 6L15 15M9 9l2.500-2.500a4 4 0 0 1 6 6L15 15"
      fill="none"
    />
  ),
  pure: <path d="M12 2l7 10-7 10-7-10z" fill="none" />,
  corrupt: <path d="M2 12l10-7 10 7-10 7zM12 5l-2 5 4 3-3 6" className="crack" />,
  stasis: (
    <path
      d="M6 2h12M6 22h12M7 2c0 6 10 6 10 10s-10 4-10 10M17 2c0 6-10 6-10 10s10 4 10 10"
      fill="none"
    />
  ),
  sword: <path d="M20 3l-9 9M4 13l7 7M8 16l-5 5M20 3l-1 5-8 8-3-3 8-8z" fill="none" />,
  shield: <path d="M4 4h16v8q0 7-8 10q-8-3-8-10z" fill="none" />,
  muted: <path d="M4 9v6h4l6 5V4L8 9zM17 9l5 6M22 9l-5 6" fill="none" />,
  ability: (
    <path d="M12 2l3 7 7 .500-5.500 4.500 2 7L12 17l-6.500 4 2-7L2 9.500 9 9z" fill="none" />
  ),
  action: <path d="M12 2L22 12L12 22L2 12Z" />,
  cross: <path d="M5 5l14 14M19 5L5 19" fill="none" />,
  equal: <path d="M4 9h16M4 15h16" fill="none" />,
  down: <path d="M4 8l8 8 8-8" fill="none" />,
  done: <path d="M4 12l5 6L20 5" fill="none" />,
  sun: (
    <path
      d="M12 7a5 5 0 1 0 .1 0zM12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M20 4l-2 2M6 18l-2 2"
      fill="none"
    />
  ),
  moon: <path d="M15 3a9 9 0 1 0 6 14.500A8 8 0 0 1 15 3z" fill="none" />,
  deck: <path d="M5 7h11v14H5zM8 4h11v14" fill="none" />,
  void: <path d="M12 12a2 2 0 1 1 2 2a4 4 0 1 1 3-5a7 7 0 1 0-4 10" fill="none" />,
  seen: <path d="M2 12Q12 2 22 12Q12 22 2 12ZM12 9.500a2.500 2.500 0 1 0 .1 0" fill="none" />,
  hand: <path d="M4 9l8-2 3 12-8 2zM12 7l6-3 4 10-6 3" fill="none" />,
};

export function Sign({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`bl-sign ${name}`} aria-hidden="true">
      {SIGNS[name]}
    </svg>
  );
}

interface ValueProps {
  value: number | string;
  /** What is printed, where the value may differ. */
  printed?: number;
  title: string;
}

/** The strength of a card, in an eye; an arrow tells that it is not the printed one. */
export function Eye({ value, printed, title }: ValueProps) {
  return (
    <span className="bl-eye" title={title}>
      <svg viewBox="0 0 44 30" aria-hidden="true">
        <path d="M1 15Q22-10 43 15Q22 40 1 15Z" />
      </svg>
      <span className="hidden">{title} </span>
      <b>{value}</b>
      <Arrow value={Number(value)} printed={printed} />
    </span>
  );
}

/** What a card scores when it blesses, in a drop of light. */
export function Karma({ value, printed, title }: ValueProps) {
  return (
    <span className="bl-karma" title={title}>
      <svg viewBox="0 0 30 34" aria-hidden="true">
        <path d="M15 1L28 17L15 33L2 17Z" />
      </svg>
      <span className="hidden">{title} </span>
      <b>{value}</b>
      <Arrow value={Number(value)} printed={printed} />
    </span>
  );
}

function Arrow({ value, printed = value }: { value: number; printed?: number | undefined }) {
  if (value === printed) return null;
  return (
    <svg viewBox="0 0 10 10" className="bl-arrow" aria-hidden="true">
      <path d={value > printed ? "M1 9L5 1L9 9Z" : "M1 1L5 9L9 1Z"} />
    </svg>
  );
}

export function Chip({ sign, children }: { sign?: string; children: ReactNode }) {
  return (
    <span className={`bl-chip ${sign ?? ""}`}>
      {sign && <Sign name={sign} />}
      <span>{children}</span>
    </span>
  );
}

/** Words of which only whole lines are shown, as many as there is room for. */
export function Lines({ children }: { children: ReactNode }) {
  return (
    <span ref={useGoesOn<HTMLSpanElement>()} className="bl-lines">
      {children}
    </span>
  );
}
