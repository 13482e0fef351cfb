// What the board says of effects: which half speaks, what lasts, and how a clash was decided.
import { fireEvent } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { BlessBoard } from "../../net/protocol";
import { told } from "../../support/sights";
import { bare, board, button, curse } from "./sights";

describe("an effect on the board of Bless", () => {
  it("shows the half of a card that is being carried out, wherever the card lies", () => {
    const at = { seat: 1, bond: "", chosen: [] };
    const { container, again, props } = board({
      resolving: [{ ...at, card: "54", half: "curse" }],
    });
    const going = () => container.querySelector(".bl-going")?.textContent;
    expect(going()).toContain("BROKEN: play one of the top three cards of the Void.");
    const resolving = [
      { ...at, card: "18", half: "prayer", chosen: ["62"] },
      { ...at, card: "62", half: "curse" },
    ];
    const curses = [[], [curse("62", { seat: 1 })]];
    again({ sight: { ...props.sight, board: { ...bare, resolving, curses } as never } });
    expect(going()).toContain("When it becomes corrupt, take a card of your choice from the Void.");
  });

  it("says what effects have given to a Curse, and for how long", () => {
    const lasts = { seat: 1, target: "02", amount: 0, form: "" };
    const lasting = [
      { ...lasts, source: "62", kind: "barrier", from_turn: 5, to_turn: 6 },
      { ...lasts, source: "08", kind: "cannot-attack", from_turn: 6, to_turn: 6 },
      { ...lasts, source: "40", kind: "original-eye", amount: 3, from_turn: 6, to_turn: 6 },
      { ...lasts, source: "59", kind: "form-is", form: "shadow", from_turn: 4, to_turn: 5 },
      { ...lasts, source: "23", kind: "weak-to-light", from_turn: 5, to_turn: 5 },
      { ...lasts, source: "01", kind: "eye-plus", amount: 2, from_turn: 5, to_turn: 6 },
    ];
    const modifiers = [{ source: "01", kind: "eye-plus", amount: 2, to_turn: 6 }];
    board({
      curses: [[curse("02", { abilities: ["rivalry", "barrier"], modifiers })], []],
      lasting,
    });
    const said = [...document.querySelectorAll(".bl-why > *")].map((it) => it.textContent);
    expect(said).toEqual([
      "+2 Eye · King of Light, until the end of the next turn",
      "Barrier · Pool of Dark Light, until the end of the next turn",
      "cannot attack · Gleaming Chains, next turn",
      "original Eye 3 · Mind Cloud, next turn",
      "Shadow · Twilight, this turn",
      "−2 when a Light attacks · Horizon, this turn",
    ]);
  });

  it("shows an ability that a Bond gives, and one in spite of being without effect", () => {
    const { container } = board({
      curses: [
        [
          curse("02", { abilities: ["rivalry", "impact"], bond: "36", bond_seat: 0 }),
          curse("09", { abilities: ["barrier"], silenced: true }),
        ],
        [],
      ],
    });
    const chips = [...container.querySelectorAll(".bl-chip.ability")].map((it) => it.textContent);
    expect(chips).toEqual(["Impact", "Barrier"]);
  });

  it("says what lasts for a whole group beside its player", () => {
    const group = { source: "24", kind: "eye-plus", target: "", amount: 1, form: "" };
    board({ lasting: [{ ...group, seat: 1, from_turn: 5, to_turn: 6 }] });
    const said = document.querySelector(".bl-player.moon .bl-lasting")?.textContent;
    expect(said).toBe("+1 Eye · Ethereal River, until the end of the next turn");
  });

  it("draws a Bond whose Curse is breaking, so that it can be chosen", () => {
    const bond = { card: "03", seat: 1, type: "bond", forms: ["light"], used: false };
    const loose = { ...bond, silenced: false, resolving: false, host: "" };
    const { props } = board({ prayers: [[], [loose]] }, { lit: new Set(["choose 03"]) });
    fireEvent.click(button(/^Blade of Morning.*Bond/));
    expect(props.say).toHaveBeenCalledWith("choose 03");
  });

  it("does not foretell what the die decides, and promises no offer without its condition", () => {
    const fate = { ...bare.forecasts[0], target: "41", decided_by: "fate", outcome: "fate" };
    const forecasts = [{ ...fate, corrupts: [], offer: true }] as BlessBoard["forecasts"];
    const { container, again, props } = board({ forecasts });
    fireEvent.click(button(/Attack with Zoreo/));
    expect(container.querySelector(".bl-outcome")?.textContent).toContain(
      "If the attacker wins, you may offer the other one",
    );
    const pure = [{ ...fate, corrupts: ["41"] }];
    again({ sight: { ...props.sight, board: { ...bare, forecasts: pure } as never } });
    const told = container.querySelector(".bl-outcome")?.textContent;
    expect(told).toContain("Lonely Summit becomes corrupt (whoever wins)");
    expect(told).not.toContain("it won");
  });

  it("says in a line for each target what becomes of both, and names no card twice", () => {
    const tie = { ...bare.forecasts[0], eyes: [5, 5], outcome: "tie", corrupts: ["41", "02"] };
    const won = { ...bare.forecasts[0], target: "57", eyes: [4, 3], corrupts: ["57"] };
    const lost = { ...bare.forecasts[0], target: "40", outcome: "lose", corrupts: ["02"] };
    const curses = [[curse("02")], ["41", "57", "40"].map((card) => curse(card, { seat: 1 }))];
    const { container } = board({ curses, forecasts: [tie, won, lost] } as Partial<BlessBoard>);
    fireEvent.click(button(/Attack with Zoreo/));
    const lines = [...container.querySelectorAll(".bl-choices li")].map((it) => it.textContent);
    expect(lines[0]).toContain("tie: both lose · both become corrupt");
    expect(lines[1]).toMatch(/· becomes corrupt$/);
    expect(lines[2]).toMatch(/· Zoreo.* becomes corrupt$/);
  });

  it("marks words that go on out of sight, and takes the mark off those that fit", () => {
    let wide = 350;
    vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockImplementation(() => wide);
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(144);
    const { container, again, props } = board();
    expect(container.querySelector(".bl-lines")?.hasAttribute("data-goes-on")).toBe(true);
    wide = 144;
    again({ sight: { ...props.sight, seq: 11 } });
    expect(container.querySelectorAll("[data-goes-on]")).toHaveLength(0);
    vi.restoreAllMocks();
  });

  it("names whoever called the die, even when the Fate card is broken", () => {
    const log = [
      told(1, "attacks", "sun", "02"),
      told(1, "defends", "57"),
      told(1, "calls-odd", "moon"),
      told(1, "rolls", "2"),
      told(1, "fate-wins", "02"),
      told(1, "breaks", "57"),
    ];
    const { container } = board({ curses: [[curse("02")], []] }, { log });
    expect(container.querySelector(".bl-outcome")?.textContent).toContain("Moon calls odd.");
  });

  it("draws no equal sign between Eyes that differ", () => {
    const log = [
      told(1, "attacks", "sun", "10"),
      told(1, "defends", "40"),
      told(1, "counts", "10", 0),
      told(1, "clash-eye", "10", 2),
      told(1, "counts", "40", 3),
      told(1, "clash-eye", "40", 3),
      told(1, "tie-wins"),
    ];
    const { container, again, props } = board({}, { log });
    expect(container.querySelector(".bl-eyes")?.textContent).toBe("2:3");
    const by = { attacker: "02", target: "41", eyes: [2, 3], decided_by: "wins", outcome: "tie" };
    const forecasts = [{ ...bare.forecasts[0], ...by }];
    again({ sight: { ...props.sight, board: { ...bare, forecasts } as never } });
    fireEvent.click(button(/Attack with Zoreo/));
    expect(container.querySelector(".bl-eyes")?.textContent).toBe("2:3");
    expect(container.querySelector(".bl-verdict")?.textContent).toContain("by their effects");
  });
});
