// By which rules a table plays: named where they are not the usual ones, and nowhere else (UX-37).
import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { GameInfo } from "../net/protocol";
import { inHouse } from "../support/house";
import { TableOptions } from "./TableOptions";

const game = {
  settings: [
    { name: "deck", values: ["reconstructed_v1", "even_v1"] },
    { name: "crystallize", values: ["pawns", "any"] },
  ],
} as unknown as GameInfo;

describe("the options of a table", () => {
  it("are named by setting and value, those that are not the default", () => {
    inHouse(
      <TableOptions options={{ crystallize: "any", deck: "reconstructed_v1" }} game={game} />,
    );
    expect(screen.getAllByRole("term").map((it) => it.textContent)).toEqual([
      "Crystallize reaches",
    ]);
    expect(screen.getByRole("definition").textContent).toBe("any tile");
  });

  it("are passed over where all is as usual, or the game is not known yet", () => {
    const { container } = inHouse(<TableOptions options={{ crystallize: "pawns" }} game={game} />);
    expect(container.textContent).toBe("");
    cleanup();
    const unknown = inHouse(<TableOptions options={{ crystallize: "any" }} game={null} />);
    expect(unknown.container.textContent).toBe("");
  });
});
