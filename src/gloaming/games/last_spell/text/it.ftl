### The Last Spell in italiano.

title = The Last Spell
    .about = Eroi difendono una città nella notte mentre i maghi preparano l’ultimo incantesimo: si vince o si perde insieme.
    .start = Scegli una città
share-count = { $map ->
        [gildenberg] Gildenberg
        [lakeburg] Lakeburg
       *[glenwald] Glenwald
    }, notte { $day }

who = { $seat ->
    [first] Primo giocatore
    [second] Secondo giocatore
    [third] Terzo giocatore
    [fourth] Quarto giocatore
   *[table] Tutti
}

setting-scenario = Scenario
    .introductory = Scenario Introduttivo: una notte a Gildenberg
    .gildenberg = I Gildenberg
    .lakeburg = II Lakeburg
    .glenwald = III Glenwald
    .campaign = campagna: I, II e III
setting-difficulty = Difficoltà
    .easy = facile
    .easy-about = Più Maghi, più Oro e Materiali, e il primo eroe che cade torna di giorno. Per cominciare, e per chi gioca in quattro.
    .normal = normale
    .normal-about = Equilibrata per due eroi: chi progetta di giorno e di notte non spreca nulla vince più spesso di quanto perda.
    .hard = difficile
    .hard-about = Un Mago in meno, meno Oro e Materiali, e da dove vengono le ondate si scopre solo quando tutto è costruito.
    .nightmare = incubo
    .nightmare-about = Mostri da un lato in più, e meno di tutto. In quaranta partite per ogni città i nostri bot non hanno mai vinto.
setting-turn_order = Chi agisce dopo
    .free = come vogliono i giocatori
    .seats = in ordine di posto

## I capitoli: la pagina da cui comincia il gioco

chapter-introductory = La prima notte
    .story = Gildenberg ha un giorno per alzare mura di legno e una notte per tenerle. Non c’è nessun boss e la Nebbia resta dov’è: si impara a muoversi, a colpire e a costruire prima che comincino gli assedi.
    .foe = nessun boss
    .length = un giorno e una notte
chapter-gildenberg = Gildenberg
    .number = I
    .story = Una città ricca sotto una Rupe, con la Nebbia su tre lati e guardie che hanno venduto le lance da un pezzo. La terza notte la Corrupted Harpy scende dalla roccia sopra i tetti.
    .foe = Boss: Corrupted Harpy
    .length = tre giorni e tre notti
chapter-lakeburg = Lakeburg
    .number = II
    .story = Due laghi proteggevano Lakeburg; ora la Nebbia arriva da tutti e quattro i lati e qualcosa si rigira nell’acqua. La terza notte Cetusia emerge, e non devono restare né la Testa né la Coda.
    .foe = Boss: Cetusia the Putrescent Wyrm
    .length = tre giorni e tre notti
chapter-glenwald = Glenwald
    .number = III
    .story = I boschi che nutrivano Glenwald le si sono rivoltati contro, e tra i tronchi si schiudono cose con gli artigli. La terza notte la Putrefied Dryad mette radici dietro i suoi Monoliti e cresce, finché qualcuno non la ferma.
    .foe = Boss: Putrefied Dryad
    .length = tre giorni e tre notti
chapter-campaign = La campagna
    .story = Tre città su una sola strada: gli eroi portano Livelli, armi e Oro da Gildenberg a Lakeburg e poi a Glenwald. Ogni risposta viene conservata: ci si può fermare nel mezzo di una notte e continuare un altro giorno.
    .foe = tre boss
    .length = nove giorni e nove notti

## The seats

seat-first = Primo giocatore
seat-second = Secondo giocatore
seat-third = Terzo giocatore
seat-fourth = Quarto giocatore

## Directions, sides, dice

direction-north = nord
direction-east = est
direction-south = sud
direction-west = ovest
side-left = sinistra
    .the = la sinistra
side-right = destra
    .the = la destra
dice-orange = un dado arancione
dice-blue = un dado blu
dice-orange-blue = un dado arancione e uno blu
dice-two-orange = due dadi arancioni
dice-two-blue = due dadi blu
face-orange-H = dado arancione: colpito
face-orange-HS = dado arancione: colpito e stordimento
face-orange-AS = dado arancione: perforazione e stordimento
face-orange-M = dado arancione: non colpito
face-blue-H = dado blu: colpito
face-blue-HS = dado blu: colpito e stordimento
face-blue-IS = dado blu: inevitabile e stordimento
face-blue-M = dado blu: non colpito
reroll-isolation = Isolamento
reroll-momentum = Impeto
reroll-magic = Magia
    .offer = Magia (1 Cristallo Mana, nessuno con Economia arcana)
reroll-PK02 = Mira ferma
reroll-PK05 = Attaccabrighe
reroll-PK12 = Ingegnere
reroll-TR10 = Fortunato
resource-gold = Monete d’Oro
    .one = Moneta d’Oro
resource-materials = Materiali
    .one = Materiale
blow-skull-smash = Skull Smash
blow-hydro-catapult = Hydro Catapult
blow-tidal-assault = Tidal Assault
blow-tidal-entrance = Tidal Entrance

## The board

