magicmaze-title = Magic Maze on Mars
magicmaze-pitch = Allemaal tegelijk en bijna zonder een woord: stuur koeien, kristallen en bananen over gekleurde wegen en breng alle kolonisten onder een koepel voordat het zand op is.
magicmaze-silence = Stilte: praten mag als de zandloper wordt omgedraaid, of met een joker.

# Words
magicmaze-list = { $first }, { $rest }
magicmaze-and = { $first } en { $rest }
magicmaze-or = { $first } of { $rest }
magicmaze-face = { $first }/{ $rest }
magicmaze-name = { $name }
magicmaze-somebody = iemand die terugkomt
magicmaze-colour-blue = blauw
magicmaze-colour-purple = paars
magicmaze-colour-green = groen
magicmaze-colour-yellow = geel
magicmaze-colour-brown = bruin
magicmaze-colour-orange = oranje
magicmaze-a-blue = een blauwe balk
magicmaze-a-purple = een paars kristal
magicmaze-a-green = een groen blad
magicmaze-a-yellow = een gele banaan
magicmaze-a-brown = een bruine koe
magicmaze-a-orange = oranje erts
magicmaze-a-rubbish = afval
magicmaze-a-colonist = een kolonist
magicmaze-a-slug = een slak
magicmaze-the-blue = de blauwe balk
magicmaze-the-purple = het paarse kristal
magicmaze-the-green = het groene blad
magicmaze-the-yellow = de gele banaan
magicmaze-the-brown = de bruine koe
magicmaze-the-orange = het oranje erts
magicmaze-the-rubbish = het afval
magicmaze-the-colonist = een kolonist
magicmaze-new-blue = een blauwe balk
magicmaze-new-purple = een paars kristal
magicmaze-new-green = een groen blad
magicmaze-new-yellow = een gele banaan
magicmaze-new-brown = een bruine koe
magicmaze-new-orange = oranje erts
magicmaze-colonists = { $count } kolonisten
magicmaze-nothing = niets
magicmaze-aim-domes = koepels gebouwd: { $built } van { $domes }
magicmaze-aim-home = kolonisten in koepels: { $home } van { $domes }
magicmaze-level-mission = missie { $number }
magicmaze-level-module = module { $number }
magicmaze-side-N = noorden
magicmaze-side-E = oosten
magicmaze-side-S = zuiden
magicmaze-side-W = westen
magicmaze-has = { $who } { $face }
magicmaze-with-factory = een fabriek voor { $colour }
magicmaze-with-rocket = het raketplatform
magicmaze-with-hourglass = een zandloperplatform
magicmaze-with-pipe = een buisplatform
magicmaze-with-site = een bouwplaats ({ $colours })
magicmaze-with-bridges = { $count ->
    [one] een brugplek
   *[other] { $count } brugplekken
}

