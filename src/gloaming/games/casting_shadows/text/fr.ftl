### Casting Shadows en français.

title = Casting Shadows
    .about = Des mages sur sept tuiles rassemblent dés, sorts et ombres. Le dernier debout gagne.

## Qui

seat-amber = Ambre
seat-jade = Jade
seat-ivory = Ivoire
seat-onyx = Onyx

who = { $seat ->
    [amber] Ambre
    [jade] Jade
    [ivory] Ivoire
    [onyx] Onyx
   *[nobody] Personne
}

character-kit = Kit Brise
    .shadow = Kit le Turbulent
    .effect = Infligez 4 dégâts à chaque ennemi d’une tuile quelconque ; puis vous pouvez aller sur n’importe quelle tuile.
    .note = Votre propre tuile convient aussi, s’il s’y trouve un ennemi (CS-R77). Personne ne peut répondre (CS-9.9).
character-haze = Haze Langueverte
    .shadow = Haze le Dévastateur
    .effect = Infligez 6 dégâts à un ennemi où qu’il soit.
    .note = Ce n’est pas un sort d’attaque : personne ne peut répondre (CS-9.9).
character-frill = Frill Nénuphar
    .shadow = Frill le Régénérateur
    .effect = Gagnez 7 PV.
    .note = Jamais plus que les PV de départ, et seulement s’il vous en manque (CS-R76).
character-nuzzle = Nuzzle Ronceraie
    .shadow = Nuzzle le Sauvage
    .effect = Infligez 5 dégâts à chaque ennemi de votre tuile ou d’une tuile adjacente.
    .note = Il doit s’y trouver un ennemi (CS-R77). Personne ne peut répondre (CS-9.9).

## Choses

position-C = centre
position-E = est
position-SE = sud-est
position-SW = sud-ouest
position-W = ouest
position-NW = nord-ouest
position-NE = nord-est

tile-ancient_rune = Rune Ancienne
    .effect = Si votre tour commence ici : un Fragment d’Ombre. Il n’y a pas de carte à prendre ni à renouveler.
    .note = Une tuile n’aide que là où le tour commence (CS-4.3).
tile-dusty_desert = Désert Poussiéreux
    .effect = Prenez ici un Contresort pour une Gemme et un Orbe de n’importe quelles couleurs.
    .note = On paie avant de regarder (CS-R35). On ne peut pas renouveler ici (CS-5.5).
tile-underground_volcano = Volcan Souterrain
    .effect = Si votre tour commence ici : une Gemme rouge.
    .note = Une tuile n’aide que là où le tour commence (CS-4.3).
tile-gale_bluffs = Falaises du Vent
    .effect = Si votre tour commence ici : un Orbe violet.
    .note = Elle aide quiconque s’y trouve, pas seulement Kit (CS-R08).
tile-crystal_crypt = Crypte de Cristal
    .effect = Si votre tour commence ici : une Gemme violette. Tant que vous y êtes, rien ne réduit les dégâts des ennemis.
    .note = Bouclier Pointu et Dôme Protecteur y sont gaspillés (CS-R46) ; la fuite et les abeilles servent (CS-R47).
tile-lilypad_lagoon = Lagune aux Nénuphars
    .effect = Si votre tour commence ici : gagnez 1 PV.
    .note = Jamais plus que les PV de départ (CS-10.1).
tile-thornwood_thicket = Fourré d’Épines
    .effect = Tant que vous y êtes, les dégâts d’un ennemi sont réduits de 1, mais pas en dessous de 1.
    .note = La tuile passe avant le compagnon et le Contresort (CS-R45).

unit-GR = Gemme rouge
unit-GB = Gemme bleue
unit-GP = Gemme violette
unit-OR = Orbe rouge
unit-OB = Orbe bleu
unit-OP = Orbe violet
unit-SF = Fragment d’Ombre
unit-CC = Cristal Maudit

