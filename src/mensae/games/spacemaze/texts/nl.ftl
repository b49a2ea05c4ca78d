spacemaze-title = Space Maze
spacemaze-pitch = Leid drie aliens door een doolhof met gekleurde deuren, draai en ruil de tegels, en breng de relikwie thuis voordat iemand haar van je hoofd plukt.

# The layouts
spacemaze-layout-square5 = Vierkant 5 × 5
spacemaze-layout-square3 = Vierkant 3 × 3
spacemaze-layout-rect3x5 = Rechthoek 3 × 5
spacemaze-layout-diamond2 = Kleine ruit
spacemaze-layout-diamond3 = Grote ruit

# Words
spacemaze-list = { $first }, { $rest }
spacemaze-alien-green = groene alien
spacemaze-alien-purple = paarse alien
spacemaze-alien-orange = oranje alien
spacemaze-receiver-green = groene alien
spacemaze-receiver-purple = paarse alien
spacemaze-receiver-orange = oranje alien
spacemaze-colour-green = Groen
spacemaze-colour-purple = Paars
spacemaze-colour-orange = Oranje
spacemaze-power-green = groene { $value }
spacemaze-power-purple = paarse { $value }
spacemaze-power-orange = oranje { $value }
spacemaze-points-green = { $count } groen
spacemaze-points-purple = { $count } paars
spacemaze-points-orange = { $count } oranje
spacemaze-dice-green = groen { $values }
spacemaze-dice-purple = paars { $values }
spacemaze-dice-orange = oranje { $values }
spacemaze-dice-moves = beweging (groen/paars/oranje) { $values }
spacemaze-needs-green = geel/blauw
spacemaze-needs-purple = blauw/rood
spacemaze-needs-orange = rood/geel
spacemaze-door-R = rood
spacemaze-door-Y = geel
spacemaze-door-B = blauw
spacemaze-door-S = zilver
spacemaze-way-N = naar het noorden
spacemaze-way-E = naar het oosten
spacemaze-way-S = naar het zuiden
spacemaze-way-W = naar het westen
spacemaze-side-N = noord
spacemaze-side-E = oost
spacemaze-side-S = zuid
spacemaze-side-W = west
spacemaze-berth = { $cell } { $side }
spacemaze-place-ufo = in de ufo
spacemaze-place-tile = op { $cell }
spacemaze-place-pad = op het datapad van { $cell }
spacemaze-owes = { $who } ({ $count })
spacemaze-cards = { $card } ×{ $count }
spacemaze-card-ROTATE_90 = Draaien 90°
spacemaze-card-ROTATE_180 = Draaien 180°
spacemaze-card-ROTATE_270 = Draaien 270°
spacemaze-card-EXCHANGE = Ruilen
spacemaze-card-DIAGONAL_TWIST = Diagonaal draaien
spacemaze-card-DIAGONAL_SWITCH = Diagonaal ruilen
spacemaze-card-RUN_1 = Rennen +1
spacemaze-card-RUN_2 = Rennen +2
spacemaze-card-MORPH = Gedaanteverwisseling
spacemaze-card-SUPERGLUE = Superlijm
spacemaze-card-MOVE_BASE = Ufo verplaatsen
spacemaze-means-ROTATE_90 = draai de eigen of een aangrenzende tegel 1 kwartslag
spacemaze-means-ROTATE_180 = draai de eigen of een aangrenzende tegel 1 of 2 kwartslagen
spacemaze-means-ROTATE_270 = draai de eigen of een aangrenzende tegel 1 tot 3 kwartslagen
spacemaze-means-EXCHANGE = ruil de eigen tegel met een aangrenzende
spacemaze-means-DIAGONAL_TWIST = draai een diagonale tegel 1 of 2 kwartslagen
spacemaze-means-DIAGONAL_SWITCH = ruil een diagonale tegel met een aangrenzende
spacemaze-means-RUN_1 = 1 bewegingspunt extra
spacemaze-means-RUN_2 = 2 bewegingspunten extra
spacemaze-means-MORPH = wissel van plaats met een teamgenoot
spacemaze-means-SUPERGLUE = niemand kan deze ronde de relikwie nemen
spacemaze-means-MOVE_BASE = je ufo gaat naar de volgende vrije randtegel

