// Big moments: a Shadow Form, an elimination, an attack that comes to nothing. The end
// of a game is shown by the table itself.
import type { ComponentType, CSSProperties, ReactNode } from "react";
import type { CastingShadowsBoard, Told } from "../../net/protocol";
import type { Texts } from "../../text/texts";
import type { Moment } from "../contract";
import { type Player, SEATS } from "./answers";
import { PICTURES, shapesOf } from "./pictures";
import { Drawn } from "./pictures/draw";
import { Scene } from "./pictures/scenes";
import { Head } from "./portrait";

const RAYS = Array.from({ length: 18 }, (_, at) => at * 20);

function Rays() {
  return (
    <g className="cs-rays">
      {RAYS.map((turn) => (
        <path key={turn} d="M-2-20L0-64L2-20z" transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

/** A head in the middle, so many times as large as it is drawn. */
function Face({ mage, size, x = 0, y = 0 }: { mage: Mage; size: number; x?: number; y?: number }) {
  return (
    <g transform={`translate(${x - 32 * size} ${y - 32 * size}) scale(${size})`}>
      <Head {...mage} />
    </g>
  );
}

/** A card's picture in a frame. */
function Framed({
  card,
  x,
  y,
  wide,
  high,
}: { card: string } & Record<"x" | "y" | "wide" | "high", number>) {
  const { tone, scene } = PICTURES[card] ?? { tone: "shadow", scene: "stars" };
  const place = { x, y, width: wide, height: high };
  return (
    <g className={`tone-${tone}`}>
      <rect {...place} rx="3" className="cs-heaven" />
      <svg {...place} viewBox="0 0 64 40" aria-hidden="true">
        <Scene scene={scene} card={card} />
        <Drawn shapes={shapesOf(card)} />
      </svg>
      <rect {...place} rx="3" className="cs-frame-edge" />
    </g>
  );
}

interface Mage {
  character: string;
  shadow: boolean;
}

/** Its light side falls, its shadow rises, its Companion follows. */
function transformed(character: string, companion: string): ReactNode {
  return (
    <>
      <Rays />
      <g className="cs-sinks">
        <Face mage={{ character, shadow: false }} size={1.15} />
      </g>
      <g className="cs-rises">
        <Face mage={{ character, shadow: true }} size={1.15} />
      </g>
      {companion && (
        <g className="cs-follows">
          <Framed card={companion} x={12} y={22} wide={38} high={25} />
        </g>
      )}
    </>
  );
}

function fallen(mage: Mage): ReactNode {
  return (
    <>
      <g className="cs-falls">
        <Face mage={mage} size={1.1} y={-6} />
        <path d="M6-46L-4-26L5-18L-7-2L3 6L-3 26L9 4L-1-3L10-18L2-26L12-44z" className="cs-crack" />
      </g>
      <path
        d="M-1 29C-8 19-24 30-1 48L-4 42L1 38L-4 33z"
        className="cs-half"
        style={{ "--side": -1 } as CSSProperties}
      />
      <path
        d="M-1 29C8 19 24 30-1 48L-4 42L1 38L-4 33z"
        className="cs-half"
        style={{ "--side": 1 } as CSSProperties}
      />
    </>
  );
}

/** The Counterspell that did it, and the wall it is. */
function held(card: string): ReactNode {
  return (
    <>
      <Rays />
      <Framed card={card} x={-38} y={-25} wide={76} high={50} />
      <path d="M-44-34Q0-56 44-34M-44 34Q0 56 44 34" className="cs-wall" />
    </>
  );
}

const drawn = new Map<string, ComponentType>();

/** The same picture is the same component: it is not drawn anew while it moves. */
function picture(name: string, draws: () => ReactNode): ComponentType {
  let found = drawn.get(name);
  if (!found) {
    found = draws;
    drawn.set(name, found);
  }
  return found;
}

const mageOf = ({ character, shadow_form: shadow }: Player): Mage => ({ character, shadow });

/** A blow against a Shadow Form may come to nothing by itself: Lightning Bug has no power over it. */
const byItself = (board: CastingShadowsBoard, target: Player) =>
  target.shadow_form &&
  board.players[board.active]?.book.some((it) => it.card === "lightning_bug" && it.used);

/** The Counterspell by which an attack came to nothing, if it was one. */
function holding(what: string, board: CastingShadowsBoard, target: Player): string | null {
  if (what === "missed") return "run_away";
  if (what === "bees") return "bees_everywhere";
  return what === "unharmed" && !byItself(board, target) ? "safety_dome" : null;
}

export function moment(told: Told, board: CastingShadowsBoard, text: Texts): Moment | null {
  const { what, things } = told;
  const said = text.event(told);
  const player = board.players.find((it) => SEATS[it.seat] === things[0]);
  if (!player) return null;
  const mage = mageOf(player);
  if (what === "transforms") {
    const companion = player.companion;
    const name = `transformed ${mage.character} ${companion}`;
    const Picture = picture(name, () => transformed(mage.character, companion));
    return { said, Picture, sound: "dark", look: "cs-moment-shadow" };
  }
  if (what === "out") {
    const name = `fallen ${mage.character} ${mage.shadow}`;
    const Picture = picture(name, () => fallen(mage));
    return { said, Picture, sound: "dark", look: "cs-moment-fall" };
  }
  const card = holding(what, board, player);
  if (!card) return null;
  const Picture = picture(`held ${card}`, () => held(card));
  return { said, Picture, sound: what === "bees" ? "hit" : "miss", look: "cs-moment-held" };
}
