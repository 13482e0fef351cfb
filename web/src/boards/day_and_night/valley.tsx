// The valley: 44 squares around a hole. A square glows when an answer names it, and says why not.

import { useRef } from "react";
import type { DayAndNightBoard, Sight } from "../../net/protocol";
import type { BoardProps } from "../contract";
import { Dial } from "./dial";
import { CELL, extent, hole, SQUARES, spot, type View } from "./geometry";
import { Ground } from "./ground";
import { type Look, looks, sameLook } from "./look";
import { Crystal, FaceOf, Markers, Pawn, TempleMark, varied } from "./tile";

interface Props extends BoardProps {
  board: DayAndNightBoard;
  after: DayAndNightBoard | null;
  lying: boolean;
}

const CORNERS = "M11 30V11H30M70 11H89V30M89 70V89H70M30 89H11V70";

/** The answer on offer that names a square. */
function answersBySquare(answers: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const answer of answers) {
    const noun = answer.split(" ")[1] ?? "";
    if (/^[a-f][1-8]$/.test(noun)) found.set(noun, answer);
  }
  return found;
}

export function Valley(props: Props) {
  const { board, after, text, sight } = props;
  const view: View = { fromNight: sight.seat === 1, lying: props.lying };
  const { wide, high } = extent(view);
  const now = looks(board);
  const then = after ? looks(after) : null;
  const turned = useTurned(sight, now);
  const offered = answersBySquare(props.lit);
  const aboutSquares = props.refused.verbs.filter((verb) => text.kind(verb) === "square");
  const refusedAt = (name: string) =>
    aboutSquares.map((verb) => `${verb} ${name}`).find((answer) => props.refused.why(answer));
  const chosen = new Set(board.resolving.flatMap((spell) => spell.targets));
  const building = new Set(board.building.flat());
  const touched = new Set(
    props.last.flatMap((told) => told.things.filter((it): it is string => typeof it === "string")),
  );
  const asked = props.lit.size > 0;
  const own = new Set(sight.seat === 0 ? board.day : sight.seat === 1 ? board.night : []);
  const turnsOwn = (name: string) => offered.get(name)?.startsWith("change ") && own.has(name);
  const travelling = [...props.lit].some(
    (answer) => answer.startsWith("step ") || answer === "end_travel",
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing can't be a fieldset.
    <svg
      className={asked ? "dn-valley asked" : "dn-valley"}
      data-board=""
      viewBox={`0 0 ${wide} ${high}`}
      role="group"
      aria-label={text.say("title")}
    >
      <Ground view={view} />
      <Naves board={board} view={view} />
      <Hours board={board} after={after} view={view} text={text} />
      {SQUARES.map((name) => {
        const look = now.get(name) as Look;
        const refused = refusedAt(name);
        const { x, y } = spot(name, view);
        const marks = [
          offered.has(name) && "lit",
          chosen.has(name) && "chosen",
          building.has(name) && "building",
          touched.has(name) && "touched",
          turned.has(name) && "turned",
          props.pointed === name && "pointed",
          asked && refused && "refused",
        ].filter(Boolean);
        const answer = offered.get(name) ?? refused ?? null;
        const warned = turnsOwn(name);
        const seen = describe(name, look, board, text);
        const label = warned ? `${seen}, ${text.say("board-own")}` : seen;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a square of a drawing can't be a button element.
          <g
            key={name}
            className={`dn-square ${marks.join(" ")}`}
            transform={`translate(${x} ${y})`}
            role="button"
            data-thing={name}
            tabIndex={answer ? 0 : -1}
            aria-disabled={!offered.has(name)}
            aria-label={
              offered.has(name) ? `${label}: ${text.option(offered.get(name) as string)}` : label
            }
            onClick={() => act(props, offered.get(name), refused)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== " ") return;
              event.preventDefault();
              event.stopPropagation();
              act(props, offered.get(name), refused);
            }}
            onPointerEnter={() => props.preview(offered.get(name) ?? null)}
            onPointerLeave={() => props.preview(null)}
            onFocus={() => props.preview(offered.get(name) ?? null)}
            onBlur={() => props.preview(null)}
          >
            <g className="dn-lying">
              <FaceOf face={look.face} look={varied(name)} />
              <TempleMark look={look} />
              <Crystal life={look.crystal} />
            </g>
            {travelling && board.forbidden.includes(name) && (
              <path d="M38 38L62 62M62 38L38 62" className="dn-forbidden" />
            )}
            {then && !sameLook(look, then.get(name)) && <Ghost look={then.get(name) as Look} />}
            <rect x="4" y="4" width="92" height="92" rx="10" className="dn-frame" />
            {offered.has(name) && (
              <>
                <path d={CORNERS} className="dn-corners-edge" />
                <path d={CORNERS} className="dn-corners" />
              </>
            )}
            {look.markers > 0 && (
              <g className="dn-lying">
                <Markers count={look.markers} />
              </g>
            )}
            {warned && <Warning said={text.say("board-turns-own")} />}
            {chosen.has(name) && <path d="M36 52l10 11 19-24" className="dn-check" />}
            <rect x="1" y="1" width="98" height="98" rx="12" className="dn-focus" />
          </g>
        );
      })}
      <Pawns board={board} after={after} view={view} text={text} />
    </svg>
  );
}

