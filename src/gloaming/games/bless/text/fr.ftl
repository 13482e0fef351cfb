### Bless en français.

title = Bless
    .about = Un duel avec une seule Pioche : chaque carte est une Malédiction qui combat ou une Prière qui aide, et qui bénit marque des points.
share-count = tour { $turn }

## Qui

seat-sun = Soleil
seat-moon = Lune

who = { $seat ->
    [sun] Le Soleil
   *[moon] La Lune
}
the = { $seat ->
    [sun] le Soleil
   *[moon] la Lune
}
of = { $seat ->
    [sun] du Soleil
   *[moon] de la Lune
}
label = { $seat ->
    [sun] Soleil
   *[moon] Lune
}

## Les mots du jeu

form-light = Lumière
form-shadow = Ombre
form-dual = Duale
type-impulse = Impulsion
type-echo = Écho
type-bond = Lien
role-curse = Malédiction
role-prayer = Prière
value-eye = Œil
value-karma = Karma
state-pure = pure
state-corrupt = corrompue
state-stasis = Stase
ability-rivalry = Rivalité
    .effect = +3 Œil dans un affrontement avec une carte de l’autre Forme ; ne vaut ni pour une carte Duale, ni contre elle.
ability-impact = Impact
    .effect = Elle bénit quand elle corrompt une carte adverse dans un affrontement.
ability-barrier = Barrière
    .effect = Quand elle devient corrompue, elle ne peut plus être attaquée jusqu’à la fin de ce tour.
ability-fate = Destin
    .effect = Qui la contrôle annonce pair ou impair et lance un dé : si c’est juste, elle gagne l’affrontement ; sinon, elle le perd.
zone-deck = Pioche
zone-void = Vide
zone-altar = Autel
zone-hand = main
phase-setup = Mise en place
phase-start = Début
phase-main = Phase principale
phase-end = Fin
final-left = { $left ->
    [one] encore { $left } Tour final
   *[other] encore { $left } Tours finaux
}
turn-number = Tour { $turn }

## Questions

