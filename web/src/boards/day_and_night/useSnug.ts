// Cards of one size whatever is written on them: where a text is too long for its card, the pictures
// of the row are smaller, then the type; then the pictures go. What is still too long fades out: the
// zoom has all of it.
import { type RefObject, useLayoutEffect, useRef } from "react";

/** How high a card grows at most (as in cards.css), how wide it is at least, in the size of the type;
 * its shape; and the last step. */
const TALLEST = 21;
const SLIMMEST = 11;
const SHAPE = 1.3;
const LAST = 7;

/** The list whose cards are made to fit; `about` is whatever their size depends on. */
export function useSnug(about: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written is what is measured.
  useLayoutEffect(() => {
    const measured = list.current;
    if (!measured || typeof ResizeObserver === "undefined") return;
    // It is told of the first size too, before anything is painted.
    const watch = new ResizeObserver(() => snug(measured));
    watch.observe(measured);
    return () => watch.disconnect();
  }, [about]);
  return list;
}

/** All cards of a list alike: the first step at which every one of them fits, or else the last. */
function snug(list: HTMLElement) {
  const cards = [...list.querySelectorAll<HTMLElement>(".dn-card-button")];
  list.style.setProperty("--fitting", String(columns(list, cards.length)));
  const fits = (step: number) => {
    list.dataset.snug = String(step);
    return cards.every((card) => card.scrollHeight <= card.clientHeight + 1);
  };
  // Each step needs less room than the one before: halving asks for few layouts.
  let [first, last] = [0, LAST];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (fits(middle)) last = middle;
    else first = middle + 1;
  }
  list.dataset.snug = String(first);
}

/** So many columns that a card is a little wider than high. What is written plays no part: a reason
 * that comes or goes moves no card. */
function columns(list: HTMLElement, many: number): number {
  const { clientWidth: wide, clientHeight: high } = list;
  const em = Number.parseFloat(getComputedStyle(list).fontSize) || 16;
  const unlike = (count: number) => {
    const each = Math.min(high / Math.ceil(many / count), TALLEST * em);
    return Math.abs(Math.log(wide / count / each / SHAPE));
  };
  const most = Math.max(2, Math.floor(wide / (SLIMMEST * em)));
  const counts = Array.from({ length: most - 1 }, (_, at) => at + 2);
  return counts.reduce((best, count) => (unlike(count) < unlike(best) ? count : best), 2);
}
