// How a drawing of this box is written down and drawn. A drawing is a list of layers from the back to
// the front, in a square from -32 to 32. A layer is a tone, marks, and the path:
//   "a M0 0…"    filled with the tone a and inked round its edge
//   "b. M0 0…"   filled without ink: shadow and light on what lies below
//   "-e2 M0 0…"  a line of the tone e, 2 wide
//   "a= M0 0…"   drawn once more on the other side of the middle
//   "a~ M0 0…"   too fine for a token: only where the drawing is large
// What colour a tone is, is said by the style sheet for each figure.

import { Fragment } from "react";

export type Drawing = readonly string[];

const LAYER = /^(-?)([a-z])([\d.]*?)(\.?)([=~]*) (.*)$/;

interface DrawnProps {
  of: Drawing;
  /** Whether the finer layers are drawn too. */
  large?: boolean;
}

export function Drawn({ of, large = false }: DrawnProps) {
  return of.map((layer, at) => {
    const [, line, tone, wide, plain, marks = "", path] = LAYER.exec(layer) ?? [];
    if (marks.includes("~") && !large) return null;
    const drawn = {
      d: path,
      className: `${line ? "line " : ""}${tone}${plain ? " plain" : ""}`,
      ...(line && { strokeWidth: wide }),
    };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a drawing never change.
      <Fragment key={at}>
        <path {...drawn} />
        {marks.includes("=") && <path {...drawn} transform="scale(-1 1)" />}
      </Fragment>
    );
  });
}

/** A disc, for eyes, knobs and wheels. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Two eyes that look straight ahead. */
export const eyes = (x: number, y: number, apart: number, r: number): string =>
  disc(x - apart, y, r) + disc(x + apart, y, r);

/** Lines away from a middle, from one distance to another. */
export const rays = (many: number, from: number, to: number, x = 0, y = 0): string =>
  Array.from({ length: many }, (_, at) => {
    const [across, down] = [
      Math.cos((at * 2 * Math.PI) / many),
      Math.sin((at * 2 * Math.PI) / many),
    ];
    const spot = (far: number) => `${(x + across * far).toFixed(1)} ${(y + down * far).toFixed(1)}`;
    return `M${spot(from)}L${spot(to)}`;
  }).join("");
