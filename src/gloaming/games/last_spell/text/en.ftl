### The Last Spell in English.

title = The Last Spell
    .about = Heroes hold a city through the night while mages prepare the last spell: together you win or lose.

who = { $seat ->
    [first] First player
    [second] Second player
    [third] Third player
    [fourth] Fourth player
   *[table] Everybody
}

setting-scenario = Scenario
    .introductory = introduction: one night in Gildenberg
    .gildenberg = I Gildenberg
    .lakeburg = II Lakeburg
    .glenwald = III Glenwald
    .campaign = campaign: I, II and III
setting-difficulty = Difficulty
    .easy = easy
    .normal = normal
    .hard = hard
    .nightmare = nightmare
setting-turn_order = Who acts next
    .free = as the players like
    .seats = by seat

## The seats

seat-first = First player
seat-second = Second player
seat-third = Third player
seat-fourth = Fourth player

## Directions, sides, dice

direction-north = north
direction-east = east
direction-south = south
direction-west = west
side-left = left
side-right = right
dice-orange = an orange die
dice-blue = a blue die
dice-orange-blue = an orange and a blue die
dice-two-orange = two orange dice
dice-two-blue = two blue dice
face-orange-H = orange: hit
face-orange-HS = orange: hit and stun
face-orange-AS = orange: piercing and stun
face-orange-M = orange: miss
face-blue-H = blue: hit
face-blue-HS = blue: hit and stun
face-blue-IS = blue: inevitable and stun
face-blue-M = blue: miss
reroll-isolation = Isolation
reroll-momentum = Momentum
reroll-magic = Magic
    .offer = Magic (1 Mana, none with Arcane Economy)
reroll-PK02 = Steady Aim
reroll-PK05 = Brawler
reroll-PK12 = Engineer
reroll-TR10 = Lucky
resource-gold = Gold
    .one = Gold
resource-materials = Materials
    .one = Material
blow-skull-smash = Skull Smash
blow-hydro-catapult = Hydro Catapult
blow-tidal-assault = Tidal Assault
blow-tidal-entrance = Tidal Entrance

## The board

