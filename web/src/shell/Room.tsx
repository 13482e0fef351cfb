// The table itself: question bar, board, and the panels beside it.
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { GameInfo, Sight } from "../net/protocol";
import { NO_REFUSALS, Refusals } from "../net/refusals";
import { navigate, to } from "../router";
import { myTurn } from "../table/curtain";
import { moments } from "../table/memory";
import { useText } from "../text/context";
import type { Piece } from "../text/texts";
import { isArrow, isUndo, moveFocus, numbered, writing } from "./keyboard";
import { type Asking, DrawOffer, EndPanel, Sure, TakeBack } from "./Notices";
import { Panels, type Tab } from "./Panels";
import { PlayOn } from "./PlayOn";
import { Copyable, Invitations } from "./Presence";
import { type Explained, QuestionBar } from "./QuestionBar";
import { ReplayBar } from "./ReplayBar";
import { useSettings } from "./settings";
import { TableMenu } from "./TableMenu";
import { useAutomatic } from "./useAutomatic";
import { useBoard } from "./useBoard";
import { useMedia } from "./useMedia";
import { usePast } from "./usePast";
import { usePreview } from "./usePreview";
import type { Table } from "./useTable";
import { Zoom } from "./Zoom";

const NOTHING: ReadonlySet<string> = new Set();

interface Props {
  table: string;
  sight: Sight;
  state: Table;
  at: number | null;
  game: GameInfo | null;
}

