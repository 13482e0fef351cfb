### Bless in italiano.

title = Bless
    .about = Un duello con un solo mazzo: ogni carta è una Maledizione che combatte o una Preghiera che aiuta, e chi blessa fa punti.
share-count = turno { $turn }

## Chi

seat-sun = Sole
seat-moon = Luna

who = { $seat ->
    [sun] Il Sole
   *[moon] La Luna
}
the = { $seat ->
    [sun] il Sole
   *[moon] la Luna
}
of = { $seat ->
    [sun] del Sole
   *[moon] della Luna
}
by = { $seat ->
    [sun] dal Sole
   *[moon] dalla Luna
}
label = { $seat ->
    [sun] Sole
   *[moon] Luna
}

## Le parole del gioco

form-light = Luce
form-shadow = Ombra
form-dual = Duale
type-impulse = Impulso
type-echo = Eco
type-bond = Legame
role-curse = Maledizione
role-prayer = Preghiera
value-eye = Occhio
value-karma = Karma
state-pure = pura
state-corrupt = corrotta
state-stasis = Stasi
ability-rivalry = Rivalità
    .effect = +3 Occhio negli scontri con una carta dell’altra Forma; non vale per una carta Duale, né contro una carta Duale.
ability-impact = Impatto
    .effect = Blessa quando corrompe una carta avversaria in uno scontro.
ability-barrier = Barriera
    .effect = Quando diventa corrotta, non può più essere attaccata fino al termine di quel turno.
ability-fate = Fato
    .effect = Chi la controlla dice pari o dispari e tira un dado: se indovina vince lo scontro, altrimenti lo perde.
zone-deck = Mazzo
zone-void = Vuoto
zone-altar = Altare
zone-hand = mano
phase-setup = Preparazione
phase-start = Inizio Turno
phase-main = Fase Principale
phase-end = Fine Turno
final-left = { $left ->
    [one] ancora { $left } Turno Finale
   *[other] ancora { $left } Turni Finali
}
turn-number = Turno { $turn }

## Domande

ask-starts = Una moneta decide chi è il Primo Giocatore.
ask-draw = La sorte distribuisce { $count ->
    [one] una carta
   *[other] { $count } carte
}.
ask-look = La sorte scopre { $count ->
    [one] una carta
   *[other] { $count } carte
} del Mazzo.
ask-lose = La sorte sceglie la carta da scartare.
ask-roll = La sorte tira il dado.
ask-mulligan = { label }: metti da parte delle carte della tua mano, o tieni le altre.
ask-main = { label }: spendi un’Azione o termina il turno.
    .over = { label }: ora non puoi fare altro; termina il turno.
ask-target = { label }: scegli che cosa attaccare.
ask-host = { label }: scegli la Maledizione sotto cui mettere questa Preghiera Legame.
ask-overflow = { label }: hai troppe Maledizioni. Manda nel Vuoto { $count ->
    [one] una delle tue che sia pura
   *[other] { $count } delle tue che siano pure
}.
ask-overflow-echoes = { label }: hai troppe Eco. Manda nel Vuoto { $count ->
    [one] una delle tue
   *[other] { $count } delle tue
}.
ask-order = { label }: scegli quale effetto usare per primo.
ask-chain = { label }: scegli quale Eco si usa adesso.
ask-may = { label }: usi questo effetto?
ask-offer = { label }: offri la Maledizione spezzata e blessi, o la lasci andare nel Vuoto?
ask-fate = { label }: pari o dispari?
ask-role = { label }: la giochi come Maledizione o come Preghiera?
ask-form = { label }: scegli una Forma.
ask-strengthen = { label }: scegli { $count ->
    [one] la Maledizione che ottiene Occhio
   *[other] { $count } Maledizioni che ottengono Occhio
}.
ask-karma = { label }: scegli la Maledizione che ottiene Karma.
ask-weaken = { label }: scegli la Maledizione che gli attacchi indeboliranno.
ask-silence = { label }: scegli un’altra carta, che in questo turno sarà priva di effetto.
ask-chain-up = { label }: scegli la Maledizione che nel prossimo turno non può attaccare.
ask-protect = { label }: scegli la Maledizione da proteggere.
ask-original-eye = { label }: scegli la Maledizione il cui Occhio originale sarà 3.
ask-eye-of = { label }: scegli la Maledizione a cui cambia l’Occhio.
ask-like = { label }: scegli l’Ombra da cui prende l’Occhio originale.
ask-reform = { label }: scegli la Maledizione che cambia Forma.
ask-break = { label }: scegli una carta da spezzare.
ask-corrupt = { label }: scegli una Maledizione pura da corrompere.
ask-purify = { label }: scegli una Maledizione corrotta da purificare.
ask-discard = { label }: scegli una carta da scartare.
ask-take = { label }: scegli una carta del Vuoto da prendere.
ask-take-top = { label }: scegli una delle prime carte del Mazzo.
ask-take-back = { label }: scegli una tua Maledizione da riprendere in mano.
ask-search = { label }: cerca in tutto il Mazzo.
ask-find = { label }: scegli una carta del Mazzo.
ask-play = { label }: scegli una carta da giocare.
ask-lay-curse = { label }: scegli una carta della tua mano da calare come Maledizione.
ask-lay-prayer = { label }: scegli una Luce della tua mano da calare come Preghiera.
ask-invoke = { label }: scegli un’Eco da invocare.
ask-use = { label }: scegli la Maledizione di cui usare l’effetto Preghiera.
ask-convert = { label }: scegli una Preghiera da convertire in Maledizione.
ask-control = { label }: scegli di che cosa prendere il controllo.
ask-move-bond = { label }: scegli la Maledizione a cui passa la Preghiera Legame.