die-r1 = premier dé rouge
die-r2 = deuxième dé rouge
die-b1 = premier dé bleu
die-b2 = deuxième dé bleu
die-p1 = dé violet

purse-r1 = premier dé rouge
purse-r2 = deuxième dé rouge
purse-b1 = premier dé bleu
purse-b2 = deuxième dé bleu
purse-p1 = dé violet
purse-token-GR = jeton Gemme rouge
purse-token-GB = jeton Gemme bleue
purse-token-GP = jeton Gemme violette
purse-token-OR = jeton Orbe rouge
purse-token-OB = jeton Orbe bleu
purse-token-OP = jeton Orbe violet
purse-token-SF = jeton Fragment d’Ombre
purse-token-CC = jeton Cristal Maudit

conversion-GR-GR = Gemme rouge → deux Gemmes rouges
conversion-GR-GB = Gemme rouge → Gemme bleue
conversion-GR-OR = Gemme rouge → Orbe rouge
conversion-GR-OB = Gemme rouge → Orbe bleu
conversion-GB-GR = Gemme bleue → Gemme rouge
conversion-GB-GB = Gemme bleue → deux Gemmes bleues
conversion-GB-OR = Gemme bleue → Orbe rouge
conversion-GB-OB = Gemme bleue → Orbe bleu
conversion-GP-GR = Gemme violette → Gemme rouge
conversion-GP-GB = Gemme violette → Gemme bleue
conversion-GP-GP = Gemme violette → deux Gemmes violettes
conversion-GP-OR = Gemme violette → Orbe rouge
conversion-GP-OB = Gemme violette → Orbe bleu
conversion-OR-GR = Orbe rouge → Gemme rouge
conversion-OR-GB = Orbe rouge → Gemme bleue
conversion-OR-OR = Orbe rouge → deux Orbes rouges
conversion-OR-OB = Orbe rouge → Orbe bleu
conversion-OB-GR = Orbe bleu → Gemme rouge
conversion-OB-GB = Orbe bleu → Gemme bleue
conversion-OB-OR = Orbe bleu → Orbe rouge
conversion-OB-OB = Orbe bleu → deux Orbes bleus
conversion-OP-GR = Orbe violet → Gemme rouge
conversion-OP-GB = Orbe violet → Gemme bleue
conversion-OP-OR = Orbe violet → Orbe rouge
conversion-OP-OB = Orbe violet → Orbe bleu
conversion-OP-OP = Orbe violet → deux Orbes violets
conversion-CC-GR = Cristal Maudit → Gemme rouge
conversion-CC-GB = Cristal Maudit → Gemme bleue

## Sortes de cartes

kind-attack = Sort d’attaque
kind-conversion = Sort de conversion
kind-resource = Carte ressource

## Phases du tour

phase-setup = Mise en place
phase-roll = Lancer
phase-act = Actions de la phase
phase-absorb = Absorption
phase-end = Fin du tour
phase-bot = Tour d’une ombre
phase-over = La partie est finie

## Questions

ask-first = { $seat ->
    [nature] Le sort dit qui commence.
   *[other] { who } : dites qui commence.
}
ask-choose = { $seat ->
    [nature] Le sort attribue un personnage.
   *[other] { who } : choisissez votre personnage.
}
ask-lay = Le sort pose une demeure où personne n’habite.
ask-arm = Le sort donne un sort à une des ombres.
ask-draw = Le sort retourne une carte.
ask-emerge = Le sort amène un compagnon au Portail.
ask-deal = Le sort remet un Contresort.
ask-roll = Le sort lance les dés.
ask-act = { who } : choisissez une action, ou terminez vos actions.
ask-reroll = { who } : choisissez d’autres dés à relancer, ou lancez-les.
ask-target = { who } : choisissez l’ennemi à frapper.
ask-aim = { who } : choisissez la tuile à frapper.
ask-strength = { who } : choisissez combien payer.
ask-convert = { who } : choisissez ce qui devient quoi.
ask-pay = { who } : choisissez avec quoi payer ({ $count ->
    [one] encore une unité
   *[other] encore { $count } unités
}).
ask-sacrifice = { who } : choisissez le sort à sacrifier.
ask-discard = { who } : votre grimoire est plein ; choisissez une carte à défausser.
ask-respond = { who } : répondez à l’attaque par un Contresort, ou passez.
ask-flee = { who } : choisissez où fuir.
ask-stag = { who } : faites frapper le Cerf Foudroyant pour une Gemme, ou passez.
ask-leap = { who } : allez sur n’importe quelle tuile, ou restez.
ask-absorb = { who } : absorbez des Fragments d’Ombre, transformez-vous, ou terminez votre tour.

