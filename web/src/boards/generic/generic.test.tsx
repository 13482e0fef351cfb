// Any game can be played from its sight and its options alone.
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { defaults } from "../../shell/settings";
import { inHouse, text } from "../../support/house";
import { refusing, sight } from "../../support/sights";
import type { BoardProps } from "../contract";
import { generic } from ".";

function board(part: Partial<BoardProps> = {}) {
  const props: BoardProps = {
    sight: sight({ board: { turn: 3, pawns: ["f1", "a8"], costs: { D07: 4 }, ending: "" } }),
    lit: new Set(["cast D01", "end_casting"]),
    refused: refusing("hours", "DN-5.1", "cast D07"),
    say: vi.fn(),
    explain: vi.fn(),
    preview: vi.fn(),
    previewed: null,
    last: [],
    text,
    settings: defaults(),
    pointed: null,
    zoom: vi.fn(),
    ...part,
  };
  return { props, ...inHouse(<generic.Board {...props} />) };
}

describe("the generic board", () => {
  it("answers by buttons, and only what is offered", () => {
    const { props } = board();
    fireEvent.click(screen.getByRole("button", { name: "Cast Day Meditation" }));
    expect(props.say).toHaveBeenCalledWith("cast D01");
    fireEvent.click(screen.getByRole("button", { name: "Cast Day Ritual" }));
    expect(props.say).toHaveBeenCalledTimes(1);
    expect(props.explain).toHaveBeenCalledWith("cast D07");
  });

  it("shows everything in sight, however deep", () => {
    const { container } = board();
    expect(container.textContent).toContain("pawns");
    expect(container.textContent).toMatch(/f1.*a8/);
    expect(container.textContent).toContain("Day Ritual4");
  });

  it("lets a thing be chosen where it lies, and only there", () => {
    const hands = [["D01", "D07"], []];
    const { props } = board({ sight: sight({ board: { hands } }) });
    const [chosen, ...more] = screen.getAllByRole("button", { name: "Cast Day Meditation" });
    expect(more).toEqual([]);
    expect(chosen?.className).toContain("lit");
    if (chosen) fireEvent.click(chosen);
    expect(props.say).toHaveBeenCalledWith("cast D01");
    fireEvent.click(screen.getByRole("button", { name: "Day Ritual" }));
    expect(props.explain).toHaveBeenCalledWith("cast D07");
    expect(props.say).toHaveBeenCalledTimes(1);
  });

  it("gives every answer about one thing a button of its own", () => {
    const { props } = board({
      sight: sight({ board: { hand: ["D01"] } }),
      lit: new Set(["cast D01", "discard D01"]),
    });
    fireEvent.click(screen.getByRole("button", { name: "Discard Day Meditation" }));
    expect(props.say).toHaveBeenCalledWith("discard D01");
  });

  it("puts what every seat has under its name, with a mark that is not only a colour", () => {
    const { container } = board({
      sight: sight({ board: { hands: [["D01"], []], dice: [3, 5] } }),
    });
    const seats = [...container.querySelectorAll(".generic-seats > li")];
    expect(seats.map((it) => it.textContent)).toEqual(["DayDay Meditation", "Night–"]);
    const shapes = seats.map((it) => it.querySelector(".seat-mark path")?.getAttribute("d"));
    expect(new Set(shapes).size).toBe(2);
    expect(container.querySelectorAll(".generic-number")).toHaveLength(2);
  });

  it("shows a card large, by mouse and by a long press that is no choice", () => {
    vi.useFakeTimers();
    const { props } = board({ sight: sight({ board: { hand: ["D01", "D20"] } }) });
    fireEvent.pointerEnter(screen.getByRole("button", { name: "Wishing Well" }), {
      pointerType: "mouse",
    });
    expect(props.zoom).toHaveBeenLastCalledWith("D20");
    const lit = screen.getByRole("button", { name: "Cast Day Meditation" });
    fireEvent.pointerDown(lit, { pointerType: "touch" });
    vi.advanceTimersByTime(500);
    expect(props.zoom).toHaveBeenLastCalledWith("D01");
    fireEvent.pointerUp(lit, { pointerType: "touch" });
    fireEvent.click(lit, { detail: 1 }); // As a finger clicks; a key counts no clicks.
    expect(props.say).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it("marks what an answer would change, and what is pointed at", () => {
    const previewed = { turn: 3, pawns: ["e1", "a8"], costs: { D07: 4 }, ending: "" };
    const { container } = board({ previewed, pointed: "a8" });
    expect(container.querySelectorAll(".changed")).toHaveLength(1);
    expect(container.querySelector("li > .pointed")?.textContent).toBe("a8");
  });

  it("asks for the consequence of what has the focus", () => {
    const { props } = board();
    fireEvent.focus(screen.getByRole("button", { name: "End casting" }));
    expect(props.preview).toHaveBeenCalledWith("end_casting");
  });
});
