// Several answers by one click, given one after the other as the questions come: each goes the way of
// every answer, and can be undone like it. It stops where its next answer is not on offer.
import { useEffect, useRef, useState } from "react";
import type { BoardProps } from "../contract";
import { type Board, cardOf, nounOf, PRINTED, sortOf, verbOf } from "./table";

export type Chain =
  /** The first Trait and Perk, a potion, no exchange: whoever wants to begin. */
  | { kind: "usual" }
  /** An item of the Shared Supply for a hero, who puts down what is in its place. */
  | { kind: "swap"; item: string; hero: string; down: readonly string[] };

const FAVOURITE = "take_potion red";
const USUAL: Readonly<Record<string, string>> = {
  trait: "keep_trait",
  perk: "keep_perk",
  potion: "take_potion",
  exchange: "end_exchange",
};

/** Whether a question is one that the usual answers. */
export const isUsual = (why: string): boolean => why in USUAL;

type Asked = Pick<BoardProps, "lit"> & { why: string; board: Board };

/** The next answer of a chain, and what is left of it; nothing where it ends. */
export function nextOf(chain: Chain, { lit, why, board }: Asked): [string, Chain | null] | null {
  if (chain.kind === "usual") {
    const answer = [FAVOURITE, ...lit].find((it) => lit.has(it) && verbOf(it) === USUAL[why]);
    return answer ? [answer, why === "exchange" ? null : chain] : null;
  }
  const { item, hero, down } = chain;
  if (why === "give") {
    const mine = board.about === item;
    const answer = mine ? `give_to ${hero}` : "put_down";
    return lit.has(answer) ? [answer, mine ? null : chain] : null;
  }
  const [first, ...others] = down;
  if (first !== undefined) return [`move ${first}`, { ...chain, down: others }];
  if (lit.has(`move ${item}`)) return [`move ${item}`, chain];
  const held = board.heroes.find((it) => it.hero === hero)?.items ?? [];
  const next = held.find((it) => placeOf(it.item) === placeOf(item) && lit.has(`move ${it.item}`));
  return next ? [`move ${next.item}`, chain] : null;
}

/** Where a hero has an item: in its hands, on its belt, above or below. */
export function placeOf(item: string): string {
  const sort = sortOf(item);
  if (sort === "potion" || sort === "scroll") return "belt";
  const worn = PRINTED[cardOf(item)]?.worn ?? "shield";
  return worn === "shield" ? "hands" : worn;
}

/** What a hero could put down for an item that nobody has room for. */
export const inPlaceOf = (item: string, { board, lit }: Pick<Asked, "board" | "lit">) =>
  board.heroes.flatMap(({ hero, items }) =>
    items
      .filter((it) => placeOf(it.item) === placeOf(item) && lit.has(`move ${it.item}`))
      .map((it) => ({ hero, down: it.item })),
  );

/** Gives the answers of a chain as they are asked for. */
export function useChain(given: BoardProps, board: Board): (chain: Chain) => void {
  const [chain, setChain] = useState<Chain | null>(null);
  const said = useRef(-1);
  const { lit, sight, say } = given;
  useEffect(() => {
    const since = sight.open_since;
    if (!chain || lit.size === 0 || said.current === since) return;
    const next = nextOf(chain, { lit, why: sight.asked?.why ?? "", board });
    setChain(next ? next[1] : null);
    if (!next || !lit.has(next[0])) return;
    said.current = since;
    say(next[0]);
  }, [chain, lit, sight, board, say]);
  return (one) => {
    said.current = -1;
    setChain(one);
  };
}

/** Which item an answer that is not on offer wanted to hand out. */
export const movedBy = (answer: string | undefined): string =>
  answer && verbOf(answer) === "move" ? nounOf(answer) : "";
