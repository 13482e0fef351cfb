### Casting Shadows en français.

title = Casting Shadows
    .about = Sept tuiles, cinq dés, un livre de sorts : amassez les ombres et restez le dernier debout.
share-count = manche { $round }

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
of-who = { $seat ->
    [amber] d’Ambre
    [jade] de Jade
    [ivory] d’Ivoire
    [onyx] d’Onyx
   *[nobody] de personne
}

character-kit = Kit Brisevent
    .shadow = Kit le Turbulent
    .effect = Infligez 4 dégâts à chaque ennemi d’une tuile au choix, puis vous pouvez aller où vous voulez.
    .note = Votre propre tuile peut être choisie, et un ennemi doit se trouver sur la tuile visée (CS-R77). Personne ne peut y répondre (CS-9.9).
character-haze = Haze Languevert
    .shadow = Haze le Dévastateur
    .effect = Infligez 6 dégâts à un ennemi, où qu’il soit.
    .note = Ce n’est pas un Sort d’attaque : personne ne peut y répondre (CS-9.9).
character-frill = Frill Nénuphar
    .shadow = Frill le Régénérateur
    .effect = Gagnez 7 PV.
    .note = Jamais au-delà de vos PV de départ, et seulement si vous en avez moins (CS-R76).
character-nuzzle = Nuzzle Roncebois
    .shadow = Nuzzle le Sauvage
    .effect = Infligez 5 dégâts à chaque ennemi de votre tuile ou d’une tuile adjacente.
    .note = Un ennemi doit s’y trouver (CS-R77). Personne ne peut y répondre (CS-9.9).

form-kit = { character-kit.shadow }
form-haze = { character-haze.shadow }
form-frill = { character-frill.shadow }
form-nuzzle = { character-nuzzle.shadow }

## Choses

position-C = au centre
position-E = à l’est
position-SE = au sud-est
position-SW = au sud-ouest
position-W = à l’ouest
position-NW = au nord-ouest
position-NE = au nord-est

tile-ancient_rune = Rune ancienne
    .effect = Si vous y commencez votre tour : un Fragment d’ombre. Il n’y a pas de carte à prendre ni à renouveler.
    .note = Une tuile n’aide que là où commence votre tour (CS-4.3).
tile-dusty_desert = Désert poussiéreux
    .effect = Prenez-y un Contresort pour une Gemme et un Orbe de n’importe quelle couleur.
    .note = On paie avant de regarder (CS-R35). Rien ne s’y renouvelle (CS-5.5).
tile-underground_volcano = Volcan souterrain
    .effect = Si vous y commencez votre tour : une Gemme rouge.
    .note = Une tuile n’aide que là où commence votre tour (CS-4.3).
tile-gale_bluffs = Falaises de la tempête
    .effect = Si vous y commencez votre tour : un Orbe violet.
    .note = Elle aide quiconque s’y trouve, et pas seulement Kit (CS-R08).
tile-crystal_crypt = Crypte de cristal
    .effect = Si vous y commencez votre tour : une Gemme violette. Tant que vous y êtes, rien ne réduit les dégâts que vous infligent vos ennemis.
    .note = Bouclier à pointes et Dôme protecteur y sont gaspillés (CS-R46) ; la fuite et les abeilles marchent toujours (CS-R47).
tile-lilypad_lagoon = Lagon des nénuphars
    .effect = Si vous y commencez votre tour : gagnez 1 PV.
    .note = Jamais au-delà de vos PV de départ (CS-10.1).
tile-thornwood_thicket = Fourré de ronces
    .effect = Tant que vous y êtes, les dégâts d’un ennemi sont réduits de 1, mais pas en dessous de 1.
    .note = La tuile passe avant le Compagnon et le Contresort (CS-R45).

unit-GR = Gemme rouge
unit-GB = Gemme bleue
unit-GP = Gemme violette
unit-OR = Orbe rouge
unit-OB = Orbe bleu
unit-OP = Orbe violet
unit-SF = Fragment d’ombre
unit-CC = Cristal maudit

die-r1 = premier dé rouge
die-r2 = second dé rouge
die-b1 = premier dé bleu
die-b2 = second dé bleu
die-p1 = dé violet

