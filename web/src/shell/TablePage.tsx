// Coming to a table: laid out, behind a curtain, by an invitation, or seated at it.
import { useMemo } from "react";
import type { Sight } from "../net/protocol";
import { useGameInfo } from "../net/shelf";
import { TableContext, usePlay, useSeated } from "../table/context";
import { myTurn } from "../table/curtain";
import type { Play } from "../table/play";
import { type Standing, standing } from "../table/seen";
import type { TableState } from "../table/state";
import { TextContext, useText, useTexts } from "../text/context";
import { Curtain } from "./Curtain";
import { Frame } from "./Frame";
import { JoinPanel } from "./JoinPanel";
import { Nowhere } from "./Nowhere";
import { Presence } from "./Presence";
import { Room } from "./Room";
import { useSettings } from "./settings";
import { useShowing } from "./Telling";
import { useAttention } from "./useAttention";

interface TablePageProps {
  table: string;
  /** The moment to look at; null: now. */
  at: number | null;
  /** The key to a seat, when one came by an invitation. */
  token: string;
}

export function TablePage({ table, at, token }: TablePageProps) {
  const [play, state] = usePlay(table);
  const text = useText();
  const where = standing(state);
  switch (where.at) {
    case "nowhere":
      return <Nowhere why={text.error(where.complaint.code, where.complaint.text)} />;
    case "the way":
      return <LayingOut unreachable={where.unreachable} />;
    default:
      return <Arrived play={play} state={state} where={where} at={at} token={token} />;
  }
}

function LayingOut({ unreachable }: { unreachable: boolean }) {
  const text = useText();
  return (
    <Frame>
      <p className="page note" aria-busy="true">
        {text.say(unreachable ? "web-unreachable" : "web-laying-out")}
      </p>
    </Frame>
  );
}

interface ArrivedProps extends Omit<TablePageProps, "table"> {
  play: Play;
  state: TableState;
  where: Extract<Standing, { outside: Sight }>;
}

/** At the table, or before it: in the words of its game from here on. */
function Arrived({ play, state, where, at, token }: ArrivedProps) {
  const { outside } = where;
  const { settings } = useSettings();
  const ofTheGame = useTexts(settings.language, outside.game);
  const options = JSON.stringify(outside.options); // Every sight brings them anew.
  const text = useMemo(() => ofTheGame?.under(JSON.parse(options)), [ofTheGame, options]);
  if (!text) return <LayingOut unreachable={state.line === "asking"} />;
  const title = (
    <>
      <span className="game-title">{text.title(outside.game)}</span>
      <Presence sight={outside} />
    </>
  );
  return (
    <TextContext value={text}>
      <Attention sight={outside} />
      <Frame title={title} fixed={!token}>
        {token ? (
          <Invited sight={outside} token={token} onJoined={play.begin} />
        ) : where.at === "the curtain" ? (
          <Curtain seat={where.seat} onOpen={() => play.confirmSeat(where.seat.seat)} />
        ) : (
          <Seated play={play} state={state} at={at} />
        )}
      </Frame>
    </TextContext>
  );
}

/** Says in the window's title, too, that it is my turn. */
function Attention({ sight }: { sight: Sight }) {
  const text = useText();
  useAttention(myTurn(sight), text, text.title(sight.game));
  return null;
}

function Invited(props: { sight: Sight; token: string; onJoined(): void }) {
  return <JoinPanel {...props} game={useGameInfo(props.sight.game)} />;
}

type SeatedProps = Pick<ArrivedProps, "play" | "state" | "at">;

/** Nothing, as long as the own seat's sight is on its way. */
function Seated({ play, state, at }: SeatedProps) {
  const { settings } = useSettings();
  useShowing(play, settings);
  const table = useSeated(play, state, at);
  if (!table) return null;
  return (
    <TableContext value={table}>
      <Room />
    </TableContext>
  );
}
