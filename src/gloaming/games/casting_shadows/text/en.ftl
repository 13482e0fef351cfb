### Casting Shadows in English.

title = Casting Shadows
    .about = Seven tiles, five dice, a book of spells: gather shadows, and be the last one standing.
share-count = round { $round }

## Who

seat-amber = Amber
seat-jade = Jade
seat-ivory = Ivory
seat-onyx = Onyx

who = { $seat ->
    [amber] Amber
    [jade] Jade
    [ivory] Ivory
    [onyx] Onyx
   *[nobody] Nobody
}

character-kit = Kit Gale
    .shadow = Kit the Turbulent
    .effect = Deal 4 DMG to every enemy on one tile anywhere; then you may move to any tile.
    .note = Your own tile may be chosen, and an enemy must stand on it (CS-R77). Nobody can answer it (CS-9.9).
character-haze = Haze Greentongue
    .shadow = Haze the Devastator
    .effect = Deal 6 DMG to one enemy anywhere.
    .note = It is not an Attack Spell: nobody can answer it (CS-9.9).
character-frill = Frill Lilypad
    .shadow = Frill the Regenerator
    .effect = Gain 7 HP.
    .note = Never above the HP you started with, and only while you have fewer (CS-R76).
character-nuzzle = Nuzzle Thornwood
    .shadow = Nuzzle the Savage
    .effect = Deal 5 DMG to every enemy on your own tile or on one adjacent tile.
    .note = An enemy must stand there (CS-R77). Nobody can answer it (CS-9.9).

form-kit = { character-kit.shadow }
form-haze = { character-haze.shadow }
form-frill = { character-frill.shadow }
form-nuzzle = { character-nuzzle.shadow }

## Things

position-C = centre
position-E = east
position-SE = south-east
position-SW = south-west
position-W = west
position-NW = north-west
position-NE = north-east

tile-ancient_rune = Ancient Rune
    .effect = Start your turn here: one Shadow Fragment. There is no card to collect or refresh.
    .note = A tile helps only where your turn starts (CS-4.3).
tile-dusty_desert = Dusty Desert
    .effect = Collect a Counterspell here for a Gem and an Orb of any colours.
    .note = You pay before you look (CS-R35). It can’t be refreshed (CS-5.5).
tile-underground_volcano = Underground Volcano
    .effect = Start your turn here: one red Gem.
    .note = A tile helps only where your turn starts (CS-4.3).
tile-gale_bluffs = Gale Bluffs
    .effect = Start your turn here: one purple Orb.
    .note = It helps whoever stands here, not only Kit (CS-R08).
tile-crystal_crypt = Crystal Crypt
    .effect = Start your turn here: one purple Gem. While you stand here, nothing reduces the DMG enemies deal to you.
    .note = Pointed Shield and Safety Dome are used up without effect here (CS-R46); running away and Bees still work (CS-R47).
tile-lilypad_lagoon = Lilypad Lagoon
    .effect = Start your turn here: gain 1 HP.
    .note = Never above the HP you started with (CS-10.1).
tile-thornwood_thicket = Thornwood Thicket
    .effect = While you stand here, DMG by an enemy is reduced by 1, but not below 1.
    .note = The tile comes before Companion and Counterspell (CS-R45).

unit-GR = red Gem
unit-GB = blue Gem
unit-GP = purple Gem
unit-OR = red Orb
unit-OB = blue Orb
unit-OP = purple Orb
unit-SF = Shadow Fragment
unit-CC = Cursed Crystal

die-r1 = first red die
die-r2 = second red die
die-b1 = first blue die
die-b2 = second blue die
die-p1 = purple die

purse-r1 = first red die
purse-r2 = second red die
purse-b1 = first blue die
purse-b2 = second blue die
purse-p1 = purple die
purse-token-GR = red Gem token
purse-token-GB = blue Gem token
purse-token-GP = purple Gem token
purse-token-OR = red Orb token
purse-token-OB = blue Orb token
purse-token-OP = purple Orb token
purse-token-SF = Shadow Fragment token
purse-token-CC = Cursed Crystal token

