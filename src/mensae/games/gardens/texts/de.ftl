gardens-title = Gardens of Mars
gardens-pitch = Würfeln, schreiten, pflanzen: Führe deinen Marsianer geradeaus durch den roten Garten und lass Blumen einer Farbe zusammenwachsen.

gardens-colour-blue = Blau
gardens-colour-yellow = Gelb
gardens-colour-white = Weiß
gardens-colour-grey = Grau
gardens-colour-red = Rot
gardens-colour-green = Grün
gardens-colours = { $first }, { $rest }
gardens-figure-M1 = Antenne
gardens-figure-M2 = Glotzer
gardens-figure-M3 = Tonne
gardens-figure-M4 = Nudel
gardens-figure-M5 = Knopf
gardens-direction-NW = nach Nordwesten
gardens-direction-NE = nach Nordosten
gardens-direction-E = nach Osten
gardens-direction-SE = nach Südosten
gardens-direction-SW = nach Südwesten
gardens-direction-W = nach Westen
gardens-side-NW = nordwestlich
gardens-side-NE = nordöstlich
gardens-side-E = östlich
gardens-side-SE = südöstlich
gardens-side-SW = südwestlich
gardens-side-W = westlich

gardens-gain = { $jump ->
    [0] { $points ->
        [0] keine Punkte
       *[other] +{ $points }
    }
   *[other] { $points } + { $jump } (Sprung)
}
gardens-loss = { $points ->
    [0] bleibt bei 0
   *[other] { $jump ->
        [0] −1
       *[other] −1 − { $jump } (Sprung)
    }
}

gardens-started = { $who } beginnt.
gardens-take = { $who } spielt { $figure }.
gardens-place = { $who } stellt einen Gärtner auf { $hex }.
gardens-dealt = { $who } erhält { $blue } blaue, { $yellow } gelbe, { $white } weiße, { $grey } graue, { $red } rote und { $green } grüne Blumen.
gardens-roll = { $who } würfelt für den Gärtner auf { $hex }.
gardens-rolled = { $who } wirft { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
}: { $dice }.
gardens-stuck = { $who } sitzt fest: ringsum nur Blumen, und kein Würfel ist übrig.
gardens-blocked = { $who } verbraucht eine blockierte { $die }: { $loss }.
gardens-move = { $who } zieht { $die } { $direction } von { $from } auf { $hex }.
gardens-move-flower = { $who } zieht { $die } { $direction } von { $from } auf die Blume auf { $hex }: { $loss }.
gardens-plant = { $who } pflanzt { $colour } auf { $hex }: { $gain }.
gardens-extra-last = { $who } hat die letzte Blume in { $colour } gepflanzt und bekommt einen Sonderzug.
gardens-extra-crowded = { $who } ist über 25 auf einem besetzten Leistenfeld gelandet und bekommt einen Sonderzug.
gardens-extra-both = { $who } hat die letzte Blume in { $colour } gepflanzt, ist über 25 auf einem besetzten Leistenfeld gelandet und bekommt einen Sonderzug.
gardens-end-80 = { $who } hat die letzte Blume gepflanzt: Das Spiel ist aus.
gardens-end-82 = Kein Würfel ist übrig und niemand kann würfeln: Das Spiel ist aus.
gardens-end-84 = Seit { $turns } Zügen hat niemand gepflanzt: Das Spiel ist aus.
gardens-wins = { $who } gewinnt mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}.
gardens-wins-shared = { $who } teilt sich den Sieg mit { $score } Punkten.
gardens-wins-planted = { $who } gewinnt: gleichauf mit { $score } Punkten, aber mit { $planted } gepflanzten Blumen.

gardens-ask-take = Wähle deinen Marsianer.
gardens-ask-place = Stelle deinen Gärtner auf ein freies Feld außer der Mitte.
gardens-ask-roll = Die freien Nachbarfelder welches Gärtners zählen für den Wurf?
gardens-ask-use = { $extra ->
    [0] Nutze einen Würfel: { $pool }.
   *[other] Sonderzug! Nutze einen Würfel: { $pool }.
}
gardens-ask-plant = Welche Blume pflanzt du auf { $hex }?
gardens-ask-over = Das Spiel ist aus.

gardens-do-take = { $figure }
gardens-do-place = { $hex }
gardens-do-roll = { $dice } würfeln für den Gärtner auf { $hex }
gardens-do-plant = { $symbol } { $colour }: { $gain }
gardens-do-blocked = { $die } ist blockiert: { $loss }
gardens-do-move = { $die } { $direction } von { $from } auf { $hex }{ $most ->
    [0] {""}
   *[other] : bis zu { $best }
}
gardens-do-move-flower = { $die } { $direction } von { $from } auf die Blume auf { $hex }: { $loss }

gardens-no-two-gardeners = Zwei Gärtner je Person gibt es nur zu zweit; an diesem Tisch sitzen { $seats }.
gardens-no-over = Das Spiel ist aus.
gardens-no-chance = Würfel und Verteilung kommen vom Zufallsgenerator des Tisches, nicht von dir.
gardens-no-wait = Warte: Zuerst entscheidet der Zufall.
gardens-no-turn = { $who } ist am Zug.
gardens-no-figure = { $figure } gehört { $who }; wähle einen anderen Marsianer.
gardens-no-flower = Du hast keine Blume in { $colour } mehr; du hast { $stock }.
gardens-no-choice = Mit je zwei Gärtnern wählt niemand einen Typ: Wer beginnt, spielt Schwarz, die andere Person Weiß.
gardens-no-second = Du hast einen Gärtner; zwei je Person sind eine Variante für 2.
gardens-no-roll = Es liegen noch Würfel aus ({ $pool }); gewürfelt wird erst, wenn alle genutzt sind.
gardens-no-now = Nicht jetzt. { $asked }
gardens-no-centre-start = { $hex } ist die Mitte, dort darf kein Gärtner stehen.
gardens-no-taken-hex = Auf { $hex } steht der Gärtner von { $who }.
gardens-no-die = Es liegt keine { $die } aus; es liegen { $pool }.
gardens-no-need = Die { $die } ist nicht blockiert: Sie hat { $ways ->
    [one] 1 Zugmöglichkeit
   *[other] { $ways } Zugmöglichkeiten
}, also musst du ziehen.
gardens-no-board = { $steps ->
    [0] { $hex } liegt am Rand: { $direction } davon ist kein Feld mehr.
    [one] Von { $hex } aus ist { $direction } noch 1 Feld; der Würfel zeigt { $die }.
   *[other] Von { $hex } aus sind { $direction } noch { $steps } Felder; der Würfel zeigt { $die }.
}
gardens-no-own-gardener = Dein anderer Gärtner steht auf { $at }, { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} { $direction } von { $hex }; die { $die } würde dieses Feld betreten oder überqueren.
gardens-no-gardener = Der Gärtner von { $who } steht auf { $at }, { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} { $direction } von { $hex }; die { $die } würde dieses Feld betreten oder überqueren.
gardens-no-cross = Die Mitte liegt { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
} { $direction } von { $hex }, und an diesem Tisch überquert sie niemand; der Würfel zeigt { $die }.
gardens-no-centre = { $die ->
    [one] 1 Feld
   *[other] { $die } Felder
} { $direction } von { $hex } liegt die Mitte, dort darf kein Gärtner stehen.