# The log
magicmaze-joined = { $count ->
    [one] Deze X-tegel komt in de stapel: { $tiles }.
   *[other] Deze X-tegels komen in de stapel: { $tiles }.
}
magicmaze-drawn = Deze tegels komen rond de starttegel: { $tiles }.
magicmaze-place-start = { $who } legt { $tile } ten { $side } van de starttegel.
magicmaze-take = { $who } neemt { $face }.
magicmaze-dealt = { $who } krijgt { $face }.
magicmaze-switch = { $who } wisselt naar { $face }.
magicmaze-ready = { $who } is klaar.
magicmaze-start = Het zand loopt: { $seconds } s voor { $level }.
magicmaze-produce = { $who } produceert { $piece } op { $platform }.
magicmaze-move = { $who } beweegt { $piece } over { $colour } van { $start } naar { $to }.
magicmaze-pipe = { $who } stuurt { $piece } door de buis van { $start } naar { $to }.
magicmaze-eat = { $who } laat de slak over { $colour } van { $start } naar { $to } kruipen, waar hij { $piece } opeet.
magicmaze-explore = { $who } verkent bij { $platform } en geeft daarvoor { $piece } aan de sluis.
magicmaze-laid = { $tile } komt bij { $platform } te liggen; tegels over: { $left }.
magicmaze-laid-with = { $tile } komt bij { $platform } te liggen, met { $things }; tegels over: { $left }.
magicmaze-merged = { $tile } wordt ook met { $platforms } samengevoegd.
magicmaze-rubbish = { $count ->
    [one] Er valt afval op { $platforms }.
   *[other] Er valt afval op { $platforms }, { $count } stukken.
}
magicmaze-slug = Er verschijnt een slak op { $platform }.
magicmaze-driven-away = Terug in de voorraad: { $pieces }.
magicmaze-question = { $who } moet afval plaatsen: { $pieces ->
    [one] 1 stuk.
   *[other] { $pieces } stukken.
}
magicmaze-question-partial = { $pieces ->
    [one] Maar 1 stuk afval
   *[other] Maar { $pieces } stukken afval
} voor { $heaps } afvalplatforms: { $who } kiest.
magicmaze-place = { $who } plaatst het afval voor { $origin } op { $platform }.
magicmaze-place-slug = { $who } geeft het afval voor { $origin } aan de slak op { $platform }: het gaat terug naar de voorraad.
magicmaze-settled = { $who } heeft het afval niet op tijd geplaatst, { $pieces ->
    [one] 1 stuk.
   *[other] { $pieces } stukken.
}
magicmaze-bridge = { $who } neemt { $piece } van { $end } en bouwt de brug { $site } in { $colour }.
magicmaze-dome = { $who } bouwt de koepel op { $site }: { $built } van { $domes }.
magicmaze-auto-dome = Daarmee is { $site } vol, en de koepel staat er: { $built } van { $domes }.
magicmaze-full = { $site } is vol: de koepel kan worden gebouwd.
magicmaze-home = Kolonisten in koepels: { $home } van { $domes }.
magicmaze-convert = { $who } gebruikt een joker en ruilt { $old } op { $platform } voor { $new }; jokers over: { $left }.
magicmaze-joker-talk = { $who } gebruikt een joker om te praten; jokers over: { $left }.
magicmaze-flip = De zandloper wordt omgedraaid: ongeveer { $left } s wordt { $after } s; dat kan nog { $markers } keer.
magicmaze-passed = Iedereen geeft zijn kleuren door: { $hands }.
magicmaze-talk = Nu mag er gepraat worden, tot iemand iets doet.
magicmaze-silence-again = Nu is het weer stil.
magicmaze-end-talk = { $who } beëindigt het gesprek.
magicmaze-waiting = Alle koepels zijn gebouwd, maar { $count ->
    [one] de kolonist kan
   *[other] de { $count } kolonisten kunnen
} niet landen: { $tile } ontbreekt.
magicmaze-landed = { $count ->
    [one] De kolonist landt op { $platform }.
   *[other] De { $count } kolonisten landen op { $platform }.
}
magicmaze-won = { $domes ->
    [one] De kolonist is in zijn koepel
   *[other] Alle { $domes } kolonisten zijn in hun koepel
}, met nog { $seconds } s zand over: het team heeft gewonnen.
magicmaze-lost-55 = Het zand is op, met { $built } van { $domes } koepels gebouwd: het team heeft verloren.
magicmaze-lost-114 = Iedereen heeft het opgegeven, met { $built } van { $domes } koepels gebouwd: het team heeft verloren.
magicmaze-pawn-to = { $who } zet de pion voor { $other }: doe iets!
magicmaze-pawn-produce = { $who } zet de pion op “produceren”.
magicmaze-pawn-hourglass = { $who } zet de pion op “zandloper”.
magicmaze-pawn-bridge = { $who } zet de pion op “brug”.
magicmaze-pawn-rubbish = { $who } zet de pion op “afval”.
magicmaze-pawn-pipe = { $who } zet de pion op “buis”.
magicmaze-pawn-slug = { $who } zet de pion op “slak”.
magicmaze-pawn-aside = { $who } zet de pion opzij.
magicmaze-stare = { $who } staart { $other } aan.
magicmaze-pause = { $who } vraagt een pauze.
magicmaze-resume = { $who } wil verder.
magicmaze-resumed = Het zand loopt weer.
magicmaze-give-up = { $who } geeft het op.
magicmaze-sits-person = { $who } zit aan tafel en speelt.
magicmaze-sits-bot = Voor { $who } speelt een bot.
magicmaze-sits-gone = { $who } is weg; een bot springt in.
magicmaze-sits-away = { $who } is weg.
magicmaze-sits-shared = { $who } is weg; nu zijn { $colours } van iedereen.

