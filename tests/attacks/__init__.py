"""The house under attack: bounded programs, on loopback, against a server of their own.

`make attack` runs all of them, `python -m tests.attacks --list` names them. Each is a function of
one sentence; `make test` runs a short form of each, in which nothing depends on the machine's pace.
"""
