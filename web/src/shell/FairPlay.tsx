// What people who play against each other should know: whether hints are agreed on, and whether the
// game was dealt here.
import type { GameInfo, SeatWish, Sight } from "../net/protocol";
import { useText } from "../text/context";
import type { Texts } from "../text/texts";
import { Icon } from "./Icon";
import { Switch } from "./Switch";

/** People against people; those who play together have nothing to agree on. */
const rivals = (people: number, together: boolean) => people > 1 && !together;

interface AgreeProps {
  seats: readonly SeatWish[];
  game: GameInfo;
  text: Texts;
  hints: boolean;
  onHints(hints: boolean): void;
}

/** Asked when a table is opened, where it has to be agreed on. */
export function HintsChoice({ seats, game, text, hints, onHints }: AgreeProps) {
  const people = seats.filter((wish) => wish.who !== "bot").length;
  if (!rivals(people, game.together)) return null;
  return (
    <Switch
      title={text.say("web-hints-agree")}
      note={text.say("web-hints-agree-note")}
      on={hints}
      onChange={onHints}
    />
  );
}

/** Whether people who play against each other here agreed on hints. */
export function hintsAgreed({ hints, seats, together }: Sight): boolean {
  return hints && rivals(seats.filter((seat) => seat.who !== "bot").length, together);
}

/** To whoever did not see where the game comes from, and could take it for a fresh one. */
export function FromJournal({ sight }: { sight: Sight }) {
  const text = useText();
  const others = sight.seats.some((seat) => seat.who !== "bot" && !seat.yours);
  if (!sight.from_journal || !others) return null;
  return (
    <p className="notice quiet from-journal">
      <Icon name="book" />
      <span>{text.say("web-from-journal")}</span>
    </p>
  );
}
