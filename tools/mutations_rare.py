"""Faults where play hardly ever comes: those that only a scout meets."""

from mutation import Mutation


def rare(what: str, game: str, file: str, old: str, new: str) -> Mutation:
    tests = f"tests/games/{game}/test_promises.py -k scout"
    return Mutation(f"rare: {what}", f"games/{game}/{file}", old, new, tests)


# fmt: off
RARE = [
    rare("nobody can be healed in a Temple on the last day", "last_spell", "building.py",
         '"temple", [HELP[state.card[hero]] for hero in hurt])',
         '"temple", [HELP[state.card[hero]] for hero in hurt if state.day < 3])'),
    rare("the view looks for the Harpy's cry in the wrong place", "last_spell", "under_way.py",
         'if why == "cry":\n            return HERO_IDS[state.card[frame.index]]',
         'if why == "cry":\n            return HERO_IDS[state.order[99]]'),
    rare("Cetusia's stage is not told in French", "last_spell", "text/fr.ftl",
         "fact-wyrm-stage =", "fact-wyrm-stages ="),
    rare("the Stag has nobody to strike, and nothing else to do", "casting_shadows", "steps.py",
         "[STRIKE[player] for player in targets] + [PASS])",
         "[STRIKE[player] for player in targets[3:]])"),
    rare("the Stag strikes without a word in French", "casting_shadows", "text/fr.ftl",
         "fact-stag =", "fact-stags ="),
    rare("three triggers at once leave no choice", "bless", "triggers.py",
         'Question(me, "order", NEXT.on(sources))',
         'Question(me, "order", NEXT.on(sources) if len(NEXT.on(sources)) < 3 else [])'),
    rare("what is left out of a Temple is not told in French", "day_and_night", "text/fr.ftl",
         "fact-leaves-out =", "fact-leaves-outside ="),
]
# fmt: on
