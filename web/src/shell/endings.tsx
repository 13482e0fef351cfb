// The end of a game as a big moment: day breaks over the hills, night falls on them, or both share the sky.
import type { ReactNode } from "react";
import type { Moment } from "../boards/contract";
import type { Sight } from "../net/protocol";
import type { Texts } from "../text/texts";
import { verdict } from "./ending";

const WON = ["web-you-won", "web-we-won", "web-shared"];
const LOST = ["web-you-lost", "web-we-lost"];

export function endingMoment(sight: Sight, text: Texts): Moment {
  const word = verdict(sight, sight.result?.scores ?? []);
  const said = text.say(word);
  if (WON.includes(word)) return { said, Picture: Daybreak, sound: "win", look: "moment-won" };
  if (LOST.includes(word)) return { said, Picture: Nightfall, sound: "loss", look: "moment-lost" };
  return { said, Picture: Dusk, sound: "bright", look: "moment-over" };
}

const RAYS = Array.from({ length: 16 }, (_, nth) => nth * 22.5);

function Hills() {
  return (
    <>
      <path
        className="moment-far"
        d="M-46 22C-34 8-24 10-14 17-4 5 10 4 20 14 29 8 40 12 46 20V40H-46z"
      />
      <path
        className="moment-near"
        d="M-48 32C-34 20-18 21-6 28 6 34 18 22 32 22 40 22 45 26 48 30V46H-48z"
      />
    </>
  );
}

/** All of it lies in a round window. */
function Sky({ children }: { children: ReactNode }) {
  return (
    <>
      <clipPath id="moment-sky">
        <circle r="46" />
      </clipPath>
      <g clipPath="url(#moment-sky)">
        <circle className="moment-heaven" r="46" />
        {children}
        <Hills />
      </g>
      <circle className="moment-rim" r="46" />
    </>
  );
}

function Daybreak() {
  return (
    <Sky>
      <g className="moment-sun">
        {RAYS.map((turn, nth) => (
          <path
            key={turn}
            d={`M-2.200-24L0-${nth % 2 ? 58 : 72} 2.200-24z`}
            transform={`rotate(${turn})`}
          />
        ))}
        <circle r="19" />
      </g>
    </Sky>
  );
}

const STARS = [
  [-30, -18, 1.4],
  [-18, -33, 1.8],
  [-6, -22, 1.1],
  [22, -34, 1.3],
  [33, -16, 1.7],
  [-36, -2, 1.1],
  [28, -2, 1],
] as const;

function Nightfall() {
  return (
    <Sky>
      <g className="moment-stars">
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path className="moment-moon" d="M8-26A17 17 0 1 0 22 2 14 14 0 1 1 8-26z" />
    </Sky>
  );
}

function Dusk() {
  return (
    <Sky>
      <g className="moment-stars">
        {STARS.slice(0, 4).map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <g className="moment-sun setting">
        <circle cx="14" cy="14" r="17" />
      </g>
      <path className="moment-moon" d="M-20-24A10 10 0 1 0-11-7 8 8 0 1 1-20-24z" />
    </Sky>
  );
}