purse-r1 = premier dé rouge
purse-r2 = second dé rouge
purse-b1 = premier dé bleu
purse-b2 = second dé bleu
purse-p1 = dé violet
purse-token-GR = jeton Gemme rouge
purse-token-GB = jeton Gemme bleue
purse-token-GP = jeton Gemme violette
purse-token-OR = jeton Orbe rouge
purse-token-OB = jeton Orbe bleu
purse-token-OP = jeton Orbe violet
purse-token-SF = jeton Fragment d’ombre
purse-token-CC = jeton Cristal maudit

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
conversion-CC-GR = Cristal maudit → Gemme rouge
conversion-CC-GB = Cristal maudit → Gemme bleue

## Les genres de cartes

kind-attack = Sort d’attaque
kind-conversion = Sort de conversion
kind-resource = Carte Ressource

## Les phases d’un tour

phase-setup = Mise en place
phase-roll = Phase 1 : jet de dés
phase-act = Phase 2 : actions
phase-absorb = Phase 3 : absorption
phase-end = Fin du tour
phase-bot = Tour d’un automate
phase-over = La partie est finie

## Questions

ask-first = { $seat ->
    [nature] Le hasard dit qui commence.
   *[other] { who } : choisissez qui commence.
}
ask-choose = { $seat ->
    [nature] Le hasard attribue un personnage.
   *[other] { who } : choisissez votre personnage.
}
ask-lay = Le hasard pose un domicile où personne n’habite.
ask-arm = Le hasard donne un sort à un des automates.
ask-draw = Le hasard révèle une carte.
ask-emerge = Le hasard amène un Compagnon au Portail.
ask-deal = Le hasard remet un Contresort.
ask-roll = Le hasard lance les dés.
ask-act = { who } : choisissez une action, ou terminez vos actions.
ask-reroll = { who } : choisissez d’autres dés à relancer, ou lancez-les.
ask-target = { who } : choisissez l’ennemi à frapper.
ask-aim = { who } : choisissez la tuile à frapper.
ask-strength = { who } : choisissez combien payer.
ask-convert = { who } : choisissez quoi convertir, et en quoi.
ask-pay = { who } : choisissez avec quoi payer ({ $count ->
    [one] encore une unité
   *[other] encore { $count } unités
}).
ask-sacrifice = { who } : choisissez le sort à sacrifier.
ask-discard = { who } : votre Grimoire est plein ; choisissez une carte à défausser.
ask-respond = { who } : répondez à l’attaque par un Contresort, ou passez.
ask-flee = { who } : choisissez où fuir.
ask-stag = { who } : payez une Gemme pour que le Cerf du tonnerre frappe, ou passez.
ask-leap = { who } : allez sur n’importe quelle tuile, ou restez.
ask-absorb = { who } : absorbez des Fragments d’ombre, transformez-vous ou terminez votre tour.

## Choix

option-first = { $thing } commence
option-choose = Jouer { $thing }
option-lay = Poser { $thing }
option-arm = Remettre { $thing }
option-draw = Révéler { $thing }
option-emerge = { $thing } apparaît
option-deal = Remettre { $thing }
option-roll = Obtenir { $thing }
option-travel = Voyager : { $thing }
option-cast = Lancer { $thing }
option-reroll = Relancer le { $thing }
option-protect = Se protéger
option-refresh = Renouveler
option-collect = Prendre
option-use = Utiliser { $thing }
option-ability = Utiliser votre pouvoir
option-end_actions = Terminer les actions
option-throw = Lancer les dés
option-target = Frapper { $thing }
option-aim = Frapper la tuile { $thing }
option-strength = Payer le palier { $thing }
option-convert = { $thing }
option-pay = Payer avec le { $thing }
option-sacrifice = Sacrifier { $thing }
option-discard = Défausser { $thing }
option-strike = Faire frapper { $thing } par le Cerf
option-leap = Se déplacer : { $thing }
option-stay = Rester sur place
option-reveal = Révéler { $thing }
option-pass = Passer
option-flee = Fuir : { $thing }
option-absorb = Absorber { $thing }
option-summon = Se transformer et invoquer { $thing }
option-end_turn = Terminer le tour

## Le journal

