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

# On the drawn board
gardens-ui-board = Spielplan mit 91 Feldern. Pfeiltasten führen zu den erreichbaren Feldern, mit Umschalt zu allen. Eingabe wählt, 1 bis 6 wählen einen Würfel, Escape hebt die Wahl auf.
gardens-ui-pool = Würfel auf dem Tisch
gardens-ui-die = Würfel { $die }{ $count ->
    [one] {""}
   *[other] , ×{ $count }
}
gardens-ui-die-blocked = Würfel { $die }{ $count ->
    [one] {""}
   *[other] , ×{ $count }
}: blockiert, −1
gardens-ui-hex-centre = { $hex }, Mitte: Hier steht niemand
gardens-ui-hex-free = frei
gardens-ui-hex-gardener = Gärtner von { $who }
gardens-ui-hex-place = hier kannst du beginnen
gardens-ui-flower-blue = blaue Blume
gardens-ui-flower-yellow = gelbe Blume
gardens-ui-flower-white = weiße Blume
gardens-ui-flower-grey = graue Blume
gardens-ui-flower-red = rote Blume
gardens-ui-flower-green = grüne Blume
gardens-ui-target = erreichbar mit Würfel { $die } { $direction }, { $most ->
    [0] keine Punkte
   *[other] bis zu +{ $most }
}
gardens-ui-target-flower = erreichbar mit Würfel { $die } { $direction }, auf die Blume: { $loss ->
    [0] bleibt bei 0
   *[other] −{ $loss }
}
gardens-ui-offer = { $flower }: { $points ->
    [0] 0 Punkte
   *[other] +{ $points }
}, { $count ->
    [one] deine letzte
   *[other] { $count } im Vorrat
}
gardens-ui-offer-none = { $flower }: keine im Vorrat
gardens-ui-on = Auf { $hex } pflanzen
gardens-ui-loss = Auf { $hex } wächst schon eine Blume: Wer dort landet, verliert einen Punkt und pflanzt nichts.
gardens-ui-which = Welcher Gärtner geht auf { $hex }?
gardens-ui-place = Auf { $hex } beginnen?
gardens-ui-plant = Auf { $hex } eine Blume in { $colour } pflanzen?
gardens-ui-risk-flower = Auf { $hex } wächst schon eine Blume, du pflanzt also nichts: { $loss ->
    [0] bleibt bei 0
   *[other] −{ $loss }
}.
gardens-ui-risk-blocked = Mit der { $die } ist kein Zug möglich. Du kannst sie nur verbrauchen: { $loss ->
    [0] bleibt bei 0
   *[other] −{ $loss }
}.
gardens-ui-taken = { $who }
gardens-ui-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
gardens-ui-stock = { $flower }: { $count ->
    [0] keine mehr
    [one] 1, die letzte
   *[other] { $count }
}
gardens-ui-dice = { $dice ->
    [one] würde 1 Würfel werfen
   *[other] würde { $dice } Würfel werfen
}
gardens-ui-dice-none = ringsum Blumen, könnte nicht würfeln
gardens-ui-planted = { $planted } gepflanzt, { $left } übrig
gardens-ui-extra-last_flower = Sonderzug für { $who }: letzte Blume einer Farbe
gardens-ui-extra-crowded_track = Sonderzug für { $who }: auf einem besetzten Feld über 25 gelandet
gardens-ui-extra-both = Sonderzug für { $who }: letzte Blume einer Farbe und ein besetztes Feld über 25
gardens-ui-stuck = { $who } sitzt fest: ringsum Blumen, und kein Würfel liegt mehr aus.
gardens-ui-no-line = { $hex } liegt nicht auf einer geraden Linie von deinem Gärtner auf { $from }.
gardens-ui-no-far = { $hex } ist { $steps } Felder von { $from } entfernt; ein Würfel bringt dich höchstens 6 weit.
gardens-ui-no-here = Auf { $hex } steht dein Gärtner. Wähle ein Feld, das er erreichen kann.

# The tutorial
gardens-learn-welcome = Willkommen auf dem Mars! Dein Marsianer schreitet über den roten Boden und pflanzt Blumen. Blumen einer Farbe, die sich berühren, bringen Punkte. Sobald jemand die letzte eigene Blume pflanzt, ist Schluss, und die meisten Punkte gewinnen.
gardens-learn-take = Wähle zuerst deinen Marsianer. Alle spielen sich gleich: Nimm den, über den du lachen musst.
gardens-learn-place = Stelle jetzt deinen Gärtner auf. Die Gegend um die Mitte ist ein guter Anfang: Dort gibt es mehr gerade Wege und mehr freie Nachbarfelder, und die bringen mehr Würfel. Auf der Kuppel selbst steht niemand.
gardens-learn-roll = Die Würfel auf dem Tisch gehören allen. Sind alle genutzt, wirft die nächste Person so viele neue, wie ihr Gärtner freie Nachbarfelder hat: sechs im Freien, weniger am Rand oder zwischen Blumen.
gardens-learn-target = Wenn du am Zug bist, nutzt du einen Würfel und gehst genau so weit geradeaus. Jedes Feld, das du erreichst, leuchtet; es zeigt den Würfel und was es höchstens bringt.
gardens-learn-flower = Wähle ein leuchtendes Feld und dann eine Blume. Vorher wird nichts gesendet, also sieh dich in Ruhe um. Eine einzelne Blume bringt keine Punkte, aber mit ihr beginnt eine Gruppe.
gardens-learn-track = Mit deinen Punkten ziehst du auf der Leiste rund um den Plan. Ist das Feld besetzt, springst du auf das nächste freie, und der Sprung zählt mit. Achte auf die Lücke nach 25: Dahinter bringt ein besetztes Feld einen Sonderzug.
gardens-learn-groups = Eine Blume bringt einen Punkt für jede Blume ihrer Farbe, mit der sie verbunden ist, egal wer sie gepflanzt hat. Sieh dir ein leuchtendes Feld an: Es zeigt, was jede deiner Blumen dort bringt.
gardens-learn-costs = Wo −1 steht, wächst schon eine Blume: Wer dort landet, verliert einen Punkt und pflanzt nichts. Ein Würfel, mit dem kein Zug möglich ist, ist blockiert; ihn zu verbrauchen kostet ebenfalls einen Punkt. Vor beidem wirst du gefragt.
gardens-learn-extra = Pflanzt du deine letzte Blume einer Farbe, hast du einen Sonderzug, solange noch Würfel ausliegen. Farben, von denen du nur noch eine Blume hast, sind bei dir markiert.
gardens-learn-end = Das Spiel endet, sobald jemand die letzte eigene Blume gepflanzt hat. Du kannst einen Fehlgriff zurücknehmen, um einen Tipp bitten und alles antippen, was nicht geht, um zu erfahren, warum. In der Spielregel steht jede Regel. Viel Freude mit deinem Garten!
gardens-ui-ask-use = { $extra ->
    [0] Wähle ein leuchtendes Feld; sein Würfel bringt dich hin.
   *[other] Sonderzug! Wähle ein leuchtendes Feld; sein Würfel bringt dich hin.
}
gardens-ui-last = die letzte dieser Farbe: sie zu pflanzen kann einen Sonderzug bringen
gardens-ui-flowers = Deine Blumen

# Woher Punkte kommen
gardens-source-red = Rote Blumen
gardens-source-blue = Blaue Blumen
gardens-source-yellow = Gelbe Blumen
gardens-source-white = Weiße Blumen
gardens-source-grey = Graue Blumen
gardens-source-green = Grüne Blumen
gardens-source-jump = Sprünge
gardens-source-loss = Verloren