board-map-gildenberg = Gildenberg
board-map-lakeburg = Lakeburg
board-map-glenwald = Glenwald
board-field = The battlefield of { $map }
board-tracks = How things stand
board-city = city { $number } of { $of }
board-day = Day { $number }
board-night = Night { $number }, phase { $phase }
board-nights = Night { $number } of 3
board-coin = The fate coin shows { $side }
board-panic = Panic
board-panic-left = Flames left in the Panic Area: { $count } of 12.
board-panic-said = Flames left in the Panic Area: { $count } of 12. Were the night over now: Gold { $gold }, Materials { $materials }.
board-mages = Mages in the Magic Circle: { $count }
board-gold = Gold: { $count }
board-materials = Materials: { $count }
board-workers = Workers left: { $count }
board-missions = Urban Missions
board-mission-done = completed
board-zoom-in = Larger
board-zoom-out = Smaller
board-zoom-fit = The whole map
board-to-hero = Show { $hero }
board-forecast = What the next Monster Phase would bring
board-forecast-both = Foresee both sides of the coin
board-forecast-left = Foresee the coin showing left
board-forecast-right = Foresee the coin showing right
board-forecast-off = Hide what is foreseen
board-threatened = would be struck { $count ->
    [one] once
   *[other] { $count } times
}
board-odds = Hit { $monster }: { $chance }%
board-odds-deadly = Kill { $monster }: { $chance }%
board-odds-all = On average: Wounds { $wounds }, kills { $kills }
board-odds-friend = { $hero } would be hurt
board-would-hit = monsters in it: { $count }
board-faces = faces { $direction }
board-wounds = Wounds { $number } of { $most }
board-stunned = stunned
board-flames = flames { $number } of { $most }
board-harpy = The Corrupted Harpy sits on the Cliff, to the { $side }
board-boss = Boss
board-waves = Waves
board-direction = Direction card { $card }
board-no-waves = No card is left: nothing more comes out of the Fog.
board-waves-late = At this table the waves are discovered after the Main Phase.
board-slot = Slot { $slot }, { $side }
board-slot-said = Slot { $slot }: cards { $count }, face down { $hidden }
board-face-down = a card face down
board-wyrm = Cetusia: card { $card }, stage { $stage }.
board-wyrm-deck = Still to be drawn: { $cards }.
board-wyrm-does = { $part }: { $blow }, { $number } damage.
board-level = Level { $level }
board-passed = has passed
board-off-board = not on the board
board-hp = Hit Points { $number } of { $most }
board-mana = Mana { $number } of { $most }
board-mana-cost = { $number } Mana
board-ap = { $count } AP
board-mp = { $count } MP
board-reinforced = armour reinforced
board-tokens = Movement tokens
board-token = Movement token { $number }{ $side ->
    [ready] {""}
    [blocked] {", "}blocked
   *[used] {", "}used
}
board-harm = { $number } damage on its way:
board-spent = (spent)
board-exhausted = exhausted
board-half = half empty
board-uses = left: { $count }
board-less = { $number } damage less
board-hands = { $count ->
    [one] one hand
   *[other] two hands
}
board-damage = damage { $number }
board-bounces = Propagation { $number }
board-type-melee = Melee
board-type-ranged = Ranged
board-type-magic = Magic
board-worn-upper = Upper Armour
board-worn-lower = Lower Armour
board-worn-shield = Shield
board-range-melee = beside you
board-range-up-to-2 = up to two spaces in a straight line
board-range-self = your own space
board-range-current = current sector
board-range-adjacent = adjacent sectors
board-range-far = far sectors
board-range-current-adjacent = current and adjacent sectors
board-range-adjacent-far = adjacent and far sectors
board-keyword-stun = Stun
board-keyword-armour-piercing = Armour Piercing
board-keyword-inevitable = Inevitable
board-keyword-pursuit = Pursuit
board-keyword-isolation = Isolation
board-keyword-vision = Vision
board-keyword-manoeuvre = Manoeuvre
board-keyword-momentum = Momentum
board-keyword-cursed = Cursed
board-keyword-surround-stun = stuns all around
board-keyword-area-stun = stuns beside
board-keyword-restore-ap = a hero regains 1 AP
board-keyword-restore-token = a hero refreshes a Movement token
board-keyword-propagation = Propagation +1
board-keyword-true-sight = Vision until the end of the turn
board-uses-card = Uses in a phase: { $first }; from Level II on: { $second }
board-area-P1 = one space
board-area-PX2 = two spaces, one after the other
board-area-PX3 = three spaces, one after the other
board-area-PX4 = four spaces, one after the other
board-area-MV1 = you move there
board-area-L2 = two spaces in a line
board-area-L3 = three spaces in a line
board-area-L3M = three spaces in a line, and you move behind them
board-area-X5 = a cross of five spaces
board-area-R6 = two rows of three spaces
board-area-N9 = a cone of one, three and five spaces
board-area-Q9 = a square of nine spaces
board-area-O8 = the eight spaces around it
board-area-none = nobody is struck
board-does-stun = a monster whose dice all show the stun icon is stunned.
board-does-armour-piercing = the piercing face of the orange die does not stop it.
board-does-inevitable = the inevitable face of the blue die does not stop it.
board-does-pursuit = afterwards you move to the space you aimed at, if it is free.
board-does-isolation = one reroll against a monster with no other monster in its Area.
board-does-vision = nothing blocks your line of fire, not even Trees.
board-does-manoeuvre = afterwards you move one space back, if it is free.
board-does-momentum = one reroll if you have spent 3 MP on movement this turn, two from 6 MP on.
board-does-cursed = you choose the colour of one of its dice before it is rolled.
board-does-surround-stun = afterwards the monsters on the eight spaces around roll for the stun icon alone.
board-does-area-stun = afterwards the monsters on the four spaces beside it roll for the stun icon alone.
board-monster-wounds = Wounds
board-monster-move = Movement
board-monster-strength = Strength
board-monster-shoots = Range
board-monster-dice = Defence dice
board-monster-later = at stage II:
board-die-orange = orange
board-die-blue = blue
board-ability-ranged = Shoots at the first hero, structure or Circle straight ahead.
board-ability-area-attack = Area attack: strikes every hero and structure in its Area, and the Circle.
board-ability-explosion = Explosion: 4 damage to heroes in its Area, which Armour and Shields do not reduce.
board-ability-fly = Fly: passes over Low Obstacles, Defences and Water.
board-ability-resoluteness = Resoluteness: goes around heroes and structures instead of stopping for them.
board-ability-long-reach = Long reach: strikes one target in its Area, corners included.
board-ability-mana-drain = Mana Drain: a hero it attacks loses 2 Mana.
board-blow-skull-smash = { blow-skull-smash }: damage { $first } (stage II: { $second }), on the two rows of three spaces before it.
board-blow-hydro-catapult = { blow-hydro-catapult }: damage { $first } (stage II: { $second }), on five spaces straight ahead.
board-blow-tidal-assault = { blow-tidal-assault }: damage { $first } (stage II: { $second }), on a cone of one, three and five spaces.
board-blow-tidal-entrance = { blow-tidal-entrance }: damage { $first } (stage II: { $second }), on the eight spaces around it.
board-kind-C = Clawer
board-kind-R = Runner
board-kind-M = Armored
board-kind-A = Archer
board-kind-B = Boomer
board-kind-W = Winged
board-kind-K1 = Red Bulky
board-kind-K2 = Blue Bulky
board-kind-K3 = Purple Bulky
board-kind-U1 = Red Accursed
board-kind-U2 = Blue Accursed
board-kind-U3 = Purple Accursed
board-kind-L = Alerion
board-kind-X = Corrupted Harpy
board-kind-ZH = Cetusia’s Head
board-kind-ZT = Cetusia’s Tail
board-kind-Y = Putrefied Dryad
board-kind-HA = Hatchery
board-kind-MO = Seed Mortar
board-kind-MN = Monolith
board-about-C = The crowd of every wave: weak one by one, never alone.
board-about-R = The fastest on foot: far away a moment ago, at the wall now.
board-about-M = Slow behind its shield, but it hits hard.
board-about-A = Stays back and shoots at whoever comes into range.
board-about-B = It does not strike: it bursts, and takes with it what stands around.
board-about-W = Comes by air and strikes hard.
board-about-K1 = The first of the three to fall, and still a wall of flesh.
board-about-K2 = Its shell takes a long time to break.
board-about-K3 = Two heads, one club: the hardest blow of its kind.
board-about-U1 = The quickest of the Accursed; its fire takes all around it at once.
board-about-U2 = Slow and tough, and thirsty for Mana.
board-about-U3 = The strongest of the Accursed: every arm finds somebody.
board-about-L = Servant of the Harpy: when the third of them dies, she comes herself.
board-dryad = The Dryad: stage { $stage }.
board-waiting = waits to be recruited
board-trapped = trapped
board-arms-HR1 = Warhammer
board-arms-HR2 = Shortsword and shield
board-arms-HR3 = Spear
board-arms-HR4 = Shortbow
board-arms-HR5 = Hand Crossbow and shield
board-arms-HR6 = Power Staff and shield
board-arms-HR7 = Tome of Secrets and shield
board-arms-HR8 = Shortsword and Hand Crossbow
board-workers-title = Workers
board-waves-and-missions = Waves and Urban Missions
board-whole-sheet = The whole sheet
board-supply-empty = Nothing lies here.
board-usual = Choose the rest for me
board-usual-note = The first Trait, the first Perk, a Red potion, no exchange.
board-who-takes = Who takes it?
board-instead = { $hero }, instead of { $item }
board-ways = Parts of the day
board-way-map = Map
board-way-heroes = Heroes
board-recruit = Recruit a hero for
board-build = Build
board-shop = Shop
board-advanced-shop = Advanced Shop
board-supply = Shared Supply
board-capacity = { $number ->
    [0] holds no flame
    [one] holds { $number } flame
   *[other] holds { $number } flames
}
board-jobs = { $count ->
    [one] { $count } job a day
   *[other] { $count } jobs a day
}
board-do-buy = Buy
board-do-take = Take
board-do-trade_for = In exchange
board-do-drink = Drink
board-do-read = Read
board-do-use_item = Use
board-do-restore = Restore
board-do-upgrade = Upgrade
board-do-move = Give
board-do-sell = Sell
board-do-swap = Swap
board-do-give_up = Give up
board-do-swap_with = For this
board-do-work = Work
board-do-repair = Repair
board-do-upgrade_wall = To stone
board-dice = The dice
board-rolling = …
board-end-hit = hit
board-end-missed = not hit
board-end-stunned = stunned
board-end-dies = dead
board-effect-green = Refresh one used Movement token. Two uses.
board-effect-red = Remove 1 Wound. Two uses.
board-effect-blue = Regain up to 3 Mana. Two uses.
board-effect-yellow = Regain 2 spent AP. Two uses.
board-effect-A07 = Spend 2 Mana: restore this card.
board-effect-A08 = Spend an unused Movement token: restore this card.
board-effect-A09 = Then gain 2 Mana.
board-effect-A10 = Then refresh a Movement token.
board-effect-A11 = You walk through Low Obstacles.
board-effect-A13 = Then another hero removes 1 Wound.
board-effect-A14 = Then a monster beside you suffers 1 damage.
board-effect-A16 = You cannot use Shields.
board-effect-A17 = You cannot use Armours.
board-effect-A18 = Your second kill in a turn restores it.
board-effect-A19 = Your second kill in a turn refreshes a Movement token.
board-effect-A20 = Then you may suffer 1 damage to gain 4 Mana.
board-effect-A21 = Then you may suffer 1 damage to refresh 2 Movement tokens.
board-effect-A22 = When another hero dies it survives with 1 Hit Point.
board-effect-A23 = The next Movement token you flip gives 2 more. Spend 1 Mana: restore this card.
board-effect-A24 = Spend 2 unused Movement tokens: restore this card.
board-effect-SC4 = Move to a free space in range.
board-effect-BD1 = One Worker more at every Dawn.
board-effect-BD2 = Opens the Base row and sells potions.
board-effect-BD3 = Opens the Advanced row.
board-effect-BD4 = Weapons can be upgraded.
board-effect-BD5 = Job: 2 Gold.
board-effect-BD6 = Job: 3 Materials.
board-effect-BD7 = Job: a hero removes 1 Wound.
board-effect-BD8 = Job and 2 Gold: one Mage more, up to the starting number.
board-effect-BD9 = Job: see both cards of one slot.
board-effect-BD10 = Once per Heroes Phase a hero in its Area gains 2 Mana.
board-effect-ST1 = Holds monsters; heroes can jump it.
board-effect-ST2 = Holds monsters and blocks the line of fire beside it.
board-effect-ST3 = Heroes walk through, monsters do not.
board-effect-ST4 = Heroes walk through, monsters do not.
board-effect-ST5 = Once per Heroes Phase: 1 damage with Armour Piercing in the current or an adjacent sector.
board-effect-ST6 = Two shots a night: 1 damage on a square of nine spaces, one or two sectors away.
board-effect-ST7 = From one Portal to another for 2 MP and 1 Mana.
board-effect-ST8 = A hero on top, for 2 MP, has Vision.
board-effect-X = Ravaging Fury strikes one target beside it. Until three Alerions are dead it sits on the Cliff, can’t be attacked, and its Cry takes a Movement token from every hero on its half. Where the third dies it enters with a Dive Bomb: 2 damage to all heroes, Buildings and monsters in its Area.
board-effect-ZH = Its attack is the one on the card of this phase; everything on the spaces is struck, monsters without dice. It faces what is beside it, or else the City. Never stunned.
board-effect-ZT = Its attack is the one on the card of this phase; everything on the spaces is struck, monsters without dice. It faces what is beside it, or else the City. Never stunned.
board-effect-Y = Stage I: it does not attack, and nothing harms it. Stage II: after all others it strikes all heroes and structures in its sectors. Stage III: also in the sectors next to them, and the Circle loses a Mage at every Boss entry.
board-effect-HA = Brings a Clawer, then an Armored; then an Archer takes its place. A hero on whose space it grows is trapped.
board-effect-MO = Never moves. A hero on whose space it grows is trapped.
board-effect-MN = Every attack hits it; the fourth damage destroys it. Keeps melee attacks away from the Dryad.

