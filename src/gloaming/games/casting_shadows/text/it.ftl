### Casting Shadows in italiano.

title = Casting Shadows
    .about = Maghi su sette tessere raccolgono dadi, incantesimi e ombre. Vince l’ultimo che resta in piedi.

## Chi

seat-amber = Ambra
seat-jade = Giada
seat-ivory = Avorio
seat-onyx = Onice

who = { $seat ->
    [amber] Ambra
    [jade] Giada
    [ivory] Avorio
    [onyx] Onice
   *[nobody] Nessuno
}

character-kit = Kit Brezzalieve
    .shadow = Kit il Turbolento
    .effect = Infliggi 4 danni a ogni nemico su una tessera qualsiasi; poi puoi spostarti su qualunque tessera.
    .note = Vale anche la tua tessera, e sulla tessera scelta deve esserci un nemico (CS-R77). Nessuno può rispondere (CS-9.9).
character-haze = Haze Linguaverde
    .shadow = Haze il Devastatore
    .effect = Infliggi 6 danni a un nemico, ovunque si trovi.
    .note = Non è un Incantesimo d’Attacco: nessuno può rispondere (CS-9.9).
character-frill = Frill Ninfeafoglia
    .shadow = Frill il Rigeneratore
    .effect = Recuperi 7 PV.
    .note = Mai oltre i PV iniziali, e solo se ne hai di meno (CS-R76).
character-nuzzle = Nuzzle Rovotorvo
    .shadow = Nuzzle il Selvaggio
    .effect = Infliggi 5 danni a ogni nemico sulla tua tessera o su una tessera adiacente.
    .note = Deve esserci un nemico (CS-R77). Nessuno può rispondere (CS-9.9).

## Cose

position-C = al centro
position-E = a est
position-SE = a sud-est
position-SW = a sud-ovest
position-W = a ovest
position-NW = a nord-ovest
position-NE = a nord-est

tile-ancient_rune = Runa Antica
    .effect = Se inizi qui il turno: un Frammento d’Ombra. Non ci sono carte da prendere né da rinnovare.
    .note = Una tessera aiuta solo chi vi inizia il turno (CS-4.3).
tile-dusty_desert = Deserto Polveroso
    .effect = Qui si prende un Controincantesimo, per una Gemma e una Sfera di qualsiasi colore.
    .note = Si paga prima di guardare (CS-R35). Non si può rinnovare (CS-5.5).
tile-underground_volcano = Vulcano Sotterraneo
    .effect = Se inizi qui il turno: una Gemma rossa.
    .note = Una tessera aiuta solo chi vi inizia il turno (CS-4.3).
tile-gale_bluffs = Rupi della Bufera
    .effect = Se inizi qui il turno: una Sfera viola.
    .note = Aiuta chiunque si trovi qui, non solo Kit (CS-R08).
tile-crystal_crypt = Cripta di Cristallo
    .effect = Se inizi qui il turno: una Gemma viola. Finché sei qui, nulla riduce i danni che ti infliggono i nemici.
    .note = Qui lo Scudo Appuntito e la Cupola Protettiva vanno sprecati (CS-R46); la fuga e le Api funzionano ancora (CS-R47).
tile-lilypad_lagoon = Laguna delle Ninfee
    .effect = Se inizi qui il turno: recuperi 1 PV.
    .note = Mai oltre i PV iniziali (CS-10.1).
tile-thornwood_thicket = Boschetto di Rovi
    .effect = Finché sei qui, i danni di un nemico diminuiscono di 1, ma non sotto 1.
    .note = La tessera viene prima del Compagno e del Controincantesimo (CS-R45).

unit-GR = Gemma rossa
unit-GB = Gemma blu
unit-GP = Gemma viola
unit-OR = Sfera rossa
unit-OB = Sfera blu
unit-OP = Sfera viola
unit-SF = Frammento d’Ombra
unit-CC = Cristallo Maledetto

