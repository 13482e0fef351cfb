// Cards of one size whatever is written on them: where a text is too long for its card, the pictures
// of the row are smaller, then the type; then the pictures go. What is still too long fades out: the
// zoom has all of it.
import { type RefObject, useLayoutEffect, useRef } from "react";

/** How high a card grows at most, how wide it is at least, in the size of the type; and its shape. */
const TALLEST = 21;
const SLIMMEST = 11;
const SHAPE = 1.3;
const STEPS = ["0", "1", "2", "3", "4", "5", "6", "7"];

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
  list.style.setProperty("--fitting", String(columns(list, cards.length)));
  for (const step of STEPS) {
    list.dataset.snug = step;
    if (cards.every((card) => card.scrollHeight <= card.clientHeight + 1)) return;
  }
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
