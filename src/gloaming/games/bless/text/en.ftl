### Bless in English.

title = Bless
    .about = A duel with one deck: every card is a Curse that fights or a Prayer that helps, and whoever blesses scores.
share-count = turn { $turn }

## Who

seat-sun = Sun
seat-moon = Moon

who = { $seat ->
    [sun] Sun
   *[moon] Moon
}

## Words of the game

form-light = Light
form-shadow = Shadow
form-dual = Dual
type-impulse = Impulse
type-echo = Echo
type-bond = Bond
role-curse = Curse
role-prayer = Prayer
value-eye = Eye
value-karma = Karma
state-pure = pure
state-corrupt = corrupt
state-stasis = Stasis
ability-rivalry = Rivalry
    .effect = +3 Eye in a clash against a card of the other Form; not for a Dual card, nor against one.
ability-impact = Impact
    .effect = It blesses when it corrupts an opposing card through a clash.
ability-barrier = Barrier
    .effect = When it becomes corrupt it cannot be attacked for the rest of that turn.
ability-fate = Fate
    .effect = Its controller calls even or odd and rolls a die: right, it wins the clash; wrong, it loses it.
zone-deck = Deck
zone-void = Void
zone-altar = Altar
zone-hand = hand
phase-setup = Setup
phase-start = Start
phase-main = Main
phase-end = End
final-left = { $left ->
    [one] { $left } Final Turn left
   *[other] { $left } Final Turns left
}
turn-number = Turn { $turn }

## Questions

ask-starts = A coin decides who is First Player.
ask-draw = Luck deals { $count ->
    [one] a card
   *[other] { $count } cards
}.
ask-look = Luck turns up { $count ->
    [one] a card
   *[other] { $count } cards
} of the Deck.
ask-lose = Luck picks the card that is discarded.
ask-roll = Luck rolls the die.
ask-mulligan = { who }: set aside cards from your hand, or keep the rest.
ask-main = { who }: spend an Action, or end your turn.
    .over = { who }: nothing more can be done now; end your turn.
ask-target = { who }: choose what to attack.
ask-host = { who }: choose a Curse to put this Bond under.
ask-overflow = { who }: you have too many Curses. Put { $count ->
    [one] one
   *[other] { $count }
} of your pure ones into the Void.
ask-overflow-echoes = { who }: you have too many Echoes. Put { $count ->
    [one] one
   *[other] { $count }
} of yours into the Void.
ask-order = { who }: choose which effect to use first.
ask-chain = { who }: choose which Echo is used next.
ask-may = { who }: use this effect?
ask-offer = { who }: offer the broken Curse and bless, or let it go to the Void?
ask-fate = { who }: call even or odd.
ask-role = { who }: play it as a Curse or as a Prayer?
ask-form = { who }: choose a Form.
ask-strengthen = { who }: choose { $count ->
    [one] the Curse that gains Eye
   *[other] { $count } Curses that gain Eye
}.
ask-karma = { who }: choose the Curse that gains Karma.
ask-weaken = { who }: choose the Curse that attacks will weaken.
ask-silence = { who }: choose another card: it has no effect this turn.
ask-chain-up = { who }: choose a Curse: it cannot attack next turn.
ask-protect = { who }: choose the Curse to protect.
ask-original-eye = { who }: choose a Curse: next turn its original Eye is 3.
ask-eye-of = { who }: choose the Curse whose Eye changes.
ask-like = { who }: choose the Shadow whose original Eye it takes.
ask-reform = { who }: choose the Curse that changes Form.
ask-break = { who }: choose a card to break.
ask-corrupt = { who }: choose a pure Curse to corrupt.
ask-purify = { who }: choose a corrupt Curse to purify.
ask-discard = { who }: choose a card to discard.
ask-take = { who }: choose a card to take from the Void.
ask-take-top = { who }: choose one of the top cards of the Deck.
ask-take-back = { who }: choose one of your Curses to take back into your hand.
ask-search = { who }: search the whole Deck.
ask-find = { who }: choose a card from the Deck.
ask-play = { who }: choose a card to play.
ask-lay-curse = { who }: choose a card from your hand to lay as a Curse.
ask-lay-prayer = { who }: choose a Light from your hand to lay as a Prayer.
ask-invoke = { who }: choose an Echo to invoke.
ask-use = { who }: choose the Curse whose Prayer effect you want to use.
ask-convert = { who }: choose a Prayer to convert into a Curse.
ask-control = { who }: choose what to take control of.
ask-move-bond = { who }: choose the Curse this Bond moves to.

