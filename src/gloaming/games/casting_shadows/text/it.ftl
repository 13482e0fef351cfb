### Casting Shadows in italiano.

title = Casting Shadows
    .about = Sette tessere, cinque dadi, un libro di incantesimi: raccogli le ombre e resta l’ultimo in piedi.
share-count = round { $round }

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
to-who = { $seat ->
    [amber] ad Ambra
    [jade] a Giada
    [ivory] ad Avorio
    [onyx] a Onice
   *[nobody] a nessuno
}

character-kit = Kit Brezzalieve
    .shadow = Kit il Turbolento
    .effect = Infliggi 4 danni a ogni avversario su una tessera qualsiasi; poi puoi spostarti su qualunque tessera.
    .note = Vale anche la tua tessera, e sulla tessera scelta deve esserci un avversario (CS-R77). Nessuno può rispondere (CS-9.9).
character-haze = Haze Linguaverde
    .shadow = Haze il Devastatore
    .effect = Infliggi 6 danni a un avversario, ovunque si trovi.
    .note = Non è un Incantesimo di Attacco: nessuno può rispondere (CS-9.9).
character-frill = Frill Ninfeafoglia
    .shadow = Frill il Rigeneratore
    .effect = Ottieni 7 PS.
    .note = Mai oltre i PS iniziali, e solo se ne hai di meno (CS-R76).
character-nuzzle = Nuzzle Rovotorvo
    .shadow = Nuzzle il Selvaggio
    .effect = Infliggi 5 danni a ogni avversario sulla tua tessera o su una tessera adiacente.
    .note = Deve esserci un avversario (CS-R77). Nessuno può rispondere (CS-9.9).

form-kit = { character-kit.shadow }
form-haze = { character-haze.shadow }
form-frill = { character-frill.shadow }
form-nuzzle = { character-nuzzle.shadow }

## Cose

position-C = al centro
position-E = a est
position-SE = a sud-est
position-SW = a sud-ovest
position-W = a ovest
position-NW = a nord-ovest
position-NE = a nord-est

tile-ancient_rune = Runa Antica
    .effect = Se inizi qui il turno: un Frammento Ombra. Non ci sono carte da raccogliere né da ripristinare.
    .note = Una tessera aiuta solo chi vi inizia il turno (CS-4.3).
tile-dusty_desert = Deserto Polveroso
    .effect = Qui si raccoglie un Controincantesimo, per una Gemma e una Sfera di qualsiasi colore.
    .note = Si spende prima di guardare (CS-R35). Non si può ripristinare (CS-5.5).
tile-underground_volcano = Vulcano Sotterraneo
    .effect = Se inizi qui il turno: una Gemma rossa.
    .note = Una tessera aiuta solo chi vi inizia il turno (CS-4.3).
tile-gale_bluffs = Rupi della Bufera
    .effect = Se inizi qui il turno: una Sfera viola.
    .note = Aiuta chiunque si trovi qui, non solo Kit (CS-R08).
tile-crystal_crypt = Cripta di Cristallo
    .effect = Se inizi qui il turno: una Gemma viola. Finché sei qui, nulla riduce i danni che ti infliggono gli avversari.
    .note = Qui lo Scudo Appuntito e la Cupola Protettiva vanno sprecati (CS-R46); la fuga e le Api funzionano ancora (CS-R47).
tile-lilypad_lagoon = Laguna delle Ninfee
    .effect = Se inizi qui il turno: ottieni 1 PS.
    .note = Mai oltre i PS iniziali (CS-10.1).
tile-thornwood_thicket = Boschetto di Rovi
    .effect = Finché sei qui, i danni di un avversario diminuiscono di 1, ma non sotto 1.
    .note = La tessera viene prima del Compagno e del Controincantesimo (CS-R45).

unit-GR = Gemma rossa
unit-GB = Gemma blu
unit-GP = Gemma viola
unit-OR = Sfera rossa
unit-OB = Sfera blu
unit-OP = Sfera viola
unit-SF = Frammento Ombra
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
purse-token-SF = segnalino Frammento Ombra
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

