// A spell's picture alone, where many are shown.
import type { CardProps } from "../contract";
import { Picture } from "./picture";

export function Likeness({ card }: CardProps) {
  return <Picture card={card} />;
}
