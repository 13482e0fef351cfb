### Les mots de la maison, en français.

## Réponses brèves

yes = Oui

## À qui de jouer

# $who est une place à la table ou le nom de qui joue.
curtain = Passez l’écran. Au tour de : { $who }
curtain-open = Appuyez sur Entrée quand personne d’autre ne regarde.
seat-nature = Hasard
seat-table = Tout le monde

## Pourquoi pas

refusal-over = La partie est terminée
refusal-not-asked = Ce n’est pas ce qui est demandé maintenant

## Ce qui n’a pas marché

error-UnknownWord = « { $said } » n’est pas une réponse de ce jeu.
error-NothingAsked = La partie est terminée : plus rien n’est demandé.
error-NotOffered = « { $said } » n’est pas proposé maintenant.
error-NotYourQuestion = Ce n’est pas à vous de répondre.
error-AlreadyAnswered = Cette question a déjà reçu sa réponse.
error-CannotUndo = Vous n’avez rien à annuler.
error-EnoughTakenBack = Ce choix a déjà été annulé { $times } fois : jouez d’abord la suite.
error-AlreadyOffered = Vous l’avez déjà proposé pendant ce tour.
error-BookFull = Le livre de cette partie est plein ({ $entries } lignes) : il ne reste qu’à la terminer, par abandon ou d’un commun accord.
error-CannotResign = Cette place ne joue plus.
error-UnknownGame = Aucun jeu ne s’appelle « { $name } » ; il y a : { $known }.
error-BadOption = Ces options ne sont pas possibles.
error-UnknownOption = L’option « { $name } » n’existe pas ; il y a : { $known }.
error-BadValue = L’option « { $name } » n’admet pas « { $value } », mais : { $known }.
error-BadSeats = Ce jeu se joue à { $counts }, pas à { $seats }.
error-BadFile = Fichier illisible : quelque chose ne va pas à la ligne { $line } ({ $why }).
error-UnknownLanguage = Gloaming ne parle pas « { $name } » ; il parle : { $known }.

### Terminal

## The table

terminal-turn = tour { $turn }
terminal-hint = ? aide · q quitter
terminal-too-small = prévu pour { $wide } × { $high } au moins
terminal-book = livre
terminal-hand = main
terminal-discards = défausse
terminal-supplies =
    Il reste : { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    } Mystifier · { $crystals ->
        [one] { $crystals } cristal
       *[other] { $crystals } cristaux
    }
