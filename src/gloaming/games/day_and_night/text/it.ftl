### Day & Night in italiano.

title = Day & Night
    .about = Due sorelle si contendono una valle: nove tessere unite fanno un Tempio, due Templi la vittoria.
share-count = turno { $turn }

## Chi

seat-day = Giorno
seat-night = Notte

who = { $seat ->
    [day] La Signora del Giorno
   *[night] La Signora della Notte
}
the = { $seat ->
    [day] la Signora del Giorno
   *[night] la Signora della Notte
}
label = { $seat ->
    [day] Giorno
   *[night] Notte
}
lady = { $seat ->
    [day] Signora del Giorno
   *[night] Signora della Notte
}
of-other = { $seat ->
    [day] della Signora della Notte
   *[night] della Signora del Giorno
}
colour = { $colour ->
    [day] Giorno
   *[night] Notte
}

## Le quattro fasi di un turno

phase-awaken = Risvegliarsi
phase-cast = Lanciare Magie
phase-travel = Spostarsi
phase-retreat = Ritirarsi

## Tipi di Magia

kind-minor = Magia Minore
kind-miracle = Miracolo
kind-theme = Magia Tematica

## Domande

ask-cast = { label }: lancia una Magia o passa allo spostamento.
    .over = { label }: ora non puoi lanciare nulla; passa allo spostamento.
ask-change = { label }: scegli { $count ->
    [one] una tessera
   *[other] { $count } tessere
} da modificare.
ask-move = { label }: scegli la tessera su cui muovere la pedina.
ask-mystify = { label }: scegli { $count ->
    [one] una tessera
   *[other] { $count } tessere
} Giorno da avvolgere nel mistero.
ask-crystallize = { label }: scegli { $count ->
    [one] una tessera
   *[other] { $count } tessere
} da cristallizzare.
ask-steal = { label }: sottrai una Magia dalla mano { of-other }.
ask-use_stolen = { label }: lancia la Magia sottratta o scartala.
ask-discard_stolen = { label }: la Magia sottratta non si può lanciare; scartala.
ask-search = { label }: prendi una Magia dal tuo Libro.
ask-leave_out = { label }: lascia una tessera fuori dal Tempio ({ $count ->
    [one] ce n’è una di troppo
   *[other] ce ne sono fino a { $count } di troppo
}).
ask-travel = { label }: fai un passo (3 ore, peschi una carta) o termina lo spostamento.
    .over = { label }: ora non puoi fare passi; termina lo spostamento.
ask-discard = { label }: scarta { $count ->
    [one] una Magia
   *[other] { $count } Magie
}.
ask-draw = La sorte pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.

## Scelte

option-cast = Lancia { $thing }
option-end_casting = Passa allo spostamento
option-change = Modifica { $thing }
option-move = Muovi in { $thing }
option-mystify = Avvolgi nel mistero { $thing }
option-crystallize = Cristallizza { $thing }
option-steal = Sottrai { $thing }
option-cast_stolen = Lancia la Magia sottratta
option-discard_stolen = Scarta la Magia sottratta
option-search = Prendi { $thing }
option-leave_out = Lascia fuori { $thing }
option-step = Spostati in { $thing }
option-end_travel = Termina lo spostamento
option-discard = Scarta { $thing }
option-draw = Pesca { $thing }

## La cronaca

fact-turn = Turno { $number }: { the } si risveglia.
fact-marker-off = La tessera in { $square } perde { $number ->
    [0] l’ultimo segnalino Confondere
   *[other] un segnalino Confondere
}.
fact-ripens = La tessera in { $square } diventa una tessera Tempio isolata.
fact-crystal-thins = Il cristallo in { $square } si assottiglia.
fact-crystal-off = Il cristallo in { $square } si dissolve.
fact-casts = { who } lancia «{ $spell }» ({ $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}).
fact-casts-stolen = { who } lancia la Magia sottratta: «{ $spell }».
fact-ends-casting = { who } passa allo spostamento.
fact-places = Una tessera { colour } compare in { $square }.
fact-flips = La tessera in { $square } diventa una tessera { colour }.
fact-moves = La pedina { lady } viene mossa in { $square }.
fact-mystifies = La tessera in { $square } riceve { $number ->
    [one] un segnalino
   *[other] { $number } segnalini
} Confondere.
fact-crystallizes = { $number ->
    [one] Un cristallo si forma in { $square }.
   *[other] Un cristallo si forma in { $square }, per { $number } turni della Signora del Giorno.
}
fact-draws = { who } pesca «{ $spell }».
    .hidden = { who } pesca una carta.
