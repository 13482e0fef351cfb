// What stands beside the board: the log, the rules, the glossary, the settings; one at a time, or
// folded away to leave the board all the room. On a slim screen they open over the board.
import { lazy, Suspense, useEffect, useState } from "react";
import { patiently } from "../net/kept";
import { useTable } from "../table/context";
import { useText } from "../text/context";
import { Icon, type IconName } from "./Icon";
import { Log } from "./Log";
import { Recap } from "./Recap";
import { SettingsPanel } from "./SettingsPanel";
import { useSettings } from "./settings";
import { SLIM, useMedia } from "./useMedia";

const RulesPanel = lazy(() =>
  patiently(() => import("./RulesPage").then((it) => ({ default: it.RulesPanel }))),
);
const GlossaryPanel = lazy(() =>
  patiently(() => import("./RulesPage").then((it) => ({ default: it.GlossaryPanel }))),
);

export type Tab = "log" | "rules" | "glossary" | "settings";
const TABS: { tab: Tab; icon: IconName }[] = [
  { tab: "log", icon: "log" },
  { tab: "rules", icon: "book" },
  { tab: "glossary", icon: "help" },
  { tab: "settings", icon: "gear" },
];

interface Fold {
  open: boolean;
  /** They lie over the board while they are open. */
  over: boolean;
  show(open: boolean): void;
}

/** Whether the panels are open: as it was left on a wide screen, for a moment on a slim one. */
export function usePanels(): Fold {
  const slim = useMedia(SLIM);
  const { settings, change } = useSettings();
  const [over, setOver] = useState(false);
  const { at } = useTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is looked at on the board.
  useEffect(() => setOver(false), [at]);
  if (slim) return { open: over, over, show: setOver };
  return { open: settings.panels, over: false, show: (panels) => change({ panels }) };
}

export function PanelsButton({ open, show }: Fold) {
  const text = useText();
  const label = text.say(open ? "web-panels-fold" : "web-panels-open");
  return (
    <button
      type="button"
      className="icon-button panels-button"
      aria-expanded={open}
      aria-label={label}
      title={label}
      onClick={() => show(!open)}
    >
      <Icon name="panels" />
    </button>
  );
}

interface Props {
  tab: Tab;
  onTab(tab: Tab): void;
  rule: string;
  onRule(rule: string): void;
}

export function Panels({ tab, onTab, rule, onRule }: Props) {
  const { game } = useTable().sight;
  const text = useText();
  return (
    <aside className="panels" aria-label={text.say("web-beside")}>
      <div className="tabs" role="tablist">
        {TABS.map(({ tab: it, icon }) => (
          <button
            type="button"
            role="tab"
            key={it}
            aria-selected={tab === it}
            aria-controls="panel"
            onClick={() => onTab(it)}
          >
            <Icon name={icon} />
            <span>{text.say(`web-${it}`)}</span>
          </button>
        ))}
      </div>
      {tab === "log" && <Recap />}
      <div id="panel" role="tabpanel" className={`panel panel-${tab}`}>
        <Suspense>
          {tab === "log" && <Log />}
          {tab === "rules" && <RulesPanel game={game} place={rule} onPlace={onRule} />}
          {tab === "glossary" && <GlossaryPanel game={game} />}
          {tab === "settings" && <SettingsPanel />}
        </Suspense>
      </div>
    </aside>
  );
}
