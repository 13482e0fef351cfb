"""The nine Conversion Spells: level, collection cost, effect."""

from typing import Final

from gloaming.games.casting_shadows.spells.spell import Card, Conversion

CONVERSION_SPELLS: Final = [
    Card("metamorphosis", 1, "O*", Conversion("OB>OR", "OR>OB")),
    Card("energy_bloom", 1, "G*", Conversion("GB>GR", "GR>GB")),
    Card("sapphire_synthesis", 1, "O* GB", Conversion("OB>GB", "GB>OB")),
    Card("ruby_synthesis", 1, "O* GR", Conversion("OR>GR", "GR>OR")),
    Card("crystallization", 1, "OB GR", Conversion("G*>OR", "G*>OB")),
    Card("luminous_glow", 1, "OR GB", Conversion("O*>GR", "O*>GB")),
    Card("curse_void", 1, "SF G*", Conversion("CC>GR", "CC>GB")),
    Card("gem_duplication", 2, "SPELL(1) G*", Conversion("G*>same", many=2)),
    Card("orb_duplication", 2, "SPELL(1) O*", Conversion("O*>same", many=2)),
]