fact-no-card = { who } non ha più carte da pescare.
fact-reshuffles = { who } rimescola gli scarti in un nuovo Libro.
fact-sees = { who } vede «{ $spell }» nella mano { of-other }.
    .hidden = { who } vede una carta nella mano { of-other }.
fact-steals = { who } sottrae «{ $spell }» dalla mano { of-other }.
fact-discards-stolen = { who } scarta la Magia sottratta: «{ $spell }».
fact-takes = { who } prende «{ $spell }» dal proprio Libro.
    .hidden = { who } prende una carta dal proprio Libro.
fact-no-effect = «{ $spell }» non ha effetto.
fact-leaves-out = { who } lascia { $square } fuori dal Tempio.
fact-temple = { who } costruisce il suo { $number ->
    [1] primo
   *[other] secondo
} Tempio!
fact-steps = { who } si sposta in { $square }.
fact-ends-travel = { who } termina lo spostamento.
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
ending-default = { $default_win_room ->
    [no_win] Alla Signora della Notte manca lo spazio per vincere: Vittoria Predefinita della Signora del Giorno.
   *[no_temple] Alla Signora della Notte manca lo spazio per un altro Tempio: Vittoria Predefinita della Signora del Giorno.
}
ending-no-room = A nessuna delle due sorelle resta lo spazio per vincere: patta.
ending-turn-limit = È stato raggiunto il limite di turni: patta.
ending-idle = Troppi turni di fila senza una Magia né un passo: patta.
ending-double-win = Una sola Magia dà a entrambe le sorelle il secondo Tempio: patta.
tally-temples =
    { $count ->
        [0] nessun Tempio
        [one] 1 Tempio
       *[other] { $count } Templi
    }

## Perché no

