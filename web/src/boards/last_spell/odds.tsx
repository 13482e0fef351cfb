// What an attack is likely to do, while it is aimed: a chance beside each monster, and in a line what it
// would come to. The numbers are the server's.
import { middle, UNIT } from "./geometry";
import type { Board, Props } from "./table";

export type Odds = Board["attack"][number]["odds"][string];

/** The odds of what is pointed at, of what is aimed at, or else of each lone target. */
export function oddsOf({ board, after }: Pick<Props, "board" | "after">, picked: string | null) {
  const attack = board.attack.at(-1);
  const dreamt = after?.attack.at(-1);
  if (picked && attack?.odds[picked]) return attack.odds[picked];
  return attack?.odds[""] ?? (after && board.attack.length === 0 ? dreamt?.odds[""] : undefined);
}

/** Before anything is pointed at: each monster by itself, were it aimed at. */
export function eachOdds({ board }: Pick<Props, "board">): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { monster, space } of board.monsters) {
    const chance = board.attack.at(-1)?.odds[space]?.chances[monster];
    if (chance !== undefined) found[monster] = chance;
  }
  return found;
}

interface ChancesProps {
  board: Board;
  odds: Odds | undefined;
}

/** A chance beside each monster that would be dealt with. */
export function Chances({ board, odds }: ChancesProps) {
  const chances = odds?.chances ?? eachOdds({ board });
  return board.monsters
    .filter(({ monster }) => chances[monster] !== undefined)
    .map(({ monster, space }) => {
      const { x, y } = middle(space);
      return (
        <g key={monster} className="ls-chance" transform={`translate(${x} ${y - UNIT / 2})`}>
          <rect x="-17" y="-9" width="34" height="17" rx="5" />
          <text y="4.500" textAnchor="middle">
            {chances[monster]}%
          </text>
        </g>
      );
    });
}

/** So many are named; of more only the sum is told, each has its chance beside it. */
const FEW = 3;

/** The same in words, for one attack. */
export function OddsSaid({ odds, text }: { odds: Odds | undefined; text: Props["text"] }) {
  if (!odds) return null;
  const chances = Object.entries(odds.chances);
  if (chances.length === 0 && odds.friends.length === 0) return null;
  return (
    <div className="ls-odds" role="status">
      {chances.length <= FEW &&
        chances.map(([monster, chance]) => (
          <span key={monster}>
            {text.say(odds.deadly.includes(monster) ? "board-odds-deadly" : "board-odds", {
              monster: text.thing("monster", monster),
              chance,
            })}
          </span>
        ))}
      {chances.length > 1 && (
        <b>{text.say("board-odds-all", { wounds: odds.wounds, kills: odds.kills })}</b>
      )}
      {odds.friends.map((hero) => (
        <strong key={hero}>
          {text.say("board-odds-friend", { hero: text.thing("hero", hero) })}
        </strong>
      ))}
    </div>
  );
}
