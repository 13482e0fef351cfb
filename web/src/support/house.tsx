// A house for tests: English texts, and settings that can be given.
import { configure, render } from "@testing-library/react";
import type { ReactNode } from "react";
import english from "../../../src/gloaming/games/day_and_night/text/en.ftl?raw";
import house from "../../../src/gloaming/text/en.ftl?raw";
import { defaults, type Settings, SettingsContext } from "../shell/settings";
import { TextContext } from "../text/context";
import { Texts } from "../text/texts";

configure({ asyncUtilTimeout: 4000 }); // A busy machine is slow to draw.

export const text = new Texts("en", house, english, "day_and_night");

export function inHouse(children: ReactNode, part: Partial<Settings> = {}) {
  const settings = { ...defaults(), ...part };
  const within = (drawn: ReactNode) => (
    <SettingsContext value={{ settings, change: () => {} }}>
      <TextContext value={text}>{drawn}</TextContext>
    </SettingsContext>
  );
  const page = render(within(children));
  return { ...page, again: (drawn: ReactNode) => page.rerender(within(drawn)) };
}