## Réponses

option-first = { $thing } commence
option-choose = Jouer { $thing }
option-lay = Poser { $thing }
option-arm = Remettre { $thing }
option-draw = Retourner { $thing }
option-emerge = { $thing } apparaît
option-deal = Remettre { $thing }
option-roll = Lancer { $thing }
option-travel = Voyager : { $thing }
option-cast = Lancer { $thing }
option-reroll = Relancer le { $thing }
option-protect = Se protéger
option-refresh = Renouveler
option-collect = Prendre
option-use = Utiliser { $thing }
option-ability = Utiliser votre pouvoir
option-end_actions = Terminer vos actions
option-throw = Lancer les dés
option-target = Frapper { $thing }
option-aim = Frapper la tuile : { $thing }
option-strength = Payer le degré { $thing }
option-convert = { $thing }
option-pay = Payer avec : { $thing }
option-sacrifice = Sacrifier { $thing }
option-discard = Défausser { $thing }
option-strike = Frapper { $thing }
option-leap = Aller : { $thing }
option-stay = Rester
option-reveal = Révéler { $thing }
option-pass = Passer
option-flee = Fuir : { $thing }
option-absorb = Absorber { $thing }
option-summon = Se transformer et invoquer { $thing }
option-end_turn = Terminer votre tour

## Le journal

fact-first = { who } commence.
fact-chooses = { who } joue { $character }.
fact-lays = { $tile } : position { $position }.
fact-arms = { who } reçoit { $spell }.
fact-appears = { $spell } : position { $position }.
fact-emerges = { $companion } apparaît au Portail.
fact-reshuffles = La défausse devient la nouvelle pioche.
fact-turn = Manche { $number } : tour de { who }.
fact-rolls = { who } obtient { $roll }.
fact-gains = { who } reçoit : { $unit }.
fact-heals = { who } gagne { $number } PV.
fact-travels = { who } voyage : { $position }.
fact-casts = { who } lance { $spell }.
fact-strength = Le degré { $number } est payé.
fact-aims-at = La cible est { who }.
fact-aims = La cible est la tuile { $position }.
fact-pays = { who } paie : { $unit }.
fact-converts = { who } convertit : { $conversion }.
fact-rerolls = { who } reprend le { $die }.
fact-protects = { who } retire un Cristal Maudit.
fact-refreshes = { who } écarte { $spell }.
fact-sacrifices = { who } sacrifie { $spell }.
fact-discards = { who } défausse { $spell }.
fact-collects = { who } prend { $spell }.
fact-draws-counterspell = { who } prend le Contresort { $counterspell }.
    .hidden = { who } prend un Contresort.
