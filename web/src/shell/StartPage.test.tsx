// My tables in short, and a journal from a file: who sat there.
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameInfo, TableLine } from "../net/protocol";
import { inHouse, text } from "../support/house";
import { seat } from "../support/sights";
import { Journals, seatsIn } from "./Journals";
import { MyTables, stateOf } from "./MyTables";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const games = [{ id: "day_and_night", levels: ["novice", "adept"] } as GameInfo];
const line = (part: Partial<TableLine> = {}): TableLine => ({
  table: "t1",
  game: "day_and_night",
  seats: [seat(0, { name: "Ann" }), seat(1, { who: "bot", level: "novice", yours: false })],
  turn_is_yours: false,
  result: null,
  seq: 3,
  changed_at: 1,
  from_journal: false,
  options: {},
  chapter: "",
  ...part,
});
const over = (scores: number[], part: Partial<TableLine> = {}) =>
  line({ result: { scores, reason: "x", tally: [] }, ...part });

describe("my tables", () => {
  it("say whose turn it is, and how those ended that are over", () => {
    const said = (it: TableLine, together = false) => stateOf(it, together, text);
    expect(said(line({ turn_is_yours: true }))).toBe("Your turn");
    expect(said(line())).toBe("waiting for another player");
    expect(said(over([1, 0]))).toBe("won");
    expect(said(over([0, 1]))).toBe("lost");
    expect(said(over([0.5, 0.5]))).toBe("draw");
    expect(said(over([1, 1]), true)).toBe("won together");
    expect(said(over([0, 0]), true)).toBe("lost together");
    expect(said(over([0], { seats: [seat(0)] }), true)).toBe("lost");
    expect(said(over([1, 1, 0], { seats: [seat(0), seat(1), seat(2)] }))).toBe("shared victory");
  });

  it("say who won where both were at this screen", () => {
    const seats = [seat(0), seat(1, { yours: true })];
    expect(stateOf(over([0, 1], { seats }), false, text)).toBe("won by Night");
    expect(stateOf(over([0.5, 0.5], { seats }), false, text)).toBe("draw");
  });

  it("that wait for me come first, then those that wait for others, then the latest", () => {
    const tables = [
      over([1, 0], { table: "old", changed_at: 2 }),
      over([1, 0], { table: "late", changed_at: 3 }),
      line({ table: "theirs", changed_at: 9 }),
      line({ table: "mine", turn_is_yours: true }),
    ];
    inHouse(<MyTables tables={tables} games={games} />);
    const found = () => screen.getAllByRole("link").map((it) => it.getAttribute("href"));
    expect(found()).toEqual(["/table/mine", "/table/theirs", "/table/late"]);
    fireEvent.click(screen.getByRole("button", { name: "Show all 4" }));
    expect(found()).toHaveLength(4);
  });
});

describe("a journal from a file", () => {
  const journal = (...seats: string[]) =>
    ["gloaming journal 1", "game: day_and_night", ...seats, "", "seat night: nobody"].join("\n");

  it("knows who was a bot", () => {
    const seats = seatsIn(journal("seat day: Ann", "seat night: adept"), games, text);
    expect(seats.map((it) => [it.who, it.name, it.level])).toEqual([
      ["me", "Ann", ""],
      ["bot", "", "adept"],
    ]);
  });

  it("of bots alone is looked at from their seats, which say that bots played", () => {
    const seats = seatsIn(journal("seat day: greedy", "seat night: adept"), games, text);
    expect(seats.map((it) => [it.who, it.name])).toEqual([
      ["me", "bot (Greedy)"],
      ["me", "bot (Adept)"],
    ]);
  });

  it("that can't be read says so beside the button, aloud", async () => {
    const refused = { code: "bad_file", text: "line 1" };
    vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(refused, { status: 400 }));
    const { container } = inHouse(<Journals games={games} />);
    const file = { text: async () => "no journal" };
    fireEvent.change(screen.getByLabelText(/Open a journal/), { target: { files: [file] } });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("not a journal");
    expect(container.querySelector(".journals")?.contains(alert)).toBe(true);
  });
});
