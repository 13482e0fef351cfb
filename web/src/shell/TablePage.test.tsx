// A whole table against a server made of string: curtain, keys, lone answers, refusals.
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromClient, Sight, Told } from "../net/protocol";
import { shelf } from "../net/shelf";
import { inHouse } from "../support/house";
import { asks as asking, seat, sight } from "../support/sights";
import type { Settings } from "./settings";
import { TablePage } from "./TablePage";

vi.mock("../boards/contract", () => ({ boards: {}, emblems: {} })); // The generic board.

let wire: Wire;
let sent: FromClient[];

class Wire {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    wire = this;
    setTimeout(() => {
      this.readyState = 1;
      this.onopen?.();
    });
  }
  send(data: string) {
    sent.push(JSON.parse(data));
  }
  close() {}
}

/** The server looks from the seat it is told to, at a table that stands as given. */
function tells(part: Partial<Sight>, news: Told[] = []) {
  const watch = sent.findLast((it) => it.type === "watch");
  const seen = watch?.seat ?? -1;
  const message = { type: "update", sight: sight({ ...part, seat: seen }), told: news };
  act(() => wire.onmessage?.({ data: JSON.stringify(message) }));
  return seen;
}

const watched = () => sent.filter((it) => it.type === "watch").map((it) => it.seat);
const answers = () => sent.filter((it) => it.type === "answer").map((it) => it.say);
const asks = (id: string, options: string[] = []) => asking({ seat: id, options });
const page = (wish: Partial<Settings> = {}) =>
  inHouse(<TablePage table="t1" at={null} token="" />, wish);
const settled = () => waitFor(() => expect(watched().length).toBeGreaterThan(0));

