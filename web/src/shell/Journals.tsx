// A journal from a file becomes a table: to look at, or to play on.
import { type ChangeEvent, useState } from "react";
import * as http from "../net/http";
import type { GameInfo, SeatWish } from "../net/protocol";
import { useTrouble } from "../net/trouble";
import { useText } from "../text/context";
import type { Texts } from "../text/texts";
import { Icon } from "./Icon";
import { bot, me, sitDown } from "./opening";
import { Trouble } from "./Trouble";

/** Agents that take a seat, though no table offers them any more. */
const OLD_LEVELS = ["random", "greedy"];

/**
 * Who sat at the table a journal tells of, by its heading, `seat day: Ann`: a name that a bot of this
 * game has is the bot's. Where only bots played, whoever looks on takes their seats, to see all hands.
 */
export function seatsIn(journal: string, games: readonly GameInfo[], text: Texts): SeatWish[] {
  const heading = journal.split(/\n\s*\n/)[0] ?? "";
  const id = /^game:(.*)$/m.exec(heading)?.[1]?.trim();
  const levels = games.find((game) => game.id === id)?.levels ?? [];
  const isBot = (name: string) => [...levels, ...OLD_LEVELS].includes(name);
  const names = [...heading.matchAll(/^seat [^:]*:(.*)$/gm)].map((line) => line[1]?.trim() ?? "");
  if (!names.every(isBot)) return names.map((name) => (isBot(name) ? bot(name) : me(name)));
  return names.map((name) => me(text.say("web-bot-level", { level: text.level(name) })));
}

export function Journals({ games }: { games: readonly GameInfo[] }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useTrouble();
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    setBusy(true);
    setTrouble(null);
    try {
      const journal = await file.text();
      const seats = seatsIn(journal, games, text);
      // All people's seats are at this screen: whoever looks at a game may ask what else there was.
      sitDown(await http.importJournal({ journal, seats, upto: null, hints: true }));
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  return (
    <section className="journals">
      <label className="button quiet">
        <Icon name="download" />
        {text.say("web-open-journal")}
        <input
          type="file"
          className="hidden"
          accept=".journal,text/plain"
          disabled={busy}
          onChange={read}
        />
      </label>
      {trouble !== null && <Trouble error={trouble} />}
    </section>
  );
}
