// The moment a mage turns into its Shadow Form: its light side falls, its shadow rises over the map.
// It is over by itself, stops nobody, and is not shown where nothing shall move.
import { useEffect, useState } from "react";
import type { Told } from "../../net/protocol";
import type { Props } from "./answers";
import { Portrait } from "./portrait";

const RAYS = Array.from({ length: 18 }, (_, at) => at * 20);

export function Drama({ last, text }: Props) {
  const [shown, setShown] = useState<Told | null>(null);
  const told = last.find((it) => it.what === "transforms");
  // The game goes on meanwhile: what is shown stays to its end, though other things were told since.
  useEffect(() => {
    if (told) setShown(told);
  }, [told]);
  if (!shown) return null;
  const character = String(shown.things[1]);
  return (
    <div
      key={shown.seq}
      className="cs-drama"
      aria-hidden="true"
      onAnimationEnd={(event) => event.target === event.currentTarget && setShown(null)}
    >
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
