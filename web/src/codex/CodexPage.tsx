// The codex of a game: all that is in its box to look up, and each thing on a page of its own.
import { useEffect, useMemo } from "react";
import type { BoardModule } from "../boards/contract";
import { articleOf, codexOf } from "../net/codex";
import { useKept } from "../net/kept";
import type { Codex } from "../net/protocol";
import { useShelf } from "../net/shelf";
import { navigate, to } from "../router";
import { Frame, Link } from "../shell/Frame";
import { Icon } from "../shell/Icon";
import { Nowhere } from "../shell/Nowhere";
import { useSettings } from "../shell/settings";
import { Trouble } from "../shell/Trouble";
import { useBoard } from "../table/useBoard";
import { TextContext, useTexts } from "../text/context";
import type { Texts } from "../text/texts";
import { ArticlePage } from "./ArticlePage";
import { type Told, told, type Wish, wishIn } from "./find";
import { ListPage } from "./ListPage";
import "./codex.css";

/** What both pages of a codex are given. */
export interface Open {
  game: string;
  codex: Codex;
  all: readonly Told[];
  wish: Wish;
  text: Texts;
  module: BoardModule | null;
}

interface Props {
  game: string;
  /** One thing, or "" for all of them. */
  thing: string;
  /** What was searched and chosen, as the address has it. */
  wish: string;
  /** The table one came from, which waits as it was left. */
  table: string | null;
}

export function CodexPage({ game, thing, wish, table }: Props) {
  const { games, trouble, again } = useShelf();
  if (trouble !== null) {
    return (
      <Frame>
        <Trouble error={trouble} again={again} />
      </Frame>
    );
  }
  const info = games?.find(({ id }) => id === game);
  if (!games) return <Frame />;
  if (!info) return <Nowhere />;
  // A thing is told as at a usual table: some cards do something else by other options.
  const usual = Object.fromEntries(info.settings.map((it) => [it.name, it.default]));
  return <Opened key={game} {...{ game, thing, wish, table, usual }} />;
}

function Opened({ game, thing, wish, table, usual }: Props & { usual: Record<string, string> }) {
  const { settings } = useSettings();
  const ofTheGame = useTexts(settings.language, game);
  const options = JSON.stringify(usual);
  const text = useMemo(() => ofTheGame?.under(JSON.parse(options)), [ofTheGame, options]);
  const codex = useKept(codexOf, game);
  const module = useBoard(game);
  const all = useMemo(
    () => (codex && text ? codex.articles.map((it) => told(it, text)) : []),
    [codex, text],
  );
  const article = codex && thing ? articleOf(codex, thing) : undefined;
  useEffect(() => {
    // A copy on a table is called otherwise than the thing it is a copy of.
    if (article && article.id !== thing) navigate(to.codex(game, article.id, wish), true);
  }, [game, thing, wish, article]);
  if (!codex || !text) return <Frame quiet />;
  const open: Open = { game, codex, all, wish: wishIn(wish, codex.filters), text, module };
  if (thing && !article) return <Nowhere why={text.say("web-codex-unknown")} />;
  const here = article && all.find((it) => it.article === article);
  return (
    <TextContext value={text}>
      <Frame title={table && <BackToTable table={table} text={text} />}>
        {here ? <ArticlePage {...open} here={here} /> : <ListPage {...open} />}
      </Frame>
    </TextContext>
  );
}

function BackToTable({ table, text }: { table: string; text: Texts }) {
  return (
    <Link href={table} className="button primary codex-back">
      <Icon name="undo" />
      {text.say("web-codex-back")}
    </Link>
  );
}