# The log
spacemaze-started = { $who } is de eerste startspeler.
spacemaze-laid = Het doolhof ligt klaar: { $count } tegels rond de relikwie op { $cell }.
spacemaze-dealt = { $who } krijgt { $cards }.
spacemaze-dealt-hidden = { $who } krijgt { $count } kaarten.
spacemaze-rolled = Ronde { $round }, { $who } begint. De dobbelstenen: { $dice }.
spacemaze-pick-move = { $who } pakt een bewegingsdobbelsteen: { $points }.
spacemaze-pick-power = { $who } pakt de { $die }.
spacemaze-pick-idle = { $hand ->
    [0] { $who } pakt de { $die } en heeft er geen kaart voor.
   *[other] { $who } pakt de { $die }, die geen kaart activeert.
}
spacemaze-without-card = { $who } legt de { $die } zonder kaart neer.
spacemaze-play = { $who } speelt { $card } met de { $alien }.
spacemaze-play-any = { $who } speelt { $card }.
spacemaze-play-run = { $who } speelt { $card }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor de { $alien }.
spacemaze-play-glue = { $who } speelt { $card }: tot het eind van de ronde kan niemand de relikwie van de { $alien } afnemen.
spacemaze-turn = { $who } draait de tegel op { $cell } { $quarters ->
    [one] 1 kwartslag
   *[other] { $quarters } kwartslagen
}.
spacemaze-exchange = { $who } ruilt de tegels op { $from } en { $cell }.
spacemaze-relic-travels = De relikwie reist mee naar { $cell }.
spacemaze-morph = Twee aliens van { $who } wisselen van plaats: de { $alien } is nu { $place }, de { $mate } { $there }.
spacemaze-wears = De { $alien } van { $who } draagt nu de relikwie.
spacemaze-dock = { $who } verplaatst de ufo naar { $berth }.
spacemaze-exit = De { $alien } van { $who } stapt uit de ufo op { $cell }.
spacemaze-go = De { $alien } van { $who } gaat { $way } van { $from } naar { $cell }.
spacemaze-pad = De { $alien } van { $who } stapt op het datapad van { $cell } en trekt een kaart.
spacemaze-pad-empty = De { $alien } van { $who } stapt op het datapad van { $cell }; er is geen kaart meer om te trekken.
spacemaze-reshuffled = De trekstapel was op: { $count ->
    [one] de enige kaart van de aflegstapel is
   *[other] de { $count } kaarten van de aflegstapel worden geschud en zijn
} de nieuwe.
spacemaze-drawn = { $who } trekt { $card }.
spacemaze-take = De { $alien } van { $who } neemt de relikwie op { $cell }: { $tokens } van de { $most } fiches.
spacemaze-steal = De { $alien } van { $who } steelt de relikwie van de { $mate } van { $robbed }: { $tokens } van de { $most } fiches.
spacemaze-take-mate = De { $alien } van { $who } neemt de relikwie over van een teamgenoot, de { $mate }.
spacemaze-give = De { $alien } van { $who } geeft de relikwie aan de { $to }.
spacemaze-home = De { $alien } van { $who } brengt de relikwie thuis in de ufo.
spacemaze-lost = { $who } laat punten vervallen: { $points }.
spacemaze-cleared = Ronde { $round } is voorbij: de datapads worden leeggemaakt, { $count ->
    [0] er is geen kaart gebruikt.
    [one] 1 gebruikte kaart gaat naar de aflegstapel.
   *[other] { $count } gebruikte kaarten gaan naar de aflegstapel.
}
spacemaze-unglued = De lijm van { $who } laat los.
spacemaze-discard = { $who } legt { $card } opzij.
spacemaze-discard-hidden = { $who } legt een kaart opzij.
spacemaze-discarded = { $who } legt { $cards } af.
spacemaze-end-143 = Dat is het derde fiche: { $who } wint.
spacemaze-end-144 = De relikwie is thuis: { $who } wint.
spacemaze-end-148 = Ronde { $round } was de laatste: het spel is afgelopen.
spacemaze-wins = { $who } wint met de meeste fiches: { $tokens }.
spacemaze-wins-relic = { $who } wint: gelijk in fiches ({ $tokens }), maar met de relikwie.
spacemaze-wins-shared = { $who } deelt de winst, gelijk in fiches ({ $tokens }).