conversion-GR-GR = red Gem → two red Gems
conversion-GR-GB = red Gem → blue Gem
conversion-GR-OR = red Gem → red Orb
conversion-GR-OB = red Gem → blue Orb
conversion-GB-GR = blue Gem → red Gem
conversion-GB-GB = blue Gem → two blue Gems
conversion-GB-OR = blue Gem → red Orb
conversion-GB-OB = blue Gem → blue Orb
conversion-GP-GR = purple Gem → red Gem
conversion-GP-GB = purple Gem → blue Gem
conversion-GP-GP = purple Gem → two purple Gems
conversion-GP-OR = purple Gem → red Orb
conversion-GP-OB = purple Gem → blue Orb
conversion-OR-GR = red Orb → red Gem
conversion-OR-GB = red Orb → blue Gem
conversion-OR-OR = red Orb → two red Orbs
conversion-OR-OB = red Orb → blue Orb
conversion-OB-GR = blue Orb → red Gem
conversion-OB-GB = blue Orb → blue Gem
conversion-OB-OR = blue Orb → red Orb
conversion-OB-OB = blue Orb → two blue Orbs
conversion-OP-GR = purple Orb → red Gem
conversion-OP-GB = purple Orb → blue Gem
conversion-OP-OR = purple Orb → red Orb
conversion-OP-OB = purple Orb → blue Orb
conversion-OP-OP = purple Orb → two purple Orbs
conversion-CC-GR = Cursed Crystal → red Gem
conversion-CC-GB = Cursed Crystal → blue Gem

## Kinds of cards

kind-attack = Attack Spell
kind-conversion = Conversion Spell
kind-resource = Resource card

## Phases of a turn

phase-setup = Set-up
phase-roll = Phase 1: roll
phase-act = Phase 2: actions
phase-absorb = Phase 3: absorb
phase-end = End of turn
phase-bot = A bot’s turn
phase-over = The game is over

## Questions

ask-first = { $seat ->
    [nature] Luck decides who goes first.
   *[other] { who }: choose who goes first.
}
ask-choose = { $seat ->
    [nature] Luck deals a character.
   *[other] { who }: choose your character.
}
ask-lay = Luck lays out a home tile nobody lives on.
ask-arm = Luck gives a spell to one of the bots.
ask-draw = Luck turns up a card.
ask-emerge = Luck brings a Companion to the Portal.
ask-deal = Luck deals a Counterspell.
ask-roll = Luck rolls the dice.
ask-act = { who }: choose an action, or end your actions.
ask-reroll = { who }: choose more dice to reroll, or roll them.
ask-target = { who }: choose the enemy to hit.
ask-aim = { who }: choose the tile to hit.
ask-strength = { who }: choose how much to pay.
ask-convert = { who }: choose what to convert, and into what.
ask-pay = { who }: choose what to pay with ({ $count ->
    [one] one unit
   *[other] { $count } units
} left).
ask-sacrifice = { who }: choose the spell to sacrifice.
ask-discard = { who }: your Spell Book is full; choose a card to discard.
ask-respond = { who }: answer the attack with a Counterspell, or pass.
ask-flee = { who }: choose where to run.
ask-stag = { who }: pay a Gem to let the Thunder Stag strike, or pass.
ask-leap = { who }: move to any tile, or stay.
ask-absorb = { who }: absorb Shadow Fragments, transform, or end your turn.

## Options