## Why monsters do what they do

why-ahead = its way is free
why-passes = past other monsters
why-flies-over = over what fliers ignore
why-around-coin = around an obstacle, as the coin shows
why-around-other = around an obstacle, the coin’s side being blocked
why-slides-coin = sideways in the Fog, as the coin shows
why-slides-other = sideways in the Fog, the coin’s side being blocked
why-is-stunned = it is stunned
why-meets-hero = a hero is beside it
why-meets-structure = a structure is beside it
why-meets-circle = the Magic Circle is beside it
why-is-held = something in its Area holds it
why-no-way-round = there is no way around
why-cannot-pass = it cannot get past the others
why-at-the-edge = the board ends or the Fog begins there
why-no-way-out = there is no way out of the Fog
why-circle-first = the Circle is always first
why-nearest-hero = the only hero in reach
why-most-wounds = the hero with the most Wounds
why-most-mana = the hero with the most base Mana
why-by-choice = the players chose
why-only-structure = the only structure in reach
why-weakest = the weakest structure
why-by-category = Defences before Walls before Buildings
why-first-in-line = the first in its line of fire
why-in-its-area = in its Area
why-in-its-sectors = in the sectors she reaches

## Questions

ask-hero = { who }: take a hero.
ask-draw-trait = Luck draws Traits.
ask-trait = { who }: keep one of the two Traits.
ask-draw-perk = Luck draws Perks.
ask-perk = { who }: keep one of the Perks.
ask-potion = { who }: take a potion.
ask-starter = { who }: with which hero do you begin?
ask-exchange = Swap weapons, shields or potions, or end the exchange.
ask-swap-with = Swap it with what?
ask-deal = Luck deals cards to the rows.
ask-main = Send Workers, build, buy, equip the heroes, or end the Main Phase.
ask-site = Where is it built?
ask-temple = Whom does the Temple heal?
ask-give = Who gets it?
ask-mission = Luck draws the Urban Missions.
ask-direction = Luck draws the Direction card of the night.
ask-harpy-side = Luck says on which side of the Cliff the Harpy sits.
ask-stat = { who }: how does your hero grow?
ask-look = Which slot does the Seer look at?
ask-reveal = Luck turns a Schema card over.
ask-take = Take a card of the row.
ask-reward-potion = Take a potion as a reward.
ask-cry = { who }: the Harpy cries; which Movement token do you lose?
ask-harpy = Where does the Harpy enter?
ask-wyrm = Luck draws a Cetusia card.
ask-displace = Where is the hero moved to?
ask-give-up = { who }: which weapon do you give up?
ask-trade-for = { who }: choose an Advanced weapon for it.
ask-nest = Where does the hatched monster stand?
ask-deploy = { who }: put your hero on a space of the City.
ask-coin = Luck flips the fate coin.
ask-target = Whom does the monster attack?
ask-victim = Which monster does the explosion hit?
ask-act = Who takes the next turn?
ask-turn = { who }: act, or end your turn.
ask-aim = { who }: where do you aim?
ask-face = { who }: which way does the attack go?
ask-resolve = { who }: which monster rolls next?
ask-dice = { who }: choose the dice the monster rolls.
ask-roll = Luck rolls the dice.
ask-reroll = { who }: reroll, or keep the roll?
ask-bounce = { who }: to whom does it bounce?
ask-harm = { who }: use something against the damage, or accept it.
ask-guard = { who }: suffer the damage instead?
ask-save = { who }: save the dying hero?
ask-help = { who }: whom do you help?
ask-strike = { who }: which monster does the Fury Shield strike?
ask-darkness = { who }: suffer a Wound for what the darkness gives?
ask-refresh = { who }: refresh a Movement token.
ask-spend = { who }: spend an unused Movement token.

## Options

