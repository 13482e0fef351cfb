// A table as a page needs it: what is seen, what was told, and everything that can be done.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import * as http from "../net/http";
import { type Line, Live, openSocket } from "../net/live";
import type { Act, Sight, Told } from "../net/protocol";
import { confirm, confirmedAt, type Look, lookFrom } from "../table/curtain";
import { lastAct, remember } from "../table/memory";

export interface Complaint {
  code: string;
  text: string;
}

export interface Table {
  /** What the seat that is looked from sees; null until it is there. */
  sight: Sight | null;
  /** What anybody may see: enough to say who sits here, and whose move it is. */
  outside: Sight | null;
  look: Look;
  log: Told[];
  last: Told[];
  line: Line;
  complaint: Complaint | null;
  forgive(): void;
  /** The acts that the table did by itself, by their entry. */
  automatic: ReadonlySet<number>;
  say(answer: string, automatic?: boolean): void;
  undo(turn: boolean): void;
  resign(): void;
  offerDraw(): void;
  handOver(seat: number, level: string): void;
  confirmSeat(seat: number): void;
}

const world = { socket: openSocket, sight: http.sightOf, log: http.logOf, act: http.act };

/** `joined` changes when a seat was taken: then everything is looked at anew. */
export function useTable(table: string, joined: number): Table {
  const [sight, setSight] = useState<Sight | null>(null);
  const [log, setLog] = useState<Told[]>([]);
  const [last, setLast] = useState<Told[]>([]);
  const [line, setLine] = useState<Line>("opening");
  const [complaint, setComplaint] = useState<Complaint | null>(null);
  const [confirmed, setConfirmed] = useState(() => confirmedAt(table));
  const [automatic, setAutomatic] = useState<ReadonlySet<number>>(new Set());
  const live = useRef<Live | null>(null);
  const answered = useRef(-1); // The question answered already: a second click changes nothing.

  // biome-ignore lint/correctness/useExhaustiveDependencies: a taken seat means a new connection.
  useEffect(() => {
    let kept: Told[] = [];
    const connection = new Live(table, world, {
      update(seen, news, fresh) {
        kept = remember(fresh ? [] : kept, news);
        setLog(kept);
        // Whoever comes and goes changes the sight, not what the last act was.
        if (fresh || news.length > 0) setLast(lastAct(kept, news, fresh));
        setSight(seen);
        if (news.length > 0 && !fresh) setComplaint(null);
      },
      refused(code, text) {
        answered.current = -1;
        setComplaint({ code, text });
      },
      line(heard) {
        answered.current = -1; // Whatever was on its way may be lost: it can be said again.
        setLine(heard);
      },
    });
    live.current = connection;
    connection.watch(-1);
    const wake = () => document.hidden || connection.wake();
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      connection.close();
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      setSight(null);
      setLog([]);
    };
  }, [table, joined]);

  useEffect(() => setConfirmed(confirmedAt(table)), [table]);

  const look = useMemo<Look>(
    () => (sight ? lookFrom(sight, confirmed) : { seat: -1, behind: null }),
    [sight, confirmed],
  );
  const seen = sight?.seat;
  useEffect(() => {
    if (seen !== undefined && seen !== look.seat) live.current?.watch(look.seat);
  }, [seen, look.seat]);

  const act = useCallback((said: Act) => void live.current?.send(said), []);
  const ready = sight && sight.seat === look.seat ? sight : null;
  const who = { seat: ready?.seat ?? -1, seq: ready?.seq ?? 0 };

  return {
    sight: ready,
    outside: sight,
    look,
    log,
    last,
    line,
    complaint,
    forgive: useCallback(() => setComplaint(null), []),
    automatic,
    say(answer, byItself = false) {
      if (!ready?.asked?.options.includes(answer) || answered.current === ready.seq) return;
      answered.current = ready.seq;
      if (byItself) setAutomatic((before) => new Set(before).add(ready.seq));
      act({ type: "answer", ...who, say: answer });
    },
    undo: (turn) => act({ type: "undo", ...who, turn }),
    resign: () => act({ type: "resign", ...who }),
    offerDraw: () => act({ type: "offer_draw", ...who }),
    handOver: (seat, level) => act({ type: "hand_over", seat, level }),
    confirmSeat(seat) {
      confirm(table, seat);
      setConfirmed(seat);
    },
  };
}