fact-uses = { who } utilise { $spell }.
fact-ability = { who } utilise le pouvoir de { $character }.
fact-leaps = { who } se déplace : { $position }.
fact-ends-actions = { who } termine ses actions.
fact-absorbs = { who } absorbe { $number ->
    [one] un Fragment d’Ombre
   *[other] { $number } Fragments d’Ombre
}.
fact-transforms = { who } prend la forme d’ombre de { $character } !
fact-summons = { who } invoque { $companion }.
fact-reveals = { who } révèle { $counterspell }.
fact-passes = { who } laisse faire.
fact-flees = { who } fuit : { $position }.
fact-missed = L’attaque manque { who }.
fact-unharmed = { who } ne subit aucun dégât.
fact-hurt = { who } subit { $number ->
    [one] un dégât
   *[other] { $number } dégâts
}.
fact-bees = Les abeilles protègent { who } et ripostent.
fact-quills = Le Porc-épic protège { who } et riposte.
fact-stag = Le Cerf Foudroyant frappe pour { who }.
fact-crystals = { $number ->
    [one] Un Cristal Maudit blesse { who }.
   *[other] { $number } Cristaux Maudits blessent { who }.
}
fact-sudden-death = Mort subite : à la manche { $number }, tout le monde perd 1 PV.
fact-out = { who } quitte le jeu.
fact-ends = { $ending ->
    [last-standing] { ending-last-standing }
    [team-standing] { ending-team-standing }
    [turn-cap] { ending-turn-cap }
    [shadows-beaten] { ending-shadows-beaten }
   *[beaten] { ending-beaten }
}

## Comment une partie finit

ending-last-standing = { who } reste debout et gagne.
ending-team-standing = Une seule équipe est encore debout.
ending-turn-cap = { $seat ->
    [amber] Les manches sont finies : Ambre est en tête.
    [jade] Les manches sont finies : Jade est en tête.
    [ivory] Les manches sont finies : Ivoire est en tête.
    [onyx] Les manches sont finies : Onyx est en tête.
   *[nobody] Les manches sont finies, et personne n’est seul en tête.
}
ending-shadows-beaten = Toutes les ombres sont vaincues !
ending-beaten = Les ombres ont gagné.

## Pourquoi pas

refusal-no-ap = Il ne reste aucun point d’action
refusal-too-far = On n’y arrive pas en un seul voyage
refusal-not-yours = Ce n’est pas dans votre grimoire
refusal-already-cast = Ce sort a déjà été lancé ce tour-ci
refusal-cannot-pay = Votre réserve ne suffit pas
refusal-no-target = Aucun ennemi n’est à portée
refusal-no-input = Votre réserve n’a rien à convertir
refusal-no-spell = Une carte ressource s’utilise, elle ne se lance pas
refusal-not-a-resource = Ce n’est pas une carte ressource
refusal-no-crystal = Il n’y a pas de Cristal Maudit dans votre réserve
refusal-nothing-to-refresh = Il n’y a pas de carte à côté de cette tuile
refusal-nothing-here = Il n’y a rien à prendre sur cette tuile
refusal-deck-empty = La pioche des Contresorts est vide
refusal-cost-too-high = Votre réserve ne suffit pas pour le prendre
refusal-no-sacrifice = Vous n’avez pas de sort du niveau à sacrifier
refusal-no-room = Votre grimoire est plein de Contresorts, qui ne se défaussent pas
refusal-base-form = Seule une forme d’ombre a un pouvoir
refusal-not-charged = Il faut cinq points d’énergie d’ombre
refusal-nobody-to-hit = Aucun ennemi n’est à portée du pouvoir
refusal-unhurt = Vous avez tous vos PV
refusal-die-gone = Ce dé n’est plus dans votre réserve
refusal-crystal-stays = Un dé qui montre un Cristal Maudit reste
refusal-die-chosen = Ce dé est déjà choisi
refusal-same-die = Prenez l’autre dé qui montre la même chose
refusal-not-in-pool = Ce n’est pas dans votre réserve
refusal-not-accepted = Le prix ne le demande pas
refusal-needed-elsewhere = Le reste du prix demande autre chose
refusal-token-first = On paie d’abord ce qui montre la même chose
refusal-not-an-enemy = Ce n’est pas un ennemi
refusal-out-of-range = C’est hors de portée
refusal-nobody-there = Aucun ennemi ne s’y trouve
refusal-too-strong = Votre réserve ne suffit pas pour ce degré
refusal-not-held = Vous n’avez pas ce Contresort
refusal-no-step-away = Vous ne pouvez pas y fuir
refusal-not-adjacent = Le Cerf n’atteint que les tuiles adjacentes
refusal-no-such-unit = Ce n’est pas dans votre réserve
refusal-not-on-the-card = La carte ne fait pas cela
refusal-wrong-level = Ce n’est pas le niveau à sacrifier
refusal-not-in-book = Ce n’est pas dans votre grimoire
refusal-nobody-sits-there = Personne n’y est assis
refusal-taken = Ce personnage est déjà pris
refusal-already-here = Vous y êtes déjà
refusal-off-the-map = Il n’y a pas de tuile
refusal-too-many-fragments = Vous ne pouvez pas en absorber autant
refusal-not-in-portal = Ce compagnon n’est pas au Portail

