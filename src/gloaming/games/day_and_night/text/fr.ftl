### Day & Night en français.

title = Day & Night
    .about = Deux sœurs se disputent une vallée : neuf tuiles jointes font un Temple, deux Temples la victoire.
share-count = tour { $turn }

## Qui

seat-day = Jour
seat-night = Nuit

who = { $seat ->
    [day] Jour
   *[night] Nuit
}
other = { $seat ->
    [day] Nuit
   *[night] Jour
}
colour = { $colour ->
    [day] Jour
   *[night] Nuit
}

## Les quatre phases d’un tour

phase-awaken = Réveil
phase-cast = Lancement de Sorts
phase-travel = Déplacement
phase-retreat = Retrait

## Les genres de sorts

kind-minor = Sort mineur
kind-miracle = Miracle
kind-theme = Sort à thème

## Questions

ask-cast = { who } : lancez un sort ou passez au déplacement.
    .over = { who } : vous ne pouvez plus rien lancer ; passez au déplacement.
ask-change = { who } : choisissez { $count ->
    [one] une tuile
   *[other] { $count } tuiles
} à changer.
ask-move = { who } : choisissez la tuile où déplacer le pion.
ask-mystify = { who } : choisissez { $count ->
    [one] une tuile
   *[other] { $count } tuiles
} de Jour à mystifier.
ask-crystallize = { who } : choisissez { $count ->
    [one] une tuile
   *[other] { $count } tuiles
} à cristalliser.
ask-steal = { who } : volez un sort dans la main de { other }.
ask-use_stolen = { who } : lancez le sort volé ou défaussez-le.
ask-discard_stolen = { who } : le sort volé ne peut pas être lancé ; défaussez-le.
ask-search = { who } : prenez un sort dans votre Livre.
ask-leave_out = { who } : laissez une tuile hors du Temple ({ $count ->
    [one] il y en a une de trop
   *[other] il y en a jusqu’à { $count } de trop
}).
ask-travel = { who } : faites un pas (3 heures, une carte piochée) ou terminez le déplacement.
    .over = { who } : aucun pas n’est possible ; terminez le déplacement.
ask-discard = { who } : défaussez { $count ->
    [one] un sort
   *[other] { $count } sorts
}.
ask-draw = Le hasard pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.

## Choix

option-cast = Lancer { $thing }
option-end_casting = Passer au déplacement
option-change = Changer { $thing }
option-move = Déplacer en { $thing }
option-mystify = Mystifier { $thing }
option-crystallize = Cristalliser { $thing }
option-steal = Voler { $thing }
option-cast_stolen = Lancer le sort volé
option-discard_stolen = Défausser le sort volé
option-search = Prendre { $thing }
option-leave_out = Laisser { $thing } hors du Temple
option-step = Se déplacer en { $thing }
option-end_travel = Terminer le déplacement
option-discard = Défausser { $thing }
option-draw = Piocher { $thing }

## Le journal

fact-turn = Tour { $number } : { who } se réveille.
fact-marker-off = La tuile en { $square } perd { $number ->
    [0] son dernier marqueur Mystifier
   *[other] un marqueur Mystifier
}.
fact-ripens = La tuile en { $square } devient une Tuile-Temple.
fact-crystal-thins = Le cristal en { $square } s’amincit.
fact-crystal-off = Le cristal en { $square } se dissipe.
fact-casts = { who } lance « { $spell } » ({ $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}).
fact-casts-stolen = { who } lance le sort volé : « { $spell } ».
fact-ends-casting = { who } passe au déplacement.
fact-places = Une tuile de { colour } apparaît en { $square }.
fact-flips = La tuile en { $square } devient une tuile de { colour }.
fact-moves = Le pion { who } est déplacé en { $square }.
fact-mystifies = La tuile en { $square } reçoit { $number ->
    [one] un marqueur
   *[other] { $number } marqueurs
} Mystifier.
fact-crystallizes = { $number ->
    [one] Un cristal se forme en { $square }.
   *[other] Un cristal se forme en { $square }, pour { $number } tours de Jour.
}
fact-draws = { who } pioche « { $spell } ».
    .hidden = { who } pioche une carte.
