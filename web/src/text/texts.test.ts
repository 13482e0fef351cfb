// The same sentences the server's catalogue says, in three languages.
import { describe, expect, it } from "vitest";
import { textsOf } from "./load";

const [english, italian, french] = await Promise.all([
  textsOf("en", "day_and_night"),
  textsOf("it", "day_and_night"),
  textsOf("fr", "day_and_night"),
]);

describe("texts", () => {
  it("a thing without a text is called by its name", () => {
    expect(english.thing("spell", "D07")).toBe("Day Ritual");
    expect(english.thing("square", "e4")).toBe("e4");
  });

  it("several things at once are called one by one, the same ones counted", async () => {
    const shadows = await textsOf("en", "casting_shadows");
    expect(shadows.thing("roll", "GR+SF/OB+OB/")).toBe("red Gem, Shadow Fragment, 2 × blue Orb");
    expect(shadows.thing("roll", "GR+what//")).toBe("GR+what//");
  });

  it("a question names its seat and counts", () => {
    const asked = { options: ["discard D01", "discard D02"], ends: [] };
    expect(english.question({ ...asked, seat: "day", why: "discard", count: 1 })).toBe(
      "Day: discard a spell.",
    );
    expect(english.question({ ...asked, seat: "night", why: "discard", count: 3 })).toBe(
      "Night: discard 3 spells.",
    );
  });

  it("a question that can only be ended does not ask for more", () => {
    const asked = { seat: "day", why: "travel", count: 1, ends: ["end_travel"] };
    expect(english.question({ ...asked, options: ["step e1", "end_travel"] })).toBe(
      "Day: take a step (3 hours, draws a card), or end your travel.",
    );
    expect(english.question({ ...asked, options: ["end_travel"] })).toBe(
      "Day: no step is possible now; end your travel.",
    );
    const drawn = { seat: "night", why: "discard", count: 1, ends: ["end_travel"] };
    expect(english.question({ ...drawn, options: ["end_travel"] })).toBe("Night: discard a spell.");
  });

  it("an option names its thing if it has one", () => {
    expect(english.option("cast D07")).toBe("Cast Day Ritual");
    expect(english.option("step f8")).toBe("Step to f8");
    expect(english.option("end_travel")).toBe("End travelling");
    expect(english.option("juggle e4")).toBe("juggle e4");
  });

  it("an event hides what was hidden and nothing else", () => {
    expect(english.event({ what: "draws", things: ["night", "N05"] })).toBe("Night draws Obtain.");
    expect(english.event({ what: "draws", things: ["night", -1] })).toBe("Night draws a card.");
    expect(english.event({ what: "ends", things: [-1, "no-room"] })).toBe(
      english.say("ending-no-room"),
    );
  });

  it("sentences are inflected by ids, not by names", () => {
    expect(italian.event({ what: "steps", things: ["night", "e4"] })).toBe(
      "La Signora della Notte si sposta in e4.",
    );
    expect(french.event({ what: "steps", things: ["day", "e4"] })).toBe("Jour se déplace en e4.");
  });

  it("a sentence is cut at its names, so that they can be links", () => {
    expect(english.pieces({ what: "casts", things: ["day", "D07", 4] })).toEqual([
      { said: "Day casts " },
      { said: "Day Ritual", kind: "spell", name: "D07" },
      { said: " (4 hours)." },
    ]);
  });

  it("articles are the name's own, and belong to what can be pointed at", async () => {
    const spell = await textsOf("fr", "last_spell");
    const told = { what: "destroyed", things: ["BD8", "9,15"] };
    expect(spell.event(told)).toBe("En 9,15, l’Auberge s’effondre.");
    const link = spell.pieces(told).find((piece) => piece.name === "BD8");
    expect(link?.said).toBe("l’Auberge");
    expect(spell.event({ what: "turns", things: ["C1", "east"] })).toBe(
      "Griffeur 1 se tourne vers l’est.",
    );
    expect(spell.option("reroll PK02")).toBe("Relancer\u00a0: Visée stable");
    expect(spell.option("reroll magic")).toContain("1 Mana");
  });

  it("what every table tells is told in the words of the house", () => {
    expect(english.event({ what: "resigns", things: ["night"] })).toBe("Night resigns.");
    expect(french.event({ what: "undone", things: ["day", 3] })).toContain("Jour");
    expect(english.event({ what: "rules-changed", things: ["1", "2"] })).toBe(
      "From here on, version 2 of the rules applies; before, it was version 1.",
    );
  });

  it("a refusal ends with its rule and counts if it can", () => {
    const hours = { key: "hours", rule: "DN-5.1" };
    expect(english.refusal(hours)).toBe("Not enough hours left — DN-5.1");
    expect(english.refusal(hours, { cost: 6, hours: 4 })).toBe(
      "It costs 6 hours; you have 4 left — DN-5.1",
    );
    const held = { key: "not-in-hand", rule: "DN-5.1" };
    expect(english.refusal(held, { cost: 6, hours: 4 })).toBe(english.refusal(held));
  });

  it("an outcome names the winner, or nobody", () => {
    const seats = ["day", "night"];
    expect(english.outcome({ scores: [0, 1], reason: "two-temples", tally: [] }, seats)).toBe(
      "Night has built two Temples and wins.",
    );
    expect(english.outcome({ scores: [1, 0], reason: "resignation", tally: [] }, seats)).toContain(
      "Day wins",
    );
    const three = { scores: [1, 0, 1], reason: "resignation", tally: [] };
    expect(english.outcome(three, ["day", "x", "night"])).toContain("Day, Night win by");
    expect(english.outcome({ scores: [0.5, 0.5], reason: "agreed", tally: [] }, seats)).toBe(
      "A draw by agreement.",
    );
  });

  it("settings and their values have names, and numbers are their own", () => {
    expect(english.setting("fizzle")).toBe("Spells that would do nothing");
    expect(english.value("fizzle", "forbidden")).toBe("may not be cast");
    expect(english.value("turn_limit", "300")).toBe("300");
  });

  it("an error is told in the language, or in the server's words where it knows more", () => {
    expect(italian.error("no_such_table", "?")).toBe("Questo tavolo non esiste.");
    expect(english.error("a_bot_plays", "?")).toBe("A bot plays this seat: take it back first.");
    expect(english.error("unknown_game", "no game is called x")).toBe("no game is called x");
    expect(english.error("unreachable", "TypeError")).toBe(english.say("web-unreachable"));
    expect(english.error("brand_new", "in its own words")).toBe("in its own words");
  });

  it("a missing text says its own name", () => {
    expect(english.say("web-nonsense")).toBe("web-nonsense");
    expect(english.attribute("web-nonsense", "note")).toBe("");
  });
});