## Scelte

option-starts = Primo Giocatore: { $thing }
option-draw = { $thing }
option-lose = { $thing }
option-roll = { $thing }
option-aside = Metti da parte { $thing }
option-keep = Tieni le altre
option-curse = Cala { $thing } come Maledizione
option-pray = Cala { $thing } come Preghiera
option-release = Rimuovi la Stasi: { $thing }
option-attack = Attacca con { $thing }
option-invoke = Invoca { $thing }
option-end_turn = Termina il turno
option-search = Cerca nel Mazzo
option-target = Attacca { $thing }
option-direct = Attacca direttamente il giocatore
option-host = Lega sotto { $thing }
option-drop = Manda nel Vuoto { $thing }
option-choose = { $thing }
option-nothing = Non ce n’è
option-next = Prima { $thing }
option-yes = Sì
option-no = No
option-offer = Offri
option-to_void = Nel Vuoto
option-even = Pari
option-odd = Dispari
option-as_curse = Come Maledizione
option-as_prayer = Come Preghiera
option-form = { $thing }

## La cronaca

fact-starts = { who } è il Primo Giocatore.
fact-turn = Turno { $number }: { the } ha { $actions ->
    [one] { $actions } Azione
   *[other] { $actions } Azioni
}.
fact-final-turns = { who } attiva i Turni Finali!
fact-final-turn = Turno Finale { $number } di 5.
fact-turn-ends = { who } termina il turno.
fact-turn-will-end = Il turno sta per finire.
fact-stasis-ends = La Stasi è rimossa da tutte le Maledizioni.
fact-guard = Troppi effetti insieme: il resto cade e il turno finisce.
fact-ends = { $ending ->
    [most-points] { ending-most-points }
    [trigger-wins] { ending-trigger-wins }
    [cap-most-points] { ending-cap-most-points }
    [cap-trigger-wins] { ending-cap-trigger-wins }
   *[cap-draw] { ending-cap-draw }
}
fact-draws = { who } pesca «{ $card }».
    .hidden = { who } pesca una carta.
fact-no-card = { who } ha bisogno di una carta, ma non ce ne sono più.
fact-reshuffles = { who } ha bisogno del Mazzo, che è vuoto: il Vuoto diventa il Mazzo.
fact-shuffles = Il Mazzo viene rimescolato.
fact-puts-aside = { who } mette da parte «{ $card }».
    .hidden = { who } mette da parte una carta.
fact-mulligan = { who } { $number ->
    [0] non cambia nessuna carta
    [one] cambia { $number } carta
   *[other] cambia { $number } carte
}.
fact-discards = { who } scarta «{ $card }».
fact-takes = { who } prende «{ $card }».
fact-takes-hidden = { who } prende «{ $card }» dal Mazzo.
    .hidden = { who } prende una carta dal Mazzo.
fact-looks = { who } vede «{ $card }» nel Mazzo.
    .hidden = { who } guarda una carta del Mazzo.
