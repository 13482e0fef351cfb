### The Last Spell en français.

title = The Last Spell
    .about = Des héros défendent une cité dans la nuit pendant que les mages préparent le dernier sort : on gagne ou perd ensemble.
    .start = Choisir une cité
share-count = { $map ->
        [gildenberg] Gildenberg
        [lakeburg] Lakeburg
       *[glenwald] Glenwald
    }, nuit { $day }

who = { $seat ->
    [first] Premier joueur
    [second] Deuxième joueur
    [third] Troisième joueur
    [fourth] Quatrième joueur
   *[table] Tous
}

setting-scenario = Scénario
    .introductory = introduction : une nuit à Gildenberg
    .gildenberg = I Gildenberg
    .lakeburg = II Lakeburg
    .glenwald = III Glenwald
    .campaign = campagne : I, II et III
setting-difficulty = Difficulté
    .easy = facile
    .easy-about = Plus de Mages, plus d’Or et de Matériaux, et le premier héros qui tombe revient au jour. Pour commencer, et pour jouer à quatre.
    .normal = normale
    .normal-about = Équilibrée pour deux héros : qui prévoit le jour et ne gaspille rien la nuit gagne plus souvent qu’il ne perd.
    .hard = difficile
    .hard-about = Un Mage de moins, moins d’Or et de Matériaux, et l’on ne découvre d’où viennent les vagues qu’une fois tout construit.
    .nightmare = cauchemar
    .nightmare-about = Des monstres d’un côté de plus, et moins de tout. En quarante parties pour chaque cité, nos robots n’ont jamais gagné.
setting-turn_order = Qui joue ensuite
    .free = au gré des joueurs
    .seats = dans l’ordre des places

## Les chapitres : la page où commence le jeu

chapter-introductory = La première nuit
    .story = Gildenberg a un jour pour dresser des murs de bois et une nuit pour les tenir. Aucun boss, et la Brume reste où elle est : on apprend à marcher, à frapper et à bâtir avant les vrais sièges.
    .foe = aucun boss
    .length = un jour et une nuit
chapter-gildenberg = Gildenberg
    .number = I
    .story = Une cité riche sous une Falaise, la Brume sur trois côtés et des gardes qui ont vendu leurs lances depuis longtemps. La troisième nuit, la Harpie corrompue descend du rocher qui domine les toits.
    .foe = Boss : Harpie corrompue
    .length = trois jours et trois nuits
chapter-lakeburg = Lakeburg
    .number = II
    .story = Deux lacs protégeaient Lakeburg ; désormais la Brume vient des quatre côtés, et quelque chose se retourne dans l’eau. La troisième nuit, Cetusia émerge, et il ne doit rester ni sa Tête ni sa Queue.
    .foe = Boss : Cetusia the Putrescent Wyrm
    .length = trois jours et trois nuits
chapter-glenwald = Glenwald
    .number = III
    .story = Les bois qui nourrissaient Glenwald se sont retournés contre elle, et des choses griffues éclosent entre les troncs. La troisième nuit, la Dryade putréfiée prend racine derrière ses Monolithes et grandit, jusqu’à ce que quelqu’un l’arrête.
    .foe = Boss : Dryade putréfiée
    .length = trois jours et trois nuits
chapter-campaign = La campagne
    .story = Trois cités sur une même route : les héros emportent Niveaux, armes et Or de Gildenberg à Lakeburg, puis à Glenwald. Chaque réponse est gardée : on peut s’arrêter au milieu d’une nuit et continuer un autre jour.
    .foe = trois boss
    .length = neuf jours et neuf nuits

## The seats

seat-first = Premier joueur
seat-second = Deuxième joueur
seat-third = Troisième joueur
seat-fourth = Quatrième joueur

## Directions, sides, dice

direction-north = nord
    .the = le nord
direction-east = est
    .the = l’est
direction-south = sud
    .the = le sud
direction-west = ouest
    .the = l’ouest
side-left = gauche
    .the = la gauche
side-right = droite
    .the = la droite
dice-orange = un dé orange
dice-blue = un dé bleu
dice-orange-blue = un dé orange et un bleu
dice-two-orange = deux dés orange
dice-two-blue = deux dés bleus
face-orange-H = dé orange : touché
face-orange-HS = dé orange : touché et étourdissement
face-orange-AS = dé orange : perforant et étourdissement
face-orange-M = dé orange : manqué
face-blue-H = dé bleu : touché
face-blue-HS = dé bleu : touché et étourdissement
face-blue-IS = dé bleu : inévitable et étourdissement
face-blue-M = dé bleu : manqué
reroll-isolation = Isolement
reroll-momentum = Élan
reroll-magic = Magie
    .offer = Magie (1 Mana, aucun avec Économie arcanique)
reroll-PK02 = Visée stable
reroll-PK05 = Bagarreur
reroll-PK12 = Ingénieur
reroll-TR10 = Chanceux
resource-gold = Or
    .one = Or
resource-materials = Matériaux
    .one = Matériau
blow-skull-smash = Choc du crâne
blow-hydro-catapult = Catapulte d’eau
blow-tidal-assault = Assaut de marée
blow-tidal-entrance = Irruption de marée

## The board

