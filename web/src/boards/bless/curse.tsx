// A Curse on the field: its values and why they are so, its state, and the Bond under it.
import type { BlessCurseSeen, BlessModifierSeen } from "../../net/protocol";
import type { Texts } from "../../text/texts";
import { bySource, standing } from "./lasting";
import { Chip, Eye, Karma, Lines, Sign } from "./marks";
import { type Form, Picture } from "./picture";
import { OTHER_CURSE, OTHER_PRAYER, OWN_CURSE, type Play } from "./play";
import { PRINTED } from "./story";
import { Thing } from "./thing";
import { useGoesOn } from "./useGoesOn";

/** A Bond is never invoked; whoever controls it may have to let it go. */
const BOND = ["drop", ...OTHER_PRAYER];

export const formOf = (forms: readonly string[]): Form =>
  forms.length > 1 ? "dual" : forms[0] === "shadow" ? "shadow" : "light";

/** One reason why a value is what it is: "+2 Perpetual Flame". */
export function because(modifier: BlessModifierSeen, text: Texts): string {
  const { kind, amount, source } = modifier;
  const name = kind === "rivalry" ? text.say("ability-rivalry") : text.thing("card", source);
  const sum = `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`;
  if (kind === "eye-plus" || kind === "rivalry") return `${sum} ${name}`;
  if (kind === "eye-always") return `${text.say("board-always", { number: amount })} · ${name}`;
  return `= ${amount} ${name}`;
}

/** Abilities it has that its own words do not name, or that it has though they do not count. */
function given(curse: BlessCurseSeen, effect: string, text: Texts): string[] {
  const names = curse.abilities.map((ability) => text.say(`ability-${ability}`));
  return names.filter((name) => curse.silenced || !effect.includes(name));
}

export function Curse({ play, curse }: { play: Play; curse: BlessCurseSeen }) {
  const { text, near, settings, board } = play;
  const { card, corrupt, stasis } = curse;
  const own = curse.seat === near;
  const form = formOf(curse.forms);
  const printed = PRINTED[card];
  const effect = text.attribute(`card-${card}`, "curse");
  const state = text.say(corrupt ? "state-corrupt" : "state-pure");
  const reasons = bySource(curse.modifiers, board.turn, text);
  const notes = standing(board, curse, text);
  const marks = ["bl-curse", form, corrupt ? "corrupt" : "pure", stasis && "stasis"];
  return (
    <div className={`bl-stand ${stasis ? "back" : ""}`}>
      <Thing
        play={play}
        card={card}
        verbs={own ? OWN_CURSE : OTHER_CURSE}
        className={marks.filter(Boolean).join(" ")}
      >
        <span className="bl-name">{text.thing("card", card)}</span>
        <span className="bl-art">
          {!settings.textOnly && <Picture card={card} form={form} />}
          <Eye value={curse.eye} printed={Number(printed?.eye)} title={text.say("value-eye")} />
          <Karma
            value={curse.karma}
            printed={Number(printed?.karma)}
            title={text.say("value-karma")}
          />
          <Sign name={form} />
          <span className="hidden">{text.say(`form-${form}`)}, </span>
          {corrupt && <Cracks />}
        </span>
        <span className="bl-state">
          <Chip sign={corrupt ? "corrupt" : "pure"}>{state}</Chip>
          {stasis && <Chip sign="stasis">{text.say("state-stasis")}</Chip>}
          {curse.attacked && <Chip sign="done">{text.say("board-has-attacked")}</Chip>}
          {curse.silenced && <Chip sign="muted">{text.say("board-silenced")}</Chip>}
          {given(curse, effect, text).map((ability) => (
            <Chip key={ability} sign="ability">
              {ability}
            </Chip>
          ))}
        </span>
        <span className={curse.silenced ? "bl-effect silenced" : "bl-effect"}>
          <Lines>{effect}</Lines>
        </span>
        {reasons.length + notes.length > 0 && <Why reasons={reasons} notes={notes} />}
        <Foresight play={play} curse={curse} />
      </Thing>
      {curse.bond && <Bond play={play} curse={curse} />}
    </div>
  );
}