board-map-gildenberg = Gildenberg
board-map-lakeburg = Lakeburg
board-map-glenwald = Glenwald
board-field = Il campo di battaglia di { $map }
board-tracks = Come stanno le cose
board-city = città { $number } di { $of }
board-day = Giorno { $number }
board-night = Notte { $number }, fase { $phase }
board-nights = Notte { $number } di 3
board-coin = La Moneta Fato indica { $side-the }
board-panic = Panico
board-panic-left = Fiamme rimaste nell’Area Panico: { $count } su 12.
board-panic-said = Fiamme rimaste nell’Area Panico: { $count } su 12. Se la notte finisse ora: Monete d’Oro { $gold }, Materiali { $materials }.
board-mages = Maghi nel Cerchio Magico: { $count }
board-gold = Monete d’Oro: { $count }
board-materials = Materiali: { $count }
board-workers = Lavoratori rimasti: { $count }
board-missions = Missioni Urbane
board-mission-done = completata
board-zoom-in = Ingrandisci
board-zoom-out = Rimpicciolisci
board-zoom-fit = Tutta la mappa
board-to-hero = Mostra { $hero }
board-forecast = Che cosa porterebbe la prossima Fase dei Mostri
board-forecast-both = Prevedi entrambi i lati della Moneta Fato
board-forecast-left = Prevedi la Moneta Fato a sinistra
board-forecast-right = Prevedi la Moneta Fato a destra
board-forecast-off = Nascondi la previsione
board-threatened = verrebbe colpito { $count ->
    [one] una volta
   *[other] { $count } volte
}
board-odds = Colpire { $monster }: { $chance }%
board-odds-deadly = Uccidere { $monster }: { $chance }%
board-odds-all = In media: Ferite { $wounds }, uccisioni { $kills }
board-odds-friend = { $hero } ne soffrirebbe
board-would-hit = mostri nell’area: { $count }
board-faces = guarda a { $direction }
board-wounds = Ferite { $number } su { $most }
board-stunned = stordito
board-flames = fiamme { $number } su { $most }
board-harpy = La Corrupted Harpy siede sulla Rupe, a { $side }
board-boss = Boss
board-waves = Ondate
board-direction = carta Direzione Ondata { $card }
board-no-waves = Non restano carte: dalla Nebbia non esce più nulla.
board-waves-late = A questo tavolo le ondate si scoprono dopo la fase Principale.
board-slot = Slot { $slot }, { $side }
board-slot-said = Slot { $slot }: carte { $count }, coperte { $hidden }
board-face-down = una carta coperta
board-wyrm = Cetusia: carta { $card }, stadio { $stage }.
board-wyrm-deck = Ancora da pescare: { $cards }.
board-wyrm-does = { $number ->
    [one] { $part }: { $blow }, { $number } danno.
   *[other] { $part }: { $blow }, { $number } danni.
}
board-level = Livello { $level }
board-passed = ha passato
board-off-board = non sul tabellone
board-hp = Punti Ferita { $number } su { $most }
board-mana = Mana { $number } su { $most }
board-mana-cost = { $number ->
    [one] { $number } Cristallo Mana
   *[other] { $number } Cristalli Mana
}
board-ap = { $count } PA
board-mp = { $count } PM
board-reinforced = armatura rinforzata
board-tokens = Segnalini Movimento
board-token = Segnalino Movimento { $number }{ $side ->
    [ready] {""}
    [blocked] {", "}bloccato
   *[used] {", "}usato
}
board-harm = { $number ->
    [one] { $number } danno in arrivo:
   *[other] { $number } danni in arrivo:
}
board-spent = (usato)
board-exhausted = esaurita
board-half = mezza vuota
board-uses = { $count ->
    [0] nessuno rimasto
   *[other] ancora { $count }
}
board-less = { $number ->
    [one] { $number } danno in meno
   *[other] { $number } danni in meno
}
board-hands = { $count ->
    [one] una mano
   *[other] due mani
}
board-damage = danni { $number }
board-bounces = Propagazione { $number }
board-type-melee = Da Mischia
board-type-ranged = A Distanza
board-type-magic = Magica
board-worn-upper = Armatura Superiore
board-worn-lower = Armatura Inferiore
board-worn-shield = Scudo
board-range-melee = accanto a te
board-range-up-to-2 = fino a due spazi in linea retta
board-range-self = il tuo spazio
board-range-current = Settore Attuale
board-range-adjacent = Settori Adiacenti
board-range-far = Settori Lontani
board-range-current-adjacent = Settori Attuale e Adiacenti
board-range-adjacent-far = Settori Adiacenti e Lontani
board-keyword-stun = Stordimento
board-keyword-armour-piercing = Perforazione dell’Armatura
board-keyword-inevitable = Inevitabile
board-keyword-pursuit = Inseguimento
board-keyword-isolation = Isolamento
board-keyword-vision = Visione
board-keyword-manoeuvre = Manovra
board-keyword-momentum = Impeto
board-keyword-cursed = Maledetto
board-keyword-surround-stun = stordisce tutt’intorno
board-keyword-area-stun = stordisce accanto
board-keyword-restore-ap = Ripristino Punto Azione
board-keyword-restore-token = Ripristino Punto Movimento
board-keyword-propagation = Propagazione +1
board-keyword-true-sight = Visione fino alla fine del turno
board-uses-card = Usi per fase: { $first }; dal Livello II: { $second }
board-area-P1 = uno spazio
board-area-PX2 = due spazi, uno dopo l’altro
board-area-PX3 = tre spazi, uno dopo l’altro
board-area-PX4 = quattro spazi, uno dopo l’altro
board-area-MV1 = ti sposti lì
board-area-L2 = due spazi in linea
board-area-L3 = tre spazi in linea
board-area-L3M = tre spazi in linea, e ti sposti dietro di essi
board-area-X5 = una croce di cinque spazi
board-area-R6 = due file di tre spazi
board-area-N9 = un cono di uno, tre e cinque spazi
board-area-Q9 = un quadrato di nove spazi
board-area-O8 = gli otto spazi intorno
board-area-none = nessuno viene colpito
board-does-stun = un mostro i cui dadi mostrano tutti l’icona di stordimento è stordito.
board-does-armour-piercing = la faccia perforazione del dado arancione non lo ferma.
board-does-inevitable = la faccia inevitabile del dado blu non lo ferma.
board-does-pursuit = poi ti sposti nello spazio mirato, se è libero.
board-does-isolation = un rilancio contro un mostro che non ha altri mostri nella sua Area.
board-does-vision = niente blocca la tua linea di tiro, nemmeno gli Alberi.
board-does-manoeuvre = poi arretri di uno spazio, se è libero.
board-does-momentum = un rilancio se in questo turno hai speso 3 PM per muoverti, due da 6 PM in su.
board-does-cursed = scegli il colore di uno dei suoi dadi prima del tiro.
board-does-surround-stun = poi i mostri sugli otto spazi intorno tirano solo per l’icona di stordimento.
board-does-area-stun = poi i mostri sui quattro spazi accanto tirano solo per l’icona di stordimento.
board-monster-wounds = Ferite
board-monster-move = Movimento
board-monster-strength = Forza
board-monster-shoots = Portata
board-monster-dice = Dadi Difesa
board-monster-later = al Secondo Stadio:
board-die-orange = arancione
board-die-blue = blu
board-ability-ranged = Tira al primo eroe, struttura o Cerchio dritto davanti a sé.
board-ability-area-attack = Attacco ad area: colpisce ogni eroe e struttura nella sua Area, e il Cerchio.
board-ability-explosion = Esplosione: 4 danni agli eroi nella sua Area, che armature e scudi non riducono.
board-ability-fly = Volare: passa sopra Ostacoli Bassi, Difese e Acqua.
board-ability-resoluteness = Risolutezza: aggira eroi e strutture invece di fermarsi.
board-ability-long-reach = Lunga portata: colpisce un bersaglio nella sua Area, angoli compresi.
board-ability-mana-drain = Risucchio di Mana: un eroe attaccato perde 2 Cristalli Mana.
board-blow-skull-smash = { blow-skull-smash }: danni { $first } (Secondo Stadio: { $second }), sulle due file di tre spazi davanti a sé.
board-blow-hydro-catapult = { blow-hydro-catapult }: danni { $first } (Secondo Stadio: { $second }), su cinque spazi dritti davanti a sé.
board-blow-tidal-assault = { blow-tidal-assault }: danni { $first } (Secondo Stadio: { $second }), su un cono di uno, tre e cinque spazi.
board-blow-tidal-entrance = { blow-tidal-entrance }: danni { $first } (Secondo Stadio: { $second }), sugli otto spazi intorno.
board-kind-C = Clawer
board-kind-R = Runner
board-kind-M = Armored
board-kind-A = Archer
board-kind-B = Boomer
board-kind-W = Winged
board-kind-K1 = Bulky rosso
board-kind-K2 = Bulky blu
board-kind-K3 = Bulky viola
board-kind-U1 = Accursed rosso
board-kind-U2 = Accursed blu
board-kind-U3 = Accursed viola
board-kind-L = Alerion
board-kind-X = Corrupted Harpy
board-kind-ZH = Testa di Cetusia
board-kind-ZT = Coda di Cetusia
board-kind-Y = Putrefied Dryad
board-kind-HA = Hatchery
board-kind-MO = Seed Mortar
board-kind-MN = Monolito
board-about-C = La folla di ogni ondata: deboli uno per uno, mai soli.
board-about-R = Il più veloce a piedi: un attimo fa lontano, ora già alle mura.
board-about-M = Lento dietro il suo scudo, ma colpisce forte.
board-about-A = Resta indietro e tira a chi gli viene a portata.
board-about-B = Non colpisce: scoppia, e porta con sé ciò che ha intorno.
board-about-W = Arriva dal cielo e colpisce forte.
board-about-K1 = Il primo dei tre a cadere, eppure un muro di carne.
board-about-K2 = Il suo guscio ci mette molto a rompersi.
board-about-K3 = Due teste, una clava: il colpo più duro della sua specie.
board-about-U1 = Il più rapido degli Accursed; il suo fuoco prende tutto ciò che ha intorno.
board-about-U2 = Lento e resistente, e assetato di Cristalli Mana.
board-about-U3 = Il più forte degli Accursed: ogni braccio trova qualcuno.
board-about-L = Al servizio dell’Arpia: quando muore il terzo, viene lei stessa.
board-dryad = La Driade: stadio { $stage }.
board-waiting = attende di essere reclutato
board-trapped = intrappolato
board-arms-HR1 = Warhammer
board-arms-HR2 = Shortsword e scudo
board-arms-HR3 = Spear
board-arms-HR4 = Shortbow
board-arms-HR5 = Hand Crossbow e scudo
board-arms-HR6 = Power Staff e scudo
board-arms-HR7 = Tome of Secrets e scudo
board-arms-HR8 = Shortsword e Hand Crossbow
board-workers-title = Lavoratori
board-waves-and-missions = Ondate e Missioni Urbane
board-whole-sheet = Tutta la scheda
board-supply-empty = Qui non c’è niente.
board-usual = Scegli il resto per me
board-usual-note = Il primo Tratto, il primo Vantaggio, una pozione rossa, nessuno scambio.
board-who-takes = Chi lo prende?
board-instead = { $hero }, invece di { $item }
board-ways = Parti del giorno
board-way-map = Mappa
board-way-heroes = Eroi
board-recruit = Reclutare un eroe per
board-build = Costruire
board-shop = Negozio Base
board-advanced-shop = Negozio Avanzato
board-supply = Scorta Condivisa
board-capacity = { $number ->
    [0] non regge alcuna fiamma
    [one] regge { $number } fiamma
   *[other] regge { $number } fiamme
}
board-jobs = { $count ->
    [one] { $count } lavoro al giorno
   *[other] { $count } lavori al giorno
}
board-do-buy = Comprare
board-do-take = Prendere
board-do-trade_for = In cambio
board-do-drink = Bere
board-do-read = Leggere
board-do-use_item = Usare
board-do-restore = Ripristinare
board-do-upgrade = Potenziare
board-do-move = Dare
board-do-sell = Vendere
board-do-swap = Scambiare
board-do-give_up = Cedere
board-do-swap_with = Con questo
board-do-work = Lavorare
board-do-repair = Riparare
board-do-upgrade_wall = In pietra
board-dice = I dadi
board-rolling = …
board-end-hit = colpito
board-end-missed = non colpito
board-end-stunned = stordito
board-end-dies = morto
board-effect-green = Ripristini un segnalino Movimento usato. Due usi.
board-effect-red = Togli 1 Ferita. Due usi.
board-effect-blue = Recuperi fino a 3 Cristalli Mana. Due usi.
board-effect-yellow = Ripristini 2 PA spesi. Due usi.
board-effect-A07 = Spendi 2 Cristalli Mana: ripristini questa carta.
board-effect-A08 = Spendi un segnalino Movimento non usato: ripristini questa carta.
board-effect-A09 = Poi guadagni 2 Cristalli Mana.
board-effect-A10 = Poi ripristini un segnalino Movimento.
board-effect-A11 = Attraversi gli Ostacoli Bassi.
board-effect-A13 = Poi un altro eroe toglie 1 Ferita.
board-effect-A14 = Poi un mostro accanto a te subisce 1 danno.
board-effect-A16 = Non puoi usare scudi.
board-effect-A17 = Non puoi usare armature.
board-effect-A18 = La tua seconda uccisione in un turno la ripristina.
board-effect-A19 = La tua seconda uccisione in un turno ripristina un segnalino Movimento.
board-effect-A20 = Poi puoi subire 1 danno per guadagnare 4 Cristalli Mana.
board-effect-A21 = Poi puoi subire 1 danno per ripristinare 2 segnalini Movimento.
board-effect-A22 = Quando un altro eroe muore, sopravvive con 1 Punto Ferita.
board-effect-A23 = Il prossimo segnalino Movimento che giri dà 2 PM in più. Spendi 1 Cristallo Mana: ripristini questa carta.
board-effect-A24 = Spendi 2 segnalini Movimento non usati: ripristini questa carta.
board-effect-SC4 = Ti sposti in uno spazio libero a portata.
board-effect-BD1 = Un Lavoratore in più a ogni Alba.
board-effect-BD2 = Apre il Negozio Base e vende pozioni.
board-effect-BD3 = Apre il Negozio Avanzato.
board-effect-BD4 = Le armi possono essere potenziate.
board-effect-BD5 = Lavoro: 2 Oro.
board-effect-BD6 = Lavoro: 3 Materiali.
board-effect-BD7 = Lavoro: un eroe toglie 1 Ferita.
board-effect-BD8 = Lavoro e 2 Oro: un Mago in più, fino al numero iniziale.
board-effect-BD9 = Lavoro: vedi entrambe le carte di uno slot.
board-effect-BD10 = Una volta per Fase degli Eroi un eroe nella sua Area guadagna 2 Cristalli Mana.
board-effect-ST1 = Ferma i mostri; gli eroi possono saltarlo.
board-effect-ST2 = Ferma i mostri e blocca la Linea di Tiro accanto.
board-effect-ST3 = Gli eroi lo attraversano, i mostri no.
board-effect-ST4 = Gli eroi lo attraversano, i mostri no.
board-effect-ST5 = Una volta per Fase degli Eroi: 1 danno con Perforazione dell’Armatura nel Settore Attuale o in uno Adiacente.
board-effect-ST6 = Due segnalini Lancio a notte: 1 danno su un quadrato di nove spazi, a uno o due settori.
board-effect-ST7 = Da un Portale a un altro per 2 PM e 1 Cristallo Mana.
board-effect-ST8 = Un eroe in cima, per 2 PM, ha Visione.
board-effect-X = Ravaging Fury colpisce un bersaglio accanto. Finché non sono morti tre Alerion sta sulla Rupe, non si può attaccare, e il suo Grido toglie un segnalino Movimento a ogni eroe della sua metà. Dove muore il terzo entra con un Dive Bomb: 2 danni a tutti gli eroi, gli Edifici e i mostri nella sua Area.
board-effect-ZH = Fa l’attacco indicato dalla carta di questa fase; colpisce tutto ciò che sta su quegli spazi, i mostri senza dadi. Guarda chi le sta accanto, altrimenti la Città. Non si stordisce mai.
board-effect-ZT = Fa l’attacco indicato dalla carta di questa fase; colpisce tutto ciò che sta su quegli spazi, i mostri senza dadi. Guarda chi le sta accanto, altrimenti la Città. Non si stordisce mai.
board-effect-Y = Germoglio: non attacca e nulla le nuoce. Crescita: dopo tutti gli altri colpisce ogni eroe e struttura nei suoi settori. Maturazione: anche nei settori adiacenti, e il Cerchio perde un Mago a ogni Ingresso del Boss.
board-effect-HA = Porta un Clawer, poi un Armored; infine un Archer prende il suo posto. Un eroe sul cui spazio cresce resta intrappolato.
board-effect-MO = Non si muove mai. Un eroe sul cui spazio cresce resta intrappolato.
board-effect-MN = Ogni attacco lo colpisce; il quarto danno lo distrugge. Tiene lontani dalla Driade gli attacchi da Mischia.