# What is asked
spacemaze-ask-pick = Ronde { $round }, beurt { $turn } van { $turns }: { $powers ->
    [0] pak een bewegingsdobbelsteen.
   *[other] { $moves ->
        [0] pak een krachtdobbelsteen.
       *[other] pak een bewegingsdobbelsteen of een krachtdobbelsteen.
    }
}
spacemaze-ask-card = De { $die } is voor je { $alien } { $place }: speel een kaart, of geen.
spacemaze-ask-turn = { $card }: welke tegel draait je { $alien } { $place }?
spacemaze-ask-choose = { $card }: welke tegel diagonaal van je { $alien } { $place } wordt geruild?
spacemaze-ask-exchange = { $card }: met welke tegel naast je { $alien } { $place } ruil je die op { $cell }?
spacemaze-ask-morph = { $card }: met wie wisselt je { $alien } { $place } van plaats?
spacemaze-ask-dock = { $card }: waarheen gaat je ufo vanaf { $berth }?
spacemaze-ask-step = { $must ->
    [0] Doe een stap of eindig je beurt; nog over: { $points }.
   *[other] Doe de eerste stap; nog over: { $points }.
}
spacemaze-ask-spent = Er is geen stap meer mogelijk: beëindig je beurt.
spacemaze-ask-discard = Leg { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} opzij; je mag er { $limit } houden.
spacemaze-ask-discards = Er worden kaarten opzijgelegd: { $seats }.
spacemaze-ask-over = Het spel is afgelopen.

# The choices
spacemaze-do-pick = Pak de { $die }: { $cards }
spacemaze-do-pick-idle = Pak de { $die }: geen kaart ervoor
spacemaze-do-pick-move = Pak een bewegingsdobbelsteen: { $points }
spacemaze-do-play = { $card }: { $means }
spacemaze-do-no-card = Leg de dobbelsteen zonder kaart neer
spacemaze-do-turn = { $cell } { $quarters ->
    [one] 1 kwartslag
   *[other] { $quarters } kwartslagen
}. { $change }
spacemaze-change-none = geen doorgang verandert
spacemaze-change-opens = { $alien }: opent { $opened }
spacemaze-change-closes = { $alien }: sluit { $closed }
spacemaze-change-both = { $alien }: opent { $opened }, sluit { $closed }
spacemaze-changes = { $first }; { $rest }
spacemaze-do-choose = Ruil { $cell } met een aangrenzende tegel
spacemaze-do-exchange = Ruil { $from } met { $cell }
spacemaze-do-morph = Wissel van plaats met de { $mate } { $place }
spacemaze-do-dock = Ufo naar { $berth }
spacemaze-do-exit = { $alien }: uit de ufo op { $cell }{ $there ->
    [relic] , waar de relikwie is
    [pad] , datapad bezet
   *[other] {""}
}
spacemaze-do-go = { $alien }: { $way }, op { $cell }{ $there ->
    [relic] , waar de relikwie is
    [dock] , waar je ufo ligt
    [pad] , datapad bezet
   *[other] {""}
}
spacemaze-do-pad = { $alien }: op het datapad van { $cell }, trek een kaart
spacemaze-do-take = { $alien }: neem de relikwie, { $tokens } van de { $most } fiches
spacemaze-do-steal = { $alien }: steel de relikwie van { $robbed }, { $tokens } van de { $most } fiches
spacemaze-do-take-mate = { $alien }: neem de relikwie over van de { $mate }
spacemaze-do-give = { $alien }: geef de relikwie aan de { $mate }
spacemaze-do-home = { $alien }: naar huis met de relikwie, en winnen
spacemaze-do-end = Eindig de beurt{ $points ->
    [0] {""}
    [one] , 1 punt vervalt
   *[other] , { $points } punten vervallen
}
spacemaze-do-discard = Leg { $card } opzij

