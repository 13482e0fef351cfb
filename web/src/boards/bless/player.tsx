// One player's side: points, Altar, hand.
import type { SeatInfo } from "../../net/protocol";
import { grouped } from "./lasting";
import { Sign } from "./marks";
import type { Play } from "./play";

const SEATS = ["sun", "moon"] as const;

/** A person by name, a bot by how well it plays. */
function called(seat: SeatInfo | undefined, text: Play["text"]): string {
  const level = `web-level-${seat?.level}`;
  return seat?.who === "bot" && text.has(level) ? text.say(level) : (seat?.name ?? "");
}

export function Player({ play, seat }: { play: Play; seat: number }) {
  const { board, text, sight } = play;
  const id = SEATS[seat] ?? "sun";
  const near = seat === play.near;
  const active = board.active === seat && board.phase !== "setup" && !sight.result;
  const name = called(sight.seats[seat], text);
  const offered = board.altar_sizes[seat] ?? 0;
  const points = board.points[seat] ?? 0;
  const held = text.say("board-hand", { count: board.hand_sizes[seat] ?? 0 });
  const slots = Array.from({ length: Math.max(board.altar_goal, offered) }, (_, at) => at);
  return (
    <section
      className={`bl-player ${id} ${near ? "near" : "far"}${active ? " active" : ""}`}
      aria-label={text.seat(id)}
    >
      <header>
        <Sign name={id} />
        <strong>{text.seat(id)}</strong>
        {name && name !== text.seat(id) && <span className="bl-who">{name}</span>}
      </header>
      <p className="bl-points">
        <b>{points}</b> <span className="bl-long">{text.say("board-points")}</span>
        <abbr title={text.say("board-points")}>{text.say("board-points-short")}</abbr>
      </p>
      <p className="bl-count" title={held}>
        <Sign name="hand" />
        <span className="bl-long">{held}</span>
        <span className="bl-short" aria-hidden="true">
          {board.hand_sizes[seat] ?? 0}
        </span>
      </p>
      <p
        className="bl-altar"
        role="img"
        aria-label={text.say("board-altar", { count: offered, number: board.altar_goal })}
        title={text.say("board-altar", { count: offered, number: board.altar_goal })}
      >
        <span aria-hidden="true">{text.say("zone-altar")}</span>
        {slots.map((at) => (
          <Slot key={at} filled={at < offered} last={at === board.altar_goal - 1} />
        ))}
      </p>
      {active && <p className="bl-plays">{text.say("board-plays")}</p>}
      {board.free_prayers[seat] && <p className="bl-free">{text.say("board-free-prayers")}</p>}
      {grouped(board, seat, text).map((said) => (
        <p key={said} className="bl-lasting">
          {said}
        </p>
      ))}
    </section>
  );
}

/** A place at the Altar: an offered card lies face down in it; the last one begins the end. */
function Slot({ filled, last }: { filled: boolean; last: boolean }) {
  return (
    <svg viewBox="0 0 20 26" className={filled ? "bl-slot filled" : "bl-slot"} aria-hidden="true">
      <rect x="2" y="2" width="16" height="22" rx="3" />
      {filled && <path d="M5 13Q10 7 15 13Q10 19 5 13ZM10 12v2" />}
      {!filled && last && <path d="M6 8h8M6 18h8M8 8q0 5 2 5t-2 5M12 8q0 5-2 5t2 5" />}
    </svg>
  );
}
