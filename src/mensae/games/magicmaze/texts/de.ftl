magicmaze-title = Magic Maze on Mars
magicmaze-pitch = Alle gleichzeitig und fast ohne ein Wort: Schickt Kühe, Kristalle und Bananen über farbige Straßen und bringt alle Kolonisten unter eine Kuppel, bevor der Sand durchgelaufen ist.
magicmaze-silence = Es wird geschwiegen: Reden dürft ihr, wenn die Sanduhr umgedreht wird oder jemand einen Joker nimmt.

# Words
magicmaze-list = { $first }, { $rest }
magicmaze-and = { $first } und { $rest }
magicmaze-or = { $first } oder { $rest }
magicmaze-face = { $first }/{ $rest }
magicmaze-name = { $name }
magicmaze-somebody = jemanden, der zurückkommt
magicmaze-colour-blue = Blau
magicmaze-colour-purple = Violett
magicmaze-colour-green = Grün
magicmaze-colour-yellow = Gelb
magicmaze-colour-brown = Braun
magicmaze-colour-orange = Orange
magicmaze-a-blue = ein blauer Stahlträger
magicmaze-a-purple = ein violetter Kristall
magicmaze-a-green = ein grünes Blatt
magicmaze-a-yellow = eine gelbe Banane
magicmaze-a-brown = eine braune Kuh
magicmaze-a-orange = oranges Erz
magicmaze-a-rubbish = Müll
magicmaze-a-colonist = ein Kolonist
magicmaze-a-slug = eine Schnecke
magicmaze-the-blue = den blauen Stahlträger
magicmaze-the-purple = den violetten Kristall
magicmaze-the-green = das grüne Blatt
magicmaze-the-yellow = die gelbe Banane
magicmaze-the-brown = die braune Kuh
magicmaze-the-orange = das orange Erz
magicmaze-the-rubbish = den Müll
magicmaze-the-colonist = einen Kolonisten
magicmaze-new-blue = einen blauen Stahlträger
magicmaze-new-purple = einen violetten Kristall
magicmaze-new-green = ein grünes Blatt
magicmaze-new-yellow = eine gelbe Banane
magicmaze-new-brown = eine braune Kuh
magicmaze-new-orange = oranges Erz
magicmaze-colonists = { $count } Kolonisten
magicmaze-nothing = nichts
magicmaze-aim-domes = Kuppeln gebaut: { $built } von { $domes }
magicmaze-aim-home = Kolonisten in Kuppeln: { $home } von { $domes }
magicmaze-level-mission = Mission { $number }
magicmaze-level-module = Modul { $number }
magicmaze-side-N = Norden
magicmaze-side-E = Osten
magicmaze-side-S = Süden
magicmaze-side-W = Westen
magicmaze-has = { $who } { $face }
magicmaze-with-factory = einer Fabrik für { $colour }
magicmaze-with-rocket = der Raketenplattform
magicmaze-with-hourglass = einer Sanduhrplattform
magicmaze-with-pipe = einer Rohrplattform
magicmaze-with-site = einer Baustelle ({ $colours })
magicmaze-with-bridges = { $count ->
    [one] einer Brückenstelle
   *[other] { $count } Brückenstellen
}

