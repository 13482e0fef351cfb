"""Faults where play hardly ever comes: those that only a scout meets."""

from mutation import Mutation


def rare(what: str, game: str, file: str, old: str, new: str) -> Mutation:
    tests = f"tests/games/{game}/test_promises.py -k scout"
    return Mutation(f"rare: {what}", f"games/{game}/{file}", old, new, tests)


# fmt: off
RARE = [
    rare("the Stag has nobody to strike, and nothing else to do", "casting_shadows",
         "spells/steps.py",
         "[STRIKE[player] for player in targets] + [PASS])",
         "[STRIKE[player] for player in targets[3:]])"),
    rare("the Stag strikes without a word in French", "casting_shadows", "text/fr.ftl",
         "fact-stag =", "fact-stags ="),
    rare("what is left out of a Temple is not told in French", "day_and_night", "text/fr.ftl",
         "fact-leaves-out =", "fact-leaves-outside ="),
]
# fmt: on
