// How pictures are written and drawn: one shape a line, its ink first, in the order of painting.
// "r M…" is filled with red and outlined; "+r" has no outline; "*r" is a light; "-3r" is a line, three
// wide. "|" before the ink draws it a second time, mirrored. "@x,y,r" is a circle, "@x,y,r,s" an oval.
import { Fragment, memo } from "react";

/** The inks of the game: all its pictures are painted with these, whatever the theme. */
const INKS: Readonly<Record<string, string>> = {
  k: "#1a1030",
  d: "#3a3160",
  g: "#6e6790",
  s: "#bdb4da",
  w: "#fff6e6",
  R: "#8a1626",
  r: "#dd3b34",
  o: "#ff8a2a",
  y: "#ffd34d",
  Y: "#fff3b0",
  B: "#173f8c",
  b: "#3f8cff",
  c: "#7fe0ff",
  C: "#d8f7ff",
  V: "#4b1f8a",
  v: "#9b58ee",
  p: "#ee8cff",
  P: "#ffc9ec",
  E: "#1b6340",
  e: "#4fbf5a",
  l: "#c6f06a",
  N: "#57301c",
  n: "#a5683a",
  t: "#ecca90",
  m: "#f39ab0",
};

interface Stroke {
  d: string;
  fill: string;
  stroke: string;
  wide: number;
  /** A light lets through what is behind it. */
  light: boolean;
  mirrored: boolean;
}

const LINE = /^(\|?)([+*]|-[\d.]*)?(\w) (.+)$/;
const ROUND = /@(-?[\d.]+),(-?[\d.]+),([\d.]+)(?:,([\d.]+))?/g;

/** Circles and ovals, as paths write them. */
const paths = (drawn: string) =>
  drawn.replace(ROUND, (_, x, y, r, s = r) => {
    const [left, across] = [Number(x) - Number(r), 2 * Number(r)];
    return `M${left} ${y}a${r} ${s} 0 1 0 ${across} 0a${r} ${s} 0 1 0-${across} 0z`;
  });

/** What a picture's lines say. */
export function strokes(written: string): Stroke[] {
  return written
    .trim()
    .split("\n")
    .map((line) => {
      const [, twice, how = "", ink = "", drawn = ""] = LINE.exec(line.trim()) ?? [];
      const colour = INKS[ink];
      if (!colour) throw new Error(`no shape: ${line}`);
      const lined = how.startsWith("-");
      return {
        d: paths(drawn),
        fill: lined ? "none" : colour,
        stroke: lined ? colour : how ? "none" : "#1a1030",
        wide: lined ? Number(how.slice(1) || 1.2) : 1,
        light: how === "*",
        mirrored: twice !== "",
      };
    });
}

/** Shapes in order, in a drawing that has a place for them; what is mirrored, is about x = 32. */
export const Drawn = memo(function Drawn({ shapes }: { shapes: readonly Stroke[] }) {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {shapes.map((it, at) => {
        const path = (
          <path
            d={it.d}
            fill={it.fill}
            stroke={it.stroke}
            strokeWidth={it.wide}
            opacity={it.light ? 0.35 : undefined}
          />
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture's shapes stay as they are.
          <Fragment key={at}>
            {path}
            {it.mirrored && <g transform="matrix(-1 0 0 1 64 0)">{path}</g>}
          </Fragment>
        );
      })}
    </g>
  );
});