option-first = { $thing } goes first
option-choose = Play { $thing }
option-lay = Lay { $thing }
option-arm = Give { $thing }
option-draw = Turn up { $thing }
option-emerge = { $thing } appears
option-deal = Deal { $thing }
option-roll = Roll { $thing }
option-travel = Travel: { $thing }
option-cast = Cast { $thing }
option-reroll = Reroll the { $thing }
option-protect = Protect
option-refresh = Refresh
option-collect = Collect
option-use = Use { $thing }
option-ability = Use your ability
option-end_actions = End your actions
option-throw = Roll the dice
option-target = Hit { $thing }
option-aim = Hit the tile: { $thing }
option-strength = Pay for step { $thing }
option-convert = { $thing }
option-pay = Pay with the { $thing }
option-sacrifice = Sacrifice { $thing }
option-discard = Discard { $thing }
option-strike = Strike { $thing }
option-leap = Move: { $thing }
option-stay = Stay
option-reveal = Reveal { $thing }
option-pass = Pass
option-flee = Run: { $thing }
option-absorb = Absorb { $thing }
option-summon = Transform and summon { $thing }
option-end_turn = End your turn

## The log

fact-first = { who } goes first.
fact-chooses = { who } plays { $character }.
fact-lays = { $tile } is laid out in the { $position }.
fact-arms = { who } gets { $spell }.
fact-appears = { $spell } is turned up in the { $position }.
fact-emerges = { $companion } appears in the Portal.
fact-reshuffles = The discard pile becomes the new deck.
fact-turn = Round { $number }: { who }’s turn.
fact-rolls = { who } rolls: { $roll }.
fact-gains = { who } gains a { $unit }.
fact-heals = { who } gains { $number } HP.
fact-travels = { who } travels to the { $position }.
fact-casts = { who } casts { $spell }.
fact-strength = It is cast at step { $number }.
fact-aims-at = The target is { who }.
fact-aims = The target is the tile in the { $position }.
fact-pays = { who } pays a { $unit }.
fact-converts = { who } converts: { $conversion }.
fact-rerolls = { who } picks up the { $die }.
fact-protects = { who } protects: a Cursed Crystal is removed.
fact-refreshes = { who } refreshes: { $spell } is discarded.
fact-sacrifices = { who } sacrifices { $spell }.
fact-discards = { who } discards { $spell }.
fact-collects = { who } collects { $spell }.
fact-draws-counterspell = { who } takes the Counterspell “{ $counterspell }”.
    .hidden = { who } takes a Counterspell.
fact-uses = { who } uses { $spell }.
fact-ability = { who } uses the ability of { $form }.
fact-leaps = { who } moves to the { $position }.
fact-ends-actions = { who } ends their actions.
fact-absorbs = { who } absorbs { $number ->
    [one] a Shadow Fragment
   *[other] { $number } Shadow Fragments
}.
fact-transforms = { who } transforms: { $form }!
fact-summons = { who } summons { $companion }.
fact-reveals = { who } reveals “{ $counterspell }”.
fact-passes = { who } passes.
fact-flees = { who } runs to the { $position }.
fact-missed = The attack misses { who }.
fact-unharmed = { who } takes no DMG.
fact-hurt = { who } takes { $number } DMG.
fact-bees = { who }’s bees swarm back.
fact-quills = { who }’s Porcupine bristles.
fact-stag = { who }’s Thunder Stag strikes.
fact-crystals = { $number ->
    [one] A Cursed Crystal hurts { who }.
   *[other] { $number } Cursed Crystals hurt { who }.
}
fact-sudden-death = Sudden death: in round { $number } everybody loses 1 HP.
fact-resigns = { who } resigns.
fact-out = { who } is eliminated.
fact-ends = { $ending ->
    [last-standing] { ending-last-standing }
    [amber-ivory-standing] { ending-amber-ivory-standing }
    [jade-onyx-standing] { ending-jade-onyx-standing }
    [turn-cap] { ending-turn-cap }
    [turn-cap-shared] { ending-turn-cap-shared }
    [amber-ivory-ahead] { ending-amber-ivory-ahead }
    [jade-onyx-ahead] { ending-jade-onyx-ahead }
    [turn-cap-alone] { ending-turn-cap-alone }
    [shadows-beaten] { ending-shadows-beaten }
   *[beaten] { ending-beaten }
}