option-take_hero = Take { $thing }
option-draw_trait = { $thing }
option-keep_trait = Keep { $thing }
option-draw_perk = { $thing }
option-keep_perk = Keep { $thing }
option-take_potion = Take a { $thing }
option-swap = Swap { $thing }
option-swap_with = for { $thing }
option-start_with = Begin with { $thing }
option-give_up = Give up { $thing }
option-trade_for = Take { $thing }
option-end_exchange = End the exchange
option-deal = { $thing }
option-scavenge = Scavenge: { $thing }
option-work = Work in the Building on { $thing }
option-build = Build: { $thing }
option-site = On { $thing }
option-upgrade_wall = Upgrade to stone on { $thing }
option-repair = Repair on { $thing }
option-buy = Buy { $thing }
option-buy_potion = Buy a { $thing }
option-sell = Sell { $thing }
option-upgrade = Upgrade { $thing }
option-move = Give away { $thing }
option-give_to = To { $thing }
option-put_down = To the Shared Supply
option-recruit = Recruit { $thing }
option-end_main = End the Main Phase
option-mission = { $thing }
option-direct = { $thing }
option-vigour = Vigour: 1 more Hit Point
option-focus = Focus: 2 more base Mana
option-swiftness = Swiftness: Movement token { $thing } gets 1 more
option-look = Slot { $thing }
option-take = Take { $thing }
option-reveal = { $thing }
option-block = Token { $thing }
option-enter = On { $thing }
option-wyrm = { $thing }
option-displace = To { $thing }
option-deploy = Deploy on { $thing }
option-flip_coin = { $thing }
option-target = On { $thing }
option-victim = { $thing }
option-act = { $thing } acts
option-flip = Flip Movement token { $thing }
option-step = Step to { $thing }
option-jump = Jump to { $thing }
option-climb = Climb the Watchtower on { $thing }
option-descend = Climb down to { $thing }
option-travel = Through the Portal to { $thing }
option-attack = Attack: { $thing }
option-punch = Punch at { $thing }
option-reinforce = Reinforce Armour
option-drink = Drink: { $thing }
option-read = Read: { $thing }
option-fire = Fire the Defence on { $thing }
option-use_perk = Use { $thing }
option-use_trait = Use { $thing } (once per scenario)
option-use_item = Use { $thing }
option-restore = Restore { $thing }
option-draw_mana = Draw from the Mana Well
option-end_turn = End turn
option-aim = At { $thing }
option-face = To the { $thing }
option-resolve = { $thing }
option-choose_dice = { $thing }
option-roll = { $thing }
option-reroll = Reroll: { $thing-offer }
option-keep_roll = Keep the roll
option-bounce = To { $thing }
option-stop = Stop here
option-accept = Accept
option-decline = Decline
option-help = { $thing }
option-strike = { $thing }
option-refresh = Token { $thing }
option-spend = Token { $thing }

## What happens

fact-takes-hero = { $seat ->
    [first] The first player takes { $hero }.
    [second] The second player takes { $hero }.
    [third] The third player takes { $hero }.
   *[fourth] The fourth player takes { $hero }.
}
fact-draws-trait = { $hero } is offered the Trait { $trait }.
fact-keeps-trait = { $hero } keeps the Trait { $trait }.
fact-draws-perk = { $hero } is offered the Perk { $perk }.
fact-keeps-perk = { $hero } keeps the Perk { $perk }.
fact-gets = { $hero } gets: { $item }.
fact-starts = { $hero } begins; the others wait.
fact-deploys = { $hero } stands on { $space }.
fact-dawn = { $left ->
    [one] Day { $number }: { $left } Worker.
   *[other] Day { $number }: { $left } Workers.
}
fact-dealt = In the row: { $item }.
fact-scavenges = A Worker scavenges 1 { $resource-one }.
fact-works = A Worker is at work on { $space }: { $structure }.
fact-earns = { $resource }: { $number } more.
fact-builds = Built on { $space }: { $structure }.
fact-upgrades-wall = Upgraded on { $space }: { $structure }.
fact-repairs = { $number ->
    [0] The { $structure } on { $space } is repaired: no flame is left.
    [one] The { $structure } on { $space } is repaired: { $number } flame is left.
   *[other] The { $structure } on { $space } is repaired: { $number } flames are left.
}
fact-buys = Bought for { $number } Gold: { $item }.
fact-sells = Sold for { $number } Gold: { $item }.
fact-upgrades = { $item } is now of Level { $number }.
fact-puts-down = In the Shared Supply: { $item }.
fact-recruits = { $hero } is recruited for { $number } Gold.
fact-forgets = { $hero } gives up the Perk { $perk }.
fact-evening = Day { $number } ends: heroes rest, cards are restored.
fact-mission = Urban Mission: { $mission }.
fact-achieved = Completed: { $mission }.
fact-not-achieved = Not completed: { $mission }.
fact-fog = { $number ->
    [one] The Fog advances: it is now { $number } space deep.
   *[other] The Fog advances: it is now { $number } spaces deep.
}
fact-directs = Direction card of the night: { $direction_card }.
fact-harpy-side = The Harpy sits on the Cliff, to the { $side }.
fact-levels = { $hero } reaches Level { $number }.
fact-hp = { $number ->
    [one] { $hero } now has { $number } Hit Point.
   *[other] { $hero } now has { $number } Hit Points.
}
fact-base-mana = { $hero } now has { $number } base Mana.
fact-swifter = { $hero }: Movement token { $token } is now worth { $number }.
fact-looks = The Seer sees card { $schema } on slot { $slot }.
fact-night-over = Night { $number } is survived.
fact-scenario-won = Scenario { $number } is won!
fact-next-scenario = The Shadow Network leads the heroes to scenario { $number }.
fact-calm = The leftmost flame of the Panic Area lies on slot { $number }.
fact-no-calm = No flame is left in the Panic Area: the night brings nothing.
fact-cries = The Harpy cries: { $hero } loses Movement token { $token }.
fact-wyrm = Cetusia card { $wyrm }.
fact-wyrm-strikes = { $monster-The } strikes: { $blow }.
fact-wyrm-stage = Cetusia is at stage { $number }.
fact-displaced = { $hero } is moved to { $space }.
fact-grows = The Dryad grows to stage { $number }.
fact-drains = The Dryad’s roots reach the Magic Circle.
fact-turns-over = { $monster } turns to its second side.
fact-hatches = { $monster } hatches on { $space }.
fact-traps = { $monster } grows under { $hero } and traps the hero.
fact-freed = { $hero } is free again.
fact-unharmed = { $monster-The } can’t be harmed yet.
fact-broken = { $monster-The } on { $space } is destroyed.
fact-monster-phase = Monster Phase { $number }.
fact-panic = Monsters in the City: { $number }. Flames left in the Panic Area: { $left }.
fact-coin = The fate coin shows { $side }.
fact-reveals = Slot { $slot }: card { $schema } is revealed.
fact-enters = { $monster-The } appears on { $space }.
fact-no-room = No room for { $monster } on slot { $slot }.
fact-swept-away = { $monster-The } on { $space } is swept away.
fact-moves = { $monster-The } moves to { $space }: { $why }.
fact-stays = { $monster-The } stops: { $why }.
fact-turns = { $monster-The } turns { $direction }.
fact-strikes-hero = { $monster-The } attacks { $hero }: { $why }.
fact-strikes-structure = { $monster-The } attacks what stands on { $space }: { $why }.
fact-strikes-circle = { $monster-The } attacks the Magic Circle: { $why }.
fact-explodes = { $monster-The } explodes on { $space }.
fact-burns = { $number ->
    [one] The { $structure } on { $space } burns: { $number } flame.
   *[other] The { $structure } on { $space } burns: { $number } flames.
}
fact-destroyed = The { $structure } on { $space } is destroyed.
fact-mages = { $number ->
    [one] { $number } Mage is lost
   *[other] { $number } Mages are lost
}, { $left ->
    [0] none is left.
    [one] { $left } is left.
   *[other] { $left } are left.
}
fact-mage-joins = A Mage joins the Magic Circle, which now has { $left }.
fact-doom = Phase { $number }: doom creeps into the Circle.
fact-heroes-phase = Heroes Phase { $number }.
fact-turn = It is { $hero }’s turn.
fact-flips = { $number ->
    [one] { $hero } gets { $number } Movement Point and has { $left }.
   *[other] { $hero } gets { $number } Movement Points and has { $left }.
}
fact-walks = { $hero } walks to { $space }.
fact-jumps = { $hero } jumps to { $space }.
fact-climbs = { $hero } climbs the Watchtower on { $space }.
fact-descends = { $hero } climbs down to { $space }.
fact-travels = { $hero } goes through the Portal to { $space }.
fact-attacks = { $hero } attacks: { $type }.
fact-punches = { $hero } punches at { $space }.
fact-reads = { $hero } reads: { $item }.
fact-fires = The { $structure } on { $space } is fired.
fact-aims = Impact Space: { $space }.
fact-uses-perk = { $hero } uses { $perk }.
fact-uses-trait = { $hero } uses { $trait }.
fact-uses-item = { $hero } uses: { $item }.
fact-restores = { $hero } restores: { $item }.
fact-drinks = { $hero } drinks: { $item }.
fact-reinforces = { $hero } uses Reinforce Armour.
fact-draws-mana = { $hero } draws from the Mana Well.
fact-passes = { $hero } passes.
fact-ends-turn = { $hero } ends the turn.
fact-dice = { $monster-The } rolls { $dice }.
fact-rolls = { $monster-The } rolls { $face }.
fact-rerolls = { $monster-The } has to reroll: { $reroll }.
fact-hit = { $monster-The } suffers { $number } damage.
fact-missed = { $monster-The } is not hit.
fact-stunned = { $monster-The } is stunned.
fact-dies = { $monster-The } dies on { $space }.
fact-moved-by-attack = The attack takes { $hero } to { $space }.
fact-damage = { $hero } is to suffer { $number } damage.
fact-absorbed = { $hero } is unhurt.
fact-reinforcement = Reinforce Armour: 1 damage less for { $hero }.
fact-guards = { $hero } steps in.
fact-wounded = { $number ->
    [one] { $hero } suffers { $number } Wound
   *[other] { $hero } suffers { $number } Wounds
} and { $left ->
    [0] has no Hit Point left.
    [one] has { $left } Hit Point left.
   *[other] has { $left } Hit Points left.
}
fact-heals = { $number ->
    [one] { $hero } removes { $number } Wound.
   *[other] { $hero } removes { $number } Wounds.
}
fact-mana = { $hero } regains { $number } Mana and has { $left }.
fact-mana-lost = { $hero } loses { $number } Mana and has { $left }.
fact-ap = { $hero } regains { $number } AP.
fact-token = { $hero } refreshes Movement token { $token }.
fact-saved = { $hero } is saved at the last moment.
fact-falls = { $hero } falls.
fact-knocked-out = { $hero } is out until the next day.