/** What changes its values, and what lasts on it. */
function Why({ reasons, notes }: { reasons: readonly string[]; notes: readonly string[] }) {
  return (
    <span ref={useGoesOn<HTMLSpanElement>()} className="bl-why">
      {reasons.map((reason) => (
        <span key={reason} title={reason}>
          {reason}
        </span>
      ))}
      {notes.map((note) => (
        <em key={note} title={note}>
          {note}
        </em>
      ))}
    </span>
  );
}

/** A corrupt card is cracked all over: told by shape, not by colour. */
function Cracks() {
  return (
    <svg viewBox="0 0 120 72" className="bl-cracks" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 20L22 28L34 18L52 40L46 56L58 72M52 40L74 34L88 46L120 38M74 34L80 0M22 28L14 52" />
    </svg>
  );
}

/** What would become of it: in the clash that is about to begin, or by the answer pointed at. */
function Foresight({ play, curse }: { play: Play; curse: BlessCurseSeen }) {
  const { text, after } = play;
  const forecast = curse.seat === play.near ? undefined : play.targets.get(curse.card);
  if (forecast) {
    const outcome = OUTCOMES[forecast.outcome] ?? "board-outcome-fate";
    const fate = FATES.find(([, list]) => forecast[list].includes(curse.card));
    return (
      <span className={`bl-forecast ${forecast.outcome}`}>
        <b>{forecast.eyes.join(" : ")}</b>{" "}
        {OUTCOME_SIGNS[forecast.outcome] && <Sign name={OUTCOME_SIGNS[forecast.outcome] ?? ""} />}
        <span>{text.say(outcome)}</span>
        {fate && <small>{text.say(fate[0])}</small>}
      </span>
    );
  }
  if (!after || play.targets.size > 0) return null;
  const then = after.curses.flat().find((it) => it.card === curse.card);
  if (!then) return <span className="bl-forecast gone">{text.say("board-would-leave")}</span>;
  const changes = [
    then.eye !== curse.eye && `${text.say("value-eye")} ${curse.eye} → ${then.eye}`,
    then.karma !== curse.karma && `${text.say("value-karma")} ${curse.karma} → ${then.karma}`,
    then.corrupt !== curse.corrupt &&
      `→ ${text.say(then.corrupt ? "state-corrupt" : "state-pure")}`,
    then.stasis !== curse.stasis && !then.stasis && text.say("board-would-be-ready"),
  ].filter(Boolean);
  return changes.length > 0 ? <span className="bl-forecast">{changes.join(" · ")}</span> : null;
}

export const OUTCOMES: Readonly<Record<string, string>> = {
  win: "board-outcome-win",
  lose: "board-outcome-lose",
  tie: "board-outcome-tie",
  fate: "board-outcome-fate",
  direct: "board-outcome-direct",
};
const OUTCOME_SIGNS: Readonly<Record<string, string>> = {
  win: "done",
  lose: "cross",
  tie: "equal",
};
const FATES: readonly (readonly [string, "corrupts" | "breaks"])[] = [
  ["board-would-corrupt", "corrupts"],
  ["board-would-break", "breaks"],
];

/** The Bond lies under its Curse and looks out below; its mark says whose it is. */
function Bond({ play, curse }: { play: Play; curse: BlessCurseSeen }) {
  const { text, board } = play;
  const bond = board.prayers.flat().find((it) => it.card === curse.bond);
  const name = text.thing("card", curse.bond);
  const seat = curse.bond_seat === 0 ? "sun" : "moon";
  return (
    <Thing
      play={play}
      card={curse.bond}
      verbs={BOND}
      className={`bl-bond ${formOf(bond?.forms ?? [])}`}
    >
      <Sign name="bond" />
      <span className="hidden">{text.say("type-bond")} </span>
      <span className="bl-bond-name">
        {name}
        {bond?.silenced && ` · ${text.say("board-silenced")}`}
      </span>
      <Sign name={seat} />
      <span className="hidden">
        , {text.say("board-bond-of", { seat })}. {text.attribute(`card-${curse.bond}`, "prayer")}
      </span>
    </Thing>
  );
}
