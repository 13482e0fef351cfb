// A hero's sheet: life, mana, action points, Movement tokens, weapons with their attacks, what is worn
// and carried, Trait and Perks. The sheet of whoever acts lies open; the others are a line each.
import { SeatMark } from "../../shell/Seat";
import { ItemCard } from "./item";
import { marksOf, useThing } from "./press";
import { Count, Sign } from "./sign";
import {
  type Choice,
  choice,
  type Hero,
  heroInFocus,
  isNight,
  ON_HEROES,
  ON_TOKENS,
  type Props,
  sortOf,
} from "./table";

export function Heroes(props: Props) {
  const { board } = props;
  const open = heroInFocus(props);
  return (
    <div className="ls-heroes">
      {open && <Sheet key={open.hero} {...props} hero={open} />}
      {board.heroes
        .filter((hero) => hero !== open)
        .map((hero) => (
          <Folded key={hero.hero} {...props} hero={hero} />
        ))}
    </div>
  );
}

/** Where one of these is on offer, the sheet it lies on is open. */
const OPENING = ["swap", "swap_with", "give_up", "use_item", "restore"];

function Folded({ hero, ...props }: Props & { hero: Hero }) {
  const { text } = props;
  const usable =
    hero.items.some((it) => choice(props, OPENING, it.item).offered) ||
    choice(props, ["use_trait"], hero.trait).offered !== undefined;
  const many = hero.items.length + hero.perks.length + (hero.trait ? 1 : 0);
  return (
    <section
      className={`ls-folded place-${hero.seat}${hero.passed ? " passed" : ""}`}
      aria-label={text.thing("hero", hero.hero)}
    >
      <Head {...props} hero={hero} />
      <details open={usable || undefined}>
        <summary>{text.say("board-things", { count: many })}</summary>
        <Rest {...props} hero={hero} open={false} />
      </details>
    </section>
  );
}

function Sheet({ hero, ...props }: Props & { hero: Hero }) {
  const { board, text } = props;
  const acts = board.active === hero.hero;
  return (
    <section
      className={`ls-panel ls-sheet place-${hero.seat}${acts ? " acts" : ""}`}
      aria-label={text.thing("hero", hero.hero)}
    >
      <Head {...props} hero={hero} />
      <Harm {...props} hero={hero} />
      <Rest {...props} hero={hero} open />
    </section>
  );
}

/** The damage that is on its way to this hero, or to one it could help. */
function Harm({ hero, board, text }: Props & { hero: Hero }) {
  const harm = board.harm.at(-1);
  if (!harm || (harm.hero !== hero.hero && board.about !== hero.hero)) return null;
  return (
    <p className="ls-harm" role="status">
      {harm.hero !== hero.hero && <span>{text.thing("hero", harm.hero)} · </span>}
      <b>{text.say("board-harm", { number: harm.damage })}</b>
      {harm.by && <span> {text.thing("monster", harm.by)}</span>}
    </p>
  );
}

export function Head({ hero, ...props }: Props & { hero: Hero }) {
  const { board, after, text } = props;
  const found = choice(props, ON_HEROES, hero.hero);
  const handlers = useThing(props, { choice: found, card: hero.hero });
  const then = after?.heroes.find((it) => it.hero === hero.hero);
  const acts = board.active === hero.hero;
  const left = hero.hp - hero.wounds;
  return (
    <div className="ls-head">
      <button
        type="button"
        className={`ls-face${marksOf(found)}`}
        data-thing={hero.hero}
        aria-label={found.offered ? text.option(found.offered) : text.thing("hero", hero.hero)}
        {...handlers}
      >
        <Sign kind="hero" name={hero.hero} />
      </button>
      <div className="ls-names">
        <b>
          {text.thing("hero", hero.hero)} <SeatMark place={hero.seat} />
        </b>
        <small>
          {text.say("board-level", { level: hero.level })}
          {hero.passed && ` · ${text.say("board-passed")}`}
          {hero.trapped && ` · ${text.say("board-trapped")}`}
          {hero.waiting
            ? ` · ${text.say("board-waiting")}`
            : hero.space === "" && isNight(board) && ` · ${text.say("board-off-board")}`}
        </small>
      </div>
      <div className="ls-stats">
        <Count
          what="heart"
          many={<Now now={left} then={then && then.hp - then.wounds} of={hero.hp} />}
          said={text.say("board-hp", { number: left, most: hero.hp })}
        />
        <Count
          what="mana"
          many={<Now now={hero.mana} then={then?.mana} of={hero.base_mana} />}
          said={text.say("board-mana", { number: hero.mana, most: hero.base_mana })}
        />
        <Count
          what="ap"
          many={<Now now={hero.ap} then={then?.ap} of={hero.full_ap} />}
          said={text.say("board-ap", { count: hero.ap })}
        />
        {hero.reinforced && <Count what="shield" many="1" said={text.say("board-reinforced")} />}
      </div>
      <Tokens {...props} hero={hero} />
      {acts && (
        <span className="ls-pool">
          {text.say("board-mp", { count: board.mp })}
          {after && after.mp !== board.mp && <i className="ls-then"> → {after.mp}</i>}
        </span>
      )}
    </div>
  );
}

