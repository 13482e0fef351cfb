// The table itself, all of it on one screen (UX-31): question bar, board, and what stands beside it.
import { useState } from "react";
import { to } from "../router";
import { useAutomatic } from "../table/automatic";
import { useTable } from "../table/context";
import { useText } from "../text/context";
import { BigMoment, useBigMoment } from "./BigMoment";
import { BoardPlace } from "./BoardPlace";
import { FromJournal } from "./FairPlay";
import { numbered } from "./keyboard";
import { Heard } from "./Log";
import { type Asking, DrawOffer, EndPanel, OtherRules, Rematch, Sure, TakeBack } from "./Notices";
import { Panels, PanelsButton, type Tab, usePanels } from "./Panels";
import { PlayOn } from "./PlayOn";
import { Copyable, Invitations } from "./Presence";
import { QuestionBar } from "./QuestionBar";
import { ReplayBar } from "./ReplayBar";
import { useSettings } from "./settings";
import { TableMenu } from "./TableMenu";
import { Shown, useTelling } from "./Telling";
import { useKeys } from "./useKeys";
import { NARROW, useMedia } from "./useMedia";
import { Zoom } from "./Zoom";

export function Room() {
  const table = useTable();
  const { sight, at, asked, play } = table;
  const { settings } = useSettings();
  const [tab, setTab] = useState<Tab>("log");
  const [rule, setRule] = useState("");
  const [asking, setAsking] = useState<Asking>(null);
  const [linked, setLinked] = useState(false);
  const [replays, setReplays] = useState(0); // How often the whole game was wished for.
  const narrow = useMedia(NARROW);
  const panels = usePanels();
  const looking = at !== null;

  const showRule = (number: string) => {
    setTab("rules");
    setRule(number);
    panels.show(true);
  };
  const ask = (what: Asking) =>
    what === "resign" && settings.confirm === "never" ? play.resign() : setAsking(what);
  const { shown: big, ending } = useBigMoment(table);
  useTelling(table, big !== null);
  useAutomatic(table);
  useKeys({
    undo: () => !looking && sight.can_undo && play.undo(false),
    escape() {
      play.keep(null);
      if (table.zoomed?.kept) return; // What goes with the pointer closes no other thing.
      if (table.explained || table.complaint) play.dismiss();
      else if (asking) setAsking(null);
      else if (panels.over) panels.show(false);
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

  // On a phone the end leaves the board in sight (UX-35): the bar comes when it is asked for.
  const replayed = looking || replays > 0 || (sight.result && !narrow && !ending);
  const replay = replayed && <ReplayBar wished={replays} />;
  return (
    <div className={panels.open ? "table" : "table folded"}>
      <QuestionBar onRule={showRule} replay={narrow && looking && replay}>
        <div className="question-more">
          <PanelsButton {...panels} />
          <TableMenu onAsk={ask} onLink={() => setLinked(true)} />
        </div>
        <Sure asking={asking} onDone={() => setAsking(null)} />
      </QuestionBar>
      <BoardPlace>
        <BigMoment shown={big} />
      </BoardPlace>
      <Heard />
      <div className="beside">
        <div className="notices">
          <LineNotice />
          <FromJournal sight={sight} />
          {linked && <WatchLink table={sight.table} />}
          <Invitations sight={sight} />
          <DrawOffer />
          <TakeBack />
          <OtherRules />
          <Rematch />
          {!looking && !table.telling && !ending && (
            <EndPanel onReplay={() => setReplays(replays + 1)} />
          )}
          {!(narrow && looking) && replay}
          <PlayOn />
        </div>
        {panels.open && <Panels tab={tab} onTab={setTab} rule={rule} onRule={setRule} />}
      </div>
      <Shown />
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
