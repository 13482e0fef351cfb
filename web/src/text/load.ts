// Fetches the texts of the house and of one game in one language: nothing else is downloaded.
import { kept } from "../net/kept";
import type { Language } from "../shell/settings";
import { Texts } from "./texts";

const HOUSE = import.meta.glob<string>("../../../src/gloaming/text/*.ftl", {
  query: "?raw",
  import: "default",
});
const GAMES = import.meta.glob<string>("../../../src/gloaming/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The texts in a language, with those of a game; "" for none. */
export const textsOf = kept(async (language: Language, game: string): Promise<Texts> => {
  const house = HOUSE[`../../../src/gloaming/text/${language}.ftl`];
  const own = GAMES[`../../../src/gloaming/games/${game}/text/${language}.ftl`];
  const [ours, theirs] = await Promise.all([house?.() ?? "", own?.() ?? ""]);
  return new Texts(language, ours, theirs, game);
});
