// Why answers are not on offer. A verb alone stands for it with any thing of its kind that has no
// other reason.
import type { Asked, Refusals as Written } from "./protocol";

export type Reason = Pick<Written, "key" | "rule">;

const verbOf = (answer: string) => answer.split(" ")[0] ?? "";

export class Refusals {
  /** The answers that are refused by name, and the verbs that stand alone. */
  readonly named: readonly string[];
  /** The verbs that the question is about, as far as any of their answers is refused. */
  readonly verbs: readonly string[];
  private readonly reasons = new Map<string, Reason>();
  private readonly offered: ReadonlySet<string>;
  private readonly fits: (answer: string) => boolean;

  /** `fits` tells whether what an answer names may be of the kind of its verb. */
  constructor(
    asked: Pick<Asked, "options" | "refused"> | null | undefined,
    fits: (answer: string) => boolean,
  ) {
    for (const { key, rule, answers } of asked?.refused ?? []) {
      for (const answer of answers) this.reasons.set(answer, { key, rule });
    }
    this.named = [...this.reasons.keys()];
    this.verbs = [...new Set(this.named.map(verbOf))];
    this.offered = new Set(asked?.options);
    this.fits = fits;
  }

  /** Why an answer is refused; nothing if it is on offer, or the question is not about it. */
  why(answer: string): Reason | undefined {
    if (this.offered.has(answer)) return undefined;
    const reason = this.reasons.get(answer);
    if (reason) return reason;
    const ofAll = this.reasons.get(verbOf(answer));
    return ofAll && this.fits(answer) ? ofAll : undefined;
  }
}

export const NO_REFUSALS = new Refusals(null, () => false);
