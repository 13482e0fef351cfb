// How large the battlefield is drawn: by buttons, by wheel with Ctrl, by two fingers. What was in the
// middle stays in the middle.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Frame, spotOf } from "./geometry";

/** The side of a space on the screen, in pixels: never smaller than legible, for fingers larger. */
const LEAST = 11;
const MOST = 84;
const FOR_FINGERS = 46;
const FOR_EYES = 14;
/** On so narrow a board spaces are as large as a finger, and the map is moved about. */
const NARROW = 700;

interface Zoomed {
  unit: number;
  /** What it is when nobody zooms. */
  usual: number;
  zoomBy(factor: number): void;
  /** All of the map at once. */
  fit(): void;
  /** Scrolls a space into the middle, unless one of these can be seen already. */
  centre(space: string, unlessSeen?: readonly string[]): void;
}

/** All that is worth drawing fills the view, unless somebody zooms. */
export function useZoom(box: RefObject<HTMLDivElement | null>, frame: Frame): Zoomed {
  const [{ width, height, room }, setSize] = useState({ width: 0, height: 0, room: 0 });
  const [chosen, setChosen] = useState<number | null>(null);
  // In hundredths, and never too large: no scroll bar comes by rounding.
  const fits = Math.floor(100 * Math.min(width / frame.wide, height / frame.high)) / 100;
  const whole = width > 0 ? Math.max(LEAST, fits) : 24;
  const usual = width === 0 ? 24 : room < NARROW ? FOR_FINGERS : Math.max(FOR_EYES, fits);
  const unit = chosen ?? usual;
  const before = useRef(unit);
  const now = useRef({ unit, whole, frame });
  now.current = { unit, whole, frame };

  useEffect(() => {
    const measured = box.current;
    if (!measured || typeof ResizeObserver === "undefined") return;
    const measure = () =>
      setSize({
        width: measured.offsetWidth - 2,
        height: measured.offsetHeight - 2,
        room: measured.closest<HTMLElement>(".ls")?.offsetWidth ?? 0,
      });
    const watch = new ResizeObserver(measure);
    watch.observe(measured);
    measure();
    return () => watch.disconnect();
  }, [box]);

  useLayoutEffect(() => {
    const it = box.current;
    if (it && before.current !== unit) {
      const grown = unit / before.current;
      it.scrollLeft = (it.scrollLeft + it.clientWidth / 2) * grown - it.clientWidth / 2;
      it.scrollTop = (it.scrollTop + it.clientHeight / 2) * grown - it.clientHeight / 2;
    }
    before.current = unit;
  }, [box, unit]);

  const zoomBy = useCallback((factor: number) => {
    const { unit: from, whole: least } = now.current;
    setChosen(Math.min(MOST, Math.max(Math.min(least, FOR_FINGERS), from * factor)));
  }, []);

  const centre = useCallback(
    (space: string, unlessSeen: readonly string[] = []) => {
      const it = box.current;
      if (!it || space === "") return;
      const side = now.current.unit;
      const place = (name: string) => {
        const { x, y } = spotOf(name);
        return {
          x: (x + 0.5 - now.current.frame.x) * side,
          y: (y + 0.5 - now.current.frame.y) * side,
        };
      };
      const seen = unlessSeen.some((name) => {
        const { x, y } = place(name);
        const across = x - it.scrollLeft;
        const down = y - it.scrollTop;
        const edge = side * 1.6;
        return (
          across > edge &&
          across < it.clientWidth - edge &&
          down > edge &&
          down < it.clientHeight - edge
        );
      });
      if (seen) return;
      const { x, y } = place(space);
      it.scrollTo?.({ left: x - it.clientWidth / 2, top: y - it.clientHeight / 2 });
    },
    [box],
  );

  useEffect(() => {
    const it = box.current;
    if (!it) return;
    let spread = 0;
    const apart = (touches: TouchList) => {
      const [one, other] = [touches[0], touches[1]];
      return one && other
        ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
        : 0;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? 1.12 : 1 / 1.12);
    };
    const start = (event: TouchEvent) => {
      spread = event.touches.length === 2 ? apart(event.touches) : 0;
    };
    const move = (event: TouchEvent) => {
      if (event.touches.length !== 2 || spread === 0) return;
      event.preventDefault();
      const wide = apart(event.touches);
      zoomBy(wide / spread);
      spread = wide;
    };
    it.addEventListener("wheel", wheel, { passive: false });
    it.addEventListener("touchstart", start, { passive: true });
    it.addEventListener("touchmove", move, { passive: false });
    return () => {
      it.removeEventListener("wheel", wheel);
      it.removeEventListener("touchstart", start);
      it.removeEventListener("touchmove", move);
    };
  }, [box, zoomBy]);

  return { unit, usual, zoomBy, fit: useCallback(() => setChosen(now.current.whole), []), centre };
}
