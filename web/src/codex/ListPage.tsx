// All that is in the box, under its kinds: searched by words, chosen by what is printed on it.
import { useEffect } from "react";
import { navigate, to } from "../router";
import { Link } from "../shell/Frame";
import { Icon } from "../shell/Icon";
import { useSettings } from "../shell/settings";
import type { Texts } from "../text/texts";
import type { Open } from "./CodexPage";
import { chosen, kindsOf, saidOf, type Told, valuesOf, type Wish, written } from "./find";

export function ListPage(open: Open) {
  const { game, codex, all, wish, text } = open;
  const found = chosen(all, wish);
  const kinds = kindsOf(codex).filter((kind) => found.some((it) => it.article.kind === kind));
  useEffect(() => {
    document.title = `${text.say("web-codex")} · ${text.title(game)} · Gloaming`;
  }, [text, game]);
  return (
    <article className="page codex">
      <div className="page-head">
        <h1>
          {text.title(game)} <small>{text.say("web-codex")}</small>
        </h1>
        <Link href={to.rules(game)} className="button quiet">
          <Icon name="book" />
          {text.say("web-rules")}
        </Link>
      </div>
      <Search {...open} many={found.length} />
      {kinds.map((kind) => {
        const those = found.filter((it) => it.article.kind === kind);
        return (
          <section key={kind} aria-labelledby={`kind-${kind}`}>
            <h2 id={`kind-${kind}`}>
              {text.say(`codex-kind-${kind}`)} <small>{those.length}</small>
            </h2>
            <ul className={`codex-grid of-${game}`}>
              {those.map((it) => (
                <li key={it.article.id}>
                  <Tile {...open} told={it} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </article>
  );
}

function Search({ game, codex, wish, text, many }: Open & { many: number }) {
  const ask = (part: Partial<Wish>) =>
    navigate(to.codex(game, "", written({ ...wish, ...part })), true);
  const kinds = kindsOf(codex);
  const facts = codex.filters.filter((fact) => valuesOf(codex, fact, wish.kind).length > 0);
  const wished = wish.words || wish.kind || Object.keys(wish.facts).length > 0;
  return (
    <search className="codex-search">
      <label className="search">
        <Icon name="search" />
        <span className="hidden">{text.say("web-search")}</span>
        <input
          type="search"
          placeholder={text.say("web-search")}
          value={wish.words}
          onChange={(event) => ask({ words: event.target.value })}
        />
      </label>
      <div className="codex-filters">
        {kinds.length > 1 && (
          <Choice
            label={text.say("web-codex-kind")}
            any={text.say("web-codex-any")}
            value={wish.kind}
            values={kinds.map((kind) => [kind, text.say(`codex-kind-${kind}`)])}
            // What another kind is told by may mean nothing here.
            onChoose={(kind) => ask({ kind, facts: {} })}
          />
        )}
        {facts.map((fact) => (
          <Choice
            key={fact}
            label={text.say(`codex-${fact}`)}
            any={text.say("web-codex-any")}
            value={wish.facts[fact] ?? ""}
            values={valuesOf(codex, fact, wish.kind).map((it) => [it, saidOf(fact, it, text)])}
            onChoose={(value) => ask({ facts: { ...wish.facts, [fact]: value } })}
          />
        ))}
      </div>
      <p className="codex-found" role="status">
        {text.say("web-codex-found", { count: many, of: codex.articles.length })}
        {wished && (
          <button type="button" className="quiet" onClick={() => ask(NOTHING)}>
            {text.say("web-codex-reset")}
          </button>
        )}
      </p>
    </search>
  );
}

const NOTHING: Wish = { words: "", kind: "", facts: {} };

interface ChoiceProps {
  label: string;
  any: string;
  value: string;
  values: readonly (readonly [value: string, said: string])[];
  onChoose(value: string): void;
}

function Choice({ label, any, value, values, onChoose }: ChoiceProps) {
  return (
    <label className={value ? "chosen" : undefined}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{any}</option>
        {values.map(([it, said]) => (
          <option key={it} value={it}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What it can be chosen by; else what it does; else what comes first on it. */
function inShort({ article }: Told, filters: readonly string[], text: Texts): string {
  const named = (facts: readonly string[]) =>
    facts.map((fact) => {
      const value = article.facts[fact] ?? "";
      const said = saidOf(fact, value, text);
      return said === value ? `${text.say(`codex-${fact}`)}\u00a0${said}` : said; // A number needs a name.
    });
  const chosen = filters.filter((fact) => article.facts[fact]);
  if (chosen.length > 0) return named(chosen).join(" · ");
  const [called = "", does = ""] = article.texts;
  const effect = text.attribute(called, "effect") || (does && text.say(does));
  return effect || named(Object.keys(article.facts).slice(0, 2)).join(" · ");
}

/** A thing among many: its picture, its name, and a few words about it. */
function Tile({ game, codex, wish, text, module, told }: Open & { told: Told }) {
  const { settings } = useSettings();
  const { article, name } = told;
  const small = inShort(told, codex.filters, text);
  return (
    <Link href={to.codex(game, article.id, written(wish))} className="codex-tile">
      {module?.Likeness && !settings.textOnly && (
        <span className="codex-likeness" aria-hidden="true">
          <module.Likeness card={article.card} text={text} textOnly={false} />
        </span>
      )}
      <span className="codex-tile-words">
        <b>{name}</b>
        {small && <small>{small}</small>}
      </span>
    </Link>
  );
}
