// The land by a few lines of arithmetic: meadows, stones, roads, ridges and banks, the same every time.
import { chance } from "../../art/dusk";
import { type Frame, SIZE, type Spot, UNIT } from "./geometry";

export const WHOLE = SIZE * UNIT;
export const CITY = { first: 9, many: 10 };
const FROM = CITY.first * UNIT;
const TO = (CITY.first + CITY.many) * UNIT;
const HALF = WHOLE / 2;

type Luck = () => number;
const short = (number: number) => Math.round(number * 10) / 10;
const within = (luck: Luck, from: number, to: number) => from + luck() * (to - from);

/** A closed line that bends softly from each of these points to the next. */
function smooth(points: readonly Spot[]): string {
  const halfway = (at: number) => {
    const [one, next] = [points[at % points.length], points[(at + 1) % points.length]];
    return one && next ? `${short((one.x + next.x) / 2)} ${short((one.y + next.y) / 2)}` : "";
  };
  return `M${halfway(points.length - 1)}${points
    .map(({ x, y }, at) => `Q${short(x)} ${short(y)} ${halfway(at)}`)
    .join("")}z`;
}

/** Something round that nobody measured. */
export function blob(luck: Luck, x: number, y: number, wide: number, high = wide): string {
  const points = Array.from({ length: 9 }, (_, at) => {
    const angle = (at / 9) * 2 * Math.PI;
    const far = within(luck, 0.72, 1.12);
    return { x: x + Math.cos(angle) * wide * far, y: y + Math.sin(angle) * high * far };
  });
  return smooth(points);
}

const inCity = (x: number, y: number, more = 0) =>
  x > FROM - more && x < TO + more && y > FROM - more && y < TO + more;

/** Where grass can grow: not in the City, in Water or on the Cliff. */
function open(terrain: readonly string[], x: number, y: number): boolean {
  const sign = terrain[Math.floor(y / UNIT)]?.[Math.floor(x / UNIT)];
  return sign === "." && !inCity(x, y, 8);
}

/** So many places out in the open, the same every time. */
function strewn(terrain: readonly string[], seed: number, many: number): Spot[] {
  const luck = chance(seed);
  return Array.from({ length: many }, () => ({ x: luck() * WHOLE, y: luck() * WHOLE })).filter(
    ({ x, y }) => open(terrain, x, y),
  );
}

/** Patches of another green. */
export function patches(seed: number, many: number): string {
  const luck = chance(seed);
  return Array.from({ length: many }, () => {
    const wide = within(luck, 34, 120);
    return blob(luck, luck() * WHOLE, luck() * WHOLE, wide, wide * within(luck, 0.4, 0.8));
  }).join("");
}

export function tufts(terrain: readonly string[], seed: number, many: number): string {
  return strewn(terrain, seed, many)
    .map(({ x, y }) => `M${short(x)} ${short(y)}l-3-5m3 5v-7m0 7l3-5`)
    .join("");
}

/** Flowers, pebbles, mushrooms: dots, drawn with a round pen. */
export function dots(terrain: readonly string[], seed: number, many: number): string {
  return strewn(terrain, seed, many)
    .map(({ x, y }) => `M${short(x)} ${short(y)}h.01`)
    .join("");
}

/** Roads lead from the gates out of sight, wherever there is dry land. */
export function roads(terrain: readonly string[]): string {
  const free = (x: number, y: number) => terrain[y]?.[x] === ".";
  const ways: string[] = [];
  const bend = (along: number, out: number, level: boolean) => {
    const points = [0, 0.33, 0.66, 1].map((part, at) => {
      const far = along + (out - along) * part;
      const off = HALF + (at === 1 ? 13 : at === 2 ? -11 : 0);
      return level ? `${far} ${off}` : `${off} ${far}`;
    });
    ways.push(`M${points[0]}C${points.slice(1).join(" ")}`);
  };
  bend(FROM, -UNIT, true);
  bend(TO, WHOLE + UNIT, true);
  if (free(13, 20) && free(14, 20)) bend(TO, WHOLE + UNIT, false);
  if (free(13, 8) && free(14, 8)) bend(FROM, terrain[0]?.[0] === "^" ? 7 * UNIT : -UNIT, false);
  return ways.join("");
}

