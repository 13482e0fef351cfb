### Day & Night in English.

title = Day & Night
    .about = Two sisters fight for a valley: nine joined tiles make a Temple, two Temples win.
share-count = turn { $turn }

## Who

seat-day = Day
seat-night = Night

who = { $seat ->
    [day] Day
   *[night] Night
}
others = { $seat ->
    [day] Night’s
   *[night] Day’s
}
colour = { $colour ->
    [day] Day
   *[night] Night
}

## The four phases of a turn

phase-awaken = Awaken
phase-cast = Cast
phase-travel = Travel
phase-retreat = Retreat

## Kinds of spells

kind-minor = Minor spell
kind-miracle = Miracle
kind-theme = Theme spell

## Questions

ask-cast = { who }: cast a spell, or end casting.
    .over = { who }: you can cast nothing now; end casting.
ask-change = { who }: choose { $count ->
    [one] a tile
   *[other] { $count } tiles
} to change.
ask-move = { who }: choose the tile the pawn moves to.
ask-mystify = { who }: choose { $count ->
    [one] a Day tile
   *[other] { $count } Day tiles
} to mystify.
ask-crystallize = { who }: choose { $count ->
    [one] a tile
   *[other] { $count } tiles
} to crystallize.
ask-steal = { who }: take a spell from { others } hand.
ask-use_stolen = { who }: cast the stolen spell, or discard it.
ask-discard_stolen = { who }: the stolen spell can’t be cast; discard it.
ask-search = { who }: take a spell from your book.
ask-leave_out = { who }: choose a tile to leave out of the Temple ({ $count ->
    [one] there is one too many
   *[other] there are up to { $count } too many
}).
ask-travel = { who }: take a step (3 hours, draws a card), or end your travel.
    .over = { who }: no step is possible now; end your travel.
ask-discard = { who }: discard { $count ->
    [one] a spell
   *[other] { $count } spells
}.
ask-draw = Luck draws { $count ->
    [one] a card
   *[other] { $count } cards
}.

## Options

option-cast = Cast { $thing }
option-end_casting = End casting
option-change = Change { $thing }
option-move = Move to { $thing }
option-mystify = Mystify { $thing }
option-crystallize = Crystallize { $thing }
option-steal = Take { $thing }
option-cast_stolen = Cast the stolen spell
option-discard_stolen = Discard the stolen spell
option-search = Take { $thing }
option-leave_out = Leave out { $thing }
option-step = Step to { $thing }
option-end_travel = End travelling
option-discard = Discard { $thing }
option-draw = Draw { $thing }

## The log

fact-turn = Turn { $number }: { who } awakens.
fact-marker-off = The tile on { $square } loses { $number ->
    [0] its last Mystify marker
   *[other] a Mystify marker
}.
fact-ripens = The tile on { $square } becomes an isolated Temple tile.
fact-crystal-thins = The crystal on { $square } grows thin.
fact-crystal-off = The crystal on { $square } melts away.
fact-casts = { who } casts { $spell } ({ $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}).
fact-casts-stolen = { who } casts the stolen { $spell }.
fact-ends-casting = { who } ends her casting.
fact-places = A { colour } tile appears on { $square }.
fact-flips = The tile on { $square } turns to { colour }.
fact-moves = { who }’s pawn moves to { $square }.
fact-mystifies = The tile on { $square } receives { $number ->
    [one] a Mystify marker
   *[other] { $number } Mystify markers
}.
fact-crystallizes = { $number ->
    [one] A crystal forms on { $square }.
   *[other] A crystal forms on { $square }, for { $number } turns of Day.
}
fact-draws = { who } draws { $spell }.
    .hidden = { who } draws a card.
fact-no-card = { who } has no card left to draw.
fact-reshuffles = { who } shuffles her discard pile into a new book.
fact-sees = { who } sees { $spell } in { others } hand.
    .hidden = { who } sees a card in { others } hand.
fact-steals = { who } takes { $spell } from { others } hand.
fact-discards-stolen = { who } discards the stolen { $spell }.
fact-takes = { who } takes { $spell } from her book.
    .hidden = { who } takes a card from her book.