## Why monsters do what they do

why-ahead = la via è libera
why-passes = oltre altri mostri
why-flies-over = sopra ciò che chi vola ignora
why-around-coin = attorno a un ostacolo, come dice la Moneta Fato
why-around-other = attorno a un ostacolo, il lato della Moneta Fato è chiuso
why-slides-coin = di lato nella Nebbia, come dice la Moneta Fato
why-slides-other = di lato nella Nebbia, il lato della Moneta Fato è chiuso
why-is-stunned = è stordito
why-meets-hero = un eroe gli sta accanto
why-meets-structure = una struttura gli sta accanto
why-meets-circle = il Cerchio Magico gli sta accanto
why-is-held = qualcosa nella sua Area lo trattiene
why-no-way-round = non c’è modo di aggirare
why-cannot-pass = non riesce a oltrepassare gli altri
why-at-the-edge = lì finisce il tabellone o comincia la Nebbia
why-no-way-out = non c’è uscita dalla Nebbia
why-circle-first = il Cerchio viene sempre prima
why-nearest-hero = l’unico eroe a portata
why-most-wounds = l’eroe con più Ferite
why-most-mana = l’eroe con più Mana di base
why-by-choice = hanno scelto i giocatori
why-only-structure = l’unica struttura a portata
why-weakest = la struttura più debole
why-by-category = Difese prima di Mura prima di Edifici
why-first-in-line = il primo sulla Linea di Tiro
why-in-its-area = nella sua Area
why-in-its-sectors = nei settori che raggiunge

## Questions

ask-hero = { who }: scegli un eroe.
ask-draw-trait = La sorte pesca Tratti.
ask-trait = { who }: tieni uno dei due Tratti.
ask-draw-perk = La sorte pesca Vantaggi.
ask-perk = { who }: tieni uno dei Vantaggi.
ask-potion = { who }: prendi una pozione.
ask-starter = { who }: con quale eroe cominci?
ask-exchange = Scambiate armi, scudi o pozioni, o chiudete lo scambio.
ask-swap-with = Con che cosa lo scambiate?
ask-deal = La sorte mette carte nei Negozi.
ask-main = Mandate i Lavoratori, costruite, comprate, equipaggiate gli eroi, o chiudete la fase Principale.
ask-site = Dove si costruisce?
ask-temple = Chi viene curato dal Tempio?
ask-give = A chi va?
ask-mission = La sorte pesca le Missioni Urbane.
ask-direction = La sorte pesca la carta Direzione Ondata della notte.
ask-harpy-side = La sorte dice su quale lato della Rupe sta l’Arpia.
ask-stat = { who }: come cresce il tuo eroe?
ask-look = Su quale slot guarda il Veggente?
ask-reveal = La sorte scopre una carta Schema Ondata.
ask-take = Prendete una carta del Negozio.
ask-reward-potion = Prendete una pozione come ricompensa.
ask-cry = { who }: l’Arpia grida; quale segnalino Movimento perdi?
ask-harpy = Dove entra l’Arpia?
ask-wyrm = La sorte pesca una carta Schema Ondata di Cetusia.
ask-displace = Dove viene spostato l’eroe?
ask-give-up = { who }: quale arma cedi?
ask-trade-for = { who }: scegli in cambio un’arma avanzata.
ask-nest = Dove si mette il mostro appena nato?
ask-deploy = { who }: metti il tuo eroe su uno spazio della Città.
ask-coin = La sorte lancia la Moneta Fato.
ask-target = Chi viene attaccato dal mostro?
ask-victim = Quale mostro viene colpito dall’esplosione?
ask-act = Di chi è il prossimo turno?
ask-turn = { who }: agisci, o termina il turno.
ask-aim = { who }: dove miri?
ask-face = { who }: in che direzione va l’attacco?
ask-resolve = { who }: quale mostro tira adesso?
ask-dice = { who }: scegli i dadi del mostro.
ask-roll = La sorte tira i dadi.
ask-reroll = { who }: rilanci o tieni il tiro?
ask-bounce = { who }: su chi rimbalza?
ask-harm = { who }: usa qualcosa contro il danno, o accettalo.
ask-guard = { who }: subisci tu il danno?
ask-save = { who }: salvi l’eroe morente?
ask-help = { who }: chi aiuti?
ask-strike = { who }: quale mostro viene colpito dal Fury Shield?
ask-darkness = { who }: subisci una Ferita per ciò che dà la carta Darkness?
ask-refresh = { who }: ripristina un segnalino Movimento.
ask-spend = { who }: spendi un segnalino Movimento non usato.

## Options

