### Bless in French.

who = { $seat ->
    [sun] Soleil
   *[moon] Lune
}

## On the board

board-standing = Où en est la partie
board-turn = Tour { $number }
board-turn-cap = Le tour { $number } est le dernier permis.
board-turn-ends = Le tour finit après cela.
board-actions = { $count ->
    [one] { $count } Action restante
   *[other] { $count } Actions restantes
}
board-final = Tours Finaux
board-final-not-yet = Tours Finaux : pas commencés. La { $number }e carte sur un Autel les commence, ou un Paquet vide quand on en a besoin.
board-final-left = { $count ->
    [one] le dernier
   *[other] encore { $count }
}, commencés par { who }
board-deck = Paquet { $count }
board-void = Vide ({ $count })
board-known-top = Connu en haut du Paquet
board-known-hand = Connu dans l’autre main
board-plays = joue
board-points = Points de Victoire
board-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-altar = Autel : { $count } sur { $number }
board-free-prayers = Prières gratuites ce tour-ci
board-gain = +{ $number } PV
board-curses = Malédictions de { who }
board-no-curses = { who } n’a pas de Malédiction.
board-prayers = Prières
board-no-prayers = Aucune Prière
board-has-attacked = a attaqué
board-silenced = sans effet
board-used = utilisée
board-resolving = en cours
board-always = toujours { $number }
board-cannot-attack = ne peut pas attaquer
board-cannot-be-attacked = ne peut pas être attaquée
board-not-by-light = aucune Lumière ne l’attaque
board-not-by-shadow = aucune Ombre ne l’attaque
board-sole-target = la seule cible
board-weak-to-light = −2 si une Lumière l’attaque
board-weak-to-shadow = −2 si une Ombre l’attaque
board-bond-of = de { who }
board-your-hand = Votre main
board-aside = Mise de côté : retourne au Paquet.
board-seen = L’autre joueur connaît cette carte
board-empty = Aucune carte.
board-lay = Poser
board-cost = { $count ->
    [0] gratuit
    [one] { $count } Action
   *[other] { $count } Actions
}
board-open-void = Choisissez dans le Vide
board-open-cards = Choisissez parmi ces cartes
board-middle = Entre les deux champs
board-hint = Ici s’affrontent les Malédictions. Choisissez une des vôtres qui brillent, puis ce qu’elle attaque : avant que rien n’arrive, vous voyez les Yeux comparés et ce qui en viendrait.
board-choose-target = { $card } attaque : choisissez quoi
board-clash-before = Si elle attaque
board-clash-now = L’affrontement
board-clash-after = Le dernier affrontement
board-attacker = attaque
board-defender = est attaquée
board-no-defender = directement le joueur
board-outcome-win = l’attaquante gagne
board-outcome-lose = l’attaquante perd
board-outcome-tie = égalité : les deux perdent
board-outcome-fate = le dé décide
board-outcome-direct = pas d’affrontement
board-fate-decides = Destin : on annonce pair ou impair, puis le dé décide.
board-corrupts = { $card } devient corrompue
board-breaks = { $card } se brise
board-why-attacked = elle a gagné, mais on l’a attaquée
board-why-lost = elle était pure et a perdu
board-why-corrupt = elle était corrompue et n’a pas gagné
board-may-offer = Vous pouvez l’offrir : l’attaquante bénit, +{ $number } PV.
board-offer-it = L’offrir : sur votre Autel, et +{ $number } PV
board-would-bless = L’attaquante bénit : +{ $number } PV.
board-offered = { $card } va sur l’Autel
board-to-void = { $card } va dans le Vide
board-blesses = { $card } bénit : +{ $number } PV
board-would-corrupt = devient corrompue
board-would-break = se brise
board-would-leave = s’en va
board-would-be-ready = plus de Stase
board-effect-of = Effet de { $card }
board-chosen = Choisies :
