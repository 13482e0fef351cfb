// Why not: by name, or by the verb for all things of its kind.
import { describe, expect, it } from "vitest";
import english from "../../../src/gloaming/games/day_and_night/text/en.ftl?raw";
import house from "../../../src/gloaming/text/en.ftl?raw";
import { Texts } from "../text/texts";
import { Refusals } from "./refusals";

const text = new Texts("en", house, english, "day_and_night");
const hours = { key: "hours", rule: "DN-5.1" };
const held = { key: "not-held", rule: "DN-5.2" };
const refusals = new Refusals(
  {
    options: ["cast D01", "step e2"],
    refused: [
      { ...held, answers: ["cast", "end_travel"] },
      { ...hours, answers: ["cast D07", "step"] },
    ],
  },
  (answer) => text.fits(answer),
);

describe("refusals", () => {
  it("give what is named its own reason, and all others of the kind that of the verb", () => {
    expect(refusals.why("cast D07")).toEqual(hours);
    expect(refusals.why("cast D05")).toEqual(held);
    expect(refusals.why("step a1")).toEqual(hours);
    expect(refusals.why("end_travel")).toEqual(held);
  });

  it("say nothing of what is on offer, or what the question is not about", () => {
    expect(refusals.why("cast D01")).toBeUndefined();
    expect(refusals.why("step e2")).toBeUndefined();
    expect(refusals.why("change a1")).toBeUndefined();
  });

  it("say nothing of things of another kind", () => {
    expect(refusals.why("cast night")).toBeUndefined();
    expect(refusals.why("step D05")).toBeUndefined();
    expect(refusals.why("end_travel D05")).toBeUndefined();
  });

  it("name the verbs that are asked about", () => {
    expect(refusals.verbs).toEqual(["cast", "end_travel", "step"]);
  });
});