board-map-gildenberg = Gildenberg
board-map-lakeburg = Lakeburg
board-map-glenwald = Glenwald
board-field = Le champ de bataille de { $map }
board-tracks = Où en sont les choses
board-city = cité { $number } sur { $of }
board-day = Jour { $number }
board-night = Nuit { $number }, phase { $phase }
board-nights = Nuit { $number } sur 3
board-coin = La pièce du destin indique { $side-the }
board-panic = Panique
board-panic-left = Flammes restantes dans la Zone Panique : { $count } sur 12.
board-panic-said = Flammes restantes dans la Zone Panique : { $count } sur 12. Si la nuit finissait maintenant : Or { $gold }, Matériaux { $materials }.
board-mages = Mages dans le Cercle magique : { $count }
board-gold = Or : { $count }
board-materials = Matériaux : { $count }
board-workers = Ouvriers restants : { $count }
board-missions = Missions urbaines
board-mission-done = accomplie
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-zoom-fit = Toute la carte
board-to-hero = Montrer { $hero }
board-forecast = Ce qu’apporterait la prochaine phase des monstres
board-forecast-both = Prévoir les deux côtés de la pièce
board-forecast-left = Prévoir la pièce à gauche
board-forecast-right = Prévoir la pièce à droite
board-forecast-off = Masquer la prévision
board-threatened = serait frappé { $count } fois
board-odds = Toucher { $monster } : { $chance } %
board-odds-deadly = Tuer { $monster } : { $chance } %
board-odds-all = En moyenne : Blessures { $wounds }, morts { $kills }
board-odds-friend = { $hero } en souffrirait
board-would-hit = monstres dans la zone : { $count }
board-faces = tourné vers { $direction-the }
board-wounds = Blessures { $number } sur { $most }
board-stunned = étourdi
board-flames = flammes { $number } sur { $most }
board-harpy = La Harpie corrompue se tient sur la Falaise, à { $side }
board-boss = Boss
board-waves = Vagues
board-direction = carte Direction { $card }
board-no-waves = Plus de carte : rien ne sortira plus de la Brume.
board-waves-late = À cette table, on découvre les vagues après la phase principale.
board-slot = Emplacement { $slot }, { $side }
board-slot-said = Emplacement { $slot } : cartes { $count }, cachées { $hidden }
board-face-down = une carte face cachée
board-wyrm = Cétusia : carte { $card }, stade { $stage }.
board-wyrm-deck = Encore à tirer : { $cards }.
board-wyrm-does = { $number ->
    [one] Attaque ({ $part }) : { $blow }, { $number } dégât.
   *[other] Attaque ({ $part }) : { $blow }, { $number } dégâts.
}
board-level = Niveau { $level }
board-passed = a passé
board-off-board = hors du plateau
board-hp = Points de vie { $number } sur { $most }
board-mana = Mana : { $number } sur { $most }
board-mana-cost = { $number } Mana
board-ap = { $count } PA
board-mp = { $count } PM
board-reinforced = armure renforcée
board-tokens = Jetons Mouvement
board-token = Jeton Mouvement { $number }{ $side ->
    [ready] {""}
    [blocked] {", "}bloqué
   *[used] {", "}utilisé
}
board-harm = { $number ->
    [one] { $number } dégât en route :
   *[other] { $number } dégâts en route :
}
board-spent = (utilisé)
board-exhausted = épuisée
board-half = à moitié vide
board-uses = { $count ->
    [0] épuisé
   *[other] encore { $count }
}
board-less = { $number ->
    [one] { $number } dégât de moins
   *[other] { $number } dégâts de moins
}
board-hands = { $count ->
    [one] une main
   *[other] deux mains
}
board-damage = dégâts { $number }
board-bounces = Propagation { $number }
board-type-melee = Mêlée
board-type-ranged = À distance
board-type-magic = Magie
board-worn-upper = Armure du haut
board-worn-lower = Armure du bas
board-worn-shield = Bouclier
board-range-melee = à côté de vous
board-range-up-to-2 = jusqu’à deux cases en ligne droite
board-range-self = votre case
board-range-current = secteur actuel
board-range-adjacent = secteurs adjacents
board-range-far = secteurs éloignés
board-range-current-adjacent = secteur actuel et adjacents
board-range-adjacent-far = secteurs adjacents et éloignés
board-keyword-stun = Étourdissement
board-keyword-armour-piercing = Perforant
board-keyword-inevitable = Inévitable
board-keyword-pursuit = Poursuite
board-keyword-isolation = Isolement
board-keyword-vision = Vision
board-keyword-manoeuvre = Manœuvre
board-keyword-momentum = Élan
board-keyword-cursed = Maudit
board-keyword-surround-stun = étourdit tout autour
board-keyword-area-stun = étourdit à côté
board-keyword-restore-ap = un héros regagne 1 PA
board-keyword-restore-token = un héros redresse un jeton Mouvement
board-keyword-propagation = Propagation +1
board-keyword-true-sight = Vision jusqu’à la fin du tour
board-uses-card = Usages par phase : { $first }, dès le niveau II : { $second }
board-area-P1 = une case
board-area-PX2 = deux cases, l’une après l’autre
board-area-PX3 = trois cases, l’une après l’autre
board-area-PX4 = quatre cases, l’une après l’autre
board-area-MV1 = vous vous y déplacez
board-area-L2 = deux cases en ligne
board-area-L3 = trois cases en ligne
board-area-L3M = trois cases en ligne, et vous passez derrière
board-area-X5 = une croix de cinq cases
board-area-R6 = deux rangées de trois cases
board-area-N9 = un cône d’une, trois et cinq cases
board-area-Q9 = un carré de neuf cases
board-area-O8 = les huit cases autour
board-area-none = personne n’est touché
board-does-stun = un monstre dont tous les dés montrent l’icône d’étourdissement est étourdi.
board-does-armour-piercing = la face perforant du dé orange ne l’arrête pas.
board-does-inevitable = la face inévitable du dé bleu ne l’arrête pas.
board-does-pursuit = ensuite vous allez sur la case visée, si elle est libre.
board-does-isolation = une relance contre un monstre sans autre monstre dans sa zone.
board-does-vision = rien ne bloque votre ligne de tir, pas même les Arbres.
board-does-manoeuvre = ensuite vous reculez d’une case, si elle est libre.
board-does-momentum = une relance si vous avez dépensé 3 PM pour bouger ce tour-ci, deux à partir de 6 PM.
board-does-cursed = vous choisissez la couleur d’un de ses dés avant le jet.
board-does-surround-stun = ensuite les monstres des huit cases autour ne lancent que pour l’icône d’étourdissement.
board-does-area-stun = ensuite les monstres des quatre cases voisines ne lancent que pour l’icône d’étourdissement.
board-monster-wounds = Blessures
board-monster-move = Mouvement
board-monster-strength = Force
board-monster-shoots = Portée
board-monster-dice = Dés de défense
board-monster-later = au stade II :
board-die-orange = orange
board-die-blue = bleu
board-ability-ranged = Tire sur le premier héros, structure ou Cercle droit devant.
board-ability-area-attack = Attaque de zone : frappe chaque héros et structure dans sa Zone, et le Cercle.
board-ability-explosion = Explosion : 4 dégâts aux héros dans sa Zone, que ni armures ni boucliers ne réduisent.
board-ability-fly = Vol : passe par-dessus obstacles bas, Défenses et Eau.
board-ability-resoluteness = Résolution : contourne héros et structures au lieu de s’arrêter.
board-ability-long-reach = Allonge : frappe une cible dans sa Zone, coins compris.
board-ability-mana-drain = Drain de Mana : un héros attaqué perd 2 Mana.
board-blow-skull-smash = Attaque { blow-skull-smash } : dégâts { $first } (stade II : { $second }), sur les deux rangées de trois cases devant elle.
board-blow-hydro-catapult = Attaque { blow-hydro-catapult } : dégâts { $first } (stade II : { $second }), sur cinq cases droit devant elle.
board-blow-tidal-assault = Attaque { blow-tidal-assault } : dégâts { $first } (stade II : { $second }), sur un cône d’une, trois et cinq cases.
board-blow-tidal-entrance = Attaque { blow-tidal-entrance } : dégâts { $first } (stade II : { $second }), sur les huit cases autour d’elle.
board-kind-C = Griffeur
board-kind-R = Coureur
board-kind-M = Cuirassé
board-kind-A = Archer
board-kind-B = Explosif
board-kind-W = Ailé
board-kind-K1 = Colosse rouge
board-kind-K2 = Colosse bleu
board-kind-K3 = Colosse violet
board-kind-U1 = Maudit rouge
board-kind-U2 = Maudit bleu
board-kind-U3 = Maudit violet
board-kind-L = Alérion
board-kind-X = Harpie corrompue
board-kind-ZH = Tête de Cétusia
board-kind-ZT = Queue de Cétusia
board-kind-Y = Dryade putréfiée
board-kind-HA = Couvoir
board-kind-MO = Mortier à graines
board-kind-MN = Monolithe
board-about-C = La foule de chaque vague : faible un par un, jamais seul.
board-about-R = Le plus rapide à pied : loin il y a un instant, déjà au mur.
board-about-M = Lent derrière son bouclier, mais il frappe fort.
board-about-A = Reste en arrière et tire sur qui vient à sa portée.
board-about-B = Il ne frappe pas : il éclate, et emporte ce qui l’entoure.
board-about-W = Vient par les airs et frappe fort.
board-about-K1 = Le premier des trois à tomber, et pourtant un mur de chair.
board-about-K2 = Sa carapace met longtemps à céder.
board-about-K3 = Deux têtes, une massue : le coup le plus rude de son espèce.
board-about-U1 = Le plus vif des Maudits ; son feu prend tout ce qui l’entoure.
board-about-U2 = Lent et coriace, et assoiffé de Mana.
board-about-U3 = Le plus fort des Maudits : chaque bras trouve quelqu’un.
board-about-L = Au service de la Harpie : quand le troisième meurt, elle vient elle-même.
board-dryad = La Dryade : stade { $stage }.
board-waiting = attend d’être recruté
board-trapped = pris au piège
board-arms-HR1 = Marteau de guerre
board-arms-HR2 = Épée courte et bouclier
board-arms-HR3 = Lance
board-arms-HR4 = Arc court
board-arms-HR5 = Arbalète de poing et bouclier
board-arms-HR6 = Bâton de pouvoir et bouclier
board-arms-HR7 = Tome des secrets et bouclier
board-arms-HR8 = Épée courte et arbalète de poing
board-workers-title = Ouvriers
board-waves-and-missions = Vagues et Missions urbaines
board-whole-sheet = Toute la fiche
board-supply-empty = Il n’y a rien ici.
board-usual = Choisir le reste pour moi
board-usual-note = Le premier Trait, le premier Atout, une potion rouge, aucun échange.
board-who-takes = Qui le prend ?
board-instead = { $hero } remplace : { $item }
board-ways = Parties du jour
board-way-map = Carte
board-way-heroes = Héros
board-recruit = Recruter un héros pour
board-build = Bâtir
board-shop = Boutique
board-advanced-shop = Boutique avancée
board-supply = Réserve commune
board-capacity = { $number ->
    [0] ne supporte aucune flamme
    [one] supporte { $number } flamme
   *[other] supporte { $number } flammes
}
board-jobs = { $count ->
    [one] { $count } tâche par jour
   *[other] { $count } tâches par jour
}
board-do-buy = Acheter
board-do-take = Prendre
board-do-trade_for = En échange
board-do-drink = Boire
board-do-read = Lire
board-do-use_item = Utiliser
board-do-restore = Redresser
board-do-upgrade = Améliorer
board-do-move = Donner
board-do-sell = Vendre
board-do-swap = Échanger
board-do-give_up = Céder
board-do-swap_with = Contre ceci
board-do-work = Travailler
board-do-repair = Réparer
board-do-upgrade_wall = En pierre
board-dice = Les dés
board-rolling = …
board-end-hit = touché
board-end-missed = manqué
board-end-stunned = étourdi
board-end-dies = mort
board-effect-green = Redressez un jeton Mouvement utilisé. Deux usages.
board-effect-red = Retirez 1 Blessure. Deux usages.
board-effect-blue = Regagnez jusqu’à 3 Mana. Deux usages.
board-effect-yellow = Regagnez 2 PA dépensés. Deux usages.
board-effect-A07 = Dépensez 2 Mana : redressez cette carte.
board-effect-A08 = Dépensez un jeton Mouvement non utilisé : redressez cette carte.
board-effect-A09 = Puis gagnez 2 Mana.
board-effect-A10 = Puis redressez un jeton Mouvement.
board-effect-A11 = Vous traversez les obstacles bas.
board-effect-A13 = Puis un autre héros retire 1 Blessure.
board-effect-A14 = Puis un monstre à côté de vous subit 1 dégât.
board-effect-A16 = Vous ne pouvez pas utiliser de boucliers.
board-effect-A17 = Vous ne pouvez pas utiliser d’armures.
board-effect-A18 = Votre deuxième monstre tué dans un tour la redresse.
board-effect-A19 = Votre deuxième monstre tué dans un tour redresse un jeton Mouvement.
board-effect-A20 = Puis vous pouvez subir 1 dégât pour gagner 4 Mana.
board-effect-A21 = Puis vous pouvez subir 1 dégât pour redresser 2 jetons Mouvement.
board-effect-A22 = Quand un autre héros meurt, il survit avec 1 Point de vie.
board-effect-A23 = Le prochain jeton Mouvement que vous retournez donne 2 PM de plus. Dépensez 1 Mana : redressez cette carte.
board-effect-A24 = Dépensez 2 jetons Mouvement non utilisés : redressez cette carte.
board-effect-SC4 = Déplacez-vous sur une case libre à portée.
board-effect-BD1 = Un Ouvrier de plus à chaque Aube.
board-effect-BD2 = Ouvre la rangée de base et vend des potions.
board-effect-BD3 = Ouvre la rangée avancée.
board-effect-BD4 = Les armes peuvent être améliorées.
board-effect-BD5 = Tâche : 2 Or.
board-effect-BD6 = Tâche : 3 Matériaux.
board-effect-BD7 = Tâche : un héros retire 1 Blessure.
board-effect-BD8 = Tâche et 2 Or : un Mage de plus, jusqu’au nombre initial.
board-effect-BD9 = Tâche : voyez les deux cartes d’un emplacement.
board-effect-BD10 = Une fois par phase des héros, un héros dans sa Zone gagne 2 Mana.
board-effect-ST1 = Retient les monstres ; les héros peuvent le sauter.
board-effect-ST2 = Retient les monstres et bloque la ligne de tir à côté.
board-effect-ST3 = Les héros la traversent, les monstres non.
board-effect-ST4 = Les héros la traversent, les monstres non.
board-effect-ST5 = Une fois par phase des héros : 1 dégât perforant dans le secteur actuel ou un adjacent.
board-effect-ST6 = Deux tirs par nuit : 1 dégât sur un carré de neuf cases, à un ou deux secteurs.
board-effect-ST7 = D’un Portail à un autre pour 2 PM et 1 Mana.
board-effect-ST8 = Un héros au sommet, pour 2 PM, a la Vision.
board-effect-X = Sa fureur frappe une cible à côté d’elle. Tant que trois Alérions ne sont pas morts, elle reste sur la Falaise, on ne peut pas l’attaquer, et son Cri prend un jeton Mouvement à chaque héros de sa moitié. Là où meurt le troisième, elle entre en piqué : 2 dégâts à tous les héros, Bâtiments et monstres de sa Zone.
board-effect-ZH = Elle fait l’attaque que nomme la carte de cette phase ; tout ce qui est sur ces cases est frappé, les monstres sans dés. Elle regarde qui est à côté d’elle, sinon la Cité. On ne l’étourdit jamais.
board-effect-ZT = Elle fait l’attaque que nomme la carte de cette phase ; tout ce qui est sur ces cases est frappé, les monstres sans dés. Elle regarde qui est à côté d’elle, sinon la Cité. On ne l’étourdit jamais.
board-effect-Y = Stade I : elle n’attaque pas et rien ne lui nuit. Stade II : après tous les autres, elle frappe tous les héros et structures de ses secteurs. Stade III : aussi ceux des secteurs voisins, et le Cercle perd un Mage à chaque entrée du boss.
board-effect-HA = Amène un Griffeur, puis un Cuirassé ; enfin un Archer prend sa place. Un héros sur la case duquel il pousse est pris au piège.
board-effect-MO = Ne bouge jamais. Un héros sur la case duquel il pousse est pris au piège.
board-effect-MN = Toute attaque le touche ; le quatrième dégât le détruit. Il tient les attaques de mêlée à distance de la Dryade.