fact-no-effect = { $spell } has no effect.
fact-leaves-out = { who } leaves { $square } out of the Temple.
fact-temple = { who } builds her { $number ->
    [1] first
   *[other] second
} Temple!
fact-steps = { who } steps to { $square }.
fact-ends-travel = { who } ends her travel.
fact-discards = { who } discards { $spell }.
fact-ends = { $ending ->
    [two-temples] { ending-two-temples }
    [default] { ending-default }
    [no-room] { ending-no-room }
    [turn-limit] { ending-turn-limit }
    [idle] { ending-idle }
   *[double-win] { ending-double-win }
}

## How a game ends

ending-two-temples = { who } has built two Temples and wins.
ending-default = { $default_win_room ->
    [no_win] Night lacks the room to win: Day wins by default.
   *[no_temple] Night lacks the room for another Temple: Day wins by default.
}
ending-no-room = Neither sister has room left to win: a draw.
ending-turn-limit = The turn limit has been reached: a draw.
ending-idle = Too many turns in a row without a spell or a step: a draw.
ending-double-win = One spell gives both sisters their second Temple: a draw.
tally-temples =
    { $count ->
        [0] no Temple
        [one] 1 Temple
       *[other] { $count } Temples
    }

## Why not

refusal-not-in-hand = This spell is not in your hand
refusal-hours = Not enough hours left
    .counted = It costs { $cost ->
    [one] { $cost } hour
   *[other] { $cost } hours
}; you have { $hours } left
refusal-hours-x = The pawns are farther apart than you have hours left
    .counted = The pawns are { $cost ->
    [one] { $cost } step
   *[other] { $cost } steps
} apart; you have { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} left
refusal-fizzle = It would do nothing now, and this table does not allow that
refusal-theme = Theme spells of the other book can only be discarded
refusal-opponent-not-on-your-tile = Your opponent is not on a tile of your colour
refusal-not-on-your-tile = You are not on a tile of the colour this spell asks for
refusal-nothing-changed = { $changed_scope ->
    [any_flip] No tile of the colour this spell asks for was changed or turned over this turn
   *[change_only] No tile of the colour this spell asks for was changed this turn
}
refusal-no-temple-built = You have not built a Temple yet
refusal-other-spells = You still hold other spells
refusal-step-hours = A step takes 3 hours, and you have fewer left
refusal-not-a-step-away = That square is not adjacent to yours
refusal-been-there = { $travel_forbidden ->
    [turn_start] That is where your turn began, or a square you have stepped on this turn
    [travel_start] That is where your travel began, or a square you have stepped on this turn
   *[both] That is where your turn or your travel began, or a square you have stepped on this turn
}
refusal-onto-crystal = Day can’t step onto a crystal
refusal-pinned = Day can’t step off a crystal
refusal-frozen = Frozen: no step is possible from this square
refusal-no-way = No step is possible from this square
refusal-not-in-their-hand = That spell is not in your opponent’s hand
refusal-not-in-book = That spell is not in your book
refusal-temple = Temple tiles, isolated ones too, never change
refusal-crystal = The crystal protects that square from Day
refusal-no-tile = There is no tile to turn over
refusal-already-chosen = You have chosen that tile already
refusal-already-there = The pawn stands there already
refusal-crystal-landing = At this table no spell puts Day on a crystal
refusal-not-a-day-tile = Only Day tiles can be mystified
refusal-permanent = That tile has a Temple marker already
refusal-already-mystified = That tile bears Mystify markers already
refusal-already-frozen = There is a crystal on that square already
refusal-not-in-the-group = That tile is not in a group that makes a Temple
refusal-needed-for-nine = Without that tile no nine joined tiles would remain
refusal-left-out = You have left that tile out already
refusal-hole = Nothing can be done in the hole
refusal-not-under-you = That is not your location
refusal-not-under-opponent = That is not your opponent’s location
refusal-not-under-a-pawn = No pawn stands on that tile
refusal-under-opponent = That is your opponent’s location, which this spell spares
refusal-not-adjacent = That tile is not adjacent to your location
refusal-not-surrounding = That tile is not among those surrounding your location
refusal-too-far = That tile is farther from you than the pawns are from each other
refusal-not-neutral = That tile is not neutral
refusal-temple-tile = At this table a tile with a Temple marker is no target
refusal-not-your-colour = That tile does not count as one of the colour this spell asks for
refusal-not-your-colour-outside-temples =
    That is not a tile of the colour this spell asks for without a Temple marker

## Settings of the table

heading-spells = Single spells
heading-temples = Temples and winning
heading-turn = Casting and travelling
heading-length = Books and length
setting-achievement = Achievement changes
    .about = The freer reading makes a cheap spell very strong (ED-01).
    .pawns = the tile under a pawn
    .any = any tile