fact-shows = La prima carta del Mazzo è «{ $card }».
fact-searches = { who } cerca nel Mazzo.
fact-lays-curse = { who } cala «{ $card }» come Maledizione.
fact-lays-prayer = { who } cala «{ $card }» come Preghiera.
fact-plays-curse = { who } gioca «{ $card }» come Maledizione.
fact-plays-prayer = { who } gioca «{ $card }» come Preghiera.
fact-binds = «{ $card }» va sotto una Maledizione.
fact-bound-to = È legata a «{ $card }».
fact-drops = { who } manda «{ $card }» nel Vuoto.
fact-releases = { who } rimuove la Stasi da «{ $card }».
fact-invokes = { who } invoca «{ $card }».
fact-uses = { who } usa l’effetto Preghiera di «{ $card }».
fact-effect = Si usa l’effetto di «{ $card }».
fact-no-effect = «{ $card }»: niente da scegliere, non succede nulla.
fact-unmet = «{ $card }»: la sua condizione non è soddisfatta, non succede nulla.
fact-declines = { who } non usa l’effetto di «{ $card }».
fact-corrupts = «{ $card }» diventa corrotta.
fact-purifies = «{ $card }» torna pura.
fact-barrier = Barriera: «{ $card }» non può più essere attaccata in questo turno.
fact-breaks = «{ $card }» si spezza.
fact-offers = { who } offre «{ $card }», che va sull’Altare.
fact-to-void = { who } lascia andare «{ $card }» nel Vuoto.
fact-blesses = «{ $card }» blessa per { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}.
fact-points = { who } ha { $number ->
    [one] { $number } Punto Vittoria
   *[other] { $number } Punti Vittoria
}.
fact-gains-action = { who } guadagna un’Azione.
fact-action-lost = { who } guadagna un’Azione nel turno dell’altro giocatore: è persa.
fact-returns-to-deck = «{ $card }» torna nel Mazzo.
fact-converts = { who } converte «{ $card }» in Maledizione.
fact-controls = { who } prende il controllo di «{ $card }».
fact-attacks = { who } attacca con «{ $card }».
fact-defends = L’attacco è contro «{ $card }».
fact-attacks-directly = { who } attacca direttamente con «{ $card }».
fact-counts = «{ $card }»: Occhio originale { $number }.
fact-sets = · «{ $card }» lo porta a { $number }.
fact-adds = · «{ $card }» aggiunge { $number }.
fact-subtracts = · «{ $card }» sottrae { $number }.
fact-rivalry = · La Rivalità di «{ $card }» aggiunge { $number }.
fact-fixes = · «{ $card }» lo tiene sempre a { $number }.
fact-clash-eye = «{ $card }» ha Occhio { $number } in questo scontro.
fact-calls-even = { who } dice pari.
fact-calls-odd = { who } dice dispari.
fact-rolls = Il dado mostra { $side }.
fact-eye-wins = «{ $card }» ha l’Occhio più alto e vince.
fact-wins = «{ $card }» vince grazie al suo effetto.
fact-always-wins = «{ $card }» qui vince sempre.
fact-ties-win = Pareggio, e «{ $card }» lo vince.
fact-fate-wins = Decide il Fato: vince «{ $card }».
fact-tie = Pareggio: perdono entrambe.
fact-tie-wins = Vincono entrambe grazie al loro effetto: pareggio, perdono entrambe.
fact-tie-always = Qui vincono sempre entrambe: pareggio, perdono entrambe.
fact-no-clash = Una delle due non c’è più: niente scontro.
fact-strengthens = «{ $card }»: +{ $number } Occhio per ora.
fact-weakens = «{ $card }»: −{ $number } Occhio in questo turno.
fact-eye-becomes = «{ $card }»: in questo turno il suo Occhio è { $number }.
fact-original-eye = «{ $card }»: nel prossimo turno il suo Occhio originale è sempre { $number }.
fact-blessed-more = «{ $card }»: +{ $number } Karma in questo turno.
fact-has-form = «{ $card }» per ora è { $form }.
fact-silences = «{ $card }» è priva di effetto in questo turno.
fact-cannot-attack = «{ $card }» non può attaccare nel prossimo turno.
fact-cannot-be-attacked = «{ $card }» non può essere attaccata nel prossimo turno.
fact-watches = «{ $card }» si indebolirà quando sarà attaccata.
fact-gets-barrier = «{ $card }» per ora ha Barriera.
fact-group = Alcune carte { of } per ora sono più forti.
fact-free-prayers = { who } può calare Preghiere gratuitamente in questo turno.

## Come finisce la partita

ending-most-points = Il quinto Turno Finale è passato: { the } ha più Punti Vittoria e vince.
ending-trigger-wins = Pareggio dopo il quinto Turno Finale: { the } ha attivato i Turni Finali e vince.
ending-cap-most-points = L’ultimo turno concesso è passato: { the } ha più Punti Vittoria e vince.
ending-cap-trigger-wins = L’ultimo turno concesso è passato in pareggio: { the } ha attivato i Turni Finali e vince.
ending-cap-draw = L’ultimo turno concesso è passato: la partita finisce in pareggio.
tally-points =
    { $count ->
        [one] 1 Punto Vittoria
       *[other] { $count } Punti Vittoria
    }

## Perché no

refusal-not-in-hand = Questa carta non è nella tua mano
refusal-no-actions = Non hai più Azioni
refusal-no-room = Hai quattro Maledizioni, e nessuna pura che possa fare posto
refusal-no-host = Nessuna Maledizione può portare questa Preghiera Legame
refusal-not-in-stasis = Non è una delle tue Maledizioni in Stasi
refusal-not-your-curse = Non è una delle tue Maledizioni
refusal-in-stasis = Una Maledizione in Stasi non può attaccare
refusal-has-attacked = In questo turno ha già attaccato
refusal-cannot-attack = Un effetto le vieta di attaccare
refusal-nothing-to-attack = Non c’è nulla che possa attaccare
refusal-nothing-to-beat = Una Maledizione corrotta può attaccare solo chi batterebbe, e non batterebbe nessuna di quelle che può attaccare
refusal-not-your-echo = Non è una delle tue Eco
refusal-echo-used = In questo turno il suo effetto è già stato usato
refusal-echo-silenced = In questo turno è priva di effetto
refusal-no-opposing-curse = Non è una Maledizione avversaria
refusal-not-attackable = Questa attaccante ora non può attaccarla
refusal-would-not-win = Una Maledizione corrotta può attaccare solo chi batterebbe
refusal-not-direct = L’avversario ha Maledizioni, e nulla permette un attacco diretto
refusal-not-a-host = Quella Maledizione non può portare questa Preghiera Legame
refusal-not-to-drop = Solo le tue carte di quel tipo possono fare posto, e non quella nuova
refusal-echo-makes-way = Deve fare posto una delle tue Eco, e non quella nuova
refusal-only-pure-ones = Solo le Maledizioni pure possono fare posto
refusal-not-ready = Non è un’Eco che si può usare adesso
refusal-not-choosable = L’effetto non arriva a quella carta
refusal-already-chosen = Hai già scelto quella carta
refusal-something-there = C’è qualcosa da scegliere, e devi farlo
refusal-not-waiting = Nessun effetto di quella carta è in attesa
refusal-last-turn = È il tuo ultimo turno: ciò che non fai adesso non potrai più farlo

