### Day & Night in italiano.

title = Day & Night
    .about = Due sorelle si contendono una valle: nove tessere unite fanno un Tempio, due Templi la vittoria.

## Chi

seat-day = Giorno
seat-night = Notte

who = { $seat ->
    [day] Il Giorno
   *[night] La Notte
}
the = { $seat ->
    [day] il Giorno
   *[night] la Notte
}
label = { $seat ->
    [day] Giorno
   *[night] Notte
}
of-seat = { $seat ->
    [day] del Giorno
   *[night] della Notte
}
of-other = { $seat ->
    [day] della Notte
   *[night] del Giorno
}
of-colour = { $colour ->
    [day] del Giorno
   *[night] della Notte
}
to-colour = { $colour ->
    [day] al Giorno
   *[night] alla Notte
}

## Le quattro fasi di un turno

phase-awaken = Risveglio
phase-cast = Incantesimi
phase-travel = Viaggio
phase-retreat = Ritiro

## Tipi di incantesimo

kind-minor = Incantesimo minore
kind-miracle = Miracolo
kind-theme = Incantesimo tematico

## Domande

ask-cast = { label }: lancia un incantesimo o passa al viaggio.
ask-change = { label }: scegli { $count ->
    [one] una tessera
   *[other] { $count } tessere
} da cambiare.
ask-move = { label }: scegli la tessera su cui spostare la pedina.
ask-mystify = { label }: scegli { $count ->
    [one] una tessera
   *[other] { $count } tessere
} del Giorno da confondere.
ask-crystallize = { label }: scegli { $count ->
    [one] una tessera
   *[other] { $count } tessere
} da cristallizzare.
ask-steal = { label }: prendi un incantesimo dalla mano { of-other }.
ask-use_stolen = { label }: lancia l’incantesimo sottratto o scartalo.
ask-search = { label }: prendi un incantesimo dal tuo libro.
ask-leave_out = { label }: lascia una tessera fuori dal Tempio (al massimo { $count } di troppo).
ask-travel = { label }: vai in una casella adiacente o termina il viaggio.
ask-discard = { label }: scarta { $count ->
    [one] un incantesimo
   *[other] { $count } incantesimi
}.
ask-draw = La sorte pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.

## Scelte

option-cast = Lancia { $thing }
option-end_casting = Passa al viaggio
option-change = Cambia { $thing }
option-move = Sposta in { $thing }
option-mystify = Confondi { $thing }
option-crystallize = Cristallizza { $thing }
option-steal = Sottrai { $thing }
option-cast_stolen = Lancia l’incantesimo sottratto
option-discard_stolen = Scarta l’incantesimo sottratto
option-search = Prendi { $thing }
option-leave_out = Lascia fuori { $thing }
option-step = Vai in { $thing }
option-end_travel = Termina il viaggio
option-discard = Scarta { $thing }
option-draw = Pesca { $thing }

## La cronaca

fact-turn = Turno { $number }: { the } si risveglia.
fact-marker-off = La tessera in { $square } perde { $number ->
    [0] l’ultimo segnalino Confusione
   *[other] un segnalino Confusione
}.
fact-ripens = La tessera in { $square } diventa una tessera Tempio isolata.
fact-crystal-thins = Il cristallo in { $square } si assottiglia.
fact-crystal-off = Il cristallo in { $square } si dissolve.
fact-casts = { who } lancia «{ $spell }» ({ $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}).
fact-casts-stolen = { who } lancia l’incantesimo sottratto: «{ $spell }».
fact-ends-casting = { who } passa al viaggio.
fact-places = Una tessera { of-colour } compare in { $square }.
fact-flips = La tessera in { $square } passa { to-colour }.
fact-moves = La pedina { of-seat } si sposta in { $square }.
fact-mystifies = La tessera in { $square } riceve { $number ->
    [one] un segnalino
   *[other] { $number } segnalini
} Confusione.
fact-crystallizes = { $number ->
    [one] Un cristallo si forma in { $square }.
   *[other] Un cristallo si forma in { $square }, per { $number } turni del Giorno.
}
fact-draws = { who } pesca «{ $spell }».
    .hidden = { who } pesca una carta.
