// Hints are agreed on when a table is opened; a game that did not start here says so.
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameInfo, SeatWish } from "../net/protocol";
import { inHouse, text } from "../support/house";
import { seat, sight } from "../support/sights";
import { FromJournal, HintsChoice } from "./FairPlay";
import { bot, friend, me } from "./opening";

afterEach(cleanup);

describe("hints", () => {
  const asked = (seats: SeatWish[], together = false) => {
    const onHints = vi.fn();
    const game = { together } as GameInfo;
    inHouse(<HintsChoice {...{ seats, game, text, onHints }} hints={false} />);
    return onHints;
  };

  it("are agreed on where people play against each other", () => {
    const onHints = asked([me(), friend()]);
    fireEvent.click(screen.getByRole("switch", { name: /Hints are allowed/ }));
    expect(onHints).toHaveBeenCalledWith(true);
    cleanup();
    asked([me(), me()]);
    expect(screen.queryByRole("switch")).not.toBeNull();
  });

  it("need no word alone against bots, and none where all play together", () => {
    asked([me(), bot("adept")]);
    expect(screen.queryByRole("switch")).toBeNull();
    asked([me(), friend()], true);
    expect(screen.queryByRole("switch")).toBeNull();
  });
});

describe("a game from a journal", () => {
  const said = (part: Parameters<typeof sight>[0]) => {
    const { container } = inHouse(<FromJournal sight={sight(part)} />);
    const found = container.textContent;
    cleanup();
    return found;
  };

  it("says so to everybody who did not bring it all to their own screen", () => {
    const people = [seat(0), seat(1, { yours: false })];
    const open = [seat(0), seat(1, { who: "open", yours: false })];
    const watched = [seat(0, { yours: false }), seat(1, { who: "bot", yours: false })];
    for (const seats of [people, open, watched]) {
      expect(said({ from_journal: true, seats })).toContain("did not start here");
      expect(said({ from_journal: false, seats })).toBe("");
    }
    expect(said({ from_journal: true })).toBe("");
  });
});
