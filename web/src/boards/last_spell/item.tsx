// An item: a weapon with its attacks, armour, a potion, a scroll; what can be done with it lies on it.
import type { Texts } from "../../text/texts";
import { inPlaceOf, movedBy } from "./chain";
import { marksOf, useThing } from "./press";
import { Count, Sign } from "./sign";
import {
  attackName,
  type Choice,
  cardOf,
  choice,
  choose,
  type Item,
  ON_ITEMS,
  offersOf,
  PRINTED,
  type Props,
  sortOf,
  typesOf,
} from "./table";

interface ItemProps {
  item: Item;
  /** Whether its attacks are laid out: on the sheet of whoever acts. */
  open?: boolean;
  /** Verbs that stand for the whole card, such as buying it. */
  verbs?: readonly string[];
  price?: boolean;
}

export function ItemCard({
  item,
  open = false,
  verbs = [],
  price = false,
  ...props
}: Props & ItemProps) {
  const { text } = props;
  const card = cardOf(item.item);
  const face = PRINTED[card];
  const whole = choice(props, verbs, item.item);
  const instead = movedBy(whole.refused) === item.item && inPlaceOf(item.item, props).length > 0;
  const thing = useThing(props, { choice: whole, card: item.item });
  const taken = `take ${item.item}`;
  const asked = props.over === taken; // Who takes it: a second click closes what the first opened.
  const handlers = instead ? { ...thing, onClick: () => props.onOver(asked ? "" : taken) } : thing;
  const deeds = offersOf(props, ON_ITEMS, item.item).filter((it) => it !== whole.offered);
  const sort = sortOf(item.item);
  const marks = `${item.exhausted ? " exhausted" : ""}${props.pointed === item.item ? " pointed" : ""}`;
  return (
    <div className={`ls-item ${sort} ${card}${marks}`}>
      <button
        type="button"
        className={`ls-item-head${instead ? " instead" : marksOf(whole)}`}
        data-thing={item.item}
        aria-disabled={verbs.length > 0 && !whole.offered && !instead}
        {...(instead && { "data-opens": "", "aria-expanded": asked })}
        {...handlers}
      >
        {whole.offered && <span className="hidden">{text.option(whole.offered)}: </span>}
        <Sign kind="item" name={item.item} />
        <span className="ls-item-name">
          <b>{text.thing("item", item.item)}</b>
          <small>{brief(item, text)}</small>
        </span>
        {price && face?.price && (
          <Count
            what="gold"
            many={PRINTED[item.item]?.price ?? face.price}
            said={text.say("board-gold", {
              count: Number(PRINTED[item.item]?.price ?? face.price),
            })}
          />
        )}
      </button>
      {open && sort === "weapon" && (
        <div className="ls-attacks">
          {typesOf(item).map((type) => (
            <Attack key={type} {...props} type={type} left={item.uses[type] ?? 0} />
          ))}
        </div>
      )}
      {deeds.length > 0 && (
        <div className="ls-deeds">
          {deeds.map((answer) => (
            <Deed key={answer} {...props} answer={answer} />
          ))}
        </div>
      )}
    </div>
  );
}

/** What is done to an item, in a word: its name stands above. */
export function Deed({ answer, ...props }: Props & { answer: string }) {
  const { text } = props;
  const handlers = useThing(props, { choice: { offered: answer }, card: "" });
  const verb = answer.split(" ")[0] ?? "";
  return (
    <button
      type="button"
      className={`ls-deed lit ${verb}`}
      data-thing={answer.split(" ")[1]}
      {...handlers}
    >
      {text.say(`board-do-${verb}`)}{" "}
      <span className="hidden">{text.thing("item", answer.split(" ")[1] ?? "")}</span>
    </button>
  );
}

/** One line about an item. */
export function brief(item: Item, text: Texts): string {
  const face = PRINTED[cardOf(item.item)];
  const sort = sortOf(item.item);
  const said: string[] = [];
  if (sort === "weapon") {
    said.push(text.say(`board-type-${face?.type}`));
    if (item.level > 0) said.push(text.say("board-level", { level: "I".repeat(item.level) }));
  } else if (sort === "armour") {
    said.push(text.say(`board-worn-${face?.worn}`));
    if (Number(face?.less) > 0) said.push(text.say("board-less", { number: Number(face?.less) }));
  } else if (sort === "scroll") {
    said.push(text.say("board-mana-cost", { number: Number(face?.mana) }));
  }
  if (item.exhausted) said.push(text.say(sort === "potion" ? "board-half" : "board-exhausted"));
  return said.join(" · ");
}

interface AttackProps {
  type: string;
  left: number;
}

function Attack({ type, left, ...props }: Props & AttackProps) {
  const { text } = props;
  const face = PRINTED[cardOf(type)];
  const found: Choice = choose(props, [`attack ${type}`]);
  const handlers = useThing(props, { choice: found, card: type });
  return (
    <button
      type="button"
      className={`ls-attack${marksOf(found)}`}
      data-thing={type}
      aria-disabled={!found.offered}
      {...handlers}
    >
      <b>{attackName(type, text)}</b>
      <Price face={face} text={text} />
      <AreaMark area={face?.area ?? ""} />
      <small className="ls-uses">{text.say("board-uses", { count: left })}</small>
    </button>
  );
}

/** What an attack costs, in signs. */
export function Price({
  face,
  text,
}: {
  face: Readonly<Record<string, string>> | undefined;
  text: Texts;
}) {
  const ap = Number(face?.ap ?? 0);
  const mana = Number(face?.mana ?? 0);
  const mp = Number(face?.mp ?? 0);
  return (
    <span className="ls-price">
      {ap > 0 && <Count what="ap" many={ap} said={text.say("board-ap", { count: ap })} />}
      {mana > 0 && (
        <Count what="mana" many={mana} said={text.say("board-mana-cost", { number: mana })} />
      )}
      {mp > 0 && <span className="ls-mp">{text.say("board-mp", { count: mp })}</span>}
    </span>
  );
}

/** The pattern of an attack: the attacker below, forward is up. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  P1: ["0 0"],
  L2: ["0 0", "0 -1"],
  L3: ["0 0", "0 -1", "0 -2"],
  L3M: ["0 0", "0 -1", "0 -2"],
  X5: ["0 0", "0 -1", "0 1", "-1 0", "1 0"],
  R6: ["0 0", "-1 0", "1 0", "0 -1", "-1 -1", "1 -1"],
  N9: ["0 0", "-1 -1", "0 -1", "1 -1", "-2 -2", "-1 -2", "0 -2", "1 -2", "2 -2"],
  Q9: ["-1 -1", "0 -1", "1 -1", "-1 0", "0 0", "1 0", "-1 1", "0 1", "1 1"],
  O8: ["-1 -1", "0 -1", "1 -1", "-1 0", "1 0", "-1 1", "0 1", "1 1"],
};

export function AreaMark({ area }: { area: string }) {
  const many = /^PX(\d)/.exec(area)?.[1];
  const spaces = many ? ["0 0"] : (AREAS[area] ?? []);
  if (spaces.length === 0) return null;
  return (
    <svg className="ls-area-mark" viewBox="-14 -14 28 28" aria-hidden="true">
      {spaces.map((one) => {
        const [x = 0, y = 0] = one.split(" ").map(Number);
        const lift = /^(L|N|R)/.test(area) ? 5 : 0;
        return (
          <rect key={one} x={x * 5.4 - 2.4} y={y * 5.4 - 2.4 + lift} width="4.800" height="4.800" />
        );
      })}
      {many && (
        <text x="-3" y="4.500">
          ×{many}
        </text>
      )}
    </svg>
  );
}
