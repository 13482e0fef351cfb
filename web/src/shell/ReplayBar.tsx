// Going through a game move by move: step, scrub, let it run, link to a move (UX-27).
import { useEffect, useState } from "react";
import type { Told } from "../net/protocol";
import { to } from "../router";
import { useTable } from "../table/context";
import { momentsOf } from "../table/moment";
import { useText } from "../text/context";
import { Icon, type IconName } from "./Icon";
import { paceOf, useSettings } from "./settings";

/** How long a moment is seen where nothing moves. */
const AT_REST = 1000;

interface Props {
  /** How often somebody wished to see the whole game: each time it runs from its first turn. */
  wished?: number;
}

export function ReplayBar({ wished = 0 }: Props) {
  const { sight, moments, log, at, module, play } = useTable();
  const text = useText();
  const { settings } = useSettings();
  const [running, setRunning] = useState(false);
  const [copied, setCopied] = useState(false);
  const last = moments.length - 1;
  const here = at === null ? last : nearestBefore(moments, at);
  const go = (index: number) => {
    setCopied(false);
    play.go(index >= last ? null : (moments[Math.max(0, index)] ?? 0));
  };
  const first = nearestBefore(moments, beginning(log, module?.tells?.begins));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish is heard once.
  useEffect(() => {
    if (wished === 0) return;
    go(first);
    setRunning(true);
  }, [wished]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step for each place.
  useEffect(() => {
    if (!running) return;
    if (here >= last) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => go(here + 1), paceOf(settings) || AT_REST);
    return () => clearTimeout(timer);
  }, [running, here, last]);
  const step = (icon: IconName, label: string, index: number) => (
    <button
      type="button"
      className="icon-button"
      title={text.say(label)}
      aria-label={text.say(label)}
      disabled={index < 0 || index > last || index === here}
      onClick={() => go(index)}
    >
      <Icon name={icon} />
    </button>
  );
  const link = () => {
    const address = new URL(to.table(sight.table, moments[here] ?? 0), location.origin).href;
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => {},
    );
  };
  const run = () => {
    if (here >= last) go(first);
    setRunning(!running);
  };
  return (
    <section className="replay" aria-label={text.say("web-replay")}>
      {step("first", "web-first", here === 0 ? -1 : 0)}
      {step("back", "web-back", here - 1)}
      <button
        type="button"
        className="icon-button"
        aria-label={text.say(running ? "web-pause" : "web-run")}
        title={text.say(running ? "web-pause" : "web-run")}
        onClick={run}
      >
        <Icon name={running ? "pause" : "play"} />
      </button>
      {step("on", "web-on", here + 1)}
      {step("end", "web-last", here === last ? -1 : last)}
      <input
        type="range"
        min={0}
        max={last}
        value={here}
        aria-label={text.say("web-scrub")}
        aria-valuetext={text.say("web-move-of", { at: here, count: last })}
        onChange={(event) => go(Number(event.target.value))}
      />
      <span className="count">{`${here} / ${last}`}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={text.say(copied ? "web-copied" : "web-link-move")}
        title={text.say(copied ? "web-copied" : "web-link-move")}
        onClick={link}
      >
        <Icon name={copied ? "copy" : "link"} />
      </button>
    </section>
  );
}

/** The moment at which the set-up is done and the first turn begins. */
export function beginning(log: readonly Told[], begins: readonly string[] = ["turn"]): number {
  const first = log.find((told) => begins.includes(told.what));
  return first ? momentsOf(log)(first) : 0;
}

/** The index of the last moment not after a given one. */
function nearestBefore(moments: readonly number[], at: number): number {
  let found = 0;
  moments.forEach((moment, index) => {
    if (moment <= at) found = index;
  });
  return found;
}