refusal-not-in-hand = Non hai in mano questa Magia
refusal-hours = Non ti restano abbastanza ore
    .counted = Costa { $cost ->
    [one] { $cost } ora
   *[other] { $cost } ore
} e { $hours ->
    [0] non te ne restano
    [one] te ne resta { $hours }
   *[other] te ne restano { $hours }
}
refusal-hours-x = La distanza tra le pedine supera le ore che ti restano
    .counted = Le pedine distano { $cost ->
    [one] { $cost } passo
   *[other] { $cost } passi
} e { $hours ->
    [0] non ti restano ore
    [one] ti resta { $hours } ora
   *[other] ti restano { $hours } ore
}
refusal-fizzle = Ora non farebbe nulla, e a questo tavolo non è permesso
refusal-theme = Le Magie Tematiche dell’altro Libro si possono solo scartare
refusal-opponent-not-on-your-tile = L’avversaria non si trova su una tessera del tuo colore
refusal-not-on-your-tile = Non ti trovi su una tessera del colore che la Magia richiede
refusal-nothing-changed = { $changed_scope ->
    [any_flip] In questo turno non è stata modificata né capovolta nessuna tessera del colore richiesto
   *[change_only] In questo turno non è stata modificata nessuna tessera del colore richiesto
}
refusal-no-temple-built = Non hai ancora costruito un Tempio
refusal-other-spells = Hai in mano altre Magie
refusal-step-hours = Un passo richiede 3 ore, e te ne restano meno
refusal-not-a-step-away = Questa casella non è confinante con la tua
refusal-been-there = { $travel_forbidden ->
    [turn_start] Qui è iniziato il tuo turno, oppure ci sei già passata in questo turno
    [travel_start] Qui è iniziato il tuo spostamento, oppure ci sei già passata in questo turno
   *[both] Qui è iniziato il tuo turno o il tuo spostamento, oppure ci sei già passata in questo turno
}
refusal-onto-crystal = La Signora del Giorno non può entrare in una casella con un cristallo
refusal-pinned = La Signora del Giorno non può uscire da una casella con un cristallo
refusal-frozen = Bloccata dal cristallo: da questa casella non si può fare alcun passo
refusal-no-way = Da questa casella non si può fare alcun passo
refusal-not-in-their-hand = Questa Magia non è nella mano dell’avversaria
refusal-not-in-book = Questa Magia non è nel tuo Libro
refusal-temple = Le tessere Tempio, anche isolate, non si modificano più
refusal-crystal = Il cristallo protegge questa casella dalla Signora del Giorno
refusal-no-tile = Non c’è nessuna tessera da capovolgere
refusal-already-chosen = Hai già scelto questa tessera
refusal-already-there = La pedina si trova già lì
refusal-crystal-landing = A questo tavolo nessuna Magia porta la Signora del Giorno su un cristallo
refusal-not-a-day-tile = Si possono avvolgere nel mistero solo le tessere Giorno
refusal-permanent = Questa tessera ha già un segnalino Tempio
refusal-already-mystified = Questa tessera ha già dei segnalini Confondere
refusal-already-frozen = Su questa casella c’è già un cristallo
refusal-not-in-the-group = Questa tessera non è in un gruppo che forma un Tempio
refusal-needed-for-nine = Senza questa tessera non resterebbero nove tessere unite
refusal-left-out = Hai già lasciato fuori questa tessera
refusal-hole = Al centro del tabellone non si può fare nulla
refusal-not-under-you = Questa non è la tua posizione attuale
refusal-not-under-opponent = Questa non è la posizione attuale dell’avversaria
refusal-not-under-a-pawn = Su questa tessera non c’è nessuna pedina
refusal-under-opponent = Questa è la posizione attuale dell’avversaria, che la Magia risparmia
refusal-not-adjacent = Questa tessera non è confinante con la tua posizione attuale
refusal-not-surrounding = Questa tessera non è nei dintorni della tua posizione attuale
refusal-too-far = Questa tessera dista da te più di quanto distino tra loro le pedine
refusal-not-neutral = Questa tessera non è neutrale
refusal-temple-tile = A questo tavolo una tessera con un segnalino Tempio non è un bersaglio
refusal-not-your-colour = Questa tessera non vale come tessera del colore richiesto
refusal-not-your-colour-outside-temples =
    Serve una tessera del colore richiesto, senza segnalino Tempio

## Opzioni del tavolo

heading-spells = Singole Magie
heading-temples = Templi e vittoria
heading-turn = Lanciare e spostarsi
heading-length = Libri e durata
setting-achievement = «Conquista» modifica
    .about = La lettura più libera rende fortissima una Magia che costa poco (ED-01).
    .pawns = la posizione attuale di una Signora
    .any = una tessera qualsiasi
setting-crystallize = «Cristallizzare» raggiunge
    .about = Sotto una pedina può bloccare la Signora del Giorno dove si trova (ED-02).
    .pawns = la posizione attuale di una Signora
    .any = una tessera qualsiasi
setting-crystal_sky_turns = Durata di «Cielo di Cristallo», in turni della Signora del Giorno
    .about = Tutti gli altri cristalli durano uno dei suoi turni (ED-03).
setting-mimic_area = «Imitare» raggiunge
    .about = Quattro caselle al massimo, o otto con gli angoli (ED-04).
    .adjacent = le tessere confinanti
    .surrounding = le tessere nei dintorni
setting-temple_counts = Il colore delle tessere Tempio vale
    .about = Decide se «Sviare» può portare la Signora della Notte su una tessera Tempio (ED-05).
    .generally = sempre
    .conditions_only = solo per le condizioni
setting-steal_swap = «Sottrarre la Passione» scambia
    .about = Come la Signora del Giorno legge una Magia sottratta alla sorella (ED-08).
    .full = tutto ciò che è Giorno e Notte
    .pawns_only = tutto tranne i colori delle tessere
setting-travel_forbidden = Spostandosi non si torna
    .about = Le caselle già visitate nel turno sono chiuse comunque (ED-09).
    .both = dove è iniziato il turno o lo spostamento
    .turn_start = dove è iniziato il turno
    .travel_start = dove è iniziato lo spostamento
setting-default_win_trigger = La Vittoria Predefinita della Signora del Giorno arriva
    .about = La Signora della Notte non ne ha una sua (ED-13).
    .always = appena alla Signora della Notte manca lo spazio
    .day_awaken_only = solo quando, al suo risveglio, una tessera matura
