spacemaze-title = Space Maze
spacemaze-pitch = Führe drei Aliens durch ein Labyrinth aus farbigen Türen, dreh und tausch die Plättchen und trag das Relikt nach Hause, bevor es dir jemand vom Kopf nimmt.

# The layouts
spacemaze-layout-square5 = Quadrat 5 × 5
spacemaze-layout-square3 = Quadrat 3 × 3
spacemaze-layout-rect3x5 = Rechteck 3 × 5
spacemaze-layout-diamond2 = Kleine Raute
spacemaze-layout-diamond3 = Große Raute

# Words
spacemaze-list = { $first }, { $rest }
spacemaze-alien-green = grüne Alien
spacemaze-alien-purple = violette Alien
spacemaze-alien-orange = orangefarbene Alien
spacemaze-receiver-green = grünen Alien
spacemaze-receiver-purple = violetten Alien
spacemaze-receiver-orange = orangefarbenen Alien
spacemaze-colour-green = Grün
spacemaze-colour-purple = Violett
spacemaze-colour-orange = Orange
spacemaze-power-green = grüne { $value }
spacemaze-power-purple = violette { $value }
spacemaze-power-orange = orangefarbene { $value }
spacemaze-points-green = { $count } Grün
spacemaze-points-purple = { $count } Violett
spacemaze-points-orange = { $count } Orange
spacemaze-dice-green = Grün { $values }
spacemaze-dice-purple = Violett { $values }
spacemaze-dice-orange = Orange { $values }
spacemaze-dice-moves = Bewegung (grün/violett/orange) { $values }
spacemaze-needs-green = Gelb/Blau
spacemaze-needs-purple = Blau/Rot
spacemaze-needs-orange = Rot/Gelb
spacemaze-door-R = Rot
spacemaze-door-Y = Gelb
spacemaze-door-B = Blau
spacemaze-door-S = Silber
spacemaze-way-N = nach Norden
spacemaze-way-E = nach Osten
spacemaze-way-S = nach Süden
spacemaze-way-W = nach Westen
spacemaze-side-N = Norden
spacemaze-side-E = Osten
spacemaze-side-S = Süden
spacemaze-side-W = Westen
spacemaze-berth = { $cell } im { $side }
spacemaze-place-ufo = im UFO
spacemaze-place-tile = auf { $cell }
spacemaze-place-pad = auf dem Pad von { $cell }
spacemaze-owes = { $who } ({ $count })
spacemaze-cards = { $card } ×{ $count }
spacemaze-card-ROTATE_90 = Drehung 90°
spacemaze-card-ROTATE_180 = Drehung 180°
spacemaze-card-ROTATE_270 = Drehung 270°
spacemaze-card-EXCHANGE = Austausch
spacemaze-card-DIAGONAL_TWIST = Diagonaldrehung
spacemaze-card-DIAGONAL_SWITCH = Diagonaltausch
spacemaze-card-RUN_1 = Lauf +1
spacemaze-card-RUN_2 = Lauf +2
spacemaze-card-MORPH = Verwandlung
spacemaze-card-SUPERGLUE = Superkleber
spacemaze-card-MOVE_BASE = UFO-Umzug
spacemaze-means-ROTATE_90 = eigenes oder Nachbarplättchen um 1 Viertel drehen
spacemaze-means-ROTATE_180 = eigenes oder Nachbarplättchen um 1 oder 2 Viertel drehen
spacemaze-means-ROTATE_270 = eigenes oder Nachbarplättchen um 1 bis 3 Viertel drehen
spacemaze-means-EXCHANGE = eigenes Plättchen mit einem benachbarten tauschen
spacemaze-means-DIAGONAL_TWIST = diagonales Plättchen um 1 oder 2 Viertel drehen
spacemaze-means-DIAGONAL_SWITCH = diagonales Plättchen mit einem benachbarten tauschen
spacemaze-means-RUN_1 = 1 Bewegungspunkt mehr
spacemaze-means-RUN_2 = 2 Bewegungspunkte mehr
spacemaze-means-MORPH = mit einem Teamgefährten den Ort tauschen
spacemaze-means-SUPERGLUE = niemand kann in dieser Runde das Relikt nehmen
spacemaze-means-MOVE_BASE = dein UFO zieht zum nächsten freien Randplättchen