## Options de la table

setting-mode = Qui combat qui
    .ffa = chacun pour soi
    .teams2v2 = deux équipes de deux (à quatre)
setting-map = Carte du jeu
    .full = les sept tuiles
    .compact = sans les demeures des absents
setting-seating2 = Demeures à deux joueurs
    .opposite = en face
    .adjacent = côte à côte
setting-first_player = Premier joueur
    .random = le sort décide
    .host = l’hôte décide
    .seat1 = la première place
setting-characters = Personnages
    .pick = choisis dans l’ordre du jeu
    .random = attribués par le sort
setting-first_turn_ap = Points d’action du tout premier tour
setting-turn_cap = Manches au plus
setting-sudden_death = Mort subite à partir de la manche
    .off = jamais
setting-start_hp = PV au départ

## Sorts d’attaque

spell-fatal_fronds = Frondes Fatales
    .effect = 2 dégâts à un ennemi de votre tuile.
    .note = Ne coûte que l’action (CS-7.5). Un seul ennemi, même s’il y en a plusieurs (CS-R68).
spell-feeding_frenzy = Frénésie Vorace
    .effect = Payez 1 / 2 Gemmes bleues : 2 / 4 dégâts à un ennemi.
    .note = Vous choisissez le degré ; sa valeur compte, pas la somme (CS-7.4).
spell-heavy_hand = Main Lourde
    .effect = Payez 1 / 2 Gemmes rouges : 2 / 4 dégâts à un ennemi.
    .note = Vous choisissez le degré ; sa valeur compte, pas la somme (CS-7.4).
spell-lightning_bug = Insecte Foudre
    .effect = Payez une Gemme de n’importe quelle couleur : 2 dégâts à un ennemi, aucun à une forme d’ombre.
    .note = Face à une forme d’ombre, personne n’a à répondre (CS-R41).
spell-spectral_slap = Gifle Spectrale
    .effect = Payez une Gemme rouge et une bleue : 3 dégâts à chaque ennemi d’une tuile.
    .note = Deux Gemmes violettes suffisent, une seule non (CS-6.6).
spell-bubble_trouble = Bulles à Problèmes
    .effect = Payez 2 Gemmes bleues : 5 dégâts à un ennemi.
    .note = Tuiles adjacentes seulement : qui partage la vôtre est à l’abri (CS-7.2).
spell-heat_wave = Vague de Chaleur
    .effect = Payez 2 Gemmes rouges : 5 dégâts à un ennemi.
    .note = Tuiles adjacentes seulement : qui partage la vôtre est à l’abri (CS-7.2).
spell-sinister_screech = Cri Sinistre
    .effect = Payez 1 / 2 Cristaux Maudits : 2 / 4 dégâts à un ennemi.
    .note = Les cristaux ne servent qu’aux cartes qui les nomment (CS-6.9).
spell-phoenix_flash = Éclat de Phénix
    .effect = Payez 1 / 2 / 3 Gemmes rouges : 3 / 5 / 6 dégâts à un ennemi.
    .note = Vous choisissez le degré ; sa valeur compte, pas la somme (CS-7.4).