setting-default_win_room = La Signora del Giorno ottiene la Vittoria Predefinita se alla sorella manca lo spazio per
    .about = Anche se non può più vincere, la Signora della Notte può ancora ostacolare la sorella (R-57).
    .no_temple = un altro Tempio
    .no_win = i Templi che ancora le servono
setting-double_win = Secondo Tempio per entrambe con una sola Magia
    .about = Serve una Magia che alteri più caselle, e accade di rado (R-19).
    .active = vince chi l’ha lanciata
    .draw = patta
setting-marker_limit = Segnalini Confondere e Cristallizzare
    .about = La scatola contiene 8 dei primi e 12 dei secondi (DN-2.9, DN-2.10).
    .components = quanti ce ne sono nella scatola
    .unlimited = quanti ne servono
setting-mystify_restack = Confondere una tessera già avvolta nel mistero
    .about = Più segnalini ci sono, più turni servono perché la tessera maturi (R-23).
    .forbid = non si può
    .add = aggiunge segnalini
setting-fizzle = Le Magie che non farebbero nulla
    .about = Lanciate invano costano le loro ore, ma vuotano la mano (R-09).
    .allowed = si possono lanciare
    .forbidden = non si possono lanciare
setting-reshuffle = Gli scarti diventano un nuovo Libro
    .about = La differenza si vede solo quando un Libro finisce (R-16).
    .eager = appena il Libro è vuoto
    .lazy = quando si deve pescare o cercare una carta
setting-changed_scope = Una tessera conta come modificata
    .about = Lo chiedono «Meditazione Notturna» e «Vantaggio Notturno» (R-28).
    .change_only = quando viene modificata
    .any_flip = anche quando viene capovolta
setting-spell_move_onto_crystal = Una Magia può muovere su un cristallo
    .about = La Signora del Giorno non può uscire a piedi da un cristallo (R-26).
    .allowed = entrambe le pedine
    .not_for_day = non la pedina Signora del Giorno
setting-turn_limit = Turni prima della patta
    .about = Si contano i turni di entrambe; di rado ne servono tanti (DN-16.7).
setting-idle_limit = Turni di inattività prima della patta
    .about = Di fila, senza una Magia né un passo (DN-16.7).
setting-deck = Copie nei Libri
    .about = Nessuna fonte dice quante copie ci siano (sezione 4 delle regole).
    .reconstructed_v1 = ricostruite
    .even_v1 = il più uniformi possibile

## Il Libro di Magia della Signora del Giorno

spell-D01 = Meditazione Diurna
    .condition = Solo se la Signora della Notte si trova su una tessera Giorno.
    .effect = Modifica la posizione attuale della Signora del Giorno.
    .note = Modificare vuol dire sempre capovolgere: una tessera Giorno diventerebbe una tessera Notte (DN-6.3).
spell-D02 = Canto del Giorno
    .effect = Modifica la posizione attuale della Signora del Giorno.
    .note = { $fizzle ->
        [forbidden] Su un cristallo non farebbe nulla: lì non si può lanciare (R-42, R-09).
       *[allowed] Su un cristallo non fa nulla, ma le ore sono spese lo stesso (R-42, R-53).
    }
spell-D03 = Intrappolare
    .effect = Modifica la posizione attuale della Signora della Notte.
    .note = Se la Signora della Notte si trova su una tessera Giorno, questa diventa una tessera Notte (R-64).
spell-D04 = Conquista
    .effect = { $achievement ->
        [any] Modifica una tessera qualsiasi.
       *[pawns] Modifica la posizione attuale di una delle due Signore.
    }
    .note = { $achievement ->
        [any] Qualsiasi, tranne quelle cristallizzate, isolate o di un Tempio (R-40). Così la vuole l’edizione italiana (ED-01).
       *[pawns] Due pedine sulla stessa casella sono un solo bersaglio (R-47). L’edizione italiana ammette qualsiasi tessera (ED-01).
    }
spell-D05 = Vantaggio del Giorno
    .condition = Solo se la Signora della Notte si trova su una tessera Giorno.
    .effect = Pesca 3 Magie.
    .note = Ciò che peschi si può lanciare in questo stesso turno (DN-5.8).
