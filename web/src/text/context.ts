// Texts at hand wherever something is drawn.
import { createContext, useContext } from "react";
import { useKept } from "../net/kept";
import type { Language } from "../shell/settings";
import { textsOf } from "./load";
import { Texts } from "./texts";

export const TextContext = createContext<Texts>(new Texts("en", ""));

/** The texts of the house, and of the game that is on the table. */
export const useText = () => useContext(TextContext);

/** Texts in a language; until another language is there, the one before goes on speaking. */
export const useTexts = (language: Language, game = ""): Texts | null =>
  useKept(textsOf, language, game) ?? null;
