"""Section 4 of the rules: what each spell costs and asks for, and how many there are."""

from collections import Counter

COSTS: dict[str, int | None] = {  # None: X hours.
    "D01": 0, "D02": 2, "D03": 2, "D04": 3, "D05": 3, "D06": 4, "D07": 4, "D08": 5, "D09": 6,
    "D10": None, "D11": 8, "D12": 6, "D13": 3, "D14": 8, "D15": 7, "D16": 4, "D17": 0, "D18": 7,
    "D19": 3, "D20": 4,
    "N01": 0, "N02": 0, "N03": 2, "N04": 3, "N05": 3, "N06": 3, "N07": 4, "N08": 4, "N09": 6,
    "N10": None, "N11": 8, "N12": 8, "N13": 0, "N14": 8, "N15": 8, "N16": 6, "N17": 4, "N18": 4,
    "N19": 6,
}  # fmt: skip

THEMES = {"D17", "D18", "D19", "D20", "N16", "N17", "N18", "N19"}

WHILE_OPP_ON_MY_COLOUR = {"D01", "D05", "D11", "D14", "D15"}
AFTER_OPPS_COLOUR_CHANGED = {"N01", "N04"}
WHILE_ON_MY_COLOUR = {"N11"}
WITH_A_TEMPLE = {"N12", "N14"}
WITH_NO_OTHER_SPELL = {"N13"}

DRAWS = {"D05": 3, "N04": 3, "N05": 2, "N13": 5}

DAY_BOOK = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 2, 3, 2, 2, 2, 4, 3, 5, 4]
NIGHT_BOOK = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 2, 3, 3, 4, 4, 5, 3]
EVEN_DAY_BOOK = [4] * 10 + [3] * 10  # "All theme and miracle spells about 3 each".
EVEN_NIGHT_BOOK = [4] * 10 + [3] * 5 + [4, 4, 4, 3]


def books(deck: str) -> dict[str, Counter[str]]:
    day, night = (
        (DAY_BOOK, NIGHT_BOOK) if deck == "reconstructed_v1" else (EVEN_DAY_BOOK, EVEN_NIGHT_BOOK)
    )
    return {
        "day": Counter({f"D{number:02}": copies for number, copies in enumerate(day, 1)}),
        "night": Counter({f"N{number:02}": copies for number, copies in enumerate(night, 1)}),
    }
