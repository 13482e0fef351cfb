// A card's picture alone, where many are shown.
import type { CardProps } from "../contract";
import { printedForm } from "./face";
import { Picture } from "./picture";

export function Likeness({ card }: CardProps) {
  return (
    <span className="bl">
      <Picture card={card} form={printedForm(card)} />
    </span>
  );
}
