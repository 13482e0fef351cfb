// One sister's side of the table: her temples, hand, book and discard pile, all that is public.
import type { ReactNode } from "react";
import type { DayAndNightBoard } from "../../net/protocol";
import type { BoardProps } from "../contract";
import { counted } from "./hand";
import { Picture } from "./picture";

interface Props {
  seat: number;
  board: DayAndNightBoard;
  text: BoardProps["text"];
  zoom: BoardProps["zoom"];
  name: string;
  /** Which side of the table: one's own is drawn nearer. */
  near: boolean;
}

export function Sister({ seat, board, text, zoom, name, near }: Props) {
  const id = seat === 0 ? "day" : "night";
  const temples = board.temples.filter((temple) => temple.seat === seat).length;
  const supply = seat === 0 ? board.marker_supply : board.crystal_supply;
  return (
    <section
      className={`dn-sister ${id} ${near ? "near" : "far"}${board.active === seat ? " active" : ""}`}
      aria-label={text.seat(id)}
    >
      <header>
        <Crest night={seat === 1} />
        <strong>{text.seat(id)}</strong>
        {name && name !== text.seat(id) && <span className="dn-player">{name}</span>}
        <span
          className="dn-temples"
          role="img"
          aria-label={text.say("board-temples", { count: temples })}
        >
          {[0, 1].map((at) => (
            <svg
              key={at}
              viewBox="0 0 24 24"
              className={at < temples ? "built" : ""}
              aria-hidden="true"
            >
              <path d="M2 10L12 3l10 7zM4 12v8M9.300 12v8M14.700 12v8M20 12v8M2 21h20" />
            </svg>
          ))}
        </span>
      </header>
      <dl>
        <Count label={text.say("board-hand")} value={board.hand_sizes[seat] ?? 0}>
          <path d="M3 8l6-3 5 12-6 3zM12 4h7v14h-4" />
        </Count>
        <Count label={text.say("board-book")} value={board.book_sizes[seat] ?? 0}>
          <path d="M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14" />
        </Count>
        <Count
          label={text.say(seat === 0 ? "board-marker-supply" : "board-crystal-supply")}
          value={supply}
        >
          <path d="M12 3l8 4.500v9L12 21l-8-4.500v-9z" />
          {seat === 1 && <path d="M12 3v18M4 7.500l16 9M20 7.500l-16 9" />}
        </Count>
      </dl>
      <Pile cards={board.discards[seat] ?? []} text={text} zoom={zoom} />
    </section>
  );
}

/** A discard pile opens over what lies below it, and can be browsed (UX-6). */
function Pile({ cards, text, zoom }: { cards: readonly string[] } & Pick<Props, "text" | "zoom">) {
  const label = text.say("board-discards", { count: cards.length });
  return (
    <details className="dn-pile">
      <summary title={label}>
        <span className="hidden">{label}</span>
        <Drawn>
          <path d="M4 9l8-5 8 5-8 5zM4 13l8 5 8-5M4 17l8 5 8-5" />
        </Drawn>
        <span aria-hidden="true">{cards.length}</span>
      </summary>
      <div className="dn-browsed" data-strip="">
        <h3>{label}</h3>
        <ul>
          {counted(cards).map(([card, copies]) => (
            <li key={card}>
              <button
                type="button"
                data-thing={card}
                onClick={() => zoom(card)}
                onPointerEnter={(event) => event.pointerType === "mouse" && zoom(card)}
                onPointerLeave={(event) => event.pointerType === "mouse" && zoom(null)}
              >
                <Picture card={card} />
                <span>
                  {text.say(`spell-${card}`)}
                  {copies > 1 && ` ×${copies}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function Count(props: { label: string; value: number; children: ReactNode }) {
  return (
    <div title={props.label}>
      <dt>
        <Drawn>{props.children}</Drawn>
        <span className="dn-label">{props.label}</span>
      </dt>
      <dd>{props.value === 99 ? "∞" : props.value}</dd>
    </div>
  );
}

function Drawn({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" className="dn-sign" aria-hidden="true">
      {children}
    </svg>
  );
}

function Crest({ night }: { night: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className="dn-crest" aria-hidden="true">
      {night ? (
        <path d="M15 3a9 9 0 1 0 6 14.500A8 8 0 0 1 15 3z" />
      ) : (
        <>
          <circle cx="12" cy="12" r="5" />
          <path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2" />
        </>
      )}
    </svg>
  );
}
