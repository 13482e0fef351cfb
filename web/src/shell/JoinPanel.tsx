// Coming to a table by an invitation: a name, one click, and you sit (UX-17).
import { useState } from "react";
import * as http from "../net/http";
import type { GameInfo, Sight } from "../net/protocol";
import { useTrouble } from "../net/trouble";
import { navigate, to } from "../router";
import { useText } from "../text/context";
import { Emblem } from "./Emblem";
import { FromJournal } from "./FairPlay";
import { Copyable } from "./Presence";
import { useSettings } from "./settings";
import { TableOptions } from "./TableOptions";
import { Trouble } from "./Trouble";

interface Props {
  sight: Sight;
  game: GameInfo | null;
  token: string;
  onJoined(): void;
}

export function JoinPanel({ sight, game, token, onJoined }: Props) {
  const text = useText();
  const { settings, change } = useSettings();
  const [name, setName] = useState(settings.name);
  const [trouble, setTrouble] = useTrouble();
  const stay = () => navigate(to.table(sight.table), true);
  const hosts = sight.seats.filter((seat) => seat.who === "person" && seat.name);
  const host = hosts.map((seat) => seat.name).join(", ");
  if (sight.seats.some((seat) => seat.yours)) {
    return (
      <section className="page narrow join">
        <h1>{text.say("web-own-link")}</h1>
        <Copyable value={location.href} />
        <button type="button" className="primary" onClick={stay}>
          {text.say("web-to-table")}
        </button>
      </section>
    );
  }
  const sit = async () => {
    try {
      change({ name: name.trim() });
      await http.join(sight.table, { token, name: name.trim() });
      stay();
      onJoined();
    } catch (error) {
      setTrouble(error);
    }
  };
  return (
    <form
      className="page narrow join"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <Emblem game={sight.game} />
      <h1>{text.say("web-invited", { game: text.title(sight.game) })}</h1>
      {host && <p>{text.say("web-invited-by", { who: host })}</p>}
      <p className="note">{text.attribute("title", "about")}</p>
      <FromJournal sight={sight} />
      <TableOptions sight={sight} game={game} />
      {trouble !== null && <Trouble error={trouble} />}
      <label className="row">
        <span>{text.say("web-your-name")}</span>
        <input
          value={name}
          maxLength={40}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <div className="row-end">
        <button type="button" className="quiet" onClick={stay}>
          {text.say("web-only-watch")}
        </button>
        <button type="submit" className="primary big">
          {text.say("web-sit-down")}
        </button>
      </div>
    </form>
  );
}