fact-first = { who } commence.
fact-chooses = { who } joue { $character }.
fact-lays = La tuile « { $tile } » se trouve { $position }.
fact-arms = { who } reçoit « { $spell } ».
fact-appears = « { $spell } » apparaît { $position }.
fact-emerges = « { $companion } » apparaît au Portail.
fact-reshuffles = La défausse devient la nouvelle pioche.
fact-turn = Manche { $number } : au tour { of-who }.
fact-rolls = { who } obtient : { $roll }.
fact-gains = { who } reçoit : { $unit }.
fact-heals = { who } gagne { $number } PV.
fact-travels = { who } se rend { $position }.
fact-casts = { who } lance « { $spell } ».
fact-strength = Palier choisi : { $number }.
fact-aims-at = La cible est { who }.
fact-aims = La cible est la tuile { $position }.
fact-pays = { who } paie : { $unit }.
fact-converts = { who } convertit : { $conversion }.
fact-rerolls = { who } ramasse le { $die }.
fact-protects = { who } se protège : un Cristal maudit quitte la réserve.
fact-refreshes = { who } renouvelle : « { $spell } » va à la défausse.
fact-sacrifices = { who } sacrifie « { $spell } ».
fact-discards = { who } défausse « { $spell } ».
fact-collects = { who } prend « { $spell } ».
fact-draws-counterspell = { who } prend le Contresort « { $counterspell } ».
    .hidden = { who } prend un Contresort.
fact-uses = { who } utilise « { $spell } ».
fact-ability = { who } utilise son pouvoir : { $form }.
fact-leaps = { who } se déplace { $position }.
fact-ends-actions = { who } termine ses actions.
fact-absorbs = { who } absorbe { $number ->
    [one] un Fragment d’ombre
   *[other] { $number } Fragments d’ombre
}.
fact-transforms = { who } se transforme : { $form } !
fact-summons = { who } invoque « { $companion } ».
fact-reveals = { who } révèle « { $counterspell } ».
fact-passes = { who } passe.
fact-flees = { who } s’enfuit { $position }.
fact-missed = L’attaque n’atteint pas { who }.
fact-unharmed = { who } ne subit aucun dégât.
fact-hurt = { who } subit { $number ->
    [one] { $number } dégât
   *[other] { $number } dégâts
}.
fact-bees = Les abeilles { of-who } ripostent en essaim.
fact-quills = Le Porc-épic { of-who } se hérisse.
fact-stag = Le Cerf du tonnerre { of-who } frappe.
fact-crystals = { $number ->
    [one] Un Cristal maudit blesse { who }.
   *[other] { $number } Cristaux maudits blessent { who }.
}
fact-sudden-death = Mort subite : à la manche { $number }, chacun perd 1 PV.
fact-resigns = { who } abandonne.
fact-out = Joueur éliminé : { who }.
fact-ends = { $ending ->
    [last-standing] { ending-last-standing }
    [amber-ivory-standing] { ending-amber-ivory-standing }
    [jade-onyx-standing] { ending-jade-onyx-standing }
    [turn-cap] { ending-turn-cap }
    [turn-cap-shared] { ending-turn-cap-shared }
    [amber-ivory-ahead] { ending-amber-ivory-ahead }
    [jade-onyx-ahead] { ending-jade-onyx-ahead }
    [turn-cap-alone] { ending-turn-cap-alone }
    [shadows-beaten] { ending-shadows-beaten }
   *[beaten] { ending-beaten }
}

## Comment finit une partie

ending-last-standing = { who } l’emporte : plus personne d’autre n’est debout.
ending-amber-ivory-standing = Seuls Ambre et Ivoire restent debout : ils l’emportent.
ending-jade-onyx-standing = Seuls Jade et Onyx restent debout : ils l’emportent.
ending-turn-cap = Les manches sont écoulées : { who } est en tête et l’emporte.
ending-turn-cap-shared = Les manches sont écoulées, et personne n’est en tête : la victoire est partagée.
ending-amber-ivory-ahead = Les manches sont écoulées : Ambre et Ivoire sont en tête et l’emportent.
ending-jade-onyx-ahead = Les manches sont écoulées : Jade et Onyx sont en tête et l’emportent.
ending-turn-cap-alone = Les manches sont écoulées, et il reste des automates : la partie est perdue.
ending-shadows-beaten = Tous les automates sont vaincus !
ending-beaten = Les automates l’emportent.
tally-hp =
    { $count ->
        [0] vaincu
        [one] 1 PV restant
       *[other] { $count } PV restants
    }

