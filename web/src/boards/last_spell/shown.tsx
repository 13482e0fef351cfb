// A board of The Last Spell on a page, for tests, and what it was told to do.
import { render } from "@testing-library/react";
import { vi } from "vitest";
import english from "../../../../src/gloaming/games/last_spell/text/en.ftl?raw";
import house from "../../../../src/gloaming/text/en.ftl?raw";
import type { Sight } from "../../net/protocol";
import { NO_REFUSALS } from "../../net/refusals";
import { defaults } from "../../shell/settings";
import { seat, sight } from "../../support/sights";
import { Texts } from "../../text/texts";
import type { BoardProps } from "../contract";
import { Board } from ".";
import type { Board as View } from "./table";

export const text = new Texts("en", house, english, "last_spell");
const SEATS = ["first", "second"];

export function shown(board: View, part: Partial<BoardProps> = {}, asked: Partial<Sight> = {}) {
  const calls = { say: vi.fn(), explain: vi.fn(), preview: vi.fn(), zoom: vi.fn() };
  const props: BoardProps = {
    sight: sight({
      game: "last_spell",
      seats: SEATS.map((id, at) => seat(at, { id })),
      board: board as unknown as Sight["board"],
      asked: null,
      ...asked,
    }),
    lit: new Set(),
    refused: NO_REFUSALS,
    previewed: null,
    last: [],
    text,
    settings: defaults(),
    pointed: null,
    ...calls,
    ...part,
  };
  const page = render(<Board {...props} />);
  const all = (name: string) => [...page.container.querySelectorAll(`[data-thing="${name}"]`)];
  const thing = (name: string) => all(name)[0] as Element;
  return { ...calls, props, page, thing, all };
}
