// A mage on the map: a round token with its head, its seat by colour and shape, and its HP.
import { SHAPES, seatClass } from "../../shell/Seat";
import { type Choice, type Player, type Props, SEATS } from "./answers";
import type { Spot } from "./geometry";
import { Head } from "./portrait";
import { marksOf, useDrawnThing } from "./press";

interface MeepleProps extends Props {
  player: Player;
  spot: Spot;
  scale: number;
  /** HP won or lost by the last act. */
  change: number;
  choice: Choice;
}

export function Meeple({ player, spot, scale, change, choice, ...props }: MeepleProps) {
  const { board, after, text } = props;
  const { seat, character, shadow_form: shadow, hp } = player;
  const handlers = useDrawnThing(props, { choice, card: character });
  const then = after?.players[seat]?.hp ?? hp;
  const name = text.seat(SEATS[seat] ?? "");
  const asked = choice.offered || choice.refused;
  const label = [name, mageName(player, text), text.say("board-hp", { count: hp })]
    .concat(change ? signed(change) : [])
    .join(", ");
  const marks = [
    seatClass(seat, SEATS[seat] ?? ""),
    shadow && "shadow",
    board.active === seat && "active",
    props.pointed === SEATS[seat] && "pointed",
  ];
  return (
    <g
      className={`cs-meeple ${marks.filter(Boolean).join(" ")}${marksOf(choice)}`}
      style={{ transform: `translate(${spot.x}px, ${spot.y}px) scale(${scale})` }}
      role={asked ? "button" : "img"}
      data-thing={SEATS[seat]}
      tabIndex={asked ? 0 : -1}
      aria-disabled={asked ? !choice.offered : undefined}
      aria-label={choice.offered ? `${label}: ${text.option(choice.offered)}` : label}
      {...handlers}
    >
      {/* A finger needs the same room, however small the figure is drawn. */}
      <circle r={42 / scale} className="cs-hit" />
      {board.active === seat && <circle r="38" className="cs-turn" />}
      <circle r="31" className="cs-coin" />
      <g transform="translate(-23.500 -23.500) scale(0.735)">
        <Head character={character} shadow={shadow} />
      </g>
      <circle r="31" className="cs-ring-edge" />
      <circle r="31" className="cs-ring" />
      <g transform="translate(-36 10) scale(1.350)" className="cs-shape">
        <path d={SHAPES[seat]} />
      </g>
      <g transform="translate(24 22)" className="cs-hp">
        <path d="M0-10c-9-14-28 0 0 25c28-25 9-39 0-25z" />
        <text y="7">{hp}</text>
      </g>
      {choice.offered && <circle r="40" className="cs-aim" />}
      {change !== 0 && then === hp && <Float change={change} />}
      {then !== hp && <Float change={then - hp} maybe />}
      <circle r="42" className="cs-focus" />
    </g>
  );
}

const signed = (change: number) => (change < 0 ? `−${-change}` : `+${change}`);

/** HP won or lost: by the last act, or by the answer that is pointed at. */
function Float({ change, maybe = false }: { change: number; maybe?: boolean }) {
  const marks = [change < 0 ? "loss" : "gain", maybe && "maybe"].filter(Boolean).join(" ");
  return (
    <g className={`cs-float ${marks}`} transform="translate(26 -30)">
      <rect x="-22" y="-15" width="44" height="29" rx="14" />
      <text y="7">{signed(change)}</text>
    </g>
  );
}

/** What a mage is called in its present form. */
export function mageName(player: Player, text: Props["text"]): string {
  if (!player.character) return "";
  const id = `character-${player.character}`;
  return (player.shadow_form && text.attribute(id, "shadow")) || text.say(id);
}
