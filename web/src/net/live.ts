// The live connection to one table: it resumes where it was, tries again ever more slowly, and
// meanwhile asks by plain requests.
import type { Act, FromServer, Sight, Told, Update, Watch } from "./protocol";

/** How the table is heard: over the live connection, by asking now and then, or not at all. */
export type Line = "opening" | "live" | "asking" | "lost" | "closed";

export interface Socket {
  readyState: number;
  send(data: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
}

/** What the connection needs of the world; tests give their own. */
export interface World {
  socket(table: string): Socket;
  sight(table: string, seat: number): Promise<Sight>;
  log(table: string, seat: number, since: number): Promise<{ told: Told[] }>;
  act(table: string, said: Act): Promise<Update>;
}

export interface Ears {
  /** The table as it is now, and what is new; `fresh` when it was told from the beginning. */
  update(sight: Sight, told: Told[], fresh: boolean): void;
  refused(code: string, text: string): void;
  line(line: Line): void;
}

const OPEN = 1;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const ASK_EVERY = 2_000;
/** So many connections in vain, and plain requests take over. */
const IN_VAIN = 2;
/** After these there is nothing to wait for. */
const FINAL = new Set(["no_such_table", "other_rules"]);

export class Live {
  private socket: Socket | null = null;
  private seat = -1;
  private since = 0;
  private told = false; // Something was told to this seat already.
  private failures = 0;
  private wait: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setInterval> | undefined;
  private line: Line = "opening";

  constructor(
    private readonly table: string,
    private readonly world: World,
    private readonly ears: Ears,
  ) {}

  /** Look from a seat (-1: a spectator's), from the beginning or from what it has heard on. */
  watch(seat: number, since = 0): void {
    this.seat = seat;
    this.since = since;
    this.told = since > 0;
    if (this.line === "closed" || this.line === "lost") return;
    if (!this.socket) this.connect();
    else if (this.socket.readyState === OPEN) this.ask();
    else if (this.line === "asking") void this.askOnce();
  }

  /** Do something; over whichever way is open. */
  async send(said: Act): Promise<void> {
    if (this.socket?.readyState === OPEN) {
      this.socket.send(JSON.stringify(said));
      return;
    }
    try {
      const update = await this.world.act(this.table, said);
      if (said.seat === this.seat) this.heard(update);
    } catch (error) {
      this.refused(error);
    }
  }

  /** Try at once, when the browser says that it is back or comes to the front. */
  wake(): void {
    if (this.line === "live" || this.line === "closed" || this.line === "lost") return;
    clearTimeout(this.wait);
    this.socket = null;
    this.connect();
  }

  close(): void {
    this.enter("closed");
    clearTimeout(this.wait);
    this.stopAsking();
    this.socket?.close();
    this.socket = null;
  }

  private connect(): void {
    const socket = this.world.socket(this.table);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket === socket) this.ask();
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.message(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onerror = () => {};
    socket.onclose = () => {
      if (this.socket === socket) this.dropped();
    };
  }

  private ask(): void {
    const watch: Watch = { type: "watch", seat: this.seat, since: this.since };
    this.socket?.send(JSON.stringify(watch));
  }

  /** Seats that change too quickly at one screen are let in a moment later. */
  private askLater(): void {
    clearTimeout(this.wait);
    this.wait = setTimeout(() => this.socket?.readyState === OPEN && this.ask(), FIRST_WAIT);
  }

  private message(said: FromServer): void {
    if (said.type === "refused") {
      if (said.code === "too_many" && !this.told) {
        this.askLater();
        return;
      }
      this.refused(Object.assign(new Error(said.text), { code: said.code }));
      return;
    }
    this.failures = 0;
    this.stopAsking();
    this.enter("live");
    this.heard(said);
  }

  private heard({ sight, told }: Pick<Update, "sight" | "told">): void {
    const late = sight.seat !== this.seat || (this.told && sight.seq < this.since);
    if (late) return;
    const fresh = !this.told;
    const news = told.filter((fact) => fresh || fact.seq >= this.since);
    this.told = true;
    this.since = sight.seq;
    this.ears.update(sight, news, fresh);
  }

  private dropped(): void {
    this.socket = null;
    if (this.line === "closed" || this.line === "lost") return;
    this.failures += 1;
    if (this.failures >= IN_VAIN) this.startAsking();
    else this.enter("opening");
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.failures - 1));
    // Not all at the same moment, when a server comes back to many.
    this.wait = setTimeout(() => this.connect(), longest * (0.5 + Math.random() / 2));
  }

  private startAsking(): void {
    if (this.asking) return;
    this.enter("asking");
    void this.askOnce();
    this.asking = setInterval(() => void this.askOnce(), ASK_EVERY);
  }

  private stopAsking(): void {
    clearInterval(this.asking);
    this.asking = undefined;
  }

  private async askOnce(): Promise<void> {
    const seat = this.seat;
    try {
      const sight = await this.world.sight(this.table, seat);
      const { told } = await this.world.log(this.table, seat, this.since);
      // What happened between the two requests belongs to the next one.
      this.heard({ sight, told: told.filter((fact) => fact.seq < sight.seq) });
    } catch (error) {
      if (isRefusal(error) && FINAL.has(error.code)) this.refused(error);
    }
  }

  private refused(error: unknown): void {
    const code = isRefusal(error) ? error.code : "unreachable";
    if (FINAL.has(code)) {
      this.enter("lost");
      this.stopAsking();
      clearTimeout(this.wait);
    }
    this.ears.refused(code, error instanceof Error ? error.message : String(error));
  }

  private enter(line: Line): void {
    if (this.line === line || this.line === "closed") return;
    this.line = line;
    this.ears.line(line);
  }
}

function isRefusal(error: unknown): error is Error & { code: string } {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}

/** The real socket, on the server this page came from. */
export function openSocket(table: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live`);
}
