// Gems, Orbs, fragments and crystals: told apart by their shape, their colours by a letter.
import { Fragment } from "react";
import type { Texts } from "../../text/texts";

const COLOURS: Readonly<Record<string, string>> = { R: "red", B: "blue", P: "purple" };

/** The name of a unit or of a symbol that asks for one: "G*" is a Gem of any colour. */
export function nameOf(unit: string, text: Texts): string {
  if (unit === "G*") return text.say("board-any-gem");
  if (unit === "O*") return text.say("board-any-orb");
  if (unit.startsWith("SPELL")) return text.say("board-any-spell", { level: unit.charAt(6) });
  return text.thing("unit", unit);
}

function Shape({ unit }: { unit: string }) {
  if (unit === "SF") {
    return (
      <>
        <path d="M14 1L20 9L16 22L9 23L5 11z" className="cs-body" />
        <path d="M14 1L12 11L16 22M5 11L12 11L20 9M12 11L9 23" className="cs-cut" />
      </>
    );
  }
  if (unit === "CC") {
    return (
      <>
        <path d="M12 1L19 5L22 13L17 22H7L2 13L5 5z" className="cs-body" />
        <path
          d="M7 9L11 13M11 9L7 13M13 9L17 13M17 9L13 13M8 18L10 16L12 18L14 16L16 18"
          className="cs-cut"
        />
      </>
    );
  }
  if (unit.startsWith("SPELL")) {
    return (
      <>
        <path d="M2 4Q8 2 12 5Q16 2 22 4V20Q16 18 12 21Q8 18 2 20z" className="cs-body" />
        <path d="M12 5V21" className="cs-cut" />
      </>
    );
  }
  if (unit.startsWith("G")) {
    return (
      <>
        <path d="M6 2H18L23 9L12 23L1 9z" className="cs-body" />
        <path d="M1 9H23M6 2L8 9M18 2L16 9" className="cs-cut" />
      </>
    );
  }
  return (
    <>
      <circle cx="12" cy="12" r="11" className="cs-body" />
      <path d="M5 9Q7 5 11 4" className="cs-cut" />
    </>
  );
}

export function Unit({ unit, text }: { unit: string; text: Texts }) {
  const letter = unit.charAt(1);
  const colour = COLOURS[letter];
  const spell = unit.startsWith("SPELL");
  const mark = spell ? unit.charAt(6) : colour ? text.say(`board-letter-${colour}`) : "";
  const kind = spell ? "spell" : (colour ?? (letter === "*" ? "any" : unit));
  return (
    <svg className={`cs-unit unit-${kind}`} viewBox="0 0 24 24" aria-hidden="true">
      <Shape unit={unit} />
      {letter === "*" && (
        <path d="M12 9V17M8.500 11L15.500 15M15.500 11L8.500 15" className="cs-cut" />
      )}
      {mark && (
        <text x="12" y={unit.startsWith("G") ? 15.5 : 16.3}>
          {mark}
        </text>
      )}
    </svg>
  );
}

/** Several units in a row, with words for whoever can't see them. */
export function Units({ units, text }: { units: readonly string[]; text: Texts }) {
  return (
    <span className="cs-units">
      {units.map((unit, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may be there twice.
        <Fragment key={at}>
          <Unit unit={unit} text={text} />
          <span className="hidden">{nameOf(unit, text)}, </span>
        </Fragment>
      ))}
    </span>
  );
}
