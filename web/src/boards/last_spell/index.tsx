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
import { isNight, ON_MONSTERS, ON_SPACES, type Props, type Board as View, verbOf } from "./table";
import { Missions, Tracks } from "./tracks";
import { Waves } from "./waves";
import "./board.css";
import "./field.css";
import "./figures.css";
import "./sheet.css";
import "./day.css";
import "./zoom.css";
import "./phone.css";

export { Zoom } from "./zoom";

export function Board(given: BoardProps) {
  const board = given.sight.board as unknown as View;
  const after = given.previewed ? (given.previewed as unknown as View) : null;
  const props: Props = { ...given, board, after };
  const night = isNight(board);
  const under = given.sight.under_way;
  const shops = under.includes("day") || under.includes("take") || has(given.lit, "take");
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
      </div>
      <div className="ls-side">
        <Heroes {...props} />
        <Waves {...props} />
        <Missions {...props} />
      </div>
      {shops && <Day {...props} />}
    </div>
  );
}

const has = (lit: ReadonlySet<string>, verb: string) => [...lit].some((it) => verbOf(it) === verb);

/** A question that is answered on the battlefield brings it into view. */
function useInView(field: { current: HTMLDivElement | null }, { lit, sight }: BoardProps) {
  const on = [...ON_SPACES, ...ON_MONSTERS].filter((verb) => !/work|repair|upgrade/.test(verb));
  const there = lit.size > 0 && [...lit].some((answer) => on.includes(verbOf(answer)));
  const why = sight.asked?.why ?? "";
  const turn = why === "turn" ? String(sight.board.active) : "";
  useEffect(() => {
    const box = field.current?.getBoundingClientRect();
    if (!box || !(there || turn)) return;
    const narrow = innerWidth <= 640; // There the question covers the lower half.
    const room = narrow ? 60 : innerHeight - 200;
    const hidden = box.bottom < 160 || box.top > room;
    if (why && hidden) field.current?.scrollIntoView?.({ block: "start" });
  }, [field, there, why, turn]);
}