beforeEach(() => {
  sent = [];
  shelf.forget();
  sessionStorage.clear();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("fetch", async () => new Response('{"games":[],"languages":[]}'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function seated(part: Partial<Sight>, wish: Partial<Settings> = {}) {
  page(wish);
  await settled();
  tells(part);
  await waitFor(() => expect(watched()).toEqual([-1, 0]));
  tells(part);
  await screen.findByText(/cast a spell|cast nothing/);
}

describe("a table", () => {
  it("is looked at as a spectator first, then from my seat", async () => {
    await seated({});
    expect(answers()).toEqual([]);
    await waitFor(() => expect(document.title).toContain("Your turn"));
  });

  it("of a game this page does not know is drawn all the same, and can be played", async () => {
    page();
    await settled();
    tells({ game: "chess" });
    await waitFor(() => expect(watched()).toEqual([-1, 0]));
    tells({ game: "chess" });
    const first = (await screen.findAllByRole("button", { name: /D01/ })).at(-1);
    fireEvent.click(first as HTMLElement);
    expect(answers()).toEqual(["cast D01"]);
  });

  it("that does not exist says so, with a way home", async () => {
    page();
    await settled();
    const gone = { type: "refused", code: "no_such_table", text: "there is no such table" };
    act(() => wire.onmessage?.({ data: JSON.stringify(gone) }));
    expect((await screen.findByRole("alert")).textContent).toContain("There is no such table.");
    expect(screen.getByRole("link", { name: "To the start page" })).toBeTruthy();
  });

  it("gives an answer once, with the entry it is for", async () => {
    await seated({});
    const cast = (await screen.findAllByRole("button", { name: "Cast Day Meditation" })).at(-1);
    fireEvent.click(cast as HTMLElement);
    fireEvent.click(cast as HTMLElement);
    expect(sent.filter((it) => it.type === "answer")).toEqual([
      { type: "answer", seat: 0, seq: 10, say: "cast D01" },
    ]);
  });

  it("answers by number keys and takes back by Ctrl+Z", async () => {
    await seated({ can_undo: true });
    fireEvent.keyDown(window, { key: "1" });
    expect(answers()).toEqual(["cast D01"]);
    fireEvent.keyDown(window, { key: "z", ctrlKey: true });
    expect(sent.at(-1)).toEqual({ type: "undo", seat: 0, seq: 10, turn: false });
  });

  it("gives a lone answer by itself after a moment, but not after it was taken back", async () => {
    const lone = { asked: asks("day", ["cast D01"]) };
    await seated(lone);
    expect(answers()).toEqual([]);
    await waitFor(() => expect(answers()).toEqual(["cast D01"]), { timeout: 2000 });
    tells({ ...lone, seq: 12 }, [{ seq: 11, beat: 0, what: "undone", things: ["day", 10] }]);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(answers()).toEqual(["cast D01"]);
  });

  it("leaves an answer that ends something to the player, though it is the only one", async () => {
    await seated({
      asked: asking({ options: ["end_casting"], ends: ["end_casting"], waits: true }),
    });
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(answers()).toEqual([]);
  });

  it("passes reactions for whoever wished so, no sooner than a person would", async () => {
    const shelf = {
      games: [{ id: "day_and_night", levels: [], reactions: { cast: "end_casting" } }],
    };
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(shelf)));
    const least = vi.spyOn(Math, "random").mockReturnValue(0);
    await seated({}, { autoPass: true });
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(answers()).toEqual([]);
    await waitFor(() => expect(answers()).toEqual(["end_casting"]), { timeout: 2000 });
    tells({ asked: { ...asks("day", ["cast D01", "end_casting"]), why: "move" }, seq: 12 });
    await new Promise((resolve) => setTimeout(resolve, 1800));
    expect(answers()).toEqual(["end_casting"]); // That was no reaction.
    least.mockRestore();
  });

  it("asks about reactions as long as nobody wished otherwise", async () => {
    const shelf = {
      games: [{ id: "day_and_night", levels: [], reactions: { cast: "end_casting" } }],
    };
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(shelf)));
    vi.spyOn(Math, "random").mockReturnValue(0);
    await seated({});
    await new Promise((resolve) => setTimeout(resolve, 1800));
    expect(answers()).toEqual([]);
    vi.restoreAllMocks();
  });

  it("shows in the bar what the server refused", async () => {
    await seated({});
    const refused = { type: "refused", code: "already_answered", text: "" };
    act(() => wire.onmessage?.({ data: JSON.stringify(refused) }));
    expect((await screen.findByRole("alert")).textContent).toContain("answered already");
  });

  it("asks again before resigning", async () => {
    await seated({});
    fireEvent.click(screen.getByRole("button", { name: "Resign" }));
    expect(sent.some((it) => it.type === "resign")).toBe(false);
    fireEvent.click(screen.getAllByRole("button", { name: "Resign" }).at(-1) as HTMLElement);
    await waitFor(() => expect(sent.at(-1)).toEqual({ type: "resign", seat: 0, seq: 10 }));
  });
});

describe("one screen for two", () => {
  const both = { seats: [seat(0), seat(1, { yours: true })] };

  it("fetches no hand before its owner confirms, and hides it when the next one is asked", async () => {
    page();
    await settled();
    tells({ ...both, asked: asks("day") });
    const mine = await screen.findByRole("button", { name: "It’s me: Day" });
    expect(watched()).toEqual([-1]);
    fireEvent.click(mine);
    await waitFor(() => expect(watched()).toEqual([-1, 0]));
    tells({ ...both, asked: asks("day", ["cast D01", "end_casting"]) });
    await screen.findByText(/cast a spell|cast nothing/);
    tells({ ...both, asked: asks("night"), seq: 11 });
    await screen.findByRole("button", { name: "It’s me: Night" });
    expect(watched()).toEqual([-1, 0, -1]);
    expect(document.querySelector(".board")).toBeNull();
  });

  it("remembers over a reload who confirmed, and who did not", async () => {
    sessionStorage.setItem("gloaming.curtain.t1", "0");
    page();
    await settled();
    tells({ ...both, asked: asks("night") });
    await screen.findByRole("button", { name: "It’s me: Night" });
    expect(watched()).toEqual([-1]);
  });
});
