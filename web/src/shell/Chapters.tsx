// The chapters of a game: what goes on, each chapter with its story and what was reached there, and the
// journeys that lead through several of them.
import { useEffect, useState } from "react";
import { chapterPictures } from "../boards/contract";
import * as http from "../net/http";
import { kept, useKept } from "../net/kept";
import type { GameInfo, TableLine } from "../net/protocol";
import { to } from "../router";
import type { Texts } from "../text/texts";
import { Picture } from "./Emblem";
import { Link } from "./Frame";
import { Icon } from "./Icon";
import { chosenAt, journeyOf, type Reached, reached, type Story } from "./reached";
import { useSettings } from "./settings";
import "../style/chapters.css";

const SHOWN = 3; // Matches that go on; the others are on the first page.

const picturesOf = kept(
  (game: string) => chapterPictures[game]?.() ?? Promise.resolve({} as Record<string, never>),
);

/** What my own tables tell of the chapters; null until they are known. */
export function useReached(game: GameInfo, story: Story | null): Reached | null {
  const [tables, setTables] = useState<TableLine[] | null>(null);
  const told = story !== null;
  useEffect(() => {
    if (!told) return;
    http.myTables(game.id).then(
      (mine) => setTables(mine.tables),
      () => setTables([]), // One can begin all the same.
    );
  }, [game.id, told]);
  return story && tables ? reached(story, tables) : null;
}

interface Props {
  game: GameInfo;
  story: Story;
  text: Texts;
  reached: Reached | null;
}

/** The matches that go on, each with the place it has come to. */
export function GoingOn({ game, story, text, reached }: Props) {
  const { settings } = useSettings();
  const pictures = useKept(picturesOf, game.id);
  if (!reached || reached.running.length === 0) return null;
  return (
    <section className="going-on">
      <h2>{text.say("web-going-on")}</h2>
      <ul>
        {reached.running.slice(0, SHOWN).map((line) => {
          const { through, at } = journeyOf(story, line);
          const chapter = through[at] ?? chosenAt(story, line);
          const when = new Date(line.changed_at * 1000);
          return (
            <li key={line.table} className={line.turn_is_yours ? "turn" : ""}>
              <Picture scene={pictures?.[chapter]} />
              <div>
                <strong>{placeOf(story, line, text)}</strong>
                <span>{[gradeOf(story, line, text), whoAt(line, text)].join(" · ")}</span>
                <time dateTime={when.toISOString()}>
                  {when.toLocaleString(settings.language, {
                    dateStyle: "medium",
                    timeStyle: "short",
                  })}
                </time>
              </div>
              <Link href={to.table(line.table)} className="button primary">
                <Icon name="play" />
                {text.say("web-continue")}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function placeOf(story: Story, line: TableLine, text: Texts): string {
  const { through, at } = journeyOf(story, line);
  const chosen = chosenAt(story, line);
  if (through.length === 0) return text.say(`chapter-${chosen}`);
  return text.say("web-on-journey", {
    journey: text.say(`chapter-${chosen}`),
    chapter: text.say(`chapter-${through[at]}`),
    at: at + 1,
    count: through.length,
  });
}

function gradeOf({ grades }: Story, line: TableLine, text: Texts): string {
  return grades ? text.value(grades.name, line.options[grades.name] ?? grades.default) : "";
}

const whoAt = (line: TableLine, text: Texts) =>
  line.seats
    .map((seat) =>
      seat.who === "bot"
        ? text.say("web-bot-level", { level: text.level(seat.level) })
        : seat.name || text.say(seat.yours ? "web-you" : "web-nobody-yet"),
    )
    .join(", ");

interface ChoiceProps extends Props {
  chosen: string;
  onChapter(chapter: string): void;
}

/** All chapters side by side, then the journeys. */
export function ChapterChoice(props: ChoiceProps) {
  const { game, story, text, reached, chosen, onChapter } = props;
  const pictures = useKept(picturesOf, game.id);
  const { journeys, values } = story.chapters;
  return (
    <fieldset className="chapters">
      <legend>{text.say("web-chapter-choice")}</legend>
      {values.map((chapter) => (
        <label key={chapter} className={journeys[chapter] ? "chapter journey" : "chapter"}>
          <input
            type="radio"
            name="chapter"
            aria-label={text.say(`chapter-${chapter}`)}
            aria-describedby={`story-${chapter}`}
            checked={chapter === chosen}
            onChange={() => onChapter(chapter)}
          />
          <Picture scene={pictures?.[chapter]} />
          <span className="chapter-words">
            <span className="chapter-name">
              <Numbered chapter={chapter} text={text} />
              {chapter === reached?.next && (
                <em className="next">{text.say("web-reached-next")}</em>
              )}
            </span>
            <span className="chapter-story" id={`story-${chapter}`}>
              {text.attribute(`chapter-${chapter}`, "story")}
            </span>
            {journeys[chapter] && (
              <Way through={journeys[chapter]} behind={reached?.far[chapter]} text={text} />
            )}
            <span className="chapter-tags">
              {["foe", "length"].map((what) => {
                const said = text.attribute(`chapter-${chapter}`, what);
                return said && <small key={what}>{said}</small>;
              })}
            </span>
            <State chapter={chapter} {...props} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Numbered({ chapter, text }: { chapter: string; text: Texts }) {
  const number = text.attribute(`chapter-${chapter}`, "number");
  return (
    <strong>
      {number && <b className="number">{number}</b>}
      {text.say(`chapter-${chapter}`)}
    </strong>
  );
}

/** Won at which grade, by how many; or not yet. */
function State({ chapter, story, reached, text }: Props & { chapter: string }) {
  if (!reached) return <span className="reached" />;
  const victory = reached.won[chapter];
  if (!victory) {
    const journey = story.chapters.journeys[chapter];
    const at = journey?.[reached.far[chapter] ?? 0];
    const begun = at && chapter in reached.far;
    return (
      <span className="reached">
        {begun
          ? text.say("web-reached-far", { chapter: text.say(`chapter-${at}`) })
          : text.say("web-reached-not")}
      </span>
    );
  }
  const grade = story.grades ? text.value(story.grades.name, victory.grade) : "";
  return (
    <span className="reached won">
      <Icon name="flag" />
      {text.say(grade ? "web-reached-won" : "web-reached-plain", { grade, count: victory.many })}
    </span>
  );
}

interface WayProps {
  through: readonly string[];
  behind: number | undefined;
  text: Texts;
}

/** A journey as a road: what lies behind, where one stands, what is still to come. */
function Way({ through, behind, text }: WayProps) {
  return (
    <span className="way">
      {through.map((chapter, at) => (
        <span
          key={chapter}
          className={behind === undefined || at > behind ? "" : at < behind ? "behind" : "here"}
        >
          <i aria-hidden="true">{behind !== undefined && at < behind ? "✓" : at + 1}</i>
          {text.say(`chapter-${chapter}`)}
        </span>
      ))}
    </span>
  );
}