ask-starts = Une pièce décide qui est premier joueur.
ask-draw = Le hasard distribue { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
ask-look = Le hasard retourne { $count ->
    [one] une carte
   *[other] { $count } cartes
} de la Pioche.
ask-lose = Le hasard choisit la carte défaussée.
ask-roll = Le hasard lance le dé.
ask-mulligan = { label } : mettez de côté des cartes de votre main, ou gardez les autres.
ask-main = { label } : dépensez une Action ou terminez votre tour.
    .over = { label } : vous ne pouvez plus rien faire ; terminez votre tour.
ask-target = { label } : choisissez la cible de l’attaque.
ask-host = { label } : choisissez la Malédiction sous laquelle placer ce Lien.
ask-overflow = { label } : vous avez trop de Malédictions. Mettez dans le Vide { $count ->
    [one] une des vôtres qui soit pure
   *[other] { $count } des vôtres qui soient pures
}.
ask-overflow-echoes = { label } : vous avez trop d’Échos. Mettez dans le Vide { $count ->
    [one] un des vôtres
   *[other] { $count } des vôtres
}.
ask-order = { label } : choisissez l’effet à utiliser en premier.
ask-chain = { label } : choisissez l’Écho à utiliser maintenant.
ask-may = { label } : utiliser cet effet ?
ask-offer = { label } : offrir la Malédiction brisée et bénir, ou la laisser aller dans le Vide ?
ask-fate = { label } : pair ou impair ?
ask-role = { label } : la jouer comme Malédiction ou comme Prière ?
ask-form = { label } : choisissez une Forme.
ask-strengthen = { label } : choisissez { $count ->
    [one] la Malédiction qui gagne de l’Œil
   *[other] { $count } Malédictions qui gagnent de l’Œil
}.
ask-karma = { label } : choisissez la Malédiction qui gagne du Karma.
ask-weaken = { label } : choisissez la Malédiction que les attaques affaibliront.
ask-silence = { label } : choisissez une autre carte, sans effet pendant ce tour.
ask-chain-up = { label } : choisissez la Malédiction qui ne peut pas attaquer au prochain tour.
ask-protect = { label } : choisissez la Malédiction à protéger.
ask-original-eye = { label } : choisissez la Malédiction dont l’Œil d’origine sera 3.
ask-eye-of = { label } : choisissez la Malédiction dont l’Œil change.
ask-like = { label } : choisissez l’Ombre dont elle prend l’Œil d’origine.
ask-reform = { label } : choisissez la Malédiction qui change de Forme.
ask-break = { label } : choisissez une carte à briser.
ask-corrupt = { label } : choisissez une Malédiction pure à corrompre.
ask-purify = { label } : choisissez une Malédiction corrompue à purifier.
ask-discard = { label } : choisissez une carte à défausser.
ask-take = { label } : choisissez une carte du Vide à prendre.
ask-take-top = { label } : choisissez une des premières cartes de la Pioche.
ask-take-back = { label } : choisissez une de vos Malédictions à reprendre en main.
ask-search = { label } : cherchez dans toute la Pioche.
ask-find = { label } : choisissez une carte de la Pioche.
ask-play = { label } : choisissez une carte à jouer.
ask-lay-curse = { label } : choisissez une carte de votre main à poser comme Malédiction.
ask-lay-prayer = { label } : choisissez une Lumière de votre main à poser comme Prière.
ask-invoke = { label } : choisissez un Écho à invoquer.
ask-use = { label } : choisissez la Malédiction dont vous voulez utiliser l’effet de Prière.
ask-convert = { label } : choisissez une Prière à convertir en Malédiction.
ask-control = { label } : choisissez ce dont vous prenez le contrôle.
ask-move-bond = { label } : choisissez la Malédiction à laquelle passe le Lien.

## Choix

option-starts = Premier joueur : { $thing }
option-draw = { $thing }
option-lose = { $thing }
option-roll = { $thing }
option-aside = Mettre { $thing } de côté
option-keep = Garder les autres
option-curse = Poser { $thing } comme Malédiction
option-pray = Poser { $thing } comme Prière
option-release = Retirer la Stase : { $thing }
option-attack = Attaquer avec { $thing }
option-invoke = Invoquer { $thing }
option-end_turn = Terminer le tour
option-search = Chercher dans la Pioche
option-target = Attaquer { $thing }
option-direct = Attaquer directement le joueur
option-host = Lier à { $thing }
option-drop = Mettre { $thing } dans le Vide
option-choose = { $thing }
option-nothing = Il n’y en a pas
option-next = D’abord { $thing }
option-yes = Oui
option-no = Non
option-offer = Offrir
option-to_void = Dans le Vide
option-even = Pair
option-odd = Impair
option-as_curse = Comme Malédiction
option-as_prayer = Comme Prière
option-form = { $thing }

## Le journal

fact-starts = { who } est premier joueur.
fact-turn = Tour { $number } : { the } a { $actions ->
    [one] { $actions } Action
   *[other] { $actions } Actions
}.
fact-final-turns = { who } déclenche les Tours finaux !
fact-final-turn = Tour final { $number } sur 5.
fact-turn-ends = { who } termine le tour.
fact-turn-will-end = Le tour va se terminer.
fact-stasis-ends = La Stase est retirée à toutes les Malédictions.
fact-guard = Trop d’effets à la fois : le reste est abandonné et le tour se termine.
fact-ends = { $ending ->
    [most-points] { ending-most-points }
    [trigger-wins] { ending-trigger-wins }
    [cap-most-points] { ending-cap-most-points }
    [cap-trigger-wins] { ending-cap-trigger-wins }
   *[cap-draw] { ending-cap-draw }
}
fact-draws = { who } pioche « { $card } ».
    .hidden = { who } pioche une carte.
fact-no-card = { who } a besoin d’une carte, mais il n’y en a plus.
fact-reshuffles = { who } a besoin de la Pioche, qui est épuisée : le Vide devient la Pioche.
fact-shuffles = La Pioche est mélangée.
fact-puts-aside = { who } met « { $card } » de côté.
    .hidden = { who } met une carte de côté.
fact-mulligan = { who } { $number ->
    [0] ne change aucune carte
    [one] change { $number } carte
   *[other] change { $number } cartes
}.
fact-discards = { who } défausse « { $card } ».
fact-takes = { who } prend « { $card } ».
fact-takes-hidden = { who } prend « { $card } » dans la Pioche.
    .hidden = { who } prend une carte dans la Pioche.
fact-looks = { who } voit « { $card } » dans la Pioche.
    .hidden = { who } regarde une carte de la Pioche.
fact-shows = La première carte de la Pioche est « { $card } ».
fact-searches = { who } cherche dans la Pioche.
fact-lays-curse = { who } pose « { $card } » comme Malédiction.
fact-lays-prayer = { who } pose « { $card } » comme Prière.
fact-plays-curse = { who } joue « { $card } » comme Malédiction.
fact-plays-prayer = { who } joue « { $card } » comme Prière.
fact-binds = « { $card } » va sous une Malédiction.
fact-bound-to = Ce Lien est lié à « { $card } ».
fact-drops = { who } met « { $card } » dans le Vide.
fact-releases = { who } retire la Stase à « { $card } ».
fact-invokes = { who } invoque « { $card } ».
fact-uses = { who } utilise l’effet de Prière : « { $card } ».
fact-effect = Effet utilisé : « { $card } ».
fact-no-effect = « { $card } » : rien à choisir, il ne se passe rien.
fact-unmet = « { $card } » : sa condition n’est pas remplie, il ne se passe rien.
fact-declines = { who } n’utilise pas l’effet : « { $card } ».
fact-corrupts = « { $card } » devient corrompue.
fact-purifies = « { $card } » redevient pure.
fact-barrier = Barrière : « { $card } » ne peut plus être attaquée pendant ce tour.
fact-breaks = « { $card } » se brise.
fact-offers = { who } offre « { $card } », qui va sur l’Autel.
fact-to-void = { who } laisse « { $card } » aller dans le Vide.
fact-blesses = « { $card } » bénit pour { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
fact-points = { who } a { $number ->
    [one] { $number } Point de Victoire
   *[other] { $number } Points de Victoire
}.
fact-gains-action = { who } gagne une Action.
fact-action-lost = { who } gagne une Action pendant le tour de l’autre joueur : elle est perdue.
fact-returns-to-deck = « { $card } » retourne dans la Pioche.
fact-converts = { who } convertit « { $card } » en Malédiction.
fact-controls = { who } prend le contrôle : « { $card } ».
fact-attacks = { who } attaque avec « { $card } ».
fact-defends = L’attaque vise « { $card } ».
fact-attacks-directly = { who } attaque directement avec « { $card } ».
fact-counts = « { $card } » : Œil d’origine { $number }.
fact-sets = · « { $card } » le porte à { $number }.
fact-adds = · « { $card } » ajoute { $number }.
fact-subtracts = · « { $card } » retire { $number }.
fact-rivalry = · « { $card } » : sa Rivalité ajoute { $number }.
fact-fixes = · « { $card } » le tient toujours à { $number }.
fact-clash-eye = Dans cet affrontement, « { $card } » a un Œil de { $number }.
fact-calls-even = { who } annonce pair.
fact-calls-odd = { who } annonce impair.
fact-rolls = Le dé montre { $side }.
fact-eye-wins = « { $card } » a le plus grand Œil et gagne.
fact-wins = « { $card } » gagne par son effet.
fact-always-wins = « { $card } » gagne toujours ici.
fact-ties-win = Égalité, et « { $card } » la gagne.
fact-fate-wins = Le Destin décide : « { $card } » gagne.
fact-tie = Égalité : les deux perdent.
fact-tie-wins = Les deux gagnent par leur effet : égalité, les deux perdent.
fact-tie-always = Les deux gagnent toujours ici : égalité, les deux perdent.
fact-no-clash = Une des deux n’est plus là : pas d’affrontement.
fact-strengthens = « { $card } » : +{ $number } Œil pour l’instant.
fact-weakens = « { $card } » : −{ $number } Œil pendant ce tour.
fact-eye-becomes = « { $card } » : pendant ce tour, son Œil est { $number }.
fact-original-eye = « { $card } » : au prochain tour, son Œil d’origine est toujours { $number }.
fact-blessed-more = « { $card } » : +{ $number } Karma pendant ce tour.
fact-has-form = « { $card } » est { $form } pour l’instant.
fact-silences = « { $card } » est sans effet pendant ce tour.
fact-cannot-attack = « { $card } » ne peut pas attaquer au prochain tour.
fact-cannot-be-attacked = « { $card } » ne peut pas être attaquée au prochain tour.
fact-watches = « { $card } » s’affaiblira quand on l’attaquera.
fact-gets-barrier = « { $card } » a Barrière pour l’instant.
fact-group = Certaines cartes { of } sont plus fortes pour l’instant.
fact-free-prayers = { who } peut poser des Prières gratuitement pendant ce tour.

## Comment finit la partie

ending-most-points = Le cinquième Tour final est passé : { the } a plus de Points de Victoire et gagne.
ending-trigger-wins = Égalité après le cinquième Tour final : { the } a déclenché les Tours finaux et gagne.
ending-cap-most-points = Le dernier tour permis est passé : { the } a plus de Points de Victoire et gagne.
ending-cap-trigger-wins = Le dernier tour permis est passé à égalité de points : { the } a déclenché les Tours finaux et gagne.
ending-cap-draw = Le dernier tour permis est passé à égalité de points : la partie est nulle.
tally-points =
    { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    }

## Pourquoi pas

refusal-not-in-hand = Cette carte n’est pas dans votre main
refusal-no-actions = Vous n’avez plus d’Action
refusal-no-room = Vous avez quatre Malédictions, et aucune pure qui puisse céder sa place
refusal-no-host = Aucune Malédiction ne peut porter ce Lien
refusal-not-in-stasis = Ce n’est pas une de vos Malédictions en Stase
refusal-not-your-curse = Ce n’est pas une de vos Malédictions
refusal-in-stasis = Une Malédiction en Stase ne peut pas attaquer
refusal-has-attacked = Elle a déjà attaqué pendant ce tour
refusal-cannot-attack = Un effet lui interdit d’attaquer
refusal-nothing-to-attack = Il n’y a rien qu’elle puisse attaquer
refusal-nothing-to-beat = Une Malédiction corrompue n’attaque que ce qu’elle battrait, et elle ne battrait aucune de celles qu’elle peut attaquer
refusal-not-your-echo = Ce n’est pas un de vos Échos
refusal-echo-used = Son effet a déjà été utilisé pendant ce tour
refusal-echo-silenced = Cet Écho est sans effet pendant ce tour
refusal-no-opposing-curse = Ce n’est pas une Malédiction adverse
refusal-not-attackable = Cette attaquante ne peut pas l’attaquer maintenant
refusal-would-not-win = Une Malédiction corrompue n’attaque que ce qu’elle battrait
refusal-not-direct = L’adversaire a des Malédictions, et rien ne permet une attaque directe
refusal-not-a-host = Cette Malédiction ne peut pas porter ce Lien
refusal-not-to-drop = Seules vos cartes de cette sorte peuvent céder leur place, et pas la nouvelle
refusal-echo-makes-way = Un de vos Échos doit céder sa place, et pas le nouveau
refusal-only-pure-ones = Seules les Malédictions pures peuvent céder leur place
refusal-not-ready = Ce n’est pas un Écho que l’on peut utiliser maintenant
refusal-not-choosable = L’effet n’atteint pas cette carte
refusal-already-chosen = Vous avez déjà choisi cette carte
refusal-something-there = Il y a quelque chose à choisir, et vous devez le faire
refusal-not-waiting = Aucun effet de cette carte n’attend
refusal-last-turn = C’est votre dernier tour : ce que vous ne faites pas maintenant, vous ne le ferez plus

## Options de la table

setting-first_player = Premier joueur
    .random = une pièce décide
    .sun = Soleil
    .moon = Lune
setting-altar_goal = Cartes sur l’Autel qui déclenchent les Tours finaux

## Les cartes

card-01 = Roi de Lumière
    .curse = Dans un affrontement avec une Lumière, elle gagne toujours.
    .prayer = Choisissez une Malédiction Lumière : +2 Œil jusqu’à la fin du prochain tour.
    .note = Elle gagne aussi contre une carte Duale, qui est Lumière elle aussi (BL-2.2). L’Écho atteint les Malédictions des deux joueurs (R-46).
card-02 = Zoreo, champion de la Lumière
    .curse = Rivalité.
    .prayer = Tant qu’elle est Lumière, elle a +2 Karma. Après qu’elle a béni, ce Lien se brise.
    .note = Le Lien se brise après chaque bénédiction, même si le +2 ne valait pas (R-84).
card-03 = Lame du matin
    .curse = +2 Œil tant que vous avez exactement une Malédiction Ombre.
    .prayer = Rivalité.
    .note = Les Malédictions Duales comptent comme Ombres (R-78).
card-04 = Dragon de fiel
    .curse = Tant que vous avez plus de Lumières en jeu que l’adversaire, elle peut attaquer directement.
    .prayer = Choisissez une Malédiction : pendant ce tour, +1 Œil pour chaque autre Prière en jeu.
    .note = Une Malédiction qui interdit les autres cibles interdit aussi les attaques directes (R-61). L’Écho compte les Prières des deux joueurs, Liens compris (R-79).
card-05 = Battement d’ailes
    .curse = Quand elle est attaquée, l’adversaire choisit une carte de sa main et la défausse.
    .prayer = Choisissez une Prière en jeu et brisez-la.
    .note = Qui défausse choisit (R-59).
card-06 = Tourmente des anges
    .curse = POSE : tant que l’adversaire a plus de Malédictions que vous, il choisit une des siennes et la brise.
    .prayer = Choisissez une Prière adverse : vous en prenez le contrôle.
    .note = Il ne se passe rien si l’adversaire n’a pas plus de Malédictions que vous ; celles qui arrivent entre-temps comptent (R-60). Un Lien dont vous prenez le contrôle reste où il est (R-39).
card-07 = Ailes de Mos
    .curse = Gagne contre les cartes d’Œil 6 ou plus.
    .prayer = Barrière. Corrompue, elle a +1 Œil.
    .note = L’Œil de l’affrontement compte, Rivalité comprise (R-25).
card-08 = Chaînes luisantes
    .curse = Rivalité.
    .prayer = Choisissez une Malédiction : au prochain tour, elle ne peut pas attaquer.
    .note = Le prochain tour est celui qui suit, quel que soit le joueur (BL-13.10).
card-09 = Anneaux du sceau
    .curse = Barrière.
    .prayer = Choisissez une Malédiction : au prochain tour, elle ne peut pas être attaquée.
    .note = La Barrière tient jusqu’à la fin du tour où la carte est devenue corrompue (BL-12.3).
card-10 = Toucher divin
    .curse = Gagne contre les cartes de Karma 2 ou moins.
    .prayer = Choisissez une de vos Prières : convertissez-la en Malédiction, sans Stase.
    .note = N’importe quelle Prière que vous contrôlez, même un Lien sous une Malédiction adverse, mais jamais cette carte (R-81). Une carte convertie est pure et n’a pas été jouée (R-19).
card-11 = Voix du gourou
    .curse = Aucun effet.
    .prayer = Choisissez une de vos Malédictions qui, comme Prière, est Écho ou Impulsion : utilisez cet effet de Prière.
    .note = La Malédiction reste ce qu’elle est (R-87). Si elle est Écho comme Prière, vos Échos s’enchaînent (R-42).
card-12 = Pendule voyant
    .curse = POSE : l’adversaire défausse une carte de sa main, prise au hasard.
    .prayer = Cherchez une carte quelconque dans la Pioche, prenez-la et mélangez ; puis le tour se termine.
    .note = La carte trouvée n’est pas montrée (BL-4.4). Si Pioche et Vide sont épuisés, il ne se passe rien et le tour continue (R-86).
card-13 = Couronne de lignée
    .curse = Chaque fois que vous jouez un Lien, invoquez un de vos Échos.
    .prayer = +1 Œil et +1 Karma. BRISÉE : ce Lien passe à une de vos Malédictions d’Œil d’origine plus petit.
    .note = Le Lien passe à une Malédiction de qui contrôlait celle qui s’est brisée (R-35).
card-14 = Hélice de l’empyrée
    .curse = Impact.
    .prayer = Choisissez deux Malédictions : +1 Œil chacune jusqu’à la fin du prochain tour.
    .note = S’il n’y a qu’une Malédiction en jeu, c’est elle (R-48).
card-15 = Lanterne nomade
    .curse = +3 Œil tant que vous n’avez pas d’autre Malédiction Lumière.
    .prayer = Pendant ce tour, vos Malédictions corrompues ont +2 Œil.
    .note = Une Malédiction Duale compte comme Lumière (R-78). L’Écho atteint aussi celles qui deviennent corrompues plus tard (R-50).
card-16 = Flamme perpétuelle
    .curse = Si son affrontement finit à égalité, elle le gagne.
    .prayer = Choisissez une Malédiction : +2 Œil pendant ce tour.
    .note = Cela ne change que l’issue d’une égalité (R-28).
card-17 = Phare de la rédemption
    .curse = Barrière.
    .prayer = Choisissez une Prière en jeu et brisez-la.
    .note = On ne peut pas choisir une Impulsion en cours (R-44).
card-18 = Rayon évanescent
    .curse = Rivalité.
    .prayer = Corrompez une de vos Malédictions pures ; si vous le faites, choisissez une carte en jeu et brisez-la.
    .note = Les deux parties doivent être possibles, et alors on fait les deux (R-45).
card-19 = Soleil veillé
    .curse = Corrompue, elle a +3 Œil.
    .prayer = Corrompue, elle a +2 Œil.
    .note = L’état compte à chaque instant (BL-12.10).
card-20 = Pics au-dessus des nuages
    .curse = Barrière.
    .prayer = Choisissez une autre carte en jeu : pendant ce tour, elle est sans effet.
    .note = Une Malédiction sans effet perd aussi ce que son Lien lui donne ; ce que des effets ont déjà fait reste (R-58).
card-21 = Temple de Herset
    .curse = POSE : défaussez une carte ; si vous le faites, purifiez une de vos Malédictions corrompues.
    .prayer = +1 Œil pour chaque Malédiction adverse.
    .note = Les deux parties doivent être possibles, et alors on fait les deux (R-45). Adverse veut dire adverse de la Malédiction qui porte le Lien (R-35).
card-22 = Obélisque du soleil
    .curse = Tant que toutes vos Malédictions sont Lumière, elles ont toutes (celle-ci comprise) +2 Œil.
    .prayer = Brisez toutes les Ombres en jeu ; puis le tour se termine.
    .note = Les Malédictions Duales comptent comme Lumières (R-78). Même sans aucune Ombre en jeu, le tour se termine (R-86).
card-23 = Horizon
    .curse = POSE : gagnez 1 Point de Victoire.
    .prayer = Choisissez une Malédiction : pendant ce tour, chaque fois qu’une Lumière l’attaque, elle prend -2 Œil jusqu’à la fin du tour.
    .note = Chaque attaque de ce genre compte, et les pertes s’additionnent (R-70). Une prévision en tient compte (R-22).
card-24 = Fleuve éthéré
    .curse = Les Ombres ne peuvent pas l’attaquer.
    .prayer = Vos Lumières ont +1 Œil jusqu’à la fin du prochain tour.
    .note = Une attaquante Duale est aussi Ombre et ne peut pas l’attaquer (R-62). L’Écho atteint les Lumières qui arrivent plus tard (R-50).
card-25 = Mangrove céleste
    .curse = +1 Karma pour chaque Prière Lumière en jeu.
    .prayer = Son Œil est toujours 5.
    .note = Les Prières Lumière des deux joueurs comptent, Liens compris (R-79). La Rivalité ne change pas un Œil qui est toujours 5 (R-54).
card-26 = Fleur de Lamus
    .curse = POSE : posez gratuitement une Lumière de votre main comme Prière.
    .prayer = Son Œil est égal au plus grand Œil d’origine parmi les Malédictions adverses.
    .note = Ce qu’on pose ainsi ne coûte aucune Action, à n’importe quel tour (R-64). Sans Malédiction adverse, le Lien ne fait rien (BL-12.6).
card-27 = Roche radieuse
    .curse = Pendant le tour adverse, son Œil est égal à son Karma.
    .prayer = Choisissez une Malédiction Lumière : +1 Karma pendant ce tour.
    .note = Les effets suivants qui fixent son Œil remplacent celui-ci (BL-12.6).
card-28 = Regard brillant
    .curse = Au début de chacun de vos tours, piochez une carte.
    .prayer = Regardez les trois premières cartes de la Pioche et prenez-en une.
    .note = Celles que vous laissez restent sur le dessus de la Pioche, dans le même ordre (R-08). S’il y a moins de trois cartes, vous regardez celles-là (R-07).
card-29 = Portail solennel
    .curse = BRISÉE : posez une carte de votre main comme Malédiction.
    .prayer = Jouez la Lumière la plus proche du dessus du Vide.
    .note = Quand vous posez la nouvelle carte, celle-ci a déjà quitté le jeu (R-33). Une carte jouée n’est pas posée : pas d’effet POSE (BL-6.2).
card-30 = Roi d’Ombre
    .curse = Dans un affrontement avec une Ombre, elle gagne toujours.
    .prayer = Choisissez une Malédiction Ombre : +2 Œil jusqu’à la fin du prochain tour.
    .note = Elle gagne aussi contre une carte Duale, qui est Ombre elle aussi (BL-2.2).
card-31 = Mesit, champion de l’Ombre
    .curse = Rivalité.
    .prayer = Tant qu’elle est Ombre, elle a +2 Karma. Après qu’elle a béni, ce Lien se brise.
    .note = Le Lien se brise après chaque bénédiction, même si le +2 ne valait pas (R-84).
card-32 = Faux de la nuit
    .curse = +2 Œil tant que vous avez exactement une Malédiction Lumière.
    .prayer = Rivalité.
    .note = Les Malédictions Duales comptent comme Lumières (R-78).
card-33 = Entaille dans les ténèbres
    .curse = Gagne contre les Ombres corrompues.
    .prayer = Choisissez une Prière en jeu et brisez-la.
    .note = L’état d’avant l’affrontement compte (BL-8.11).
card-34 = Lenora, lame obscure
    .curse = Chaque fois qu’elle bénit, gagnez une Action.
    .prayer = Brisez la Malédiction en jeu au plus grand Œil (à égalité, vous choisissez).
    .note = Une Action gagnée pendant le tour adverse est perdue (R-65). Le plus grand Œil des deux camps ; à égalité vous choisissez, même une des vôtres (R-80).
card-35 = Murmure fatal
    .curse = BRISÉE : choisissez une Malédiction pure et corrompez-la.
    .prayer = Corrompez une Malédiction pure d’un joueur ; si vous le faites, brisez une Malédiction pure de l’autre joueur.
    .note = Si l’un des joueurs n’a pas de Malédiction pure, il ne se passe rien (R-45).
card-36 = Ailes de Som
    .curse = Gagne contre les cartes d’Œil 6 ou plus.
    .prayer = Impact. -1 Karma.
    .note = Le Karma ne descend jamais sous 0 (R-52). La même capacité deux fois compte une fois (R-88).
card-37 = Éclipse
    .curse = Elle est la seule cible que l’adversaire peut attaquer.
    .prayer = Choisissez une Prière en jeu et brisez-la.
    .note = Elle interdit aussi les attaques directes ; qui ne peut pas l’attaquer n’attaque pas du tout (R-61).
card-38 = Lune déchue
    .curse = Rivalité.
    .prayer = Choisissez une Malédiction : pendant ce tour, chaque fois qu’une Ombre l’attaque, elle prend -2 Œil jusqu’à la fin du tour.
    .note = Chaque attaque de ce genre compte, et les pertes s’additionnent (R-70).
card-39 = Obélisque du noir
    .curse = Tant que toutes vos Malédictions sont Ombre, elles ont toutes (celle-ci comprise) +2 Œil.
    .prayer = Brisez toutes les Lumières en jeu ; puis le tour se termine.
    .note = Les Malédictions Duales comptent comme Ombres (R-78). Même sans aucune Lumière en jeu, le tour se termine (R-86).
card-40 = Nuage mental
    .curse = Gagne contre les cartes dont l’Œil diffère de leur Œil d’origine.
    .prayer = Choisissez une Malédiction : au prochain tour, son Œil d’origine est toujours 3.
    .note = Les effets qui fixent ou ajoutent valent encore, par-dessus le nouvel Œil d’origine (R-55).
card-41 = Sommet solitaire
    .curse = Barrière.
    .prayer = Choisissez une autre carte en jeu : pendant ce tour, elle est sans effet.
    .note = Une Malédiction sans effet perd aussi ce que son Lien lui donne ; ce que des effets ont déjà fait reste (R-58).
card-42 = Obscurité
    .curse = +1 Œil pour chaque autre Ombre en jeu.
    .prayer = Choisissez une Malédiction et une autre de vos Ombres en jeu : pendant ce tour, l’Œil de la première est égal à l’Œil d’origine de la seconde.
    .note = Les Ombres des deux joueurs comptent, Prières comprises (R-79). La valeur suit chaque changement (BL-12.10).
card-43 = Cristal de poix
    .curse = Pendant le tour adverse, son Œil est égal à son Karma.
    .prayer = Choisissez une Malédiction Ombre : +1 Karma pendant ce tour.
    .note = Les effets suivants qui fixent son Œil remplacent celui-ci (BL-12.6).
card-44 = Vision profonde
    .curse = Au début de chacun de vos tours, piochez une carte.
    .prayer = Regardez les trois premières cartes de la Pioche et prenez-en une.
    .note = Celles que vous laissez restent sur le dessus de la Pioche, dans le même ordre (R-08). S’il y a moins de trois cartes, vous regardez celles-là (R-07).
card-45 = Vol nocturne
    .curse = Impact.
    .prayer = Choisissez une Malédiction : +1 Œil pour chaque Malédiction adverse, jusqu’à la fin du prochain tour.
    .note = L’Impact vaut aussi en défense, et pour qui perd (R-29). Adverse veut dire adverse de qui a utilisé l’Écho (R-51).
card-46 = Trame céleste
    .curse = POSE : invoquez un de vos Échos.
    .prayer = Choisissez une de vos Malédictions qui, comme Prière, est Écho ou Impulsion : utilisez cet effet de Prière.
    .note = Une invocation ordonnée par un effet ne coûte aucune Action (R-64). Un effet de Prière en cours ne peut pas être utilisé de nouveau en lui-même (R-43).
card-47 = Étoile montante
    .curse = Rivalité.
    .prayer = +1 Œil pour chaque Malédiction en jeu dont l’Œil d’origine est plus grand que le sien.
    .note = On compare l’Œil d’origine, imprimé ou changé (BL-12.9).
card-48 = Constellation errante
    .curse = Après avoir béni, elle retourne dans la Pioche, que l’on mélange.
    .prayer = +1 Œil et +1 Karma. BRISÉE : ce Lien passe à une de vos Malédictions d’Œil d’origine plus petit.
    .note = Un Lien sous elle se brise (BL-10.11).
card-49 = Vent lugubre
    .curse = Impact.
    .prayer = Corrompue, elle a +2 Œil.
    .note = L’Impact vaut même si elle perd (R-29).
card-50 = Rosace oubliée
    .curse = Tant qu’elle est la seule carte de votre main, vous pouvez la poser gratuitement comme Malédiction.
    .prayer = Tant qu’elle est votre seule Malédiction Ombre, elle a +3 Œil.
    .note = Seulement pendant la phase principale de votre propre tour (R-63).
card-51 = Zodiaque
    .curse = Aucun effet.
    .prayer = Pendant ce tour, vous pouvez poser des Prières gratuitement.
    .note = La phase reste ouverte tant qu’il reste une Prière gratuite à poser (R-16).
card-52 = Fonds marins
    .curse = Les Lumières ne peuvent pas l’attaquer.
    .prayer = Vos Ombres ont +1 Œil jusqu’à la fin du prochain tour.
    .note = Une attaquante Duale est aussi Lumière et ne peut pas l’attaquer (R-62).
card-53 = Bannière du présage
    .curse = Impact.
    .prayer = Quand elle est attaquée, vous pouvez briser une Prière en jeu.
    .note = Qui contrôle la Malédiction décide, et peut même choisir ce Lien (R-35, BL-13.6).
card-54 = Outre-tombe
    .curse = BRISÉE : jouez une des trois premières cartes du Vide.
    .prayer = Si vous avez moins de Malédictions que l’adversaire, jouez une carte du Vide.
    .note = Les trois premières avant que cette carte n’y arrive elle-même (R-72).
card-55 = Pas perdus
    .curse = Cette Malédiction et celles de l’adversaire ont toujours leur Œil d’origine.
    .prayer = D’abord l’adversaire, puis vous : chacun reprend en main une de ses propres Malédictions en jeu.
    .note = La Rivalité ne change pas un Œil qui est toujours celui d’origine (R-54). Chaque joueur qui a une Malédiction en reprend une (R-82).
card-56 = Première nuit
    .curse = POSE : prenez dans le Vide une carte d’Œil 4 ou plus.
    .prayer = Choisissez une Malédiction en Stase : au prochain tour, elle ne peut pas être attaquée.
    .note = Dans le Vide, l’Œil imprimé compte (R-83).
card-57 = Dé noir
    .curse = Destin.
    .prayer = Jouez la première carte de la Pioche.
    .note = On annonce avant de lancer ; seul un effet qui gagne toujours est plus fort (R-26, R-27). Une carte qu’on ne peut pas jouer reste sur le dessus de la Pioche, connue des deux joueurs (R-71).
card-58 = Passage enfoui
    .curse = BRISÉE : posez une carte de votre main comme Malédiction.
    .prayer = Jouez l’Ombre la plus proche du dessus du Vide.
    .note = Quand vous posez la nouvelle carte, celle-ci a déjà quitté le jeu (R-33). Une carte jouée n’est pas posée : pas d’effet POSE (BL-6.2).
card-59 = Crépuscule
    .curse = POSE : défaussez une carte ; si vous le faites, purifiez une de vos Malédictions corrompues.
    .prayer = Choisissez une Malédiction et une Forme : elle a cette Forme jusqu’à la fin du prochain tour.
    .note = Une carte Duale qui reçoit une Forme perd l’autre (R-57).
card-60 = Portes d’entre-deux
    .curse = Barrière. Impact.
    .prayer = Sa Forme est la Forme opposée.
    .note = Une Malédiction Duale reste Duale (R-57).
card-61 = Oubli et prison
    .curse = Aucun effet.
    .prayer = Si l’adversaire a au moins deux Malédictions, vous pouvez briser une de vos Malédictions pures ; si vous le faites, prenez le contrôle d’une Malédiction adverse.
    .note = La Malédiction garde son état et ses marques, entre en Stase, et son Lien se brise (R-18).
card-62 = Bassin de lumière obscure
    .curse = Quand elle devient corrompue, prenez dans le Vide une carte de votre choix.
    .prayer = Choisissez une Malédiction : elle a Barrière jusqu’à la fin du prochain tour.
    .note = Aussi quand un effet la corrompt (BL-7.3).

## Sur la table

board-standing = Où en est la partie
board-turn = Tour { $number }
board-turn-cap = Le tour { $number } est le dernier permis.
board-turn-ends = Le tour se termine après cela.
board-actions = { $count ->
    [one] { $count } Action restante
   *[other] { $count } Actions restantes
}
board-final = Tours finaux
board-final-not-yet = Tours finaux : pas déclenchés. { $number ->
    [one] { $number } carte sur un Autel les déclenche
   *[other] { $number } cartes sur un Autel les déclenchent
}, ou une Pioche qui est vide quand on en a besoin.
board-final-left = { $count ->
    [one] le dernier
   *[other] encore { $count }
} · déclenchés par { the }
board-deck = Pioche { $count }
board-void = Vide ({ $count })
board-known-top = Cartes connues sur le dessus de la Pioche
board-known-hand = Cartes connues dans l’autre main
board-plays = joue
board-points = Points de Victoire
board-points-short = PV
board-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-altar = Autel : { $count } sur { $number }
board-free-prayers = Prières gratuites pendant ce tour
board-gain = +{ $number } PV
board-gain-if = +{ $number } PV si elle gagne
board-curses = Malédictions { of }
board-no-curses = { who } n’a pas de Malédiction.
board-prayers = Prières
board-no-prayers = Aucune Prière
board-has-attacked = a attaqué
board-silenced = sans effet pendant ce tour
board-used = utilisée
board-resolving = en cours
board-lasts-turn = pendant ce tour
board-lasts-through = jusqu’à la fin du prochain tour
board-lasts-next = au prochain tour
board-original-eye = Œil d’origine { $number }
board-always = toujours { $number }
board-cannot-attack = ne peut pas attaquer
board-cannot-be-attacked = ne peut pas être attaquée
board-not-by-light = aucune Lumière ne l’attaque
board-not-by-shadow = aucune Ombre ne l’attaque
board-sole-target = la seule cible
board-weak-to-light = −2 si une Lumière l’attaque
board-weak-to-shadow = −2 si une Ombre l’attaque
board-bond-of = { of }
board-your-hand = Votre main
board-hold = Appuyez longuement sur une carte pour la lire
board-aside = Mise de côté : retourne dans la Pioche.
board-seen = L’autre joueur connaît cette carte
board-empty = Aucune carte.
board-lay = Poser
board-cost = { $count ->
    [0] gratuitement
    [one] { $count } Action
   *[other] { $count } Actions
}
board-open-void = Choisissez dans le Vide
board-open-cards = Choisissez parmi ces cartes
board-middle = Entre les deux camps
board-hint = Ici s’affrontent les Malédictions. Choisissez une des vôtres qui brillent, puis sa cible : vous voyez d’avance les deux Yeux et l’issue.
board-choose-target = « { $card } » attaque : choisissez sa cible
board-clash-before = Si elle attaque
board-clash-now = L’affrontement
board-clash-after = Le dernier affrontement
board-attacker = attaque
board-defender = est attaquée
board-no-defender = directement le joueur
board-outcome-win = l’attaquante gagne
board-outcome-lose = l’attaquante perd
board-outcome-tie = égalité : les deux perdent
board-outcome-fate = le dé décide
board-outcome-direct = pas d’affrontement
board-fate-decides = Destin : on annonce pair ou impair, puis le dé décide.
board-corrupts = « { $card } » devient corrompue
board-breaks = « { $card } » se brise
board-why-attacked = elle a gagné, mais on l’a attaquée
board-why-either = quelle que soit la gagnante
board-why-lost = elle était pure et a perdu
board-why-corrupt = elle était corrompue et n’a pas gagné
board-may-offer = Vous pouvez l’offrir : l’attaquante bénit, +{ $number } PV.
board-may-offer-if = Si l’attaquante gagne, vous pouvez offrir l’autre : l’attaquante bénit, +{ $number } PV.
board-offer-it = L’offrir : sur votre Autel, et +{ $number } PV
board-would-bless = L’attaquante bénit : +{ $number } PV.
board-offered = « { $card } » va sur l’Autel
board-to-void = « { $card } » va dans le Vide
board-blesses = « { $card } » bénit : +{ $number } PV
board-would-corrupt = devient corrompue
board-would-corrupt-both = les deux deviennent corrompues
board-would-break = se brise
board-would-leave = s’en va
board-would-be-ready = Stase retirée
board-effect-of = Effet : « { $card } »
board-chosen = Choisies :

## What happened, told again

board-recap-points = { $who } : Points de Victoire { $before } → { $after }

## Le codex

codex-kind-card = Cartes
codex-form = Forme
    .light = { form-light }
    .shadow = { form-shadow }
    .dual = { form-dual }
codex-eye = { value-eye }
codex-karma = { value-karma }
codex-type = { role-prayer }
    .impulse = { type-impulse }
    .echo = { type-echo }
    .bond = { type-bond }

## Grands moments

board-moment-blesses = « { $card } » bénit
board-moment-corrupts = « { $card } » est corrompue
board-moment-wins = « { $card } » gagne par son effet
board-moment-fate = Le Destin décide : « { $card } » gagne
board-moment-both-lose = Égalité : les deux perdent
board-moment-altar = L’Autel { of } est au complet
board-moment-final-turns = Les Tours finaux commencent
board-moment-last-turn = Le dernier Tour final
