// One thing by its name: chosen where it lies, looked at if it is a card, or just there.
import type { BoardProps } from "../contract";
import { useTouch } from "../touch";

export function Thing({ name, ...props }: BoardProps & { name: string }) {
  const { lit, refused, text } = props;
  const kind = text.kindOf(name);
  const label = kind ? text.thing(kind, name) : name;
  const card = kind !== "" && text.attribute(`${kind}-${name}`, "effect") !== "";
  const offered = [...lit].filter((answer) => answer.split(" ")[1] === name);
  const greyed = refused.verbs
    .map((verb) => `${verb} ${name}`)
    .find((answer) => refused.why(answer));
  const mark = props.pointed === name ? " pointed" : "";
  const zoom = card ? (on: boolean) => props.zoom(on ? name : null) : undefined;
  const touched = useTouch({
    act: () => (greyed ? props.explain(greyed) : zoom?.(true)),
    look: () => {},
    zoom,
  });
  if (offered.length === 0 && !greyed && !card) {
    return <span className={`generic-thing${mark}`}>{label}</span>;
  }
  const chosen = (answer: string) => ({ ...props, name, answer, mark, look: zoom });
  if (offered.length === 1 && offered[0]) return <Chosen {...chosen(offered[0])}>{label}</Chosen>;
  if (offered.length > 1) {
    return (
      <span className={`generic-thing many${mark}`}>
        {label}
        {offered.map((answer) => (
          <Chosen key={answer} {...chosen(answer)}>
            {text.option(answer)}
          </Chosen>
        ))}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`generic-thing${greyed ? " refused" : ""}${mark}`}
      data-thing={name}
      aria-disabled={greyed !== undefined}
      {...touched}
    >
      {label}
    </button>
  );
}

interface ChosenProps extends BoardProps {
  name: string;
  answer: string;
  mark: string;
  look: ((on: boolean) => void) | undefined;
  children: string;
}

/** A thing that an answer on offer names. */
function Chosen({ name, answer, mark, look, children, ...props }: ChosenProps) {
  const touched = useTouch({
    act: () => props.say(answer),
    look: (on) => props.preview(on ? answer : null),
    zoom: look,
  });
  return (
    <button
      type="button"
      className={`generic-thing lit${mark}`}
      data-thing={name}
      aria-label={props.text.option(answer)}
      {...touched}
    >
      {children}
    </button>
  );
}