## Refusals

refusal-not-beside-explosion = This monster is not beside the explosion
refusal-left-alone = Monoliths, and whatever is in the Fog, are left alone
refusal-not-tied = The monster does not waver about this
refusal-has-passed = This hero is not in play or has passed
refusal-attacked-already = One attack per turn
refusal-no-well = No Mana Well near you
refusal-well-used = The Mana Well was used this phase
refusal-nothing-to-fire = No loaded Defence stands there
refusal-no-portal = You travel only from one Portal to another
refusal-no-tower = No empty Watchtower stands beside you there
refusal-on-a-tower = From a Watchtower you first climb down
refusal-not-on-a-tower = You stand on no Watchtower
refusal-not-a-place-to-deploy = Heroes are deployed on free spaces of the City
refusal-hero-taken = This hero is taken
refusal-no-potion-left = No such potion is left
refusal-not-drawn = This card was not drawn
refusal-not-swapped = That can’t be swapped
refusal-under-trees = Trees cover this space
refusal-not-free = This space is not free
refusal-out-of-range = Out of range
refusal-no-landing = The hero could not land there
refusal-not-that-way = The attack does not go that way
refusal-no-bounce = It can’t bounce there
refusal-no-hero-there = Nobody to help there
refusal-not-its-dice = The monster has no such dice
refusal-forbidden-card = Another card you wear forbids it
refusal-no-reduction = This card takes nothing off the damage
refusal-saves-nobody = This card can’t save the hero now
refusal-not-a-hurt-ally = This hero can’t be helped so
refusal-not-beside = This monster is not beside you
refusal-not-on-your-turn = This card is not used on your turn
refusal-on-cliff = Nothing can be done on the Cliff
refusal-heroes-shun-fog = Heroes do not enter the Fog
refusal-in-fog = Nothing in the Fog can be aimed at
refusal-no-mana = Not enough Mana
refusal-no-action-points = Not enough Action Points
refusal-not-carried = This hero does not carry it
refusal-perk-no-help = No such Perk helps here
refusal-perk-not-now = No such Perk can be used for this attack
refusal-perk-not-on-turn = No such Perk can be used on your turn now
refusal-trait-no-help = No such Trait helps here
refusal-trait-not-now = No such Trait can be used for this attack
refusal-trait-not-on-turn = No such Trait can be used on your turn now
refusal-token-used = This Movement token is used
refusal-no-movement-points = Not enough Movement Points
refusal-not-one-step = That is not one step away
refusal-nobody-to-punch = No monster stands beside you there
refusal-not-the-fist = The fist was raised against somebody else
refusal-no-jump = That takes a Low Obstacle or Wooden Wall beside you and a free space straight behind it
refusal-reinforced-already = Once per Heroes Phase
refusal-not-a-target = This attack does not affect it
refusal-dealt-with = It has been dealt with
refusal-no-such-reroll = Nothing grants this reroll
refusal-no-points-for-it = Not enough Movement Points for this attack
refusal-no-uses-left = No uses left this phase
refusal-nothing-to-aim-at = No space it could be aimed at
refusal-too-near = Ranged weapons affect nothing in your own Area
refusal-out-of-sight = No line of fire
refusal-not-worn = This hero does not wear it
refusal-exhausted = This card is exhausted
refusal-is-ready = This card is ready
refusal-no-way-to-restore = Nothing you could pay restores this card
refusal-no-tokens-to-spend = Not enough unused Movement tokens
refusal-token-not-ready = This Movement token is not ready
refusal-explosion-pierces = Armour and Shields do not help against an Explosion
refusal-drunk-already = One potion per turn
refusal-token-not-used = This Movement token is not used
refusal-no-workers = No Worker is left today
refusal-no-job = No job for a Worker there today
refusal-mages-complete = The Circle has all the Mages it began with
refusal-no-gold-for-mage = Not enough Gold for a Mage
refusal-nothing-to-see = No card lies face down for the Seer
refusal-not-in-introduction = The introductory game builds Houses and Wooden Walls only
refusal-none-left-to-build = No more of them can be built
refusal-no-gold = Not enough Gold
refusal-no-materials = Not enough Materials
refusal-no-site = There is no room for it
refusal-not-a-site = It can’t be built there
refusal-other-space = A Building is chosen by its other space
refusal-no-wall-to-upgrade = No wooden Wall or Gate stands there
refusal-not-burning = Nothing there needs repair
refusal-not-hurt = Nobody there is wounded
refusal-not-in-row = This card is in no row
refusal-no-shop = The Shop for it does not stand
refusal-cannot-pay = Not enough Gold to buy it
refusal-no-such-potion-left = No such potion is for sale any more
refusal-not-ours = The team does not own it
refusal-no-blacksmith = No Blacksmith stands
refusal-upgraded-today = One Level per weapon and day
refusal-best-level = It is of the best Level
refusal-cannot-pay-smith = Not enough Gold for the Blacksmith
refusal-cannot-carry = This hero has no room for it
refusal-nobody-can-carry = Nobody has room for it
refusal-carries-it = This hero carries it already
refusal-not-in-team = This hero is not in play
refusal-not-ours-to-move = The team has no such item
refusal-trait-not-by-day = No such Trait can be used by day now
refusal-nothing-to-look-at = No card lies face down there
refusal-fast-enough = This token is fast enough
refusal-not-in-that-row = This card is not in that row
refusal-harpy-not-there = The Harpy can’t enter there
refusal-not-as-near = Other free spaces are nearer
refusal-takes-root-there = The Dryad and her Monoliths come to stand there
refusal-not-prepared = This hero was not prepared
refusal-not-waiting = This hero is not waiting to be recruited
refusal-three-in-play = Never more than three heroes in play
refusal-cannot-recruit = Not enough Gold to recruit
refusal-is-trapped = A trapped hero can only punch
refusal-not-a-nest = Other free spaces are nearer, or nearer to the City
refusal-not-given-up = Only a weapon of your own can be given up
refusal-not-traded = Only an Advanced weapon of the same type, while any is left

