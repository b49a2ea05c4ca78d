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
spacemaze-card-ROTATE_90 = ROTATE 90
spacemaze-card-ROTATE_180 = ROTATE 180
spacemaze-card-ROTATE_270 = ROTATE 270
spacemaze-card-EXCHANGE = EXCHANGE
spacemaze-card-DIAGONAL_TWIST = DIAGONAL TWIST
spacemaze-card-DIAGONAL_SWITCH = DIAGONAL SWITCH
spacemaze-card-RUN_1 = RUN +1
spacemaze-card-RUN_2 = RUN +2
spacemaze-card-MORPH = MORPH
spacemaze-card-SUPERGLUE = SUPERGLUE
spacemaze-card-MOVE_BASE = MOVE BASE
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