# The log
spacemaze-started = { $who } beginnt in der ersten Runde.
spacemaze-laid = Das Labyrinth liegt: { $count } Plättchen rund um das Relikt auf { $cell }.
spacemaze-dealt = { $who } bekommt { $cards }.
spacemaze-dealt-hidden = { $who } bekommt { $count } Karten.
spacemaze-rolled = Runde { $round }, { $who } beginnt. Die Würfel: { $dice }.
spacemaze-pick-move = { $who } nimmt einen Bewegungswürfel: { $points }.
spacemaze-pick-power = { $who } nimmt die { $die }.
spacemaze-pick-idle = { $hand ->
    [0] { $who } nimmt die { $die } und hat keine Karte dafür.
   *[other] { $who } nimmt die { $die }, die keine Karte aktiviert.
}
spacemaze-without-card = { $who } legt die { $die } ohne Karte ab.
spacemaze-play = { $who } spielt { $card } mit dem { $alien }.
spacemaze-play-any = { $who } spielt { $card }.
spacemaze-play-run = { $who } spielt { $card }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für das { $alien }.
spacemaze-play-glue = { $who } spielt { $card }: Bis zum Ende der Runde kann niemand dem { $alien } das Relikt nehmen.
spacemaze-turn = { $who } dreht das Plättchen auf { $cell } um { $quarters } Viertel.
spacemaze-exchange = { $who } tauscht die Plättchen auf { $from } und { $cell }.
spacemaze-relic-travels = Das Relikt reist mit auf { $cell }.
spacemaze-morph = Zwei Aliens von { $who } tauschen die Orte: Das { $alien } ist jetzt { $place }, das { $mate } { $there }.
spacemaze-wears = Das { $alien } von { $who } trägt jetzt das Relikt.
spacemaze-dock = { $who } versetzt das UFO zu { $berth }.
spacemaze-exit = Das { $alien } von { $who } steigt aus dem UFO auf { $cell }.
spacemaze-go = Das { $alien } von { $who } geht { $way } von { $from } auf { $cell }.
spacemaze-pad = Das { $alien } von { $who } betritt das Pad von { $cell } und zieht eine Karte.
spacemaze-pad-empty = Das { $alien } von { $who } betritt das Pad von { $cell }; es ist keine Karte mehr da.
spacemaze-reshuffled = Der Nachziehstapel war aufgebraucht: { $count ->
    [one] Die einzige Karte des Ablagestapels ist
   *[other] Die { $count } Karten des Ablagestapels werden gemischt und sind
} der neue.
spacemaze-drawn = { $who } zieht { $card }.
spacemaze-take = Das { $alien } von { $who } nimmt das Relikt auf { $cell }: { $tokens } von { $most } Markern.
spacemaze-steal = Das { $alien } von { $who } stiehlt dem { $mate } von { $robbed } das Relikt: { $tokens } von { $most } Markern.
spacemaze-take-mate = Das { $alien } von { $who } nimmt seinem Teamgefährten, dem { $mate }, das Relikt ab.
spacemaze-give = Das { $alien } von { $who } gibt das Relikt dem { $to }.
spacemaze-home = Das { $alien } von { $who } trägt das Relikt heim ins UFO.
spacemaze-lost = { $who } lässt Punkte verfallen: { $points }.
spacemaze-cleared = Runde { $round } ist vorbei: Die Pads werden geräumt, { $count ->
    [0] keine Karte wurde genutzt.
    [one] 1 genutzte Karte kommt auf den Ablagestapel.
   *[other] { $count } genutzte Karten kommen auf den Ablagestapel.
}
spacemaze-unglued = Der Kleber von { $who } löst sich.
spacemaze-discard = { $who } legt { $card } beiseite.
spacemaze-discard-hidden = { $who } legt eine Karte beiseite.
spacemaze-discarded = { $who } wirft { $cards } ab.
spacemaze-end-143 = Das ist der dritte Marker: { $who } gewinnt.
spacemaze-end-144 = Das Relikt ist zu Hause: { $who } gewinnt.
spacemaze-end-148 = Runde { $round } war die letzte: Das Spiel ist aus.
spacemaze-wins = { $who } gewinnt mit den meisten Markern: { $tokens }.
spacemaze-wins-relic = { $who } gewinnt: gleichauf bei den Markern ({ $tokens }), aber mit dem Relikt.
spacemaze-wins-shared = { $who } teilt sich den Sieg, gleichauf bei den Markern ({ $tokens }).

