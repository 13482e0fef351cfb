"""What the faces of the cards show besides their text: clients draw it."""

from gloaming.games.casting_shadows import GAME


def test_an_attack_shows_whom_it_hits_and_every_step_of_its_price() -> None:
    """CS-7.1, CS-7.4: Psychic Spikes hits a tile for one, two or three Gems of any colour."""
    face = GAME.printed["psychic_spikes"]
    assert face["whom"] == "tile"
    assert face["does"] == "G*>3, G* G*>5, G* G* G*>6"


def test_an_attack_without_a_price_shows_only_its_damage() -> None:
    """CS-7.5: Fatal Fronds costs nothing but the action."""
    assert GAME.printed["fatal_fronds"]["does"] == ">2"
    assert GAME.printed["fatal_fronds"]["whom"] == "enemy"


def test_a_conversion_shows_what_becomes_what() -> None:
    """CS-7.20: two ways round for Metamorphosis, two for one with Gem Duplication."""
    assert GAME.printed["metamorphosis"]["does"] == "OB>OR, OR>OB"
    assert GAME.printed["gem_duplication"]["does"] == "G*>G* G*"


def test_a_resource_card_shows_its_unit() -> None:
    """CS-6.25: the card is given for one unit."""
    assert GAME.printed["blue_orb"] == {
        "cost": "",
        "level": "0",
        "kind": "resource",
        "does": ">OB",
    }