## Pourquoi pas

refusal-no-ap = Il ne vous reste aucun Point d’action
refusal-too-far = Un seul Voyage ne vous y mène pas
refusal-not-yours = Ce n’est pas dans votre Grimoire
refusal-already-cast = Il a déjà été lancé ce tour-ci
refusal-cannot-pay = Votre réserve ne suffit pas pour le payer
refusal-no-target = Aucun ennemi n’est à sa portée
refusal-no-input = Votre réserve n’a rien qu’il puisse convertir
refusal-no-spell = Une carte Ressource s’utilise, elle ne se lance pas
refusal-not-a-resource = Ce n’est pas une carte Ressource
refusal-no-crystal = Il n’y a pas de Cristal maudit dans votre réserve
refusal-nothing-to-refresh = Il n’y a pas de carte à côté de cette tuile
refusal-desert-stays = La pioche des Contresorts ne se renouvelle pas
refusal-nothing-here = Il n’y a rien à prendre sur cette tuile
refusal-deck-empty = La pioche des Contresorts est vide
refusal-cost-too-high = Votre réserve ne suffit pas à en payer le coût
refusal-no-sacrifice = Vous n’avez pas de sort du niveau à sacrifier
refusal-no-room = Votre Grimoire est plein de Contresorts, qui ne se défaussent pas
refusal-base-form = Seule une Forme d’ombre a un pouvoir
refusal-not-charged = Il faut cinq points d’énergie d’ombre
refusal-nobody-to-hit = Aucun ennemi n’est à portée
refusal-unhurt = Vous avez tous vos PV
refusal-die-gone = Ce dé n’est plus dans votre réserve
refusal-crystal-stays = Un dé qui montre un Cristal maudit reste tel quel
refusal-die-chosen = Ce dé est déjà choisi
refusal-same-die = Prenez l’autre dé qui montre la même face
refusal-not-in-pool = Ce n’est pas dans votre réserve
refusal-not-accepted = Le prix ne demande pas cela
refusal-needed-elsewhere = Ce qui reste à payer est autre chose
refusal-paid-later = Une autre partie du prix se paie d’abord
refusal-token-first = Autre chose qui montre la même face se paie d’abord
refusal-not-an-enemy = Ce n’est pas un ennemi
refusal-out-of-range = C’est hors de portée
refusal-nobody-there = Aucun ennemi ne s’y trouve
refusal-too-strong = Votre réserve ne suffit pas à payer ce palier
refusal-no-such-step = Le sort n’a pas ce palier
refusal-not-held = Vous n’avez pas ce Contresort
refusal-not-adjacent = Le Cerf n’atteint que les tuiles adjacentes
refusal-no-such-unit = Votre réserve n’a pas cette unité
refusal-not-on-the-card = La carte ne fait pas cela
refusal-wrong-level = Il n’est pas du niveau à sacrifier
refusal-not-in-book = Ce n’est pas dans votre Grimoire
refusal-nobody-sits-there = Cette place est vide
refusal-taken = Ce personnage est déjà pris
refusal-already-here = Vous y êtes déjà
refusal-off-the-map = Il n’y a pas de tuile à cet endroit
refusal-too-few-fragments = Votre réserve n’a pas autant de Fragments d’ombre
refusal-energy-limit = Vous ne pouvez pas avoir autant d’énergie d’ombre
refusal-crystals-kill = À la fin de ce tour, les Cristaux maudits de votre réserve vous prendront vos derniers PV
refusal-fully-charged = Énergie d’ombre au maximum : utilisez votre pouvoir, ou les Fragments d’ombre seront perdus
refusal-transformed = La transformation a déjà eu lieu, et un Compagnon reste pour toujours
refusal-too-little-energy = Il faut trois points d’énergie d’ombre pour se transformer
refusal-not-in-portal = Il n’est pas au Portail

## Réglages de la table

heading-start = Le début de la partie
heading-length = La durée de la partie
setting-mode = Qui combat qui
    .ffa = chacun pour soi
    .teams2v2 = deux équipes de deux (à quatre)
setting-map = Carte
    .full = les sept tuiles
    .compact = sans les domiciles des absents