spell-D06 = Fioritura Diurna
    .effect = Modifica una tessera neutrale.
    .note = Sotto un cristallo, anche una tessera neutrale è fuori dalla portata della Signora del Giorno (DN-12.3).
spell-D07 = Rito del Giorno
    .effect = Modifica una tessera confinante con la Signora del Giorno.
    .note = In diagonale non si è confinanti (DN-1.4).
spell-D08 = Deviare
    .effect = Capovolgi la posizione attuale della Signora del Giorno, poi modifica quella della Signora della Notte.
    .note = { $fizzle ->
        [forbidden] Se le pedine sono sulla stessa casella, le due azioni avvengono lì, in quest’ordine: se è neutrale diventa una tessera Giorno, se è avvolta nel mistero si capovolge due volte e perde i segnalini. Su ogni altra non altererebbe nulla, e non si può lanciare (R-35, R-09).
       *[allowed] Se le pedine sono sulla stessa casella, le due azioni avvengono lì, in quest’ordine: se è neutrale diventa una tessera Giorno, altrimenti si capovolge due volte e perde i segnalini Confondere (R-35).
    }
spell-D09 = Desiderio del Giorno
    .effect = Modifica una tessera qualsiasi.
    .note = Qualsiasi, tranne quelle cristallizzate, isolate o di un Tempio (R-40).
spell-D10 = Instabilità del Giorno
    .effect = X è la distanza tra le pedine. Modifica una tessera a non più di X passi dalla Signora del Giorno.
    .note = I passi si contano aggirando il centro (R-03). Se le pedine sono sulla stessa casella, non costa nulla e raggiunge solo quella (DN-15.2).
spell-D11 = Prosperare
    .condition = Solo se la Signora della Notte si trova su una tessera Giorno.
    .effect = Modifica due tessere nei dintorni della Signora del Giorno.
    .note = Se due si possono modificare, vanno modificate entrambe, anche a tuo danno (DN-5.3). La posizione attuale della Signora del Giorno è esclusa (DN-1.5).
spell-D12 = Sottrarre la Passione
    .effect = { $steal_swap ->
        [pawns_only] Guarda la mano della Signora della Notte e scegli una Magia: lanciala senza spendere ore, scambiando Giorno e Notte ma non i colori delle tessere, oppure scartala.
       *[full] Guarda la mano della Signora della Notte e scegli una Magia: lanciala senza spendere ore, scambiando Giorno e Notte, oppure scartala.
    }
    .note = Se la Signora della Notte ha carte in mano, devi sceglierne una (R-52). { $fizzle ->
        [forbidden] Se è tematica, se la sua condizione non è soddisfatta o se non farebbe nulla, si può solo scartare (DN-14.5).
       *[allowed] Se è tematica, o la sua condizione non è soddisfatta, si può solo scartare (DN-14.5).
    }
spell-D13 = Distorsione
    .effect = { $spell_move_onto_crystal ->
        [not_for_day] Muovi la Signora del Giorno su un’altra tessera qualsiasi senza cristallo.
       *[allowed] Muovi la Signora del Giorno su un’altra tessera qualsiasi.
    }
    .note = { $spell_move_onto_crystal ->
        [not_for_day] Libera la Signora del Giorno da un cristallo, ma non può portarla su un altro (R-26).
       *[allowed] Libera la Signora del Giorno da un cristallo, e può portarla su un altro: da lì non potrà spostarsi (R-26).
    }
spell-D14 = Sviare
    .condition = Solo se la Signora della Notte si trova su una tessera Giorno.
    .effect = { $temple_counts ->
        [conditions_only] Muovi la Signora della Notte su un’altra tessera Giorno senza segnalino Tempio.
       *[generally] Muovi la Signora della Notte su un’altra tessera Giorno.
    }
    .note = { $temple_counts ->
        [conditions_only] Le tessere isolate e quelle dei Templi valgono solo per la condizione (ED-05).
       *[generally] Valgono anche le tessere isolate e quelle dei Templi (DN-10.5).
    } { $fizzle ->
        [forbidden] Se non ce n’è un’altra, non si può lanciare (R-36, R-09).
       *[allowed] Se non ce n’è un’altra, non succede nulla (R-36).
    }
