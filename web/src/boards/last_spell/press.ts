// A click answers, or says why not, or shows the card; pointing previews the answer.
import { byKeys, useTouch } from "../touch";
import type { Choice, Props } from "./table";

export { byKeys };

export interface Thing {
  choice: Choice;
  /** What the zoom shows of it; "" for nothing. */
  card: string;
}

type Deeds = Pick<Props, "say" | "explain" | "preview" | "zoom">;

export function useThing(deeds: Deeds, { choice, card }: Thing) {
  return useTouch({
    act() {
      if (choice.offered) deeds.say(choice.offered);
      else if (choice.refused) deeds.explain(choice.refused);
      else if (card) deeds.zoom(card);
    },
    look: (on) => deeds.preview(on && choice.offered ? choice.offered : null),
    zoom: card ? (on) => deeds.zoom(on ? card : null) : undefined,
  });
}

/** The same for what is drawn. */
export function useDrawnThing(deeds: Deeds, thing: Thing) {
  const handlers = useThing(deeds, thing);
  return { ...handlers, onKeyDown: byKeys(() => handlers.onClick()) };
}

export const marksOf = (choice: Choice): string =>
  choice.offered ? " lit" : choice.refused ? " refused" : "";
