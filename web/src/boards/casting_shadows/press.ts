// A click answers, or says why not, or shows the card; pointing previews the answer and the range.
import { byKeys, useTouch } from "../touch";
import type { Choice, Props } from "./answers";

export interface Thing {
  choice: Choice;
  /** What the zoom shows of it; "" for nothing. */
  card: string;
  /** The tiles it reaches, shown on the map while it is pointed at. */
  reach?: readonly string[];
}

export function useThing(props: Props, { choice, card, reach = [] }: Thing) {
  return useTouch({
    act() {
      if (choice.offered) {
        props.setRanged([]);
        props.say(choice.offered);
      } else if (choice.refused) props.explain(choice.refused);
      else if (card) props.zoom(card);
    },
    look(on) {
      props.preview(on && choice.offered ? choice.offered : null);
      props.setRanged(on ? reach : []);
    },
    zoom: card
      ? (on) => {
          props.zoom(on ? card : null);
          props.setRanged(on ? reach : []);
        }
      : undefined,
  });
}

/** The same for what is drawn. */
export function useDrawnThing(props: Props, thing: Thing) {
  const handlers = useThing(props, thing);
  return { ...handlers, onKeyDown: byKeys(() => handlers.onClick()) };
}

export function marksOf(choice: Choice): string {
  return choice.offered ? " lit" : choice.refused ? " refused" : "";
}
