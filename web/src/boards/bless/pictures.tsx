// Every picture of the game, for a sheet that shows them all: as small as on a phone, as large as in
// the zoom.
import words from "../../net/words.json";
import { printedForm } from "./face";
import { Picture } from "./picture";

export const pictures = Object.keys(words.bless.printed)
  .sort()
  .map((card) => {
    const drawn = <Picture key={card} card={card} form={printedForm(card)} />;
    return { kind: "card", name: card, small: drawn, large: drawn, sizes: [40, 330] as const };
  });
