// Big moments: a blessing, a corruption, a clash that an effect or the die decides, the Altar that is
// full, the Final Turns. The end of a game is shown by the table itself. Drawn in a square from -50 to 50.
import type { ComponentType, ReactNode } from "react";
import type { BlessBoard, Told } from "../../net/protocol";
import type { Texts } from "../../text/texts";
import type { Moment } from "../contract";
import { ILLUSTRATIONS } from "./art";
import { skyOf } from "./art/moods";
import { Drawing, FRAME } from "./picture";
import { oval, star } from "./shapes";
import "./moments.css";

const BEAMS = Array.from({ length: 20 }, (_, at) => at * 18);
const LAST = 5; // Final Turns (BL-14.2).

function Burst() {
  return (
    <g className="bl-burst">
      {BEAMS.map((turn, at) => (
        <path
          key={turn}
          d={`M-2.600-24L0-${at % 2 ? 62 : 74}L2.600-24Z`}
          transform={`rotate(${turn})`}
        />
      ))}
    </g>
  );
}

/** A card in its frame, as it lies on the table. */
function Card({ card, children }: { card: string; children?: ReactNode }) {
  const drawn = ILLUSTRATIONS[card];
  if (!drawn) return null;
  const [above, below] = skyOf(drawn.mood);
  const id = `bl-sky-${card}`;
  return (
    <g className="bl-moment-card">
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor={above} />
        <stop offset="1" stopColor={below} />
      </linearGradient>
      <svg x="-28" y="-37" width="56" height="74" viewBox={FRAME} aria-hidden="true">
        <rect x="-200" y="-200" width="400" height="400" fill={`url(#${id})`} />
        {drawn.other && <path d="M6-200H200V200H-6Z" fill={skyOf(drawn.other)[0]} />}
        <g strokeLinecap="round" strokeLinejoin="round">
          <Drawing drawn={drawn} />
        </g>
      </svg>
      <rect x="-28" y="-37" width="56" height="74" rx="4" className="bl-moment-edge" />
      {children}
    </g>
  );
}

const blessing = (card: string, worth: number) => () => (
  <>
    <Burst />
    <Card card={card} />
    <g className="bl-moment-worth" transform="translate(0 38)">
      <path d="M0-13L11 0L0 13L-11 0Z" />
      <text y="5">+{worth}</text>
    </g>
    <path d="M-17-39Q0-55 17-39Q0-25-17-39Z" className="bl-moment-eye" />
    <circle cy="-39.500" r="5.500" className="bl-moment-iris" />
  </>
);

const CRACKS =
  "M-28-18L-14-10L-6-18L4-2L0 12L8 22L4 37M4-2L16-8L28 2M16-8L19-37M-14-10L-19 12L-28 18M8 22L20 18L28 27";
const SMOKE = [
  "M-34 40C-52 24-44 6-52-10C-38 0-34 8-36 18C-32 4-38-10-30-24C-24-8-24 8-30 22Z",
  "M34 40C52 24 44 6 52-10C38 0 34 8 36 18C32 4 38-10 30-24C24-8 24 8 30 22Z",
];

