// Answers the table gives for a person who wished so: the only one there is, or a pass (UX-21).
// One that ends something, or has a reason behind it, waits for the person all the same (UX-34).
import { useEffect } from "react";
import type { GameInfo, Sight } from "../net/protocol";
import { myTurn } from "../table/curtain";
import { useSettings } from "./settings";
import type { Table } from "./useTable";

/** How long a lone answer is seen before the table gives it. */
const MOMENT = 900;

/** A pass comes after as long as a person might look at the cards: nobody can tell them apart. */
const pondering = () => 1500 + Math.random() * 4500;

/** `sight` is null while somebody looks at the past: nothing is answered from there. */
export function useAutomatic(
  state: Table,
  sight: Sight | null,
  reactions: GameInfo["reactions"] = {},
): void {
  const { settings } = useSettings();
  const asked = sight && myTurn(sight) ? sight.asked : null;
  const options = asked?.options ?? [];
  const pass = settings.autoPass ? options.find((it) => it === reactions[asked?.why ?? ""]) : "";
  const lone = settings.autoAnswer && options.length === 1 && !asked?.waits ? options[0] : "";
  const answer = pass || lone;
  const held = state.log.at(-1)?.what === "undone"; // Never again what was just taken back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it waits for.
  useEffect(() => {
    if (!answer || held) return;
    const timer = setTimeout(() => state.say(answer, true), pass ? pondering() : MOMENT);
    return () => clearTimeout(timer);
  }, [answer, held, sight?.seq, sight?.seat]);
}
