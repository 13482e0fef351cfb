### Bless en français.

title = Bless
    .about = Un duel avec un seul paquet : chaque carte est une Malédiction qui combat ou une Prière qui aide, et qui bénit marque.

## Qui

seat-sun = Soleil
seat-moon = Lune

who = { $seat ->
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
    .effect = +3 Œil dans un affrontement contre une carte de l’autre Forme ; pas pour une carte Duale, ni contre une Duale.
ability-impact = Impact
    .effect = Elle bénit quand elle corrompt une carte adverse par un affrontement.
ability-barrier = Barrière
    .effect = Quand elle devient corrompue, elle ne peut plus être attaquée pendant le reste de ce tour.
ability-fate = Destin
    .effect = Qui la contrôle annonce pair ou impair et lance le dé : juste, elle gagne l’affrontement ; faux, elle le perd.
zone-deck = Pioche
zone-void = Vide
zone-altar = Autel
zone-hand = main
phase-setup = Préparation
phase-start = Début
phase-main = Principale
phase-end = Fin
final-left = encore { $left } Tours Finaux
turn-number = Tour { $turn }

## Questions

ask-starts = Une pièce décide qui commence.
ask-draw = Le sort donne { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
ask-look = Le sort découvre { $count ->
    [one] une carte
   *[other] { $count } cartes
} de la Pioche.
ask-lose = Le sort choisit la carte défaussée.
ask-roll = Le sort lance le dé.
ask-mulligan = { who } : mets des cartes de ta main de côté, ou garde les autres.
ask-main = { who } : dépense une Action, ou termine ton tour.
ask-target = { who } : choisis ce qui est attaqué.
ask-host = { who } : choisis la Malédiction sous laquelle va ce Lien.
ask-overflow = { who } : il y en a trop. Mets dans le Vide { $count ->
    [one] une des tiennes
   *[other] { $count } des tiennes
}.
ask-order = { who } : choisis l’effet utilisé en premier.
ask-chain = { who } : choisis l’Écho qui continue.
ask-may = { who } : utiliser cet effet ?
ask-offer = { who } : offrir la Malédiction brisée et bénir, ou la laisser au Vide ?
ask-fate = { who } : pair ou impair ?
ask-role = { who } : la jouer comme Malédiction ou comme Prière ?
ask-form = { who } : choisis une Forme.
ask-strengthen = { who } : choisis { $count ->
    [one] une Malédiction qui gagne de l’Œil
   *[other] { $count } Malédictions qui gagnent de l’Œil
}.
ask-karma = { who } : choisis une Malédiction qui gagne du Karma.
ask-weaken = { who } : choisis la Malédiction que les attaques affaibliront.
ask-silence = { who } : choisis une autre carte qui reste sans effet ce tour-ci.
ask-chain-up = { who } : choisis la Malédiction qui n’attaque pas au prochain tour.
ask-protect = { who } : choisis la Malédiction à protéger.
ask-original-eye = { who } : choisis la Malédiction dont l’Œil d’origine sera 3.
ask-eye-of = { who } : choisis la Malédiction dont l’Œil change.
ask-like = { who } : choisis l’Ombre dont elle prend l’Œil d’origine.
ask-reform = { who } : choisis la Malédiction qui change de Forme.
ask-break = { who } : choisis une carte à briser.
ask-corrupt = { who } : choisis une Malédiction pure à corrompre.
ask-purify = { who } : choisis une Malédiction corrompue à purifier.
ask-discard = { who } : choisis une carte à défausser.
ask-take = { who } : choisis une carte du Vide à prendre.
ask-take-top = { who } : choisis une des cartes du dessus de la Pioche.
ask-take-back = { who } : choisis une de tes Malédictions à reprendre en main.
ask-search = { who } : cherche dans toute la Pioche.
ask-find = { who } : choisis une carte de la Pioche.
ask-play = { who } : choisis une carte à jouer.
ask-lay-curse = { who } : choisis une carte de ta main à poser comme Malédiction.
ask-lay-prayer = { who } : choisis une Lumière de ta main à poser comme Prière.
ask-invoke = { who } : choisis un Écho à invoquer.
ask-use = { who } : choisis la Malédiction dont tu utilises l’effet de Prière.
ask-convert = { who } : choisis une Prière à convertir en Malédiction.
ask-control = { who } : choisis ce dont tu prends le contrôle.
ask-move-bond = { who } : choisis la Malédiction où passe le Lien.

## Réponses

option-starts = { $thing } commence
option-draw = { $thing }
option-lose = { $thing }
option-roll = { $thing }
option-aside = Mettre { $thing } de côté
option-keep = Garder les autres
option-curse = Poser { $thing } comme Malédiction
option-pray = Poser { $thing } comme Prière
option-release = Lever la Stase de { $thing }
option-attack = Attaquer avec { $thing }
option-invoke = Invoquer { $thing }
option-end_turn = Terminer le tour
option-search = Chercher dans la Pioche
option-target = Attaquer { $thing }
option-direct = Attaquer l’adversaire directement
option-host = Lier à { $thing }
option-drop = Mettre { $thing } dans le Vide
option-choose = { $thing }
option-nothing = Il n’y en a pas
option-next = { $thing } d’abord
option-yes = Oui
option-no = Non
option-offer = Offrir
option-to_void = Au Vide
option-even = Pair
option-odd = Impair
option-as_curse = Comme Malédiction
option-as_prayer = Comme Prière
option-form = { $thing }

## Le journal

fact-starts = { who } commence.
fact-turn = Tour { $number } : { who } a { $actions ->
    [one] { $actions } Action
   *[other] { $actions } Actions
}.
fact-final-turns = { who } déclenche les Tours Finaux !
fact-final-turn = Tour Final { $number } sur 5.
fact-turn-ends = { who } termine le tour.
fact-turn-will-end = Le tour va finir.
fact-stasis-ends = Toutes les Malédictions sortent de Stase.
fact-guard = Trop d’effets à la fois : les autres sont abandonnés et le tour finit.
fact-ends = { $ending ->
    [most-points] { ending-most-points }
    [trigger-wins] { ending-trigger-wins }
    [cap-most-points] { ending-cap-most-points }
    [cap-trigger-wins] { ending-cap-trigger-wins }
   *[cap-draw] { ending-cap-draw }
}
fact-draws = { who } pioche { $card }.
    .hidden = { who } pioche une carte.
fact-no-card = { who } a besoin d’une carte, mais il n’y en a plus.
fact-reshuffles = La Pioche est vide quand { who } en a besoin : le Vide devient la Pioche.
fact-shuffles = La Pioche est mélangée.
fact-puts-aside = { who } met { $card } de côté.
    .hidden = { who } met une carte de côté.
fact-mulligan = { who } { $number ->
    [0] ne change aucune carte
    [one] change { $number } carte
   *[other] change { $number } cartes
}.
fact-discards = { who } défausse { $card }.
fact-takes = { who } prend { $card }.
fact-takes-hidden = { who } prend { $card } dans la Pioche.
    .hidden = { who } prend une carte dans la Pioche.
fact-looks = { who } voit { $card } dans la Pioche.
    .hidden = { who } regarde une carte de la Pioche.
fact-shows = La carte du dessus de la Pioche est { $card }.
fact-searches = { who } cherche dans la Pioche.
fact-lays-curse = { who } pose { $card } comme Malédiction.
fact-lays-prayer = { who } pose { $card } comme Prière.
fact-plays-curse = { who } joue { $card } comme Malédiction.
fact-plays-prayer = { who } joue { $card } comme Prière.
fact-binds = { $card } va sous une Malédiction.
fact-bound-to = Le Lien est attaché à { $card }.
fact-drops = { who } met { $card } dans le Vide.
fact-releases = { who } lève la Stase de { $card }.
fact-invokes = { who } invoque { $card }.
fact-uses = { who } utilise l’effet de Prière de { $card }.
fact-effect = L’effet de { $card } est utilisé.
fact-no-effect = { $card } : rien à choisir, rien ne se passe.
fact-corrupts = { $card } devient corrompue.
fact-purifies = { $card } devient pure.
fact-barrier = Barrière : { $card } ne peut plus être attaquée ce tour-ci.
fact-breaks = { $card } se brise.
fact-offers = { who } offre { $card } à l’Autel.
fact-to-void = { who } laisse { $card } au Vide.
fact-blesses = { $card } bénit pour { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
fact-points = { who } a { $number ->
    [one] { $number } Point de Victoire
   *[other] { $number } Points de Victoire
}.
fact-gains-action = { who } gagne une Action.
fact-returns-to-deck = { $card } retourne dans la Pioche.
fact-converts = { who } convertit { $card } en Malédiction.
fact-controls = { who } prend le contrôle de { $card }.
fact-attacks = { who } attaque avec { $card }.
fact-defends = L’attaque vise { $card }.
fact-attacks-directly = { who } attaque directement avec { $card }.
fact-counts = { $card } : Œil d’origine { $number }.
fact-sets = · { $card } le fixe à { $number }.
fact-adds = · { $card } ajoute { $number }.
fact-rivalry = · La Rivalité de { $card } ajoute { $number }.
fact-fixes = · { $card } le rend toujours égal à { $number }.
fact-clash-eye = { $card } a Œil { $number } dans cet affrontement.
fact-calls-even = { who } annonce pair.
fact-calls-odd = { who } annonce impair.
fact-rolls = Le dé montre { $side }.
fact-eye-wins = { $card } a l’Œil le plus haut et gagne.
fact-wins = { $card } gagne par son effet.
fact-always-wins = { $card } gagne toujours ici.
fact-ties-win = Une égalité, que { $card } gagne.
fact-fate-wins = Le Destin décide : { $card } gagne.
fact-tie = Égalité : les deux perdent.
fact-no-clash = L’une des deux n’est plus là : pas d’affrontement.
fact-strengthens = { $card } : { $number } Œil.
fact-eye-becomes = { $card } : son Œil devient { $number }.
fact-original-eye = { $card } : au prochain tour son Œil d’origine est toujours { $number }.
fact-blessed-more = { $card } : { $number } Karma.
fact-has-form = { $card } est { $form } pour l’instant.
fact-silences = { $card } est sans effet ce tour-ci.
fact-cannot-attack = { $card } ne peut pas attaquer au prochain tour.
fact-cannot-be-attacked = { $card } ne peut pas être attaquée au prochain tour.
fact-watches = { $card } s’affaiblira quand elle sera attaquée.
fact-gets-barrier = { $card } a Barrière pour l’instant.
fact-group = Les cartes de { who } sont plus fortes pour l’instant.
fact-free-prayers = { who } peut poser des Prières gratuitement ce tour-ci.

## Comment la partie finit

ending-most-points = Le cinquième Tour Final est passé : { who } a plus de Points de Victoire et gagne.
ending-trigger-wins = Points égaux après le cinquième Tour Final : { who } les a déclenchés et gagne.
ending-cap-most-points = Le dernier tour permis est passé : { who } a plus de Points de Victoire et gagne.
ending-cap-trigger-wins = Le dernier tour permis est passé à points égaux : { who } a déclenché les Tours Finaux et gagne.
ending-cap-draw = Le dernier tour permis est passé à points égaux : partie nulle.

## Pourquoi pas

refusal-not-in-hand = Cette carte n’est pas dans ta main
refusal-no-actions = Tu n’as plus d’Action
refusal-no-room = Tu as quatre Malédictions, et aucune pure ne peut faire place
refusal-no-host = Aucune Malédiction ne peut porter ce Lien
refusal-not-in-stasis = Ce n’est pas une de tes Malédictions en Stase
refusal-not-your-curse = Ce n’est pas une de tes Malédictions
refusal-in-stasis = Une Malédiction en Stase ne peut pas attaquer
refusal-has-attacked = Elle a déjà attaqué ce tour-ci
refusal-cannot-attack = Un effet lui interdit d’attaquer
refusal-nothing-to-attack = Il n’y a rien qu’elle puisse attaquer
refusal-nothing-to-beat = Une Malédiction corrompue n’attaque que ce qu’elle battrait, et ici elle ne battrait rien
refusal-not-your-echo = Ce n’est pas un de tes Échos
refusal-echo-used = Son effet a déjà été utilisé ce tour-ci
refusal-echo-silenced = Il est sans effet ce tour-ci
refusal-no-opposing-curse = Ce n’est pas une Malédiction adverse
refusal-sole-target = Une autre Malédiction est la seule cible possible
refusal-not-attackable = Cette attaquante ne peut pas l’attaquer maintenant
refusal-would-not-win = Une Malédiction corrompue n’attaque que ce qu’elle battrait
refusal-not-direct = L’adversaire a des Malédictions, et rien ne permet une attaque directe
refusal-no-such-role = Elle ne peut pas être jouée dans ce rôle maintenant
refusal-not-a-host = Cette Malédiction ne peut pas porter ce Lien
refusal-not-to-drop = Seules tes propres cartes de ce type font place, et pas la nouvelle
refusal-only-pure-ones = Seules des Malédictions pures font place
refusal-not-ready = Ce n’est pas un Écho qui peut continuer
refusal-not-choosable = L’effet n’atteint pas cette carte
refusal-already-chosen = Tu as déjà choisi cette carte
refusal-something-there = Il y a quelque chose à choisir, donc il le faut
refusal-not-waiting = Aucun effet de cette carte n’attend

## Options de la table

setting-first_player = Qui commence
    .random = une pièce décide
    .sun = Soleil
    .moon = Lune
setting-altar_goal = Cartes de l’Autel qui déclenchent les Tours Finaux

## Les cartes

card-01 = Roi de Lumière
    .curse = Dans un affrontement contre une Lumière elle gagne toujours.
    .prayer = Choisis une Malédiction Lumière : +2 Œil jusqu’à la fin du prochain tour.
    .note = Elle gagne aussi contre une Duale : une Duale est Lumière (BL-2.2). Comme Écho elle atteint les Malédictions des deux joueurs (R-46).
card-02 = Zoreo, champion de la Lumière
    .curse = Rivalité.
    .prayer = Tant qu’elle est Lumière elle a +2 Karma. Après qu’elle a béni, ce Lien se brise.
    .note = Comme Lien elle se brise après chaque bénédiction, même si le +2 ne valait pas (R-84).
card-03 = Lame du Matin
    .curse = +2 Œil tant que tu as exactement une Malédiction Ombre.
    .prayer = Rivalité.
    .note = Les Malédictions Duales comptent comme Ombre (R-78).
card-04 = Dragon de Fiel
    .curse = Tant que tu as plus de Lumières sur le terrain que l’adversaire, elle peut attaquer directement.
    .prayer = Choisis une Malédiction : ce tour-ci elle a +1 Œil pour chaque autre Prière sur le terrain.
    .note = Qui interdit d’autres cibles interdit aussi les attaques directes (R-61). Comme Écho elle compte les Prières des deux joueurs, Liens compris (R-79).
card-05 = Battement d’Ailes
    .curse = Quand elle est attaquée, l’adversaire choisit une carte de sa main et la défausse.
    .prayer = Choisis une Prière sur le terrain et brise-la.
    .note = C’est qui défausse qui choisit (R-59).
card-06 = Tourmente des Anges
    .curse = POSE : tant que l’adversaire a plus de Malédictions que toi, il choisit une des siennes et la brise.
    .prayer = Choisis une Prière adverse : tu en prends le contrôle.
    .note = Rien ne se passe si l’adversaire n’a pas plus de Malédictions ; celles qui arrivent entre-temps comptent (R-60). Un Lien pris reste où il est (R-39).
card-07 = Ailes de Mos
    .curse = Gagne contre les cartes qui ont 6 Œil ou plus.
    .prayer = Barrière. Tant qu’elle est corrompue elle a +1 Œil.
    .note = L’Œil de l’affrontement compte, Rivalité comprise (R-25).
card-08 = Chaînes Luisantes
    .curse = Rivalité.
    .prayer = Choisis une Malédiction : au prochain tour elle ne peut pas attaquer.
    .note = Le prochain tour est celui qui suit, quel qu’en soit le joueur (BL-13.10).
card-09 = Anneaux du Sceau
    .curse = Barrière.
    .prayer = Choisis une Malédiction : au prochain tour elle ne peut pas être attaquée.
    .note = La Barrière tient jusqu’à la fin du tour où elle est devenue corrompue (BL-12.3).
card-10 = Toucher Divin
    .curse = Gagne contre les cartes qui ont 2 Karma ou moins.
    .prayer = Choisis une de tes Prières : convertis-la en Malédiction, sans Stase.
    .note = Toute Prière que tu contrôles, même un Lien sous une Malédiction adverse, mais jamais cette carte (R-81). Une carte convertie est pure et n’a pas été jouée (R-19).
card-11 = Voix du Gourou
    .curse = Sans effet.
    .prayer = Choisis une de tes Malédictions qui, comme Prière, est Écho ou Impulsion : utilise cet effet.
    .note = La Malédiction reste ce qu’elle est (R-87). Si son type est Écho, tes Échos s’enchaînent (R-42).
card-12 = Pendule du Voyant
    .curse = POSE : l’adversaire défausse une carte de sa main, prise au hasard.
    .prayer = Cherche dans la Pioche une carte quelconque, prends-la et mélange ; puis le tour finit.
    .note = La carte trouvée n’est pas montrée (§7, BL-4.4). Pioche et Vide vides : rien ne se passe et le tour continue (R-86).
card-13 = Couronne de Lignée
    .curse = Chaque fois que tu joues un Lien, invoque un de tes Échos.
    .prayer = +1 Œil et +1 Karma. BRISÉE : ce Lien passe à une de tes Malédictions d’Œil d’origine plus bas.
    .note = Le Lien passe à une Malédiction de qui contrôlait celle qui est brisée (R-35).
card-14 = Hélice Empyrée
    .curse = Impact.
    .prayer = Choisis deux Malédictions : +1 Œil chacune jusqu’à la fin du prochain tour.
    .note = S’il n’y a qu’une Malédiction sur le terrain, c’est elle (R-48).
card-15 = Lueur Nomade
    .curse = +3 Œil tant que tu n’as pas d’autre Malédiction Lumière.
    .prayer = Ce tour-ci tes Malédictions corrompues ont +2 Œil.
    .note = Une Malédiction Duale compte comme Lumière (R-78). L’Écho vaut aussi pour celles qui se corrompent plus tard (R-50).
card-16 = Flamme Perpétuelle
    .curse = Si son affrontement est une égalité, elle le gagne.
    .prayer = Choisis une Malédiction : +2 Œil ce tour-ci.
    .note = Elle ne change que l’issue d’une égalité (R-28).
card-17 = Phare de la Rédemption
    .curse = Barrière.
    .prayer = Choisis une Prière sur le terrain et brise-la.
    .note = Une Impulsion en cours ne peut pas être choisie (R-44).
card-18 = Rayon Évanescent
    .curse = Rivalité.
    .prayer = Corromps une de tes Malédictions pures ; si tu le fais, choisis une carte sur le terrain et brise-la.
    .note = Les deux parties doivent être possibles, et alors on fait les deux (R-45).
card-19 = Soleil Veillé
    .curse = Tant qu’elle est corrompue elle a +3 Œil.
    .prayer = Tant qu’elle est corrompue elle a +2 Œil.
    .note = L’état compte à chaque instant (BL-12.10).
card-20 = Pics d’Outre-Nuages
    .curse = Barrière.
    .prayer = Choisis une autre carte sur le terrain : ce tour-ci elle est sans effet.
    .note = Une Malédiction sans effet perd aussi ce que donne son Lien ; ce qui est fait reste (R-58).
card-21 = Temple de Herset
    .curse = POSE : défausse une carte ; si tu le fais, purifie une de tes Malédictions corrompues.
    .prayer = +1 Œil pour chaque Malédiction adverse.
    .note = Les deux parties doivent être possibles, et alors on fait les deux (R-45). Adverse se dit vu de la Malédiction qui porte le Lien (R-35).
card-22 = Obélisque du Soleil
    .curse = Tant que toutes tes Malédictions sont Lumière, toutes (celle-ci comprise) ont +2 Œil.
    .prayer = Brise chaque Ombre sur le terrain ; puis le tour finit.
    .note = Les Malédictions Duales comptent comme Lumière (R-78). Sans Ombre sur le terrain le tour finit quand même (R-86).
card-23 = Horizon
    .curse = POSE : gagne 1 Point de Victoire.
    .prayer = Choisis une Malédiction : ce tour-ci, chaque fois qu’une Lumière l’attaque, elle prend -2 Œil jusqu’à la fin du tour.
    .note = Chaque attaque compte, et la perte s’additionne (R-70). La prévision en tient compte (R-22).
card-24 = Fleuve Éthéré
    .curse = Les Ombres ne peuvent pas l’attaquer.
    .prayer = Tes Lumières ont +1 Œil jusqu’à la fin du prochain tour.
    .note = Une attaquante Duale est Ombre et ne peut pas l’attaquer (R-62). L’Écho vaut aussi pour les Lumières qui arrivent plus tard (R-50).
card-25 = Mangrove Céleste
    .curse = +1 Karma pour chaque Prière Lumière sur le terrain.
    .prayer = Son Œil est toujours 5.
    .note = Les Prières Lumière des deux joueurs comptent, Liens compris (R-79). La Rivalité ne change pas un Œil qui est toujours 5 (R-54).
card-26 = Fleur de Lamus
    .curse = POSE : pose une Lumière de ta main comme Prière, sans dépenser d’Action.
    .prayer = Son Œil est égal au plus haut Œil d’origine des Malédictions adverses.
    .note = Ce qu’on pose ainsi ne coûte pas d’Action, à aucun tour (R-64). Sans Malédiction adverse le Lien ne fait rien (BL-12.6).
card-27 = Roche Radieuse
    .curse = Pendant le tour de l’adversaire son Œil est égal à son Karma.
    .prayer = Choisis une Malédiction Lumière : +1 Karma ce tour-ci.
    .note = Des effets plus tardifs qui fixent son Œil remplacent celui-ci (BL-12.6).
card-28 = Regard Brillant
    .curse = Au début de chacun de tes tours, pioche une carte.
    .prayer = Regarde les trois cartes du dessus de la Pioche et prends-en une.
    .note = Ce que tu laisses reste dessus dans le même ordre (R-08). S’il y a moins de trois cartes, tu regardes celles-là (R-07).
card-29 = Portail Solennel
    .curse = BRISÉE : pose une carte de ta main comme Malédiction.
    .prayer = Joue la Lumière la plus haute du Vide.
    .note = La carte a quitté le terrain quand tu poses la nouvelle (R-33). Une carte jouée n’est pas posée : pas d’effet POSE (BL-6.2).
card-30 = Roi d’Ombre
    .curse = Dans un affrontement contre une Ombre elle gagne toujours.
    .prayer = Choisis une Malédiction Ombre : +2 Œil jusqu’à la fin du prochain tour.
    .note = Elle gagne aussi contre une Duale : une Duale est Ombre (BL-2.2).
card-31 = Mesit, champion de l’Ombre
    .curse = Rivalité.
    .prayer = Tant qu’elle est Ombre elle a +2 Karma. Après qu’elle a béni, ce Lien se brise.
    .note = Comme Lien elle se brise après chaque bénédiction, même si le +2 ne valait pas (R-84).
card-32 = Faux de la Nuit
    .curse = +2 Œil tant que tu as exactement une Malédiction Lumière.
    .prayer = Rivalité.
    .note = Les Malédictions Duales comptent comme Lumière (R-78).
card-33 = Entaille dans les Ténèbres
    .curse = Gagne contre les Ombres corrompues.
    .prayer = Choisis une Prière sur le terrain et brise-la.
    .note = L’état d’avant l’affrontement compte (BL-8.11).
card-34 = Lenora, lame obscure
    .curse = Chaque fois qu’elle bénit, gagne une Action.
    .prayer = Brise la Malédiction du terrain qui a l’Œil le plus haut (à égalité tu choisis).
    .note = Une Action gagnée pendant le tour adverse est perdue (R-65). L’Œil le plus haut des deux côtés ; à égalité tu choisis, même une des tiennes (R-80).
card-35 = Murmure Fatal
    .curse = BRISÉE : choisis une Malédiction pure et corromps-la.
    .prayer = Corromps une Malédiction pure d’un joueur ; si tu le fais, brise une Malédiction pure de l’autre joueur.
    .note = Si un joueur n’a pas de Malédiction pure, rien ne se passe (R-45).
card-36 = Ailes de Som
    .curse = Gagne contre les cartes qui ont 6 Œil ou plus.
    .prayer = Impact. -1 Karma.
    .note = Le Karma ne descend pas sous 0 (R-52). La même capacité deux fois compte une fois (R-88).
card-37 = Éclipse
    .curse = C’est la seule chose que l’adversaire peut attaquer.
    .prayer = Choisis une Prière sur le terrain et brise-la.
    .note = Elle interdit aussi les attaques directes ; qui ne peut pas l’attaquer ne peut rien attaquer (R-61).
card-38 = Lune Déchue
    .curse = Rivalité.
    .prayer = Choisis une Malédiction : ce tour-ci, chaque fois qu’une Ombre l’attaque, elle prend -2 Œil jusqu’à la fin du tour.
    .note = Chaque attaque compte, et la perte s’additionne (R-70).
card-39 = Obélisque de la Nuit
    .curse = Tant que toutes tes Malédictions sont Ombre, toutes (celle-ci comprise) ont +2 Œil.
    .prayer = Brise chaque Lumière sur le terrain ; puis le tour finit.
    .note = Les Malédictions Duales comptent comme Ombre (R-78). Sans Lumière sur le terrain le tour finit quand même (R-86).
card-40 = Nuée Mentale
    .curse = Gagne contre les cartes dont l’Œil diffère de l’Œil d’origine.
    .prayer = Choisis une Malédiction : au prochain tour son Œil d’origine est toujours 3.
    .note = Ce qui fixe ou ajoute agit encore par-dessus le nouvel Œil d’origine (R-55).
card-41 = Cime Solitaire
    .curse = Barrière.
    .prayer = Choisis une autre carte sur le terrain : ce tour-ci elle est sans effet.
    .note = Une Malédiction sans effet perd aussi ce que donne son Lien ; ce qui est fait reste (R-58).
card-42 = Obscurité
    .curse = +1 Œil pour chaque autre Ombre sur le terrain.
    .prayer = Choisis une Malédiction et une autre de tes Ombres sur le terrain : ce tour-ci l’Œil de la première est égal à l’Œil d’origine de la seconde.
    .note = Les Ombres des deux joueurs comptent, Prières aussi (R-79). La valeur reste vivante (BL-12.10).
card-43 = Cristal de Poix
    .curse = Pendant le tour de l’adversaire son Œil est égal à son Karma.
    .prayer = Choisis une Malédiction Ombre : +1 Karma ce tour-ci.
    .note = Des effets plus tardifs qui fixent son Œil remplacent celui-ci (BL-12.6).
card-44 = Vision Profonde
    .curse = Au début de chacun de tes tours, pioche une carte.
    .prayer = Regarde les trois cartes du dessus de la Pioche et prends-en une.
    .note = Ce que tu laisses reste dessus dans le même ordre (R-08). S’il y a moins de trois cartes, tu regardes celles-là (R-07).
card-45 = Vol Nocturne
    .curse = Impact.
    .prayer = Choisis une Malédiction : +1 Œil pour chaque Malédiction adverse, jusqu’à la fin du prochain tour.
    .note = L’Impact vaut aussi en défense, et pour qui perd (R-29). Adverse se dit vu de qui a utilisé l’Écho (R-51).
card-46 = Trame Céleste
    .curse = POSE : invoque un de tes Échos.
    .prayer = Choisis une de tes Malédictions qui, comme Prière, est Écho ou Impulsion : utilise cet effet.
    .note = Une invocation ordonnée par un effet ne coûte pas d’Action (R-64). Un effet de Prière en cours ne peut pas servir en lui-même (R-43).
card-47 = Étoile Montante
    .curse = Rivalité.
    .prayer = +1 Œil pour chaque Malédiction sur le terrain dont l’Œil d’origine est plus haut que le sien.
    .note = On compare l’Œil d’origine, imprimé ou changé (BL-12.9).
card-48 = Constellation Errante
    .curse = Après qu’elle a béni, elle retourne dans la Pioche, qu’on mélange.
    .prayer = +1 Œil et +1 Karma. BRISÉE : ce Lien passe à une de tes Malédictions d’Œil d’origine plus bas.
    .note = Le Lien qui est dessous se brise (BL-10.11).
card-49 = Vent Lugubre
    .curse = Impact.
    .prayer = Tant qu’elle est corrompue elle a +2 Œil.
    .note = L’Impact vaut même si elle perd (R-29).
card-50 = Rosace Oubliée
    .curse = Tant qu’elle est la seule carte de ta main, tu peux la poser comme Malédiction gratuitement.
    .prayer = Tant qu’elle est ta seule Malédiction Ombre elle a +3 Œil.
    .note = Seulement dans la phase Principale de ton tour (R-63).
card-51 = Zodiaque
    .curse = Sans effet.
    .prayer = Ce tour-ci tu peux poser des Prières gratuitement.
    .note = La phase reste ouverte tant qu’il y a une Prière gratuite (R-16).
card-52 = Fond Marin
    .curse = Les Lumières ne peuvent pas l’attaquer.
    .prayer = Tes Ombres ont +1 Œil jusqu’à la fin du prochain tour.
    .note = Une attaquante Duale est Lumière et ne peut pas l’attaquer (R-62).
card-53 = Étendard du Présage
    .curse = Impact.
    .prayer = Quand elle est attaquée, tu peux briser une Prière sur le terrain.
    .note = C’est qui contrôle la Malédiction qui décide, et il peut même choisir ce Lien (R-35, BL-13.6).
card-54 = Outre-Tombe
    .curse = BRISÉE : joue une des trois cartes du dessus du Vide.
    .prayer = Si tu as moins de Malédictions que l’adversaire, joue une carte du Vide.
    .note = Les trois du dessus avant que cette carte elle-même y arrive (R-72).
card-55 = Pas Perdus
    .curse = Celle-ci et les Malédictions adverses ont toujours leur Œil d’origine.
    .prayer = D’abord l’adversaire, puis toi : chacun reprend en main une de ses Malédictions du terrain.
    .note = La Rivalité ne change pas un Œil qui est toujours celui d’origine (R-54). Chaque joueur qui a une Malédiction en reprend une (R-82).
card-56 = Première Nuit
    .curse = POSE : prends dans le Vide une carte de 4 Œil ou plus.
    .prayer = Choisis une Malédiction en Stase : au prochain tour elle ne peut pas être attaquée.
    .note = Dans le Vide l’Œil imprimé compte (R-83).
card-57 = Dé Noir
    .curse = Destin.
    .prayer = Joue la carte du dessus de la Pioche.
    .note = On annonce avant le lancer ; seul un effet qui gagne toujours est plus fort (R-26, R-27). Une carte qu’on ne peut pas jouer reste dessus, connue des deux (R-71).
card-58 = Passage Enfoui
    .curse = BRISÉE : pose une carte de ta main comme Malédiction.
    .prayer = Joue l’Ombre la plus haute du Vide.
    .note = La carte a quitté le terrain quand tu poses la nouvelle (R-33). Une carte jouée n’est pas posée : pas d’effet POSE (BL-6.2).
card-59 = Crépuscule
    .curse = POSE : défausse une carte ; si tu le fais, purifie une de tes Malédictions corrompues.
    .prayer = Choisis une Malédiction et une Forme : elle a cette Forme jusqu’à la fin du prochain tour.
    .note = Une Duale qui reçoit une Forme perd l’autre (R-57).
card-60 = Portes du Milieu
    .curse = Barrière. Impact.
    .prayer = Sa Forme est la Forme opposée.
    .note = Une Malédiction Duale reste Duale (R-57).
card-61 = Oubli et Prison
    .curse = Sans effet.
    .prayer = Si l’adversaire a deux Malédictions ou plus, tu peux briser une de tes Malédictions pures ; si tu le fais, prends le contrôle d’une Malédiction adverse.
    .note = La Malédiction garde son état et ses marques, entre en Stase, et son Lien se brise (R-18).
card-62 = Flaque de Lumière Obscure
    .curse = Quand elle devient corrompue, prends une carte de ton choix dans le Vide.
    .prayer = Choisis une Malédiction : elle a Barrière jusqu’à la fin du prochain tour.
    .note = Aussi quand un effet la corrompt (BL-7.3).

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
board-final-not-yet = Tours Finaux : pas commencés. La { $number }e carte sur un Autel les commence, ou une Pioche vide quand on en a besoin.
board-final-left = { $count ->
    [one] le dernier
   *[other] encore { $count }
}, commencés par { who }
board-deck = Pioche { $count }
board-void = Vide ({ $count })
board-known-top = Connu en haut de la Pioche
board-known-hand = Connu dans l’autre main
board-plays = joue
board-points = Points de Victoire
board-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-altar = Autel : { $count } sur { $number }
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
board-your-hand = Ta main
board-aside = Mise de côté : retourne à la Pioche.
board-seen = L’autre joueur connaît cette carte
board-empty = Aucune carte.
board-lay = Poser
board-cost = { $count ->
    [0] gratuit
    [one] { $count } Action
   *[other] { $count } Actions
}
board-open-void = Choisis dans le Vide
board-open-cards = Choisis parmi ces cartes
board-middle = Entre les deux champs
board-hint = Ici s’affrontent les Malédictions. Choisis une des tiennes qui brillent, puis ce qu’elle attaque : avant que rien n’arrive, tu vois les Yeux comparés et ce qui en viendrait.
board-choose-target = { $card } attaque : choisis quoi
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
board-corrupts = { $card } devient corrompue
board-breaks = { $card } se brise
board-why-attacked = elle a gagné, mais on l’a attaquée
board-why-lost = elle était pure et a perdu
board-why-corrupt = elle était corrompue et n’a pas gagné
board-may-offer = Tu peux l’offrir : l’attaquante bénit, +{ $number } PV.
board-offer-it = L’offrir : sur ton Autel, et +{ $number } PV
board-would-bless = L’attaquante bénit : +{ $number } PV.
board-offered = { $card } va sur l’Autel
board-to-void = { $card } va dans le Vide
board-blesses = { $card } bénit : +{ $number } PV
board-would-corrupt = devient corrompue
board-would-break = se brise
board-would-leave = s’en va
board-would-be-ready = plus de Stase
board-effect-of = Effet de { $card }
board-chosen = Choisies :
