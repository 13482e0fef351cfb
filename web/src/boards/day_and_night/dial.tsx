// The hours of a turn as a twelve-hour dial around the whirl in the hole of the valley: what is
// left, and what a choice would cost.
import type { Texts } from "../../text/texts";
import { SHORE } from "./ground";

interface Props {
  hours: number;
  /** Hours left after what is being looked at. */
  after: number | null;
  night: boolean;
  text: Texts;
}

const HOURS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const ARMS = [0, 1, 2, 3, 4, 5, 6, 7];

export function Dial({ hours, after, night, text }: Props) {
  const left = after === null ? hours : Math.min(after, hours);
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a part of a drawing is no control.
    <g
      className={night ? "dn-dial night" : "dn-dial day"}
      role="img"
      aria-label={text.say("board-hours", { count: hours })}
    >
      <title>{text.say("board-hours", { count: hours })}</title>
      <circle r="97" className="dn-hole" />
      <path d={SHORE} className="dn-shore" />
      {ARMS.map((arm) => (
        <path key={arm} d={spiral(arm)} className={arm % 2 ? "dn-arm night" : "dn-arm day"} />
      ))}
      {HOURS.map((hour) => {
        const kind = hour < left ? "left" : hour < hours ? "spending" : "spent";
        return <path key={hour} d={wedge(hour)} className={`dn-hour ${kind}`} />;
      })}
      <circle r="34" className="dn-dial-face" />
      <text y={left === hours ? 14 : 9} className={left === hours ? "" : "dn-spending"}>
        {left === hours ? hours : `${hours}→${left}`}
      </text>
    </g>
  );
}

/** One arm of the whirl: a curve that turns inwards. */
function spiral(arm: number): string {
  const points = Array.from({ length: 22 }, (_, at) => {
    const angle = (arm * Math.PI) / 4 + at * 0.16;
    const far = 62 - at * 1.9;
    return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

/** One hour of the ring, the first one after noon. */
function wedge(hour: number): string {
  const at = (turn: number, far: number) => {
    const angle = ((turn * 30 - 90) * Math.PI) / 180;
    return `${(Math.cos(angle) * far).toFixed(2)} ${(Math.sin(angle) * far).toFixed(2)}`;
  };
  const [a, b] = [hour + 0.07, hour + 0.93];
  return `M${at(a, 68)}L${at(a, 88)}A88 88 0 0 1 ${at(b, 88)}L${at(b, 68)}A68 68 0 0 0 ${at(a, 68)}z`;
}