## Opzioni del tavolo

setting-first_player = Primo Giocatore
    .random = decide una moneta
    .sun = Sole
    .moon = Luna
setting-altar_goal = Carte sull’Altare che attivano i Turni Finali

## Le carte

card-01 = Re Luce
    .curse = Negli scontri con una Luce vince sempre.
    .prayer = Scegli una Maledizione Luce: +2 Occhio fino al termine del prossimo turno.
    .note = Vince anche contro una carta Duale, che è pure Luce (BL-2.2). Come Eco raggiunge le Maledizioni di entrambi i giocatori (R-46).
card-02 = Zoreo, Campione della Luce
    .curse = Rivalità.
    .prayer = Finché è Luce ottiene +2 Karma. Dopo che ha blessato, questa Preghiera Legame si spezza.
    .note = Come Preghiera Legame si spezza ogni volta che la sua Maledizione ha blessato, anche se il +2 non valeva (R-84).
card-03 = Lama del Mattino
    .curse = +2 Occhio finché le tue Maledizioni Ombra sono esattamente una.
    .prayer = Rivalità.
    .note = Le Maledizioni Duali contano come Ombra (R-78).
card-04 = Dragone di Fiele
    .curse = Finché le tue Luce in campo superano quelle avversarie, i suoi attacchi possono essere diretti.
    .prayer = Scegli una Maledizione: per questo turno +1 Occhio per ciascuna altra Preghiera in campo.
    .note = Una Maledizione che vieta altri bersagli vieta anche gli attacchi diretti (R-61). Come Eco conta le Preghiere di entrambi i giocatori, Legami compresi (R-79).
card-05 = Battito d’Ali
    .curse = Quando subisce un attacco, l’avversario sceglie e scarta una carta della propria mano.
    .prayer = Scegli una Preghiera in campo: si spezza.
    .note = Sceglie chi scarta (R-59).
card-06 = Tormenta degli Angeli
    .curse = CALO: finché l’avversario ha più Maledizioni di te, ne sceglie una sua e la spezza.
    .prayer = Scegli una Preghiera avversaria: passa sotto il tuo controllo.
    .note = Non succede nulla se l’avversario non ha più Maledizioni di te; quelle che arrivano nel frattempo contano (R-60). Una Preghiera Legame di cui prendi il controllo resta dov’è (R-39).
card-07 = Ali di Mos
    .curse = Vince gli scontri con le carte che hanno almeno 6 Occhio.
    .prayer = Barriera. Da corrotta ottiene +1 Occhio.
    .note = Conta l’Occhio dello scontro, Rivalità compresa (R-25).
card-08 = Catene Lucenti
    .curse = Rivalità.
    .prayer = Scegli una Maledizione: nel prossimo turno non può attaccare.
    .note = Il prossimo turno è quello che segue, di chiunque sia (BL-13.10).
card-09 = Anelli del Sigillo
    .curse = Barriera.
    .prayer = Scegli una Maledizione: nel prossimo turno non può essere attaccata.
    .note = La Barriera dura fino al termine del turno in cui la carta è diventata corrotta (BL-12.3).
card-10 = Tocco Divino
    .curse = Vince gli scontri con le carte che hanno al massimo 2 Karma.
    .prayer = Scegli una tua Preghiera: si converte in Maledizione e non entra in Stasi.
    .note = Qualsiasi Preghiera che controlli, anche una Preghiera Legame sotto una Maledizione avversaria, ma mai questa carta (R-81). Una carta convertita è pura e non è stata giocata (R-19).
card-11 = Voce del Guru
    .curse = Nessun effetto.
    .prayer = Scegli una tua Maledizione che come Preghiera è Eco o Impulso: usi quel suo effetto.
    .note = La Maledizione resta quello che è (R-87). Se come Preghiera è Eco, le tue Eco fanno catena (R-42).
card-12 = Pendolo Veggente
    .curse = CALO: l’avversario scarta una carta della sua mano, presa a caso.
    .prayer = Cerca nel Mazzo una carta qualsiasi, prendila e rimescola; poi il turno finisce.
    .note = La carta trovata non si mostra (BL-4.4). Con Mazzo e Vuoto esauriti non succede nulla e il turno continua (R-86).
card-13 = Corona di Stirpe
    .curse = Ogni volta che giochi una Preghiera Legame, invochi una tua Eco.
    .prayer = +1 Occhio e +1 Karma. SPEZZATA: questa Preghiera Legame passa a una tua Maledizione di Occhio originale più basso.
    .note = La Preghiera Legame passa a una Maledizione di chi controllava quella spezzata (R-35).