option-take_hero = Prendi { $thing }
option-draw_trait = { $thing }
option-keep_trait = Tieni { $thing }
option-draw_perk = { $thing }
option-keep_perk = Tieni { $thing }
option-take_potion = Prendi una { $thing }
option-swap = Scambia: { $thing }
option-swap_with = Con: { $thing }
option-start_with = Comincia con { $thing }
option-give_up = Cedi: { $thing }
option-trade_for = Prendi: { $thing }
option-end_exchange = Chiudi lo scambio
option-deal = { $thing }
option-scavenge = Raccogli: { $thing }
option-work = Lavora nell’Edificio in { $thing }
option-build = Costruisci: { $thing }
option-site = In { $thing }
option-upgrade_wall = Trasforma in pietra in { $thing }
option-repair = Ripara in { $thing }
option-buy = Compra: { $thing }
option-buy_potion = Compra una { $thing }
option-sell = Vendi: { $thing }
option-upgrade = Potenzia: { $thing }
option-move = Dai a un altro: { $thing }
option-give_to = A { $thing }
option-put_down = Nella Scorta Condivisa
option-recruit = Recluta { $thing }
option-end_main = Chiudi la fase Principale
option-mission = { $thing }
option-direct = { $thing }
option-vigour = Vigore: 1 Punto Ferita in più
option-focus = Concentrazione: 2 Mana di base in più
option-swiftness = Rapidità: il segnalino Movimento { $thing } vale 1 in più
option-look = Slot { $thing }
option-take = Prendi: { $thing }
option-reveal = { $thing }
option-block = Segnalino { $thing }
option-enter = In { $thing }
option-wyrm = { $thing }
option-displace = In { $thing }
option-deploy = Schiera in { $thing }
option-flip_coin = { $thing }
option-target = In { $thing }
option-victim = { $thing }
option-act = Agisce { $thing }
option-flip = Gira il segnalino Movimento { $thing }
option-step = Passo in { $thing }
option-jump = Salto Ostacolo in { $thing }
option-climb = Sali sulla Torre di Guardia in { $thing }
option-descend = Scendi in { $thing }
option-travel = Attraverso il Portale verso { $thing }
option-attack = Attacca: { $thing }
option-punch = Pugno in { $thing }
option-reinforce = Rinforzo Armatura
option-drink = Bevi: { $thing }
option-read = Leggi: { $thing }
option-fire = Aziona la Difesa in { $thing }
option-use_perk = Usa { $thing }
option-use_trait = Usa { $thing } (una volta per scenario)
option-use_item = Usa: { $thing }
option-restore = Ripristina: { $thing }
option-draw_mana = Attingi al Pozzo di Mana
option-end_turn = Termina il turno
option-aim = In { $thing }
option-face = Verso { $thing }
option-resolve = { $thing }
option-choose_dice = { $thing }
option-roll = { $thing }
option-reroll = Rilancia: { $thing-offer }
option-keep_roll = Tieni il tiro
option-bounce = Su { $thing }
option-stop = Fermati qui
option-accept = Accetta
option-decline = Rifiuta
option-help = { $thing }
option-strike = { $thing }
option-refresh = Segnalino { $thing }
option-spend = Segnalino { $thing }

## What happens

fact-takes-hero = { $seat ->
    [first] Il primo giocatore prende { $hero }.
    [second] Il secondo giocatore prende { $hero }.
    [third] Il terzo giocatore prende { $hero }.
   *[fourth] Il quarto giocatore prende { $hero }.
}
fact-draws-trait = { $hero } può tenere il Tratto { $trait }.
fact-keeps-trait = { $hero } tiene il Tratto { $trait }.
fact-draws-perk = { $hero } può tenere il Vantaggio { $perk }.
fact-keeps-perk = { $hero } tiene il Vantaggio { $perk }.
fact-gets = { $hero } riceve: { $item }.
fact-starts = { $hero } comincia; gli altri aspettano.
fact-deploys = { $hero } si schiera in { $space }.
fact-dawn = { $left ->
    [one] Giorno { $number }: { $left } Lavoratore.
   *[other] Giorno { $number }: { $left } Lavoratori.
}
fact-dealt = Nel Negozio: { $item }.
fact-scavenges = Un Lavoratore raccoglie 1 { $resource-one }.
fact-works = Un Lavoratore è all’opera in { $space }: { $structure }.
fact-earns = { $resource }: { $number } in più.
fact-builds = In { $space } sorge { $structure-a }.
fact-upgrades-wall = In { $space } ora sorge { $structure-a }.
fact-repairs = { $number ->
    [0] In { $space } si ripara { $structure-the }: non resta alcuna fiamma.
    [one] In { $space } si ripara { $structure-the }: resta { $number } fiamma.
   *[other] In { $space } si ripara { $structure-the }: restano { $number } fiamme.
}
fact-buys = La squadra compra per { $number } Oro: { $item }.
fact-sells = La squadra vende per { $number } Oro: { $item }.
fact-upgrades = { $item } ora è di livello { $number }.
fact-puts-down = Nella Scorta Condivisa: { $item }.
fact-recruits = La squadra recluta { $hero } per { $number } Oro.
fact-forgets = { $hero } rinuncia al Vantaggio { $perk }.
fact-evening = Il giorno { $number } finisce: Rigenerazione degli eroi, Ripristino delle carte.
fact-mission = Missione Urbana: { $mission }.
fact-achieved = Completata: { $mission }.
fact-not-achieved = Non completata: { $mission }.
fact-fog = { $number ->
    [one] La Nebbia avanza: ora è profonda { $number } spazio.
   *[other] La Nebbia avanza: ora è profonda { $number } spazi.
}
fact-directs = Carta Direzione Ondata della notte: { $direction_card }.
fact-harpy-side = L’Arpia sta sulla Rupe, a { $side }.
fact-levels = { $hero } raggiunge il livello { $number }.
fact-hp = { $number ->
    [one] { $hero } ora ha { $number } Punto Ferita.
   *[other] { $hero } ora ha { $number } Punti Ferita.
}
fact-base-mana = { $hero } ora ha { $number } Mana di base.
fact-swifter = { $hero }: il segnalino Movimento { $token } ora vale { $number }.
fact-looks = Il Veggente vede la carta { $schema } sullo slot { $slot }.
fact-night-over = La notte { $number } è superata.
fact-scenario-won = Lo scenario { $number } è vinto!
fact-next-scenario = La Rete d’Ombra conduce gli eroi allo scenario { $number }.
fact-calm = La prima fiamma dell’Area Panico è sullo slot { $number }.
fact-no-calm = Nell’Area Panico non resta alcuna fiamma: la notte non porta nulla.
fact-cries = L’Arpia grida: { $hero } perde il segnalino Movimento { $token }.
fact-wyrm = Carta Schema Ondata di Cetusia: { $wyrm }.
fact-wyrm-strikes = { $monster-The } colpisce: { $blow }.
fact-wyrm-stage = Cetusia è allo stadio { $number }.
fact-displaced = { $hero } deve spostarsi in { $space }.
fact-grows = La Driade cresce fino allo stadio { $number }.
fact-drains = Le radici della Driade raggiungono il Cerchio Magico.
fact-turns-over = { $monster } mostra il lato Seconda Schiusa.
fact-hatches = { $monster } nasce in { $space }.
fact-traps = { $monster } spunta sotto { $hero }: l’eroe è intrappolato.
fact-freed = { $hero } torna in libertà.
fact-unharmed = { $monster-The } non può ancora subire danni.
fact-broken = { $monster } in { $space } va in pezzi.
fact-monster-phase = Fase dei Mostri { $number }.
fact-panic = Mostri in Città: { $number }. Fiamme rimaste nell’Area Panico: { $left }.
fact-coin = La Moneta Fato indica { $side-the }.
fact-reveals = Slot { $slot }: si rivela la carta Schema Ondata { $schema }.
fact-enters = { $monster-The } appare in { $space }.
fact-no-room = Nello slot { $slot } non c’è spazio per { $monster }.
fact-swept-away = { $monster-The } sparisce da { $space }.
fact-moves = { $monster-The } va in { $space }: { $why }.
fact-stays = { $monster-The } si ferma: { $why }.
fact-turns = { $monster-The } si volta verso { $direction }.
fact-strikes-hero = { $monster-The } attacca { $hero }: { $why }.
fact-strikes-structure = { $monster-The } attacca ciò che sta in { $space }: { $why }.
fact-strikes-circle = { $monster-The } attacca il Cerchio Magico: { $why }.
fact-explodes = { $monster } esplode in { $space }.
fact-burns = { $number ->
    [one] In { $space } brucia { $structure-the }: { $number } fiamma.
   *[other] In { $space } brucia { $structure-the }: { $number } fiamme.
}
fact-destroyed = In { $space } crolla { $structure-the }.
fact-mages = { $number ->
    [one] Si perde { $number } Mago
   *[other] Si perdono { $number } Maghi
}: { $left ->
    [0] non ne resta nessuno.
    [one] ne resta { $left }.
   *[other] ne restano { $left }.
}
fact-mage-joins = { $left ->
    [one] Un Mago si unisce al Cerchio Magico: ora ce n’è { $left }.
   *[other] Un Mago si unisce al Cerchio Magico: ora ce ne sono { $left }.
}
fact-doom = Fase { $number }: la rovina s’insinua nel Cerchio.
fact-heroes-phase = Fase degli Eroi { $number }.
fact-turn = Tocca a { $hero }.
fact-flips = { $number ->
    [one] { $hero } riceve { $number } Punto Movimento e ne ha { $left }.
   *[other] { $hero } riceve { $number } Punti Movimento e ne ha { $left }.
}
fact-walks = { $hero } va in { $space }.
fact-jumps = { $hero } salta in { $space }.
fact-climbs = { $hero } sale sulla Torre di Guardia in { $space }.
fact-descends = { $hero } scende in { $space }.
fact-travels = { $hero } passa per il Portale e arriva in { $space }.
fact-attacks = { $hero } attacca: { $type }.
fact-punches = { $hero } tira un Pugno in { $space }.
fact-reads = { $hero } legge: { $item }.
fact-fires = In { $space } tira { $structure-the }.
fact-aims = Spazio d’Impatto: { $space }.
fact-uses-perk = { $hero } usa { $perk }.
fact-uses-trait = { $hero } usa { $trait }.
fact-uses-item = { $hero } usa: { $item }.
fact-restores = { $hero } ripristina: { $item }.
fact-drinks = { $hero } beve: { $item }.
fact-reinforces = { $hero } usa Rinforzo Armatura.
fact-draws-mana = { $hero } attinge al Pozzo di Mana.
fact-passes = { $hero } passa.
fact-ends-turn = { $hero } termina il turno.
fact-dice = { $monster-The } tira { $dice }.
fact-rolls = { $monster-The } tira il { $face }.
fact-rerolls = { $monster-The } deve rilanciare: { $reroll }.
fact-hit = { $number ->
    [one] { $monster-The } subisce { $number } danno.
   *[other] { $monster-The } subisce { $number } danni.
}
fact-missed = { $monster-The } evita il colpo.
fact-stunned = { $monster } resta stordito.
fact-dies = { $monster-The } muore in { $space }.
fact-moved-by-attack = L’attacco porta { $hero } in { $space }.
fact-damage = { $number ->
    [one] { $hero } sta per subire { $number } danno.
   *[other] { $hero } sta per subire { $number } danni.
}
fact-absorbed = { $hero } non subisce Ferite.
fact-reinforcement = Rinforzo Armatura: 1 danno in meno per { $hero }.
fact-guards = { $hero } si mette in mezzo.
fact-wounded = { $number ->
    [one] { $hero } subisce { $number } Ferita
   *[other] { $hero } subisce { $number } Ferite
} e { $left ->
    [0] non ha più Punti Ferita.
    [one] resta con { $left } Punto Ferita.
   *[other] resta con { $left } Punti Ferita.
}
fact-heals = { $number ->
    [one] { $hero } toglie { $number } Ferita.
   *[other] { $hero } toglie { $number } Ferite.
}
fact-mana = { $number ->
    [one] { $hero } recupera { $number } Cristallo Mana e ne ha { $left }.
   *[other] { $hero } recupera { $number } Cristalli Mana e ne ha { $left }.
}
fact-mana-lost = { $number ->
    [one] { $hero } perde { $number } Cristallo Mana e ne ha { $left }.
   *[other] { $hero } perde { $number } Cristalli Mana e ne ha { $left }.
}
fact-ap = { $hero } ripristina { $number } PA.
fact-token = { $hero } ripristina il segnalino Movimento { $token }.
fact-saved = { $hero } si salva all’ultimo istante.
fact-falls = { $hero } cade.
fact-knocked-out = { $hero } è fuori combattimento fino al giorno dopo.