# The log
magicmaze-joined = { $count ->
    [one] Dieses X-Plättchen kommt in den Stapel: { $tiles }.
   *[other] Diese X-Plättchen kommen in den Stapel: { $tiles }.
}
magicmaze-drawn = Diese Plättchen kommen rund um das Startplättchen: { $tiles }.
magicmaze-place-start = { $who } legt { $tile } im { $side } an das Startplättchen.
magicmaze-take = { $who } nimmt { $face }.
magicmaze-dealt = { $who } bekommt { $face }.
magicmaze-switch = { $who } wechselt zu { $face }.
magicmaze-ready = { $who } ist bereit.
magicmaze-start = Der Sand läuft: { $seconds } s für { $level }.
magicmaze-produce = { $who } produziert { $piece } auf { $platform }.
magicmaze-move = { $who } bewegt { $piece } über { $colour } von { $start } nach { $to }.
magicmaze-pipe = { $who } schickt { $piece } durchs Rohr von { $start } nach { $to }.
magicmaze-eat = { $who } lässt die Schnecke über { $colour } von { $start } nach { $to } kriechen, wo sie { $piece } frisst.
magicmaze-explore = { $who } erkundet bei { $platform } und gibt dafür { $piece } in die Schleuse.
magicmaze-laid = { $tile } wird bei { $platform } angelegt; Plättchen übrig: { $left }.
magicmaze-laid-with = { $tile } wird bei { $platform } angelegt, mit { $things }; Plättchen übrig: { $left }.
magicmaze-merged = { $tile } verschmilzt auch mit { $platforms }.
magicmaze-rubbish = { $count ->
    [one] Müll fällt auf { $platforms }.
   *[other] Müll fällt auf { $platforms }, { $count } Stück.
}
magicmaze-slug = Auf { $platform } taucht eine Schnecke auf.
magicmaze-driven-away = Zurück im Vorrat: { $pieces }.
magicmaze-question = { $who } muss Müll legen: { $pieces ->
    [one] 1 Stück.
   *[other] { $pieces } Stück.
}
magicmaze-question-partial = { $pieces ->
    [one] Nur 1 Müllstein
   *[other] Nur { $pieces } Müllsteine
} für { $heaps } Müllplattformen: { $who } wählt aus.
magicmaze-place = { $who } legt den Müll für { $origin } auf { $platform }.
magicmaze-place-slug = { $who } legt den Müll für { $origin } der Schnecke auf { $platform } vor: Er geht in den Vorrat zurück.
magicmaze-settled = { $who } hat den Müll nicht rechtzeitig gelegt, { $pieces ->
    [one] 1 Stück.
   *[other] { $pieces } Stück.
}
magicmaze-bridge = { $who } nimmt { $piece } von { $end } und baut die Brücke { $site } in { $colour }.
magicmaze-dome = { $who } baut die Kuppel auf { $site }: { $built } von { $domes }.
magicmaze-auto-dome = Damit ist { $site } voll, und die Kuppel steht: { $built } von { $domes }.
magicmaze-full = { $site } ist voll: Die Kuppel kann gebaut werden.
magicmaze-home = Kolonisten in Kuppeln: { $home } von { $domes }.
magicmaze-convert = { $who } nimmt einen Joker und tauscht { $old } auf { $platform } gegen { $new }; Joker übrig: { $left }.
magicmaze-joker-talk = { $who } nimmt einen Joker zum Reden; Joker übrig: { $left }.
magicmaze-flip = Die Sanduhr wird umgedreht: Aus etwa { $left } s werden { $after } s; noch { $markers }-mal möglich.
magicmaze-passed = Alle geben ihre Farben weiter: { $hands }.
magicmaze-talk = Jetzt wird geredet, bis jemand handelt.
magicmaze-silence-again = Jetzt wird wieder geschwiegen.
magicmaze-end-talk = { $who } beendet das Gespräch.
magicmaze-waiting = Alle Kuppeln sind gebaut, aber { $count ->
    [one] der Kolonist kann
   *[other] die { $count } Kolonisten können
} nicht landen: { $tile } fehlt.
magicmaze-landed = { $count ->
    [one] Der Kolonist landet auf { $platform }.
   *[other] Die { $count } Kolonisten landen auf { $platform }.
}
magicmaze-won = { $domes ->
    [one] Der Kolonist ist in seiner Kuppel
   *[other] Alle { $domes } Kolonisten sind in ihren Kuppeln
}, und { $seconds } s Sand sind übrig: Das Team hat gewonnen.
magicmaze-lost-55 = Der Sand ist durchgelaufen, und { $built } von { $domes } Kuppeln sind gebaut: Das Team hat verloren.
magicmaze-lost-114 = Alle haben aufgegeben, und { $built } von { $domes } Kuppeln sind gebaut: Das Team hat verloren.
magicmaze-pawn-to = { $who } stellt die Figur vor { $other }: Tu was!
magicmaze-pawn-produce = { $who } stellt die Figur auf „Produzieren“.
magicmaze-pawn-hourglass = { $who } stellt die Figur auf „Sanduhr“.
magicmaze-pawn-bridge = { $who } stellt die Figur auf „Brücke“.
magicmaze-pawn-rubbish = { $who } stellt die Figur auf „Müll“.
magicmaze-pawn-pipe = { $who } stellt die Figur auf „Rohr“.
magicmaze-pawn-slug = { $who } stellt die Figur auf „Schnecke“.
magicmaze-pawn-aside = { $who } stellt die Figur beiseite.
magicmaze-stare = { $who } starrt { $other } an.
magicmaze-pause = { $who } ruft eine Pause aus.
magicmaze-resume = { $who } will weiterspielen.
magicmaze-resumed = Der Sand läuft weiter.
magicmaze-give-up = { $who } gibt auf.
magicmaze-sits-person = { $who } sitzt am Tisch und spielt.
magicmaze-sits-bot = Für { $who } spielt ein Bot.
magicmaze-sits-gone = { $who } ist weg; ein Bot springt ein.
magicmaze-sits-away = { $who } ist weg.
magicmaze-sits-shared = { $who } ist weg; für { $colours } sind jetzt alle zuständig.