## Endings

ending-hero-died = A hero is dead. Lost.
ending-missions-failed = Neither Urban Mission was completed. Lost.
ending-boss-slain = The boss is slain: the scenario is won!
ending-campaign-won = All three cities stand: the campaign is won!
ending-survived = The night is survived: the City stands. Won!
ending-circle-lost = No Mage is left in the Magic Circle. Lost.
ending-heroes-lost = No hero is left to fight. Lost.
tally-night = Night { $count }
tally-mages =
    { $count ->
        [0] no Mage left
        [one] 1 Mage left
       *[other] { $count } Mages left
    }
fact-ends = { $ending ->
    [survived] The night is survived.
    [circle-lost] The last Mage is gone.
    [hero-died] A hero is dead.
    [missions-failed] Both missions have failed.
    [boss-slain] The boss is slain.
    [campaign-won] The campaign is won.
   *[heroes-lost] The heroes are lost.
}

## Names

hero-HR1 = Ulric
hero-HR2 = Brenna
hero-HR3 = Corwin
hero-HR4 = Isolde
hero-HR5 = Tamsin
hero-HR6 = Mirella
hero-HR7 = Odo
hero-HR8 = Sable
trait-TR01 = Iron Will
    .effect = Ignore one damage instance completely.
trait-TR02 = Tireless
    .effect = On your turn: regain all AP.
trait-TR03 = Fleet-footed
    .effect = On your turn: refresh all Movement tokens.
trait-TR04 = Mana-born
    .effect = On your turn: regain all Mana.
trait-TR05 = Resourceful
    .effect = At any time: restore all Armour and Shield cards you wear.
trait-TR06 = Commander
    .effect = On your turn: another hero regains 2 AP.
trait-TR07 = Berserker
    .effect = Before rolling: +1 damage to every target of this attack.
trait-TR08 = Keen Eye
    .effect = When declaring an attack: it has Vision and Inevitable.
trait-TR09 = Sunderer
    .effect = When declaring an attack: it has Armour Piercing and Stun.
trait-TR10 = Lucky
    .effect = During an attack: reroll every failed roll once.
trait-TR11 = Haggler
    .effect = In the Main Phase: one purchase costs 3 Gold less.
trait-TR12 = Foreman
    .effect = In the Main Phase: 3 more Workers today.
perk-PK01 = Thick Skin
    .effect = Once per Monster Phase: 1 damage less from a monster.
perk-PK02 = Steady Aim
    .effect = First Ranged attack of a phase, without having moved: one reroll.
perk-PK03 = Initiator
    .effect = The first weapon attack of each phase has Propagation 1.
perk-PK04 = Adrenaline Rush
    .effect = Once per phase, an attack that kills two or more: regain 1 AP.
perk-PK05 = Brawler
    .effect = Your Punch has Armour Piercing and one reroll.
perk-PK06 = Mana Tap
    .effect = First kill of each phase: gain 1 Mana.
perk-PK07 = Sprinter
    .effect = The first token flipped each phase gives +1 MP.
perk-PK08 = Acrobat
    .effect = Jump costs 2 MP.
perk-PK09 = Marksman
    .effect = Once per phase, when declaring a Ranged attack: it has Inevitable.
perk-PK10 = Executioner
    .effect = +1 damage against monsters that are stunned or wounded.
perk-PK11 = Field Medic
    .effect = Once per night, on your turn: you or a hero in your Area removes 1 Wound.
perk-PK12 = Engineer
    .effect = A Defence fired on your turn has one reroll.
perk-PK13 = Arcane Economy
    .effect = The Magic reroll costs no Mana.
perk-PK14 = Guardian
    .effect = Once per Monster Phase: suffer a monster’s damage instead of a hero in your Area.
perk-PK15 = Breaker
    .effect = Once per phase, when declaring a Melee attack: it has Armour Piercing.
perk-PK16 = Second Wind
    .effect = Once per night, on your turn: regain 1 AP and refresh 1 Movement token.
mission-UM1 = Safe Homes
    .effect = After Night 2 at least 4 Houses stand: 4 Gold.
mission-UM2 = Ramparts
    .effect = After Night 2 at least 6 Walls or Gates stand: 5 Materials.
mission-UM3 = Artillery
    .effect = After Night 2 at least 2 Defences stand: a card of the Base row.
mission-UM4 = Treasury
    .effect = After Night 2 the team has at least 8 Gold: 4 Materials and a potion.
mission-UM5 = Calm Streets
    .effect = After Night 1 or 2 the Panic Area holds at least 9 flames: 3 Gold.
mission-UM6 = Slaughter
    .effect = In one Heroes Phase of Nights 1 and 2 more monsters die than twice the heroes: a Wound less for each, 2 Gold.
mission-UM7 = Giant Slayers
    .effect = In Nights 1 and 2 the team kills 3 monsters of grade 2 or 3: a card of the Advanced row.
mission-UM8 = Guarded Circle
    .effect = In Nights 1 and 2 at most 1 Mage is lost: a Mage and 2 Gold.
mission-UM9 = City Fathers
    .effect = After Night 2 at least 2 Buildings stand besides Houses, Shop and Blacksmith: 4 Gold.
mission-UM10 = Field Hospital
    .effect = After Night 2 no hero has more than 2 Wounds: 2 potions.
