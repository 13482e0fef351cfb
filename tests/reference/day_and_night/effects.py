"""What each spell asks for and does, in the form of section 4: me and the opponent."""

from tests.reference.day_and_night.board import ALL, adj, dist, in_order, sur
from tests.reference.day_and_night.spells import (
    AFTER_OPPS_COLOUR_CHANGED,
    DRAWS,
    WHILE_ON_MY_COLOUR,
    WHILE_OPP_ON_MY_COLOUR,
    WITH_A_TEMPLE,
    WITH_NO_OTHER_SPELL,
)
from tests.reference.day_and_night.table import OTHER, Table


class Part:
    """One action of a spell: what is done to so many of these squares (all of them: None)."""

    def __init__(self, action: str, squares: set[str] | frozenset[str], many: int | None) -> None:
        self.action = action
        self.squares = squares
        self.many = many


class Spells(Table):
    def condition(self, me: str, card: str, stolen: bool) -> bool:
        opp = OTHER[me]
        if card in WHILE_OPP_ON_MY_COLOUR:
            return self.tile.get(self.pawn[opp]) == me
        if card in AFTER_OPPS_COLOUR_CHANGED:
            return self.read_colour(opp, stolen) in self.changed
        if card in WHILE_ON_MY_COLOUR:
            return self.tile.get(self.pawn[me]) == self.read_colour(me, stolen)
        if card in WITH_A_TEMPLE:
            return self.built(me) > 0
        if card in WITH_NO_OTHER_SPELL:  # A card that is being resolved is in no hand.
            return self.hand[me].total() == (0 if stolen else 1)
        return True

    def read_colour(self, colour: str, stolen: bool) -> str:
        """ED-08: the colour of a tile that a spell names; a theft may leave it as printed."""
        return OTHER[colour] if stolen and self.options["steal_swap"] == "pawns_only" else colour

    def parts(self, me: str, card: str, stolen: bool) -> list[Part]:
        """The actions of a spell that alter squares, markers and pawns, in printed order."""
        own, opps = self.pawn[me], self.pawn[OTHER[me]]
        squares = frozenset(ALL)
        neutral = frozenset(square for square in ALL if square not in self.tile)
        match card:
            case "D01" | "D02" | "N01" | "N03":
                return [Part("change", {own}, None)]
            case "D03":
                return [Part("change", {opps}, None)]
            case "D04":
                some = {own, opps} if self.options["achievement"] == "pawns" else squares
                return [Part("change", some, 1)]
            case "D06" | "N08":
                return [Part("change", neutral, 1)]
            case "D07" | "N07":
                return [Part("change", adj(own), 1)]
            case "D08":
                return [Part("turn", {own}, None), Part("change", {opps}, None)]
            case "D09" | "N09":
                return [Part("change", squares, 1)]
            case "D10" | "N10":
                far = dist(own, opps)
                return [Part("change", {s for s in ALL if dist(own, s) <= far}, 1)]
            case "D11":
                return [Part("change", sur(own), 2)]
            case "D13":
                return [Part(f"move {me}", squares, 1)]
            case "D14":
                some = {square for square in self.tile if self.tile[square] == me}
                if self.options["temple_counts"] == "conditions_only":
                    some = {square for square in some if not self.marked(square)}
                return [Part(f"move {OTHER[me]}", some, 1)]
            case "D15":
                return [Part("turn", sur(own) | {own}, None)]
            case "D17":
                return [Part("mystify 2", {self.pawn["day"]}, 1)]
            case "D18":
                return [Part("mystify 2", squares, 2)]
            case "D19":
                return [Part("mystify 2", squares, 1)]
            case "D20":
                return [Part("mystify 1", squares, 1)]
            case "N02":
                return [Part("turn", {own}, None)]
            case "N06":
                return [Part("change", neutral & adj(own), 1)]
            case "N11":
                near = adj if self.options["mimic_area"] == "adjacent" else sur
                return [Part("change", near(own), 2)]
            case "N12":
                return [Part("change", neutral & sur(own), 2)]
            case "N14":
                colour = self.read_colour(me, stolen)
                some = {s for s in self.tile if self.tile[s] == colour and not self.marked(s)}
                return [Part(f"move {OTHER[me]}", some, 1)]
            case "N15":
                return [Part("turn", sur(own), None)]
            case "N16":
                some = {own, opps} if self.options["crystallize"] == "pawns" else squares
                return [Part("crystallize 1", some, 1)]
            case "N17":
                return [Part("crystallize 1", sur(self.pawn["night"]), 8)]
            case "N18":
                return [Part("crystallize 1", squares - {self.pawn["day"]}, 2)]
            case "N19":
                life = self.options["crystal_sky_turns"]
                return [Part(f"crystallize {life}", squares - {self.pawn["day"]}, 3)]
        return []

    def legal(self, me: str, part: Part) -> tuple[list[str], int]:
        """DN-5.5 and the table of section 3: on which squares it does something, on how many."""
        verb, _, what = part.action.partition(" ")
        found = set(part.squares)
        limit = len(ALL)
        if verb == "change":
            found = {square for square in found if self.alterable(me, square)}
        elif verb == "turn":
            found = {s for s in found if s in self.tile and self.alterable(me, s)}
        elif verb == "move":
            found.discard(self.pawn[what])
            if what == "day" and self.options["spell_move_onto_crystal"] == "not_for_day":
                found -= set(self.crystals)
        elif verb == "mystify":
            found = {s for s in found if self.tile.get(s) == "day" and not self.marked(s)}
            if self.options["mystify_restack"] == "forbid":
                found -= set(self.markers)
            limit = self.marker_supply() // int(what)
        elif verb == "crystallize":
            found -= set(self.crystals)
            limit = self.crystal_supply()
        many = len(found) if part.many is None else min(part.many, len(found))
        return in_order(found), min(many, limit)

    def alters(self, me: str, card: str, stolen: bool) -> bool:
        """Whether a cast would alter any square, pawn, marker or hand but for the card itself."""
        if card == "D08" and self.deviate_undoes_itself():
            return False
        return self.does(me, card, stolen)

    def turns_own(self, me: str, card: str, stolen: bool) -> bool:
        """Section 4.3: whether a tile of the caster's would flip whatever squares she chose."""
        if card == "D08" and self.pawn["day"] == self.pawn["night"]:
            return False  # It flips twice.
        for part in self.parts(me, card, stolen):
            if part.action in ("change", "turn"):
                found, many = self.legal(me, part)
                if many > sum(self.tile.get(square) != me for square in found):
                    return True
        return False

    def does(self, me: str, card: str, stolen: bool) -> bool:
        """Whether anything happens at all, were it only that a tile is flipped and flipped back."""
        if card in DRAWS or card == "D16":
            return bool(self.book[me] or self.discards[me])
        if card == "D12":
            return bool(self.hand["night"])
        return any(self.legal(me, part)[1] for part in self.parts(me, card, stolen))

    def deviate_undoes_itself(self) -> bool:
        """Turned over and changed back, the square is as it was (R-35)."""
        shared = self.pawn["day"]
        return (
            shared == self.pawn["night"]
            and shared in self.tile
            and shared not in self.markers
            and self.alterable("day", shared)
        )