fact-no-card = { who } n’a plus de carte à piocher.
fact-reshuffles = { who } mélange sa défausse pour en faire un nouveau Livre.
fact-sees = { who } voit « { $spell } » dans la main de { other }.
    .hidden = { who } voit une carte dans la main de { other }.
fact-steals = { who } vole « { $spell } » dans la main de { other }.
fact-discards-stolen = { who } défausse le sort volé : « { $spell } ».
fact-takes = { who } prend « { $spell } » dans son Livre.
    .hidden = { who } prend une carte dans son Livre.
fact-no-effect = « { $spell } » reste sans effet.
fact-leaves-out = { who } laisse { $square } hors du Temple.
fact-temple = { who } construit son { $number ->
    [1] premier
   *[other] second
} Temple !
fact-steps = { who } se déplace en { $square }.
fact-ends-travel = { who } termine son déplacement.
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

ending-two-temples = { who } a construit deux Temples et l’emporte.
ending-default = { $default_win_room ->
    [no_win] Nuit n’a plus la place de gagner : Jour l’emporte par défaut.
   *[no_temple] Nuit n’a plus la place d’un autre Temple : Jour l’emporte par défaut.
}
ending-no-room = Aucune des deux sœurs n’a plus la place de gagner : égalité.
ending-turn-limit = La limite de tours est atteinte : égalité.
ending-idle = Trop de tours de suite sans un sort ni un pas : égalité.
ending-double-win = Un même sort donne aux deux sœurs leur second Temple : égalité.
tally-temples =
    { $count ->
        [0] aucun Temple
        [one] 1 Temple
       *[other] { $count } Temples
    }

## Pourquoi pas

refusal-not-in-hand = Ce sort n’est pas dans votre main
refusal-hours = Il ne vous reste pas assez d’heures
    .counted = Il coûte { $cost ->
    [one] { $cost } heure
   *[other] { $cost } heures
} ; { $hours ->
    [0] il ne vous en reste aucune
   *[other] il vous en reste { $hours }
}
refusal-hours-x = La distance entre les pions dépasse les heures qui vous restent
    .counted = Les pions sont à { $cost } pas l’un de l’autre ; { $hours ->
    [0] il ne vous reste aucune heure
    [one] il vous reste { $hours } heure
   *[other] il vous reste { $hours } heures
}
refusal-fizzle = Il ne ferait rien maintenant, et cette table ne le permet pas
refusal-theme = Les sorts à thème de l’autre Livre ne peuvent qu’être défaussés
refusal-opponent-not-on-your-tile = Votre adversaire n’est pas sur une tuile de votre couleur
refusal-not-on-your-tile = Vous n’êtes pas sur une tuile de la couleur que demande ce sort
refusal-nothing-changed = { $changed_scope ->
    [any_flip] Aucune tuile de la couleur que demande ce sort n’a été changée ni retournée ce tour-ci
   *[change_only] Aucune tuile de la couleur que demande ce sort n’a été changée ce tour-ci
}
refusal-no-temple-built = Vous n’avez pas encore construit de Temple
refusal-other-spells = Vous avez d’autres sorts en main
refusal-step-hours = Un pas demande 3 heures, et il vous en reste moins
refusal-not-a-step-away = Cette case n’est pas adjacente à la vôtre
refusal-been-there = { $travel_forbidden ->
    [turn_start] Votre tour a commencé ici, ou vous y êtes déjà passée ce tour-ci
    [travel_start] Votre déplacement a commencé ici, ou vous y êtes déjà passée ce tour-ci
   *[both] Votre tour ou votre déplacement a commencé ici, ou vous y êtes déjà passée ce tour-ci
}
refusal-onto-crystal = Jour ne peut pas entrer sur une case cristallisée
refusal-pinned = Jour ne peut pas quitter une case cristallisée
refusal-frozen = Prise dans le cristal : aucun pas n’est possible depuis cette case
refusal-no-way = Aucun pas n’est possible depuis cette case
refusal-not-in-their-hand = Ce sort n’est pas dans la main adverse
refusal-not-in-book = Ce sort n’est pas dans votre Livre
refusal-temple = Les Tuiles-Temples et les tuiles des Temples ne changent plus
refusal-crystal = Jour ne peut rien changer sur une case cristallisée
refusal-no-tile = Il n’y a aucune tuile à retourner
refusal-already-chosen = Vous avez déjà choisi cette tuile
refusal-already-there = Le pion s’y trouve déjà
refusal-crystal-landing = À cette table, aucun sort ne pose Jour sur une case cristallisée
refusal-not-a-day-tile = Seules les tuiles de Jour peuvent être mystifiées
refusal-permanent = Cette tuile porte déjà un marqueur Temple
refusal-already-mystified = Cette tuile porte déjà des marqueurs Mystifier
refusal-already-frozen = Cette case est déjà cristallisée
refusal-not-in-the-group = Cette tuile n’est pas dans un ensemble qui forme un Temple
refusal-needed-for-nine = Sans cette tuile, il ne resterait pas neuf tuiles jointes
refusal-left-out = Vous avez déjà laissé cette tuile hors du Temple
refusal-hole = Rien n’est possible au centre du plateau
refusal-not-under-you = Ce n’est pas la tuile que vous occupez
refusal-not-under-opponent = Ce n’est pas la tuile occupée par votre adversaire
refusal-not-under-a-pawn = Aucun pion n’occupe cette tuile
refusal-under-opponent = C’est la tuile occupée par votre adversaire, que ce sort épargne
refusal-not-adjacent = Cette tuile n’est pas adjacente à celle que vous occupez
refusal-not-surrounding = Cette tuile ne fait pas partie de celles entourant la vôtre
refusal-too-far = Cette tuile est plus loin de vous que les pions ne le sont l’un de l’autre
refusal-not-neutral = Cette tuile n’est pas neutre
refusal-temple-tile = À cette table, une tuile à marqueur Temple ne peut pas être visée
refusal-not-your-colour = Cette tuile ne compte pas comme une tuile de la couleur que demande ce sort
refusal-not-your-colour-outside-temples =
    Il faut une tuile de la couleur que demande ce sort, sans marqueur Temple