## Options

option-starts = { $thing } goes first
option-draw = { $thing }
option-lose = { $thing }
option-roll = { $thing }
option-aside = Set { $thing } aside
option-keep = Keep the rest
option-curse = Lay { $thing } as a Curse
option-pray = Lay { $thing } as a Prayer
option-release = Remove Stasis from { $thing }
option-attack = Attack with { $thing }
option-invoke = Invoke { $thing }
option-end_turn = End the turn
option-search = Search the Deck
option-target = Attack { $thing }
option-direct = Attack the player directly
option-host = Bind it to { $thing }
option-drop = Put { $thing } into the Void
option-choose = { $thing }
option-nothing = There is none
option-next = { $thing } first
option-yes = Yes
option-no = No
option-offer = Offer it
option-to_void = To the Void
option-even = Even
option-odd = Odd
option-as_curse = As a Curse
option-as_prayer = As a Prayer
option-form = { $thing }

## The log

fact-starts = { who } is First Player.
fact-turn = Turn { $number }: { who } has { $actions ->
    [one] { $actions } Action
   *[other] { $actions } Actions
}.
fact-final-turns = { who } triggers the Final Turns!
fact-final-turn = Final Turn { $number } of 5.
fact-turn-ends = { who } ends the turn.
fact-turn-will-end = The turn is about to end.
fact-stasis-ends = Stasis is removed from all Curses.
fact-guard = Too many effects at once: the rest is dropped, and the turn ends.
fact-ends = { $ending ->
    [most-points] { ending-most-points }
    [trigger-wins] { ending-trigger-wins }
    [cap-most-points] { ending-cap-most-points }
    [cap-trigger-wins] { ending-cap-trigger-wins }
   *[cap-draw] { ending-cap-draw }
}
fact-draws = { who } draws { $card }.
    .hidden = { who } draws a card.
fact-no-card = { who } needs a card, but there is none left.
fact-reshuffles = The Deck is empty when { who } needs it: the Void becomes the Deck.
fact-shuffles = The Deck is shuffled.
fact-puts-aside = { who } sets { $card } aside.
    .hidden = { who } sets a card aside.
fact-mulligan = { who } changes { $number ->
    [0] no cards
    [one] { $number } card
   *[other] { $number } cards
}.
fact-discards = { who } discards { $card }.
fact-takes = { who } takes { $card }.
fact-takes-hidden = { who } takes { $card } from the Deck.
    .hidden = { who } takes a card from the Deck.
fact-looks = { who } sees { $card } in the Deck.
    .hidden = { who } looks at a card in the Deck.
