// Where the board lies: the game's own drawing, with the keys that walk over it.
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { useTable } from "../table/context";
import { useText } from "../text/context";
import { isArrow, moveFocus } from "./keyboard";
import { Recap } from "./Recap";
import { useSettings } from "./settings";
import { useThemeOfGame } from "./useThemeOfGame";

/** What comes with it lies over the board. */
export function BoardPlace({ children }: { children?: ReactNode }) {
  const { shown, at, lit, refused, previewed, last, told, pointed, module, sight, zoomed, play } =
    useTable();
  const text = useText();
  const { settings } = useSettings();
  useThemeOfGame();
  const place = useRef<HTMLDivElement>(null);
  const byKeys = useKeptFocus(place, sight.seq);
  const arrows = (event: KeyboardEvent) => {
    byKeys.current = true;
    if (event.defaultPrevented || !isArrow(event.key) || !place.current) return;
    if (moveFocus(place.current, event.key)) event.preventDefault();
  };
  const hold = (event: MouseEvent) => {
    const byTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType;
    if (!zoomed || byTouch === "touch") return;
    event.preventDefault();
    play.keep(zoomed.card);
  };
  const Board = module?.Board;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move the focus between things.
    <div
      className={`board${at === null ? "" : " past"}${lit.size > 0 ? " asked" : ""}`}
      ref={place}
      onKeyDown={arrows}
      onContextMenu={hold}
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
      {children}
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
