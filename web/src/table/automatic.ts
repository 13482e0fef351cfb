// Answers the table gives for a person who wished so: the only one there is, or a pass (UX-21).
// One that ends something, or has a reason behind it, waits for the person all the same (UX-34).
import { useEffect } from "react";
import type { Asked, GameInfo, Told } from "../net/protocol";
import { type Settings, useSettings } from "../shell/settings";
import type { Table } from "./context";
import { isNote } from "./memory";

/** How long a lone answer is seen before the table gives it. */
const MOMENT = 900;

/** A pass comes after as long as a person might look at the cards: nobody can tell them apart. */
const pondering = () => 1500 + Math.random() * 4500;

/** The answer that needs nobody to think, and whether it passes a chance to react. */
export function automatic(
  asked: Asked | null,
  log: readonly Told[],
  wish: Pick<Settings, "autoPass" | "autoAnswer">,
  reactions: GameInfo["reactions"] = {},
): { answer: string; passes: boolean } | null {
  if (!asked || log.findLast((told) => !isNote(told))?.what === "undone") return null; // Never again what was taken back.
  const { options, why, waits } = asked;
  const pass = reactions[why];
  if (wish.autoPass && pass && options.includes(pass)) return { answer: pass, passes: true };
  const [lone, ...others] = options;
  if (!wish.autoAnswer || !lone || others.length > 0 || waits) return null;
  return { answer: lone, passes: false };
}

export function useAutomatic({ asked, log, info, sight, telling, play }: Table): void {
  const { settings } = useSettings();
  // First it is seen what led to it.
  const found = automatic(telling ? null : asked, log, settings, info?.reactions);
  const { answer = "", passes = false } = found ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what it waits for.
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => play.say(answer, true), passes ? pondering() : MOMENT);
    return () => clearTimeout(timer);
  }, [answer, sight.open_since, sight.seat]);
}
