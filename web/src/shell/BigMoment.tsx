// Something rare, large over the board for a moment, and how it sounds. Nobody waits for it: it takes
// no click, and any key or click goes on and is taken for what lies below.
import {
  type CSSProperties,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Moment, Sound, Tells } from "../boards/contract";
import type { Sight, Told } from "../net/protocol";
import { hear } from "../sound/air";
import type { Table } from "../table/context";
import { type Glance, newsSince } from "../table/news";
import { hurryOf, stepAt } from "../table/telling";
import { useText } from "../text/context";
import type { Texts } from "../text/texts";
import { endingMoment } from "./endings";
import { duration, momentOf, paceOf, type Settings, useSettings } from "./settings";
import { useSkipped } from "./Telling";

export interface Shown {
  /** Each is drawn anew. */
  nth: number;
  moment: Moment;
  length: number;
  still: boolean;
  /** It is the end of the game: what comes after it waits. */
  end: boolean;
}

/** What is shown, and what after it: the newest takes the place of the one before; only the end waits. */
interface Row {
  now: Shown | null;
  after: Shown | null;
}
const NOTHING: Row = { now: null, after: null };

/** The heaviest of the moments among some facts, by the game's own weights; of equals the last. */
export function greatest(
  facts: readonly Told[],
  board: Sight["board"],
  tells: Tells | undefined,
  text: Texts,
): Moment | null {
  let found: { moment: Moment; weight: number } | null = null;
  for (const fact of facts) {
    const moment = tells?.moment?.(fact, board, text);
    const weight = tells?.weight(fact) ?? 0;
    if (moment && (!found || weight >= found.weight)) found = { moment, weight };
  }
  return found?.moment ?? null;
}

/** What some facts sound like, in their order. */
export const soundsOf = (facts: readonly Told[], tells: Tells | undefined): Sound[] =>
  facts.flatMap((fact) => tells?.sound?.(fact) ?? []);

/** What has just come in sight, as a big moment; and what it sounds like. */
export function useBigMoment(table: Table): { shown: Shown | null; ending: boolean } {
  const text = useText();
  const { settings } = useSettings();
  const [{ now, after }, setRow] = useState(NOTHING);
  const glance = useRef<Glance | null>(null);
  const nth = useRef(0);
  // Before anything is painted: what comes after the end of a game waits for it from the beginning.
  useLayoutEffect(() => {
    if (!table.module) return; // What it looks like is still on its way.
    const [seen, { facts, ended }] = newsSince(glance.current, table);
    glance.current = seen;
    const { tells } = table.module;
    const moment = greatest(facts, table.shown.board, tells, text);
    if (!moment) hear(soundsOf(facts, tells), settings.sound);
    if (document.hidden) return; // Nobody sees it; the recap tells of it.
    const shown = (it: Moment, end: boolean): Shown => ({
      nth: ++nth.current,
      moment: it,
      length: momentOf(settings) * (end ? 1 : hurry(table)),
      still: isStill(settings),
      end,
    });
    const first = moment && shown(moment, false);
    const last = ended ? shown(endingMoment(table.sight, text), true) : null;
    if (first) setRow({ now: first, after: last });
    else if (last)
      setRow((row) => (row.now ? { ...row, after: last } : { now: last, after: null }));
  }, [table, text, settings]);
  const pass = useCallback(() => setRow((row) => ({ now: row.after, after: null })), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is heard once, as loud as it is then.
  useEffect(() => {
    if (!now) return;
    hear([now.moment.sound], settings.sound);
    const timer = setTimeout(pass, now.length);
    return () => clearTimeout(timer);
  }, [now, pass]);
  // By the click, not by its beginning: what comes then must not move what the finger is on.
  useSkipped(now !== null, pass, { by: "click" });
  return { shown: now, ending: now?.end === true || after !== null };
}

const isStill = (settings: Settings) => duration(settings) === 0 || paceOf(settings) === 0;

/** Where much is told, its moments go as fast as the rest. */
const hurry = ({ telling, steps, asked }: Table): number =>
  telling ? hurryOf(steps, stepAt(steps, telling.here), asked !== null) : 1;

/** Said once to whoever does not see it. */
export function BigMoment({ shown }: { shown: Shown | null }) {
  const { settings } = useSettings();
  return (
    <div className="big-moment-place" aria-live="polite">
      {shown && <Drawn key={shown.nth} {...shown} textOnly={settings.textOnly} />}
    </div>
  );
}

function Drawn({ moment, length, still, textOnly }: Shown & { textOnly: boolean }) {
  const { said, Picture, look } = moment;
  const time = { "--moment": `${length}ms` } as CSSProperties;
  return (
    <div className={`big-moment ${look}${still ? " still" : ""}`} style={time}>
      {!textOnly && (
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <Picture />
        </svg>
      )}
      <p>{said}</p>
    </div>
  );
}
