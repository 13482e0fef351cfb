// Every address leads to its page, and every page has its address.
import { describe, expect, it } from "vitest";
import { navigate, routeOf, to } from "./router";

const route = (path: string) => routeOf(new URL(path, "http://house"));

describe("the router", () => {
  it("knows its pages", () => {
    expect(route("/")).toEqual({ page: "start" });
    expect(route("/settings")).toEqual({ page: "settings" });
    expect(route("/new/bless")).toEqual({
      page: "set-up",
      game: "bless",
      friend: false,
      chapter: "",
    });
    expect(route("/nonsense")).toEqual({ page: "nowhere" });
    expect(route("/table/x/y")).toEqual({ page: "nowhere" });
    expect(route("/codex")).toEqual({ page: "nowhere" });
    expect(route("/codex/bless/04/x")).toEqual({ page: "nowhere" });
  });

  it("finds a table, a moment, and the key to a seat", () => {
    expect(route("/table/abc")).toEqual({ page: "table", table: "abc", at: null, token: "" });
    expect(route("/table/abc?at=57")).toMatchObject({ at: 57 });
    expect(route("/table/abc?at=-3")).toMatchObject({ at: null });
    expect(route("/table/abc#join=k-1_2")).toMatchObject({ table: "abc", token: "k-1_2" });
  });

  it("reads what it writes", () => {
    expect(route(to.codex("bless", "", "?q=a"))).toEqual({
      page: "codex",
      game: "bless",
      thing: "",
      wish: "?q=a",
    });
    expect(route(to.codex("last_spell", "W-M1"))).toMatchObject({ thing: "W-M1", wish: "" });
    expect(route(to.table("abc", 0))).toMatchObject({ table: "abc", at: 0 });
    expect(route(to.rules("day_and_night", "DN-7.4"))).toEqual({
      page: "rules",
      game: "day_and_night",
      rule: "DN-7.4",
    });
    expect(route(to.setUp("bless", true))).toMatchObject({ friend: true });
  });

  it("takes what can't be decoded as it stands", () => {
    expect(route("/rules/bless#%")).toEqual({ page: "rules", game: "bless", rule: "%" });
    expect(route("/rules/bless#BL-3%E0%A4%A")).toMatchObject({ rule: "BL-3%E0%A4%A" });
    expect(route("/rules/bless#BL%2D3")).toMatchObject({ rule: "BL-3" });
    expect(route("/table/%zz?at=%&x=%E0#join=%")).toMatchObject({ table: "%zz", token: "%" });
    expect(route("/new/%")).toMatchObject({ page: "set-up", game: "%" });
  });

  it("changes the address without loading a page", () => {
    navigate("/settings");
    expect(location.pathname).toBe("/settings");
    navigate("/", true);
    expect(location.pathname).toBe("/");
  });
});