setting-crystallize = Crystallize reaches
    .about = Under a pawn it can pin Day where she stands (ED-02).
    .pawns = the tile under a pawn
    .any = any tile
setting-crystal_sky_turns = How many of Day’s turns Crystal Sky lasts
    .about = All other crystals last for one turn of Day (ED-03).
setting-mimic_area = Mimic reaches
    .about = Four squares at most, or eight with the corners (ED-04).
    .adjacent = adjacent tiles
    .surrounding = surrounding tiles
setting-temple_counts = Temple tiles count by their colour
    .about = Decides whether Misdirect may move Night onto a Temple tile (ED-05).
    .generally = for everything
    .conditions_only = for conditions only
setting-steal_swap = Steal Passion exchanges
    .about = How Day reads a spell she has stolen from Night (ED-08).
    .full = everything that is Day’s and Night’s
    .pawns_only = all but the colours of tiles
setting-travel_forbidden = No step may return to
    .about = Squares walked on this turn are closed in any case (ED-09).
    .both = where the turn or the travel began
    .turn_start = where the turn began
    .travel_start = where the travel began
setting-default_win_trigger = Day’s win by default comes
    .about = Night never wins by default (ED-13).
    .always = as soon as Night lacks room
    .day_awaken_only = only when a tile ripens as Day awakens
setting-default_win_room = Day wins by default when Night lacks room for
    .about = Even if she can’t win, Night may still stand in the way (R-57).
    .no_temple = any further Temple
    .no_win = the Temples she still needs
setting-double_win = One spell gives both a second Temple
    .about = It takes a spell that alters several squares, and seldom happens (R-19).
    .active = whoever cast it wins
    .draw = a draw
setting-marker_limit = Mystify and Crystallize markers
    .about = The box holds 8 of the first and 12 of the second (DN-2.9, DN-2.10).
    .components = as many as in the box
    .unlimited = as many as needed
setting-mystify_restack = Mystifying a mystified tile
    .about = The more markers, the more turns until the tile ripens (R-23).
    .forbid = can’t be done
    .add = adds markers
setting-fizzle = Spells that would do nothing
    .about = Cast in vain they cost their hours, but empty the hand (R-09).
    .allowed = may be cast
    .forbidden = may not be cast
setting-reshuffle = Discards become a new book
    .about = The difference shows only when a book runs out (R-16).
    .eager = as soon as the book is empty
    .lazy = when a card has to be drawn or searched for
setting-changed_scope = A tile counts as changed
    .about = Night Meditation and Night Advantage ask for it (R-28).
    .change_only = when it is changed
    .any_flip = when it is turned over as well
setting-spell_move_onto_crystal = Spells may move a pawn onto a crystal
    .about = Day can’t walk away from a crystal (R-26).
    .allowed = either pawn
    .not_for_day = not Day’s
setting-turn_limit = Turns before the game is a draw
    .about = The turns of both are counted; games seldom take so many (DN-16.7).
setting-idle_limit = Idle turns before the game is a draw
    .about = In a row, without a spell and without a step (DN-16.7).
setting-deck = Copies in the books
    .about = No source tells how many copies there are (section 4 of the rules).
    .reconstructed_v1 = reconstructed
    .even_v1 = as even as possible

## Day’s book

spell-D01 = Day Meditation
    .condition = Only while Night is on a Day tile.
    .effect = Change the tile under Day.
    .note = A change always flips: a Day tile under Day would turn to Night (DN-6.3).
spell-D02 = Day Chant
    .effect = Change the tile under Day.
    .note = { $fizzle ->
        [forbidden] On a crystal it would do nothing, so there it can’t be cast (R-42, R-09).
       *[allowed] On a crystal it does nothing, and the hours are spent all the same (R-42, R-53).
    }
spell-D03 = Entrap
    .effect = Change the tile under Night.
    .note = If Night is on a Day tile, that tile turns to Night (R-64).
spell-D04 = Achievement
    .effect = { $achievement ->
        [any] Change any one tile.
       *[pawns] Change the tile under one of the pawns.
    }
    .note = { $achievement ->
        [any] Any but crystallized, isolated and Temple tiles (R-40). So it reads in the Italian edition (ED-01).
       *[pawns] Pawns that share a square offer a single target (R-47). The Italian edition allows any tile (ED-01).
    }
