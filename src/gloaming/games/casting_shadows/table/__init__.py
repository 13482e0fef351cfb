"""The table: what lies on it, what can be in progress, and what can be said.

`edition` has the options of a table. Begin with `state`, then `frames` and `words`; `travel` says
where a meeple can go (CS-5.1).
"""
