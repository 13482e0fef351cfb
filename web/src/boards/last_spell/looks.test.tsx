// Dice, cards, waves and tracks: what the board tells besides what can be done.
import { cleanup, fireEvent, render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Sight } from "../../net/protocol";
import { told } from "../../support/sights";
import { words, Zoom } from ".";
import { shown, text } from "./shown";
import { monster, table } from "./sights";

describe("the rest", () => {
  it("dice show what was rolled and what came of it", () => {
    const log = [
      told(3, "attacks", "HR2", "W-M1a-slash"),
      told(4, "rolls", "C1", "blue-IS"),
      told(4, "missed", "C1"),
    ];
    const { page } = shown(table({ monsters: [monster("C1", "8,8")] }), { log });
    expect(page.container.querySelector(".ls-tray")?.textContent).toBe(
      "Clawer 1not hitblue: inevitable and stun",
    );
  });

  it("a card is shown large with all it does", () => {
    const page = render(<Zoom card="W-M1b" text={text} textOnly={false} />);
    expect(page.container.textContent).toContain("Slash");
    expect(page.container.textContent).toContain("Level II: Armour Piercing");
    cleanup();
    const boomer = render(<Zoom card="B" text={text} textOnly={false} />);
    expect(boomer.container.textContent).toContain("4 damage to heroes");
    cleanup();
    const shield = render(<Zoom card="A08" text={text} textOnly={false} />);
    expect(shield.container.textContent).toContain("restore this card");
  });

  it("a monster's card says how far it shoots, what it does, and nothing that is not so", () => {
    const said = (card: string) => {
      cleanup();
      return render(<Zoom card={card} text={text} textOnly={false} />).container.textContent ?? "";
    };
    expect(said("A")).toContain("Range4");
    expect(said("MO")).toContain("Range7");
    expect(said("C")).not.toContain("Range");
    for (const tile of ["HA", "MN"]) expect(said(tile)).toContain("Strength–");
    expect(said("ZH")).toContain("Skull Smash: damage 2 (stage II: 3)");
    expect(said("ZT")).toContain("Tidal Entrance: damage 2 (stage II: 3)");
    expect(said("ZH")).toContain("at stage II: orangeblue");
    expect(said("X")).toContain("Dive Bomb");
    expect(said("Y")).toContain("sectors");
    expect(said("K3")).toContain("Two heads, one club");
    expect(render(<Zoom card="K3" text={text} textOnly={false} />).container.innerHTML).toContain(
      "ls-niche of-monster K3",
    );
  });

  it("Brood cards stay on the board when no Schema card is left", () => {
    const icons = { SQ1: { "1 0": "MO", "1 3": "HA" } };
    const { page } = shown(table({ direction: "D25", growth: 2, brood: { "8": "SQ1" }, icons }));
    const waves = page.container.querySelector(".ls-waves")?.textContent;
    expect(waves).toContain("1 × Seed Mortar, 1 × Hatchery");
    expect(waves).not.toContain("nothing more comes");
    expect(page.container.querySelectorAll(".ls-slot")).toHaveLength(1);
  });

  it("where the waves are discovered late, it says so instead of showing yesterday's", () => {
    const asked = { why: "main", seat: "first", answers: [] } as unknown as Sight["asked"];
    const { page } = shown(table({ phase: 0, day: 2 }), {}, { asked });
    expect(page.container.querySelector(".ls-waves")?.textContent).toContain(
      "after the Main Phase",
    );
    expect(page.container.querySelector(".ls-waves")?.textContent).not.toContain("nothing more");
  });

  it("a night with which the game ends promises no reward", () => {
    const { page } = shown(table({ reward: [] }));
    expect(page.container.querySelector(".ls-reward")).toBeNull();
    expect(page.container.querySelector(".ls-panic")?.getAttribute("title")).toBe(
      "Flames left in the Panic Area: 12 of 12.",
    );
  });

  it("what a Cetusia card makes her do is said", () => {
    const deck = ["Z2", "Z3", "Z4"];
    const { page } = shown(table({ wyrm: "Z1", wyrm_stage: 2, wyrm_deck: deck }));
    const waves = page.container.querySelector(".ls-waves")?.textContent;
    expect(waves).toContain("Head: Skull Smash, 3 damage");
    expect(waves).toContain("Tail: Tidal Assault, 2 damage");
  });

  it("no text is missing for anything that can be looked at", () => {
    const cards = ["HR1", "W-G8", "W-R1c-twin-arrows", "A24", "SC6", "blue2", "K3", "ST6", "MN"];
    for (const card of [
      ...cards,
      "TR03",
      "PK11",
      "UM4",
      "BD10",
      "U1",
      "Y",
      "HA",
      "X",
      "L",
      "MO",
      "ZH",
      "ZT",
    ]) {
      const page = render(<Zoom card={card} text={text} textOnly={false} />);
      expect(page.container.textContent, card).not.toMatch(/board-|undefined|NaN/);
      cleanup();
    }
  });

  it("a campaign says which of its cities this is; a scenario has but one", () => {
    const options = { scenario: "campaign" };
    const { page } = shown(table({ map: "lakeburg" }), {}, { options });
    expect(page.container.querySelector(".ls-when")?.textContent).toContain("city 2 of 3");
    cleanup();
    const alone = shown(table({ map: "lakeburg" }), {}, { options: { scenario: "lakeburg" } });
    expect(alone.page.container.querySelector(".ls-cities")).toBeNull();
  });

  it("a Seer's question is answered where questions are, not far below", () => {
    const slots = { "3": ["", ""], "11": [""] };
    const { say, page, thing } = shown(table({ slots }), { lit: new Set(["look 3"]) });
    expect(thing("3").closest(".ls-asked")).not.toBeNull();
    fireEvent.click(thing("3"));
    expect(say).toHaveBeenCalledWith("look 3");
    expect(page.container.querySelectorAll(".ls-waves")).toHaveLength(1);
  });
});

describe("a sentence", () => {
  it("names some things of which nothing lies on the board", () => {
    const pieces = text.pieces({ what: "stays", things: ["C1", "is-held"] });
    expect(pieces.map(({ said }) => said).join("")).toBe(
      "Clawer 1 stops: something in its Area holds it.",
    );
    const lying = pieces.filter(({ kind = "", name }) => name && !words.includes(kind));
    expect(lying.map(({ name }) => name)).toEqual(["C1"]);
  });
});
