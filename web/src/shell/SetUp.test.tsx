// Setting up a table: how many sit there at first, and which options are seen at once.
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { GameInfo, SettingInfo } from "../net/protocol";
import { inHouse, text } from "../support/house";
import { GameOptions, mattering } from "./GameOptions";
import { resized, usualSeats } from "./opening";

afterEach(cleanup);

const setting = (name: string, part: Partial<SettingInfo> = {}): SettingInfo => ({
  name,
  values: ["pawns", "any"],
  default: "pawns",
  heading: "",
  seats: [],
  role: "",
  journeys: {},
  ...part,
});
const game = (part: Partial<GameInfo>): GameInfo => ({
  id: "day_and_night",
  seats: [2],
  seat_names: [],
  settings: [],
  levels: ["novice", "apprentice"],
  rules: "1",
  together: false,
  reactions: {},
  ...part,
});
const shadows = game({ seats: [2, 3, 4, 1] });
const who = (seats: ReturnType<typeof usualSeats>) => seats.map((seat) => seat.who).join(" ");

describe("the seats of a new table", () => {
  it("are as many as a game has as a rule, though one could play alone", () => {
    expect(who(usualSeats(shadows, false))).toBe("me bot");
    expect(who(usualSeats(game({ seats: [1, 2] }), false))).toBe("me");
  });

  it("are two where a friend is invited, and more friends where more play", () => {
    expect(who(usualSeats(shadows, true))).toBe("me friend");
    expect(who(usualSeats(game({ seats: [1, 2] }), true))).toBe("me friend");
    expect(who(resized(usualSeats(shadows, true), 3, shadows, true))).toBe("me friend friend");
    expect(who(resized(usualSeats(shadows, false), 3, shadows, false))).toBe("me bot bot");
  });
});

describe("the options of a game", () => {
  const settings = [
    setting("crystallize"),
    setting("achievement", { heading: "spells" }),
    setting("deck", { heading: "length", values: ["reconstructed_v1", "even_v1"] }),
    setting("fizzle", { seats: [4] }),
  ];
  const shown = (options: Record<string, string>, count = 2, folded = false) => {
    const said: Record<string, string>[] = [];
    inHouse(
      <GameOptions
        game={game({ settings })}
        count={count}
        text={text}
        options={options}
        onOptions={(chosen) => said.push(chosen)}
        folded={folded}
      />,
    );
    return said;
  };
  const titles = () => screen.getAllByRole("group").map((it) => it.querySelector("legend"));

  it("that people choose first lie open, the others in a fold under headings", () => {
    shown({});
    expect(titles().map((it) => it?.textContent)).toEqual([
      expect.stringContaining("Crystallize reaches"),
    ]);
    cleanup();
    shown({ deck: "even_v1", crystallize: "any" }, 2, true);
    expect(screen.getByText("More options (one changed)")).toBeTruthy();
    const headings = screen.getAllByRole("heading", { hidden: true });
    expect(headings.map((it) => it.textContent)).toEqual(["Single spells", "Books and length"]);
  });

  it("are chosen by a click, and what is usual is not sent", () => {
    const said = shown({ crystallize: "any" });
    const choice = within(screen.getByRole("group")).getByLabelText(/tile under a pawn/);
    expect(choice.closest("label")?.textContent).toContain("usual");
    fireEvent.click(choice);
    expect(said).toEqual([{}]);
  });

  it("are passed over where they do not matter with so many players", () => {
    shown({}, 4);
    expect(screen.getAllByRole("group")).toHaveLength(2);
    const chosen = { fizzle: "any", crystallize: "any" };
    expect(mattering(game({ settings }), chosen, 2)).toEqual({ crystallize: "any" });
    expect(mattering(game({ settings }), chosen, 4)).toEqual(chosen);
  });
});