## Why monsters do what they do

why-ahead = la voie est libre
why-passes = au-delà d’autres monstres
why-flies-over = par-dessus ce que les volants ignorent
why-around-coin = autour d’un obstacle, comme le dit la pièce
why-around-other = autour d’un obstacle, le côté de la pièce étant bloqué
why-slides-coin = de côté dans la Brume, comme le dit la pièce
why-slides-other = de côté dans la Brume, le côté de la pièce étant bloqué
why-is-stunned = il est étourdi
why-meets-hero = un héros est à côté
why-meets-structure = une structure est à côté
why-meets-circle = le Cercle magique est à côté
why-is-held = quelque chose dans sa Zone le retient
why-no-way-round = il n’y a pas de passage autour
why-cannot-pass = il ne peut pas dépasser les autres
why-at-the-edge = le plateau finit ou la Brume commence là
why-no-way-out = il n’y a pas de sortie de la Brume
why-circle-first = le Cercle passe toujours en premier
why-nearest-hero = le seul héros à portée
why-most-wounds = le héros ayant le plus de Blessures
why-most-mana = le héros ayant le plus de Mana de base
why-by-choice = les joueurs ont choisi
why-only-structure = la seule structure à portée
why-weakest = la structure la plus faible
why-by-category = Défenses avant Murs avant Bâtiments
why-first-in-line = le premier sur sa ligne de tir
why-in-its-area = dans sa Zone
why-in-its-sectors = dans les secteurs qu’elle atteint

## Questions

ask-hero = { who } : prenez un héros.
ask-draw-trait = Le hasard tire des Traits.
ask-trait = { who } : gardez un des deux Traits.
ask-draw-perk = Le hasard tire des Atouts.
ask-perk = { who } : gardez un des Atouts.
ask-potion = { who } : prenez une potion.
ask-starter = { who } : avec quel héros commencez-vous ?
ask-exchange = Échangez armes, boucliers ou potions, ou terminez l’échange.
ask-swap-with = Contre quoi l’échanger ?
ask-deal = Le hasard garnit les rangées.
ask-main = Envoyez les Ouvriers, bâtissez, achetez, équipez les héros, ou terminez la phase principale.
ask-site = Où bâtir ?
ask-temple = Qui le Temple soigne-t-il ?
ask-give = À qui va-t-il ?
ask-mission = Le hasard tire les Missions urbaines.
ask-direction = Le hasard tire la carte Direction de la nuit.
ask-harpy-side = Le hasard dit de quel côté de la Falaise se tient la Harpie.
ask-stat = { who } : comment votre héros progresse-t-il ?
ask-look = Quel emplacement le Devin regarde-t-il ?
ask-reveal = Le hasard retourne une carte Schéma.
ask-take = Prenez une carte de la rangée.
ask-reward-potion = Prenez une potion en récompense.
ask-cry = { who } : la Harpie crie ; quel jeton Mouvement perdez-vous ?
ask-harpy = Où la Harpie entre-t-elle ?
ask-wyrm = Le hasard tire une carte Cétusia.
ask-displace = Où le héros est-il déplacé ?
ask-give-up = { who } : quelle arme cédez-vous ?
ask-trade-for = { who } : choisissez en échange une arme avancée.
ask-nest = Où se place le monstre qui vient d’éclore ?
ask-deploy = { who } : placez votre héros sur une case de la Cité.
ask-coin = Le hasard lance la pièce du destin.
ask-target = Qui le monstre attaque-t-il ?
ask-victim = Quel monstre l’explosion touche-t-elle ?
ask-act = Qui joue le prochain tour ?
ask-turn = { who } : agissez, ou terminez votre tour.
ask-aim = { who } : où visez-vous ?
ask-face = { who } : dans quelle direction va l’attaque ?
ask-resolve = { who } : quel monstre lance maintenant ?
ask-dice = { who } : choisissez les dés du monstre.
ask-roll = Le hasard lance les dés.
ask-reroll = { who } : relancer, ou garder le jet ?
ask-bounce = { who } : sur qui rebondit-elle ?
ask-harm = { who } : utilisez quelque chose contre les dégâts, ou acceptez-les.
ask-guard = { who } : subir les dégâts à sa place ?
ask-save = { who } : sauver le héros mourant ?
ask-help = { who } : qui aidez-vous ?
ask-strike = { who } : quel monstre le Bouclier de fureur frappe-t-il ?
ask-darkness = { who } : subir une Blessure pour ce que donnent les ténèbres ?
ask-refresh = { who } : redressez un jeton Mouvement.
ask-spend = { who } : dépensez un jeton Mouvement non utilisé.

## Options

