// The hours of a turn as a twelve-hour dial: what is left, and what a choice would cost.
import type { Texts } from "../../text/texts";

interface Props {
  hours: number;
  /** Hours left after what is being looked at. */
  after: number | null;
  night: boolean;
  text: Texts;
}

const HOURS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

export function Dial({ hours, after, night, text }: Props) {
  const left = after === null ? hours : Math.min(after, hours);
  return (
    <svg
      className={night ? "dn-dial night" : "dn-dial day"}
      viewBox="-60 -60 120 120"
      role="img"
      aria-label={text.say("board-hours", { count: hours })}
    >
      <circle r="57" className="dn-dial-rim" />
      {HOURS.map((hour) => {
        const kind = hour < left ? "left" : hour < hours ? "spending" : "spent";
        return <path key={hour} d={wedge(hour)} className={`dn-hour ${kind}`} />;
      })}
      <circle r="24" className="dn-dial-face" />
      <text y="9">{left === hours ? hours : `${hours}→${left}`}</text>
    </svg>
  );
}

/** One hour of the ring, the first one after noon. */
function wedge(hour: number): string {
  const at = (turn: number, far: number) => {
    const angle = ((turn * 30 - 90) * Math.PI) / 180;
    return `${(Math.cos(angle) * far).toFixed(2)} ${(Math.sin(angle) * far).toFixed(2)}`;
  };
  const [a, b] = [hour + 0.08, hour + 0.92];
  return `M${at(a, 28)}L${at(a, 52)}A52 52 0 0 1 ${at(b, 52)}L${at(b, 28)}A28 28 0 0 0 ${at(a, 28)}z`;
}
