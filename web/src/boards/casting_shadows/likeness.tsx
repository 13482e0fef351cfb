// The picture of a card, a mage or a tile alone, where many are shown.
import type { CardProps } from "../contract";
import { Picture } from "./card";

export function Likeness({ card, text }: CardProps) {
  return (
    <span className="cs">
      <Picture card={card} kind={text.kindOf(card)} />
    </span>
  );
}
