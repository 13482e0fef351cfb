// The picture of a card: its scene and its figure as `art` tells them, whole wherever there is room
// and wider or higher than the figure where the place is.
import { memo, type ReactNode } from "react";
import { ILLUSTRATIONS, type Illustration } from "./art";
import { type Mood, skyOf, tonesOf } from "./art/moods";
import { PRINTED } from "./story";

export type Form = "light" | "shadow" | "dual";

const LINE = /^([A-Z])([\d.]*)$/;

/** Lines of text as paths; what they mean is told in `art/kit.ts`. */
function painted(lines: string, tones: Record<string, string>): ReactNode[] {
  let moved: string | undefined;
  return lines.split("\n").map((line, at) => {
    const [first = "", ...rest] = line.split(" ");
    if (first === "@") {
      const [x = 0, y = 0, size = 1, turn = 0] = rest.map(Number);
      moved = `translate(${x} ${y})rotate(${turn})scale(${size})`;
      return null;
    }
    const twice = first.startsWith("=");
    const tone = twice ? first.slice(1) : first;
    const [, drawn, wide] = LINE.exec(tone) ?? [];
    const colour = tones[(drawn ?? tone).toLowerCase()];
    const ink = drawn
      ? { fill: "none", stroke: colour, strokeWidth: wide }
      : { fill: colour, stroke: "none" };
    const path = <path d={rest.join(" ")} {...ink} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a drawing never change places.
      <g key={at} transform={moved}>
        {path}
        {twice && <g transform="scale(-1 1)">{path}</g>}
      </g>
    );
  });
}

/** So much of a drawing is always seen. */
export const FRAME = "-40 -37 80 74";

const cut = (mood: Mood) => skyOf(mood).join(", ");

/** The sky fills the place, whatever its shape. */
function sky({ mood, other }: Illustration): string {
  if (!other) return `linear-gradient(${cut(mood)})`;
  const dark = `linear-gradient(100deg, transparent 49.8%, ${skyOf(other)[0]} 50.2%, ${skyOf(other)[1]} 130%)`;
  return `${dark}, linear-gradient(${cut(mood)})`;
}

/** The drawing alone, without its sky: for places that are drawings themselves. */
export function Drawing({ drawn }: { drawn: Illustration }) {
  const tones = tonesOf(drawn.mood);
  return (
    <>
      {painted(drawn.scene, tones)}
      <g className="figure">{painted(drawn.figure, tones)}</g>
    </>
  );
}

/** What is drawn on a card of this Form; a card whose Form is turned has day and night changed over. */
export const Picture = memo(function Picture({ card, form }: { card: string; form: Form }) {
  const drawn = ILLUSTRATIONS[card];
  if (!drawn) return <svg className={`bl-picture ${form}`} aria-hidden="true" />;
  const turned = form !== "dual" && (PRINTED[card]?.form ?? form) !== form && !drawn.other;
  return (
    <svg
      className={`bl-picture ${form}${turned ? " turned" : ""}`}
      viewBox={FRAME}
      style={{ background: sky(drawn) }}
      aria-hidden="true"
    >
      <Drawing drawn={drawn} />
    </svg>
  );
});
