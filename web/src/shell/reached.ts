// What somebody has reached in the chapters of a game: told by their own tables, and by nothing else.
import type { GameInfo, SettingInfo, TableLine } from "../net/protocol";

/** A game that is told in chapters: the options that choose one, and how hard it is. */
export interface Story {
  chapters: SettingInfo;
  grades: SettingInfo | undefined;
}

export function storyOf(game: Pick<GameInfo, "settings">): Story | null {
  const chapters = game.settings.find((it) => it.role === "chapters");
  return chapters ? { chapters, grades: game.settings.find((it) => it.role === "grades") } : null;
}

/** The best victory: where it was hardest, then with the most at the table. */
export interface Victory {
  grade: string;
  many: number;
}

export interface Reached {
  won: Readonly<Record<string, Victory>>;
  /** Matches that go on, the last played first. */
  running: readonly TableLine[];
  /** For each journey that was begun: how many of its chapters are behind whoever came farthest. */
  far: Readonly<Record<string, number>>;
  /** What to begin next. */
  next: string;
}

const takenAt = (setting: SettingInfo, line: TableLine) =>
  line.options[setting.name] ?? setting.default;

/** The chapter somebody chose for a table. */
export const chosenAt = ({ chapters }: Story, line: TableLine) => takenAt(chapters, line);

/** Where a match is on its way: the chapters of its journey, and which of them is played. */
export function journeyOf(story: Story, line: TableLine): { through: string[]; at: number } {
  const through = story.chapters.journeys[chosenAt(story, line)] ?? [];
  return { through, at: Math.max(0, through.indexOf(line.chapter)) };
}

const isWon = ({ result, seats }: TableLine) =>
  result !== null && seats.some((seat) => seat.yours && result.scores[seat.seat] === 1);

/** The chapters that a match has won. */
function wonBy(story: Story, line: TableLine): string[] {
  const { through, at } = journeyOf(story, line);
  return isWon(line) ? [...through, chosenAt(story, line)] : through.slice(0, at);
}

/** What follows a chapter that is won; "" after the last one. */
export function following({ chapters }: Story, chapter: string): string {
  return chapters.values[chapters.values.indexOf(chapter) + 1] ?? "";
}

/** Matches brought from elsewhere go on here, but are no victory of one's own. */
export function reached(story: Story, tables: readonly TableLine[]): Reached {
  const lines = [...tables].sort((a, b) => b.changed_at - a.changed_at);
  const own = lines.filter((line) => !line.from_journal);
  const won: Record<string, Victory> = {};
  const far: Record<string, number> = {};
  const hard = (grade: string) => story.grades?.values.indexOf(grade) ?? 0;
  for (const line of own) {
    const victory = {
      grade: story.grades ? takenAt(story.grades, line) : "",
      many: line.seats.length,
    };
    for (const chapter of wonBy(story, line)) {
      const before = won[chapter];
      const harder = before ? hard(victory.grade) - hard(before.grade) : 1;
      if (harder > 0 || (harder === 0 && victory.many > (before?.many ?? 0)))
        won[chapter] = victory;
    }
    const { through, at } = journeyOf(story, line);
    if (through.length > 0) {
      const behind = isWon(line) ? through.length : at;
      const journey = chosenAt(story, line);
      far[journey] = Math.max(far[journey] ?? 0, behind);
    }
  }
  const running = lines.filter((line) => line.result === null);
  return { won, running, far, next: nextAfter(story, own, won) };
}

/** After a win the next chapter that is not won, after a loss the same once more, else the first. */
function nextAfter(story: Story, own: readonly TableLine[], won: Reached["won"]): string {
  const { values, default: first } = story.chapters;
  const last = own.find((line) => line.result !== null);
  if (!last) return first;
  const chapter = chosenAt(story, last);
  if (!isWon(last)) return chapter;
  const later = values.slice(values.indexOf(chapter) + 1);
  return [...later, ...values].find((it) => !won[it] && it !== first) ?? chapter;
}