die-r1 = primo dado rosso
die-r2 = secondo dado rosso
die-b1 = primo dado blu
die-b2 = secondo dado blu
die-p1 = dado viola

purse-r1 = primo dado rosso
purse-r2 = secondo dado rosso
purse-b1 = primo dado blu
purse-b2 = secondo dado blu
purse-p1 = dado viola
purse-token-GR = segnalino Gemma rossa
purse-token-GB = segnalino Gemma blu
purse-token-GP = segnalino Gemma viola
purse-token-OR = segnalino Sfera rossa
purse-token-OB = segnalino Sfera blu
purse-token-OP = segnalino Sfera viola
purse-token-SF = segnalino Frammento d’Ombra
purse-token-CC = segnalino Cristallo Maledetto

conversion-GR-GR = Gemma rossa → due Gemme rosse
conversion-GR-GB = Gemma rossa → Gemma blu
conversion-GR-OR = Gemma rossa → Sfera rossa
conversion-GR-OB = Gemma rossa → Sfera blu
conversion-GB-GR = Gemma blu → Gemma rossa
conversion-GB-GB = Gemma blu → due Gemme blu
conversion-GB-OR = Gemma blu → Sfera rossa
conversion-GB-OB = Gemma blu → Sfera blu
conversion-GP-GR = Gemma viola → Gemma rossa
conversion-GP-GB = Gemma viola → Gemma blu
conversion-GP-GP = Gemma viola → due Gemme viola
conversion-GP-OR = Gemma viola → Sfera rossa
conversion-GP-OB = Gemma viola → Sfera blu
conversion-OR-GR = Sfera rossa → Gemma rossa
conversion-OR-GB = Sfera rossa → Gemma blu
conversion-OR-OR = Sfera rossa → due Sfere rosse
conversion-OR-OB = Sfera rossa → Sfera blu
conversion-OB-GR = Sfera blu → Gemma rossa
conversion-OB-GB = Sfera blu → Gemma blu
conversion-OB-OR = Sfera blu → Sfera rossa
conversion-OB-OB = Sfera blu → due Sfere blu
conversion-OP-GR = Sfera viola → Gemma rossa
conversion-OP-GB = Sfera viola → Gemma blu
conversion-OP-OR = Sfera viola → Sfera rossa
conversion-OP-OB = Sfera viola → Sfera blu
conversion-OP-OP = Sfera viola → due Sfere viola
conversion-CC-GR = Cristallo Maledetto → Gemma rossa
conversion-CC-GB = Cristallo Maledetto → Gemma blu

## Tipi di carte

kind-attack = Incantesimo d’Attacco
kind-conversion = Incantesimo di Conversione
kind-resource = Carta Risorsa

## Le fasi di un turno

phase-setup = Preparazione
phase-roll = Lancio dei dadi
phase-act = Azioni
phase-absorb = Assorbimento
phase-end = Fine del turno
phase-bot = Turno di un’ombra
phase-over = La partita è finita

## Domande

ask-first = { $seat ->
    [nature] La sorte dice chi comincia.
   *[other] { who }: di’ chi comincia.
}
ask-choose = { $seat ->
    [nature] La sorte assegna un personaggio.
   *[other] { who }: scegli il tuo personaggio.
}
ask-lay = La sorte posa una casa in cui non abita nessuno.
ask-arm = La sorte dà un incantesimo a una delle ombre.
ask-draw = La sorte scopre una carta.
ask-emerge = La sorte porta un Compagno al Portale.
ask-deal = La sorte consegna un Controincantesimo.
ask-roll = La sorte lancia i dadi.
ask-act = { who }: scegli un’azione o termina le azioni.
ask-reroll = { who }: scegli altri dadi da rilanciare, o lanciali.
ask-target = { who }: scegli il nemico da colpire.
ask-aim = { who }: scegli la tessera da colpire.
ask-strength = { who }: scegli quanto pagare.
ask-convert = { who }: scegli che cosa diventa che cosa.
ask-pay = { who }: scegli con che cosa pagare ({ $count ->
    [one] ancora una unità
   *[other] ancora { $count } unità
}).
ask-sacrifice = { who }: scegli l’incantesimo da sacrificare.
ask-discard = { who }: il tuo Libro degli Incantesimi è pieno; scegli una carta da scartare.
ask-respond = { who }: rispondi all’attacco con un Controincantesimo, o passa.
ask-flee = { who }: scegli dove fuggire.
ask-stag = { who }: fai colpire il Cervo Folgorante per una Gemma, o passa.
ask-leap = { who }: spostati su una tessera qualsiasi, o resta.
ask-absorb = { who }: assorbi Frammenti d’Ombra, trasformati o termina il turno.

