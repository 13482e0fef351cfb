"""What effects do, one sentence each: a card is a few of these in a row (BL-13).

`selections` says which cards are meant, `steps` has the choosing and whatever an effect depends
on, `deeds` what is done with the chosen, `gifts` the modifiers they get for a while.
"""
