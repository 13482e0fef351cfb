// The moment a mage turns into its Shadow Form: its light side falls, its shadow rises over the map.
// It is over by itself, stops nobody, and is not shown where nothing shall move.
import { type Props, SEATS } from "./answers";
import { Portrait } from "./portrait";

const RAYS = Array.from({ length: 18 }, (_, at) => at * 20);

export function Drama({ last, text }: Props) {
  const told = last.find((it) => it.what === "transforms");
  if (!told) return null;
  const seat = SEATS.indexOf(String(told.things[0]));
  const character = String(told.things[1]);
  return (
    <div key={`${told.seq}`} className={`cs-drama place-${seat}`} aria-hidden="true">
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        {RAYS.map((turn) => (
          <path key={turn} d="M-3-34L0-140L3-34z" transform={`rotate(${turn})`} />
        ))}
      </svg>
      <Portrait character={character} shadow={false} />
      <Portrait character={character} shadow />
      <strong>{text.attribute(`character-${character}`, "shadow")}</strong>
    </div>
  );
}