fact-no-card = { who } non ha più carte da pescare.
fact-reshuffles = { who } rimescola gli scarti in un nuovo libro.
fact-sees = { who } vede «{ $spell }» nella mano { of-other }.
    .hidden = { who } vede una carta nella mano { of-other }.
fact-steals = { who } sottrae «{ $spell }» dalla mano { of-other }.
fact-discards-stolen = { who } scarta l’incantesimo sottratto: «{ $spell }».
fact-takes = { who } prende «{ $spell }» dal proprio libro.
    .hidden = { who } prende una carta dal proprio libro.
fact-no-effect = «{ $spell }» non ha effetto.
fact-leaves-out = { who } lascia { $square } fuori dal Tempio.
fact-temple = { who } costruisce il suo { $number ->
    [1] primo
   *[other] secondo
} Tempio!
fact-steps = { who } va in { $square }.
fact-ends-travel = { who } termina il viaggio.
fact-discards = { who } scarta «{ $spell }».
fact-ends = { $ending ->
    [two-temples] { ending-two-temples }
    [default] { ending-default }
    [no-room] { ending-no-room }
    [turn-limit] { ending-turn-limit }
    [idle] { ending-idle }
   *[double-win] { ending-double-win }
}

## Come finisce una partita

ending-two-temples = { who } ha costruito due Templi e vince.
ending-default = Alla Notte manca lo spazio per vincere: il Giorno vince d’ufficio.
ending-no-room = A nessuna delle due sorelle resta lo spazio per vincere: pareggio.
ending-turn-limit = Anche l’ultimo turno è passato: pareggio.
ending-idle = Troppi turni di fila senza un incantesimo né un passo: pareggio.
ending-double-win = Un solo incantesimo dà a entrambe le sorelle il secondo Tempio: pareggio.

## Perché no

refusal-not-in-hand = Non hai in mano questo incantesimo
refusal-hours = Non ti restano abbastanza ore
    .counted = Costa { $cost ->
    [one] { $cost } ora
   *[other] { $cost } ore
} e te ne { $hours ->
    [one] resta
   *[other] restano
} { $hours }
refusal-hours-x = La distanza tra le pedine supera le ore che ti restano
    .counted = Le pedine distano { $cost ->
    [one] { $cost } passo
   *[other] { $cost } passi
} e ti { $hours ->
    [one] resta { $hours } ora
   *[other] restano { $hours } ore
}
refusal-fizzle = Ora non farebbe nulla, e a questo tavolo non è permesso
refusal-theme = Gli incantesimi tematici dell’altro libro si possono solo scartare
refusal-opponent-not-on-your-tile = L’avversaria non si trova su una tessera del tuo colore
refusal-not-on-your-tile = Non ti trovi su una tessera del colore che l’incantesimo richiede
refusal-nothing-changed = In questo turno non è stata cambiata nessuna tessera del colore richiesto
refusal-no-temple-built = Non hai ancora costruito un Tempio
refusal-other-spells = Hai in mano altri incantesimi
refusal-step-hours = Un passo richiede 3 ore, e te ne restano meno
refusal-not-a-step-away = Questa casella non è adiacente alla tua
refusal-been-there = Questa casella è il tuo punto di partenza, o l’hai già visitata in questo turno
refusal-onto-crystal = Il Giorno non può entrare in una casella con un cristallo
refusal-pinned = Il Giorno non può uscire da una casella con un cristallo
refusal-not-in-their-hand = Questo incantesimo non è nella mano dell’avversaria
refusal-not-in-book = Questo incantesimo non è nel tuo libro
refusal-temple = Le tessere Tempio, anche isolate, non cambiano più
refusal-crystal = Il cristallo protegge questa casella dal Giorno
refusal-no-tile = Non c’è nessuna tessera da capovolgere
refusal-already-chosen = Hai già scelto questa tessera
refusal-already-there = La pedina si trova già lì
refusal-crystal-landing = A questo tavolo nessun incantesimo porta il Giorno su un cristallo
refusal-not-a-day-tile = Si possono confondere solo le tessere del Giorno
refusal-permanent = Questa tessera è già permanente
refusal-already-mystified = Questa tessera ha già dei segnalini Confusione
refusal-already-frozen = Su questa casella c’è già un cristallo
refusal-not-in-the-group = Questa tessera non è in un gruppo che forma un Tempio
refusal-needed-for-nine = Senza questa tessera non resterebbero nove tessere unite
refusal-left-out = Hai già lasciato fuori questa tessera
refusal-hole = Nel vuoto al centro non si può fare nulla
refusal-not-under-you = Questa non è la tua posizione
refusal-not-under-opponent = Questa non è la posizione dell’avversaria
refusal-not-under-a-pawn = Su questa tessera non c’è nessuna pedina
refusal-under-opponent = Questa è la posizione dell’avversaria, che l’incantesimo risparmia
refusal-not-adjacent = Questa tessera non è adiacente alla tua posizione
refusal-not-surrounding = Questa tessera non è tra quelle attorno alla tua posizione
refusal-too-far = Questa tessera dista da te più di quanto distino tra loro le pedine
refusal-not-neutral = Questa tessera non è neutra
refusal-temple-tile = Con l’opzione scelta una tessera con un segnalino Tempio non è un bersaglio
refusal-not-your-colour = Questa tessera non conta come una del colore che l’incantesimo richiede
refusal-not-your-colour-outside-temples =
    Questa non è una tessera del colore richiesto, priva di segnalino Tempio