# What is asked
spacemaze-ask-pick = Runde { $round }, Zug { $turn } von { $turns }: { $powers ->
    [0] Nimm einen Bewegungswürfel.
   *[other] { $moves ->
        [0] Nimm einen Kraftwürfel.
       *[other] Nimm einen Bewegungswürfel oder einen Kraftwürfel.
    }
}
spacemaze-ask-card = Die { $die } ist für das { $alien } { $place }: Spiel eine Karte oder keine.
spacemaze-ask-turn = { $card }: Welches Plättchen dreht das { $alien } { $place }?
spacemaze-ask-choose = { $card }: Welches Plättchen, das für das { $alien } { $place } diagonal liegt, wird getauscht?
spacemaze-ask-exchange = { $card }: Mit welchem Nachbarplättchen tauscht das { $alien } { $place } das Plättchen auf { $cell }?
spacemaze-ask-morph = { $card }: Mit wem tauscht das { $alien } { $place } den Ort?
spacemaze-ask-dock = { $card }: Wohin zieht dein UFO von { $berth } aus?
spacemaze-ask-step = { $must ->
    [0] Mach einen Schritt oder beende den Zug; noch übrig: { $points }.
   *[other] Mach den ersten Schritt; noch übrig: { $points }.
}
spacemaze-ask-spent = Kein Schritt ist mehr möglich: Beende deinen Zug.
spacemaze-ask-discard = Leg { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} beiseite; { $limit } darfst du behalten.
spacemaze-ask-discards = Es werden Karten beiseitegelegt: { $seats }.
spacemaze-ask-over = Das Spiel ist aus.

# The choices
spacemaze-do-pick = Nimm die { $die }: { $cards }
spacemaze-do-pick-idle = Nimm die { $die }: keine Karte dafür
spacemaze-do-pick-move = Nimm einen Bewegungswürfel: { $points }
spacemaze-do-play = { $card }: { $means }
spacemaze-do-no-card = Den Würfel ohne Karte ablegen
spacemaze-do-turn = { $cell } um { $quarters } Viertel. { $change }
spacemaze-change-none = kein Durchgang ändert sich
spacemaze-change-opens = { $alien }: öffnet { $opened }
spacemaze-change-closes = { $alien }: schließt { $closed }
spacemaze-change-both = { $alien }: öffnet { $opened }, schließt { $closed }
spacemaze-changes = { $first }; { $rest }
spacemaze-do-choose = { $cell } mit einem Nachbarplättchen tauschen
spacemaze-do-exchange = { $from } mit { $cell } tauschen
spacemaze-do-morph = Ort tauschen mit dem { $mate } { $place }
spacemaze-do-dock = UFO zu { $berth }
spacemaze-do-exit = { $alien }: aus dem UFO auf { $cell }{ $there ->
    [relic] , wo das Relikt ist
    [pad] , Pad besetzt
   *[other] {""}
}
spacemaze-do-go = { $alien }: { $way } auf { $cell }{ $there ->
    [relic] , wo das Relikt ist
    [dock] , wo dein UFO steht
    [pad] , Pad besetzt
   *[other] {""}
}
spacemaze-do-pad = { $alien }: aufs Pad von { $cell }, eine Karte ziehen
spacemaze-do-take = { $alien }: das Relikt nehmen, { $tokens } von { $most } Markern
spacemaze-do-steal = { $alien }: das Relikt von { $robbed } stehlen, { $tokens } von { $most } Markern
spacemaze-do-take-mate = { $alien }: dem { $mate } das Relikt abnehmen
spacemaze-do-give = { $alien }: das Relikt dem { $mate } geben
spacemaze-do-home = { $alien }: mit dem Relikt heim und gewinnen
spacemaze-do-end = Zug beenden{ $points ->
    [0] {""}
    [one] , 1 Punkt verfällt
   *[other] , { $points } Punkte verfallen
}
spacemaze-do-discard = { $card } beiseitelegen

