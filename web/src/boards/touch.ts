// How a thing is touched: a click acts; pointing at it, or coming to it by keys, looks; a card is
// zoomed by pointing at it with a mouse, or by a long press.
import { type FocusEvent, type PointerEvent, useRef } from "react";

const LONG_PRESS = 450;

interface Touch {
  act(): void;
  /** What it would change or reaches is shown, or no longer. */
  look(on: boolean): void;
  /** The whole card is shown, or no longer; nothing for what is no card. */
  zoom?: ((on: boolean) => void) | undefined;
}

export function useTouch({ act, look, zoom }: Touch) {
  const pressed = useRef(0);
  const zoomed = useRef(false);
  const release = () => window.clearTimeout(pressed.current);
  return {
    onClick(click?: { detail: number }) {
      // A long press has shown the card; it is no choice. A key is, and counts no clicks.
      if (!zoomed.current || !click?.detail) act();
    },
    onPointerDown(event: PointerEvent) {
      zoomed.current = false;
      if (event.pointerType === "mouse" || !zoom) return;
      pressed.current = window.setTimeout(() => {
        zoomed.current = true;
        zoom(true);
      }, LONG_PRESS);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== "mouse") return;
      look(true);
      zoom?.(true);
    },
    onPointerLeave(event: PointerEvent) {
      release();
      if (event.pointerType !== "mouse") return;
      look(false);
      zoom?.(false);
    },
    // Not for a finger: what is shown would move the thing away before the tap is over.
    onFocus: (event: FocusEvent) => event.currentTarget.matches(":focus-visible") && look(true),
    onBlur: () => look(false),
    onContextMenu(event: { preventDefault(): void }) {
      if (zoomed.current) event.preventDefault();
    },
  };
}

/** A drawing has no buttons, so it listens to their keys. */
export const byKeys =
  (act: () => void) =>
  (event: { key: string; preventDefault(): void; stopPropagation(): void }) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
