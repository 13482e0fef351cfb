"""The options a table is set up with are read strictly."""

import pytest

from gloaming.engine.errors import BadOption
from gloaming.engine.setting import Setting, chosen

SETTINGS = [Setting("rounds", ["4", "2", "9"]), Setting("moon", ["full", "new"])]


def test_what_is_not_wanted_otherwise_has_its_default() -> None:
    assert chosen(SETTINGS, {}) == {"rounds": "4", "moon": "full"}
    assert chosen(SETTINGS, {"moon": "new"}) == {"rounds": "4", "moon": "new"}
    assert [setting.default for setting in SETTINGS] == ["4", "full"]


def test_an_unknown_option_or_value_is_refused_with_what_there_is() -> None:
    with pytest.raises(BadOption, match="no option is called “sun”; there are: rounds, moon"):
        chosen(SETTINGS, {"sun": "full"})
    with pytest.raises(BadOption, match="“moon” can't be “half”; it can be: full, new"):
        chosen(SETTINGS, {"moon": "half"})


def test_values_are_read_in_an_order_of_their_own_and_numbers_grow() -> None:
    assert [setting.order for setting in SETTINGS] == [["2", "4", "9"], ["full", "new"]]
    moon = Setting("moon", ["full", "new", "half"], order=["new", "half", "full"])
    assert (moon.default, moon.order) == ("full", ["new", "half", "full"])
