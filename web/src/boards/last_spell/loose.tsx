// Answers about things that lie nowhere on the table: heroes to take, Traits and Perks to keep,
// potions, rewards, directions, dice and rerolls. They are laid out to be chosen.
import { Portrait } from "./art/figure";
import { isUsual } from "./chain";
import { Die } from "./dice";
import { Icon } from "./icons";
import { brief } from "./item";
import { marksOf, useThing } from "./press";
import { Count, Sign } from "./sign";
import {
  attackName,
  choose,
  foldedAnswers,
  fresh,
  looseAnswers,
  PRINTED,
  type Props,
  verbOf,
} from "./table";

export function Loose(props: Props) {
  const { board, text } = props;
  const answers = [...looseAnswers(props.lit), ...foldedAnswers(props)];
  const about = board.about.startsWith("HR") ? "" : board.about; // Heroes have their sheets.
  if (answers.length === 0) return null;
  const verb = verbOf(answers[0] ?? "");
  return (
    <section className={`ls-panel ls-loose ${verb}`} data-strip="">
      {about && (
        <p className="ls-about">
          <Picture name={about} />
          <b>{text.thing(text.kindOf(about), about)}</b>
        </p>
      )}
      <div className="ls-choices">
        {answers.map((answer) => (
          <Answer key={answer} {...props} answer={answer} />
        ))}
      </div>
      <Usual {...props} />
    </section>
  );
}

/** Whoever plays to learn may begin at once: the rest is chosen by one click. */
function Usual({ sight, text, onChain }: Props) {
  if (sight.options.scenario !== "introductory" || !isUsual(sight.asked?.why ?? "")) return null;
  return (
    <button type="button" className="ls-usual" onClick={() => onChain({ kind: "usual" })}>
      <b>{text.say("board-usual")}</b>
      <small>{text.say("board-usual-note")}</small>
    </button>
  );
}

/** Who has the thing that an answer is about. */
function Owner({ noun, board, text }: Props & { noun: string }) {
  const owner = board.heroes.find(
    (it) => it.trait === noun || it.items.some((one) => one.item === noun),
  );
  return owner ? <small>{text.thing("hero", owner.hero)}</small> : null;
}

export function Answer({ answer, ...props }: Props & { answer: string }) {
  const { text } = props;
  const [verb = "", noun = ""] = answer.split(" ");
  const kind = text.kind(answer);
  const effect =
    text.attribute(`${kind}-${noun}`, "effect") ||
    (kind === "potion" ? text.say(`board-effect-${noun}`) : "") ||
    (kind === "item" ? brief(fresh(noun), text) : "");
  const card = effect || kind === "hero" || kind === "item" ? noun : "";
  const found = choose(props, [answer]);
  const handlers = useThing(props, { choice: found, card });
  return (
    <button
      type="button"
      className={`ls-choice ${verb}${marksOf(found)}`}
      data-thing={noun}
      aria-disabled={!found.offered}
      {...handlers}
    >
      {kind === "dice" ? (
        <DiceOf name={noun} />
      ) : kind === "direction" ? (
        <Arrow way={noun} />
      ) : kind === "hero" ? (
        <Portrait kind="hero" name={noun} />
      ) : (
        <Picture name={noun} />
      )}
      <span>
        {card && <span className="hidden">{text.option(answer)}: </span>}
        <b>{card ? text.thing(kind, noun) : text.option(answer)}</b>
        {kind === "hero" && <HeroFacts {...props} name={noun} />}
        {effect && <small>{effect}</small>}
        <Owner {...props} noun={noun} />
      </span>
    </button>
  );
}

/** A hero to be taken shows its card; one in play shows how it stands. */
function HeroFacts({ name, board, text }: Props & { name: string }) {
  const face = PRINTED[name];
  const hero = board.heroes.find((it) => it.hero === name && !it.waiting);
  const life = hero ? hero.hp - hero.wounds : Number(face?.hp);
  const mana = hero ? hero.mana : Number(face?.mana);
  return (
    <span className="ls-facts">
      <Count
        what="heart"
        many={life}
        said={text.say("board-hp", { number: life, most: hero?.hp ?? life })}
      />
      <Count
        what="mana"
        many={mana}
        said={text.say("board-mana", { number: mana, most: hero?.base_mana ?? mana })}
      />
      {hero ? (
        <Count what="ap" many={hero.ap} said={text.say("board-ap", { count: hero.ap })} />
      ) : (
        <>
          <Steps tokens={face?.tokens ?? ""} said={text.say("board-tokens")} />
          <small>{text.say(`board-arms-${name}`)}</small>
          <Skills name={name} text={text} />
        </>
      )}
    </span>
  );
}

/** What a hero to be taken can do with its weapons, by name; the card tells the rest. */
function Skills({ name, text }: { name: string; text: Props["text"] }) {
  const weapons = (PRINTED[name]?.weapons ?? "").split(" ");
  const attacks = Object.keys(PRINTED).filter(
    (it) => weapons.includes(it.slice(0, 4)) && it[4] === "-",
  );
  return (
    <small className="ls-skills">
      {attacks.map((it) => attackName(`${it.slice(0, 4)}a${it.slice(4)}`, text)).join(", ")}
    </small>
  );
}

/** Movement tokens as they lie on the sheet. */
export function Steps({ tokens, said }: { tokens: string; said: string }) {
  return (
    <span className="ls-steps" title={said}>
      <span className="hidden">
        {said} {tokens}
      </span>
      {tokens.split(" ").map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens stay where they are.
        <b key={at} aria-hidden="true">
          {value}
        </b>
      ))}
    </span>
  );
}

export function Picture({ name }: { name: string }) {
  if (/^HR\d/.test(name)) return <Sign kind="hero" name={name} />;
  if (/^(BD|ST)\d/.test(name)) return <Sign kind="structure" name={name} />;
  if (/^(W-|A\d\d|SC\d|green|red|blue|yellow)/.test(name)) {
    return <Sign kind="item" name={name} />;
  }
  if (/^TR\d/.test(name))
    return (
      <span className="ls-gem trait">
        <Icon name="star" />
      </span>
    );
  if (/^PK\d/.test(name))
    return (
      <span className="ls-gem perk">
        <Icon name="gem" />
      </span>
    );
  const kind = /^(ZH|ZT|HA|MO|[A-Z])/.exec(name)?.[0];
  return kind && PRINTED[name.replace(/\d+$/, "")] ? <Sign kind="monster" name={kind} /> : null;
}

function DiceOf({ name }: { name: string }) {
  const colours = name.startsWith("two-") ? [name.slice(4), name.slice(4)] : name.split("-");
  return (
    <span className="ls-dice">
      {colours.map((colour, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two dice may be alike.
        <Die key={at} face={`${colour}-`} said="" />
      ))}
    </span>
  );
}

const TURNED: Readonly<Record<string, number>> = { north: 0, east: 90, south: 180, west: 270 };

function Arrow({ way }: { way: string }) {
  return (
    <svg className="ls-sign arrow" viewBox="-18 -18 36 36" aria-hidden="true">
      <path d="M0-15L11 0H4V14H-4V0H-11z" transform={`rotate(${TURNED[way] ?? 0})`} />
    </svg>
  );
}