## Opzioni del tavolo

setting-achievement = «Conquista» cambia
    .about = La lettura più libera rende fortissimo un incantesimo che costa poco (ED-01).
    .pawns = la tessera sotto una pedina
    .any = una tessera qualsiasi
setting-crystallize = «Cristallizzare» colpisce
    .about = Sotto una pedina può bloccare il Giorno dove si trova (ED-02).
    .pawns = la tessera sotto una pedina
    .any = una tessera qualsiasi
setting-crystal_sky_turns = Durata di «Cielo di Cristallo», in turni del Giorno
    .about = Tutti gli altri cristalli durano un turno del Giorno (ED-03).
setting-mimic_area = «Imitare» raggiunge
    .about = Quattro caselle al massimo, o otto con gli angoli (ED-04).
    .adjacent = le tessere adiacenti
    .surrounding = le tessere circostanti
setting-temple_counts = Il colore delle tessere Tempio vale
    .about = Decide se «Sviare» può portare la Notte su una tessera Tempio (ED-05).
    .generally = sempre
    .conditions_only = solo per le condizioni
setting-steal_swap = «Sottrarre la Passione» scambia
    .about = Come il Giorno legge un incantesimo sottratto alla Notte (ED-08).
    .full = tutto ciò che è del Giorno e della Notte
    .pawns_only = tutto tranne i colori delle tessere
setting-travel_forbidden = Viaggiando non si torna
    .about = Le caselle già percorse nel turno sono chiuse comunque (ED-09).
    .both = dove è iniziato il turno o il viaggio
    .turn_start = dove è iniziato il turno
    .travel_start = dove è iniziato il viaggio
setting-default_win_trigger = La vittoria d’ufficio del Giorno arriva
    .about = La Notte non vince mai d’ufficio (ED-13).
    .always = appena alla Notte manca lo spazio
    .day_awaken_only = solo al risveglio del Giorno
setting-default_win_room = Il Giorno vince d’ufficio se la Notte non ha spazio per
    .about = Una Notte che non può vincere può ancora ostacolare (R-57).
    .no_temple = nessun altro Tempio
    .no_win = i Templi che ancora le servono
setting-double_win = Secondo Tempio per entrambe con un solo incantesimo
    .about = Serve un incantesimo che alteri più caselle, e accade di rado (R-19).
    .active = vince chi l’ha lanciato
    .draw = pareggio
setting-marker_limit = Segnalini Confusione e cristalli
    .about = La scatola contiene 8 segnalini e 12 cristalli (DN-2.9, DN-2.10).
    .components = quanti ce ne sono nella scatola
    .unlimited = quanti ne servono
setting-mystify_restack = Confondere una tessera già confusa
    .about = Più segnalini ci mettono di più a maturare (R-23).
    .forbid = non si può
    .add = aggiunge segnalini
setting-fizzle = Gli incantesimi che non farebbero nulla
    .about = Lanciati invano costano le loro ore, ma vuotano la mano (R-09).
    .allowed = si possono lanciare
    .forbidden = non si possono lanciare
