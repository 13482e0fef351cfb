// A card as big as it deserves: hero, weapon, attack, armour, potion, scroll, Trait, Perk, mission,
// monster or structure, with what it does in words (UX-7).
import type { Texts } from "../../text/texts";
import type { CardProps } from "../contract";
import { type Kind, Portrait } from "./art/figure";
import { AreaMark, Price } from "./item";
import { Picture, Steps } from "./loose";
import { Count } from "./sign";
import { attackName, cardOf, kindName, PRINTED } from "./table";

export function Zoom({ card, text }: CardProps) {
  const id = cardOf(card);
  const face = PRINTED[id];
  return (
    <div className="ls ls-zoom">
      <header>
        <Art card={card} />
        <div>
          <h3>{titleOf(card, text)}</h3>
          {face?.wounds && !effectOf(card, text) && (
            <p className="ls-about-it">{text.say(`board-about-${id}`)}</p>
          )}
          {face?.wounds && <MonsterFacts id={id} text={text} />}
        </div>
      </header>
      {face?.hp && <HeroCard card={card} text={text} />}
      {face?.hands && <WeaponCard id={id} text={text} />}
      {face?.range && <AttackFacts id={id} text={text} />}
      {face?.worn && <ArmourCard id={id} text={text} />}
      {face?.wounds && <MonsterCard id={id} text={text} />}
      {face?.category && <StructureCard id={id} text={text} />}
      {effectOf(card, text) && <p className="ls-effect">{effectOf(card, text)}</p>}
      {PRINTED[card]?.price && PRINTED[card]?.price !== "0" && (
        <p className="ls-facts">
          <Count
            what="gold"
            many={PRINTED[card]?.price}
            said={text.say("board-gold", { count: Number(PRINTED[card]?.price) })}
          />
        </p>
      )}
    </div>
  );
}

/** The thing itself, large; Traits, Perks and missions have no more than their sign. */
export function Art({ card }: { card: string }) {
  const kind = PRINTED[card]?.wounds ? "monster" : kindOf(card);
  return kind ? <Portrait kind={kind} name={card} /> : <Picture name={card} />;
}

function kindOf(card: string): Kind | null {
  if (/^HR\d/.test(card)) return "hero";
  if (/^(BD|ST)\d/.test(card)) return "structure";
  return /^(W-|A\d\d|SC\d|green|red|blue|yellow)/.test(card) ? "item" : null;
}

function titleOf(card: string, text: Texts): string {
  if (PRINTED[card]?.wounds) return kindName(card, text);
  if (/^W-.*-/.test(card.replace(/^W-[MRG]\d[abc]?/, "W"))) return text.thing("type", card);
  const kind = text.kindOf(card);
  return kind ? text.thing(kind, card) : card;
}

function effectOf(card: string, text: Texts): string {
  const kind = text.kindOf(card);
  const said = kind ? text.attribute(`${kind}-${card}`, "effect") : "";
  if (said) return said;
  const id = `board-effect-${cardOf(card)}`;
  return text.has(id) ? text.say(id) : "";
}

interface Part {
  id: string;
  text: Texts;
}

function HeroCard({ card, text }: { card: string; text: Texts }) {
  const face = PRINTED[card];
  return (
    <>
      <p className="ls-facts">
        <Count
          what="heart"
          many={face?.hp}
          said={text.say("board-hp", { number: face?.hp ?? "", most: face?.hp ?? "" })}
        />
        <Count
          what="mana"
          many={face?.mana}
          said={text.say("board-mana", { number: face?.mana ?? "", most: face?.mana ?? "" })}
        />
        <Steps tokens={face?.tokens ?? ""} said={text.say("board-tokens")} />
      </p>
      {(face?.weapons ?? "").split(" ").map((weapon) => (
        <section key={weapon}>
          <h4>{text.thing("item", `${weapon}a`)}</h4>
          <Attacks id={weapon} text={text} />
        </section>
      ))}
    </>
  );
}

function WeaponCard({ id, text }: Part) {
  const face = PRINTED[id];
  return (
    <>
      <p className="note">
        {text.say(`board-type-${face?.type}`)} ·{" "}
        {text.say("board-hands", { count: Number(face?.hands) })}
      </p>
      <Attacks id={id} text={text} />
      {[2, 3].map((level) => (
        <p key={level} className="note">
          {text.say("board-level", { level: "I".repeat(level) })}:{" "}
          {keywords(face?.[`level-${level}`], text)}
        </p>
      ))}
    </>
  );
}

/** The Attack Types of a weapon, each with its cost and all it does. */
function Attacks({ id, text }: Part) {
  const attacks = Object.keys(PRINTED).filter((it) => it.startsWith(`${id}-`));
  return (
    <ul className="ls-zoom-attacks">
      {attacks.map((attack) => (
        <li key={attack}>
          <b>{attackName(copyOf(attack), text)}</b> <Price face={PRINTED[attack]} text={text} />
          <AttackFacts id={attack} text={text} />
        </li>
      ))}
    </ul>
  );
}