spell-D05 = Day Advantage
    .condition = Only while Night is on a Day tile.
    .effect = Draw 3 spells.
    .note = What you draw may be cast this very turn (DN-5.8).
spell-D06 = Day Blossom
    .effect = Change one neutral tile.
    .note = Under a crystal, neutral tiles are out of Day’s reach as well (DN-12.3).
spell-D07 = Day Ritual
    .effect = Change one tile adjacent to Day.
    .note = Diagonal neighbours are not adjacent (DN-1.4).
spell-D08 = Deviate
    .effect = Turn over the tile under Day, then change the tile under Night.
    .note = { $fizzle ->
        [forbidden] If the pawns share a square, both happen there in turn: neutral becomes Day, and a mystified tile flips twice and loses its markers. On any other nothing would be altered, and it can’t be cast (R-35, R-09).
       *[allowed] If the pawns share a square, both happen there in turn: neutral becomes Day, any other tile flips twice, and its Mystify markers are lost (R-35).
    }
spell-D09 = Day Wish
    .effect = Change any one tile.
    .note = Any but crystallized, isolated and Temple tiles (R-40).
spell-D10 = Day Instability
    .effect = X is the distance between the pawns. Change one tile at most X steps from Day.
    .note = Count the steps around the hole (R-03). If the pawns share a square, it is free and reaches only that square (DN-15.2).
spell-D11 = Flourish
    .condition = Only while Night is on a Day tile.
    .effect = Change two tiles surrounding Day.
    .note = If two can be changed, two must be, even to your harm (DN-5.3). Day’s own location does not count (DN-1.5).
spell-D12 = Steal Passion
    .effect = { $steal_swap ->
        [pawns_only] See Night’s hand and pick one spell: cast it for free with Day and Night exchanged, but not the colours of tiles, or discard it.
       *[full] See Night’s hand and pick one spell: cast it for free with Day and Night exchanged, or discard it.
    }
    .note = If Night holds any card, you must pick one (R-52). { $fizzle ->
        [forbidden] A theme spell, one whose condition fails, or one that would do nothing, can only be discarded (DN-14.5).
       *[allowed] A theme spell, or one whose condition fails, can only be discarded (DN-14.5).
    }
spell-D13 = Warp
    .effect = { $spell_move_onto_crystal ->
        [not_for_day] Move Day to any other tile without a crystal.
       *[allowed] Move Day to any other tile.
    }
    .note = { $spell_move_onto_crystal ->
        [not_for_day] It frees Day from a crystal, but can’t land her on one (R-26).
       *[allowed] It frees Day from a crystal, and may land her on one: then she can’t travel (R-26).
    }
spell-D14 = Misdirect
    .condition = Only while Night is on a Day tile.
    .effect = { $temple_counts ->
        [conditions_only] Move Night to another Day tile without a Temple marker.
       *[generally] Move Night to another Day tile.
    }
    .note = { $temple_counts ->
        [conditions_only] Isolated and Temple tiles count for the condition only (ED-05).
       *[generally] Isolated and Temple tiles count too (DN-10.5).
    } { $fizzle ->
        [forbidden] If there is no other such tile, it can’t be cast (R-36, R-09).
       *[allowed] If there is no other such tile, nothing happens (R-36).
    }
spell-D15 = Fate
    .condition = Only while Night is on a Day tile.
    .effect = Turn over the tile under Day and every tile surrounding it.
    .note = Neutral, crystallized, isolated and Temple tiles stay as they are (R-41).
spell-D16 = Wonder
    .effect = Search your book for one spell, take it, and shuffle the book.
    .note = The card is not shown (R-54). If the book is empty, the discards are shuffled in first (R-37).
spell-D17 = Wishing Pond
    .effect = Mystify the tile under Day with 2 markers.
    .note = { $mystify_restack ->
        [add] It must be a Day tile without a Temple marker; markers of Mystify that are there already stay (DN-11.1, R-23).
       *[forbid] It must be a Day tile without any marker of Mystify or Temple (DN-11.1, R-23).
    } { $fizzle ->
        [forbidden] Otherwise it can’t be cast (R-09).
       *[allowed] Otherwise nothing happens (R-09).
    }
spell-D18 = Wishing Mist
    .effect = Mystify two Day tiles with 2 markers each.
    .note = { $marker_limit ->
        [unlimited] If there is only one such tile, it alone is mystified (DN-5.3).
       *[components] A tile for which not both markers are left receives none (R-06).
    }
