// Settings: the browser's language at first, then what was chosen; nonsense is ignored.
import { beforeEach, describe, expect, it } from "vitest";
import { defaults, load, preferred, save } from "./settings";

beforeEach(() => localStorage.clear());

describe("settings", () => {
  it("begin with the first language of the browser that the house speaks", () => {
    expect(preferred(["de-CH", "fr-CH", "it"])).toBe("fr");
    expect(preferred(["it-IT"])).toBe("it");
    expect(preferred(["de"])).toBe("en");
  });

  it("are silent, and ask only before what can't be undone", () => {
    expect(defaults()).toMatchObject({ sound: "off", notify: false, confirm: "final" });
  });

  it("are kept", () => {
    save({ ...defaults(), language: "it", theme: "dark", sound: "soft", name: "Ada" });
    expect(load()).toMatchObject({ language: "it", theme: "dark", sound: "soft", name: "Ada" });
  });

  it("know of the time when there was only a bell", () => {
    localStorage.setItem("gloaming.settings", '{"sound":true}');
    expect(load().sound).toBe("middle");
    localStorage.setItem("gloaming.settings", '{"sound":false}');
    expect(load().sound).toBe("off");
  });

  it("ignore what makes no sense", () => {
    localStorage.setItem(
      "gloaming.settings",
      '{"theme":"pink","sound":"loud","motion":"fast","x":1}',
    );
    expect(load()).toEqual({ ...defaults(), motion: "fast" });
    localStorage.setItem("gloaming.settings", "{broken");
    expect(load()).toEqual(defaults());
    localStorage.setItem("gloaming.settings", "null");
    expect(load()).toEqual(defaults());
  });

  it("do without storage", () => {
    const broken = {
      getItem: () => {
        throw new Error("none");
      },
      setItem: () => {
        throw new Error("none");
      },
    };
    expect(load(broken)).toEqual(defaults());
    expect(() => save(defaults(), broken)).not.toThrow();
  });
});