# Refusals
spacemaze-no-layout = { $layout } is voor hoogstens { $most } spelers; aan deze tafel zitten er { $seats }.
spacemaze-no-over = Het spel is afgelopen.
spacemaze-no-chance = Tegels, kaarten en dobbelstenen komen van de tafel, niet van een speler.
spacemaze-no-wait = Wacht: eerst beslist het toeval.
spacemaze-no-turn = { $who } is aan de beurt.
spacemaze-no-now = Nu niet. { $asked }
spacemaze-no-surplus = Je hebt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}; alleen wie er meer dan { $limit } heeft, legt af.
spacemaze-no-discard = Afleggen doe je pas aan het eind van de ronde, en alleen bij meer dan { $limit } kaarten; je hebt er { $count }.
spacemaze-no-such-card = Je hebt geen { $card } in je hand; je hebt { $hand }.
spacemaze-no-die = Er ligt geen { $die } in de voorraad; er liggen { $pool }.
spacemaze-no-move-die = Er ligt geen bewegingsdobbelsteen met { $points } in de voorraad; er liggen { $pool }.
spacemaze-no-second-move = Je hebt je bewegingsdobbelsteen van deze ronde al; pak een krachtdobbelsteen.
spacemaze-no-third-power = Je hebt je 2 krachtdobbelstenen van deze ronde al; pak een bewegingsdobbelsteen.
spacemaze-no-power = { $card } kost { $cost }; je dobbelsteen toont { $value }.
spacemaze-no-diagonals = { $card }: je { $alien } { $place } heeft geen tegel diagonaal naast zich.
spacemaze-no-turns = { $card } zou niets veranderen: geen tegel in het bereik van je { $alien } { $place } ziet er gedraaid anders uit.
spacemaze-no-exchange = { $card } ruilt de tegel van de alien; je { $alien } is { $place } en heeft er geen.
spacemaze-no-relic-tile = De relikwietegel op { $cell } blijft waar hij is; dat is aan deze tafel afgesproken.
spacemaze-no-run = { $card }: je { $alien } { $place } heeft geen stap om een punt aan uit te geven.
spacemaze-no-morphs = { $card } zou niets veranderen: beide teamgenoten van je { $alien } { $place } zijn op dezelfde plaats.
spacemaze-no-morph = Je { $alien } is { $place }, en de { $mate } ook: er zou niets veranderen.
spacemaze-no-morph-glued = { $card } werkt niet bij je { $alien }: de relikwie zit eraan vastgelijmd.
spacemaze-no-self = { $card }: je { $alien } wisselt van plaats met een teamgenoot, niet met zichzelf.
spacemaze-no-wearer = { $card } is voor de drager; je { $alien } draagt de relikwie niet.
spacemaze-no-more-glue = { $card }: de relikwie zit al aan je { $alien } vastgelijmd.
spacemaze-no-base = { $card } kan alleen als al je aliens buiten zijn; { $inside ->
    [one] er is er nog 1
   *[other] er zijn er nog { $inside }
} in de ufo.
spacemaze-no-tile = Op { $cell } ligt geen tegel.
spacemaze-no-range = { $cell } is buiten bereik: vanaf je { $alien } { $place } bereikt { $card } { $cells }.
spacemaze-no-quarters = { $card } draait een tegel { $most ->
    [one] 1 kwartslag
   *[other] 1 tot { $most } kwartslagen
}, niet { $quarters }.
spacemaze-no-difference = Na { $quarters ->
    [one] 1 kwartslag
   *[other] { $quarters } kwartslagen
} ziet de tegel op { $cell } er net zo uit.
spacemaze-no-slot = { $berth } is geen buitenkant van dit bord.
spacemaze-no-dock = { $berth } is niet de volgende vrije randtegel; je ufo kan naar { $free }.
spacemaze-no-stopped = Je { $alien } is op het datapad van { $cell } gestopt en doet deze beurt niets meer.
spacemaze-no-points = Je { $alien } heeft geen bewegingspunten; je hebt { $points }.
spacemaze-no-points-at-all = Je { $alien } heeft geen bewegingspunten; ze zijn allemaal uitgegeven.
spacemaze-no-outside = Je { $alien } is { $place }, niet in de ufo.
spacemaze-no-inside = Je { $alien } is in de ufo; hij kan alleen uitstappen, op { $cell }.
spacemaze-no-full = { $cell } is vol: er zijn al { $crowd } aliens, en je { $alien } zou er een te veel zijn.
spacemaze-no-edge = Van { $cell } { $way } kun je niet verder: daar houdt het bord op.
spacemaze-no-equal = De doorgang van { $from } naar { $cell } is { $door }/{ $other }: twee gelijke kleuren zijn dicht voor je { $alien }.
spacemaze-no-closed = De doorgang van { $from } naar { $cell } is { $door }/{ $other }; je { $alien } kan alleen door { $needs }.
spacemaze-no-padless = Op { $cell } is geen datapad.
spacemaze-no-on-pad = Je { $alien } is al op het datapad van { $cell }; hij moet weg en terugkomen om het opnieuw te gebruiken.
spacemaze-no-pad-taken = Op het datapad van { $cell } staat de { $mate } van { $who }.
spacemaze-no-worn = Je { $alien } draagt de relikwie al.
spacemaze-no-relic-away = De relikwie is op { $cell }; je { $alien } is { $place }.
spacemaze-no-glued = De relikwie zit tot het eind van de ronde vastgelijmd aan de { $mate } van { $who }.
spacemaze-no-give-bare = Je { $alien } draagt de relikwie niet en kan haar niet doorgeven.
spacemaze-no-give-glued = De relikwie zit tot het eind van de ronde vastgelijmd aan je { $alien }.
spacemaze-no-give-away = De { $mate } is { $there }; de relikwie is { $place } en gaat alleen naar een teamgenoot op dezelfde tegel.
spacemaze-no-home-bare = Zonder de relikwie kan je { $alien } niet terug in de ufo.
spacemaze-no-far = Je ufo is aangedokt bij { $cell }; je { $alien } met de relikwie is { $place }.
spacemaze-no-end = { $card } vraagt minstens één stap; nog over: { $points }.

