// The table itself: question bar, board, and the panels beside it.
import { useRef, useState } from "react";
import { to } from "../router";
import { useAutomatic } from "../table/automatic";
import { useTable } from "../table/context";
import { useText } from "../text/context";
import { BoardPlace } from "./BoardPlace";
import { FromJournal } from "./FairPlay";
import { numbered } from "./keyboard";
import { type Asking, DrawOffer, EndPanel, OtherRules, Sure, TakeBack } from "./Notices";
import { Panels, type Tab } from "./Panels";
import { PlayOn } from "./PlayOn";
import { Copyable, Invitations } from "./Presence";
import { QuestionBar } from "./QuestionBar";
import { ReplayBar } from "./ReplayBar";
import { useSettings } from "./settings";
import { TableMenu } from "./TableMenu";
import { useKeys } from "./useKeys";
import { useMedia } from "./useMedia";
import { Zoom } from "./Zoom";

export function Room() {
  const table = useTable();
  const { sight, at, asked, play } = table;
  const { settings } = useSettings();
  const [tab, setTab] = useState<Tab>("log");
  const [rule, setRule] = useState("");
  const [asking, setAsking] = useState<Asking>(null);
  const [linked, setLinked] = useState(false);
  const [replaying, setReplaying] = useState(false);
  const panels = useRef<HTMLDivElement>(null);
  const narrow = useMedia("(max-width: 40rem)"); // There the bar holds what else stands beside.
  const looking = at !== null;

  const showRule = (number: string) => {
    setTab("rules");
    setRule(number);
    panels.current?.scrollIntoView({ block: "nearest" });
  };
  const ask = (what: Asking) =>
    what === "resign" && settings.confirm === "never" ? play.resign() : setAsking(what);
  useAutomatic(table);
  useKeys({
    undo: () => !looking && sight.can_undo && play.undo(false),
    escape() {
      play.keep(null);
      if (table.zoomed?.kept) return; // What goes with the pointer closes no other thing.
      if (table.explained || table.complaint) play.dismiss();
      else if (asking) setAsking(null);
      else if (table.pointed) play.point(null);
      else if (looking) play.go(null);
    },
    number(digit) {
      const wanted = asked && numbered(asked).find((it) => it.shortcut === digit);
      if (!wanted) return;
      // What ends a turn goes through its button, which waits and may ask again.
      const ending = document.querySelector<HTMLButtonElement>(".question .ending");
      if (wanted.ends && ending) ending.click();
      else play.say(wanted.answer);
    },
  });

  const replay = (looking || replaying || sight.result) && <ReplayBar />;
  return (
    <div className="table">
      <div className="stage">
        <QuestionBar onRule={showRule}>
          <TableMenu onAsk={ask} onLink={() => setLinked(true)} />
          {narrow && looking && replay}
          <Sure asking={asking} onDone={() => setAsking(null)} />
        </QuestionBar>
        <div className="notices">
          <LineNotice />
          <FromJournal sight={sight} />
          {linked && <WatchLink table={sight.table} />}
          <Invitations sight={sight} />
          <DrawOffer />
          <TakeBack />
          <OtherRules />
          {!looking && <EndPanel onReplay={() => setReplaying(true)} />}
        </div>
        <BoardPlace />
      </div>
      <div className="beside" ref={panels}>
        {!narrow && replay}
        <PlayOn />
        <Panels tab={tab} onTab={setTab} rule={rule} onRule={setRule} />
      </div>
      <Zoom />
    </div>
  );
}

/** That the connection is not what it should be, and that one only watches. */
function LineNotice() {
  const { sight, line } = useTable();
  const text = useText();
  const watches = !sight.result && !sight.seats.some((seat) => seat.yours);
  return (
    <>
      {line !== "live" && (
        <p className="notice quiet" role="status">
          {text.say(line === "asking" ? "web-asking" : "web-reconnecting")}
        </p>
      )}
      {watches && <p className="notice quiet">{text.say("web-spectator")}</p>}
    </>
  );
}

function WatchLink({ table }: { table: string }) {
  const text = useText();
  return (
    <div className="notice">
      <p>{text.say("web-watch-link-note")}</p>
      <Copyable value={new URL(to.table(table), location.origin).href} />
    </div>
  );
}