## How a game ends

ending-last-standing = { who } is the last one standing.
ending-amber-ivory-standing = Only Amber and Ivory are left standing: they win.
ending-jade-onyx-standing = Only Jade and Onyx are left standing: they win.
ending-turn-cap = The rounds are over: { who } is ahead and wins.
ending-turn-cap-shared = The rounds are over, and nobody is ahead: the victory is shared.
ending-amber-ivory-ahead = The rounds are over: Amber and Ivory are ahead and win.
ending-jade-onyx-ahead = The rounds are over: Jade and Onyx are ahead and win.
ending-turn-cap-alone = The rounds are over, and not all bots are beaten: the game is lost.
ending-shadows-beaten = All bots are beaten!
ending-beaten = The bots have won.
tally-hp =
    { $count ->
        [0] fallen
       *[other] { $count } HP left
    }

## Why not

refusal-no-ap = You have no Action points left
refusal-too-far = You can’t get there with one Travel
refusal-not-yours = It is not in your Spell Book
refusal-already-cast = It was already cast this turn
refusal-cannot-pay = Your pool can’t pay for it
refusal-no-target = No enemy is in its range
refusal-no-input = Your pool has nothing it could convert
refusal-no-spell = A Resource card is used, not cast
refusal-not-a-resource = It is not a Resource card
refusal-no-crystal = There is no Cursed Crystal in your pool
refusal-nothing-to-refresh = There is no card beside this tile
refusal-desert-stays = The Counterspell deck can’t be refreshed
refusal-nothing-here = There is nothing to collect on this tile
refusal-deck-empty = The Counterspell deck is empty
refusal-cost-too-high = Your pool can’t pay its collection cost
refusal-no-sacrifice = You have no spell of the level it costs
refusal-no-room = Your Spell Book is full of Counterspells, which can’t be discarded
refusal-base-form = Only a Shadow Form has an ability
refusal-not-charged = It needs five shadow energy
refusal-nobody-to-hit = No enemy is in its reach
refusal-unhurt = You have all your HP
refusal-die-gone = This die is no longer in your pool
refusal-crystal-stays = A die that shows a Cursed Crystal stays
refusal-die-chosen = This die is already chosen
refusal-same-die = Choose the other die with the same face
refusal-not-in-pool = That is not in your pool
refusal-not-accepted = The cost does not ask for that
refusal-needed-elsewhere = That can’t pay for what is left
refusal-paid-later = Another part of the cost is paid first
refusal-token-first = Something else with the same face is paid first
refusal-not-an-enemy = That is no enemy
refusal-out-of-range = That is out of range
refusal-nobody-there = No enemy stands there
refusal-too-strong = Your pool can’t pay for that step
refusal-no-such-step = The spell has no such step
refusal-not-held = You do not hold this Counterspell
refusal-not-adjacent = The Stag reaches adjacent tiles only
refusal-no-such-unit = There is no such unit in your pool
refusal-not-on-the-card = The card does not do that
refusal-wrong-level = Its level is not the one you must sacrifice
refusal-not-in-book = It is not in your Spell Book
refusal-nobody-sits-there = Nobody sits there
refusal-taken = Somebody else plays this character
refusal-already-here = You are already here
refusal-off-the-map = There is no tile there
refusal-too-few-fragments = Your pool does not have that many Shadow Fragments
refusal-energy-limit = You can’t hold that much shadow energy
refusal-crystals-kill = The Cursed Crystals in your pool will take your last HP at the end of this turn
refusal-fully-charged = Fully charged: use your ability, or this turn’s Shadow Fragments are lost
refusal-transformed = You have already transformed, and a Companion stays for good
refusal-too-little-energy = Transforming takes three shadow energy
refusal-not-in-portal = It is not in the Portal

