gardens-title = Gardens of Mars
gardens-pitch = Gooi, loop en plant: leid je Marsbewoner in rechte lijnen door de rode tuin en laat bloemen van één kleur samengroeien.

gardens-colour-blue = blauw
gardens-colour-yellow = geel
gardens-colour-white = wit
gardens-colour-grey = grijs
gardens-colour-red = rood
gardens-colour-green = groen
gardens-colours = { $first }, { $rest }
gardens-figure-M1 = Antenne
gardens-figure-M2 = Gluurder
gardens-figure-M3 = Ton
gardens-figure-M4 = Noedel
gardens-figure-M5 = Knoop
gardens-direction-NW = naar het noordwesten
gardens-direction-NE = naar het noordoosten
gardens-direction-E = naar het oosten
gardens-direction-SE = naar het zuidoosten
gardens-direction-SW = naar het zuidwesten
gardens-direction-W = naar het westen
gardens-side-NW = ten noordwesten
gardens-side-NE = ten noordoosten
gardens-side-E = ten oosten
gardens-side-SE = ten zuidoosten
gardens-side-SW = ten zuidwesten
gardens-side-W = ten westen

gardens-gain = { $jump ->
    [0] { $points ->
        [0] geen punten
       *[other] +{ $points }
    }
   *[other] { $points } + { $jump } (sprong)
}
gardens-loss = { $points ->
    [0] blijft op 0
   *[other] { $jump ->
        [0] −1
       *[other] −1 − { $jump } (sprong)
    }
}

gardens-started = { $who } begint.
gardens-take = { $who } speelt { $figure }.
gardens-place = { $who } zet een tuinier op { $hex }.
gardens-dealt = { $who } krijgt { $blue } blauwe, { $yellow } gele, { $white } witte, { $grey } grijze, { $red } rode en { $green } groene bloemen.
gardens-roll = { $who } gooit voor de tuinier op { $hex }.
gardens-rolled = { $who } gooit { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
}: { $dice }.
gardens-stuck = { $who } zit vast: rondom staan bloemen en er is geen dobbelsteen over.
gardens-blocked = { $who } verbruikt een geblokkeerde { $die }: { $loss }.
gardens-move = { $who } loopt { $die } { $direction } van { $from } naar { $hex }.
gardens-move-flower = { $who } loopt { $die } { $direction } van { $from } op de bloem op { $hex }: { $loss }.
gardens-plant = { $who } plant { $colour } op { $hex }: { $gain }.
gardens-extra-last = { $who } heeft de laatste bloem in { $colour } geplant en krijgt een extra beurt.
gardens-extra-crowded = { $who } kwam boven 25 op een bezet vakje en krijgt een extra beurt.
gardens-extra-both = { $who } heeft de laatste bloem in { $colour } geplant, kwam boven 25 op een bezet vakje en krijgt één extra beurt.
gardens-end-80 = { $who } heeft de laatste bloem geplant: het spel is afgelopen.
gardens-end-82 = Er is geen dobbelsteen over en niemand kan gooien: het spel is afgelopen.
gardens-end-84 = Al { $turns } beurten heeft niemand geplant: het spel is afgelopen.
gardens-wins = { $who } wint met { $score ->
    [one] 1 punt
   *[other] { $score } punten
}.
gardens-wins-shared = { $who } deelt de winst met { $score } punten.
gardens-wins-planted = { $who } wint: gelijk op { $score } punten, maar met { $planted } geplante bloemen.

gardens-ask-take = Kies je Marsbewoner.
gardens-ask-place = Zet je tuinier op een vrij veld, behalve het midden.
gardens-ask-roll = De vrije buurvelden van welke tuinier tellen voor de worp?
gardens-ask-use = { $extra ->
    [0] Gebruik een dobbelsteen: { $pool }.
   *[other] Extra beurt! Gebruik een dobbelsteen: { $pool }.
}
gardens-ask-plant = Welke bloem plant je op { $hex }?
gardens-ask-over = Het spel is afgelopen.

gardens-do-take = { $figure }
gardens-do-place = { $hex }
gardens-do-roll = { $dice } gooien voor de tuinier op { $hex }
gardens-do-plant = { $symbol } { $colour }: { $gain }
gardens-do-blocked = { $die } is geblokkeerd: { $loss }
gardens-do-move = { $die } { $direction } van { $from } naar { $hex }{ $most ->
    [0] {""}
   *[other] : tot { $best }
}
gardens-do-move-flower = { $die } { $direction } van { $from } op de bloem op { $hex }: { $loss }

gardens-no-two-gardeners = Twee tuiniers per speler is voor 2 spelers; aan deze tafel zitten er { $seats }.
gardens-no-over = Het spel is afgelopen.
gardens-no-chance = Dobbelstenen en verdeling komen van de tafel, niet van een speler.
gardens-no-wait = Wacht: eerst beslist het toeval.
gardens-no-turn = { $who } is aan de beurt.
gardens-no-figure = { $figure } is van { $who }; kies een andere Marsbewoner.
gardens-no-flower = Je hebt geen bloem in { $colour } meer; je hebt { $stock }.
gardens-no-choice = Met twee tuiniers per speler kiest niemand een type: wie begint is zwart, de ander wit.
gardens-no-second = Je hebt één tuinier; twee per speler is een variant voor 2 spelers.
gardens-no-roll = Er liggen nog dobbelstenen ({ $pool }); er wordt pas weer gegooid als alle gebruikt zijn.
gardens-no-now = Nu niet. { $asked }
gardens-no-centre-start = { $hex } is het midden; daar mag geen tuinier staan.
gardens-no-taken-hex = Op { $hex } staat de tuinier van { $who }.
gardens-no-die = Er ligt geen { $die }; er liggen { $pool }.
gardens-no-need = De { $die } is niet geblokkeerd: er { $ways ->
    [one] is 1 zet
   *[other] zijn { $ways } zetten
} mee mogelijk, dus je moet lopen.
gardens-no-board = { $steps ->
    [0] { $hex } ligt aan de rand: { $direction } daarvan is geen veld meer.
    [one] Vanaf { $hex } is er { $direction } nog 1 veld; de dobbelsteen toont { $die }.
   *[other] Vanaf { $hex } zijn er { $direction } nog { $steps } velden; de dobbelsteen toont { $die }.
}
gardens-no-own-gardener = Je andere tuinier staat op { $at }, { $steps } { $direction } van { $hex }; de { $die } zou dat veld betreden of oversteken.
gardens-no-gardener = De tuinier van { $who } staat op { $at }, { $steps } { $direction } van { $hex }; de { $die } zou dat veld betreden of oversteken.
gardens-no-cross = Het midden ligt { $steps } { $direction } van { $hex } en aan deze tafel steekt niemand het over; de dobbelsteen toont { $die }.
gardens-no-centre = { $die } { $direction } van { $hex } ligt het midden; daar mag geen tuinier staan.
