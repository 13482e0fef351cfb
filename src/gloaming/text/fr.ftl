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
terminal-supplies = Restent : { $markers } marqueurs · { $crystals } cristaux
terminal-hours = Heures { $hours }
terminal-changed = changées : { $colours }
terminal-cost = { $hours } h
terminal-legend = [ ] au choix ( ) choisie < > dernier coup
terminal-lit =
    { $count ->
        [one] Une case est marquée [ ] sur le plateau : écrivez son nom.
       *[other] { $count } cases sont marquées [ ] sur le plateau : écrivez-en une, par exemple e2.
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
terminal-kept = La partie est gardée. Pour la revoir :
terminal-journal-where = Écrire aussi le journal dans un autre fichier ? Nommez-le, ou pressez Entrée.
terminal-help =
    un numéro, e2, D07, un nom — le choisir ; le début suffit
    why e2, why D07 — pourquoi on ne peut pas le choisir maintenant
    zoom D07 — tout sur une carte, avec les précisions
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
    Sur le plateau : · case neutre, j tuile du Jour, n tuile de la Nuit
    J N & les pions, & lorsqu’ils partagent une case
    ▲ un Temple, △ tuile isolée, 1 2 marqueurs, ◇ cristal, ◆ cristal pour deux tours
    Autour d’une case : [ ] au choix, ( ) choisie, < > dernier coup, × × on n’y revient pas
terminal-move = Coup { $number } sur { $count }. Entrée : suivant, b : retour, un numéro : y aller, q : quitter
terminal-seats = Places : { $seats }
terminal-options = Options, d’abord celle d’usage :

## Measuring and trying

bench-measure = médiane
bench-decisions-per-second = décisions par seconde
bench-luck-per-second = réponses du hasard par seconde
bench-games-per-second = parties par seconde
bench-clone = copie en plein effet
bench-list = liste de { $count } options
bench-answer = réponse
bench-no-compiled = Rien n’est compilé : `make compiled` pour le mesurer aussi.
bench-stale = Ce qui est compilé ne vient pas de ces sources : d’abord `make compiled`.
fuzz-dead-end = Une question était sans option, ou la partie s’est arrêtée sans résultat.
fuzz-runaway = La partie n’a pas fini.
fuzz-undo = Après une annulation, la table ou le journal n’était plus comme avant.
fuzz-reload = Une table enregistrée est revenue différente.
fuzz-journal = Le journal a mené à une autre table.
fuzz-crash = Les règles ont échoué : { $error }
fuzz-failed = La partie de graine { $seed } n’a pas tenu une promesse. { $said } Pour la revoir :
fuzz-stopped = Arrêté.
fuzz-done =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } depuis la graine { NUMBER($seed, useGrouping: 0) }, { $answers } réponses, chaque promesse tenue.
