// The battlefield: scrolled and zoomed, with all that stands on it, what glows and what is foreseen.
import { useEffect, useMemo, useRef, useState } from "react";
import { HeroFigure, MonsterFigure, StructureFigure } from "./figures";
import { Foresight, threats } from "./foresight";
import { frameOf, nameOf, SIZE, spotOf, UNIT } from "./geometry";
import { Circle, Fog, Ground, Patterns } from "./ground";
import { Area, Lights, Reach } from "./lights";
import { Chances, OddsSaid, oddsOf } from "./odds";
import { bySpace, choice, heroInFocus, isNight, ON_MONSTERS, ON_SPACES, type Props } from "./table";
import { type Seeing, Tools } from "./tools";
import { useZoom } from "./useZoom";
import { SlotMarks } from "./waves";

const MIDDLE = "13,13";

/** The map; `place` names the layout it lies in. */
export function Field(props: Props & { place: string }) {
  const { board, after, text, lit, last } = props;
  const frame = useMemo(() => frameOf(board), [board]);
  const box = useRef<HTMLDivElement>(null);
  const { unit, usual, zoomBy, fit, centre } = useZoom(box, frame);
  const [seeing, setSeeing] = useState<Seeing>("both");
  const [picked, setPicked] = useState<string | null>(null);
  const byFinger = useRef(false);
  const answers = useMemo(() => bySpace(lit), [lit]);
  const shown = after ?? board;
  const forecast = seeing === "off" ? null : shown.forecast;
  const danger = useMemo(() => threats(forecast, seeing), [forecast, seeing]);
  const news = useMemo(() => new Set(last.flatMap((it) => it.things.map(String))), [last]);
  const hero = heroInFocus(props);
  useFollow(props, centre, answers, usual);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another choice.
  useEffect(() => setPicked(null), [lit]);

  const attack = board.attack.at(-1) ?? null;
  const aiming = attack && Object.keys(attack.areas).length > 0 ? attack : null;
  const area = picked && aiming ? aiming.areas[picked] : attack?.spaces;
  const dreamt = after?.attack.at(-1);
  const odds = oddsOf(props, picked);
  const reach = !aiming && dreamt ? Object.keys(dreamt.areas) : [];

  /** A finger first shows what an attack would hit, then does it; a mouse has shown it already. */
  const give = (space: string) => {
    const found = answers.get(space) ?? [];
    const shows = byFinger.current && aiming && (aiming.areas[space]?.length ?? 0) > 0;
    if ((shows || found.length > 1) && picked !== space) setPicked(space);
    else if (found[0]) props.say(found[0]);
  };
  const elsewhere = (event: React.MouseEvent<SVGRectElement>) => {
    const spot = spotAt(event, frame);
    if (!spot) return;
    const { refused } = choice(props, ON_SPACES, nameOf(spot));
    if (refused) props.explain(refused);
  };
  const many = picked ? (answers.get(picked) ?? []) : [];
  return (
    <section className="ls-field" aria-label={text.say("board-way-map")}>
      <Tools
        {...props}
        hero={hero}
        seeing={seeing}
        onSee={setSeeing}
        onZoom={zoomBy}
        onWhole={fit}
        onHere={() => centre(hero?.space ?? "")}
      />
      <div
        className="ls-view"
        data-board={props.place}
        data-strip=""
        data-fine=""
        ref={box}
        onPointerDownCapture={(event) => {
          byFinger.current = event.pointerType !== "mouse";
        }}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing can't be a fieldset. */}
        <svg
          className="ls-map"
          style={{ width: frame.wide * unit, height: frame.high * unit }}
          viewBox={`${frame.x * UNIT} ${frame.y * UNIT} ${frame.wide * UNIT} ${frame.high * UNIT}`}
          role="group"
          tabIndex={-1} // Whoever has but keys can move it about, without a stop on the way.
          aria-label={text.say("board-field", { map: text.say(`board-map-${board.map}`) })}
        >
          <Patterns />
          <Ground terrain={board.terrain} fog={board.fog} map={board.map} frame={frame} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only says why not. */}
          <rect
            width={SIZE * UNIT}
            height={SIZE * UNIT}
            className="ls-anywhere"
            onClick={elsewhere}
          />
          <Circle mages={board.mages} threat={danger.get("circle") ?? 0} />
          {board.structures.map((it) => (
            <StructureFigure
              key={`${it.structure} ${it.spaces[0]}`}
              {...props}
              structure={it}
              threat={danger.get(it.spaces[0] ?? "") ?? 0}
              touched={it.spaces.some((space) => news.has(space))}
            />
          ))}
          <Fog terrain={board.terrain} fog={board.fog} map={board.map} />
          <SlotMarks {...props} />
          <Foresight board={shown} seeing={seeing} heroes={board.heroes} />
          {reach.length > 0 && <Reach spaces={reach} />}
          {area && area.length > 0 && <Area spaces={area} sure={picked === null} />}
          {hero?.space && board.active === hero.hero && <Ring space={hero.space} />}
          {board.monsters.map((it) => (
            <MonsterFigure
              key={it.monster}
              {...props}
              monster={it}
              touched={news.has(it.monster)}
            />
          ))}
          {board.heroes
            .filter((it) => it.space !== "")
            .map((it) => (
              <HeroFigure
                key={it.hero}
                {...props}
                hero={it}
                threat={danger.get(it.hero) ?? 0}
                touched={news.has(it.hero)}
              />
            ))}
          <Lights
            {...props}
            answers={answers}
            areas={aiming?.areas ?? null}
            picked={picked}
            onGive={give}
            onShow={(space) => !byFinger.current && setPicked(aiming ? space : null)}
          />
          <Harpy {...props} />
          <Chances board={board} odds={odds} />
        </svg>
      </div>
      <OddsSaid odds={odds} text={text} />
      {picked && many.length > 0 && (byFinger.current || many.length > 1) && (
        <div className="ls-sure" role="status">
          {many.map((answer) => (
            <button type="button" key={answer} className="lit" onClick={() => props.say(answer)}>
              {text.option(answer)}
            </button>
          ))}
          <button type="button" className="quiet" onClick={() => setPicked(null)}>
            {text.say("web-close")}
          </button>
        </div>
      )}
    </section>
  );
}

