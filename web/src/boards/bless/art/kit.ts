// What scenes are built from. A picture lies around (0, 0), 40 wide and 36 high each way; its scene
// goes on far beyond that, so that a wide or a high place shows more of it and cuts nothing off.
// Every piece is a line of text: a tone, and a path; a capital draws the line instead, as wide as the
// number says. `=` draws it on the other side of the middle too; `@ x y size turn` moves what follows.
import { crescent, oval, star } from "../shapes";

const WIDE = 170;
const LOW = 150;
const short = (value: number) => Math.round(value * 10) / 10;

/** Numbers between 0 and 1 that are always the same for the same seed. */
export function luckOf(seed: number): () => number {
  let now = Math.imul(seed + 1, 2654435761);
  return () => {
    now = Math.imul(now ^ (now >>> 15), 2246822519) + 374761393;
    return ((now >>> 8) & 0xffff) / 0x10000;
  };
}

const many = <T>(count: number, draw: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => draw(at));

/** The same thing again and again over the whole width. */
const along = (step: number, draw: (x: number, at: number) => string, shift = 0) =>
  many(Math.ceil((2 * WIDE) / step), (at) => draw(short(-WIDE + shift + at * step), at)).join("");

export const lines = (...parts: readonly string[]) => parts.join("\n");

/** A soft outline of land, down to the lower edge. */
export function ridge(seed: number, y: number, high: number): string {
  const luck = luckOf(seed);
  const [a, b, c] = [luck() * 7, luck() * 7, luck() * 7];
  let path = `M${-WIDE} ${LOW}`;
  for (let x = -WIDE; x <= WIDE; x += 10) {
    const up = Math.sin(x / 31 + a) * 0.5 + Math.sin(x / 17 + b) * 0.3 + Math.sin(x / 9 + c) * 0.12;
    path += `L${x} ${short(y - up * high)}`;
  }
  return `${path}L${WIDE} ${LOW}Z`;
}

export const hills = (seed: number, y = 22, high = 9) =>
  lines(
    `r ${ridge(seed, y - 9, high * 1.5)}`,
    `m ${ridge(seed + 1, y, high)}`,
    `n ${ridge(seed + 2, y + 9, high * 0.6)}`,
  );

/** Sharp mountains, with snow if the tone is given. */
export function peaks(seed: number, y: number, high: number, tone = "r", step = 34): string {
  const luck = luckOf(seed);
  let [rock, snow] = [`M${-WIDE} ${LOW}L${-WIDE} ${y}`, ""];
  for (let x = -WIDE; x < WIDE; x += step) {
    const [top, at] = [
      short(y - high * (0.5 + luck() * 0.6)),
      short(x + step * (0.3 + luck() * 0.4)),
    ];
    rock += `L${at} ${top}L${short(x + step)} ${short(y - luck() * high * 0.2)}`;
    const cap = short((y - top) * 0.3);
    snow += `M${at} ${top}l${short(cap * 0.5)} ${cap}l${short(-cap * 0.3)} ${short(-cap * 0.25)}l${short(-cap * 0.35)} ${short(cap * 0.3)}l${short(-cap * 0.35)} ${short(-cap * 0.1)}Z`;
  }
  return lines(`${tone} ${rock}L${WIDE} ${LOW}Z`, `s ${snow}`);
}

export const ground = (y: number, tone = "n") => `${tone} M${-WIDE} ${y}H${WIDE}V${LOW}H${-WIDE}Z`;

export const sun = (x: number, y: number, r: number, tone = "g") =>
  lines(`s ${oval(x, y, r * 2.1)}`, `s ${oval(x, y, r * 1.5)}`, `${tone} ${oval(x, y, r)}`);

export const moon = (x: number, y: number, r: number) =>
  lines(`s ${oval(x, y, r * 1.7)}`, `p ${crescent(x, y, r)}`);

export const fullMoon = (x: number, y: number, r: number) =>
  lines(
    `s ${oval(x, y, r * 1.35)}`,
    `p ${oval(x, y, r)}`,
    `d ${oval(x - r * 0.35, y - r * 0.2, r * 0.2)}${oval(x + r * 0.3, y + r * 0.4, r * 0.14)}${oval(x + r * 0.25, y - r * 0.45, r * 0.1)}`,
  );

