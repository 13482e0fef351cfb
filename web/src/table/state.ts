// What this browser knows of a table, and what each happening makes of it. Nothing in here asks,
// waits or draws; what is seen of it is derived in seen.ts.
import type { Line } from "../net/live";
import type { Advised, Sight, Told } from "../net/protocol";
import { isNote, lastAct, remember } from "./memory";

export type Board = Sight["board"];

/** What the server refused, by its word for why. */
export interface Complaint {
  code: string;
  text: string;
}

/** Advice on the open question: not asked for, on its way, there, or refused. */
export type Advice =
  | { kind: "none" }
  | { kind: "thinking" }
  | { kind: "given"; advice: readonly Advised[] }
  | { kind: "refused"; complaint: Complaint };

/** The table as one seat saw it at an earlier moment. */
interface Past {
  seat: number;
  at: number;
  sight: Sight;
}

/** What somebody thinks about one question; the next question finds nothing of it. */
export interface Thoughts {
  /** The answer is on its way: a second click changes nothing. */
  answered: boolean;
  /** A refused answer, whose reason is shown. */
  explained: string | null;
  /** An answer that is pointed at, to see what would come of it. */
  considered: string | null;
  /** What would change on the board, by the answer. */
  foreseen: ReadonlyMap<string, Board>;
  advice: Advice;
}

/** A card that is shown big: as long as it is pointed at, or until it is put away. */
export interface Zoomed {
  card: string;
  kept: boolean;
}

export interface TableState {
  line: Line;
  /** As it was heard last; perhaps not yet from the seat that shall look. */
  sight: Sight | null;
  log: readonly Told[];
  /** What the last act did. */
  last: readonly Told[];
  complaint: Complaint | null;
  /** The seat that said at this screen, where several sit, that it is there. */
  confirmed: number | null;
  /** The acts that the table did by itself, by their entry. */
  automatic: ReadonlySet<number>;
  past: Past | null;
  thoughts: Thoughts;
  zoomed: Zoomed | null;
  /** A thing on the board that is pointed at elsewhere. */
  pointed: string | null;
}

export type Happening =
  | { what: "heard"; sight: Sight; told: readonly Told[]; fresh: boolean }
  | { what: "line"; line: Line }
  | { what: "refused"; complaint: Complaint }
  | { what: "dismissed" }
  | { what: "confirmed"; seat: number }
  | { what: "answered"; byItself: boolean }
  | { what: "explained"; answer: string | null }
  | { what: "considered"; answer: string | null }
  | { what: "foreseen"; of: Open; answer: string; board: Board }
  | { what: "advised"; of: Open; advice: Advice }
  | { what: "recalled"; past: Past | null }
  | { what: "zoomed"; card: string | null; by: "pointing" | "choice" }
  | { what: "pointed"; thing: string | null };

/** Which question something is about: what comes late is about one that is gone. */
type Open = Pick<Sight, "seat" | "open_since">;

const NO_THOUGHTS: Thoughts = {
  answered: false,
  explained: null,
  considered: null,
  foreseen: new Map(),
  advice: { kind: "none" },
};

export const atFirst = (confirmed: number | null): TableState => ({
  line: "opening",
  sight: null,
  log: [],
  last: [],
  complaint: null,
  confirmed,
  automatic: new Set(),
  past: null,
  thoughts: NO_THOUGHTS,
  zoomed: null,
  pointed: null,
});

export function next(state: TableState, it: Happening): TableState {
  switch (it.what) {
    case "heard":
      return heard(state, it.sight, it.told, it.fresh);
    case "line":
      // Whatever was on its way may be lost: it can be said again.
      return thinking({ ...state, line: it.line }, { answered: false });
    case "refused":
      return thinking({ ...state, complaint: it.complaint }, { answered: false });
    case "dismissed":
      return thinking({ ...state, complaint: null }, { explained: null });
    case "confirmed":
      return { ...state, confirmed: it.seat };
    case "answered":
      return answered(state, it.byItself);
    case "explained":
      return thinking(state, { explained: it.answer });
    case "considered":
      return thinking(state, { considered: it.answer });
    case "foreseen":
      if (!isNow(state, it.of)) return state;
      return thinking(state, {
        foreseen: new Map(state.thoughts.foreseen).set(it.answer, it.board),
      });
    case "advised":
      // Advice on a question that is gone is of no use, but whoever waits for it shall not wait on.
      return isNow(state, it.of)
        ? thinking(state, { advice: it.advice })
        : { ...state, complaint: { code: "hint_too_late", text: "" } };
    case "recalled":
      return { ...state, past: it.past };
    case "zoomed":
      return { ...state, zoomed: zoomed(state.zoomed, it.card, it.by === "choice") };
    case "pointed":
      return { ...state, pointed: it.thing };
  }
}

const thinking = (state: TableState, part: Partial<Thoughts>): TableState => ({
  ...state,
  thoughts: { ...state.thoughts, ...part },
});

const isNow = ({ sight }: TableState, of: Open) =>
  sight !== null && sight.seat === of.seat && sight.open_since === of.open_since;

function heard(state: TableState, sight: Sight, told: readonly Told[], fresh: boolean): TableState {
  const log = remember(fresh ? [] : state.log, told);
  const sameSeat = state.sight?.seat === sight.seat;
  const played = told.filter((fact) => !isNote(fact));
  return {
    ...state,
    sight,
    log,
    // Whoever comes and goes, or takes a hint, does not change what the last act was.
    last: fresh || played.length > 0 ? lastAct(log, played, fresh) : state.last,
    complaint: told.length > 0 && !fresh ? null : state.complaint,
    thoughts: isNow(state, sight) ? state.thoughts : NO_THOUGHTS,
    // What one seat looked at closely is not for the eyes of the next.
    zoomed: sameSeat ? state.zoomed : null,
    pointed: sameSeat ? state.pointed : null,
  };
}

function answered(state: TableState, byItself: boolean): TableState {
  const { sight, automatic } = state;
  if (!byItself) {
    const looked = { answered: true, explained: null, considered: null };
    return thinking({ ...state, zoomed: null }, looked);
  }
  const noted = sight ? new Set(automatic).add(sight.seq) : automatic;
  return thinking({ ...state, automatic: noted }, { answered: true });
}

/** What goes with the pointer does not take away what was chosen to stay. */
function zoomed(now: Zoomed | null, card: string | null, chosen: boolean): Zoomed | null {
  if (card !== null) return { card, kept: chosen || (now?.kept === true && now.card === card) };
  return now?.kept && !chosen ? now : null;
}
