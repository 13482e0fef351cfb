// How the battlefield is looked at: how large a space is, and which part is in view. By buttons and
// keys, by the wheel, by two fingers; moved about with a mouse that drags or a finger that swipes.
// Sizes are set on the drawing itself: nothing is laid out or drawn anew by React meanwhile.
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Frame, spotOf } from "./geometry";

/** The side of a space on the screen, in pixels: never smaller than legible, for fingers larger. */
const LEAST = 11;
const MOST = 96;
const FOR_FINGERS = 48;
const FOR_EYES = 14;
/** No first look is nearer than this: the rest of the map would be out of mind. */
const NEAREST = 56;
/** On a board so narrow or so low spaces are as large as a finger, and the map is moved about. */
const NARROW = 700;
const LOW = 340;
/** The gutters beside the map, where columns and rows are numbered: as wide as in the style sheet. */
const GUTTER = { x: 18, y: 16 };
/** A phone hides and shows its bars: not every other height is another room. */
const ANOTHER_HEIGHT = 90;
/** A mouse that moved so far between press and release has dragged, and not clicked. */
const DRAGGED = 5;

export interface Looking {
  /** Changes with the room there is: then everything is looked at anew. */
  room: string;
  zoomBy(factor: number): void;
  /** All of the map at once. */
  whole(): void;
  /** A part of it as large as it can be; if not all of that has room, what is around a space. */
  lookAt(part: Frame, space: string): void;
  /** Brings a space into the middle, unless one of these can be seen already. */
  centre(space: string, unlessSeen?: readonly string[], gently?: boolean): void;
}

interface Point {
  x: number;
  y: number;
}

export function useZoom(
  box: RefObject<HTMLDivElement | null>,
  map: RefObject<HTMLDivElement | null>,
  frame: Frame,
): Looking {
  const [room, setRoom] = useState("");
  const now = useRef({ unit: 24, frame });
  now.current.frame = frame;

  useEffect(() => {
    const measured = box.current;
    if (!measured || typeof ResizeObserver === "undefined") return;
    let known = { wide: 0, high: 0 };
    const watch = new ResizeObserver(() => {
      const { offsetWidth: wide, offsetHeight: high } = measured;
      if (wide === known.wide && Math.abs(high - known.high) < ANOTHER_HEIGHT) return;
      known = { wide, high };
      setRoom(`${wide} ${high}`);
    });
    watch.observe(measured);
    return () => watch.disconnect();
  }, [box]);

  const acts = useMemo(() => {
    /** How large a space can be for this part of the map to be seen; no scroll bar by rounding. */
    const fitting = ({ wide, high }: Frame) => {
      const it = box.current;
      if (!it || it.clientWidth === 0) return 24;
      const [across, down] = [it.clientWidth - GUTTER.x, it.clientHeight - GUTTER.y];
      return Math.floor(100 * Math.min(across / wide, down / high)) / 100;
    };
    const forFingers = () => {
      const board = box.current?.closest<HTMLElement>(".ls");
      return board ? board.offsetWidth < NARROW || board.offsetHeight < LOW : false;
    };
    const least = () => Math.max(LEAST, fitting(now.current.frame));
    /** Draws spaces so large, and keeps what is at a point of the screen where it is. */
    const draw = (unit: number, still?: Point) => {
      const [it, drawn] = [box.current, map.current];
      if (!it || !drawn) return;
      const view = it.getBoundingClientRect();
      const at = still ?? { x: view.left + view.width / 2, y: view.top + view.height / 2 };
      const before = drawn.getBoundingClientRect();
      const grown = unit / now.current.unit;
      const [across, down] = [at.x - before.left - GUTTER.x, at.y - before.top - GUTTER.y];
      now.current.unit = unit;
      drawn.style.setProperty("--unit", `${unit}px`);
      const after = drawn.getBoundingClientRect();
      it.scrollLeft += after.left + GUTTER.x + across * grown - at.x;
      it.scrollTop += after.top + GUTTER.y + down * grown - at.y;
    };
    const zoomBy = (factor: number, still?: Point) => {
      const wanted = now.current.unit * factor;
      draw(Math.min(MOST, Math.max(Math.min(least(), FOR_FINGERS), wanted)), still);
    };
    /** The middle of a space, in pixels from the corner of what can be scrolled. */
    const place = ({ x, y }: Point) => {
      const { unit, frame: shown } = now.current;
      const left = (map.current?.offsetLeft ?? 0) + GUTTER.x;
      const top = (map.current?.offsetTop ?? 0) + GUTTER.y;
      return { x: left + (x + 0.5 - shown.x) * unit, y: top + (y + 0.5 - shown.y) * unit };
    };
    const scrollTo = ({ x, y }: Point, gently = false) =>
      box.current?.scrollTo?.({
        left: x - (box.current.clientWidth + GUTTER.x) / 2,
        top: y - (box.current.clientHeight + GUTTER.y) / 2,
        behavior: gently ? "smooth" : "auto",
      });
    const lookAt = (part: Frame, space: string) => {
      const it = box.current;
      if (!it) return;
      const near = Math.min(NEAREST, fitting(part));
      draw(forFingers() ? Math.max(FOR_FINGERS, near) : Math.max(FOR_EYES, least(), near));
      const { unit } = now.current;
      const middle = { x: part.x + (part.wide - 1) / 2, y: part.y + (part.high - 1) / 2 };
      const spot = spotOf(space);
      scrollTo(
        place({
          x: part.wide * unit > it.clientWidth - GUTTER.x + 1 ? spot.x : middle.x,
          y: part.high * unit > it.clientHeight - GUTTER.y + 1 ? spot.y : middle.y,
        }),
      );
    };
    const centre = (space: string, unlessSeen: readonly string[] = [], gently = false) => {
      const it = box.current;
      if (!it || space === "") return;
      const edge = now.current.unit;
      const seen = unlessSeen.some((name) => {
        const { x, y } = place(spotOf(name));
        const [across, down] = [x - it.scrollLeft, y - it.scrollTop];
        return (
          across > edge + GUTTER.x &&
          across < it.clientWidth - edge &&
          down > edge + GUTTER.y &&
          down < it.clientHeight - edge
        );
      });
      if (!seen) scrollTo(place(spotOf(space)), gently);
    };
    return { zoomBy, whole: () => draw(least()), lookAt, centre };
  }, [box, map]);

  useHands(box, acts.zoomBy);
  const zoomBy = useCallback((factor: number) => acts.zoomBy(factor), [acts]);
  return { room, ...acts, zoomBy };
}