setting-reshuffle = Gli scarti diventano un nuovo libro
    .about = La differenza si vede solo quando un libro finisce (R-16).
    .eager = appena il libro è vuoto
    .lazy = quando si deve pescare una carta
setting-changed_scope = Una tessera conta come cambiata
    .about = Lo chiedono «Meditazione Notturna» e «Vantaggio Notturno» (R-28).
    .change_only = quando viene cambiata
    .any_flip = anche quando viene capovolta
setting-spell_move_onto_crystal = Un incantesimo può spostare su un cristallo
    .about = Il Giorno non può uscire a piedi da un cristallo (R-26).
    .allowed = entrambe le pedine
    .not_for_day = non quella del Giorno
setting-turn_limit = Turni prima del pareggio
    .about = Si contano i turni di entrambe; di rado ne servono tanti (DN-16.7).
setting-idle_limit = Turni di inattività prima del pareggio
    .about = Di fila, senza un incantesimo né un passo (DN-16.7).
setting-deck = Copie nei libri
    .about = Nessuna fonte dice quante copie ci siano (sezione 4 delle regole).
    .reconstructed_v1 = ricostruite
    .even_v1 = il più uniformi possibile

## Il libro del Giorno

spell-D01 = Meditazione Diurna
    .condition = Solo se la Notte si trova su una tessera del Giorno.
    .effect = Cambia la tessera sotto il Giorno.
    .note = Cambiare vuol dire sempre capovolgere: una tessera del Giorno passerebbe alla Notte (DN-6.3).
spell-D02 = Canto del Giorno
    .effect = Cambia la tessera sotto il Giorno.
    .note = Su un cristallo non fa nulla, ma le ore sono spese lo stesso (R-42, R-53).
spell-D03 = Intrappolare
    .effect = Cambia la tessera sotto la Notte.
    .note = Se la Notte si trova su una tessera del Giorno, la tessera passa alla Notte (R-64).
spell-D04 = Conquista
    .effect = Cambia la tessera sotto una delle pedine.
    .note = Due pedine sulla stessa casella sono un solo bersaglio (R-47). L’edizione italiana ammette qualsiasi tessera (ED-01).
spell-D05 = Vantaggio del Giorno
    .condition = Solo se la Notte si trova su una tessera del Giorno.
    .effect = Pesca 3 incantesimi.
    .note = Ciò che peschi si può lanciare in questo stesso turno (DN-5.8).
spell-D06 = Fioritura Diurna
    .effect = Cambia una tessera neutra.
    .note = Sotto un cristallo, anche una tessera neutra è fuori dalla portata del Giorno (DN-12.3).
spell-D07 = Rito del Giorno
    .effect = Cambia una tessera adiacente al Giorno.
    .note = In diagonale non si è adiacenti (DN-1.4).
spell-D08 = Deviare
    .effect = Capovolgi la tessera sotto il Giorno, poi cambia la tessera sotto la Notte.
    .note = Se le pedine sono sulla stessa casella, le due azioni avvengono lì, in quest’ordine: se è neutra diventa del Giorno, altrimenti si capovolge due volte e perde i segnalini Confusione (R-35).
spell-D09 = Desiderio del Giorno
    .effect = Cambia una tessera qualsiasi.
    .note = Qualsiasi, tranne quelle cristallizzate, isolate o di un Tempio (R-40).
spell-D10 = Instabilità del Giorno
    .effect = X è la distanza tra le pedine. Cambia una tessera a non più di X passi dal Giorno.
    .note = I passi si contano aggirando il vuoto (R-03). Se le pedine sono sulla stessa casella, non costa nulla e raggiunge solo quella (DN-15.2).
spell-D11 = Prosperare
    .condition = Solo se la Notte si trova su una tessera del Giorno.
    .effect = Cambia due tessere attorno al Giorno.
    .note = Se due si possono cambiare, vanno cambiate entrambe, anche a tuo danno (DN-5.3). La posizione del Giorno è esclusa (DN-1.5).
spell-D12 = Sottrarre la Passione
    .effect = Guarda la mano della Notte e scegli un incantesimo: lancialo senza spendere ore, scambiando Giorno e Notte, oppure scartalo.
    .note = Se la Notte ha carte in mano, devi sceglierne una (R-52). Se è tematica, o la sua condizione non è soddisfatta, si può solo scartare (DN-14.5).
