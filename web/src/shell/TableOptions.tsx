// By which rules a table plays, as far as they are not the usual ones (UX-37).
import type { GameInfo, Sight } from "../net/protocol";
import { useTable } from "../table/context";
import { useText } from "../text/context";
import { hintsAgreed } from "./FairPlay";

interface Props {
  sight: Sight;
  game: GameInfo | null;
}

/** Nothing at a table where all is as usual. */
export function TableOptions({ sight, game }: Props) {
  const text = useText();
  const { options } = sight;
  const hints = hintsAgreed(sight);
  const unusual = (game?.settings ?? []).filter(
    (it) => (options[it.name] ?? it.default) !== it.default,
  );
  if (unusual.length === 0 && !hints) return null;
  return (
    <section className="table-options" aria-label={text.say("web-table-options")}>
      <strong>{text.say("web-table-options")}</strong>
      <dl>
        {unusual.map(({ name }) => (
          <div key={name}>
            <dt>{text.setting(name)}</dt>
            <dd>{text.value(name, options[name] ?? "")}</dd>
          </div>
        ))}
        {hints && (
          <div>
            <dt>{text.say("web-hints")}</dt>
            <dd>{text.say("web-hints-agreed")}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** Of the table that this is drawn at. */
export function OptionsHere() {
  const { sight, info } = useTable();
  return <TableOptions sight={sight} game={info} />;
}