spell-unicorn_rush = Ruée de Licorne
    .effect = Payez 1 / 2 / 3 Gemmes bleues : 3 / 5 / 6 dégâts à un ennemi.
    .note = Vous choisissez le degré ; sa valeur compte, pas la somme (CS-7.4).
spell-personal_space = Espace Personnel
    .effect = 4 dégâts à un ennemi de votre tuile.
    .note = Ne coûte que l’action (CS-7.5).
spell-deadly_shroud = Linceul Mortel
    .effect = Payez 1 / 2 Cristaux Maudits : 3 / 5 dégâts à chaque ennemi d’une tuile.
    .note = Les cristaux ne servent qu’aux cartes qui les nomment (CS-6.9).
spell-psychic_spikes = Pointes Psychiques
    .effect = Payez 1 / 2 / 3 Gemmes de n’importe quelles couleurs : 3 / 5 / 6 dégâts à chaque ennemi d’une tuile.
    .note = Un ennemi doit se trouver sur la tuile (CS-7.3).
spell-kinetic_wave = Onde Cinétique
    .effect = Payez 1 / 2 Gemmes bleues : 3 / 5 dégâts à chaque ennemi d’une tuile.
    .note = Toute tuile sauf la vôtre ; avec le Faucon, la vôtre aussi (CS-R67).
spell-magma_hand = Main de Magma
    .effect = Payez 1 / 2 / 3 Gemmes de n’importe quelles couleurs : 2 / 4 / 6 dégâts à un ennemi.
    .note = Sa portée couvre toute la carte : personne ne peut fuir (CS-8.7).
spell-infernal_assault = Assaut Infernal
    .effect = Payez 2 Gemmes rouges : 8 dégâts à un ennemi.
    .note = Sa portée couvre toute la carte : personne ne peut fuir (CS-8.7).
spell-sudden_doom = Fin Soudaine
    .effect = Payez 2 Gemmes bleues : 7 dégâts à chaque ennemi d’une tuile.
    .note = Sur votre tuile, vous n’êtes pas touché (CS-R38).

## Sorts de conversion

spell-metamorphosis = Métamorphose
    .effect = Changez un Orbe bleu en rouge, ou un Orbe rouge en bleu.
    .note = Un Orbe violet vaut l’un ou l’autre (CS-7.22).
spell-energy_bloom = Éclosion d’Énergie
    .effect = Changez une Gemme bleue en rouge, ou une Gemme rouge en bleue.
    .note = Une Gemme violette vaut l’une ou l’autre (CS-7.22).
spell-sapphire_synthesis = Synthèse de Saphir
    .effect = Changez un Orbe bleu en Gemme bleue, ou une Gemme bleue en Orbe bleu.
    .note = Le résultat est un jeton et ne se relance pas (CS-7.21).
spell-ruby_synthesis = Synthèse de Rubis
    .effect = Changez un Orbe rouge en Gemme rouge, ou une Gemme rouge en Orbe rouge.
    .note = Le résultat est un jeton et ne se relance pas (CS-7.21).
spell-crystallization = Cristallisation
    .effect = Changez une Gemme de n’importe quelle couleur en Orbe, rouge ou bleu au choix.
    .note = Le résultat n’est jamais violet (CS-7.23).
spell-luminous_glow = Lueur Éclatante
    .effect = Changez un Orbe de n’importe quelle couleur en Gemme, rouge ou bleue au choix.
    .note = Le résultat n’est jamais violet (CS-7.23).
spell-curse_void = Malédiction du Vide
    .effect = Changez un Cristal Maudit en Gemme, rouge ou bleue au choix.
    .note = Le résultat n’est jamais violet (CS-R21).
spell-gem_duplication = Duplication de Gemme
    .effect = Changez une Gemme en deux Gemmes de la même couleur.
    .note = Une Gemme violette en donne deux violettes (CS-R20).