## Refusals

refusal-not-beside-explosion = Questo mostro non è accanto all’esplosione
refusal-left-alone = I Monoliti e ciò che è nella Nebbia non si toccano
refusal-not-tied = Qui il mostro non ha dubbi
refusal-has-passed = Questo eroe non è in gioco o ha passato
refusal-attacked-already = Un attacco per turno
refusal-no-well = Nessun Pozzo di Mana vicino a te
refusal-well-used = Il Pozzo di Mana è già stato usato in questa fase
refusal-nothing-to-fire = Lì non c’è una Difesa carica
refusal-no-portal = Si viaggia solo da un Portale a un altro
refusal-no-tower = Lì accanto non c’è una Torre di Guardia vuota
refusal-on-a-tower = Da una Torre di Guardia prima si scende
refusal-not-on-a-tower = Non sei su una Torre di Guardia
refusal-not-a-place-to-deploy = Gli eroi si schierano su spazi liberi della Città
refusal-hero-taken = Questo eroe è già preso
refusal-no-potion-left = Di questa pozione non ne restano
refusal-not-drawn = Questa carta non è stata pescata
refusal-not-swapped = Questo non si può scambiare
refusal-under-trees = Gli alberi coprono questo spazio
refusal-not-free = Questo spazio non è libero
refusal-out-of-range = Fuori portata
refusal-no-landing = L’eroe non potrebbe finire lì
refusal-not-that-way = L’attacco non va da quella parte
refusal-no-bounce = Non può rimbalzare lì
refusal-no-hero-there = Lì non c’è nessuno da aiutare
refusal-not-its-dice = Il mostro non ha questi dadi
refusal-forbidden-card = Un’altra tua carta lo vieta
refusal-no-reduction = Questa carta non toglie danni
refusal-saves-nobody = Questa carta ora non può salvare l’eroe
refusal-not-a-hurt-ally = Questo eroe non si può aiutare così
refusal-not-beside = Questo mostro non ti è accanto
refusal-not-on-your-turn = Questa carta non si usa nel tuo turno
refusal-on-cliff = Sulla Rupe non si può far nulla
refusal-heroes-shun-fog = Gli eroi non entrano nella Nebbia
refusal-in-fog = Nella Nebbia non si mira a nulla
refusal-no-mana = Mana insufficiente
refusal-no-action-points = Punti Azione insufficienti
refusal-not-carried = Questo eroe non lo porta
refusal-perk-no-help = Questo Vantaggio qui non aiuta
refusal-perk-not-now = Questo Vantaggio non si può usare per questo attacco
refusal-perk-not-on-turn = Questo Vantaggio ora non si può usare nel tuo turno
refusal-trait-no-help = Questo Tratto qui non aiuta
refusal-trait-not-now = Questo Tratto non si può usare per questo attacco
refusal-trait-not-on-turn = Questo Tratto ora non si può usare nel tuo turno
refusal-token-used = Questo segnalino Movimento è usato
refusal-no-movement-points = Punti Movimento insufficienti
refusal-not-one-step = Non è a un passo
refusal-nobody-to-punch = Lì non c’è un mostro accanto a te
refusal-not-the-fist = Il pugno era per qualcun altro
refusal-no-jump = Servono un Ostacolo Basso o un Muro di Legno accanto a te e uno spazio libero subito dietro
refusal-reinforced-already = Una volta per Fase degli Eroi
refusal-not-a-target = Questo attacco non lo riguarda
refusal-dealt-with = Se n’è già occupato questo attacco
refusal-no-such-reroll = Nulla concede questo rilancio
refusal-no-points-for-it = Punti Movimento insufficienti per questo attacco
refusal-no-uses-left = Nessun uso rimasto in questa fase
refusal-nothing-to-aim-at = Nessuno spazio a cui mirare
refusal-too-near = Le armi a distanza non agiscono nella tua Area
refusal-out-of-sight = Nessuna Linea di Tiro
refusal-not-worn = Questo eroe non lo indossa
refusal-exhausted = Questa carta è esaurita
refusal-is-ready = Questa carta è pronta
refusal-no-way-to-restore = Questa carta non si può ripristinare pagando
refusal-no-tokens-to-spend = Troppo pochi segnalini Movimento non usati
refusal-token-not-ready = Questo segnalino Movimento non è pronto
refusal-explosion-pierces = Armature e Scudi non aiutano contro un’Esplosione
refusal-drunk-already = Una pozione per turno
refusal-token-not-used = Questo segnalino Movimento non è usato
refusal-no-workers = Oggi non restano Lavoratori
refusal-no-job = Oggi lì non c’è lavoro
refusal-mages-complete = Il Cerchio ha tutti i Maghi con cui ha cominciato
refusal-no-gold-for-mage = Oro insufficiente per un Mago
refusal-nothing-to-see = Per il Veggente non c’è nessuna carta coperta
refusal-not-in-introduction = Lo Scenario Introduttivo costruisce solo Case e Muri di Legno
refusal-none-left-to-build = Non se ne possono costruire altri
refusal-no-gold = Oro insufficiente
refusal-no-materials = Materiali insufficienti
refusal-no-site = Non c’è posto
refusal-not-a-site = Lì non si può costruire
refusal-other-space = Un Edificio si sceglie dal suo altro spazio
refusal-no-wall-to-upgrade = Lì non c’è un Muro o un Cancello di Legno
refusal-not-burning = Lì non c’è nulla da riparare
refusal-not-hurt = Lì nessuno è ferito
refusal-not-in-row = Questa carta non è in un Negozio
refusal-no-shop = Il Negozio che lo vende non è stato costruito
refusal-cannot-pay = Oro insufficiente per comprarlo
refusal-no-such-potion-left = Questa pozione non è più in vendita
refusal-not-ours = La squadra non lo possiede
refusal-no-blacksmith = In Città non c’è un Fabbro
refusal-upgraded-today = Un livello per arma e giorno
refusal-best-level = È già al livello più alto
refusal-cannot-pay-smith = Oro insufficiente per il Fabbro
refusal-cannot-carry = Questo eroe non ha posto
refusal-nobody-can-carry = Nessuno ha posto
refusal-carries-it = Questo eroe lo porta già
refusal-not-in-team = Questo eroe non è in gioco
refusal-not-ours-to-move = La squadra non ha questo oggetto
refusal-trait-not-by-day = Questo Tratto ora non si può usare di giorno
refusal-nothing-to-look-at = Lì non c’è una carta coperta
refusal-fast-enough = Questo segnalino è già abbastanza veloce
refusal-not-in-that-row = Questa carta non è in quel Negozio
refusal-harpy-not-there = L’Arpia non può entrare lì
refusal-not-as-near = Altri spazi liberi sono più vicini
refusal-takes-root-there = Lì mettono radici la Driade e i suoi Monoliti
refusal-not-prepared = Questo eroe non è stato preparato
refusal-not-waiting = Questo eroe non aspetta di essere reclutato
refusal-three-in-play = Mai più di tre eroi in gioco
refusal-cannot-recruit = Oro insufficiente per reclutare
refusal-is-trapped = Un eroe intrappolato può solo tirare pugni
refusal-not-a-nest = Altri spazi liberi sono più vicini, o più vicini alla Città
refusal-not-given-up = Si cede solo una propria arma
refusal-not-traded = Solo un’arma avanzata dello stesso tipo, finché ce n’è

