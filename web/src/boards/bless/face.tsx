// A card as it is printed: in the hand with its two halves, laid open, and large in the zoom.
import type { Texts } from "../../text/texts";
import type { CardProps } from "../contract";
import { Chip, Eye, Karma, Sign } from "./marks";
import { type Form, Picture } from "./picture";
import { PRINTED } from "./story";

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

/** One half of a card: what it does in that role. */
export function Half({
  card,
  text,
  part,
}: {
  card: string;
  text: Texts;
  part: "curse" | "prayer";
}) {
  const type = PRINTED[card]?.type ?? "";
  return (
    <>
      <span className="bl-role">
        {part === "prayer" && <Sign name={type} />}
        {part === "curse" ? text.say("role-curse") : text.say(`type-${type}`)}
      </span>
      <span className="bl-effect">{text.attribute(`card-${card}`, part)}</span>
    </>
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
export function Zoom({ card, text, textOnly }: CardProps) {
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
