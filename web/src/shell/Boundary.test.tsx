// A page that breaks says so, in every language, and another address is another chance.
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import english from "../../../src/gloaming/text/en.ftl?raw";
import french from "../../../src/gloaming/text/fr.ftl?raw";
import italian from "../../../src/gloaming/text/it.ftl?raw";
import { TextContext } from "../text/context";
import { Texts } from "../text/texts";
import { Boundary } from "./Boundary";
import type { Language } from "./settings";

const SAID: [Language, string, string, string][] = [
  ["en", english, "Something went wrong on this page.", "Load the page again"],
  ["it", italian, "Qualcosa è andato storto in questa pagina.", "Ricarica la pagina"],
  ["fr", french, "Quelque chose s’est mal passé sur cette page.", "Recharger la page"],
];

function Breaks(): never {
  throw new URIError("URI malformed");
}

const page = (language: Language, texts: string, address: string, broken: boolean) => (
  <TextContext value={new Texts(language, texts)}>
    <Boundary address={address}>{broken ? <Breaks /> : <p>whole</p>}</Boundary>
  </TextContext>
);

describe("a page that breaks", () => {
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  it.each(SAID)("says so (%s), with two ways on", (language, texts, said, again) => {
    render(page(language, texts, "/rules/bless#%", true));
    expect(screen.getByRole("alert").textContent).toContain(said);
    expect(screen.getByRole("button", { name: again })).toBeTruthy();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/");
  });

  it("is left by another address", () => {
    const { rerender } = render(page("en", english, "/rules/bless#%", true));
    rerender(page("en", english, "/rules/bless#%", false));
    expect(screen.queryByText("whole")).toBeNull();
    rerender(page("en", english, "/", false));
    expect(screen.getByText("whole")).toBeTruthy();
  });
});
