// Tables of Casting Shadows for tests, as short as they can be said.
import type { Board, Player } from "./answers";

const TILES: readonly (readonly [string, string, number, number])[] = [
  ["C", "ancient_rune", 0, 0],
  ["E", "underground_volcano", 1, 0],
  ["SE", "gale_bluffs", 0, 1],
  ["SW", "crystal_crypt", -1, 1],
  ["W", "dusty_desert", -1, 0],
  ["NW", "lilypad_lagoon", 0, -1],
  ["NE", "thornwood_thicket", 1, -1],
];
const HOMES = ["SE", "SW", "NW", "NE"];

export const mage = (seat: number, part: Partial<Player> = {}): Player => ({
  seat,
  number: seat + 1,
  team: -1,
  bot: false,
  alive: true,
  place: 0,
  character: ["kit", "haze", "frill", "nuzzle"][seat] ?? "",
  shadow_form: false,
  hp: 18,
  most_hp: 18,
  energy: 0,
  energy_limit: 3,
  at: HOMES[seat] ?? "C",
  home: HOMES[seat] ?? "C",
  companion: "",
  ability_ready: false,
  book: [],
  counterspells: 0,
  hidden: [],
  room: 5,
  ...part,
});

export function table(part: Partial<Board> = {}): Board {
  const players = part.players ?? [mage(0), mage(1), mage(2), mage(3)];
  return {
    round: 2,
    turn_cap: 50,
    active: 0,
    ap: 3,
    phase: "act",
    players,
    tiles: TILES.map(([position, tile, q, r]) => ({
      position,
      tile,
      q,
      r,
      players: players.filter((it) => it.at === position).map((it) => it.seat),
      market: HOMES.includes(position)
        ? { id: "heat_wave.1", card: "heat_wave", used: false, reach: ["C", "E", "SW"] }
        : null,
    })),
    dice: [],
    tokens: {},
    pool: {},
    due: [],
    paid: [],
    attack: null,
    collecting: "",
    deck_size: 47,
    discard: [],
    counterspell_deck_size: 10,
    portal: ["swift_hydra", "curse_toad", "keen_falcon"],
    companion_deck_size: 7,
    ending: "",
    ranking: [0, 0, 0, 0],
    ...part,
  };
}
