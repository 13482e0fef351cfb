// The Last Spell at the table: tracks, battlefield, the sheets of the heroes, waves, and by day the
// shops and the building yard.
import { useEffect, useRef } from "react";
import type { BoardProps } from "../contract";
import { Day, Ways } from "./day";
import { DiceTray } from "./dice";
import { Field } from "./field";
import { Heroes } from "./hero";
import { Loose } from "./loose";
import { News } from "./news";
import {
  isNight,
  looseAnswers,
  ON_MONSTERS,
  ON_SLOTS,
  ON_SPACES,
  type Props,
  type Board as View,
  verbOf,
} from "./table";
import { Missions, Tracks } from "./tracks";
import { Waves } from "./waves";
import "./board.css";
import "./field.css";
import "./figures.css";
import "./sheet.css";
import "./laid.css";
import "./day.css";
import "./zoom.css";
import "./desk.css";
import "./phone.css";
import "./luck.css";

export { isCard } from "./table";
export { tells } from "./tells";
export { Zoom } from "./zoom";

/** Reasons, dice and the like are named in sentences; there is no place where they lie. */
export const words = ["why", "face", "dice", "direction", "resource", "blow"];

export function Board(given: BoardProps) {
  const board = given.sight.board as unknown as View;
  const after = given.previewed ? (given.previewed as unknown as View) : null;
  const props: Props = { ...given, board, after };
  const night = isNight(board);
  const why = given.sight.asked?.why ?? "";
  const shops = given.sight.under_way.includes("day") && !GROWING.has(why);
  const slots = onSlots(given.lit); // Then the waves are where the question is answered.
  const field = useRef<HTMLDivElement>(null);
  useInView(field, given);
  return (
    // A finger put down elsewhere closes the card that a long press has opened.
    <div
      className={`ls ${night ? "by-night" : "by-day"}${shops ? " shopping" : ""}`}
      onPointerDownCapture={(event) => event.pointerType !== "mouse" && given.zoom(null)}
    >
      <Tracks {...props} />
      {shops && <Ways text={given.text} />}
      <div className="ls-main" ref={field}>
        <Field {...props} />
        <News {...props} />
      </div>
      <div className="ls-asked">
        <Loose {...props} />
        <DiceTray {...props} />
        {slots && <Waves {...props} />}
      </div>
      <div className="ls-side">
        <Heroes {...props} />
        {!slots && <Waves {...props} />}
        <Missions {...props} />
      </div>
      {shops && <Day {...props} />}
    </div>
  );
}

/** Questions of the dawn, before the shops open. */
const GROWING = new Set(["stat", "perk", "draw-perk", "deal", "direction"]);

const onSlots = (lit: BoardProps["lit"]) => [...lit].some((it) => ON_SLOTS.includes(verbOf(it)));

/** A question brings into view where it is answered: the battlefield, or on a phone a sheet. */
function useInView(field: { current: HTMLDivElement | null }, { lit, sight }: BoardProps) {
  const on = [...ON_SPACES, ...ON_MONSTERS].filter((verb) => !/work|repair|upgrade/.test(verb));
  const there = lit.size > 0 && [...lit].some((answer) => on.includes(verbOf(answer)));
  const laid = looseAnswers(lit).length > 0 || onSlots(lit);
  const why = lit.size > 0 ? (sight.asked?.why ?? "") : "";
  const turn = why === "turn" ? String(sight.board.active) : "";
  useEffect(() => {
    const narrow = innerWidth <= 640; // There the question covers the lower half.
    const board = field.current?.parentElement;
    const part =
      there || turn
        ? field.current
        : narrow && laid
          ? board?.querySelector(".ls-asked")
          : narrow && ["harm", "guard", "save"].includes(why)
            ? board?.querySelector(".ls-sheet")
            : null;
    const box = part?.getBoundingClientRect();
    if (!why || !box) return;
    const room = narrow ? 60 : innerHeight - 200;
    if (box.bottom < 160 || box.top > room) part?.scrollIntoView?.({ block: "start" });
  }, [field, there, laid, why, turn]);
}
