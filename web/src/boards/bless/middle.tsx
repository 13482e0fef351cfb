// Between the two fields: what is about to happen, what is happening, and what has just happened.
import type { BlessForecastSeen } from "../../net/protocol";
import { because, OUTCOMES } from "./curse";
import { printedForm } from "./face";
import { Sign } from "./marks";
import { Picture } from "./picture";
import type { Play } from "./play";
import { type Consequence, foretold, lastClash, type Reckoning, type Story } from "./story";
import { useGoesOn } from "./useGoesOn";

export function Middle({ play }: { play: Play }) {
  const { text } = play;
  return (
    <section className="bl-middle" aria-label={text.say("board-middle")}>
      <Told play={play} />
    </section>
  );
}

function Told({ play }: { play: Play }) {
  const { board, text, targets, facing, log, last } = play;
  if (play.aimed && targets.size > 0) {
    const faced = targets.get(facing);
    const only = targets.size === 1 ? [...targets.values()][0] : undefined;
    const shown = faced ?? only;
    if (shown) return <Clash play={play} story={foretold(shown)} />;
    return <Choices play={play} />;
  }
  const faced = board.forecasts.filter((forecast) => forecast.attacker === facing);
  if (faced.length === 1 && faced[0]) return <Clash play={play} story={foretold(faced[0])} />;
  if (faced.length > 1) return <Choices play={play} forecasts={faced} />;
  if (board.resolving.length > 0) return <Effect play={play} />;
  const story = lastClash(log ?? last, board);
  if (story) return <Clash play={play} story={story} />;
  return <p className="bl-hint">{text.say("board-hint")}</p>;
}

/** What becomes of both, without the name that the line begins with. */
function becomes(forecast: BlessForecastSeen, text: Play["text"]): string[] {
  const { target, corrupts } = forecast;
  if (corrupts.length === 2) return [text.say("board-would-corrupt-both")];
  return foretold(forecast).after.map((it) => {
    if (it.card !== target) return fate(it, text);
    return text.say(it.what === "breaks" ? "board-would-break" : "board-would-corrupt");
  });
}