/** What is left of the old wall: stones in a row with gaps, open where a road comes in. */
export function ruins(): string {
  const luck = chance(77);
  let path = "";
  for (const level of [true, false]) {
    for (const edge of [FROM, TO]) {
      for (let at = FROM + 4; at < TO - 6; ) {
        const long = within(luck, 8, 17);
        const gate = at + long > HALF - 17 && at < HALF + 17;
        if (!gate && luck() > 0.2) {
          const wide = within(luck, 5, 7.5);
          const [x, y] = level ? [at, edge - wide / 2] : [edge - wide / 2, at];
          const [w, h] = level ? [long, wide] : [wide, long];
          path += `M${short(x + 1)} ${short(y)}h${short(w - 2)}l1 1v${short(h - 2)}l-1 1h${short(2 - w)}l-1-1v${short(2 - h)}z`;
        }
        at += long + within(luck, 0.6, 2.5);
      }
    }
  }
  return path;
}

/** The flagstones around the Circle: rings, and joints from one to the next. */
export function flags(): string {
  const luck = chance(12);
  const rings = [47, 60, 74];
  let path = rings
    .map((r) => `M${HALF - r} ${HALF}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`)
    .join("");
  rings.slice(1).forEach((far, at) => {
    const near = rings[at] ?? 0;
    const many = 14 + at * 6;
    for (let joint = 0; joint < many; joint++) {
      const angle = ((joint + luck() * 0.4) / many) * 2 * Math.PI;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      path += `M${short(HALF + c * near)} ${short(HALF + s * near)}L${short(HALF + c * far)} ${short(HALF + s * far)}`;
    }
  });
  return path;
}

interface Crag {
  face: string;
  dark: string;
  light: string;
  snow: string;
}

/** The Cliff from its foot upwards: a wall of facets, and a further ridge with snow behind it. */
export function crag(terrain: readonly string[]): Crag {
  const rows = terrain.findIndex((row) => /[^^]/.test(row));
  const crags: Crag = { face: "", dark: "", light: "", snow: "" };
  if (rows <= 0) return crags;
  const foot = rows * UNIT;
  const luck = chance(31);
  const line = (x: number, y: number) => `${short(x)} ${short(y)}`;
  const edge: Spot[] = [];
  for (let x = -20; x < WHOLE + 60; x += within(luck, 24, 68)) {
    edge.push({ x, y: foot - within(luck, 30, 70) });
  }
  crags.face = `M0 0H${WHOLE}V${foot}H0z`;
  edge.slice(1).forEach((to, at) => {
    const from = edge[at] as Spot;
    const cut = from.x + (to.x - from.x) * within(luck, 0.25, 0.7);
    const low = foot - within(luck, 0, 7);
    const shade = `M${line(from.x, from.y)}L${line(cut, low)}L${line(from.x - 8, foot)}L${line(from.x - 14, foot - 20)}z`;
    const lit = `M${line(from.x, from.y)}L${line(to.x, to.y)}L${line(to.x - 10, foot - 18)}L${line(cut, low)}z`;
    crags.dark += shade;
    crags.light += lit;
  });
  // Above the edge: stones of the next ridge, and what snow the wind has left on it.
  for (const back of [foot - 96, foot - 150, foot - 210]) {
    for (let x = -30; x < WHOLE; x += within(luck, 46, 92)) {
      const peak = within(luck, 16, 34);
      const wide = within(luck, 26, 44);
      const y = back + within(luck, -8, 14);
      crags.dark += `M${line(x, y - peak)}L${line(x + wide, y + 16)}L${line(x + 4, y + 16)}z`;
      crags.light += `M${line(x, y - peak)}L${line(x + 5, y + 16)}L${line(x - wide, y + 16)}z`;
      crags.snow += `M${line(x, y - peak)}l${short(wide * 0.36)} ${short(peak * 0.45)}l-6-2l-4 6l-6-7l-7 4z`;
    }
  }
  return crags;
}

