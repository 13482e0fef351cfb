// A table: the question, the board, and everything beside it. Coming and going is settled here.
import { useEffect, useMemo, useState } from "react";
import { shelf } from "../net/http";
import type { GameInfo } from "../net/protocol";
import { myTurn } from "../table/curtain";
import { TextContext, useText, useTexts } from "../text/context";
import { Curtain } from "./Curtain";
import { Frame } from "./Frame";
import { JoinPanel } from "./JoinPanel";
import { Nowhere } from "./Nowhere";
import { Presence } from "./Presence";
import { Room } from "./Room";
import { useSettings } from "./settings";
import { useAttention } from "./useAttention";
import { type Table, useTable } from "./useTable";

export interface TablePageProps {
  table: string;
  /** The moment to look at; null: now. */
  at: number | null;
  /** The key to a seat, when one came by an invitation. */
  token: string;
}

export function TablePage(props: TablePageProps) {
  const [joined, setJoined] = useState(0);
  const table = useTable(props.table, joined);
  const { settings } = useSettings();
  const house = useText();
  const ofTheGame = useTexts(settings.language, table.outside?.game ?? "");
  const options = JSON.stringify(table.outside?.options ?? {}); // Every sight brings them anew.
  const own = useMemo(() => ofTheGame?.under(JSON.parse(options)) ?? null, [ofTheGame, options]);
  const ready = table.outside !== null && own !== null;
  if (table.line === "lost" && table.complaint) {
    const { code, text } = table.complaint;
    return <Nowhere why={house.error(code, text)} />;
  }
  return (
    <TextContext value={ready && own ? own : house}>
      {ready ? (
        <Seated {...props} state={table} onJoined={() => setJoined((count) => count + 1)} />
      ) : (
        <Frame>
          <p className="page note" aria-busy="true">
            {house.say(table.line === "asking" ? "web-unreachable" : "web-laying-out")}
          </p>
        </Frame>
      )}
    </TextContext>
  );
}

interface SeatedProps extends TablePageProps {
  state: Table;
  onJoined(): void;
}

function Seated({ state, table, at, token, onJoined }: SeatedProps) {
  const text = useText();
  const game = useGame(state.outside?.game ?? "");
  const { outside, sight, look } = state;
  useAttention(outside !== null && myTurn(outside), text, text.title(outside?.game ?? ""));
  if (!outside) return null;
  const title = (
    <>
      <span className="game-title">{text.title(outside.game)}</span>
      <Presence sight={outside} />
    </>
  );
  return (
    <Frame title={title}>
      {token ? (
        <JoinPanel sight={outside} game={game} token={token} onJoined={onJoined} />
      ) : look.behind ? (
        <Curtain
          seat={look.behind}
          onOpen={() => look.behind && state.confirmSeat(look.behind.seat)}
        />
      ) : (
        sight && <Room table={table} sight={sight} state={state} at={at} game={game} />
      )}
    </Frame>
  );
}

/** The game's line on the shelf: how many can play, and which bots. */
function useGame(id: string): GameInfo | null {
  const [game, setGame] = useState<GameInfo | null>(null);
  useEffect(() => {
    shelf().then(
      ({ games }) => setGame(games.find((it) => it.id === id) ?? null),
      () => {}, // Then no bot can be asked; everything else goes on.
    );
  }, [id]);
  return game;
}
