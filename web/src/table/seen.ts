// What is seen of a table, derived from what is known of it: where whoever looks stands, and what
// lies before their eyes there, now or at an earlier moment.
import type { Asked, SeatInfo, Sight, Told } from "../net/protocol";
import { lookFrom, myTurn } from "./curtain";
import { moments } from "./memory";
import { momentsOf } from "./moment";
import type { Advice, Board, Complaint, TableState, Zoomed } from "./state";
import { type Beat, factsOf, type Step, type Telling } from "./telling";

/** How far somebody has come who goes to a table. */
export type Standing =
  | { at: "nowhere"; complaint: Complaint }
  | { at: "the way"; unreachable: boolean }
  /** Another seat of this screen is next, and has to say so before its hand is fetched. */
  | { at: "the curtain"; outside: Sight; seat: SeatInfo }
  /** The own seat's sight is on its way. */
  | { at: "the door"; outside: Sight }
  | { at: "the table"; outside: Sight };

export function standing(state: TableState): Standing {
  const { line, sight, complaint, confirmed } = state;
  if (line === "lost" && complaint) return { at: "nowhere", complaint };
  if (!sight) return { at: "the way", unreachable: line === "asking" };
  const look = lookFrom(sight, confirmed);
  if (look.behind) return { at: "the curtain", outside: sight, seat: look.behind };
  return { at: look.seat === sight.seat ? "the table" : "the door", outside: sight };
}

/** The sight of the seat that looks, as soon as it is there. */
export function seated(state: TableState): Sight | null {
  const where = standing(state);
  return where.at === "the table" ? where.outside : null;
}

/** What lies before whoever sits at the table. */
export interface Seen {
  /** Now, from the own seat. */
  sight: Sight;
  /** The moment that is looked at; null: now. */
  at: number | null;
  /** What is drawn: the table at that moment, or now until it is there. */
  shown: Sight;
  /** The moment looked at is the one that is shown. */
  past: Sight | null;
  /** The question, if it is mine to answer, and now. */
  asked: Asked | null;
  /** All that was told. */
  log: readonly Told[];
  /** All that was told up to what is shown, and what the last act before it did. */
  told: readonly Told[];
  last: readonly Told[];
  /** The moments that can be looked at. */
  moments: readonly number[];
  /** The board after the answer that is pointed at. */
  previewed: Board | null;
  advice: Advice;
  zoomed: Zoomed | null;
  pointed: string | null;
  complaint: Complaint | null;
  line: TableState["line"];
  arrival: number;
  automatic: ReadonlySet<number>;
  /** What others did since, and what of it is being shown instead of what is. */
  beats: readonly Beat[];
  telling: Telling | null;
  awaited: boolean;
  recapped: boolean;
}

/** What a table looks like while it is told what happened. */
function told(state: TableState, { here, held }: Telling, steps: readonly Step[]) {
  const step = steps.find(({ from, to }) => from <= here && here <= to);
  if (held) return { ...held, log: state.log.filter(({ seq }) => seq < held.seq) };
  const beat = state.beats[here];
  const board = beat?.board ?? state.sight?.board ?? {};
  const past = (fact: Told) =>
    !beat || fact.seq < beat.seq || (fact.seq === beat.seq && fact.beat <= beat.beat);
  return { board, last: step ? factsOf(state.beats, step) : [], log: state.log.filter(past) };
}

/** At a moment (null: now); nothing until somebody is seated. */
export function seen(
  state: TableState,
  at: number | null,
  steps: readonly Step[] = [],
): Seen | null {
  const sight = seated(state);
  if (!sight) return null;
  const { log, thoughts } = state;
  const looking = at !== null; // At the past: nothing can be answered there.
  const recalled = looking && state.past?.seat === sight.seat ? state.past.sight : null;
  const changes = thoughts.foreseen.get(thoughts.considered ?? "");
  const after = momentsOf(log);
  const telling = looking ? null : state.telling;
  const now = telling && told(state, telling, steps);
  const present = now ? { ...sight, board: now.board, asked: null } : sight;
  return {
    sight,
    at,
    shown: recalled ?? present,
    past: recalled,
    asked: myTurn(sight) && !looking ? sight.asked : null,
    log,
    told: looking ? log.filter((fact) => after(fact) <= at) : (now?.log ?? log),
    last: looking ? log.filter((fact) => after(fact) === at) : (now?.last ?? state.last),
    moments: moments(log),
    previewed: changes && !looking && !telling ? { ...sight.board, ...changes } : null,
    advice: thoughts.advice,
    zoomed: state.zoomed,
    pointed: state.pointed,
    complaint: state.complaint,
    line: state.line,
    arrival: state.arrival,
    automatic: state.automatic,
    beats: state.beats,
    telling,
    awaited: state.awaited,
    recapped: state.recapped,
  };
}
