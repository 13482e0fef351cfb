// What stands beside the board: the log, the rules, the glossary, the settings; one at a time.
import { lazy, Suspense } from "react";
import { patiently } from "../net/kept";
import { useTable } from "../table/context";
import { useText } from "../text/context";
import { Icon, type IconName } from "./Icon";
import { Log } from "./Log";
import { Recap } from "./Recap";
import { SettingsPanel } from "./SettingsPanel";

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
      <Recap />
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
