// The keyboard at the table (UX-14): arrows go to the nearest thing that way, numbers answer.
import type { Asked } from "../net/protocol";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

interface Place {
  x: number;
  y: number;
}

const AWAY: Record<Arrow, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isArrow = (key: string): key is Arrow => key in AWAY;

/** The index of the nearest place that lies that way; what lies straight ahead is nearer. */
export function nearest(from: Place, places: readonly Place[], arrow: Arrow): number {
  const way = AWAY[arrow];
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  places.forEach((place, at) => {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead <= 1) return;
    const far = ahead + aside * 2.5;
    if (far < least) {
      least = far;
      best = at;
    }
  });
  return best;
}

const FOCUSABLE = "a[href], button:not(:disabled), [tabindex], summary, input, select";
// While something is aimed, only it and what it may hit count (UX-14): everything between is passed.
const TARGET = "[data-target]";
const AIMED = "[aria-pressed=true]";

/** Moves the focus inside a region the way an arrow points; false if nothing lies there. */
export function moveFocus(region: HTMLElement, arrow: Arrow): boolean {
  // What is folded away has a place too, but can't be seen there.
  const wanted = region.querySelector(TARGET) ? `${TARGET}, ${AIMED}` : FOCUSABLE;
  const things = [...region.querySelectorAll<HTMLElement | SVGElement>(wanted)].filter(
    (thing) => thing.checkVisibility?.() ?? true,
  );
  const places = things.map(middle);
  const here = document.activeElement;
  const start = here && region.contains(here) && here !== region ? middle(here) : null;
  if (!start) {
    things[0]?.focus();
    return things.length > 0;
  }
  const at = nearest(start, places, arrow);
  things[at]?.focus();
  return at >= 0;
}

function middle(thing: Element): Place {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whether somebody is writing: then keys are letters. */
export function writing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio"].includes(target.type);
  return target instanceof HTMLSelectElement;
}

export const isUndo = (event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey">) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";

/** How answers are numbered: the first nine by 1 to 9, what ends a turn by 0 (UX-12). */
export interface Numbered {
  answer: string;
  shortcut: string;
  /** It ends something, and stands apart. */
  ends: boolean;
}

export function numbered({ options, ends }: Pick<Asked, "options" | "ends">): Numbered[] {
  const others = options.filter((answer) => !ends.includes(answer));
  const first = others.map((answer, at) => ({
    answer,
    shortcut: at < 9 ? String(at + 1) : "",
    ends: false,
  }));
  const last = ends.map((answer, at) => ({ answer, shortcut: at === 0 ? "0" : "", ends: true }));
  return [...first, ...last];
}