## Réglages de la table

heading-spells = Certains Sorts
heading-temples = Temples et victoire
heading-turn = Lancement et déplacement
heading-length = Livres et durée
setting-achievement = « Exploit » change
    .about = La lecture plus libre rend très fort un sort bon marché (ED-01).
    .pawns = une tuile occupée
    .any = n’importe quelle tuile
setting-crystallize = « Cristalliser » vise
    .about = Sous un pion, il peut clouer Jour sur place (ED-02).
    .pawns = une tuile occupée
    .any = n’importe quelle tuile
setting-crystal_sky_turns = Durée de « Ciel de cristal », en tours de Jour
    .about = Tous les autres cristaux durent un tour de Jour (ED-03).
setting-mimic_area = « Imitation » atteint
    .about = Quatre cases au plus, ou huit avec les coins (ED-04).
    .adjacent = les tuiles adjacentes
    .surrounding = les tuiles entourant Nuit
setting-temple_counts = La couleur des tuiles à marqueur Temple compte
    .about = Décide si « Égarer » peut mener Nuit sur l’une d’elles (ED-05).
    .generally = toujours
    .conditions_only = pour les conditions seulement
setting-steal_swap = « Voler la passion » échange
    .about = Comment Jour lit un sort volé à Nuit (ED-08).
    .full = tout ce qui est de Jour et de Nuit
    .pawns_only = tout sauf les couleurs des tuiles
setting-travel_forbidden = En se déplaçant, on ne revient pas
    .about = Les cases déjà visitées ce tour-ci sont fermées de toute façon (ED-09).
    .both = là où le tour ou le déplacement a commencé
    .turn_start = là où le tour a commencé
    .travel_start = là où le déplacement a commencé
setting-default_win_trigger = La victoire de Jour par défaut vient
    .about = Nuit ne gagne jamais par défaut (ED-13).
    .always = dès que Nuit manque de place
    .day_awaken_only = seulement quand une tuile mûrit au Réveil de Jour