# Refusals
spacemaze-no-layout = { $layout } ist für höchstens { $most } Personen; an diesem Tisch sitzen { $seats }.
spacemaze-no-over = Das Spiel ist aus.
spacemaze-no-chance = Plättchen, Karten und Würfel kommen vom Zufallsgenerator des Tisches, nicht von dir.
spacemaze-no-wait = Warte: Zuerst entscheidet der Zufall.
spacemaze-no-turn = { $who } ist am Zug.
spacemaze-no-now = Nicht jetzt. { $asked }
spacemaze-no-surplus = Du hast { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}; abgeworfen wird nur, wenn es mehr als { $limit } sind.
spacemaze-no-discard = Abgeworfen wird erst am Ende der Runde, und nur bei mehr als { $limit } Karten; du hast { $count }.
spacemaze-no-such-card = Du hast { $card } nicht auf der Hand; du hast { $hand }.
spacemaze-no-die = Im Vorrat liegt keine { $die }; es liegen dort { $pool }.
spacemaze-no-move-die = Im Vorrat liegt kein Bewegungswürfel mit { $points }; es liegen dort { $pool }.
spacemaze-no-second-move = Du hast deinen Bewegungswürfel dieser Runde schon; nimm einen Kraftwürfel.
spacemaze-no-third-power = Du hast deine 2 Kraftwürfel dieser Runde schon; nimm einen Bewegungswürfel.
spacemaze-no-power = { $card } kostet { $cost }; dein Würfel zeigt { $value }.
spacemaze-no-diagonals = { $card }: Für das { $alien } { $place } liegt kein Plättchen diagonal.
spacemaze-no-turns = { $card } würde nichts ändern: Kein Plättchen in Reichweite sieht für das { $alien } { $place } gedreht anders aus.
spacemaze-no-exchange = { $card } tauscht das Plättchen des Aliens; das { $alien } ist { $place } und hat keines.
spacemaze-no-relic-tile = Das Reliktplättchen auf { $cell } bleibt, wo es ist; so ist es an diesem Tisch vereinbart.
spacemaze-no-run = { $card }: Das { $alien } { $place } hat keinen Schritt, für den es einen Punkt ausgeben könnte.
spacemaze-no-morphs = { $card } würde nichts ändern: Beide Teamgefährten sind wie das { $alien } { $place }.
spacemaze-no-morph = Das { $mate } ist wie das { $alien } { $place }: Nichts würde sich ändern.
spacemaze-no-morph-glued = { $card } geht nicht: Das { $alien } trägt das festgeklebte Relikt.
spacemaze-no-self = { $card }: Das { $alien } tauscht den Ort mit einem Teamgefährten, nicht mit sich selbst.
spacemaze-no-wearer = { $card } ist für den Träger; das { $alien } trägt das Relikt nicht.
spacemaze-no-more-glue = { $card }: Das Relikt, das das { $alien } trägt, ist schon festgeklebt.
spacemaze-no-base = { $card } geht nur, wenn alle deine Aliens draußen sind; { $inside ->
    [one] 1 ist
   *[other] { $inside } sind
} noch im UFO.
spacemaze-no-tile = Auf { $cell } liegt kein Plättchen.
spacemaze-no-range = { $cell } ist außer Reichweite: { $card } erreicht für das { $alien } { $place } nur { $cells }.
spacemaze-no-quarters = { $card } dreht ein Plättchen um { $most ->
    [one] 1
   *[other] 1 bis { $most }
} Viertel, nicht um { $quarters }.
spacemaze-no-difference = Um { $quarters } Viertel gedreht sieht das Plättchen auf { $cell } genauso aus.
spacemaze-no-slot = { $berth } ist keine Außenseite dieses Spielplans.
spacemaze-no-dock = { $berth } ist nicht das nächste freie Randplättchen; dein UFO kann zu { $free }.
spacemaze-no-stopped = Das { $alien } ist auf dem Pad von { $cell } stehen geblieben und tut in diesem Zug nichts mehr.
spacemaze-no-points = Das { $alien } hat keine Bewegungspunkte; du hast { $points }.
spacemaze-no-points-at-all = Das { $alien } hat keine Bewegungspunkte; alle sind ausgegeben.
spacemaze-no-outside = Das { $alien } ist { $place } und nicht im UFO.
spacemaze-no-inside = Das { $alien } ist im UFO; es kann nur aussteigen, auf { $cell }.
spacemaze-no-full = { $cell } ist voll: Dort sind { $crowd } Aliens, und das { $alien } wäre eines zu viel.
spacemaze-no-edge = Von { $cell } { $way } geht es nicht weiter: Dort endet der Spielplan.
spacemaze-no-equal = Der Durchgang von { $from } nach { $cell } ist { $door }/{ $other }: Zwei gleiche Farben sind für das { $alien } geschlossen.
spacemaze-no-closed = Der Durchgang von { $from } nach { $cell } ist { $door }/{ $other }; das { $alien } kommt nur durch { $needs }.
spacemaze-no-padless = Auf { $cell } gibt es kein Pad.
spacemaze-no-on-pad = Das { $alien } ist schon auf dem Pad von { $cell }; um es wieder zu nutzen, muss es weggehen und zurückkommen.
spacemaze-no-pad-taken = Auf dem Pad von { $cell } steht das { $mate } von { $who }.
spacemaze-no-worn = Das { $alien } trägt das Relikt schon.
spacemaze-no-relic-away = Das Relikt ist auf { $cell }; das { $alien } ist { $place }.
spacemaze-no-glued = Das Relikt klebt bis zum Ende der Runde an dem { $mate } von { $who }.
spacemaze-no-give-bare = Das { $alien } trägt das Relikt nicht und kann es nicht weitergeben.
spacemaze-no-give-glued = Das Relikt ist bis zum Ende der Runde festgeklebt; das { $alien } kann es nicht weitergeben.
spacemaze-no-give-away = Das { $mate } ist { $there }; das Relikt ist { $place } und geht nur an einen Teamgefährten auf demselben Plättchen.
spacemaze-no-home-bare = Ohne das Relikt kann das { $alien } nicht zurück ins UFO.
spacemaze-no-far = Dein UFO ist bei { $cell } angedockt; das { $alien } mit dem Relikt ist { $place }.
spacemaze-no-end = { $card } verlangt mindestens einen Schritt; noch übrig: { $points }.

