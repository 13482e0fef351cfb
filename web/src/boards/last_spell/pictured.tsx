// Every picture of The Last Spell, for the sheet on which they are compared.
import type { ComponentType } from "react";
import type { Pictured } from "../pictured";
import { BUILT, Figure, HEROES, ITEMS, type Kind, MONSTERS, Portrait } from "./art/figure";
import { ARRIVES, CityStands, Dawn, FALLEN, LastWave, MageLost, SLAIN } from "./art/moments";
import { plateOf } from "./plate";
import { PRINTED, sortOf } from "./table";

const whole = (kind: Kind, names: readonly string[]): Pictured[] =>
  names.map((name) => ({
    kind: kind === "item" ? sortOf(name) : kind,
    name,
    small: (
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        {kind === "monster" && <path d={plateOf(name)} className="ls-plate" />}
        {kind === "hero" && <circle r="18" className="ls-coin" />}
        {kind === "structure" && (
          <g className={`ls-structure ${PRINTED[name]?.category} ${name}`}>
            <rect x="-19" y="-19" width="38" height="38" rx="4" className="ls-house" />
          </g>
        )}
        <g transform="scale(0.56)">
          <Figure kind={kind} name={name} />
        </g>
      </svg>
    ),
    large: <Portrait kind={kind} name={name} />,
    sizes: [20, 132],
  }));

/** A big moment is never small; it is no less told apart from the others. */
function moment([name, Moment]: readonly [string, ComponentType]): Pictured {
  const drawn = (
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      <Moment />
    </svg>
  );
  return { kind: "moment", name, small: drawn, large: drawn, sizes: [64, 200] };
}

const named = (before: string, of: Readonly<Record<string, ComponentType>>) =>
  Object.entries(of).map(([name, Moment]) => [`${before} ${name}`, Moment] as const);

export const pictures: readonly Pictured[] = [
  ...whole("hero", Object.keys(HEROES)),
  ...whole("monster", Object.keys(MONSTERS)),
  ...whole("structure", Object.keys(BUILT)),
  ...whole("item", Object.keys(ITEMS)),
  ...named("arrives", ARRIVES).map(moment),
  ...named("slain", SLAIN).map(moment),
  ...named("falls", FALLEN).map(moment),
  ...named("the", { LastWave, MageLost, Dawn, CityStands }).map(moment),
];