option-take_hero = Prendre { $thing }
option-draw_trait = { $thing }
option-keep_trait = Garder { $thing }
option-draw_perk = { $thing }
option-keep_perk = Garder { $thing }
option-take_potion = Prendre une { $thing }
option-swap = Échanger : { $thing }
option-swap_with = Contre : { $thing }
option-start_with = Commencer avec { $thing }
option-give_up = Céder : { $thing }
option-trade_for = Prendre : { $thing }
option-end_exchange = Terminer l’échange
option-deal = { $thing }
option-scavenge = Récupérer : { $thing }
option-work = Travailler au Bâtiment en { $thing }
option-build = Bâtir : { $thing }
option-site = En { $thing }
option-upgrade_wall = Passer à la pierre en { $thing }
option-repair = Réparer en { $thing }
option-buy = Acheter : { $thing }
option-buy_potion = Acheter une { $thing }
option-sell = Vendre : { $thing }
option-upgrade = Améliorer : { $thing }
option-move = Donner à un autre : { $thing }
option-give_to = À { $thing }
option-put_down = Dans la réserve commune
option-recruit = Recruter { $thing }
option-end_main = Terminer la phase principale
option-mission = { $thing }
option-direct = { $thing }
option-vigour = Vigueur : 1 point de vie de plus
option-focus = Concentration : 2 Mana de base de plus
option-swiftness = Rapidité : le jeton Mouvement { $thing } vaut 1 de plus
option-look = Emplacement { $thing }
option-take = Prendre : { $thing }
option-reveal = { $thing }
option-block = Jeton { $thing }
option-enter = En { $thing }
option-wyrm = { $thing }
option-displace = En { $thing }
option-deploy = Déployer en { $thing }
option-flip_coin = { $thing }
option-target = En { $thing }
option-victim = { $thing }
option-act = { $thing } joue
option-flip = Retourner le jeton Mouvement { $thing }
option-step = Avancer en { $thing }
option-jump = Sauter en { $thing }
option-climb = Monter à la Tour de guet en { $thing }
option-descend = Descendre en { $thing }
option-travel = Par le Portail vers { $thing }
option-attack = Attaquer : { $thing }
option-punch = Coup de poing en { $thing }
option-reinforce = Renforcer l’armure
option-drink = Boire : { $thing }
option-read = Lire : { $thing }
option-fire = Actionner la Défense en { $thing }
option-use_perk = Utiliser { $thing }
option-use_trait = Utiliser { $thing } (une fois par scénario)
option-use_item = Utiliser : { $thing }
option-restore = Redresser : { $thing }
option-draw_mana = Puiser au Puits de mana
option-end_turn = Terminer le tour
option-aim = En { $thing }
option-face = Vers { $thing-the }
option-resolve = { $thing }
option-choose_dice = { $thing }
option-roll = { $thing }
option-reroll = Relancer : { $thing-offer }
option-keep_roll = Garder le jet
option-bounce = Sur { $thing }
option-stop = S’arrêter là
option-accept = Accepter
option-decline = Refuser
option-help = { $thing }
option-strike = { $thing }
option-refresh = Jeton { $thing }
option-spend = Jeton { $thing }

## What happens

fact-takes-hero = { $seat ->
    [first] Le premier joueur prend { $hero }.
    [second] Le deuxième joueur prend { $hero }.
    [third] Le troisième joueur prend { $hero }.
   *[fourth] Le quatrième joueur prend { $hero }.
}
fact-draws-trait = { $hero } se voit proposer le Trait { $trait }.
fact-keeps-trait = { $hero } garde le Trait { $trait }.
fact-draws-perk = { $hero } se voit proposer l’Atout { $perk }.
fact-keeps-perk = { $hero } garde l’Atout { $perk }.
fact-gets = { $hero } reçoit : { $item }.
fact-starts = { $hero } commence ; les autres attendent.
fact-deploys = { $hero } se déploie en { $space }.
fact-dawn = { $left ->
    [one] Jour { $number } : { $left } Ouvrier.
   *[other] Jour { $number } : { $left } Ouvriers.
}
fact-dealt = Dans la rangée : { $item }.
fact-scavenges = Un Ouvrier récupère 1 { $resource-one }.
fact-works = Un Ouvrier est à l’œuvre en { $space } : { $structure }.
fact-earns = { $resource } : { $number } de plus.
fact-builds = En { $space } s’élève { $structure-a }.
fact-upgrades-wall = En { $space } s’élève désormais { $structure-a }.
fact-repairs = { $number ->
    [0] En { $space }, on répare { $structure-the } : il n’y reste aucune flamme.
    [one] En { $space }, on répare { $structure-the } : il y reste { $number } flamme.
   *[other] En { $space }, on répare { $structure-the } : il y reste { $number } flammes.
}
fact-buys = L’équipe achète pour { $number } Or : { $item }.
fact-sells = L’équipe vend pour { $number } Or : { $item }.
fact-upgrades = { $item } passe au niveau { $number }.
fact-puts-down = Dans la réserve commune : { $item }.
fact-recruits = L’équipe recrute { $hero } pour { $number } Or.
fact-forgets = { $hero } renonce à l’Atout { $perk }.
fact-evening = Le jour { $number } s’achève : les héros se reposent, les cartes sont redressées.
fact-mission = Mission urbaine : { $mission }.
fact-achieved = Accomplie : { $mission }.
fact-not-achieved = Non accomplie : { $mission }.
fact-fog = { $number ->
    [one] La Brume avance : elle couvre désormais { $number } case.
   *[other] La Brume avance : elle couvre désormais { $number } cases.
}
fact-directs = Carte Direction de la nuit : { $direction_card }.
fact-harpy-side = La Harpie se tient sur la Falaise, à { $side }.
fact-levels = { $hero } atteint le niveau { $number }.
fact-hp = { $number ->
    [one] { $hero } a désormais { $number } point de vie.
   *[other] { $hero } a désormais { $number } points de vie.
}
fact-base-mana = { $hero } a désormais { $number } Mana de base.
fact-swifter = { $hero } : le jeton Mouvement { $token } vaut désormais { $number }.
fact-looks = Le Devin voit la carte { $schema } à l’emplacement { $slot }.
fact-night-over = La nuit { $number } est passée.
fact-scenario-won = Le scénario { $number } est gagné !
fact-next-scenario = Le Réseau des ombres mène les héros au scénario { $number }.
fact-calm = La première flamme de la Zone Panique est à l’emplacement { $number }.
fact-no-calm = Il ne reste aucune flamme dans la Zone Panique : la nuit ne rapporte rien.
fact-cries = La Harpie crie : { $hero } perd le jeton Mouvement { $token }.
fact-wyrm = Carte Cétusia { $wyrm }.
fact-wyrm-strikes = { $monster-The } frappe : { $blow }.
fact-wyrm-stage = Cétusia est au stade { $number }.
fact-displaced = { $hero } doit se déplacer en { $space }.
fact-grows = La Dryade grandit jusqu’au stade { $number }.
fact-drains = Les racines de la Dryade atteignent le Cercle magique.
fact-turns-over = { $monster } montre sa seconde face.
fact-hatches = { $monster } éclôt en { $space }.
fact-traps = { $monster } pousse sous { $hero } : le héros est pris au piège.
fact-freed = { $hero } retrouve la liberté.
fact-unharmed = { $monster-The } ne peut pas encore subir de dégâts.
fact-broken = { $monster } en { $space } vole en éclats.
fact-monster-phase = Phase des monstres { $number }.
fact-panic = Monstres dans la Cité : { $number }. Flammes restant dans la Zone Panique : { $left }.
fact-coin = La pièce du destin indique { $side-the }.
fact-reveals = Emplacement { $slot } : la carte { $schema } est révélée.
fact-enters = { $monster-The } apparaît en { $space }.
fact-no-room = Pas de place pour { $monster } à l’emplacement { $slot }.
fact-swept-away = { $monster-The } disparaît de { $space }.
fact-moves = { $monster-The } va en { $space } : { $why }.
fact-stays = { $monster-The } s’arrête : { $why }.
fact-turns = { $monster-The } se tourne vers { $direction-the }.
fact-strikes-hero = { $monster-The } attaque { $hero } : { $why }.
fact-strikes-structure = { $monster-The } attaque ce qui se dresse en { $space } : { $why }.
fact-strikes-circle = { $monster-The } attaque le Cercle magique : { $why }.
fact-explodes = { $monster } explose en { $space }.
fact-burns = { $number ->
    [one] En { $space }, { $structure-the } brûle : { $number } flamme.
   *[other] En { $space }, { $structure-the } brûle : { $number } flammes.
}
fact-destroyed = En { $space }, { $structure-the } s’effondre.
fact-mages = { $number ->
    [one] { $number } Mage perdu
   *[other] { $number } Mages perdus
} ; { $left ->
    [0] il n’en reste aucun.
    [one] il en reste { $left }.
   *[other] il en reste { $left }.
}
fact-mage-joins = Un Mage rejoint le Cercle magique, qui en compte désormais { $left }.
fact-doom = Phase { $number } : la ruine gagne le Cercle.
fact-heroes-phase = Phase des héros { $number }.
fact-turn = À { $hero } de jouer.
fact-flips = { $number ->
    [one] { $hero } reçoit { $number } point de Mouvement et en a { $left }.
   *[other] { $hero } reçoit { $number } points de Mouvement et en a { $left }.
}
fact-walks = { $hero } va en { $space }.
fact-jumps = { $hero } saute en { $space }.
fact-climbs = { $hero } monte à la Tour de guet en { $space }.
fact-descends = { $hero } descend en { $space }.
fact-travels = { $hero } passe par le Portail et arrive en { $space }.
fact-attacks = { $hero } attaque : { $type }.
fact-punches = { $hero } donne un coup de poing en { $space }.
fact-reads = { $hero } lit : { $item }.
fact-fires = En { $space }, { $structure-the } tire.
fact-aims = Case d’impact : { $space }.
fact-uses-perk = { $hero } utilise { $perk }.
fact-uses-trait = { $hero } utilise { $trait }.
fact-uses-item = { $hero } utilise : { $item }.
fact-restores = { $hero } redresse : { $item }.
fact-drinks = { $hero } boit : { $item }.
fact-reinforces = { $hero } renforce son armure.
fact-draws-mana = { $hero } puise au Puits de mana.
fact-passes = { $hero } passe.
fact-ends-turn = { $hero } termine son tour.
fact-dice = { $monster-The } lance { $dice }.
fact-rolls = { $monster-The } lance le { $face }.
fact-rerolls = { $monster-The } doit relancer : { $reroll }.
fact-hit = { $number ->
    [one] { $monster-The } subit { $number } dégât.
   *[other] { $monster-The } subit { $number } dégâts.
}
fact-missed = { $monster-The } évite le coup.
fact-stunned = { $monster } est étourdi.
fact-dies = { $monster-The } meurt en { $space }.
fact-moved-by-attack = L’attaque mène { $hero } en { $space }.
fact-damage = { $number ->
    [one] { $hero } va subir { $number } dégât.
   *[other] { $hero } va subir { $number } dégâts.
}
fact-absorbed = { $hero } est indemne.
fact-reinforcement = Armure renforcée : 1 dégât de moins pour { $hero }.
fact-guards = { $hero } s’interpose.
fact-wounded = { $number ->
    [one] { $hero } subit { $number } Blessure
   *[other] { $hero } subit { $number } Blessures
} et { $left ->
    [0] n’a plus de points de vie.
    [one] garde { $left } point de vie.
   *[other] garde { $left } points de vie.
}
fact-heals = { $number ->
    [one] { $hero } retire { $number } Blessure.
   *[other] { $hero } retire { $number } Blessures.
}
fact-mana = { $hero } regagne { $number } Mana et en a { $left }.
fact-mana-lost = { $hero } perd { $number } Mana et en a { $left }.
fact-ap = { $hero } regagne { $number } PA.
fact-token = { $hero } redresse le jeton Mouvement { $token }.
fact-saved = { $hero } échappe de justesse à la mort.
fact-falls = { $hero } tombe.
fact-knocked-out = { $hero } est hors de combat jusqu’au jour suivant.

