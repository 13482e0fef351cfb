"""The field, the Deck and the Void: how cards come, go and are used, whoever wants it.

`space` says where there is room (BL-9, BL-10.9). `triggers` lets effects wait and be ordered
(BL-13.4), `zones` moves cards and breaks them (BL-11.7), `curses` corrupts and blesses (BL-7.3,
BL-11.1). `playing` puts a card down and uses Prayers (BL-6.2, BL-10); `deck` draws, looks and holds
the Mulligan (BL-4).
"""
