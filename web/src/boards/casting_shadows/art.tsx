// A card's picture: its sky, what stands far behind, and its figure.
import { PICTURES, shapesOf } from "./pictures";
import { Drawn } from "./pictures/draw";
import { Scene } from "./pictures/scenes";

export function Art({ card }: { card: string }) {
  const { tone, scene } = PICTURES[card] ?? { tone: "shadow", scene: "stars" };
  return (
    <svg className={`cs-art tone-${tone}`} viewBox="0 0 64 40" aria-hidden="true">
      <Scene scene={scene} card={card} />
      <Drawn shapes={shapesOf(card)} />
    </svg>
  );
}

const BACK = "M32 2L50 20L32 38L14 20zM32 7L45 20L32 33L19 20z";

/** The back of a Counterspell. */
export function Back() {
  return (
    <svg className="cs-art tone-shadow" viewBox="0 0 64 40" aria-hidden="true">
      <Scene scene="rays" card="back" />
      <path d={BACK} className="cs-back" />
      <path
        d="M32 12L34.500 17.500L40 20L34.500 22.500L32 28L29.500 22.500L24 20L29.500 17.500z"
        className="cs-back"
      />
    </svg>
  );
}
