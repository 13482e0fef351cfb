// A card as big as it deserves (UX-7), as the game draws it.
import { useTable } from "../table/context";
import { useText } from "../text/context";
import { Icon } from "./Icon";
import { PressLong } from "./PressLong";
import { useSettings } from "./settings";

export function Zoom() {
  const { zoomed, module, shown, play } = useTable();
  const text = useText();
  const { settings } = useSettings();
  if (!module) return null;
  if (!zoomed) return <PressLong tried={false} />;
  return (
    <aside className={zoomed.kept ? "zoom kept" : "zoom"} aria-label={text.say("web-zoom")}>
      <button
        type="button"
        className="icon-button small close"
        aria-label={text.say("web-close")}
        onClick={() => play.keep(null)}
      >
        <Icon name="close" />
      </button>
      <module.Zoom
        card={zoomed.card}
        board={shown.board}
        text={text}
        textOnly={settings.textOnly}
      />
      <PressLong tried />
    </aside>
  );
}
