// The battlefield: moved about and zoomed, with all that stands on it, what glows and what is foreseen.
// Ground, Fog and fires are sheets of their own: where pieces move, none of them is painted anew.
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { duration } from "../../shell/settings";
import { Figure } from "./art/figure";
import { Circle } from "./circle";
import { HeroFigure, MonsterFigure, StructureFigure } from "./figures";
import { Fires, Torches } from "./fires";
import { Fog } from "./fog";
import { Foresight, threats } from "./foresight";
import { type Frame, fightOf, frameOf, nameOf, SIZE, spotOf, UNIT, viewBox } from "./geometry";
import { Ground, Patterns } from "./ground";
import { type Hour, hourOf } from "./hours";
import { Area, Lights, Reach } from "./lights";
import { Chances, OddsSaid, oddsOf } from "./odds";
import { Rulers } from "./rulers";
import {
  type Board,
  bySpace,
  choice,
  heroInFocus,
  isNight,
  ON_MONSTERS,
  ON_SPACES,
  type Props,
} from "./table";
import { type Seeing, Tools } from "./tools";
import { type Looking, useZoom } from "./useZoom";
import { SlotMarks } from "./waves";

const MIDDLE = "13,13";

/** The map; `place` names the layout it lies in. */
export function Field(props: Props & { place: string }) {
  const { board, after, text, lit, last } = props;
  const frame = useFrame(board);
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const looking = useZoom(box, map, frame);
  const [seeing, setSeeing] = useState<Seeing>("both");
  const [picked, setPicked] = useState<string | null>(null);
  const byFinger = useRef(false);
  const answers = useMemo(() => bySpace(lit), [lit]);
  const shown = after ?? board;
  const forecast = seeing === "off" ? null : shown.forecast;
  const danger = useMemo(() => threats(forecast, seeing), [forecast, seeing]);
  const news = useMemo(() => new Set(last.flatMap((it) => it.things.map(String))), [last]);
  const hero = heroInFocus(props);
  useFollow(props, looking, answers, frame);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another choice.
  useEffect(() => setPicked(null), [lit]);

  const hour: Hour = hourOf(board, props.sight.under_way);
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
        onZoom={looking.zoomBy}
        onWhole={looking.whole}
        onHere={() => looking.centre(hero?.space ?? "")}
      />
      <div
        className="ls-view"
        data-board={props.place}
        data-strip=""
        data-fine=""
        data-map={board.map}
        data-hour={hour}
        ref={box}
        onPointerDownCapture={(event) => {
          byFinger.current = event.pointerType !== "mouse";
        }}
      >
        <div className="ls-map" ref={map} style={sides(frame)}>
          <Rulers frame={frame} />
          <Land land={board.terrain.join("\n")} fog={board.fog} frame={frame} />
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing can't be a fieldset. */}
          <svg
            className="ls-sheet-of"
            viewBox={viewBox(frame)}
            role="group"
            tabIndex={-1} // Whoever has but keys can move it about, without a stop on the way.
            aria-label={text.say("board-field", { map: text.say(`board-map-${board.map}`) })}
          >
            <Patterns />
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
          <Fires structures={board.structures} frame={frame} />
        </div>
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

/** What never changes while pieces move. */
const Land = memo(function Land({ land, fog, frame }: { land: string; fog: number; frame: Frame }) {
  const terrain = useMemo(() => land.split("\n"), [land]);
  return (
    <>
      <svg className="ls-sheet-of ground" viewBox={viewBox(frame)} aria-hidden="true">
        <Ground terrain={terrain} frame={frame} />
      </svg>
      <Fog terrain={terrain} fog={fog} frame={frame} />
      <Torches frame={frame} />
    </>
  );
});

/** How many spaces are drawn, for the style sheet. */
const sides = ({ wide, high }: Frame) =>
  ({ "--wide": wide, "--high": high }) as React.CSSProperties;

/** The same frame as long as it says the same: every sight brings a board of its own. */
function useFrame(board: Board): Frame {
  const kept = useRef<Frame | null>(null);
  const frame = frameOf(board);
  if (!kept.current || viewBox(kept.current) !== viewBox(frame)) kept.current = frame;
  return kept.current;
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
      <g transform="scale(1.4)">
        <Figure kind="monster" name="X" large />
      </g>
    </g>
  );
}

function spotAt(event: React.MouseEvent<SVGRectElement>, frame: Frame) {
  const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const side = box.width / frame.wide;
  return {
    x: frame.x + Math.floor((event.clientX - box.left) / side),
    y: frame.y + Math.floor((event.clientY - box.top) / side),
  };
}

/** The first look shows the fight; then the view follows whoever acts, what happens and what is asked,
 * and never leaves a player without a space that glows. */
function useFollow(
  props: Props,
  looking: Looking,
  answers: ReadonlyMap<string, readonly string[]>,
  frame: Frame,
) {
  const { board, sight, last, settings } = props;
  const named = board.harm.at(-1)?.hero || board.active;
  const acting = board.heroes.find((it) => it.hero === named)?.space ?? "";
  const night = isNight(board);
  const asked = () => {
    const monsters = board.monsters.filter((it) => choice(props, ON_MONSTERS, it.monster).offered);
    return [...answers.keys(), ...monsters.map((it) => it.space)];
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time or room is looked at anew.
  useEffect(() => {
    const spaces = asked();
    const middle = acting || (spaces.length > 0 ? nearest(spaces, MIDDLE) : MIDDLE);
    looking.lookAt(fightOf(board, night, spaces, frame), middle);
  }, [night, frame, looking.room]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever acts now is what it goes to.
  useEffect(() => {
    if (named && acting) looking.centre(acting, [acting], duration(settings) > 0);
  }, [named, acting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what it looks for.
  useEffect(() => {
    const spaces = asked();
    if (spaces.length > 0) looking.centre(nearest(spaces, acting || MIDDLE), spaces);
  }, [sight.open_since, answers.size, looking.room]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told anew is what it looks for.
  useEffect(() => {
    if (answers.size > 0) return; // Whoever is asked looks where the question is.
    const things = new Set(last.flatMap((it) => it.things.map(String)));
    const spaces = [
      ...board.monsters.filter((it) => things.has(it.monster)),
      ...board.heroes.filter((it) => things.has(it.hero)),
    ].map((it) => it.space);
    const [first] = spaces;
    if (first) looking.centre(first, spaces, duration(settings) > 0);
  }, [last]);
}

/** The one of these spaces that is least far from another. */
function nearest(spaces: readonly string[], from: string): string {
  const here = spotOf(from);
  const far = (name: string) =>
    Math.abs(spotOf(name).x - here.x) + Math.abs(spotOf(name).y - here.y);
  return spaces.reduce((one, other) => (far(other) < far(one) ? other : one));
}
