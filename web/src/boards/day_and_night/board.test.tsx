// The board of Day & Night: what it shows of a sight, what it warns of, and what it answers.
import { cleanup, fireEvent, render } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import english from "../../../../src/gloaming/games/day_and_night/text/en.ftl?raw";
import french from "../../../../src/gloaming/games/day_and_night/text/fr.ftl?raw";
import house from "../../../../src/gloaming/text/en.ftl?raw";
import type { DayAndNightBoard, Sight } from "../../net/protocol";
import { NO_REFUSALS } from "../../net/refusals";
import { defaults } from "../../shell/settings";
import { refusing, sight } from "../../support/sights";
import { Texts } from "../../text/texts";
import type { BoardProps } from "../contract";
import { Board, Zoom } from ".";
import { emblemOf } from "./spells";

const text = new Texts("en", house, english, "day_and_night");

const bare: DayAndNightBoard = {
  turn: 3,
  active: 0,
  hours: 12,
  pawns: ["f1", "a8"],
  day: [],
  night: [],
  temples: [],
  isolated: [],
  markers: [],
  crystals: [],
  lasting: [],
  marker_supply: 8,
  crystal_supply: 12,
  changed: [],
  forbidden: [],
  idle: 0,
  hand_sizes: [1, 2],
  hands: [["D02"], []],
  seen: [],
  book_sizes: [60, 60],
  discards: [[], []],
  resolving: [],
  building: [],
  stolen: [],
  costs: { D02: 2 },
  useless: [],
  turns_own: [],
  searched: [],
  ending: "goes-on",
  winner: -1,
};

function board(
  part: Partial<DayAndNightBoard>,
  lit: string[] = [],
  props: Partial<BoardProps> = {},
  seen: Partial<Sight> = {},
) {
  const all: BoardProps = {
    sight: sight({ board: { ...bare, ...part } as unknown as Sight["board"], ...seen }),
    lit: new Set(lit),
    refused: NO_REFUSALS,
    say: vi.fn(),
    explain: vi.fn(),
    preview: vi.fn(),
    previewed: null,
    last: [],
    text,
    settings: defaults(),
    pointed: null,
    zoom: vi.fn(),
    ...props,
  };
  return { props: all, ...render(<Board {...all} />) };
}

const row = (title: string) =>
  document.querySelector(`.dn-hand[aria-label="${title}"]`) as HTMLElement | null;
const cost = (card: string) =>
  document.querySelector(`[data-thing="${card}"] .dn-cost`)?.getAttribute("title");

