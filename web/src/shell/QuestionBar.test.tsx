// The bar: one sentence, few buttons, and the end of a turn apart from everything else.
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as module from "../boards/day_and_night";
import { text } from "../support/house";
import { asks, seat, sight } from "../support/sights";
import { atTable, type Laid } from "../support/table";
import { QuestionBar, sentence } from "./QuestionBar";
import type { Settings } from "./settings";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What was done at the bar, in words. */
function bar(laid: Laid = {}, settings: Partial<Settings> = {}) {
  const said: string[] = [];
  const rule = (number: string) => said.push(`rule ${number}`);
  const { play } = atTable(<QuestionBar onRule={rule} />, laid, settings);
  play.say.mockImplementation((answer: string) => said.push(answer));
  play.undo.mockImplementation((turn: boolean) => said.push(turn ? "restart" : "undo"));
  play.dismiss.mockImplementation(() => said.push("dismiss"));
  play.go.mockImplementation((moment: number | null) => said.push(`go ${moment}`));
  return said;
}

const button = (name: RegExp) => screen.getByRole("button", { name });
const later = () => act(() => vi.advanceTimersByTime(1000));

describe("the question bar", () => {
  it("says what is asked, and offers only what is about no thing as a button", () => {
    const said = bar();
    expect(screen.getByRole("status").textContent).toBe("Day: cast a spell, or end casting.");
    later();
    fireEvent.click(screen.getAllByRole("button", { name: /End casting/ })[0] as HTMLElement);
    expect(said).toEqual(["end_casting"]);
  });

  it("lists every answer for whoever rather reads", () => {
    const said = bar();
    fireEvent.click(button(/Cast Day Meditation/));
    expect(said).toEqual(["cast D01"]);
  });

  it("ends nothing by a click that was meant for the question before", () => {
    const said = bar();
    const end = screen.getAllByRole("button", { name: /End casting/ })[0] as HTMLElement;
    fireEvent.click(end);
    expect(said).toEqual([]);
    expect(end.getAttribute("aria-disabled")).toBe("true"); // And it looks so.
    later();
    expect(end.getAttribute("aria-disabled")).toBe("false");
    fireEvent.click(end);
    expect(said).toEqual(["end_casting"]);
  });

  it("asks again before the end of a turn, where that is wanted", () => {
    const said = bar({}, { confirm: "always" });
    later();
    const end = screen.getAllByRole("button", { name: /End casting/ })[0] as HTMLElement;
    fireEvent.click(end);
    expect(said).toEqual([]);
    expect(end.textContent).toContain("sure?");
    fireEvent.click(end);
    expect(said).toEqual(["end_casting"]);
  });

  it("offers to take back only what can be taken back", () => {
    const nothing = bar();
    for (const dim of [button(/Undo/), button(/Restart/)]) fireEvent.click(dim);
    expect(nothing).toEqual([]);
    cleanup();
    const said = bar({ sight: sight({ can_undo: true }) });
    fireEvent.click(button(/Undo/));
    fireEvent.click(button(/Restart/));
    expect(said).toEqual(["undo", "restart"]);
  });

  it("answers nothing while the past is looked at", () => {
    const said = bar({ at: 4 });
    const buttons = screen.getAllByRole("button");
    expect(buttons.map((it) => it.textContent)).toEqual(["Back to now"]);
    fireEvent.click(buttons[0] as HTMLElement);
    expect(said).toEqual(["go null"]);
  });

  it("says why not, with numbers, and leads to the rule", () => {
    const refused = [{ key: "hours", rule: "DN-5.1", answers: ["cast D07"] }];
    const asked = asks({ options: ["end_casting"], refused });
    const said = bar({ sight: sight({ asked }), thoughts: { explained: "cast D07" }, module });
    expect(screen.getByText(/It costs 6 hours; you have 4 left/)).toBeTruthy();
    fireEvent.click(button(/DN-5.1/));
    fireEvent.click(button(/Close/));
    expect(said).toEqual(["rule DN-5.1", "dismiss"]);
  });

  it("says why nothing else is possible, where one answer waits, and does not let go of it", () => {
    const refused = [{ key: "theme", rule: "DN-14.2", answers: ["cast_stolen"] }];
    const asked = asks({ why: "use_stolen", options: ["discard_stolen"], waits: true, refused });
    bar({ sight: sight({ asked }) });
    expect(screen.getByText(/Cast the stolen spell/)).toBeTruthy();
    expect(button(/DN-14.2/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
    cleanup();
    bar({
      sight: sight({ asked: { ...asked, options: ["discard_stolen", "pass"], waits: false } }),
    });
    expect(screen.queryByRole("button", { name: /DN-14.2/ })).toBeNull();
  });

  it("says before an answer what will not be possible, unasked and with its rule", () => {
    const warns = [{ key: "frozen", rule: "DN-7.4", answers: [] }];
    const asked = asks({ options: ["cast D01", "end_casting"], ends: ["end_casting"], warns });
    const said = bar({ sight: sight({ asked }) });
    expect(screen.getByText(/Frozen: no step is possible/).textContent).not.toContain("::");
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
    fireEvent.click(button(/DN-7.4/));
    expect(said).toEqual(["rule DN-7.4"]);
    cleanup();
    bar({ sight: sight({ asked }), module: { ...module, saysWarnings: true } });
    expect(screen.queryByText(/Frozen/)).toBeNull();
  });

  it("offers undo after a turn, too, as long as nobody else has acted", () => {
    bar({ sight: sight({ can_undo: true, asked: asks({ seat: "night" }) }) });
    expect(button(/Undo/)).toBeTruthy();
    cleanup();
    bar({ at: 4, sight: sight({ can_undo: true }) });
    expect(screen.queryByRole("button", { name: /Undo/ })).toBeNull();
  });

  it("shows what the server refused", () => {
    bar({ complaint: { code: "already_answered", text: "" } });
    expect(screen.getByRole("alert").textContent).toBe("That question has been answered already.");
  });
});

describe("whoever is waited for", () => {
  const asked = asks({ seat: "night" });
  const waiting = (part: Parameters<typeof seat>[1]) =>
    sentence(sight({ asked, seats: [seat(0), seat(1, { yours: false, ...part })] }), text);

  it("is named", () => {
    expect(waiting({ name: "Ada" })).toBe("Waiting for Night (Ada).");
    expect(waiting({ name: "Ada", present: false })).toContain("away");
    expect(waiting({ who: "bot" })).toBe("Night: the bot is thinking.");
    expect(waiting({ who: "open" })).toContain("sit down: Night");
  });
});
