// A hero's sheet: life, mana, action points, Movement tokens, weapons with their attacks, what is worn
// and carried, Trait and Perks. The sheet of whoever acts lies open; every hero is there in short.
import { SeatMark } from "../../shell/Seat";
import { Portrait } from "./art/figure";
import { Icon } from "./icons";
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
  verbOf,
} from "./table";

/** Every hero in short, always in the same place; a touch or a look opens its sheet. */
export function Heroes(props: Props & { onPeek(hero: string): void }) {
  return (
    <nav className="ls-heroes" aria-label={props.text.say("board-way-heroes")}>
      {props.board.heroes.map((hero) => (
        <Tile key={hero.hero} {...props} hero={hero} />
      ))}
    </nav>
  );
}

function Tile({ hero, onPeek, ...props }: Props & { hero: Hero; onPeek(hero: string): void }) {
  const { board, text, over, onOver } = props;
  const found = choice(props, ON_HEROES, hero.hero);
  const open = over === hero.hero;
  const name = text.thing("hero", hero.hero);
  const better = hero.items.some(({ item }) => props.lit.has(`upgrade ${item}`));
  const act = () => {
    if (found.offered) props.say(found.offered);
    else if (found.refused && asksForHeroes(props.lit)) props.explain(found.refused);
    else onOver(open ? "" : hero.hero);
  };
  const state = [
    board.active === hero.hero && "acts",
    hero.passed && "passed",
    hero.waiting && "waiting",
    open && "looked",
  ];
  return (
    <button
      type="button"
      className={`ls-tile place-${hero.seat} ${state.filter(Boolean).join(" ")}${found.offered ? " lit" : ""}`}
      data-thing={hero.hero}
      {...(found.offered ? {} : { "data-opens": "", "aria-expanded": open })}
      onClick={act}
      onPointerEnter={(event) => {
        if (event.pointerType !== "mouse") return;
        onPeek(hero.hero);
        props.preview(found.offered ?? null);
      }}
      onPointerLeave={() => {
        onPeek("");
        props.preview(null);
      }}
    >
      <span className="ls-portrait">
        <Sign kind="hero" name={hero.hero} />
        <SeatMark place={hero.seat} />
      </span>
      {found.offered && <span className="hidden">{text.option(found.offered)}: </span>}
      <b>{name}</b>
      <span className="ls-tile-counts">
        <Count
          what="heart"
          many={hero.hp - hero.wounds}
          said={text.say("board-hp", { number: hero.hp - hero.wounds, most: hero.hp })}
        />
        <Count
          what="mana"
          many={hero.mana}
          said={text.say("board-mana", { number: hero.mana, most: hero.base_mana })}
        />
        <Count what="ap" many={hero.ap} said={text.say("board-ap", { count: hero.ap })} />
        {hero.passed && <Icon name="check" />}
        {better && (
          <span className="ls-better">
            <Icon name="hammer" />
            <span>{text.say("board-do-upgrade")}</span>
          </span>
        )}
        <span className="hidden">{notes(hero, { text, board }).join(", ")}</span>
      </span>
    </button>
  );
}

const asksForHeroes = (lit: Props["lit"]) =>
  [...lit].some((answer) => ON_HEROES.includes(verbOf(answer)) && verbOf(answer) !== "recruit");

/** What else is to be said of a hero. */
function notes(hero: Hero, { text, board }: Pick<Props, "text" | "board">): string[] {
  const said: string[] = [];
  if (hero.passed) said.push(text.say("board-passed"));
  if (hero.trapped) said.push(text.say("board-trapped"));
  if (hero.waiting) said.push(text.say("board-waiting"));
  else if (hero.space === "" && isNight(board)) said.push(text.say("board-off-board"));
  return said;
}

/** One hero's whole sheet: of whoever the question is about, or of whoever is looked at. */
export function Sheet({ hero, ...props }: Props & { hero: Hero }) {
  const { board, text, over, onOver } = props;
  const mine = heroInFocus(props) === hero;
  const looked = over === hero.hero;
  const hurt = board.harm.length > 0; // Then what helps comes first.
  const marks = [board.active === hero.hero && "acts", looked && "open", hurt && "hurt"];
  return (
    <section
      className={`ls-panel ls-sheet place-${hero.seat} ${marks.filter(Boolean).join(" ")}`}
      aria-label={text.thing("hero", hero.hero)}
    >
      <Head {...props} hero={hero} />
      <button
        type="button"
        className="icon-button ls-unfold"
        data-opens=""
        aria-expanded={looked}
        aria-label={text.say(looked ? "web-close" : "board-whole-sheet")}
        onClick={() => onOver(looked ? "" : hero.hero)}
      >
        <Icon name={looked ? "close" : "unfold"} />
      </button>
      <div className="ls-kit" data-strip="">
        <Tokens {...props} hero={hero} />
        {board.active === hero.hero && <Pool {...props} />}
        <Harm {...props} hero={hero} />
        <Rest {...props} hero={hero} mine={mine} />
      </div>
    </section>
  );
}

/** Movement Points that are left to be walked. */
function Pool({ board, after, text }: Props) {
  return (
    <span className="ls-pool">
      {text.say("board-mp", { count: board.mp })}
      {after && after.mp !== board.mp && <i className="ls-then"> → {after.mp}</i>}
    </span>
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

function Head({ hero, ...props }: Props & { hero: Hero }) {
  const { board, after, text } = props;
  const handlers = useThing(props, { choice: NOTHING, card: hero.hero });
  const then = after?.heroes.find((it) => it.hero === hero.hero);
  const left = hero.hp - hero.wounds;
  return (
    <div className="ls-head">
      <button
        type="button"
        className="ls-face"
        aria-label={text.thing("hero", hero.hero)}
        {...handlers}
      >
        <Portrait kind="hero" name={hero.hero} />
      </button>
      <div className="ls-names">
        <b>
          {text.thing("hero", hero.hero)} <SeatMark place={hero.seat} />
        </b>
        <small>
          {[text.say("board-level", { level: hero.level }), ...notes(hero, { text, board })].join(
            " · ",
          )}
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

function Rest({ hero, mine, ...props }: Props & { hero: Hero; mine: boolean }) {
  const { text } = props;
  const weapons = hero.items.filter((it) => sortOf(it.item) === "weapon");
  const others = hero.items.filter((it) => sortOf(it.item) !== "weapon");
  return (
    <>
      <div className="ls-items weapons">
        {weapons.map((item) => (
          <ItemCard key={item.item} {...props} item={item} open />
        ))}
      </div>
      <div className="ls-items worn">
        {others.map((item) => (
          <ItemCard key={item.item} {...props} item={item} />
        ))}
      </div>
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
            lit={mine ? props.lit : NONE_LIT} // Another hero may have the same.
            kind="perk"
            name={perk}
            spent={false}
            note=""
          />
        ))}
      </div>
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
      <Icon name={kind === "trait" ? "star" : "gem"} />
      {text.thing(kind, name)}
      {note && <small> {note}</small>}
    </button>
  );
}
