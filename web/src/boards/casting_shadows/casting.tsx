// Before the first turn: who plays whom. The four mages with both their forms.
import { seatClass } from "../../shell/Seat";
import { choose, type Props, SEATS } from "./answers";
import { Portrait } from "./portrait";
import { marksOf, useThing } from "./press";

const CHARACTERS = ["kit", "haze", "frill", "nuzzle"];

export function Casting(props: Props) {
  return (
    <ul className="cs-casting" data-board="setup">
      {CHARACTERS.map((character) => (
        <li key={character}>
          <Candidate {...props} character={character} />
        </li>
      ))}
    </ul>
  );
}

function Candidate({ character, ...props }: Props & { character: string }) {
  const { board, text } = props;
  const choice = choose(props, [`choose ${character}`]);
  const handlers = useThing(props, { choice, card: character });
  const owner = board.players.find((it) => it.character === character);
  const id = `character-${character}`;
  return (
    <button
      type="button"
      className={`cs-candidate${owner ? ` ${seatClass(owner.seat, SEATS[owner.seat] ?? "")}` : ""}${marksOf(choice)}`}
      data-thing={character}
      aria-disabled={!choice.offered}
      {...handlers}
    >
      <span className="cs-both">
        <Portrait character={character} shadow={false} />
        <Portrait character={character} shadow />
      </span>
      <strong>{text.say(id)}</strong>
      <em>{text.attribute(id, "shadow")}</em>
      <span className="cs-effect">{text.attribute(id, "effect")}</span>
      <span className="cs-why">
        {owner
          ? text.seat(SEATS[owner.seat] ?? "")
          : choice.offered
            ? text.option(choice.offered)
            : ""}
      </span>
    </button>
  );
}
