// A journal from a file becomes a table: to look at, or to play on.
import { type ChangeEvent, useState } from "react";
import * as http from "../net/http";
import { useText } from "../text/context";
import { Icon } from "./Icon";
import { me, sitDown } from "./opening";

/** Who sat at the table a journal tells of: the lines `seat day: Ann` of its heading. */
function seatsIn(journal: string): string[] {
  const heading = journal.split(/\n\s*\n/)[0] ?? "";
  return [...heading.matchAll(/^seat [^:]*:(.*)$/gm)].map((line) => line[1]?.trim() ?? "");
}

export function Journals({ onTrouble }: { onTrouble(error: unknown): void }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    setBusy(true);
    try {
      const journal = await file.text();
      const seats = seatsIn(journal).map(me);
      // All seats are at this screen: whoever looks at a game may ask what else there was.
      sitDown(await http.importJournal({ journal, seats, upto: null, hints: true }));
    } catch (error) {
      onTrouble(error);
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
    </section>
  );
}