setting-default_win_room = Jour gagne par défaut si Nuit n’a plus la place pour
    .about = Même si elle ne peut plus gagner, Nuit peut encore gêner sa sœur (R-57).
    .no_temple = un autre Temple
    .no_win = les Temples qu’il lui faut encore
setting-double_win = Second Temple des deux sœurs par un même sort
    .about = Il faut un sort qui altère plusieurs cases, et c’est rare (R-19).
    .active = celle qui l’a lancé l’emporte
    .draw = égalité
setting-marker_limit = Marqueurs Mystifier et Cristalliser
    .about = La boîte contient 8 des premiers et 12 des seconds (DN-2.9, DN-2.10).
    .components = autant que dans la boîte
    .unlimited = autant qu’il en faut
setting-mystify_restack = Mystifier une tuile déjà mystifiée
    .about = Plus il y a de marqueurs, plus la tuile met de tours à mûrir (R-23).
    .forbid = est interdit
    .add = ajoute des marqueurs
setting-fizzle = Les sorts qui ne feraient rien
    .about = Lancés en vain, ils coûtent leurs heures, mais vident la main (R-09).
    .allowed = peuvent être lancés
    .forbidden = ne peuvent pas être lancés
setting-reshuffle = La défausse devient un nouveau Livre
    .about = La différence ne se voit que quand un Livre s’épuise (R-16).
    .eager = dès que le Livre est vide
    .lazy = quand une carte doit être piochée ou cherchée
setting-changed_scope = Une tuile compte comme changée
    .about = « Méditation de Nuit » et « Avantage de Nuit » le demandent (R-28).
    .change_only = quand elle est changée
    .any_flip = quand elle est retournée aussi
setting-spell_move_onto_crystal = Un sort peut poser sur une case cristallisée
    .about = Jour ne peut quitter à pied une case cristallisée (R-26).
    .allowed = l’un ou l’autre pion
    .not_for_day = pas le pion Jour
setting-turn_limit = Tours avant l’égalité
    .about = On compte les tours des deux ; il en faut rarement autant (DN-16.7).
setting-idle_limit = Tours d’inaction avant l’égalité
    .about = De suite, sans un sort ni un pas (DN-16.7).
setting-deck = Exemplaires dans les Livres
    .about = Aucune source ne dit combien il y en a (section 4 des règles).
    .reconstructed_v1 = reconstitués
    .even_v1 = aussi égaux que possible

## Le Livre de Sorts de Jour

spell-D01 = Méditation de jour
    .condition = Seulement si Nuit est sur une tuile de Jour.
    .effect = Changez la tuile occupée par Jour.
    .note = Changer, c’est toujours retourner : une tuile de Jour deviendrait une tuile de Nuit (DN-6.3).
spell-D02 = Chant de jour
    .effect = Changez la tuile occupée par Jour.
    .note = { $fizzle ->
        [forbidden] Sur une case cristallisée il ne ferait rien : il ne peut pas y être lancé (R-42, R-09).
       *[allowed] Sur une case cristallisée il ne fait rien, et les heures sont tout de même dépensées (R-42, R-53).
    }
spell-D03 = Piéger
    .effect = Changez la tuile occupée par Nuit.
    .note = Si Nuit est sur une tuile de Jour, celle-ci devient une tuile de Nuit (R-64).
spell-D04 = Exploit
    .effect = { $achievement ->
        [any] Changez n’importe quelle tuile.
       *[pawns] Changez la tuile occupée par l’un des pions.
    }
    .note = { $achievement ->
        [any] N’importe laquelle, sauf les tuiles cristallisées, les Tuiles-Temples et celles d’un Temple (R-40). Ainsi le veut l’édition italienne (ED-01).
       *[pawns] Deux pions sur une même case ne font qu’une cible (R-47). L’édition italienne admet n’importe quelle tuile (ED-01).
    }
spell-D05 = Avantage de Jour
    .condition = Seulement si Nuit est sur une tuile de Jour.
    .effect = Piochez 3 sorts.
    .note = Ce que vous piochez peut être lancé dès ce tour (DN-5.8).
