// A thing of the box as it is drawn: small as a figure in another drawing, or large in a niche with a
// sky behind it.
import { memo } from "react";
import { BOSSES } from "./bosses";
import { type Drawing, Drawn } from "./draw";
import { HEROES } from "./heroes";
import { HORDE } from "./horde";
import { BUILT } from "./houses";
import { ITEMS, itemDrawing } from "./items";
import { MIGHTY } from "./mighty";

export type Kind = "monster" | "hero" | "structure" | "item";

export const MONSTERS: Readonly<Record<string, Drawing>> = { ...HORDE, ...MIGHTY, ...BOSSES };
export { BUILT, HEROES, ITEMS };

/** How a thing is drawn, and by which names the style sheet knows its colours. */
function drawingOf(kind: Kind, name: string): { look: string; of: Drawing } | undefined {
  if (kind === "item") {
    const item = itemDrawing(name);
    return item && { look: `item ${item.look}`, of: item.of };
  }
  const of = (kind === "monster" ? MONSTERS : kind === "hero" ? HEROES : BUILT)[name];
  return of && { look: kind === "structure" ? `built ${name}` : name, of };
}

interface FigureProps {
  kind: Kind;
  name: string;
  large?: boolean;
  /** Looks to the other side. */
  turned?: boolean;
}

/** In a square from -32 to 32; a name nobody has drawn yet is a letter. Drawn once, however often the
 * board around it changes. */
export const Figure = memo(function Figure({
  kind,
  name,
  large = false,
  turned = false,
}: FigureProps) {
  const drawing = drawingOf(kind, name);
  if (!drawing) {
    return (
      <text className="ls-letter" y="14" textAnchor="middle">
        {name.slice(0, 2)}
      </text>
    );
  }
  return (
    <g className={`ls-art ${drawing.look}`} {...(turned && { transform: "scale(-1 1)" })}>
      <Drawn of={drawing.of} large={large} />
    </g>
  );
});

const BATTLEMENT = "M-50 26H-43V21H-36V26H-29V21H-22V26H-15V50H-50ZM50 23H44V18H37V23H31V50H50Z";
const STARS = "M-38-33h.1M-20-42h.1M34-38h.1M41-12h.1M-42-8h.1M12-44h.1M-30-20h.1M30-24h.1";

/** Large: the moon over the walls, and whoever stands before them. Sky and land go on beyond the
 * square, whatever the shape of the place. */
export function Portrait({ kind, name }: { kind: Kind; name: string }) {
  return (
    <svg className={`ls-niche of-${kind} ${name}`} viewBox="-40 -40 80 80" aria-hidden="true">
      <rect x="-160" y="-160" width="320" height="320" className="sky" />
      <path d="M18-31a15 15 0 1 0 .1 0Z" className="moon" />
      <path d={STARS} className="stars" />
      <path d="M-160 18Q-40 4 10 16T160 12V160H-160Z" className="far" />
      {kind === "hero" && <path d={BATTLEMENT} className="wall" />}
      <path d="M-160 32Q0 22 160 34V160H-160Z" className="near" />
      <g transform={kind === "hero" ? "translate(0 5) scale(1.1)" : "translate(0 3)"}>
        <Figure kind={kind} name={name} large />
      </g>
    </svg>
  );
}