setting-seating2 = Domiciles à deux joueurs
    .opposite = face à face
    .adjacent = côte à côte
setting-first_player = Premier joueur
    .random = le hasard décide
    .host = l’hôte décide
    .seat1 = la première place
setting-characters = Personnages
    .pick = choisis dans l’ordre du jeu
    .random = attribués par le hasard
setting-first_turn_ap = Points d’action du tout premier tour
setting-turn_cap = Nombre maximal de manches
setting-sudden_death = Mort subite dès la manche
    .off = jamais
setting-start_hp = PV au départ
setting-host = La place de l’hôte
    .amber = Ambre
    .jade = Jade
    .ivory = Ivoire
    .onyx = Onyx

## Sorts d’attaque

spell-fatal_fronds = Frondes fatales
    .effect = 2 dégâts à un ennemi de votre tuile.
    .note = Il ne coûte que l’action (CS-7.5). Un seul ennemi, même s’il y en a plusieurs (CS-R68).
spell-feeding_frenzy = Frénésie affamée
    .effect = Payez 1 / 2 Gemmes bleues : 2 / 4 dégâts à un ennemi.
    .note = Vous choisissez le palier ; sa valeur est infligée, pas la somme (CS-7.4).
spell-heavy_hand = Main lourde
    .effect = Payez 1 / 2 Gemmes rouges : 2 / 4 dégâts à un ennemi.
    .note = Vous choisissez le palier ; sa valeur est infligée, pas la somme (CS-7.4).
spell-lightning_bug = Luciole foudroyante
    .effect = Payez une Gemme de n’importe quelle couleur : 2 dégâts à un ennemi, mais aucun à une Forme d’ombre.
    .note = Contre une Forme d’ombre, aucune réponse n’est demandée (CS-R41).
spell-spectral_slap = Gifle spectrale
    .effect = Payez une Gemme rouge et une bleue : 3 dégâts à chaque ennemi d’une tuile.
    .note = Deux Gemmes violettes suffisent, une seule non (CS-6.6).
spell-bubble_trouble = Bulles de malheur
    .effect = Payez 2 Gemmes bleues : 5 dégâts à un ennemi.
    .note = Tuiles adjacentes seulement : un ennemi de votre tuile ne risque rien (CS-7.2).
spell-heat_wave = Vague de chaleur
    .effect = Payez 2 Gemmes rouges : 5 dégâts à un ennemi.
    .note = Tuiles adjacentes seulement : un ennemi de votre tuile ne risque rien (CS-7.2).
spell-sinister_screech = Cri sinistre
    .effect = Payez 1 / 2 Cristaux maudits : 2 / 4 dégâts à un ennemi.
    .note = Les cristaux ne servent qu’aux cartes qui les nomment (CS-6.9).
spell-phoenix_flash = Éclair du phénix
    .effect = Payez 1 / 2 / 3 Gemmes rouges : 3 / 5 / 6 dégâts à un ennemi.
    .note = Vous choisissez le palier ; sa valeur est infligée, pas la somme (CS-7.4).
spell-unicorn_rush = Ruée de la licorne
    .effect = Payez 1 / 2 / 3 Gemmes bleues : 3 / 5 / 6 dégâts à un ennemi.
    .note = Vous choisissez le palier ; sa valeur est infligée, pas la somme (CS-7.4).
spell-personal_space = Espace vital
    .effect = 4 dégâts à un ennemi de votre tuile.
    .note = Il ne coûte que l’action (CS-7.5).
spell-deadly_shroud = Linceul mortel
    .effect = Payez 1 / 2 Cristaux maudits : 3 / 5 dégâts à chaque ennemi d’une tuile.
    .note = Les cristaux ne servent qu’aux cartes qui les nomment (CS-6.9).
spell-psychic_spikes = Pointes psychiques
    .effect = Payez 1 / 2 / 3 Gemmes de n’importe quelle couleur : 3 / 5 / 6 dégâts à chaque ennemi d’une tuile.
    .note = Un ennemi doit se trouver sur la tuile (CS-7.3).
spell-kinetic_wave = Onde cinétique
    .effect = Payez 1 / 2 Gemmes bleues : 3 / 5 dégâts à chaque ennemi d’une tuile.
    .note = Toute tuile sauf la vôtre ; avec le Faucon, la vôtre aussi (CS-R67).
