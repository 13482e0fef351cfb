### Day & Night en français.

title = Day & Night
    .about = Deux sœurs se disputent une vallée : neuf tuiles jointes font un Temple, deux Temples la victoire.

## Qui

seat-day = Jour
seat-night = Nuit

who = { $seat ->
    [day] Le Jour
   *[night] La Nuit
}
the = { $seat ->
    [day] le Jour
   *[night] la Nuit
}
label = { $seat ->
    [day] Jour
   *[night] Nuit
}
of-seat = { $seat ->
    [day] du Jour
   *[night] de la Nuit
}
of-other = { $seat ->
    [day] de la Nuit
   *[night] du Jour
}
of-colour = { $colour ->
    [day] du Jour
   *[night] de la Nuit
}
to-colour = { $colour ->
    [day] au Jour
   *[night] à la Nuit
}

## Les quatre phases d’un tour

phase-awaken = Éveil
phase-cast = Sorts
phase-travel = Voyage
phase-retreat = Retraite

## Les genres de sorts

kind-minor = Sort mineur
kind-miracle = Miracle
kind-theme = Sort à thème

## Questions

ask-cast = { label } : lancez un sort ou passez au voyage.
ask-change = { label } : choisissez { $count ->
    [one] une tuile
   *[other] { $count } tuiles
} à changer.
ask-move = { label } : choisissez la tuile où déplacer le pion.
ask-mystify = { label } : choisissez { $count ->
    [one] une tuile
   *[other] { $count } tuiles
} du Jour à mystifier.
ask-crystallize = { label } : choisissez { $count ->
    [one] une tuile
   *[other] { $count } tuiles
} à cristalliser.
ask-steal = { label } : prenez un sort dans la main { of-other }.
ask-use_stolen = { label } : lancez le sort volé ou défaussez-le.
ask-search = { label } : prenez un sort dans votre livre.
ask-leave_out = { label } : laissez une tuile hors du Temple (au plus { $count } en trop).
ask-travel = { label } : allez sur une case adjacente ou terminez le voyage.
ask-discard = { label } : défaussez { $count ->
    [one] un sort
   *[other] { $count } sorts
}.
ask-draw = Le hasard pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.

## Choix

option-cast = Lancer { $thing }
option-end_casting = Passer au voyage
option-change = Changer { $thing }
option-move = Déplacer en { $thing }
option-mystify = Mystifier { $thing }
option-crystallize = Cristalliser { $thing }
option-steal = Voler { $thing }
option-cast_stolen = Lancer le sort volé
option-discard_stolen = Défausser le sort volé
option-search = Prendre { $thing }
option-leave_out = Laisser { $thing } de côté
option-step = Aller en { $thing }
option-end_travel = Terminer le voyage
option-discard = Défausser { $thing }
option-draw = Piocher { $thing }

## Le journal

fact-turn = Tour { $number } : { the } s’éveille.
fact-marker-off = La tuile en { $square } perd { $number ->
    [0] son dernier marqueur Mystification
   *[other] un marqueur Mystification
}.
fact-ripens = La tuile en { $square } devient une tuile Temple isolée.
fact-crystal-thins = Le cristal en { $square } s’amincit.
fact-crystal-off = Le cristal en { $square } se dissipe.
fact-casts = { who } lance « { $spell } » ({ $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}).
fact-casts-stolen = { who } lance le sort volé : « { $spell } ».
fact-ends-casting = { who } passe au voyage.
fact-places = Une tuile { of-colour } apparaît en { $square }.
fact-flips = La tuile en { $square } passe { to-colour }.
fact-moves = Le pion { of-seat } se déplace en { $square }.
fact-mystifies = La tuile en { $square } reçoit { $number ->
    [one] un marqueur
   *[other] { $number } marqueurs
} Mystification.
fact-crystallizes = { $number ->
    [one] Un cristal se forme en { $square }.
   *[other] Un cristal se forme en { $square }, pour { $number } tours du Jour.
}
fact-draws = { who } pioche « { $spell } ».
    .hidden = { who } pioche une carte.