/** A name of an attack that has a text: starting weapons are there in copies. */
const copyOf = (attack: string): string => {
  const weapon = attack.slice(0, 4);
  return PRINTED[weapon]?.tier === "starting" ? `${weapon}a${attack.slice(4)}` : attack;
};

/** Where, how much, how often; and every keyword with what it does. */
function AttackFacts({ id, text }: Part) {
  const face = PRINTED[id];
  const words = (face?.keywords ?? "").split(" ").filter(Boolean);
  const bounces = Number(face?.propagation ?? 0);
  const facts = [
    face?.damage && text.say("board-damage", { number: face.damage }),
    text.say(`board-area-${face?.area}`),
    text.say(`board-range-${face?.range}`),
    bounces > 0 && text.say("board-bounces", { number: bounces }),
  ];
  return (
    <div className="ls-does">
      <p className="ls-facts">
        <AreaMark area={face?.area ?? ""} />
        <span>{facts.filter(Boolean).join(" · ")}</span>
      </p>
      {face?.uses && (
        <small>
          {text.say("board-uses-card", {
            first: Number(face.uses),
            second: Number(face["uses-2"]),
          })}
        </small>
      )}
      {words.map((word) => (
        <small key={word}>
          <b>{text.say(`board-keyword-${word}`)}</b>
          {text.has(`board-does-${word}`) && `: ${text.say(`board-does-${word}`)}`}
        </small>
      ))}
    </div>
  );
}

function keywords(bits: string | undefined, text: Texts): string {
  return (bits ?? "")
    .split(" ")
    .filter(Boolean)
    .map((word) => text.say(`board-keyword-${word}`))
    .join(", ");
}

function ArmourCard({ id, text }: Part) {
  const face = PRINTED[id];
  return (
    <p className="note">
      {text.say(`board-worn-${face?.worn}`)}
      {Number(face?.less) > 0 && ` · ${text.say("board-less", { number: Number(face?.less) })}`}
    </p>
  );
}

/** What a monster is in numbers. */
function MonsterFacts({ id, text }: Part) {
  const face = PRINTED[id];
  return (
    <dl>
      {(["wounds", "move", "strength"] as const).map((part) => (
        <div key={part} className={part}>
          <dt>{text.say(`board-monster-${part}`)}</dt>
          <dd>{face?.[part] || "–"}</dd>
        </div>
      ))}
      {face?.shoots && (
        <div className="shoots">
          <dt>{text.say("board-monster-shoots")}</dt>
          <dd>{face.shoots}</dd>
        </div>
      )}
      <div className="dice">
        <dt>{text.say("board-monster-dice")}</dt>
        <dd>
          <Dice dice={face?.dice ?? ""} text={text} />
          {face?.["dice-2"] && (
            <>
              {text.say("board-monster-later")} <Dice dice={face["dice-2"]} text={text} />
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** What it does, in words. */
function MonsterCard({ id, text }: Part) {
  const face = PRINTED[id];
  const abilities = (face?.abilities ?? "").split(" ").filter(Boolean);
  return (
    <>
      {BLOWS.filter((blow) => face?.[blow]).map((blow) => {
        const [first = "", second = ""] = (face?.[blow] ?? "").split(" ");
        return (
          <p key={blow} className="ls-effect">
            {text.say(`board-blow-${blow}`, { first, second })}
          </p>
        );
      })}
      {abilities.map((ability) => (
        <p key={ability} className="ls-effect">
          {text.say(`board-ability-${ability}`)}
        </p>
      ))}
    </>
  );
}

const BLOWS = ["skull-smash", "hydro-catapult", "tidal-assault", "tidal-entrance"];

function Dice({ dice, text }: { dice: string; text: Texts }) {
  if (dice === "") return "–";
  return dice.split(" ").map((colour) => (
    <span key={colour} className={`ls-die small ${colour}`}>
      {text.say(`board-die-${colour}`)}
    </span>
  ));
}

function StructureCard({ id, text }: Part) {
  const face = PRINTED[id];
  const paid = face?.category === "building" ? "gold" : "materials";
  return (
    <p className="ls-facts">
      {face?.cost !== "0" && (
        <Count
          what={paid}
          many={face?.cost}
          said={text.say(`board-${paid}`, { count: Number(face?.cost) })}
        />
      )}
      {face?.capacity !== "0" && (
        <span>{text.say("board-capacity", { number: Number(face?.capacity) })}</span>
      )}
      {Number(face?.jobs) > 0 && (
        <span>{text.say("board-jobs", { count: Number(face?.jobs) })}</span>
      )}
    </p>
  );
}