spell-magma_hand = Main de magma
    .effect = Payez 1 / 2 / 3 Gemmes de n’importe quelle couleur : 2 / 4 / 6 dégâts à un ennemi.
    .note = Toute la carte est à sa portée : personne ne peut la fuir (CS-8.7).
spell-infernal_assault = Assaut infernal
    .effect = Payez 2 Gemmes rouges : 8 dégâts à un ennemi.
    .note = Toute la carte est à sa portée : personne ne peut le fuir (CS-8.7).
spell-sudden_doom = Ruine soudaine
    .effect = Payez 2 Gemmes bleues : 7 dégâts à chaque ennemi d’une tuile.
    .note = Sur votre propre tuile, il vous épargne (CS-R38).

## Sorts de conversion

spell-metamorphosis = Métamorphose
    .effect = Convertissez un Orbe bleu en rouge, ou un Orbe rouge en bleu.
    .note = Un Orbe violet vaut l’un ou l’autre (CS-7.22).
spell-energy_bloom = Floraison d’énergie
    .effect = Convertissez une Gemme bleue en rouge, ou une Gemme rouge en bleue.
    .note = Une Gemme violette vaut l’une ou l’autre (CS-7.22).
spell-sapphire_synthesis = Synthèse du saphir
    .effect = Convertissez un Orbe bleu en Gemme bleue, ou une Gemme bleue en Orbe bleu.
    .note = Le résultat est un jeton et ne se relance pas (CS-7.21).
spell-ruby_synthesis = Synthèse du rubis
    .effect = Convertissez un Orbe rouge en Gemme rouge, ou une Gemme rouge en Orbe rouge.
    .note = Le résultat est un jeton et ne se relance pas (CS-7.21).
spell-crystallization = Cristallisation
    .effect = Convertissez une Gemme de n’importe quelle couleur en Orbe, rouge ou bleu à votre choix.
    .note = Le résultat n’est jamais violet (CS-7.23).
spell-luminous_glow = Lueur radieuse
    .effect = Convertissez un Orbe de n’importe quelle couleur en Gemme, rouge ou bleue à votre choix.
    .note = Le résultat n’est jamais violet (CS-7.23).
spell-curse_void = Malédiction du néant
    .effect = Convertissez un Cristal maudit en Gemme, rouge ou bleue à votre choix.
    .note = Le résultat n’est jamais violet (CS-R21).
spell-gem_duplication = Duplication de gemme
    .effect = Convertissez une Gemme en deux Gemmes de la même couleur.
    .note = Une Gemme violette en donne deux violettes (CS-R20).
spell-orb_duplication = Duplication d’orbe
    .effect = Convertissez un Orbe en deux Orbes de la même couleur.
    .note = Un Orbe violet en donne deux violets (CS-R20).

## Cartes Ressource

spell-red_gem = Gemme rouge
    .effect = Défaussez cette carte : une Gemme rouge.
    .note = Elle ne demande aucun Point d’action (CS-4.5). Ce qui n’est pas dépensé ce tour-ci est perdu (CS-6.25).
spell-blue_gem = Gemme bleue
    .effect = Défaussez cette carte : une Gemme bleue.
    .note = Elle ne demande aucun Point d’action (CS-4.5). Ce qui n’est pas dépensé ce tour-ci est perdu (CS-6.25).
spell-red_orb = Orbe rouge
    .effect = Défaussez cette carte : un Orbe rouge.
    .note = Elle ne demande aucun Point d’action (CS-4.5). Ce qui n’est pas dépensé ce tour-ci est perdu (CS-6.25).
spell-blue_orb = Orbe bleu
    .effect = Défaussez cette carte : un Orbe bleu.
    .note = Elle ne demande aucun Point d’action (CS-4.5). Ce qui n’est pas dépensé ce tour-ci est perdu (CS-6.25).

## Contresorts

counterspell-pointed_shield = Bouclier à pointes
    .effect = Cette attaque vous inflige 2 dégâts de moins.
    .note = Pas en dessous de 0 (CS-7.7). Sur la Crypte de cristal, il est gaspillé (CS-R46).
counterspell-run_away = Sauve qui peut !
    .effect = Voyagez vers une tuile adjacente ; si l’attaque ne vous atteint plus, elle vous manque.
    .note = Si elle vous atteint encore, la protection de la nouvelle tuile compte (CS-R48).
