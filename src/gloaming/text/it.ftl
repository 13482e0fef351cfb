### Le parole della casa, in italiano.

## Risposte brevi

yes = Sì

## A chi tocca

# $who è un posto al tavolo o il nome di chi gioca.
curtain = Passa lo schermo. Ora tocca a: { $who }
curtain-open = Premi Invio quando nessun altro guarda.
seat-nature = Sorte
seat-table = Chiunque

## Perché no

refusal-over = La partita è finita
refusal-not-asked = Non è questo che viene chiesto ora

## Ciò che è andato storto

error-UnknownWord = «{ $said }» non è una risposta di questo gioco.
error-NothingAsked = La partita è finita: non c’è più nulla da rispondere.
error-NotOffered = «{ $said }» ora non è tra le risposte possibili.
error-NotYourQuestion = Ora non tocca a te rispondere.
error-AlreadyAnswered = A quella domanda è già stata data una risposta.
error-CannotUndo = Non c’è nulla che tu possa annullare.
error-UnknownGame = Nessun gioco si chiama «{ $name }»; ci sono: { $known }.
error-BadOption = Queste opzioni non sono possibili.
error-UnknownOption = L’opzione «{ $name }» non esiste; ci sono: { $known }.
error-BadValue = L’opzione «{ $name }» non ammette «{ $value }», ma: { $known }.
error-BadSeats = Questo gioco si gioca in { $counts }, non in { $seats }.
error-BadFile = Il file non è leggibile: qualcosa non va alla riga { $line } ({ $why }).
error-UnknownLanguage = Gloaming non parla «{ $name }»; parla: { $known }.

### Terminal

## The table

terminal-turn = turno { $turn }
terminal-hint = ? aiuto · q esci
terminal-too-small = serve uno schermo di { $wide } × { $high }
terminal-book = libro
terminal-hand = mano
terminal-discards = scarti
terminal-supplies = Restano: { $markers } segnalini · { $crystals } cristalli
terminal-hours = Ore { $hours }
terminal-changed = cambiate: { $colours }
terminal-cost = { $hours } h
terminal-legend = [ ] scegli  ( ) scelta  < > ultima mossa
terminal-lit =
    { $count ->
        [one] Una casella è segnata [ ] sul tabellone: scrivine il nome.
       *[other] { $count } caselle sono segnate [ ] sul tabellone: scrivine una, per esempio e2.
    }
terminal-lone = Non c’era altra scelta: { $option }.
terminal-go-on = Invio per continuare

## What was typed

terminal-unknown = «{ $typed }» non è un numero di qui né un nome di questo gioco; ? aiuta.
terminal-ambiguous = «{ $typed }» può essere: { $options }.
terminal-can = { $thing } si può scegliere adesso.
terminal-undone = Ultima scelta annullata.
terminal-restarted = Annullato tutto ciò che si poteva.
terminal-which-file = Indica il file, dopo uno spazio.
terminal-saved = Salvata. Per riprendere: gloaming play --load { $file }
terminal-no-journal = Questa partita è stata ripresa da un salvataggio: qui non si sa come è cominciata.
terminal-journal-written = Scritto. Per rivederla: gloaming replay { $file }
terminal-save-where = In quale file salvare? Invio la lascia dov’è conservata.
terminal-resign = Abbandoni la partita? Scrivi sì.
terminal-resigned = { $who } ha abbandonato.
terminal-resume = La partita è conservata. Per riprenderla:
terminal-kept = La partita è conservata. Per rivederla:
terminal-journal-where = Scrivere il diario anche in un altro file? Indicalo, o premi Invio.
terminal-help =
    un numero, e2, D07, un nome — lo scegli; basta l’inizio
    why e2, why D07 — perché adesso non si può scegliere
    zoom D07 — tutto su una carta, con i chiarimenti
    d — sfoglia gli scarti
    log — tutto ciò che è accaduto
    u — annulla la tua ultima scelta
    r — annulla tutto, fino a carte nuove o a un altro giocatore
    s FILE — salva il tavolo
    j FILE — scrive il diario della partita
    l fr — parla un’altra lingua: en, it, fr
    resign — abbandona la partita
    q — esce; la partita resta conservata
terminal-signs =
    Sul tabellone: · casella neutra, g tessera del Giorno, n tessera della Notte
    G N & le pedine, & quando sono sulla stessa casella
    ▲ un Tempio, △ tessera isolata, 1 2 segnalini, ◇ cristallo, ◆ cristallo per due turni
    Attorno a una casella: [ ] si può scegliere, ( ) scelta, < > ultima mossa, × × non si torna
terminal-move = Mossa { $number } di { $count }. Invio: avanti, b: indietro, un numero: lì, q: esci
terminal-seats = Posti: { $seats }
terminal-options = Opzioni, prima quella normale:

## Measuring and trying

bench-measure = mediana
bench-decisions-per-second = decisioni al secondo
bench-luck-per-second = risposte della sorte al secondo
bench-games-per-second = partite al secondo
bench-clone = copia in pieno effetto
bench-list = elenco di { $count } opzioni
bench-answer = risposta
bench-no-compiled = Non c’è nulla di compilato: `make compiled` per misurare anche quello.
bench-stale = Ciò che è compilato non viene da questi sorgenti: prima `make compiled`.
fuzz-dead-end = Una domanda era senza opzioni, o la partita si è fermata senza risultato.
fuzz-runaway = La partita non è finita.
fuzz-undo = Dopo un annullamento il tavolo o il diario non era com’era stato.
fuzz-reload = Un tavolo salvato è stato ripreso diverso.
fuzz-journal = Il diario ha portato a un altro tavolo.
fuzz-crash = Le regole hanno fallito: { $error }
fuzz-failed = La partita con seme { $seed } non ha mantenuto una promessa. { $said } Per rivederla:
fuzz-stopped = Interrotto.
fuzz-done =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    } dal seme { NUMBER($seed, useGrouping: 0) }, { $answers } risposte, ogni promessa mantenuta.
