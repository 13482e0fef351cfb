// What a person can choose (UX-30): a page, and a panel at the table.
import { type ReactNode, useEffect } from "react";
import { sample } from "../sound/air";
import type { Volume } from "../sound/sounding";
import { useText } from "../text/context";
import { Frame, NAMES } from "./Frame";
import { Icon } from "./Icon";
import { Switch } from "./Switch";
import {
  type Confirm,
  LANGUAGES,
  type Language,
  type Motion,
  THEMES,
  type Theme,
  useSettings,
} from "./settings";

export function SettingsPage() {
  const text = useText();
  useEffect(() => {
    document.title = `${text.say("web-settings")} · Gloaming`;
  }, [text]);
  return (
    <Frame>
      <article className="page narrow">
        <h1>{text.say("web-settings")}</h1>
        <SettingsPanel />
      </article>
    </Frame>
  );
}

export function SettingsPanel() {
  const text = useText();
  const { settings, change } = useSettings();
  return (
    <div className="settings">
      <Choice<Language>
        title={text.say("web-language")}
        note={text.say("web-language-note")}
        value={settings.language}
        values={LANGUAGES}
        name={(language) => NAMES[language]}
        onChange={(language) => change({ language })}
      />
      <Choice<Theme>
        title={text.say("web-theme")}
        note={text.say("web-theme-note")}
        value={settings.theme}
        values={THEMES}
        name={(theme) => text.say(`web-theme-${theme}`)}
        onChange={(theme) => change({ theme })}
      />
      <Choice<Motion>
        title={text.say("web-motion")}
        note={text.say("web-motion-note")}
        value={settings.motion}
        values={["off", "slow", "normal", "fast"]}
        name={(motion) => text.say(`web-motion-${motion}`)}
        onChange={(motion) => change({ motion })}
      />
      <Choice<Motion>
        title={text.say("web-telling-pace")}
        note={text.say("web-telling-note")}
        value={settings.telling}
        values={["off", "slow", "normal", "fast"]}
        name={(pace) => text.say(`web-telling-${pace}`)}
        onChange={(telling) => change({ telling })}
      />
      <Choice<Confirm>
        title={text.say("web-confirm")}
        note={text.say("web-confirm-note")}
        value={settings.confirm}
        values={["never", "final", "always"]}
        name={(confirm) => text.say(`web-confirm-${confirm}`)}
        onChange={(confirm) => change({ confirm })}
      />
      <Switch
        title={text.say("web-auto")}
        note={text.say("web-auto-note")}
        on={settings.autoAnswer}
        onChange={(autoAnswer) => change({ autoAnswer })}
      />
      <Switch
        title={text.say("web-auto-pass")}
        note={text.say("web-auto-pass-note")}
        on={settings.autoPass}
        onChange={(autoPass) => change({ autoPass })}
      />
      <Choice<Volume>
        title={text.say("web-sound")}
        note={text.say("web-sound-note")}
        value={settings.sound}
        values={["off", "soft", "middle", "full"]}
        name={(volume) => text.say(`web-sound-${volume}`)}
        onChange={(sound) => {
          change({ sound });
          sample(sound);
        }}
      >
        <button
          type="button"
          className="icon-button"
          aria-label={text.say("web-sound-sample")}
          title={text.say("web-sound-sample")}
          disabled={settings.sound === "off"}
          onClick={() => sample(settings.sound)}
        >
          <Icon name="speaker" />
        </button>
      </Choice>
      {"Notification" in window && (
        <Switch
          title={text.say("web-notify")}
          note={text.say("web-notify-note")}
          on={settings.notify && Notification.permission === "granted"}
          onChange={async (wanted) => {
            const allowed = wanted && (await Notification.requestPermission()) === "granted";
            change({ notify: allowed });
          }}
        />
      )}
      <Switch
        title={text.say("web-text-only")}
        note={text.say("web-text-only-note")}
        on={settings.textOnly}
        onChange={(textOnly) => change({ textOnly })}
      />
      <label className="row">
        <span>
          {text.say("web-your-name")}
          <small>{text.say("web-your-name-note")}</small>
        </span>
        <input
          value={settings.name}
          maxLength={40}
          autoComplete="nickname"
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      <Keys />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  title: string;
  note: string;
  value: T;
  values: readonly T[];
  name(value: T): string;
  onChange(value: T): void;
  /** What belongs to the choice, beside it. */
  children?: ReactNode;
}

function Choice<T extends string>(props: ChoiceProps<T>) {
  const { title, note, value, values, name, onChange, children } = props;
  const choice = (
    <label className="row">
      <span>
        {title}
        <small>{note}</small>
      </span>
      <select value={value} onChange={(event) => onChange(event.target.value as T)}>
        {values.map((it) => (
          <option key={it} value={it}>
            {name(it)}
          </option>
        ))}
      </select>
    </label>
  );
  if (!children) return choice;
  return (
    <div className="row-and-more">
      {choice}
      {children}
    </div>
  );
}

const KEYS = {
  arrows: "← ↑ → ↓",
  enter: "",
  numbers: "1–9",
  end: "0",
  undo: "Ctrl Z",
  escape: "Esc",
};

/** The keys that work at a table. */
function Keys() {
  const text = useText();
  return (
    <details className="fold">
      <summary>{text.say("web-keys")}</summary>
      <dl className="keys">
        {Object.entries(KEYS).map(([what, key]) => (
          <div key={what}>
            <dt>
              <kbd>{key || text.say("web-enter")}</kbd>
            </dt>
            <dd>{text.say(`web-key-${what}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
