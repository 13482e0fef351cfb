// Words with more lines than there is room for: whether they go on where nobody sees them.
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Marks the element while its lines go on in a column that is not seen. A style can tell that by
 * a scroll timeline too, but browsers are late with it: whole words faded and cut ones did not. */
export function useGoesOn<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useLayoutEffect(() => look(shown.current)); // Other words may need no other room.
  useEffect(() => {
    const watched = shown.current;
    if (!watched || typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(() => look(watched));
    watch.observe(watched);
    return () => watch.disconnect();
  }, []);
  return shown;
}

function look(shown: HTMLElement | null) {
  shown?.toggleAttribute("data-goes-on", shown.scrollWidth > shown.clientWidth + 1);
}
