// Whether the valley lies on its side. How little height that takes is said in board.css, and asked here.
import { type RefObject, useLayoutEffect, useState } from "react";

export function useLying(board: RefObject<HTMLElement | null>): boolean {
  const [lying, lie] = useState(false);
  useLayoutEffect(() => {
    const measured = board.current;
    if (!measured || typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(() =>
      lie(getComputedStyle(measured).getPropertyValue("--dn-lying").trim() === "1"),
    );
    watch.observe(measured);
    return () => watch.disconnect();
  }, [board]);
  return lying;
}
