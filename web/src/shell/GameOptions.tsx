// The options of a game on the page where a table is set up: what people choose first is there at
// once, the rest is folded away under the headings the game gives it.
import type { GameInfo, SettingInfo } from "../net/protocol";
import type { Texts } from "../text/texts";

type Chosen = Readonly<Record<string, string>>;

interface Props {
  game: GameInfo;
  /** How many play: some options matter only then. */
  count: number;
  text: Texts;
  options: Chosen;
  onOptions(options: Record<string, string>): void;
  folded?: boolean;
}

const matters = ({ seats }: SettingInfo, count: number) =>
  seats.length === 0 || seats.includes(count);

/** Those of the chosen options that matter with so many players. */
export function mattering(game: GameInfo, options: Chosen, count: number) {
  const known = game.settings.filter((it) => matters(it, count)).map((it) => it.name);
  return Object.fromEntries(Object.entries(options).filter(([name]) => known.includes(name)));
}

/** The options people choose first, or `folded` all others. */
export function GameOptions({ game, count, text, options, onOptions, folded }: Props) {
  const here = game.settings.filter((it) => matters(it, count));
  const set = (it: SettingInfo, value: string) => {
    const { [it.name]: _, ...others } = options;
    onOptions(value === it.default ? others : { ...others, [it.name]: value });
  };
  const row = (it: SettingInfo) => (
    <Option
      key={it.name}
      setting={it}
      text={text}
      value={options[it.name] ?? it.default}
      onValue={(value) => set(it, value)}
    />
  );
  const rest = here.filter((it) => it.heading);
  const headings = [...new Set(rest.map((it) => it.heading))];
  const changed = rest.filter((it) => it.name in options).length;
  // A chapter is chosen on a page of its own kind.
  if (!folded) return here.filter((it) => !it.heading && it.role !== "chapters").map(row);
  if (rest.length === 0) return null;
  return (
    <details className="fold more-options">
      <summary>{text.say("web-options", { count: changed })}</summary>
      <p className="note">{text.say("web-options-note")}</p>
      {headings.map((heading) => (
        <section key={heading}>
          <h2>{text.say(`heading-${heading}`)}</h2>
          {rest.filter((it) => it.heading === heading).map(row)}
        </section>
      ))}
    </details>
  );
}

/** More values than this are a list to open. */
const SIDE_BY_SIDE = 5;

interface OptionProps {
  setting: SettingInfo;
  text: Texts;
  value: string;
  onValue(value: string): void;
}

/** Few values lie open side by side, where no word of them is cut off. */
function Option({ setting, text, value, onValue }: OptionProps) {
  const { name, values } = setting;
  const usual = (it: string) => it === setting.default && it !== value;
  const about = text.attribute(`setting-${name}`, "about");
  const words = (
    <>
      {text.setting(name)}
      {about && <small>{about}</small>}
    </>
  );
  if (values.length > SIDE_BY_SIDE) {
    return (
      <label className="row">
        <span>{words}</span>
        <select value={value} onChange={(event) => onValue(event.target.value)}>
          {values.map((it) => (
            <option key={it} value={it}>
              {text.value(name, it)}
              {usual(it) && ` (${text.say("web-usual")})`}
            </option>
          ))}
        </select>
      </label>
    );
  }
  const explained = (it: string) => text.attribute(`setting-${name}`, `${it}-about`);
  return (
    <fieldset className="option">
      <legend>{words}</legend>
      <div className={values.some(explained) ? "values explained" : "values"}>
        {values.map((it) => (
          <label key={it} className="choice">
            <input
              type="radio"
              name={`option-${name}`}
              checked={value === it}
              onChange={() => onValue(it)}
            />
            <span>
              {text.value(name, it)}
              {usual(it) && !explained(it) && <small>{text.say("web-usual")}</small>}
              {explained(it) && <small>{explained(it)}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