## Scelte

option-first = Comincia { $thing }
option-choose = Gioca con { $thing }
option-lay = Posa { $thing }
option-arm = Consegna { $thing }
option-draw = Scopri { $thing }
option-emerge = Appare { $thing }
option-deal = Consegna { $thing }
option-roll = Lancia { $thing }
option-travel = Viaggia: { $thing }
option-cast = Lancia { $thing }
option-reroll = Rilancia il { $thing }
option-protect = Proteggiti
option-refresh = Rinnova
option-collect = Prendi
option-use = Usa { $thing }
option-ability = Usa la tua abilità
option-end_actions = Termina le azioni
option-throw = Lancia i dadi
option-target = Colpisci { $thing }
option-aim = Colpisci la tessera { $thing }
option-strength = Paga il gradino { $thing }
option-convert = { $thing }
option-pay = Paga con il { $thing }
option-sacrifice = Sacrifica { $thing }
option-discard = Scarta { $thing }
option-strike = Travolgi { $thing }
option-leap = Spostati: { $thing }
option-stay = Resta dove sei
option-reveal = Rivela { $thing }
option-pass = Passa
option-flee = Fuggi: { $thing }
option-absorb = Assorbi { $thing }
option-summon = Trasformati ed evoca { $thing }
option-end_turn = Termina il turno

## La cronaca

fact-first = Comincia { who }.
fact-chooses = { who } gioca con { $character }.
fact-lays = { $tile } sta { $position }.
fact-arms = { who } riceve «{ $spell }».
fact-appears = «{ $spell }» appare { $position }.
fact-emerges = «{ $companion }» appare nel Portale.
fact-reshuffles = Gli scarti diventano il nuovo mazzo.
fact-turn = Round { $number }: tocca a { who }.
fact-rolls = { who } lancia { $roll }.
fact-gains = { who } riceve: { $unit }.
fact-heals = { who } recupera { $number } PV.
fact-travels = { who } va { $position }.
fact-casts = { who } lancia «{ $spell }».
fact-strength = È pagato il gradino { $number }.
fact-aims-at = Il bersaglio è { who }.
fact-aims = Il bersaglio è la tessera { $position }.
fact-pays = { who } paga: { $unit }.
fact-converts = { who } converte: { $conversion }.
fact-rerolls = { who } raccoglie il { $die }.
fact-protects = { who } toglie un Cristallo Maledetto.
fact-refreshes = { who } manda via «{ $spell }».
fact-sacrifices = { who } sacrifica «{ $spell }».
fact-discards = { who } scarta «{ $spell }».
fact-collects = { who } prende «{ $spell }».
fact-draws-counterspell = { who } prende il Controincantesimo «{ $counterspell }».
    .hidden = { who } prende un Controincantesimo.
