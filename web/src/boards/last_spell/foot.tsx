// Below the heroes: the dice of the last attack, or else the waves and the Urban Missions. One place,
// whatever it holds.
import { DiceTray, rolls } from "./dice";
import { onSlots, type Props } from "./table";
import { Missions } from "./tracks";
import { Waves } from "./waves";

export function Foot(props: Props) {
  const rolled = rolls(props.log ?? []).length > 0;
  const rolling = rolled && props.board.attack.length > 0 && props.board.harm.length === 0;
  const marks = [rolled && "rolled", rolling && "rolling", props.over === "waves" && "open"];
  return (
    <section
      className={`ls-panel ls-foot ${marks.filter(Boolean).join(" ")}`}
      aria-label={props.text.say("board-waves-and-missions")}
    >
      {rolled && <DiceTray {...props} />}
      <div className="ls-coming" data-strip="">
        {!onSlots(props.lit) && <Waves {...props} />}
        <Missions {...props} />
      </div>
    </section>
  );
}