export function stars(seed: number, count = 26, tone = "p"): string {
  const luck = luckOf(seed);
  const all = many(count, () => {
    const [x, y, size] = [(luck() - 0.5) * 240, luck() * 100 - 78, 0.8 + luck() * 1.7];
    return star(4, size, size / 3.2, short(x), short(y));
  });
  return `${tone} ${all.join("")}`;
}

/** Broad beams that go out from a place. */
export function beams(x: number, y: number, count: number, tone = "s", wide = 0.45): string {
  const half = (Math.PI / count) * wide;
  const to = (turn: number) =>
    `${short(x + Math.sin(turn) * 260)} ${short(y - Math.cos(turn) * 260)}`;
  return `${tone} ${many(count, (at) => {
    const turn = (at * 2 * Math.PI) / count;
    return `M${x} ${y}L${to(turn - half)}L${to(turn + half)}Z`;
  }).join("")}`;
}

export function sea(y: number, seed = 1): string {
  const luck = luckOf(seed);
  const glints = many(40, (at) => {
    const [gx, gy] = [(luck() - 0.5) * 260, y + 3 + (at % 10) * 4 + luck() * 3];
    return `M${short(gx)} ${short(gy)}h${short(4 + luck() * 9)}`;
  });
  return lines(ground(y, "m"), ground(y + 26, "n"), `S1 ${glints.join("")}`);
}

function bank(seed: number, y: number, size: number, end: number): string {
  const luck = luckOf(seed);
  const tops = along(size * 1.2, (x) => {
    const r = short(size * (0.6 + luck() * 0.7));
    return oval(x, short(y + (luck() - 0.5) * 5), r, short(r * 0.85));
  });
  return `${tops}M${-WIDE} ${Math.min(y, end)}H${WIDE}V${Math.max(y, end)}H${-WIDE}Z`;
}

/** Banks of cloud with round tops. */
export const clouds = (seed: number, y: number, tone = "p", size = 11) =>
  `${tone} ${bank(seed, y, size, LOW)}`;

/** Clouds that hang from above. */
export const canopy = (seed: number, y: number, tone = "m", size = 12) =>
  `${tone} ${bank(seed, y, size, -LOW)}`;

/** A few clouds that sail by. */
export function drifts(seed: number, y: number, tone = "s", count = 9): string {
  const luck = luckOf(seed);
  const all = many(count, (at) => {
    const x = short(-130 + at * 33 + luck() * 20);
    const [cy, w] = [short(y + (luck() - 0.5) * 26), short(9 + luck() * 10)];
    return `M${x - w} ${cy}q${short(w * 0.3)} ${short(-w * 0.5)} ${short(w * 0.8)} ${short(-w * 0.2)}q${short(w * 0.4)} ${short(-w * 0.6)} ${short(w * 0.7)} 0q${short(w * 0.5)} ${short(-w * 0.1)} ${short(w * 0.6)} ${short(w * 0.2)}Z`;
  });
  return `${tone} ${all.join("")}`;
}

export const rain = (seed: number, tone = "S0.800") => {
  const luck = luckOf(seed);
  const drops = many(60, () => {
    const [x, y] = [short((luck() - 0.5) * 280), short(luck() * 150 - 80)];
    return `M${x} ${y}l-3 10`;
  });
  return `${tone} ${drops.join("")}`;
};

/** A wall with a row of arches in it; one of them in the middle. */
export const arches = (y: number, tone = "r", step = 34, open = 11) =>
  `${tone} M${-WIDE}-150H${WIDE}V${y}H${-WIDE}Z${along(
    step,
    (x) => {
      const top = short(y - open * 2.4);
      return `M${x + open} ${y}V${top}a${open} ${open} 0 0 0 ${-2 * open} 0V${y}Z`;
    },
    WIDE % step,
  )}`;

/** Pillars from floor to ceiling. */
export const pillars = (y: number, step = 30, tone = "r", shift = 20) =>
  lines(
    `${tone} ${along(step, (x) => `M${x - 5}-120H${x + 5}V${y}H${x - 5}ZM${x - 8} ${y - 5}H${x + 8}V${y}H${x - 8}Z`, shift)}`,
    `s ${along(step, (x) => `M${x - 3}-120h2V${y}h-2Z`, shift)}`,
  );

