// Where the rules speak of a thing.
import { describe, expect, it } from "vitest";
import { blocks } from "../text/markdown";
import { numbersIn, rulingsOf } from "./rulings";

const PAGE = blocks(`
### LS-15 Defences

- **LS-15.1** Anybody may use any Defence.
- **LS-15.2** Ballista: once per phase.
- The Ballista without a number.

| number | ruling |
| --- | --- |
| R-01 | A temple is no building. |
| R-02 | Healer's Armor helps, the Temples do not. |
| A13 | Healer’s Armor |
`);
const sought = (names: string[], numbers: string[] = []) =>
  rulingsOf(PAGE, { names, numbers, things: new Set(["A13"]) }).map(({ number }) => number);

describe("the rules of a thing", () => {
  it("are those that name it, as it is written, and have a number", () => {
    expect(sought(["Ballista"])).toEqual(["LS-15.2"]);
    expect(sought(["Temple"])).toEqual([]);
    expect(sought(["Healer’s Armor", ""])).toEqual(["R-02"]);
  });

  it("and those its texts point to, each once, in the order of the page", () => {
    expect(numbersIn("So it is (R-01), see LS-15.1 and BL-2.2a.")).toEqual([
      "R-01",
      "LS-15.1",
      "BL-2.2a",
    ]);
    expect(sought(["Ballista"], ["R-01", "LS-15.2", "LS-15.1"])).toEqual([
      "LS-15.1",
      "LS-15.2",
      "R-01",
    ]);
  });

  it("are told without their number", () => {
    const [first] = rulingsOf(PAGE, { names: ["Ballista"], numbers: [], things: new Set() });
    expect(first?.said).toBe("Ballista: once per phase.");
  });
});
