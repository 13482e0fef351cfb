// The client as a whole: settings and texts for everybody, and the page the address asks for.
import {
  Activity,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { patiently } from "./net/kept";
import { type Route, to, useAddress, useRoute } from "./router";
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
const CodexPage = lazy(() =>
  patiently(() => import("./codex/CodexPage").then((it) => ({ default: it.CodexPage }))),
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
  const table = useTableBehind(route);
  const shown = route.page === "table";
  // First in the document is what is read: what waits behind it has places of the same names.
  return (
    <>
      <Suspense fallback={<Frame quiet />}>
        <Read route={route} table={table && to.table(table.table, table.at ?? undefined)} />
      </Suspense>
      {table && (
        <Activity mode={shown ? "visible" : "hidden"}>
          <TablePage key={table.table} table={table.table} at={table.at} token={table.token} />
        </Activity>
      )}
    </>
  );
}

type AtTable = Extract<Route, { page: "table" }>;

/** The table one is at, or has gone from to look something up: it waits as it was left. */
function useTableBehind(route: Route): AtTable | null {
  const left = useRef<AtTable | null>(null);
  if (route.page === "table") left.current = route;
  else if (route.page !== "codex") left.current = null;
  return left.current;
}

function Read({ route, table }: { route: Route; table: string | null }): ReactNode {
  switch (route.page) {
    case "start":
      return <StartPage />;
    case "set-up":
      return <SetUp key={route.game} {...route} />;
    case "table":
      return null;
    case "codex":
      return <CodexPage game={route.game} thing={route.thing} wish={route.wish} table={table} />;
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
