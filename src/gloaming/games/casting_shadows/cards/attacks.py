"""The 17 Attack Spells: level, collection cost, effect."""

from typing import Final

from gloaming.games.casting_shadows.box.board import R0, R0_1, R0_2, R1, R1_2
from gloaming.games.casting_shadows.spells.spell import Attack, Card
from gloaming.games.casting_shadows.spells.steps import ENEMY, HEX

# fmt: off
ATTACKS: Final = [
    Card("fatal_fronds", 1, "O*", Attack(ENEMY, R0, {"": 2})),
    Card("feeding_frenzy", 1, "OB GB", Attack(ENEMY, R0_1, {"GB": 2, "GB GB": 4})),
    Card("heavy_hand", 1, "OR GR", Attack(ENEMY, R0_1, {"GR": 2, "GR GR": 4})),
    Card("lightning_bug", 1, "O* G*", Attack(ENEMY, R1, {"G*": 2}, spares_shadow=True)),
    Card("spectral_slap", 1, "OB G*", Attack(HEX, R1, {"GR GB": 3})),
    Card("bubble_trouble", 1, "OB GB", Attack(ENEMY, R1, {"GB GB": 5})),
    Card("heat_wave", 1, "OR GR", Attack(ENEMY, R1, {"GR GR": 5})),
    Card("sinister_screech", 1, "SF O*", Attack(ENEMY, R1, {"CC": 2, "CC CC": 4})),
    Card("phoenix_flash", 2, "SPELL(1) O* GR",
         Attack(ENEMY, R0_1, {"GR": 3, "GR GR": 5, "GR GR GR": 6})),
    Card("unicorn_rush", 2, "SPELL(1) O* GB",
         Attack(ENEMY, R0_1, {"GB": 3, "GB GB": 5, "GB GB GB": 6})),
    Card("personal_space", 2, "SPELL(1) O*", Attack(ENEMY, R0, {"": 4})),
    Card("deadly_shroud", 2, "SPELL(1) SF", Attack(HEX, R1, {"CC": 3, "CC CC": 5})),
    Card("psychic_spikes", 2, "SPELL(1) OR SF G*",
         Attack(HEX, R1, {"G*": 3, "G* G*": 5, "G* G* G*": 6})),
    Card("kinetic_wave", 2, "SPELL(1) OB SF G*", Attack(HEX, R1_2, {"GB": 3, "GB GB": 5})),
    Card("magma_hand", 2, "SPELL(1) OR SF G*",
         Attack(ENEMY, R0_2, {"G*": 2, "G* G*": 4, "G* G* G*": 6})),
    Card("infernal_assault", 3, "SPELL(2) SF OR", Attack(ENEMY, R0_2, {"GR GR": 8})),
    Card("sudden_doom", 3, "SPELL(2) SF OB", Attack(HEX, R0_1, {"GB GB": 7})),
]
# fmt: on