export interface Lake {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** Each stretch of Water, row upon row. */
export function lakes(terrain: readonly string[]): Lake[] {
  const found: Lake[] = [];
  terrain.forEach((row, y) => {
    const x = row.indexOf("~");
    if (x < 0) return;
    const last = found.at(-1);
    if (last && last.y + last.high === y) last.high += 1;
    else found.push({ x, y, wide: row.lastIndexOf("~") - x + 1, high: 1 });
  });
  return found;
}

/** A bank: along the edge of the spaces, never quite straight. */
export function bank(lake: Lake, inset: number): string {
  const luck = chance(lake.y + 3);
  const [left, top] = [lake.x * UNIT + inset, lake.y * UNIT + inset];
  const [right, low] = [(lake.x + lake.wide) * UNIT - inset, (lake.y + lake.high) * UNIT - inset];
  const points: Spot[] = [];
  const soft = () => within(luck, -3.5, 3.5);
  const step = UNIT * 0.7;
  for (let x = left + 12; x < right - 8; x += step) points.push({ x, y: top + soft() });
  for (let y = top + 4; y < low - 8; y += step) points.push({ x: right + soft(), y });
  for (let x = right - 8; x > left + 8; x -= step) points.push({ x, y: low + soft() });
  for (let y = low - 4; y > top + 8; y -= step) points.push({ x: left + soft(), y });
  return smooth(points);
}

export function ripples(lake: Lake): string {
  const luck = chance(lake.y + 9);
  return Array.from({ length: lake.wide * lake.high }, () => {
    const x = (lake.x + 0.3 + luck() * (lake.wide - 1)) * UNIT;
    const y = (lake.y + 0.3 + luck() * (lake.high - 0.6)) * UNIT;
    const long = within(luck, 5, 11);
    return `M${short(x)} ${short(y)}q${short(long / 2)}-3 ${short(long)} 0t${short(long)} 0`;
  }).join("");
}

/** One bank of the Fog: the sides it comes from up to so far from its edge, with billows along it. */
export function billows(
  fog: number,
  from: number,
  cliff: number,
  frame: Frame,
  seed: number,
): string {
  const luck = chance(seed);
  const north = cliff <= 0;
  const near = fog * UNIT - from;
  const far = WHOLE - near;
  const top = north ? near : cliff * UNIT;
  const sky = north ? -UNIT : cliff * UNIT;
  const box = (x: number, y: number, wide: number, high: number) =>
    `M${short(x)} ${short(y)}h${short(wide)}v${short(high)}h${short(-wide)}z`;
  let path =
    box(-UNIT, sky, near + UNIT, WHOLE + UNIT - sky) +
    box(far, sky, near + UNIT, WHOLE + UNIT - sky) +
    box(-UNIT, far, WHOLE + 2 * UNIT, near + UNIT);
  if (north) path += box(-UNIT, -UNIT, WHOLE + 2 * UNIT, near + UNIT);
  const puff = (x: number, y: number) => {
    const r = within(luck, 13, 27);
    path += `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 1 ${short(-2 * r)} 0`;
  };
  const every = () => within(luck, 18, 34);
  const inside = (x: number, y: number) =>
    x > (frame.x - 1) * UNIT &&
    x < (frame.x + frame.wide + 1) * UNIT &&
    y > (frame.y - 1) * UNIT &&
    y < (frame.y + frame.high + 1) * UNIT;
  for (let y = top; y < far; y += every()) {
    if (inside(near, y)) puff(near - 6, y);
    if (inside(far, y)) puff(far + 6, y + 9);
  }
  for (let x = near; x < far; x += every()) {
    if (inside(x, far)) puff(x, far + 6);
    if (north && inside(x, near)) puff(x, near - 6);
  }
  return path;
}
