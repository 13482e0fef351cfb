// Cards of one size whatever is written on them: where a text is too long for its card, the pictures
// of the row are smaller, then the type; then the pictures go, and at last the texts, to the zoom.
import { type RefObject, useLayoutEffect, useRef } from "react";

const STEPS = ["0", "1", "2", "3", "4", "5"];

/** The list whose cards are made to fit; `about` is whatever their size depends on. */
export function useSnug(about: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written is what is measured.
  useLayoutEffect(() => {
    const measured = list.current;
    if (!measured) return;
    snug(measured);
    if (typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(() => snug(measured));
    watch.observe(measured);
    return () => watch.disconnect();
  }, [about]);
  return list;
}

/** All cards of a list alike: the first step at which every one of them fits. */
function snug(list: HTMLElement) {
  const cards = [...list.querySelectorAll<HTMLElement>(".dn-card-button")];
  for (const step of STEPS) {
    list.dataset.snug = step;
    if (cards.every((card) => card.scrollHeight <= card.clientHeight + 1)) return;
  }
}
