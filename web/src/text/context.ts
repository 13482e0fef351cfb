// Texts at hand wherever something is drawn.
import { createContext, useContext, useEffect, useState } from "react";
import type { Language } from "../shell/settings";
import { textsOf } from "./load";
import { Texts } from "./texts";

export const TextContext = createContext<Texts>(new Texts("en", ""));

/** The texts of the house, and of the game that is on the table. */
export const useText = () => useContext(TextContext);

/** Texts in a language; until another language is there, the one before goes on speaking. */
export function useTexts(language: Language, game = ""): Texts | null {
  const [texts, setTexts] = useState<Texts | null>(null);
  useEffect(() => {
    let wanted = true;
    textsOf(language, game).then(
      (found) => wanted && setTexts(found),
      () => {}, // The page behind says that nothing can be reached.
    );
    return () => {
      wanted = false;
    };
  }, [language, game]);
  return texts;
}
