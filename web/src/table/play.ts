// Playing at a table: what is heard becomes its state, what is done goes to the server.
import * as http from "../net/http";
import { Live, openSocket, type World as Wire } from "../net/live";
import type { Act, Beats, Hint, Preview, Sight, Told } from "../net/protocol";
import { navigate, to } from "../router";
import { confirm, confirmedAt, lookFrom, myTurn } from "./curtain";
import { isNote } from "./memory";
import { beatsAt, entriesAt } from "./moment";
import { seated } from "./seen";
import { type Advice, atFirst, type Happening, next, type TableState } from "./state";
import { beatsIn } from "./telling";

/** What a table needs of the world; tests give their own. */
export interface World extends Wire {
  sightAt(table: string, seat: number, seq: number, beat?: number): Promise<Sight>;
  beats(table: string, seat: number, since: number, upto: number): Promise<Beats>;
  preview(table: string, seat: number, seq: number, answer: string): Promise<Preview>;
  hint(table: string, seat: number, seq: number): Promise<Hint>;
}

const WORLD: World = {
  socket: openSocket,
  sight: http.sightOf,
  log: http.logOf,
  act: http.act,
  sightAt: http.sightAt,
  beats: http.beatsOf,
  preview: http.preview,
  hint: http.hint,
};

/** How long the pointer rests before it is asked what would come of an answer. */
const REST = 120;
/** How long the table is held back for what led to it. */
const PATIENCE = 2000;
/** Who comes back after a long time is told of the last entries only. */
const RECENT = 120;

export class Play {
  private state: TableState;
  private readonly listeners = new Set<() => void>();
  private live: Live | null = null;
  private watched = -1;
  private recalling = "";
  private resting: ReturnType<typeof setTimeout> | undefined;
  /** Up to which entry the seat that looks was retold what happened; whether more is on its way. */
  private retold = 0;
  private retelling = false;
  /** Entries that are this seat's own doing. */
  private readonly own = new Set<number>();
  /** Whether what happens is to be shown beat by beat, before what comes of it. */
  shows = false;
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
    this.state = { ...atFirst(confirmedAt(this.table)), automatic: this.state.automatic };
    this.watched = -1;
    this.recalling = "";
    this.listen(0);
    this.tell();
  };

  /** Comes, or comes back from another page: then all is as it was left, until there is news. */
  readonly comeBack = (): void =>
    this.state.sight ? this.listen(this.state.sight.seq) : this.begin();

  private listen(since: number): void {
    this.end();
    const now = (it: Happening) => live === this.live && this.happen(it);
    const live: Live = new Live(this.table, this.world, {
      update: (sight, told, fresh) => live === this.live && this.hear(sight, told, fresh),
      refused: (code, text) => now({ what: "refused", complaint: { code, text } }),
      line: (line) => now({ what: "line", line }),
    });
    this.live = live;
    live.watch(this.watched, since);
  }

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
    this.world.sightAt(this.table, seat, entriesAt(at), beatsAt(at)).then(
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

  // What the others did.

  /** On to a beat of what happened. */
  readonly show = (beat: number): void => this.happen({ what: "shown", beat });
  readonly pause = (paused: boolean): void => this.happen({ what: "paused", paused });
  /** From a beat on, once more. */
  readonly showAgain = (beat: number, paused: boolean): void => {
    if (this.state.past) this.go(null);
    this.happen({ what: "again", beat, paused });
  };
  /** Enough was shown: the table as it is. */
  readonly enough = (): void => {
    if (this.state.telling) this.happen({ what: "seen" });
  };
  readonly closeRecap = (): void => this.happen({ what: "recapped" });

  readonly explain = (answer: string): void => this.happen({ what: "explained", answer });
  readonly dismiss = (): void => this.happen({ what: "dismissed" });
  /** A card is pointed at, or no longer. */
  readonly zoom = (card: string | null): void =>
    this.happen({ what: "zoomed", card, by: "pointing" });
  /** A card is to stay on the screen; null: none. */
  readonly keep = (card: string | null): void =>
    this.happen({ what: "zoomed", card, by: "choice" });
  readonly point = (thing: string | null): void => this.happen({ what: "pointed", thing });

  /** The table as it is now; what others did is shown first, if anybody wants to see it. */
  private hear(sight: Sight, told: readonly Told[], fresh: boolean): void {
    const before = seated(this.state);
    // Who plays several seats of one side has seen what each of them has.
    const sameEyes = fresh && before !== null && sight.together && sight.seat >= 0;
    const news = told.filter((fact) => !isNote(fact) && (!fresh || fact.seq >= (before?.seq ?? 0)));
    const mine = this.state.thoughts.answered && !fresh ? news[0]?.seq : undefined;
    if (mine !== undefined) this.own.add(mine);
    const others = news.some(({ seq }) => seq !== mine);
    const known = before !== null && (!fresh || sameEyes);
    if (!known) this.retold = Math.max(sight.acted, sight.seq - RECENT);
    const toShow = this.shows && known && others && !news.some(({ what }) => what === "undone");
    this.happen({ what: "heard", sight, told, fresh, toShow, sameEyes });
    if (known && !others) this.retold = Math.max(this.retold, sight.seq);
    void this.retell();
  }

  /** Fetches what happened since, beat by beat; what can't be had is only missed. */
  private async retell(): Promise<void> {
    if (this.retelling) return;
    this.retelling = true;
    const { live } = this;
    for (;;) {
      const sight = seated(this.state);
      if (!sight || this.retold >= sight.seq || live !== this.live) break;
      const { seat, seq } = sight;
      const since = this.retold;
      const page = await soon(this.world.beats(this.table, seat, since, seq));
      if (live !== this.live) break;
      if (seated(this.state)?.seat !== seat || since !== this.retold) continue;
      this.retold = Math.max(since + 1, page?.upto ?? seq);
      const mine = sight.seats.find((it) => it.seat === seat)?.id;
      const beats = (page ? beatsIn(page) : []).filter(
        (it) => this.state.automatic.has(it.seq) || (it.by !== mine && !this.own.has(it.seq)),
      );
      this.happen({ what: "retold", beats });
    }
    this.retelling = false;
    if (live === this.live) this.happen({ what: "all-retold" });
    else if (this.live) void this.retell();
  }

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

/** What comes in time; else nothing. */
function soon(coming: Promise<Beats>): Promise<Beats | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const whole = (it: Beats) => (Array.isArray(it?.beats) ? it : null);
  return Promise.race([coming.then(whole, () => null), late]);
}

const complaintOf = (error: unknown) =>
  error instanceof http.Refusal
    ? { code: error.code, text: error.message }
    : { code: http.UNREACHABLE, text: String(error) };
