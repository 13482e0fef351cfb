// Defence dice that are seen to roll: what the last attack rolled, monster by monster, and what came
// of it. They tumble once and lie still; where nothing shall move they lie there at once.
import type { Told } from "../../net/protocol";
import { Sign } from "./sign";
import type { Props } from "./table";

/** A face in a sign: a sword hits, a star stuns, a plate is armour, a swirl evades, a dash misses. */
const FACES: Readonly<Record<string, string>> = {
  H: "M-9 9L8-8M8-8V-3M8-8H3M-9 3L-3 9",
  HS: "M-11 11L2-2M2-2V2M2-2H-2M5-13L7-8L12-8L8-5L10 0L5-3L0 0L2-5L-2-8L3-8z",
  AS: "M-10-9H10V1Q9 9 0 12Q-9 9-10 1zM0-6L2-1L6-1L3 2L4 6L0 4L-4 6L-3 2L-6-1L-2-1z",
  IS: "M-10 6Q-12-9 1-10Q12-9 9 2Q5 9-1 4Q-4-2 3-3M-9 12L-4 10",
  M: "M-8 0H8",
};

export function Die({ face, said }: { face: string; said: string }) {
  const [colour = "", sign = ""] = face.split("-");
  return (
    <span className={`ls-die ${colour}`} title={said}>
      <svg viewBox="-18 -18 36 36" aria-hidden="true">
        <rect x="-17" y="-17" width="34" height="34" rx="8" />
        <path d={FACES[sign]} />
      </svg>
      <span className="hidden">{said}</span>
    </span>
  );
}

interface Rolled {
  seq: number;
  monster: string;
  faces: string[];
  /** "hit", "missed", "stunned" and "dies", as far as it came to that. */
  ends: string[];
  rerolled: number;
}

const BEGINS = new Set([
  "attacks",
  "punches",
  "reads",
  "fires",
  "explodes",
  "turn",
  "monster-phase",
  "heroes-phase",
  "night-over",
  "dawn",
]);
const ENDS = new Set(["hit", "missed", "stunned", "dies"]);
const SHOWN = 8;

/** What was rolled since the last attack began, a row for each monster. */
export function rolls(log: readonly Told[]): Rolled[] {
  let from = log.length - 1;
  while (from > 0 && !BEGINS.has(log[from]?.what ?? "")) from--;
  const found: Rolled[] = [];
  for (const { seq, what, things } of log.slice(Math.max(0, from))) {
    const monster = String(things[0]);
    const now = found.findLast((it) => it.monster === monster);
    if (what === "rolls") {
      const face = String(things[1]);
      if (now && now.ends.length === 0) {
        now.faces.push(face);
        now.seq = seq;
      } else found.push({ seq, monster, faces: [face], ends: [], rerolled: 0 });
    } else if (what === "rerolls" && now) {
      now.faces = [];
      now.ends = [];
      now.rerolled += 1;
    } else if (ENDS.has(what) && now) now.ends.push(what);
  }
  return found.filter((it) => it.faces.length > 0).slice(-SHOWN);
}

/** The last ones first: what is older is one swipe away. */
export function DiceTray({ log, text, board }: Props) {
  const rolled = rolls(log ?? []).reverse();
  const attack = board.attack.at(-1);
  if (rolled.length === 0) return null;
  return (
    <section className="ls-tray" aria-label={text.say("board-dice")}>
      <ul data-strip="">
        {rolled.map((it) => (
          <li key={`${it.monster} ${it.seq}`} className={it.ends.join(" ")}>
            <Sign kind="monster" name={it.monster.replace(/\d+$/, "")} />
            <span className="ls-rolled">
              <b>{text.thing("monster", it.monster)}</b>
              <em>
                {it.ends.map((end) => text.say(`board-end-${end}`)).join(" · ") ||
                  (attack?.target === it.monster ? text.say("board-rolling") : "")}
              </em>
            </span>
            <span className="ls-dice">
              {it.faces.map((face, at) => (
                <Die
                  // biome-ignore lint/suspicious/noArrayIndexKey: two dice may show the same.
                  key={`${it.seq} ${it.rerolled} ${at}`}
                  face={face}
                  said={text.thing("face", face)}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
