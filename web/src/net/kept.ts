// What is fetched once per visit and kept: the shelf, texts, pages to read. What did not come is
// asked for anew by whoever wants it next, and by whoever still waits for it.
import { useEffect, useState } from "react";

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;

export interface Kept<Of extends string[], T> {
  (...of: Of): Promise<T>;
  /** What is there already. */
  now(...of: Of): T | undefined;
  forget(): void;
}

/** `fetch`, but once for each thing it is asked for. */
export function kept<Of extends string[], T>(fetch: (...of: Of) => Promise<T>): Kept<Of, T> {
  const asked = new Map<string, Promise<T>>();
  const there = new Map<string, T>();
  const ask = (...of: Of): Promise<T> => {
    const key = of.join(" ");
    const before = asked.get(key);
    if (before) return before;
    const coming = fetch(...of);
    asked.set(key, coming);
    coming.then(
      (found) => asked.get(key) === coming && there.set(key, found),
      () => asked.get(key) === coming && asked.delete(key),
    );
    return coming;
  };
  return Object.assign(ask, {
    now: (...of: Of) => there.get(of.join(" ")),
    forget() {
      asked.clear();
      there.clear();
    },
  });
}

/** What comes in the end: tried for ever more slowly. */
export async function patiently<T>(fetch: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await fetch();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** The thing asked for; undefined until it comes. Until another one comes, the one before stays. */
export function useKept<Of extends string[], T>(ask: Kept<Of, T>, ...of: Of): T | undefined {
  const [found, setFound] = useState(() => ask.now(...of));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is what it depends on.
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = (wait: number) =>
      ask(...of).then(
        (come) => wanted && setFound(() => come),
        () => {
          const longer = Math.min(2 * wait, LONGEST_WAIT);
          if (wanted) timer = setTimeout(() => attempt(longer), wait);
        },
      );
    void attempt(FIRST_WAIT);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [ask, of.join(" ")]);
  return ask.now(...of) ?? found;
}
