// Whether the screen is of a certain kind, and when that changes.
import { useSyncExternalStore } from "react";

/** A phone: the question is at the bottom, what stands beside the board opens over it. */
export const NARROW = "(max-width: 40rem)";
/** No room beside the board. */
export const SLIM = "(max-width: 60rem)";

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener("change", changed);
      return () => media?.removeEventListener("change", changed);
    },
    () => window.matchMedia?.(query).matches ?? false,
  );
}
