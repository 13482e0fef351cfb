"""A table in the middle of anything, as text: every slot of the state, every script in progress.

After the heading each line is one slot, then one frame a line, the topmost last; the last line
is a checksum, because a number changed by accident would still look like a number:

    hours 12
    hand [0 2 0 1]
    frame casting D07 2 me=0 spell=6 stolen=-1 targets=0
    check 3421780262
"""

from binascii import crc32
from typing import Any, Final

from gloaming.engine.errors import BadFile
from gloaming.engine.game import Game
from gloaming.engine.heading import Heading, heading_length, read_heading, write_heading
from gloaming.engine.script import Frame, Position, ask_again
from gloaming.engine.setting import chosen

TITLE: Final = "gloaming save 1"
MOST: Final = 1_000_000  # Of anything that is counted.
SETS: Final = (1 << 63) - 1  # A bit for each thing.

# Frames have lines of their own; who listens is not saved.
_NOT_SAVED: Final = ("beat", "heard", "looks", "stack")


def save(heading: Heading, state: Position) -> str:
    lines = write_heading(TITLE, heading)
    for slot in slots(state):
        value = getattr(state, slot)
        if isinstance(value, list):
            value = f"[{' '.join(map(str, value))}]"
        lines.append(f"{slot} {value}")
    kinds = {kind: name for name, kind in heading.game.frames.items()}
    for frame in state.stack:
        numbers = [f"{slot}={getattr(frame, slot)}" for slot in slots(frame)]
        lines.append(" ".join(["frame", kinds[type(frame)], frame.script.name, *numbers]))
    return "\n".join([*lines, checksum(lines), ""])


def load(text: str, any_rules: bool = False) -> tuple[Heading, Position]:
    """The table in a text, at the question it was saved at."""
    lines = text.splitlines()
    heading = read_heading(TITLE, lines, any_rules)
    if lines[-1] != checksum(lines[:-1]):
        raise BadFile(len(lines), "the checksum does not fit: the file was cut off or changed")
    options = chosen(heading.game.settings, heading.options)
    state: Position = heading.game.blank(options, len(heading.seats))
    missing = slots(state)
    for number in range(heading_length(lines) + 2, len(lines)):
        line = lines[number - 1]
        word, _, value = line.partition(" ")
        try:
            if word == "frame":
                state.stack.append(_frame(heading.game, value.split()))
            else:
                missing.remove(word)
                setattr(state, word, _like(getattr(state, word), value, word in heading.game.bits))
        except (KeyError, ValueError, TypeError):
            raise BadFile(number, f"“{line}” does not belong here") from None
    if missing:
        raise BadFile(len(lines), f"nothing is said of {', '.join(missing)}")
    if state.stack and state.stack[-1].at == 0:
        raise BadFile(len(lines) - 1, "no question is open here")
    try:
        ask_again(state)
    except Exception:  # Numbers that no rule has made may lead anywhere.
        raise BadFile(len(lines) - 1, "the rules can't go on from this table") from None
    return heading, state


def checksum(lines: list[str]) -> str:
    return f"check {crc32(chr(10).join(lines).encode(errors='replace'))}"


def slots(thing: Position | Frame) -> list[str]:
    """The slots of a state or frame that hold numbers, in alphabetical order."""
    names: set[str] = set()
    for kind in type(thing).__mro__:
        # Compiled classes keep the names of their slots elsewhere.
        names.update(kind.__dict__.get("__slots__") or kind.__dict__.get("__mypyc_attrs__") or ())
    return [
        name
        for name in sorted(names)
        if isinstance(getattr(thing, name, None), (int, list)) and name not in _NOT_SAVED
    ]


def _frame(game: Game[Any], words: list[str]) -> Frame:
    kind, script, *numbers = words
    frame = game.frames[kind](game.scripts[script])
    told = dict(word.split("=") for word in numbers)
    if sorted(told) != slots(frame):
        raise ValueError
    for slot, number in told.items():
        setattr(frame, slot, _number(number, slot in game.bits))
    if not 0 <= frame.at <= len(frame.script.steps):
        raise ValueError
    return frame


def _like(blank: int | list[int], value: str, bits: bool) -> int | list[int]:
    """A number, or a list of as many numbers as a new table has there (none: of any length)."""
    if isinstance(blank, int):
        return _number(value, bits)
    if not (value.startswith("[") and value.endswith("]")):
        raise ValueError
    numbers = [_number(number, bits) for number in value[1:-1].split()]
    if blank and len(blank) != len(numbers):
        raise ValueError
    return numbers


def _number(said: str, bits: bool) -> int:
    """A number such as tables have: to look at one with others might take for ever."""
    number = int(said)
    least, most = (0, SETS) if bits else (-MOST, MOST)
    if not least <= number <= most:
        raise ValueError
    return number
