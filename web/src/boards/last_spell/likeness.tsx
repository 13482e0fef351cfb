// The picture of whatever has a card, alone, where many are shown.
import type { CardProps } from "../contract";
import { Icon } from "./icons";
import { Art } from "./zoom";

export function Likeness({ card }: CardProps) {
  return (
    <span className="ls ls-zoom">{card.startsWith("UM") ? <Mission /> : <Art card={card} />}</span>
  );
}

/** On a table a mission is told in words alone. */
function Mission() {
  return (
    <span className="ls-gem mission">
      <Icon name="check" />
    </span>
  );
}