kind-attack = Incantesimo di Attacco
kind-conversion = Incantesimo di Conversione
kind-resource = Carta Risorsa

## Le fasi di un turno

phase-setup = Preparazione
phase-roll = Fase 1: tiro
phase-act = Fase 2: azioni
phase-absorb = Fase 3: assorbimento
phase-end = Fine del turno
phase-bot = Turno di un automa
phase-over = La partita è finita

## Domande

ask-first = { $seat ->
    [nature] La sorte dice chi comincia.
   *[other] { who }: scegli chi comincia.
}
ask-choose = { $seat ->
    [nature] La sorte assegna un personaggio.
   *[other] { who }: scegli il tuo personaggio.
}
ask-lay = La sorte posa una Casa in cui non abita nessuno.
ask-arm = La sorte dà un incantesimo a uno degli automi.
ask-draw = La sorte scopre una carta.
ask-emerge = La sorte porta un Compagno al Portale Compagno.
ask-deal = La sorte consegna un Controincantesimo.
ask-roll = La sorte tira i dadi.
ask-act = { who }: scegli un’azione o termina le azioni.
ask-reroll = { who }: scegli altri dadi di cui ripetere il tiro, o tirali.
ask-target = { who }: scegli l’avversario da colpire.
ask-aim = { who }: scegli la tessera da colpire.
ask-strength = { who }: scegli quanto spendere.
ask-convert = { who }: scegli che cosa convertire e in che cosa.
ask-pay = { who }: scegli che cosa spendere ({ $count ->
    [one] ancora un’unità
   *[other] ancora { $count } unità
}).
ask-sacrifice = { who }: scegli l’incantesimo da sacrificare.
ask-discard = { who }: il tuo Libro degli Incantesimi è pieno; scegli una carta da scartare.
ask-respond = { who }: rispondi all’attacco con un Controincantesimo, o passa.
ask-flee = { who }: scegli dove fuggire.
ask-stag = { who }: fai colpire il Cervo Folgorante spendendo una Gemma, o passa.
ask-leap = { who }: spostati su una tessera qualsiasi, o resta.
ask-absorb = { who }: assorbi Frammenti Ombra, trasformati o termina il turno.

## Scelte

option-first = Comincia { $thing }
option-choose = Gioca con { $thing }
option-lay = Posa { $thing }
option-arm = Consegna { $thing }
option-draw = Scopri { $thing }
option-emerge = Appare { $thing }
option-deal = Consegna { $thing }
option-roll = Tira { $thing }
option-travel = Viaggia: { $thing }
option-cast = Lancia { $thing }
option-reroll = Ripeti il tiro del { $thing }
option-protect = Proteggi
option-refresh = Ripristina
option-collect = Raccogli
option-use = Usa { $thing }
option-ability = Usa la tua Capacità
option-end_actions = Termina le azioni
option-throw = Tira i dadi
option-target = Colpisci { $thing }
option-aim = Colpisci la tessera { $thing }
option-strength = Spendi per il gradino { $thing }
option-convert = { $thing }
option-pay = Spendi il { $thing }
option-sacrifice = Sacrifica { $thing }
option-discard = Scarta { $thing }
option-strike = Colpisci { $thing } con il Cervo
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
fact-lays = La tessera «{ $tile }» sta { $position }.
fact-arms = { who } riceve «{ $spell }».
fact-appears = «{ $spell }» appare { $position }.
fact-emerges = «{ $companion }» appare nel Portale Compagno.
fact-reshuffles = Gli scarti diventano il nuovo mazzo.
fact-turn = Round { $number }: tocca { to-who }.
fact-rolls = { who } tira: { $roll }.
fact-gains = { who } riceve: { $unit }.
fact-heals = { who } ottiene { $number } PS.
fact-travels = { who } viaggia { $position }.
fact-casts = { who } lancia «{ $spell }».
fact-strength = Gradino scelto: { $number }.
fact-aims-at = Il bersaglio è { who }.
fact-aims = Il bersaglio è la tessera { $position }.
fact-pays = { who } spende: { $unit }.
fact-converts = { who } converte: { $conversion }.
fact-rerolls = { who } ripete il tiro: { $die }.
fact-protects = { who } protegge: un Cristallo Maledetto lascia la riserva.
fact-refreshes = { who } ripristina: «{ $spell }» va negli scarti.
fact-sacrifices = { who } sacrifica «{ $spell }».
fact-discards = { who } scarta «{ $spell }».
fact-collects = { who } raccoglie «{ $spell }».
fact-draws-counterspell = { who } raccoglie il Controincantesimo «{ $counterspell }».
    .hidden = { who } raccoglie un Controincantesimo.