# After the game
magicmaze-review-pace = { $actions } acties in { $seconds } s: dat is er een per { $whole },{ $tenths } s{ $fewest ->
    [0] .
   *[other] , en { $fewest } hadden genoeg kunnen zijn.
}
magicmaze-review-near = In dit tempo was winnen tot het allerlaatst mogelijk.
magicmaze-review-stuck = Vanaf { $at } s was er geen manier om te winnen meer te vinden.
magicmaze-review-start = In dit tempo was er vanaf het begin te weinig zand ({ $at } s): er waren { $actions } acties nodig, ongeveer { $needed } s, en er was hoogstens { $left } s.
magicmaze-review-moment = Vanaf { $at } s was het in dit tempo niet meer te winnen: nog { $actions } acties kosten ongeveer { $needed } s, en er was hoogstens { $left } s.
magicmaze-review-missing = Wat er ontbrak: bouwplaatsen te vinden { $sites }, vakjes te vullen { $slots }, koepels te bouwen { $domes }, kolonisten thuis te brengen { $colonists }; ongebruikte zandlopers: { $flips }.

# What is asked
magicmaze-ask-face = Voor { $level }: neem een actietegel of laat het aan het toeval over, en zeg dat je klaar bent.
magicmaze-ask-ready = Voor { $level }: je hebt { $face }; zeg dat je klaar bent.
magicmaze-ask-solo = Voor { $level }: je begint met { $face } als je niet wisselt; zeg dat je klaar bent.
magicmaze-ask-tiles = Voor { $level }: deze tegels komen aan de kanten van de starttegel: { $tiles }.
magicmaze-ask-wait = Voor { $level } wacht de tafel op { $seats }.
magicmaze-ask-hint = { $asked } Bedenk dat de koepel op B6 twee keer oranje nodig heeft en niets oranje maakt: twee van jullie { $jokers } jokers zijn daarvoor.
magicmaze-ask-called = Doe iets! De pion staat voor je. { $asked }
magicmaze-ask-play = { $talk ->
    [silent] Speel met { $colours }, in stilte; { $aim }.
    [open] Nu mogen jullie praten, tot iemand iets doet; jouw kleuren zijn { $colours }; { $aim }.
   *[free] Speel met { $colours }, en praat zoveel je wilt; { $aim }.
}
magicmaze-ask-solo-play = Speel met { $colours }; wisselen mag als de stopwatch op 0 eindigt; { $aim }.
magicmaze-ask-watch = { $talk ->
    [silent] Het zand loopt, en iedereen zwijgt; { $aim }.
    [open] Het zand loopt, en het team mag praten tot iemand iets doet; { $aim }.
   *[free] Het zand loopt, en het team praat zoveel het wil; { $aim }.
}
magicmaze-ask-vacant = Niemand speelt deze plaats; het zand loopt door.
magicmaze-ask-rubbish = Plaats het afval voor { $origin }; { $pieces ->
    [one] het is 1 stuk.
   *[other] er zijn { $pieces } stukken te plaatsen.
}
magicmaze-ask-rubbish-partial = Plaats { $pieces ->
    [one] 1 stuk afval
   *[other] { $pieces } stukken afval
}, voor { $origins }.
magicmaze-ask-resume = Pauze: zeg het als je verder wilt.
magicmaze-ask-pause = Pauze: de tafel wacht op { $seats }.
magicmaze-ask-won = Gewonnen, met nog { $seconds } s zand over.
magicmaze-ask-lost-55 = Verloren: het zand is op.
magicmaze-ask-lost-114 = Verloren: iedereen heeft het opgegeven.

