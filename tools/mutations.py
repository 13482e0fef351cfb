"""The ways in which tools/mutate.py breaks the code, as data."""

from mutation import Mutation
from mutations_bless import BLESS
from mutations_bots import BOTS
from mutations_rare import RARE
from mutations_server import SERVER

ENGINE = "tests/engine"
SIGHT = f"{ENGINE}/test_sight.py"
PROMISES = "tests/games/day_and_night/test_promises.py"
# Golden journals notice any change at all; the question is whether a sentence of the rules does.
CHAPTERS = "tests/games/day_and_night -k 'not Promises and not journal and not bad_input'"
# Some promises take a while: only those meant for it are asked about a mutation.
CLONES = f"{PROMISES} -k clone"
SAVES = f"{PROMISES} -k 'save or load'"
JOURNALS = f"{PROMISES} -k journal"
SECRETS = f"{PROMISES} -k 'imagin or hidden'"
TOLD = "tests/games/day_and_night/test_view.py"
UNDO = f"{PROMISES} -k undo"
PIECES = f"{PROMISES} -k pieces"
WORDS = f"{PROMISES} -k 'refus or text'"
PLAY = f"{PROMISES} -k every_question"


def engine(what: str, file: str, old: str, new: str, tests: str = ENGINE) -> Mutation:
    return Mutation(what, f"engine/{file}.py", old, new, tests)


def game(what: str, file: str, old: str, new: str, tests: str) -> Mutation:
    return Mutation(what, f"games/day_and_night/{file}.py", old, new, tests)


def chapter(what: str, file: str, old: str, new: str) -> Mutation:
    return game(what, file, old, new, CHAPTERS)


# Whole games notice much, but slowly; the question is whether a sentence of the rules does.
GAMES = "Seats or Alone or journal or played_to_its_end or refusal_of or every_reason"
SHADOWS = f"tests/games/casting_shadows -k 'not ({GAMES})'"


def shadows(what: str, file: str, old: str, new: str) -> Mutation:
    return Mutation(f"shadows: {what}", f"games/casting_shadows/{file}.py", old, new, SHADOWS)


SPELL = " ".join(
    f"tests/games/last_spell/test_{chapter}.py"
    for chapter in ("glenwald", "dryad", "brood", "solo", "campaign")
)


def spell(what: str, file: str, old: str, new: str) -> Mutation:
    return Mutation(f"spell: {what}", f"games/last_spell/{file}.py", old, new, SPELL)


