// The numbered rules and the glossary of a game: a page of their own, and a panel at the table.
import { useEffect, useState } from "react";
import { kept, useKept } from "../net/kept";
import { navigate, to } from "../router";
import { TextContext, useText, useTexts } from "../text/context";
import { textsOf } from "../text/load";
import { glossaryOf, rulesOf } from "../text/pages";
import { Frame, Link } from "./Frame";
import { Icon } from "./Icon";
import { Reading } from "./Reading";
import { type Language, useSettings } from "./settings";

interface PanelProps {
  game: string;
  place: string;
  onPlace(place: string): void;
}

const rules = kept((game: string, language: Language) => rulesOf(game, language));
/** The glossary's chapter of a game is called as the game is called in English. */
const glossary = kept(async (game: string, language: Language) => {
  const english = await textsOf("en", game);
  return glossaryOf(english.say("title"), language);
});

export function RulesPanel({ game, place, onPlace }: PanelProps) {
  const text = useText();
  const page = useKept(rules, game, text.language);
  if (page === undefined) return null;
  if (page === null) return <p className="note">{text.say("web-no-rules")}</p>;
  return (
    <>
      {page.language !== text.language && <p className="note">{text.say("web-only-english")}</p>}
      <Reading page={page} place={place} onPlace={onPlace} label={text.say("web-rules")} />
    </>
  );
}

export function GlossaryPanel({ game }: { game: string }) {
  const text = useText();
  const page = useKept(glossary, game, text.language);
  const [place, setPlace] = useState("");
  if (!page) return null;
  return (
    <>
      {page.language !== text.language && <p className="note">{text.say("web-only-english")}</p>}
      <Reading page={page} place={place} onPlace={setPlace} label={text.say("web-glossary")} />
    </>
  );
}

export function RulesPage({ game, rule }: { game: string; rule: string }) {
  const { settings } = useSettings();
  const text = useTexts(settings.language, game);
  const [glossary, setGlossary] = useState(false);
  useEffect(() => {
    if (text) document.title = `${text.say("web-rules")} · ${text.say("title")} · Gloaming`;
  }, [text]);
  if (!text) return <Frame quiet />;
  return (
    <TextContext value={text}>
      <Frame>
        <article className="page rules-page">
          <div className="page-head">
            <h1>{text.has("title") ? text.say("title") : game}</h1>
            <Link href={to.codex(game)} className="button quiet">
              <Icon name="cards" />
              {text.say("web-codex")}
            </Link>
            <div className="tabs" role="tablist">
              <button
                type="button"
                role="tab"
                aria-selected={!glossary}
                onClick={() => setGlossary(false)}
              >
                {text.say("web-rules")}
              </button>
              <button
                type="button"
                role="tab"
                aria-selected={glossary}
                onClick={() => setGlossary(true)}
              >
                {text.say("web-glossary")}
              </button>
            </div>
          </div>
          {glossary ? (
            <GlossaryPanel game={game} />
          ) : (
            <RulesPanel
              game={game}
              place={rule}
              onPlace={(place) => navigate(to.rules(game, place))}
            />
          )}
        </article>
      </Frame>
    </TextContext>
  );
}
