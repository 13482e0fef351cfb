// The board at an earlier moment (UX-8), as the seat that looks saw it.
import { useEffect, useState } from "react";
import * as http from "../net/http";
import type { Sight } from "../net/protocol";

export function usePast(table: string, seat: number, at: number | null): Sight | null {
  const [past, setPast] = useState<{ key: string; sight: Sight } | null>(null);
  const key = at === null ? "" : `${table} ${seat} ${at}`;
  useEffect(() => {
    if (at === null) {
      setPast(null);
      return;
    }
    let wanted = true;
    http.sightAt(table, seat, at).then(
      (sight) => wanted && setPast({ key: `${table} ${seat} ${at}`, sight }),
      () => {}, // What is shown stays; the bar says that the connection is lost.
    );
    return () => {
      wanted = false;
    };
  }, [table, seat, at]);
  // Between two moments the one before stays on the screen, but never that of another seat.
  return past && key && past.key.startsWith(`${table} ${seat} `) ? past.sight : null;
}