potion-green = green potion
potion-red = red potion
potion-blue = blue potion
potion-yellow = yellow potion
item-W-M1a = Shortsword
item-W-M1b = Shortsword
item-W-M1c = Shortsword
item-W-M2a = Warhammer
item-W-M2b = Warhammer
item-W-M2c = Warhammer
item-W-M3a = Spear
item-W-M3b = Spear
item-W-M3c = Spear
item-W-M4 = Dagger
item-W-M5 = Hand Axe
item-W-M6 = Greatsword
item-W-M7 = Battleaxe
item-W-M8 = Great Maul
item-W-R1a = Shortbow
item-W-R1b = Shortbow
item-W-R1c = Shortbow
item-W-R2a = Hand Crossbow
item-W-R2b = Hand Crossbow
item-W-R2c = Hand Crossbow
item-W-R3 = Longbow
item-W-R4 = Crossbow
item-W-R5 = Throwing Knives
item-W-R6 = Rifle
item-W-R7 = Great Bow
item-W-R8 = Repeater
item-W-G1a = Power Staff
item-W-G1b = Power Staff
item-W-G1c = Power Staff
item-W-G2a = Tome of Secrets
item-W-G2b = Tome of Secrets
item-W-G2c = Tome of Secrets
item-W-G3 = Wand
item-W-G4 = Druidic Staff
item-W-G5 = Scepter
item-W-G6 = Orb of Storms
item-W-G7 = Grimoire of Flame
item-W-G8 = Archmage Staff
item-A01a = Worn-out Pants
item-A01b = Worn-out Pants
item-A01c = Worn-out Pants
item-A01d = Worn-out Pants
item-A01e = Worn-out Pants
item-A01f = Worn-out Pants
item-A01g = Worn-out Pants
item-A01h = Worn-out Pants
item-A02a = Worn-out Armor
item-A02b = Worn-out Armor
item-A02c = Worn-out Armor
item-A02d = Worn-out Armor
item-A02e = Worn-out Armor
item-A02f = Worn-out Armor
item-A02g = Worn-out Armor
item-A02h = Worn-out Armor
item-A03a = Wooden Shield
item-A03b = Wooden Shield
item-A03c = Wooden Shield
item-A03d = Wooden Shield
item-A03e = Wooden Shield
item-A03f = Wooden Shield
item-A03g = Wooden Shield
item-A03h = Wooden Shield
item-A04 = Cloth Pants
item-A05 = Chain Pants
item-A06 = Cloth Armor
item-A07 = Chain Armor
item-A08 = Iron Shield
item-A09 = Drop Shield
item-A10 = Runner’s Greaves
item-A11 = Jump Boots
item-A12 = Turtle Armor
item-A13 = Healer’s Armor
item-A14 = Fury Shield
item-A15 = Tower Shield
item-A16 = Coat Armor
item-A17 = Heavy Shield
item-A18 = Murder Armor
item-A19 = Murder Pants
item-A20 = Darkness Armor
item-A21 = Darkness Pants
item-A22 = Priest Armor
item-A23 = Running Boots
item-A24 = Evasion Mantle
item-green1 = Green potion
item-green2 = Green potion
item-green3 = Green potion
item-green4 = Green potion
item-red1 = Red potion
item-red2 = Red potion
item-red3 = Red potion
item-red4 = Red potion
item-blue1 = Blue potion
item-blue2 = Blue potion
item-blue3 = Blue potion
item-blue4 = Blue potion
item-yellow1 = Yellow potion
item-yellow2 = Yellow potion
item-yellow3 = Yellow potion
item-yellow4 = Yellow potion
item-SC1 = Firebolt
item-SC2 = Frost
item-SC3 = Nova
item-SC4 = Blink
item-SC5 = Vigour
item-SC6 = Chain Sparks
item-SC7 = True Sight
type-W-M1a-slash = Slash (Shortsword)
type-W-M1a-rush = Rush (Shortsword)
type-W-M1b-slash = Slash (Shortsword)
type-W-M1b-rush = Rush (Shortsword)
type-W-M1c-slash = Slash (Shortsword)
type-W-M1c-rush = Rush (Shortsword)
type-W-M2a-crush = Crush (Warhammer)
type-W-M2a-ground-slam = Ground Slam (Warhammer)
type-W-M2b-crush = Crush (Warhammer)
type-W-M2b-ground-slam = Ground Slam (Warhammer)
type-W-M2c-crush = Crush (Warhammer)
type-W-M2c-ground-slam = Ground Slam (Warhammer)
type-W-M3a-thrust = Thrust (Spear)
type-W-M3a-lunge = Lunge (Spear)
type-W-M3b-thrust = Thrust (Spear)
type-W-M3b-lunge = Lunge (Spear)
type-W-M3c-thrust = Thrust (Spear)
type-W-M3c-lunge = Lunge (Spear)
type-W-M4-stab = Stab (Dagger)
type-W-M4-dagger-toss = Dagger Toss (Dagger)
type-W-M5-chop = Chop (Hand Axe)
type-W-M5-spin = Spin (Hand Axe)
type-W-M6-heavy-blow = Heavy Blow (Greatsword)
type-W-M6-wide-swing = Wide Swing (Greatsword)
type-W-M7-rend = Rend (Battleaxe)
type-W-M7-whirlwind = Whirlwind (Battleaxe)
type-W-M7-charge = Charge (Battleaxe)
type-W-M8-shatter = Shatter (Great Maul)
type-W-M8-earthquake = Earthquake (Great Maul)
type-W-R1a-quick-shot = Quick Shot (Shortbow)
type-W-R1a-twin-arrows = Twin Arrows (Shortbow)
type-W-R1a-parting-shot = Parting Shot (Shortbow)
type-W-R1b-quick-shot = Quick Shot (Shortbow)
type-W-R1b-twin-arrows = Twin Arrows (Shortbow)
type-W-R1b-parting-shot = Parting Shot (Shortbow)
type-W-R1c-quick-shot = Quick Shot (Shortbow)
type-W-R1c-twin-arrows = Twin Arrows (Shortbow)
type-W-R1c-parting-shot = Parting Shot (Shortbow)
type-W-R2a-bolt = Bolt (Hand Crossbow)
type-W-R2a-burst = Burst (Hand Crossbow)
type-W-R2b-bolt = Bolt (Hand Crossbow)
type-W-R2b-burst = Burst (Hand Crossbow)
type-W-R2c-bolt = Bolt (Hand Crossbow)
type-W-R2c-burst = Burst (Hand Crossbow)
type-W-R3-long-shot = Long Shot (Longbow)
type-W-R3-rain-of-arrows = Rain of Arrows (Longbow)
type-W-R3-horizon-shot = Horizon Shot (Longbow)
type-W-R4-heavy-bolt = Heavy Bolt (Crossbow)
type-W-R4-skewer = Skewer (Crossbow)
type-W-R5-flick = Flick (Throwing Knives)
type-W-R5-fan-of-knives = Fan of Knives (Throwing Knives)
type-W-R6-aimed-shot = Aimed Shot (Rifle)
type-W-R6-buckshot = Buckshot (Rifle)
type-W-R7-eagle-shot = Eagle Shot (Great Bow)
type-W-R7-arrow-storm = Arrow Storm (Great Bow)
type-W-R8-volley = Volley (Repeater)
type-W-R8-pinning-shot = Pinning Shot (Repeater)
type-W-G1a-arcane-bolt = Arcane Bolt (Power Staff)
type-W-G1a-magic-missiles = Magic Missiles (Power Staff)
type-W-G1a-transfer = Transfer (Power Staff)
type-W-G1b-arcane-bolt = Arcane Bolt (Power Staff)
type-W-G1b-magic-missiles = Magic Missiles (Power Staff)
type-W-G1b-transfer = Transfer (Power Staff)
type-W-G1c-arcane-bolt = Arcane Bolt (Power Staff)
type-W-G1c-magic-missiles = Magic Missiles (Power Staff)
type-W-G1c-transfer = Transfer (Power Staff)
type-W-G2a-spark = Spark (Tome of Secrets)
type-W-G2a-fireball = Fireball (Tome of Secrets)
type-W-G2b-spark = Spark (Tome of Secrets)
type-W-G2b-fireball = Fireball (Tome of Secrets)
type-W-G2c-spark = Spark (Tome of Secrets)
type-W-G2c-fireball = Fireball (Tome of Secrets)
type-W-G3-zap = Zap (Wand)
type-W-G3-chain-lightning = Chain Lightning (Wand)
type-W-G4-thorns = Thorns (Druidic Staff)
type-W-G4-wind-step = Wind Step (Druidic Staff)
type-W-G5-hex = Hex (Scepter)
type-W-G5-dark-pulse = Dark Pulse (Scepter)
type-W-G6-thunderbolt = Thunderbolt (Orb of Storms)
type-W-G6-tempest = Tempest (Orb of Storms)
type-W-G7-flame-wave = Flame Wave (Grimoire of Flame)
type-W-G7-meteor = Meteor (Grimoire of Flame)
type-W-G8-greater-missiles = Greater Missiles (Archmage Staff)
type-W-G8-blink = Blink (Archmage Staff)
type-W-G8-overcharge = Overcharge (Archmage Staff)
monster-C1 = Clawer 1
monster-C2 = Clawer 2
monster-C3 = Clawer 3
monster-C4 = Clawer 4
monster-C5 = Clawer 5
monster-C6 = Clawer 6
monster-C7 = Clawer 7
monster-C8 = Clawer 8
monster-C9 = Clawer 9
monster-C10 = Clawer 10
monster-C11 = Clawer 11
monster-C12 = Clawer 12
monster-C13 = Clawer 13
monster-C14 = Clawer 14
monster-C15 = Clawer 15
monster-C16 = Clawer 16
monster-C17 = Clawer 17
monster-C18 = Clawer 18
monster-C19 = Clawer 19
monster-C20 = Clawer 20
monster-C21 = Clawer 21
monster-C22 = Clawer 22
monster-C23 = Clawer 23
monster-C24 = Clawer 24
monster-R1 = Runner 1
monster-R2 = Runner 2
monster-R3 = Runner 3
monster-R4 = Runner 4
monster-R5 = Runner 5
monster-R6 = Runner 6
monster-R7 = Runner 7
monster-R8 = Runner 8
monster-R9 = Runner 9
monster-R10 = Runner 10
monster-R11 = Runner 11
monster-R12 = Runner 12
monster-R13 = Runner 13
monster-R14 = Runner 14
monster-R15 = Runner 15
monster-R16 = Runner 16
monster-M1 = Armored 1
monster-M2 = Armored 2
monster-M3 = Armored 3
monster-M4 = Armored 4
monster-M5 = Armored 5
monster-M6 = Armored 6
monster-M7 = Armored 7
monster-M8 = Armored 8
monster-M9 = Armored 9
monster-M10 = Armored 10
monster-M11 = Armored 11
monster-M12 = Armored 12
monster-M13 = Armored 13
monster-M14 = Armored 14
monster-M15 = Armored 15
monster-M16 = Armored 16
monster-A1 = Archer 1
monster-A2 = Archer 2
monster-A3 = Archer 3
monster-A4 = Archer 4
monster-A5 = Archer 5
monster-A6 = Archer 6
monster-A7 = Archer 7
monster-A8 = Archer 8
monster-A9 = Archer 9
monster-A10 = Archer 10
monster-A11 = Archer 11
monster-A12 = Archer 12
monster-A13 = Archer 13
monster-A14 = Archer 14
monster-A15 = Archer 15
monster-A16 = Archer 16
monster-B1 = Boomer 1
monster-B2 = Boomer 2
monster-B3 = Boomer 3
monster-B4 = Boomer 4
monster-B5 = Boomer 5
monster-B6 = Boomer 6
monster-B7 = Boomer 7
monster-B8 = Boomer 8
monster-W1 = Winged 1
monster-W2 = Winged 2
monster-W3 = Winged 3
monster-W4 = Winged 4
monster-W5 = Winged 5
monster-W6 = Winged 6
monster-W7 = Winged 7
monster-W8 = Winged 8
monster-W9 = Winged 9
monster-W10 = Winged 10
monster-K1 = Red Bulky
monster-K2 = Blue Bulky
monster-K3 = Purple Bulky
monster-U1 = Red Accursed
monster-U2 = Blue Accursed
monster-U3 = Purple Accursed
monster-L1 = Alerion 1
monster-L2 = Alerion 2
monster-L3 = Alerion 3
monster-X = Corrupted Harpy
    .The = The Corrupted Harpy
