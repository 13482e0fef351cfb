// The picture of whatever has a card, alone, where many are shown.
import type { CardProps } from "../contract";
import { Art } from "./zoom";

export function Likeness({ card }: CardProps) {
  return (
    <span className="ls">
      <Art card={card} />
    </span>
  );
}