spell-orb_duplication = Duplication d’Orbe
    .effect = Changez un Orbe en deux Orbes de la même couleur.
    .note = Un Orbe violet en donne deux violets (CS-R20).

## Cartes ressource

spell-red_gem = Gemme Rouge
    .effect = Défaussez cette carte : une Gemme rouge.
    .note = Sans point d’action (CS-4.5). Ce qui n’est pas dépensé ce tour-ci est perdu (CS-6.25).
spell-blue_gem = Gemme Bleue
    .effect = Défaussez cette carte : une Gemme bleue.
    .note = Sans point d’action (CS-4.5). Ce qui n’est pas dépensé ce tour-ci est perdu (CS-6.25).
spell-red_orb = Orbe Rouge
    .effect = Défaussez cette carte : un Orbe rouge.
    .note = Sans point d’action (CS-4.5). Ce qui n’est pas dépensé ce tour-ci est perdu (CS-6.25).
spell-blue_orb = Orbe Bleu
    .effect = Défaussez cette carte : un Orbe bleu.
    .note = Sans point d’action (CS-4.5). Ce qui n’est pas dépensé ce tour-ci est perdu (CS-6.25).

## Contresorts

counterspell-pointed_shield = Bouclier Pointu
    .effect = Cette attaque vous fait 2 dégâts de moins.
    .note = Pas en dessous de 0 (CS-7.7). Dans la Crypte de Cristal, c’est gaspillé (CS-R46).
counterspell-run_away = Sauve qui peut !
    .effect = Voyagez sur une tuile adjacente ; si l’attaque ne vous atteint plus, elle vous manque.
    .note = Si elle vous atteint encore, la protection de la nouvelle tuile compte (CS-R48).
counterspell-bees_everywhere = Abeilles Partout
    .effect = Après les dégâts de cette attaque, l’attaquant subit 3 dégâts.
    .note = Seulement si vous êtes encore en vie (CS-R49).
counterspell-safety_dome = Dôme Protecteur
    .effect = Cette attaque ne vous fait aucun dégât.
    .note = Dans la Crypte de Cristal, c’est gaspillé (CS-R46).

## Compagnons

companion-lightning_mouse = Souris Éclair
    .effect = Quand vous voyagez, vous pouvez faire deux pas.
    .note = Aussi quand vous fuyez (CS-R65).
companion-swift_hydra = Hydre Rapide
    .effect = Vous avez 5 points d’action par tour.
    .note = À partir de votre prochain tour (CS-R66).
companion-thunder_stag = Cerf Foudroyant
    .effect = Après chacun de vos sorts d’attaque, vous pouvez payer une Gemme : 2 dégâts à un ennemi d’une tuile adjacente.
    .note = Pas forcément la cible du sort, et personne ne peut répondre (CS-R64).
companion-granite_tortoise = Tortue de Granit
    .effect = Si un ennemi doit vous infliger 4 dégâts ou plus, c’est 1 de moins.
    .note = Après la tuile, avant le Contresort (CS-R45).
companion-moonlit_moth = Phalène de Lune
    .effect = Au début de votre tour, gagnez 1 PV.
    .note = Jamais plus que les PV de départ (CS-10.1).
companion-prism_gecko = Gecko Prisme
    .effect = Au début de votre tour : une Gemme violette.
    .note = C’est un jeton : ce qui n’est pas dépensé ce tour-ci est perdu (CS-6.7).
companion-umbral_raven = Corbeau d’Ombre
    .effect = Au début de votre tour : un Fragment d’Ombre.
    .note = C’est un jeton : dépensé, absorbé ou perdu (CS-6.8).
companion-curse_toad = Crapaud Maudit
    .effect = Les Cristaux Maudits ne vous blessent pas, et vous pouvez relancer les dés qui les montrent.
    .note = Pris maintenant, il protège dès ce tour (CS-R60).