function Now({ now, then, of }: { now: number; then: number | undefined; of: number }) {
  const goes = then !== undefined && then !== now;
  return (
    <>
      {now}
      {goes && <i className="ls-then">→{then}</i>}
      <small>/{of}</small>
    </>
  );
}

/** Movement tokens: full moons are unused, slit ones used, crossed ones blocked. */
function Tokens({ hero, ...props }: Props & { hero: Hero }) {
  const mine = heroInFocus(props) === hero;
  return (
    <span className="ls-tokens">
      {hero.tokens.map((token, at) => (
        <Token
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens stay where they are.
          key={at}
          {...props}
          value={token.value}
          side={token.blocked ? "blocked" : token.ready ? "ready" : "used"}
          found={mine ? choice(props, ON_TOKENS, String(at + 1)) : NOTHING}
          number={at + 1}
        />
      ))}
    </span>
  );
}

const NOTHING: Choice = {};
const NONE_LIT: ReadonlySet<string> = new Set();

interface TokenProps {
  value: number;
  side: string;
  found: Choice;
  number: number;
}

function Token({ value, side, found, number, ...props }: Props & TokenProps) {
  const { text } = props;
  const handlers = useThing(props, { choice: found, card: "" });
  const said = text.say("board-token", { number: value, side });
  if (!found.offered && !found.refused) {
    return (
      <span className={`ls-token ${side}`} title={said}>
        <span className="hidden">{said}</span>
        <b aria-hidden="true">{value}</b>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`ls-token ${side}${marksOf(found)}`}
      title={said}
      data-thing={`token${number}`}
      aria-disabled={!found.offered}
      aria-label={found.offered ? `${text.option(found.offered)}, ${said}` : said}
      {...handlers}
    >
      <b aria-hidden="true">{value}</b>
    </button>
  );
}

function Rest({ hero, open, ...props }: Props & { hero: Hero; open: boolean }) {
  const { text } = props;
  const weapons = hero.items.filter((it) => sortOf(it.item) === "weapon");
  const others = hero.items.filter((it) => sortOf(it.item) !== "weapon");
  const held = (
    <div className="ls-items weapons">
      {weapons.map((item) => (
        <ItemCard key={item.item} {...props} item={item} open={open} />
      ))}
    </div>
  );
  const worn = (
    <div className="ls-items">
      {others.map((item) => (
        <ItemCard key={item.item} {...props} item={item} />
      ))}
    </div>
  );
  const gifts = (
    <div className="ls-gifts">
      {hero.trait && (
        <Gift
          {...props}
          kind="trait"
          name={hero.trait}
          spent={hero.trait_spent}
          note={hero.trait_spent ? text.say("board-spent") : ""}
        />
      )}
      {hero.perks.map((perk) => (
        <Gift
          key={perk}
          {...props}
          lit={open ? props.lit : NONE_LIT} // Another hero may have the same.
          kind="perk"
          name={perk}
          spent={false}
          note=""
        />
      ))}
    </div>
  );
  // Against damage on its way what helps comes first, and weapons do not.
  if (open && props.board.harm.length > 0) {
    return (
      <>
        {gifts}
        {worn}
        {held}
      </>
    );
  }
  return (
    <>
      {held}
      {worn}
      {gifts}
    </>
  );
}

interface GiftProps {
  kind: "trait" | "perk";
  name: string;
  spent: boolean;
  note: string;
}

function Gift({ kind, name, spent, note, ...props }: Props & GiftProps) {
  const { text } = props;
  const found = choice(props, [`use_${kind}`], name);
  const usable: Choice = found.offered ? found : NOTHING; // Most have no time of their own.
  const handlers = useThing(props, { choice: usable, card: name });
  return (
    <button
      type="button"
      className={`ls-gift ${kind}${spent ? " spent" : ""}${marksOf(usable)}`}
      data-thing={name}
      {...handlers}
    >
      {usable.offered && <span className="hidden">{text.option(usable.offered)}: </span>}
      <span aria-hidden="true">{kind === "trait" ? "★" : "◆"}</span>
      {text.thing(kind, name)}
      {note && <small> {note}</small>}
    </button>
  );
}
