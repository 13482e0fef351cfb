// Playing at a table: what is heard becomes its state, what is done goes to the server.
import * as http from "../net/http";
import { Live, openSocket, type World as Wire } from "../net/live";
import type { Act, Hint, Preview, Sight } from "../net/protocol";
import { navigate, to } from "../router";
import { confirm, confirmedAt, lookFrom, myTurn } from "./curtain";
import { seated } from "./seen";
import { type Advice, atFirst, type Happening, next, type TableState } from "./state";

/** What a table needs of the world; tests give their own. */
export interface World extends Wire {
  sightAt(table: string, seat: number, at: number): Promise<Sight>;
  preview(table: string, seat: number, seq: number, answer: string): Promise<Preview>;
  hint(table: string, seat: number, seq: number): Promise<Hint>;
}

const WORLD: World = {
  socket: openSocket,
  sight: http.sightOf,
  log: http.logOf,
  act: http.act,
  sightAt: http.sightAt,
  preview: http.preview,
  hint: http.hint,
};

/** How long the pointer rests before it is asked what would come of an answer. */
const REST = 120;

export class Play {
  private state: TableState;
  private readonly listeners = new Set<() => void>();
  private live: Live | null = null;
  private watched = -1;
  private recalling = "";
  private resting: ReturnType<typeof setTimeout> | undefined;
  /** The question advice was asked on and is still wanted for. */
  private advised: Sight | null = null;

  constructor(
    readonly table: string,
    private readonly world: World = WORLD,
  ) {
    this.state = atFirst(confirmedAt(table));
  }

  // For whoever draws.

  readonly read = (): TableState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  // Coming and going.

  /** Sits down, or sits down anew when a seat was taken: then everything is looked at afresh. */
  readonly begin = (): void => {
    this.end();
    this.state = { ...atFirst(confirmedAt(this.table)), automatic: this.state.automatic };
    this.watched = -1;
    this.recalling = "";
    const now = (it: Happening) => live === this.live && this.happen(it);
    const live: Live = new Live(this.table, this.world, {
      update: (sight, told, fresh) => now({ what: "heard", sight, told, fresh }),
      refused: (code, text) => now({ what: "refused", complaint: { code, text } }),
      line: (line) => now({ what: "line", line }),
    });
    this.live = live;
    live.watch(-1);
    this.tell();
  };

  readonly end = (): void => {
    clearTimeout(this.resting);
    const { live } = this;
    this.live = null; // Whatever it still says is said to nobody.
    live?.close();
  };

  /** Try at once, when the browser says that it is back or comes to the front. */
  readonly wake = (): void => this.live?.wake();

  /** A seat of this screen says that it is there. */
  readonly confirmSeat = (seat: number): void => {
    confirm(this.table, seat);
    this.happen({ what: "confirmed", seat });
  };

  // What a seat does.

  readonly say = (answer: string, byItself = false): void => {
    const sight = seated(this.state);
    if (!sight?.asked?.options.includes(answer) || this.state.thoughts.answered) return;
    clearTimeout(this.resting);
    if (!byItself) this.advised = null; // Whoever answers has made up their mind.
    this.happen({ what: "answered", byItself });
    this.send({ type: "answer", ...this.who(), say: answer });
  };

  readonly undo = (turn: boolean): void => this.send({ type: "undo", ...this.who(), turn });
  readonly resign = (): void => this.send({ type: "resign", ...this.who() });
  readonly offerDraw = (): void => this.send({ type: "offer_draw", ...this.who() });
  readonly handOver = (seat: number, level: string): void =>
    this.send({ type: "hand_over", seat, level });

  // What somebody looks at.

  /** The moment looked at stands in the address: it can be sent to others. */
  readonly go = (moment: number | null): void => {
    this.happen({ what: "explained", answer: null });
    navigate(to.table(this.table, moment ?? undefined), true);
  };

  /** Fetches the moment looked at, as the seat that looks saw it (UX-8). */
  readonly recall = (seat: number, at: number | null): void => {
    const wanted = at === null ? "" : `${seat} ${at}`;
    if (wanted === this.recalling) return;
    this.recalling = wanted;
    if (at === null) {
      this.happen({ what: "recalled", past: null });
      return;
    }
    this.world.sightAt(this.table, seat, at).then(
      (sight) => {
        if (this.recalling === wanted) this.happen({ what: "recalled", past: { seat, at, sight } });
      },
      () => {}, // What is shown stays; the page says that the connection is lost.
    );
  };

  /** Asks what the board would look like after an answer (UX-4), once the pointer rests. */
  readonly preview = (answer: string | null): void => {
    clearTimeout(this.resting);
    const sight = seated(this.state);
    if (this.state.thoughts.considered !== answer) this.happen({ what: "considered", answer });
    if (answer === null || !sight || !myTurn(sight)) return;
    if (this.state.thoughts.foreseen.has(answer)) return;
    const { seat, seq, open_since } = sight;
    this.resting = setTimeout(() => {
      if (this.state.thoughts.considered !== answer) return;
      this.world.preview(this.table, seat, seq, answer).then(
        ({ board }) => this.happen({ what: "foreseen", of: { seat, open_since }, answer, board }),
        () => {}, // A preview that does not come is only missed.
      );
    }, REST);
  };

  /** Asks what the adept would answer. */
  readonly hint = (): void => {
    const of = seated(this.state);
    if (!of) return;
    this.advised = of;
    const come = (advice: Advice) => {
      if (this.advised !== of) return; // Nobody waits for it any more.
      this.advised = null;
      this.happen({ what: "advised", of, advice });
    };
    this.happen({ what: "advised", of, advice: { kind: "thinking" } });
    this.world.hint(this.table, of.seat, of.seq).then(
      ({ advice }) => come({ kind: "given", advice }),
      (error) => come({ kind: "refused", complaint: complaintOf(error) }),
    );
  };

  /** Puts advice away, or no longer waits for it. */
  readonly closeHint = (): void => {
    const of = seated(this.state);
    this.advised = null;
    if (of) this.happen({ what: "advised", of, advice: { kind: "none" } });
  };

  readonly explain = (answer: string): void => this.happen({ what: "explained", answer });
  readonly dismiss = (): void => this.happen({ what: "dismissed" });
  /** A card is pointed at, or no longer. */
  readonly zoom = (card: string | null): void =>
    this.happen({ what: "zoomed", card, by: "pointing" });
  /** A card is to stay on the screen; null: none. */
  readonly keep = (card: string | null): void =>
    this.happen({ what: "zoomed", card, by: "choice" });
  readonly point = (thing: string | null): void => this.happen({ what: "pointed", thing });

  private happen(it: Happening): void {
    this.state = next(this.state, it);
    this.follow();
    this.tell();
  }

  /** Looks from where one has to look now: another seat may be next at this screen. */
  private follow(): void {
    const { sight, confirmed } = this.state;
    const wanted = sight ? lookFrom(sight, confirmed).seat : -1;
    if (!sight || wanted === this.watched) return;
    this.watched = wanted;
    this.live?.watch(wanted);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private send(said: Act): void {
    void this.live?.send(said);
  }

  private who(): Pick<Sight, "seat" | "seq"> {
    const sight = seated(this.state);
    return { seat: sight?.seat ?? -1, seq: sight?.seq ?? 0 };
  }
}

const complaintOf = (error: unknown) =>
  error instanceof http.Refusal
    ? { code: error.code, text: error.message }
    : { code: http.UNREACHABLE, text: String(error) };
