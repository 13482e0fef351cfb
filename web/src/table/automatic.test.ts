// What the table answers for a person, and what it leaves to them.
import { describe, expect, it } from "vitest";
import { asks, told } from "../support/sights";
import { automatic } from "./automatic";

const both = { autoPass: true, autoAnswer: true };
const lone = asks({ options: ["cast D01"] });
const pass = { cast: "end_casting" };

describe("the table by itself", () => {
  it("gives a lone answer to whoever wished so", () => {
    expect(automatic(lone, [], both)).toEqual({ answer: "cast D01", passes: false });
    expect(automatic(lone, [], { ...both, autoAnswer: false })).toBeNull();
    expect(automatic(asks({ options: ["cast D01", "cast D02"] }), [], both)).toBeNull();
  });

  it("passes a chance to react to whoever wished so", () => {
    const asked = asks({ options: ["cast D01", "end_casting"] });
    expect(automatic(asked, [], both, pass)).toEqual({ answer: "end_casting", passes: true });
    expect(automatic(asked, [], { ...both, autoPass: false }, pass)).toBeNull();
    expect(automatic({ ...asked, why: "move" }, [], both, pass)).toBeNull();
  });

  it("leaves to the person what waits, what was taken back, and what is not theirs", () => {
    expect(automatic({ ...lone, waits: true }, [], both)).toBeNull();
    expect(automatic(lone, [told(9, "undone", "day", 8)], both)).toBeNull();
    expect(automatic(null, [], both)).toBeNull();
  });
});