# Das Brett
spacemaze-about-ROTATE_90 = Dreh sein Plättchen oder eines daneben um ein Viertel.
spacemaze-about-ROTATE_180 = Dreh sein Plättchen oder eines daneben um 1 oder 2 Viertel.
spacemaze-about-ROTATE_270 = Dreh sein Plättchen oder eines daneben um 1 bis 3 Viertel.
spacemaze-about-EXCHANGE = Tausch sein Plättchen mit einem daneben.
spacemaze-about-DIAGONAL_TWIST = Dreh ein Plättchen schräg gegenüber um 1 oder 2 Viertel.
spacemaze-about-DIAGONAL_SWITCH = Tausch ein Plättchen schräg gegenüber mit einem daneben.
spacemaze-about-RUN_1 = 1 Schritt mehr.
spacemaze-about-RUN_2 = 2 Schritte mehr.
spacemaze-about-MORPH = Zwei deiner Aliens tauschen die Plätze.
spacemaze-about-SUPERGLUE = Niemand nimmt ihm in dieser Runde das Relikt.
spacemaze-about-MOVE_BASE = Dein UFO zieht zum nächsten freien Platz am Rand.
spacemaze-ui-board = Das Labyrinth
spacemaze-ui-ask-pick = Nimm einen Würfel.
spacemaze-ui-ask-card = Spiel eine Karte oder keine.
spacemaze-ui-ask-step = Beweg deine Aliens.
spacemaze-ui-ask-turn = { $card }: welches Plättchen?
spacemaze-ui-ask-choose = { $card }: welches schräg gegenüber?
spacemaze-ui-ask-exchange = { $card }: mit welchem Plättchen?
spacemaze-ui-ask-morph = { $card }: mit wem?
spacemaze-ui-ask-dock = { $card }: wohin?
spacemaze-ui-round = Runde { $round }
spacemaze-ui-turn = Zug { $turn } von { $turns }
spacemaze-ui-lens = Wessen Türen hell sind
spacemaze-ui-lens-green = Gelb und Blau öffnen für Grün
spacemaze-ui-lens-purple = Blau und Rot öffnen für Violett
spacemaze-ui-lens-orange = Rot und Gelb öffnen für Orange
spacemaze-ui-dice = Würfel
spacemaze-ui-dice-powers = die Zahl: deine Karten dafür
spacemaze-ui-dice-left = noch in dieser Runde
spacemaze-ui-no-dice = Alle Würfel sind genommen.
spacemaze-ui-hand = Deine Hand { $count }
spacemaze-ui-piles = Stapel { $deck } · Ablage { $pile }
spacemaze-ui-times = { $count } × { $what }
spacemaze-ui-move-die = Bewegungswürfel { $points }
spacemaze-ui-powers = für { $count } deiner { $hand } Karten
spacemaze-ui-cost = Kostet { $cost }
spacemaze-ui-pick = Bewegungswürfel bewegen deine Aliens; mit Kraftwürfeln spielt das Alien ihrer Farbe eine Karte.
spacemaze-ui-pick-for = { $card }: nimm einen der leuchtenden Würfel.
spacemaze-ui-pick-power = { $count ->
    [0] { $die } reicht für keine deiner { $hand } Karten.
   *[other] { $die } reicht für { $count } deiner { $hand } Karten, für dein { $alien } { $place }.
}
spacemaze-ui-pick-move = { $die }: { $tiles ->
    [0] kein Plättchen ist erreichbar.
    [one] 1 Plättchen ist erreichbar.
   *[other] { $tiles } Plättchen sind erreichbar.
}
spacemaze-ui-take = { $die } nehmen
spacemaze-ui-take-move = Bewegungswürfel nehmen
spacemaze-ui-card = { $count ->
    [0] Dieser Würfel reicht für keine deiner Karten.
    [one] Spiel die leuchtende Karte oder keine.
   *[other] Spiel eine der leuchtenden Karten oder keine.
}
spacemaze-ui-play = { $card } spielen
spacemaze-ui-without = Ohne Karte
spacemaze-ui-waste = { $count ->
    [one] Dieser Würfel reicht für eine Karte. Trotzdem ohne Karte ablegen?
   *[other] Dieser Würfel reicht für { $count } deiner Karten. Trotzdem ohne Karte ablegen?
}
spacemaze-ui-aside = { $chosen } von { $count } gewählt. Die anderen sehen sie, wenn alle fertig sind.
spacemaze-ui-aside-do = { $count ->
    [one] 1 Karte ablegen
   *[other] { $count } Karten ablegen
}
spacemaze-ui-movers = Deine Aliens
spacemaze-ui-mover = { $alien }, noch { $points } Punkte
spacemaze-ui-step = Wähl ein leuchtendes Plättchen: Die Zahl sagt, was es kostet.
spacemaze-ui-spent = Kein Schritt ist mehr möglich.
spacemaze-ui-aim = Wähl einen der leuchtenden Plätze.
spacemaze-ui-end = Zug beenden
spacemaze-ui-home = Das Relikt heimbringen? Damit ist das Spiel gewonnen.
spacemaze-ui-would-go = { $way }: { $cost } { $cost ->
    [one] Punkt
   *[other] Punkte
}, { $left } übrig
spacemaze-ui-would-pad = Auf das Pad von { $cell } für { $cost }: zieh eine Karte und bleib dort
spacemaze-ui-would-take = Das Relikt auf { $cell } für { $cost } nehmen: ein Marker, und jede Tür öffnet sich
spacemaze-ui-would-give = Diesem Alien das Relikt für { $cost } geben
spacemaze-ui-would-home = Mit dem Relikt für { $cost } heim und gewinnen
spacemaze-ui-would-turn = { $cell } drehen
spacemaze-ui-would-choose = { $cell } tauschen; womit, wählst du danach
spacemaze-ui-would-exchange = Mit { $cell } tauschen: Alles darauf zieht mit
spacemaze-ui-would-morph = Mit diesem Alien die Plätze tauschen
spacemaze-ui-would-dock = Das UFO zieht nach { $cell }
spacemaze-ui-do-go = Nach { $cell } · { $cost }
spacemaze-ui-do-pad = Auf das Pad · { $cost }
spacemaze-ui-do-take = Relikt nehmen · { $cost }
spacemaze-ui-do-give = Relikt geben · { $cost }
spacemaze-ui-do-home = Heim · { $cost }
spacemaze-ui-do-turn = { $cell } um { $quarters ->
    [1] ¼
    [2] ½
   *[other] ¾
} drehen
spacemaze-ui-do-choose = { $cell } wählen
spacemaze-ui-do-exchange = Mit { $cell } tauschen
spacemaze-ui-do-morph = Plätze tauschen
spacemaze-ui-do-dock = Hierher
spacemaze-ui-quarters = Wie weit
spacemaze-ui-quarter = { $cell }, { $quarters ->
    [1] eine Vierteldrehung
    [2] eine halbe Drehung
   *[other] eine Dreivierteldrehung
}
spacemaze-ui-alien = { $alien } von { $who }
spacemaze-ui-pad = Pad von { $cell }
spacemaze-ui-pad-free = freies Pad
spacemaze-ui-ufo = Dein UFO
spacemaze-ui-relic = das Relikt
spacemaze-ui-way-open = { $way } offen für { $who }
spacemaze-ui-way-shut = { $way } zu ({ $door })
spacemaze-ui-about-move = Jeder Fußabdruck ist ein Schritt für dein Alien dieser Farbe. Ein Bewegungswürfel in jeder Runde.
spacemaze-ui-about-power = Reicht für eine Karte, die nicht mehr kostet, als er zeigt; dein Alien seiner Farbe führt sie aus. Zwei in jeder Runde.
spacemaze-ui-tokens = { $count } von { $most } Markern
spacemaze-ui-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
spacemaze-ui-field-move = noch kein Bewegungswürfel
spacemaze-ui-field-power = noch kein Kraftwürfel
spacemaze-ui-inside = UFO
spacemaze-ui-begins = beginnt
spacemaze-ui-points = noch { $points } Punkte
spacemaze-ui-on-pad = Pad
spacemaze-ui-to-home = noch { $points } bis heim
spacemaze-ui-home-title = Der kürzeste Weg heim, in Punkten

