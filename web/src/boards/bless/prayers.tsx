// The Prayer row of one side: Echoes that stay, and an Impulse while it is resolved.
import type { BlessPrayerSeen } from "../../net/protocol";
import { formOf } from "./curse";
import { Chip, Lines, Sign } from "./marks";
import { Picture } from "./picture";
import { OTHER_PRAYER, OWN_PRAYER, type Play } from "./play";
import { Thing } from "./thing";

export function Prayers({ play, seat }: { play: Play; seat: number }) {
  const { text, board } = play;
  // A Bond lies under its Curse; while that one breaks it lies here, and can be chosen (BL-11.7).
  const lying = (board.prayers[seat] ?? []).filter((it) => it.type !== "bond" || !it.host);
  return (
    <section className="bl-prayers" aria-label={text.say("board-prayers")}>
      {lying.map((prayer) => (
        <Prayer key={prayer.card} play={play} prayer={prayer} />
      ))}
      {lying.length === 0 && <p className="bl-none">{text.say("board-no-prayers")}</p>}
    </section>
  );
}

function Prayer({ play, prayer }: { play: Play; prayer: BlessPrayerSeen }) {
  const { text, settings } = play;
  const { card, type } = prayer;
  const form = formOf(prayer.forms);
  const effect = text.attribute(`card-${card}`, "prayer");
  const status = prayer.resolving
    ? "board-resolving"
    : prayer.silenced
      ? "board-silenced"
      : prayer.used
        ? "board-used"
        : "";
  return (
    <Thing
      play={play}
      card={card}
      verbs={prayer.seat === play.near ? OWN_PRAYER : OTHER_PRAYER}
      className={`bl-prayer ${form}${prayer.used ? " used" : ""}`}
    >
      {!settings.textOnly && <Picture card={card} form={form} />}
      <span className="bl-prayer-words">
        <span className="bl-name">{text.thing("card", card)}</span>
        <span className="bl-state">
          <Chip sign={type}>{text.say(`type-${type}`)}</Chip>
          <Sign name={form} />
          <span className="hidden">{text.say(`form-${form}`)}</span>
          {status && <Chip sign={prayer.silenced ? "muted" : "done"}>{text.say(status)}</Chip>}
        </span>
        <span className="bl-effect">
          <Lines>{effect}</Lines>
        </span>
      </span>
    </Thing>
  );
}
