### Bless in Italian.

who = { $seat ->
    [sun] Sole
   *[moon] Luna
}

## On the board

board-standing = A che punto è la partita
board-turn = Turno { $number }
board-turn-cap = Il turno { $number } è l’ultimo possibile.
board-turn-ends = Dopo questo il turno finisce.
board-actions = { $count ->
    [one] { $count } Azione rimasta
   *[other] { $count } Azioni rimaste
}
board-final = Turni Finali
board-final-not-yet = Turni Finali: non iniziati. Li inizia la { $number }ª carta su un Altare, o un Mazzo vuoto quando serve.
board-final-left = { $count ->
    [one] l’ultimo
   *[other] ne restano { $count }
}, iniziati da { who }
board-deck = Mazzo { $count }
board-void = Vuoto ({ $count })
board-known-top = Note in cima al Mazzo
board-known-hand = Note nell’altra mano
board-plays = di turno
board-points = Punti Vittoria
board-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
board-altar = Altare: { $count } di { $number }
board-free-prayers = Preghiere gratuite in questo turno
board-gain = +{ $number } PV
board-curses = Maledizioni di { who }
board-no-curses = { who } non ha Maledizioni.
board-prayers = Preghiere
board-no-prayers = Nessuna Preghiera
board-has-attacked = ha attaccato
board-silenced = senza effetto
board-used = usata
board-resolving = in uso
board-always = sempre { $number }
board-cannot-attack = non può attaccare
board-cannot-be-attacked = non può essere attaccata
board-not-by-light = nessuna Luce la attacca
board-not-by-shadow = nessuna Ombra la attacca
board-sole-target = l’unico bersaglio
board-weak-to-light = −2 se una Luce la attacca
board-weak-to-shadow = −2 se una Ombra la attacca
board-bond-of = di { who }
board-your-hand = La tua mano
board-aside = Messa da parte: torna nel Mazzo.
board-seen = L’altro giocatore conosce questa carta
board-empty = Nessuna carta.
board-lay = Cala
board-cost = { $count ->
    [0] gratis
    [one] { $count } Azione
   *[other] { $count } Azioni
}
board-open-void = Scegli dal Vuoto
board-open-cards = Scegli fra queste carte
board-middle = Fra i due campi
board-hint = Qui si scontrano le Maledizioni. Scegli una delle tue che brillano, poi che cosa attacca: prima che accada qualcosa vedi gli Occhi a confronto e che cosa ne verrebbe.
board-choose-target = { $card } attacca: scegli che cosa
board-clash-before = Se attacca
board-clash-now = Lo scontro
board-clash-after = L’ultimo scontro
board-attacker = attacca
board-defender = è attaccata
board-no-defender = direttamente il giocatore
board-outcome-win = vince chi attacca
board-outcome-lose = perde chi attacca
board-outcome-tie = parità: perdono entrambe
board-outcome-fate = decide il dado
board-outcome-direct = nessuno scontro
board-fate-decides = Fato: si chiama pari o dispari, poi decide il dado.
board-corrupts = { $card } diventa corrotta
board-breaks = { $card } si spezza
board-why-attacked = ha vinto, ma è stata attaccata
board-why-lost = era pura e ha perso
board-why-corrupt = era corrotta e non ha vinto
board-may-offer = Puoi offrirla: chi attacca blessa, +{ $number } PV.
board-offer-it = Offrila: sul tuo Altare, e +{ $number } PV
board-would-bless = Chi attacca blessa: +{ $number } PV.
board-offered = { $card } va sull’Altare
board-to-void = { $card } va nel Vuoto
board-blesses = { $card } blessa: +{ $number } PV
board-would-corrupt = diventa corrotta
board-would-break = si spezza
board-would-leave = se ne va
board-would-be-ready = non più in Stasi
board-effect-of = Effetto di { $card }
board-chosen = Scelte:
