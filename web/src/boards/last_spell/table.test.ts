// Every answer lies in one place, copies are known by their card, and dice are read from the log.
import { describe, expect, it } from "vitest";
import words from "../../net/words.json";
import { told } from "../../support/sights";
import { rolls } from "./dice";
import { threats } from "./foresight";
import { fightOf, frameOf, iconSpace } from "./geometry";
import { hourOf, theme } from "./hours";
import { crag, lakes } from "./land";
import { monster, table } from "./sights";
import * as rows from "./table";
import { iconsOf } from "./waves";

describe("answers of The Last Spell", () => {
  it("lie in exactly one place each, or are laid out", () => {
    const places = [
      rows.ON_SPACES,
      rows.ON_MONSTERS,
      rows.ON_HEROES.filter((verb) => !rows.BY_DAY.includes(verb)),
      rows.ON_TOKENS,
      rows.ON_ITEMS,
      rows.ON_SHEET,
      rows.BY_DAY,
      rows.ON_SLOTS,
    ];
    for (const [verb, thing] of Object.entries(words.last_spell.verbs)) {
      if (thing === "") continue;
      const answer = `${verb} x`;
      const placed = places.filter((row) => row.includes(verb)).length;
      const loose = rows.looseAnswers(new Set([answer])).length;
      expect(placed + loose, verb).toBe(1);
    }
    const known = Object.keys(words.last_spell.verbs);
    for (const verb of [...places.flat(), ...rows.ON_HEROES]) expect(known).toContain(verb);
  });

  it("are found by space, several on one", () => {
    const found = rows.bySpace(new Set(["work 10,10", "repair 10,10", "build BD1", "end_main"]));
    expect([...found]).toEqual([["10,10", ["work 10,10", "repair 10,10"]]]);
  });
});

describe("cards", () => {
  it("are known by their copies", () => {
    const all = ["W-M1b", "W-M1b-rush", "W-M6-wide-swing", "A01h", "A15", "green3", "SC4", "W-R8"];
    expect(all.map(rows.cardOf)).toEqual([
      "W-M1",
      "W-M1-rush",
      "W-M6-wide-swing",
      "A01",
      "A15",
      "green",
      "SC4",
      "W-R8",
    ]);
    for (const name of all.filter((it) => it !== "green3")) {
      expect(rows.PRINTED[rows.cardOf(name)], name).toBeDefined();
    }
  });

  it("are looked at where they are named; heroes and monsters are ringed on the map", () => {
    expect(["W-M1b", "W-M1b-slash", "A01c", "BD1"].every(rows.isCard)).toBe(true);
    expect(["HR1", "K1", "C3", "X", "12,9", "gold"].some(rows.isCard)).toBe(false);
  });

  it("of waves show what comes at this table, as the server says", () => {
    const icons = { S01: { "0 1": "R", "2 3": "C" } };
    expect(iconsOf("S01", table({ icons }))).toEqual([
      { row: 0, column: 1, kind: "R" },
      { row: 2, column: 3, kind: "C" },
    ]);
    expect(iconsOf("S02", table({ icons }))).toEqual([]);
  });
});

describe("the map", () => {
  it("is drawn as far as anything comes", () => {
    expect(frameOf(table())).toEqual({ x: 3, y: 5, wide: 22, high: 20 });
    const west = frameOf(table({ slots: { "2": [""] } }));
    expect(west.x).toBe(1);
    const deep = frameOf(table({ monsters: [monster("C1", "0,13")] }));
    expect(deep.x).toBe(0);
  });

  it("first shows the fight: whoever is on it, what comes, and where a question is answered", () => {
    const whole = { x: 0, y: 5, wide: 28, high: 23 };
    const quiet = table({ heroes: [], monsters: [], slots: {}, structures: [] });
    expect(fightOf(quiet, true, [], whole)).toEqual({ x: 12, y: 12, wide: 4, high: 4 });
    expect(fightOf(quiet, true, ["4,20"], whole)).toEqual({ x: 3, y: 12, wide: 13, high: 10 });
    const fought = { ...quiet, monsters: [monster("C1", "0,13")], slots: { "11": [""], "8": [] } };
    expect(fightOf(fought, true, [], whole)).toEqual({ x: 0, y: 12, wide: 17, high: 16 });
    expect(fightOf(quiet, false, [], whole)).toEqual({ x: 8, y: 8, wide: 12, high: 12 });
  });

  it("has its light by the hour", () => {
    const day = table({ phase: 0 });
    expect(hourOf(table({ phase: 2 }), ["scenario", "night"])).toBe("night");
    expect(hourOf(day, ["scenario", "day", "level-up"])).toBe("dawn");
    expect(hourOf(day, ["scenario", "day"])).toBe("day");
    expect(hourOf(day, ["scenario"])).toBe("dusk");
    expect([theme(table({ phase: 1 })), theme(day)]).toEqual(["dark", "light"]);
  });

  it("is the same land every time", () => {
    const { terrain } = table();
    expect(crag(terrain).light).toBe(crag(terrain).light);
    expect(lakes(["....", ".~~.", ".~~.", "...."])).toEqual([{ x: 1, y: 1, wide: 2, high: 2 }]);
    expect(crag(["....", "...."]).face).toBe("");
  });

  it("knows where icons stand", () => {
    expect(iconSpace(2, 4, 2, 0)).toBe("3,12");
    expect(iconSpace(8, 4, 0, 3)).toBe("26,12");
    expect(iconSpace(11, 4, 1, 1)).toBe("13,25");
  });
});

describe("what is foreseen", () => {
  it("counts the worse side of the coin", () => {
    const one = { monster: "C1", space: "8,8", reach: [], hits: ["HR2"] };
    const two = { ...one, monster: "C2" };
    const forecast = { left: [one, two], right: [one, { ...two, hits: ["circle"] }] };
    expect([...threats(forecast, "both")]).toEqual([
      ["HR2", 2],
      ["circle", 1],
    ]);
    expect(threats(forecast, "right").get("HR2")).toBe(1);
    expect(threats(forecast, "off").size).toBe(0);
  });
});

describe("the dice", () => {
  it("are those of the last attack, after the last reroll, with what came of them", () => {
    const log = [
      told(1, "attacks", "HR2", "W-M1a-slash"),
      told(2, "rolls", "C9", "blue-H"),
      told(3, "attacks", "HR2", "W-M1a-slash"),
      told(4, "rolls", "C1", "blue-M"),
      told(5, "rerolls", "C1", "isolation"),
      told(6, "rolls", "C1", "blue-HS"),
      told(6, "hit", "C1", 1),
      told(6, "dies", "C1", "8,8"),
      told(7, "rolls", "K3", "orange-AS"),
      told(8, "rolls", "K3", "blue-IS"),
    ];
    expect(rolls(log)).toEqual([
      { seq: 6, monster: "C1", faces: ["blue-HS"], ends: ["hit", "dies"], rerolled: 1 },
      { seq: 8, monster: "K3", faces: ["orange-AS", "blue-IS"], ends: [], rerolled: 0 },
    ]);
  });
});
