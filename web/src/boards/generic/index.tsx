// The board for any game: what lies on the table as lists, every answer as a button.
import type { ReactNode } from "react";
import type { BoardModule, BoardProps } from "../contract";
import "./generic.css";

type Thing = unknown;

function Board({
  sight,
  lit,
  refused,
  say,
  explain,
  preview,
  previewed,
  pointed,
  text,
}: BoardProps) {
  const shown = previewed ?? sight.board;
  const verbs = [
    ...new Set([...lit, ...Object.keys(refused)].map((answer) => answer.split(" ")[0] ?? "")),
  ];
  return (
    <div className={previewed ? "generic previewed" : "generic"}>
      {verbs.map((verb) => (
        <fieldset key={verb} className="generic-answers">
          <legend>{text.option(verb).trim()}</legend>
          {[...lit]
            .filter((answer) => answer.split(" ")[0] === verb)
            .map((answer) => (
              <button
                type="button"
                key={answer}
                className={pointed === answer.split(" ")[1] ? "lit pointed" : "lit"}
                onClick={() => say(answer)}
                onPointerEnter={() => preview(answer)}
                onPointerLeave={() => preview(null)}
                onFocus={() => preview(answer)}
                onBlur={() => preview(null)}
              >
                {text.option(answer)}
              </button>
            ))}
          {Object.keys(refused)
            .filter((answer) => answer.split(" ")[0] === verb)
            .map((answer) => (
              <button
                type="button"
                key={answer}
                className="refused"
                aria-disabled="true"
                onClick={() => explain(answer)}
              >
                {text.option(answer)}
              </button>
            ))}
        </fieldset>
      ))}
      <dl className="generic-view">
        {Object.entries(shown).map(([name, value]) => (
          <div key={name} className={same(value, sight.board[name]) ? "" : "changed"}>
            <dt>{name.replaceAll("_", " ")}</dt>
            <dd>{drawn(value, pointed)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const same = (one: Thing, other: Thing) => JSON.stringify(one) === JSON.stringify(other);

/** Lists in a row, tables by name, everything else as it is. */
function drawn(value: Thing, pointed: string | null): ReactNode {
  if (Array.isArray(value)) {
    if (value.length === 0) return "–";
    return (
      <ul>
        {value.map((it, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: things may lie there twice.
          <li key={at} className={it === pointed ? "pointed" : ""}>
            {drawn(it, pointed)}
          </li>
        ))}
      </ul>
    );
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value);
    if (entries.length === 0) return "–";
    return entries.map(([name, it]) => (
      <span key={name} className="generic-pair">
        <i>{name}</i> {drawn(it, pointed)}
      </span>
    ));
  }
  return value === "" || value === null ? "–" : String(value);
}

export const generic: BoardModule = { Board };