spell-D06 = Floraison de Jour
    .effect = Changez une tuile neutre.
    .note = Cristallisée, même une tuile neutre est hors de portée de Jour (DN-12.3).
spell-D07 = Rituel de Jour
    .effect = Changez une tuile adjacente à Jour.
    .note = En diagonale, on n’est pas adjacent (DN-1.4).
spell-D08 = Dévier
    .effect = Retournez la tuile occupée par Jour, puis changez la tuile occupée par Nuit.
    .note = { $fizzle ->
        [forbidden] Si les pions partagent une case, tout s’y passe, dans cet ordre : une tuile neutre devient une tuile de Jour ; une tuile mystifiée est retournée deux fois et perd ses marqueurs. Sur toute autre, rien ne serait altéré, et il ne peut pas être lancé (R-35, R-09).
       *[allowed] Si les pions partagent une case, tout s’y passe, dans cet ordre : une tuile neutre devient une tuile de Jour ; toute autre est retournée deux fois et perd ses marqueurs Mystifier (R-35).
    }
spell-D09 = Vœux de Jour
    .effect = Changez n’importe quelle tuile.
    .note = N’importe laquelle, sauf les tuiles cristallisées, les Tuiles-Temples et celles d’un Temple (R-40).
spell-D10 = Instabilité de Jour
    .effect = X est la distance entre les pions. Changez une tuile à X pas au plus de Jour.
    .note = Les pas se comptent en contournant le centre (R-03). Si les pions partagent une case, il ne coûte rien et n’atteint que celle-ci (DN-15.2).
spell-D11 = Floraison
    .condition = Seulement si Nuit est sur une tuile de Jour.
    .effect = Changez deux tuiles entourant Jour.
    .note = S’il y en a deux qui peuvent changer, il faut en changer deux, même à vos dépens (DN-5.3). La tuile occupée par Jour ne compte pas (DN-1.5).
spell-D12 = Voler la passion
    .effect = { $steal_swap ->
        [pawns_only] Regardez la main de Nuit et choisissez un sort : lancez-le sans dépenser d’heures, en échangeant Jour et Nuit, mais pas les couleurs des tuiles, ou défaussez-le.
       *[full] Regardez la main de Nuit et choisissez un sort : lancez-le sans dépenser d’heures, en échangeant Jour et Nuit, ou défaussez-le.
    }
    .note = Si Nuit a des cartes, vous devez en choisir une (R-52). { $fizzle ->
        [forbidden] Un sort à thème, dont la condition n’est pas remplie ou qui ne ferait rien, ne peut qu’être défaussé (DN-14.5).
       *[allowed] Un sort à thème, ou dont la condition n’est pas remplie, ne peut qu’être défaussé (DN-14.5).
    }
spell-D13 = Voiler
    .effect = { $spell_move_onto_crystal ->
        [not_for_day] Déplacez Jour sur n’importe quelle autre tuile non cristallisée.
       *[allowed] Déplacez Jour sur n’importe quelle autre tuile.
    }
    .note = { $spell_move_onto_crystal ->
        [not_for_day] Libère Jour d’une case cristallisée, mais ne peut la poser sur une autre (R-26).
       *[allowed] Libère Jour d’une case cristallisée, et peut la poser sur une autre : elle ne pourra alors pas se déplacer (R-26).
    }
spell-D14 = Égarer
    .condition = Seulement si Nuit est sur une tuile de Jour.
    .effect = { $temple_counts ->
        [conditions_only] Déplacez Nuit sur une autre tuile de Jour sans marqueur Temple.
       *[generally] Déplacez Nuit sur une autre tuile de Jour.
    }
    .note = { $temple_counts ->
        [conditions_only] Les Tuiles-Temples et les tuiles des Temples ne comptent que pour la condition (ED-05).
       *[generally] Les Tuiles-Temples et les tuiles des Temples comptent aussi (DN-10.5).
    } { $fizzle ->
        [forbidden] S’il n’y en a pas d’autre, il ne peut pas être lancé (R-36, R-09).
       *[allowed] S’il n’y en a pas d’autre, rien ne se passe (R-36).
    }