/** The Area of whoever acts: what is inside is too near for bows. */
function Ring({ space }: { space: string }) {
  const { x, y } = spotOf(space);
  return (
    <rect
      x={(x - 1) * UNIT}
      y={(y - 1) * UNIT}
      width={3 * UNIT}
      height={3 * UNIT}
      rx="12"
      className="ls-area-ring"
    />
  );
}

/** The Harpy sits on the Cliff and cries, until her Alerions are dead. */
function Harpy({ board, text }: Props) {
  if (board.harpy === "") return null;
  const x = (board.harpy === "left" ? 8 : 20) * UNIT;
  return (
    <g className="ls-monster boss perched" transform={`translate(${x} ${6 * UNIT - 6})`}>
      <title>{text.say("board-harpy", { side: text.thing("side", board.harpy) })}</title>
      <g transform="scale(2)">
        <path
          d="M-15 8Q-13-8-4-6L-6-14L0-9L6-14L4-6Q13-8 15 8Q8 2 4 5L0 15L-4 5Q-8 2-15 8z"
          className="ls-perch"
        />
      </g>
    </g>
  );
}

function spotAt(event: React.MouseEvent<SVGRectElement>, frame: ReturnType<typeof frameOf>) {
  const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const side = box.width / frame.wide;
  return {
    x: frame.x + Math.floor((event.clientX - box.left) / side),
    y: frame.y + Math.floor((event.clientY - box.top) / side),
  };
}

/** The view follows whoever acts, and never leaves a player without a space that glows. */
function useFollow(
  props: Props,
  centre: (space: string, unlessSeen?: readonly string[]) => void,
  answers: ReadonlyMap<string, readonly string[]>,
  unit: number,
) {
  const { board, sight } = props;
  const named = board.harm.at(-1)?.hero || board.active;
  const acting = board.heroes.find((it) => it.hero === named)?.space ?? "";
  const going = useRef(centre);
  going.current = centre;
  const night = isNight(board);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size is looked at anew.
  useEffect(() => going.current(acting || MIDDLE), [night, unit]);
  useEffect(() => {
    if (named && acting) going.current(acting, [acting]);
  }, [named, acting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what it looks for.
  useEffect(() => {
    const monsters = board.monsters.filter((it) => choice(props, ON_MONSTERS, it.monster).offered);
    const spaces = [...answers.keys(), ...monsters.map((it) => it.space)];
    if (spaces.length > 0) going.current(nearest(spaces, acting || MIDDLE), spaces);
  }, [sight.open_since, answers.size, unit]);
}

/** The one of these spaces that is least far from another. */
function nearest(spaces: readonly string[], from: string): string {
  const here = spotOf(from);
  const far = (name: string) =>
    Math.abs(spotOf(name).x - here.x) + Math.abs(spotOf(name).y - here.y);
  return spaces.reduce((one, other) => (far(other) < far(one) ? other : one));
}
