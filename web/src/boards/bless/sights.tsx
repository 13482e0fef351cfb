// A table of Bless for tests: what a seat sees there, drawn and looked through.
import { render } from "@testing-library/react";
import { expect, vi } from "vitest";
import english from "../../../../src/gloaming/games/bless/text/en.ftl?raw";
import house from "../../../../src/gloaming/text/en.ftl?raw";
import type { BlessBoard, BlessCurseSeen } from "../../net/protocol";
import { NO_REFUSALS } from "../../net/refusals";
import { defaults } from "../../shell/settings";
import { seat, sight } from "../../support/sights";
import { Texts } from "../../text/texts";
import type { BoardProps } from "../contract";
import { Board } from ".";

export const text = new Texts("en", house, english, "bless");

export const curse = (card: string, part: Partial<BlessCurseSeen> = {}): BlessCurseSeen => ({
  card,
  seat: 0,
  corrupt: false,
  stasis: false,
  attacked: false,
  used: false,
  silenced: false,
  forms: ["light"],
  eye: 4,
  original_eye: 4,
  karma: 3,
  modifiers: [],
  abilities: [],
  restrictions: [],
  bond: "",
  bond_seat: -1,
  can_attack: true,
  ...part,
});

export const bare: BlessBoard = {
  turn: 5,
  active: 0,
  first_player: 0,
  phase: "main",
  actions: 2,
  points: [3, 1],
  final_by: -1,
  final_turn: 0,
  final_turns_left: 0,
  turn_cap: 120,
  altar_goal: 5,
  turn_ends: false,
  curses: [[curse("02")], [curse("41", { seat: 1, forms: ["shadow"], eye: 5 })]],
  prayers: [[], []],
  altar_sizes: [1, 0],
  altars: [["08"], []],
  void: ["17", "20"],
  deck_size: 40,
  deck_top: [],
  hand_sizes: [1, 4],
  hands: [["33"], []],
  seen: [],
  aside_sizes: [0, 0],
  aside: [],
  limbo: [],
  costs: { 33: [1, 0] },
  free_prayers: [false, false],
  lasting: [],
  clash: [],
  resolving: [],
  waiting: [],
  forecasts: [
    {
      attacker: "02",
      target: "41",
      eyes: [7, 5],
      modifiers: [[{ source: "02", kind: "rivalry", amount: 3, to_turn: 0 }], []],
      decided_by: "eye",
      outcome: "win",
      corrupts: ["41"],
      breaks: [],
      offer: false,
      karma: 3,
    },
  ],
  ending: "goes-on",
  winner: -1,
};

export function board(part: Partial<BlessBoard> = {}, props: Partial<BoardProps> = {}) {
  const all: BoardProps = {
    sight: sight({
      game: "bless",
      seats: [seat(0, { id: "sun", name: "Ann" }), seat(1, { id: "moon", who: "bot" })],
      board: { ...bare, ...part } as unknown as Record<string, unknown>,
    }),
    lit: new Set(["attack 02", "curse 33", "pray 33", "end_turn"]),
    refused: NO_REFUSALS,
    say: vi.fn(),
    explain: vi.fn(),
    preview: vi.fn(),
    previewed: null,
    last: [],
    log: [],
    text,
    settings: defaults(),
    pointed: null,
    zoom: vi.fn(),
    ...props,
  };
  const drawn = render(<Board {...all} />);
  const again = (more: Partial<BoardProps>) => drawn.rerender(<Board {...all} {...more} />);
  return { props: all, again, ...drawn };
}

/** By its name; asked of the page itself, since roles of a whole board take seconds to work out. */
export function button(name: RegExp): HTMLElement {
  const found = [...document.querySelectorAll("button")].filter((it) =>
    name.test(it.textContent ?? ""),
  );
  expect(found).toHaveLength(1);
  return found[0] as HTMLElement;
}