# After the game
magicmaze-review-pace = { $actions } Aktionen in { $seconds } s: Das ist eine alle { $whole },{ $tenths } s{ $fewest ->
    [0] .
   *[other] , und { $fewest } hätten genügen können.
}
magicmaze-review-near = In diesem Tempo war der Sieg bis ganz zum Schluss möglich.
magicmaze-review-stuck = Ab { $at } s war kein Weg zum Sieg mehr zu finden.
magicmaze-review-start = In diesem Tempo reichte der Sand von Anfang an nicht ({ $at } s): Es brauchte { $actions } Aktionen, etwa { $needed } s, und es gab höchstens { $left } s.
magicmaze-review-moment = Ab { $at } s war in diesem Tempo nicht mehr zu gewinnen: Weitere { $actions } Aktionen brauchen etwa { $needed } s, und es gab höchstens { $left } s.
magicmaze-review-missing = Was fehlte: Baustellen zu finden { $sites }, Fächer zu füllen { $slots }, Kuppeln zu bauen { $domes }, Kolonisten heimzubringen { $colonists }; nicht genutzte Sanduhren: { $flips }.

# What is asked
magicmaze-ask-face = Vor { $level }: Nimm dir ein Aktionsplättchen oder überlass es dem Zufall, und sag, dass du bereit bist.
magicmaze-ask-ready = Vor { $level }: Du hast { $face }; sag, dass du bereit bist.
magicmaze-ask-solo = Vor { $level }: Du beginnst mit { $face }, wenn du nicht wechselst; sag, dass du bereit bist.
magicmaze-ask-tiles = Vor { $level }: Diese Plättchen kommen an die Seiten des Startplättchens: { $tiles }.
magicmaze-ask-wait = Vor { $level } wartet der Tisch auf { $seats }.
magicmaze-ask-hint = { $asked } Denkt daran, dass die Kuppel auf B6 zweimal Orange braucht und nichts Orange herstellt: Zwei eurer { $jokers } Joker sind dafür da.
magicmaze-ask-called = Tu etwas! Die Figur steht vor dir. { $asked }
magicmaze-ask-play = { $talk ->
    [silent] Spiel mit { $colours }, ohne ein Wort; { $aim }.
    [open] Jetzt dürft ihr reden, bis jemand handelt; deine Farben sind { $colours }; { $aim }.
   *[free] Spiel mit { $colours }, und redet, so viel ihr wollt; { $aim }.
}
magicmaze-ask-solo-play = Spiel mit { $colours }; wechseln darfst du, wenn die Stoppuhr auf 0 endet; { $aim }.
magicmaze-ask-watch = { $talk ->
    [silent] Der Sand läuft, und alle schweigen; { $aim }.
    [open] Der Sand läuft, und das Team darf reden, bis jemand handelt; { $aim }.
   *[free] Der Sand läuft, und das Team redet, so viel es will; { $aim }.
}
magicmaze-ask-vacant = Diesen Platz spielt niemand; der Sand läuft weiter.
magicmaze-ask-rubbish = Leg den Müll für { $origin }; { $pieces ->
    [one] es ist 1 Stück.
   *[other] es sind { $pieces } Stück zu legen.
}
magicmaze-ask-rubbish-partial = Leg { $pieces ->
    [one] 1 Müllstein
   *[other] { $pieces } Müllsteine
}, für { $origins }.
magicmaze-ask-resume = Pause: Sag, wenn es für dich weitergehen kann.
magicmaze-ask-pause = Pause: Der Tisch wartet auf { $seats }.
magicmaze-ask-won = Gewonnen, mit { $seconds } s Sand übrig.
magicmaze-ask-lost-55 = Verloren: Der Sand ist durchgelaufen.
magicmaze-ask-lost-114 = Verloren: Alle haben aufgegeben.