## Endings

ending-hero-died = Un eroe è morto. Sconfitta.
ending-missions-failed = Nessuna Missione Urbana è stata completata. Sconfitta.
ending-boss-slain = Il boss è sconfitto: lo scenario è vinto!
ending-campaign-won = Le tre città resistono: la campagna è vinta!
ending-survived = La notte è superata: la Città resiste. Vittoria!
ending-circle-lost = Nel Cerchio Magico non resta alcun Mago. Sconfitta.
ending-heroes-lost = Non resta alcun eroe a combattere. Sconfitta.
tally-night = Notte { $count }
tally-mages =
    { $count ->
        [0] nessun Mago rimasto
        [one] 1 Mago rimasto
       *[other] { $count } Maghi rimasti
    }
fact-ends = { $ending ->
    [survived] La notte è superata.
    [circle-lost] L’ultimo Mago è perduto.
    [hero-died] Un eroe è morto.
    [missions-failed] Entrambe le missioni sono fallite.
    [boss-slain] Il boss è sconfitto.
    [campaign-won] La campagna è vinta.
   *[heroes-lost] Gli eroi sono perduti.
}

## Nomi

hero-HR1 = Ulric
hero-HR2 = Brenna
hero-HR3 = Corwin
hero-HR4 = Isolde
hero-HR5 = Tamsin
hero-HR6 = Mirella
hero-HR7 = Odo
hero-HR8 = Sable
trait-TR01 = Volontà di ferro
    .effect = Ignora del tutto un colpo.
trait-TR02 = Instancabile
    .effect = Nel tuo turno: ripristini tutti i PA.
trait-TR03 = Piè veloce
    .effect = Nel tuo turno: ripristini tutti i segnalini Movimento.
trait-TR04 = Nato dal mana
    .effect = Nel tuo turno: recuperi tutto il Mana.
trait-TR05 = Pieno di risorse
    .effect = In ogni momento: ripristini tutte le tue carte Armatura e Scudo.
trait-TR06 = Comandante
    .effect = Nel tuo turno: un altro eroe ripristina 2 PA.
trait-TR07 = Berserker
    .effect = Prima di tirare: +1 danno a ogni bersaglio dell’attacco.
trait-TR08 = Occhio acuto
    .effect = Quando dichiari un attacco: ha Visione e Inevitabile.
trait-TR09 = Spezzacorazze
    .effect = Quando dichiari un attacco: ha Perforazione dell’Armatura e Stordimento.
trait-TR10 = Fortunato
    .effect = Durante un attacco: rilanci una volta ogni tiro fallito.
trait-TR11 = Mercanteggiatore
    .effect = Nella fase Principale: un acquisto costa 3 Oro in meno.
trait-TR12 = Capocantiere
    .effect = Nella fase Principale: 3 Lavoratori in più oggi.
perk-PK01 = Pelle dura
    .effect = Una volta per Fase dei Mostri: 1 danno in meno da un mostro.
perk-PK02 = Mira ferma
    .effect = Primo attacco a Distanza della fase, senza esserti mosso: un rilancio.
perk-PK03 = Iniziatore
    .effect = Il primo attacco con arma di ogni fase ha Propagazione 1.
perk-PK04 = Scarica di adrenalina
    .effect = Una volta per fase, un attacco che uccide due o più mostri: ripristini 1 PA.
perk-PK05 = Attaccabrighe
    .effect = Il tuo Pugno ha Perforazione dell’Armatura e un rilancio.
perk-PK06 = Attingere mana
    .effect = Prima uccisione di ogni fase: guadagni 1 Cristallo Mana.
perk-PK07 = Scattista
    .effect = Il primo segnalino girato in ogni fase dà +1 PM.
perk-PK08 = Acrobata
    .effect = Il Salto Ostacolo costa 2 PM.
perk-PK09 = Tiratore scelto
    .effect = Una volta per fase, dichiarando un attacco a Distanza: ha Inevitabile.
perk-PK10 = Carnefice
    .effect = +1 danno contro mostri storditi o feriti.
perk-PK11 = Medico da campo
    .effect = Una volta per notte, nel tuo turno: tu o un eroe nella tua Area toglie 1 Ferita.
perk-PK12 = Ingegnere
    .effect = Una Difesa azionata nel tuo turno ha un rilancio.
perk-PK13 = Economia arcana
    .effect = Il rilancio magico non costa Cristalli Mana.
perk-PK14 = Guardiano
    .effect = Una volta per Fase dei Mostri: subisci il danno di un mostro al posto di un eroe nella tua Area.
perk-PK15 = Sfondatore
    .effect = Una volta per fase, dichiarando un attacco da Mischia: ha Perforazione dell’Armatura.
perk-PK16 = Secondo fiato
    .effect = Una volta per notte, nel tuo turno: ripristini 1 PA e 1 segnalino Movimento.
mission-UM1 = Case sicure
    .effect = Dopo la notte 2 restano almeno 4 Case: 4 Oro.
mission-UM2 = Bastioni
    .effect = Dopo la notte 2 restano almeno 6 Mura o Cancelli: 5 Materiali.
mission-UM3 = Artiglieria
    .effect = Dopo la notte 2 restano almeno 2 Difese: una carta del Negozio Base.
mission-UM4 = Tesoro
    .effect = Dopo la notte 2 la squadra ha almeno 8 Oro: 4 Materiali e una pozione.
mission-UM5 = Strade tranquille
    .effect = Dopo la notte 1 o 2 l’Area Panico ha almeno 9 fiamme: 3 Oro.
mission-UM6 = Strage
    .effect = In una Fase degli Eroi delle notti 1 e 2 muoiono più mostri del doppio degli eroi: una Ferita in meno a ciascuno, 2 Oro.
mission-UM7 = Ammazzagiganti
    .effect = Nelle notti 1 e 2 la squadra uccide 3 mostri di Grado 2 o 3: una carta del Negozio Avanzato.
mission-UM8 = Cerchio custodito
    .effect = Nelle notti 1 e 2 si perde al più 1 Mago: un Mago e 2 Oro.
mission-UM9 = Padri della città
    .effect = Dopo la notte 2 restano almeno 2 Edifici oltre a Case, Negozio e Fabbro: 4 Oro.
mission-UM10 = Ospedale da campo
    .effect = Dopo la notte 2 nessun eroe ha più di 2 Ferite: 2 pozioni.
