// The spaces that glow because the open question names them, and what an attack would affect.
import { middle, square, UNIT } from "./geometry";
import { byKeys } from "./press";
import { type Props, verbOf } from "./table";

interface LightsProps {
  answers: ReadonlyMap<string, readonly string[]>;
  /** While an attack is aimed: what it would affect from each space. */
  areas: Readonly<Record<string, readonly string[]>> | null;
  picked: string | null;
  onGive(space: string): void;
  onShow(space: string | null): void;
}

export function Lights({ answers, ...props }: Props & LightsProps) {
  return [...answers].map(([space, offered]) => (
    <Light key={space} {...props} space={space} offered={offered} />
  ));
}

type LightProps = Props &
  Omit<LightsProps, "answers"> & { space: string; offered: readonly string[] };

function Light({ space, offered, picked, areas, ...props }: LightProps) {
  const { text, board } = props;
  const first = offered[0] ?? "";
  const verb = verbOf(first);
  const { x, y } = middle(space);
  const who = standing(space, props);
  const targets = areas?.[space]?.filter((it) => board.monsters.some((one) => one.space === it));
  const label = [
    text.option(first),
    who,
    targets?.length ? text.say("board-would-hit", { count: targets.length }) : "",
  ];
  const show = (on: boolean) => {
    props.onShow(on ? space : null);
    props.preview(on ? first : null);
  };
  const hostile = /^(punch|aim|target|fire)$/.test(verb);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a space of a drawing can't be a button element.
    <g
      className={`ls-light lit ${verb}${hostile ? " hostile" : ""}${picked === space ? " picked" : ""}${targets?.length ? " worth" : ""}`}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
      data-thing={space}
      data-verb={verb}
      aria-label={label.filter(Boolean).join(", ")}
      onClick={() => props.onGive(space)}
      onKeyDown={byKeys(() => props.onGive(space))}
      onPointerEnter={(event) => event.pointerType === "mouse" && show(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && show(false)}
      onFocus={() => show(true)}
      onBlur={() => show(false)}
    >
      <rect x={-UNIT / 2} y={-UNIT / 2} width={UNIT} height={UNIT} className="ls-hit" />
      <rect x="-17" y="-17" width="34" height="34" rx="8" className="ls-glow" />
      <path d={SHAPE[verb] ?? SHAPE.step} className="ls-shape" />
      {offered.length > 1 && (
        <text x="12" y="-7" textAnchor="middle" className="ls-many">
          {offered.length}
        </text>
      )}
    </g>
  );
}

/** Who or what is there, for whoever can't see it. */
function standing(space: string, { board, text }: Props): string {
  const hero = board.heroes.find((it) => it.space === space);
  const monster = board.monsters.find((it) => it.space === space);
  if (hero) return text.thing("hero", hero.hero);
  if (monster) return text.thing("monster", monster.monster);
  const built = board.structures.find((it) => it.spaces.includes(space));
  return built ? text.thing("structure", built.structure) : "";
}

/** What is done there, by shape: a foot's mark, an arc, a crosshair, a hammer. */
const SHAPE: Readonly<Record<string, string>> = {
  step: "M0-5a5 5 0 1 0 .1 0z",
  jump: "M-9 5Q0-14 9 5M4 2L9 6L12 0",
  climb: "M-5 9V-9M5 9V-9M-5 4H5M-5-2H5M-5-8H5",
  descend: "M-5 9V-9M5 9V-9M-5 4H5M-5-2H5M-5-8H5",
  travel: "M-6 0a6 6 0 1 1 12 0a3 3 0 1 1-6 0",
  punch: "M-12-4V-12H-4M4-12H12V-4M12 4V12H4M-4 12H-12V4",
  aim: "M-12-4V-12H-4M4-12H12V-4M12 4V12H4M-4 12H-12V4",
  target: "M-12-4V-12H-4M4-12H12V-4M12 4V12H4M-4 12H-12V4",
  fire: "M-12-4V-12H-4M4-12H12V-4M12 4V12H4M-4 12H-12V4",
  site: "M0-9V9M-9 0H9",
  work: "M-12-12L-6-12M12-12L6-12M12 12L6 12M-12 12L-6 12",
  repair: "M-12-12L-6-12M12-12L6-12M12 12L6 12M-12 12L-6 12",
  upgrade_wall: "M-12-12L-6-12M12-12L6-12M12 12L6 12M-12 12L-6 12",
};

/** The spaces an attack affects: sure once it is aimed, before that as it would be. */
export function Area({ spaces, sure }: { spaces: readonly string[]; sure: boolean }) {
  return (
    <g className={sure ? "ls-affected sure" : "ls-affected"}>
      {spaces.map((space) => (
        <path key={space} d={square(space, 2)} />
      ))}
    </g>
  );
}

/** Where an attack that is only pointed at could be aimed. */
export function Reach({ spaces }: { spaces: readonly string[] }) {
  return (
    <g className="ls-reach">
      {spaces.map((space) => (
        <path key={space} d={square(space, 5)} />
      ))}
    </g>
  );
}
