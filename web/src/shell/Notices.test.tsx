// How a game ended, for one seat or four, and what can be agreed on while it lasts.
import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Sight } from "../net/protocol";
import { text } from "../support/house";
import { asks as asking, seat, sight } from "../support/sights";
import { atTable } from "../support/table";
import { ranking, verdict } from "./ending";
import { EndPanel, OtherRules, Sure } from "./Notices";
import { sentence } from "./QuestionBar";
import { TableMenu } from "./TableMenu";

const four = (...yours: number[]) =>
  [0, 1, 2, 3].map((at) => seat(at, { id: `s${at}`, name: `N${at}`, yours: yours.includes(at) }));
const asks = (id: string) => asking({ seat: id, why: "", count: 0 });
const ended = (scores: number[], part: Partial<Sight> = {}) =>
  sight({
    seats: four(0).slice(0, scores.length),
    result: { scores, reason: "x", tally: [] },
    ...part,
  });

describe("other rules", () => {
  const said = (part: Partial<Sight>) => {
    const { container } = atTable(<OtherRules />, { sight: sight(part) });
    return container;
  };

  it("are no news while the board is what it is", () => {
    expect(said({}).textContent).toBe("");
  });

  it("stop a game, which goes on at another table", () => {
    const other_rules = "1";
    expect(said({ other_rules }).textContent).toContain("can’t go on here");
    expect(screen.getByRole("button").textContent).toBe("Play on from there");
    cleanup();
    expect(said({ other_rules, rematch: "t2" }).querySelector("a")?.href).toContain("t2");
    cleanup();
    said({ other_rules, seat: -1, seats: four() }); // Who only watches, decides nothing.
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("leave the result of a finished game as it was", () => {
    const over = said({ other_rules: "1", result: { scores: [1, 0], reason: "x", tally: [] } });
    expect(over.textContent).toContain("how it ended still holds");
  });
});

describe("the end", () => {
  it("ranks more than two by score, and equals share a place", () => {
    expect(ranking([0.2, 1, 0.2, 0.5]).map(({ at, place }) => [at, place])).toEqual([
      [1, 1],
      [3, 2],
      [0, 3],
      [2, 3],
    ]);
  });

  it("leaves two where they sit", () => {
    expect(ranking([0, 1]).map(({ at, place }) => [at, place])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it("means something else to everybody", () => {
    const say = (scores: number[], part: Partial<Sight> = {}) =>
      verdict(ended(scores, part), scores);
    expect(say([1, 0])).toBe("web-you-won");
    expect(say([0, 1])).toBe("web-you-lost");
    expect(say([0.5, 0.5])).toBe("web-drawn");
    expect(say([0.5, 0, 0.5])).toBe("web-shared");
    expect(say([1, 1, 0])).toBe("web-shared");
    expect(say([0.8, 1, 0.1, 0])).toBe("web-you-lost");
    expect(say([1, 1], { together: true })).toBe("web-we-won");
    expect(say([0, 0], { together: true })).toBe("web-we-lost");
    expect(say([0], { together: true })).toBe("web-you-lost");
    expect(say([1], { together: true })).toBe("web-you-won");
    expect(say([0])).toBe("web-you-lost");
    expect(say([1, 0], { seats: four() })).toBe("web-game-over");
    expect(say([1, 0], { seats: four(0, 1) })).toBe("web-game-over");
  });

  it("shows places for more than two, halves for two, and no score where all share it", () => {
    const { container, again } = atTable(<EndPanel onReplay={() => {}} />, {
      sight: ended([2 / 3, 1, 1 / 3, 1 / 3]),
    });
    const shown = (part: string) =>
      [...container.querySelectorAll(part)].map((it) => it.textContent);
    expect(shown(".rank")).toEqual(["1st", "2nd", "3rd", "3rd"]);
    expect(shown(".score")).toEqual([]);
    again({ sight: ended([0.5, 0.5]) });
    expect(shown(".rank")).toEqual([]);
    expect(shown(".score")).toEqual(["½", "½"]);
    again({ sight: ended([1, 1, 1], { together: true }) });
    expect(shown(".rank, .score")).toEqual([]);
  });
});

describe("the end in the game's own counts", () => {
  const end = (part: Partial<Sight>) => {
    const { container } = atTable(<EndPanel onReplay={() => {}} />, { sight: sight(part) });
    const found = (part: string) =>
      [...container.querySelectorAll(part)].map((it) => it.textContent);
    const acts = container.querySelector(".notice-acts > .primary")?.getAttribute("aria-label");
    const all = { scores: found(".score"), tally: found(".tally"), acts };
    cleanup();
    return all;
  };
  const result = (scores: number[], ...counts: number[]) => ({
    scores,
    reason: "x",
    tally: counts.map((temples) => ({ temples })),
  });

  it("says what each has come to", () => {
    expect(end({ result: result([1, 0], 2, 1) }).scores).toEqual(["2 Temples", "1 Temple"]);
    expect(end({ result: result([0.5, 0.5]) }).scores).toEqual(["½", "½"]);
  });

  it("says it once to those who play together", () => {
    const said = end({ together: true, result: result([1, 1], 2) });
    expect([said.scores, said.tally]).toEqual([[], ["2 Temples"]]);
  });

  it("offers another game as it will be", () => {
    const again = (seats: Sight["seats"], together = false) =>
      end({ seats, together, result: result(seats.map(() => 0)) }).acts;
    expect(again(four(0).slice(0, 1), true)).toBe("Play again");
    expect(again(four(0).slice(0, 1))).not.toContain("swapped");
    expect(again(four(0).slice(0, 2))).toContain("seats swapped");
    expect(again(four(0), true)).toContain("Play again together");
    expect(again(four(0))).toContain("one seat further");
  });
});

describe("the menu", () => {
  const rows = (part: Partial<Sight>) => {
    atTable(<TableMenu onAsk={() => {}} onLink={() => {}} />, { sight: sight(part) });
    const found = screen.getAllByRole("button", { hidden: true }).map((it) => it.textContent);
    cleanup();
    return found.join();
  };

  it("offers a draw to people, not to bots", () => {
    expect(rows({ seats: [seat(0), seat(1, { yours: false })] })).toContain("Offer a draw");
    expect(rows({})).not.toContain("Offer a draw");
  });

  it("offers nothing twice in a turn", () => {
    const people = [seat(0, { id: "day" }), seat(1, { id: "night", yours: false })];
    expect(rows({ seats: people, offers: ["night"] })).toContain("Offer a draw");
    expect(rows({ seats: people, offers: ["day"] })).not.toContain("Offer a draw");
    expect(rows({ seats: people, together: true })).toContain("Give up");
    expect(rows({ seats: people, together: true, offers: ["day"] })).not.toContain("Give up");
  });

  it("lets nobody end the game of two others by resigning", () => {
    expect(rows({})).toContain("Resign");
    expect(rows({ seats: four(0) })).not.toContain("Resign");
    expect(rows({ seats: four(0, 1, 2, 3) })).toContain("Resign");
  });

  it("lets everybody leave a game that goes on or is decided by it, and nobody twice", () => {
    expect(rows({ seats: four(0), resigning: "goes-on" })).toContain("Resign");
    expect(rows({ seats: four(0), resigning: "decides" })).toContain("Resign");
    const gone = rows({ seats: four(0), resigning: "" });
    expect(gone).not.toMatch(/Resign|Offer/);
  });

  it("says before whether the others play on", () => {
    const asking = (resigning: Sight["resigning"]) => {
      atTable(<Sure asking="resign" onDone={() => {}} />, { sight: sight({ resigning }) });
      const said = screen.getByRole("status").textContent;
      cleanup();
      return said;
    };
    expect(asking("goes-on")).toContain("the others play on");
    expect(asking("ends")).toContain("The game ends");
  });

  it("gives up by vote where all play together", () => {
    const together = rows({ seats: four(0), together: true });
    expect(together).toContain("Give up together");
    expect(together).not.toMatch(/Resign|Offer/);
    expect(rows({})).not.toContain("Give up together");
  });
});

describe("who is waited for", () => {
  it("is kept secret where the game wants it", () => {
    expect(sentence(sight({ asked: asks("hidden") }), text)).toBe("Waiting for another player.");
  });

  it("is anybody when the table is asked and I only watch", () => {
    const watching = sight({ seats: four(), asked: asks("table") });
    expect(sentence(watching, text)).toBe("Anyone at the table may answer.");
  });
});