fact-uses = { who } usa «{ $spell }».
fact-ability = { who } usa l’abilità di { $character }.
fact-leaps = { who } si sposta { $position }.
fact-ends-actions = { who } termina le azioni.
fact-absorbs = { who } assorbe { $number ->
    [one] un Frammento d’Ombra
   *[other] { $number } Frammenti d’Ombra
}.
fact-transforms = { who } assume la Forma d’Ombra di { $character }!
fact-summons = { who } evoca «{ $companion }».
fact-reveals = { who } rivela «{ $counterspell }».
fact-passes = { who } lascia fare.
fact-flees = { who } fugge { $position }.
fact-missed = L’attacco manca { who }.
fact-unharmed = { who } non subisce danni.
fact-hurt = { who } subisce { $number ->
    [one] 1 danno
   *[other] { $number } danni
}.
fact-bees = Le api di { who } sciamano indietro.
fact-quills = Il Porcospino di { who } drizza gli aculei.
fact-stag = Il Cervo Folgorante di { who } carica.
fact-crystals = { $number ->
    [one] Un Cristallo Maledetto ferisce { who }.
   *[other] { $number } Cristalli Maledetti feriscono { who }.
}
fact-sudden-death = Morte improvvisa: nel round { $number } ognuno perde 1 PV.
fact-resigns = { who } abbandona.
fact-out = { who } è fuori dal gioco.
fact-ends = { $ending ->
    [last-standing] { ending-last-standing }
    [team-standing] { ending-team-standing }
    [turn-cap] { ending-turn-cap }
    [shadows-beaten] { ending-shadows-beaten }
   *[beaten] { ending-beaten }
}

## Come finisce una partita

ending-last-standing = In piedi resta solo { who }.
ending-team-standing = In piedi resta una sola squadra.
ending-turn-cap = { $seat ->
    [amber] I round sono finiti: in testa c’è Ambra.
    [jade] I round sono finiti: in testa c’è Giada.
    [ivory] I round sono finiti: in testa c’è Avorio.
    [onyx] I round sono finiti: in testa c’è Onice.
   *[nobody] I round sono finiti, e nessuno è in testa da solo.
}
ending-shadows-beaten = Tutte le ombre sono sconfitte!
ending-beaten = Hanno vinto le ombre.

## Perché no

refusal-no-ap = Non ti resta nessun Punto Azione
refusal-too-far = Non ci arrivi con un solo Viaggio
refusal-not-yours = Non è nel tuo Libro degli Incantesimi
refusal-already-cast = È già stato lanciato in questo turno
refusal-cannot-pay = La tua riserva non basta a pagarlo
refusal-no-target = Non c’è nessun nemico a portata
refusal-no-input = Nella tua riserva non c’è nulla che possa convertire
refusal-no-spell = Una carta Risorsa si usa, non si lancia
refusal-not-a-resource = Non è una carta Risorsa
refusal-no-crystal = Nella tua riserva non c’è nessun Cristallo Maledetto
refusal-nothing-to-refresh = Accanto a questa tessera non c’è nessuna carta
refusal-nothing-here = Su questa tessera non c’è nulla da prendere
refusal-deck-empty = Il mazzo dei Controincantesimi è vuoto
refusal-cost-too-high = La tua riserva non basta a pagarne il costo
refusal-no-sacrifice = Non hai un incantesimo del livello da sacrificare
refusal-no-room = Il tuo Libro degli Incantesimi è pieno di Controincantesimi, che non si possono scartare
refusal-base-form = Solo una Forma d’Ombra ha un’abilità
refusal-not-charged = Servono cinque punti di energia d’ombra
refusal-nobody-to-hit = Non raggiunge nessun nemico
refusal-unhurt = Hai tutti i tuoi PV
refusal-die-gone = Questo dado non è più nella tua riserva
refusal-crystal-stays = Un dado che mostra un Cristallo Maledetto resta com’è
refusal-die-chosen = Questo dado è già scelto
refusal-same-die = Prendi l’altro dado che mostra la stessa faccia
refusal-not-in-pool = Non è nella tua riserva
refusal-not-accepted = Non paga il simbolo richiesto
refusal-needed-elsewhere = Così un’altra parte del prezzo non si potrebbe pagare
refusal-token-first = Prima si paga con qualcos’altro che mostra lo stesso
refusal-not-an-enemy = Non è un nemico
refusal-out-of-range = È fuori portata
refusal-nobody-there = Lì non c’è nessun nemico
refusal-too-strong = La tua riserva non basta a pagare questo gradino
refusal-not-held = Non hai questo Controincantesimo
refusal-no-step-away = Non puoi fuggire lì
refusal-not-adjacent = Il Cervo raggiunge solo le tessere adiacenti
refusal-no-such-unit = Nella tua riserva non c’è questa unità
refusal-not-on-the-card = La carta non fa questo
refusal-wrong-level = Non è del livello da sacrificare
refusal-not-in-book = Non è nel tuo Libro degli Incantesimi
refusal-nobody-sits-there = Quel posto è vuoto
refusal-taken = Questo personaggio è già preso
refusal-already-here = Ti trovi già qui
refusal-off-the-map = Lì non c’è nessuna tessera
refusal-too-many-fragments = Non puoi assorbirne così tanti
refusal-not-in-portal = Non è nel Portale

