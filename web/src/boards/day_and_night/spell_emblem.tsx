// The badge on a spell's picture, drawn from what it does: a little valley with the places it
// reaches, and a sign for what happens there.

export type Reach = "under" | "other" | "either" | "adjacent" | "around" | "all" | "far" | "none";
export type Deed = "change" | "turn" | "draw" | "move" | "mystify" | "freeze" | "steal" | "search";

export interface Emblem {
  deed: Deed;
  reach: Reach;
  /** How many squares, cards or markers. */
  many?: number;
  /** Only squares without a tile. */
  bare?: boolean;
}

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

function reached(reach: Reach, cell: number): boolean {
  switch (reach) {
    case "under":
      return cell === 4;
    case "other":
      return cell === 2;
    case "either":
      return cell === 4 || cell === 2;
    case "adjacent":
      return cell % 2 === 1;
    case "around":
      return cell !== 4;
    case "far":
      return cell === 0 || cell === 1 || cell === 3 || cell === 4;
    case "all":
      return true;
    case "none":
      return false;
  }
}

export function SpellEmblem({ emblem, night }: { emblem: Emblem; night: boolean }) {
  const alone = emblem.reach === "none";
  return (
    <svg
      className={`spell-emblem ${night ? "night" : "day"}${alone ? " alone" : ""}`}
      viewBox={alone ? "63 0 53 64" : "0 0 116 64"}
      aria-hidden="true"
    >
      <rect
        x={alone ? 64 : 1}
        y="1"
        width={alone ? 51 : 114}
        height="62"
        rx="10"
        className="emblem-plate"
      />
      {!alone && (
        <g transform="translate(5 5)">
          {CELLS.map((cell) => (
            <rect
              key={cell}
              x={(cell % 3) * 18.5}
              y={Math.floor(cell / 3) * 18.5}
              width="16.500"
              height="16.500"
              rx="3"
              className={`emblem-cell${reached(emblem.reach, cell) ? (emblem.bare ? " bare" : " reached") : ""}`}
            />
          ))}
          <circle cx="26.750" cy="26.750" r="4.500" className="emblem-me" />
          {(emblem.reach === "other" || emblem.reach === "either") && (
            <path d="M45.250 3.500l5 9h-10z" className="emblem-them" />
          )}
        </g>
      )}
      <g transform="translate(89 31) scale(1.7)" className="emblem-sign">
        <Sign deed={emblem.deed} />
        {emblem.many !== undefined && emblem.many > 1 && (
          <text x="12.800" y="14" className="emblem-many">
            {emblem.many}
          </text>
        )}
      </g>
    </svg>
  );
}

function Sign({ deed }: { deed: Deed }) {
  switch (deed) {
    case "change":
      return <path d="M-9 2a9 9 0 0 1 16-6M9-2a9 9 0 0 1-16 6M7-10v7h-7M-7 10v-7h7" />;
    case "turn":
      return <path d="M-8-9h10v18H-8zM5-7l6 3v14l-6-3" />;
    case "draw":
      return <path d="M-9-8h9v15h-9zM-3-11h9v15M3-8v18" />;
    case "move":
      return <path d="M-10 8Q-2-10 9-4M3-9l7 5-5 7" />;
    case "mystify":
      return <path d="M0-11L9.500-5.500V5.500L0 11L-9.500 5.500V-5.500zM0-5V5M-4 0H4" />;
    case "freeze":
      return (
        <path d="M0-11V11M-9.500-5.500L9.500 5.500M9.500-5.500L-9.500 5.500M-3-9L0-6L3-9M-3 9L0 6L3 9" />
      );
    case "steal":
      return <path d="M-10 0Q0-10 10 0Q0 10-10 0zM0-3.500a3.500 3.500 0 1 0 0.010 0z" />;
    case "search":
      return <path d="M-2-2m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M3 3L10 10" />;
  }
}
