// What stands around every page: the name of the house, and the few things always at hand.
import type { MouseEvent, ReactNode } from "react";
import { navigate, to } from "../router";
import { useText } from "../text/context";
import { Icon } from "./Icon";
import { LANGUAGES, type Language, useSettings } from "./settings";

export function Link(props: {
  href: string;
  className?: string;
  children: ReactNode;
  label?: string;
  onFollow?(): void;
}) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    props.onFollow?.();
    navigate(props.href);
    scrollTo(0, 0);
  };
  return (
    <a
      href={props.href}
      className={props.className}
      aria-label={props.label}
      title={props.label}
      onClick={follow}
    >
      {props.children}
    </a>
  );
}

export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 4a12 12 0 0 1 0 24z" className="mark-night" />
      <path d="M16 4a12 12 0 0 0 0 24z" className="mark-day" />
      <path d="M3 23c6-4 9-3 13 0s8 3 13-2v9H3z" className="mark-ground" />
    </svg>
  );
}

interface FrameProps {
  quiet?: boolean;
  /** All of it on one screen: nothing but what lies in a box of its own scrolls. */
  fixed?: boolean;
  title?: ReactNode;
  children?: ReactNode;
}

export function Frame(props: FrameProps) {
  const text = useText();
  return (
    <div className={props.fixed ? "frame fixed" : "frame"}>
      <a className="skip" href="#main">
        {text.say("web-skip")}
      </a>
      <header className="top">
        <Link href={to.start()} className="brand" label="Gloaming">
          <Mark />
          <span>Gloaming</span>
        </Link>
        {props.title && <div className="top-title">{props.title}</div>}
        <nav className="top-tools" aria-label={text.say("web-tools")}>
          {!props.quiet && <Switches />}
        </nav>
      </header>
      <main id="main">{props.children}</main>
    </div>
  );
}

/** Language and theme, one click away everywhere. */
function Switches() {
  const text = useText();
  const { settings, change } = useSettings();
  const dark = isDark(settings.theme);
  return (
    <>
      <label className="language">
        <span className="hidden">{text.say("web-language")}</span>
        <Icon name="globe" />
        <select
          value={settings.language}
          onChange={(event) => change({ language: event.target.value as Language })}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {NAMES[language]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="icon-button"
        aria-label={text.say(dark ? "web-to-light" : "web-to-dark")}
        title={text.say(dark ? "web-to-light" : "web-to-dark")}
        onClick={() => change({ theme: dark ? "light" : "dark" })}
      >
        <Icon name={dark ? "sun" : "moon"} />
      </button>
      <Link href={to.settings()} className="icon-button" label={text.say("web-settings")}>
        <Icon name="gear" />
      </Link>
    </>
  );
}

/** Languages are called by their own names, in every language. */
export const NAMES: Record<Language, string> = { en: "English", it: "Italiano", fr: "Français" };

function isDark(theme: string): boolean {
  const chosen = theme === "game" ? document.documentElement.dataset.themeOfGame : theme;
  if (chosen === "light" || chosen === "dark") return chosen === "dark";
  return matchMedia?.("(prefers-color-scheme: dark)").matches ?? false;
}
