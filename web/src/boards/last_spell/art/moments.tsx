// The pictures of the big moments, each in a round window from -50 to 50.
import type { ComponentType, ReactNode } from "react";
import { disc, rays } from "./draw";
import { Figure, HEROES } from "./figure";

/** A sky, what stands before it, and a ring around. */
function Window({ look, children }: { look: string; children: ReactNode }) {
  return (
    <g className={`ls-window ${look}`}>
      <clipPath id={`ls-window-${look}`}>
        <circle r="46" />
      </clipPath>
      <g clipPath={`url(#ls-window-${look})`}>
        <circle r="46" className="sky" />
        {children}
      </g>
      <circle r="46" className="ring" />
    </g>
  );
}

const CITY =
  "M-50 50V16H-40V8H-35V12H-31V8H-26V16H-20V-2L-13-14L-6-2V14H4V20H12V2H10V-4H14V0H18V-4H22V0H26V-4H30V2H28V18H36V10L42 2L50 10V50Z";
const LIGHTS =
  "M-16 6h3v5h-3zM18 8h3v5h-3zM-36 20h3v4h-3zM-2 26h3v4h-3zM24 24h3v4h-3zM40 18h3v4h-3z";

/** The boss before a blood-red moon, larger than the window. */
function Boss({ name }: Named) {
  return (
    <g className="ls-window boss">
      <circle r="46" className="sky" />
      <path d={rays(24, 30, 46)} className="beams" />
      <path d={disc(0, -4, 30)} className="moon" />
      <circle r="46" className="ring" />
      <g transform="scale(1.42)">
        <Figure kind="monster" name={name} large />
      </g>
    </g>
  );
}

/** A boss that lies broken: the same figure, its light gone out. */
function Slain({ name }: Named) {
  return (
    <Window look="slain">
      <path d={rays(28, 12, 60)} className="beams" />
      <g transform="translate(0 8) rotate(14) scale(1.1)" className="ls-gone">
        <Figure kind="monster" name={name} large />
      </g>
      <path d="M-44-30L-8-4L-16 2L34 40L2 8L12 0L-28-40Z" className="cut" />
    </Window>
  );
}

/** A hero who falls, in the colour of ashes. */
function Fallen({ name }: Named) {
  return (
    <Window look="fallen">
      <path d={disc(14, -16, 18)} className="moon" />
      <g transform="translate(0 10) rotate(-12) scale(1.15)" className="ls-gone">
        <Figure kind="hero" name={name} large />
      </g>
    </Window>
  );
}

interface Named {
  name: string;
}

/** A moment is drawn without being told anything: one picture for each name. */
const each = (Picture: ComponentType<Named>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, () => <Picture name={name} />]));

export const ARRIVES = each(Boss, ["X", "ZH", "Y"]);
export const SLAIN = each(Slain, ["X", "ZH", "ZT", "Y"]);
export const FALLEN = each(Fallen, Object.keys(HEROES));

const CROWD: readonly (readonly [string, number, number, number])[] = [
  ["W", -22, -22, 0.42],
  ["W", 26, -26, 0.34],
  ["K1", 4, -2, 0.85],
  ["A", -28, 10, 0.55],
  ["M", 31, 11, 0.58],
  ["C", -12, 22, 0.62],
  ["R", 15, 26, 0.6],
];

/** All that was left of them, out of the fog at once. */
export function LastWave() {
  return (
    <Window look="wave">
      <path d={disc(0, -10, 26)} className="moon" />
      {CROWD.map(([kind, x, y, size]) => (
        <g key={`${kind} ${x}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <Figure kind="monster" name={kind} />
        </g>
      ))}
      <path
        d="M-50 50V34Q-40 26-30 34Q-20 27-10 36Q2 28 12 36Q22 29 32 36Q42 28 50 34V50Z"
        className="fog"
      />
    </Window>
  );
}

/** A Mage who turns to smoke in the broken Circle. */
export function MageLost() {
  return (
    <Window look="mage">
      <path
        d="M-38 28A40 12 0 0 1-6 18M6 18A40 12 0 0 1 38 28A40 12 0 0 1 4 40M-6 40A40 12 0 0 1-36 32"
        className="circle"
      />
      <path d="M-14 32Q-12 4-8-6H8Q12 4 14 32Q0 38-14 32Z" className="robe" />
      <path d="M-7-6Q-8-16 0-17Q8-16 7-6Q4 0 0 0Q-4 0-7-6Z" className="face" />
      <path d="M-16-10Q0-18 16-10L9-14L3-38L-8-15Z" className="robe" />
      <path
        d="M8-30q8-4 6-11q9 3 5 10q8 0 6 8M14 2q9-2 8-10q8 5 3 12M-16 8q-9-1-9-9q-7 6-1 13"
        className="smoke"
      />
    </Window>
  );
}

/** Morning over the walls. */
export function Dawn() {
  return (
    <Window look="dawn">
      <path d={rays(20, 20, 70, 0, 10)} className="beams" />
      <path d={disc(0, 10, 18)} className="sun" />
      <path d={CITY} className="city" />
    </Window>
  );
}

/** The city by night, every window lit, its spell in the sky. */
export function CityStands() {
  return (
    <Window look="city">
      <path d={rays(16, 8, 60, 0, -18)} className="beams" />
      <path d={`${disc(0, -18, 7)}${disc(0, -18, 13)}${disc(0, -18, 20)}`} className="spell" />
      <path d={CITY} className="city" />
      <path d={LIGHTS} className="lights" />
    </Window>
  );
}
