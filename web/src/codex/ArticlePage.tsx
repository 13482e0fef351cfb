// A thing of the box on a page of its own: as the table shows it, in numbers, and in the rules.
import { useEffect, useMemo, useState } from "react";
import { kept, useKept } from "../net/kept";
import { navigate, to } from "../router";
import { Link } from "../shell/Frame";
import { Icon } from "../shell/Icon";
import { writing } from "../shell/keyboard";
import { type Language, useSettings } from "../shell/settings";
import { useTexts } from "../text/context";
import { blocks } from "../text/markdown";
import { rulesOf } from "../text/pages";
import type { Open } from "./CodexPage";
import { chosen, saidOf, type Told, written } from "./find";
import { numbersIn, rulingsOf } from "./rulings";

export function ArticlePage(open: Open & { here: Told }) {
  const { game, all, wish, text, module, here } = open;
  const { article, name } = here;
  const { settings } = useSettings();
  const among = chosen(all, wish);
  const at = among.indexOf(here);
  const [before, after] = at < 0 ? [] : [among[at - 1], among[at + 1]];
  useEffect(() => {
    document.title = `${name} · ${text.title(game)} · Gloaming`;
  }, [name, text, game]);
  useTurning(before && pageOf(open, before), after && pageOf(open, after));
  return (
    <article className="page codex codex-article" aria-labelledby="article">
      <nav className="codex-ways" aria-label={text.say("web-codex")}>
        <Link href={to.codex(game, "", written(wish))} className="button quiet">
          <Icon name="list" />
          {text.say("web-codex-all")}
        </Link>
        <Turn open={open} way="before" there={before} />
        <Turn open={open} way="next" there={after} />
      </nav>
      <div className="codex-card" data-thing={article.id}>
        {module && <module.Zoom card={article.card} text={text} textOnly={settings.textOnly} />}
      </div>
      <div className="codex-words">
        <header>
          <p className="note">
            {text.say(`codex-kind-${article.kind}`)}
            {/\d/.test(article.id) && ` · ${article.id}`}
          </p>
          <h1 id="article">{name}</h1>
        </header>
        <Share game={game} id={article.id} name={name} text={text} />
        <Facts {...open} />
        <Rulings {...open} />
      </div>
    </article>
  );
}

const pageOf = ({ game, wish }: Open, { article }: Told) =>
  to.codex(game, article.id, written(wish));

/** The arrow keys turn the page. */
function useTurning(before: string | undefined, after: string | undefined) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      const there = { ArrowLeft: before, ArrowRight: after }[event.key];
      if (there && plain && !writing(event.target)) navigate(there, true);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [before, after]);
}

interface TurnProps {
  open: Open;
  way: "before" | "next";
  there: Told | undefined;
}

function Turn({ open, way, there }: TurnProps) {
  if (!there) return <span className={`codex-turn ${way}`} />;
  return (
    <Link
      href={pageOf(open, there)}
      className={`button quiet codex-turn ${way}`}
      label={open.text.say(`web-codex-${way}`, { name: there.name })}
    >
      <Icon name={way === "before" ? "back" : "on"} />
      <span>{there.name}</span>
    </Link>
  );
}

/** The link of this thing alone, whatever was searched: given to the device, or copied. */
function Share({
  game,
  id,
  name,
  text,
}: Pick<Open, "game" | "text"> & { id: string; name: string }) {
  const [copied, setCopied] = useState("");
  const url = new URL(to.codex(game, id), location.origin).href;
  const share = () => {
    const done = () => setCopied(id);
    const nothing = () => {}; // Whoever thinks better of it has shared nothing.
    if (navigator.share) navigator.share({ title: name, url }).catch(nothing);
    else navigator.clipboard?.writeText(url).then(done, nothing);
  };
  return (
    <p className="codex-share">
      <button type="button" onClick={share}>
        <Icon name="link" />
        {text.say("web-codex-share")}
      </button>
      <span className="note" role="status">
        {copied === id && text.say("web-codex-shared")}
      </span>
      <a href={url}>{url.replace(/^https?:\/\//, "")}</a>
    </p>
  );
}

function Facts({ text, here }: Open & { here: Told }) {
  const facts = Object.entries(here.article.facts);
  if (facts.length === 0) return null;
  return (
    <section>
      <h2>{text.say("web-codex-numbers")}</h2>
      <table className="codex-facts">
        <tbody>
          {facts.map(([fact, value]) => (
            <tr key={fact}>
              <th scope="row">{text.say(`codex-${fact}`)}</th>
              <td>{saidOf(fact, value, text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const rules = kept((game: string, language: Language) => rulesOf(game, language));

/** The rules, rulings and examples that name it; where the page is English, by its English name. */
function Rulings({ game, codex, text, here }: Open & { here: Told }) {
  const page = useKept(rules, game, text.language);
  const ofThePage = useTexts(page?.language ?? text.language, game);
  const { article } = here;
  const found = useMemo(() => {
    if (!page || !ofThePage) return [];
    const called = article.texts[0] ?? "";
    const names = [ofThePage.say(called), /^[A-Z].*\d/.test(article.id) ? article.id : ""];
    const things = new Set(codex.articles.map(({ id }) => id));
    const cited = article.texts.flatMap((id) => numbersIn(text.whole(id)));
    const numbers = [...article.rules, ...cited];
    return rulingsOf(blocks(page.said), { names, numbers, things });
  }, [page, ofThePage, article, codex, text]);
  if (found.length === 0) return null;
  return (
    <section className="codex-rulings">
      <h2>{text.say("web-codex-rules")}</h2>
      <ul lang={page?.language}>
        {found.map(({ number, said }) => (
          <li key={number}>
            <Link href={to.rules(game, number)} className="rule-link">
              {number}
            </Link>{" "}
            {said}
          </li>
        ))}
      </ul>
    </section>
  );
}