fact-uses = { who } usa «{ $spell }».
fact-ability = { who } usa la Capacità di { $form }.
fact-leaps = { who } si sposta { $position }.
fact-ends-actions = { who } termina le azioni.
fact-absorbs = { who } assorbe { $number ->
    [one] un Frammento Ombra
   *[other] { $number } Frammenti Ombra
}.
fact-transforms = { who } si trasforma: { $form }!
fact-summons = { who } evoca «{ $companion }».
fact-reveals = { who } rivela «{ $counterspell }».
fact-passes = { who } passa.
fact-flees = { who } fugge { $position }.
fact-missed = L’attacco non raggiunge { who }.
fact-unharmed = { who } non subisce danni.
fact-hurt = { who } subisce { $number ->
    [one] 1 danno
   *[other] { $number } danni
}.
fact-bees = Le api di { who } contrattaccano.
fact-quills = Il Porcospino di { who } drizza gli aculei.
fact-stag = Il Cervo Folgorante di { who } colpisce.
fact-crystals = { $number ->
    [one] Un Cristallo Maledetto ferisce { who }.
   *[other] { $number } Cristalli Maledetti feriscono { who }.
}
fact-sudden-death = Morte improvvisa: nel round { $number } ognuno perde 1 PS.
fact-resigns = { who } abbandona.
fact-out = Giocatore eliminato: { who }.
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

## Come finisce una partita

ending-last-standing = In piedi resta solo { who }: Sommo Evocatore di Ombre!
ending-amber-ivory-standing = In piedi restano solo Ambra e Avorio: vincono loro.
ending-jade-onyx-standing = In piedi restano solo Giada e Onice: vincono loro.
ending-turn-cap = I round sono finiti: in testa c’è { who }, che vince.
ending-turn-cap-shared = I round sono finiti e nessuno è in testa: la vittoria è condivisa.
ending-amber-ivory-ahead = I round sono finiti: in testa ci sono Ambra e Avorio, che vincono.
ending-jade-onyx-ahead = I round sono finiti: in testa ci sono Giada e Onice, che vincono.
ending-turn-cap-alone = I round sono finiti e non tutti gli automi sono sconfitti: la partita è persa.
ending-shadows-beaten = Tutti gli automi sono sconfitti!
ending-beaten = Hanno vinto gli automi.
tally-hp =
    { $count ->
        [0] sconfitto
        [one] 1 PS rimasto
       *[other] { $count } PS rimasti
    }

## Perché no

