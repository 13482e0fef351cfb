// The client as a whole: settings and texts for everybody, and the page the address asks for.
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { patiently } from "./net/kept";
import { useAddress, useRoute } from "./router";
import { Boundary } from "./shell/Boundary";
import { Frame } from "./shell/Frame";
import { useMotion } from "./shell/motion";
import { StartPage } from "./shell/StartPage";
import { load, type Settings, SettingsContext, save } from "./shell/settings";
import { TextContext, useTexts } from "./text/context";

// A page that does not come is asked for again: the one before is gone already.
const SetUp = lazy(() =>
  patiently(() => import("./shell/SetUp").then((it) => ({ default: it.SetUp }))),
);
const TablePage = lazy(() =>
  patiently(() => import("./shell/TablePage").then((it) => ({ default: it.TablePage }))),
);
const RulesPage = lazy(() =>
  patiently(() => import("./shell/RulesPage").then((it) => ({ default: it.RulesPage }))),
);
const SettingsPage = lazy(() =>
  patiently(() => import("./shell/SettingsPanel").then((it) => ({ default: it.SettingsPage }))),
);
const Nowhere = lazy(() =>
  patiently(() => import("./shell/Nowhere").then((it) => ({ default: it.Nowhere }))),
);

export function App() {
  const [settings, setSettings] = useState(load);
  const change = useCallback(
    (part: Partial<Settings>) =>
      setSettings((before) => {
        const after = { ...before, ...part };
        save(after);
        return after;
      }),
    [],
  );
  useLook(settings);
  useMotion(settings);
  const room = useMemo(() => ({ settings, change }), [settings, change]);
  const text = useTexts(settings.language);
  const address = useAddress();
  return (
    <SettingsContext value={room}>
      {text && (
        <TextContext value={text}>
          <Boundary address={address}>
            <Suspense fallback={<Frame quiet />}>
              <Page />
            </Suspense>
          </Boundary>
        </TextContext>
      )}
    </SettingsContext>
  );
}

function Page(): ReactNode {
  const route = useRoute();
  switch (route.page) {
    case "start":
      return <StartPage />;
    case "set-up":
      return <SetUp key={route.game} {...route} />;
    case "table":
      return <TablePage key={route.table} {...route} />;
    case "rules":
      return <RulesPage game={route.game} rule={route.rule} />;
    case "settings":
      return <SettingsPage />;
    case "nowhere":
      return <Nowhere />;
  }
}

/** What the style sheet must know of the settings. */
function useLook(settings: Settings) {
  useEffect(() => {
    const html = document.documentElement;
    html.lang = settings.language;
    html.dataset.theme = settings.theme;
    html.dataset.motion = settings.motion;
  }, [settings.language, settings.theme, settings.motion]);
}
