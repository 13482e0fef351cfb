// By which rules a table plays: named where they are not the usual ones, and nowhere else (UX-37).
import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { GameInfo } from "../net/protocol";
import { inHouse } from "../support/house";
import { seat, sight } from "../support/sights";
import { TableOptions } from "./TableOptions";

const game = {
  settings: [
    { name: "deck", values: ["reconstructed_v1", "even_v1"], default: "reconstructed_v1" },
    { name: "crystallize", values: ["any", "pawns"], default: "pawns" },
  ],
} as unknown as GameInfo;

const playedBy = (options: Record<string, string>) => sight({ options });

describe("the options of a table", () => {
  it("are named by setting and value, those that are not the default", () => {
    inHouse(
      <TableOptions
        sight={playedBy({ crystallize: "any", deck: "reconstructed_v1" })}
        game={game}
      />,
    );
    expect(screen.getAllByRole("term").map((it) => it.textContent)).toEqual([
      "Crystallize reaches",
    ]);
    expect(screen.getByRole("definition").textContent).toBe("any tile");
  });

  it("are passed over where all is as usual, or the game is not known yet", () => {
    const { container } = inHouse(
      <TableOptions sight={playedBy({ crystallize: "pawns" })} game={game} />,
    );
    expect(container.textContent).toBe("");
    cleanup();
    const unknown = inHouse(<TableOptions sight={playedBy({ crystallize: "any" })} game={null} />);
    expect(unknown.container.textContent).toBe("");
  });

  it("say that hints are agreed on, where people play against each other", () => {
    const people = [seat(0), seat(1, { yours: false })];
    const said = (part: Parameters<typeof sight>[0]) => {
      const { container } = inHouse(<TableOptions sight={sight(part)} game={game} />);
      const found = container.textContent;
      cleanup();
      return found;
    };
    expect(said({ seats: people, hints: true })).toContain("the log says who takes one");
    expect(said({ seats: people, hints: false })).toBe("");
    expect(said({ seats: people, hints: true, together: true })).toBe("");
    expect(said({ hints: true })).toBe("");
  });
});
