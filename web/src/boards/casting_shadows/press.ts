// How a thing is touched: a click answers, or says why not; pointing at it previews; a card is
// zoomed by pointing at it with a mouse, or by a long press.
import { type PointerEvent, useRef } from "react";
import type { Choice, Props } from "./answers";

const LONG_PRESS = 450;

export interface Thing {
  choice: Choice;
  /** What the zoom shows of it; "" for nothing. */
  card: string;
  /** The tiles it reaches, shown on the map while it is pointed at. */
  reach?: readonly string[];
}

export function useThing(props: Props, { choice, card, reach = [] }: Thing) {
  const pressed = useRef(0);
  const zoomed = useRef(false);
  const release = () => window.clearTimeout(pressed.current);
  const look = (on: boolean) => {
    props.preview(on && choice.offered ? choice.offered : null);
    props.setRanged(on ? reach : []);
  };
  const act = () => {
    if (zoomed.current) return; // A long press has shown the card; it is no choice.
    if (choice.offered) {
      props.setRanged([]);
      props.say(choice.offered);
    } else if (choice.refused) props.explain(choice.refused);
    else if (card) props.zoom(card);
  };
  return {
    onClick: act,
    onPointerDown(event: PointerEvent) {
      zoomed.current = false;
      if (event.pointerType === "mouse" || !card) return;
      pressed.current = window.setTimeout(() => {
        zoomed.current = true;
        props.zoom(card);
        props.setRanged(reach);
      }, LONG_PRESS);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== "mouse") return;
      look(true);
      if (card) props.zoom(card);
    },
    onPointerLeave(event: PointerEvent) {
      release();
      if (event.pointerType !== "mouse") return;
      look(false);
      if (card) props.zoom(null);
    },
    onFocus: () => look(true),
    onBlur: () => look(false),
    onContextMenu(event: { preventDefault(): void }) {
      if (zoomed.current) event.preventDefault();
    },
  };
}

/** The same for what is drawn: a drawing has no buttons, so it listens to their keys. */
export function useDrawnThing(props: Props, thing: Thing) {
  const handlers = useThing(props, thing);
  return {
    ...handlers,
    onKeyDown(event: { key: string; preventDefault(): void; stopPropagation(): void }) {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      handlers.onClick();
    },
  };
}

export function marksOf(choice: Choice): string {
  return choice.offered ? " lit" : choice.refused ? " refused" : "";
}