const corruption = (card: string) => () => (
  <>
    <circle r="46" className="bl-moment-void" />
    <g className="bl-moment-falls">
      <Card card={card}>
        <path d={CRACKS} className="bl-moment-cracks" />
      </Card>
    </g>
    <g className="bl-moment-smoke">
      {SMOKE.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  </>
);

const victoryOf = (card: string) => () => (
  <>
    <Burst />
    <Card card={card} />
    <path d={star(8, 13, 6, 0, -37)} className="bl-moment-star" />
  </>
);

const fate = (card: string) => () => (
  <>
    <Burst />
    <Card card={card} />
    <g transform="translate(20 30)rotate(14)" className="bl-moment-die">
      <rect x="-13" y="-13" width="26" height="26" rx="5" />
      <path d={`${oval(-6, -6, 2.6)}${oval(6, 6, 2.6)}${oval(0, 0, 2.6)}`} />
    </g>
  </>
);

/** Two blades that break on each other. */
const Broken = () => (
  <>
    <path d={star(14, 40, 22)} className="bl-moment-void" />
    {[1, -1].map((side) => (
      <g key={side} transform={`scale(${side} 1)rotate(38)`} className="bl-moment-blade">
        <path d="M-4 44H4V34H12V29H4V2L0-3L-4 5V29H-12V34H-4Z" />
        <path d="M-4-4L0-9L4-6V-30L0-40L-4-30Z" transform="translate(7 -4)rotate(24)" />
      </g>
    ))}
    <path d={star(8, 13, 4)} className="bl-moment-star" />
  </>
);

const COLUMNS = [-30, 24];

/** A flame on the Altar, and an eye for each card that lies there. */
const altar = (cards: number) => () => (
  <>
    <Burst />
    <path
      d="M0-46C10-32 20-26 16-11C12 0-12 0-16-11C-19-22-8-24-9-35C-4-32-1-38 0-46Z"
      className="bl-moment-flame"
    />
    <path d="M0-30C4-23 9-19 7-12C5-5-5-5-7-12C-8-18-2-21 0-30Z" className="bl-moment-star" />
    <path d="M-40-4H40V5H-40ZM-46 36H46V45H-46Z" className="bl-moment-stone" />
    <path d="M-34 5H34V36H-34Z" className="bl-moment-shade" />
    {COLUMNS.map((x) => (
      <path key={x} d={`M${x - 4} 5h14v31h-14Z`} className="bl-moment-stone" />
    ))}
    {Array.from({ length: Math.min(cards, 7) }, (_, at) => {
      const x = (at - (Math.min(cards, 7) - 1) / 2) * 8.4;
      return (
        <g key={x} transform={`translate(${x} 20)`} className="bl-moment-offered">
          <rect x="-3.500" y="-6" width="7" height="12" rx="1.200" />
          <path d="M-2.500 0Q0-3 2.500 0Q0 3-2.500 0Z" />
        </g>
      );
    })}
  </>
);

/** Sand that runs out between day and night. */
const hourglass = (left: number) => () => (
  <>
    <Burst />
    <path
      d="M-24-34H24Q22-10 5 0Q22 10 24 34H-24Q-22 10-5 0Q-22-10-24-34Z"
      className="bl-moment-glass"
    />
    <path
      d={`M-${6 + left * 3}-${4 + left * 4}H${6 + left * 3}Q10-5 2 0H-2Q-10-5-${6 + left * 3}-${4 + left * 4}Z`}
      className="bl-moment-star"
    />
    <path d="M-21 34Q-12 17 0 14Q12 17 21 34ZM-.800 0H.800V16H-.800Z" className="bl-moment-star" />
    <path d="M-30-42H30V-34H-30ZM-30 34H30V42H-30Z" className="bl-moment-stone" />
  </>
);

const kept = new Map<string, ComponentType>();

/** One and the same picture every time, so that it is not drawn anew in the middle of its moment. */
function keep(name: string, draw: () => ComponentType): ComponentType {
  const known = kept.get(name) ?? draw();
  kept.set(name, known);
  return known;
}

const BRIGHT = "bl-moment-bright";
const DARK = "bl-moment-dark";
const ofSeat = (seat: string) => (seat === "moon" ? DARK : BRIGHT);

/** The big moment that a fact is; what is told by the Eyes alone, turn after turn, is none. */
export function moment({ what, things }: Told, board: unknown, text: Texts): Moment | null {
  const first = String(things[0]);
  const card = text.thing("card", first);
  const draw = (name: string, picture: () => ComponentType) => keep(`${what} ${name}`, picture);
  const of = (said: string, look: string, sound: Moment["sound"], Picture: ComponentType) => ({
    said,
    look,
    sound,
    Picture,
  });
  switch (what) {
    case "blesses": {
      const worth = Number(things[1]);
      const Picture = draw(`${first} ${worth}`, () => blessing(first, worth));
      return of(text.say("board-moment-blesses", { card }), BRIGHT, "bright", Picture);
    }
    case "corrupts": {
      const said = text.say("board-moment-corrupts", { card });
      return of(
        said,
        DARK,
        "dark",
        draw(first, () => corruption(first)),
      );
    }
    case "wins":
    case "always-wins":
    case "ties-win": {
      const said = text.say("board-moment-wins", { card });
      return of(
        said,
        BRIGHT,
        "hit",
        draw(first, () => victoryOf(first)),
      );
    }
    case "fate-wins": {
      const said = text.say("board-moment-fate", { card });
      return of(
        said,
        BRIGHT,
        "hit",
        draw(first, () => fate(first)),
      );
    }
    case "tie":
    case "tie-wins":
    case "tie-always":
      return of(text.say("board-moment-both-lose"), DARK, "hit", Broken);
    case "final-turns": {
      const { altar_sizes, altar_goal } = board as BlessBoard;
      const lying = altar_sizes[first === "moon" ? 1 : 0] ?? 0;
      return lying >= altar_goal
        ? of(
            text.say("board-moment-altar", { seat: first }),
            ofSeat(first),
            "wave",
            draw(`${lying}`, () => altar(lying)),
          )
        : of(
            text.say("board-moment-final-turns"),
            ofSeat(first),
            "wave",
            draw("sand", () => hourglass(4)),
          );
    }
    case "final-turn":
      if (things[0] !== LAST) return null;
      return of(
        text.say("board-moment-last-turn"),
        DARK,
        "wave",
        draw("sand", () => hourglass(1)),
      );
    default:
      return null;
  }
}
