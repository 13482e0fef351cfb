"""Where the editions differ and where a ruling could have gone the other way."""

from typing import Final

from gloaming.engine.setting import Setting

# Each with its default first; the number of the difference or ruling stands in the rules page.
# None of them has to be thought about before a game: all stand under headings.
SETTINGS: Final = [
    Setting("achievement", ["pawns", "any"], heading="spells"),  # ED-01
    Setting("crystallize", ["pawns", "any"], heading="spells"),  # ED-02
    Setting("crystal_sky_turns", ["2", "1"], heading="spells"),  # ED-03
    Setting("mimic_area", ["adjacent", "surrounding"], heading="spells"),  # ED-04
    Setting("temple_counts", ["generally", "conditions_only"], heading="temples"),  # ED-05
    Setting("steal_swap", ["full", "pawns_only"], heading="spells"),  # ED-08
    Setting("travel_forbidden", ["both", "turn_start", "travel_start"], heading="turn"),  # ED-09
    Setting("default_win_trigger", ["always", "day_awaken_only"], heading="temples"),  # ED-13
    Setting("default_win_room", ["no_temple", "no_win"], heading="temples"),
    Setting("double_win", ["active", "draw"], heading="temples"),
    Setting("marker_limit", ["components", "unlimited"], heading="turn"),
    Setting("mystify_restack", ["forbid", "add"], heading="turn"),
    Setting("fizzle", ["allowed", "forbidden"], heading="turn"),
    Setting("reshuffle", ["eager", "lazy"], heading="length"),
    Setting("changed_scope", ["change_only", "any_flip"], heading="turn"),
    Setting("spell_move_onto_crystal", ["allowed", "not_for_day"], heading="turn"),
    Setting("turn_limit", ["300", "100", "200", "600"], heading="length"),
    Setting("idle_limit", ["8", "4", "16"], heading="length"),
    Setting("deck", ["reconstructed_v1", "even_v1"], heading="length"),
]


class Edition:
    """The rules as this table plays them; made once, never changed."""

    __slots__ = (
        "achievement_any",
        "adds_markers",
        "any_flip_counts",
        "changes",
        "conditions_only",
        "crystal_sky_turns",
        "crystallize_any",
        "deck",
        "default_at_awaken_only",
        "default_when_no_win",
        "double_win_draws",
        "fizzle_forbidden",
        "forbids_travel_start",
        "forbids_turn_start",
        "idle_limit",
        "lazy_reshuffle",
        "mimic_surrounding",
        "no_crystal_landing",
        "swaps_pawns_only",
        "turn_limit",
        "unlimited_markers",
    )

    def __init__(self, chosen: dict[str, str]) -> None:
        self.changes = {
            setting.name: chosen[setting.name]
            for setting in SETTINGS
            if chosen[setting.name] != setting.default
        }
        self.achievement_any = chosen["achievement"] == "any"
        self.crystallize_any = chosen["crystallize"] == "any"
        self.crystal_sky_turns = int(chosen["crystal_sky_turns"])
        self.mimic_surrounding = chosen["mimic_area"] == "surrounding"
        self.conditions_only = chosen["temple_counts"] == "conditions_only"
        self.swaps_pawns_only = chosen["steal_swap"] == "pawns_only"
        self.forbids_turn_start = chosen["travel_forbidden"] != "travel_start"
        self.forbids_travel_start = chosen["travel_forbidden"] != "turn_start"
        self.default_at_awaken_only = chosen["default_win_trigger"] == "day_awaken_only"
        self.default_when_no_win = chosen["default_win_room"] == "no_win"
        self.double_win_draws = chosen["double_win"] == "draw"
        self.unlimited_markers = chosen["marker_limit"] == "unlimited"
        self.adds_markers = chosen["mystify_restack"] == "add"
        self.fizzle_forbidden = chosen["fizzle"] == "forbidden"
        self.lazy_reshuffle = chosen["reshuffle"] == "lazy"
        self.any_flip_counts = chosen["changed_scope"] == "any_flip"
        self.no_crystal_landing = chosen["spell_move_onto_crystal"] == "not_for_day"
        self.turn_limit = int(chosen["turn_limit"])
        self.idle_limit = int(chosen["idle_limit"])
        self.deck = chosen["deck"]