companion-bristling_porcupine = Porc-épic Hérissé
    .effect = Quand un sort d’attaque ennemi vous a blessé et que vous êtes en vie, cet ennemi subit 1 dégât.
    .note = Les abeilles piquent d’abord (CS-7.6). Personne ne peut répondre (CS-R50).
companion-keen_falcon = Faucon à l’Œil Perçant
    .effect = Vos sorts d’attaque atteignent aussi votre tuile et les tuiles adjacentes.
    .note = Ce qu’ils atteignent déjà reste à portée (CS-R67).

## La table dans le navigateur

board-map = La carte du monde
board-news = Ce qui se passe
board-round = Manche { $number } sur { $most }
board-pool = Réserve : { $who }
board-ap = { $count ->
    [one] Il reste un point d’action
   *[other] Il reste { $count } points d’action
}
board-ap-short = { $count } PA
board-due = À payer :
board-die-gone = Ce dé a quitté la réserve
board-letter-red = R
board-letter-blue = B
board-letter-purple = V
board-any-gem = Gemme de n’importe quelle couleur
board-any-orb = Orbe de n’importe quelle couleur
board-any-spell = un sort de niveau { $level } de votre grimoire
board-cost = Pour la prendre
board-free = gratuit
board-does-attack = Pour le lancer
board-does-conversion = Convertit
board-does-resource = Donne
board-damage = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}
board-level = Niveau { $level }
board-range = Portée
board-range-R0 = votre tuile
board-range-R0_1 = votre tuile et les tuiles adjacentes
board-range-R1 = les tuiles adjacentes seulement
board-range-R0_2 = toute la carte
board-range-R1_2 = toutes les tuiles sauf la vôtre
board-whom-enemy = un ennemi
board-whom-tile = tous les ennemis d’une tuile
board-in-range = à portée
board-kind-character = Mage
board-kind-counterspell = Contresort
board-kind-companion = Compagnon
board-kind-tile = Tuile
board-counterspells = Contresorts
board-counterspells-left = { $count ->
    [one] Encore { $count } Contresort
   *[other] Encore { $count } Contresorts
}
board-companions-left = { $count ->
    [one] Encore { $count } Compagnon
   *[other] Encore { $count } Compagnons
}
board-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
board-discard = Défausse ({ $count })
board-nothing = Encore rien.
board-portal = Portail des Compagnons
board-book = Grimoire ({ $count } sur { $limit })
board-free-slot = libre
board-used = Lancé ce tour-ci
board-only-you = Vous seul le voyez
board-hp = { $count } PV
board-energy = { $count } d’énergie d’ombre sur { $limit }
board-ability = Pouvoir d’ombre
board-you = (vous)
board-shadow = une ombre
board-team = Équipe { $number }
board-out = Hors jeu
board-place = { $number ->
    [1] 1er
   *[other] { $number }e
}
board-may-answer = peut répondre
board-no-answer = ne répond pas
board-answer-awaited = Une réponse est attendue …
board-hint-act = Tuiles : voyager. Sorts : lancer. Dés : relancer, cristaux : retirer. La carte près de votre tuile : la prendre.
board-hint-reroll = Choisissez d’autres dés, ou lancez ceux qui sont levés.
board-hint-pay = Choisissez le dé ou le jeton avec lequel payer.
board-hint-target = Choisissez l’ennemi, sur la carte ou à côté.
board-hint-aim = Choisissez une tuile qui luit.
board-hint-flee = Choisissez la tuile où fuir.
board-hint-leap = Choisissez une tuile, ou restez.
board-hint-stag = Choisissez l’ennemi que le Cerf doit frapper, ou passez.
board-hint-sacrifice = Choisissez dans votre grimoire le sort à sacrifier.
board-hint-discard = Choisissez dans votre grimoire la carte à défausser.
board-hint-wait = Pointez une carte pour voir ce qu’elle fait et jusqu’où elle porte.