# Die Einführung
spacemaze-learn-welcome = Drei Aliens sitzen in deinem UFO, dem mit deinem Zeichen. Bring das Relikt aus der Mitte hinein, oder nimm es als Erster dreimal.
spacemaze-learn-doors = Zwei Türen verschiedener Farbe öffnen sich für eine Art von Alien: Ihr Gesicht steht im Spalt. Gleiche Türen sind eine Wand. Drück hier oben auf ein Gesicht, dann bleiben nur seine Durchgänge hell.
spacemaze-learn-move = Jetzt du: Nimm einen Bewegungswürfel, einen der hellen. Jeder Fußabdruck ist ein Schritt für das Alien dieser Farbe.
spacemaze-learn-step = Dein Alien ist gewählt. Verlass das UFO: Drück auf das leuchtende Plättchen. Die Zahl sagt, was es kostet.
spacemaze-learn-walk = Geh weiter, solange du Schritte hast: Drück auf irgendein leuchtendes Plättchen, und das Alien läuft hin. Beende den Zug, wenn du fertig bist.
spacemaze-learn-power = Nimm nun einen Kraftwürfel, einen farbigen. Die Zahl darüber zählt die Karten deiner Hand, für die er reicht: Nimm einen mit mehr als 0.
spacemaze-learn-card = Spiel eine der leuchtenden Karten. Zeig auf ein Plättchen, und es liegt, wie es liegen würde, mit den Gesichtern, die kommen und gehen; dann drück darauf.
spacemaze-learn-pads = Das runde Pad in der Mitte gibt für einen Schritt mehr eine Karte, und das Alien bleibt dort. Hände mit mehr als sieben Karten werden am Ende der Runde kleiner.
spacemaze-learn-relic = Wer das Relikt trägt, geht durch jede Tür, und jedes andere Alien auf seinem Plättchen darf es stehlen. Die gepunktete Linie ist sein Weg heim.
spacemaze-learn-end = Das ist alles: ein Bewegungswürfel und zwei Kraftwürfel in jeder Runde. Guten Flug!

# Woher Punkte kommen
spacemaze-source-play = Marker