spell-D19 = Mystify
    .effect = Mystify one Day tile with 2 markers.
    .note = { $mystify_restack ->
        [add] Day takes one off at each awakening; after the last it is an isolated Temple tile. Markers that were there already come on top (R-23).
       *[forbid] Day takes one off at each awakening; after the last it is an isolated Temple tile. Night has two turns to flip it (DN-11.5).
    }
spell-D20 = Wishing Well
    .effect = Mystify one Day tile with 1 marker.
    .note = { $mystify_restack ->
        [add] On a tile without other markers it is gone at Day’s next awakening, and leaves an isolated Temple tile. Markers that were there already come on top (R-23).
       *[forbid] At Day’s next awakening the tile becomes an isolated Temple tile. Night has one turn to flip it (DN-11.5).
    }

## Night’s book

spell-N01 = Night Meditation
    .condition = { $changed_scope ->
        [any_flip] Only if a Day tile was changed or turned over this turn.
       *[change_only] Only if a Day tile was changed this turn.
    }
    .effect = Change the tile under Night.
    .note = { $changed_scope ->
        [any_flip] Turning a tile over is as good as changing it (R-28).
       *[change_only] Turning a tile over is not changing it (R-28).
    } What Day did in her own turn does not count (R-59).
spell-N02 = Deter
    .effect = Turn over the tile under Night.
    .note = A neutral tile has nothing to turn over (DN-6.2). { $changed_scope ->
        [any_flip] For Night Meditation and Night Advantage this counts as a change (R-28).
       *[change_only] This does not count as a change (R-28).
    }
spell-N03 = Night Chant
    .effect = Change the tile under Night.
    .note = A crystal does not hinder Night, and stays (DN-12.5).
spell-N04 = Night Advantage
    .condition = { $changed_scope ->
        [any_flip] Only if a Day tile was changed or turned over this turn.
       *[change_only] Only if a Day tile was changed this turn.
    }
    .effect = Draw 3 spells.
    .note = { $changed_scope ->
        [any_flip] Turning a tile over is as good as changing it (R-28).
       *[change_only] Turning a tile over is not changing it (R-28).
    } What you draw may be cast at once (R-48).
spell-N05 = Obtain
    .effect = Draw 2 spells.
    .note = What you draw may be cast at once (R-48).
spell-N06 = Alter Soil
    .effect = Change one neutral tile adjacent to Night.
    .note = Diagonal neighbours are not adjacent (DN-1.4).
spell-N07 = Night Ritual
    .effect = Change one tile adjacent to Night.
    .note = A mystified tile loses all its markers when it flips (DN-11.2).
spell-N08 = Night Rapture
    .effect = Change one neutral tile.
    .note = A tile never becomes neutral again (DN-2.3).
spell-N09 = Night Wish
    .effect = Change any one tile.
    .note = Any but isolated and Temple tiles (R-40); a crystal does not hinder Night, and stays (DN-12.5).
spell-N10 = Night Instability
    .effect = X is the distance between the pawns. Change one tile at most X steps from Night.
    .note = Count the steps around the hole (R-03). If the pawns share a square, it is free and reaches only that square (DN-15.2).
spell-N11 = Mimic
    .condition = Only while Night is on a Night tile.
    .effect = { $mimic_area ->
        [surrounding] Change two tiles surrounding Night.
       *[adjacent] Change two tiles adjacent to Night.
    }
    .note = If two can be changed, two must be, even to your harm (DN-5.3). { $mimic_area ->
        [surrounding] Night’s own location does not count (DN-1.5, ED-04).
       *[adjacent] A table may play it with surrounding tiles (ED-04).
    }
spell-N12 = Excitement
    .condition = Only if Night has built a Temple.
    .effect = Change two neutral tiles surrounding Night.
    .note = If only one is neutral, that one alone is changed (DN-5.3).
spell-N13 = Epiphany
    .condition = Only if Night holds no other spell.
    .effect = Draw 5 spells.
    .note = { $fizzle ->
        [forbidden] At this table no spell is cast in vain just to empty the hand (R-09, R-49).
       *[allowed] You may cast spells without effect to empty your hand first (R-09, R-49).
    }
