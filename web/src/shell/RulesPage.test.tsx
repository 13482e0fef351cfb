// Rules that are not there are said to be missing: no address leads to an empty page.
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { inHouse } from "../support/house";
import { RulesPage } from "./RulesPage";

afterEach(cleanup);

describe("the page of the rules", () => {
  it.each(["chess", "%", "toString"])("says that there are none of %s", async (game) => {
    inHouse(<RulesPage game={game} rule="%" />);
    expect(await screen.findByText(/rules of this game are not written down/)).toBeTruthy();
  });
});