export function Room({ table, sight, state, at, game }: Props) {
  const text = useText();
  const { settings } = useSettings();
  const [tab, setTab] = useState<Tab>("log");
  const [rule, setRule] = useState("");
  const [zoomed, setZoomed] = useState<{ card: string; kept: boolean } | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [explained, setExplained] = useState<Explained | null>(null);
  const [asking, setAsking] = useState<Asking>(null);
  const [linked, setLinked] = useState(false);
  const [replaying, setReplaying] = useState(false);
  const board = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);

  const past = usePast(table, sight.seat, at);
  const looking = at !== null; // At the past: nothing can be answered there.
  const shown = (looking && past) || sight;
  const mine = myTurn(sight) && !looking;
  const options = useMemo(() => (mine ? (sight.asked?.options ?? []) : []), [mine, sight.asked]);
  const lit = useMemo(() => (options.length > 0 ? new Set(options) : NOTHING), [options]);
  const refused = useMemo(
    () => (mine ? new Refusals(sight.asked, (answer) => text.fits(answer)) : NO_REFUSALS),
    [mine, sight.asked, text],
  );
  const { preview, previewed } = usePreview(mine ? sight : null);
  const module = useBoard(sight.game);
  const narrow = useMedia("(max-width: 40rem)"); // There the bar holds what else stands beside.
  const when = useMemo(() => moments(state.log), [state.log]);

  const go = useCallback(
    (moment: number | null) => {
      setExplained(null);
      navigate(to.table(table, moment ?? undefined), true);
      const box = board.current?.getBoundingClientRect();
      const away = box && (box.bottom < 80 || box.top > innerHeight - 80);
      if (away && moment !== null) board.current?.scrollIntoView({ block: "start" });
    },
    [table],
  );
  const say = (answer: string) => {
    setExplained(null);
    setZoomed(null);
    preview(null);
    state.say(answer);
  };
  const explain = (answer: string) => {
    const reason = refused.why(answer);
    if (reason) setExplained({ answer, reason });
  };
  const dismiss = () => {
    setExplained(null);
    state.forgive();
  };
  const showRule = (number: string) => {
    setTab("rules");
    setRule(number);
    panels.current?.scrollIntoView({ block: "nearest" });
  };
  const zoom = useCallback((card: string | null) => {
    setZoomed((now) => {
      if (!card) return now?.kept ? now : null;
      return { card, kept: now?.kept === true && now.card === card };
    });
  }, []);
  const isCard = (piece: Piece) =>
    module?.isCard?.(piece.name ?? "") ||
    ["effect", "curse"].some((part) => text.attribute(`${piece.kind}-${piece.name}`, part));
  const point = (piece: Piece | null) => {
    const card = piece?.name && isCard(piece);
    zoom(card ? (piece?.name ?? null) : null);
    setPointed(card ? null : (piece?.name ?? null));
  };
  const keep = (piece: Piece) => {
    if (!piece.name) return;
    if (isCard(piece)) {
      setZoomed({ card: piece.name, kept: true });
    } else setPointed(piece.name);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, other reasons.
  useEffect(() => setExplained(null), [sight.seq]);
  useAutomatic(state, looking ? null : sight, game?.reactions);
  useKeys({
    undo: () => mine && sight.can_undo && state.undo(false),
    escape() {
      setZoomed(null);
      if (zoomed?.kept) return; // What goes with the pointer closes no other thing.
      if (explained || state.complaint) dismiss();
      else if (asking) setAsking(null);
      else if (pointed) setPointed(null);
      else if (looking) go(null);
    },
    number(digit) {
      const chosen = mine && sight.asked && numbered(sight.asked);
      const wanted = chosen ? chosen.find((it) => it.shortcut === digit) : undefined;
      if (!wanted) return;
      // What ends a turn goes through its button, which waits and may ask again.
      const ending = document.querySelector<HTMLButtonElement>(".question .ending");
      if (wanted.ends && ending) ending.click();
      else say(wanted.answer);
    },
  });

  const byKeys = useKeptFocus(board, sight.seq);
  const arrows = (event: KeyboardEvent) => {
    byKeys.current = true;
    if (event.defaultPrevented || !isArrow(event.key) || !board.current) return;
    if (moveFocus(board.current, event.key)) event.preventDefault();
  };
  const resign = () => (settings.confirm === "never" ? state.resign() : setAsking("resign"));
  const Board = module?.Board;
  const replay = (looking || replaying || sight.result) && (
    <ReplayBar table={table} moments={when} at={at} onMoment={go} />
  );
  const spectator = !sight.seats.some((seat) => seat.yours);
  return (
    <div className="table">
      <div className="stage">
        <QuestionBar
          sight={sight}
          past={looking}
          hints={game?.levels.includes("adept") ?? false}
          explained={explained}
          complaint={state.complaint}
          onSay={say}
          onUndo={state.undo}
          onRule={showRule}
          onDismiss={dismiss}
          onNow={() => go(null)}
          onPreview={preview}
        >
          <TableMenu
            sight={sight}
            game={game}
            onAsk={(what) => (what === "resign" ? resign() : setAsking(what))}
            onLink={() => setLinked(true)}
          />
          {narrow && looking && replay}
          <Sure
            asking={asking}
            sight={sight}
            levels={game?.levels ?? []}
            onDone={() => setAsking(null)}
            onResign={state.resign}
            onDraw={state.offerDraw}
            onBot={(level) => state.handOver(sight.seat, level)}
          />
        </QuestionBar>
        <div className="notices">
          {state.line !== "live" && (
            <p className="notice quiet" role="status">
              {text.say(state.line === "asking" ? "web-asking" : "web-reconnecting")}
            </p>
          )}
          {spectator && !sight.result && (
            <p className="notice quiet">{text.say("web-spectator")}</p>
          )}
          {linked && (
            <div className="notice">
              <p>{text.say("web-watch-link-note")}</p>
              <Copyable value={new URL(to.table(table), location.origin).href} />
            </div>
          )}
          <Invitations sight={sight} />
          <DrawOffer sight={sight} onAccept={state.offerDraw} />
          <TakeBack sight={sight} onTake={(seat) => state.handOver(seat, "")} />
          {!looking && (
            <EndPanel
              sight={sight}
              onReplay={() => {
                setReplaying(true);
                go(when[0] ?? 0);
              }}
            />
          )}
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move the focus between things. */}
        <div
          className={looking ? "board past" : "board"}
          ref={board}
          onKeyDown={arrows}
          onPointerDown={() => {
            byKeys.current = false;
          }}
        >
          {Board && (
            <Board
              sight={shown}
              lit={lit}
              refused={refused}
              say={say}
              explain={explain}
              preview={preview}
              previewed={looking ? null : previewed}
              last={looking ? state.log.filter((told) => told.seq + 1 === at) : state.last}
              log={looking ? state.log.filter((told) => told.seq < at) : state.log}
              text={text}
              settings={settings}
              pointed={pointed}
              zoom={zoom}
            />
          )}
        </div>
      </div>
      <div className="beside" ref={panels}>
        {!narrow && replay}
        {looking && game && past?.asked && sight.result && (
          <PlayOn key={sight.table} sight={sight} game={game} at={at} />
        )}
        <Panels
          tab={tab}
          onTab={setTab}
          game={sight.game}
          rule={rule}
          onRule={setRule}
          log={{
            options: sight.options,
            game,
            log: state.log,
            automatic: state.automatic,
            at,
            onMoment: go,
            onPoint: point,
            onKeep: keep,
          }}
        />
      </div>
      <Zoom
        card={zoomed?.card ?? null}
        kept={zoomed?.kept ?? false}
        module={module}
        onClose={() => setZoomed(null)}
      />
    </div>
  );
}

/** Whoever plays by keys is not sent back to the top when the chosen card has left the board. */
function useKeptFocus(board: RefObject<HTMLElement | null>, seq: number) {
  const byKeys = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is what takes things away.
  useEffect(() => {
    if (!byKeys.current || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement | SVGElement>(".lit")?.focus({ preventScroll: true });
  }, [seq]);
  return byKeys;
}

interface Keys {
  undo(): void;
  escape(): void;
  number(digit: string): void;
}

function useKeys(keys: Keys) {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") now.current.escape();
      if (writing(event.target) || event.defaultPrevented) return;
      if (isUndo(event)) {
        event.preventDefault();
        now.current.undo();
      } else if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
        now.current.number(event.key);
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