## Opzioni del tavolo

setting-mode = Chi combatte chi
    .ffa = tutti contro tutti
    .teams2v2 = due squadre da due (in quattro)
setting-map = Mappa
    .full = tutte e sette le tessere
    .compact = senza le case dei personaggi assenti
setting-seating2 = Case di due giocatori
    .opposite = di fronte
    .adjacent = fianco a fianco
setting-first_player = Primo giocatore
    .random = decide la sorte
    .host = decide chi ospita
    .seat1 = il primo posto
setting-characters = Personaggi
    .pick = scelti in ordine di gioco
    .random = assegnati dalla sorte
setting-first_turn_ap = Punti Azione del primissimo turno
setting-turn_cap = Numero massimo di round
setting-sudden_death = Morte improvvisa dal round
    .off = mai
setting-start_hp = PV all’inizio
setting-host = Il posto di chi ospita
    .amber = Ambra
    .jade = Giada
    .ivory = Avorio
    .onyx = Onice

## Incantesimi d’Attacco

spell-fatal_fronds = Fronde Fatali
    .effect = 2 danni a un nemico sulla tua tessera.
    .note = Costa soltanto l’azione (CS-7.5). Un solo nemico, anche se lì ce ne sono diversi (CS-R68).
spell-feeding_frenzy = Frenesia Famelica
    .effect = Paga 1 / 2 Gemme blu: 2 / 4 danni a un nemico.
    .note = Scegli tu quanto pagare; vale il danno indicato, non la somma (CS-7.4).
spell-heavy_hand = Mano Pesante
    .effect = Paga 1 / 2 Gemme rosse: 2 / 4 danni a un nemico.
    .note = Scegli tu quanto pagare; vale il danno indicato, non la somma (CS-7.4).
spell-lightning_bug = Insetto Fulmine
    .effect = Paga una Gemma di qualsiasi colore: 2 danni a un nemico, ma nessuno a una Forma d’Ombra.
    .note = Contro una Forma d’Ombra a nessuno è chiesta una risposta (CS-R41).
spell-spectral_slap = Schiaffo Spettrale
    .effect = Paga una Gemma rossa e una blu: 3 danni a ogni nemico su una tessera.
    .note = Due Gemme viola bastano, una no (CS-6.6).
spell-bubble_trouble = Guai in Bolla
    .effect = Paga 2 Gemme blu: 5 danni a un nemico.
    .note = Solo le tessere adiacenti: un nemico sulla tua è al sicuro (CS-7.2).
spell-heat_wave = Ondata di Calore
    .effect = Paga 2 Gemme rosse: 5 danni a un nemico.
    .note = Solo le tessere adiacenti: un nemico sulla tua è al sicuro (CS-7.2).
spell-sinister_screech = Strido Sinistro
    .effect = Paga 1 / 2 Cristalli Maledetti: 2 / 4 danni a un nemico.
    .note = I cristalli servono solo alle carte che li nominano (CS-6.9).
spell-phoenix_flash = Bagliore di Fenice
    .effect = Paga 1 / 2 / 3 Gemme rosse: 3 / 5 / 6 danni a un nemico.
    .note = Scegli tu quanto pagare; vale il danno indicato, non la somma (CS-7.4).
