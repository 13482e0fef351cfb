// How things move (UX-15): one length for all, so that what belongs together moves together; nothing
// moves where nobody looks or nobody wants it, and whoever acts again does not wait.
import { useEffect } from "react";
import { duration, type Settings } from "./settings";
import { useMedia } from "./useMedia";

/** Gives the style sheets the length of a movement, as --move. */
export function useMotion(settings: Settings): void {
  const reduced = useMedia("(prefers-reduced-motion: reduce)");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the system's wish is part of the length.
  useEffect(() => {
    const set = () =>
      document.documentElement.style.setProperty("--move", `${duration(settings)}ms`);
    set();
    document.addEventListener("visibilitychange", set);
    return () => document.removeEventListener("visibilitychange", set);
  }, [settings, reduced]);
  useEffect(() => {
    addEventListener("pointerdown", skip, true);
    addEventListener("keydown", skip, true);
    return () => {
      removeEventListener("pointerdown", skip, true);
      removeEventListener("keydown", skip, true);
    };
  }, []);
}

/** Whatever is still moving arrives at once; what never ends, such as a glow, goes on. */
export function skip(): void {
  for (const moving of document.getAnimations?.() ?? []) {
    if (moving.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) moving.finish();
  }
}
