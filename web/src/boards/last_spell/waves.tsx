// The waves: which slots are active, how many cards lie there, and what is known of them.
import type { Texts } from "../../text/texts";
import { Figure } from "./art/figure";
import { iconSpace, middle, slotBox, UNIT } from "./geometry";
import { Icon as Drawn } from "./icons";
import { marksOf, useThing } from "./press";
import { Sign } from "./sign";
import { type Board, choice, isNight, kindName, ON_SLOTS, PRINTED, type Props } from "./table";

interface Icon {
  row: number;
  column: number;
  kind: string;
}

/** What comes with a card that lies face up. */
export function iconsOf(card: string, board: Board): Icon[] {
  return Object.entries(board.icons[card] ?? {}).map(([place, kind]) => {
    const [row = 0, column = 0] = place.split(" ").map(Number);
    return { row, column, kind };
  });
}

/** Slots with cards: Schema cards while there are any, and Brood cards all night. */
function slotsOf({ slots, brood }: Board): [string, readonly string[]][] {
  const all = new Set([...Object.keys(slots), ...Object.keys(brood)]);
  return [...all]
    .sort((one, other) => Number(one) - Number(other))
    .map((it) => [it, slots[it] ?? []]);
}

/** Active slots on the map: a bracket in the Fog, the number, and ghosts of what is known. */
export function SlotMarks({ board, text, last }: Props) {
  const turned = last.filter(({ what }) => what === "reveals").map(({ things }) => `${things[0]}`);
  return slotsOf(board).map(([slot, cards]) => {
    const { x, y, wide, high, side } = slotBox(Number(slot), board.fog);
    const top = cards[0] ?? "";
    const far = side === "E" ? (x + wide) * UNIT - 15 : x * UNIT + 15;
    return (
      <g key={slot} className={turned.includes(slot) ? "ls-slot revealed" : "ls-slot"}>
        <title>{slotSaid(slot, cards, text)}</title>
        <rect
          x={x * UNIT + 3}
          y={y * UNIT + 3}
          width={wide * UNIT - 6}
          height={high * UNIT - 6}
          rx="10"
        />
        {top !== "" &&
          iconsOf(top, board).map(({ row, column, kind }) => {
            const at = middle(iconSpace(Number(slot), board.fog, row, column));
            return (
              <g
                key={`${row} ${column}`}
                className="ls-ghost"
                transform={`translate(${at.x} ${at.y}) scale(0.48)`}
              >
                <Figure kind="monster" name={kind} />
              </g>
            );
          })}
        <g transform={`translate(${far} ${y * UNIT + 17})`} className="ls-slot-name">
          <circle r="12" />
          <text y="5" textAnchor="middle">
            {slot}
          </text>
        </g>
        {cards.map((card, at) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: cards that lie face down are alike.
            key={at}
            transform={`translate(${(x + wide / 2) * UNIT - 16 + at * 20} ${(y + high / 2) * UNIT - 15})`}
            d="M0 0h16v26h-16z"
            className={card ? "ls-back known" : "ls-back"}
          />
        ))}
      </g>
    );
  });
}

function slotSaid(slot: string, cards: readonly string[], text: Texts): string {
  const hidden = cards.filter((card) => card === "").length;
  return text.say("board-slot-said", { slot, count: cards.length, hidden });
}

/** The waves in words and pictures: each active slot with its cards. */
export function Waves(props: Props) {
  const { board, text } = props;
  const slots = slotsOf(board);
  const late = board.direction === "" && props.sight.asked?.why === "main"; // They come after it.
  const over = board.direction !== "" || isNight(board); // All that comes has come.
  if (slots.length === 0 && board.wyrm === "" && !over && !late) return null;
  return (
    <section className="ls-waves" aria-label={text.say("board-waves")}>
      <h3 title={board.direction && text.say("board-direction", { card: board.direction })}>
        {text.say("board-waves")}
      </h3>
      {slots.length === 0 && (
        <p className="note">{text.say(late ? "board-waves-late" : "board-no-waves")}</p>
      )}
      <ul>
        {slots.map(([slot, cards]) => (
          <Slot key={slot} {...props} slot={slot} cards={cards} />
        ))}
      </ul>
      {board.growth > 0 && (
        <p className="note">{text.say("board-dryad", { stage: board.growth })}</p>
      )}
      {board.wyrm_deck.length > 0 && board.wyrm !== "" && (
        <p className="note">
          {text.say("board-wyrm", { card: board.wyrm, stage: board.wyrm_stage })}{" "}
          {["ZH", "ZT"].map((part) => `${wyrmDoes(part, board, text)} `)}
          {text.say("board-wyrm-deck", { cards: board.wyrm_deck.join(", ") })}
        </p>
      )}
    </section>
  );
}

/** What the card of this phase makes the Head or the Tail do, and how hard at this stage. */
function wyrmDoes(part: string, { wyrm, wyrm_stage }: Board, text: Texts): string {
  const blow = PRINTED[wyrm]?.[part]?.split(" ")[1] ?? "";
  const damage = PRINTED[part]?.[blow]?.split(" ")[wyrm_stage - 1] ?? "";
  return text.say("board-wyrm-does", {
    part: kindName(part, text),
    blow: text.thing("blow", blow),
    number: Number(damage),
  });
}

function Slot({ slot, cards, ...props }: Props & { slot: string; cards: readonly string[] }) {
  const { text, board } = props;
  const found = choice(props, ON_SLOTS, slot);
  const handlers = useThing(props, { choice: found, card: "" });
  const from = SIDES[slotBox(Number(slot), board.fog).side] ?? "";
  const side = text.thing("direction", from);
  const inside = (
    <>
      <b title={text.say("board-slot", { slot, side })}>
        <span className="hidden">{text.say("board-slot", { slot, side })}</span>
        <span aria-hidden="true">{slot}</span>
        <Drawn name={`from-${from}`} />
      </b>
      <span className="ls-schemas">
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards that lie face down are alike.
          <Schema key={at} card={card} board={board} text={text} />
        ))}
        {board.brood[slot] && <Schema card={board.brood[slot]} board={board} text={text} />}
      </span>
    </>
  );
  return (
    <li>
      {found.offered ? (
        <button
          type="button"
          className={`ls-slot-card${marksOf(found)}`}
          data-thing={slot}
          {...handlers}
        >
          {inside}
        </button>
      ) : (
        <span className="ls-slot-card">{inside}</span>
      )}
    </li>
  );
}

const SIDES: Readonly<Record<string, string>> = { W: "west", N: "north", E: "east", S: "south" };

/** A Schema card, the deepest row on top; one that lies face down keeps its secret. */
export function Schema({ card, board, text }: { card: string; board: Board; text: Texts }) {
  if (card === "") {
    return (
      <span className="ls-schema down" title={text.say("board-face-down")}>
        <span className="hidden">{text.say("board-face-down")}</span>
        <span aria-hidden="true">?</span>
      </span>
    );
  }
  const icons = iconsOf(card, board);
  const counts = new Map<string, number>();
  for (const { kind } of icons) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const said = [...counts].map(([kind, many]) => `${many} × ${kindName(kind, text)}`).join(", ");
  return (
    <span className="ls-schema" title={`${card}: ${said}`}>
      <span className="hidden">
        {card}: {said}
      </span>
      {icons.map(({ row, column, kind }) => (
        <span
          key={`${row} ${column}`}
          style={{ gridRow: row + 1, gridColumn: column + 1 }}
          className="ls-icon"
        >
          <Sign kind="monster" name={kind} />
        </span>
      ))}
    </span>
  );
}
