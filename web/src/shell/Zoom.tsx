// A card as big as it deserves (UX-7), as the game draws it.
import { articleOf, codexOf } from "../net/codex";
import { useKept } from "../net/kept";
import { to } from "../router";
import { useTable } from "../table/context";
import { useText } from "../text/context";
import { Link } from "./Frame";
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
      <More card={zoomed.card} kept={zoomed.kept} />
      <PressLong tried />
    </aside>
  );
}

/** The way to all that is known of a thing; what goes with the pointer can be held first. */
function More({ card, kept }: { card: string; kept: boolean }) {
  const { game } = useTable().sight;
  const text = useText();
  const codex = useKept(codexOf, game);
  const article = codex && articleOf(codex, card);
  if (!article) return null;
  return (
    <p className="zoom-more">
      {!kept && <span className="zoom-hold">{text.say("web-codex-hold")}</span>}
      <Link href={to.codex(game, article.id)} className="button quiet">
        <Icon name="cards" />
        {text.say("web-codex-open")}
      </Link>
    </p>
  );
}