spell-D13 = Distorsione
    .effect = Sposta il Giorno su un’altra tessera qualsiasi.
    .note = Libera il Giorno da un cristallo, e può portarlo su un altro: da lì non potrà viaggiare (R-26).
spell-D14 = Sviare
    .condition = Solo se la Notte si trova su una tessera del Giorno.
    .effect = Sposta la Notte su un’altra tessera del Giorno.
    .note = Valgono anche le tessere isolate e quelle dei Templi (DN-10.5). Se non c’è un’altra tessera del Giorno, non succede nulla (R-36).
spell-D15 = Destino
    .condition = Solo se la Notte si trova su una tessera del Giorno.
    .effect = Capovolgi la tessera sotto il Giorno e tutte quelle che la circondano.
    .note = Le tessere neutre, cristallizzate, isolate o di un Tempio restano come sono (R-41).
spell-D16 = Meraviglia
    .effect = Cerca un incantesimo nel tuo libro, prendilo e rimescola il libro.
    .note = La carta non va mostrata (R-54). Se il libro è vuoto, prima vi si rimescolano gli scarti (R-37).
spell-D17 = Stagno dei Desideri
    .effect = Confondi la tessera sotto il Giorno con 2 segnalini.
    .note = Dev’essere una tessera del Giorno senza segnalini Confusione o Tempio, altrimenti non succede nulla (DN-11.1, R-23).
spell-D18 = Nebbia Mattutina
    .effect = Confondi due tessere del Giorno con 2 segnalini ciascuna.
    .note = Una tessera per cui non restano entrambi i segnalini non ne riceve nessuno (R-06).
spell-D19 = Confondere
    .effect = Confondi una tessera del Giorno con 2 segnalini.
    .note = A ogni risveglio il Giorno ne toglie uno; tolto l’ultimo, la tessera è permanente. La Notte ha due turni per capovolgerla (DN-11.5).
spell-D20 = Pozzo dei Desideri
    .effect = Confondi una tessera del Giorno con 1 segnalino.
    .note = Al prossimo risveglio del Giorno la tessera diventa permanente. La Notte ha un turno per capovolgerla (DN-11.5).

## Il libro della Notte

spell-N01 = Meditazione Notturna
    .condition = Solo se in questo turno è stata cambiata una tessera del Giorno.
    .effect = Cambia la tessera sotto la Notte.
    .note = Capovolgere non è cambiare (R-28). Ciò che il Giorno ha fatto nel proprio turno non conta (R-59).
spell-N02 = Scoraggiare
    .effect = Capovolgi la tessera sotto la Notte.
    .note = Una tessera neutra non ha nulla da capovolgere (DN-6.2). Non conta come cambiamento (R-28).
spell-N03 = Canto della Notte
    .effect = Cambia la tessera sotto la Notte.
    .note = Un cristallo non ostacola la Notte, e resta al suo posto (DN-12.5).
spell-N04 = Vantaggio Notturno
    .condition = Solo se in questo turno è stata cambiata una tessera del Giorno.
    .effect = Pesca 3 incantesimi.
    .note = Capovolgere non è cambiare (R-28). Ciò che peschi si può lanciare subito (R-48).
spell-N05 = Ottenere
    .effect = Pesca 2 incantesimi.
    .note = Ciò che peschi si può lanciare subito (R-48).
spell-N06 = Alterare il Suolo
    .effect = Cambia una tessera neutra adiacente alla Notte.
    .note = In diagonale non si è adiacenti (DN-1.4).
spell-N07 = Rito della Notte
    .effect = Cambia una tessera adiacente alla Notte.
    .note = Una tessera confusa che si capovolge perde tutti i suoi segnalini (DN-11.2).
spell-N08 = Fioritura Notturna
    .effect = Cambia una tessera neutra.
    .note = Nessuna tessera ridiventa neutra (DN-2.3).
spell-N09 = Desiderio della Notte
    .effect = Cambia una tessera qualsiasi.
    .note = Qualsiasi, tranne quelle isolate o di un Tempio (R-40); un cristallo non ostacola la Notte, e resta al suo posto (DN-12.5).