spell-D15 = Destino
    .condition = Solo se la Signora della Notte si trova su una tessera Giorno.
    .effect = Capovolgi la posizione attuale della Signora del Giorno e tutte le tessere nei suoi dintorni.
    .note = Le tessere neutrali, cristallizzate, isolate o di un Tempio restano come sono (R-41).
spell-D16 = Meraviglia
    .effect = Cerca una Magia nel tuo Libro, prendila e rimescola il Libro.
    .note = La carta non va mostrata (R-54). Se il Libro è vuoto, prima vi si rimescolano gli scarti (R-37).
spell-D17 = Stagno dei Desideri
    .effect = Avvolgi nel mistero la posizione attuale della Signora del Giorno con 2 segnalini.
    .note = { $mystify_restack ->
        [add] Dev’essere una tessera Giorno senza segnalino Tempio; i segnalini Confondere che ha già restano (DN-11.1, R-23).
       *[forbid] Dev’essere una tessera Giorno senza segnalini Confondere o Tempio (DN-11.1, R-23).
    } { $fizzle ->
        [forbidden] Altrimenti non si può lanciare (R-09).
       *[allowed] Altrimenti non succede nulla (R-09).
    }
spell-D18 = Nebbia Mattutina
    .effect = Avvolgi nel mistero due tessere Giorno con 2 segnalini ciascuna.
    .note = { $marker_limit ->
        [unlimited] Se ce n’è una sola, si avvolge nel mistero soltanto quella (DN-5.3).
       *[components] Una tessera per cui non restano entrambi i segnalini non ne riceve nessuno (R-06).
    }
spell-D19 = Confondere
    .effect = Avvolgi nel mistero una tessera Giorno con 2 segnalini.
    .note = { $mystify_restack ->
        [add] A ogni risveglio la Signora del Giorno ne toglie uno; tolto l’ultimo, diventa una tessera Tempio isolata. I segnalini che c’erano già si aggiungono (R-23).
       *[forbid] A ogni risveglio la Signora del Giorno ne toglie uno; tolto l’ultimo, diventa una tessera Tempio isolata. La Signora della Notte ha due turni per capovolgerla (DN-11.5).
    }
spell-D20 = Pozzo dei Desideri
    .effect = Avvolgi nel mistero una tessera Giorno con 1 segnalino.
    .note = { $mystify_restack ->
        [add] Se non ha altri segnalini, al prossimo risveglio della Signora del Giorno diventa una tessera Tempio isolata. I segnalini che c’erano già si aggiungono (R-23).
       *[forbid] Al prossimo risveglio della Signora del Giorno diventa una tessera Tempio isolata. La Signora della Notte ha un turno per capovolgerla (DN-11.5).
    }

## Il Libro di Magia della Signora della Notte

spell-N01 = Meditazione Notturna
    .condition = { $changed_scope ->
        [any_flip] Solo se in questo turno è stata modificata o capovolta una tessera Giorno.
       *[change_only] Solo se in questo turno è stata modificata una tessera Giorno.
    }
    .effect = Modifica la posizione attuale della Signora della Notte.
    .note = { $changed_scope ->
        [any_flip] Capovolgere vale quanto modificare (R-28).
       *[change_only] Capovolgere non è modificare (R-28).
    } Ciò che la Signora del Giorno ha fatto nel proprio turno non conta (R-59).
spell-N02 = Scoraggiare
    .effect = Capovolgi la posizione attuale della Signora della Notte.
    .note = Una tessera neutrale non ha nulla da capovolgere (DN-6.2). { $changed_scope ->
        [any_flip] Per «Meditazione Notturna» e «Vantaggio Notturno» conta come modifica (R-28).
       *[change_only] Non conta come modifica (R-28).
    }
spell-N03 = Canto della Notte
    .effect = Modifica la posizione attuale della Signora della Notte.
    .note = Un cristallo non ostacola la Signora della Notte, e resta al suo posto (DN-12.5).
spell-N04 = Vantaggio Notturno
    .condition = { $changed_scope ->
        [any_flip] Solo se in questo turno è stata modificata o capovolta una tessera Giorno.
       *[change_only] Solo se in questo turno è stata modificata una tessera Giorno.
    }
    .effect = Pesca 3 Magie.
    .note = { $changed_scope ->
        [any_flip] Capovolgere vale quanto modificare (R-28).
       *[change_only] Capovolgere non è modificare (R-28).
    } Ciò che peschi si può lanciare subito (R-48).