refusal-no-ap = Non ti resta nessun punto Azione
refusal-too-far = Non ci arrivi viaggiando una volta sola
refusal-not-yours = Non è nel tuo Libro degli Incantesimi
refusal-already-cast = È già stato lanciato in questo turno
refusal-cannot-pay = La tua riserva non basta per lanciarlo
refusal-no-target = Nessun avversario è entro gittata
refusal-no-input = Nella tua riserva non c’è nulla che possa convertire
refusal-no-spell = Una carta Risorsa si usa, non si lancia
refusal-not-a-resource = Non è una carta Risorsa
refusal-no-crystal = Nella tua riserva non c’è nessun Cristallo Maledetto
refusal-nothing-to-refresh = Accanto a questa tessera non c’è nessuna carta
refusal-desert-stays = Il mazzo Controincantesimo non si può ripristinare
refusal-nothing-here = Su questa tessera non c’è nulla da raccogliere
refusal-deck-empty = Il mazzo Controincantesimo è vuoto
refusal-cost-too-high = La tua riserva non basta per il Costo di Raccolta
refusal-no-sacrifice = Non hai un incantesimo del livello da sacrificare
refusal-no-room = Il tuo Libro degli Incantesimi è pieno di Controincantesimi, che non si possono scartare
refusal-base-form = Solo una Forma Ombra ha una Capacità
refusal-not-charged = Servono cinque punti di Energia Ombra
refusal-nobody-to-hit = Nessun avversario è entro gittata
refusal-unhurt = Hai tutti i tuoi PS
refusal-die-gone = Questo dado non è più nella tua riserva
refusal-crystal-stays = Un dado che mostra un Cristallo Maledetto resta com’è
refusal-die-chosen = Questo dado è già scelto
refusal-same-die = Scegli l’altro dado che mostra la stessa faccia
refusal-not-in-pool = Non è nella tua riserva
refusal-not-accepted = Il prezzo non lo richiede
refusal-needed-elsewhere = Per ciò che resta da spendere non serve
refusal-paid-later = Prima si spende un’altra parte del prezzo
refusal-token-first = Prima si spende qualcos’altro che mostra lo stesso
refusal-not-an-enemy = Non è un avversario
refusal-out-of-range = È fuori gittata
refusal-nobody-there = Lì non c’è nessun avversario
refusal-too-strong = La tua riserva non basta per questo gradino
refusal-no-such-step = L’incantesimo non ha questo gradino
refusal-not-held = Non hai questo Controincantesimo
refusal-not-adjacent = Il Cervo raggiunge solo le tessere adiacenti
refusal-no-such-unit = Nella tua riserva non c’è questa unità
refusal-not-on-the-card = La carta non fa questo
refusal-wrong-level = Non è del livello da sacrificare
refusal-not-in-book = Non è nel tuo Libro degli Incantesimi
refusal-nobody-sits-there = Quel posto è vuoto
refusal-taken = Questo personaggio è già preso
refusal-already-here = Ti trovi già qui
refusal-off-the-map = Lì non c’è nessuna tessera
refusal-too-few-fragments = Nella tua riserva non ci sono così tanti Frammenti Ombra
refusal-energy-limit = Non puoi avere così tanta Energia Ombra
refusal-crystals-kill = Alla fine del turno i Cristalli Maledetti della tua riserva ti toglieranno gli ultimi PS
refusal-fully-charged = Energia Ombra al massimo: usa la Capacità, o i Frammenti Ombra andranno persi
refusal-transformed = La trasformazione è già avvenuta, e un Compagno resta per sempre
refusal-too-little-energy = Per trasformarsi servono tre punti di Energia Ombra
refusal-not-in-portal = Non è nel Portale Compagno

## Opzioni del tavolo

heading-start = Come si comincia
heading-length = Quanto dura
setting-mode = Chi combatte chi
    .ffa = tutti contro tutti
    .teams2v2 = due squadre da due (in quattro)
setting-map = Mappa
    .full = tutte e sette le tessere
    .compact = senza le Case dei personaggi assenti
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
setting-start_hp = PS all’inizio
setting-host = Il posto di chi ospita
    .amber = Ambra
    .jade = Giada
    .ivory = Avorio
    .onyx = Onice

## Incantesimi di Attacco

spell-fatal_fronds = Fronde Fatali
    .effect = 2 danni a un avversario sulla tua tessera.
    .note = Costa soltanto l’azione (CS-7.5). Un solo avversario, anche se lì ce ne sono diversi (CS-R68).
