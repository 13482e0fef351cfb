// Where the board lies: the game's own drawing, with the keys that walk over it.
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useTable } from "../table/context";
import { useText } from "../text/context";
import { isArrow, moveFocus } from "./keyboard";
import { Recap } from "./Recap";
import { useSettings } from "./settings";

export function BoardPlace() {
  const { shown, at, lit, refused, previewed, last, told, pointed, module, sight, play } =
    useTable();
  const text = useText();
  const { settings } = useSettings();
  const place = useRef<HTMLDivElement>(null);
  const byKeys = useKeptFocus(place, sight.seq);
  useInView(place, at);
  const arrows = (event: KeyboardEvent) => {
    byKeys.current = true;
    if (event.defaultPrevented || !isArrow(event.key) || !place.current) return;
    if (moveFocus(place.current, event.key)) event.preventDefault();
  };
  const Board = module?.Board;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move the focus between things.
    <div
      className={`board${at === null ? "" : " past"}${lit.size > 0 ? " asked" : ""}`}
      ref={place}
      onKeyDown={arrows}
      onPointerDown={() => {
        byKeys.current = false;
      }}
    >
      {Board && (
        <Board
          sight={shown}
          lit={lit}
          refused={refused}
          say={play.say}
          explain={play.explain}
          preview={play.preview}
          previewed={previewed}
          last={last}
          log={told}
          text={text}
          settings={settings}
          pointed={pointed}
          zoom={play.zoom}
        />
      )}
      <Recap short />
    </div>
  );
}

/** Whoever plays by keys is not sent back to the top when the chosen card has left the board. */
function useKeptFocus(place: RefObject<HTMLElement | null>, seq: number) {
  const byKeys = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is what takes things away.
  useEffect(() => {
    if (!byKeys.current || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement | SVGElement>(".lit")?.focus({ preventScroll: true });
  }, [seq]);
  return byKeys;
}

/** Another moment is looked at where the board can be seen. */
function useInView(place: RefObject<HTMLElement | null>, at: number | null) {
  const before = useRef(at);
  useEffect(() => {
    if (at === before.current) return;
    before.current = at;
    const box = place.current?.getBoundingClientRect();
    const away = box && (box.bottom < 80 || box.top > innerHeight - 80);
    if (away && at !== null) place.current?.scrollIntoView({ block: "start" });
  }, [at, place]);
}
