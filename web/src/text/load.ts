// Fetches the texts of the house and of one game in one language: nothing else is downloaded.
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

const loaded = new Map<string, Promise<Texts>>();

export function textsOf(language: Language, game = ""): Promise<Texts> {
  const key = `${language} ${game}`;
  let found = loaded.get(key);
  if (!found) {
    found = read(language, game);
    found.catch(() => loaded.delete(key)); // A lost connection may come back.
    loaded.set(key, found);
  }
  return found;
}

async function read(language: Language, game: string): Promise<Texts> {
  const house = HOUSE[`../../../src/gloaming/text/${language}.ftl`];
  const own = GAMES[`../../../src/gloaming/games/${game}/text/${language}.ftl`];
  const [ours, theirs] = await Promise.all([house?.() ?? "", own?.() ?? ""]);
  return new Texts(language, ours, theirs, game);
}