spell-N10 = Instabilità della Notte
    .effect = X è la distanza tra le pedine. Cambia una tessera a non più di X passi dalla Notte.
    .note = I passi si contano aggirando il vuoto (R-03). Se le pedine sono sulla stessa casella, non costa nulla e raggiunge solo quella (DN-15.2).
spell-N11 = Imitare
    .condition = Solo se la Notte si trova su una tessera della Notte.
    .effect = Cambia due tessere adiacenti alla Notte.
    .note = Se due si possono cambiare, vanno cambiate entrambe, anche a tuo danno (DN-5.3). A certi tavoli valgono le tessere circostanti (ED-04).
spell-N12 = Emozione
    .condition = Solo se la Notte ha costruito un Tempio.
    .effect = Cambia due tessere neutre attorno alla Notte.
    .note = Se solo una è neutra, si cambia soltanto quella (DN-5.3).
spell-N13 = Epifania
    .condition = Solo se la Notte non ha altri incantesimi in mano.
    .effect = Pesca 5 incantesimi.
    .note = Per svuotare la mano puoi prima lanciare incantesimi senza effetto (R-49).
spell-N14 = Fuorviare
    .condition = Solo se la Notte ha costruito un Tempio.
    .effect = Sposta il Giorno su una tessera della Notte fuori da ogni Tempio.
    .note = Dev’essere una tessera diversa dalla sua (R-39), magari con un cristallo: da lì il Giorno non potrà viaggiare (R-26).
spell-N15 = Cambiamento
    .effect = Capovolgi tutte le tessere attorno alla Notte.
    .note = La posizione della Notte resta com’è, e così le tessere neutre, isolate o di un Tempio; quelle cristallizzate si capovolgono (R-41).
spell-N16 = Cristallizzare
    .effect = Cristallizza la tessera sotto una delle pedine.
    .note = Su un cristallo il Giorno non può né cambiare la propria tessera né viaggiare (DN-12.3). L’edizione italiana ammette qualsiasi tessera (ED-02).
spell-N17 = Esplosione di Cristallo
    .effect = Cristallizza tutte le tessere attorno alla Notte.
    .note = La posizione del Giorno è inclusa, a meno che coincida con quella della Notte (R-45). Se i cristalli non bastano, sceglie la Notte (R-07).
spell-N18 = Brezza di Cristallo
    .effect = Cristallizza due tessere, ma non quella sotto il Giorno.
    .note = Anche le tessere dei Templi si possono cristallizzare (R-25). I cristalli spariscono al prossimo risveglio della Notte (DN-12.4).
spell-N19 = Cielo di Cristallo
    .effect = Cristallizza tre tessere, ma non quella sotto il Giorno. Questi cristalli durano due turni del Giorno.
    .note = Un cristallo già presente non dura di più (R-46). Nell’edizione italiana durano un turno solo (ED-03).

## Sul tabellone

board-neutral = neutrale
board-day = tessera del Giorno
board-night = tessera della Notte
board-built = Tempio
board-isolated = tessera Tempio isolata
board-markers = { $count ->
    [one] 1 segnalino Confusione
   *[other] { $count } segnalini Confusione
}
board-crystal = { $count ->
    [one] cristallo per 1 turno
   *[other] cristallo per { $count } turni
}
board-pawn = { $seat ->
    [day] qui sta il Giorno
   *[night] qui sta la Notte
}
board-hours = { $count ->
    [one] resta un’ora
   *[other] restano { $count } ore
}
board-cost = { $count ->
    [one] costa un’ora
   *[other] costa { $count } ore
}
board-turn = Turno { $number }
board-changed = Cambiate in questo turno:
board-temples = { $count ->
    [0] nessun Tempio costruito
    [one] un Tempio costruito
   *[other] { $count } Templi costruiti
}
board-hand = Mano
board-book = Libro
board-marker-supply = Segnalini Confusione
board-crystal-supply = Cristalli disponibili
board-discards = Pila degli scarti ({ $count })
board-your-hand = La tua mano
board-known-hand = Ciò che sai dell’altra mano
board-open-hand = L’altra mano, scoperta
board-search = Il tuo libro, aperto
board-stolen = L’incantesimo sottratto
board-no-effect = Ora non avrebbe effetto
board-seen = Vista dall’avversaria
board-empty = Nessuna carta.