## Refusals

refusal-not-beside-explosion = Ce monstre n’est pas à côté de l’explosion
refusal-left-alone = Les Monolithes et ce qui est dans la Brume sont épargnés
refusal-not-tied = Ici, le monstre n’hésite pas
refusal-has-passed = Ce héros n’est pas en jeu ou a passé
refusal-attacked-already = Une attaque par tour
refusal-no-well = Pas de Puits de mana près de vous
refusal-well-used = Le Puits de mana a déjà servi cette phase
refusal-nothing-to-fire = Aucune Défense chargée ne s’y trouve
refusal-no-portal = On ne voyage que d’un Portail à un autre
refusal-no-tower = Pas de Tour de guet vide à côté de vous à cet endroit
refusal-on-a-tower = D’une Tour de guet, on descend d’abord
refusal-not-on-a-tower = Vous n’êtes pas sur une Tour de guet
refusal-not-a-place-to-deploy = Les héros se déploient sur des cases libres de la Cité
refusal-hero-taken = Ce héros est déjà pris
refusal-no-potion-left = Il ne reste plus de cette potion
refusal-not-drawn = Cette carte n’a pas été tirée
refusal-not-swapped = Cela ne peut s’échanger
refusal-under-trees = Les arbres couvrent cette case
refusal-not-free = Cette case n’est pas libre
refusal-out-of-range = Hors de portée
refusal-no-landing = Le héros ne pourrait y arriver
refusal-not-that-way = L’attaque ne va pas par là
refusal-no-bounce = Elle ne peut rebondir là
refusal-no-hero-there = Personne à aider là
refusal-not-its-dice = Le monstre n’a pas ces dés
refusal-forbidden-card = Une autre de vos cartes l’interdit
refusal-no-reduction = Cette carte ne retire pas de dégâts
refusal-saves-nobody = Cette carte ne peut pas sauver le héros maintenant
refusal-not-a-hurt-ally = Ce héros ne peut être aidé ainsi
refusal-not-beside = Ce monstre n’est pas à côté de vous
refusal-not-on-your-turn = Cette carte ne s’utilise pas à votre tour
refusal-on-cliff = On ne peut rien faire sur la Falaise
refusal-heroes-shun-fog = Les héros n’entrent pas dans la Brume
refusal-in-fog = On ne vise rien dans la Brume
refusal-no-mana = Pas assez de Mana
refusal-no-action-points = Pas assez de points d’Action
refusal-not-carried = Ce héros ne le porte pas
refusal-perk-no-help = Cet Atout n’aide pas ici
refusal-perk-not-now = Cet Atout ne s’utilise pas pour cette attaque
refusal-perk-not-on-turn = Cet Atout ne peut pas s’utiliser à votre tour maintenant
refusal-trait-no-help = Ce Trait n’aide pas ici
refusal-trait-not-now = Ce Trait ne s’utilise pas pour cette attaque
refusal-trait-not-on-turn = Ce Trait ne peut pas s’utiliser à votre tour maintenant
refusal-token-used = Ce jeton Mouvement est utilisé
refusal-no-movement-points = Pas assez de points de Mouvement
refusal-not-one-step = Ce n’est pas à un pas
refusal-nobody-to-punch = Aucun monstre à côté de vous là
refusal-not-the-fist = Le poing visait quelqu’un d’autre
refusal-no-jump = Il faut un obstacle bas ou un Mur de bois à côté de vous et une case libre juste derrière
refusal-reinforced-already = Une fois par phase des héros
refusal-not-a-target = Cette attaque ne l’affecte pas
refusal-dealt-with = Son cas est déjà réglé
refusal-no-such-reroll = Rien n’accorde cette relance
refusal-no-points-for-it = Pas assez de points de Mouvement pour cette attaque
refusal-no-uses-left = Plus d’utilisation cette phase
refusal-nothing-to-aim-at = Aucune case à viser
refusal-too-near = Les armes à distance n’affectent rien dans votre Zone
refusal-out-of-sight = Pas de ligne de tir
refusal-not-worn = Ce héros ne le porte pas
refusal-exhausted = Cette carte est épuisée
refusal-is-ready = Cette carte est prête
refusal-no-way-to-restore = Rien de ce que vous pourriez payer ne redresse cette carte
refusal-no-tokens-to-spend = Pas assez de jetons Mouvement non utilisés
refusal-token-not-ready = Ce jeton Mouvement n’est pas prêt
refusal-explosion-pierces = Armures et Boucliers n’aident pas contre une Explosion
refusal-drunk-already = Une potion par tour
refusal-token-not-used = Ce jeton Mouvement n’est pas utilisé
refusal-no-workers = Plus d’Ouvrier aujourd’hui
refusal-no-job = Pas de tâche là aujourd’hui
refusal-mages-complete = Le Cercle a tous les Mages de son départ
refusal-no-gold-for-mage = Pas assez d’Or pour un Mage
refusal-nothing-to-see = Aucune carte face cachée pour le Devin
refusal-not-in-introduction = Le jeu d’introduction ne bâtit que Maisons et Murs de bois
refusal-none-left-to-build = On ne peut en bâtir davantage
refusal-no-gold = Pas assez d’Or
refusal-no-materials = Pas assez de Matériaux
refusal-no-site = Il n’y a pas de place
refusal-not-a-site = On ne peut bâtir là
refusal-other-space = Un Bâtiment se choisit par son autre case
refusal-no-wall-to-upgrade = Ni Mur ni Porte de bois là
refusal-not-burning = Rien à réparer là
refusal-not-hurt = Personne n’y est blessé
refusal-not-in-row = Cette carte n’est dans aucune rangée
refusal-no-shop = La Boutique qui le vend n’est pas bâtie
refusal-cannot-pay = Pas assez d’Or pour l’acheter
refusal-no-such-potion-left = Cette potion n’est plus en vente
refusal-not-ours = L’équipe ne le possède pas
refusal-no-blacksmith = Il n’y a pas de Forgeron dans la Cité
refusal-upgraded-today = Un niveau par arme et par jour
refusal-best-level = Elle est déjà au niveau le plus haut
refusal-cannot-pay-smith = Pas assez d’Or pour le Forgeron
refusal-cannot-carry = Ce héros n’a pas de place
refusal-nobody-can-carry = Personne n’a de place
refusal-carries-it = Ce héros le porte déjà
refusal-not-in-team = Ce héros n’est pas en jeu
refusal-not-ours-to-move = L’équipe n’a pas cet objet
refusal-trait-not-by-day = Ce Trait ne peut pas s’utiliser de jour maintenant
refusal-nothing-to-look-at = Aucune carte face cachée là
refusal-fast-enough = Ce jeton est déjà assez rapide
refusal-not-in-that-row = Cette carte n’est pas dans cette rangée
refusal-harpy-not-there = La Harpie ne peut entrer là
refusal-not-as-near = D’autres cases libres sont plus proches
refusal-takes-root-there = La Dryade et ses Monolithes vont s’y dresser
refusal-not-prepared = Ce héros n’a pas été préparé
refusal-not-waiting = Ce héros n’attend pas d’être recruté
refusal-three-in-play = Jamais plus de trois héros en jeu
refusal-cannot-recruit = Pas assez d’Or pour recruter
refusal-is-trapped = Un héros pris au piège ne peut que donner des coups de poing
refusal-not-a-nest = D’autres cases libres sont plus proches, ou plus proches de la Cité
refusal-not-given-up = On ne cède qu’une arme à soi
refusal-not-traded = Seulement une arme avancée du même type, tant qu’il en reste

