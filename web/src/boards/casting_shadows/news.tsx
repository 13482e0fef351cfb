// One strip over the map: round and turn, the attack on its way and who may answer it, or what was
// done last (UX-5). An answer is waited for without a word about who holds what (UX-21).
import { seatClass } from "../../shell/Seat";
import { type Props, SEATS } from "./answers";
import { Damage } from "./card";

const LINES = 4;

export function News(props: Props) {
  const { board, text, last } = props;
  const active = board.active >= 0 ? text.seat(SEATS[board.active] ?? "") : "";
  const recent = last.slice(-LINES).map((told) => text.event(told));
  return (
    <section className="cs-news" aria-label={text.say("board-news")}>
      <p className="cs-when">
        {board.round > 0 && (
          <span>{text.say("board-round", { number: board.round, most: board.turn_cap })}</span>
        )}
        {active && (
          <strong className={seatClass(board.active, SEATS[board.active] ?? "")}>{active}</strong>
        )}
        <span>{text.say(`phase-${board.phase}`)}</span>
      </p>
      {board.attack ? <Attack {...props} /> : <p className="cs-last">{recent.join(" ")}</p>}
    </section>
  );
}

function Attack({ board, text, sight }: Props) {
  const attack = board.attack;
  if (!attack) return null;
  const seatName = (seat: number) => text.seat(SEATS[seat] ?? "");
  const caster = board.players[attack.seat];
  const what = attack.card
    ? text.thing("spell", attack.card)
    : text.attribute(`character-${caster?.character}`, "shadow");
  const tile = board.tiles.find((it) => it.position === attack.position);
  const target = tile ? text.thing("tile", tile.tile) : seatName(attack.enemy);
  const answering = sight.asked?.why === "respond" || sight.asked?.why === "flee";
  const mine = answering && (sight.asked?.options.length ?? 0) > 0;
  return (
    <div className={mine ? "cs-struck mine" : "cs-struck"}>
      <p>
        <strong className={seatClass(attack.seat, SEATS[attack.seat] ?? "")}>
          {seatName(attack.seat)}
        </strong>{" "}
        · {what} →{" "}
        <strong
          className={attack.enemy >= 0 ? seatClass(attack.enemy, SEATS[attack.enemy] ?? "") : ""}
        >
          {target}
        </strong>
      </p>
      {attack.damage > 0 && <Damage many={attack.damage} text={text} />}
      <ul>
        {attack.targets.map((seat) => {
          const reply = attack.replies[seat];
          const waits = attack.waiting.includes(seat);
          const silent = attack.card ? text.say("board-no-answer") : ""; // None can answer an ability.
          const said = reply
            ? text.thing("counterspell", reply)
            : waits
              ? text.say("board-may-answer")
              : silent;
          return (
            <li key={seat} className={waits ? "waits" : ""}>
              <b className={seatClass(seat, SEATS[seat] ?? "")}>{seatName(seat)}</b> {said}
            </li>
          );
        })}
      </ul>
      {answering && !mine && <p className="cs-masked">{text.say("board-answer-awaited")}</p>}
    </div>
  );
}
