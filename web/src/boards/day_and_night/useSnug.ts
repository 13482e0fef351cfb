// Cards of one size whatever is written on them: a text that is too long for its card is written
// smaller, then takes the place of the picture, then is left to the zoom.
import { type RefObject, useLayoutEffect, useRef } from "react";

const STEPS = ["", "1", "2", "3", "4", "5"];

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

function snug(list: HTMLElement) {
  let cards = [...list.querySelectorAll<HTMLElement>(".dn-card-button")];
  for (const step of STEPS) {
    for (const card of cards) card.dataset.snug = step;
    // All are written before any is measured: one layout for each step.
    cards = cards.filter((card) => card.scrollHeight > card.clientHeight + 1);
    if (cards.length === 0) return;
  }
}
