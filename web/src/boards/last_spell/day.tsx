// The day: Workers and their jobs, what can be built, both shops, and the Shared Supply. Everything
// lies where it is looked for; what can be afforded glows, what can't says why.
import type { ReactNode } from "react";
import { ItemCard } from "./item";
import { Answer } from "./loose";
import { marksOf, useThing } from "./press";
import { Count, Sign } from "./sign";
import { choice, choose, fresh, nounOf, PRINTED, type Props } from "./table";

const POTIONS = ["green", "red", "blue", "yellow"];

export function Day(props: Props) {
  const { board, text } = props;
  const [base = [], advanced = []] = board.shops;
  return (
    <div className="ls-day">
      <Workers {...props} />
      <Recruits {...props} />
      <Catalogue {...props} />
      <Shop {...props} title={text.say("board-shop")} items={base} tier="base">
        {POTIONS.map((potion) => (
          <Potion key={potion} {...props} potion={potion} />
        ))}
      </Shop>
      <Shop {...props} title={text.say("board-advanced-shop")} items={advanced} tier="advanced" />
      <Supply {...props} />
    </div>
  );
}

const PARTS: readonly (readonly [string, string])[] = [
  [".ls-field", "board-way-map"],
  [".ls-catalogue", "board-build"],
  [".ls-shop", "board-shop"],
  [".ls-heroes", "board-way-heroes"],
];

/** On a phone the day is long: a bar leads to its parts. */
export function Ways({ text }: Pick<Props, "text">) {
  const go = (part: string) => document.querySelector(part)?.scrollIntoView?.({ block: "start" });
  return (
    <nav className="ls-ways" aria-label={text.say("board-ways")}>
      {PARTS.map(([part, id]) => (
        <button type="button" key={part} onClick={() => go(part)}>
          {text.say(id)}
        </button>
      ))}
    </nav>
  );
}

/** What Workers can do: scavenge, or a job of a Building. */
function Workers(props: Props) {
  const { board, text, lit } = props;
  const jobs = [...lit].filter((answer) => /^(work|repair|upgrade_wall) /.test(answer));
  return (
    <section className="ls-panel ls-workers">
      <h3>
        {text.say("board-workers-title")}
        <Count
          what="workers"
          many={board.workers}
          said={text.say("board-workers", { count: board.workers })}
        />
      </h3>
      <div className="ls-jobs">
        {["gold", "materials"].map((resource) => (
          <Job key={resource} {...props} answer={`scavenge ${resource}`}>
            <Count what={resource} many="+1" said="" /> {text.say("board-scavenge")}
          </Job>
        ))}
        {jobs.map((answer) => (
          <Job key={answer} {...props} answer={answer}>
            <Worked {...props} answer={answer} />
          </Job>
        ))}
      </div>
    </section>
  );
}

function Worked({ answer, board, text }: Props & { answer: string }) {
  const [verb = "", space = ""] = answer.split(" ");
  const built = board.structures.find((it) => it.spaces[0] === space);
  if (!built) return text.option(answer);
  return (
    <>
      <Sign kind="structure" name={built.structure} />
      <span>
        <b>{text.say(`board-do-${verb}`)}</b>{" "}
        <small>
          {text.thing("structure", built.structure)} {space}
        </small>
      </span>
    </>
  );
}

function Job({ answer, children, ...props }: Props & { answer: string; children: ReactNode }) {
  const found = choose(props, [answer]);
  const handlers = useThing(props, { choice: found, card: "" });
  return (
    <button
      type="button"
      className={`ls-job${marksOf(found)}`}
      data-thing={nounOf(answer)}
      aria-disabled={!found.offered}
      {...handlers}
    >
      <span className="hidden">{props.text.option(answer)}: </span>
      {children}
    </button>
  );
}

/** A lone player's heroes who wait, and what the next of them costs. */
function Recruits(props: Props) {
  const { board, text } = props;
  const waiting = board.heroes.filter((it) => it.waiting);
  if (waiting.length === 0) return null;
  return (
    <section className="ls-panel ls-recruits">
      <h3>
        {text.say("board-recruit")}
        <Count what="gold" many={board.hire} said={text.say("board-gold", { count: board.hire })} />
      </h3>
      <div className="ls-choices">
        {waiting.map(({ hero }) => (
          <Answer key={hero} {...props} answer={`recruit ${hero}`} />
        ))}
      </div>
    </section>
  );
}

