// How a thing is touched: a click answers, or says why not; pointing at it previews; a card is
// zoomed by pointing at it with a mouse, or by a long press.
import { type PointerEvent, useRef } from "react";
import type { Choice, Props } from "./table";

const LONG_PRESS = 450;

export interface Thing {
  choice: Choice;
  /** What the zoom shows of it; "" for nothing. */
  card: string;
}

type Deeds = Pick<Props, "say" | "explain" | "preview" | "zoom">;

export function useThing(deeds: Deeds, { choice, card }: Thing) {
  const pressed = useRef(0);
  const zoomed = useRef(false);
  const release = () => window.clearTimeout(pressed.current);
  const look = (on: boolean) => deeds.preview(on && choice.offered ? choice.offered : null);
  return {
    onClick() {
      if (zoomed.current) return; // A long press has shown the card; it is no choice.
      if (choice.offered) deeds.say(choice.offered);
      else if (choice.refused) deeds.explain(choice.refused);
      else if (card) deeds.zoom(card);
    },
    onPointerDown(event: PointerEvent) {
      zoomed.current = false;
      if (event.pointerType === "mouse" || !card) return;
      pressed.current = window.setTimeout(() => {
        zoomed.current = true;
        deeds.zoom(card);
      }, LONG_PRESS);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== "mouse") return;
      look(true);
      if (card) deeds.zoom(card);
    },
    onPointerLeave(event: PointerEvent) {
      release();
      if (event.pointerType !== "mouse") return;
      look(false);
      if (card) deeds.zoom(null);
    },
    onFocus: () => look(true),
    onBlur: () => look(false),
    onContextMenu(event: { preventDefault(): void }) {
      if (zoomed.current) event.preventDefault();
    },
  };
}

/** The same for what is drawn: a drawing has no buttons, so it listens to their keys. */
export function useDrawnThing(deeds: Deeds, thing: Thing) {
  const handlers = useThing(deeds, thing);
  return { ...handlers, onKeyDown: byKeys(handlers.onClick) };
}

export const byKeys =
  (act: () => void) =>
  (event: { key: string; preventDefault(): void; stopPropagation(): void }) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

export const marksOf = (choice: Choice): string =>
  choice.offered ? " lit" : choice.refused ? " refused" : "";
