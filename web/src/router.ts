// Which page an address leads to; addresses are made here too.
import { useSyncExternalStore } from "react";
import * as moment from "./table/moment";

export type Route =
  | { page: "start" }
  | { page: "set-up"; game: string; friend: boolean; chapter: string }
  | { page: "table"; table: string; at: number | null; token: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "codex"; game: string; thing: string; wish: string }
  | { page: "settings" }
  | { page: "nowhere" };

export const to = {
  start: () => "/",
  setUp: (game: string, friend = false) => `/new/${game}${friend ? "?friend" : ""}`,
  chapter: (game: string, chapter: string) => `/new/${game}?chapter=${chapter}`,
  table: (table: string, at?: number) =>
    `/table/${table}${at === undefined ? "" : `?at=${moment.written(at)}`}`,
  rules: (game: string, rule = "") => `/rules/${game}${rule && `#${rule}`}`,
  /** A thing of a game's box, or all of them; the wish is what was searched and chosen there. */
  codex: (game: string, thing = "", wish = "") =>
    `/codex/${game}${thing && `/${encodeURIComponent(thing)}`}${wish}`,
  settings: () => "/settings",
};

export function routeOf(address: Pick<URL, "pathname" | "search" | "hash">): Route {
  const [first = "", second = "", third = "", ...more] = address.pathname
    .split("/")
    .filter(Boolean);
  const asked = new URLSearchParams(address.search);
  const hash = address.hash.replace(/^#/, "");
  if (more.length > 0 || (third && first !== "codex")) return { page: "nowhere" };
  if (first === "codex" && second) {
    return { page: "codex", game: second, thing: decoded(third), wish: address.search };
  }
  if (first === "") return { page: "start" };
  if (first === "settings" && !second) return { page: "settings" };
  if (first === "new" && second) {
    const chapter = asked.get("chapter") ?? "";
    return { page: "set-up", game: second, friend: asked.has("friend"), chapter };
  }
  if (first === "rules" && second) {
    return { page: "rules", game: second, rule: decoded(hash) };
  }
  if ((first === "table" || first === "t") && second) {
    const at = asked.get("at");
    return {
      page: "table",
      table: second,
      at: at === null ? null : moment.read(at),
      token: hash.startsWith("join=") ? hash.slice(5) : "",
    };
  }
  return { page: "nowhere" };
}

/** What was meant by an address that somebody typed or cut: as it stands, where it can't be read. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const listeners = new Set<() => void>();
const moved = () => {
  for (const listener of listeners) listener();
};

export function navigate(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  moved();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
    removeEventListener("hashchange", listener);
  };
}

export const useAddress = () => useSyncExternalStore(subscribe, () => location.href);

export const useRoute = (): Route => routeOf(new URL(useAddress()));
