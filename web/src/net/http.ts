// Requests to the server, one function each. What it refuses is thrown as a Refusal.
import type {
  Act,
  Beats,
  Codex,
  Hint,
  ImportJournal,
  JoinTable,
  Log,
  MyTables,
  OpenTable,
  PlayOn,
  Preview,
  Refused,
  Shelf,
  Sight,
  TableOpened,
  Update,
} from "./protocol";

/** The server said no: `code` is its word for why. */
export class Refusal extends Error {
  readonly code: string;
  constructor({ code, text }: Pick<Refused, "code" | "text">) {
    super(text);
    this.code = code;
  }
}

/** No server could be reached. */
export const UNREACHABLE = "unreachable";

let known = false;
let first: Promise<Response> | null = null;

/** Until one answer has brought the cookie, they go one by one: two at once would be two guests,
 * and the seat of the one would be gone with the cookie of the other. */
async function asOneGuest(path: string, init?: RequestInit): Promise<Response> {
  while (!known) {
    if (first) {
      await first.catch(() => {});
      continue;
    }
    first = fetch(path, init);
    try {
      const response = await first;
      known = response.ok;
      return response;
    } finally {
      first = null;
    }
  }
  return fetch(path, init);
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await asOneGuest(`/api${path}`, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Refusal({ code: UNREACHABLE, text: String(error) });
  }
  if (response.ok) return response.json() as Promise<T>;
  const said = (await response.json().catch(() => null)) as Partial<Refused> | null;
  throw new Refusal({
    code: said?.code ?? UNREACHABLE,
    text: said?.text ?? `${response.status} ${response.statusText}`,
  });
}

function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return request(path, { method: "POST", headers, body: JSON.stringify(body) });
}

export const shelf = () => request<Shelf>("/shelf");
export const codex = (game: string) => request<Codex>(`/games/${encodeURIComponent(game)}/codex`);
export const myTables = (game = "") =>
  request<MyTables>(game ? `/tables?game=${encodeURIComponent(game)}` : "/tables");
export const openTable = (wish: OpenTable) => post<TableOpened>("/tables", wish);
export const importJournal = (wish: ImportJournal) => post<TableOpened>("/tables/import", wish);
export const sightOf = (table: string, seat: number) =>
  request<Sight>(`/tables/${table}?seat=${seat}`);
export const join = (table: string, wish: JoinTable) => post<Sight>(`/tables/${table}/join`, wish);
export const act = (table: string, said: Act) => post<Update>(`/tables/${table}/acts`, said);
export const logOf = (table: string, seat: number, since: number) =>
  request<Log>(`/tables/${table}/log?seat=${seat}&since=${since}`);
export const sightAt = (table: string, seat: number, seq: number, beat = 0) =>
  request<Sight>(`/tables/${table}/at/${seq}?seat=${seat}${beat ? `&beat=${beat}` : ""}`);
export const beatsOf = (table: string, seat: number, since: number, upto: number) =>
  request<Beats>(`/tables/${table}/beats?seat=${seat}&since=${since}&upto=${upto}`);
export const preview = (table: string, seat: number, seq: number, say: string) =>
  request<Preview>(
    `/tables/${table}/preview?seat=${seat}&seq=${seq}&say=${encodeURIComponent(say)}`,
  );
export const hint = (table: string, seat: number, seq: number) =>
  request<Hint>(`/tables/${table}/hint?seat=${seat}&seq=${seq}`);
export const playOn = (table: string, wish: PlayOn) =>
  post<TableOpened>(`/tables/${table}/play_on`, wish);
export const rematch = (table: string) => post<TableOpened>(`/tables/${table}/rematch`, {});
export const journalPath = (table: string) => `/api/tables/${table}/journal`;
