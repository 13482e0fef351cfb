// Paths that drawings are put together from; a drawing lies around (0, 0), 36 wide and 32 high each way.
const round = (value: number) => Math.round(value * 10) / 10;

export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${round(x - rx)} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}

function at(turn: number, far: number, x = 0, y = 0): string {
  return `${round(x + Math.sin(turn) * far)} ${round(y - Math.cos(turn) * far)}`;
}

const turns = (many: number, first = 0) =>
  Array.from({ length: many }, (_, step) => first + (step * 2 * Math.PI) / many);

export function rays(many: number, from: number, to: number, x = 0, y = 0, first = 0): string {
  return turns(many, first)
    .map((turn) => `M${at(turn, from, x, y)}L${at(turn, to, x, y)}`)
    .join("");
}

export function star(points: number, far: number, near: number, x = 0, y = 0): string {
  const corners = turns(points * 2).map((turn, step) => at(turn, step % 2 ? near : far, x, y));
  return `M${corners.join("L")}Z`;
}

/** Leaves around a middle, pointed at both ends. */
export function petals(many: number, far: number, wide: number, y = 0): string {
  return turns(many)
    .map((turn) => {
      const tip = at(turn, far, 0, y);
      const left = at(turn - wide, far * 0.6, 0, y);
      const right = at(turn + wide, far * 0.6, 0, y);
      return `M0 ${y}Q${left} ${tip}Q${right} 0 ${y}Z`;
    })
    .join("");
}

export function crescent(x: number, y: number, r: number): string {
  return `M${round(x + r * 0.3)} ${round(y - r)}a${r} ${r} 0 1 0 ${round(r * 0.7)} ${round(r * 1.6)}a${round(r * 0.85)} ${round(r * 0.85)} 0 0 1 ${round(-r * 0.7)} ${round(-r * 1.6)}Z`;
}

/** A line that winds itself up. */
export function spiral(x: number, y: number, far: number, rounds: number): string {
  const steps = Math.round(rounds * 10);
  const way = Array.from({ length: steps + 1 }, (_, step) =>
    at((step / 10) * 2 * Math.PI, (far * step) / steps, x, y),
  );
  return `M${way.join("L")}`;
}

export function wave(x: number, y: number, step: number, many: number): string {
  return `M${x} ${y}${`q${step / 2} ${-step / 2} ${step} 0`.repeat(many)}`;
}
