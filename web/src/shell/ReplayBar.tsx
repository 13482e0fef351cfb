// Going through a game move by move: step, scrub, let it run, link to a move (UX-27).
import { useEffect, useState } from "react";
import { to } from "../router";
import { useTable } from "../table/context";
import { useText } from "../text/context";
import { Icon, type IconName } from "./Icon";
import { duration, useSettings } from "./settings";

export function ReplayBar() {
  const { sight, moments, at, play } = useTable();
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step for each place.
  useEffect(() => {
    if (!running) return;
    if (here >= last) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => go(here + 1), 350 + duration(settings));
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
    if (here >= last) go(0);
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

/** The index of the last moment not after a given one. */
function nearestBefore(moments: readonly number[], at: number): number {
  let found = 0;
  moments.forEach((moment, index) => {
    if (moment <= at) found = index;
  });
  return found;
}
