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
error-EnoughTakenBack = Questa scelta è già stata annullata { $times } volte: prima vai avanti.
error-AlreadyOffered = L’hai già proposto in questo turno.
error-BookFull = Il libro di questa partita è pieno ({ $entries } voci): ora si può solo chiudere, arrendendosi o di comune accordo.
error-CannotResign = Questo posto non ha più parte nel gioco.
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
terminal-supplies =
    Restano: { $markers ->
        [one] 1 segnalino
       *[other] { $markers } segnalini
    } Confondere · { $crystals ->
        [one] 1 cristallo
       *[other] { $crystals } cristalli
    }
terminal-hours = Ore { $hours }
terminal-changed = modificate: { $colours }
terminal-cost = { $hours } h
terminal-legend = [ ] scegli  ( ) scelta  < > ultima mossa
terminal-legend-own = [ ] scegli  [ ! tessera tua  ( ) scelta
terminal-lit =
    { $count ->
        [one] Una casella è segnata [ ] sul tabellone: scrivine il nome.
       *[other] { $count } caselle sono segnate [ ] sul tabellone: scrivine una, per esempio { $such }.
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
terminal-other-rules = Questa partita è cominciata con la versione { $theirs } delle regole; continua con la versione { $ours }.
terminal-other-rules-cut = Questa partita è stata giocata con la versione { $theirs } delle regole. Con la versione { $ours } il suo diario non si può seguire dalla riga { $line } in poi, perciò continua da lì; il file resta com’è.
terminal-replay-cut = Dalla riga { $line } in poi questo diario non si può mostrare: è stato giocato con la versione { $theirs } delle regole, mentre qui si gioca con la versione { $ours }.
terminal-kept = La partita è conservata. Per rivederla:
terminal-journal-where = Scrivere il diario anche in un altro file? Indicalo, o premi Invio.
terminal-help =
    un numero, { $place }, { $card }, un nome — lo scegli; basta l’inizio
    why { $place }, why { $card } — perché adesso non si può scegliere
    zoom { $card } — tutto su una carta, con i chiarimenti
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
    Sul tabellone: · casella neutrale, g tessera Giorno, n tessera Notte
    G N & le pedine, & quando sono sulla stessa casella; [ ! una tessera tua che si capovolgerebbe
    ▲ un Tempio, △ tessera Tempio isolata, 1 2 segnalini Confondere, ◇ cristallo, ◆ cristallo per due turni
    Attorno a una casella: [ ] si può scegliere, ( ) scelta, < > ultima mossa, × × non si torna
terminal-move = Mossa { $number } di { $count }. Invio: avanti, b: indietro, un numero: lì, q: esci
terminal-seats = Posti: { $seats }
terminal-options = Opzioni, prima quella normale:
serve-compiling = Le regole vengono compilate in secondo piano, ci vuole qualche minuto; poi i bot penseranno molto più in fretta.
serve-compiled = Le regole sono compilate: da ora i bot pensano più in fretta.
serve-compiling-failed = Non è stato possibile compilare le regole (il perché è in { $log }); il tavolo funziona comunque.
error-UnknownCommand = Nessun comando si chiama «{ $name }»; ci sono: { $known }.
error-DamagedFile = { $file }, riga { $line }: { $why }.
error-UnsoundTable = { $file }: le regole non possono proseguire da questo tavolo ({ $why }). Il file è stato modificato a mano?
error-NotAPair = «{ $said }» dovrebbe essere nome=valore.
error-UnknownSeat = Nessun posto si chiama «{ $name }»; ci sono: { $known }.
error-SetUpAlready = Una partita ripresa conserva le sue regole e opzioni.
error-CannotMeasure = «{ $way }» non si può misurare: { $why }.
error-MissingExtra = Serve gloaming[{ $extra }]: pip install 'gloaming[{ $extra }]'
error-PortInUse = La porta { $port } di { $host } è occupata: indicane un’altra con --port, o nessuna per usarne una libera.
error-CannotListen = Il server non può mettersi in ascolto su { $host }, porta { $port } ({ $why }): indica altro con --host e --port.
error-UnknownDatabase = “{ $kind }” non è un database che Gloaming conosce: scrivi sqlite:///FILE oppure postgresql://UTENTE:PASSWORD@HOST/NOME.
error-FolderNotFile = { $file } è una cartella: indica un file, per esempio { $file }/gloaming.db.
error-NotOurFile = { $file } non è un database di Gloaming: indica un altro file con --database, o sposta questo.
error-FileInUse = Un altro server tiene aperto { $file }: fermalo, o indica un altro file con --database. Per più server serve PostgreSQL.
error-CannotWriteThere = Non si può scrivere { $file } ({ $why }): indica un altro posto con --database.
error-NoRoomThere = Non c’è più spazio per { $file }: liberane un po’, poi riavvia.
error-NewerDatabase = { $name } è stato scritto da un Gloaming più recente: aggiorna questo, o indica un altro database.
error-NoSuchDatabase = PostgreSQL su { $host } non ha un database “{ $name }”: crealo con createdb, o indicane un altro.
error-NobodyAnswers = Nessun PostgreSQL risponde su { $host }: avvialo, o controlla l’indirizzo.
error-NotLetIn = PostgreSQL su { $host } non lascia entrare “{ $user }”: controlla il nome, la password e il suo pg_hba.conf.
error-CannotOpen = Non si può aprire { $name }: { $why }.
error-OneWayOnly = --workers, --processes e --ray sono tre modi di giocare: scegline uno.
error-NoCluster = Non c’è nessun cluster a «{ $address }»: { $why }.
error-OtherVersion = Una macchina del cluster ha Gloaming { $theirs }, questa ha { $ours }.
error-NotAnAddress = Un proxy è un indirizzo o una rete, 127.0.0.1 o 10.0.0.0/8, non «{ $said }».

## Measuring and trying

bench-measure = mediana
bench-decisions-per-second = decisioni al secondo
bench-luck-per-second = risposte della sorte al secondo
bench-games-per-second = partite al secondo
bench-clone = copia in pieno effetto
bench-list = elenco di { $count } opzioni
bench-answer = risposta
bench-times = { $one } prende { $times } volte le decisioni di { $other }.
bench-no-compiled = Non c’è nulla di compilato: `make compiled` per misurare anche quello.
bench-stale = Ciò che è compilato non viene da questi sorgenti: prima `make compiled`.
fuzz-dead-end = Una domanda era senza opzioni, o la partita si è fermata senza risultato.
fuzz-runaway = La partita non è finita.
fuzz-undo = Dopo un annullamento il tavolo o il diario non era com’era stato.
fuzz-reload = Un tavolo salvato è stato ripreso diverso.
fuzz-journal = Il diario ha portato a un altro tavolo.
fuzz-nameless = Qualcosa non ha un nome, o un testo è guasto:
fuzz-never = Mai visti:
fuzz-crash = Le regole hanno fallito: { $error }
fuzz-failed = La partita con seme { $seed } non ha mantenuto una promessa. { $said } Per rivederla:
fuzz-stopped = Interrotto.
fuzz-done =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    } dal seme { NUMBER($seed, useGrouping: 0) }, { $answers } risposte, ogni promessa mantenuta.
versus-played =
    { $agent } contro { $rival }, { $games ->
        [one] una partita
       *[other] { $games } partite
    }
versus-seat =   con { $seat }: { $won } vinte, { $drawn } pari, { $lost } perse
versus-all =   in tutto il { $share } dei punti; con certezza del 95 % fra { $low } e { $high }
versus-together = { $agent }: { $won } vinte su { $games } ({ $share }); con certezza del 95 % fra { $low } e { $high }

## Where a link is shared

share-house = Quattro giochi di luce e d’ombra a un solo tavolo: da soli, con gli amici grazie a un link, o contro i bot.
share-rules = { $game }: le regole
    .about = Come si gioca a { $game }: in breve, per intero, e con ogni parola spiegata.
share-codex = { $game }: il Codex
    .about = Ogni carta e figura di { $game }: l’immagine, i numeri, che cosa fa e come si risolve.
share-thing = { $thing } · { $game }
share-table = { $game } · { $who }
share-table-at = { $game } · { $moment } · { $who }
share-moment = Un momento di questa partita: guardalo, e segui passo per passo che cosa è successo dopo.
share-against = { $first } contro { $second }
share-bot = un bot
share-nobody = un posto libero
share-somebody = un ospite
share-free = C’è un posto libero: vieni a giocare.
share-goes-on = La partita è in corso: vieni a guardare.
share-over = La partita è finita: riguardala passo per passo.

### Browser

## The house

web-skip = Vai al contenuto
web-tools = Impostazioni
web-tagline = Quattro giochi di luce e ombra, a un solo tavolo.
web-games = Giochi
web-play-now = Gioca subito contro un bot
web-play-alone = Gioca subito
web-play-together = Gioca subito con i bot
web-one-screen = In due su uno schermo
web-invite = Invita un amico
web-set-up = Prepara un tavolo
web-rules = Regole
web-glossary = Glossario
web-settings = Impostazioni
web-my-tables = I tuoi tavoli
web-all-tables = Mostra tutti ({ $count })
web-list-game-over = finita
web-list-you-won = vinta
web-list-you-lost = persa
web-list-we-won = vinta insieme
web-list-we-lost = persa insieme
web-list-shared = vittoria condivisa
web-list-drawn = patta
web-won-by = vinta da: { $who }
web-your-turn = Tocca a te
web-their-turn = si aspetta qualcun altro
web-you = Tu
web-guest = Ospite
web-nobody-yet = ancora nessuno
web-bot-level = bot, { $level }
web-seat-who = { $seat }: { $who }
web-from-journal-short = da un diario
web-open-journal = Apri un diario da un file
web-nowhere = A questo indirizzo non c’è nulla.
web-broken = Qualcosa è andato storto in questa pagina.
web-broken-safe = Nulla della tua partita è perduto: è conservata sul server.
web-load-again = Ricarica la pagina
web-home = Alla pagina iniziale
web-again = Riprova
web-unreachable = Al momento il server non è raggiungibile.
web-close = Chiudi
web-cancel = Annulla
web-copy = Copia
web-copied = Copiato
web-link = Indirizzo
web-label = { $what }:

## Bots by strength

web-level-random = A caso
web-level-greedy = Avido
web-level-novice = Novizio
web-level-apprentice = Apprendista
web-level-adept = Esperto
web-level-master = Maestro

## Setting up a table

web-set-up-title = Un tavolo di { $game }
web-how-many = Giocatori
web-who-me = Io
web-who-friend = Un amico, con un link
web-who-bot = Un bot
web-strength = Forza
web-swap-seats = Scambia i posti
web-hot-seat-note = Giocate tutti su questo schermo; tra un turno e l’altro un sipario nasconde le mani.
web-one-screen-note = Giocate tutti insieme su questo schermo.
web-your-name = Il tuo nome
web-your-name-note = Lo vede chi gioca con te. Resta solo in questo browser.
web-name = Nome
web-options =
    Altre opzioni{ $count ->
        [0] {""}
        [one] {" "}(una cambiata)
       *[other] {" "}({ $count } cambiate)
    }
web-options-note = Qui tutto è impostato come di solito. Nel dubbio, lascia così.
web-usual = di solito
web-table-options = Le opzioni di questo tavolo
web-hints = Consigli
web-hints-agree = I consigli sono permessi
web-hints-agree-note = Quando qualcuno chiede un consiglio, la cronaca lo dice.
web-hints-agreed = permessi; la cronaca dice chi ne chiede uno
web-begin = Comincia

## The chapters of a game

web-chapter-choice = Da dove cominciare
web-continue = Continua
web-going-on = In corso
web-reached-won = Vinto: { $grade }, { $count ->
        [1] da soli
       *[other] in { $count }
    }
web-reached-plain = Vinto, { $count ->
        [1] da soli
       *[other] in { $count }
    }
web-reached-not = Non ancora vinto
web-reached-next = Il prossimo
web-reached-far = Raggiunto: { $chapter }
web-on-journey = { $journey }: { $chapter }, { $at } di { $count }
web-next-chapter = Il prossimo: { $chapter }
web-company = Chi gioca
web-company-alone = Da soli
    .about = Giochi tutto tu.
web-company-bots = Con i bot
    .about = Gli altri posti li prendono i bot, che non fanno aspettare nessuno.
web-company-screen = Su uno schermo
    .about = Amici intorno a questo schermo.
web-company-link = Con un link
    .about = Ognuno a casa sua: ricevi un link per ogni amico.
web-seat-by-seat = Posto per posto

## Coming by a link

web-invited = Sei invitato a una partita di { $game }
web-invited-by = Al tavolo: { $who }
web-sit-down = Siediti
web-only-watch = Guarda soltanto
web-own-link = Hai già un posto a questo tavolo: questo link è per il tuo amico.
web-to-table = Al tavolo

## The table

web-laying-out = Si apparecchia il tavolo…
web-question = Domanda
web-seats = Chi siede qui
web-beside = Accanto al tabellone
web-panels-open = Apri la cronaca e le regole accanto al tabellone
web-panels-fold = Chiudi i pannelli
web-nothing-asked = Al momento non c’è nulla da decidere.
web-waiting = Si aspetta: { $who }.
web-waiting-away = Si aspetta: { $who }, al momento assente.
web-waiting-open = Si aspetta che qualcuno si sieda: { $who }.
web-waiting-hidden = Si aspetta un altro giocatore.
web-waiting-table = Può rispondere chiunque al tavolo.
web-bot-thinks = { $who }: il bot sta pensando.
web-all-answers = Tutte le risposte in un elenco
web-sure = { $what }: sicuro?
web-undo = Annulla
web-undo-key = Annulla la tua ultima scelta (Ctrl+Z)
web-hint = Chiedi un consiglio
web-hint-note = Che cosa farebbe l’esperto? Non sa più di te.
web-hint-seen = Al tavolo tutti vedranno che l’hai chiesto.
web-hint-thinking = L’esperto riflette…
web-hint-says = L’esperto penserebbe prima a queste:
web-hint-chance = vince al { $chance } %
web-restart = Ricomincia il turno
web-restart-note = Annulla tutto ciò che si può annullare
web-more = Altro
web-open-seat = libero
web-is-bot = un bot
web-is-open = qui non siede ancora nessuno
web-is-here = c’è
web-is-away = assente
web-send-link = Manda questo link a chi si siederà qui: { $who }.
web-spectator = Stai guardando: vedi solo ciò che tutti possono vedere.
web-from-journal = Questa partita non è cominciata qui: continua da un diario scelto da chi ha aperto il tavolo.
web-other-rules = Giocata con altre regole
web-other-rules-stuck = Questa partita è cominciata con la versione { $version } delle regole. Da allora sono cambiate, e qui non può continuare. Vedi l’ultimo momento che si può mostrare; da lì si può continuare a un nuovo tavolo, ognuno al suo posto.
web-other-rules-play-on = Continua da lì
web-other-rules-to-table = Al tavolo dove continua
web-other-rules-over = Questa partita è stata giocata con la versione { $version } delle regole. Vedi l’ultimo momento che si può mostrare; il risultato resta valido.
web-other-rules-moment = Questo momento è stato giocato con la versione { $version } delle regole e non si può mostrare. Vedi l’ultimo prima di questo che si può mostrare.
web-watch-link = Link per spettatori
web-watch-link-note = Chi ha questo link può guardare, ma non giocare.
web-asking = Nessun collegamento diretto: il tavolo si aggiorna ogni due secondi.
web-reconnecting = Collegamento in corso…
web-zoom = Carta
web-press-long = Tieni il dito su una carta o una figura per leggerla.
web-curtain-note = La mano resta nascosta finché non confermi.
web-curtain-open = Sono io: { $who }

## Bots, draws, resigning

web-hand-over = Fai giocare un bot al mio posto
web-bot-for-you = { $who }: un bot gioca al tuo posto.
web-take-back = Riprendi il posto
web-offer-draw = Proponi la patta
web-draw-offered = Patta proposta da: { $who }.
web-draw-accept = Accetta la patta
web-give-up = Arrendersi insieme
web-give-up-asked = Vorrebbe arrendersi: { $who }. Dovete essere tutti d’accordo.
web-give-up-too = Mi arrendo anch’io
web-resign = Abbandona
web-sure-resign = Abbandonare? La partita finisce e hai perso. Non si può annullare.
web-sure-resign-goes-on = Abbandonare? Il gioco per te finisce subito, mentre gli altri continuano. Non si può annullare.
web-sure-draw = Proporre la patta? La partita finisce se tutti accettano entro un turno.
web-sure-give-up = Arrendersi? Se siete tutti d’accordo, la partita è persa per tutti.
web-sure-bot = Quale bot deve giocare per te? Puoi riprendere il posto in ogni momento; la cronaca lo dice a tutti.

## The end

web-game-over = La partita è finita
web-you-won = Hai vinto!
web-you-lost = Hai perso
web-we-won = Avete vinto insieme!
web-we-lost = Stavolta avete perso insieme
web-shared = Vittoria condivisa
web-drawn = Patta
web-place = { $place }º
web-rematch = Rivincita a posti scambiati
web-rematch-round = Rivincita, ognuno un posto più avanti
web-again-alone = Gioca ancora
web-again-together = Giocate ancora insieme
web-end-rematch = Rivincita
web-end-again = Ancora
web-end-replay = Rivedi
web-end-save = Salva
web-end-home = Inizio
web-to-rematch = Alla rivincita
web-journal = Salva il diario
web-ending-resignation = Partita abbandonata: { $count ->
    [one] vince { $who }.
   *[other] vincono { $who }.
}
web-ending-agreed = Patta di comune accordo.
web-ending-given-up = Vi siete arresi insieme.

## The log and the past

web-log = Cronaca
web-log-empty = Non è ancora successo nulla.
web-automatic = (automatico)
web-show-moment = Mostra il tabellone dopo: { $what }
web-show-moment-short = Mostra il tabellone in quel momento
web-fact-undone = { $who }: una scelta è stata annullata.
web-fact-resigns = { $who }: partita abbandonata.
web-fact-offers-draw = { $who }: patta proposta.
web-fact-votes-to-give-up = { $who } vuole arrendersi.
web-fact-rules-changed = Da qui in poi vale la versione { $now } delle regole; prima era la versione { $before }.
web-fact-from-journal = Fin qui la partita viene da un diario: non è stata giocata a questo tavolo.
web-fact-takes-hint = { $who } chiede un consiglio.
web-fact-bot-plays = { $who }: da qui in poi gioca un bot ({ $level }).
web-fact-player-back = { $who }: il giocatore è tornato.
web-looking-back = Stai guardando un momento passato.
web-to-now = Torna al presente
web-replay = Rivedi la partita
web-first = All’inizio
web-back = Un passo indietro
web-on = Un passo avanti
web-last = Alla fine
web-run = Avvia
web-pause = Pausa
web-telling = Che cosa è appena successo
web-telling-end = La partita è finita: guarda com’è andata.
web-recap = Dalla tua ultima mossa
web-recap-show = Mostralo di nuovo
web-recap-again = Mostra tutto di nuovo
web-recap-alone = Fatto per te: { $what }
web-recap-more =
    { $count ->
        [one] e un’altra cosa
       *[other] e altre { $count } cose
    }
web-rematch-waits = C’è una rivincita: gli altri ti aspettano.
web-scrub = Momento della partita
web-move-of = { $at } di { $count }
web-link-move = Copia un link a questo momento
web-play-on = Continua da qui
web-play-on-note = Un nuovo tavolo comincia dal momento che vedi; questa partita resta com’è.

## Reading

web-search = Cerca
web-found-nothing = Nessun risultato.
web-no-rules = Le regole di questo gioco non sono ancora scritte qui.
web-only-english = Questa pagina non è ancora tradotta: è in inglese.

## Settings

web-language = Lingua
web-language-note = Del tavolo, delle carte e delle regole. Si può cambiare anche nel mezzo di una partita.
web-theme = Tema
web-theme-note = Chiaro, scuro, come è impostato il sistema, o con il gioco: scuro di notte e chiaro di giorno, dove un gioco ha entrambi.
web-theme-system = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-theme-game = Segui il gioco
web-to-light = Tema chiaro
web-to-dark = Tema scuro
web-motion = Animazioni
web-motion-note = Quanto in fretta camminano le pedine e si girano le tessere: 0,8, 0,5 o 0,3 secondi. Un clic o un tasto la salta; nulla si muove se il sistema chiede meno movimento.
web-motion-off = Nessuna
web-motion-slow = Lente
web-motion-normal = Normali
web-motion-fast = Veloci
web-telling-pace = Turni degli altri
web-telling-note = Quello che fanno bot, altri giocatori, caso e mostri si vede passo per passo sul tabellone. Un clic o un tasto porta subito al presente; se il sistema chiede meno movimento, non si vede ma si racconta soltanto.
web-telling-off = Solo raccontati
web-telling-slow = Lenti
web-telling-normal = Normali
web-telling-fast = Veloci
web-confirm = Chiedi conferma
web-confirm-note = Abbandonare e arrendersi non si può annullare, e spesso nemmeno la fine di un turno.
web-confirm-never = mai
web-confirm-final = prima di ciò che è definitivo
web-confirm-always = anche prima di finire un turno
web-auto = Rispondi quando non c’è scelta
web-auto-note = Dove è possibile una sola risposta, il tavolo la dà dopo un momento; la cronaca lo dice, e si può annullare. Ciò che conclude qualcosa, o ha un motivo che è bene conoscere, aspetta te.
web-auto-pass = Passa le reazioni in automatico
web-auto-pass-note = Quando potresti rispondere a un attacco, il tavolo passa per te dopo qualche secondo, così nessuno se ne accorge. Disattivalo per decidere di nuovo tu.
web-sound = Suoni
web-sound-note = Carte, dadi, colpi, grandi momenti, e due rintocchi quando tocca a te: li fa il browser. In secondo piano suonano solo i rintocchi.
web-sound-off = Spenti
web-sound-soft = Bassi
web-sound-middle = Medi
web-sound-full = Alti
web-sound-sample = Ascolta una prova
web-notify = Notifica quando tocca a te
web-notify-note = Mentre questa pagina è in secondo piano. Prima il browser ti chiede il permesso.
web-text-only = Carte come testo
web-text-only-note = Senza figure: più facili da leggere, o da farsi leggere.
web-keys = Tasti al tavolo
web-enter = Invio
web-key-arrows = passare da una cosa all’altra sul tabellone
web-key-enter = scegliere
web-key-numbers = una delle prime risposte dell’elenco
web-key-end = finire la fase o il turno
web-key-undo = annullare una scelta
web-key-escape = chiudere, o tornare al presente

## What the server refuses

web-error-NoSuchTable = Questo tavolo non esiste.
web-error-NotYourSeat = Questo posto non è tuo.
web-error-ABotPlays = A questo posto gioca un bot: prima riprendilo.
web-error-WrongLink = Questo link non apre più nessun posto: qualcuno l’ha già usato, o ne manca un pezzo.
web-error-GoesOn = Per questo bisogna aspettare la fine della partita.
web-error-NoHints = Qui non ci sono consigli: si gioca tra persone, che non li hanno ammessi.
web-error-NobodyKnows = Nessuno qui sa dare un consiglio su questo.
web-error-HintTooLate = La partita è andata avanti da quando hai chiesto il consiglio: chiedilo di nuovo.
web-error-OtherRules = Questa partita segue un’altra versione delle regole: non si può mostrare né continuare.
web-error-StoreAway = Al momento i tavoli non sono raggiungibili. Riprova tra poco.
web-error-StoreFull = Non c’è più spazio per salvare nulla. Quel che è stato giocato è al sicuro.
web-error-StoreReadOnly = Al momento non si può salvare nulla. Quel che è stato giocato è al sicuro.
web-error-StoreDamaged = Una parte di ciò che era salvato è danneggiata. Deve occuparsene chi gestisce il server.
web-error-StoreTrouble = Al momento i tavoli non si possono leggere né scrivere. Riprova tra poco.
web-error-TooMany = Troppo in fretta: aspetta un momento.
web-error-TooManyTables = Hai troppe partite in corso: prima finiscine qualcuna.
web-error-TooMuchThere = Per chi gioca da dove ti trovi sono già conservate così tante partite che non ce ne stanno altre. Chiedi a chi gestisce questo server.
web-error-TooManyBytes = Le tue partite occupano tutto lo spazio che hai qui: per un’altra non ce n’è.
web-error-TooLarge = È troppo grande.
web-error-UnknownName = Questo server non conosce il nome nella barra degli indirizzi: usa il suo numero, o chiedi a chi lo gestisce.
web-error-FullHouse = Il server è pieno: torna fra un momento.
web-error-LongHead = Il tuo browser manda troppi dati: cancella i cookie di questo indirizzo.
web-error-TooSlow = Ci ha messo troppo ad arrivare: riprova.
web-error-NotOffered = Questa risposta ora non è ammessa.
web-error-EnoughTakenBack = Questa scelta è già stata annullata abbastanza volte: prima vai avanti.
web-error-BookFull = Questa partita è diventata troppo lunga: ora si può solo chiudere, arrendendosi o di comune accordo.
web-error-BadFile = Questo file non è un diario che si possa leggere qui.

## Il codex

web-codex = Codex
web-codex-open = Apri nel codex
web-codex-hold = Un clic destro la tiene qui.
web-codex-back = Torna al tavolo
web-codex-all = Tutto il codex
web-codex-kind = Che cosa
web-codex-any = qualsiasi
web-codex-reset = Mostra tutto
web-codex-found = { $count ->
    [0] Nessun risultato.
    [one] 1 su { $of }
   *[other] { $count } su { $of }
}
web-codex-numbers = In numeri
web-codex-rules = Nelle regole
web-codex-share = Condividi il link
web-codex-shared = Link copiato
web-codex-before = Prima: { $name }
web-codex-next = Poi: { $name }
web-codex-unknown = Il codex non conosce questa voce.
