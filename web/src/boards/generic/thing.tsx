// One thing by its name: chosen where it lies, looked at if it is a card, or just there.
import { useRef } from "react";
import type { BoardProps } from "../contract";

const LONG_PRESS = 450;

export function Thing({ name, ...props }: BoardProps & { name: string }) {
  const { lit, refused, text } = props;
  const pressed = useRef(0);
  const shown = useRef(false);
  const kind = text.kindOf(name);
  const label = kind ? text.thing(kind, name) : name;
  const card = kind !== "" && text.attribute(`${kind}-${name}`, "effect") !== "";
  const named = (answer: string) => answer.split(" ")[1] === name;
  const offered = [...lit].filter(named);
  const greyed = Object.keys(refused).find(named);
  const mark = props.pointed === name ? " pointed" : "";
  if (offered.length === 0 && !greyed && !card) {
    return <span className={`generic-thing${mark}`}>{label}</span>;
  }
  const look = (on: boolean) => card && props.zoom(on ? name : null);
  const zooming = {
    onPointerDown: (event: React.PointerEvent) => {
      shown.current = false;
      if (!card || event.pointerType === "mouse") return;
      pressed.current = window.setTimeout(() => {
        shown.current = true;
        look(true);
      }, LONG_PRESS);
    },
    onPointerUp: () => clearTimeout(pressed.current),
    onPointerCancel: () => clearTimeout(pressed.current),
  };
  const choose = (answer: string, said: string) => (
    <button
      type="button"
      key={answer}
      className={`generic-thing lit${mark}`}
      data-thing={name}
      aria-label={text.option(answer)}
      onClick={() => shown.current || props.say(answer)}
      onPointerEnter={(event) => {
        props.preview(answer);
        if (event.pointerType === "mouse") look(true);
      }}
      onPointerLeave={() => {
        clearTimeout(pressed.current);
        props.preview(null);
        look(false);
      }}
      onFocus={() => props.preview(answer)}
      onBlur={() => props.preview(null)}
      {...zooming}
    >
      {said}
    </button>
  );
  if (offered.length === 1 && offered[0]) return choose(offered[0], label);
  if (offered.length > 1) {
    return (
      <span className={`generic-thing many${mark}`}>
        {label}
        {offered.map((answer) => choose(answer, text.option(answer)))}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`generic-thing${greyed ? " refused" : ""}${mark}`}
      data-thing={name}
      aria-disabled={greyed !== undefined}
      onClick={() => (greyed ? props.explain(greyed) : shown.current || look(true))}
      onPointerEnter={(event) => event.pointerType === "mouse" && look(true)}
      onPointerLeave={() => look(false)}
      {...zooming}
    >
      {label}
    </button>
  );
}