spell-D15 = Destinée
    .condition = Seulement si Nuit est sur une tuile de Jour.
    .effect = Retournez la tuile occupée par Jour et toutes les tuiles l’entourant.
    .note = Les tuiles neutres ou cristallisées, les Tuiles-Temples et celles d’un Temple restent telles quelles (R-41).
spell-D16 = Merveille
    .effect = Cherchez un sort dans votre Livre, prenez-le et mélangez le Livre.
    .note = La carte n’est pas montrée (R-54). Si le Livre est vide, la défausse y est d’abord mélangée (R-37).
spell-D17 = Mare aux vœux
    .effect = Mystifiez la tuile occupée par Jour avec 2 marqueurs.
    .note = { $mystify_restack ->
        [add] Ce doit être une tuile de Jour sans marqueur Temple ; les marqueurs Mystifier qui s’y trouvent déjà restent (DN-11.1, R-23).
       *[forbid] Ce doit être une tuile de Jour sans marqueur Mystifier ni Temple (DN-11.1, R-23).
    } { $fizzle ->
        [forbidden] Sinon, il ne peut pas être lancé (R-09).
       *[allowed] Sinon, rien ne se passe (R-09).
    }
spell-D18 = Brume des vœux
    .effect = Mystifiez deux tuiles de Jour avec 2 marqueurs chacune.
    .note = { $marker_limit ->
        [unlimited] S’il n’y en a qu’une, elle seule est mystifiée (DN-5.3).
       *[components] Une tuile pour laquelle il ne reste pas les deux marqueurs n’en reçoit aucun (R-06).
    }
spell-D19 = Mystifier
    .effect = Mystifiez une tuile de Jour avec 2 marqueurs.
    .note = { $mystify_restack ->
        [add] Jour en retire un à chaque Réveil ; après le dernier, c’est une Tuile-Temple. Les marqueurs déjà présents s’y ajoutent (R-23).
       *[forbid] Jour en retire un à chaque Réveil ; après le dernier, c’est une Tuile-Temple. Nuit a deux tours pour la retourner (DN-11.5).
    }
spell-D20 = Puits aux vœux
    .effect = Mystifiez une tuile de Jour avec 1 marqueur.
    .note = { $mystify_restack ->
        [add] Sans autre marqueur, elle devient une Tuile-Temple au prochain Réveil de Jour. Les marqueurs déjà présents s’y ajoutent (R-23).
       *[forbid] Au prochain Réveil de Jour, elle devient une Tuile-Temple. Nuit a un tour pour la retourner (DN-11.5).
    }

## Le Livre de Sorts de Nuit

spell-N01 = Méditation de Nuit
    .condition = { $changed_scope ->
        [any_flip] Seulement si une tuile de Jour a été changée ou retournée ce tour-ci.
       *[change_only] Seulement si une tuile de Jour a été changée ce tour-ci.
    }
    .effect = Changez la tuile occupée par Nuit.
    .note = { $changed_scope ->
        [any_flip] Retourner vaut changer (R-28).
       *[change_only] Retourner n’est pas changer (R-28).
    } Ce que Jour a fait pendant son propre tour ne compte pas (R-59).
spell-N02 = Décourager
    .effect = Retournez la tuile occupée par Nuit.
    .note = Sur une tuile neutre, il n’y a rien à retourner (DN-6.2). { $changed_scope ->
        [any_flip] Pour « Méditation de Nuit » et « Avantage de Nuit », cela compte comme un changement (R-28).
       *[change_only] Cela ne compte pas comme un changement (R-28).
    }
spell-N03 = Chant de Nuit
    .effect = Changez la tuile occupée par Nuit.
    .note = Un cristal ne gêne pas Nuit, et il reste en place (DN-12.5).
spell-N04 = Avantage de Nuit
    .condition = { $changed_scope ->
        [any_flip] Seulement si une tuile de Jour a été changée ou retournée ce tour-ci.
       *[change_only] Seulement si une tuile de Jour a été changée ce tour-ci.
    }
    .effect = Piochez 3 sorts.
    .note = { $changed_scope ->
        [any_flip] Retourner vaut changer (R-28).
       *[change_only] Retourner n’est pas changer (R-28).
    } Ce que vous piochez peut être lancé aussitôt (R-48).
