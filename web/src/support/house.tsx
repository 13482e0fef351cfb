// A house for tests: English texts, and settings that can be given.
import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import english from "../../../src/gloaming/games/day_and_night/text/en.ftl?raw";
import house from "../../../src/gloaming/text/en.ftl?raw";
import { defaults, type Settings, SettingsContext } from "../shell/settings";
import { TextContext } from "../text/context";
import { Texts } from "../text/texts";

export const text = new Texts("en", house, english, "day_and_night");

export function inHouse(children: ReactNode, part: Partial<Settings> = {}): RenderResult {
  const settings = { ...defaults(), ...part };
  return render(
    <SettingsContext value={{ settings, change: () => {} }}>
      <TextContext value={text}>{children}</TextContext>
    </SettingsContext>,
  );
}
