// The board of a game: its own drawing when there is one, the generic one otherwise.
import { useEffect, useState } from "react";
import { type BoardModule, boards } from "../boards/contract";

export function useBoard(game: string | undefined): BoardModule | null {
  const [module, setModule] = useState<BoardModule | null>(null);
  useEffect(() => {
    let wanted = true;
    const take = (found: BoardModule) => wanted && setModule(found);
    const plain = () => import("../boards/generic").then((it) => take(it.generic));
    const drawn = game ? boards[game] : undefined;
    if (drawn) drawn().then(take, plain);
    else if (game) void plain();
    return () => {
      wanted = false;
    };
  }, [game]);
  return module;
}