spell-unicorn_rush = Carica dell’Unicorno
    .effect = Paga 1 / 2 / 3 Gemme blu: 3 / 5 / 6 danni a un nemico.
    .note = Scegli tu quanto pagare; vale il danno indicato, non la somma (CS-7.4).
spell-personal_space = Spazio Personale
    .effect = 4 danni a un nemico sulla tua tessera.
    .note = Costa soltanto l’azione (CS-7.5).
spell-deadly_shroud = Sudario Letale
    .effect = Paga 1 / 2 Cristalli Maledetti: 3 / 5 danni a ogni nemico su una tessera.
    .note = I cristalli servono solo alle carte che li nominano (CS-6.9).
spell-psychic_spikes = Spine Psichiche
    .effect = Paga 1 / 2 / 3 Gemme di qualsiasi colore: 3 / 5 / 6 danni a ogni nemico su una tessera.
    .note = Sulla tessera deve esserci un nemico (CS-7.3).
spell-kinetic_wave = Onda Cinetica
    .effect = Paga 1 / 2 Gemme blu: 3 / 5 danni a ogni nemico su una tessera.
    .note = Ogni tessera tranne la tua; con il Falco anche la tua (CS-R67).
spell-magma_hand = Mano di Magma
    .effect = Paga 1 / 2 / 3 Gemme di qualsiasi colore: 2 / 4 / 6 danni a un nemico.
    .note = Raggiunge tutta la mappa, perciò nessuno può sfuggirle (CS-8.7).
spell-infernal_assault = Assalto Infernale
    .effect = Paga 2 Gemme rosse: 8 danni a un nemico.
    .note = Raggiunge tutta la mappa, perciò nessuno può sfuggirgli (CS-8.7).
spell-sudden_doom = Rovina Improvvisa
    .effect = Paga 2 Gemme blu: 7 danni a ogni nemico su una tessera.
    .note = Sulla tua tessera non colpisce te (CS-R38).

## Incantesimi di Conversione

spell-metamorphosis = Metamorfosi
    .effect = Trasforma una Sfera blu in una rossa, o una Sfera rossa in una blu.
    .note = Una Sfera viola vale come l’una o l’altra (CS-7.22).
spell-energy_bloom = Fioritura d’Energia
    .effect = Trasforma una Gemma blu in una rossa, o una Gemma rossa in una blu.
    .note = Una Gemma viola vale come l’una o l’altra (CS-7.22).
spell-sapphire_synthesis = Sintesi Zaffiro
    .effect = Trasforma una Sfera blu in una Gemma blu, o una Gemma blu in una Sfera blu.
    .note = Il risultato è un segnalino e non si può rilanciare (CS-7.21).
spell-ruby_synthesis = Sintesi Rubino
    .effect = Trasforma una Sfera rossa in una Gemma rossa, o una Gemma rossa in una Sfera rossa.
    .note = Il risultato è un segnalino e non si può rilanciare (CS-7.21).
spell-crystallization = Cristallizzazione
    .effect = Trasforma una Gemma di qualsiasi colore in una Sfera, rossa o blu a tua scelta.
    .note = Il risultato non è mai viola (CS-7.23).
spell-luminous_glow = Chiarore Luminoso
    .effect = Trasforma una Sfera di qualsiasi colore in una Gemma, rossa o blu a tua scelta.
    .note = Il risultato non è mai viola (CS-7.23).
spell-curse_void = Maledizione del Vuoto
    .effect = Trasforma un Cristallo Maledetto in una Gemma, rossa o blu a tua scelta.
    .note = Il risultato non è mai viola (CS-R21).
spell-gem_duplication = Duplicazione della Gemma
    .effect = Trasforma una Gemma in due Gemme dello stesso colore.
    .note = Una Gemma viola ne dà due viola (CS-R20).
spell-orb_duplication = Duplicazione della Sfera
    .effect = Trasforma una Sfera in due Sfere dello stesso colore.
    .note = Una Sfera viola ne dà due viola (CS-R20).

## Carte Risorsa

