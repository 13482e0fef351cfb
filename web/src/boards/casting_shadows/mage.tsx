// A player: the mage in its present form, HP, shadow energy, Companion, ability, place.
import type { SeatInfo } from "../../net/protocol";
import { SeatMark, seatClass } from "../../shell/Seat";
import { choose, type Player, type Props, SEATS, seatChoice } from "./answers";
import { Art } from "./art";
import { fitting } from "./card";
import { mageName } from "./meeple";
import { Portrait } from "./portrait";
import { marksOf, useThing } from "./press";
import { Toggle } from "./sheet";
import { Unit } from "./unit";

interface MageProps extends Props {
  player: Player;
  near: boolean;
}

/** Who plays: a person by name, a bot by how well it plays, a shadow as such. */
function played(player: Player, info: SeatInfo | undefined, text: Props["text"]): string {
  if (player.bot) return text.say("board-shadow");
  if (info?.who === "bot") return text.level(info.level);
  return info?.name ?? "";
}

export function Mage({ player, near, ...props }: MageProps) {
  const { board, sight, text } = props;
  const { seat, alive, shadow_form: shadow } = player;
  const choice = seatChoice(props, seat);
  const handlers = useThing(props, { choice, card: player.character });
  const name = text.seat(SEATS[seat] ?? "");
  const who = played(player, sight.seats[seat], text);
  const team = player.team >= 0 ? text.say("board-team", { number: player.team + 1 }) : "";
  const marks = [
    seatClass(seat, SEATS[seat] ?? ""),
    near && "near",
    shadow && "shadow",
    !alive && "out",
    board.active === seat && "active",
    props.pointed === SEATS[seat] && "pointed",
  ];
  return (
    <div className={`cs-mage ${marks.filter(Boolean).join(" ")}`}>
      <button
        type="button"
        className={`cs-who${marksOf(choice)}`}
        data-thing={SEATS[seat]}
        aria-disabled={!choice.offered}
        {...handlers}
      >
        <Portrait character={player.character} shadow={shadow} />
        <span className="cs-names">
          <strong>
            <SeatMark place={seat} />
            <span>{name}</span>
            {near && sight.seat === seat && <span className="hidden">{text.say("board-you")}</span>}
          </strong>
          <span>{mageName(player, text)}</span>
          <small>{[who, team].filter(Boolean).join(" · ")}</small>
        </span>
        {choice.offered && <span className="hidden">{text.option(choice.offered)}</span>}
      </button>
      {board.phase !== "setup" && (
        <div className="cs-dials">
          <Health {...props} player={player} />
          {alive && <Energy {...props} player={player} />}
          {!alive && <p className="cs-fallen">{text.say("board-out")}</p>}
          {player.place > 0 && (
            <p className="cs-place">{text.say("board-place", { number: player.place })}</p>
          )}
        </div>
      )}
      {near && alive && board.phase !== "setup" && (
        <Toggle {...props} name="own" words={text.say("board-look-at", { who: name })} />
      )}
      {near && alive && (
        <div className="cs-powers">
          <Ability {...props} player={player} />
          {player.companion !== "" && <Companion {...props} card={player.companion} />}
        </div>
      )}
    </div>
  );
}

/** HP as a bar and a number; what an answer would take is hatched. */
function Health({ player, after, text }: Props & { player: Player }) {
  const { hp, most_hp: most } = player;
  const then = after?.players[player.seat]?.hp ?? hp;
  const part = (value: number) => `${(100 * value) / Math.max(1, most)}%`;
  return (
    <p className="cs-health" title={text.say("board-hp", { count: hp })}>
      <svg viewBox="-14 -14 28 28" aria-hidden="true">
        <path d="M0-5c-6-10-19 0 0 17c19-17 6-27 0-17z" />
      </svg>
      <b>{hp}</b>
      <span className="hidden">{text.say("board-hp", { count: hp })}</span>
      <span className="cs-bar" aria-hidden="true">
        <i style={{ width: part(Math.min(hp, then)) }} />
        {then < hp && <i className="going" style={{ width: part(hp - then) }} />}
        {then > hp && <i className="coming" style={{ width: part(then - hp) }} />}
      </span>
      {then !== hp && <b className="cs-then">→ {then}</b>}
    </p>
  );
}

/** Shadow energy: as many shards as there is room for, those gained are whole. */
function Energy({ player, after, text }: Props & { player: Player }) {
  const { energy, energy_limit: limit } = player;
  const next = after?.players[player.seat];
  const then = next && next.shadow_form === player.shadow_form ? next.energy : energy;
  const words = text.say("board-energy", { count: energy, limit });
  return (
    <p className={energy === limit ? "cs-energy full" : "cs-energy"} title={words}>
      <span className="hidden">{words}</span>
      {Array.from({ length: limit }, (_, at) => at).map((at) => (
        <i
          key={at}
          className={
            at < Math.min(energy, then) ? "on" : at < energy ? "going" : at < then ? "coming" : ""
          }
          aria-hidden="true"
        >
          <Unit unit="SF" text={text} />
        </i>
      ))}
    </p>
  );
}

/** The ability of the own Shadow Form: greyed with its reason until it is charged. */
function Ability({ player, ...props }: Props & { player: Player }) {
  const { text, refused } = props;
  const choice = choose(props, ["ability"]);
  const handlers = useThing(props, { choice, card: player.character });
  const reason = choice.refused ? refused.why(choice.refused) : undefined;
  return (
    <button
      type="button"
      className={`cs-ability${marksOf(choice)}`}
      data-thing="ability"
      aria-disabled={!choice.offered}
      {...handlers}
    >
      <Unit unit="SF" text={text} />
      <b>{choice.offered ? text.option("ability") : text.say("board-ability")}</b>
      <i aria-hidden="true">{text.say("board-ability")}</i>
      <span className="cs-effect">{text.attribute(`character-${player.character}`, "effect")}</span>
      <small>{reason ? text.refusal(reason) : ""}</small>
    </button>
  );
}

function Companion({ card, ...props }: Props & { card: string }) {
  const { text, settings } = props;
  const handlers = useThing(props, { choice: {}, card });
  return (
    <button
      type="button"
      className={`cs-companion${props.pointed === card ? " pointed" : ""}`}
      data-thing={card}
      {...handlers}
    >
      {!settings.textOnly && <Art card={card} />}
      <span className="hidden">{text.say("board-kind-companion")}: </span>
      <span className="cs-name" style={fitting(text.thing("companion", card), 8)}>
        {text.thing("companion", card)}
      </span>
      <small className="cs-effect">{text.attribute(`companion-${card}`, "effect")}</small>
    </button>
  );
}