## Endings

ending-hero-died = Un héros est mort. Défaite.
ending-missions-failed = Aucune Mission urbaine n’a été accomplie. Défaite.
ending-boss-slain = Le boss est vaincu : le scénario est gagné !
ending-campaign-won = Les trois cités tiennent : la campagne est gagnée !
ending-survived = La nuit est passée : la Cité tient. Victoire !
ending-circle-lost = Plus aucun Mage dans le Cercle magique. Défaite.
ending-heroes-lost = Plus aucun héros pour combattre. Défaite.
tally-night = Nuit { $count }
tally-mages =
    { $count ->
        [0] plus aucun Mage
        [one] 1 Mage restant
       *[other] { $count } Mages restants
    }
fact-ends = { $ending ->
    [survived] La nuit est passée.
    [circle-lost] Le dernier Mage est perdu.
    [hero-died] Un héros est mort.
    [missions-failed] Les deux missions ont échoué.
    [boss-slain] Le boss est vaincu.
    [campaign-won] La campagne est gagnée.
   *[heroes-lost] Les héros sont perdus.
}

## Noms

hero-HR1 = Ulric
hero-HR2 = Brenna
hero-HR3 = Corwin
hero-HR4 = Isolde
hero-HR5 = Tamsin
hero-HR6 = Mirella
hero-HR7 = Odo
hero-HR8 = Sable
trait-TR01 = Volonté de fer
    .effect = Ignorez complètement un coup.
trait-TR02 = Infatigable
    .effect = À votre tour : regagnez tous vos PA.
trait-TR03 = Pied léger
    .effect = À votre tour : redressez tous vos jetons Mouvement.
trait-TR04 = Né du mana
    .effect = À votre tour : regagnez tout votre Mana.
trait-TR05 = Débrouillard
    .effect = À tout moment : redressez toutes vos cartes Armure et Bouclier.
trait-TR06 = Commandant
    .effect = À votre tour : un autre héros regagne 2 PA.
trait-TR07 = Berserker
    .effect = Avant de lancer : +1 dégât à chaque cible de l’attaque.
trait-TR08 = Œil perçant
    .effect = En déclarant une attaque : elle a Vision et Inévitable.
trait-TR09 = Brise-armure
    .effect = En déclarant une attaque : elle a Perforant et Étourdissement.
trait-TR10 = Chanceux
    .effect = Pendant une attaque : relancez une fois chaque jet manqué.
trait-TR11 = Marchandeur
    .effect = En phase principale : un achat coûte 3 Or de moins.
trait-TR12 = Contremaître
    .effect = En phase principale : 3 Ouvriers de plus aujourd’hui.
perk-PK01 = Peau épaisse
    .effect = Une fois par phase des monstres : 1 dégât de moins d’un monstre.
perk-PK02 = Visée stable
    .effect = Première attaque à distance de la phase, sans avoir bougé : une relance.
perk-PK03 = Initiateur
    .effect = La première attaque d’arme de chaque phase a Propagation 1.
perk-PK04 = Poussée d’adrénaline
    .effect = Une fois par phase, une attaque qui tue deux monstres ou plus : regagnez 1 PA.
perk-PK05 = Bagarreur
    .effect = Votre coup de poing a Perforant et une relance.
perk-PK06 = Captation de mana
    .effect = Premier monstre tué de chaque phase : 1 Mana.
perk-PK07 = Sprinteur
    .effect = Le premier jeton retourné de chaque phase donne +1 PM.
perk-PK08 = Acrobate
    .effect = Sauter coûte 2 PM.
perk-PK09 = Tireur d’élite
    .effect = Une fois par phase, en déclarant une attaque à distance : elle a Inévitable.
perk-PK10 = Bourreau
    .effect = +1 dégât contre les monstres étourdis ou blessés.
perk-PK11 = Médecin de campagne
    .effect = Une fois par nuit, à votre tour : vous ou un héros de votre Zone retire 1 Blessure.
perk-PK12 = Ingénieur
    .effect = Une Défense actionnée à votre tour a une relance.
perk-PK13 = Économie arcanique
    .effect = La relance magique ne coûte pas de Mana.
perk-PK14 = Gardien
    .effect = Une fois par phase des monstres : subissez les dégâts d’un monstre à la place d’un héros de votre Zone.
perk-PK15 = Briseur
    .effect = Une fois par phase, en déclarant une attaque de mêlée : elle a Perforant.
perk-PK16 = Second souffle
    .effect = Une fois par nuit, à votre tour : regagnez 1 PA et redressez 1 jeton Mouvement.
mission-UM1 = Foyers sûrs
    .effect = Après la nuit 2, au moins 4 Maisons debout : 4 Or.
mission-UM2 = Remparts
    .effect = Après la nuit 2, au moins 6 Murs ou Portes debout : 5 Matériaux.
mission-UM3 = Artillerie
    .effect = Après la nuit 2, au moins 2 Défenses debout : une carte de la rangée de base.
mission-UM4 = Trésor
    .effect = Après la nuit 2, l’équipe a au moins 8 Or : 4 Matériaux et une potion.
mission-UM5 = Rues calmes
    .effect = Après la nuit 1 ou 2, la Zone Panique garde au moins 9 flammes : 3 Or.
mission-UM6 = Massacre
    .effect = En une phase des héros des nuits 1 et 2, plus de monstres meurent que le double des héros : une Blessure de moins chacun, 2 Or.
mission-UM7 = Tueurs de géants
    .effect = Pendant les nuits 1 et 2, l’équipe tue 3 monstres de grade 2 ou 3 : une carte de la rangée avancée.
mission-UM8 = Cercle gardé
    .effect = Pendant les nuits 1 et 2, au plus 1 Mage perdu : un Mage et 2 Or.
mission-UM9 = Pères de la cité
    .effect = Après la nuit 2, au moins 2 Bâtiments autres que Maisons, Boutique et Forgeron : 4 Or.
mission-UM10 = Hôpital de campagne
    .effect = Après la nuit 2, aucun héros n’a plus de 2 Blessures : 2 potions.
