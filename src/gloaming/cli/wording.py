"""From what somebody types to what she means, and why it can't be had."""

from gloaming.cli.boards import numbers
from gloaming.cli.scene import Scene
from gloaming.engine.question import Option


def meant(typed: str, scene: Scene) -> list[Option]:
    """The options meant: by number, by a whole name, else by how a name begins."""
    options = [] if scene.question is None else scene.question.options
    if typed.isdecimal():
        return options[int(typed) - 1 : int(typed)] if int(typed) else []
    wanted = typed.casefold()
    named = [(option, names_of(option, scene)) for option in options]
    exact = [option for option, names in named if wanted in names]
    return exact or [o for o, names in named if any(name.startswith(wanted) for name in names)]


def names_of(option: Option, scene: Scene) -> list[str]:
    """All that an option is called: "cast D07", "Cast Day Ritual", "D07", "Day Ritual"."""
    names = [option.name, scene.catalogue.option(option)]
    if noun := scene.noun(option):
        kind = scene.game.vocabulary.verbs[option.verb].thing
        names += [noun, scene.catalogue.thing(kind, noun)]
    return [name.casefold() for name in names]


def named(typed: str, scene: Scene) -> str:
    """The thing, or the whole answer, that goes by a name anywhere in this game; "" if none."""
    wanted = typed.casefold()
    thing = ""
    for option in scene.game.vocabulary.options:
        if wanted not in (names := names_of(option, scene)):
            continue
        if wanted not in names[2:]:
            return option.name  # Said with its verb: it is about this answer and no other.
        thing = thing or scene.noun(option)
    return thing


def reason(typed: str, scene: Scene) -> str:
    """Why something can't be chosen now, with the number of the rule."""
    thing = named(typed, scene)
    if not thing:
        return scene.catalogue.say("terminal-unknown", typed=typed)
    refusal = scene.refusal(thing)
    if refusal is None:
        return scene.catalogue.say("terminal-can", thing=thing)
    counted = numbers(scene.game, scene.view, thing.rpartition(" ")[2])
    return f"{thing}: {scene.catalogue.refusal(refusal, **counted)}"
