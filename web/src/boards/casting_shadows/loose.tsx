// Answers laid out to be chosen: steps of a price, conversions, fragments.
import { deeds, type Props } from "./answers";
import { Damage } from "./card";
import { useThing } from "./press";
import { Units } from "./unit";

export function Loose({ answers, ...props }: Props & { answers: readonly string[] }) {
  return (
    <ul className="cs-answers">
      {answers.map((answer) => (
        <li key={answer}>
          <Answer {...props} answer={answer} />
        </li>
      ))}
    </ul>
  );
}

function Answer({ answer, ...props }: Props & { answer: string }) {
  const { text } = props;
  const [verb = "", noun = ""] = answer.split(" ");
  const handlers = useThing(props, { choice: { offered: answer }, card: "" });
  return (
    <button type="button" className={`cs-answer ${verb} lit`} data-thing={noun} {...handlers}>
      {verb !== "absorb" && <span className="hidden">{text.option(answer)}: </span>}
      <Picture {...props} verb={verb} noun={noun} />
    </button>
  );
}

function Picture({ verb, noun, board, text }: Props & { verb: string; noun: string }) {
  if (verb === "strength") {
    const step = deeds(board.attack?.card ?? "")[Number(noun) - 1];
    return (
      <>
        <Units units={step?.paid ?? []} text={text} />
        <i aria-hidden="true">›</i>
        <Damage many={step?.got[0] ?? noun} text={text} />
      </>
    );
  }
  if (verb === "convert") {
    const [from = "", to = ""] = noun.split("-");
    return (
      <>
        <Units units={[from]} text={text} />
        <i aria-hidden="true">›</i>
        <Units units={from === to ? [to, to] : [to]} text={text} />
      </>
    );
  }
  return (
    <>
      <Units units={Array<string>(Number(noun)).fill("SF")} text={text} />
      <span>{text.option(`absorb ${noun}`)}</span>
    </>
  );
}
