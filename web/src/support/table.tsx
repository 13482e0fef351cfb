// A table to draw at in tests: laid out as wished, and a list of what was done there.
import type { ReactNode } from "react";
import { vi } from "vitest";
import type { Sight } from "../net/protocol";
import type { Settings } from "../shell/settings";
import { type Acts, explainedBy, onOffer, type Table, TableContext } from "../table/context";
import { seen } from "../table/seen";
import { atFirst, type TableState, type Thoughts } from "../table/state";
import { evenly, stepsOf } from "../table/telling";
import { inHouse, text } from "./house";
import { sight } from "./sights";

export interface Laid extends Partial<Omit<TableState, "sight" | "thoughts">> {
  sight?: Sight;
  at?: number | null;
  thoughts?: Partial<Thoughts>;
  info?: Table["info"];
  module?: Table["module"];
}

export function acts() {
  return {
    say: vi.fn(),
    undo: vi.fn(),
    resign: vi.fn(),
    offerDraw: vi.fn(),
    handOver: vi.fn(),
    go: vi.fn(),
    preview: vi.fn(),
    hint: vi.fn(),
    closeHint: vi.fn(),
    explain: vi.fn(),
    dismiss: vi.fn(),
    zoom: vi.fn(),
    keep: vi.fn(),
    point: vi.fn(),
    show: vi.fn(),
    showAgain: vi.fn(),
    pause: vi.fn(),
    enough: vi.fn(),
    closeRecap: vi.fn(),
  } satisfies Acts;
}

export function table(laid: Laid = {}, play: Acts = acts()): Table {
  const { sight: now = sight(), at = null, info = null, module = null, thoughts, ...known } = laid;
  const first = atFirst(now.seat);
  const state: TableState = {
    ...first,
    line: "live",
    ...known,
    sight: now,
    thoughts: { ...first.thoughts, ...thoughts },
  };
  const steps = stepsOf(state.beats, module?.tells?.weight ?? evenly);
  const here = seen(state, at, steps);
  if (!here) throw new Error("nobody is seated");
  const offer = onOffer(here.asked, text);
  const explained = explainedBy(offer.refused, state.thoughts.explained);
  return { ...here, ...offer, explained, info, steps, module, play };
}

/** Draws at such a table; `again` draws at one that is laid out otherwise. */
export function atTable(children: ReactNode, laid: Laid = {}, wish: Partial<Settings> = {}) {
  const play = acts();
  const drawn = (how: Laid) => <TableContext value={table(how, play)}>{children}</TableContext>;
  const page = inHouse(drawn(laid), wish);
  return { ...page, play, again: (how: Laid) => page.again(drawn(how)) };
}