potion-green = potion verte
potion-red = potion rouge
potion-blue = potion bleue
potion-yellow = potion jaune
item-W-M1a = Épée courte
item-W-M1b = Épée courte
item-W-M1c = Épée courte
item-W-M2a = Marteau de guerre
item-W-M2b = Marteau de guerre
item-W-M2c = Marteau de guerre
item-W-M3a = Lance
item-W-M3b = Lance
item-W-M3c = Lance
item-W-M4 = Dague
item-W-M5 = Hachette
item-W-M6 = Espadon
item-W-M7 = Hache de bataille
item-W-M8 = Grand maillet
item-W-R1a = Arc court
item-W-R1b = Arc court
item-W-R1c = Arc court
item-W-R2a = Arbalète de poing
item-W-R2b = Arbalète de poing
item-W-R2c = Arbalète de poing
item-W-R3 = Arc long
item-W-R4 = Arbalète
item-W-R5 = Couteaux de lancer
item-W-R6 = Fusil
item-W-R7 = Grand arc
item-W-R8 = Arbalète à répétition
item-W-G1a = Bâton de pouvoir
item-W-G1b = Bâton de pouvoir
item-W-G1c = Bâton de pouvoir
item-W-G2a = Tome des secrets
item-W-G2b = Tome des secrets
item-W-G2c = Tome des secrets
item-W-G3 = Baguette
item-W-G4 = Bâton druidique
item-W-G5 = Sceptre
item-W-G6 = Orbe des tempêtes
item-W-G7 = Grimoire de flammes
item-W-G8 = Bâton d’archimage
item-A01a = Pantalon usé
item-A01b = Pantalon usé
item-A01c = Pantalon usé
item-A01d = Pantalon usé
item-A01e = Pantalon usé
item-A01f = Pantalon usé
item-A01g = Pantalon usé
item-A01h = Pantalon usé
item-A02a = Armure usée
item-A02b = Armure usée
item-A02c = Armure usée
item-A02d = Armure usée
item-A02e = Armure usée
item-A02f = Armure usée
item-A02g = Armure usée
item-A02h = Armure usée
item-A03a = Bouclier de bois
item-A03b = Bouclier de bois
item-A03c = Bouclier de bois
item-A03d = Bouclier de bois
item-A03e = Bouclier de bois
item-A03f = Bouclier de bois
item-A03g = Bouclier de bois
item-A03h = Bouclier de bois
item-A04 = Pantalon d’étoffe
item-A05 = Pantalon de mailles
item-A06 = Armure d’étoffe
item-A07 = Cotte de mailles
item-A08 = Bouclier de fer
item-A09 = Bouclier en goutte
item-A10 = Jambières de coureur
item-A11 = Bottes de saut
item-A12 = Armure tortue
item-A13 = Armure du guérisseur
item-A14 = Bouclier de fureur
item-A15 = Pavois
item-A16 = Haubert
item-A17 = Bouclier lourd
item-A18 = Armure du meurtre
item-A19 = Pantalon du meurtre
item-A20 = Armure des ténèbres
item-A21 = Pantalon des ténèbres
item-A22 = Armure du prêtre
item-A23 = Bottes de course
item-A24 = Cape d’esquive
item-green1 = Potion verte
item-green2 = Potion verte
item-green3 = Potion verte
item-green4 = Potion verte
item-red1 = Potion rouge
item-red2 = Potion rouge
item-red3 = Potion rouge
item-red4 = Potion rouge
item-blue1 = Potion bleue
item-blue2 = Potion bleue
item-blue3 = Potion bleue
item-blue4 = Potion bleue
item-yellow1 = Potion jaune
item-yellow2 = Potion jaune
item-yellow3 = Potion jaune
item-yellow4 = Potion jaune
item-SC1 = Trait de feu
item-SC2 = Givre
item-SC3 = Nova
item-SC4 = Clignement
item-SC5 = Vigueur
item-SC6 = Étincelles en chaîne
item-SC7 = Vue véritable
type-W-M1a-slash = Entaille (Épée courte)
type-W-M1a-rush = Ruée (Épée courte)
type-W-M1b-slash = Entaille (Épée courte)
type-W-M1b-rush = Ruée (Épée courte)
type-W-M1c-slash = Entaille (Épée courte)
type-W-M1c-rush = Ruée (Épée courte)
type-W-M2a-crush = Écrasement (Marteau de guerre)
type-W-M2a-ground-slam = Choc au sol (Marteau de guerre)
type-W-M2b-crush = Écrasement (Marteau de guerre)
type-W-M2b-ground-slam = Choc au sol (Marteau de guerre)
type-W-M2c-crush = Écrasement (Marteau de guerre)
type-W-M2c-ground-slam = Choc au sol (Marteau de guerre)
type-W-M3a-thrust = Estoc (Lance)
type-W-M3a-lunge = Fente (Lance)
type-W-M3b-thrust = Estoc (Lance)
type-W-M3b-lunge = Fente (Lance)
type-W-M3c-thrust = Estoc (Lance)
type-W-M3c-lunge = Fente (Lance)
type-W-M4-stab = Coup de dague (Dague)
type-W-M4-dagger-toss = Jet de dague (Dague)
type-W-M5-chop = Coup de hache (Hachette)
type-W-M5-spin = Tournoiement (Hachette)
type-W-M6-heavy-blow = Coup puissant (Espadon)
type-W-M6-wide-swing = Grand revers (Espadon)
type-W-M7-rend = Déchirure (Hache de bataille)
type-W-M7-whirlwind = Tourbillon (Hache de bataille)
type-W-M7-charge = Charge (Hache de bataille)
type-W-M8-shatter = Fracas (Grand maillet)
type-W-M8-earthquake = Séisme (Grand maillet)
type-W-R1a-quick-shot = Tir rapide (Arc court)
type-W-R1a-twin-arrows = Flèches jumelles (Arc court)
type-W-R1a-parting-shot = Tir en retraite (Arc court)
type-W-R1b-quick-shot = Tir rapide (Arc court)
type-W-R1b-twin-arrows = Flèches jumelles (Arc court)
type-W-R1b-parting-shot = Tir en retraite (Arc court)
type-W-R1c-quick-shot = Tir rapide (Arc court)
type-W-R1c-twin-arrows = Flèches jumelles (Arc court)
type-W-R1c-parting-shot = Tir en retraite (Arc court)
type-W-R2a-bolt = Carreau (Arbalète de poing)
type-W-R2a-burst = Rafale (Arbalète de poing)
type-W-R2b-bolt = Carreau (Arbalète de poing)
type-W-R2b-burst = Rafale (Arbalète de poing)
type-W-R2c-bolt = Carreau (Arbalète de poing)
type-W-R2c-burst = Rafale (Arbalète de poing)
type-W-R3-long-shot = Tir lointain (Arc long)
type-W-R3-rain-of-arrows = Pluie de flèches (Arc long)
type-W-R3-horizon-shot = Tir à l’horizon (Arc long)
type-W-R4-heavy-bolt = Carreau lourd (Arbalète)
type-W-R4-skewer = Embrochage (Arbalète)
type-W-R5-flick = Lancer vif (Couteaux de lancer)
type-W-R5-fan-of-knives = Éventail de couteaux (Couteaux de lancer)
type-W-R6-aimed-shot = Tir visé (Fusil)
type-W-R6-buckshot = Chevrotine (Fusil)
type-W-R7-eagle-shot = Tir de l’aigle (Grand arc)
type-W-R7-arrow-storm = Tempête de flèches (Grand arc)
type-W-R8-volley = Salve (Arbalète à répétition)
type-W-R8-pinning-shot = Tir clouant (Arbalète à répétition)
type-W-G1a-arcane-bolt = Trait arcanique (Bâton de pouvoir)
type-W-G1a-magic-missiles = Projectiles magiques (Bâton de pouvoir)
type-W-G1a-transfer = Transfert (Bâton de pouvoir)
type-W-G1b-arcane-bolt = Trait arcanique (Bâton de pouvoir)
type-W-G1b-magic-missiles = Projectiles magiques (Bâton de pouvoir)
type-W-G1b-transfer = Transfert (Bâton de pouvoir)
type-W-G1c-arcane-bolt = Trait arcanique (Bâton de pouvoir)
type-W-G1c-magic-missiles = Projectiles magiques (Bâton de pouvoir)
type-W-G1c-transfer = Transfert (Bâton de pouvoir)
type-W-G2a-spark = Étincelle (Tome des secrets)
type-W-G2a-fireball = Boule de feu (Tome des secrets)
type-W-G2b-spark = Étincelle (Tome des secrets)
type-W-G2b-fireball = Boule de feu (Tome des secrets)
type-W-G2c-spark = Étincelle (Tome des secrets)
type-W-G2c-fireball = Boule de feu (Tome des secrets)
type-W-G3-zap = Décharge (Baguette)
type-W-G3-chain-lightning = Chaîne d’éclairs (Baguette)
type-W-G4-thorns = Épines (Bâton druidique)
type-W-G4-wind-step = Pas du vent (Bâton druidique)
type-W-G5-hex = Maléfice (Sceptre)
type-W-G5-dark-pulse = Onde obscure (Sceptre)
type-W-G6-thunderbolt = Foudre (Orbe des tempêtes)
type-W-G6-tempest = Ouragan (Orbe des tempêtes)
type-W-G7-flame-wave = Vague de flammes (Grimoire de flammes)
type-W-G7-meteor = Météore (Grimoire de flammes)
type-W-G8-greater-missiles = Projectiles majeurs (Bâton d’archimage)
type-W-G8-blink = Clignement (Bâton d’archimage)
type-W-G8-overcharge = Surcharge (Bâton d’archimage)
monster-C1 = Griffeur 1
monster-C2 = Griffeur 2
monster-C3 = Griffeur 3
monster-C4 = Griffeur 4
monster-C5 = Griffeur 5
monster-C6 = Griffeur 6
monster-C7 = Griffeur 7
monster-C8 = Griffeur 8
monster-C9 = Griffeur 9
monster-C10 = Griffeur 10
monster-C11 = Griffeur 11
monster-C12 = Griffeur 12
monster-C13 = Griffeur 13
monster-C14 = Griffeur 14
monster-C15 = Griffeur 15
monster-C16 = Griffeur 16
monster-C17 = Griffeur 17
monster-C18 = Griffeur 18
monster-C19 = Griffeur 19
monster-C20 = Griffeur 20
monster-C21 = Griffeur 21
monster-C22 = Griffeur 22
monster-C23 = Griffeur 23
monster-C24 = Griffeur 24
monster-R1 = Coureur 1
monster-R2 = Coureur 2
monster-R3 = Coureur 3
monster-R4 = Coureur 4
monster-R5 = Coureur 5
monster-R6 = Coureur 6
monster-R7 = Coureur 7
monster-R8 = Coureur 8
monster-R9 = Coureur 9
monster-R10 = Coureur 10
monster-R11 = Coureur 11
monster-R12 = Coureur 12
monster-R13 = Coureur 13
monster-R14 = Coureur 14
monster-R15 = Coureur 15
monster-R16 = Coureur 16
monster-M1 = Cuirassé 1
monster-M2 = Cuirassé 2
monster-M3 = Cuirassé 3
monster-M4 = Cuirassé 4
monster-M5 = Cuirassé 5
monster-M6 = Cuirassé 6
monster-M7 = Cuirassé 7
monster-M8 = Cuirassé 8
monster-M9 = Cuirassé 9
monster-M10 = Cuirassé 10
monster-M11 = Cuirassé 11
monster-M12 = Cuirassé 12
monster-M13 = Cuirassé 13
monster-M14 = Cuirassé 14
monster-M15 = Cuirassé 15
monster-M16 = Cuirassé 16
monster-A1 = Archer 1
monster-A2 = Archer 2
monster-A3 = Archer 3
monster-A4 = Archer 4
monster-A5 = Archer 5
monster-A6 = Archer 6
monster-A7 = Archer 7
monster-A8 = Archer 8
monster-A9 = Archer 9
monster-A10 = Archer 10
monster-A11 = Archer 11
monster-A12 = Archer 12
monster-A13 = Archer 13
monster-A14 = Archer 14
monster-A15 = Archer 15
monster-A16 = Archer 16
monster-B1 = Explosif 1
monster-B2 = Explosif 2
monster-B3 = Explosif 3
monster-B4 = Explosif 4
monster-B5 = Explosif 5
monster-B6 = Explosif 6
monster-B7 = Explosif 7
monster-B8 = Explosif 8
monster-W1 = Ailé 1
monster-W2 = Ailé 2
monster-W3 = Ailé 3
monster-W4 = Ailé 4
monster-W5 = Ailé 5
monster-W6 = Ailé 6
monster-W7 = Ailé 7
monster-W8 = Ailé 8
monster-W9 = Ailé 9
monster-W10 = Ailé 10
monster-K1 = Colosse rouge
monster-K2 = Colosse bleu
monster-K3 = Colosse violet
monster-U1 = Maudit rouge
monster-U2 = Maudit bleu
monster-U3 = Maudit violet
monster-L1 = Alérion 1
monster-L2 = Alérion 2
monster-L3 = Alérion 3
monster-X = Harpie corrompue
    .The = La Harpie corrompue
