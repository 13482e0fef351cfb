// What this browser knows of a table, and what each happening makes of it. Nothing in here asks,
// waits or draws; what is seen of it is derived in seen.ts.
import type { Line } from "../net/live";
import type { Advised, Sight, Told } from "../net/protocol";
import { isNote, lastAct, remember } from "./memory";
import { type Beat, lately, type Telling } from "./telling";

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
  /** How often somebody came to the table, or came back to it: what lies there then is no news. */
  arrival: number;
  /** The seat that said at this screen, where several sit, that it is there. */
  confirmed: number | null;
  /** The acts that the table did by itself, by their entry. */
  automatic: ReadonlySet<number>;
  /** What happened since this seat acted, beat by beat, without its own doing. */
  beats: readonly Beat[];
  /** What of it is being shown; null: the table as it is. */
  telling: Telling | null;
  /** More of it is on their way. */
  awaited: boolean;
  /** The recap was put away. */
  recapped: boolean;
  past: Past | null;
  thoughts: Thoughts;
  zoomed: Zoomed | null;
  /** A thing on the board that is pointed at elsewhere. */
  pointed: string | null;
}

export type Happening =
  | {
      what: "heard";
      sight: Sight;
      told: readonly Told[];
      fresh: boolean;
      /** What is new is to be shown first, beat by beat. */
      toShow?: boolean;
      /** Another seat of the same hand looks: it has seen what the one before has. */
      sameEyes?: boolean;
    }
  | { what: "retold"; beats: readonly Beat[] }
  | { what: "all-retold" }
  | { what: "shown"; beat: number }
  | { what: "again"; beat: number; paused: boolean }
  | { what: "paused"; paused: boolean }
  | { what: "seen" }
  | { what: "recapped" }
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
  arrival: 0,
  confirmed,
  automatic: new Set(),
  beats: [],
  telling: null,
  awaited: false,
  recapped: false,
  past: null,
  thoughts: NO_THOUGHTS,
  zoomed: null,
  pointed: null,
});

export function next(state: TableState, it: Happening): TableState {
  switch (it.what) {
    case "heard":
      return heard(state, it);
    case "retold":
      return { ...state, beats: [...state.beats, ...it.beats] };
    case "all-retold":
      return { ...state, awaited: false };
    case "shown":
      return shown(state, { here: it.beat, held: null });
    case "again":
      return again(state, it.beat, it.paused);
    case "paused":
      return shown(state, { paused: it.paused });
    case "seen":
      return { ...state, telling: null };
    case "recapped":
      return { ...state, recapped: true };
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

const shown = (state: TableState, part: Partial<Telling>): TableState =>
  state.telling ? { ...state, telling: { ...state.telling, ...part } } : state;

/** From one beat on, once more. */
function again(state: TableState, beat: number, paused: boolean): TableState {
  if (!state.beats[beat]) return state;
  return { ...state, telling: { here: beat, paused, held: null, again: true } };
}

/** Only what this seat has not answered yet; what the table did for it is no answer of its own. */
function since({ beats, sight, automatic, telling }: TableState, news: { sight: Sight }) {
  const { acted, seat } = news.sight;
  if (seat < 0) return telling ? beats : lately(beats);
  if (acted <= (sight?.acted ?? 0) || automatic.has(acted - 1)) return beats;
  return beats.filter(({ seq }) => seq >= acted);
}

/** What is known of what happened, after some news; what was taken back did not happen. */
function retelling(
  state: TableState,
  news: Extract<Happening, { what: "heard" }>,
): Pick<TableState, "beats" | "telling" | "awaited" | "recapped"> {
  const { told, fresh, sameEyes, toShow } = news;
  const { telling, awaited, recapped, sight } = state;
  if (fresh && !sameEyes) return { beats: [], telling: null, awaited: false, recapped: false };
  const undone = told.findLast((fact) => fact.what === "undone" && !fresh);
  if (undone) {
    const beats = state.beats.filter(({ seq }) => seq < Number(undone.things[1]));
    return { beats, telling: null, awaited, recapped };
  }
  const beats = since(state, news);
  if (!toShow || !sight) return { beats, telling, awaited, recapped };
  const held = { board: sight.board, last: state.last, seq: sight.seq };
  const begun = { here: beats.length - 1, paused: false, held, again: false };
  return { beats, telling: telling ?? begun, awaited: true, recapped: false };
}

function heard(state: TableState, news: Extract<Happening, { what: "heard" }>): TableState {
  const { sight, told, fresh, sameEyes } = news;
  const log = remember(fresh ? [] : state.log, told);
  const sameSeat = state.sight?.seat === sight.seat;
  const played = told.filter((fact) => !isNote(fact));
  return {
    ...state,
    ...retelling(state, news),
    sight,
    log,
    arrival: fresh && !sameEyes ? state.arrival + 1 : state.arrival,
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
    const begun = { beats: [], telling: null, awaited: false, recapped: false };
    return thinking({ ...state, ...begun, zoomed: null }, looked);
  }
  const noted = sight ? new Set(automatic).add(sight.seq) : automatic;
  return thinking({ ...state, automatic: noted }, { answered: true });
}

/** What goes with the pointer does not take away what was chosen to stay. */
function zoomed(now: Zoomed | null, card: string | null, chosen: boolean): Zoomed | null {
  if (card !== null) return { card, kept: chosen || (now?.kept === true && now.card === card) };
  return now?.kept && !chosen ? now : null;
}