spell-feeding_frenzy = Frenesia Famelica
    .effect = Spendi 1 / 2 Gemme blu: 2 / 4 danni a un avversario.
    .note = Scegli tu quanto spendere; vale il danno indicato, non la somma (CS-7.4).
spell-heavy_hand = Mano Pesante
    .effect = Spendi 1 / 2 Gemme rosse: 2 / 4 danni a un avversario.
    .note = Scegli tu quanto spendere; vale il danno indicato, non la somma (CS-7.4).
spell-lightning_bug = Insetto Fulmine
    .effect = Spendi una Gemma di qualsiasi colore: 2 danni a un avversario, ma nessuno a una Forma Ombra.
    .note = Contro una Forma Ombra a nessuno è chiesta una risposta (CS-R41).
spell-spectral_slap = Schiaffo Spettrale
    .effect = Spendi una Gemma rossa e una blu: 3 danni a ogni avversario su una tessera.
    .note = Due Gemme viola bastano, una no (CS-6.6).
spell-bubble_trouble = Guai in Bolla
    .effect = Spendi 2 Gemme blu: 5 danni a un avversario.
    .note = Solo le tessere adiacenti: un avversario sulla tua è al sicuro (CS-7.2).
spell-heat_wave = Ondata di Calore
    .effect = Spendi 2 Gemme rosse: 5 danni a un avversario.
    .note = Solo le tessere adiacenti: un avversario sulla tua è al sicuro (CS-7.2).
spell-sinister_screech = Strido Sinistro
    .effect = Spendi 1 / 2 Cristalli Maledetti: 2 / 4 danni a un avversario.
    .note = I cristalli servono solo alle carte che li nominano (CS-6.9).
spell-phoenix_flash = Bagliore di Fenice
    .effect = Spendi 1 / 2 / 3 Gemme rosse: 3 / 5 / 6 danni a un avversario.
    .note = Scegli tu quanto spendere; vale il danno indicato, non la somma (CS-7.4).
spell-unicorn_rush = Carica dell’Unicorno
    .effect = Spendi 1 / 2 / 3 Gemme blu: 3 / 5 / 6 danni a un avversario.
    .note = Scegli tu quanto spendere; vale il danno indicato, non la somma (CS-7.4).
spell-personal_space = Spazio Personale
    .effect = 4 danni a un avversario sulla tua tessera.
    .note = Costa soltanto l’azione (CS-7.5).
spell-deadly_shroud = Sudario Letale
    .effect = Spendi 1 / 2 Cristalli Maledetti: 3 / 5 danni a ogni avversario su una tessera.
    .note = I cristalli servono solo alle carte che li nominano (CS-6.9).
spell-psychic_spikes = Spine Psichiche
    .effect = Spendi 1 / 2 / 3 Gemme di qualsiasi colore: 3 / 5 / 6 danni a ogni avversario su una tessera.
    .note = Sulla tessera deve esserci un avversario (CS-7.3).
spell-kinetic_wave = Onda Cinetica
    .effect = Spendi 1 / 2 Gemme blu: 3 / 5 danni a ogni avversario su una tessera.
    .note = Ogni tessera tranne la tua; con il Falco anche la tua (CS-R67).
spell-magma_hand = Mano di Magma
    .effect = Spendi 1 / 2 / 3 Gemme di qualsiasi colore: 2 / 4 / 6 danni a un avversario.
    .note = Raggiunge tutta la mappa, perciò nessuno può sfuggirle (CS-8.7).
spell-infernal_assault = Assalto Infernale
    .effect = Spendi 2 Gemme rosse: 8 danni a un avversario.
    .note = Raggiunge tutta la mappa, perciò nessuno può sfuggirgli (CS-8.7).
spell-sudden_doom = Rovina Improvvisa
    .effect = Spendi 2 Gemme blu: 7 danni a ogni avversario su una tessera.
    .note = Sulla tua tessera non colpisce te (CS-R38).

## Incantesimi di Conversione

