// Keys that mean something wherever the focus is at a table (UX-14).
import { useEffect, useRef } from "react";
import { isUndo, writing } from "./keyboard";

interface Keys {
  undo(): void;
  escape(): void;
  number(digit: string): void;
}

export function useKeys(keys: Keys) {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape") now.current.escape();
      if (writing(event.target) || event.defaultPrevented) return;
      if (isUndo(event)) {
        event.preventDefault();
        now.current.undo();
      } else if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
        now.current.number(event.key);
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
