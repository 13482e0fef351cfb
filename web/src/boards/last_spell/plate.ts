// The plates on which monsters stand: one shape for each grade.

export const BOSSES: ReadonlySet<string> = new Set(["X", "ZH", "ZT", "Y"]);

/** Round, six corners, eight, a crown of spikes; square for what does not walk. */
export function plateOf(kind: string): string {
  if (BOSSES.has(kind)) return SPIKES;
  if (/^[KU]\d/.test(kind)) return "M-8-18H8L18-8V8L8 18H-8L-18 8V-8z";
  if (kind === "B" || kind === "W" || kind === "L") return "M0-18L16-9V9L0 18L-16 9V-9z";
  if (kind === "HA" || kind === "MO" || kind === "MN") return "M-17-17H17V17H-17z";
  return "M0-17a17 17 0 1 0 .1 0z";
}

const SPIKES = `M${Array.from({ length: 24 }, (_, at) => {
  const far = at % 2 ? 19 : 23;
  const angle = (at * Math.PI) / 12;
  return `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
}).join("L")}z`;