card-14 = Elica Empirea
    .curse = Impatto.
    .prayer = Scegli due Maledizioni: +1 Occhio ciascuna fino al termine del prossimo turno.
    .note = Se in campo c’è una sola Maledizione, si sceglie quella (R-48).
card-15 = Lume Nomade
    .curse = +3 Occhio finché non hai altre Maledizioni Luce.
    .prayer = Per questo turno le tue Maledizioni corrotte ottengono +2 Occhio.
    .note = Una Maledizione Duale conta come Luce (R-78). L’Eco raggiunge anche le Maledizioni che diventano corrotte più tardi (R-50).
card-16 = Fiamma Perpetua
    .curse = Se uno scontro finisce in pareggio, lo vince lei.
    .prayer = Scegli una Maledizione: +2 Occhio per questo turno.
    .note = Cambia solo l’esito di un pareggio (R-28).
card-17 = Faro della Redenzione
    .curse = Barriera.
    .prayer = Scegli una Preghiera in campo: si spezza.
    .note = Un Impulso in corso non si può scegliere (R-44).
card-18 = Raggio Vanescente
    .curse = Rivalità.
    .prayer = Corrompi una tua Maledizione pura; se lo fai, scegli una carta in campo e spezzala.
    .note = Devono essere possibili entrambe le parti, e allora si fanno entrambe (R-45).
card-19 = Sole Vigilato
    .curse = Da corrotta ottiene +3 Occhio.
    .prayer = Da corrotta ottiene +2 Occhio.
    .note = Lo stato conta in ogni momento (BL-12.10).
card-20 = Picchi Oltrenuvola
    .curse = Barriera.
    .prayer = Scegli un’altra carta in campo: per questo turno è priva di effetto.
    .note = Una Maledizione priva di effetto perde anche ciò che le dà la sua Preghiera Legame; quello che gli effetti hanno già fatto resta (R-58).
card-21 = Tempio di Herset
    .curse = CALO: scarti una carta; se lo fai, purifichi una tua Maledizione corrotta.
    .prayer = +1 Occhio per ciascuna Maledizione avversaria.
    .note = Devono essere possibili entrambe le parti, e allora si fanno entrambe (R-45). Avversaria vuol dire avversaria della Maledizione che porta la Preghiera Legame (R-35).
card-22 = Obelisco del Sole
    .curse = Finché ogni tua Maledizione è Luce, tutte le tue Maledizioni (questa compresa) hanno +2 Occhio.
    .prayer = Ogni Ombra in campo si spezza; poi il turno finisce.
    .note = Le Maledizioni Duali contano come Luce (R-78). Anche senza alcuna Ombra in campo il turno finisce (R-86).
card-23 = Orizzonte
    .curse = CALO: guadagni 1 Punto Vittoria.
    .prayer = Scegli una Maledizione: per questo turno, ogni volta che una Luce la attacca, ottiene -2 Occhio fino al termine del turno.
    .note = Vale ogni attacco di quel genere, e le perdite si sommano (R-70). La simulazione ne tiene conto (R-22).
card-24 = Fiume Etereo
    .curse = Le Ombra non possono attaccarla.
    .prayer = Le tue Luce ottengono +1 Occhio fino al termine del prossimo turno.
    .note = Un’attaccante Duale è anche Ombra e non può attaccarla (R-62). L’Eco raggiunge anche le Luce che arrivano più tardi (R-50).
card-25 = Mangrovia Celeste
    .curse = +1 Karma per ciascuna Preghiera Luce in campo.
    .prayer = Ha sempre 5 Occhio.
    .note = Contano le Preghiere Luce di entrambi i giocatori, Legami compresi (R-79). La Rivalità non cambia un Occhio che è sempre 5 (R-54).
card-26 = Fiore di Lamus
    .curse = CALO: cali gratuitamente dalla mano una Luce come Preghiera.
    .prayer = Il suo Occhio diventa il più alto Occhio originale fra le Maledizioni avversarie.
    .note = Quello che si cala così non costa Azioni, in qualsiasi turno (R-64). Senza Maledizioni avversarie la Preghiera Legame non fa nulla (BL-12.6).
card-27 = Roccia Radiosa
    .curse = Nel turno avversario il suo Occhio è uguale al suo Karma.
    .prayer = Scegli una Maledizione Luce: +1 Karma per questo turno.
    .note = Gli effetti successivi che fissano il suo Occhio prendono il posto di questo (BL-12.6).
card-28 = Sguardo Brillante
    .curse = Quando inizia un tuo turno, peschi una carta.
    .prayer = Guardi le prime tre carte del Mazzo e ne prendi una.
    .note = Quelle che lasci restano in cima nello stesso ordine (R-08). Con meno di tre carte guardi quelle che ci sono (R-07).
card-29 = Portale Solenne
    .curse = SPEZZATA: cali una carta dalla mano come Maledizione.
    .prayer = Giochi la Luce più vicina alla cima del Vuoto.
    .note = Quando cali la nuova carta, questa ha già lasciato il campo (R-33). Una carta giocata non è calata: nessun effetto CALO (BL-6.2).
