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

# On the drawn board
gardens-ui-board = Bord met 91 velden. Met de pijltjestoetsen ga je langs de velden die je kunt bereiken, met Shift langs alle velden. Enter kiest, 1 tot en met 6 kiezen een dobbelsteen, Escape wist de keuze.
gardens-ui-pool = Dobbelstenen op tafel
gardens-ui-die = Dobbelsteen { $die }{ $count ->
    [one] {""}
   *[other] , ×{ $count }
}
gardens-ui-die-blocked = Dobbelsteen { $die }{ $count ->
    [one] {""}
   *[other] , ×{ $count }
}: geblokkeerd, −1
gardens-ui-hex-centre = { $hex }, midden: hier staat niemand
gardens-ui-hex-free = vrij
gardens-ui-hex-gardener = tuinier van { $who }
gardens-ui-hex-place = hier kun je beginnen
gardens-ui-flower-blue = blauwe bloem
gardens-ui-flower-yellow = gele bloem
gardens-ui-flower-white = witte bloem
gardens-ui-flower-grey = grijze bloem
gardens-ui-flower-red = rode bloem
gardens-ui-flower-green = groene bloem
gardens-ui-target = bereikbaar met dobbelsteen { $die } { $direction }, { $most ->
    [0] geen punten
   *[other] tot +{ $most }
}
gardens-ui-target-flower = bereikbaar met dobbelsteen { $die } { $direction }, op de bloem: { $loss ->
    [0] blijft op 0
   *[other] −{ $loss }
}
gardens-ui-offer = { $flower }: { $points ->
    [0] 0 punten
   *[other] +{ $points }
}, { $count ->
    [one] je laatste
   *[other] { $count } in voorraad
}
gardens-ui-offer-none = { $flower }: geen in voorraad
gardens-ui-on = Planten op { $hex }
gardens-ui-loss = Op { $hex } groeit al een bloem: wie daar landt, verliest een punt en plant niets.
gardens-ui-which = Welke tuinier gaat naar { $hex }?
gardens-ui-place = Op { $hex } beginnen?
gardens-ui-plant = Op { $hex } een bloem in { $colour } planten?
gardens-ui-risk-flower = Op { $hex } groeit al een bloem, dus je plant niets: { $loss ->
    [0] blijft op 0
   *[other] −{ $loss }
}.
gardens-ui-risk-blocked = Met de { $die } is geen zet mogelijk. Je kunt hem alleen opmaken: { $loss ->
    [0] blijft op 0
   *[other] −{ $loss }
}.
gardens-ui-taken = { $who }
gardens-ui-points = { $points ->
    [one] punt
   *[other] punten
}
gardens-ui-stock = { $flower }: { $count ->
    [0] geen meer
    [one] 1, de laatste
   *[other] { $count }
}
gardens-ui-dice = { $dice ->
    [one] zou 1 dobbelsteen gooien
   *[other] zou { $dice } dobbelstenen gooien
}
gardens-ui-dice-none = rondom bloemen, zou niet kunnen gooien
gardens-ui-planted = { $planted } geplant, { $left } over
gardens-ui-extra-last_flower = Extra beurt voor { $who }: laatste bloem van een kleur
gardens-ui-extra-crowded_track = Extra beurt voor { $who }: op een bezet vakje boven 25 geland
gardens-ui-extra-both = Extra beurt voor { $who }: laatste bloem van een kleur en een bezet vakje boven 25
gardens-ui-stuck = { $who } zit vast: rondom bloemen, en er ligt geen dobbelsteen meer.
gardens-ui-no-line = { $hex } ligt niet op een rechte lijn vanaf je tuinier op { $from }.
gardens-ui-no-far = { $hex } ligt { $steps } velden van { $from }; met een dobbelsteen kom je hooguit 6 ver.
gardens-ui-no-here = Op { $hex } staat je tuinier. Kies een veld dat hij kan bereiken.

# The tutorial
gardens-learn-welcome = Welkom op Mars! Je Marsbewoner stapt over de rode grond en plant bloemen. Bloemen van één kleur die elkaar raken, leveren punten op. Zodra iemand de laatste eigen bloem plant, is het spel uit, en de meeste punten winnen.
gardens-learn-take = Kies eerst je Marsbewoner. Ze spelen allemaal hetzelfde: neem degene om wie je moet lachen.
gardens-learn-place = Zet nu je tuinier neer. Rond het midden begin je goed: daar zijn meer rechte wegen en meer vrije buren, en die geven meer dobbelstenen. Op de koepel zelf staat niemand.
gardens-learn-roll = De dobbelstenen op tafel zijn van iedereen. Zijn ze allemaal gebruikt, dan gooit de volgende speler er zoveel als de tuinier vrije buren heeft: zes in het open veld, minder aan de rand of tussen bloemen.
gardens-learn-target = In je beurt gebruik je één dobbelsteen en ga je precies zo ver rechtuit. Elk veld dat je kunt bereiken, licht op, met de dobbelsteen en wat het hooguit oplevert.
gardens-learn-flower = Kies een verlicht veld en dan een bloem. Eerder wordt er niets verstuurd, dus kijk rustig rond. Eén losse bloem levert geen punten op, maar is wel het begin van een groep.
gardens-learn-track = Met je punten ga je over het scorespoor rond het bord. Is het vakje bezet, dan spring je naar het volgende vrije, en de sprong telt mee. Let op de onderbreking na 25: daarna geeft een bezet vakje een extra beurt.
gardens-learn-groups = Een bloem levert een punt op voor elke bloem van haar kleur waarmee ze verbonden is, wie die ook heeft geplant. Bekijk een verlicht veld: het toont wat elk van je bloemen daar oplevert.
gardens-learn-costs = Waar −1 staat, groeit al een bloem: wie daar landt, verliest een punt en plant niets. Een dobbelsteen waarmee geen zet mogelijk is, is geblokkeerd; hem gebruiken kost ook een punt. Je krijgt in beide gevallen eerst een waarschuwing.
gardens-learn-extra = Plant je je laatste bloem van een kleur, dan krijg je een extra beurt, zolang er nog dobbelstenen liggen. Kleuren waarvan je nog maar één bloem hebt, zijn bij je gemarkeerd.
gardens-learn-end = Het spel is uit zodra iemand de laatste eigen bloem heeft geplant. Je kunt een vergissing terugnemen, om een tip vragen en alles aantikken wat niet mag om te horen waarom. In de spelregels staat elke regel. Veel plezier met je tuin!
gardens-ui-ask-use = { $extra ->
    [0] Kies een verlicht veld; de dobbelsteen daar brengt je erheen.
   *[other] Extra beurt! Kies een verlicht veld; de dobbelsteen daar brengt je erheen.
}
gardens-ui-last = de laatste van deze kleur: hem planten kan een extra beurt opleveren
gardens-ui-flowers = Je bloemen

# Waar punten vandaan komen
gardens-source-red = Rode bloemen
gardens-source-blue = Blauwe bloemen
gardens-source-yellow = Gele bloemen
gardens-source-white = Witte bloemen
gardens-source-grey = Grijze bloemen
gardens-source-green = Groene bloemen
gardens-source-jump = Sprongen
gardens-source-loss = Verloren