/** Every attack that could be made, in a line each. */
function Choices({ play, forecasts }: { play: Play; forecasts?: BlessForecastSeen[] }) {
  const { text, targets } = play;
  const found = forecasts ?? [...targets.values()].filter((it) => it !== null);
  const attacker = found[0]?.attacker ?? play.aimed;
  return (
    <div className="bl-choices">
      <h3>{text.say("board-choose-target", { card: text.thing("card", attacker) })}</h3>
      <ul>
        {found.map((forecast) => (
          <li key={forecast.target}>
            <b>
              {forecast.target ? text.thing("card", forecast.target) : text.say("option-direct")}
            </b>{" "}
            {forecast.eyes.join(" : ")} {text.say(OUTCOMES[forecast.outcome] ?? "")}
            {becomes(forecast, text).map((said) => (
              <span key={said} className="bl-then">
                {" "}
                · {said}
              </span>
            ))}
            {(forecast.offer || forecast.outcome === "direct") && (
              <span>
                {" · "}
                {text.say(forecast.outcome === "fate" ? "board-gain-if" : "board-gain", {
                  number: forecast.karma,
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The effect that is being used, in its own words, so that a choice for it makes sense. */
function Effect({ play }: { play: Play }) {
  const { board, text, lit, say } = play;
  const effect = board.resolving.at(-1);
  if (!effect) return null;
  const { card, bond, half, chosen } = effect;
  const giver = bond || card;
  const forms = ["light", "shadow"].filter((form) => lit.has(`form ${form}`));
  return (
    <div className="bl-going">
      <span className="bl-going-art">
        <Picture card={giver} form={printedForm(giver)} />
      </span>
      <div>
        <h3>{text.say("board-effect-of", { card: text.thing("card", giver) })}</h3>
        <p>{text.attribute(`card-${giver}`, half)}</p>
        {chosen.length > 0 && (
          <p className="bl-chosen">
            {text.say("board-chosen")} {chosen.map((it) => text.thing("card", it)).join(", ")}
          </p>
        )}
      </div>
      {forms.length > 0 && (
        <p className="bl-forms">
          {forms.map((form) => (
            <button
              key={form}
              type="button"
              className="lit"
              data-thing={form}
              onClick={() => say(`form ${form}`)}
            >
              <Sign name={form} />
              {text.say(`form-${form}`)}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

const TITLES = {
  before: "board-clash-before",
  now: "board-clash-now",
  after: "board-clash-after",
} as const;

function Clash({ play, story }: { play: Play; story: Story }) {
  const { text } = play;
  const { attacker, defender, sides } = story;
  const outcome = useGoesOn<HTMLOListElement>();
  return (
    <div
      className={`bl-clash ${story.time} ${story.outcome}`}
      key={`${story.time} ${attacker} ${defender}`}
    >
      <Fighter play={play} card={attacker} reckoning={sideOf(sides, attacker)} part="attacks" />
      <Between play={play} story={story} />
      {defender ? (
        <Fighter play={play} card={defender} reckoning={sideOf(sides, defender)} part="defends" />
      ) : (
        <div className="bl-fighter bl-direct-at">{text.say("board-no-defender")}</div>
      )}
      <ol ref={outcome} className="bl-outcome">
        {story.call && (
          <li>
            {text.event({ what: `calls-${story.call}`, things: [story.caller] })}{" "}
            {story.roll > 0 && text.event({ what: "rolls", things: [String(story.roll)] })}
          </li>
        )}
        {story.verdict && (
          <li className={byEye(story) ? "bl-verdict bl-by-eye" : "bl-verdict"}>
            {text.event(story.verdict)}
          </li>
        )}
        {story.outcome === "fate" && (
          <li className="bl-verdict">{text.say("board-fate-decides")}</li>
        )}
        {story.after.map((it, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card may bless twice; what happened stays.
          <li key={row}>
            {fate(it, text)}
            {it.why && <span className="bl-because"> ({text.say(WHYS[it.why])})</span>}
          </li>
        ))}
        {story.offer !== null && <li>{text.say(promise(story), { number: story.offer })}</li>}
      </ol>
      {play.lit.has("offer") && story.time === "now" && <OfferOrVoid play={play} story={story} />}
    </div>
  );
}

/** Points come by an offer, if the die says so by an offer after it, or at once. */
function promise({ defender, outcome }: Story): string {
  if (!defender) return "board-would-bless";
  return outcome === "fate" ? "board-may-offer-if" : "board-may-offer";
}

/** The choice after a won clash, with what each of the two would bring. */
function OfferOrVoid({ play, story }: { play: Play; story: Story }) {
  const { board, text, say } = play;
  const attacker = board.curses.flat().find((curse) => curse.card === story.attacker);
  return (
    <p className="bl-forms">
      <button type="button" className="lit" onClick={() => say("offer")}>
        <Sign name="sun" />
        {text.say("board-offer-it", { number: attacker?.karma ?? 0 })}
      </button>
      <button type="button" className="lit" onClick={() => say("to_void")}>
        <Sign name="void" />
        {text.say("option-to_void")}
      </button>
    </p>
  );
}

const sideOf = (sides: readonly Reckoning[], card: string) => sides.find((it) => it.card === card);

interface FighterProps {
  play: Play;
  card: string;
  reckoning: Reckoning | undefined;
  part: "attacks" | "defends";
}

/** One of the two, and how its Eye comes about, line by line. */
function Fighter({ play, card, reckoning, part }: FighterProps) {
  const { text, settings } = play;
  return (
    <div className={`bl-fighter ${part}`}>
      <p className="bl-fighter-name">
        {!settings.textOnly && <Picture card={card} form={printedForm(card)} />}
        <span>
          <small>
            <Sign name={part === "attacks" ? "sword" : "shield"} />
            {text.say(part === "attacks" ? "board-attacker" : "board-defender")}
          </small>
          <b>{text.thing("card", card)}</b>
        </span>
      </p>
      {reckoning && (
        <ul className="bl-sum">
          <li>
            {text.say("value-eye")} {reckoning.from}
          </li>
          {reckoning.steps.map((step, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one source may count twice, in this order.
            <li key={row}>{because(step, text)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Nothing but the two Eyes decides. */
const byEye = ({ verdict }: Story) => !verdict || ["eye-wins", "tie"].includes(verdict.what);

const SIGNS: Readonly<Record<string, string>> = { win: ">", lose: "<", tie: "=", fate: "?" };

function Between({ play, story }: { play: Play; story: Story }) {
  const { text } = play;
  const [mine, theirs] = [story.attacker, story.defender].map(
    (card) => sideOf(story.sides, card)?.total,
  );
  const outcome = OUTCOMES[story.outcome];
  return (
    <div className="bl-between">
      <h3>{text.say(TITLES[story.time])}</h3>
      {mine !== undefined && theirs !== undefined && (
        <p className="bl-eyes">
          <b>{mine}</b>
          <i>{(byEye(story) && SIGNS[story.outcome]) || ":"}</i>
          <b>{theirs}</b>
        </p>
      )}
      {story.roll > 0 && <Die roll={story.roll} />}
      {outcome && <p className="bl-result">{text.say(outcome)}</p>}
    </div>
  );
}

const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

function Die({ roll }: { roll: number }) {
  return (
    <svg viewBox="0 0 40 40" className="bl-die" aria-hidden="true">
      <rect x="2" y="2" width="36" height="36" rx="7" />
      {(PIPS[roll] ?? []).map((at) => (
        <circle key={at} cx={10 + (at % 3) * 10} cy={10 + Math.floor(at / 3) * 10} r="3.500" />
      ))}
    </svg>
  );
}

const WHYS = {
  attacked: "board-why-attacked",
  either: "board-why-either",
  lost: "board-why-lost",
  corrupt: "board-why-corrupt",
} as const;

/** "Horizon becomes corrupt." */
function fate(it: Consequence, text: Play["text"]): string {
  const card = text.thing("card", it.card);
  if (it.what === "blesses") return text.say("board-blesses", { card, number: it.number ?? 0 });
  if (it.what === "offers") return text.say("board-offered", { card });
  if (it.what === "to-void") return text.say("board-to-void", { card });
  return text.say(it.what === "breaks" ? "board-breaks" : "board-corrupts", { card });
}
