// The day: Workers and their jobs, what can be built, both shops, and the Shared Supply. Everything
// lies where it is looked for; what can be afforded glows, what can't says why.
import type { ReactNode } from "react";
import { Icon } from "./icons";
import { ItemCard } from "./item";
import { Answer } from "./loose";
import { marksOf, useThing } from "./press";
import { Count, Sign } from "./sign";
import { choice, choose, fresh, nounOf, PRINTED, type Props } from "./table";

const POTIONS = ["green", "red", "blue", "yellow"];

export function Day(props: Props) {
  const { board, text } = props;
  const [base = [], advanced = []] = board.shops;
  const things = board.supply.length;
  return (
    <div className="ls-day" data-strip="">
      <Workers {...props} />
      <Recruits {...props} />
      <Catalogue {...props} />
      <section className="ls-panel ls-shop" aria-label={text.say("board-shop")}>
        <h3>{text.say("board-shop")}</h3>
        <div className="ls-shelf">
          {base.map((item) => (
            <Ware key={item} {...props} item={item} />
          ))}
          {POTIONS.map((potion) => (
            <Potion key={potion} {...props} potion={potion} />
          ))}
        </div>
        {advanced.length > 0 && (
          <>
            <h3>{text.say("board-advanced-shop")}</h3>
            <div className="ls-shelf">
              {advanced.map((item) => (
                <Ware key={item} {...props} item={item} />
              ))}
            </div>
          </>
        )}
      </section>
      <section className="ls-panel ls-common" aria-label={text.say("board-supply")}>
        <h3>{text.say("board-supply")}</h3>
        {things === 0 && <p className="note">{text.say("board-supply-empty")}</p>}
        <div className="ls-shelf">
          {board.supply.map((item) => (
            <ItemCard key={item.item} {...props} item={item} verbs={["move"]} />
          ))}
        </div>
      </section>
    </div>
  );
}

const PARTS: readonly (readonly [string, string])[] = [
  ["yard", "board-workers-title"],
  ["build", "board-build"],
  ["shop", "board-shop"],
  ["supply", "board-supply"],
];

/** On a phone the parts of the day open over the map, one at a time. */
export function Ways({ text, over, onOver }: Props) {
  return (
    <nav className="ls-ways" aria-label={text.say("board-ways")}>
      {PARTS.map(([part, id]) => (
        <button
          type="button"
          key={part}
          data-opens=""
          aria-expanded={over === part}
          onClick={() => onOver(over === part ? "" : part)}
        >
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
    <section className="ls-panel ls-workers" aria-label={text.say("board-workers-title")}>
      <div className="ls-yard">
        <h3>{text.say("board-workers-title")}</h3>
        <Count
          what="workers"
          many={board.workers}
          said={text.say("board-workers", { count: board.workers })}
        />
      </div>
      <div className="ls-jobs">
        {["gold", "materials"].map((resource) => (
          <Job key={resource} {...props} answer={`scavenge ${resource}`}>
            <Count what={resource} many="+1" said="" />
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
      <span className="ls-done">
        <Icon name={verb === "work" ? "hammer" : "wrench"} />
        <span>{text.say(`board-do-${verb}`)}</span>
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
      title={props.text.option(answer)}
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

/** Everything that can be built at this table, with its price and how many stand. */
function Catalogue(props: Props) {
  const { text, board } = props;
  return (
    <section className="ls-panel ls-catalogue" aria-label={text.say("board-build")}>
      <h3>{text.say("board-build")}</h3>
      <div className="ls-plans">
        {board.plans.map((id) => (
          <Plan key={id} {...props} id={id} />
        ))}
      </div>
    </section>
  );
}

function Plan({ id, ...props }: Props & { id: string }) {
  const paid = PRINTED[id]?.category === "building" ? "gold" : "materials";
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

/** A card of a row. */
const Ware = ({ item, ...props }: Props & { item: string }) => (
  <ItemCard {...props} item={fresh(item)} verbs={["take", "buy"]} price />
);

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
        <Sign kind="item" name={potion} />
        <span className="ls-item-name">
          <b>{text.thing("potion", potion)}</b>
          <small>{text.say(`board-effect-${potion}`)}</small>
        </span>
        <Count what="gold" many={price} said={text.say("board-gold", { count: price })} />
      </button>
    </div>
  );
}