spell-red_gem = Gemma Rossa
    .effect = Scarta questa carta: una Gemma rossa.
    .note = Non richiede Punti Azione (CS-4.5). Ciò che non spendi in questo turno va perso (CS-6.25).
spell-blue_gem = Gemma Blu
    .effect = Scarta questa carta: una Gemma blu.
    .note = Non richiede Punti Azione (CS-4.5). Ciò che non spendi in questo turno va perso (CS-6.25).
spell-red_orb = Sfera Rossa
    .effect = Scarta questa carta: una Sfera rossa.
    .note = Non richiede Punti Azione (CS-4.5). Ciò che non spendi in questo turno va perso (CS-6.25).
spell-blue_orb = Sfera Blu
    .effect = Scarta questa carta: una Sfera blu.
    .note = Non richiede Punti Azione (CS-4.5). Ciò che non spendi in questo turno va perso (CS-6.25).

## Controincantesimi

counterspell-pointed_shield = Scudo Appuntito
    .effect = Questo attacco ti infligge 2 danni in meno.
    .note = Non sotto 0 (CS-7.7). Sulla Cripta di Cristallo va sprecato (CS-R46).
counterspell-run_away = Scappa!
    .effect = Viaggia su una tessera adiacente; se l’attacco non ti raggiunge più, ti manca.
    .note = Se ti raggiunge ancora, vale la protezione della nuova tessera (CS-R48).
counterspell-bees_everywhere = Api Dappertutto
    .effect = Dopo i danni di questo attacco, l’attaccante subisce 3 danni.
    .note = Solo se sei ancora in vita (CS-R49).
counterspell-safety_dome = Cupola Protettiva
    .effect = Questo attacco non ti infligge danni.
    .note = Sulla Cripta di Cristallo va sprecata (CS-R46).

## Compagni

companion-lightning_mouse = Topo Saetta
    .effect = Quando Viaggi, puoi fare due passi.
    .note = Anche quando usi «Scappa!» (CS-R65).
companion-swift_hydra = Idra Repentina
    .effect = Hai 5 Punti Azione per turno.
    .note = A partire dal tuo prossimo turno (CS-R66).
companion-thunder_stag = Cervo Folgorante
    .effect = Quando hai lanciato un Incantesimo d’Attacco, puoi pagare una Gemma: 2 danni a un nemico su una tessera adiacente.
    .note = Non dev’essere per forza il bersaglio dell’incantesimo, e nessuno può rispondere (CS-R64).
companion-granite_tortoise = Testuggine di Granito
    .effect = Se un nemico dovesse infliggerti 4 danni o più, ne infligge 1 in meno.
    .note = Dopo la tessera, prima del Controincantesimo (CS-R45).
companion-moonlit_moth = Falena Lunare
    .effect = All’inizio del tuo turno recuperi 1 PV.
    .note = Mai oltre i PV iniziali (CS-10.1).
companion-prism_gecko = Geco Prismatico
    .effect = All’inizio del tuo turno: una Gemma viola.
    .note = È un segnalino: se non lo spendi in questo turno, va perso (CS-6.7).
companion-umbral_raven = Corvo Ombroso
    .effect = All’inizio del tuo turno: un Frammento d’Ombra.
    .note = È un segnalino: spendilo, assorbilo o lo perdi (CS-6.8).
companion-curse_toad = Rospo Maledetto
    .effect = I Cristalli Maledetti non ti infliggono danni, e puoi rilanciare i dadi che li mostrano.
    .note = Se lo evochi adesso, ti protegge già in questo turno (CS-R60).
companion-bristling_porcupine = Porcospino Irto
    .effect = Quando l’Incantesimo d’Attacco di un nemico ti ha ferito e sei in vita, quel nemico subisce 1 danno.
    .note = Le Api colpiscono per prime (CS-7.6). Nessuno può rispondere (CS-R50).
companion-keen_falcon = Falco Occhio Acuto
    .effect = I tuoi Incantesimi d’Attacco raggiungono anche la tua tessera e quelle adiacenti.
    .note = Ciò che raggiungono già, lo raggiungono ancora (CS-R67).