/** The squares that look different since the moment before: they turn, all at once (UX-15). */
function useTurned(sight: Sight, now: ReadonlyMap<string, Look>): ReadonlySet<string> {
  const memory = useRef({ key: "", now, turned: new Set<string>() });
  const key = `${sight.table} ${sight.seat} ${sight.open_since}`;
  if (memory.current.key !== key) {
    const before = memory.current.now;
    const turned = SQUARES.filter((name) => !sameLook(before.get(name), now.get(name)));
    memory.current = { key, now, turned: new Set(turned) };
  }
  return memory.current.turned;
}

function act(props: Props, offered: string | undefined, refused: string | undefined) {
  if (offered) props.say(offered);
  else if (refused) props.explain(refused);
}

/** A tile of one's own would flip. */
function Warning({ said }: { said: string }) {
  return (
    <g className="dn-warning" transform="translate(22 24)">
      <title>{said}</title>
      <path d="M0-15L17 14H-17z" />
      <text y="11">!</text>
    </g>
  );
}

/** What a screen reader hears of a square. */
function describe(
  name: string,
  look: Look,
  board: DayAndNightBoard,
  text: BoardProps["text"],
): string {
  const parts = [name, text.say(`board-${look.face}`)];
  if (look.temple !== "none") parts.push(text.say(`board-${look.temple}`));
  if (look.markers) parts.push(text.say("board-markers", { count: look.markers }));
  if (look.crystal) parts.push(text.say("board-crystal", { count: look.crystal }));
  board.pawns.forEach((at, seat) => {
    if (at === name) parts.push(text.say("board-pawn", { seat: seat === 0 ? "day" : "night" }));
  });
  return parts.join(", ");
}

/** What a square will look like, in its corner (UX-4). */
function Ghost({ look }: { look: Look }) {
  return (
    <g className="dn-ghost" transform="translate(50 50) scale(0.46)">
      <FaceOf face={look.face} />
      <TempleMark look={look} />
      <Crystal life={look.crystal} />
      <Markers count={look.markers} />
      <rect x="0" y="0" width="100" height="100" rx="12" className="dn-ghost-edge" />
    </g>
  );
}

/** Tiles of one Temple have one floor. */
function Naves({ board, view }: { board: DayAndNightBoard; view: View }) {
  return board.temples.map(({ seat, squares }) => {
    const spots = squares.map((name) => spot(name, view));
    const floors = spots.flatMap((a) =>
      spots
        .filter((b) => (b.x - a.x === CELL && b.y === a.y) || (b.y - a.y === CELL && b.x === a.x))
        .map((b) =>
          b.y === a.y
            ? `M${a.x + 94} ${a.y + 12}h12v76h-12z`
            : `M${a.x + 12} ${a.y + 94}v12h76v-12z`,
        ),
    );
    return <path key={squares.join()} d={floors.join("")} className={`dn-nave seat-${seat}`} />;
  });
}

/** The hole in the middle, where nothing lies: the hours of the turn go round in it. */
function Hours(props: Pick<Props, "board" | "after" | "text"> & { view: View }) {
  const { board, after, view, text } = props;
  const { x, y } = hole(view);
  const turn = after && after.turn !== board.turn ? null : after; // The next turn has hours of its own.
  return (
    <g transform={`translate(${x} ${y})`}>
      <Dial
        hours={board.hours}
        after={turn?.hours ?? null}
        night={board.active === 1}
        text={text}
      />
    </g>
  );
}

function Pawns(props: {
  board: DayAndNightBoard;
  after: DayAndNightBoard | null;
  view: View;
  text: BoardProps["text"];
}) {
  const { board, after, view, text } = props;
  const together = board.pawns[0] === board.pawns[1];
  return (
    <g className="dn-pawns">
      {board.pawns.map((name, seat) => {
        const { x, y } = spot(name, view);
        const letter = text.seat(seat === 0 ? "day" : "night").charAt(0);
        const goal = after?.pawns[seat];
        return (
          <g key={seat === 0 ? "day" : "night"}>
            {goal && goal !== name && <Way from={name} to={goal} view={view} />}
            <g className="dn-walk" style={{ transform: `translate(${x}px, ${y}px)` }}>
              <Pawn night={seat === 1} letter={letter} shifted={together} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

function Way({ from, to, view }: { from: string; to: string; view: View }) {
  const a = spot(from, view);
  const b = spot(to, view);
  const half = CELL / 2;
  return (
    <g className="dn-way">
      <line x1={a.x + half} y1={a.y + half} x2={b.x + half} y2={b.y + half} />
      <circle cx={b.x + half} cy={b.y + half} r="14" />
    </g>
  );
}
