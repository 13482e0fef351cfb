// Tables of The Last Spell for tests, as short as they can be said.
import type { Board, Hero, Item, Monster } from "./table";

const SIZE = 28;

export const item = (name: string, part: Partial<Item> = {}): Item => ({
  item: name,
  exhausted: false,
  level: name.startsWith("W-") ? 1 : 0,
  uses: {},
  ...part,
});

export const hero = (name: string, space: string, part: Partial<Hero> = {}): Hero => ({
  hero: name,
  seat: 0,
  space,
  wounds: 0,
  hp: 8,
  mana: 3,
  base_mana: 3,
  ap: 4,
  full_ap: 4,
  level: 1,
  tokens: [2, 3, 4].map((value) => ({ value, ready: true, blocked: false })),
  trait: "TR01",
  trait_spent: false,
  perks: ["PK01"],
  items: [item("W-M1a", { uses: { "W-M1a-slash": 3, "W-M1a-rush": 1 } }), item("A01a")],
  passed: false,
  reinforced: false,
  waiting: false,
  trapped: false,
  ...part,
});

export const monster = (name: string, space: string, part: Partial<Monster> = {}): Monster => ({
  monster: name,
  kind: name.replace(/\d+$/, ""),
  space,
  facing: "east",
  wounds: 0,
  of: 1,
  stunned: false,
  in_fog: false,
  ...part,
});

/** Gildenberg in its first night. */
export function table(part: Partial<Board> = {}): Board {
  const row = (sign: string) => sign.repeat(SIZE);
  const terrain = Array.from({ length: SIZE }, (_, y) => row(y < 7 ? "^" : "."));
  return {
    map: "gildenberg",
    fog: 4,
    day: 1,
    phase: 1,
    coin: "left",
    mages: 5,
    panic: 12,
    reward: [6, 5],
    gold: 4,
    materials: 3,
    workers: 0,
    hire: 0,
    plans: [],
    shops: [[], []],
    supply: [],
    active: "HR2",
    mp: 0,
    walked: 0,
    attacked: false,
    terrain,
    heroes: [hero("HR2", "12,9")],
    monsters: [],
    structures: [],
    missions: [],
    achieved: [],
    direction: "",
    wyrm: "",
    wyrm_stage: 1,
    wyrm_deck: [],
    dryad: [],
    growth: 0,
    brood: {},
    turned: [],
    harpy: "",
    slots: {},
    icons: {},
    attack: [],
    harm: [],
    about: "",
    forecast: {},
    ending: "",
    ...part,
  };
}
