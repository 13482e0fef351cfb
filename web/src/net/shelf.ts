// The games that can be played here: asked for once, whichever page wants to know.
import { useCallback, useEffect, useState } from "react";
import * as http from "./http";
import { kept, useKept } from "./kept";
import type { GameInfo } from "./protocol";
import { useTrouble } from "./trouble";

export const shelf = kept(() => http.shelf());

/** All games, for a page that can't do without them: it says what went wrong and asks again. */
export function useShelf() {
  const [games, setGames] = useState<GameInfo[] | null>(() => shelf.now()?.games ?? null);
  const [trouble, setTrouble] = useTrouble(() => again());
  const again = useCallback(() => {
    setTrouble(null);
    shelf().then((found) => setGames(found.games), setTrouble);
  }, [setTrouble]);
  useEffect(again, [again]);
  return { games, trouble, setTrouble, again };
}

/** A game's line on the shelf: how many can play, and which bots. Without it no bot can be asked. */
export function useGameInfo(game: string): GameInfo | null {
  return useKept(shelf)?.games.find((it) => it.id === game) ?? null;
}