## Options of a table

heading-start = How it begins
heading-length = How long it takes
setting-mode = Who fights whom
    .ffa = everybody against everybody
    .teams2v2 = two teams of two (with four players)
setting-map = Map
    .full = all seven tiles
    .compact = only the home tiles of those who play
setting-seating2 = Home tiles with two players
    .opposite = opposite
    .adjacent = side by side
setting-first_player = First player
    .random = at random
    .host = the host decides
    .seat1 = the first seat
setting-characters = Characters
    .pick = chosen in turn order
    .random = dealt at random
setting-first_turn_ap = Action points on the very first turn
setting-turn_cap = Maximum rounds
setting-sudden_death = Sudden death from round
    .off = never
setting-start_hp = HP at the start
setting-host = The host’s seat
    .amber = Amber
    .jade = Jade
    .ivory = Ivory
    .onyx = Onyx

## Attack Spells

spell-fatal_fronds = Fatal Fronds
    .effect = 2 DMG to one enemy on your tile.
    .note = It costs nothing but the action (CS-7.5). One enemy, even if several stand there (CS-R68).
spell-feeding_frenzy = Feeding Frenzy
    .effect = Pay 1 / 2 blue Gems: 2 / 4 DMG to one enemy.
    .note = You choose the step; its value is dealt, not the sum (CS-7.4).
spell-heavy_hand = Heavy Hand
    .effect = Pay 1 / 2 red Gems: 2 / 4 DMG to one enemy.
    .note = You choose the step; its value is dealt, not the sum (CS-7.4).
spell-lightning_bug = Lightning Bug
    .effect = Pay a Gem of any colour: 2 DMG to one enemy, but none to a Shadow Form.
    .note = Against a Shadow Form nobody is asked for an answer (CS-R41).
spell-spectral_slap = Spectral Slap
    .effect = Pay a red and a blue Gem: 3 DMG to every enemy on one tile.
    .note = Two purple Gems will do, one will not (CS-6.6).
spell-bubble_trouble = Bubble Trouble
    .effect = Pay 2 blue Gems: 5 DMG to one enemy.
    .note = Adjacent tiles only: an enemy on your own tile is safe (CS-7.2).
spell-heat_wave = Heat Wave
    .effect = Pay 2 red Gems: 5 DMG to one enemy.
    .note = Adjacent tiles only: an enemy on your own tile is safe (CS-7.2).
spell-sinister_screech = Sinister Screech
    .effect = Pay 1 / 2 Cursed Crystals: 2 / 4 DMG to one enemy.
    .note = Crystals are good for nothing but cards that name them (CS-6.9).
spell-phoenix_flash = Phoenix Flash
    .effect = Pay 1 / 2 / 3 red Gems: 3 / 5 / 6 DMG to one enemy.
    .note = You choose the step; its value is dealt, not the sum (CS-7.4).
spell-unicorn_rush = Unicorn Rush
    .effect = Pay 1 / 2 / 3 blue Gems: 3 / 5 / 6 DMG to one enemy.
    .note = You choose the step; its value is dealt, not the sum (CS-7.4).
spell-personal_space = Personal Space
    .effect = 4 DMG to one enemy on your tile.
    .note = It costs nothing but the action (CS-7.5).
spell-deadly_shroud = Deadly Shroud
    .effect = Pay 1 / 2 Cursed Crystals: 3 / 5 DMG to every enemy on one tile.
    .note = Crystals are good for nothing but cards that name them (CS-6.9).
spell-psychic_spikes = Psychic Spikes
    .effect = Pay 1 / 2 / 3 Gems of any colours: 3 / 5 / 6 DMG to every enemy on one tile.
    .note = An enemy must stand on the tile (CS-7.3).
spell-kinetic_wave = Kinetic Wave
    .effect = Pay 1 / 2 blue Gems: 3 / 5 DMG to every enemy on one tile.
    .note = Any tile but your own; with the Falcon your own, too (CS-R67).
