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
error-EnoughTakenBack = This was taken back { $times } times: play on first.
error-AlreadyOffered = You have offered that already in this turn.
error-BookFull = The book of this match is full ({ $entries } entries): it can only be ended now, by giving up or by agreement.
error-CannotResign = This seat has no part in the game any more.
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
terminal-supplies =
    Left: { $markers ->
        [one] 1 Mystify marker
       *[other] { $markers } Mystify markers
    } · { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    }
terminal-hours = Hours { $hours }
terminal-changed = changed: { $colours }
terminal-cost = { $hours } h
terminal-legend = [ ] choose  ( ) chosen  < > last move
terminal-legend-own = [ ] choose  [ ! your own tile  ( ) chosen
terminal-lit =
    { $count ->
        [one] One square is marked [ ] on the board: type its name.
       *[other] { $count } squares are marked [ ] on the board: type one, such as { $such }.
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
terminal-other-rules = This game was begun by version { $theirs } of the rules; it goes on by version { $ours }.
terminal-other-rules-cut = This game was played by version { $theirs } of the rules. By version { $ours } its journal can’t be followed from line { $line } on, so it goes on from there; the file stays as it is.
terminal-replay-cut = From line { $line } on this journal can’t be shown: it was played by version { $theirs } of the rules, and here version { $ours } is played.
terminal-kept = The game is kept. To look at it again:
terminal-journal-where = Write its journal to another file too? Name it, or press Enter.
terminal-help =
    a number, { $place }, { $card }, a name — choose that; the beginning is enough
    why { $place }, why { $card } — why it can’t be chosen now
    zoom { $card } — all about a card, with rulings
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
    D N & the pawns, & when they share a square; [ ! a tile of your own that would flip
    ▲ a Temple, △ an isolated tile, 1 2 Mystify markers, ◇ a crystal, ◆ one for two turns
    Around a square: [ ] can be chosen, ( ) chosen, < > last move, × × no way back
terminal-move = Move { $number } of { $count }. Enter: on, b: back, a number: there, q: leave
terminal-seats = Seats: { $seats }
terminal-options = Options, the default first:
serve-compiling = The rules are being compiled in the background, which takes a few minutes; then the bots think several times as fast.
serve-compiled = The rules are compiled: the bots think faster from now on.
serve-compiling-failed = The rules could not be compiled ({ $log } says why); the table works as it is.
error-UnknownCommand = No command is called “{ $name }”; there are: { $known }.
error-DamagedFile = { $file }, line { $line }: { $why }.
error-UnsoundTable = { $file }: the rules can’t go on from this table ({ $why }). Was the file changed by hand?
error-NotAPair = “{ $said }” should be name=value.
error-UnknownSeat = No seat is called “{ $name }”; there are: { $known }.
error-SetUpAlready = A game that is loaded keeps its own rules and options.
error-CannotMeasure = “{ $way }” can’t be measured: { $why }.
error-MissingExtra = This needs gloaming[{ $extra }]: pip install 'gloaming[{ $extra }]'
error-PortInUse = Port { $port } of { $host } is in use: name another with --port, or none to take any that is free.
error-CannotListen = The server can’t listen at { $host }, port { $port } ({ $why }): name others with --host and --port.
error-UnknownDatabase = “{ $kind }” is no database Gloaming knows: write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
error-FolderNotFile = { $file } is a folder: name a file, such as { $file }/gloaming.db.
error-NotOurFile = { $file } is not a database of Gloaming: name another file with --database, or move this one away.
error-FileInUse = Another server has { $file } open: stop it, or name another file with --database. Several servers need PostgreSQL.
error-CannotWriteThere = { $file } can’t be written ({ $why }): name another place with --database.
error-NoRoomThere = There is no room left for { $file }: free some, then start again.
error-NewerDatabase = { $name } was written by a newer Gloaming: update this one, or name another database.
error-NoSuchDatabase = PostgreSQL at { $host } has no database “{ $name }”: make it with createdb, or name another one.
error-NobodyAnswers = No PostgreSQL answers at { $host }: start it, or check the address.
error-NotLetIn = PostgreSQL at { $host } does not let “{ $user }” in: check the name, the password and its pg_hba.conf.
error-CannotOpen = { $name } can’t be opened: { $why }.
error-OneWayOnly = --workers, --processes and --ray are three ways to play: take one.
error-NoCluster = There is no cluster at “{ $address }”: { $why }.
error-OtherVersion = A machine of the cluster has Gloaming { $theirs }, this one has { $ours }.
error-NotAnAddress = A proxy is an address or a network, 127.0.0.1 or 10.0.0.0/8, not “{ $said }”.

## Measuring and trying

bench-measure = median
bench-decisions-per-second = decisions per second
bench-luck-per-second = answers of luck per second
bench-games-per-second = games per second
bench-clone = copy in mid-effect
bench-list = list { $count } options
bench-answer = answer
bench-times = { $one } makes { $times } times as many decisions as { $other }.
bench-no-compiled = Nothing is compiled: run `make compiled` to measure that too.
bench-stale = What is compiled is not from these sources: run `make compiled` first.
fuzz-dead-end = A question had no options, or the game stopped without a result.
fuzz-runaway = The game did not end.
fuzz-undo = After an undo the table or the journal was not what it had been.
fuzz-reload = A saved table was loaded as another one.
fuzz-journal = The journal led to another table.
fuzz-nameless = Something has no name, or a text is not sound:
fuzz-never = Never met:
fuzz-crash = The rules failed: { $error }
fuzz-failed = The game with seed { $seed } broke a promise. { $said } To see it again:
fuzz-stopped = Stopped.
fuzz-done =
    { $games ->
        [one] One game
       *[other] { $games } games
    } from seed { NUMBER($seed, useGrouping: 0) }, { $answers } answers, every promise kept.
versus-played =
    { $agent } against { $rival }, { $games ->
        [one] one game
       *[other] { $games } games
    }
versus-seat =   as { $seat }: { $won } won, { $drawn } drawn, { $lost } lost
versus-all =   in all { $share } of the points; with 95 % certainty between { $low } and { $high }
versus-together = { $agent }: { $won } of { $games } won ({ $share }); with 95 % certainty between { $low } and { $high }

## Where a link is shared

share-house = Four games of light and shadow, at one table: alone, with friends by a link, or against bots.
share-rules = { $game }: the rules
    .about = How { $game } is played: in short, in full, and every word explained.
share-codex = { $game }: the codex
    .about = Every card and figure of { $game }: its picture, its numbers, what it does and how it is ruled.
share-thing = { $thing } · { $game }
share-table = { $game } · { $who }
share-table-at = { $game } · { $moment } · { $who }
share-moment = A moment of this game: look at it, and see step by step what followed.
share-against = { $first } against { $second }
share-bot = a bot
share-nobody = a free seat
share-somebody = a guest
share-free = A seat is free: come and play.
share-goes-on = The game goes on: come and watch.
share-over = The game is over: look at it again, step by step.

### Browser

## The house

web-skip = Skip to the content
web-tools = Settings
web-tagline = Four games of light and shadow, at one table.
web-games = Games
web-play-now = Play now against a bot
web-play-alone = Play now
web-play-together = Play now with bots
web-one-screen = Two on one screen
web-invite = Invite a friend
web-set-up = Set up a table
web-rules = Rules
web-glossary = Glossary
web-settings = Settings
web-my-tables = Your tables
web-all-tables = Show all { $count }
web-list-game-over = finished
web-list-you-won = won
web-list-you-lost = lost
web-list-we-won = won together
web-list-we-lost = lost together
web-list-shared = shared victory
web-list-drawn = draw
web-won-by = won by { $who }
web-your-turn = Your turn
web-their-turn = waiting for another player
web-you = You
web-guest = Guest
web-nobody-yet = nobody yet
web-bot-level = bot ({ $level })
web-seat-who = { $seat }: { $who }
web-from-journal-short = from a journal
web-open-journal = Open a journal from a file
web-nowhere = There is nothing at this address.
web-broken = Something went wrong on this page.
web-broken-safe = Nothing of your game is lost: it is kept on the server.
web-load-again = Load the page again
web-home = To the start page
web-again = Try again
web-unreachable = The server can’t be reached at the moment.
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-link = Link
web-label = { $what }:

## Bots by strength

web-level-random = Chance
web-level-greedy = Greedy
web-level-novice = Novice
web-level-apprentice = Apprentice
web-level-adept = Adept
web-level-master = Master

## Setting up a table

web-set-up-title = A table of { $game }
web-how-many = Players
web-who-me = Me
web-who-friend = A friend, by link
web-who-bot = A bot
web-strength = Strength
web-swap-seats = Swap seats
web-hot-seat-note = You all play on this screen; between turns a curtain hides everyone’s hand.
web-one-screen-note = You all play together on this screen.
web-your-name = Your name
web-your-name-note = The people you play with see it. It is kept in this browser only.
web-name = Name
web-options =
    More options{ $count ->
        [0] {""}
        [one] {" "}(one changed)
       *[other] {" "}({ $count } changed)
    }
web-options-note = Everything here is set the usual way. If in doubt, leave it as it is.
web-usual = usual
web-table-options = Options of this table
web-hints = Hints
web-hints-agree = Hints are allowed
web-hints-agree-note = Whenever someone takes a hint, the log says so.
web-hints-agreed = allowed; the log says who takes one
web-begin = Begin

## The chapters of a game

web-chapter-choice = Where to begin
web-continue = Continue
web-going-on = Under way
web-reached-won = Won: { $grade }, { $count ->
        [1] alone
       *[other] { $count } players
    }
web-reached-plain = Won, { $count ->
        [1] alone
       *[other] { $count } players
    }
web-reached-not = Not won yet
web-reached-next = Next
web-reached-far = Reached: { $chapter }
web-on-journey = { $journey }: { $chapter }, { $at } of { $count }
web-next-chapter = Next: { $chapter }
web-company = Who plays
web-company-alone = Alone
    .about = You play everything yourself.
web-company-bots = With bots
    .about = Bots take the other seats, and wait for nobody.
web-company-screen = On one screen
    .about = Friends around this screen.
web-company-link = By link
    .about = Everybody at home; you get a link for each friend.
web-seat-by-seat = Seat by seat

## Coming by a link

web-invited = You are invited to { $game }
web-invited-by = At the table: { $who }
web-sit-down = Sit down
web-only-watch = Just watch
web-own-link = You already have a seat at this table: this link is for your friend.
web-to-table = To the table

## The table

web-laying-out = Setting the table…
web-question = Question
web-seats = Who sits here
web-beside = Beside the board
web-panels-open = Open the log and rules beside the board
web-panels-fold = Fold the panels away
web-nothing-asked = There is nothing to decide right now.
web-waiting = Waiting for { $who }.
web-waiting-away = Waiting for { $who }, who is away at the moment.
web-waiting-open = Waiting for someone to sit down: { $who }.
web-waiting-hidden = Waiting for another player.
web-waiting-table = Anyone at the table may answer.
web-bot-thinks = { $who }: the bot is thinking.
web-all-answers = All answers as a list
web-sure = { $what }: sure?
web-undo = Undo
web-undo-key = Take back your last choice (Ctrl+Z)
web-hint = Ask for a hint
web-hint-note = What would the adept do here? It knows no more than you do.
web-hint-seen = Everybody at the table will see that you asked.
web-hint-thinking = The adept is thinking…
web-hint-says = The adept would consider these first:
web-hint-chance = { $chance }% to win
web-restart = Restart turn
web-restart-note = Take back everything that can be taken back
web-more = More
web-open-seat = open
web-is-bot = a bot
web-is-open = nobody sits here yet
web-is-here = is here
web-is-away = is away
web-send-link = Send this link to whoever will sit here: { $who }.
web-spectator = You are watching: you see only what everyone may see.
web-from-journal = This game did not start here: it continues from a journal that whoever opened the table has chosen.
web-other-rules = Played under other rules
web-other-rules-stuck = This game was begun under version { $version } of the rules. They have changed since, and it can’t go on here. You see the last moment that can be shown; from there you can play on at a new table, everyone in their own seat.
web-other-rules-play-on = Play on from there
web-other-rules-to-table = To the table where it goes on
web-other-rules-over = This game was played under version { $version } of the rules. You see the last moment that can be shown; how it ended still holds.
web-other-rules-moment = This moment was played under version { $version } of the rules and can’t be shown. You see the last one before it that can.
web-watch-link = Link for spectators
web-watch-link-note = Whoever has this link can watch, but not play.
web-asking = No live connection: the table is checked every two seconds.
web-reconnecting = Connecting…
web-zoom = Card
web-press-long = Hold a finger on a card or a figure to read it.
web-curtain-note = The hand stays hidden until you confirm.
web-curtain-open = It’s me: { $who }

## Bots, draws, resigning

web-hand-over = Let a bot play for me
web-bot-for-you = { $who }: a bot is playing for you.
web-take-back = Take my seat back
web-offer-draw = Offer a draw
web-draw-offered = Draw offered by { $who }.
web-draw-accept = Accept the draw
web-give-up = Give up together
web-give-up-asked = { $who } would like to give up. Everyone has to agree.
web-give-up-too = I give up, too
web-resign = Resign
web-sure-resign = Resign? The game ends and you lose. This can’t be undone.
web-sure-resign-goes-on = Resign? You are out at once, and the others play on. This can’t be undone.
web-sure-draw = Offer a draw? The game ends if everybody agrees within a turn.
web-sure-give-up = Give up? The game is lost for all of you, if everybody agrees.
web-sure-bot = Which bot should play for you? You can take your seat back at any time; the log tells everyone.

## The end

web-game-over = The game is over
web-you-won = You have won!
web-you-lost = You have lost
web-we-won = Together you have won!
web-we-lost = This time you have lost together
web-shared = A shared victory
web-drawn = A draw
web-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-rematch = Rematch, seats swapped
web-rematch-round = Rematch, everyone one seat further
web-again-alone = Play again
web-again-together = Play again together
web-end-rematch = Rematch
web-end-again = Play again
web-end-replay = Replay
web-end-save = Save
web-end-home = Home
web-to-rematch = To the rematch
web-journal = Save the journal
web-ending-resignation = { $count ->
    [one] { $who } wins by resignation.
   *[other] { $who } win by resignation.
}
web-ending-agreed = A draw by agreement.
web-ending-given-up = You have given up together.

## The log and the past

web-log = Log
web-log-empty = Nothing has happened yet.
web-automatic = (automatic)
web-show-moment = Show the board after: { $what }
web-show-moment-short = Show the board at that moment
web-fact-undone = { $who } takes back a choice.
web-fact-resigns = { $who } resigns.
web-fact-offers-draw = { $who } offers a draw.
web-fact-votes-to-give-up = { $who } wants to give up.
web-fact-rules-changed = From here on, version { $now } of the rules applies; before, it was version { $before }.
web-fact-from-journal = Up to here the game comes from a journal; it was not played at this table.
web-fact-takes-hint = { $who } takes a hint.
web-fact-bot-plays = { $who }: a bot plays from here on ({ $level }).
web-fact-player-back = { $who }: the player is back.
web-looking-back = You are looking at an earlier moment.
web-to-now = Back to now
web-replay = Replay
web-first = To the beginning
web-back = One step back
web-on = One step forward
web-last = To the end
web-run = Play
web-pause = Pause
web-telling = What just happened
web-telling-end = The game is over: see how it ended.
web-recap = Since your last move
web-recap-show = Show this again
web-recap-again = Show it all again
web-recap-alone = Done for you: { $what }
web-recap-more =
    { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
web-rematch-waits = A rematch is on: the others are waiting for you.
web-scrub = Moment of the game
web-move-of = { $at } of { $count }
web-link-move = Copy a link to this moment
web-play-on = Play on from here
web-play-on-note = A new table begins at the moment you see; this game stays as it is.

## Reading

web-search = Search
web-found-nothing = Nothing found.
web-no-rules = The rules of this game are not written down here yet.
web-only-english = This page has not been translated yet: it is in English.

## Settings

web-language = Language
web-language-note = Of the table, the cards and the rules. It can be changed in the middle of a game.
web-theme = Theme
web-theme-note = Light, dark, whatever your system is set to, or with the game: dark by night and light by day, where a game has both.
web-theme-system = Same as system
web-theme-light = Light
web-theme-dark = Dark
web-theme-game = Follow the game
web-to-light = Light theme
web-to-dark = Dark theme
web-motion = Animation
web-motion-note = How fast pawns walk and tiles turn: 0.8, 0.5 or 0.3 seconds. A click or a key skips it; nothing moves if your system asks for less motion.
web-motion-off = None
web-motion-slow = Slow
web-motion-normal = Normal
web-motion-fast = Fast
web-telling-pace = Others’ turns
web-telling-note = What bots, other players, luck and monsters do is shown step by step on the board. A click or a key goes straight on; nothing is played if your system asks for less motion, only told.
web-telling-off = Only told
web-telling-slow = Slowly
web-telling-normal = Normally
web-telling-fast = Fast
web-confirm = Ask for confirmation
web-confirm-note = Resigning and giving up can’t be undone, and often neither can the end of a turn.
web-confirm-never = never
web-confirm-final = before what can’t be undone
web-confirm-always = before ending a turn, too
web-auto = Answer when there is no choice
web-auto-note = Where only one answer is possible, the table gives it after a moment; the log says so, and it can be taken back. Whatever ends something, or has a reason you should know, waits for you.
web-auto-pass = Pass reactions automatically
web-auto-pass-note = When you could respond to an attack, the table passes for you after a few seconds, so that nobody can tell. Switch it off to be asked again.
web-sound = Sound
web-sound-note = Cards, dice, blows, big moments, and two bells when it is your turn: all made by your browser. In the background only the bells ring.
web-sound-off = Off
web-sound-soft = Soft
web-sound-middle = Middle
web-sound-full = Full
web-sound-sample = Hear a sample
web-notify = Notification when it is your turn
web-notify-note = While this page is in the background. Your browser asks you first.
web-text-only = Cards as text
web-text-only-note = Without pictures: easier to read, or to have read out.
web-keys = Keys at the table
web-enter = Enter
web-key-arrows = move between things on the board
web-key-enter = choose
web-key-numbers = one of the first answers in the list
web-key-end = end the phase or the turn
web-key-undo = take back a choice
web-key-escape = close, or back to now

## What the server refuses

web-error-NoSuchTable = There is no such table.
web-error-NotYourSeat = This seat is not yours.
web-error-ABotPlays = A bot plays this seat: take it back first.
web-error-WrongLink = This link opens no seat any more: somebody has used it already, or a part of it is missing.
web-error-GoesOn = That has to wait until the game is over.
web-error-NoHints = There are no hints here: people play against each other and did not agree to them.
web-error-NobodyKnows = Nobody here can give advice on this.
web-error-HintTooLate = The game has moved on since you asked for a hint: ask again.
web-error-OtherRules = This game was played under another version of the rules and can’t be shown or continued.
web-error-StoreAway = The tables are out of reach at the moment. Try again shortly.
web-error-StoreFull = There is no room left to save anything. What was played is safe.
web-error-StoreReadOnly = Nothing can be saved at the moment. What was played is safe.
web-error-StoreDamaged = A part of what was saved is damaged. Whoever runs this server has to see to it.
web-error-StoreTrouble = The tables can’t be read or written at the moment. Try again shortly.
web-error-TooMany = That was too fast: wait a moment.
web-error-TooManyTables = You have too many unfinished games: finish some of them first.
web-error-TooMuchThere = So many games are kept for those who play from where you are that no more fits. Ask whoever runs this server.
web-error-TooManyBytes = Your games fill all the room you have here: there is none left for another.
web-error-TooLarge = That is too large.
web-error-UnknownName = This server does not know the name in your address bar: use its number, or ask whoever runs it.
web-error-FullHouse = The server is full: come back in a moment.
web-error-LongHead = Your browser sends too much along: delete the cookies of this address.
web-error-TooSlow = This took too long to arrive: try again.
web-error-NotOffered = This answer is not on offer now.
web-error-EnoughTakenBack = This has been taken back often enough: play on first.
web-error-BookFull = This game has become too long: it can only be ended now, by giving up or by agreement.
web-error-BadFile = This file is not a journal that can be read here.

## The codex

web-codex = Codex
web-codex-open = Open in the codex
web-codex-hold = Right-click holds it here.
web-codex-back = Back to the table
web-codex-all = The whole codex
web-codex-kind = What
web-codex-any = all
web-codex-reset = Show everything
web-codex-found = { $count ->
    [0] Nothing found.
    [one] 1 of { $of }
   *[other] { $count } of { $of }
}
web-codex-numbers = In numbers
web-codex-rules = In the rules
web-codex-share = Share the link
web-codex-shared = Link copied
web-codex-before = Before: { $name }
web-codex-next = Next: { $name }
web-codex-unknown = The codex knows no such thing.
