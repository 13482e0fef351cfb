// A card's face, small in books and beside tiles, large in the zoom with its rulings (UX-7).
import type { CSSProperties } from "react";
import type { Texts } from "../../text/texts";
import type { CardProps } from "../contract";
import { deeds, PRINTED, symbolsOf } from "./answers";
import { Art } from "./art";
import { Portrait } from "./portrait";
import { TileArt } from "./tile";
import { Units } from "./unit";

/** Where a card reaches: the own tile, those around it, and beyond. */
const RINGS: Readonly<Record<string, readonly number[]>> = {
  R0: [0],
  R0_1: [0, 1],
  R1: [1],
  R0_2: [0, 1, 2],
  R1_2: [1, 2],
};
const AROUND = [0, 60, 120, 180, 240, 300];

function RangeMark({ range, text }: { range: string; text: Texts }) {
  const rings = RINGS[range] ?? [];
  const on = (ring: number) => (rings.includes(ring) ? "on" : "");
  return (
    <span className="cs-range" title={text.say(`board-range-${range}`)}>
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <circle r="11" className={`far ${on(2)}`} />
        {AROUND.map((turn) => (
          <circle key={turn} cx="6.500" r="2.300" transform={`rotate(${turn})`} className={on(1)} />
        ))}
        <circle r="2.600" className={on(0)} />
      </svg>
      <span className="hidden">{text.say(`board-range-${range}`)}</span>
    </span>
  );
}

export function Damage({ many, text }: { many: string | number; text: Texts }) {
  return (
    <span className="cs-dmg" title={text.say("board-damage", { count: Number(many) })}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 0L15 6L21 3L19 9L24 12L19 15L21 21L15 18L12 24L9 18L3 21L5 15L0 12L5 9L3 3L9 6z" />
      </svg>
      <b>{many}</b>
    </span>
  );
}

/** What is paid and what comes of it, step by step. */
function Does({ card, text, steps }: { card: string; text: Texts; steps?: number }) {
  const attack = PRINTED[card]?.kind === "attack";
  return (
    <span className="cs-does">
      {deeds(card)
        .slice(0, steps)
        .map(({ paid, got }) => (
          <span key={`${paid} ${got}`} className="cs-deed">
            <Units units={paid} text={text} />
            {paid.length > 0 && <i aria-hidden="true">›</i>}
            {attack ? (
              <Damage many={got[0] ?? ""} text={text} />
            ) : (
              <Units units={got} text={text} />
            )}
          </span>
        ))}
    </span>
  );
}

export function Level({ card, text }: { card: string; text: Texts }) {
  const level = PRINTED[card]?.level ?? "0";
  if (level === "0") return null;
  const words = text.say("board-level", { level });
  return (
    <span className="cs-level" title={words}>
      <span className="hidden">{words}</span>
      {Array.from({ length: Number(level) }, (_, at) => at).map((at) => (
        <svg key={at} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 1L15.200 8.500L23 9.200L17 14.500L18.800 22.500L12 18.300L5.200 22.500L7 14.500L1 9.200L8.800 8.500z" />
        </svg>
      ))}
    </span>
  );
}

interface FaceProps {
  card: string;
  /** "spell", "counterspell" or "companion". */
  kind: string;
  text: Texts;
  textOnly: boolean;
  /** Its collection cost matters only while nobody has it. */
  cost?: boolean;
}

/** Long words are written smaller: they must not be cut. */
export function fitting(name: string, most: number): CSSProperties {
  const longest = Math.max(...name.split(/[ -]/).map((word) => word.length));
  return { "--fit": Math.min(1, most / longest) } as CSSProperties;
}

export function Face({ card, kind, text, textOnly, cost = false }: FaceProps) {
  const printed = PRINTED[card];
  const name = text.thing(kind, card);
  return (
    <span className={`cs-face ${printed?.kind ?? kind}`}>
      {!textOnly && <Art card={card} />}
      <span className="cs-name" style={fitting(name, cost ? 10 : 16)}>
        {name}
      </span>
      {cost && printed && <Cost card={card} text={text} />}
      {!cost && printed && (
        <span className="cs-row">
          <Does card={card} text={text} />
          {printed.range && <RangeMark range={printed.range} text={text} />}
        </span>
      )}
      {!cost && <span className="cs-effect">{text.attribute(`${kind}-${card}`, "effect")}</span>}
      <Level card={card} text={text} />
    </span>
  );
}

function Cost({ card, text }: { card: string; text: Texts }) {
  const symbols = symbolsOf(PRINTED[card]?.cost ?? "");
  return (
    <span className="cs-cost">
      <span className="hidden">{text.say("board-cost")} </span>
      {symbols.length > 0 ? (
        <Units units={symbols} text={text} />
      ) : (
        <span className="cs-free">{text.say("board-free")}</span>
      )}
    </span>
  );
}

export function Zoom({ card, text, textOnly }: CardProps) {
  const kind = text.kindOf(card);
  const id = `${kind}-${card}`;
  const printed = PRINTED[card];
  const note = text.attribute(id, "note");
  return (
    <div className={`cs cs-zoom ${kind}`}>
      {!textOnly && <Picture card={card} kind={kind} />}
      <h3>
        {text.say(id)}
        {kind === "character" && <span>{text.attribute(id, "shadow")}</span>}
      </h3>
      <p className="cs-kind">
        {printed ? text.say(`kind-${printed.kind}`) : text.say(`board-kind-${kind}`)}
        {printed && <Level card={card} text={text} />}
      </p>
      {printed && (
        <dl>
          <dt>{text.say("board-cost")}</dt>
          <dd>
            <Cost card={card} text={text} />
          </dd>
          <dt>{text.say(`board-does-${printed.kind}`)}</dt>
          <dd>
            <Does card={card} text={text} />
          </dd>
          {printed.range && <dt>{text.say("board-range")}</dt>}
          {printed.range && (
            <dd>
              <RangeMark range={printed.range} text={text} />
              {text.say(`board-range-${printed.range}`)}, {text.say(`board-whom-${printed.whom}`)}
            </dd>
          )}
        </dl>
      )}
      <p className="cs-effect">{text.attribute(id, "effect")}</p>
      {note && <p className="cs-note">{note}</p>}
    </div>
  );
}

export function Picture({ card, kind }: { card: string; kind: string }) {
  if (kind === "tile") {
    return (
      <svg className="cs-zoom-tile" viewBox="-100 -104 200 208" aria-hidden="true">
        <TileArt tile={card} />
      </svg>
    );
  }
  if (kind === "character") {
    return (
      <span className="cs-both">
        <Portrait character={card} shadow={false} />
        <Portrait character={card} shadow />
      </span>
    );
  }
  return <Art card={card} />;
}