describe("the board of Day & Night", () => {
  it("shows every copy of a hand or a book that is laid open", () => {
    board({ hands: [[], ["N03", "N03", "N16"]], hand_sizes: [0, 3] }, ["steal N03", "steal N16"]);
    expect(row("Your opponent’s hand, laid open")?.textContent).toContain("Night Chant×2");
    cleanup();
    board({ searched: ["D02", "D02", "D09"] }, ["search D02", "search D09"]);
    expect(row("Your book, laid open")?.textContent).toContain("Day Chant×2");
  });

  it("tells what a card costs that is in nobody's hand", () => {
    board({ searched: ["D09", "D17", "D10"], hands: [["D02"], []] }, ["search D09"]);
    expect(cost("D09")).toBe("costs 6 hours");
    expect(cost("D17")).toBe("costs no hours");
    expect(cost("D10")).toBe("costs as many hours as the pawns are apart");
    expect(cost("D02")).toBe("costs 2 hours");
    cleanup();
    render(<Zoom card="N03" text={text} textOnly={false} />);
    expect(document.querySelector(".dn-cost")?.getAttribute("title")).toBe("costs 2 hours");
  });

  it("does not ask an hour in French for what is free", () => {
    const said = new Texts("fr", house, french, "day_and_night");
    expect(said.say("board-cost", { count: 0 })).toBe("ne coûte aucune heure");
    expect(said.say("board-hours", { count: 0 })).toBe("il ne reste aucune heure");
  });

  it("warns before a spell turns over a tile of one's own, and before one does nothing", () => {
    board({ turns_own: ["D02"] }, ["cast D02"]);
    expect(row("Your hand")?.querySelector(".warn")?.textContent).toBe(
      "Would turn over one of your own tiles",
    );
    cleanup();
    board({ useless: ["D02"] }, ["cast D02"]);
    expect(row("Your hand")?.querySelector(".warn")?.textContent).toBe("Would have no effect now");
    cleanup();
    board({ useless: ["D20"], hands: [["D20"], []], costs: { D20: 4 } }, ["cast D20"]);
    expect(row("Your hand")?.querySelector(".warn")?.textContent).toBe(
      "No Day tile can take any now",
    );
    cleanup();
    board({ turns_own: ["D02"] }, ["discard D02"]);
    expect(row("Your hand")?.querySelector(".warn")).toBeNull();
  });

  it("lays no sign of choice over a tile's markers", () => {
    board({ day: ["e1"], markers: ["e1", "e1"] }, ["change e1"]);
    const square = document.querySelector('[data-thing="e1"]');
    const [signs, markers] = [".dn-corners", ".dn-markers"].map((it) => square?.querySelector(it));
    expect(markers?.textContent).toBe("2");
    const after = signs?.compareDocumentPosition(markers as Node) ?? 0;
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("marks the tiles of one's own among those that can be changed", () => {
    board({ day: ["e1"], night: ["f2"] }, ["change e1", "change f2"]);
    const marked = [...document.querySelectorAll(".dn-warning")].map(
      (it) => it.closest("[data-thing]")?.getAttribute("data-thing") ?? "",
    );
    expect(marked).toEqual(["e1"]);
    expect(document.querySelector('[data-thing="e1"]')?.getAttribute("aria-label")).toContain(
      "your own tile",
    );
    cleanup();
    board({ day: ["e1"] }, ["step e1", "end_travel"]);
    expect(document.querySelector(".dn-warning")).toBeNull();
  });

  it("says on a stolen spell why it can't be cast, and casts it by a touch if it can", () => {
    const refused = refusing("theme", "DN-14.2", "cast_stolen");
    board({ stolen: ["N16"] }, ["discard_stolen"], { refused });
    expect(row("The stolen spell")?.textContent).toContain("can only be discarded — DN-14.2");
    cleanup();
    const { props } = board({ stolen: ["N03"] }, ["cast_stolen", "discard_stolen"]);
    fireEvent.click(row("The stolen spell")?.querySelector("button") as HTMLElement);
    expect(props.say).toHaveBeenCalledWith("cast_stolen");
  });

  it("shows a spectator no hand while the game goes on, and both when it is over", () => {
    board({ hands: [[], []] }, [], {}, { seat: -1 });
    expect(document.querySelectorAll(".dn-hand")).toHaveLength(0);
    cleanup();
    board({ hands: [["D02"], ["N03", "N07"]], ending: "idle" }, [], {}, { seat: -1 });
    expect(row("Day’s hand")?.textContent).toContain("Day Chant");
    expect(row("Night’s hand")?.textContent).toContain("Night Ritual");
  });

  it("forgets what it drew before its words were there", () => {
    const hands = [["D02"], ["N03"]];
    const wordless = new Texts("en", house);
    const part = { hands, hand_sizes: [1, 1], ending: "idle" };
    const { props, rerender } = board(part, [], { text: wordless }, { seat: -1 });
    rerender(<Board {...props} text={text} />);
    expect([...document.querySelectorAll(".dn-hand h3")].map((it) => it.textContent)).toEqual([
      "Day’s hand",
      "Night’s hand",
    ]);
  });

  it("calls a hand that is known in part by another name than one known whole", () => {
    board({ hands: [["D02"], ["N03"]], hand_sizes: [1, 2] });
    expect(row("Seen in your opponent’s hand")).not.toBeNull();
    cleanup();
    board({ hands: [["D02"], ["N03", "N07"]], hand_sizes: [1, 2] });
    expect(row("Night’s hand")).not.toBeNull();
  });

  it("opens the strip of cards by a touch, and closes it when another question comes", () => {
    const opens = () => document.querySelector("[data-opens]")?.getAttribute("aria-expanded");
    const { props, rerender } = board({}, ["cast D02"]);
    const ask = (lit: string[]) =>
      rerender(
        <Board
          {...props}
          lit={new Set(lit)}
          sight={{ ...props.sight, open_since: `${lit}` as never }}
        />,
      );
    expect(opens()).toBe("false");
    fireEvent.click(document.querySelector("[data-opens]") as HTMLElement);
    expect(opens()).toBe("true");
    ask(["change e1"]);
    expect(opens()).toBe("false");
    ask(["discard D02"]);
    expect(opens()).toBe("true"); // Only a card can answer.
    fireEvent.click(document.querySelector("[data-opens]") as HTMLElement);
    expect(opens()).toBe("false");
  });

  it("prints and draws what a card does at this table", () => {
    const free = text.under({ achievement: "any", crystal_sky_turns: "1" });
    board({ hands: [["D04"], []] }, [], { text: free });
    expect(row("Your hand")?.textContent).toContain("Change any one tile.");
    cleanup();
    render(<Zoom card="N19" text={free} textOnly={false} />);
    expect(document.querySelector(".dn-effect")?.textContent).not.toContain("two turns");
    cleanup();
    render(<Zoom card="N19" text={text} textOnly={false} />);
    expect(document.querySelector(".dn-effect")?.textContent).toContain("two turns");
    expect(emblemOf("D04", free.options)?.reach).toBe("all");
    expect(emblemOf("D04", text.options)?.reach).toBe("either");
  });
});