fact-shows = The top card of the Deck is { $card }.
fact-searches = { who } searches the Deck.
fact-lays-curse = { who } lays { $card } as a Curse.
fact-lays-prayer = { who } lays { $card } as a Prayer.
fact-plays-curse = { who } plays { $card } as a Curse.
fact-plays-prayer = { who } plays { $card } as a Prayer.
fact-binds = { $card } is put under a Curse.
fact-bound-to = It is bound to { $card }.
fact-drops = { who } puts { $card } into the Void.
fact-releases = { who } removes Stasis from { $card }.
fact-invokes = { who } invokes { $card }.
fact-uses = { who } uses the Prayer effect of { $card }.
fact-effect = The effect of { $card } is used.
fact-no-effect = { $card }: nothing to choose, nothing happens.
fact-unmet = { $card }: its condition is not met, nothing happens.
fact-declines = { who } does not use the effect of { $card }.
fact-corrupts = { $card } becomes corrupt.
fact-purifies = { $card } becomes pure.
fact-barrier = Barrier: { $card } cannot be attacked any more this turn.
fact-breaks = { $card } breaks.
fact-offers = { who } offers { $card }, which goes to the Altar.
fact-to-void = { who } lets { $card } go to the Void.
fact-blesses = { $card } blesses for { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
fact-points = { who } has { $number ->
    [one] { $number } Victory Point
   *[other] { $number } Victory Points
}.
fact-gains-action = { who } gains an Action.
fact-action-lost = { who } gains an Action in the other player’s turn: it is lost.
fact-returns-to-deck = { $card } returns to the Deck.
fact-converts = { who } converts { $card } into a Curse.
fact-controls = { who } takes control of { $card }.
fact-attacks = { who } attacks with { $card }.
fact-defends = The attack is on { $card }.
fact-attacks-directly = { who } attacks directly with { $card }.
fact-counts = { $card }: original Eye { $number }.
fact-sets = · { $card } makes it { $number }.
fact-adds = · { $card } adds { $number }.
fact-subtracts = · { $card } takes away { $number }.
fact-rivalry = · Rivalry: { $card } adds { $number }.
fact-fixes = · { $card } always keeps it at { $number }.
fact-clash-eye = { $card } has Eye { $number } in this clash.
fact-calls-even = { who } calls even.
fact-calls-odd = { who } calls odd.
fact-rolls = The die shows { $side }.
fact-eye-wins = { $card } has the higher Eye and wins.
fact-wins = { $card } wins by its effect.
fact-always-wins = { $card } always wins here.
fact-ties-win = A tie, which { $card } wins.
fact-fate-wins = Fate decides: { $card } wins.
fact-tie = A tie: both lose.
fact-tie-wins = Both win by their effects: a tie, and both lose.
fact-tie-always = Both always win here: a tie, and both lose.
fact-no-clash = One of the two is gone: there is no clash.
fact-strengthens = { $card }: +{ $number } Eye for now.
fact-weakens = { $card }: −{ $number } Eye this turn.
fact-eye-becomes = { $card }: this turn its Eye is { $number }.
fact-original-eye = { $card }: next turn its original Eye is always { $number }.
fact-blessed-more = { $card }: +{ $number } Karma this turn.
fact-has-form = { $card } is { $form } for now.
fact-silences = { $card } has no effect this turn.
fact-cannot-attack = { $card } cannot attack next turn.
fact-cannot-be-attacked = { $card } cannot be attacked next turn.
fact-watches = { $card } will weaken when it is attacked.
fact-gets-barrier = { $card } has Barrier for now.
fact-group = Some of { who }’s cards are stronger for now.
fact-free-prayers = { who } may lay Prayers for free this turn.

## How a game ends

ending-most-points = The fifth Final Turn is over: { who } has more Victory Points and wins.
ending-trigger-wins = Equal points after the fifth Final Turn: { who } triggered them and wins.
ending-cap-most-points = The last turn allowed has passed: { who } has more Victory Points and wins.
ending-cap-trigger-wins = The last turn allowed has passed with equal points: { who } triggered the Final Turns and wins.
ending-cap-draw = The last turn allowed has passed with equal points: a draw.
tally-points =
    { $count ->
        [one] 1 Victory Point
       *[other] { $count } Victory Points
    }

## Why not

refusal-not-in-hand = This card is not in your hand
refusal-no-actions = You have no Actions left
refusal-no-room = You have four Curses, and no pure one to make way
refusal-no-host = No Curse can carry this Bond
refusal-not-in-stasis = That is not one of your Curses in Stasis
refusal-not-your-curse = That is not one of your Curses
refusal-in-stasis = A Curse in Stasis cannot attack
refusal-has-attacked = It has already attacked this turn
refusal-cannot-attack = An effect forbids it to attack
refusal-nothing-to-attack = There is nothing it may attack
refusal-nothing-to-beat = A corrupt Curse may attack only what it would beat, and it would beat none of those it may attack
refusal-not-your-echo = That is not one of your Echoes
refusal-echo-used = Its effect has already been used this turn
refusal-echo-silenced = It has no effect this turn
refusal-no-opposing-curse = That is not an opposing Curse
refusal-not-attackable = This attacker may not attack it now
refusal-would-not-win = A corrupt Curse may attack only what it would beat
refusal-not-direct = The opponent has Curses, and nothing allows a direct attack
refusal-not-a-host = That Curse cannot carry this Bond
refusal-not-to-drop = Only your own cards of that kind can make way, and not the new one
refusal-echo-makes-way = One of your Echoes must make way, and not the new one
refusal-only-pure-ones = Only pure Curses can make way
refusal-not-ready = That is not an Echo that can be used next
refusal-not-choosable = The effect does not reach that card
refusal-already-chosen = You have already chosen that card
refusal-something-there = There is something to choose, so you must choose
refusal-not-waiting = No effect of that card is waiting
refusal-last-turn = This is your last turn: whatever you leave undone now stays undone

## Settings of the table

setting-first_player = First Player
    .random = a coin decides
    .sun = Sun
    .moon = Moon
setting-altar_goal = Altar cards that trigger the Final Turns

## The cards

card-01 = King of Light
    .curse = In a clash against a Light it always wins.
    .prayer = Choose a Light Curse: +2 Eye until the end of the next turn.
    .note = Against a Dual card it wins too: Dual is Light (BL-2.2). As an Echo it reaches either player’s Curses (R-46).
card-02 = Zoreo, Champion of Light
    .curse = Rivalry.
    .prayer = While it is a Light it has +2 Karma. After it blesses, this Bond breaks.
    .note = As a Bond it breaks after every Bless, even when the +2 did not apply (R-84).
card-03 = Blade of Morning
    .curse = +2 Eye while you have exactly one Shadow Curse.
    .prayer = Rivalry.
    .note = Dual Curses count as Shadow (R-78).
card-04 = Gall Dragon
    .curse = While you have more Lights on the field than the opponent, it may attack directly.
    .prayer = Choose a Curse: this turn it has +1 Eye for each other Prayer on the field.
    .note = A Curse that forbids other targets forbids direct attacks too (R-61). As an Echo it counts the Prayers of both players, Bonds included (R-79).
card-05 = Wingbeat
    .curse = When it is attacked, the opponent chooses a card of their hand and discards it.
    .prayer = Choose a Prayer on the field and break it.
    .note = Whoever discards chooses (R-59).
card-06 = Storm of Angels
    .curse = LAY: as long as the opponent has more Curses than you, they choose one of theirs and break it.
    .prayer = Choose an opposing Prayer: you take control of it.
    .note = Nothing happens unless the opponent has more Curses; new ones that arrive meanwhile count (R-60). A Bond taken over stays where it lies (R-39).
card-07 = Wings of Mos
    .curse = Wins against cards with 6 or more Eye.
    .prayer = Barrier. While corrupt it has +1 Eye.
    .note = The Eye of the clash counts, Rivalry included (R-25).
card-08 = Gleaming Chains
    .curse = Rivalry.
    .prayer = Choose a Curse: during the next turn it cannot attack.
    .note = The next turn is the one that follows, whoever plays it (BL-13.10).
card-09 = Rings of the Seal
    .curse = Barrier.
    .prayer = Choose a Curse: during the next turn it cannot be attacked.
    .note = Barrier holds until the end of the turn in which it became corrupt (BL-12.3).
card-10 = Divine Touch
    .curse = Wins against cards with 2 or less Karma.
    .prayer = Choose one of your Prayers: convert it into a Curse, without Stasis.
    .note = Any Prayer you control, also a Bond under an opposing Curse, but never this card itself (R-81). A converted card is pure and was not played (R-19).
card-11 = Voice of the Guru
    .curse = No effect.
    .prayer = Choose one of your Curses whose Prayer type is Echo or Impulse: use that Prayer effect.
    .note = The Curse stays what it is (R-87). If its type is Echo, your Echoes chain (R-42).
card-12 = Seer’s Pendulum
    .curse = LAY: the opponent discards a random card from hand.
    .prayer = Search the Deck for any card, take it and shuffle; then the turn ends.
    .note = The card found is not shown (BL-4.4). With Deck and Void empty nothing happens and the turn goes on (R-86).
card-13 = Crown of Lineage
    .curse = Whenever you play a Bond, invoke one of your Echoes.
    .prayer = +1 Eye and +1 Karma. BROKEN: this Bond moves to one of your Curses with lower original Eye.
    .note = The Bond moves to a Curse of whoever controlled the broken one (R-35).
card-14 = Empyrean Helix
    .curse = Impact.
    .prayer = Choose two Curses: each gets +1 Eye until the end of the next turn.
    .note = With a single Curse on the field, that one is chosen (R-48).
card-15 = Nomad Lantern
    .curse = +3 Eye while you have no other Light Curse.
    .prayer = This turn your corrupt Curses have +2 Eye.
    .note = A Dual Curse counts as Light (R-78). The Echo reaches Curses that become corrupt later, too (R-50).
card-16 = Perpetual Flame
    .curse = If its clash is a tie, it wins that clash.
    .prayer = Choose a Curse: +2 Eye this turn.
    .note = It changes only the outcome of a tie (R-28).
card-17 = Beacon of Redemption
    .curse = Barrier.
    .prayer = Choose a Prayer on the field and break it.
    .note = A resolving Impulse cannot be chosen (R-44).
card-18 = Fading Ray
    .curse = Rivalry.
    .prayer = Corrupt one of your pure Curses; if you do, choose a card on the field and break it.
    .note = Both parts must be possible, and then both are done (R-45).
card-19 = Watched Sun
    .curse = While corrupt it has +3 Eye.
    .prayer = While corrupt it has +2 Eye.
    .note = State counts at every moment (BL-12.10).
card-20 = Peaks above the Clouds
    .curse = Barrier.
    .prayer = Choose another card on the field: this turn it has no effect.
    .note = A Curse without effect loses what its Bond gives as well; what earlier effects have done stays (R-58).
card-21 = Temple of Herset
    .curse = LAY: discard a card; if you do, purify one of your corrupt Curses.
    .prayer = +1 Eye for each opposing Curse.
    .note = Both parts must be possible, and then both are done (R-45). Opposing means opposing to the Curse that carries the Bond (R-35).
card-22 = Obelisk of the Sun
    .curse = While all your Curses are Light, all of them (this one included) have +2 Eye.
    .prayer = Break every Shadow on the field; then the turn ends.
    .note = Dual Curses count as Light (R-78). Without any Shadow on the field the turn ends all the same (R-86).
card-23 = Horizon
    .curse = LAY: gain 1 Victory Point.
    .prayer = Choose a Curse: this turn, each time a Light attacks it, it gets -2 Eye until end of turn.
    .note = Every such attack counts, and the loss adds up (R-70). A forecast takes it into account (R-22).
card-24 = Ethereal River
    .curse = Shadows cannot attack it.
    .prayer = Your Lights have +1 Eye until the end of the next turn.
    .note = A Dual attacker is a Shadow and cannot attack it (R-62). The Echo reaches Lights that arrive later (R-50).
card-25 = Celestial Mangrove
    .curse = +1 Karma for each Light Prayer on the field.
    .prayer = Its Eye is always 5.
    .note = Light Prayers of both players count, Bonds included (R-79). Rivalry does not change an Eye that is always 5 (R-54).
card-26 = Flower of Lamus
    .curse = LAY: lay a Light from your hand as a Prayer, at no Action cost.
    .prayer = Its Eye equals the highest original Eye among opposing Curses.
    .note = What is laid this way costs no Action, in any turn (R-64). With no opposing Curse the Bond does nothing (BL-12.6).
card-27 = Radiant Rock
    .curse = During the opponent’s turn its Eye equals its Karma.
    .prayer = Choose a Light Curse: +1 Karma this turn.
    .note = Later effects that set its Eye replace this one (BL-12.6).
card-28 = Shining Gaze
    .curse = At the start of each of your turns, draw a card.
    .prayer = Look at the top three cards of the Deck and take one.
    .note = What you leave stays on top in the same order (R-08). With fewer than three cards you look at those (R-07).
card-29 = Solemn Portal
    .curse = BROKEN: lay a card from your hand as a Curse.
    .prayer = Play the topmost Light of the Void.
    .note = The card has left the field when you lay the new one (R-33). A played card is not laid: no LAY effect (BL-6.2).
card-30 = King of Shadow
    .curse = In a clash against a Shadow it always wins.
    .prayer = Choose a Shadow Curse: +2 Eye until the end of the next turn.
    .note = Against a Dual card it wins too: Dual is Shadow (BL-2.2).
card-31 = Mesit, Champion of Shadow
    .curse = Rivalry.
    .prayer = While it is a Shadow it has +2 Karma. After it blesses, this Bond breaks.
    .note = As a Bond it breaks after every Bless, even when the +2 did not apply (R-84).
card-32 = Scythe of the Night
    .curse = +2 Eye while you have exactly one Light Curse.
    .prayer = Rivalry.
    .note = Dual Curses count as Light (R-78).
card-33 = Cut in the Darkness
    .curse = Wins against corrupt Shadows.
    .prayer = Choose a Prayer on the field and break it.
    .note = The state before the clash counts (BL-8.11).
card-34 = Lenora, Dark Blade
    .curse = Each time it blesses, gain an Action.
    .prayer = Break the Curse on the field with the highest Eye (you choose among ties).
    .note = An Action gained in the opponent’s turn is lost (R-65). The highest Eye of both sides; among equals you choose, even your own (R-80).
card-35 = Fatal Whisper
    .curse = BROKEN: choose a pure Curse and corrupt it.
    .prayer = Corrupt a pure Curse of one player; if you do, break a pure Curse of the other player.
    .note = If one player has no pure Curse, nothing happens (R-45).
card-36 = Wings of Som
    .curse = Wins against cards with 6 or more Eye.
    .prayer = Impact. -1 Karma.
    .note = Karma never falls below 0 (R-52). The same ability twice counts once (R-88).
card-37 = Eclipse
    .curse = It is the only thing the opponent may attack.
    .prayer = Choose a Prayer on the field and break it.
    .note = It forbids direct attacks too; a Curse that may not attack it may not attack at all (R-61).
card-38 = Fallen Moon
    .curse = Rivalry.
    .prayer = Choose a Curse: this turn, each time a Shadow attacks it, it gets -2 Eye until end of turn.
    .note = Every such attack counts, and the loss adds up (R-70).
card-39 = Obelisk of the Dark
    .curse = While all your Curses are Shadow, all of them (this one included) have +2 Eye.
    .prayer = Break every Light on the field; then the turn ends.
    .note = Dual Curses count as Shadow (R-78). Without any Light on the field the turn ends all the same (R-86).
card-40 = Mind Cloud
    .curse = Wins against cards whose Eye differs from their original Eye.
    .prayer = Choose a Curse: during the next turn its original Eye is always 3.
    .note = Effects that set or add still work on top of the new original Eye (R-55).
card-41 = Lonely Summit
    .curse = Barrier.
    .prayer = Choose another card on the field: this turn it has no effect.
    .note = A Curse without effect loses what its Bond gives as well; what earlier effects have done stays (R-58).
card-42 = Darkness
    .curse = +1 Eye for each other Shadow on the field.
    .prayer = Choose a Curse and another Shadow of yours on the field: this turn the first one’s Eye equals the second one’s original Eye.
    .note = Shadows of both players count, Prayers too (R-79). The value follows every change (BL-12.10).
card-43 = Pitch Crystal
    .curse = During the opponent’s turn its Eye equals its Karma.
    .prayer = Choose a Shadow Curse: +1 Karma this turn.
    .note = Later effects that set its Eye replace this one (BL-12.6).
card-44 = Deep Vision
    .curse = At the start of each of your turns, draw a card.
    .prayer = Look at the top three cards of the Deck and take one.
    .note = What you leave stays on top in the same order (R-08). With fewer than three cards you look at those (R-07).
card-45 = Night Flight
    .curse = Impact.
    .prayer = Choose a Curse: +1 Eye for each opposing Curse, until the end of the next turn.
    .note = Impact works in defence too, and for the loser (R-29). Opposing means opposing to whoever used the Echo (R-51).
card-46 = Celestial Weave
    .curse = LAY: invoke one of your Echoes.
    .prayer = Choose one of your Curses whose Prayer type is Echo or Impulse: use that Prayer effect.
    .note = An invocation ordered by an effect costs no Action (R-64). A Prayer effect being used cannot be used again inside itself (R-43).
card-47 = Rising Star
    .curse = Rivalry.
    .prayer = +1 Eye for each Curse on the field whose original Eye is higher than its own.
    .note = Printed or changed, the original Eye is compared (BL-12.9).
card-48 = Wandering Constellation
    .curse = After it blesses, it returns to the Deck, which is shuffled.
    .prayer = +1 Eye and +1 Karma. BROKEN: this Bond moves to one of your Curses with lower original Eye.
    .note = A Bond under it breaks (BL-10.11).
card-49 = Gloomy Wind
    .curse = Impact.
    .prayer = While corrupt it has +2 Eye.
    .note = Impact works even if it loses (R-29).
card-50 = Forgotten Rose Window
    .curse = While it is the only card in your hand, you may lay it as a Curse for free.
    .prayer = While it is your only Shadow Curse it has +3 Eye.
    .note = Only in the Main phase of your own turn (R-63).
card-51 = Zodiac
    .curse = No effect.
    .prayer = This turn you may lay Prayers for free.
    .note = The phase stays open while a free Prayer is left (R-16).
card-52 = Seabed
    .curse = Lights cannot attack it.
    .prayer = Your Shadows have +1 Eye until the end of the next turn.
    .note = A Dual attacker is a Light and cannot attack it (R-62).
card-53 = Banner of the Omen
    .curse = Impact.
    .prayer = When it is attacked, you may break a Prayer on the field.
    .note = The controller of the Curse decides, and may even choose this Bond (R-35, BL-13.6).
card-54 = Netherworld
    .curse = BROKEN: play one of the top three cards of the Void.
    .prayer = If you have fewer Curses than the opponent, play a card from the Void.
    .note = The top three before this card itself gets there (R-72).
card-55 = Lost Steps
    .curse = This and the opposing Curses always have their original Eye.
    .prayer = First the opponent, then you: each takes one of their own Curses from the field into hand.
    .note = Rivalry does not change an Eye that is always the original one (R-54). Each player who has a Curse takes one back (R-82).
card-56 = First Night
    .curse = LAY: take from the Void a card with 4 or more Eye.
    .prayer = Choose a Curse in Stasis: during the next turn it cannot be attacked.
    .note = In the Void the printed Eye counts (R-83).
card-57 = Black Die
    .curse = Fate.
    .prayer = Play the top card of the Deck.
    .note = Called before the roll; only an effect that always wins is stronger (R-26, R-27). A card that cannot be played stays on top, known to both (R-71).
card-58 = Buried Passage
    .curse = BROKEN: lay a card from your hand as a Curse.
    .prayer = Play the topmost Shadow of the Void.
    .note = The card has left the field when you lay the new one (R-33). A played card is not laid: no LAY effect (BL-6.2).
card-59 = Twilight
    .curse = LAY: discard a card; if you do, purify one of your corrupt Curses.
    .prayer = Choose a Curse and a Form: it has that Form until the end of the next turn.
    .note = A Dual card that gets a Form loses the other one (R-57).
card-60 = Gates Between
    .curse = Barrier. Impact.
    .prayer = Its Form is the opposite one.
    .note = A Dual Curse stays Dual (R-57).
card-61 = Oblivion and Prison
    .curse = No effect.
    .prayer = If the opponent has two or more Curses, you may break one of your pure Curses; if you do, take control of an opposing Curse.
    .note = The Curse keeps its state and its marks, gets Stasis, and its Bond breaks (R-18).
card-62 = Pool of Dark Light
    .curse = When it becomes corrupt, take a card of your choice from the Void.
    .prayer = Choose a Curse: it has Barrier until the end of the next turn.
    .note = Also when an effect corrupts it (BL-7.3).

## On the board

board-standing = How the game stands
board-turn = Turn { $number }
board-turn-cap = Turn { $number } is the last one allowed.
board-turn-ends = The turn ends after this.
board-actions = { $count ->
    [one] { $count } Action left
   *[other] { $count } Actions left
}
board-final = Final Turns
board-final-not-yet = Final Turns: not triggered. { $number ->
    [one] { $number } card in an Altar triggers
   *[other] { $number } cards in an Altar trigger
} them, or a Deck that is empty when it is needed.
board-final-left = { $count ->
    [one] the last one
   *[other] { $count } left
}, triggered by { who }
board-deck = Deck { $count }
board-void = Void ({ $count })
board-known-top = Known cards on top of the Deck
board-known-hand = Known cards in the other hand
board-plays = plays now
board-points = Victory Points
board-points-short = VP
board-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-altar = Altar: { $count } of { $number }
board-free-prayers = Prayers are free this turn
board-gain = +{ $number } VP
board-gain-if = +{ $number } VP if it wins
board-curses = Curses of { who }
board-no-curses = { who } has no Curse.
board-prayers = Prayers
board-no-prayers = No Prayers
board-has-attacked = has attacked
board-silenced = no effect this turn
board-used = used
board-resolving = in use
board-lasts-turn = this turn
board-lasts-through = until the end of the next turn
board-lasts-next = next turn
board-original-eye = original Eye { $number }
board-always = always { $number }
board-cannot-attack = cannot attack
board-cannot-be-attacked = cannot be attacked
board-not-by-light = no Light attacks it
board-not-by-shadow = no Shadow attacks it
board-sole-target = the only target
board-weak-to-light = −2 when a Light attacks
board-weak-to-shadow = −2 when a Shadow attacks
board-bond-of = of { who }
board-your-hand = Your hand
board-hold = Hold a card to read it
board-aside = Set aside: goes back to the Deck.
board-seen = The other player knows this card
board-empty = No cards.
board-lay = Lay
board-cost = { $count ->
    [0] free
    [one] { $count } Action
   *[other] { $count } Actions
}
board-open-void = Choose from the Void
board-open-cards = Choose from these cards
board-middle = Between the fields
board-hint = Curses clash here. Choose one of yours that glows, then its target: you see both Eyes and the outcome before anything happens.
board-choose-target = { $card } attacks: choose its target
board-clash-before = If it attacks
board-clash-now = The clash
board-clash-after = The last clash
board-attacker = attacks
board-defender = is attacked
board-no-defender = the player directly
board-outcome-win = attacker wins
board-outcome-lose = attacker loses
board-outcome-tie = tie: both lose
board-outcome-fate = the die decides
board-outcome-direct = no clash
board-fate-decides = Fate: even or odd is called, then a die decides.
board-corrupts = { $card } becomes corrupt
board-breaks = { $card } breaks
board-why-attacked = it won, but was attacked
board-why-either = whoever wins
board-why-lost = it was pure and lost
board-why-corrupt = it was corrupt and did not win
board-may-offer = You may offer it: the attacker blesses, +{ $number } VP.
board-may-offer-if = If the attacker wins, you may offer the other one: the attacker blesses, +{ $number } VP.
board-offer-it = Offer it: to your Altar, and +{ $number } VP
board-would-bless = The attacker blesses: +{ $number } VP.
board-offered = { $card } goes to the Altar
board-to-void = { $card } goes to the Void
board-blesses = { $card } blesses: +{ $number } VP
board-would-corrupt = becomes corrupt
board-would-corrupt-both = both become corrupt
board-would-break = breaks
board-would-leave = leaves
board-would-be-ready = no more Stasis
board-effect-of = Effect of { $card }
board-chosen = Chosen:

## What happened, told again

board-recap-points = { $who }: Victory Points { $before } → { $after }

## The codex

codex-kind-card = Cards
codex-form = Form
    .light = { form-light }
    .shadow = { form-shadow }
    .dual = { form-dual }
codex-eye = { value-eye }
codex-karma = { value-karma }
codex-type = { role-prayer }
    .impulse = { type-impulse }
    .echo = { type-echo }
    .bond = { type-bond }

## Big moments

board-moment-blesses = { $card } blesses
board-moment-corrupts = { $card } becomes corrupt
board-moment-wins = { $card } wins by its effect
board-moment-fate = Fate decides: { $card } wins
board-moment-both-lose = A tie: both lose
board-moment-altar = { who }’s Altar is full
board-moment-final-turns = The Final Turns begin
board-moment-last-turn = The last Final Turn