fact-no-card = { who } n’a plus de carte à piocher.
fact-reshuffles = { who } mélange sa défausse pour en faire un nouveau livre.
fact-sees = { who } voit « { $spell } » dans la main { of-other }.
    .hidden = { who } voit une carte dans la main { of-other }.
fact-steals = { who } vole « { $spell } » dans la main { of-other }.
fact-discards-stolen = { who } défausse le sort volé : « { $spell } ».
fact-takes = { who } prend « { $spell } » dans son livre.
    .hidden = { who } prend une carte dans son livre.
fact-no-effect = « { $spell } » reste sans effet.
fact-leaves-out = { who } laisse { $square } hors du Temple.
fact-temple = { who } bâtit son { $number ->
    [1] premier
   *[other] second
} Temple !
fact-steps = { who } va en { $square }.
fact-ends-travel = { who } termine son voyage.
fact-discards = { who } défausse « { $spell } ».
fact-ends = { $ending ->
    [two-temples] { ending-two-temples }
    [default] { ending-default }
    [no-room] { ending-no-room }
    [turn-limit] { ending-turn-limit }
    [idle] { ending-idle }
   *[double-win] { ending-double-win }
}

## Comment finit une partie

ending-two-temples = { who } a bâti deux Temples et l’emporte.
ending-default = La Nuit n’a plus la place de gagner : le Jour l’emporte par défaut.
ending-no-room = Aucune des deux sœurs n’a plus la place de gagner : partie nulle.
ending-turn-limit = Le dernier tour est passé : partie nulle.
ending-idle = Trop de tours de suite sans un sort ni un pas : partie nulle.
ending-double-win = Un même sort donne aux deux sœurs leur second Temple : partie nulle.

## Pourquoi pas

