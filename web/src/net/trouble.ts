// What could not be done, as long as it is true: that the server can't be reached is said no longer
// than it is so.
import { useEffect, useState } from "react";
import * as http from "./http";

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;

/** The trouble (null: none) and a way to set it; `reached` is called when the server is back. */
export function useTrouble(reached?: () => void): [unknown, (error: unknown) => void] {
  const [trouble, setTrouble] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the trouble starts the asking.
  useEffect(() => {
    if (!(trouble instanceof http.Refusal) || trouble.code !== http.UNREACHABLE) return;
    let wanted = true;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = (wait: number) => {
      if (!wanted) return;
      timer = setTimeout(() => {
        http.shelf().then(back, (error) => (isAway(error) ? attempt(longer(wait)) : back()));
      }, wait);
    };
    const back = () => {
      if (!wanted) return;
      setTrouble(null);
      reached?.();
    };
    attempt(FIRST_WAIT);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [trouble]);
  return [trouble, setTrouble];
}

const longer = (wait: number) => Math.min(2 * wait, LONGEST_WAIT);
const isAway = (error: unknown) => error instanceof http.Refusal && error.code === http.UNREACHABLE;