# The choices
magicmaze-do-produce = Produziere { $piece } auf { $platform }; danach noch { $left } im Vorrat
magicmaze-do-move = Bewege { $piece } über { $colour } von { $start } nach { $to }
magicmaze-do-pipe = Schick { $piece } durchs Rohr von { $start } nach { $to }
magicmaze-do-eat = Lass die Schnecke über { $colour } von { $start } nach { $to } kriechen; sie frisst { $piece }
magicmaze-do-and-flip = { $move }: dreht die Sanduhr um, aus etwa { $left } s werden { $after } s
magicmaze-do-and-dome = { $move }: baut die Kuppel
magicmaze-do-and-slot = { $move }: { $free ->
    [0] dann sind alle Fächer voll
    [one] dann ist 1 Fach frei
   *[other] dann sind { $free } Fächer frei
}
magicmaze-do-and-home = { $move }, in die Kuppel
magicmaze-do-and-win = { $move }, und ihr gewinnt
magicmaze-do-explore = Erkunde bei { $platform } und gib { $piece } dafür; { $tiles ->
    [one] das letzte Plättchen
   *[other] eines von { $tiles } Plättchen
}
magicmaze-do-bridge = Bau die Brücke { $site } in { $colour }
magicmaze-do-dome = Bau die Kuppel auf { $site }; { $left ->
    [0] es ist die letzte
    [one] 1 weitere fehlt
   *[other] { $left } weitere fehlen
}
magicmaze-do-convert = Joker: tausch { $old } auf { $platform } gegen { $new }; danach Joker übrig: { $left }
magicmaze-do-joker-talk = Joker: reden; danach Joker übrig: { $left }
magicmaze-do-place = Müll für { $origin } auf { $target }{ $there ->
    [slug] , zur Schnecke
    [resource] , ein Rohstoff muss weichen
   *[nothing] {""}
}
magicmaze-do-pawn-to = Figur vor { $other }
magicmaze-do-pawn-produce = Figur auf „Produzieren“
magicmaze-do-pawn-hourglass = Figur auf „Sanduhr“
magicmaze-do-pawn-bridge = Figur auf „Brücke“
magicmaze-do-pawn-rubbish = Figur auf „Müll“
magicmaze-do-pawn-pipe = Figur auf „Rohr“
magicmaze-do-pawn-slug = Figur auf „Schnecke“
magicmaze-do-pawn-aside = Stell die Figur beiseite
magicmaze-do-stare = Starre { $other } an
magicmaze-do-end-talk = Beende das Gespräch
magicmaze-do-switch = Wechsle zu { $face }
magicmaze-do-take = Nimm { $face }
magicmaze-do-place-start = Leg { $tile } im { $side } an das Startplättchen
magicmaze-do-place-start-with = Leg { $tile } im { $side } an das Startplättchen, mit { $things }
magicmaze-do-ready = Ich bin bereit
magicmaze-do-pause = Ruf eine Pause aus
magicmaze-do-resume = Weiter
magicmaze-do-give-up = Aufgeben