refusal-not-in-hand = Ce sort n’est pas dans votre main
refusal-hours = Il ne vous reste pas assez d’heures
    .counted = Il coûte { $cost ->
    [one] { $cost } heure
   *[other] { $cost } heures
} ; il vous en reste { $hours }
refusal-hours-x = La distance entre les pions dépasse les heures qui vous restent
    .counted = Les pions sont à { $cost } pas l’un de l’autre ; il vous reste { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
refusal-fizzle = Il ne ferait rien maintenant, et cette table ne le permet pas
refusal-theme = Les sorts à thème de l’autre livre ne peuvent qu’être défaussés
refusal-opponent-not-on-your-tile = Votre adversaire n’est pas sur une tuile de votre couleur
refusal-not-on-your-tile = Vous n’êtes pas sur une tuile de la couleur que demande ce sort
refusal-nothing-changed = Aucune tuile de la couleur que demande ce sort n’a été changée ce tour-ci
refusal-no-temple-built = Vous n’avez pas encore bâti de Temple
refusal-other-spells = Vous avez d’autres sorts en main
refusal-step-hours = Un pas demande 3 heures, et il vous en reste moins
refusal-not-a-step-away = Cette case n’est pas adjacente à la vôtre
refusal-been-there = Cette case est votre point de départ, ou vous l’avez déjà visitée ce tour-ci
refusal-onto-crystal = Le Jour ne peut pas entrer sur une case cristallisée
refusal-pinned = Le Jour ne peut pas quitter une case cristallisée
refusal-not-in-their-hand = Ce sort n’est pas dans la main adverse
refusal-not-in-book = Ce sort n’est pas dans votre livre
refusal-temple = Les tuiles Temple, même isolées, ne changent plus
refusal-crystal = Le cristal protège cette case du Jour
refusal-no-tile = Il n’y a aucune tuile à retourner
refusal-already-chosen = Vous avez déjà choisi cette tuile
refusal-already-there = Le pion s’y trouve déjà
refusal-crystal-landing = À cette table, aucun sort ne pose le Jour sur un cristal
refusal-not-a-day-tile = Seules les tuiles du Jour peuvent être mystifiées
refusal-permanent = Cette tuile est déjà permanente
refusal-already-mystified = Cette tuile porte déjà des marqueurs Mystification
refusal-already-frozen = Il y a déjà un cristal sur cette case
refusal-not-in-the-group = Cette tuile n’est pas dans un groupe qui forme un Temple
refusal-needed-for-nine = Sans cette tuile, il ne resterait pas neuf tuiles jointes
refusal-left-out = Vous avez déjà laissé cette tuile de côté
refusal-hole = Rien n’est possible dans le vide central
refusal-not-under-you = Ce n’est pas votre position
refusal-not-under-opponent = Ce n’est pas la position adverse
refusal-not-under-a-pawn = Aucun pion ne se trouve sur cette tuile
refusal-under-opponent = C’est la position adverse, que ce sort épargne
refusal-not-adjacent = Cette tuile n’est pas adjacente à votre position
refusal-not-surrounding = Cette tuile n’est pas de celles qui entourent votre position
refusal-too-far = Cette tuile est plus loin de vous que les pions ne le sont l’un de l’autre
refusal-not-neutral = Cette tuile n’est pas neutre
refusal-temple-tile = Avec l’option choisie, une tuile à marqueur Temple n’est pas une cible
refusal-not-your-colour = Cette tuile ne compte pas comme une tuile de la couleur que demande ce sort
refusal-not-your-colour-outside-temples =
    Ce n’est pas une tuile de la couleur que demande ce sort, sans marqueur Temple

## Réglages de la table

setting-achievement = « Exploit » change
    .about = La lecture plus libre rend très fort un sort bon marché (ED-01).
    .pawns = la tuile sous un pion
    .any = n’importe quelle tuile
setting-crystallize = « Cristalliser » vise
    .about = Sous un pion, il peut clouer le Jour sur place (ED-02).
    .pawns = la tuile sous un pion
    .any = n’importe quelle tuile
setting-crystal_sky_turns = Durée de « Ciel de cristal », en tours du Jour
    .about = Tous les autres cristaux durent un tour du Jour (ED-03).
setting-mimic_area = « Imitation » atteint
    .about = Quatre cases au plus, ou huit avec les coins (ED-04).
    .adjacent = les tuiles adjacentes
    .surrounding = les tuiles environnantes
setting-temple_counts = La couleur des tuiles Temple compte
    .about = Décide si « Égarer » peut mener la Nuit sur une tuile Temple (ED-05).
    .generally = toujours
    .conditions_only = pour les conditions seulement
setting-steal_swap = « Voler la passion » échange
    .about = Comment le Jour lit un sort volé à la Nuit (ED-08).
    .full = tout ce qui est au Jour et à la Nuit
    .pawns_only = tout sauf les couleurs des tuiles
setting-travel_forbidden = En voyage, on ne revient pas
    .about = Les cases déjà parcourues ce tour-ci sont fermées de toute façon (ED-09).
    .both = là où le tour ou le voyage a commencé
    .turn_start = là où le tour a commencé
    .travel_start = là où le voyage a commencé
setting-default_win_trigger = La victoire du Jour par défaut vient
    .about = La Nuit ne gagne jamais par défaut (ED-13).
    .always = dès que la Nuit manque de place
    .day_awaken_only = seulement quand le Jour s’éveille
setting-default_win_room = Le Jour gagne par défaut si la Nuit n’a plus la place pour
    .about = Une Nuit qui ne peut gagner peut encore gêner (R-57).
    .no_temple = un autre Temple
    .no_win = les Temples qu’il lui faut encore
setting-double_win = Second Temple des deux sœurs par un même sort
    .about = Il faut un sort qui altère plusieurs cases, et c’est rare (R-19).
    .active = celle qui l’a lancé l’emporte
    .draw = partie nulle
setting-marker_limit = Marqueurs Mystification et cristaux
    .about = La boîte contient 8 marqueurs et 12 cristaux (DN-2.9, DN-2.10).
    .components = autant que dans la boîte
    .unlimited = autant qu’il en faut
setting-mystify_restack = Mystifier une tuile déjà mystifiée
    .about = Plus de marqueurs mûrissent plus tard (R-23).
    .forbid = est interdit
    .add = ajoute des marqueurs
setting-fizzle = Les sorts qui ne feraient rien
    .about = Lancés en vain, ils coûtent leurs heures, mais vident la main (R-09).
    .allowed = peuvent être lancés
    .forbidden = ne peuvent pas être lancés
setting-reshuffle = La défausse devient un nouveau livre
    .about = La différence ne se voit que quand un livre s’épuise (R-16).
    .eager = dès que le livre est vide
    .lazy = quand une carte doit être piochée
setting-changed_scope = Une tuile compte comme changée
    .about = « Méditation de Nuit » et « Avantage de Nuit » le demandent (R-28).
    .change_only = quand elle est changée
    .any_flip = quand elle est retournée aussi
setting-spell_move_onto_crystal = Un sort peut poser sur un cristal
    .about = Le Jour ne peut quitter un cristal à pied (R-26).
    .allowed = l’un ou l’autre pion
    .not_for_day = pas celui du Jour
setting-turn_limit = Tours avant la partie nulle
    .about = On compte les tours des deux ; il en faut rarement autant (DN-16.7).
setting-idle_limit = Tours d’inaction avant la partie nulle
    .about = De suite, sans un sort ni un pas (DN-16.7).
setting-deck = Exemplaires dans les livres
    .about = Aucune source ne dit combien il y en a (section 4 des règles).
    .reconstructed_v1 = reconstitués
    .even_v1 = aussi égaux que possible

## Le livre du Jour

spell-D01 = Méditation de jour
    .condition = Seulement si la Nuit est sur une tuile du Jour.
    .effect = Changez la tuile sous le Jour.
    .note = Changer, c’est toujours retourner : une tuile du Jour passerait à la Nuit (DN-6.3).
spell-D02 = Chant de jour
    .effect = Changez la tuile sous le Jour.
    .note = Sur un cristal il ne fait rien, et les heures sont tout de même dépensées (R-42, R-53).
spell-D03 = Piéger
    .effect = Changez la tuile sous la Nuit.
    .note = Si la Nuit est sur une tuile du Jour, cette tuile passe à la Nuit (R-64).
spell-D04 = Exploit
    .effect = Changez la tuile sous l’un des pions.
    .note = Deux pions sur une même case ne font qu’une cible (R-47). L’édition italienne admet n’importe quelle tuile (ED-01).
spell-D05 = Avantage de Jour
    .condition = Seulement si la Nuit est sur une tuile du Jour.
    .effect = Piochez 3 sorts.
    .note = Ce que vous piochez peut être lancé dès ce tour (DN-5.8).
spell-D06 = Floraison de Jour
    .effect = Changez une tuile neutre.
    .note = Sous un cristal, même une tuile neutre est hors de portée du Jour (DN-12.3).
spell-D07 = Rituel de Jour
    .effect = Changez une tuile adjacente au Jour.
    .note = En diagonale, on n’est pas adjacent (DN-1.4).
spell-D08 = Dévier
    .effect = Retournez la tuile sous le Jour, puis changez la tuile sous la Nuit.
    .note = Si les pions partagent une case, tout s’y passe, dans cet ordre : une tuile neutre devient du Jour ; toute autre est retournée deux fois et perd ses marqueurs Mystification (R-35).
spell-D09 = Vœux de Jour
    .effect = Changez n’importe quelle tuile.
    .note = N’importe laquelle, sauf les tuiles cristallisées, isolées ou d’un Temple (R-40).
spell-D10 = Instabilité de Jour
    .effect = X est la distance entre les pions. Changez une tuile à X pas au plus du Jour.
    .note = Les pas se comptent en contournant le vide (R-03). Si les pions partagent une case, il ne coûte rien et n’atteint que celle-ci (DN-15.2).
spell-D11 = Floraison
    .condition = Seulement si la Nuit est sur une tuile du Jour.
    .effect = Changez deux tuiles autour du Jour.
    .note = S’il y en a deux qui peuvent changer, il faut en changer deux, même à vos dépens (DN-5.3). La position du Jour ne compte pas (DN-1.5).
spell-D12 = Voler la passion
    .effect = Regardez la main de la Nuit et choisissez un sort : lancez-le sans dépenser d’heures, en échangeant Jour et Nuit, ou défaussez-le.
    .note = Si la Nuit a des cartes, vous devez en choisir une (R-52). Un sort à thème, ou dont la condition n’est pas remplie, ne peut qu’être défaussé (DN-14.5).
spell-D13 = Voiler
    .effect = Déplacez le Jour sur n’importe quelle autre tuile.
    .note = Libère le Jour d’un cristal, et peut le poser sur un autre : il ne pourra alors pas voyager (R-26).
spell-D14 = Égarer
    .condition = Seulement si la Nuit est sur une tuile du Jour.
    .effect = Déplacez la Nuit sur une autre tuile du Jour.
    .note = Les tuiles isolées et celles des Temples comptent aussi (DN-10.5). Sans autre tuile du Jour, rien ne se passe (R-36).
spell-D15 = Destinée
    .condition = Seulement si la Nuit est sur une tuile du Jour.
    .effect = Retournez la tuile sous le Jour et toutes celles qui l’entourent.
    .note = Les tuiles neutres, cristallisées, isolées ou d’un Temple restent telles quelles (R-41).
spell-D16 = Merveille
    .effect = Cherchez un sort dans votre livre, prenez-le et mélangez le livre.
    .note = La carte n’est pas montrée (R-54). Si le livre est vide, la défausse y est d’abord mélangée (R-37).
spell-D17 = Mare aux vœux
    .effect = Mystifiez la tuile sous le Jour avec 2 marqueurs.
    .note = Ce doit être une tuile du Jour sans marqueur Mystification ni Temple ; sinon, rien ne se passe (DN-11.1, R-23).
spell-D18 = Brume des vœux
    .effect = Mystifiez deux tuiles du Jour avec 2 marqueurs chacune.
    .note = Une tuile pour laquelle il ne reste pas les deux marqueurs n’en reçoit aucun (R-06).
spell-D19 = Mystifier
    .effect = Mystifiez une tuile du Jour avec 2 marqueurs.
    .note = Le Jour en retire un à chaque éveil ; après le dernier, la tuile est permanente. La Nuit a deux tours pour la retourner (DN-11.5).
spell-D20 = Puits aux vœux
    .effect = Mystifiez une tuile du Jour avec 1 marqueur.
    .note = Au prochain éveil du Jour, la tuile devient permanente. La Nuit a un tour pour la retourner (DN-11.5).

## Le livre de la Nuit

spell-N01 = Méditation de Nuit
    .condition = Seulement si une tuile du Jour a été changée ce tour-ci.
    .effect = Changez la tuile sous la Nuit.
    .note = Retourner n’est pas changer (R-28). Ce que le Jour a fait pendant son propre tour ne compte pas (R-59).
spell-N02 = Décourager
    .effect = Retournez la tuile sous la Nuit.
    .note = Sur une tuile neutre, il n’y a rien à retourner (DN-6.2). Cela ne compte pas comme un changement (R-28).
spell-N03 = Chant de Nuit
    .effect = Changez la tuile sous la Nuit.
    .note = Un cristal ne gêne pas la Nuit, et il reste en place (DN-12.5).
spell-N04 = Avantage de Nuit
    .condition = Seulement si une tuile du Jour a été changée ce tour-ci.
    .effect = Piochez 3 sorts.
    .note = Retourner n’est pas changer (R-28). Ce que vous piochez peut être lancé aussitôt (R-48).
spell-N05 = Obtenir
    .effect = Piochez 2 sorts.
    .note = Ce que vous piochez peut être lancé aussitôt (R-48).
spell-N06 = Modifier le terrain
    .effect = Changez une tuile neutre adjacente à la Nuit.
    .note = En diagonale, on n’est pas adjacent (DN-1.4).
spell-N07 = Rituel de Nuit
    .effect = Changez une tuile adjacente à la Nuit.
    .note = Une tuile mystifiée qu’on retourne perd tous ses marqueurs (DN-11.2).
spell-N08 = Enchantement de Nuit
    .effect = Changez une tuile neutre.
    .note = Aucune tuile ne redevient neutre (DN-2.3).
spell-N09 = Vœux de Nuit
    .effect = Changez n’importe quelle tuile.
    .note = N’importe laquelle, sauf les tuiles isolées ou d’un Temple (R-40) ; un cristal ne gêne pas la Nuit, et il reste en place (DN-12.5).
spell-N10 = Instabilité de Nuit
    .effect = X est la distance entre les pions. Changez une tuile à X pas au plus de la Nuit.
    .note = Les pas se comptent en contournant le vide (R-03). Si les pions partagent une case, il ne coûte rien et n’atteint que celle-ci (DN-15.2).
spell-N11 = Imitation
    .condition = Seulement si la Nuit est sur une tuile de la Nuit.
    .effect = Changez deux tuiles adjacentes à la Nuit.
    .note = S’il y en a deux qui peuvent changer, il faut en changer deux, même à vos dépens (DN-5.3). Certaines tables jouent avec les tuiles environnantes (ED-04).
spell-N12 = Exaltation
    .condition = Seulement si la Nuit a bâti un Temple.
    .effect = Changez deux tuiles neutres autour de la Nuit.
    .note = Si une seule est neutre, elle seule est changée (DN-5.3).
spell-N13 = Épiphanie
    .condition = Seulement si la Nuit n’a pas d’autre sort en main.
    .effect = Piochez 5 sorts.
    .note = Pour vider votre main, vous pouvez d’abord lancer des sorts sans effet (R-49).
spell-N14 = Tromper
    .condition = Seulement si la Nuit a bâti un Temple.
    .effect = Déplacez le Jour sur une tuile de la Nuit hors de tout Temple.
    .note = Ce doit être une autre tuile que la sienne (R-39), fût-elle cristallisée : le Jour ne pourra alors pas voyager (R-26).
spell-N15 = Mutation
    .effect = Retournez toutes les tuiles autour de la Nuit.
    .note = La position de la Nuit reste telle quelle, comme les tuiles neutres, isolées ou d’un Temple ; les tuiles cristallisées, elles, sont retournées (R-41).
spell-N16 = Cristalliser
    .effect = Cristallisez la tuile sous l’un des pions.
    .note = Sur un cristal, le Jour ne peut ni changer sa tuile ni voyager (DN-12.3). L’édition italienne admet n’importe quelle tuile (ED-02).
spell-N17 = Éclat de cristal
    .effect = Cristallisez toutes les tuiles autour de la Nuit.
    .note = La position du Jour est comprise, sauf si c’est aussi celle de la Nuit (R-45). Si les cristaux manquent, la Nuit choisit (R-07).
spell-N18 = Souffle de cristal
    .effect = Cristallisez deux tuiles, mais pas celle sous le Jour.
    .note = Les tuiles des Temples peuvent être cristallisées aussi (R-25). Les cristaux disparaissent au prochain éveil de la Nuit (DN-12.4).
spell-N19 = Ciel de cristal
    .effect = Cristallisez trois tuiles, mais pas celle sous le Jour. Ces cristaux durent deux tours du Jour.
    .note = Un cristal déjà présent n’est pas prolongé (R-46). Dans l’édition italienne, ils durent un seul tour (ED-03).

## Sur le plateau

board-neutral = neutre
board-day = tuile du Jour
board-night = tuile de la Nuit
board-built = Temple
board-isolated = tuile Temple isolée
board-markers = { $count ->
    [one] 1 marqueur Mystification
   *[other] { $count } marqueurs Mystification
}
board-crystal = { $count ->
    [one] cristal pour 1 tour
   *[other] cristal pour { $count } tours
}
board-pawn = { $seat ->
    [day] le Jour se tient ici
   *[night] la Nuit se tient ici
}
board-hours = { $count ->
    [one] il reste une heure
   *[other] il reste { $count } heures
}
board-cost = { $count ->
    [one] coûte une heure
   *[other] coûte { $count } heures
}
board-turn = Tour { $number }
board-changed = Changées ce tour :
board-temples = { $count ->
    [0] aucun Temple bâti
    [one] un Temple bâti
   *[other] { $count } Temples bâtis
}
board-hand = Main
board-book = Livre
board-marker-supply = Marqueurs Mystification
board-crystal-supply = Cristaux disponibles
board-discards = Défausse ({ $count })
board-your-hand = Votre main
board-known-hand = Ce que vous savez de l’autre main
board-open-hand = L’autre main, dévoilée
board-search = Votre livre, ouvert
board-stolen = Le sort volé
board-no-effect = Resterait sans effet maintenant
board-seen = Vue par l’adversaire
board-empty = Aucune carte.
