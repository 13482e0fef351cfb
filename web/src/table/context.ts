// The table at hand wherever something of it is drawn: what is seen, and what can be done there.
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { BoardModule } from "../boards/contract";
import type { Asked, GameInfo } from "../net/protocol";
import { NO_REFUSALS, type Reason, Refusals } from "../net/refusals";
import { useGameInfo } from "../net/shelf";
import { useText } from "../text/context";
import type { Texts } from "../text/texts";
import { Play } from "./play";
import { type Seen, seen } from "./seen";
import type { TableState } from "./state";
import { evenly, type Step, stepsOf } from "./telling";
import { useBoard } from "./useBoard";

/** A refused answer, and why it is refused. */
export interface Explained {
  answer: string;
  reason: Reason;
}

export interface Table extends Seen {
  /** The answers on offer; none when nothing is asked here and now. */
  lit: ReadonlySet<string>;
  /** Why other answers are not on offer. */
  refused: Refusals;
  /** What somebody wanted to do, and why that can't be done. */
  explained: Explained | null;
  /** The game's line on the shelf; null until it is there. */
  info: GameInfo | null;
  /** What happened since, grouped to what is shown at once. */
  steps: readonly Step[];
  /** The game's own room; null until it is there. */
  module: BoardModule | null;
  play: Acts;
}

/** What can be done at a table. */
export type Acts = Pick<
  Play,
  | "say"
  | "undo"
  | "resign"
  | "offerDraw"
  | "handOver"
  | "go"
  | "preview"
  | "hint"
  | "closeHint"
  | "explain"
  | "dismiss"
  | "zoom"
  | "keep"
  | "point"
  | "show"
  | "showAgain"
  | "pause"
  | "enough"
  | "closeRecap"
>;

export const TableContext = createContext<Table | null>(null);

/** The table that this is drawn at. */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error("nobody sits at a table here");
  return table;
}

/** Comes to a table, and leaves it with the page. */
export function usePlay(table: string): [Play, TableState] {
  const [play] = useState(() => new Play(table));
  useEffect(() => {
    const wake = () => document.hidden || play.wake();
    play.comeBack();
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      play.end();
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [play]);
  return [play, useSyncExternalStore(play.subscribe, play.read)];
}

const NOTHING: ReadonlySet<string> = new Set();

/** What can be answered here and now, and what can't. */
export function onOffer(asked: Asked | null, text: Texts): Pick<Table, "lit" | "refused"> {
  if (!asked) return { lit: NOTHING, refused: NO_REFUSALS };
  const fits = (answer: string) => text.fits(answer);
  return { lit: new Set(asked.options), refused: new Refusals(asked, fits) };
}

export function explainedBy(refused: Refusals, answer: string | null): Explained | null {
  const reason = answer === null ? undefined : refused.why(answer);
  return answer !== null && reason ? { answer, reason } : null;
}

/** The table as it lies before whoever is seated, at a moment (null: now). */
export function useSeated(play: Play, state: TableState, at: number | null): Table | null {
  const text = useText();
  const game = state.sight?.game ?? "";
  const info = useGameInfo(game);
  const module = useBoard(game);
  const { beats } = state;
  const weigh = module?.tells?.weight ?? evenly;
  const steps = useMemo(() => stepsOf(beats, weigh), [beats, weigh]);
  const here = useMemo(() => seen(state, at, steps), [state, at, steps]);
  const seat = here?.sight.seat;
  useEffect(() => {
    if (seat !== undefined) play.recall(seat, at);
  }, [play, seat, at]);
  // Nothing is lit on a board that shows what was.
  const asked = here && !here.telling ? here.asked : null;
  const offer = useMemo(() => onOffer(asked, text), [asked, text]);
  return useMemo(() => {
    if (!here) return null;
    const explained = explainedBy(offer.refused, state.thoughts.explained);
    return { ...here, ...offer, explained, info, steps, module, play };
  }, [here, offer, state, info, steps, module, play]);
}