spell-magma_hand = Magma Hand
    .effect = Pay 1 / 2 / 3 Gems of any colours: 2 / 4 / 6 DMG to one enemy.
    .note = It reaches the whole map, so nobody can run from it (CS-8.7).
spell-infernal_assault = Infernal Assault
    .effect = Pay 2 red Gems: 8 DMG to one enemy.
    .note = It reaches the whole map, so nobody can run from it (CS-8.7).
spell-sudden_doom = Sudden Doom
    .effect = Pay 2 blue Gems: 7 DMG to every enemy on one tile.
    .note = On your own tile it does not hit you (CS-R38).

## Conversion Spells

spell-metamorphosis = Metamorphosis
    .effect = Convert a blue Orb into a red one, or a red Orb into a blue one.
    .note = A purple Orb serves as either (CS-7.22).
spell-energy_bloom = Energy Bloom
    .effect = Convert a blue Gem into a red one, or a red Gem into a blue one.
    .note = A purple Gem serves as either (CS-7.22).
spell-sapphire_synthesis = Sapphire Synthesis
    .effect = Convert a blue Orb into a blue Gem, or a blue Gem into a blue Orb.
    .note = The result is a token and can’t be rerolled (CS-7.21).
spell-ruby_synthesis = Ruby Synthesis
    .effect = Convert a red Orb into a red Gem, or a red Gem into a red Orb.
    .note = The result is a token and can’t be rerolled (CS-7.21).
spell-crystallization = Crystallization
    .effect = Convert a Gem of any colour into an Orb, red or blue as you choose.
    .note = The result is never purple (CS-7.23).
spell-luminous_glow = Luminous Glow
    .effect = Convert an Orb of any colour into a Gem, red or blue as you choose.
    .note = The result is never purple (CS-7.23).
spell-curse_void = Curse Void
    .effect = Convert a Cursed Crystal into a Gem, red or blue as you choose.
    .note = The result is never purple (CS-R21).
spell-gem_duplication = Gem Duplication
    .effect = Convert a Gem into two Gems of the same colour.
    .note = A purple Gem gives two purple ones (CS-R20).
spell-orb_duplication = Orb Duplication
    .effect = Convert an Orb into two Orbs of the same colour.
    .note = A purple Orb gives two purple ones (CS-R20).

## Resource cards

spell-red_gem = Red Gem
    .effect = Discard this card: one red Gem.
    .note = It takes no Action point (CS-4.5). What is not spent this turn is lost (CS-6.25).
spell-blue_gem = Blue Gem
    .effect = Discard this card: one blue Gem.
    .note = It takes no Action point (CS-4.5). What is not spent this turn is lost (CS-6.25).
spell-red_orb = Red Orb
    .effect = Discard this card: one red Orb.
    .note = It takes no Action point (CS-4.5). What is not spent this turn is lost (CS-6.25).
spell-blue_orb = Blue Orb
    .effect = Discard this card: one blue Orb.
    .note = It takes no Action point (CS-4.5). What is not spent this turn is lost (CS-6.25).

## Counterspells

counterspell-pointed_shield = Pointed Shield
    .effect = This attack deals you 2 DMG less.
    .note = Not below 0 (CS-7.7). On the Crystal Crypt it is wasted (CS-R46).
counterspell-run_away = Run Away!
    .effect = Travel to an adjacent tile; if the attack no longer reaches you, it misses.
    .note = If it still reaches you, the new tile’s protection counts (CS-R48).
counterspell-bees_everywhere = Bees Everywhere
    .effect = After this attack’s DMG the attacker takes 3 DMG.
    .note = Only if you are still alive (CS-R49).
counterspell-safety_dome = Safety Dome
    .effect = This attack deals you no DMG.
    .note = On the Crystal Crypt it is wasted (CS-R46).

## Companions