spell-N05 = Ottenere
    .effect = Pesca 2 Magie.
    .note = Ciò che peschi si può lanciare subito (R-48).
spell-N06 = Alterare il Suolo
    .effect = Modifica una tessera neutrale confinante con la Signora della Notte.
    .note = In diagonale non si è confinanti (DN-1.4).
spell-N07 = Rito della Notte
    .effect = Modifica una tessera confinante con la Signora della Notte.
    .note = Una tessera avvolta nel mistero che si capovolge perde tutti i suoi segnalini (DN-11.2).
spell-N08 = Fioritura Notturna
    .effect = Modifica una tessera neutrale.
    .note = Nessuna tessera ridiventa neutrale (DN-2.3).
spell-N09 = Desiderio della Notte
    .effect = Modifica una tessera qualsiasi.
    .note = Qualsiasi, tranne quelle isolate o di un Tempio (R-40); un cristallo non ostacola la Signora della Notte, e resta al suo posto (DN-12.5).
spell-N10 = Instabilità della Notte
    .effect = X è la distanza tra le pedine. Modifica una tessera a non più di X passi dalla Signora della Notte.
    .note = I passi si contano aggirando il centro (R-03). Se le pedine sono sulla stessa casella, non costa nulla e raggiunge solo quella (DN-15.2).
spell-N11 = Imitare
    .condition = Solo se la Signora della Notte si trova su una tessera Notte.
    .effect = { $mimic_area ->
        [surrounding] Modifica due tessere nei dintorni della Signora della Notte.
       *[adjacent] Modifica due tessere confinanti con la Signora della Notte.
    }
    .note = Se due si possono modificare, vanno modificate entrambe, anche a tuo danno (DN-5.3). { $mimic_area ->
        [surrounding] La posizione attuale della Signora della Notte è esclusa (DN-1.5, ED-04).
       *[adjacent] A certi tavoli valgono le tessere nei dintorni (ED-04).
    }
spell-N12 = Emozione
    .condition = Solo se la Signora della Notte ha costruito un Tempio.
    .effect = Modifica due tessere neutrali nei dintorni della Signora della Notte.
    .note = Se solo una è neutrale, si modifica soltanto quella (DN-5.3).
spell-N13 = Epifania
    .condition = Solo se la Signora della Notte non ha altre Magie in mano.
    .effect = Pesca 5 Magie.
    .note = { $fizzle ->
        [forbidden] A questo tavolo non si lanciano Magie invano, nemmeno per svuotare la mano (R-09, R-49).
       *[allowed] Per svuotare la mano puoi prima lanciare Magie senza effetto (R-09, R-49).
    }
spell-N14 = Fuorviare
    .condition = Solo se la Signora della Notte ha costruito un Tempio.
    .effect = { $spell_move_onto_crystal ->
        [not_for_day] Muovi la Signora del Giorno su una tessera Notte fuori da ogni Tempio e senza cristallo.
       *[allowed] Muovi la Signora del Giorno su una tessera Notte fuori da ogni Tempio.
    }
    .note = { $spell_move_onto_crystal ->
        [not_for_day] Dev’essere una tessera diversa dalla sua (R-39), e mai con un cristallo (R-26).
       *[allowed] Dev’essere una tessera diversa dalla sua (R-39), magari con un cristallo: da lì non potrà spostarsi (R-26).
    }
spell-N15 = Cambiamento
    .effect = Capovolgi tutte le tessere nei dintorni della Signora della Notte.
    .note = La sua posizione attuale resta com’è, e così le tessere neutrali, isolate o di un Tempio; quelle cristallizzate si capovolgono (R-41).
spell-N16 = Cristallizzare
    .effect = { $crystallize ->
        [any] Cristallizza una tessera qualsiasi.
       *[pawns] Cristallizza la posizione attuale di una delle due Signore.
    }
    .note = Su un cristallo la Signora del Giorno non può né modificare la propria tessera né spostarsi (DN-12.3). { $crystallize ->
        [any] Così la vuole l’edizione italiana (ED-02).
       *[pawns] L’edizione italiana ammette qualsiasi tessera (ED-02).
    }