# Refusals
magicmaze-no-expert = Für die Expertenregel braucht es mindestens zwei Personen: Allein hast du niemanden, dem du dein Aktionsplättchen weitergeben kannst.
magicmaze-no-solo-tiles = Mit allen sechs Aktionsplättchen spielt man allein; ihr seid { $seats }, und jeder hat eine der { $faces } Farbseiten.
magicmaze-no-won = Das Spiel ist zu Ende: Ihr habt gewonnen.
magicmaze-no-lost = Das Spiel ist zu Ende: Ihr habt verloren.
magicmaze-no-sand = Der Sand ist durchgelaufen.
magicmaze-no-table = Das ist nicht deine Sache: Spieler handeln, der Zufall zieht, und die Uhr wacht über den Sand.
magicmaze-no-seat = Platz { $seat } gibt es nicht; dieser Tisch hat { $seats ->
    [one] 1 Platz.
   *[other] { $seats } Plätze.
}
magicmaze-no-wait = Warte: Erst zieht der Zufall.
magicmaze-no-sits = Wer einen Platz spielt, trägt der Tisch selbst ein.
magicmaze-no-sits-person = Für { $who } spielt schon eine Person.
magicmaze-no-sits-bot = Für { $who } spielt schon ein Bot.
magicmaze-no-sits-gone = { $who } ist schon weg.
magicmaze-no-sits-solo = Im Solospiel springt kein Bot für { $who } ein, sobald der Sand läuft.
magicmaze-no-vacant = Den Platz von { $who } spielt gerade niemand; erst muss ihn jemand einnehmen.
magicmaze-no-pause = Der Tisch macht Pause und wartet auf { $seats }.
magicmaze-no-start = Der Sand läuft noch nicht; der Tisch wartet auf { $seats }.
magicmaze-no-start-tiles = Der Sand läuft noch nicht; erst werden diese Plättchen gelegt: { $tiles }.
magicmaze-no-question = Leg erst den Müll für { $origin }; { $pieces ->
    [one] 1 Stück wartet.
   *[other] { $pieces } Stück warten.
}
magicmaze-no-guard = Ihr redet gerade: Noch { $ms } ms lang kann niemand handeln.
magicmaze-no-tile = { $tile } ist noch im Stapel; ins Spiel kommt es nur durch Erkunden.
magicmaze-no-such-tile = { $tile } gehört nicht zu dieser Partie.
magicmaze-no-colour = Für { $colour } bist nicht du zuständig, sondern { $owners }.
magicmaze-no-active = Deine aktive Farbseite hat kein { $colour }; deine Farben sind jetzt { $colours }.
magicmaze-no-name = { $platform } ist mit { $name } verschmolzen und heißt hier so.
magicmaze-no-factory = Die Fabrik auf { $platform } ist versperrt: Dort { $count ->
    [one] ist
   *[other] sind
} { $there }.
magicmaze-no-supply = Im Vorrat ist kein Rohstoff in { $colour } mehr; { $count } von { $count } sind im Spiel.
magicmaze-no-way-back = Die Straße von { $to } nach { $start } ist eine Einbahnstraße; zurück geht es dort nicht.
magicmaze-no-bridge-yet = Zwischen { $start } und { $to } ist noch keine Brücke.
magicmaze-no-piece = Auf { $platform } { $count ->
    [one] ist
   *[other] sind
} jetzt { $there }; gemeint war { $piece }.
magicmaze-no-room = { $platform } ist nicht leer: Dort { $count ->
    [one] ist
   *[other] sind
} { $there }.
magicmaze-no-rocket = Auf die Raketenplattform { $platform } dürfen nur Kolonisten.
magicmaze-no-dome-entry = In die Kuppel auf { $site } darf nur ein Kolonist.
magicmaze-no-dome-room = In der Kuppel auf { $site } ist schon ein Kolonist.
magicmaze-no-site-entry = Auf die Baustelle { $site } dürfen nur Rohstoffe, bis ihre Kuppel gebaut ist.
magicmaze-no-slots = Alle Fächer von { $site } sind voll; die Kuppel kann gebaut werden.
magicmaze-no-slot = { $site } hat kein freies Fach für { $colour }; frei: { $free }.
magicmaze-no-slug-moves = Auf { $platform } ist eine Schnecke; sie bewegt sich nur, um zu fressen.
magicmaze-no-pipes = Rohre funktionieren ab { $level }.
magicmaze-no-slug-pipes = Auf { $platform } ist eine Schnecke, und Schnecken reisen nie durch Rohre.
magicmaze-no-colonist-pipes = An diesem Tisch reisen Kolonisten nicht durch Rohre.
magicmaze-no-pipe-out = Ein Rohr führt zu einer anderen Plattform, nicht nach { $platform } zurück.
magicmaze-no-pipe-room = Die Rohrplattform { $platform } ist nicht leer: Dort { $count ->
    [one] ist
   *[other] sind
} { $there }.
magicmaze-no-slug = Nur eine Schnecke frisst; auf { $platform } { $count ->
    [one] ist
   *[other] sind
} { $there }.
magicmaze-no-slug-entry = Schnecken betreten weder Baustellen und Kuppeln noch die Raketenplattform; { $platform } gehört dazu.
magicmaze-no-colonist-food = Den Kolonisten auf { $platform } frisst keine Schnecke.
magicmaze-no-food = Eine Schnecke bewegt sich nur, wo es etwas zu fressen gibt; auf { $platform } { $count ->
    [one] ist
   *[other] sind
} { $there }.
magicmaze-no-edge = { $platform } ist vollständig; erkundet wird nur an Halbplattformen.
magicmaze-no-stack = Der Stapel ist leer: Alle Plättchen liegen aus.
magicmaze-no-key = Um bei { $platform } zu erkunden, muss dort { $piece } stehen; jetzt { $count ->
    [one] ist
   *[other] sind
} dort { $there }.
magicmaze-no-second-dome = Auf { $site } steht schon eine Kuppel.
magicmaze-no-dome = { $site } ist noch nicht voll; es fehlt: { $free }.
magicmaze-no-domes = Im Lager ist keine Kuppel mehr.
magicmaze-no-bridges = Brücken werden ab { $level } gebaut.
magicmaze-no-second-bridge = Auf { $site } liegt schon eine Brücke, in { $colour }.
magicmaze-no-bridge-left = Die Brücke in { $colour } ist verbaut: Sie liegt auf { $site }.
magicmaze-no-bridge = Dafür muss auf { $platform } { $piece } stehen; jetzt { $count ->
    [one] ist
   *[other] sind
} dort { $there }.
magicmaze-no-talk-alone = Allein darfst du immer reden; dafür brauchst du keinen Joker.
magicmaze-no-talk-twice = Ihr dürft schon reden; spart euch den Joker.
magicmaze-no-jokers = Joker gibt es ab { $level }.
magicmaze-no-joker = Alle { $count } Joker sind verbraucht.
magicmaze-no-change = Damit würde { $colour } gegen { $colour } getauscht.
magicmaze-no-joker-there = Ein Joker tauscht nur Rohstoffe; auf { $platform } { $count ->
    [one] ist
   *[other] sind
} { $there }.
magicmaze-no-rubbish = Du hast keinen Müll zu legen.
magicmaze-no-origin = Der Müll, den du jetzt legst, ist für { $origins }.
magicmaze-no-place = { $target } ist für den Müll von { $origin } nicht das Nächste; möglich: { $places }.
magicmaze-no-place-next = { $origin } selbst ist jetzt frei; der Müll kommt also dorthin und nicht nach { $target }.
magicmaze-no-place-at-all = Für den Müll von { $origin } gibt es keine Plattform.
magicmaze-no-pawn = Die Figur gibt es ab { $level }.
magicmaze-no-pawn-alone = Allein zeigt die Figur deine aktive Farbseite an und ruft niemanden.
magicmaze-no-pawn-self = Vor dich selbst kannst du die Figur nicht stellen.
magicmaze-no-pawn-yet = Du darfst die Figur einmal in { $pause } s stellen; warte noch { $ms } ms.
magicmaze-no-stare = Dich selbst kannst du nicht anstarren.
magicmaze-no-person = Das sagt nur eine Person; diesen Platz spielt ein Bot.
magicmaze-no-window = Es ist kein Redefenster offen.
magicmaze-no-switch-together = Gemeinsam behält jeder sein Aktionsplättchen; gewechselt wird nur allein.
magicmaze-no-solo-face = Zu deinen Aktionsplättchen gehört { $face } nicht.
magicmaze-no-switch = Du spielst schon mit { $face }.
magicmaze-no-switch-yet = Wechseln darfst du nur, solange die letzte Ziffer der Stoppuhr 0 ist; das ist in { $seconds } s.
magicmaze-no-switch-again = In dieser Sekunde hast du schon gewechselt; das nächste Mal geht es in { $seconds } s.
magicmaze-no-face-now = Aktionsplättchen werden vor dem Start gewählt.
magicmaze-no-face-alone = Allein benutzt du alle deine Aktionsplättchen abwechselnd; wechsle zu dem, mit dem du beginnen willst.
magicmaze-no-face-bot = Bots bekommen die Aktionsplättchen, die niemand nimmt.
magicmaze-no-face-count = Wenn { $seats ->
    [one] 1 Person spielt
   *[other] { $seats } Personen spielen
}, wird { $face } nicht benutzt.
magicmaze-no-face-again = Du hast schon { $face }.
magicmaze-no-face-left = { $who } hat { $face }, und kein anderes Aktionsplättchen ist frei.
magicmaze-no-face = { $who } hat { $face }; frei: { $free }.
magicmaze-no-first-together = Nur allein beginnst du mit vier Plättchen rund um das Startplättchen.
magicmaze-no-first-left = Die vier Plättchen rund um das Startplättchen liegen schon.
magicmaze-no-first = Jetzt legst du nicht { $tile }, sondern { $tiles }.
magicmaze-no-side = Im { $side } des Startplättchens liegt schon { $tile }.
magicmaze-no-ready-now = Der Sand läuft schon.
magicmaze-no-ready-tiles = Leg erst die Plättchen rund um das Startplättchen: { $tiles }.
magicmaze-no-ready-again = Du bist schon bereit; der Tisch wartet auf { $seats }.
magicmaze-no-before = Das Spiel hat noch nicht begonnen.
magicmaze-no-pausing = An diesem Tisch wurde keine Pause vereinbart.
magicmaze-no-resume = Der Sand läuft; es ist keine Pause.
magicmaze-no-resume-again = Das hast du schon gesagt; der Tisch wartet auf { $seats }.
magicmaze-no-give-up = Du hast schon aufgegeben, { $seats } aber noch nicht.
