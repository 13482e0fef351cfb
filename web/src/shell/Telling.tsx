// The others' turns as they are told: the bar says what is seen on the board, step by step, with
// buttons to hold, go back and on; a key or a click anywhere else goes on to the table as it is.
import { type ReactNode, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import type { Told } from "../net/protocol";
import { type Table, useTable } from "../table/context";
import type { Play } from "../table/play";
import { evenly, factsOf, lengthOf, stepAt } from "../table/telling";
import { useText } from "../text/context";
import { Icon, type IconName } from "./Icon";
import { sentence } from "./QuestionBar";
import { paceOf, type Settings, useSettings } from "./settings";
import { useMedia } from "./useMedia";

/** Where a click or a key is meant for what is told itself. */
const OWN = ".telling, .recap";
const NO_KEYS = ["Tab", "Shift", "Control", "Alt", "Meta"];
const SENTENCES = 3;

/** Whether what happens is shown beat by beat: not where nobody looks, or wants it. */
export function useShowing(play: Play, settings: Settings): void {
  const reduced = useMedia("(prefers-reduced-motion: reduce)");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the system's wish is part of the pace.
  useEffect(() => {
    const set = () => {
      play.shows = paceOf(settings) > 0;
      if (document.hidden) play.enough();
    };
    set();
    document.addEventListener("visibilitychange", set);
    return () => document.removeEventListener("visibilitychange", set);
  }, [play, settings, reduced]);
}

/** Goes from step to step, unless somebody or a big moment holds it; whoever acts is not kept waiting. */
export function useTelling({ telling, steps, awaited, asked, play }: Table, held = false): void {
  const { settings } = useSettings();
  const here = telling?.here ?? -1;
  const begun = telling !== null && !telling.held;
  const playing = telling !== null && !telling.paused;
  const next = steps.find((step) => step.to > here)?.to ?? -1;
  const since = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its own time.
  useEffect(() => {
    since.current = performance.now();
  }, [here, begun]);
  const length = begun ? lengthOf(steps, stepAt(steps, here), paceOf(settings), asked !== null) : 0;
  useEffect(() => {
    if (!playing || held || (next < 0 && awaited)) return;
    const left = since.current + length - performance.now();
    const on = () => (next < 0 ? play.enough() : play.show(next));
    if (left <= 0) {
      on();
      return;
    }
    const timer = setTimeout(on, left);
    return () => clearTimeout(timer);
  }, [playing, held, next, awaited, length, play]);
  useSkipped(telling !== null, play.enough, { by: "pointerdown", but: OWN });
}

interface Skip {
  /** What a finger or a mouse does to end it. */
  by: "pointerdown" | "click";
  /** Where that is meant for what is told itself. */
  but?: string;
}

/** Any key or click ends it, before it is taken for what lies there now. */
export function useSkipped(on: boolean, enough: () => void, { by, but }: Skip): void {
  useEffect(() => {
    if (!on) return;
    const skip = (event: Event) => {
      const key = event instanceof KeyboardEvent ? event.key : "";
      const own = but && event.target instanceof Element && event.target.closest(but);
      if (NO_KEYS.includes(key) || (own && key !== "Escape")) return;
      flushSync(enough);
      if (key === "Escape") event.stopPropagation();
    };
    addEventListener(by, skip, true);
    addEventListener("keydown", skip, true);
    return () => {
      removeEventListener(by, skip, true);
      removeEventListener("keydown", skip, true);
    };
  }, [on, enough, by, but]);
}

/** What a step says: its facts that weigh something, the last of many. */
export function said(facts: readonly Told[], weight = evenly): Told[] {
  const heavy = facts.filter((fact) => weight(fact) > 0);
  return (heavy.length > 0 ? heavy : facts).slice(0, SENTENCES);
}

/** The bar while something is told: what is seen, and whose move it is by now. */
export function Telling({ children }: { children?: ReactNode }) {
  const { telling, steps, beats, sight, module, automatic, play } = useTable();
  const text = useText();
  if (!telling) return null;
  const at = telling.held ? -1 : stepAt(steps, telling.here);
  const step = steps[at];
  const all = step ? factsOf(beats, step) : [];
  const whole = module?.tells?.says?.(all, text);
  const facts = said(all, module?.tells?.weight);
  const byItself = step && automatic.has(beats[step.to]?.seq ?? -1);
  const button = (icon: IconName, label: string, act: () => void, able = true) => (
    <button
      type="button"
      className="icon-button"
      title={text.say(label)}
      aria-label={text.say(label)}
      disabled={!able}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
  const go = (to: number) => {
    const wanted = steps[to];
    if (!wanted) return;
    play.pause(true);
    play.show(wanted.to);
  };
  return (
    <section className="question telling" aria-label={text.say("web-telling")}>
      <div className="question-words">
        <p className="question-said" aria-live="off">
          {whole || facts.map((fact) => text.event(fact)).join(" ") || sentence(sight, text)}
          {byItself && <em className="automatic"> {text.say("web-automatic")}</em>}
        </p>
        <p className="question-past" role="status">
          {sight.result && !telling.again ? text.say("web-telling-end") : sentence(sight, text)}
        </p>
      </div>
      <div className="question-acts">
        {button("back", "web-back", () => go(at - 1), at > 0)}
        {telling.paused
          ? button("play", "web-run", () => play.pause(false))
          : button("pause", "web-pause", () => play.pause(true))}
        {button("on", "web-on", () => go(at + 1), at + 1 < steps.length)}
        <button type="button" className="to-now" onClick={play.enough}>
          {text.say("web-to-now")}
        </button>
      </div>
      {children}
    </section>
  );
}

/** A card that somebody else has just laid open, large, as long as that is told. */
export function Shown() {
  const { telling, steps, beats, module } = useTable();
  const text = useText();
  const { settings } = useSettings();
  const step = telling && !telling.held ? steps[stepAt(steps, telling.here)] : undefined;
  if (!step || !module?.tells?.card) return null;
  const cards = factsOf(beats, step).map((fact) => module.tells?.card?.(fact) ?? null);
  const card = cards.find((it) => it !== null);
  if (!card) return null;
  return (
    <aside key={card} className="zoom shown-card" aria-hidden="true">
      <module.Zoom card={card} text={text} textOnly={settings.textOnly} />
    </aside>
  );
}