spell-N17 = Esplosione di Cristallo
    .effect = Cristallizza tutte le tessere nei dintorni della Signora della Notte.
    .note = La posizione attuale della Signora del Giorno è inclusa, a meno che le due coincidano (R-45). { $marker_limit ->
        [unlimited] I cristalli bastano sempre (DN-2.10).
       *[components] Se i cristalli non bastano, sceglie la Signora della Notte (R-07).
    }
spell-N18 = Brezza di Cristallo
    .effect = Cristallizza due tessere, ma non la posizione attuale della Signora del Giorno.
    .note = Anche le tessere dei Templi si possono cristallizzare (R-25). I cristalli si dissolvono al prossimo risveglio della Signora della Notte (DN-12.4).
spell-N19 = Cielo di Cristallo
    .effect = { $crystal_sky_turns ->
        [1] Cristallizza tre tessere, ma non la posizione attuale della Signora del Giorno.
       *[2] Cristallizza tre tessere, ma non la posizione attuale della Signora del Giorno. Questi cristalli durano due dei suoi turni.
    }
    .note = Un cristallo già presente non dura di più (R-46). { $crystal_sky_turns ->
        [1] Questi durano un turno solo, come nell’edizione italiana (ED-03).
       *[2] Nell’edizione italiana durano un turno solo (ED-03).
    }

## Sul tabellone

board-neutral = neutrale
board-day = tessera Giorno
board-night = tessera Notte
board-built = Tempio
board-isolated = tessera Tempio isolata
board-markers = { $count ->
    [one] 1 segnalino Confondere
   *[other] { $count } segnalini Confondere
}
board-crystal = { $count ->
    [one] cristallo per 1 turno
   *[other] cristallo per { $count } turni
}
board-pawn = { $seat ->
    [day] qui sta la Signora del Giorno
   *[night] qui sta la Signora della Notte
}
board-hours = { $count ->
    [0] non restano ore
    [one] resta un’ora
   *[other] restano { $count } ore
}
board-cost = { $count ->
    [0] non costa ore
    [one] costa un’ora
   *[other] costa { $count } ore
}
board-cost-x = costa tante ore quanti sono i passi tra le pedine
board-turn = Turno { $number }
board-changed = { $changed_scope ->
    [any_flip] Modificate o capovolte in questo turno:
   *[change_only] Modificate in questo turno:
}
board-temples = { $count ->
    [0] nessun Tempio costruito
    [one] un Tempio costruito
   *[other] { $count } Templi costruiti
}
board-hand = Mano
board-book = Libro di Magia
board-marker-supply = Segnalini Confondere
board-crystal-supply = Segnalini Cristallizzare
board-discards = Pila degli scarti ({ $count })
board-your-hand = La tua mano
board-known-hand = Viste nella mano avversaria
board-open-hand = La mano avversaria, scoperta
board-hand-of = { $seat ->
    [day] La mano della Signora del Giorno
   *[night] La mano della Signora della Notte
}
board-search = Il tuo Libro di Magia, aperto
board-stolen = La Magia sottratta
board-no-effect = Ora non avrebbe effetto
board-none-to-mystify = Ora nessuna tessera Giorno può riceverne
board-turns-own = Capovolgerebbe una tua tessera
board-own = una tua tessera
board-seen = Vista dall’avversaria
board-empty = Nessuna carta.

## What happened, told again

board-recap-tiles = { $who }: { $spell }, le tue tessere { $before } → { $after }
board-recap-walks = { $who } cammina: { $before } → { $after }

## Il codex

codex-kind-spell = Magie
codex-book = Libro di Magia
    .day = { seat-day }
    .night = { seat-night }
codex-hours = Durata in ore
codex-kind = Tipo
    .minor = { kind-minor }
    .miracle = { kind-miracle }
    .theme = { kind-theme }
codex-copies = Copie nel Libro di Magia

## Big moments

board-moment-temple = { who } costruisce { $number ->
    [1] un Tempio
   *[other] il secondo Tempio
}
board-moment-steals = { who } sottrae «{ $spell }»
board-moment-caught = Il cristallo imprigiona la Signora del Giorno
