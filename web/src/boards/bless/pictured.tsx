// Every picture of Bless, for the sheet on which they are compared.
import words from "../../net/words.json";
import type { Pictured } from "../pictured";
import { printedForm } from "./face";
import { Picture } from "./picture";

function pictured(card: string): Pictured {
  const form = printedForm(card);
  const drawn = <Picture card={card} form={form} />;
  return { kind: form, name: card, small: drawn, large: drawn, sizes: [40, 330] };
}

export const pictures: readonly Pictured[] = Object.keys(words.bless.printed).map(pictured);
