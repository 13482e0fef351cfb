"""The shapes of what a client sees; each is plain JSON, cards by id ("01" … "62")."""

from typing import TypedDict


class ModifierSeen(TypedDict):
    """One reason why a value is not the printed one."""

    source: str  # The card it comes from.
    kind: str  # As in language.KINDS; "rivalry" in a clash.
    amount: int
    to_turn: int  # The last turn it holds, 0 for as long as its card is there.


class CurseSeen(TypedDict):
    card: str
    seat: int
    corrupt: bool
    stasis: bool
    attacked: bool  # Has attacked this turn.
    used: bool  # Its Echo effect was used this turn, through card 11 or 46.
    silenced: bool  # Has no effect this turn.
    forms: list[str]  # "light", "shadow", or both.
    eye: int
    original_eye: int
    karma: int
    modifiers: list[ModifierSeen]  # Of Eye, original Eye and Karma.
    abilities: list[str]  # "rivalry", "impact", "barrier", "fate".
    restrictions: list[str]  # "cannot-attack", "cannot-be-attacked", "sole-target" …
    bond: str  # The Bond under it, "" if none.
    bond_seat: int  # Who controls that Bond, -1 if none.
    can_attack: bool  # Not counting Actions and targets.


class PrayerSeen(TypedDict):
    card: str
    seat: int  # Who controls it.
    type: str  # "impulse", "echo", "bond".
    forms: list[str]
    used: bool  # Its effect was used this turn.
    silenced: bool
    resolving: bool  # An Impulse whose effect is going on.
    host: str  # The Curse a Bond lies under, "" otherwise.


class LastingSeen(TypedDict):
    """A modifier an effect has made, and how long it lasts."""

    source: str
    seat: int  # Who used the effect.
    kind: str
    target: str  # "" for a whole group.
    amount: int
    form: str  # "" unless it gives a Form.
    from_turn: int
    to_turn: int


class ForecastSeen(TypedDict):
    """What an attack that is legal now would bring, as far as everybody can know."""

    attacker: str
    target: str  # "" for a direct attack.
    eyes: list[int]  # Attacker's and target's; empty for a direct attack.
    modifiers: list[list[ModifierSeen]]  # Of the two Eyes, Rivalry included.
    decided_by: str  # "eye", "wins", "always-wins", "ties-win", "fate", "direct".
    outcome: str  # For the attacker: "win", "lose", "tie", "fate", "direct".
    corrupts: list[str]
    breaks: list[str]
    offer: bool  # The target could be offered.
    karma: int  # What a Bless of the attacker is worth now.


class ClashSeen(TypedDict):
    """The clash in progress."""

    seat: int
    attacker: str
    defender: str
    eyes: list[int]  # Empty until compared.
    modifiers: list[list[ModifierSeen]]
    decided_by: str  # "" until decided.
    outcome: str  # For the attacker, "" until decided.
    fate: str  # The card whose Fate is used, "" if none.
    call: str  # "even", "odd" or "".
    roll: int  # 0 before the roll.
    offered: bool


class EffectSeen(TypedDict):
    """An effect on its way: whose, of which card, what was chosen for it so far."""

    seat: int
    card: str
    bond: str  # The Bond that gives it, "" if it is the card's own.
    half: str  # "curse" or "prayer": which half of that card is being carried out.
    chosen: list[str]


class View(TypedDict):
    """The table as one seat sees it. Lists of two are the seats'."""

    turn: int
    active: int
    first_player: int
    phase: str  # "setup", "start", "main", "end".
    actions: int
    points: list[int]
    final_by: int  # Who triggered the Final Turns, -1 if nobody did.
    final_turn: int  # Which of the five is being played, 0 if none.
    final_turns_left: int  # With the one being played; 0 before the trigger.
    turn_cap: int
    altar_goal: int
    turn_ends: bool  # An effect said that the turn ends.
    curses: list[list[CurseSeen]]  # In order of arrival.
    prayers: list[list[PrayerSeen]]
    altar_sizes: list[int]
    altars: list[list[str]]
    void: list[str]  # The top first.
    deck_size: int
    deck_top: list[str]  # What this seat knows to lie on top, "?" where it does not.
    hand_sizes: list[int]
    hands: list[list[str]]  # Of another's hand: what this seat knows to be there.
    seen: list[str]  # Of this seat's hand: what the opponent knows to be there.
    aside_sizes: list[int]  # Put aside in the Mulligan now going on.
    aside: list[str]  # This seat's own.
    limbo: list[str]  # Between two zones: being laid, or broken and not yet in the Void.
    costs: dict[str, list[int]]  # Of this seat's hand: Actions to lay it as Curse, as Prayer.
    free_prayers: list[bool]  # Card 51.
    lasting: list[LastingSeen]
    clash: list[ClashSeen]  # One or none.
    resolving: list[EffectSeen]  # The innermost last.
    waiting: list[str]  # Cards whose effects wait to be used.
    forecasts: list[ForecastSeen]  # Of the active player's legal attacks, in the Main phase.
    ending: str
    winner: int