counterspell-bees_everywhere = Des abeilles partout
    .effect = Après les dégâts de cette attaque, l’attaquant subit 3 dégâts.
    .note = Seulement si vous êtes encore en vie (CS-R49).
counterspell-safety_dome = Dôme protecteur
    .effect = Cette attaque ne vous inflige aucun dégât.
    .note = Sur la Crypte de cristal, il est gaspillé (CS-R46).

## Compagnons

companion-lightning_mouse = Souris éclair
    .effect = Quand vous voyagez, vous pouvez faire deux pas.
    .note = Aussi avec « Sauve qui peut ! » (CS-R65).
companion-swift_hydra = Hydre véloce
    .effect = Vous avez 5 Points d’action par tour.
    .note = À partir de votre prochain tour (CS-R66).
companion-thunder_stag = Cerf du tonnerre
    .effect = Quand vous avez lancé un Sort d’attaque, vous pouvez payer une Gemme : 2 dégâts à un ennemi d’une tuile adjacente.
    .note = Ce n’est pas forcément la cible du sort, et personne ne peut y répondre (CS-R64).
companion-granite_tortoise = Tortue de granit
    .effect = Si un ennemi doit vous infliger 4 dégâts ou plus, il en inflige 1 de moins.
    .note = Après la tuile, avant le Contresort (CS-R45).
companion-moonlit_moth = Papillon de lune
    .effect = Au début de votre tour, gagnez 1 PV.
    .note = Jamais au-delà de vos PV de départ (CS-10.1).
companion-prism_gecko = Gecko prismatique
    .effect = Au début de votre tour : une Gemme violette.
    .note = C’est un jeton : non dépensé ce tour-ci, il est perdu (CS-6.7).
companion-umbral_raven = Corbeau des ombres
    .effect = Au début de votre tour : un Fragment d’ombre.
    .note = C’est un jeton : dépensez-le, absorbez-le, ou il est perdu (CS-6.8).
companion-curse_toad = Crapaud maudit
    .effect = Les Cristaux maudits ne vous infligent aucun dégât, et vous pouvez relancer les dés qui en montrent.
    .note = Invoqué maintenant, il vous protège dès ce tour-ci (CS-R60).
companion-bristling_porcupine = Porc-épic hérissé
    .effect = Quand le Sort d’attaque d’un ennemi vous a blessé et que vous êtes en vie, cet ennemi subit 1 dégât.
    .note = Les abeilles frappent d’abord (CS-7.6). Personne ne peut y répondre (CS-R50).
companion-keen_falcon = Faucon à l’œil perçant
    .effect = Vos Sorts d’attaque atteignent aussi votre tuile et les tuiles adjacentes.
    .note = Ce qu’ils atteignent déjà, ils l’atteignent toujours (CS-R67).

## Dans le terminal

terminal-pool = Jetons : { $tokens } · { $ap ->
    [0] aucun Point d’action
    [one] un Point d’action
   *[other] { $ap } Points d’action
}
terminal-due = À payer : { $due } · payé : { $paid }
terminal-round = Manche { $round } sur { $cap }
terminal-portal = Portail : { $portal }
terminal-discard-pile = Défausse, à partir du dessus : { $cards }
terminal-decks = Cartes dans la pioche principale : { $deck } · dans celle des Contresorts : { $counterspells }
terminal-board-signs =
    Sur la carte : [C Rune ancienne] au choix ; dessous, la carte à prendre,
    puis qui s’y trouve, chacun par une lettre
    GR GB GP Gemme rouge, bleue, violette · OR OB OP Orbe
    SF Fragment d’ombre · CC Cristal maudit
    r1 r2 b1 b2 p1 les dés : – a quitté la réserve, (GR) va être relancé
    ♥ PV · ✦ énergie d’ombre · ▤ cartes + Contresorts · ☾ Forme d’ombre
    ✗ éliminé · ✓ lancé ce tour-ci

## La table dans le navigateur