card-30 = Re Ombra
    .curse = Negli scontri con un’Ombra vince sempre.
    .prayer = Scegli una Maledizione Ombra: +2 Occhio fino al termine del prossimo turno.
    .note = Vince anche contro una carta Duale, che è pure Ombra (BL-2.2).
card-31 = Mesit, Campione dell’Ombra
    .curse = Rivalità.
    .prayer = Finché è Ombra ottiene +2 Karma. Dopo che ha blessato, questa Preghiera Legame si spezza.
    .note = Come Preghiera Legame si spezza ogni volta che la sua Maledizione ha blessato, anche se il +2 non valeva (R-84).
card-32 = Falce della Notte
    .curse = +2 Occhio finché le tue Maledizioni Luce sono esattamente una.
    .prayer = Rivalità.
    .note = Le Maledizioni Duali contano come Luce (R-78).
card-33 = Taglio nelle Tenebre
    .curse = Vince gli scontri con le Ombra corrotte.
    .prayer = Scegli una Preghiera in campo: si spezza.
    .note = Conta lo stato prima dello scontro (BL-8.11).
card-34 = Lenora, Spada Oscura
    .curse = Ogni volta che blessa guadagni un’Azione.
    .prayer = La Maledizione in campo con l’Occhio più alto si spezza (a parità scegli tu).
    .note = Un’Azione guadagnata nel turno avversario è persa (R-65). L’Occhio più alto dei due campi; a parità scegli tu, anche una tua (R-80).
card-35 = Sussurro Fatale
    .curse = SPEZZATA: scegli una Maledizione pura e corrompila.
    .prayer = Corrompi una Maledizione pura di un giocatore; se lo fai, spezza una Maledizione pura dell’altro giocatore.
    .note = Se uno dei due giocatori non ha Maledizioni pure, non succede nulla (R-45).
card-36 = Ali di Som
    .curse = Vince gli scontri con le carte che hanno almeno 6 Occhio.
    .prayer = Impatto. -1 Karma.
    .note = Il Karma non scende mai sotto 0 (R-52). La stessa abilità due volte vale una volta (R-88).
card-37 = Eclissi
    .curse = È l’unico bersaglio che l’avversario può attaccare.
    .prayer = Scegli una Preghiera in campo: si spezza.
    .note = Vieta anche gli attacchi diretti; chi non può attaccare lei non può attaccare affatto (R-61).
card-38 = Luna Caduta
    .curse = Rivalità.
    .prayer = Scegli una Maledizione: per questo turno, ogni volta che un’Ombra la attacca, ottiene -2 Occhio fino al termine del turno.
    .note = Vale ogni attacco di quel genere, e le perdite si sommano (R-70).
card-39 = Obelisco del Buio
    .curse = Finché ogni tua Maledizione è Ombra, tutte le tue Maledizioni (questa compresa) hanno +2 Occhio.
    .prayer = Ogni Luce in campo si spezza; poi il turno finisce.
    .note = Le Maledizioni Duali contano come Ombra (R-78). Anche senza alcuna Luce in campo il turno finisce (R-86).
card-40 = Nube Mentale
    .curse = Vince gli scontri con le carte il cui Occhio non coincide con quello originale.
    .prayer = Scegli una Maledizione: nel prossimo turno il suo Occhio originale è sempre 3.
    .note = Gli effetti che fissano o aggiungono valgono ancora, sopra il nuovo Occhio originale (R-55).
card-41 = Vetta Solitaria
    .curse = Barriera.
    .prayer = Scegli un’altra carta in campo: per questo turno è priva di effetto.
    .note = Una Maledizione priva di effetto perde anche ciò che le dà la sua Preghiera Legame; quello che gli effetti hanno già fatto resta (R-58).
card-42 = Oscurità
    .curse = +1 Occhio per ciascuna altra Ombra in campo.
    .prayer = Scegli una Maledizione e un’altra tua Ombra in campo: per questo turno la prima ha Occhio pari all’Occhio originale della seconda.
    .note = Contano le Ombra di entrambi i giocatori, anche le Preghiere (R-79). Il valore si aggiorna di continuo (BL-12.10).
card-43 = Cristallo di Pece
    .curse = Nel turno avversario il suo Occhio è uguale al suo Karma.
    .prayer = Scegli una Maledizione Ombra: +1 Karma per questo turno.
    .note = Gli effetti successivi che fissano il suo Occhio prendono il posto di questo (BL-12.6).
card-44 = Visione Profonda
    .curse = Quando inizia un tuo turno, peschi una carta.
    .prayer = Guardi le prime tre carte del Mazzo e ne prendi una.
    .note = Quelle che lasci restano in cima nello stesso ordine (R-08). Con meno di tre carte guardi quelle che ci sono (R-07).
card-45 = Volo Notturno
    .curse = Impatto.
    .prayer = Scegli una Maledizione: +1 Occhio per ciascuna Maledizione avversaria, fino al termine del prossimo turno.
    .note = L’Impatto vale anche in difesa, e anche per chi perde (R-29). Avversaria vuol dire avversaria di chi ha usato l’Eco (R-51).
