// The board of Bless: what it shows of a sight, and what it answers.
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { BlessBoard } from "../../net/protocol";
import words from "../../net/words.json";
import { refusing, told } from "../../support/sights";
import { Zoom } from ".";
import { ILLUSTRATIONS } from "./art";
import { bare, board, button, curse, text } from "./sights";

describe("the board of Bless", () => {
  it("says in words what state a Curse is in, and why its values are so", () => {
    board({
      curses: [
        [
          curse("02", {
            corrupt: true,
            stasis: true,
            modifiers: [{ source: "16", kind: "eye-plus", amount: 2, to_turn: 5 }],
            bond: "03",
            bond_seat: 1,
          }),
        ],
        [],
      ],
    });
    const label = button(/^Zoreo/).textContent;
    for (const said of [
      "Eye 4",
      "Light",
      "corrupt",
      "Stasis",
      "+2 Eye · Perpetual Flame, this turn",
    ]) {
      expect(label).toContain(said);
    }
    expect(button(/^Bond Blade of Morning, of Moon/)).toBeTruthy();
    expect(screen.getByText("Moon has no Curse.")).toBeTruthy();
  });

  it("shows points, Altar, hand, Deck, Void, Actions and Final Turns", () => {
    const { container } = board({ final_by: 1, final_turn: 2, final_turns_left: 4 });
    for (const said of ["Turn 5", "2 Actions left", "Deck 40", "Void (2)", "4 cards in hand"]) {
      expect(container.textContent).toContain(said);
    }
    expect(screen.getByLabelText("Altar: 1 of 5")).toBeTruthy();
    expect(screen.getByLabelText("4 left, triggered by Moon")).toBeTruthy();
    expect(container.querySelector(".bl-final .now")?.textContent).toBe("2");
    expect(button(/^Beacon of Redemption$/)).toBeTruthy(); // In the Void, to be read.
  });

  it.each([3, 5, 7])("has as many places at the Altar as the table plays with: %i", (goal) => {
    const { container } = board({ altar_goal: goal });
    expect(container.querySelectorAll(".bl-player.sun .bl-slot")).toHaveLength(goal);
    expect(screen.getByLabelText(`Altar: 1 of ${goal}`)).toBeTruthy();
    expect(container.querySelector(".bl-final")?.getAttribute("title")).toContain(
      `${goal} cards in an Altar trigger them`,
    );
  });

  it("foretells a clash before it is begun, and attacks by two presses", () => {
    const { props, again } = board();
    fireEvent.click(button(/Attack with Zoreo/));
    expect(props.say).not.toHaveBeenCalled();
    expect(screen.getByText("If it attacks")).toBeTruthy();
    expect(screen.getByText("+3 Rivalry")).toBeTruthy();
    expect(button(/Attack with Zoreo/).getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(button(/^Lonely Summit.*Attack Lonely Summit/));
    expect(props.say).toHaveBeenCalledWith("attack 02");
    // With several targets the game asks: the one pointed at is answered.
    const asked = new Set(["target 41", "target 17"]);
    again({ lit: asked, sight: { ...props.sight, seq: 11 } });
    expect(props.say).toHaveBeenLastCalledWith("target 41");
    expect(props.say).toHaveBeenCalledTimes(2);
  });

  it("lets go of an attacker that is pressed again", () => {
    const { props } = board();
    fireEvent.click(button(/Attack with Zoreo/));
    fireEvent.click(button(/Attack with Zoreo/));
    expect(screen.queryByText("If it attacks")).toBeNull();
    expect(props.say).not.toHaveBeenCalled();
  });

  it("attacks the player where nobody stands in the way", () => {
    const direct = { ...bare.forecasts[0], target: "", eyes: [], outcome: "direct", corrupts: [] };
    const { props } = board({ forecasts: [direct] as BlessBoard["forecasts"] });
    fireEvent.click(button(/Attack with Zoreo/));
    fireEvent.click(button(/Attack the player directly.*\+3 VP/));
    expect(props.say).toHaveBeenCalledWith("attack 02");
  });

  it("lays a card by one of its halves", () => {
    const { props } = board();
    fireEvent.click(button(/Lay Cut in the Darkness as a Prayer/));
    expect(props.say).toHaveBeenCalledWith("pray 33");
    fireEvent.click(button(/Lay Cut in the Darkness as a Curse/));
    expect(props.say).toHaveBeenCalledWith("curse 33");
  });

  it("takes a long press for a look, and a key after it for an answer", () => {
    vi.useFakeTimers();
    const { props } = board();
    const attacker = () => button(/Attack with Zoreo/);
    fireEvent.pointerDown(attacker(), { pointerType: "touch" });
    vi.advanceTimersByTime(1000);
    fireEvent.pointerUp(attacker(), { pointerType: "touch" });
    fireEvent.click(attacker(), { detail: 1 });
    vi.useRealTimers();
    expect(props.zoom).toHaveBeenCalledWith("02");
    expect(attacker().getAttribute("aria-pressed")).toBe("false");
    fireEvent.click(attacker(), { detail: 0 }); // As Enter and Space do.
    expect(attacker().getAttribute("aria-pressed")).toBe("true");
  });

  it("says why a card can't be used", () => {
    const refused = refusing("in-stasis", "BL-7.1", "attack 02");
    const { props } = board({}, { lit: new Set(["end_turn"]), refused });
    fireEvent.click(button(/^Zoreo.*BL-7.1/));
    expect(props.explain).toHaveBeenCalledWith("attack 02");
    expect(props.say).not.toHaveBeenCalled();
  });

  it("lays open what can be chosen but lies nowhere", () => {
    const effect = { seat: 0, card: "56", bond: "", half: "curse", chosen: [] };
    const { props } = board({ resolving: [effect] }, { lit: new Set(["choose 20"]) });
    expect(screen.getByLabelText("Choose from the Void")).toBeTruthy();
    expect(screen.getByText("Effect of First Night")).toBeTruthy();
    fireEvent.click(button(/^Peaks above the Clouds.+/));
    expect(props.say).toHaveBeenCalledWith("choose 20");
  });

  it("lets a broken Curse be offered, for so many points", () => {
    const log = [
      told(1, "attacks", "sun", "02"),
      told(1, "defends", "41"),
      told(1, "eye-wins", "02"),
    ];
    const clash = [{ attacker: "02", defender: "41" }] as BlessBoard["clash"];
    const { props } = board({ clash }, { log, lit: new Set(["offer", "to_void"]) });
    fireEvent.click(button(/Offer it.*\+3 VP/));
    expect(props.say).toHaveBeenCalledWith("offer");
  });

  it("shows what an answer would change", () => {
    const then = { ...bare, curses: [[curse("02", { eye: 6 })], []] };
    const { container } = board({}, { previewed: then as unknown as Record<string, unknown> });
    const seen = [...container.querySelectorAll(".bl-forecast")].map((it) => it.textContent);
    expect(seen).toEqual(["leaves", "Eye 4 → 6"]);
  });

  it("opens the hand for a card asked from it, and leaves the field free for what lies there", () => {
    const { container, again, props } = board({}, { lit: new Set(["aside 33", "keep"]) });
    const handle = () => container.querySelector(".bl-handle");
    expect(handle()?.getAttribute("aria-expanded")).toBe("true");
    again({ lit: new Set(["target 41"]), sight: { ...props.sight, seq: 11 } });
    expect(handle()?.getAttribute("aria-expanded")).toBe("false");
    // To lay a card is asked for as well, but so is what stands on the field.
    again({ lit: props.lit, sight: { ...props.sight, seq: 12 } });
    fireEvent.click(container.querySelector(".bl-sliver") as Element);
    expect(handle()?.getAttribute("aria-expanded")).toBe("true");
    again({ lit: new Set(["attack 02", "curse 33"]), sight: { ...props.sight, seq: 13 } });
    expect(handle()?.getAttribute("aria-expanded")).toBe("false");
  });

  it("shows nobody's hand to whoever only watches", () => {
    const { container, again, props } = board();
    again({ sight: { ...props.sight, seat: -1 } });
    expect(container.querySelector(".bl-side")).toBeNull();
  });

  it("says every word in English, and leaves no number of a card", () => {
    const { container } = board();
    expect(container.textContent).not.toMatch(/board-|card-|value-|state-|type-|form-|option-/);
  });
});

describe("the words of the board", () => {
  const texts = import.meta.glob<string>("../../../../src/gloaming/games/bless/text/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const code = import.meta.glob<string>(["./*.ts", "./*.tsx", "!./*.test.*", "!./sights.tsx"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const used = Object.values(code).flatMap((it) => it.match(/(?<=")board-[a-z-]+(?=")/g) ?? []);

  it.each(Object.keys(texts))("are all in %s, and no more", (file) => {
    const said = texts[file]?.match(/^board-[a-z-]+/gm) ?? [];
    expect([...said].sort()).toEqual([...new Set(used)].sort());
  });
});

describe("a card", () => {
  const cards = Object.keys(words.bless.printed);

  it("has a picture of its own, each of the 62", () => {
    expect(cards).toHaveLength(62);
    const drawn = cards.map((card) => JSON.stringify(ILLUSTRATIONS[card]));
    expect(new Set(drawn).size).toBe(62);
    expect(drawn).not.toContain(undefined);
  });

  it("is zoomed with both effects, its abilities and its rulings", () => {
    const { container } = render(<Zoom card="60" text={text} textOnly={false} />);
    for (const said of ["Gates Between", "Dual", "Barrier", "Impact", "R-57"]) {
      expect(container.textContent).toContain(said);
    }
    expect(container.querySelectorAll(".bl-ability")).toHaveLength(2);
    expect(container.querySelector("svg.bl-picture.dual")).toBeTruthy();
  });

  it("is zoomed with how it stands on the field, which a small card has no room for", () => {
    const modifiers = [{ source: "16", kind: "eye-plus", amount: 2, to_turn: 5 }];
    const curses = [[curse("02", { corrupt: true, eye: 6, modifiers })], []];
    const table = { ...bare, curses } as unknown as Record<string, unknown>;
    const { container, rerender } = render(
      <Zoom card="02" board={table} text={text} textOnly={false} />,
    );
    const now = container.querySelector(".bl-now")?.textContent;
    expect(now).toContain("corrupt");
    expect(now).toContain("Eye 6");
    expect(now).toContain("+2 Eye · Perpetual Flame, this turn");
    rerender(<Zoom card="60" board={table} text={text} textOnly={false} />);
    expect(container.querySelector(".bl-now")).toBeNull();
  });

  it("is only text for whoever wants it so", () => {
    const { container } = render(<Zoom card="60" text={text} textOnly={true} />);
    expect(container.querySelector("svg.bl-picture")).toBeNull();
  });
});
