// What the board would look like after an answer (UX-4), asked of the server a moment after the
// pointer rests, and remembered as long as the question is the same.
import { useCallback, useEffect, useRef, useState } from "react";
import { preview as ask } from "../net/http";
import type { Sight } from "../net/protocol";

const REST = 120;

export function usePreview(sight: Sight | null): {
  preview(answer: string | null): void;
  previewed: Sight["board"] | null;
} {
  const [shown, setShown] = useState<{ seq: number; board: Sight["board"] } | null>(null);
  const known = useRef(new Map<string, Sight["board"]>());
  const wanted = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const { table, seat, seq, board } = sight ?? { table: "", seat: -1, seq: -1, board: {} };
  const now = useRef(board);
  now.current = board;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment, other consequences.
  useEffect(() => {
    known.current.clear();
    wanted.current = null;
    clearTimeout(timer.current);
    setShown(null);
  }, [table, seat, seq]);

  const preview = useCallback(
    (answer: string | null) => {
      clearTimeout(timer.current);
      wanted.current = answer;
      if (answer === null || seat < 0) {
        setShown(null);
        return;
      }
      const show = (changes: Sight["board"]) => {
        if (wanted.current === answer) setShown({ seq, board: { ...now.current, ...changes } });
      };
      const found = known.current.get(answer);
      if (found) {
        show(found);
        return;
      }
      timer.current = setTimeout(() => {
        ask(table, seat, seq, answer).then(
          (said) => {
            known.current.set(answer, said.board);
            show(said.board);
          },
          () => {}, // A preview that does not come is only missed.
        );
      }, REST);
    },
    [table, seat, seq],
  );
  return { preview, previewed: shown?.seq === seq ? shown.board : null };
}