card-46 = Trama Celeste
    .curse = CALO: invochi una tua Eco.
    .prayer = Scegli una tua Maledizione che come Preghiera è Eco o Impulso: usi quel suo effetto.
    .note = Un’invocazione ordinata da un effetto non costa Azioni (R-64). Un effetto Preghiera in corso non si può usare di nuovo dentro sé stesso (R-43).
card-47 = Stella Ascendente
    .curse = Rivalità.
    .prayer = +1 Occhio per ciascuna Maledizione in campo con Occhio originale più alto del suo.
    .note = Si confronta l’Occhio originale, stampato o cambiato che sia (BL-12.9).
card-48 = Costellazione Errante
    .curse = Dopo che ha blessato, torna nel Mazzo, che si rimescola.
    .prayer = +1 Occhio e +1 Karma. SPEZZATA: questa Preghiera Legame passa a una tua Maledizione di Occhio originale più basso.
    .note = La Preghiera Legame che ha sotto si spezza (BL-10.11).
card-49 = Vento Tetro
    .curse = Impatto.
    .prayer = Da corrotta ottiene +2 Occhio.
    .note = L’Impatto vale anche se perde (R-29).
card-50 = Rosone Dimenticato
    .curse = Finché è l’ultima carta della tua mano, puoi calarla come Maledizione gratuitamente.
    .prayer = Finché è la tua sola Maledizione Ombra ottiene +3 Occhio.
    .note = Solo nella Fase Principale del tuo turno (R-63).
card-51 = Zodiaco
    .curse = Nessun effetto.
    .prayer = Per questo turno puoi calare Preghiere gratuitamente.
    .note = La fase resta aperta finché si può calare una Preghiera gratuita (R-16).
card-52 = Fondale Marino
    .curse = Le Luce non possono attaccarla.
    .prayer = Le tue Ombra ottengono +1 Occhio fino al termine del prossimo turno.
    .note = Un’attaccante Duale è anche Luce e non può attaccarla (R-62).
card-53 = Vessillo del Presagio
    .curse = Impatto.
    .prayer = Quando subisce un attacco, puoi spezzare una Preghiera in campo.
    .note = Decide chi controlla la Maledizione, e può scegliere perfino questa Preghiera Legame (R-35, BL-13.6).
card-54 = Oltretomba
    .curse = SPEZZATA: giochi una delle tre carte in cima al Vuoto.
    .prayer = Se hai meno Maledizioni dell’avversario, giochi una carta del Vuoto.
    .note = Le tre in cima prima che ci arrivi questa carta (R-72).
card-55 = Passi Persi
    .curse = Questa e le Maledizioni avversarie hanno sempre l’Occhio originale.
    .prayer = Prima l’avversario e poi tu: ciascuno riprende in mano una propria Maledizione dal campo.
    .note = La Rivalità non cambia un Occhio che è sempre quello originale (R-54). Ogni giocatore che ha una Maledizione ne riprende una (R-82).
card-56 = Prima Notte
    .curse = CALO: prendi dal Vuoto una carta con almeno 4 Occhio.
    .prayer = Scegli una Maledizione in Stasi: nel prossimo turno non può essere attaccata.
    .note = Nel Vuoto conta l’Occhio stampato (R-83).
card-57 = Dado Nero
    .curse = Fato.
    .prayer = Giochi la prima carta del Mazzo.
    .note = Pari o dispari si dice prima del tiro; solo un effetto che vince sempre è più forte (R-26, R-27). Una carta che non si può giocare resta in cima, nota a entrambi (R-71).
card-58 = Varco Sepolto
    .curse = SPEZZATA: cali una carta dalla mano come Maledizione.
    .prayer = Giochi l’Ombra più vicina alla cima del Vuoto.
    .note = Quando cali la nuova carta, questa ha già lasciato il campo (R-33). Una carta giocata non è calata: nessun effetto CALO (BL-6.2).
card-59 = Crepuscolo
    .curse = CALO: scarti una carta; se lo fai, purifichi una tua Maledizione corrotta.
    .prayer = Scegli una Maledizione e una Forma: la Maledizione ha quella Forma fino al termine del prossimo turno.
    .note = Una carta Duale che prende una Forma perde l’altra (R-57).
card-60 = Cancelli di Mezzo
    .curse = Barriera. Impatto.
    .prayer = La sua Forma è quella opposta.
    .note = Una Maledizione Duale resta Duale (R-57).
card-61 = Oblio e Prigione
    .curse = Nessun effetto.
    .prayer = Se l’avversario ha due o più Maledizioni, puoi spezzare una tua Maledizione pura; se lo fai, prendi il controllo di una Maledizione avversaria.
    .note = La Maledizione conserva stato e segni, va in Stasi, e la sua Preghiera Legame si spezza (R-18).
card-62 = Pozza di Luce Oscura
    .curse = Quando diventa corrotta, prendi una carta a scelta dal Vuoto.
    .prayer = Scegli una Maledizione: ha Barriera fino al termine del prossimo turno.
    .note = Anche quando la corrompe un effetto (BL-7.3).

## Sul tavolo

