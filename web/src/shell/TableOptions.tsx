// By which rules a table plays, as far as they are not the usual ones (UX-37).
import type { GameInfo } from "../net/protocol";
import { useTable } from "../table/context";
import { useText } from "../text/context";

interface Props {
  options: Readonly<Record<string, string>>;
  game: GameInfo | null;
}

/** Nothing at a table where all is as usual. */
export function TableOptions({ options, game }: Props) {
  const text = useText();
  const unusual = (game?.settings ?? []).filter(
    ({ name, values }) => (options[name] ?? values[0]) !== values[0],
  );
  if (unusual.length === 0) return null;
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
      </dl>
    </section>
  );
}

/** Of the table that this is drawn at. */
export function OptionsHere() {
  const { sight, info } = useTable();
  return <TableOptions options={sight.options} game={info} />;
}
