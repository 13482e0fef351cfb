"""The attack of a hero or a Defence, from the choice of a space to the last effect (LS-6.12).

`attack_types` says whether an attack of a weapon can be used at all. `assault` is the whole way,
one script of seventeen steps. It begins with `declaring`, which asks `aiming` for the spaces in
question, and that asks the `line_of_fire`; `rolling` is the monster's answer; `aftermath` is what
follows: stuns, help, movement, what kills bring.
"""