companion-lightning_mouse = Lightning Mouse
    .effect = Whenever you Travel, you may go two steps.
    .note = Also when you use Run Away! (CS-R65).
companion-swift_hydra = Swift Hydra
    .effect = You have 5 Action points a turn.
    .note = From your next turn on (CS-R66).
companion-thunder_stag = Thunder Stag
    .effect = Whenever you have cast an Attack Spell, you may pay a Gem: 2 DMG to an enemy on an adjacent tile.
    .note = It need not be the spell’s target, and nobody can answer it (CS-R64).
companion-granite_tortoise = Granite Tortoise
    .effect = If an enemy would deal you 4 DMG or more, it is 1 less.
    .note = After the tile, before the Counterspell (CS-R45).
companion-moonlit_moth = Moonlit Moth
    .effect = At the start of your turn gain 1 HP.
    .note = Never above the HP you started with (CS-10.1).
companion-prism_gecko = Prism Gecko
    .effect = At the start of your turn: one purple Gem.
    .note = It is a token: what is not spent this turn is lost (CS-6.7).
companion-umbral_raven = Umbral Raven
    .effect = At the start of your turn: one Shadow Fragment.
    .note = It is a token: spend it, absorb it, or lose it (CS-6.8).
companion-curse_toad = Curse Toad
    .effect = Cursed Crystals deal you no DMG, and you may reroll dice that show them.
    .note = Taken now, it protects you this very turn (CS-R60).
companion-bristling_porcupine = Bristling Porcupine
    .effect = When an enemy’s Attack Spell has hurt you and you are alive, that enemy takes 1 DMG.
    .note = Bees strike first (CS-7.6). Nobody can answer it (CS-R50).
companion-keen_falcon = Keen-Eyed Falcon
    .effect = Your Attack Spells reach your own tile and adjacent tiles as well.
    .note = What they reach anyway they still reach (CS-R67).

## In the terminal

terminal-pool = Tokens: { $tokens } · { $ap ->
    [0] no Action point
    [one] one Action point
   *[other] { $ap } Action points
}
terminal-due = To pay: { $due } · paid: { $paid }
terminal-round = Round { $round } of { $cap }
terminal-portal = Portal: { $portal }
terminal-discard-pile = Discard pile, from the top: { $cards }
terminal-decks = Cards in the Main deck: { $deck } · in the Counterspell deck: { $counterspells }
terminal-board-signs =
    On the map: [C Ancient Rune] can be chosen; below it the card to collect,
    then whoever stands there, each by a letter
    GR GB GP a red, blue, purple Gem · OR OB OP an Orb
    SF a Shadow Fragment · CC a Cursed Crystal
    r1 r2 b1 b2 p1 the dice: – has left the pool, (GR) is about to be rerolled
    ♥ HP · ✦ shadow energy · ▤ cards + Counterspells · ☾ Shadow Form
    ✗ eliminated · ✓ cast this turn

## The board in the browser

