"""Files changed by hand: saves with a checksum that fits, and journals."""

from random import Random

from gloaming.engine.save import checksum

NUMBERS = ["-1", "-2", "0", "7", "99", "1000", "99999999999", "-99999999999999999999", str(1 << 63)]
ENDS = ["x", " 1", "]", "\x0b", '"', "x" * 5000, "\x00"]


def edited(text: str, luck: Random) -> str:
    """A text of ours after somebody has been at it: some numbers, words or lines are others."""
    lines = text.splitlines()
    saved = lines[-1].startswith("check ")
    if saved:
        lines.pop()
    for _ in range(luck.choice([1, 1, 1, 2, 3])):
        at = luck.randrange(len(lines) // 10, len(lines))
        how = luck.random()
        if how < 0.8:
            lines[at] = line_edited(lines[at], luck)
        elif how < 0.9:
            lines.insert(luck.randrange(len(lines)), lines[at])
        elif len(lines) > 1:
            del lines[at]
    if saved:
        lines.append(checksum("\n".join(lines).splitlines()))
    return "\n".join([*lines, ""])


def line_edited(line: str, luck: Random) -> str:
    words = line.split(" ")
    numbers = [at for at, word in enumerate(words) if any(map(str.isdigit, word))]
    how = luck.random()
    if how < 0.8 and numbers:
        at = luck.choice(numbers)
        name, sign, _ = words[at].rpartition("=")
        opening, closing = words[at].startswith("["), words[at].endswith("]")
        words[at] = f"{name}{sign}{'[' * opening}{luck.choice(NUMBERS)}{']' * closing}"
    elif how < 0.87:
        return line[: luck.randrange(len(line) + 1)]
    elif how < 0.94:
        return line + luck.choice(ENDS)
    else:
        luck.shuffle(words)
    return " ".join(words)