# The choices
magicmaze-do-produce = Produceer { $piece } op { $platform }; daarna nog { $left } in de voorraad
magicmaze-do-move = Beweeg { $piece } over { $colour } van { $start } naar { $to }
magicmaze-do-pipe = Stuur { $piece } door de buis van { $start } naar { $to }
magicmaze-do-eat = Laat de slak over { $colour } van { $start } naar { $to } kruipen; hij eet { $piece } op
magicmaze-do-and-flip = { $move }: draait de zandloper om, ongeveer { $left } s wordt { $after } s
magicmaze-do-and-dome = { $move }: bouwt de koepel
magicmaze-do-and-slot = { $move }: { $free ->
    [0] dan zijn alle vakjes vol
    [one] dan is er 1 vakje vrij
   *[other] dan zijn er { $free } vakjes vrij
}
magicmaze-do-and-home = { $move }, de koepel in
magicmaze-do-and-win = { $move }, en jullie winnen
magicmaze-do-explore = Verken bij { $platform } en geef { $piece } daarvoor; { $tiles ->
    [one] de laatste tegel
   *[other] een van { $tiles } tegels
}
magicmaze-do-bridge = Bouw de brug { $site } in { $colour }
magicmaze-do-dome = Bouw de koepel op { $site }; { $left ->
    [0] het is de laatste
    [one] er is er nog 1 nodig
   *[other] er zijn er nog { $left } nodig
}
magicmaze-do-convert = Joker: ruil { $old } op { $platform } voor { $new }; daarna jokers over: { $left }
magicmaze-do-joker-talk = Joker: praten; daarna jokers over: { $left }
magicmaze-do-place = Afval voor { $origin } op { $target }{ $there ->
    [slug] , naar de slak
    [resource] , een grondstof moet weg
   *[nothing] {""}
}
magicmaze-do-pawn-to = Pion voor { $other }
magicmaze-do-pawn-produce = Pion op “produceren”
magicmaze-do-pawn-hourglass = Pion op “zandloper”
magicmaze-do-pawn-bridge = Pion op “brug”
magicmaze-do-pawn-rubbish = Pion op “afval”
magicmaze-do-pawn-pipe = Pion op “buis”
magicmaze-do-pawn-slug = Pion op “slak”
magicmaze-do-pawn-aside = Zet de pion opzij
magicmaze-do-stare = Staar { $other } aan
magicmaze-do-end-talk = Beëindig het gesprek
magicmaze-do-switch = Wissel naar { $face }
magicmaze-do-take = Neem { $face }
magicmaze-do-place-start = Leg { $tile } ten { $side } van de starttegel
magicmaze-do-place-start-with = Leg { $tile } ten { $side } van de starttegel: { $things }
magicmaze-do-ready = Ik ben klaar
magicmaze-do-pause = Vraag een pauze
magicmaze-do-resume = Verder
magicmaze-do-give-up = Geef het op

