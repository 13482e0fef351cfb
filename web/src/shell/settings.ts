// What a person has chosen for this browser (UX-30): kept here, nowhere else.
import { createContext, useContext } from "react";
import type { Volume } from "../sound/sounding";

export const LANGUAGES = ["en", "it", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
/** "game": as the table has it, where a game says so; else as the system has it. */
export const THEMES = ["system", "light", "dark", "game"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = "off" | "slow" | "normal" | "fast";
/** What is asked again before it is done: nothing, what can't be undone, or every end of a turn too. */
export type Confirm = "never" | "final" | "always";

export interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  /** How fast one is shown what the others did; off: only told. */
  telling: Motion;
  /** How loud it is when something happens, and when it is my turn. */
  sound: Volume;
  notify: boolean;
  confirm: Confirm;
  /** A question with one answer is answered by the table, after a moment. */
  autoAnswer: boolean;
  /** Reactions are passed by the table, after as long as a person might think. */
  autoPass: boolean;
  textOnly: boolean;
  /** The log and its neighbours stand beside the board. */
  panels: boolean;
  name: string;
}

const KEY = "gloaming.settings";

/** The best of the languages a browser asks for. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

export function defaults(): Settings {
  return {
    language: preferred(navigator.languages ?? [navigator.language]),
    theme: "system",
    motion: "normal",
    telling: "normal",
    sound: "off",
    notify: false,
    confirm: "final",
    autoAnswer: true,
    autoPass: false,
    textOnly: false,
    panels: true,
    name: "",
  };
}

const CHOICES: { [K in keyof Settings]?: readonly Settings[K][] } = {
  language: LANGUAGES,
  theme: THEMES,
  motion: ["off", "slow", "normal", "fast"],
  telling: ["off", "slow", "normal", "fast"],
  sound: ["off", "soft", "middle", "full"],
  confirm: ["never", "final", "always"],
};

/** What was stored, as far as it still makes sense; whatever else as it is by default. */
export function load(store: Pick<Storage, "getItem"> = localStorage): Settings {
  const settings = defaults();
  let stored: Partial<Record<keyof Settings, unknown>> = {};
  try {
    stored = JSON.parse(store.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return settings; // Nothing to be read, or no storage at all.
  }
  // Once there was only a bell, that rang or not.
  if (typeof stored.sound === "boolean") stored.sound = stored.sound ? "middle" : "off";
  for (const key of Object.keys(settings) as (keyof Settings)[]) {
    const value = stored[key];
    const choices = CHOICES[key] as readonly unknown[] | undefined;
    const fits = choices ? choices.includes(value) : typeof value === typeof settings[key];
    if (fits) Object.assign(settings, { [key]: value });
  }
  return settings;
}

export function save(settings: Settings, store: Pick<Storage, "setItem"> = localStorage): void {
  try {
    store.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** How long a movement lasts, in milliseconds; 0 when nothing shall move (UX-15). */
export function duration(settings: Settings): number {
  if (isStill()) return 0;
  return { off: 0, slow: 800, normal: 500, fast: 300 }[settings.motion];
}

/** How long a moment of what the others did is shown; 0: not at all. */
export function paceOf(settings: Settings): number {
  if (isStill()) return 0;
  return { off: 0, slow: 1500, normal: 850, fast: 450 }[settings.telling];
}

/** How long a big moment is seen, moving or not. */
export function momentOf(settings: Settings): number {
  return { off: 1500, slow: 1800, normal: 1500, fast: 1200 }[settings.motion];
}

const isStill = () =>
  matchMedia?.("(prefers-reduced-motion: reduce)").matches || document.hidden || false;

interface SettingsRoom {
  settings: Settings;
  change(part: Partial<Settings>): void;
}

export const SettingsContext = createContext<SettingsRoom>({
  settings: defaults(),
  change: () => {},
});

export const useSettings = () => useContext(SettingsContext);
