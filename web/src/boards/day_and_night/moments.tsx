// The big moments of Day & Night, each in a round window: a Temple, the second one, a theft, and Day
// caught in crystal.
import type { ReactNode } from "react";
import type { DayAndNightBoard, Told } from "../../net/protocol";
import type { Texts } from "../../text/texts";
import type { Moment } from "../contract";
import { hill, type Layer, moon, oval, rays, sister, stars, sun, temple } from "./kit";
import { Layers, PICTURES } from "./picture";
import "./moments.css";

/** Of a picture, what lies around this point, so much larger. */
const cut = (card: string, x: number, y: number, size: number) => (
  <g transform={`scale(${size}) translate(${-x} ${-y})`}>
    <Layers layers={PICTURES[card]?.layers ?? []} />
  </g>
);

function Window({ night, children }: { night: boolean; children: ReactNode }) {
  return (
    <g className={`dn-kit dn-window ${night ? "night" : "day"}`}>
      <clipPath id="dn-window">
        <circle r="46" />
      </clipPath>
      <g clipPath="url(#dn-window)">
        <circle r="46" className="dn-heaven" />
        {children}
      </g>
      <circle r="46" className="dn-window-rim" />
    </g>
  );
}

const BEAMS: Layer[] = [["glow", rays(0, -8, 16, 18, 80, { wide: 0.4, tip: 0.5 })]];
const STARS: Layer[] = [
  ["spark", stars([-30, -20, 3], [-18, -34, 2.5], [26, -28, 3], [34, -8, 2.5], [-38, 0, 2])],
];
const LAND: Layer[] = [
  ["far", hill(18, 24, 14), "translate(-60 0)"],
  ["near", hill(32, 28, 32), "translate(-60 0)"],
];

/** Her Temple under her light; the second time she stands before it herself. */
function Temple({ night, second }: { night: boolean; second: boolean }) {
  const light = night ? moon(-25, -22, 12) : sun(0, -20, second ? 17 : 14);
  const who = night ? "night" : "day";
  const herself = sister(who, "praise", 0, 42, 0.85);
  return (
    <Window night={night}>
      <g className="dn-beams">
        <Layers layers={night ? STARS : BEAMS} />
      </g>
      <g className="dn-orb">
        <Layers layers={light} />
      </g>
      <Layers layers={LAND} />
      <g className="dn-rises">
        <Layers layers={temple(who, 0, 38, second ? 1.7 : 1.45)} />
      </g>
      {second && (
        <g className="dn-comes">
          <Layers layers={[["dusk", oval(0, 41, 16, 4)], ...herself]} />
        </g>
      )}
    </Window>
  );
}

const TEMPLES = [
  [() => <Temple night={false} second={false} />, () => <Temple night={false} second />],
  [() => <Temple night second={false} />, () => <Temple night second />],
] as const;

function Theft() {
  return (
    <Window night>
      <g className="dn-kit day dn-beats">{cut("D12", 62, 36, 1.05)}</g>
    </Window>
  );
}

function Caught() {
  return (
    <Window night>
      <g className="dn-rises">{cut("N16", 60, 34, 1.3)}</g>
    </Window>
  );
}

export function momentOf(
  { what, things }: Told,
  board: DayAndNightBoard,
  text: Texts,
): Moment | null {
  const [first, second] = things;
  if (what === "temple") {
    const night = first === "night";
    const Picture = TEMPLES[night ? 1 : 0][second === 2 ? 1 : 0];
    const said = text.say("board-moment-temple", { seat: String(first), number: Number(second) });
    const sound = night ? "dark" : "bright";
    return { said, Picture, sound, look: night ? "dn-moment night" : "dn-moment day" };
  }
  if (what === "steals") {
    const spell = text.thing("spell", String(second));
    const said = text.say("board-moment-steals", { seat: String(first), spell });
    return { said, Picture: Theft, sound: "hurt", look: "dn-moment day" };
  }
  if (what === "crystallizes" && first === board.pawns[0]) {
    const said = text.say("board-moment-caught");
    return { said, Picture: Caught, sound: "dark", look: "dn-moment night" };
  }
  return null;
}
