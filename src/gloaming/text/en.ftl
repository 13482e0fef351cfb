### The words of the house, in English.

## Short answers

yes = Yes

## Whose move it is

# $who is a seat or a player's name.
curtain = Pass the screen. Next player: { $who }
curtain-open = Press Enter when nobody else is looking.
seat-nature = Luck
seat-table = Anyone

## Why not

refusal-over = The game is over
refusal-not-asked = That is not what is being asked

## What went wrong

error-UnknownWord = “{ $said }” is not an answer this game knows.
error-NothingAsked = The game is over: nothing is asked any more.
error-NotOffered = “{ $said }” is not on offer now.
error-NotYourQuestion = It is not your turn to answer.
error-AlreadyAnswered = That question has been answered already.
error-CannotUndo = There is nothing you can take back.
error-UnknownGame = No game is called “{ $name }”; there are: { $known }.
error-BadOption = These options can’t be had.
error-UnknownOption = There is no option “{ $name }”; there are: { $known }.
error-BadValue = Option “{ $name }” can’t be “{ $value }”; it can be: { $known }.
error-BadSeats = This game is played by { $counts }, not by { $seats }.
error-BadFile = The file can’t be read: something is wrong in line { $line } ({ $why }).
error-UnknownLanguage = Gloaming does not speak “{ $name }”; it speaks: { $known }.

### Terminal

## The table

terminal-turn = turn { $turn }
terminal-hint = ? help · q quit
terminal-too-small = drawn for { $wide } × { $high } or more
terminal-book = book
terminal-hand = hand
terminal-discards = discards
terminal-supplies = Left: { $markers } markers · { $crystals } crystals
terminal-hours = Hours { $hours }
terminal-changed = changed: { $colours }
terminal-cost = { $hours } h
terminal-legend = [ ] choose  ( ) chosen  < > last move
terminal-lit =
    { $count ->
        [one] One square is marked [ ] on the board: type its name.
       *[other] { $count } squares are marked [ ] on the board: type one, such as e2.
    }
terminal-lone = Nothing else was possible: { $option }.
terminal-go-on = Enter to go on

## What was typed

terminal-unknown = “{ $typed }” is neither a number here nor a name in this game; ? helps.
terminal-ambiguous = “{ $typed }” could be: { $options }.
terminal-can = { $thing } can be chosen now.
terminal-undone = Taken back.
terminal-restarted = Taken back as far as possible.
terminal-which-file = Say which file, after a space.
terminal-saved = Saved. To go on: gloaming play --load { $file }
terminal-no-journal = This game was taken up from a save: how it began is not known here.
terminal-journal-written = Written. To look at it: gloaming replay { $file }
terminal-save-where = Save to which file? Enter leaves it where it is kept.
terminal-resign = Do you give this game up? Type yes.
terminal-resigned = { $who } has resigned.
terminal-resume = The game is kept. To go on:
terminal-kept = The game is kept. To look at it again:
terminal-journal-where = Write its journal to another file too? Name it, or press Enter.
terminal-help =
    a number, e2, D07, a name — choose that; the beginning is enough
    why e2, why D07 — why it can’t be chosen now
    zoom D07 — all about a card, with rulings
    d — look through the discard piles
    log — the whole log
    u — take back your last choice
    r — take back everything since new cards or another player
    s FILE — save the table
    j FILE — write the journal of the game
    l it — speak another language: en, it, fr
    resign — give the game up
    q — leave; the game is kept
terminal-signs =
    On the board: · a neutral square, d a tile of Day, n a tile of Night
    D N & the pawns, & when they share a square
    ▲ a Temple, △ an isolated tile, 1 2 Mystify markers, ◇ a crystal, ◆ one for two turns
    Around a square: [ ] can be chosen, ( ) chosen, < > last move, × × no way back
terminal-move = Move { $number } of { $count }. Enter: on, b: back, a number: there, q: leave
terminal-seats = Seats: { $seats }
terminal-options = Options, the default first:

## Measuring and trying

bench-measure = median
bench-decisions-per-second = decisions per second
bench-luck-per-second = answers of luck per second
bench-games-per-second = games per second
bench-clone = copy in mid-effect
bench-list = list { $count } options
bench-answer = answer
bench-no-compiled = Nothing is compiled: run `make compiled` to measure that too.
bench-stale = What is compiled is not from these sources: run `make compiled` first.
fuzz-dead-end = A question had no options, or the game stopped without a result.
fuzz-runaway = The game did not end.
fuzz-undo = After an undo the table or the journal was not what it had been.
fuzz-reload = A saved table was loaded as another one.
fuzz-journal = The journal led to another table.
fuzz-crash = The rules failed: { $error }
fuzz-failed = The game with seed { $seed } broke a promise. { $said } To see it again:
fuzz-stopped = Stopped.
fuzz-done =
    { $games ->
        [one] One game
       *[other] { $games } games
    } from seed { NUMBER($seed, useGrouping: 0) }, { $answers } answers, every promise kept.