board-standing = A che punto è la partita
board-turn = Turno { $number }
board-turn-cap = Il turno { $number } è l’ultimo possibile.
board-turn-ends = Dopo questo il turno finisce.
board-actions = { $count ->
    [one] { $count } Azione rimasta
   *[other] { $count } Azioni rimaste
}
board-final = Turni Finali
board-final-not-yet = Turni Finali: non attivati. Li { $number ->
    [one] attiva { $number } carta
   *[other] attivano { $number } carte
} su un Altare, o un Mazzo che è vuoto quando serve.
board-final-left = { $count ->
    [one] l’ultimo
   *[other] ne restano { $count }
} · attivati { by }
board-deck = Mazzo { $count }
board-void = Vuoto ({ $count })
board-known-top = Carte note in cima al Mazzo
board-known-hand = Carte note nell’altra mano
board-plays = di turno
board-points = Punti Vittoria
board-points-short = PV
board-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
board-altar = Altare: { $count } di { $number }
board-free-prayers = Preghiere gratuite per questo turno
board-gain = +{ $number } PV
board-gain-if = +{ $number } PV se vince
board-curses = Maledizioni { of }
board-no-curses = { who } non ha Maledizioni.
board-prayers = Preghiere
board-no-prayers = Nessuna Preghiera
board-has-attacked = ha attaccato
board-silenced = priva di effetto per questo turno
board-used = usata
board-resolving = in uso
board-lasts-turn = per questo turno
board-lasts-through = fino al termine del prossimo turno
board-lasts-next = nel prossimo turno
board-original-eye = Occhio originale { $number }
board-always = sempre { $number }
board-cannot-attack = non può attaccare
board-cannot-be-attacked = non può essere attaccata
board-not-by-light = nessuna Luce la attacca
board-not-by-shadow = nessuna Ombra la attacca
board-sole-target = l’unico bersaglio
board-weak-to-light = −2 se una Luce la attacca
board-weak-to-shadow = −2 se un’Ombra la attacca
board-bond-of = { of }
board-your-hand = La tua mano
board-hold = Tieni premuta una carta per leggerla
board-aside = Messa da parte: torna nel Mazzo.
board-seen = L’altro giocatore conosce questa carta
board-empty = Nessuna carta.
board-lay = Cala
board-cost = { $count ->
    [0] gratuitamente
    [one] { $count } Azione
   *[other] { $count } Azioni
}
board-open-void = Scegli dal Vuoto
board-open-cards = Scegli fra queste carte
board-middle = Fra i due campi
board-hint = Qui si scontrano le Maledizioni. Scegli una delle tue che brillano, poi il suo bersaglio: vedi i due Occhi e l’esito prima che accada qualcosa.
board-choose-target = «{ $card }» attacca: scegli il bersaglio
board-clash-before = Se attacca
board-clash-now = Lo scontro
board-clash-after = L’ultimo scontro
board-attacker = attacca
board-defender = è attaccata
board-no-defender = direttamente il giocatore
board-outcome-win = l’attaccante vince
board-outcome-lose = l’attaccante perde
board-outcome-tie = pareggio: perdono entrambe
board-outcome-fate = decide il dado
board-outcome-direct = nessuno scontro
board-fate-decides = Fato: si dice pari o dispari, poi decide il dado.
board-corrupts = «{ $card }» diventa corrotta
board-breaks = «{ $card }» si spezza
board-why-attacked = ha vinto, ma è stata attaccata
board-why-either = chiunque vinca
board-why-lost = era pura e ha perso
board-why-corrupt = era corrotta e non ha vinto
board-may-offer = Puoi offrirla: l’attaccante blessa, +{ $number } PV.
board-may-offer-if = Se vince l’attaccante, puoi offrire l’altra: l’attaccante blessa, +{ $number } PV.
board-offer-it = Offrila: sul tuo Altare, e +{ $number } PV
board-would-bless = L’attaccante blessa: +{ $number } PV.
board-offered = «{ $card }» va sull’Altare
board-to-void = «{ $card }» va nel Vuoto
board-blesses = «{ $card }» blessa: +{ $number } PV
board-would-corrupt = diventa corrotta
board-would-corrupt-both = entrambe diventano corrotte
board-would-break = si spezza
board-would-leave = se ne va
board-would-be-ready = Stasi rimossa
board-effect-of = Effetto di «{ $card }»
board-chosen = Scelte:

## What happened, told again

board-recap-points = { $who }: Punti Vittoria { $before } → { $after }

## Il codex

codex-kind-card = Carte
codex-form = Forma
    .light = { form-light }
    .shadow = { form-shadow }
    .dual = { form-dual }
codex-eye = { value-eye }
codex-karma = { value-karma }
codex-type = { role-prayer }
    .impulse = { type-impulse }
    .echo = { type-echo }
    .bond = { type-bond }

## Momenti solenni

board-moment-blesses = «{ $card }» blessa
board-moment-corrupts = «{ $card }» si corrompe
board-moment-wins = «{ $card }» vince grazie al suo effetto
board-moment-fate = Decide il Fato: vince «{ $card }»
board-moment-both-lose = Pareggio: perdono entrambe
board-moment-altar = L’Altare { of } è al completo
board-moment-final-turns = Cominciano i Turni Finali
board-moment-last-turn = L’ultimo Turno Finale