spell-metamorphosis = Metamorfosi
    .effect = Converti una Sfera blu in una rossa, o una Sfera rossa in una blu.
    .note = Una Sfera viola vale come l’una o l’altra (CS-7.22).
spell-energy_bloom = Fioritura d’Energia
    .effect = Converti una Gemma blu in una rossa, o una Gemma rossa in una blu.
    .note = Una Gemma viola vale come l’una o l’altra (CS-7.22).
spell-sapphire_synthesis = Sintesi Zaffiro
    .effect = Converti una Sfera blu in una Gemma blu, o una Gemma blu in una Sfera blu.
    .note = Il risultato è un segnalino: il suo tiro non si ripete (CS-7.21).
spell-ruby_synthesis = Sintesi Rubino
    .effect = Converti una Sfera rossa in una Gemma rossa, o una Gemma rossa in una Sfera rossa.
    .note = Il risultato è un segnalino: il suo tiro non si ripete (CS-7.21).
spell-crystallization = Cristallizzazione
    .effect = Converti una Gemma di qualsiasi colore in una Sfera, rossa o blu a tua scelta.
    .note = Il risultato non è mai viola (CS-7.23).
spell-luminous_glow = Chiarore Luminoso
    .effect = Converti una Sfera di qualsiasi colore in una Gemma, rossa o blu a tua scelta.
    .note = Il risultato non è mai viola (CS-7.23).
spell-curse_void = Maledizione del Vuoto
    .effect = Converti un Cristallo Maledetto in una Gemma, rossa o blu a tua scelta.
    .note = Il risultato non è mai viola (CS-R21).
spell-gem_duplication = Duplicazione della Gemma
    .effect = Converti una Gemma in due Gemme dello stesso colore.
    .note = Una Gemma viola ne dà due viola (CS-R20).
spell-orb_duplication = Duplicazione della Sfera
    .effect = Converti una Sfera in due Sfere dello stesso colore.
    .note = Una Sfera viola ne dà due viola (CS-R20).

## Carte Risorsa

spell-red_gem = Gemma Rossa
    .effect = Scarta questa carta: una Gemma rossa.
    .note = Non richiede punti Azione (CS-4.5). Ciò che non spendi in questo turno va perso (CS-6.25).
spell-blue_gem = Gemma Blu
    .effect = Scarta questa carta: una Gemma blu.
    .note = Non richiede punti Azione (CS-4.5). Ciò che non spendi in questo turno va perso (CS-6.25).
spell-red_orb = Sfera Rossa
    .effect = Scarta questa carta: una Sfera rossa.
    .note = Non richiede punti Azione (CS-4.5). Ciò che non spendi in questo turno va perso (CS-6.25).
spell-blue_orb = Sfera Blu
    .effect = Scarta questa carta: una Sfera blu.
    .note = Non richiede punti Azione (CS-4.5). Ciò che non spendi in questo turno va perso (CS-6.25).

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
    .effect = Hai 5 punti Azione per turno.
    .note = A partire dal tuo prossimo turno (CS-R66).
companion-thunder_stag = Cervo Folgorante
    .effect = Quando hai lanciato un Incantesimo di Attacco, puoi spendere una Gemma: 2 danni a un avversario su una tessera adiacente.
    .note = Non dev’essere per forza il bersaglio dell’incantesimo, e nessuno può rispondere (CS-R64).
companion-granite_tortoise = Testuggine di Granito
    .effect = Se un avversario dovesse infliggerti 4 danni o più, ne infligge 1 in meno.
    .note = Dopo la tessera, prima del Controincantesimo (CS-R45).
companion-moonlit_moth = Falena Lunare
    .effect = All’inizio del tuo turno ottieni 1 PS.
    .note = Mai oltre i PS iniziali (CS-10.1).
companion-prism_gecko = Geco Prismatico
    .effect = All’inizio del tuo turno: una Gemma viola.
    .note = È un segnalino: se non lo spendi in questo turno, va perso (CS-6.7).