/** A floor of slabs that runs to the eye. */
export const floor = (y: number) =>
  lines(
    ground(y),
    `S0.800 M${-WIDE} ${y + 7}H${WIDE}M${-WIDE} ${y + 18}H${WIDE}${many(19, (at) => `M${(at - 9) * 9} ${y}L${(at - 9) * 26} ${y + 60}`).join("")}`,
  );

const FIR = "l-7 0l4-7l-3 0l4-7l-2.500 0l4.500-9l4.500 9l-2.500 0l4 7l-3 0l4 7Z";

export const firs = (seed: number, y: number, tone = "m", step = 13) => {
  const luck = luckOf(seed);
  return lines(
    `${tone} ${along(step, (x) => `M${short(x + luck() * 6)} ${short(y - luck() * 5)}${FIR}`)}`,
    ground(y - 1, tone),
  );
};

/** Bare trunks that reach above the picture. */
export const trunks = (seed: number, y: number, tone = "m", step = 19) => {
  const luck = luckOf(seed);
  return `${tone} ${along(step, (x) => {
    const [at, w, lean] = [
      short(x + luck() * 9),
      short(1.6 + luck() * 2.6),
      short((luck() - 0.5) * 12),
    ];
    const up = short(-30 - luck() * 16);
    return `M${at - w} ${y}L${at + lean - w * 0.5}-130H${at + lean + w * 0.5}L${at + w} ${y}ZM${at} ${up}l${luck() < 0.5 ? -9 : 9}-9l1.500 0l${luck() < 0.5 ? -6 : 6} 12Z`;
  })}`;
};

/** Round trees in rows. */
export const orchard = (seed: number, y: number, tone = "m", step = 26) => {
  const luck = luckOf(seed);
  const all = along(step, (x) => {
    const [at, r] = [short(x + luck() * 6), short(8 + luck() * 4)];
    return `M${at - 1.2} ${y}V${y - 14}h2.400V${y}Z${oval(at, short(y - 16), r)}${oval(short(at - r * 0.6), short(y - 12), short(r * 0.65))}${oval(short(at + r * 0.6), short(y - 12), short(r * 0.65))}`;
  });
  return `${tone} ${all}`;
};

export const cypresses = (y: number, tone = "m", step = 29, shift = 0) =>
  `${tone} ${along(step, (x) => `M${x} ${y}q-6-3-5-14q1-12 5-20q4 8 5 20q1 11-5 14Z`, shift)}`;

export const reeds = (seed: number, y: number, tone = "N1.500") => {
  const luck = luckOf(seed);
  return `${tone} ${along(7, (x) => {
    const [at, up, lean] = [
      short(x + luck() * 5),
      short(8 + luck() * 20),
      short((luck() - 0.4) * 10),
    ];
    return `M${at} ${y}q0 ${short(-up * 0.6)} ${lean} ${-up}`;
  })}`;
};

export const grass = (seed: number, y: number, tone = "n") => {
  const luck = luckOf(seed);
  return `${tone} ${along(4, (x) => `M${x} ${y + 2}l${short(luck() * 2)} ${short(-3 - luck() * 5)}l2 6Z`)}`;
};

/** A wall with battlements, and towers on it. */
export const walls = (y: number, tone = "m", shift = 0) =>
  `${tone} ${along(8, (x) => `M${x} ${y - 4}h4.500v5h-4.500Z`)}M${-WIDE} ${y}H${WIDE}V${LOW}H${-WIDE}Z${along(
    58,
    (x) => `M${x - 8} ${y + 1}V${y - 20}h-2v-6h4v3h3v-3h4v3h3v-3h4v6h-2V${y + 1}Z`,
    shift,
  )}`;

/** Roofs and gables of a small town. */
export const town = (seed: number, y: number, tone = "n") => {
  const luck = luckOf(seed);
  const lit: string[] = [];
  const roofs = along(11, (x) => {
    const up = short(4 + luck() * 8);
    if (luck() < 0.5) lit.push(`M${x + 4} ${short(y - up + 3)}h2v2.500h-2Z`);
    return `M${x} ${LOW}V${y - up}l5.500-5l5.500 5V${LOW}Z`;
  });
  return lines(`${tone} ${roofs}`, `g ${lit.join("")}`);
};

