// A card as it is printed: in the hand with its two halves, laid open, and large in the zoom.
import type { ReactNode } from "react";
import type { BlessBoard } from "../../net/protocol";
import type { Texts } from "../../text/texts";
import type { CardProps } from "../contract";
import { bySource, standing } from "./lasting";
import { Chip, Eye, Karma, Lines, Sign } from "./marks";
import { type Form, Picture } from "./picture";
import { PRINTED } from "./story";
import { useGoesOn } from "./useGoesOn";

export const printedForm = (card: string): Form => (PRINTED[card]?.form ?? "light") as Form;

interface TopProps {
  card: string;
  text: Texts;
  textOnly: boolean;
}

/** Picture, name and the printed values. */
export function CardTop({ card, text, textOnly }: TopProps) {
  const form = printedForm(card);
  const printed = PRINTED[card];
  return (
    <span className={`bl-top ${form}`}>
      {!textOnly && <Picture card={card} form={form} />}
      <span className="bl-top-words">
        <span className="bl-name">{text.thing("card", card)}</span>
        <span className="bl-values">
          <Eye value={printed?.eye ?? "?"} title={text.say("value-eye")} />
          <Karma value={printed?.karma ?? "?"} title={text.say("value-karma")} />
          <Chip sign={form}>{text.say(`form-${form}`)}</Chip>
        </span>
      </span>
    </span>
  );
}

interface HalfProps {
  card: string;
  text: Texts;
  part: "curse" | "prayer";
  /** What stands beside the name of the role: what it costs to lay it. */
  children?: ReactNode;
}

/** One half of a card: what it does in that role. */
export function Half({ card, text, part, children }: HalfProps) {
  const type = PRINTED[card]?.type ?? "";
  const words = useGoesOn<HTMLSpanElement>();
  return (
    <span ref={words} className="bl-words">
      <span className="bl-head">
        <span className="bl-role">
          {part === "prayer" && <Sign name={type} />}
          {part === "curse" ? text.say("role-curse") : text.say(`type-${type}`)}
        </span>
        {children}
      </span>{" "}
      <span className="bl-effect">
        <Lines>{text.attribute(`card-${card}`, part)}</Lines>
      </span>
    </span>
  );
}

/** A card in a line, where many lie: its values and its name; the rest is in the zoom. */
export function Brief({ card, text, textOnly }: TopProps) {
  const form = printedForm(card);
  const printed = PRINTED[card];
  return (
    <span className="bl-brief">
      {!textOnly && <Picture card={card} form={form} />}
      <span className="bl-name">{text.thing("card", card)}</span>
      <Eye value={printed?.eye ?? "?"} title={text.say("value-eye")} />
      <Karma value={printed?.karma ?? "?"} title={text.say("value-karma")} />
    </span>
  );
}

/** A whole card that is chosen as one thing. */
export function CardFace({ card, text, textOnly }: TopProps) {
  return (
    <span className="bl-face">
      <CardTop card={card} text={text} textOnly={textOnly} />
      <span className="bl-halves">
        <span className="bl-half">
          <Half card={card} text={text} part="curse" />
        </span>
        <span className="bl-half">
          <Half card={card} text={text} part="prayer" />
        </span>
      </span>
    </span>
  );
}

const ABILITIES = ["rivalry", "impact", "barrier", "fate"];

/** The card with both effects, the abilities it names and its rulings (UX-7). */
export function Zoom({ card, board, text, textOnly }: CardProps) {
  const id = `card-${card}`;
  const form = printedForm(card);
  const printed = PRINTED[card];
  const note = text.attribute(id, "note");
  const words = `${text.attribute(id, "curse")} ${text.attribute(id, "prayer")}`;
  const named = ABILITIES.filter((ability) => words.includes(text.say(`ability-${ability}`)));
  return (
    <div className={`bl bl-zoom ${form}`}>
      {!textOnly && <Picture card={card} form={form} />}
      <h3>{text.thing("card", card)}</h3>
      <p className="bl-values">
        <Eye value={printed?.eye ?? "?"} title={text.say("value-eye")} />
        {text.say("value-eye")}
        <Karma value={printed?.karma ?? "?"} title={text.say("value-karma")} />
        {text.say("value-karma")}
        <Chip sign={form}>{text.say(`form-${form}`)}</Chip>
      </p>
      {board && <Now card={card} board={board as unknown as BlessBoard} text={text} />}
      <p className="bl-half">
        <Half card={card} text={text} part="curse" />
      </p>
      <p className="bl-half">
        <Half card={card} text={text} part="prayer" />
      </p>
      {named.map((ability) => (
        <p key={ability} className="bl-ability">
          <b>{text.say(`ability-${ability}`)}:</b> {text.attribute(`ability-${ability}`, "effect")}
        </p>
      ))}
      {note && <p className="bl-note">{note}</p>}
    </div>
  );
}

/** How it stands if it lies on the field as a Curse: what a small card has no room for. */
function Now({ card, board, text }: { card: string; board: BlessBoard; text: Texts }) {
  const curse = board.curses.flat().find((it) => it.card === card);
  if (!curse) return null;
  const lines = [...bySource(curse.modifiers, board.turn, text), ...standing(board, curse, text)];
  return (
    <div className="bl-now">
      <p className="bl-state">
        <Chip sign={curse.corrupt ? "corrupt" : "pure"}>
          {text.say(curse.corrupt ? "state-corrupt" : "state-pure")}
        </Chip>
        {curse.stasis && <Chip sign="stasis">{text.say("state-stasis")}</Chip>}
        {curse.attacked && <Chip sign="done">{text.say("board-has-attacked")}</Chip>}
        {curse.silenced && <Chip sign="muted">{text.say("board-silenced")}</Chip>}
        {curse.eye !== Number(PRINTED[card]?.eye) && (
          <b>
            {text.say("value-eye")} {curse.eye}
          </b>
        )}
        {curse.karma !== Number(PRINTED[card]?.karma) && (
          <b>
            {text.say("value-karma")} {curse.karma}
          </b>
        )}
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