## Nel terminale

terminal-pool = Segnalini: { $tokens } · { $ap ->
    [one] un Punto Azione
   *[other] { $ap } Punti Azione
}
terminal-due = Da pagare: { $due } · pagato: { $paid }
terminal-round = Round { $round } di { $cap }
terminal-portal = Portale: { $portal }
terminal-discard-pile = Pila degli scarti, dall’alto: { $cards }
terminal-decks = Carte nel mazzo Principale: { $deck } · nel mazzo Controincantesimo: { $counterspells }

## Il tavolo nel browser

board-map = La mappa
board-news = Che cosa succede
board-round = Round { $number } di { $most }
board-pool = Riserva di { $who }
board-ap = { $count ->
    [one] Resta un Punto Azione
   *[other] Restano { $count } Punti Azione
}
board-ap-short = { $count } PA
board-due = Da pagare:
board-die-gone = Questo dado ha lasciato la riserva
board-letter-red = R
board-letter-blue = B
board-letter-purple = V
board-any-gem = Gemma di qualsiasi colore
board-any-orb = Sfera di qualsiasi colore
board-any-spell = un incantesimo di livello { $level } dal tuo libro
board-cost = Per prenderla
board-free = gratis
board-does-attack = Per lanciarlo
board-does-conversion = Converte
board-does-resource = Dà
board-damage = { $count ->
    [one] 1 danno
   *[other] { $count } danni
}
board-level = Livello { $level }
board-range = Portata
board-range-R0 = la tua tessera
board-range-R0_1 = la tua tessera e quelle adiacenti
board-range-R1 = solo le tessere adiacenti
board-range-R0_2 = tutta la mappa
board-range-R1_2 = ogni tessera tranne la tua
board-whom-enemy = un nemico
board-whom-tile = ogni nemico su una tessera
board-in-range = a portata
board-kind-character = Mago
board-kind-counterspell = Controincantesimo
board-kind-companion = Compagno
board-kind-tile = Tessera
board-counterspells = Controincantesimi
board-counterspells-left = { $count ->
    [one] Resta un Controincantesimo
   *[other] Restano { $count } Controincantesimi
}
board-companions-left = { $count ->
    [one] Un altro Compagno
   *[other] Altri { $count } Compagni
}
board-deck = { $count ->
    [one] Una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
board-discard = Pila degli scarti ({ $count })
board-nothing = Ancora niente.
board-portal = Portale dei Compagni
board-book = Libro degli Incantesimi ({ $count } di { $limit })
board-free-slot = libero
board-used = Già lanciato in questo turno
board-only-you = Lo vedi solo tu
board-hp = { $count } PV
board-energy = Energia d’ombra: { $count } di { $limit }
board-ability = Abilità d’ombra
board-you = (tu)
board-shadow = un’ombra
board-team = Squadra { $number }
board-out = Fuori
board-place = { $number }º
board-may-answer = può rispondere
board-no-answer = non risponde
board-answer-awaited = Si attende una risposta …
board-hint-act = Tessere: viaggia. Incantesimi: lancia. Dadi: rilancia, cristalli: togli. La carta accanto alla tua tessera: prendi.
board-hint-reroll = Scegli altri dadi, o lancia quelli sollevati.
board-hint-pay = Scegli il dado o il segnalino con cui pagare.
board-hint-target = Scegli il nemico, sulla mappa o accanto.
board-hint-aim = Scegli una tessera illuminata.
board-hint-flee = Scegli la tessera verso cui fuggire.
board-hint-leap = Scegli una tessera, o resta.
board-hint-stag = Scegli il nemico che il Cervo deve colpire, o passa.
board-hint-sacrifice = Scegli nel tuo libro l’incantesimo da sacrificare.
board-hint-discard = Scegli nel tuo libro la carta da scartare.
board-hint-wait = Indica una carta per vedere che cosa fa e fin dove arriva.
