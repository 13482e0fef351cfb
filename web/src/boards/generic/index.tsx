// The board for any game: what lies on the table by its names, and every thing that an answer
// names can be chosen where it lies. Answers about things that are not shown stand above.
import { Fragment } from "react";
import { SeatMark, seatClass } from "../../shell/Seat";
import type { BoardModule, BoardProps } from "../contract";
import { Zoom } from "./card";
import { Thing } from "./thing";
import "./generic.css";

type Value = unknown;

function Board(props: BoardProps) {
  const { sight, lit, refused, previewed, text } = props;
  const shown = previewed ? { ...sight.board, ...previewed } : sight.board;
  const lying = new Set(names(shown));
  const elsewhere = (answer: string) => !lying.has(answer.split(" ")[1] ?? "");
  const offered = [...lit].filter(elsewhere);
  const greyed = refused.named.filter(elsewhere); // A verb alone speaks for many.
  const verbs = [...new Set([...offered, ...greyed].map(verbOf))];
  return (
    <div className={previewed ? "generic previewed" : "generic"}>
      {verbs.map((verb) => (
        <fieldset key={verb} className="generic-answers">
          <legend>{text.option(verb).trim()}</legend>
          {offered
            .filter((answer) => verbOf(answer) === verb)
            .map((answer) => (
              <Offered key={answer} answer={answer} {...props} />
            ))}
          {greyed
            .filter((answer) => verbOf(answer) === verb)
            .map((answer) => (
              <button
                type="button"
                key={answer}
                className="refused"
                aria-disabled="true"
                onClick={() => props.explain(answer)}
              >
                {text.option(answer)}
              </button>
            ))}
        </fieldset>
      ))}
      <dl className="generic-view">
        {Object.entries(shown).map(([name, value]) => (
          <div key={name} className={same(value, sight.board[name]) ? "" : "changed"}>
            <dt>{titled(name, text)}</dt>
            <dd>
              {bySeat(name, value, props) ? (
                <Seats values={value as Value[]} {...props} />
              ) : (
                <Drawn value={value} {...props} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const verbOf = (answer: string) => answer.split(" ")[0] ?? "";
const same = (one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other);

/** What a part of the view is called; without a text of its own, as the rules call it. */
function titled(name: string, text: BoardProps["text"]): string {
  return text.has(`view-${name}`) ? text.say(`view-${name}`) : name.replaceAll("_", " ");
}

/** A list with something for every seat: its text says so, or it holds a list for each. */
function bySeat(name: string, value: Value, { sight, text }: BoardProps): boolean {
  if (!Array.isArray(value) || value.length !== sight.seats.length) return false;
  if (text.attribute(`view-${name}`, "seats")) return true;
  return value.every((it) => typeof it === "object" && it !== null);
}

/** Every name that is written somewhere in a value. */
function names(value: Value): string[] {
  if (typeof value === "string") return value ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(names) : [];
}

function Offered({ answer, ...props }: BoardProps & { answer: string }) {
  return (
    <button
      type="button"
      className={props.pointed === answer.split(" ")[1] ? "lit pointed" : "lit"}
      data-thing={answer.split(" ")[1] ?? answer}
      onClick={() => props.say(answer)}
      onPointerEnter={() => props.preview(answer)}
      onPointerLeave={() => props.preview(null)}
      onFocus={() => props.preview(answer)}
      onBlur={() => props.preview(null)}
    >
      {props.text.option(answer)}
    </button>
  );
}

/** What every seat has, each under its name. */
function Seats({ values, ...props }: BoardProps & { values: readonly Value[] }) {
  const { sight, text } = props;
  return (
    <ul className="generic-seats">
      {sight.seats.map((seat) => (
        <li
          key={seat.id}
          className={`${seatClass(seat.seat, seat.id)}${seat.seat === sight.seat ? " own" : ""}`}
        >
          <span className="generic-seat">
            <SeatMark place={seat.seat} />
            {text.seat(seat.id)}
          </span>
          <Drawn value={values[seat.seat]} {...props} />
        </li>
      ))}
    </ul>
  );
}

/** Lists in a row, things that have parts by the names of their parts, all else as it is. */
function Drawn({ value, ...props }: BoardProps & { value: Value }) {
  if (typeof value === "boolean") return <span className="generic-plain">{value ? "✓" : "–"}</span>;
  if (typeof value === "number") return <span className="generic-number">{value}</span>;
  if (typeof value === "string" && value !== "") return <Thing name={value} {...props} />;
  if (typeof value !== "object" || value === null) return <span className="generic-plain">–</span>;
  const parts = Object.entries(value);
  if (parts.length === 0) return <span className="generic-plain">–</span>;
  if (Array.isArray(value)) {
    return (
      <ul className="generic-row">
        {value.map((it, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: things may lie there twice.
          <li key={at}>
            <Drawn value={it} {...props} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <span className="generic-parts">
      {parts.map(([name, it]) => (
        <Fragment key={name}>
          <i>{part(name, props.text)}</i>
          <Drawn value={it} {...props} />
        </Fragment>
      ))}
    </span>
  );
}

function part(name: string, text: BoardProps["text"]): string {
  const kind = text.kindOf(name);
  return kind ? text.thing(kind, name) : titled(name, text);
}

export const generic: BoardModule = { Board, Zoom };
