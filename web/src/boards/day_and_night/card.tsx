// A spell's face, small in the hand and large in the zoom.

import type { CSSProperties, ReactNode } from "react";
import words from "../../net/words.json";
import type { Texts } from "../../text/texts";
import type { CardProps } from "../contract";
import { Illustration } from "./picture";

interface Printed {
  hours: string;
  kind: string;
}

const PRINTED = words.day_and_night.printed as Readonly<Record<string, Printed>>;

export function isNight(card: string): boolean {
  return card.startsWith("N");
}

interface FaceProps {
  card: string;
  text: Texts;
  textOnly: boolean;
  /** What it costs now, where that is known; X is a number then. */
  cost?: number | undefined;
  copies?: number;
  /** What else is to be said of it now. */
  children?: ReactNode;
}

export function CardFace({ card, text, textOnly, cost, copies = 1, children }: FaceProps) {
  const id = `spell-${card}`;
  const name = text.say(id);
  const hours = PRINTED[card]?.hours ?? "?";
  const known = cost ?? (hours === "X" ? undefined : Number(hours));
  const condition = text.attribute(id, "condition");
  return (
    <span className={`dn-card ${isNight(card) ? "night" : "day"}`}>
      <span className="dn-card-top">
        <span
          className="dn-cost"
          title={
            known === undefined
              ? text.say("board-cost-x")
              : text.say("board-cost", { count: known })
          }
        >
          {hours === "X" && cost !== undefined ? cost : hours}
          {hours === "X" && cost !== undefined && <small>X</small>}
        </span>
        <span className="dn-card-name" style={{ "--longest": longest(name) } as CSSProperties}>
          {name}
        </span>
        {copies > 1 && <span className="dn-copies">×{copies}</span>}
      </span>
      {!textOnly && <Illustration card={card} options={text.options} />}
      <span className="dn-words">
        {condition && <em className="dn-condition">{condition}</em>}
        <span className="dn-effect">{text.attribute(id, "effect")}</span>
        {children}
      </span>
    </span>
  );
}

/** How long the longest word is: where there is little room, the name is as small as it asks for. */
const longest = (name: string) => Math.max(...name.split(" ").map((word) => word.length));

/** The card with its kind, its number and the rulings a player would look for (UX-7). */
export function Zoom({ card, text, textOnly }: CardProps) {
  const note = text.attribute(`spell-${card}`, "note");
  const kind = PRINTED[card]?.kind;
  return (
    <div className="dn-zoom">
      <CardFace card={card} text={text} textOnly={textOnly} />
      <p className="dn-kind">
        {card}
        {kind && ` · ${text.say(`kind-${kind}`)}`}
      </p>
      {note && <p className="dn-note">{note}</p>}
    </div>
  );
}
