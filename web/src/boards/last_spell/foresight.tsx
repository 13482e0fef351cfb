// What the next Monster Phase would bring, as the table foresees it: where each monster would go, and
// what it would hit, for either side of the coin.
import { middle, square, UNIT } from "./geometry";
import type { Board, Hero } from "./table";
import type { Seeing } from "./tools";

type Forecast = Board["forecast"];
type Foreseen = Forecast[string][number];

const sidesOf = (seeing: Seeing): readonly string[] =>
  seeing === "both" ? ["left", "right"] : seeing === "off" ? [] : [seeing];

/** How many would strike each thing: the worse side of the coin counts. */
export function threats(forecast: Forecast | null, seeing: Seeing): ReadonlyMap<string, number> {
  const worst = new Map<string, number>();
  for (const side of sidesOf(seeing)) {
    const here = new Map<string, number>();
    for (const { hits } of forecast?.[side] ?? []) {
      for (const hit of hits) here.set(hit, (here.get(hit) ?? 0) + 1);
    }
    for (const [hit, many] of here) worst.set(hit, Math.max(many, worst.get(hit) ?? 0));
  }
  return worst;
}

interface Props {
  board: Board;
  seeing: Seeing;
  heroes: readonly Hero[];
}

export function Foresight({ board, seeing, heroes }: Props) {
  const sides = sidesOf(seeing).filter((side) => board.forecast[side]);
  const [one, other] = sides.map((side) => board.forecast[side] ?? []);
  const spaces = new Set(
    sides.flatMap((side) => (board.forecast[side] ?? []).flatMap((it) => it.reach)),
  );
  const from = new Map(board.monsters.map((it) => [it.monster, it.space]));
  const target = (hit: string) => {
    if (hit === "circle") return { x: 14 * UNIT, y: 14 * UNIT };
    const hero = heroes.find((it) => it.hero === hit);
    return middle(hero ? hero.space : hit);
  };
  if (!one) return null;
  return (
    <g className="ls-foresight">
      <path
        d={[...spaces].map((space) => square(space, 1)).join("")}
        fill="url(#ls-danger)"
        className="ls-threatened"
      />
      {one.map((it) => {
        const twin = other?.find((two) => two.monster === it.monster);
        const alike = !other || (twin && twin.space === it.space);
        return (
          <g key={it.monster}>
            <Way from={from.get(it.monster)} it={it} target={target} side={alike ? "" : "L"} />
            {!alike && twin && (
              <Way from={from.get(it.monster)} it={twin} target={target} side="R" />
            )}
          </g>
        );
      })}
    </g>
  );
}

interface WayProps {
  from: string | undefined;
  it: Foreseen;
  target(hit: string): { x: number; y: number };
  /** "" where the coin does not matter. */
  side: string;
}

function Way({ from, it, target, side }: WayProps) {
  if (!from) return null;
  const start = middle(from);
  const end = middle(it.space);
  const moves = from !== it.space;
  return (
    <g className={side ? `ls-way side-${side}` : "ls-way"}>
      {moves && <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} className="ls-walk" />}
      {moves && <circle cx={end.x} cy={end.y} r="7" className="ls-ghost" />}
      {moves && side && (
        <text x={end.x} y={end.y + 4} textAnchor="middle" className="ls-coin-side">
          {side}
        </text>
      )}
      {it.hits.map((hit) => {
        const goal = target(hit);
        return <path key={hit} d={`M${end.x} ${end.y}L${goal.x} ${goal.y}`} className="ls-blow" />;
      })}
    </g>
  );
}