/** Wheel, keys, two fingers, and a mouse that drags. */
function useHands(
  box: RefObject<HTMLDivElement | null>,
  zoomBy: (factor: number, still?: Point) => void,
) {
  useEffect(() => {
    const it = box.current;
    if (!it) return;
    const quit = new AbortController();
    const { signal } = quit;
    const active = { signal, passive: false };

    const wheel = (event: WheelEvent) => {
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return; // It is moved to the side.
      event.preventDefault();
      const far = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY;
      const factor = Math.exp(
        Math.max(-0.3, Math.min(0.3, -far * (event.ctrlKey ? 0.01 : 0.0018))),
      );
      zoomBy(factor, { x: event.clientX, y: event.clientY });
    };
    it.addEventListener("wheel", wheel, active);

    const keys = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.matches("input, select, textarea"))
        return;
      if (event.key === "+" || event.key === "=") zoomBy(1.3);
      else if (event.key === "-") zoomBy(1 / 1.3);
    };
    addEventListener("keydown", keys, { signal });

    let spread = 0;
    const two = ({ touches: [one, other] }: TouchEvent) =>
      one && other
        ? {
            apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
            between: {
              x: (one.clientX + other.clientX) / 2,
              y: (one.clientY + other.clientY) / 2,
            },
          }
        : null;
    const pinch = (event: TouchEvent) => {
      const fingers = event.touches.length === 2 ? two(event) : null;
      if (!fingers) {
        spread = 0;
        return;
      }
      if (event.cancelable) event.preventDefault();
      if (spread > 0) zoomBy(fingers.apart / spread, fingers.between);
      spread = fingers.apart;
    };
    it.addEventListener("touchstart", pinch, active);
    it.addEventListener("touchmove", pinch, active);
    it.addEventListener("touchend", pinch, active);

    let held: { x: number; y: number; left: number; top: number } | null = null;
    let dragged = false;
    const down = (event: PointerEvent) => {
      dragged = false;
      if (event.pointerType !== "mouse" || event.button > 1) return;
      held = { x: event.clientX, y: event.clientY, left: it.scrollLeft, top: it.scrollTop };
    };
    const move = (event: PointerEvent) => {
      if (!held || event.buttons === 0) return;
      const [across, along] = [event.clientX - held.x, event.clientY - held.y];
      if (!dragged && Math.hypot(across, along) < DRAGGED) return;
      if (!dragged) it.setPointerCapture?.(event.pointerId);
      dragged = true;
      it.classList.add("dragged");
      it.scrollLeft = held.left - across;
      it.scrollTop = held.top - along;
    };
    const up = () => {
      held = null;
      it.classList.remove("dragged");
    };
    const click = (event: MouseEvent) => {
      if (!dragged || event.detail === 0) return; // A key clicks, too, and drags nothing.
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };
    it.addEventListener("pointerdown", down, { signal });
    it.addEventListener("pointermove", move, { signal });
    it.addEventListener("pointerup", up, { signal });
    it.addEventListener("pointercancel", up, { signal });
    it.addEventListener("click", click, { signal, capture: true });
    return () => quit.abort();
  }, [box, zoomBy]);
}