companion-umbral_raven = Corvo Ombroso
    .effect = All’inizio del tuo turno: un Frammento Ombra.
    .note = È un segnalino: spendilo, assorbilo o lo perdi (CS-6.8).
companion-curse_toad = Rospo Maledetto
    .effect = I Cristalli Maledetti non ti infliggono danni, e puoi ripetere il tiro dei dadi che li mostrano.
    .note = Se lo evochi adesso, ti protegge già in questo turno (CS-R60).
companion-bristling_porcupine = Porcospino Irto
    .effect = Quando l’Incantesimo di Attacco di un avversario ti ha ferito e sei in vita, quell’avversario subisce 1 danno.
    .note = Le Api colpiscono per prime (CS-7.6). Nessuno può rispondere (CS-R50).
companion-keen_falcon = Falco Occhio Acuto
    .effect = I tuoi Incantesimi di Attacco raggiungono anche la tua tessera e quelle adiacenti.
    .note = Ciò che raggiungono già, lo raggiungono ancora (CS-R67).

## Nel terminale

terminal-pool = Segnalini: { $tokens } · { $ap ->
    [0] nessun punto Azione
    [one] un punto Azione
   *[other] { $ap } punti Azione
}
terminal-due = Da spendere: { $due } · speso: { $paid }
terminal-round = Round { $round } di { $cap }
terminal-portal = Portale Compagno: { $portal }
terminal-discard-pile = Pila degli scarti, dall’alto: { $cards }
terminal-decks = Carte nel mazzo Principale: { $deck } · nel mazzo Controincantesimo: { $counterspells }
terminal-board-signs =
    Sulla mappa: [C Runa Antica] si può scegliere; sotto, la carta da raccogliere,
    poi chi vi si trova, ognuno con una lettera
    GR GB GP Gemma rossa, blu, viola · OR OB OP Sfera
    SF Frammento Ombra · CC Cristallo Maledetto
    r1 r2 b1 b2 p1 i dadi: – ha lasciato la riserva, (GR) se ne ripete il tiro
    ♥ PS · ✦ Energia Ombra · ▤ carte + Controincantesimi · ☾ Forma Ombra
    ✗ eliminato · ✓ lanciato in questo turno

## Il tavolo nel browser