potion-green = pozione verde
potion-red = pozione rossa
potion-blue = pozione blu
potion-yellow = pozione gialla
item-W-M1a = Shortsword
item-W-M1b = Shortsword
item-W-M1c = Shortsword
item-W-M2a = Warhammer
item-W-M2b = Warhammer
item-W-M2c = Warhammer
item-W-M3a = Spear
item-W-M3b = Spear
item-W-M3c = Spear
item-W-M4 = Dagger
item-W-M5 = Hand Axe
item-W-M6 = Greatsword
item-W-M7 = Battleaxe
item-W-M8 = Great Maul
item-W-R1a = Shortbow
item-W-R1b = Shortbow
item-W-R1c = Shortbow
item-W-R2a = Hand Crossbow
item-W-R2b = Hand Crossbow
item-W-R2c = Hand Crossbow
item-W-R3 = Longbow
item-W-R4 = Crossbow
item-W-R5 = Throwing Knives
item-W-R6 = Rifle
item-W-R7 = Great Bow
item-W-R8 = Repeater
item-W-G1a = Power Staff
item-W-G1b = Power Staff
item-W-G1c = Power Staff
item-W-G2a = Tome of Secrets
item-W-G2b = Tome of Secrets
item-W-G2c = Tome of Secrets
item-W-G3 = Wand
item-W-G4 = Druidic Staff
item-W-G5 = Scepter
item-W-G6 = Orb of Storms
item-W-G7 = Grimoire of Flame
item-W-G8 = Archmage Staff
item-A01a = Worn-out Pants
item-A01b = Worn-out Pants
item-A01c = Worn-out Pants
item-A01d = Worn-out Pants
item-A01e = Worn-out Pants
item-A01f = Worn-out Pants
item-A01g = Worn-out Pants
item-A01h = Worn-out Pants
item-A02a = Worn-out Armor
item-A02b = Worn-out Armor
item-A02c = Worn-out Armor
item-A02d = Worn-out Armor
item-A02e = Worn-out Armor
item-A02f = Worn-out Armor
item-A02g = Worn-out Armor
item-A02h = Worn-out Armor
item-A03a = Wooden Shield
item-A03b = Wooden Shield
item-A03c = Wooden Shield
item-A03d = Wooden Shield
item-A03e = Wooden Shield
item-A03f = Wooden Shield
item-A03g = Wooden Shield
item-A03h = Wooden Shield
item-A04 = Cloth Pants
item-A05 = Chain Pants
item-A06 = Cloth Armor
item-A07 = Chain Armor
item-A08 = Iron Shield
item-A09 = Drop Shield
item-A10 = Runner’s Greaves
item-A11 = Jump Boots
item-A12 = Turtle Armor
item-A13 = Healer’s Armor
item-A14 = Fury Shield
item-A15 = Tower Shield
item-A16 = Coat Armor
item-A17 = Heavy Shield
item-A18 = Murder Armor
item-A19 = Murder Pants
item-A20 = Darkness Armor
item-A21 = Darkness Pants
item-A22 = Priest Armor
item-A23 = Running Boots
item-A24 = Evasion Mantle
item-green1 = Pozione verde
item-green2 = Pozione verde
item-green3 = Pozione verde
item-green4 = Pozione verde
item-red1 = Pozione rossa
item-red2 = Pozione rossa
item-red3 = Pozione rossa
item-red4 = Pozione rossa
item-blue1 = Pozione blu
item-blue2 = Pozione blu
item-blue3 = Pozione blu
item-blue4 = Pozione blu
item-yellow1 = Pozione gialla
item-yellow2 = Pozione gialla
item-yellow3 = Pozione gialla
item-yellow4 = Pozione gialla
item-SC1 = Firebolt
item-SC2 = Frost
item-SC3 = Nova
item-SC4 = Blink
item-SC5 = Vigour
item-SC6 = Chain Sparks
item-SC7 = True Sight
type-W-M1a-slash = Slash (Shortsword)
type-W-M1a-rush = Rush (Shortsword)
type-W-M1b-slash = Slash (Shortsword)
type-W-M1b-rush = Rush (Shortsword)
type-W-M1c-slash = Slash (Shortsword)
type-W-M1c-rush = Rush (Shortsword)
type-W-M2a-crush = Crush (Warhammer)
type-W-M2a-ground-slam = Ground Slam (Warhammer)
type-W-M2b-crush = Crush (Warhammer)
type-W-M2b-ground-slam = Ground Slam (Warhammer)
type-W-M2c-crush = Crush (Warhammer)
type-W-M2c-ground-slam = Ground Slam (Warhammer)
type-W-M3a-thrust = Thrust (Spear)
type-W-M3a-lunge = Lunge (Spear)
type-W-M3b-thrust = Thrust (Spear)
type-W-M3b-lunge = Lunge (Spear)
type-W-M3c-thrust = Thrust (Spear)
type-W-M3c-lunge = Lunge (Spear)
type-W-M4-stab = Stab (Dagger)
type-W-M4-dagger-toss = Dagger Toss (Dagger)
type-W-M5-chop = Chop (Hand Axe)
type-W-M5-spin = Spin (Hand Axe)
type-W-M6-heavy-blow = Heavy Blow (Greatsword)
type-W-M6-wide-swing = Wide Swing (Greatsword)
type-W-M7-rend = Rend (Battleaxe)
type-W-M7-whirlwind = Whirlwind (Battleaxe)
type-W-M7-charge = Charge (Battleaxe)
type-W-M8-shatter = Shatter (Great Maul)
type-W-M8-earthquake = Earthquake (Great Maul)
type-W-R1a-quick-shot = Quick Shot (Shortbow)
type-W-R1a-twin-arrows = Twin Arrows (Shortbow)
type-W-R1a-parting-shot = Parting Shot (Shortbow)
type-W-R1b-quick-shot = Quick Shot (Shortbow)
type-W-R1b-twin-arrows = Twin Arrows (Shortbow)
type-W-R1b-parting-shot = Parting Shot (Shortbow)
type-W-R1c-quick-shot = Quick Shot (Shortbow)
type-W-R1c-twin-arrows = Twin Arrows (Shortbow)
type-W-R1c-parting-shot = Parting Shot (Shortbow)
type-W-R2a-bolt = Bolt (Hand Crossbow)
type-W-R2a-burst = Burst (Hand Crossbow)
type-W-R2b-bolt = Bolt (Hand Crossbow)
type-W-R2b-burst = Burst (Hand Crossbow)
type-W-R2c-bolt = Bolt (Hand Crossbow)
type-W-R2c-burst = Burst (Hand Crossbow)
type-W-R3-long-shot = Long Shot (Longbow)
type-W-R3-rain-of-arrows = Rain of Arrows (Longbow)
type-W-R3-horizon-shot = Horizon Shot (Longbow)
type-W-R4-heavy-bolt = Heavy Bolt (Crossbow)
type-W-R4-skewer = Skewer (Crossbow)
type-W-R5-flick = Flick (Throwing Knives)
type-W-R5-fan-of-knives = Fan of Knives (Throwing Knives)
type-W-R6-aimed-shot = Aimed Shot (Rifle)
type-W-R6-buckshot = Buckshot (Rifle)
type-W-R7-eagle-shot = Eagle Shot (Great Bow)
type-W-R7-arrow-storm = Arrow Storm (Great Bow)
type-W-R8-volley = Volley (Repeater)
type-W-R8-pinning-shot = Pinning Shot (Repeater)
type-W-G1a-arcane-bolt = Arcane Bolt (Power Staff)
type-W-G1a-magic-missiles = Magic Missiles (Power Staff)
type-W-G1a-transfer = Transfer (Power Staff)
type-W-G1b-arcane-bolt = Arcane Bolt (Power Staff)
type-W-G1b-magic-missiles = Magic Missiles (Power Staff)
type-W-G1b-transfer = Transfer (Power Staff)
type-W-G1c-arcane-bolt = Arcane Bolt (Power Staff)
type-W-G1c-magic-missiles = Magic Missiles (Power Staff)
type-W-G1c-transfer = Transfer (Power Staff)
type-W-G2a-spark = Spark (Tome of Secrets)
type-W-G2a-fireball = Fireball (Tome of Secrets)
type-W-G2b-spark = Spark (Tome of Secrets)
type-W-G2b-fireball = Fireball (Tome of Secrets)
type-W-G2c-spark = Spark (Tome of Secrets)
type-W-G2c-fireball = Fireball (Tome of Secrets)
type-W-G3-zap = Zap (Wand)
type-W-G3-chain-lightning = Chain Lightning (Wand)
type-W-G4-thorns = Thorns (Druidic Staff)
type-W-G4-wind-step = Wind Step (Druidic Staff)
type-W-G5-hex = Hex (Scepter)
type-W-G5-dark-pulse = Dark Pulse (Scepter)
type-W-G6-thunderbolt = Thunderbolt (Orb of Storms)
type-W-G6-tempest = Tempest (Orb of Storms)
type-W-G7-flame-wave = Flame Wave (Grimoire of Flame)
type-W-G7-meteor = Meteor (Grimoire of Flame)
type-W-G8-greater-missiles = Greater Missiles (Archmage Staff)
type-W-G8-blink = Blink (Archmage Staff)
type-W-G8-overcharge = Overcharge (Archmage Staff)
monster-C1 = Clawer 1
monster-C2 = Clawer 2
monster-C3 = Clawer 3
monster-C4 = Clawer 4
monster-C5 = Clawer 5
monster-C6 = Clawer 6
monster-C7 = Clawer 7
monster-C8 = Clawer 8
monster-C9 = Clawer 9
monster-C10 = Clawer 10
monster-C11 = Clawer 11
monster-C12 = Clawer 12
monster-C13 = Clawer 13
monster-C14 = Clawer 14
monster-C15 = Clawer 15
monster-C16 = Clawer 16
monster-C17 = Clawer 17
monster-C18 = Clawer 18
monster-C19 = Clawer 19
monster-C20 = Clawer 20
monster-C21 = Clawer 21
monster-C22 = Clawer 22
monster-C23 = Clawer 23
monster-C24 = Clawer 24
monster-R1 = Runner 1
monster-R2 = Runner 2
monster-R3 = Runner 3
monster-R4 = Runner 4
monster-R5 = Runner 5
monster-R6 = Runner 6
monster-R7 = Runner 7
monster-R8 = Runner 8
monster-R9 = Runner 9
monster-R10 = Runner 10
monster-R11 = Runner 11
monster-R12 = Runner 12
monster-R13 = Runner 13
monster-R14 = Runner 14
monster-R15 = Runner 15
monster-R16 = Runner 16
monster-M1 = Armored 1
monster-M2 = Armored 2
monster-M3 = Armored 3
monster-M4 = Armored 4
monster-M5 = Armored 5
monster-M6 = Armored 6
monster-M7 = Armored 7
monster-M8 = Armored 8
monster-M9 = Armored 9
monster-M10 = Armored 10
monster-M11 = Armored 11
monster-M12 = Armored 12
monster-M13 = Armored 13
monster-M14 = Armored 14
monster-M15 = Armored 15
monster-M16 = Armored 16
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
monster-B1 = Boomer 1
monster-B2 = Boomer 2
monster-B3 = Boomer 3
monster-B4 = Boomer 4
monster-B5 = Boomer 5
monster-B6 = Boomer 6
monster-B7 = Boomer 7
monster-B8 = Boomer 8
monster-W1 = Winged 1
monster-W2 = Winged 2
monster-W3 = Winged 3
monster-W4 = Winged 4
monster-W5 = Winged 5
monster-W6 = Winged 6
monster-W7 = Winged 7
monster-W8 = Winged 8
monster-W9 = Winged 9
monster-W10 = Winged 10
monster-K1 = Bulky rosso
monster-K2 = Bulky blu
monster-K3 = Bulky viola
monster-U1 = Accursed rosso
monster-U2 = Accursed blu
monster-U3 = Accursed viola
monster-L1 = Alerion 1
monster-L2 = Alerion 2
monster-L3 = Alerion 3
monster-X = Corrupted Harpy
    .The = La Corrupted Harpy