terminal-hours = Heures { $hours }
terminal-changed = changées : { $colours }
terminal-cost = { $hours } h
terminal-legend = [ ] au choix ( ) choisie < > dernier coup
terminal-legend-own = [ ] au choix  [ ! à vous  ( ) choisie
terminal-lit =
    { $count ->
        [one] Une case est marquée [ ] sur le plateau : écrivez son nom.
       *[other] { $count } cases sont marquées [ ] sur le plateau : écrivez-en une, par exemple { $such }.
    }
terminal-lone = Il n’y avait pas d’autre choix : { $option }.
terminal-go-on = Entrée pour continuer

## What was typed

terminal-unknown = « { $typed } » n’est ni un numéro d’ici ni un nom de ce jeu ; ? vous aide.
terminal-ambiguous = « { $typed } » peut être : { $options }.
terminal-can = { $thing } peut être choisi maintenant.
terminal-undone = Dernier choix annulé.
terminal-restarted = Tout ce qui pouvait l’être est annulé.
terminal-which-file = Indiquez le fichier, après une espace.
terminal-saved = Enregistrée. Pour reprendre : gloaming play --load { $file }
terminal-no-journal = Cette partie vient d’un enregistrement : on ne sait pas ici comment elle a commencé.
terminal-journal-written = Écrit. Pour la revoir : gloaming replay { $file }
terminal-save-where = Enregistrer dans quel fichier ? Entrée la laisse où elle est gardée.
terminal-resign = Abandonnez-vous la partie ? Écrivez oui.
terminal-resigned = { $who } abandonne.
terminal-resume = La partie est gardée. Pour la reprendre :
terminal-other-rules = Cette partie a commencé avec la version { $theirs } des règles ; elle continue avec la version { $ours }.
terminal-other-rules-cut = Cette partie a été jouée avec la version { $theirs } des règles. Avec la version { $ours }, son journal ne peut pas être suivi à partir de la ligne { $line } : elle continue donc de là ; le fichier reste tel quel.
terminal-replay-cut = À partir de la ligne { $line }, ce journal ne peut pas être montré : il a été joué avec la version { $theirs } des règles, et ici on joue avec la version { $ours }.
terminal-kept = La partie est gardée. Pour la revoir :
terminal-journal-where = Écrire aussi le journal dans un autre fichier ? Nommez-le, ou pressez Entrée.
terminal-help =
    un numéro, { $place }, { $card }, un nom — le choisir ; le début suffit
    why { $place }, why { $card } — pourquoi on ne peut pas le choisir maintenant
    zoom { $card } — tout sur une carte, avec les précisions
    d — parcourir les défausses
    log — tout ce qui s’est passé
    u — annuler votre dernier choix
    r — tout annuler, jusqu’à de nouvelles cartes ou un autre joueur
    s FICHIER — enregistrer la table
    j FICHIER — écrire le journal de la partie
    l en — parler une autre langue : en, it, fr
    resign — abandonner la partie
    q — quitter ; la partie est gardée
terminal-signs =
    Sur le plateau : · case neutre, j tuile de Jour, n tuile de Nuit
    J N & les pions, & lorsqu’ils partagent une case ; [ ! une tuile à vous qui serait retournée
    ▲ un Temple, △ Tuile-Temple, 1 2 marqueurs Mystifier, ◇ cristal, ◆ cristal pour deux tours
    Autour d’une case : [ ] au choix, ( ) choisie, < > dernier coup, × × on n’y revient pas
terminal-move = Coup { $number } sur { $count }. Entrée : suivant, b : retour, un numéro : y aller, q : quitter
terminal-seats = Places : { $seats }
terminal-options = Options, d’abord celle d’usage :
serve-compiling = Les règles sont compilées en arrière-plan, ce qui prend quelques minutes ; ensuite les bots réfléchiront bien plus vite.
serve-compiled = Les règles sont compilées : les bots réfléchissent désormais plus vite.
serve-compiling-failed = Les règles n’ont pas pu être compilées (la raison est dans { $log }) ; la table fonctionne quand même.
error-UnknownCommand = Aucune commande ne s’appelle « { $name } » ; il y a : { $known }.
error-DamagedFile = { $file }, ligne { $line } : { $why }.
error-UnsoundTable = { $file } : les règles ne permettent pas de continuer depuis cette table ({ $why }). Le fichier a-t-il été modifié à la main ?
error-NotAPair = « { $said } » devrait être nom=valeur.
error-UnknownSeat = Aucune place ne s’appelle « { $name } » ; il y a : { $known }.
error-SetUpAlready = Une partie reprise garde ses règles et ses options.
error-CannotMeasure = « { $way } » ne peut pas être mesuré : { $why }.
error-MissingExtra = Il faut gloaming[{ $extra }] : pip install 'gloaming[{ $extra }]'
error-PortInUse = Le port { $port } de { $host } est occupé : indiquez-en un autre avec --port, ou aucun pour en prendre un libre.
error-CannotListen = Le serveur ne peut pas écouter sur { $host }, port { $port } ({ $why }) : indiquez autre chose avec --host et --port.
error-UnknownDatabase = « { $kind } » n’est pas une base de données que Gloaming connaît : écrivez sqlite:///FICHIER ou postgresql://NOM:MOTDEPASSE@HÔTE/BASE.
error-FolderNotFile = { $file } est un dossier : indiquez un fichier, par exemple { $file }/gloaming.db.
error-NotOurFile = { $file } n’est pas une base de données de Gloaming : indiquez un autre fichier avec --database, ou déplacez celui-ci.
error-FileInUse = Un autre serveur a ouvert { $file } : arrêtez-le, ou indiquez un autre fichier avec --database. Plusieurs serveurs ont besoin de PostgreSQL.
error-CannotWriteThere = Impossible d’écrire { $file } ({ $why }) : indiquez un autre endroit avec --database.
error-NoRoomThere = Il n’y a plus de place pour { $file } : libérez-en, puis redémarrez.
error-NewerDatabase = { $name } a été écrit par un Gloaming plus récent : mettez celui-ci à jour, ou indiquez une autre base.
error-NoSuchDatabase = PostgreSQL sur { $host } n’a pas de base « { $name } » : créez-la avec createdb, ou indiquez-en une autre.
error-NobodyAnswers = Aucun PostgreSQL ne répond sur { $host } : démarrez-le, ou vérifiez l’adresse.
error-NotLetIn = PostgreSQL sur { $host } ne laisse pas entrer « { $user } » : vérifiez le nom, le mot de passe et son pg_hba.conf.
error-CannotOpen = Impossible d’ouvrir { $name } : { $why }.
error-OneWayOnly = --workers, --processes et --ray sont trois façons de jouer : choisissez-en une.
error-NoCluster = Il n’y a pas de grappe à « { $address } » : { $why }.
error-OtherVersion = Une machine de la grappe a Gloaming { $theirs }, celle-ci a { $ours }.
error-NotAnAddress = Un proxy est une adresse ou un réseau, 127.0.0.1 ou 10.0.0.0/8, pas « { $said } ».

## Measuring and trying

bench-measure = médiane
bench-decisions-per-second = décisions par seconde
bench-luck-per-second = réponses du hasard par seconde
bench-games-per-second = parties par seconde
bench-clone = copie en plein effet
bench-list = liste de { $count } options
bench-answer = réponse
bench-times = { $one } prend { $times } fois les décisions de { $other }.
bench-no-compiled = Rien n’est compilé : `make compiled` pour le mesurer aussi.
bench-stale = Ce qui est compilé ne vient pas de ces sources : d’abord `make compiled`.
fuzz-dead-end = Une question était sans option, ou la partie s’est arrêtée sans résultat.
fuzz-runaway = La partie n’a pas fini.
fuzz-undo = Après une annulation, la table ou le journal n’était plus comme avant.
fuzz-reload = Une table enregistrée est revenue différente.
fuzz-journal = Le journal a mené à une autre table.
fuzz-nameless = Une chose n’a pas de nom, ou un texte est défectueux :
fuzz-never = Jamais vus :
fuzz-crash = Les règles ont échoué : { $error }
fuzz-failed = La partie de graine { $seed } n’a pas tenu une promesse. { $said } Pour la revoir :
fuzz-stopped = Arrêté.
fuzz-done =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } depuis la graine { NUMBER($seed, useGrouping: 0) }, { $answers } réponses, chaque promesse tenue.
versus-played =
    { $agent } contre { $rival }, { $games ->
        [one] une partie
       *[other] { $games } parties
    }
versus-seat =   avec { $seat } : { $won } gagnées, { $drawn } nulles, { $lost } perdues
versus-all =   en tout { $share } des points ; avec 95 % de certitude entre { $low } et { $high }
versus-together = { $agent } : { $won } gagnées sur { $games } ({ $share }) ; avec 95 % de certitude entre { $low } et { $high }

## Where a link is shared

share-house = Quatre jeux d’ombre et de lumière à une même table : en solitaire, entre amis par un lien, ou contre des robots.
share-rules = { $game } : les règles
    .about = Comment jouer à { $game } : en bref, en entier, et chaque mot expliqué.
share-codex = { $game } : le codex
    .about = Chaque carte et figure de { $game } : son image, ses nombres, ce qu’elle fait et comment on la tranche.
share-thing = { $thing } · { $game }
share-table = { $game } · { $who }
share-table-at = { $game } · { $moment } · { $who }
share-moment = Un moment de cette partie : regardez-le, et suivez pas à pas ce qui est arrivé ensuite.
share-against = { $first } contre { $second }
share-bot = un robot
share-nobody = une place libre
share-somebody = un invité
share-free = Une place est libre : venez jouer.
share-goes-on = La partie continue : venez regarder.
share-over = La partie est finie : revoyez-la pas à pas.

### Browser

## The house

web-skip = Aller au contenu
web-tools = Réglages
web-tagline = Quatre jeux d’ombre et de lumière, à une seule table.
web-games = Jeux
web-play-now = Jouer tout de suite contre un robot
web-play-alone = Jouer tout de suite
web-play-together = Jouer tout de suite avec des robots
web-one-screen = À deux sur un écran
web-invite = Inviter un ami
web-set-up = Préparer une table
web-rules = Règles
web-glossary = Glossaire
web-settings = Réglages
web-my-tables = Vos tables
web-all-tables = Tout afficher ({ $count })
web-list-game-over = terminée
web-list-you-won = gagnée
web-list-you-lost = perdue
web-list-we-won = gagnée ensemble
web-list-we-lost = perdue ensemble
web-list-shared = victoire partagée
web-list-drawn = égalité
web-won-by = gagnée par : { $who }
web-your-turn = À vous de jouer
web-their-turn = en attente d’un autre joueur
web-you = Vous
web-guest = Invité
web-nobody-yet = personne pour l’instant
web-bot-level = robot ({ $level })
web-seat-who = { $seat } : { $who }
web-from-journal-short = d’après un journal
web-open-journal = Ouvrir un journal depuis un fichier
web-nowhere = Il n’y a rien à cette adresse.
web-broken = Quelque chose s’est mal passé sur cette page.
web-broken-safe = Rien de votre partie n’est perdu : elle est gardée sur le serveur.
web-load-again = Recharger la page
web-home = Retour à l’accueil
web-again = Réessayer
web-unreachable = Le serveur est injoignable pour le moment.
web-close = Fermer
web-cancel = Annuler
web-copy = Copier
web-copied = Copié
web-link = Lien
web-label = { $what } :

## Bots by strength

web-level-random = Au hasard
web-level-greedy = Avide
web-level-novice = Débutant
web-level-apprentice = Apprenti
web-level-adept = Initié
web-level-master = Maître

## Setting up a table

web-set-up-title = Une table de { $game }
web-how-many = Joueurs
web-who-me = Moi
web-who-friend = Un ami, par un lien
web-who-bot = Un robot
web-strength = Force
web-swap-seats = Échanger les places
web-hot-seat-note = Vous jouez tous sur cet écran ; entre les tours, un rideau cache les mains.
web-one-screen-note = Vous jouez tous ensemble sur cet écran.
web-your-name = Votre nom
web-your-name-note = Les autres joueurs le voient. Il n’est gardé que dans ce navigateur.
web-name = Nom
web-options =
    Plus d’options{ $count ->
        [0] {""}
        [one] {" "}(une modifiée)
       *[other] {" "}({ $count } modifiées)
    }
web-options-note = Tout est réglé ici comme d’habitude. Dans le doute, ne changez rien.
web-usual = habituel
web-table-options = Les options de cette table
web-hints = Conseils
web-hints-agree = Les conseils sont permis
web-hints-agree-note = Quand quelqu’un demande un conseil, le récit le dit.
web-hints-agreed = permis ; le récit dit qui en demande un
web-begin = Commencer

## The chapters of a game

web-chapter-choice = Par où commencer
web-continue = Continuer
web-going-on = En cours
web-reached-won = Gagné : { $grade }, { $count ->
        [1] en solitaire
       *[other] à { $count }
    }
web-reached-plain = Gagné, { $count ->
        [1] en solitaire
       *[other] à { $count }
    }
web-reached-not = Pas encore gagné
web-reached-next = À suivre
web-reached-far = Atteint : { $chapter }
web-on-journey = { $journey } : { $chapter }, { $at } sur { $count }
web-next-chapter = À suivre : { $chapter }
web-company = Qui joue
web-company-alone = En solitaire
    .about = Vous jouez tout vous-même.
web-company-bots = Avec des robots
    .about = Les robots prennent les autres places et ne font attendre personne.
web-company-screen = Sur un écran
    .about = Entre amis devant cet écran.
web-company-link = Par un lien
    .about = Chacun chez soi : vous recevez un lien pour chaque ami.
web-seat-by-seat = Place par place

## Coming by a link

web-invited = Vous êtes invité à une partie de { $game }
web-invited-by = À la table : { $who }
web-sit-down = S’asseoir
web-only-watch = Regarder seulement
web-own-link = Vous avez déjà une place à cette table : ce lien est pour votre ami.
web-to-table = À la table

## The table

web-laying-out = On prépare la table…
web-question = Ce qui est demandé
web-seats = Qui est assis ici
web-beside = À côté du plateau
web-panels-open = Ouvrir le récit et les règles à côté du plateau
web-panels-fold = Replier les panneaux
web-nothing-asked = Il n’y a rien à décider pour l’instant.
web-waiting = On attend : { $who }.
web-waiting-away = On attend : { $who }, absent pour le moment.
web-waiting-open = On attend que quelqu’un s’asseye : { $who }.
web-waiting-hidden = On attend un autre joueur.
web-waiting-table = N’importe qui à la table peut répondre.
web-bot-thinks = { $who } : le robot réfléchit.
web-all-answers = Toutes les réponses en liste
web-sure = { $what } : vraiment ?
web-undo = Annuler
web-undo-key = Annuler votre dernier choix (Ctrl+Z)
web-hint = Demander un conseil
web-hint-note = Que ferait l’initié ? Il n’en sait pas plus que vous.
web-hint-seen = Toute la table verra que vous l’avez demandé.
web-hint-thinking = L’initié réfléchit…
web-hint-says = L’initié penserait d’abord à ceci :
web-hint-chance = { $chance } % de chances
web-restart = Recommencer le tour
web-restart-note = Annuler tout ce qui peut l’être
web-more = Plus
web-open-seat = libre
web-is-bot = un robot
web-is-open = personne n’est encore assis ici
web-is-here = présent
web-is-away = absent
web-send-link = Envoyez ce lien à la personne qui jouera ici : { $who }.
web-spectator = Vous regardez la partie : vous ne voyez que ce que tout le monde peut voir.
web-from-journal = Cette partie n’a pas commencé ici : elle reprend un journal choisi par la personne qui a ouvert la table.
web-other-rules = Jouée avec d’autres règles
web-other-rules-stuck = Cette partie a commencé avec la version { $version } des règles. Elles ont changé depuis, et elle ne peut pas continuer ici. Vous voyez le dernier moment qui peut être montré ; à partir de là, on peut continuer à une nouvelle table, chacun à sa place.
web-other-rules-play-on = Continuer à partir de là
web-other-rules-to-table = À la table où elle continue
web-other-rules-over = Cette partie a été jouée avec la version { $version } des règles. Vous voyez le dernier moment qui peut être montré ; le résultat reste acquis.
web-other-rules-moment = Ce moment a été joué avec la version { $version } des règles et ne peut pas être montré. Vous voyez le dernier avant lui qui peut l’être.
web-watch-link = Lien pour spectateurs
web-watch-link-note = Avec ce lien, on peut regarder, mais pas jouer.
web-asking = Pas de liaison directe : la table est mise à jour toutes les deux secondes.
web-reconnecting = Connexion…
web-zoom = Carte
web-press-long = Gardez le doigt sur une carte ou une figure pour la lire.
web-curtain-note = La main reste cachée jusqu’à ce que vous confirmiez.
web-curtain-open = C’est moi : { $who }

## Bots, draws, resigning

web-hand-over = Laisser un robot jouer pour moi
web-bot-for-you = { $who } : un robot joue à votre place.
web-take-back = Reprendre ma place
web-offer-draw = Proposer l’égalité
web-draw-offered = Égalité proposée par : { $who }.
web-draw-accept = Accepter l’égalité
web-give-up = Abandonner ensemble
web-give-up-asked = Abandon proposé par : { $who }. Tout le monde doit être d’accord.
web-give-up-too = J’abandonne aussi
web-resign = Abandonner
web-sure-resign = Abandonner ? La partie se termine et vous perdez. On ne peut pas revenir en arrière.
web-sure-resign-goes-on = Abandonner ? La partie s’arrête aussitôt pour vous, et les autres continuent. On ne peut pas revenir en arrière.
web-sure-draw = Proposer l’égalité ? La partie se termine si tous l’acceptent avant la fin du tour.
web-sure-give-up = Abandonner ? Si tout le monde est d’accord, la partie est perdue pour tous.
web-sure-bot = Quel robot doit jouer pour vous ? Vous pouvez reprendre votre place à tout moment ; le récit le dit à tous.

## The end

web-game-over = La partie est terminée
web-you-won = Vous avez gagné !
web-you-lost = Vous avez perdu
web-we-won = Vous avez gagné ensemble !
web-we-lost = Cette fois, vous avez perdu ensemble
web-shared = Victoire partagée
web-drawn = Égalité
web-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
web-rematch = Revanche, places échangées
web-rematch-round = Revanche, chacun une place plus loin
web-again-alone = Rejouer
web-again-together = Rejouer ensemble
web-end-rematch = Revanche
web-end-again = Rejouer
web-end-replay = Revoir
web-end-save = Journal
web-end-home = Accueil
web-to-rematch = À la revanche
web-journal = Enregistrer le journal
web-ending-resignation = Partie abandonnée : { $count ->
    [one] { $who } l’emporte.
   *[other] { $who } l’emportent.
}
web-ending-agreed = Égalité d’un commun accord.
web-ending-given-up = Vous avez abandonné ensemble.

## The log and the past

web-log = Récit
web-log-empty = Il ne s’est encore rien passé.
web-automatic = (automatique)
web-show-moment = Montrer le plateau après : { $what }
web-show-moment-short = Montrer le plateau à ce moment
web-fact-undone = { $who } : un choix est annulé.
web-fact-resigns = { $who } : partie abandonnée.
web-fact-offers-draw = { $who } : égalité proposée.
web-fact-votes-to-give-up = { $who } veut abandonner.
web-fact-rules-changed = À partir d’ici, c’est la version { $now } des règles ; avant, c’était la version { $before }.
web-fact-from-journal = Jusqu’ici, la partie vient d’un journal : elle n’a pas été jouée à cette table.
web-fact-takes-hint = { $who } demande un conseil.
web-fact-bot-plays = { $who } : un robot joue à partir d’ici ({ $level }).
web-fact-player-back = { $who } : le joueur est de retour.
web-looking-back = Vous regardez un moment passé.
web-to-now = Revenir au présent
web-replay = Revoir la partie
web-first = Au début
web-back = Un pas en arrière
web-on = Un pas en avant
web-last = À la fin
web-run = Lancer
web-pause = Mettre en pause
web-telling = Ce qui vient de se passer
web-telling-end = La partie est finie : voyez comment.
web-recap = Depuis votre dernier coup
web-recap-show = Le montrer encore
web-recap-again = Tout montrer encore
web-recap-alone = Fait pour vous : { $what }
web-recap-more =
    { $count ->
        [one] et une autre chose
       *[other] et { $count } autres choses
    }
web-rematch-waits = Une revanche vous attend : les autres y sont déjà.
web-scrub = Moment de la partie
web-move-of = { $at } sur { $count }
web-link-move = Copier un lien vers ce moment
web-play-on = Jouer à partir d’ici
web-play-on-note = Une nouvelle table commence au moment affiché ; cette partie reste telle quelle.

## Reading

web-search = Chercher
web-found-nothing = Aucun résultat.
web-no-rules = Les règles de ce jeu ne sont pas encore écrites ici.
web-only-english = Cette page n’est pas encore traduite : elle est en anglais.

## Settings

web-language = Langue
web-language-note = De la table, des cartes et des règles. On peut en changer au milieu d’une partie.
web-theme = Thème
web-theme-note = Clair, sombre, comme votre système est réglé, ou avec le jeu : sombre la nuit, clair le jour, là où un jeu connaît les deux.
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-game = Suivre le jeu
web-to-light = Thème clair
web-to-dark = Thème sombre
web-motion = Animations
web-motion-note = La vitesse à laquelle les pions marchent et les tuiles tournent : 0,8, 0,5 ou 0,3 seconde. Un clic ou une touche la saute ; rien ne bouge si le système demande moins de mouvement.
web-motion-off = Aucune
web-motion-slow = Lentes
web-motion-normal = Normales
web-motion-fast = Rapides
web-telling-pace = Tours des autres
web-telling-note = Ce que font les robots, les autres joueurs, le hasard et les monstres se joue pas à pas sur le plateau. Un clic ou une touche ramène aussitôt au présent ; si le système demande moins de mouvement, c’est seulement raconté.
web-telling-off = Seulement racontés
web-telling-slow = Lents
web-telling-normal = Normaux
web-telling-fast = Rapides
web-confirm = Demander confirmation
web-confirm-note = Un abandon ne s’annule pas, et souvent la fin d’un tour non plus.
web-confirm-never = jamais
web-confirm-final = avant ce qui ne s’annule pas
web-confirm-always = avant de finir un tour aussi
web-auto = Répondre quand il n’y a pas le choix
web-auto-note = Quand une seule réponse est possible, la table la donne après un instant ; le récit le dit, et on peut l’annuler. Ce qui met fin à quelque chose, ou qui a une raison bonne à connaître, vous attend.
web-auto-pass = Passer les réactions automatiquement
web-auto-pass-note = Quand vous pourriez répondre à une attaque, la table passe pour vous après quelques secondes, sans que personne ne le remarque. Désactivez-le pour décider de nouveau vous-même.
web-sound = Sons
web-sound-note = Cartes, dés, coups, grands moments, et deux cloches quand c’est à vous : le navigateur fait tout lui-même. En arrière-plan, seules les cloches sonnent.
web-sound-off = Coupés
web-sound-soft = Doux
web-sound-middle = Moyens
web-sound-full = Forts
web-sound-sample = Écouter un exemple
web-notify = Une notification quand c’est à vous
web-notify-note = Quand cette page est à l’arrière-plan. Le navigateur vous le demande d’abord.
web-text-only = Cartes en texte
web-text-only-note = Sans images : plus faciles à lire, ou à se faire lire.
web-keys = Les touches à la table
web-enter = Entrée
web-key-arrows = passer d’une chose à l’autre sur le plateau
web-key-enter = choisir
web-key-numbers = une des premières réponses de la liste
web-key-end = finir la phase ou le tour
web-key-undo = annuler un choix
web-key-escape = fermer, ou revenir au présent

## What the server refuses

web-error-NoSuchTable = Cette table n’existe pas.
web-error-NotYourSeat = Cette place n’est pas la vôtre.
web-error-ABotPlays = Un robot joue à cette place : reprenez-la d’abord.
web-error-WrongLink = Ce lien n’ouvre plus aucune place : quelqu’un l’a déjà utilisé, ou il en manque un bout.
web-error-GoesOn = Pour cela, il faut attendre la fin de la partie.
web-error-NoHints = Pas de conseils ici : on joue les uns contre les autres, et on n’en a pas convenu.
web-error-NobodyKnows = Personne ici ne sait donner de conseil là-dessus.
web-error-HintTooLate = La partie a avancé depuis votre demande de conseil : demandez-le de nouveau.
web-error-OtherRules = Cette partie suit une autre version des règles : elle ne peut être ni montrée ni continuée.
web-error-StoreAway = Les tables sont injoignables pour le moment. Réessayez bientôt.
web-error-StoreFull = Il n’y a plus de place pour enregistrer quoi que ce soit. Ce qui a été joué est en sûreté.
web-error-StoreReadOnly = Rien ne peut être enregistré pour le moment. Ce qui a été joué est en sûreté.
web-error-StoreDamaged = Une partie de ce qui était enregistré est abîmée. La personne qui tient ce serveur doit s’en occuper.
web-error-StoreTrouble = Les tables ne peuvent être ni lues ni écrites pour le moment. Réessayez bientôt.
web-error-TooMany = Trop vite : attendez un instant.
web-error-TooManyTables = Vous avez trop de parties en cours : terminez-en d’abord quelques-unes.
web-error-TooMuchThere = Tant de parties sont gardées pour ceux qui jouent d’où vous êtes qu’il n’en tient plus d’autre. Demandez à qui gère ce serveur.
web-error-TooManyBytes = Vos parties occupent toute la place que vous avez ici : il n’en reste plus pour une autre.
web-error-TooLarge = C’est trop gros.
web-error-UnknownName = Ce serveur ne connaît pas le nom de votre barre d’adresse : prenez son numéro, ou demandez à qui le tient.
web-error-FullHouse = Le serveur est plein : revenez dans un instant.
web-error-LongHead = Votre navigateur envoie trop de données : effacez les cookies de cette adresse.
web-error-TooSlow = Cela a mis trop longtemps à arriver : réessayez.
web-error-NotOffered = Cette réponse n’est pas proposée maintenant.
web-error-EnoughTakenBack = Ce choix a été annulé assez souvent : jouez d’abord la suite.
web-error-BookFull = Cette partie est devenue trop longue : il ne reste qu’à la terminer, par abandon ou d’un commun accord.
web-error-BadFile = Ce fichier n’est pas un journal lisible ici.

## Le codex

web-codex = Codex
web-codex-open = Ouvrir dans le codex
web-codex-hold = Un clic droit la garde ici.
web-codex-back = Retour à la table
web-codex-all = Tout le codex
web-codex-kind = Quoi
web-codex-any = tout
web-codex-reset = Tout afficher
web-codex-found = { $count ->
    [0] Aucun résultat.
    [one] 1 sur { $of }
   *[other] { $count } sur { $of }
}
web-codex-numbers = En chiffres
web-codex-rules = Dans les règles
web-codex-share = Partager le lien
web-codex-shared = Lien copié
web-codex-before = Avant : { $name }
web-codex-next = Après : { $name }
web-codex-unknown = Le codex ne connaît rien de ce nom.