# Refusals
magicmaze-no-expert = Voor de expertregel zijn minstens twee spelers nodig: in je eentje kun je je actietegel aan niemand doorgeven.
magicmaze-no-solo-tiles = Met alle zes actietegels speel je alleen; jullie zijn met { $seats }, en ieder heeft een van de { $faces } kleurzijden.
magicmaze-no-won = Het spel is voorbij: jullie hebben gewonnen.
magicmaze-no-lost = Het spel is voorbij: jullie hebben verloren.
magicmaze-no-sand = Het zand is op.
magicmaze-no-table = Dat is niet aan jou: spelers handelen, het toeval trekt, en de klok bewaakt het zand.
magicmaze-no-seat = Er is geen plaats { $seat }; deze tafel heeft { $seats ->
    [one] 1 plaats.
   *[other] { $seats } plaatsen.
}
magicmaze-no-wait = Wacht: eerst trekt het toeval.
magicmaze-no-sits = Wie een plaats speelt, noteert de tafel zelf.
magicmaze-no-sits-person = Voor { $who } speelt al een persoon.
magicmaze-no-sits-bot = Voor { $who } speelt al een bot.
magicmaze-no-sits-gone = { $who } is al weg.
magicmaze-no-sits-solo = In een solospel valt geen bot in voor { $who } zodra het zand loopt.
magicmaze-no-vacant = Niemand speelt nu de plaats van { $who }; eerst moet iemand die innemen.
magicmaze-no-pause = De tafel heeft pauze en wacht op { $seats }.
magicmaze-no-start = Het zand loopt nog niet; de tafel wacht op { $seats }.
magicmaze-no-start-tiles = Het zand loopt nog niet; eerst worden deze tegels gelegd: { $tiles }.
magicmaze-no-question = Plaats eerst het afval voor { $origin }; { $pieces ->
    [one] 1 stuk wacht.
   *[other] { $pieces } stukken wachten.
}
magicmaze-no-guard = Jullie praten: nog { $ms } ms kan niemand iets doen.
magicmaze-no-tile = { $tile } zit nog in de stapel; hij komt alleen door verkennen in het spel.
magicmaze-no-such-tile = { $tile } doet niet mee in dit spel.
magicmaze-no-colour = Jij beheert { $colour } niet; die kleur is van { $owners }.
magicmaze-no-active = Je actieve kleurzijde heeft geen { $colour }; je kleuren zijn nu { $colours }.
magicmaze-no-name = { $platform } is samengevoegd met { $name } en heet hier zo.
magicmaze-no-factory = De fabriek op { $platform } is versperd: daar { $count ->
    [one] staat
   *[other] staan
} { $there }.
magicmaze-no-supply = In de voorraad is geen { $colour } meer; { $count } van de { $count } zijn in het spel.
magicmaze-no-way-back = De weg van { $to } naar { $start } is een eenrichtingsweg; terug kan daar niet.
magicmaze-no-bridge-yet = Tussen { $start } en { $to } ligt nog geen brug.
magicmaze-no-piece = Op { $platform } { $count ->
    [one] staat
   *[other] staan
} nu { $there }; je bedoelde { $piece }.
magicmaze-no-room = { $platform } is niet leeg: daar { $count ->
    [one] staat
   *[other] staan
} { $there }.
magicmaze-no-rocket = Op het raketplatform { $platform } mogen alleen kolonisten komen.
magicmaze-no-dome-entry = In de koepel op { $site } mag alleen een kolonist.
magicmaze-no-dome-room = In de koepel op { $site } staat al een kolonist.
magicmaze-no-site-entry = Op bouwplaats { $site } mogen alleen grondstoffen, tot de koepel er staat.
magicmaze-no-slots = Alle vakjes van { $site } zijn vol; de koepel kan worden gebouwd.
magicmaze-no-slot = { $site } heeft geen vrij vakje voor { $colour }; vrij: { $free }.
magicmaze-no-slug-moves = Op { $platform } staat een slak; die beweegt alleen om te eten.
magicmaze-no-pipes = Buizen werken vanaf { $level }.
magicmaze-no-slug-pipes = Op { $platform } staat een slak, en slakken gaan nooit door de buis.
magicmaze-no-colonist-pipes = Aan deze tafel gaan kolonisten niet door de buis.
magicmaze-no-pipe-out = Een buis leidt naar een ander platform, niet terug naar { $platform }.
magicmaze-no-pipe-room = Buisplatform { $platform } is niet leeg: daar { $count ->
    [one] staat
   *[other] staan
} { $there }.
magicmaze-no-slug = Alleen een slak eet; op { $platform } { $count ->
    [one] staat
   *[other] staan
} { $there }.
magicmaze-no-slug-entry = Slakken komen niet op bouwplaatsen, koepels en het raketplatform; { $platform } hoort daarbij.
magicmaze-no-colonist-food = Slakken eten de kolonist op { $platform } niet op.
magicmaze-no-food = Een slak beweegt alleen naar eten; op { $platform } { $count ->
    [one] staat
   *[other] staan
} { $there }.
magicmaze-no-edge = { $platform } is compleet; verkennen kan alleen bij halve platforms.
magicmaze-no-stack = De stapel is leeg: alle tegels liggen op tafel.
magicmaze-no-key = Om bij { $platform } te verkennen moet daar { $piece } staan; nu { $count ->
    [one] staat
   *[other] staan
} daar { $there }.
magicmaze-no-second-dome = Op { $site } staat al een koepel.
magicmaze-no-dome = { $site } is nog niet vol; wat ontbreekt: { $free }.
magicmaze-no-domes = In het magazijn is geen koepel meer.
magicmaze-no-bridges = Bruggen worden vanaf { $level } gebouwd.
magicmaze-no-second-bridge = Op { $site } ligt al een brug, in { $colour }.
magicmaze-no-bridge-left = De brug in { $colour } is gebruikt: ze ligt op { $site }.
magicmaze-no-bridge = Daarvoor moet op { $platform } { $piece } staan; nu { $count ->
    [one] staat
   *[other] staan
} daar { $there }.
magicmaze-no-talk-alone = Alleen mag je altijd praten; daar heb je geen joker voor nodig.
magicmaze-no-talk-twice = Jullie mogen al praten; bewaar de joker.
magicmaze-no-jokers = Jokers zijn er vanaf { $level }.
magicmaze-no-joker = Alle { $count } jokers zijn gebruikt.
magicmaze-no-change = Zo zou je { $colour } voor { $colour } ruilen.
magicmaze-no-joker-there = Een joker ruilt alleen grondstoffen; op { $platform } { $count ->
    [one] staat
   *[other] staan
} { $there }.
magicmaze-no-rubbish = Je hebt geen afval te plaatsen.
magicmaze-no-origin = Het afval dat je nu plaatst, is voor { $origins }.
magicmaze-no-place = { $target } is niet het dichtstbij voor het afval van { $origin }; mogelijk: { $places }.
magicmaze-no-place-next = { $origin } zelf is nu vrij, dus het afval komt daar en niet op { $target }.
magicmaze-no-place-at-all = Voor het afval van { $origin } is er geen platform.
magicmaze-no-pawn = De pion is er vanaf { $level }.
magicmaze-no-pawn-alone = Alleen wijst de pion je actieve kleurzijde aan en roept hij niemand op.
magicmaze-no-pawn-self = Je kunt de pion niet voor jezelf zetten.
magicmaze-no-pawn-yet = Je mag de pion één keer per { $pause } s zetten; wacht nog { $ms } ms.
magicmaze-no-stare = Je kunt jezelf niet aanstaren.
magicmaze-no-person = Dat zegt alleen een persoon; deze plaats wordt door een bot gespeeld.
magicmaze-no-window = Er is geen praatvenster open.
magicmaze-no-switch-together = Samen houdt iedereen zijn actietegel; wisselen doe je alleen in een solospel.
magicmaze-no-solo-face = Bij je actietegels hoort { $face } niet.
magicmaze-no-switch = Je speelt al met { $face }.
magicmaze-no-switch-yet = Wisselen mag alleen zolang het laatste cijfer van de stopwatch een 0 is; dat is over { $seconds } s.
magicmaze-no-switch-again = In deze seconde heb je al gewisseld; de volgende keer kan over { $seconds } s.
magicmaze-no-face-now = Actietegels kies je voor de start.
magicmaze-no-face-alone = Alleen gebruik je al je actietegels om de beurt; wissel naar die waarmee je wilt beginnen.
magicmaze-no-face-bot = Bots krijgen de actietegels die niemand neemt.
magicmaze-no-face-count = Met { $seats ->
    [one] 1 speler
   *[other] { $seats } spelers
} doet { $face } niet mee.
magicmaze-no-face-again = Je hebt { $face } al.
magicmaze-no-face-left = { $who } heeft { $face }, en er is geen andere actietegel vrij.
magicmaze-no-face = { $who } heeft { $face }; vrij: { $free }.
magicmaze-no-first-together = Alleen in een solospel begin je met vier tegels rond de starttegel.
magicmaze-no-first-left = De vier tegels rond de starttegel liggen er al.
magicmaze-no-first = Nu leg je niet { $tile }, maar { $tiles }.
magicmaze-no-side = Ten { $side } van de starttegel ligt { $tile } al.
magicmaze-no-ready-now = Het zand loopt al.
magicmaze-no-ready-tiles = Leg eerst de tegels rond de starttegel: { $tiles }.
magicmaze-no-ready-again = Je bent al klaar; de tafel wacht op { $seats }.
magicmaze-no-before = Het spel is nog niet begonnen.
magicmaze-no-pausing = Aan deze tafel is geen pauze afgesproken.
magicmaze-no-resume = Het zand loopt; er is geen pauze.
magicmaze-no-resume-again = Dat heb je al gezegd; de tafel wacht op { $seats }.
magicmaze-no-give-up = Je hebt het al opgegeven, maar { $seats } nog niet.