monster-ZH = Tête de Cétusia
    .The = La Tête de Cétusia
monster-ZT = Queue de Cétusia
    .The = La Queue de Cétusia
monster-Y = Dryade putréfiée
    .The = La Dryade putréfiée
monster-HA1 = Couvoir 1
monster-HA2 = Couvoir 2
monster-HA3 = Couvoir 3
monster-MO1 = Mortier à graines 1
monster-MO2 = Mortier à graines 2
monster-MO3 = Mortier à graines 3
monster-MN1 = Monolithe 1
monster-MN2 = Monolithe 2
monster-MN3 = Monolithe 3
monster-MN4 = Monolithe 4
monster-MN5 = Monolithe 5
structure-BD1 = Maison
    .the = la Maison
    .a = une Maison
structure-BD2 = Boutique
    .the = la Boutique
    .a = une Boutique
structure-BD3 = Boutique avancée
    .the = la Boutique avancée
    .a = une Boutique avancée
structure-BD4 = Forgeron
    .the = le Forgeron
    .a = un Forgeron
structure-BD5 = Mine d’or
    .the = la Mine d’or
    .a = une Mine d’or
structure-BD6 = Camp de récupération
    .the = le Camp de récupération
    .a = un Camp de récupération
structure-BD7 = Temple
    .the = le Temple
    .a = un Temple
structure-BD8 = Auberge
    .the = l’Auberge
    .a = une Auberge
structure-BD9 = Devin
    .the = le Devin
    .a = un Devin
structure-BD10 = Puits de mana
    .the = le Puits de mana
    .a = un Puits de mana
structure-ST1 = Mur de bois
    .the = le Mur de bois
    .a = un Mur de bois
structure-ST2 = Mur de pierre
    .the = le Mur de pierre
    .a = un Mur de pierre
structure-ST3 = Porte de bois
    .the = la Porte de bois
    .a = une Porte de bois
structure-ST4 = Porte de pierre
    .the = la Porte de pierre
    .a = une Porte de pierre
structure-ST5 = Baliste
    .the = la Baliste
    .a = une Baliste
structure-ST6 = Catapulte
    .the = la Catapulte
    .a = une Catapulte
structure-ST7 = Portail
    .the = le Portail
    .a = un Portail
structure-ST8 = Tour de guet
    .the = la Tour de guet
    .a = une Tour de guet

## What happened, told again

board-recap-hp = { $hero }, Points de vie { $before } → { $after }
board-recap-mages = Mages dans le Cercle magique : { $before } → { $after }
board-recap-panic = Flammes dans la Zone Panique : { $before } → { $after }
board-recap-enter = { $count ->
    [one] Un monstre est sorti de la Brume.
   *[other] { $count } monstres sont sortis de la Brume.
}
board-told-wave = { $count ->
    [0] Emplacement { $slot } : la carte est retournée.
    [one] Emplacement { $slot } : un monstre arrive.
   *[other] Emplacement { $slot } : { $count } monstres arrivent.
}
board-moment-boss-X = La Harpie fond sur la Cité
board-moment-boss-ZH = Cétusia surgit du lac
board-moment-boss-Y = La Dryade prend racine
board-moment-slain-X = La Harpie est abattue
board-moment-slain-ZH = La Tête de Cétusia est abattue
board-moment-slain-ZT = La Queue de Cétusia est abattue
board-moment-slain-Y = La Dryade est abattue
board-moment-last-wave = La dernière vague
board-moment-mages = { $count ->
    [one] Un Mage est perdu
   *[other] { $count } Mages sont perdus
}
board-moment-night = La nuit { $number } est passée
board-moment-city = La Cité est sauvée
board-moment-falls = { $hero } tombe
board-told-moves =
    { $count ->
        [one] { $count } monstre se déplace.
       *[other] { $count } monstres se déplacent.
    }

## Le codex

codex-kind-hero = Héros
codex-kind-weapon = Armes
codex-kind-armour = Armures et Boucliers
codex-kind-potion = Potions
codex-kind-scroll = Parchemins
codex-kind-trait = Traits
codex-kind-perk = Atouts
codex-kind-monster = Monstres
codex-kind-boss = Les Boss et ce qu’ils amènent
codex-kind-building = Bâtiments
codex-kind-fortification = Murs, Portes et Défenses
codex-kind-mission = Missions urbaines
codex-hp = Points de vie
codex-mana = Mana
codex-tokens = { board-tokens }
codex-weapons = Armes
    .W-M1 = { item-W-M1a }
    .W-M2 = { item-W-M2a }
    .W-M3 = { item-W-M3a }
    .W-R1 = { item-W-R1a }
    .W-R2 = { item-W-R2a }
    .W-G1 = { item-W-G1a }
    .W-G2 = { item-W-G2a }
codex-shield = { board-worn-shield }
    .yes = { item-A03a }
codex-type = Type
    .melee = { board-type-melee }
    .ranged = { board-type-ranged }
    .magic = { board-type-magic }
codex-hands = Mains
codex-damage = Dégâts
codex-tier = Vient de
    .starting = équipement de départ
    .base = rangée de base
    .advanced = rangée avancée
codex-price = Prix en Or
codex-level-2 = Niveau II
    .armour-piercing = { board-keyword-armour-piercing }
    .inevitable = { board-keyword-inevitable }
    .isolation = { board-keyword-isolation }
    .momentum = { board-keyword-momentum }
codex-level-3 = Niveau III
    .armour-piercing = { board-keyword-armour-piercing }
    .cursed = { board-keyword-cursed }
    .inevitable = { board-keyword-inevitable }
    .isolation = { board-keyword-isolation }
    .propagation = { board-keyword-propagation }
    .vision = { board-keyword-vision }
codex-copies = Dans la boîte
codex-worn = Se porte comme
    .upper = { board-worn-upper }
    .lower = { board-worn-lower }
    .shield = { board-worn-shield }
codex-less = Dégâts en moins
codex-range = { board-monster-shoots }
    .self = { board-range-self }
    .current = { board-range-current }
    .current-adjacent = { board-range-current-adjacent }
codex-area = Zone
    .P1 = { board-area-P1 }
    .O8 = { board-area-O8 }
    .MV1 = { board-area-MV1 }
    .none = { board-area-none }
codex-keywords = Effet
    .area-stun = { board-keyword-area-stun }
    .restore-ap = { board-keyword-restore-ap }
    .true-sight = { board-keyword-true-sight }
codex-grade = Grade
codex-wounds = { board-monster-wounds }
codex-move = { board-monster-move }
codex-strength = { board-monster-strength }
codex-shoots = { board-monster-shoots }
codex-dice = { board-monster-dice }
    .orange = { board-die-orange }
    .blue = { board-die-blue }
codex-dice-2 = Dés de défense au stade II
    .orange = { board-die-orange }
    .blue = { board-die-blue }
codex-figures = Figurines
codex-category = Catégorie
    .building = Bâtiment
    .wall = Mur ou Porte
    .defence = Défense
codex-gold = Coût en Or
codex-materials = Coût en Matériaux
codex-capacity = Flammes supportées
codex-limit = { codex-copies }
codex-jobs = Tâches par jour
