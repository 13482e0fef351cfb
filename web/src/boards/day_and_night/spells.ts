// How each spell's emblem is drawn. What a spell does is the rules' business; this is its picture.

import type { Args } from "../../text/texts";
import type { Emblem } from "./spell_emblem";

const EMBLEMS: Readonly<Record<string, Emblem>> = {
  D01: { deed: "change", reach: "under" },
  D02: { deed: "change", reach: "under" },
  D03: { deed: "change", reach: "other" },
  D04: { deed: "change", reach: "either" },
  D05: { deed: "draw", reach: "none", many: 3 },
  D06: { deed: "change", reach: "all", bare: true },
  D07: { deed: "change", reach: "adjacent" },
  D08: { deed: "turn", reach: "either" },
  D09: { deed: "change", reach: "all" },
  D10: { deed: "change", reach: "far" },
  D11: { deed: "change", reach: "around", many: 2 },
  D12: { deed: "steal", reach: "none" },
  D13: { deed: "move", reach: "all" },
  D14: { deed: "move", reach: "other" },
  D15: { deed: "turn", reach: "all" },
  D16: { deed: "search", reach: "none" },
  D17: { deed: "mystify", reach: "under", many: 2 },
  D18: { deed: "mystify", reach: "all", many: 4 },
  D19: { deed: "mystify", reach: "all", many: 2 },
  D20: { deed: "mystify", reach: "all" },
  N01: { deed: "change", reach: "under" },
  N02: { deed: "turn", reach: "under" },
  N03: { deed: "change", reach: "under" },
  N04: { deed: "draw", reach: "none", many: 3 },
  N05: { deed: "draw", reach: "none", many: 2 },
  N06: { deed: "change", reach: "adjacent", bare: true },
  N07: { deed: "change", reach: "adjacent" },
  N08: { deed: "change", reach: "all", bare: true },
  N09: { deed: "change", reach: "all" },
  N10: { deed: "change", reach: "far" },
  N11: { deed: "change", reach: "adjacent", many: 2 },
  N12: { deed: "change", reach: "around", many: 2, bare: true },
  N13: { deed: "draw", reach: "none", many: 5 },
  N14: { deed: "move", reach: "other" },
  N15: { deed: "turn", reach: "around" },
  N16: { deed: "freeze", reach: "either" },
  N17: { deed: "freeze", reach: "around" },
  N18: { deed: "freeze", reach: "all", many: 2 },
  N19: { deed: "freeze", reach: "all", many: 3 },
};

/** What a spell's picture shows at a table with these options. */
export function emblemOf(card: string, options: Readonly<Args>): Emblem | undefined {
  const emblem = EMBLEMS[card];
  if (!emblem) return undefined;
  if (card === "D04" && options.achievement === "any") return { ...emblem, reach: "all" };
  if (card === "N16" && options.crystallize === "any") return { ...emblem, reach: "all" };
  if (card === "N11" && options.mimic_area === "surrounding") return { ...emblem, reach: "around" };
  return emblem;
}