# fmt: off
MUTATIONS = [
    # Clones.
    game("a clone forgets a number", "state",
         "            self.idle = original.idle\n", "            self.idle = 0\n", CLONES),
    game("a clone shares a list", "state",
         "            self.seen = original.seen.copy()\n",
         "            self.seen = original.seen\n", CLONES),
    game("a clone shares its frames", "state",
         "[frame.clone() for frame in self.stack]", "self.stack.copy()", CLONES),
    game("a cloned spell forgets its targets", "frames",
         "        copy.targets = self.targets\n", "", CLONES),
    game("a cloned theft forgets the card", "frames", "        copy.stolen = self.stolen\n", "",
         CLONES),
    game("a cloned Temple forgets its tiles", "frames",
         "        copy.left = self.left\n        return copy\n", "        return copy\n", CLONES),
    # Saves.
    engine("a save skips a slot", "save",
           "and name not in _NOT_SAVED", "and name not in {*_NOT_SAVED, 'seen'}", SAVES),
    engine("a loaded frame forgets its numbers", "save",
           "        setattr(frame, slot, _number(number, slot in game.bits))\n",
           '        setattr(frame, slot, int(number) if slot == "at" else 0)\n', SAVES),
    engine("a script about to repeat can't be loaded", "save",
           "if not 0 <= frame.at <=", "if not 0 < frame.at <=", SAVES),
    engine("a loaded table has the default options", "save",
           "chosen(heading.game.settings, heading.options)",
           "chosen(heading.game.settings, {})", SAVES),
    engine("a damaged save is loaded", "save",
           "if lines[-1] != checksum(lines[:-1]):", "if False:"),
    # Journals.
    engine("a replay does not listen", "journal", "        state.heard = heard\n", "", JOURNALS),
    engine("a replay goes one answer too far", "journal",
           "self.answers[:upto]", "self.answers[: upto and upto + 1]", JOURNALS),
    engine("a journal's answer may be anybody's", "journal",
           "        question_for(game, state, given.seat)\n", ""),
    # What is seen.
    game("the view shows the other hand", "view",
         "if whose == seat or state.ending != GOES_ON:",
         "if seat >= 0 or state.ending != GOES_ON:", SECRETS),
    game("the view shows what was seen to spectators", "view",
         "return cards(state.seen, whose) if seat >= 0 else []", "return cards(state.seen, whose)",
         SECRETS),
    game("the view shows what the other hand costs", "view",
         "for spell in range(FIRST[seat], FIRST[seat + 1]) if state.hand[spell]]",
         "for spell in range(FIRST[2]) if state.hand[spell]]", SECRETS),
    engine("everybody sees the options", "sight", "    if mine:\n", "    if True:\n", SECRETS),
    engine("a spectator sees the options of luck", "question",
           "seat >= 0 and asked in (seat, TABLE)", "asked in (seat, TABLE)"),
    engine("everybody sees what is refused", "sight",
           "    if mine and reasons:", "    if reasons:"),
    engine("everybody learns who is asked in secret", "sight",
           "not mine and game.hushes(question.why)", "False"),
    engine("a refusal tells who is asked in secret", "sight",
           "SOMEBODY if game.hushes(question.why) else ", ""),
    Mutation("a bot that is asked in secret is seen thinking", "server/visibility.py",
             "now_live and known and", "now_live and", "tests/server/test_seats.py -k secret"),
    # What is imagined.
    game("an imagined hand is the true one", "view",
         "            deal_anew(copy, other, seat < 0, luck)\n", "            pass\n", SECRETS),
    game("imagining forgets what was seen", "view",
         "        known = state.seen[spell]\n", "        known = 0\n", SECRETS),
    game("a spectator imagines what was seen", "view",
         "            state.seen[spell] = 0\n", "", SECRETS),
    game("imagining keeps the old options", "view", "    ask_again(copy)  #", "    #", SECRETS),
    game("imagining changes the true state", "view",
         "    copy = state.clone()\n    for other", "    copy = state\n    for other", SECRETS),
    game("imagining loses a card", "view",
         "        state.book[spell] += state.hand[spell] - known\n",
         "        state.book[spell] += max(0, state.hand[spell] - known - 1)\n", SECRETS),
    game("imagining deals kinds, not copies", "view",
         "        at = int(luck.random() * left)\n        spell = FIRST[seat]\n",
         "        at = 0\n"
         "        spell = int(FIRST[seat] + luck.random() * (FIRST[seat + 1] - FIRST[seat]))\n"
         "        while not state.book[spell]:\n"
         "            spell = FIRST[seat] if spell + 1 == FIRST[seat + 1] else spell + 1\n",
         SECRETS),
    # What is told.
    game("everybody is told which card is drawn", "steps",
         'state.tell("draws", drawing.seat, option.noun, seen_by=only(drawing.seat))',
         'state.tell("draws", drawing.seat, option.noun)', TOLD),
    game("everybody is told what Wonder finds", "steps",
         'state.tell("takes", casting.me, option.noun, seen_by=only(casting.me))',
         'state.tell("takes", casting.me, option.noun)', TOLD),
    game("everybody is told what Steal Passion shows", "cards/steal_passion",
         "seen_by=only(casting.me) | only(them)", "", TOLD),
    engine("a spectator is told secrets", "sight",
           "(seat >= 0 and bool(event.seen_by & only(seat)))", "seat < 0", SIGHT),
    # Taking back.
    engine("luck can take back its answer", "match",
           "seat == NATURE or self.game.binds", "seat != NATURE and self.game.binds", UNDO),
    engine("what was answered before luck can be taken back", "match",
           "if closed or (self.undoable and self.undoable[-1].seat != seat):",
           "if closed and seat != NATURE:", UNDO),
    engine("a look can be taken back", "match",
           "closed is None and self.reveals(before, seat, option)", "False", UNDO),
    engine("another's answer can be taken back", "match",
           "if closed or (self.undoable and self.undoable[-1].seat != seat):", "if closed:"),
    engine("what is taken back was heard all the same", "match",
           "        del self.standing[line:]\n", "", UNDO),
    engine("what is taken back stays in the journal", "match",
           "        del self.journal.answers[line:]\n", "", UNDO),
    engine("an answer without a choice is taken back alone", "match",
           "if point.seat == seat and not point.lone]", "if point.seat == seat]"),
    engine("a stale answer is taken", "match",
           "seq is not None and not self.open_since <= seq <= self.seq", "False"),
    engine("what is only said makes the question another one", "match",
           "kind not in NOTES and kind != OFFERED", "kind != OFFERED"),
    engine("anybody may answer", "sight", "question.seat != seat and not", "False and not"),
    # Other rules.
    engine("where entries lead counts, not what lay on the table", "reading",
           " or body(save(self.heading, state)) != body(self._text())", ""),
    engine("other rules leave something half done", "reading",
           "        match.state = match.at(match.seq)\n", ""),
    engine("a table that nobody can see is gone on from", "reading",
           "            see(game, state, seat)\n", "            pass\n"),
    engine("what lies behind other rules can be taken back", "match",
           "        self._close()\n        entry = self._write(CARRIED",
           "        entry = self._write(CARRIED"),
    engine("a table that was carried over is not kept", "reading",
           'self._text() if carried else ""', '""'),
    # Cards.
    game("a reshuffle doubles the cards", "steps", "        state.discard[spell] = 0\n", "",
         PIECES),
    game("a card cast stays known", "rules",
         "    if state.seen[spell]:\n        state.seen[spell] -= 1\n", "", PIECES),
    game("a stolen card stays known", "cards/steal_passion",
         "        state.seen[option.noun] -= 1\n", "", PIECES),
    game("a stolen card vanishes", "cards/steal_passion",
         "            state.discard[spell] += 1\n", "", PIECES),
    chapter("a book is renewed when the other rule says so", "steps",
            "if not state.edition.lazy_reshuffle:", "if state.edition.lazy_reshuffle:"),
    chapter("a card is discarded before its effect", "spell",
            "[*effects, Discard(), TempleRises()]", "[Discard(), *effects, TempleRises()]"),
    chapter("every kind of card is drawn equally often", "steps",
            'Question(NATURE, "draw", options, weights, drawing.left)',
            'Question(NATURE, "draw", options, None, drawing.left)'),
    # Spells.
    chapter("a spell costs an hour less", "cards/day", 'Spell("D09", 6,', 'Spell("D09", 5,'),
    chapter("a spell reaches less far", "cards/day",
            "Change(SurroundingMe(), 2)", "Change(AdjacentToMe(), 2)"),
    chapter("a spell has no condition", "cards/day",
            "[TurnOver(UnderAndSurroundingMe())], OpponentOnMyTile())",
            "[TurnOver(UnderAndSurroundingMe())])"),
    chapter("a spell freezes one more", "cards/night",
            "Crystallize(NotUnderOpponent(), 2)", "Crystallize(NotUnderOpponent(), 3)"),
    chapter("a changed tile counts for the wrong colour", "conditions",
            "state.changed & 1 << 1 - ink(state, me, spell)",
            "state.changed & 1 << ink(state, me, spell)"),
    # Refusals.
    chapter("the last hour can't be spent", "spell",
            "self.cost(state) > state.hours", "self.cost(state) >= state.hours"),
    chapter("a refusal gives the wrong reason", "rules",
            "return ONTO_CRYSTAL if state.crystals & bit else PINNED",
            "return PINNED if state.crystals & bit else ONTO_CRYSTAL"),
    game("a refusal gives no reason", "temples",
         "            return NEEDED\n", "            return NOT_ASKED\n", WORDS),
    engine("what is offered is refused", "script",
           "    if question.offers(option):\n        return None\n", "", WORDS),
    # Room, and the end.
    chapter("isolated tiles leave room for Night", "ending",
            "return squares & ~state.isolated if seat == NIGHT else squares", "return squares"),
    chapter("any eighteen squares are room for two", "ending",
            "    for nine in nines():\n", "    return True\n    for nine in nines():\n"),
    chapter("ripening leaves room for all", "rules",
            "        elif ripen(state):\n", "        elif ripen(state) and False:\n"),
    chapter("idle players have one more turn", "rules",
            "state.idle >= state.edition.idle_limit", "state.idle > state.edition.idle_limit"),
    game("idle players play for ever", "rules",
         "        if state.idle >= state.edition.idle_limit:\n",
         "        state.turn %= 50\n        if False:\n", PLAY),
    # The engine by itself.
    engine("luck leans to the first option", "question",
           "            if left < 0:", "            if left <= 0:"),
    engine("asking again asks the next question", "script",
           "        position.stack[-1].repeat()\n", ""),
    engine("a file of other rules is read", "heading",
           "value != game.rules and not any_rules", "False"),
    engine("any number may sit down", "game", "if seats not in self.seats:", "if False:"),
    # Texts.
    Mutation("a text is missing in one language", "games/day_and_night/text/fr.ftl",
             "\nask-search = ", "\nask-serch = ", WORDS),
    # Casting Shadows.
    shadows("a purple Gem pays twice", "resources/pool", "purples -= red - reds", "purples -= 0"),
    shadows("everybody is asked what makes no difference", "resources/payment",
            "if len(options) > 1 and not takes_all(state, ways, unit)", "if options"),
    shadows("a die goes before a token", "resources/payment",
            "    if state.tokens[unit]:\n        options", "    if False:\n        options"),
    shadows("the Thicket reduces to nothing", "spells/health",
            "max(1, damage - tile.softens)", "max(0, damage - tile.softens)"),
    shadows("the Crypt protects", "spells/health", "    if tile.exposes:\n", "    if False:\n"),
    shadows("the Tortoise helps first", "spells/health",
            "if softens_from and damage >= softens_from", "if softens_from and damage >= 3"),
    shadows("healing has no end", "spells/health",
            "min(many, most_hp(state, player) - state.hp[player])", "many"),
    shadows("the dead keep their cards", "spells/health",
            "        state.discard.append(card)\n", "        pass\n"),
    shadows("the dead show their Counterspells", "spells/health",
            "state.queue.append(hidden(player))",
            "state.queue.append(kind % COUNTERSPELL_KINDS)"),
    shadows("a dead caster goes on", "spells/health", "    del state.stack[2:]\n", "    pass\n"),
    shadows("nobody is asked about a hopeless answer", "spells/steps",
            "if counterspells(state, player) and reduced(state, player, raw, NO_REPLY)",
            "if state.held[player * 4 + 1] != counterspells(state, player) and raw"),
    shadows("windows open for nothing", "spells/steps",
            "if counterspells(state, player) and reduced(state, player, raw, NO_REPLY)",
            "if counterspells(state, player)"),
    shadows("who runs from a hex spell is hit", "spells/steps",
            "            return state.place[player] != casting.aimed_at\n",
            "            return False\n"),
    shadows("the Falcon does not see who runs near", "spells/steps",
            "            distances |= companion_of(state, player).sees\n",
            "            distances |= 0\n"),
    shadows("quills before bees", "spells/steps",
            "if pricks and casting.harmed & BIT[player] and state.hp[me]",
            "if pricks and state.hp[me]"),
    shadows("the Stag needs no Gem", "spells/steps",
            "or not payable(pool_of(state), ANY_GEM)", "or False"),
    shadows("a hex spell hits its caster's partner", "table/state",
            "        found &= ~TEAMS[player % 2]\n", "        pass\n"),
    shadows("a used card is fresh again", "turn/market",
            "            if not state.used & BIT[card]:\n                return card\n",
            "            return card\n"),
    shadows("everybody sees which Counterspell is drawn", "turn/market",
            ", seen_by=only(me)", ""),
    shadows("an unused copy is given away", "turn/collecting",
            "(given == NONE or state.used & BIT[number])", "given == NONE"),
    shadows("any level can be sacrificed", "turn/collecting",
            "if card_of(number).level == level and option not in options",
            "if card_of(number).level and option not in options"),
    shadows("room is made where there is room", "turn/collecting",
            "        if room(state, me):\n            return None\n", ""),
    shadows("crystals can be rerolled", "resources/dice",
            "        return companion_of(state, state.active).calms_crystals\n",
            "        return True\n"),
    shadows("spells can be cast twice", "turn/actions",
            "            and not state.used & BIT[number]\n", ""),
    shadows("the ability needs no charge", "turn/actions",
            "    if state.energy[me] < SHADOW_LIMIT:\n        return NOT_CHARGED\n", ""),
    shadows("tiles help wherever one goes", "turn/actions",
            '        state.tell("travels", me, noun)\n', '        gain(state, 0)\n'),
    shadows("crystals hurt one by one more", "rules",
            "hurt(state, me, crystals)", "hurt(state, me, crystals + 1)"),
    shadows("sudden death spares the active player", "rules",
            "            others.insert(0, others.pop())", "            others.pop()"),
    shadows("one round too many", "rules",
            "if state.round > state.edition.turn_cap", "if state.round > 999"),
    shadows("bots walk as far as they like", "turn/solo",
            "min(MOST_STEPS, units[OR] + units[OB] + units[OP])", "MOST_STEPS"),
    shadows("bots in shadow hit no harder", "spells/steps",
            "casting.damage += 1", "casting.damage += 0"),
    shadows("spectators see hidden cards", "view",
            "        if one == seat and living\n", "        if living\n"),
    shadows("a Counterspell that was shown is taken back", "__init__",
            'return option.verb == "reveal"', "return False"),
    shadows("whoever resigns stays", "turn/resigning", "    eliminate(state, player)\n", ""),
    shadows("the question stays when somebody leaves", "turn/resigning",
            "        top.repeat()\n", "        pass\n"),
    shadows("an ability can be answered", "spells/steps",
            "        if self.can_be_answered:\n", "        if True:\n"),
    shadows("a crystal is told twice", "resources/payment",
            "    if not paying.quietly:\n", "    if True:\n"),
    shadows("a used Counterspell is remembered", "view",
            "        if copy.queue[at] >= 0:\n", "        if False:\n"),
    *BLESS,
    *BOTS,
    *RARE,
    *SERVER,
    # The Last Spell: the Dryad, her brood, one player alone, the campaign.
    spell("the Dryad's card is revealed", "bosses/dryad",
          "        state.slot_cards[first] = state.slot_cards[first + 1]\n", ""),
    spell("a Monolith stands elsewhere", "bosses/displacing",
          "        ahead(first, entry, -1, 0),\n", "        ahead(second, entry, -1, 0),\n"),
    spell("heroes land where a Monolith comes", "bosses/displacing",
          "if free(state, space) and space not in taken:", "if free(state, space):"),
    spell("the Dryad grows at once", "bosses/dryad",
          "GROWS_FROM: Final = 3", "GROWS_FROM: Final = 2"),
    spell("a sprout is hurt", "table/ending", "state.growth == 1:", "state.growth == 9:"),
    spell("swords reach over Monoliths", "attack/aiming",
          "if figure == NOBODY or KIND[figure] != MONOLITH:",
          "if figure == NOBODY or KIND[figure]:"),
    spell("arrows do not reach the Dryad", "attack/aiming",
          "    if attack.type != MELEE:\n        return False\n", ""),
    spell("a mature Dryad strikes no further", "bosses/dryad", "int(stage == MATURATION)", "0"),
    spell("Portals burn", "bosses/dryad",
          "if kind != NOTHING and kind != PORTAL:", "if kind != NOTHING:"),
    spell("the dead stay after her blow", "heroes/harm",
          "dies(state, figure, by_team=True)", "pass"),
    spell("a Monolith counts as a kill", "attack/assault",
          "frame.dead += not stone", "frame.dead += 1"),
    spell("Monoliths spoil Isolation", "table/ground",
          "if stands >= 0 and KIND[stands] != MONOLITH:", "if stands >= 0:"),
    spell("the Dryad is hit twice", "table/ground",
          "if figure not in found:  # The Dryad may be on two of them.", "if True:"),
    spell("monsters pass the Dryad", "monsters/movement",
          "return KIND[stands - FIRST_MONSTER] < DRYAD and",
          "return KIND[stands - FIRST_MONSTER] >= 0 and"),
    spell("monsters leap over who stands on a tile", "monsters/movement",
          "< DRYAD and tile_under(state, space) == NOBODY", "< DRYAD"),
    spell("hatched monsters move twice", "night/monster_phase",
          "if not state.fresh or figure not in state.fresh:", "if True:"),
    spell("tiles grow as near as ever", "bosses/brood",
          "DISTANCE: Final = [0, 2, 3, 4]", "DISTANCE: Final = [0, 2, 2, 2]"),
    spell("a tile vanishes with who leaves it", "table/ground",
          "            state.figure[space] = FIRST_MONSTER + tile\n", "            pass\n"),
    spell("the trapped walk away", "night/heroes_phase",
          "WHEN_TRAPPED if state.growth and trapped(state, hero) else ACTIONS", "ACTIONS"),
    spell("a trap does not hurt", "night/monster_phase", "        HurtTrapped(),\n", ""),
    spell("a Mortar shoots from under a hero", "monsters/blows",
          "return not is_fog(state, space) and state.figure[space] >= FIRST_MONSTER",
          "return not is_fog(state, space)"),
    spell("Hatcheries hatch under a hero", "bosses/brood",
          "if space == NOWHERE or hero_on(state, space) != NOBODY:", "if space == NOWHERE:"),
    spell("a traded weapon is of Level I", "heroes/trading",
          "TRADED_LEVEL: Final = 2", "TRADED_LEVEL: Final = 1"),
    spell("three hands", "heroes/trading",
          "        if hands_full(state, hero) > HANDS:\n", "        if False:\n"),
    spell("Trees cover who helps itself", "attack/aiming",
          "attack.reach.code != ON_SECTORS", "attack.reach.code < ON_SECTORS"),
    spell("a fourth hero in play", "heroes/solo",
          "MOST_IN_PLAY: Final = 3", "MOST_IN_PLAY: Final = 4"),
    spell("recruits have as many Perks", "heroes/solo", "default=1) - 1)", "default=1))"),
    spell("recruits learn at every Level", "heroes/solo",
          "LEVELLING if more else GROWING", "LEVELLING"),
    spell("as few slots as heroes", "day/discovery", "many = max(many, state.day)  # R-92", "pass"),
    spell("the dead keep their things", "table/ending",
          "            state.place[item] = SHARED\n", "            pass\n"),
    spell("a campaign ends with its first boss", "table/ending",
          "    if not state.edition.campaign:\n", "    if True:\n"),
    spell("Wounds are carried to the next city", "campaign/next_city",
          "        state.hurt[hero] = 0\n", ""),
    spell("walls follow to the next city", "campaign/next_city",
          "    state.structure = blank.structure\n", ""),
    spell("unsold cards are lost", "campaign/next_city", "        gather_shops(state)\n", ""),
    spell("a dead boss's flames are forgotten", "campaign/next_city",
          "        panic_reward(state)  # Resources only (R-95).\n", ""),
]
# fmt: on
