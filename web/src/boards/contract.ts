// What the shell hands to a board, and what a board may ask of the shell.
// A board draws a sight and names answers; it knows no rule.
// The shell moves the focus by arrow keys among whatever can be focused on the board, by where it
// lies on the screen (UX-14); a board that handles an arrow itself calls preventDefault.
// The place of a board has a definite size, whatever is asked: a CSS container called `board`. A board
// fills it (height: 100%), fits everything it shows into it by container queries and units, and never
// scrolls as a whole, nor changes its places from one question to the next (UX-31, UX-32). It marks by
// data-board the board proper, whose place is kept (the value names the phase, where phases differ);
// by data-strip what scrolls in itself; by data-opens the button that opens a strip over the board.
import type { ComponentType } from "react";
import type { Scene } from "../art/dusk";
import type { Sight, Told } from "../net/protocol";
import type { Refusals } from "../net/refusals";
import type { Settings } from "../shell/settings";
import type { Beat, Recapped } from "../table/telling";
import type { Args, Texts } from "../text/texts";

export interface BoardProps {
  sight: Sight;
  /** The answers on offer, e.g. "change e2"; empty when this seat is not asked. */
  lit: ReadonlySet<string>;
  /** Why other answers of the same kind are not on offer. */
  refused: Refusals;
  /** Gives an answer. */
  say(answer: string): void;
  /** Shows in the question bar why an answer is refused (UX-3). */
  explain(answer: string): void;
  /** Hover or focus: asks what the board would look like after an answer (UX-4). */
  preview(answer: string | null): void;
  /** The board after the previewed answer. */
  previewed: Sight["board"] | null;
  /** What the last act did: to be marked and animated (UX-5, UX-15). */
  last: readonly Told[];
  /** All that was told up to the moment shown, for a board that retells some of it. */
  log?: readonly Told[];
  text: Texts;
  settings: Settings;
  /** A thing that is pointed at elsewhere, in the log for instance: to be ringed (UX-8). */
  pointed: string | null;
  /** Opens the card zoom (UX-7). */
  zoom(card: string | null): void;
}

export interface CardProps {
  card: string;
  /** How the table stands, where the card may lie on one: what is said of it there. */
  board?: Sight["board"] | undefined;
  text: Texts;
  textOnly: boolean;
}

/** What the house can sound like; how it does is said in `sound/`. */
export type Sound =
  | "step"
  | "card"
  | "draw"
  | "shuffle"
  | "dice"
  | "coin"
  | "hit"
  | "miss"
  | "hurt"
  | "heal"
  | "build"
  | "gain"
  | "wave"
  | "bright"
  | "dark"
  | "win"
  | "loss";

/** Something rare that counts: shown large over the board for a moment, whoever brought it about.
 * Of several at once the heaviest is shown, by `weight`. */
export interface Moment {
  /** In two to five words, such as "Day builds a Temple". */
  said: string;
  /** What is inside an svg, drawn in a square from -50 to 50; it moves by style sheet, in a part of
   * `--moment`, its whole time. Where nothing shall move every animation is at its end at once. */
  Picture: ComponentType;
  sound: Sound;
  /** By whose colours it is told: a class of the game's own style sheet, that may give --moment-wash
   * (what lies over the board) and --moment-ink (what the words are written in). */
  look: string;
}

/** How a game is told: what is worth a look, what is laid before everybody, what a recap says. */
export interface Tells {
  /** How long a fact deserves to be looked at: 1 is a moment, 0 goes by with what follows. */
  weight(told: Told): number;
  /** A step in one sentence, where its facts would take many. */
  says?(facts: readonly Told[], text: Texts): string | null;
  /** The card that a fact lays open, to be shown large. */
  card?(told: Told): string | null;
  /** What a fact sounds like; nothing, if it names none. */
  sound?(told: Told): Sound | null;
  /** The big moment that a fact is, if it is one. */
  moment?(told: Told, board: Sight["board"], text: Texts): Moment | null;
  /** What was done, to me (the id of the seat that looks; null: a spectator) and to the table. */
  recap(beats: readonly Beat[], me: string | null, text: Texts): Recapped[];
  /** The facts that begin the game, after its set-up; a turn if it names none. */
  begins?: readonly string[];
}

/** What a game's room holds for the shell: whatever only that game can know comes from here. */
export interface BoardModule {
  Board: ComponentType<BoardProps>;
  /** A card as big as it deserves, with its rulings. */
  Zoom: ComponentType<CardProps>;
  /** The picture of a thing alone, as wide as its place, where many are shown: in the codex. */
  Likeness?: ComponentType<CardProps>;
  /** Whether something named elsewhere is a card to be shown. One that has an effect is, anyway. */
  isCard?(name: string): boolean;
  /** Kinds of things that sentences name but that do not lie on the board: nothing to point at. */
  words?: readonly string[];
  tells?: Tells;
  /** Whether the house is light or dark while the table stands so, for whoever lets it follow the game. */
  theme?(board: Sight["board"]): "light" | "dark" | null;
  /** The board has a place for what its game warns of; else the question bar hangs it over the board. */
  saysWarnings?: boolean;
  /** Numbers that a reason may speak of, such as what the thing costs. */
  numbers?(board: Sight["board"], answer: string): Args;
}

const drawn = import.meta.glob<BoardModule>(["./*/index.{ts,tsx}", "!./generic/*"]);

/** The drawn boards by game, fetched when needed; a game not here is played on the generic one. */
export const boards: Record<string, () => Promise<BoardModule>> = byRoom(drawn);

/** What stands in the dusk of each game's emblem, on every page that names the game. */
export const emblems: Record<string, Scene> = byRoom(
  import.meta.glob<Scene>("./*/emblem.tsx", { eager: true, import: "emblem" }),
);

/** Games that are told in chapters have a picture for each, fetched with the page that shows them. */
export const chapterPictures: Record<string, () => Promise<Record<string, Scene>>> = byRoom(
  import.meta.glob<Record<string, Scene>>("./*/chapters.tsx", { import: "chapters" }),
);

// A game whose seats are called by a colour says which: `--seat` for words and lines, `--seat-fill` and
// `--seat-edge` for what is drawn. Fetched at once, for seats are named before a board is.
import.meta.glob("./*/seats.css", { eager: true });

function byRoom<T>(found: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(found).map(([path, it]) => [path.split("/")[1], it]));
}