monster-ZH = Testa di Cetusia
    .The = La Testa di Cetusia
monster-ZT = Coda di Cetusia
    .The = La Coda di Cetusia
monster-Y = Putrefied Dryad
    .The = La Putrefied Dryad
monster-HA1 = Hatchery 1
monster-HA2 = Hatchery 2
monster-HA3 = Hatchery 3
monster-MO1 = Seed Mortar 1
monster-MO2 = Seed Mortar 2
monster-MO3 = Seed Mortar 3
monster-MN1 = Monolito 1
monster-MN2 = Monolito 2
monster-MN3 = Monolito 3
monster-MN4 = Monolito 4
monster-MN5 = Monolito 5
structure-BD1 = Casa
    .the = la Casa
    .a = una Casa
structure-BD2 = Negozio
    .the = il Negozio
    .a = un Negozio
structure-BD3 = Negozio Avanzato
    .the = il Negozio Avanzato
    .a = un Negozio Avanzato
structure-BD4 = Fabbro
    .the = il Fabbro
    .a = un Fabbro
structure-BD5 = Miniera d’Oro
    .the = la Miniera d’Oro
    .a = una Miniera d’Oro
structure-BD6 = Campo di Recupero
    .the = il Campo di Recupero
    .a = un Campo di Recupero
structure-BD7 = Tempio
    .the = il Tempio
    .a = un Tempio
structure-BD8 = Locanda
    .the = la Locanda
    .a = una Locanda
structure-BD9 = Veggente
    .the = il Veggente
    .a = un Veggente
structure-BD10 = Pozzo di Mana
    .the = il Pozzo di Mana
    .a = un Pozzo di Mana
structure-ST1 = Muro di Legno
    .the = il Muro di Legno
    .a = un Muro di Legno
structure-ST2 = Muro di Pietra
    .the = il Muro di Pietra
    .a = un Muro di Pietra
structure-ST3 = Cancello di Legno
    .the = il Cancello di Legno
    .a = un Cancello di Legno
structure-ST4 = Cancello di Pietra
    .the = il Cancello di Pietra
    .a = un Cancello di Pietra
structure-ST5 = Balista
    .the = la Balista
    .a = una Balista
structure-ST6 = Catapulta
    .the = la Catapulta
    .a = una Catapulta
structure-ST7 = Portale di Trasporto
    .the = il Portale di Trasporto
    .a = un Portale di Trasporto
structure-ST8 = Torre di Guardia
    .the = la Torre di Guardia
    .a = una Torre di Guardia

## What happened, told again

board-recap-hp = { $hero }: Punti Ferita { $before } → { $after }
board-recap-mages = Maghi nel Cerchio Magico: { $before } → { $after }
board-recap-panic = Fiamme nell’Area Panico: { $before } → { $after }
board-recap-enter = { $count ->
    [one] Un mostro è uscito dalla Nebbia.
   *[other] { $count } mostri sono usciti dalla Nebbia.
}
board-told-wave = { $count ->
    [0] Slot { $slot }: si gira la carta.
    [one] Slot { $slot }: arriva un mostro.
   *[other] Slot { $slot }: arrivano { $count } mostri.
}
board-moment-boss-X = L’Arpia piomba sulla Città
board-moment-boss-ZH = Cetusia sorge dal lago
board-moment-boss-Y = La Driade mette radici
board-moment-slain-X = L’Arpia è abbattuta
board-moment-slain-ZH = La Testa di Cetusia è abbattuta
board-moment-slain-ZT = La Coda di Cetusia è abbattuta
board-moment-slain-Y = La Driade è abbattuta
board-moment-last-wave = L’ultima ondata
board-moment-mages = { $count ->
    [one] Un Mago è perduto
   *[other] { $count } Maghi sono perduti
}
board-moment-night = La notte { $number } è superata
board-moment-city = La Città è salva
board-moment-falls = { $hero } cade
board-told-moves =
    { $count ->
        [one] Si muove 1 mostro.
       *[other] Si muovono { $count } mostri.
    }

## Il codex

codex-kind-hero = Eroi
codex-kind-weapon = Armi
codex-kind-armour = Armature e Scudi
codex-kind-potion = Pozioni
codex-kind-scroll = Pergamene
codex-kind-trait = Tratti
codex-kind-perk = Vantaggi
codex-kind-monster = Mostri
codex-kind-boss = I Boss e ciò che portano
codex-kind-building = Edifici
codex-kind-fortification = Mura, Cancelli e Difese
codex-kind-mission = Missioni Urbane
codex-hp = Punti Ferita
codex-mana = Mana
codex-tokens = { board-tokens }
codex-weapons = Armi
    .W-M1 = { item-W-M1a }
    .W-M2 = { item-W-M2a }
    .W-M3 = { item-W-M3a }
    .W-R1 = { item-W-R1a }
    .W-R2 = { item-W-R2a }
    .W-G1 = { item-W-G1a }
    .W-G2 = { item-W-G2a }
codex-shield = { board-worn-shield }
    .yes = { item-A03a }
codex-type = Tipo
    .melee = { board-type-melee }
    .ranged = { board-type-ranged }
    .magic = { board-type-magic }
codex-hands = Mani
codex-damage = Danni
codex-tier = Viene da
    .starting = equipaggiamento iniziale
    .base = Negozio Base
    .advanced = Negozio Avanzato
codex-price = Prezzo in Monete d’Oro
codex-level-2 = Livello II
    .armour-piercing = { board-keyword-armour-piercing }
    .inevitable = { board-keyword-inevitable }
    .isolation = { board-keyword-isolation }
    .momentum = { board-keyword-momentum }
codex-level-3 = Livello III
    .armour-piercing = { board-keyword-armour-piercing }
    .cursed = { board-keyword-cursed }
    .inevitable = { board-keyword-inevitable }
    .isolation = { board-keyword-isolation }
    .propagation = { board-keyword-propagation }
    .vision = { board-keyword-vision }
codex-copies = Nella scatola
codex-worn = Si porta come
    .upper = { board-worn-upper }
    .lower = { board-worn-lower }
    .shield = { board-worn-shield }
codex-less = Danni in meno
codex-range = { board-monster-shoots }
    .self = { board-range-self }
    .current = { board-range-current }
    .current-adjacent = { board-range-current-adjacent }
codex-area = Area
    .P1 = { board-area-P1 }
    .O8 = { board-area-O8 }
    .MV1 = { board-area-MV1 }
    .none = { board-area-none }
codex-keywords = Effetto
    .area-stun = { board-keyword-area-stun }
    .restore-ap = { board-keyword-restore-ap }
    .true-sight = { board-keyword-true-sight }
codex-grade = Grado
codex-wounds = { board-monster-wounds }
codex-move = { board-monster-move }
codex-strength = { board-monster-strength }
codex-shoots = { board-monster-shoots }
codex-dice = { board-monster-dice }
    .orange = { board-die-orange }
    .blue = { board-die-blue }
codex-dice-2 = Dadi Difesa al Secondo Stadio
    .orange = { board-die-orange }
    .blue = { board-die-blue }
codex-figures = Miniature
codex-category = Categoria
    .building = Edificio
    .wall = Muro o Cancello
    .defence = Difesa
codex-gold = Costo in Monete d’Oro
codex-materials = Costo in Materiali
codex-capacity = Fiamme che regge
codex-limit = { codex-copies }
codex-jobs = Lavori al giorno