monster-ZH = Cetusia’s Head
monster-ZT = Cetusia’s Tail
monster-Y = Putrefied Dryad
    .The = The Putrefied Dryad
monster-HA1 = Hatchery 1
monster-HA2 = Hatchery 2
monster-HA3 = Hatchery 3
monster-MO1 = Seed Mortar 1
monster-MO2 = Seed Mortar 2
monster-MO3 = Seed Mortar 3
monster-MN1 = Monolith 1
monster-MN2 = Monolith 2
monster-MN3 = Monolith 3
monster-MN4 = Monolith 4
monster-MN5 = Monolith 5
structure-BD1 = House
structure-BD2 = Shop
structure-BD3 = Advanced Shop
structure-BD4 = Blacksmith
structure-BD5 = Gold Mine
structure-BD6 = Scavenger Camp
structure-BD7 = Temple
structure-BD8 = Inn
structure-BD9 = Seer
structure-BD10 = Mana Well
structure-ST1 = Wooden Wall
structure-ST2 = Stone Wall
structure-ST3 = Wooden Gate
structure-ST4 = Stone Gate
structure-ST5 = Ballista
structure-ST6 = Catapult
structure-ST7 = Transport Portal
structure-ST8 = Watchtower

## What happened, told again

board-recap-hp = { $hero }: Hit Points { $before } → { $after }
board-recap-mages = Mages in the Magic Circle: { $before } → { $after }
board-recap-panic = Flames in the Panic Area: { $before } → { $after }
board-recap-enter = { $count ->
    [one] A monster has come out of the Fog.
   *[other] { $count } monsters have come out of the Fog.
}
board-told-wave = { $count ->
    [0] Slot { $slot }: the card is turned over.
    [one] Slot { $slot }: a monster comes.
   *[other] Slot { $slot }: { $count } monsters come.
}
board-moment-boss-X = The Harpy comes down
board-moment-boss-ZH = Cetusia rises from the lake
board-moment-boss-Y = The Dryad takes root
board-moment-slain-X = The Harpy is slain
board-moment-slain-ZH = Cetusia’s Head is slain
board-moment-slain-ZT = Cetusia’s Tail is slain
board-moment-slain-Y = The Dryad is slain
board-moment-last-wave = The last wave
board-moment-mages = { $count ->
    [one] A Mage is lost
   *[other] { $count } Mages are lost
}
board-moment-night = Night { $number } is survived
board-moment-city = The City is saved
board-moment-falls = { $hero } falls
board-told-moves =
    { $count ->
        [one] 1 monster moves.
       *[other] { $count } monsters move.
    }