/** Everything that can be built, Buildings first, with its price and how many stand. */
function Catalogue(props: Props) {
  const { text } = props;
  const all = Object.keys(PRINTED).filter(
    (id) => PRINTED[id]?.category && PRINTED[id]?.cost !== "0",
  );
  const buildings = all.filter((id) => PRINTED[id]?.category === "building");
  const others = all.filter((id) => PRINTED[id]?.category !== "building");
  return (
    <section className="ls-panel ls-catalogue">
      <h3>{text.say("board-build")}</h3>
      <h4>{text.say("board-buildings")}</h4>
      <div className="ls-plans">
        {buildings.map((id) => (
          <Plan key={id} {...props} id={id} paid="gold" />
        ))}
      </div>
      <h4>{text.say("board-walls")}</h4>
      <div className="ls-plans">
        {others.map((id) => (
          <Plan key={id} {...props} id={id} paid="materials" />
        ))}
      </div>
    </section>
  );
}

function Plan({ id, paid, ...props }: Props & { id: string; paid: string }) {
  const { board, text } = props;
  const found = choice(props, ["build"], id);
  const handlers = useThing(props, { choice: found, card: id });
  const stand = board.structures.filter((it) => it.structure === id).length;
  const building = board.about === id;
  return (
    <button
      type="button"
      className={`ls-plan${building ? " chosen" : ""}${marksOf(found)}`}
      data-thing={id}
      aria-disabled={!found.offered}
      {...handlers}
    >
      <Sign kind="structure" name={id} />
      <span className="ls-plan-name">{text.thing("structure", id)}</span>
      <span className="ls-plan-cost">
        <Count
          what={paid}
          many={PRINTED[id]?.cost ?? ""}
          said={text.say(`board-${paid}`, { count: Number(PRINTED[id]?.cost) })}
        />
        <small>
          {stand}/{PRINTED[id]?.limit}
        </small>
      </span>
    </button>
  );
}

interface ShopProps {
  title: string;
  items: readonly string[];
  tier: string;
  children?: ReactNode;
}

function Shop({ title, items, tier, children, ...props }: Props & ShopProps) {
  const { text } = props;
  if (items.length === 0 && !children) return null;
  return (
    <section className={`ls-panel ls-shop ${tier}`}>
      <h3>{title}</h3>
      <div className="ls-shelf">
        {items.map((item) => (
          <ItemCard key={item} {...props} item={fresh(item)} verbs={["take", "buy"]} price />
        ))}
        {children}
      </div>
      {items.length === 0 && <p className="note">{text.say("board-shelf-empty")}</p>}
    </section>
  );
}

function Potion({ potion, ...props }: Props & { potion: string }) {
  const { text } = props;
  const found = choice(props, ["buy_potion"], potion);
  const handlers = useThing(props, { choice: found, card: potion });
  const price = Number(PRINTED[`${potion}1`]?.price ?? 0);
  return (
    <div className={`ls-item potion ${potion}`}>
      <button
        type="button"
        className={`ls-item-head${marksOf(found)}`}
        data-thing={potion}
        aria-disabled={!found.offered}
        {...handlers}
      >
        {found.offered && <span className="hidden">{text.option(found.offered)}: </span>}
        <Sign kind="item" name={`${potion}1`} className={potion} />
        <span className="ls-item-name">
          <b>{text.thing("potion", potion)}</b>
          <small>{text.say(`board-effect-${potion}`)}</small>
        </span>
        <Count what="gold" many={price} said={text.say("board-gold", { count: price })} />
      </button>
    </div>
  );
}

/** What belongs to everybody, to be handed out. */
function Supply(props: Props) {
  const { board, text } = props;
  if (board.supply.length === 0) return null;
  return (
    <section className="ls-panel ls-common">
      <h3>{text.say("board-supply")}</h3>
      <div className="ls-shelf">
        {board.supply.map((item) => (
          <ItemCard key={item.item} {...props} item={item} />
        ))}
      </div>
    </section>
  );
}
