// The Last Spell at the table: tracks, battlefield, the heroes and their sheets, what comes out of the
// Fog, and by day the shops and the building yard. Everything keeps its place from one question to
// the next; only the day has places of its own.
import { useEffect, useState } from "react";
import type { BoardProps } from "../contract";
import { useChain } from "./chain";
import { Day, Ways } from "./day";
import { Field } from "./field";
import { Foot } from "./foot";
import { Heroes, Sheet } from "./hero";
import { Loose } from "./loose";
import { heroInFocus, isNight, onSlots, onTheMap, type Props, type Board as View } from "./table";
import { Takers } from "./takers";
import { Tracks } from "./tracks";
import { Waves } from "./waves";
import "./layout.css";
import "./board.css";
import "./field.css";
import "./land.css";
import "./figures.css";
import "./art/art.css";
import "./art/moments.css";
import "./sheet.css";
import "./laid.css";
import "./day.css";
import "./zoom.css";
import "./narrow.css";
import "./luck.css";

export { theme } from "./hours";
export { Likeness } from "./likeness";
export { isCard } from "./table";
export { tells } from "./tells";
export { Zoom } from "./zoom";

/** Reasons, dice and the like are named in sentences; there is no place where they lie. */
export const words = ["why", "face", "dice", "direction", "resource", "blow"];

/** Questions before the shops open, and after they have closed. */
const NO_SHOPS = new Set(["stat", "perk", "draw-perk", "deal", "direction", "deploy"]);
const MIDDLE = 14;
const TAKE = "take ".length;
/** What is built is put on the map: then the yard gives way, and comes back. */
const PARTS = new Set(["yard", "build", "shop", "supply"]);

export function Board(given: BoardProps) {
  const { sight, lit } = given;
  const board = sight.board as unknown as View;
  const after = given.previewed ? (given.previewed as unknown as View) : null;
  const [opened, setOpened] = useState("");
  const [peeked, setPeeked] = useState("");
  const why = sight.asked?.why ?? "";
  const shops = sight.under_way.includes("day") && !NO_SHOPS.has(why);
  const mapped = onTheMap(lit);
  useEffect(() => {
    // A sheet was opened for the question before; the shops stay open while things are bought.
    if (why !== "main") setOpened((part) => (/^(HR|take )/.test(part) ? "" : part));
    else if (sight.open_since >= 0) setPeeked("");
  }, [why, sight.open_since]);
  useEffect(() => {
    // The waves can be looked at whatever is asked, but not longer than until the map is asked anew.
    if (mapped && sight.open_since >= 0) setOpened((part) => (part === "waves" ? "" : part));
  }, [mapped, sight.open_since]);
  const over = mapped && PARTS.has(opened) ? "" : opened;
  const onChain = useChain(given, board);
  const props: Props = { ...given, board, after, over, onOver: setOpened, onChain };
  const focus = heroInFocus(props);
  const shown = board.heroes.find((it) => it.hero === (over || (shops ? "" : peeked))) ?? focus;
  const slots = onSlots(lit); // Then the waves are where the question is answered.
  const low = Number(focus?.space.split(",")[1] ?? 0) > MIDDLE;
  const state = `${isNight(board) ? "by-night" : "by-day"}${shops ? " shopping" : ""}`;
  return (
    // A finger put down elsewhere closes the card that a long press has opened.
    <div
      className={`ls ${state}`}
      data-over={over.startsWith("HR") ? "sheet" : over.split(" ")[0]}
      data-heroes={board.heroes.length}
      onPointerDownCapture={(event) => event.pointerType !== "mouse" && given.zoom(null)}
    >
      <Tracks {...props} />
      <Field {...props} place={shops ? "shops" : "field"} />
      <div className={low ? "ls-asked high" : "ls-asked"}>
        <Loose {...props} />
        {over.startsWith("take ") && <Takers {...props} item={over.slice(TAKE)} />}
        {slots && <Waves {...props} />}
      </div>
      {board.heroes.length > 0 && <Heroes {...props} onPeek={setPeeked} />}
      {shown && <Sheet key={shown.hero} {...props} hero={shown} />}
      <Foot {...props} />
      {shops && <Day {...props} />}
      {shops && <Ways {...props} />}
    </div>
  );
}