board-map = The map
board-news = What is going on
board-round = Round { $number } of { $most }
board-pool = { $who }’s pool
board-ap = { $count ->
    [0] No Action point left
    [one] One Action point left
   *[other] { $count } Action points left
}
board-ap-short = { $count } AP
board-due = To pay:
board-die-gone = This die has left the pool
board-letter-red = R
board-letter-blue = B
board-letter-purple = P
board-any-gem = Gem of any colour
board-any-orb = Orb of any colour
board-any-spell = a spell of level { $level } from your book
board-cost = Collection cost
board-free = no cost
board-does-attack = To cast
board-does-conversion = Converts
board-does-resource = Gives
board-damage = { $count } DMG
board-level = Level { $level }
board-range = Range
board-range-R0 = your own tile
board-range-R0_1 = your own and adjacent tiles
board-range-R1 = adjacent tiles only
board-range-R0_2 = the whole map
board-range-R1_2 = every tile but your own
board-whom-enemy = one enemy
board-whom-tile = every enemy on one tile
board-in-range = in range
board-kind-character = Character
board-kind-counterspell = Counterspell
board-kind-companion = Companion
board-kind-tile = Tile
board-counterspells = Counterspells
board-counterspells-left = { $count ->
    [one] One Counterspell left
   *[other] { $count } Counterspells left
}
board-companions-left = { $count ->
    [one] One more Companion
   *[other] { $count } more Companions
}
board-deck = { $count ->
    [one] One card in the deck
   *[other] { $count } cards in the deck
}
board-discard = Discard pile ({ $count })
board-deck-short = Deck
board-discard-short = Discard
board-nothing = Nothing there yet.
board-portal = Companion Portal
board-book = Spell Book ({ $count } of { $limit })
board-free-slot = empty
board-used = Cast this turn
board-only-you = Only you see it
board-hp = { $count } HP
board-energy = { $count } of { $limit } shadow energy
board-ability = Ability
board-you = (you)
board-look-at = { $who }: Spell Book and Companion
board-shadow = a bot
board-team = Team { $number }
board-out = Eliminated
board-place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
board-may-answer = may answer
board-no-answer = does not answer
board-answer-awaited = Waiting for an answer …
board-hint-act = Choose a tile to travel, a spell to cast, dice to reroll, or the card beside your tile to collect.
board-hint-reroll = Choose more dice, or roll the raised ones.
board-hint-pay = Choose the die or token to pay with.
board-hint-target = Choose the enemy on the map or beside it.
board-hint-aim = Choose a tile that glows.
board-hint-flee = Choose the tile to run to.
board-hint-respond = Your Counterspells glow in your book.
board-hint-leap = Choose a tile, or stay.
board-hint-stag = Choose an enemy for the Stag to strike, or pass.
board-hint-sacrifice = Choose the spell in your book to give up.
board-hint-discard = Choose the card in your book to discard.
board-hint-wait = Point at a card, or press and hold it, to see what it does and how far it reaches.

## What happened, told again

board-recap-hurt-you = { $who }: { $spell } on you, { $before } → { $after } HP
board-recap-hurt = { $who }: { $spell } on { $whom }, { $before } → { $after } HP
board-recap-hp-you = You: { $before } → { $after } HP
board-recap-hp = { $whom }: { $before } → { $after } HP

## The codex

codex-kind-attack = Attack Spells
codex-kind-conversion = Conversion Spells
codex-kind-resource = Resource cards
codex-kind-counterspell = Counterspells
codex-kind-companion = Companions
codex-kind-character = Characters
codex-kind-tile = Tiles
codex-cost = { board-cost }
    .GR = { unit-GR }
    .GB = { unit-GB }
    .OR = { unit-OR }
    .OB = { unit-OB }
    .SF = { unit-SF }
    .any-gem = { board-any-gem }
    .any-orb = { board-any-orb }
    .spell-1 = a spell of level 1 from your book
    .spell-2 = a spell of level 2 from your book
codex-level = Level
codex-range = { board-range }
    .R0 = { board-range-R0 }
    .R0_1 = { board-range-R0_1 }
    .R1 = { board-range-R1 }
    .R0_2 = { board-range-R0_2 }
    .R1_2 = { board-range-R1_2 }
codex-whom = Hits
    .enemy = { board-whom-enemy }
    .tile = { board-whom-tile }
codex-damage = DMG
codex-copies = Copies in the box
codex-home = Home tile
    .gale_bluffs = { tile-gale_bluffs }
    .crystal_crypt = { tile-crystal_crypt }
    .lilypad_lagoon = { tile-lilypad_lagoon }
    .thornwood_thicket = { tile-thornwood_thicket }
codex-home-of = Home of
    .kit = { character-kit }
    .haze = { character-haze }
    .frill = { character-frill }
    .nuzzle = { character-nuzzle }