board-map = La mappa
board-news = Che cosa succede
board-round = Round { $number } di { $most }
board-pool = Riserva: { $who }
board-ap = { $count ->
    [0] Nessun punto Azione
    [one] Resta un punto Azione
   *[other] Restano { $count } punti Azione
}
board-ap-short = { $count } PA
board-due = Da spendere:
board-die-gone = Questo dado ha lasciato la riserva
board-letter-red = R
board-letter-blue = B
board-letter-purple = V
board-any-gem = Gemma di qualsiasi colore
board-any-orb = Sfera di qualsiasi colore
board-any-spell = un incantesimo di livello { $level } dal tuo Libro
board-cost = Costo di Raccolta
board-free = nessun costo
board-does-attack = Per lanciarlo
board-does-conversion = Converte
board-does-resource = Dà
board-damage = { $count ->
    [one] 1 danno
   *[other] { $count } danni
}
board-level = Livello { $level }
board-range = Gittata
board-range-R0 = la tua tessera
board-range-R0_1 = la tua tessera e quelle adiacenti
board-range-R1 = solo le tessere adiacenti
board-range-R0_2 = tutta la mappa
board-range-R1_2 = ogni tessera tranne la tua
board-whom-enemy = un avversario
board-whom-tile = ogni avversario su una tessera
board-in-range = entro gittata
board-kind-character = Personaggio
board-kind-counterspell = Controincantesimo
board-kind-companion = Compagno
board-kind-tile = Tessera esagono
board-counterspells = Contro­incantesimi
board-counterspells-left = { $count ->
    [0] Nessun Controincantesimo nel mazzo
    [one] Resta un Controincantesimo
   *[other] Restano { $count } Controincantesimi
}
board-companions-left = { $count ->
    [0] Nessun altro Compagno
    [one] Un altro Compagno
   *[other] Altri { $count } Compagni
}
board-deck = { $count ->
    [one] Una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
board-discard = Pila degli scarti ({ $count })
board-deck-short = Mazzo
board-discard-short = Scarti
board-nothing = Ancora niente.
board-portal = Portale Compagno
board-book = Libro degli Incantesimi ({ $count } di { $limit })
board-free-slot = vuoto
board-used = Già lanciato in questo turno
board-only-you = Lo vedi solo tu
board-hp = { $count } PS
board-energy = Energia Ombra: { $count } di { $limit }
board-ability = Capacità
board-you = (tu)
board-look-at = { $who }: Libro degli Incantesimi e Compagno
board-shadow = un automa
board-team = Squadra { $number }
board-out = Eliminato
board-place = { $number }º
board-may-answer = può rispondere
board-no-answer = non risponde
board-answer-awaited = Si attende una risposta …
board-hint-act = Viaggia su una tessera, lancia un incantesimo, ripeti il tiro dei dadi o raccogli la carta accanto alla tua tessera.
board-hint-reroll = Scegli altri dadi, o tira quelli sollevati.
board-hint-pay = Scegli il dado o il segnalino da spendere.
board-hint-target = Scegli l’avversario, sulla mappa o accanto.
board-hint-aim = Scegli una tessera illuminata.
board-hint-flee = Scegli la tessera verso cui fuggire.
board-hint-respond = I tuoi Controincantesimi sono illuminati nel Libro.
board-hint-leap = Scegli una tessera, o resta.
board-hint-stag = Scegli l’avversario che il Cervo deve colpire, o passa.
board-hint-sacrifice = Scegli nel tuo Libro l’incantesimo da sacrificare.
board-hint-discard = Scegli nel tuo Libro la carta da scartare.
board-hint-wait = Indica una carta, o tienila premuta, per vedere che cosa fa e fin dove arriva.

## What happened, told again

board-recap-hurt-you = { $who }: { $spell } su di te, PS { $before } → { $after }
board-recap-hurt = { $who }: { $spell } su { $whom }, PS { $before } → { $after }
board-recap-hp-you = Tu: PS { $before } → { $after }
board-recap-hp = { $whom }: PS { $before } → { $after }

## Il codex

codex-kind-attack = Incantesimi di Attacco
codex-kind-conversion = Incantesimi di Conversione
codex-kind-resource = Carte Risorsa
codex-kind-counterspell = Controincantesimi
codex-kind-companion = Compagni
codex-kind-character = Personaggi
codex-kind-tile = Tessere esagono
codex-cost = { board-cost }
    .GR = { unit-GR }
    .GB = { unit-GB }
    .OR = { unit-OR }
    .OB = { unit-OB }
    .SF = { unit-SF }
    .any-gem = { board-any-gem }
    .any-orb = { board-any-orb }
    .spell-1 = un incantesimo di livello 1 dal tuo Libro
    .spell-2 = un incantesimo di livello 2 dal tuo Libro
codex-level = Livello
codex-range = { board-range }
    .R0 = { board-range-R0 }
    .R0_1 = { board-range-R0_1 }
    .R1 = { board-range-R1 }
    .R0_2 = { board-range-R0_2 }
    .R1_2 = { board-range-R1_2 }
codex-whom = Colpisce
    .enemy = { board-whom-enemy }
    .tile = { board-whom-tile }
codex-damage = DANNI
codex-copies = Copie nella scatola
codex-home = Tessera di casa
    .gale_bluffs = { tile-gale_bluffs }
    .crystal_crypt = { tile-crystal_crypt }
    .lilypad_lagoon = { tile-lilypad_lagoon }
    .thornwood_thicket = { tile-thornwood_thicket }
codex-home-of = Casa di
    .kit = { character-kit }
    .haze = { character-haze }
    .frill = { character-frill }
    .nuzzle = { character-nuzzle }