board-map = La carte
board-news = Ce qui se passe
board-round = Manche { $number } sur { $most }
board-pool = Réserve : { $who }
board-ap = { $count ->
    [0] Il ne reste aucun Point d’action
    [one] Il reste un Point d’action
   *[other] Il reste { $count } Points d’action
}
board-ap-short = { $count } PA
board-due = À payer :
board-die-gone = Ce dé a quitté la réserve
board-letter-red = R
board-letter-blue = B
board-letter-purple = V
board-any-gem = Gemme de n’importe quelle couleur
board-any-orb = Orbe de n’importe quelle couleur
board-any-spell = un sort de niveau { $level } de votre Grimoire
board-cost = Coût de la carte
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
board-kind-character = Personnage
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
board-deck-short = Pioche
board-discard-short = Défausse
board-nothing = Encore rien.
board-portal = Portail des Compagnons
board-book = Grimoire ({ $count } sur { $limit })
board-free-slot = vide
board-used = Lancé ce tour-ci
board-only-you = Visible de vous seul
board-hp = { $count } PV
board-energy = Énergie d’ombre : { $count } sur { $limit }
board-ability = Pouvoir
board-you = (vous)
board-look-at = { $who } : Grimoire et Compagnon
board-shadow = un automate
board-team = Équipe { $number }
board-out = Éliminé
board-place = { $number ->
    [1] 1er
   *[other] { $number }e
}
board-may-answer = peut répondre
board-no-answer = ne répond pas
board-answer-awaited = Une réponse est attendue …
board-hint-act = Choisissez une tuile où voyager, un sort à lancer, des dés à relancer, ou prenez la carte près de votre tuile.
board-hint-reroll = Choisissez d’autres dés, ou lancez ceux qui sont levés.
board-hint-pay = Choisissez le dé ou le jeton avec lequel payer.
board-hint-target = Choisissez l’ennemi, sur la carte ou à côté.
board-hint-aim = Choisissez une tuile qui luit.
board-hint-flee = Choisissez la tuile où fuir.
board-hint-respond = Vos Contresorts luisent dans votre Grimoire.
board-hint-leap = Choisissez une tuile, ou restez.
board-hint-stag = Choisissez l’ennemi que le Cerf doit frapper, ou passez.
board-hint-sacrifice = Choisissez dans votre Grimoire le sort à sacrifier.
board-hint-discard = Choisissez dans votre Grimoire la carte à défausser.
board-hint-wait = Pointez une carte, ou appuyez longuement dessus, pour voir ce qu’elle fait et jusqu’où elle porte.

## What happened, told again

board-recap-hurt-you = { $who } : { $spell } sur vous, PV { $before } → { $after }
board-recap-hurt = { $who } : { $spell } sur { $whom }, PV { $before } → { $after }
board-recap-hp-you = Vous : PV { $before } → { $after }
board-recap-hp = { $whom } : PV { $before } → { $after }

## Le codex

codex-kind-attack = Sorts d’attaque
codex-kind-conversion = Sorts de conversion
codex-kind-resource = Cartes Ressource
codex-kind-counterspell = Contresorts
codex-kind-companion = Compagnons
codex-kind-character = Personnages
codex-kind-tile = Tuiles
codex-cost = { board-cost }
    .GR = { unit-GR }
    .GB = { unit-GB }
    .OR = { unit-OR }
    .OB = { unit-OB }
    .SF = { unit-SF }
    .any-gem = { board-any-gem }
    .any-orb = { board-any-orb }
    .spell-1 = un sort de niveau 1 de votre Grimoire
    .spell-2 = un sort de niveau 2 de votre Grimoire
codex-level = Niveau
codex-range = { board-range }
    .R0 = { board-range-R0 }
    .R0_1 = { board-range-R0_1 }
    .R1 = { board-range-R1 }
    .R0_2 = { board-range-R0_2 }
    .R1_2 = { board-range-R1_2 }
codex-whom = Touche
    .enemy = { board-whom-enemy }
    .tile = { board-whom-tile }
codex-damage = Dégâts
codex-copies = Exemplaires dans la boîte
codex-home = Tuile de départ
    .gale_bluffs = { tile-gale_bluffs }
    .crystal_crypt = { tile-crystal_crypt }
    .lilypad_lagoon = { tile-lilypad_lagoon }
    .thornwood_thicket = { tile-thornwood_thicket }
codex-home-of = Tuile de départ de
    .kit = { character-kit }
    .haze = { character-haze }
    .frill = { character-frill }
    .nuzzle = { character-nuzzle }