spell-N14 = Mislead
    .condition = Only if Night has built a Temple.
    .effect = { $spell_move_onto_crystal ->
        [not_for_day] Move Day to a Night tile outside all Temples and without a crystal.
       *[allowed] Move Day to a Night tile outside all Temples.
    }
    .note = { $spell_move_onto_crystal ->
        [not_for_day] She must land on another tile than her own (R-39), and never on a crystal (R-26).
       *[allowed] She must land on another tile than her own (R-39), even on a crystal, where she can’t travel (R-26).
    }
spell-N15 = Shift
    .effect = Turn over every tile surrounding Night.
    .note = Night’s own location stays, and so do neutral, isolated and Temple tiles; crystallized ones do flip (R-41).
spell-N16 = Crystallize
    .effect = { $crystallize ->
        [any] Crystallize any one tile.
       *[pawns] Crystallize the tile under one of the pawns.
    }
    .note = On a crystal, Day can neither change her tile nor travel (DN-12.3). { $crystallize ->
        [any] So it reads in the Italian edition (ED-02).
       *[pawns] The Italian edition allows any tile (ED-02).
    }
spell-N17 = Crystal Burst
    .effect = Crystallize every tile surrounding Night.
    .note = Day’s location is included, unless she shares Night’s (R-45). { $marker_limit ->
        [unlimited] Crystals never run short (DN-2.10).
       *[components] If crystals run short, Night chooses (R-07).
    }
spell-N18 = Crystal Breeze
    .effect = Crystallize two tiles, but not the one under Day.
    .note = Temple tiles may be crystallized too (R-25). The crystals melt away at Night’s next awakening (DN-12.4).
spell-N19 = Crystal Sky
    .effect = { $crystal_sky_turns ->
        [1] Crystallize three tiles, but not the one under Day.
       *[2] Crystallize three tiles, but not the one under Day. These crystals last for two turns of Day.
    }
    .note = A crystal already there is not prolonged (R-46). { $crystal_sky_turns ->
        [1] These last for one turn of Day, as in the Italian edition (ED-03).
       *[2] In the Italian edition they last for one turn (ED-03).
    }

## On the board

board-neutral = neutral
board-day = Day tile
board-night = Night tile
board-built = Temple
board-isolated = isolated Temple tile
board-markers = { $count ->
    [one] 1 Mystify marker
   *[other] { $count } Mystify markers
}
board-crystal = { $count ->
    [one] crystal for 1 turn
   *[other] crystal for { $count } turns
}
board-pawn = { $seat ->
    [day] Day stands here
   *[night] Night stands here
}
board-hours = { $count ->
    [0] no hour left
    [one] one hour left
   *[other] { $count } hours left
}
board-cost = { $count ->
    [0] costs no hours
    [one] costs one hour
   *[other] costs { $count } hours
}
board-cost-x = costs as many hours as the pawns are apart
board-turn = Turn { $number }
board-changed = { $changed_scope ->
    [any_flip] Changed or turned over this turn:
   *[change_only] Changed this turn:
}
board-temples = { $count ->
    [0] no Temple built
    [one] one Temple built
   *[other] { $count } Temples built
}
board-hand = Hand
board-book = Book
board-marker-supply = Mystify markers left
board-crystal-supply = Crystallize markers left
board-discards = Discard pile ({ $count })
board-your-hand = Your hand
board-known-hand = Seen in your opponent’s hand
board-open-hand = Your opponent’s hand, laid open
board-hand-of = { $seat ->
    [day] Day’s hand
   *[night] Night’s hand
}
board-search = Your book, laid open
board-stolen = The stolen spell
board-no-effect = Would have no effect now
board-none-to-mystify = No Day tile can take any now
board-turns-own = Would turn over one of your own tiles
board-own = your own tile
board-seen = Seen by your opponent
board-empty = No cards.

## What happened, told again

board-recap-tiles = { $who }: { $spell }, your tiles { $before } → { $after }
board-recap-walks = { $who } walks: { $before } → { $after }

## The codex

codex-kind-spell = Spells
codex-book = Book
    .day = { seat-day }
    .night = { seat-night }
codex-hours = Hours
codex-kind = Kind
    .minor = { kind-minor }
    .miracle = { kind-miracle }
    .theme = { kind-theme }
codex-copies = Copies in the book

## Big moments

board-moment-temple = { who } builds { $number ->
    [1] a Temple
   *[other] her second Temple
}
board-moment-steals = { who } steals { $spell }
board-moment-caught = Day is caught in crystal
