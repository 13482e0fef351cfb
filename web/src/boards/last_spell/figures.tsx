// Everything that stands on the battlefield: monsters with their facing, heroes with the mark of
// their seat, structures with their flames.
import { SHAPES } from "../../shell/Seat";
import { Figure } from "./art/figure";
import { middle, spotOf, TURN, UNIT } from "./geometry";
import { Threat } from "./ground";
import { BOSSES, plateOf } from "./plate";
import { byKeys, marksOf, useDrawnThing } from "./press";
import {
  type Choice,
  choice,
  type Hero,
  kindName,
  type Monster,
  ON_HEROES,
  ON_MONSTERS,
  PRINTED,
  type Props,
  type Structure,
} from "./table";

interface MonsterProps {
  monster: Monster;
  touched: boolean;
}

export function MonsterFigure({ monster, touched, ...props }: Props & MonsterProps) {
  const { text, board } = props;
  const { kind, space, wounds, of } = monster;
  const found = choice(props, ON_MONSTERS, monster.monster);
  const handlers = useDrawnThing(props, { choice: found, card: kind });
  const spaces = kind === "Y" && board.dryad.length > 0 ? board.dryad : [space];
  const { x, y } = between(spaces);
  const aimed = board.attack.some((it) => it.target === monster.monster);
  const gone = props.after !== null && !props.after.monsters.some((it) => same(it, monster));
  const marks = [
    monster.stunned && "stunned",
    monster.in_fog && "foggy",
    touched && "touched",
    aimed && "aimed",
    gone && "leaving",
    (props.pointed === monster.monster || props.board.about === monster.monster) && "pointed",
    BOSSES.has(kind) && "boss",
  ];
  const label = monsterLabel(monster, props);
  const big = BOSSES.has(kind) && spaces.length === 1 ? 1.25 : 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a figure of a drawing can't be a button element.
    <g
      className={`ls-monster ${marks.filter(Boolean).join(" ")}${marksOf(found)}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      role="button"
      tabIndex={found.offered ? 0 : -1}
      data-thing={monster.monster}
      data-space={space}
      aria-disabled={!found.offered}
      aria-label={found.offered ? `${label}: ${text.option(found.offered)}` : label}
      {...handlers}
    >
      <g transform={`scale(${big})`}>
        {kind !== "Y" && kind !== "MN" && kind !== "HA" && (
          <path
            d="M-9 13L0 23L9 13z"
            className="ls-facing"
            transform={`rotate(${TURN[monster.facing] ?? 0})`}
          />
        )}
        <path
          d={spaces.length > 1 ? spread(spaces) : plateOf(kind)}
          className={`ls-plate kind-${kind.charAt(0)}${kind === "MN" ? " stone" : ""}`}
        />
        <g transform={`scale(${spaces.length > 1 ? 0.96 : 0.56})`}>
          <Figure kind="monster" name={kind} turned={monster.facing === "west"} />
        </g>
        <Variant kind={kind} />
        {board.turned.includes(monster.monster) && (
          <path d="M-15-15L-5-15L-15-5z" className="ls-dot" />
        )}
      </g>
      {of > 1 && <Pips left={of - wounds} of={of} y={BOSSES.has(kind) ? 21 : 15} />}
      {monster.stunned && (
        <path
          d="M-9-18L-7-13L-2-13L-6-10L-4-5L-9-8L-14-5L-12-10L-16-13L-11-13zM8-19L10-15L14-15L11-12L12-8L8-10L4-8L5-12L2-15L6-15z"
          className="ls-stars"
        />
      )}
      {found.offered && <circle r="20" className="ls-pick" />}
      <circle r="21" className="ls-focus" />
    </g>
  );
}

/** The middle of the spaces something stands on. */
function between(spaces: readonly string[]) {
  const spots = spaces.map(middle);
  const sum = (of: "x" | "y") => spots.reduce((total, it) => total + it[of], 0) / spots.length;
  return { x: sum("x"), y: sum("y") };
}

/** A plate over two spaces, lying or standing. */
function spread(spaces: readonly string[]): string {
  const [one, other] = spaces.map(spotOf);
  const lies = one?.y === other?.y;
  const [wide, high] = lies ? [38, 19] : [19, 38];
  return `M${-wide} ${-high}H${wide}V${high}H${-wide}z`;
}

const same = (one: Monster, other: Monster) => one.monster === other.monster;

function monsterLabel({ kind, space, facing, wounds, of, stunned }: Monster, props: Props) {
  const { text } = props;
  const said = [
    kindName(kind, text),
    space,
    text.say("board-faces", text.forms("direction", "direction", facing)),
  ];
  if (of > 1) said.push(text.say("board-wounds", { number: wounds, most: of }));
  if (stunned) said.push(text.say("board-stunned"));
  return said.join(", ");
}

/** Bulky and Accursed come in three variants: one, two or three dots. */
function Variant({ kind }: { kind: string }) {
  const many = /^[KU]\d/.test(kind) ? Number(kind.charAt(1)) : 0;
  return Array.from({ length: many }, (_, at) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: dots are all alike.
      key={at}
      cx={(at - (many - 1) / 2) * 6}
      cy={-14}
      r="2.200"
      className="ls-dot"
    />
  ));
}

/** Wounds that are left, as many dashes as it has in all. */
function Pips({ left, of, y }: { left: number; of: number; y: number }) {
  const wide = Math.min(7, 34 / of);
  return (
    <g className="ls-pips" transform={`translate(${(-of * wide) / 2} ${y})`}>
      <rect x="-2" y="-2" width={of * wide + 3} height="8" rx="3" className="ls-back" />
      {Array.from({ length: of }, (_, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: dashes are all alike.
          key={at}
          x={at * wide}
          width={wide - 1}
          height="4"
          className={at < left ? "left" : "lost"}
        />
      ))}
    </g>
  );
}

interface HeroProps {
  hero: Hero;
  threat: number;
  touched: boolean;
}

export function HeroFigure({ hero, threat, touched, ...props }: Props & HeroProps) {
  const { text, board } = props;
  const found = choice(props, ON_HEROES, hero.hero);
  const handlers = useDrawnThing(props, { choice: found, card: hero.hero });
  const { x, y } = middle(hero.space);
  const left = hero.hp - hero.wounds;
  const hurt = board.harm.some((it) => it.hero === hero.hero);
  const marks = [
    board.active === hero.hero && "active",
    hero.passed && "passed",
    touched && "touched",
    hurt && "hurt",
    hero.trapped && "trapped",
    props.pointed === hero.hero && "pointed",
  ];
  const label = [
    text.thing("hero", hero.hero),
    hero.space,
    text.say("board-hp", { number: left, most: hero.hp }),
    ...(hero.trapped ? [text.say("board-trapped")] : []),
    ...(threat > 0 ? [text.say("board-threatened", { count: threat })] : []),
  ].join(", ");
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a figure of a drawing can't be a button element. */}
      <g
        className={`ls-hero place-${hero.seat} ${marks.filter(Boolean).join(" ")}${marksOf(found)}`}
        style={{ transform: `translate(${x}px, ${y}px)` }}
        role="button"
        tabIndex={found.offered ? 0 : -1}
        data-thing={hero.hero}
        data-space={hero.space}
        aria-disabled={!found.offered}
        aria-label={found.offered ? `${label}: ${text.option(found.offered)}` : label}
        {...handlers}
      >
        {board.active === hero.hero && <circle r="23" className="ls-turn" />}
        <circle r="18" className="ls-coin" />
        <g transform="scale(0.58)">
          <Figure kind="hero" name={hero.hero} />
        </g>
        <g transform="translate(-19 4) scale(0.85)" className="ls-seat">
          <path d={SHAPES[hero.seat % SHAPES.length]} />
        </g>
        <g transform="translate(14 14) scale(0.92)" className="ls-life">
          <path d="M0 10Q-12 2-10-6Q-7-12 0-5Q7-12 10-6Q12 2 0 10z" />
          <text y="4" textAnchor="middle">
            {left}
          </text>
        </g>
        {hero.trapped && (
          <path d="M-19-19L19 19M19-19L-19 19M-20 0H20M0-20V20" className="ls-roots" />
        )}
        {hero.reinforced && (
          <path d="M-8-22Q0-26 8-22V-15Q7-9 0-6Q-7-9-8-15z" className="ls-reinforced" />
        )}
        {found.offered && <circle r="21" className="ls-pick" />}
        <circle r="22" className="ls-focus" />
      </g>
      {threat > 0 && (
        <g className="ls-struck" style={{ transform: `translate(${x}px, ${y}px)` }}>
          <Threat many={threat} x={15} y={-15} />
        </g>
      )}
    </>
  );
}

interface StructureProps {
  structure: Structure;
  threat: number;
  touched: boolean;
}

export function StructureFigure({ structure, threat, touched, ...props }: Props & StructureProps) {
  const { text } = props;
  const spots = structure.spaces.map(spotOf);
  const left = Math.min(...spots.map((it) => it.x)) * UNIT;
  const top = Math.min(...spots.map((it) => it.y)) * UNIT;
  const wide = (Math.max(...spots.map((it) => it.x)) + 1) * UNIT - left;
  const high = (Math.max(...spots.map((it) => it.y)) + 1) * UNIT - top;
  const kind = structure.structure;
  const category = PRINTED[kind]?.category ?? "";
  const anchor = structure.spaces[0] ?? "";
  const handlers = useDrawnThing(props, { choice: NOTHING, card: kind });
  const said = [
    text.thing("structure", kind),
    anchor,
    flamesSaid(structure, props),
    threat > 0 && text.say("board-threatened", { count: threat }),
  ];
  const marks = `${touched ? " touched" : ""}${props.pointed === anchor ? " pointed" : ""}`;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is only looked at.
    <g
      className={`ls-structure ${category} ${kind}${marks}`}
      transform={`translate(${left} ${top})`}
      role="img"
      aria-label={said.filter(Boolean).join(", ")}
      {...handlers}
      onKeyDown={byKeys(handlers.onClick)}
    >
      <rect x="2" y="2" width={wide - 4} height={high - 4} rx="5" className="ls-house" />
      {wide !== high && <path d={wide > high ? BUSHES : BUSHES_STANDING} className="ls-bushes" />}
      <g transform={`translate(${wide / 2} ${high / 2}) scale(0.6)`}>
        <Figure kind="structure" name={kind} />
      </g>
      {structure.shots > 0 && (
        <g className="ls-shots" transform={`translate(${wide - 9} 9)`}>
          <circle r="8" />
          <text y="4.500" textAnchor="middle">
            {structure.shots}
          </text>
        </g>
      )}
      {structure.flames > 0 && (
        <g className="ls-flames" transform={`translate(11 ${high - 12})`}>
          <path d="M1-11Q8-4 7 3Q6 10 0 10Q-6 10-7 3Q-7-2-3-5Q-3 0-1 1Q3-3 1-11z" />
          <text y="7" textAnchor="middle">
            {structure.flames}
          </text>
        </g>
      )}
      {threat > 0 && <Threat many={threat} x={wide - 5} y={high - 6} />}
    </g>
  );
}

const NOTHING: Choice = {};

// What grows on a plot beside its building, whichever way the plot lies.
const BUSHES =
  "M6 31q-2-8 5-8q3-6 7 0q6 1 3 8zM60 32q-3-7 4-8q3-5 7 0q6 1 4 8zM9 12q-1-5 4-5q5 1 3 5zM66 11q-1-5 4-5q5 1 3 5z";
const BUSHES_STANDING =
  "M6 17q-2-8 5-8q3-6 7 0q6 1 3 8zM25 13q-1-5 4-5q5 1 3 5zM20 74q-3-7 4-8q3-5 7 0q6 1 4 8zM7 71q-1-5 4-5q5 1 3 5z";

function flamesSaid({ flames, capacity }: Structure, { text }: Pick<Props, "text">): string {
  return capacity > 0 ? text.say("board-flames", { number: flames, most: capacity }) : "";
}