spell-N05 = Obtenir
    .effect = Piochez 2 sorts.
    .note = Ce que vous piochez peut être lancé aussitôt (R-48).
spell-N06 = Modifier le terrain
    .effect = Changez une tuile neutre adjacente à Nuit.
    .note = En diagonale, on n’est pas adjacent (DN-1.4).
spell-N07 = Rituel de Nuit
    .effect = Changez une tuile adjacente à Nuit.
    .note = Une tuile mystifiée qu’on retourne perd tous ses marqueurs (DN-11.2).
spell-N08 = Enchantement de Nuit
    .effect = Changez une tuile neutre.
    .note = Aucune tuile ne redevient neutre (DN-2.3).
spell-N09 = Vœux de Nuit
    .effect = Changez n’importe quelle tuile.
    .note = N’importe laquelle, sauf les Tuiles-Temples et celles d’un Temple (R-40) ; un cristal ne gêne pas Nuit, et il reste en place (DN-12.5).
spell-N10 = Instabilité de Nuit
    .effect = X est la distance entre les pions. Changez une tuile à X pas au plus de Nuit.
    .note = Les pas se comptent en contournant le centre (R-03). Si les pions partagent une case, il ne coûte rien et n’atteint que celle-ci (DN-15.2).
spell-N11 = Imitation
    .condition = Seulement si Nuit est sur une tuile de Nuit.
    .effect = { $mimic_area ->
        [surrounding] Changez deux tuiles entourant Nuit.
       *[adjacent] Changez deux tuiles adjacentes à Nuit.
    }
    .note = S’il y en a deux qui peuvent changer, il faut en changer deux, même à vos dépens (DN-5.3). { $mimic_area ->
        [surrounding] La tuile occupée par Nuit ne compte pas (DN-1.5, ED-04).
       *[adjacent] Certaines tables jouent avec les tuiles entourant Nuit (ED-04).
    }
spell-N12 = Exaltation
    .condition = Seulement si Nuit a construit un Temple.
    .effect = Changez deux tuiles neutres entourant Nuit.
    .note = Si une seule est neutre, elle seule est changée (DN-5.3).
spell-N13 = Épiphanie
    .condition = Seulement si Nuit n’a pas d’autre sort en main.
    .effect = Piochez 5 sorts.
    .note = { $fizzle ->
        [forbidden] À cette table, on ne lance aucun sort en vain, même pour vider sa main (R-09, R-49).
       *[allowed] Pour vider votre main, vous pouvez d’abord lancer des sorts sans effet (R-09, R-49).
    }
spell-N14 = Tromper
    .condition = Seulement si Nuit a construit un Temple.
    .effect = { $spell_move_onto_crystal ->
        [not_for_day] Déplacez Jour sur une tuile de Nuit hors de tout Temple et non cristallisée.
       *[allowed] Déplacez Jour sur une tuile de Nuit hors de tout Temple.
    }
    .note = { $spell_move_onto_crystal ->
        [not_for_day] Ce doit être une autre tuile que la sienne (R-39), et jamais une tuile cristallisée (R-26).
       *[allowed] Ce doit être une autre tuile que la sienne (R-39), fût-elle cristallisée : elle ne pourra alors pas se déplacer (R-26).
    }
spell-N15 = Mutation
    .effect = Retournez toutes les tuiles entourant Nuit.
    .note = La tuile occupée par Nuit reste telle quelle, comme les tuiles neutres, les Tuiles-Temples et celles d’un Temple ; les tuiles cristallisées, elles, sont retournées (R-41).
spell-N16 = Cristalliser
    .effect = { $crystallize ->
        [any] Cristallisez n’importe quelle tuile.
       *[pawns] Cristallisez la tuile occupée par l’un des pions.
    }
    .note = Sur une case cristallisée, Jour ne peut ni changer sa tuile ni se déplacer (DN-12.3). { $crystallize ->
        [any] Ainsi le veut l’édition italienne (ED-02).
       *[pawns] L’édition italienne admet n’importe quelle tuile (ED-02).
    }