export const graves = (seed: number, y: number, tone = "n") => {
  const luck = luckOf(seed);
  return `${tone} ${along(17, (x) => {
    const [at, up, lean] = [
      short(x + luck() * 5),
      short(6 + luck() * 7),
      short((luck() - 0.5) * 4),
    ];
    if (luck() < 0.35) {
      return `M${at} ${y}l${lean} ${-up - 6}h2l${-lean} ${up + 6}ZM${at - 3} ${y - up}h8v2h-8Z`;
    }
    return `M${at} ${y}l${lean} ${-up}a4 4 0 0 1 8 0l${-lean} ${up}Z`;
  })}`;
};

/** Teeth of stone from above, and from below. */
export const cave = (seed: number, top = -24, bottom = 30, tone = "n") => {
  const luck = luckOf(seed);
  const down = along(
    9,
    (x) =>
      `L${x + 4} ${short(top + 4 - Math.abs(x) * 0.05 + luck() * 14)}L${x + 9} ${short(top - 4 + Math.abs(x) * 0.12)}`,
  );
  const up = along(11, (x) => `L${x + 5} ${short(bottom - luck() * 12)}L${x + 11} ${bottom + 3}`);
  return `${tone} M${-WIDE}-130L${-WIDE} ${top}${down}L${WIDE}-130ZM${-WIDE} ${LOW}L${-WIDE} ${bottom}${up}L${WIDE} ${LOW}Z`;
};

export const mist = (y: number, seed = 1, tone = "s") => {
  const luck = luckOf(seed);
  return `${tone} ${many(9, (at) => {
    const [x, w] = [(luck() - 0.5) * 220, 30 + luck() * 40];
    return oval(short(x), short(y + (at % 3) * 5), short(w), short(1.6 + luck() * 1.6));
  }).join("")}`;
};

export const bubbles = (seed: number, tone = "S0.900", count = 30) => {
  const luck = luckOf(seed);
  return `${tone} ${many(count, () => oval(short((luck() - 0.5) * 220), short(luck() * 110 - 70), short(0.8 + luck() * 2))).join("")}`;
};

/** Curtains of light in the sky. */
export const curtains = (seed: number, tone = "s") => {
  const luck = luckOf(seed);
  return lines(
    ...many(3, () => {
      const y = short(-34 + luck() * 26);
      return `${tone} M${-WIDE} ${y}${along(28, (x, at) => `Q${x + 14} ${short(y + (at % 2 ? 13 : -13))} ${x + 28} ${y}`)}V${short(y - 36)}${along(28, (x, at) => `Q${-x - 14} ${short(y - 40 + (at % 2 ? -9 : 9))} ${-x - 28} ${short(y - 34)}`)}Z`;
    }),
  );
};

/** Strands that wind about each other. */
export function strand(
  from: number,
  to: number,
  wide: number,
  turns: number,
  phase: number,
): string {
  const steps = 36;
  return many(steps + 1, (at) => {
    const part = at / steps;
    const x = Math.sin(part * turns * 2 * Math.PI + phase) * wide * (1 - part * 0.5);
    return `${at ? "L" : "M"}${short(x)} ${short(from + (to - from) * part)}`;
  }).join("");
}

/** Links of a chain from one place to another. */
export function chain(x: number, y: number, toX: number, toY: number, count: number): string {
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  return many(count, (at) => {
    const part = at / (count - 1);
    const [cx, cy] = [short(x + (toX - x) * part), short(y + (toY - y) * part)];
    const flat = at % 2 ? 1.6 : 3.4;
    const [dx, dy] = [
      Math.cos((turn * Math.PI) / 180) * 5.2,
      Math.sin((turn * Math.PI) / 180) * 5.2,
    ];
    return `M${short(cx - dx)} ${short(cy - dy)}A5.200 ${flat} ${short(turn)} 1 0 ${short(cx + dx)} ${short(cy + dy)}A5.200 ${flat} ${short(turn)} 1 0 ${short(cx - dx)} ${short(cy - dy)}Z`;
  }).join("");
}

export const ring = (
  x: number,
  y: number,
  far: number,
  count: number,
  draw: (x: number, y: number, at: number) => string,
) =>
  many(count, (at) => {
    const turn = (at * 2 * Math.PI) / count;
    return draw(short(x + Math.sin(turn) * far), short(y - Math.cos(turn) * far), at);
  }).join("");
