// What the map is looked at with: larger, smaller, all of it, whoever acts, what is foreseen, waves.
import { Icon } from "./icons";
import { type Hero, isNight, type Props } from "./table";

export type Seeing = "both" | "left" | "right" | "off";
const SEEING: readonly Seeing[] = ["both", "left", "right", "off"];

interface ToolsProps extends Props {
  hero: Hero | undefined;
  seeing: Seeing;
  onSee(seeing: Seeing): void;
  onZoom(factor: number): void;
  onWhole(): void;
  onHere(): void;
}

/** Every tool keeps its place; one that has no use now is dim. */
export function Tools({ hero, seeing, onSee, onZoom, onWhole, onHere, ...props }: ToolsProps) {
  const { board, text, over, onOver } = props;
  const night = isNight(board);
  const next = SEEING[(SEEING.indexOf(seeing) + 1) % SEEING.length] ?? "both";
  return (
    <div className="ls-tools">
      <Tool icon="larger" keys="+" said={text.say("board-zoom-in")} act={() => onZoom(1.3)} />
      <Tool icon="smaller" keys="-" said={text.say("board-zoom-out")} act={() => onZoom(1 / 1.3)} />
      <Tool icon="whole" said={text.say("board-zoom-fit")} act={onWhole} />
      <Tool
        icon="here"
        said={text.say("board-to-hero", { hero: hero ? text.thing("hero", hero.hero) : "" })}
        act={hero?.space ? onHere : null}
      />
      <fieldset className="ls-seeing" disabled={!night}>
        <legend className="hidden">{text.say("board-forecast")}</legend>
        {SEEING.map((one) => (
          <button
            key={one}
            type="button"
            className="icon-button"
            aria-pressed={seeing === one}
            aria-label={text.say(`board-forecast-${one}`)}
            title={text.say(`board-forecast-${one}`)}
            onClick={() => onSee(one)}
          >
            <Icon name={one} />
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className="icon-button ls-see-next"
        disabled={!night}
        aria-label={text.say(`board-forecast-${next}`)}
        onClick={() => onSee(next)}
      >
        <Icon name={seeing} />
      </button>
      <button
        type="button"
        className="icon-button ls-see-waves"
        data-opens=""
        aria-expanded={over === "waves"}
        aria-label={text.say("board-waves-and-missions")}
        onClick={() => onOver(over === "waves" ? "" : "waves")}
      >
        <Icon name="waves" />
      </button>
    </div>
  );
}

interface ToolProps {
  icon: string;
  said: string;
  /** The key that does the same. */
  keys?: string;
  act: (() => void) | null;
}

function Tool({ icon, said, keys, act }: ToolProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={said}
      aria-keyshortcuts={keys}
      title={keys ? `${said} (${keys})` : said}
      disabled={!act}
      onClick={() => act?.()}
    >
      <Icon name={icon} />
    </button>
  );
}