# Het bord
spacemaze-about-ROTATE_90 = Draai zijn tegel, of een ernaast, een kwartslag.
spacemaze-about-ROTATE_180 = Draai zijn tegel, of een ernaast, 1 of 2 kwarten.
spacemaze-about-ROTATE_270 = Draai zijn tegel, of een ernaast, 1 tot 3 kwarten.
spacemaze-about-EXCHANGE = Verwissel zijn tegel met een ernaast.
spacemaze-about-DIAGONAL_TWIST = Draai een tegel schuin ertegenover 1 of 2 kwarten.
spacemaze-about-DIAGONAL_SWITCH = Verwissel een tegel schuin ertegenover met een ernaast.
spacemaze-about-RUN_1 = 1 stap meer.
spacemaze-about-RUN_2 = 2 stappen meer.
spacemaze-about-MORPH = Twee van je aliens wisselen van plaats.
spacemaze-about-SUPERGLUE = Niemand pakt deze ronde de relikwie van zijn hoofd.
spacemaze-about-MOVE_BASE = Je ufo gaat naar de volgende vrije plek aan de rand.
spacemaze-ui-board = Het doolhof
spacemaze-ui-ask-pick = Pak een dobbelsteen.
spacemaze-ui-ask-card = Speel een kaart, of geen.
spacemaze-ui-ask-step = Verplaats je aliens.
spacemaze-ui-ask-turn = { $card }: welke tegel?
spacemaze-ui-ask-choose = { $card }: welke tegel, schuin?
spacemaze-ui-ask-exchange = { $card }: met welke tegel?
spacemaze-ui-ask-morph = { $card }: met wie?
spacemaze-ui-ask-dock = { $card }: waarheen?
spacemaze-ui-round = Ronde { $round }
spacemaze-ui-turn = Beurt { $turn } van { $turns }
spacemaze-ui-lens = Wiens deuren helder zijn
spacemaze-ui-lens-green = Geel en blauw gaan open voor groen
spacemaze-ui-lens-purple = Blauw en rood gaan open voor paars
spacemaze-ui-lens-orange = Rood en geel gaan open voor oranje
spacemaze-ui-dice = Dobbelstenen
spacemaze-ui-dice-powers = het getal: jouw kaarten ervoor
spacemaze-ui-dice-left = over in deze ronde
spacemaze-ui-no-dice = Alle dobbelstenen zijn gepakt.
spacemaze-ui-hand = Je hand { $count }
spacemaze-ui-piles = stapel { $deck } · aflegstapel { $pile }
spacemaze-ui-times = { $count } × { $what }
spacemaze-ui-move-die = bewegingsdobbelsteen { $points }
spacemaze-ui-powers = voor { $count } van je { $hand } kaarten
spacemaze-ui-cost = Kost { $cost }
spacemaze-ui-pick = Met een bewegingsdobbelsteen lopen je aliens; met een krachtdobbelsteen speelt de alien van die kleur een kaart.
spacemaze-ui-pick-for = { $card }: pak een van de verlichte dobbelstenen.
spacemaze-ui-pick-power = { $count ->
    [0] { $die } is genoeg voor geen van je { $hand } kaarten.
   *[other] { $die } is genoeg voor { $count } van je { $hand } kaarten, voor je { $alien } { $place }.
}
spacemaze-ui-pick-move = { $die }: { $tiles ->
    [0] geen tegel is bereikbaar.
    [one] 1 tegel is bereikbaar.
   *[other] { $tiles } tegels zijn bereikbaar.
}
spacemaze-ui-take = Pak { $die }
spacemaze-ui-take-move = Pak de bewegingsdobbelsteen
spacemaze-ui-card = { $count ->
    [0] Deze dobbelsteen is genoeg voor geen van je kaarten.
    [one] Speel de verlichte kaart, of geen.
   *[other] Speel een van de verlichte kaarten, of geen.
}
spacemaze-ui-play = Speel { $card }
spacemaze-ui-without = Zonder kaart
spacemaze-ui-waste = { $count ->
    [one] Deze dobbelsteen is genoeg voor een kaart. Toch zonder kaart neerleggen?
   *[other] Deze dobbelsteen is genoeg voor { $count } van je kaarten. Toch zonder kaart neerleggen?
}
spacemaze-ui-aside = { $chosen } van { $count } gekozen. De anderen zien ze als iedereen klaar is.
spacemaze-ui-aside-do = { $count ->
    [one] Leg 1 kaart af
   *[other] Leg { $count } kaarten af
}
spacemaze-ui-movers = Je aliens
spacemaze-ui-mover = { $alien }, nog { $points } punten
spacemaze-ui-step = Kies een verlichte tegel: het getal is wat hij kost.
spacemaze-ui-spent = Er is geen stap meer mogelijk.
spacemaze-ui-aim = Kies een van de verlichte plekken.
spacemaze-ui-end = Beurt beëindigen
spacemaze-ui-home = De relikwie thuisbrengen? Daarmee win je het spel.
spacemaze-ui-would-go = { $way }: { $cost } { $cost ->
    [one] punt
   *[other] punten
}, nog { $left }
spacemaze-ui-would-pad = Op het datapad van { $cell } voor { $cost }: trek een kaart en blijf daar
spacemaze-ui-would-take = Pak de relikwie op { $cell } voor { $cost }: een fiche, en elke deur gaat open
spacemaze-ui-would-give = Geef deze alien de relikwie voor { $cost }
spacemaze-ui-would-home = Met de relikwie naar huis voor { $cost }, en winnen
spacemaze-ui-would-turn = Draai { $cell }
spacemaze-ui-would-choose = Verwissel { $cell }; waarmee kies je daarna
spacemaze-ui-would-exchange = Verwissel met { $cell }: alles erop gaat mee
spacemaze-ui-would-morph = Wissel van plaats met deze alien
spacemaze-ui-would-dock = De ufo gaat naar { $cell }
spacemaze-ui-do-go = Naar { $cell } · { $cost }
spacemaze-ui-do-pad = Op het datapad · { $cost }
spacemaze-ui-do-take = Pak de relikwie · { $cost }
spacemaze-ui-do-give = Geef de relikwie · { $cost }
spacemaze-ui-do-home = Naar huis · { $cost }
spacemaze-ui-do-turn = Draai { $cell } { $quarters ->
    [1] ¼
    [2] ½
   *[other] ¾
}
spacemaze-ui-do-choose = Kies { $cell }
spacemaze-ui-do-exchange = Verwissel met { $cell }
spacemaze-ui-do-morph = Wissel van plaats
spacemaze-ui-do-dock = Hierheen
spacemaze-ui-quarters = Hoe ver
spacemaze-ui-quarter = { $cell }, { $quarters ->
    [1] een kwartslag
    [2] een halve slag
   *[other] driekwart slag
}
spacemaze-ui-alien = { $alien } van { $who }
spacemaze-ui-pad = Datapad van { $cell }
spacemaze-ui-pad-free = vrij datapad
spacemaze-ui-ufo = Je ufo
spacemaze-ui-relic = de relikwie
spacemaze-ui-way-open = { $way } open voor { $who }
spacemaze-ui-way-shut = { $way } dicht ({ $door })
spacemaze-ui-about-move = Elke voetafdruk is een stap voor je alien van die kleur. Eén bewegingsdobbelsteen per ronde.
spacemaze-ui-about-power = Genoeg voor een kaart die niet meer kost dan hij laat zien; je alien van zijn kleur voert hem uit. Twee per ronde.
spacemaze-ui-tokens = { $count } van { $most } fiches
spacemaze-ui-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
spacemaze-ui-field-move = nog geen bewegingsdobbelsteen
spacemaze-ui-field-power = nog geen krachtdobbelsteen
spacemaze-ui-inside = ufo
spacemaze-ui-begins = begint
spacemaze-ui-points = nog { $points } punten
spacemaze-ui-on-pad = datapad
spacemaze-ui-to-home = nog { $points } naar huis
spacemaze-ui-home-title = De kortste weg naar huis, in punten