spell-N17 = Éclat de cristal
    .effect = Cristallisez toutes les tuiles entourant Nuit.
    .note = La tuile occupée par Jour est comprise, sauf si Nuit l’occupe aussi (R-45). { $marker_limit ->
        [unlimited] Les cristaux ne manquent jamais (DN-2.10).
       *[components] Si les cristaux manquent, Nuit choisit (R-07).
    }
spell-N18 = Souffle de cristal
    .effect = Cristallisez deux tuiles, mais pas celle occupée par Jour.
    .note = Les tuiles des Temples peuvent être cristallisées aussi (R-25). Les cristaux se dissipent au prochain Réveil de Nuit (DN-12.4).
spell-N19 = Ciel de cristal
    .effect = { $crystal_sky_turns ->
        [1] Cristallisez trois tuiles, mais pas celle occupée par Jour.
       *[2] Cristallisez trois tuiles, mais pas celle occupée par Jour. Ces cristaux durent deux tours de Jour.
    }
    .note = Un cristal déjà présent n’est pas prolongé (R-46). { $crystal_sky_turns ->
        [1] Ceux-ci durent un seul tour, comme dans l’édition italienne (ED-03).
       *[2] Dans l’édition italienne, ils durent un seul tour (ED-03).
    }

## Sur le plateau

board-neutral = neutre
board-day = tuile de Jour
board-night = tuile de Nuit
board-built = Temple
board-isolated = Tuile-Temple
board-markers = { $count ->
    [one] 1 marqueur Mystifier
   *[other] { $count } marqueurs Mystifier
}
board-crystal = { $count ->
    [one] cristal pour 1 tour
   *[other] cristal pour { $count } tours
}
board-pawn = { $seat ->
    [day] Jour se tient ici
   *[night] Nuit se tient ici
}
board-hours = { $count ->
    [0] il ne reste aucune heure
    [one] il reste une heure
   *[other] il reste { $count } heures
}
board-cost = { $count ->
    [0] ne coûte aucune heure
    [one] coûte une heure
   *[other] coûte { $count } heures
}
board-cost-x = coûte autant d’heures qu’il y a de pas entre les pions
board-turn = Tour { $number }
board-changed = { $changed_scope ->
    [any_flip] Changées ou retournées ce tour-ci :
   *[change_only] Changées ce tour-ci :
}
board-temples = { $count ->
    [0] aucun Temple construit
    [one] un Temple construit
   *[other] { $count } Temples construits
}
board-hand = Main
board-book = Livre de Sorts
board-marker-supply = Marqueurs Mystifier
board-crystal-supply = Marqueurs Cristalliser
board-discards = Défausse ({ $count })
board-your-hand = Votre main
board-known-hand = Vues dans la main adverse
board-open-hand = La main adverse, dévoilée
board-hand-of = { $seat ->
    [day] La main de Jour
   *[night] La main de Nuit
}
board-search = Votre Livre de Sorts, ouvert
board-stolen = Le sort volé
board-no-effect = Resterait sans effet maintenant
board-none-to-mystify = Aucune tuile Jour ne peut en recevoir
board-turns-own = Retournerait une de vos tuiles
board-own = une de vos tuiles
board-seen = Vue par l’adversaire
board-empty = Aucune carte.

## What happened, told again

board-recap-tiles = { $who } : { $spell }, vos tuiles { $before } → { $after }
board-recap-walks = { $who } marche : { $before } → { $after }

## Le codex

codex-kind-spell = Sorts
codex-book = Livre de Sorts
    .day = { seat-day }
    .night = { seat-night }
codex-hours = Durée en heures
codex-kind = Sorte
    .minor = { kind-minor }
    .miracle = { kind-miracle }
    .theme = { kind-theme }
codex-copies = Exemplaires dans le Livre de Sorts

## Big moments

board-moment-temple = { who } construit { $number ->
    [1] un Temple
   *[other] son second Temple
}
board-moment-steals = { who } vole « { $spell } »
board-moment-caught = Le cristal emprisonne Jour
