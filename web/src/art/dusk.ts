// Dusk by a few lines of arithmetic: ridges, stars, rays; what emblems are drawn with.
import type { ReactNode } from "react";

export const WIDE = 320;
export const HIGH = 200;

/** The same numbers between 0 and 1 every time, for ridges and stars. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** The outline of hills: few waves, lower and lower. */
export function ridge(seed: number, base: number, height: number): string {
  const luck = chance(seed);
  const waves = [1, 2.3, 4.1].map((pace, at) => ({
    pace,
    lift: height / (at + 1.4),
    shift: luck() * 7,
  }));
  let path = `M0 ${HIGH}`;
  for (let x = 0; x <= WIDE; x += 8) {
    const up = waves.reduce(
      (sum, w) => sum + Math.sin((x / WIDE) * 6 * w.pace + w.shift) * w.lift,
      0,
    );
    path += `L${x} ${(base - up).toFixed(1)}`;
  }
  return `${path}L${WIDE} ${HIGH}Z`;
}

export const ray = (angle: number, from: number, to: number) => {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return `M${(x * from).toFixed(1)} ${(y * from).toFixed(1)}L${(x * to).toFixed(1)} ${(y * to).toFixed(1)}`;
};

export const around = (count: number, draw: (angle: number, at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw((at / count) * Math.PI * 2, at)).join("");

export function hexagon(x: number, y: number, size: number): string {
  const corners = Array.from({ length: 6 }, (_, at) => {
    const angle = (at * Math.PI) / 3 + Math.PI / 6;
    return `${(x + Math.cos(angle) * size).toFixed(1)} ${(y + Math.sin(angle) * size).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** A piece of dusk, and what stands in it. */
export interface Scene {
  sky: [string, string, string];
  hills: [string, string, string];
  seed: number;
  motif: ReactNode;
}