# De les
spacemaze-learn-welcome = Drie aliens zitten in je ufo, die met jouw teken. Breng de relikwie uit het midden erin, of pak het als eerste drie keer.
spacemaze-learn-doors = Twee deuren van verschillende kleur gaan open voor één soort alien: zijn gezicht staat in de opening. Gelijke deuren zijn een muur. Druk hierboven op een gezicht, en alleen zijn doorgangen blijven helder.
spacemaze-learn-move = Nu jij: pak een bewegingsdobbelsteen, een van de lichte. Elke voetafdruk is een stap voor de alien van die kleur.
spacemaze-learn-step = Je alien is gekozen. Verlaat de ufo: druk op de verlichte tegel. Het getal is wat hij kost.
spacemaze-learn-walk = Loop door zolang je stappen hebt: druk op een verlichte tegel, en de alien loopt erheen. Beëindig de beurt als je klaar bent.
spacemaze-learn-power = Pak nu een krachtdobbelsteen, een gekleurde. Het getal erboven telt de kaarten in je hand waarvoor hij genoeg is: pak er een met meer dan 0.
spacemaze-learn-card = Speel een van de verlichte kaarten. Wijs een tegel aan om te zien hoe hij zou liggen, met de gezichten die komen en gaan; druk er dan op.
spacemaze-learn-pads = Het ronde datapad in het midden geeft voor één stap meer een kaart, en de alien blijft daar. Handen van meer dan zeven kaarten worden aan het eind van de ronde kleiner.
spacemaze-learn-relic = Wie de relikwie draagt, gaat door elke deur, en elke andere alien op zijn tegel mag het stelen. De stippellijn is zijn weg naar huis.
spacemaze-learn-end = Dat is alles: één bewegingsdobbelsteen en twee krachtdobbelstenen per ronde. Goede vlucht!

# Waar punten vandaan komen
spacemaze-source-play = Fiches
