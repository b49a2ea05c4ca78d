onmars-title = On Mars
onmars-pitch = Bouw de eerste kolonie op Mars: reis tussen ruimtestation en oppervlak, ontwikkel technologie, zet met je robots complexen neer, verken met je rover en grijp elke kans op punten.

# Woorden
onmars-lacerda = Lacerda
onmars-list = { $first }, { $rest }
onmars-and = { $first } en { $last }
onmars-for = { $what } voor { $price }
onmars-costs = { $what }; kost { $price }
onmars-count-mineral = { $count ->
    [one] 1 mineraal
   *[other] { $count } mineralen
}
onmars-count-battery = { $count ->
    [one] 1 batterij
   *[other] { $count } batterijen
}
onmars-count-water = { $count } water
onmars-count-plant = { $count ->
    [one] 1 plant
   *[other] { $count } planten
}
onmars-count-oxygen = { $count } zuurstof
onmars-count-crystal = { $count ->
    [one] 1 kristal
   *[other] { $count } kristallen
}
onmars-count-any = { $count ->
    [one] 1 grondstof naar keuze
   *[other] { $count } grondstoffen naar keuze
}
onmars-colonists = { $count ->
    [one] 1 kolonist
   *[other] { $count } kolonisten
}
onmars-building-mine = mijn
onmars-building-generator = generator
onmars-building-water_extractor = waterwinner
onmars-building-greenhouse = kas
onmars-building-oxygen_condenser = zuurstofcondensor
onmars-building-shelter = onderkomen
onmars-a-mine = een mijn
onmars-a-generator = een generator
onmars-a-water_extractor = een waterwinner
onmars-a-greenhouse = een kas
onmars-a-oxygen_condenser = een zuurstofcondensor
onmars-a-shelter = een onderkomen
onmars-tech-mine_tech = mijntechnologie
onmars-tech-generator_tech = generatortechnologie
onmars-tech-water_extractor_tech = waterwinnertechnologie
onmars-tech-greenhouse_tech = kassentechnologie
onmars-tech-oxygen_condenser_tech = condensortechnologie
onmars-tech-shelter_tech = onderkomentechnologie
onmars-tech-rover_tech = rovertechnologie
onmars-tech-upgrade_tech = opwaardeertechnologie
onmars-tech-ship_tech = scheepstechnologie
onmars-card-1 = Bouwplaats
onmars-card-2 = Metaalader
onmars-card-3 = Automatische productie
onmars-card-4 = Windturbines
onmars-card-5 = Privéschip
onmars-card-6 = Vochtverdamper
onmars-card-7 = Biomarkt
onmars-card-8 = Hydrocultuur
onmars-card-9 = Zuurstoftank
onmars-card-10 = Concentrator
onmars-card-11 = Casino
onmars-card-12 = Sportschool
onmars-card-13 = Mineralenmijn
onmars-card-14 = Biolab
onmars-card-15 = Radar
onmars-card-16 = Bouwdrone AI600
onmars-card-17 = Onderzoekslab
onmars-card-18 = Aquaduct
onmars-card-19 = Ecoresort
onmars-card-20 = Handelsmarkt
onmars-card-21 = Recyclerobots
onmars-card-22 = Luchtlift
onmars-card-23 = Bibliotheek
onmars-card-24 = Commandocentrum
onmars-main-landing_pod = Landingscapsule
onmars-main-obtain_blueprint = Blauwdruk verkrijgen
onmars-main-learn_technology = Nieuwe technologie leren
onmars-main-research_development = Onderzoek en ontwikkeling
onmars-main-resupply = Bevoorraden
onmars-main-control_center = Controlecentrum
onmars-main-construct = Gebouw bouwen
onmars-main-upgrade = Gebouw opwaarderen
onmars-main-welcome_ship = Schip verwelkomen
onmars-main-hire = Wetenschapper aannemen of aardecontract nemen
onmars-working-area = uit de werkruimte
onmars-slots = van ‘{ $action }’
onmars-to-orbit = naar het ruimtestation
onmars-to-colony = naar de kolonie
onmars-in-orbit = in het ruimtestation
onmars-in-colony = in de kolonie
onmars-scientist-geologist = de geoloog
onmars-scientist-rd_engineer = de O&O-ingenieur
onmars-scientist-hydrologist = de hydroloog
onmars-scientist-biochemist = de biochemicus
onmars-scientist-geochemist = de geochemicus
onmars-scientist-systems_engineer = de systeemingenieur
onmars-contract-upgrade = aardecontract { $number } (opwaardering: { $building } in een complex van { $size })
onmars-contract-delivery = aardecontract { $number } ({ $goods })
onmars-goal-1 = 4 blauwdrukken, gebouwd of niet
onmars-goal-2 = 3 geavanceerde gebouwen
onmars-goal-3 = 3 mijnen met mijnwerker of gebouwfiche
onmars-goal-4 = 3 ontdekkingstegels, gepakt met de rover
onmars-goal-5 = een geavanceerd gebouw in een complex van 4
onmars-goal-6 = 4 gelijke grondstoffen in de opslag, geen mineralen
onmars-goal-7 = 3 onderkomens op het oppervlak
onmars-goal-8 = kolonieniveau 3
onmars-goal-9 = 7 kolonisten in de leefruimte
onmars-goal-10 = 5 technologietegels
onmars-goal-11 = 3 schepen in de hangar
onmars-goal-12 = 2 onderzoekstegels
onmars-goal-13 = 1 wetenschapper en 1 vervuld aardecontract
onmars-goal-14 = 3 technologietegels vanaf niveau 4
onmars-goal-15 = 3 blokjes in het voortgangsgebied
onmars-goal-16 = geavanceerde gebouwen in 2 verschillende complexen van 3
onmars-mission-m1 = Onderzoekstegels pakken
onmars-mission-m2 = Blauwdrukken nemen
onmars-mission-m3 = Gebouwen opwaarderen
onmars-mission-m4 = Robots plaatsen
onmars-mission-m5 = Ontdekkingstegels pakken
onmars-mission-m6 = Technologietegels nemen
onmars-mission-m7 = Voortgangsblokjes leggen
onmars-mission-m8 = Wetenschappers aannemen
onmars-mission-m9 = Aardecontracten vervullen
onmars-reward-1 = 1 punt per niveau van de verst ontwikkelde technologietegel
onmars-reward-2 = 2 punten voor elk schip in de hangar
onmars-reward-3 = 2 punten voor elk geavanceerd gebouw
onmars-reward-4 = 2 punten voor elke mijn met mijnwerker of gebouwfiche
onmars-reward-5 = 2 punten voor elke robot op het oppervlak
onmars-reward-6 = 2 punten voor elke ontdekkingstegel, gepakt met de rover
onmars-reward-7 = 2 punten voor elk onderkomen op het oppervlak
onmars-reward-8 = 1 punt voor elke kolonist in de leefruimte
onmars-task-tech_taken = neem een technologietegel
onmars-task-travelled = reis naar de andere kant
onmars-task-shelter_constructed = bouw een onderkomen
onmars-task-scientist_taken = neem een wetenschapper
onmars-task-rnd_action_taken = kies de actie Onderzoek en ontwikkeling
onmars-task-developed_twice_in_turn = ontwikkel twee keer in één beurt
onmars-task-discovery_tile_placed = leg een ontdekkingstegel op het oppervlak
onmars-task-blueprint_taken = neem een blauwdruk
onmars-lab-top = niveau { $level }, boven
onmars-lab-middle = niveau { $level }, midden
onmars-lab-bottom = niveau { $level }, onder
onmars-lab-only = niveau { $level }
onmars-way-n = het noorden
onmars-way-ne = het noordoosten
onmars-way-se = het zuidoosten
onmars-way-s = het zuiden
onmars-way-sw = het zuidwesten
onmars-way-nw = het noordwesten
onmars-the-crystal = het kristal
onmars-discovery = de ontdekkingstegel ({ $effect })
onmars-research = de onderzoekstegel { $letter } ({ $effect })
onmars-space = Beurtvak { $space }
onmars-space-bonus = Beurtvak { $space }: { $bonus }
onmars-card-means = { $building }; actie voor { $price }: { $use }
onmars-scientist-means = voor { $works }; { $points } punten per opgewaardeerd gebouw van het type { $scores }

# Wat effecten doen
onmars-effect-construct = bouw een gebouw
onmars-effect-construct-one = bouw { $building }
onmars-effect-upgrade = waardeer { $count ->
    [one] 1 gebouw
   *[other] tot { $count } gebouwen
}{ $anywhere ->
    [0] {""}
   *[other] {" "}waar dan ook
}{ $paid ->
    [0] {" "}gratis
   *[other] {""}
} op
onmars-effect-develop = { $count ->
    [one] 1 ontwikkeling
   *[other] tot { $count } ontwikkelingen
}{ $paid ->
    [0] , gratis
   *[other] {""}
}
onmars-effect-tech = { $count ->
    [one] neem 1 technologietegel
   *[other] neem tot { $count } technologietegels
}
onmars-effect-blueprint = { $count ->
    [one] neem 1 blauwdruk
   *[other] neem tot { $count } blauwdrukken
}
onmars-effect-warehouse = { $count ->
    [one] neem 1 goed uit het magazijn
   *[other] neem tot { $count } goederen uit het magazijn
}
onmars-effect-science = neem { $kinds ->
    [1] een wetenschapper
    [2] een aardecontract
   *[other] een wetenschapper of een aardecontract
}{ $paid ->
    [0] {" "}gratis
   *[other] {""}
}
onmars-effect-ship = verwelkom een schip voor { $price }
onmars-effect-ship-free = verwelkom gratis een schip
onmars-effect-command = zoveel roverpunten als de hoogste rovertechnologie in het spel
onmars-effect-move = { $bots } robotpunten en { $rover } roverpunten
onmars-effect-rover = { $points ->
    [one] 1 roverpunt
   *[other] { $points } roverpunten
}
onmars-effect-bots = { $points ->
    [one] 1 robotpunt
   *[other] { $points } robotpunten
}{ $collects ->
    [0] {""}
   *[other] , robots verzamelen als een rover
}
onmars-effect-gain = krijg { $goods }
onmars-effect-choice = { $count ->
    [one] krijg 1 grondstof naar keuze, maar geen mineraal
   *[other] krijg { $count } grondstoffen naar keuze, maar geen mineralen
}
onmars-effect-colonists = { $count ->
    [one] krijg 1 kolonist
   *[other] krijg { $count } kolonisten
}
onmars-effect-pay = betaal { $price } of { $other }: { $then }
onmars-effect-produce = productie van al je mijnwerkers en geavanceerde gebouwen
onmars-effect-retrieve = haal { $count ->
    [0] zoveel kolonisten als je wilt
    [one] 1 kolonist
   *[other] tot { $count } kolonisten
}{ $place ->
    [area] {" "}uit de werkruimte
    [slots] {" "}van acties
   *[other] {""}
} terug
onmars-effect-trade = ruil 1 grondstof voor { $count } andere, maar geen mineralen
onmars-effect-travel = reis { $side }
onmars-effect-across = reis naar de andere kant
onmars-effect-score = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
onmars-effect-radar = het voordeel van een ontdekkingstegel
onmars-effect-use = gebruik een geavanceerd gebouw

# Het verslag: opbouw en toeval
onmars-started = { $who } is de startspeler.
onmars-explored = Opengelegd voor verkenning: { $tile }.
onmars-grid = Het technologieraster: { $techs }.
onmars-tech-dealt = Nieuw in het technologieraster: { $tech }.
onmars-display = Blauwdrukken in het aanbod: { $cards }.
onmars-erected = Op { $hex } staat vanaf het begin { $building }.
onmars-stacked = Volgende tegel { $building }: { $count ->
    [one] pijl
   *[other] pijlen
} naar { $ways }.
onmars-stacked-plain = Volgende tegel { $building }: geen pijlen.
onmars-reward-laid = LSS-kolom { $building }: { $reward }.
onmars-mission-laid = Missie { $place }: ‘{ $mission }’, in totaal { $needed }, telkens voor { $crystals ->
    [one] 1 kristal
   *[other] { $crystals } kristallen
}.
onmars-goal-dealt = { $who } krijgt een privédoel: { $goal }.
onmars-goals-hidden = { $who } krijgt { $count } privédoelen.
onmars-first-types = { $who } krijgt Eerste-kolonistenkaart { $card }: { $types }.
onmars-first-task = { $who } trekt Eerste-kolonistenkaart { $card }: { $task }.
onmars-first-hidden = { $who } krijgt een geheime Eerste-kolonistenkaart.

# Het verslag: wat iemand doet
onmars-did = { $who } { $did }.
onmars-did-main = kiest ‘{ $action }’
onmars-did-executive = kiest uitvoerende actie { $space } ({ $effect })
onmars-did-reward = kiest de beloning ({ $effect })
onmars-did-bot = verplaatst een robot van { $from } naar { $to }
onmars-did-rover = verplaatst de rover naar { $to }
onmars-did-point = koopt { $mover ->
    [rover] een roverpunt
   *[bots] een robotpunt
}
onmars-did-stay = blijft { $side }
onmars-did-shuttle = neemt de shuttle
onmars-did-ship = legt een schip af voor de reis
onmars-did-dock = laat de shuttle { $side } beginnen
onmars-did-pays = betaalt { $goods }
onmars-did-works = stuurt { $count ->
    [one] 1 kolonist
   *[other] { $count } kolonisten
} naar de werkruimte
onmars-did-gains = krijgt { $goods }
onmars-did-loses = heeft geen plaats voor { $goods }
onmars-did-deliver = legt { $goods } op aardecontract { $number }
onmars-did-spends = { $count ->
    [one] geeft een privédoel uit als 1 kristal
   *[other] geeft { $count } privédoelen uit als { $count } kristallen
}
onmars-did-home = haalt { $supply ->
    [0] { $home ->
        [one] 1 kolonist
       *[other] { $home } kolonisten
    } naar huis
   *[other] { $home ->
        [one] 1 kolonist
       *[other] { $home } kolonisten
    } naar huis en { $supply } naar de voorraad
}
onmars-did-score = scoort { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $rule ->
    [163] {" "}voor de eerste stap van het fiche
    [166] {" "}met de LSS-beloningstegel
    [171] {" "}voor voortgang
   *[other] {""}
}
onmars-did-store = { $count ->
    [one] legt 1 kristal in het depot
   *[other] legt { $count } kristallen in het depot
}
onmars-did-unit = helpt de missie ‘{ $mission }’ vooruit voor { $crystals ->
    [one] 1 kristal
   *[other] { $crystals } kristallen
} (nog { $left })
onmars-did-contract = vervult aardecontract { $number }
onmars-did-worker = zet een werker in
onmars-did-card = neemt de blauwdruk { $card }
onmars-did-learn = neemt de { $tech } in het lab ({ $space })
onmars-did-develop = ontwikkelt de { $tech } tot niveau { $level }
onmars-did-own-tech = gebruikt de eigen { $tech }
onmars-did-tech = gebruikt de { $tech } van { $owner }
onmars-did-keep = houdt de zuurstof voor het gebruik van de { $tech }
onmars-did-construct = bouwt { $building } op { $hex }{ $size ->
    [one] {""}
   *[other] {" "}(complex van { $size })
}
onmars-did-mine = bouwt een mijn op { $hex }{ $size ->
    [one] {""}
   *[other] {" "}(complex van { $size })
} met een kolonist als mijnwerker
onmars-did-remove = verwijdert { $item } op { $hex }
onmars-did-cube = legt een voortgangsblokje voor { $building }
onmars-did-lss = zet het LSS-fiche { $building } op rij { $row }
onmars-did-upgrade = waardeert het gebouw op { $hex } op met de blauwdruk { $card }
onmars-did-ship-in = verwelkomt het schip van depotvak { $space }
onmars-did-no-bot = heeft geen robot of geen plaats ervoor
onmars-did-put-bot = zet een robot op { $hex }
onmars-did-collect = pakt het kristal op { $hex }
onmars-did-tile = pakt { $tile } op { $hex }
onmars-did-hire = neemt { $card }
onmars-did-refill = legt { $contract } in het wetenschapsaanbod
onmars-did-begin = begint de beurt
onmars-did-travel = reist { $side }
onmars-did-produce = produceert
onmars-did-discover = legt { $tile } op { $hex }
onmars-did-marker = bezet beurtvak { $space }
onmars-did-goal = vervult het privédoel ‘{ $goal }’
onmars-did-task = vervult de opdracht ‘{ $task }’
onmars-did-reveal = toont Eerste-kolonistenkaart { $card }
onmars-did-send = stuurt { $scientist } aan het werk bij ‘{ $card }’
onmars-did-use = gebruikt ‘{ $card }’
onmars-did-radar = legt { $tile } op de radar
onmars-did-nothing = kan niets doen
onmars-did-solo = draait solokaart { $number } om
onmars-did-fail = kan ‘{ $action }’ niet uitvoeren
onmars-did-no-rover = laat de rover buiten het oppervlak
onmars-did-item = neemt { $goods } uit het magazijn
onmars-did-board = { $count ->
    [one] zet een eerste robot op het spelersbord
   *[other] zet een robot op het spelersbord, waar er nu { $count } staan
}
onmars-did-icon = zet de robot in het voortgangsgebied op { $building }

# Het verslag: wat er gebeurt
onmars-cleared = ‘{ $action }’ is vol: { $who } ruimt daar { $count ->
    [one] 1 kolonist
   *[other] { $count } kolonisten
}.
onmars-displaced = De { $unit ->
    [rover] rover
   *[bot] robot
} van { $who } wijkt uit naar { $hex }.
onmars-ousted = De { $unit ->
    [rover] rover
   *[bot] robot
} van { $who } moet het oppervlak verlaten.
onmars-crystals-laid = { $count ->
    [one] Een pijl brengt een kristal op { $hexes }.
   *[other] Pijlen brengen kristallen op { $hexes }.
}
onmars-mission-done = De missie ‘{ $mission }’ is vervuld.
onmars-remaining = Resterende missies tot het einde van het spel: { $count }.
onmars-level = De kolonie stijgt naar niveau { $level }.
onmars-shuttle = De shuttle is nu { $side }, op reisvak { $space }.
onmars-restocked = Het magazijn is weer vol.
onmars-round = Ronde { $round } begint.
onmars-end-near = { $rule ->
    [262] Er is { $rounds } ronden niets vooruitgegaan: het einde van het spel nadert.
   *[other] Er is geen missie meer over: het einde van het spel nadert.
}
onmars-last-round = Dit is de laatste ronde.
onmars-over = Het spel is afgelopen.
onmars-scoring = { $who }: { $parts }; in totaal { $total } punten.
onmars-part-play = { $points } tijdens het spel
onmars-part-progress = { $points } voor voortgang
onmars-part-ships = { $points } voor schepen
onmars-part-colonists = { $points } voor kolonisten
onmars-part-tech = { $points } voor technologietegels
onmars-part-blueprints = { $points } voor blauwdrukken
onmars-part-scientists = { $points } voor wetenschappers
onmars-part-contracts = { $points } voor contracten
onmars-wins = { $who } wint met { $total } punten.
onmars-wins-shared = { $who } deelt de winst met { $total } punten.
onmars-solo-won = { $who } wint met het solodoel ‘{ $goal }’.
onmars-solo-lost = { $who } vervult geen solodoel: Lacerda wint.
onmars-alone-first_colonists = Eerste kolonisten
onmars-alone-next_generation = Nieuwe generatie
onmars-alone-hunky_dory = Hunky Dory
onmars-alone-martian_potato = Een Marsaardappel

# Wat er gevraagd wordt
onmars-ask-over = Het spel is afgelopen.
onmars-wait = Iedereen wacht op { $who }: { $topic }.
onmars-topic-space = beurtvak
onmars-topic-shuttle = begin van de shuttle
onmars-topic-turn = volgende actie
onmars-topic-payment = betaling
onmars-topic-learn = nieuwe technologie
onmars-topic-decision = gebruik van technologie
onmars-topic-displaced = verdrongen speelstuk
onmars-topic-lss = LSS-voordeel
onmars-topic-upgrade = opwaardering
onmars-topic-ship = schip
onmars-topic-bot = nieuwe robot
onmars-topic-refill = wetenschapsaanbod
onmars-topic-goal = beloning van een doel
onmars-topic-travel = reis
onmars-topic-explore = verkenning
onmars-topic-task = opdracht
onmars-topic-construct = bouw
onmars-topic-develop = ontwikkeling
onmars-topic-blueprint = blauwdruk
onmars-topic-warehouse = magazijn
onmars-topic-science = wetenschapsaanbod
onmars-topic-gain = goederen
onmars-topic-move = beweging
onmars-topic-produce = productie
onmars-topic-retrieve = terugkeer van kolonisten
onmars-topic-trade = ruil
onmars-topic-radar = radar
onmars-topic-use = geavanceerd gebouw
onmars-ask-turn-both = Ronde { $round }, je bent { $side }: kies een hoofdactie, of eerst iets anders.
onmars-ask-turn-main = Ronde { $round }, je bent { $side }: kies een hoofdactie.
onmars-ask-turn-more = Je hoofdactie is gedaan: doe nog iets anders, of beëindig je beurt.
onmars-ask-turn-end = Beëindig je beurt.
onmars-ask-surcharge = { $action }: betaal de toeslag van { $count }, telkens met een kolonist of een kristal.
onmars-ask-crystals = Betaal { $crystals }, of geef een privédoel uit als één ervan.
onmars-ask-resources = Hoe betaal je { $price }?
onmars-ask-first-space = Kies je eerste beurtvak.
onmars-ask-space = Kies een vrij beurtvak { $side }.
onmars-ask-shuttle = Waar begint de shuttle?
onmars-ask-lab = Waar in je lab komt de { $tech }?
onmars-ask-decision = Je technologie is gebruikt: ontwikkel de tegel, of houd 1 zuurstof.
onmars-ask-displaced = Je { $unit ->
    [rover] rover
   *[bot] robot
} op { $hex } moet uitwijken: waarheen?
onmars-ask-lss = Kies een LSS-voordeel.
onmars-ask-site = Welk gebouw waardeer je op met de blauwdruk { $card }?
onmars-ask-ship = Wie komt er met het schip?
onmars-ask-bot = Waar zet je de nieuwe robot?
onmars-ask-refill = Welk contract komt op de vrije plek van het wetenschapsaanbod?
onmars-ask-reward = Doel vervuld ({ $goal }): kies je beloning.
onmars-ask-departure = { $shuttle ->
    [0] Leg je een schip af om { $side } te reizen?
   *[other] Neem je de shuttle { $side }?
}
onmars-ask-explore = Welke ontdekkingstegel leg je op het oppervlak?
onmars-ask-explore-hex = Waar leg je de ontdekkingstegel?
onmars-ask-task = Toon je een opdracht?
onmars-ask-units = { $left ->
    [0] { $what } voor 1 kolonist
    [one] { $what }
   *[other] { $what } (tot { $left })
}{ $stop ->
    [0] .
    [1] , of zie ervan af.
   *[other] , of stop.
}
onmars-take-blueprint = Neem een blauwdruk
onmars-take-learn = Neem een technologietegel
onmars-take-develop = Ontwikkel een technologietegel
onmars-take-warehouse = Neem een goed uit het magazijn
onmars-take-science = Neem een kaart uit het wetenschapsaanbod
onmars-take-upgrade = Kies een blauwdruk voor een opwaardering
onmars-take-ship = Verwelkom een schip
onmars-take-gain = Neem een goed
onmars-take-retrieve = Haal een kolonist terug
onmars-ask-ship-tech = Gebruik je een scheepstechnologie voor meer kolonisten?
onmars-ask-move = Verplaats je speelstukken; robotpunten: { $bots }, roverpunten: { $rover }.
onmars-ask-transit = Ga verder, hier kun je niet stoppen; robotpunten: { $bots }, roverpunten: { $rover }.
onmars-ask-building = Welk gebouw bouw je?
onmars-ask-where = Waar bouw je { $building }?
onmars-ask-whose = Van wie gebruik je de { $tech }?
onmars-ask-give = Ruil: welke grondstof geef je?
onmars-ask-take = { $left ->
    [0] Ruil: neem nog een grondstof voor 1 kolonist, of stop.
    [one] Ruil: neem 1 grondstof.
   *[other] Ruil: neem { $left } grondstoffen, één voor één.
}
onmars-ask-accept = Voordeel: { $effect }. Neem je het?
onmars-ask-more = Neem je nog 1 kristal voor 1 kolonist?
onmars-ask-produce = Produceer nog 1 goed voor 1 kolonist, of stop.
onmars-ask-radar = Welke ontdekkingstegel komt op de radar?
onmars-ask-use = Welk geavanceerd gebouw gebruik je?

# De keuzes
onmars-do-main = { $action }: { $means }
onmars-do-main-worker = { $action }: { $means }; werker{ $surcharge ->
    [0] {""}
   *[other] , toeslag { $surcharge }
}
onmars-means-landing_pod = reis naar de kolonie
onmars-means-obtain_blueprint = 1 blauwdruk, meer voor telkens 1 kolonist
onmars-means-learn_technology = 1 technologietegel, een tweede voor 1 kolonist
onmars-means-research_development = tot 2 ontwikkelingen, meer voor telkens 1 kolonist
onmars-means-resupply = 1 goed uit het magazijn, meer voor telkens 1 kolonist
onmars-means-control_center = 2 robotpunten en 2 roverpunten, meer voor telkens 1 kristal
onmars-means-construct = binnen bereik van je robots
onmars-means-upgrade = met een blauwdruk, voor 1 mineraal
onmars-means-welcome_ship = voor 1 plant en 1 water
onmars-means-hire = 1 kaart uit het wetenschapsaanbod
onmars-do-executive = Uitvoerende actie { $space } voor { $price }: { $effect }
onmars-do-executive-card = Uitvoerende actie { $space }: { $effect }
onmars-do-goal = Vervul het doel ‘{ $goal }’; beloning: { $first }, of { $second }
onmars-do-deliver = Leg { $goods } op { $contract }
onmars-do-end = Beëindig de beurt
onmars-do-reveal = Toon de opdracht ‘{ $task }’: { $effect }
onmars-do-dock = De shuttle begint { $side }
onmars-do-effect = Voordeel: { $effect }
onmars-do-stay = Blijf { $side }
onmars-do-shuttle = Neem de shuttle { $side }
onmars-do-ship = Leg een schip af en reis { $side }
onmars-do-keep = Houd 1 zuurstof voor het gebruik van de { $tech }
onmars-do-use = { $card } voor { $price }: { $effect }
onmars-do-use-free = { $card }, gratis: { $effect }
onmars-do-send = { $card }, gratis als { $scientist } er gaat werken: { $effect }
onmars-do-pay = Betaal { $price }
onmars-do-spend = Geef het doel ‘{ $goal }’ uit als 1 kristal
onmars-do-lab = Lab: { $space }
onmars-do-develop = Ontwikkel de { $tech } ({ $space }) voor { $price }
onmars-do-develop-free = Ontwikkel de { $tech } ({ $space }) gratis
onmars-do-brings = { $what }: { $effect }
onmars-do-crew = { $count ->
    [one] 1 kolonist
   *[other] { $count } kolonisten
}{ $bot ->
    [0] {""}
   *[other] {" "}en 1 robot
}
onmars-do-site = Gebouw op { $hex }: { $building }{ $size ->
    [one] {""}
   *[other] {" "}(complex van { $size })
}
onmars-do-put-bot = Robot op { $hex }
onmars-do-give-way = Wijk uit naar { $hex }
onmars-do-put-tile = Ontdekkingstegel op { $hex }
onmars-do-explore = Ontdekkingstegel: { $effect }
onmars-do-contract = Kies { $contract }: { $met } punten, of { $missed } als het niet vervuld wordt
onmars-do-skip = Zie ervan af
onmars-do-stop = Stoppen
onmars-do-boosted = { $what } (1 kolonist)
onmars-do-retrieve = Haal een kolonist { $place } terug
onmars-do-gain = Neem { $goods }
onmars-do-give = Geef { $goods }
onmars-do-produce = Produceer { $goods }
onmars-do-warehouse = Neem { $goods }; het magazijn heeft er { $left }
onmars-do-blueprint = { $card }, niveau { $level }, geeft { $goods }: { $means }
onmars-do-upgrade = Waardeer op met { $card } ({ $building })
onmars-do-learn = Technologieraster { $space }: { $tech }
onmars-do-hire = Neem { $scientist }
onmars-do-welcome = Schip van vak { $space }, opent uitvoerende actie { $space } ({ $effect })
onmars-do-mine = Bouw: { $building } voor 1 kolonist, die er mijnwerker wordt
onmars-do-build = Bouw: { $building }
onmars-do-construct = Bouw op { $hex }: { $building }, { $joins ->
    [0] losstaand
   *[other] sluit aan op { $joins }
}, geeft { $goods }
onmars-do-own-tech = Gebruik je eigen { $tech } (niveau { $level })
onmars-do-tech = Gebruik de { $tech } van { $owner } (niveau { $level })
onmars-gives-upgrades = { $count ->
    [one] nog 1 opwaardering
   *[other] nog tot { $count } opwaarderingen
}
onmars-gives-crew = { $count ->
    [one] nog 1 kolonist
   *[other] nog { $count } kolonisten
}
onmars-gives-rover = { $count ->
    [one] nog 1 roverpunt
   *[other] nog { $count } roverpunten
}
onmars-do-bot = Robot van { $from } naar { $to }
onmars-do-bot-finds = Robot van { $from } naar { $to }, vindt { $item }
onmars-do-bot-clears = Robot van { $from } naar { $to }; blijft hij daar, dan verwijdert hij { $item }
onmars-do-rover = Rover naar { $to }
onmars-do-rover-finds = Rover naar { $to }, vindt { $item }
onmars-do-point = { $mover ->
    [rover] Nog 1 roverpunt
   *[bots] Nog 1 robotpunt
} voor { $price }
onmars-do-tile = Pak { $item } op { $hex }
onmars-do-radar = Op de radar: { $effect }

## Refusals
onmars-no-first-colonists = Eerste kolonisten is voor 2 tot 4 spelers; aan deze tafel { $seats ->
    [one] zit er 1
   *[other] zitten er { $seats }
}.
onmars-no-over = Het spel is afgelopen.
onmars-no-chance = Kaarten, tegels en trekkingen komen van het toeval van de tafel, niet van een speler.
onmars-no-wait = Wacht: eerst beslist het toeval.
onmars-no-turn = { $who } is aan de beurt.
onmars-no-other = Eerst moet { $who } beslissen.
onmars-no-now = Niet nu. { $asked }
onmars-no-stopping = Je kunt nog niet stoppen: wat begonnen is, doe je minstens één keer. { $asked }

# What you have, and kinds of goods
onmars-has-other = { $count ->
    [one] 1 andere grondstof
   *[other] { $count } andere grondstoffen
}
onmars-has-cards = { $crystals }, plus { $count ->
    [one] 1 doelkaart die als kristal telt
   *[other] { $count } doelkaarten die elk als kristal tellen
}
onmars-kind-mineral = mineralen
onmars-kind-battery = batterijen
onmars-kind-water = water
onmars-kind-plant = planten
onmars-kind-oxygen = zuurstof
onmars-kind-crystal = kristallen

# Your turn
onmars-no-second-main = De hoofdactie van deze beurt heb je al gedaan; je kunt je beurt nog beëindigen.
onmars-no-side = ‘{ $action }’ is een actie { $side }; je bent { $here }.
onmars-no-hire = Op jouw werkplek van deze actie staat je kolonist nog; die moet eerst naar huis komen.
onmars-no-worker = ‘{ $action }’ vraagt een werker, en je leefruimte is leeg.
onmars-no-surcharge = ‘{ $action }’ vraagt een werker en een toeslag van { $surcharge }, elk een kolonist of een kristal; in je leefruimte heb je { $colonists }, verder { $means }.
onmars-no-after-worker = Na de werker{ $surcharge ->
    [0] {""}
   *[other] {" "}en een toeslag van { $surcharge }
} houd je in je leefruimte { $colonists } over, verder { $means }. { $reason }
onmars-no-after-crystals = Na de prijs van { $price ->
    [one] 1 kristal
   *[other] { $price } kristallen
} heb je nog { $means }. { $reason }
onmars-no-such-surcharge = De toeslag is { $surcharge }; { $colonists ->
    [one] 1 kolonist is
   *[other] { $colonists } kolonisten is
} daar te veel voor.
onmars-no-colonists-left = In je leefruimte { $colonists ->
    [one] is 1 kolonist
   *[other] zijn { $colonists } kolonisten
}; met { $sent } voor de toeslag blijft er geen werker over.
onmars-no-second-executive = De uitvoerende actie van deze beurt heb je al gedaan.
onmars-no-ship-away = Op depotvak { $space } staat je schip nog; bij jou zijn vrij: { $free }.
onmars-no-crystals = Dit kost { $price ->
    [one] 1 kristal
   *[other] { $price } kristallen
}; je hebt { $means }.
onmars-no-end = Doe een hoofdactie voordat je je beurt beëindigt.
onmars-no-second-goal = Je hebt je doel ‘{ $goal }’ al vervuld; er is er maar één per spel.
onmars-no-such-goal = Het doel ‘{ $goal }’ heb je niet in je hand; doelkaarten in je hand: { $count }.
onmars-no-condition = Het doel ‘{ $goal }’ is niet vervuld; nodig: { $need }, je hebt: { $amount }.
onmars-no-own-contract = Je hebt { $contract } niet; het is van { $who }.
onmars-no-contract = Je hebt { $contract } niet; contracten neem je uit het wetenschapsaanbod.
onmars-no-delivery = Op { $contract } komen geen goederen; het vraagt een opwaardering.
onmars-no-need = Alle goederen voor { $contract } zijn er al.
onmars-no-such-need = Voor { $contract } zijn nu geen { $good } nodig, wel { $goods }.
onmars-no-goods-for = Je hebt geen { $good }; { $contract } vraagt er nog { $count }.
onmars-no-variant = Opdrachten horen bij de variant Eerste kolonisten, die hier niet gespeeld wordt.
onmars-no-such-task = De opdracht ‘{ $task }’ heb je niet in je hand; opdrachten in je hand: { $count }.
onmars-no-second-task = Je hebt in deze beurt al een opdracht getoond; meer dan één mag niet.
onmars-no-task-done = De opdracht ‘{ $task }’ is niet vervuld: het laatste wat je deed was iets anders.

# Payments
onmars-no-depot = In je depot { $crystals ->
    [one] ligt 1 kristal
   *[other] liggen { $crystals } kristallen
} en je moet er { $price } betalen; een doelkaart moet als kristal tellen.
onmars-no-such-payment = Daarmee betaal je niet { $price }; alleen mineralen vervangen andere grondstoffen, en meer dan de prijs betaal je niet.
onmars-no-such-prices = Daarmee betaal je noch { $price }, noch { $other }.
onmars-no-means = Je kunt niet { $goods } betalen; je hebt { $means }.
onmars-no-miner = Voor een mijn gaat 1 kolonist uit je leefruimte als mijnwerker op de tegel staan; daar { $colonists ->
    [one] is er { $colonists }
   *[other] zijn er { $colonists }
}.
onmars-no-building-price = Voor { $building } betaal je { $price }; je hebt { $means }.
onmars-no-upgrade-price = Voor een opwaardering betaal je { $price }; je hebt { $means }.
onmars-no-develop-price = Om je { $tech } naar niveau { $column } te ontwikkelen betaal je { $price }; je hebt { $means }.
onmars-no-learn-price = Voor { $tech } betaal je { $price }; je hebt { $means }.
onmars-no-geologist = Voor de geoloog gaan { $price } kolonisten naar de werkruimte; in je leefruimte { $colonists ->
    [one] is er { $colonists }
   *[other] zijn er { $colonists }
}.
onmars-no-science-price = Voor { $card } betaal je { $price }; je hebt { $means }.
onmars-no-ship-price = Voor een schip betaal je { $price }; je hebt { $means }.

# Buildings
onmars-no-zone = Geen van je robots is op het oppervlak, dus er ligt niets in een bouwzone van jou.
onmars-no-shelters = Al je { $count } onderkomens staan op het oppervlak.
onmars-no-tiles = In de stapel is geen tegel meer over: { $building }.
onmars-no-site = Geen hex bij je robots past ({ $building }). Die moet precies 2 van een gebouw van dit type af liggen, of er met technologie naast; de beste { $tech } is niveau { $level }.
onmars-no-site-boosted = Geen hex bij je robots past ({ $building }). Die moet precies 2 van een gebouw van dit type af liggen, of er met technologie naast; de beste { $tech } is niveau { $level }, en je kolonisten kunnen er { $boosts } aan toevoegen.
onmars-no-types-fit = Bij je robots is geen hex waarop een gebouw past, van welk type ook.
onmars-no-types-paid = Bij je robots is plaats voor { $buildings }, maar niets daarvan kun je betalen.
onmars-no-other-type = Met dit effect bouw je { $building }, niets anders.
onmars-no-free-hex = Op { $hex } staat al een gebouw: { $building }.
onmars-no-bot-near = Hex { $hex } ligt in geen van je bouwzones: het moet de hex van een robot zijn of een ernaast. Je robots staan op { $bots }.
onmars-no-distance = Op { $hex } ({ $building }) is het dichtstbijzijnde gebouw van dit type { $distance } ver; dat moet precies 2 zijn, of met technologie ernaast.
onmars-no-join = Op { $hex } zou dit gebouw ({ $building }) verbonden zijn met { $count ->
    [one] 1 gebouw
   *[other] { $count } gebouwen
}; de beste { $tech } is niveau { $level }.
onmars-no-join-boosted = Op { $hex } zou dit gebouw ({ $building }) verbonden zijn met { $count ->
    [one] 1 gebouw
   *[other] { $count } gebouwen
}; de beste { $tech } is niveau { $level }, en je kolonisten kunnen er { $boosts } aan toevoegen.
onmars-no-tech-level = De { $tech } van { $who } is niveau { $level }; dat moet { $count } zijn, zoveel gebouwen zouden verbonden zijn.
onmars-no-boosted-level = De { $tech } van { $who } is niveau { $level }, dus er ontbreken { $missing } van de { $count } niveaus; boosten { $boosts ->
    [one] kan { $boosts } kolonist
   *[other] kunnen { $boosts } kolonisten
} van jou.
onmars-no-player = Er is geen speler { $seat }; jullie zijn met { $players }.
onmars-no-tech-anywhere = Niemand heeft { $tech }.
onmars-no-tech = { $who } heeft geen { $tech }.

# Upgrades
onmars-no-plans = Je hebt geen blauwdruk waar het gebouwfiche nog op ligt.
onmars-no-sites = Geen van je blauwdrukken past bij een gebouw in de buurt van je robots: { $cards }.
onmars-no-sites-anywhere = Geen van je blauwdrukken past bij een gebouw op het oppervlak: { $cards }.
onmars-no-own-card = { $card } is geen blauwdruk van jou; je hebt { $cards }.
onmars-no-second-use = { $card } is al gebouwd, op { $hex }.
onmars-no-site-for = { $card }: bij je robots staat niets passends zonder fiche ({ $building }).
onmars-no-site-large = { $card }: bij je robots staat niets passends zonder fiche in een complex van { $size } ({ $building }).
onmars-no-building = Op { $hex } staat geen gebouw.
onmars-no-type = { $card } is voor dit type: { $building }. Op { $hex } staat een ander: { $there }.
onmars-no-own-shelter = Het onderkomen op { $hex } is van { $who }; je kunt alleen je eigen onderkomens opwaarderen.
onmars-no-second-upgrade = Het gebouw op { $hex } heeft al het fiche van { $who }.
onmars-no-size = { $card } vraagt een complex van { $least }; dat op { $hex } ({ $building }) heeft grootte { $size }.
onmars-no-upgrades-left = De opwaarderingen van dit effect heb je gedaan; een opwaardeertechnologie staat er meer toe.
onmars-no-upgrade-tech = Bij dit effect gebruik je geen opwaardeertechnologie.
onmars-no-second-upgrade-tech = Je hebt al een opwaardeertechnologie gebruikt; per effect mag er één.
onmars-no-upgrade-tech-yet = Doe eerst de { $count ->
    [one] opwaardering
   *[other] { $count } opwaarderingen
} van het effect zelf; een opwaardeertechnologie is voor meer.
onmars-no-idle-tech = Je hebt een opwaardeertechnologie gebruikt: doe nog minstens één opwaardering.

# Hexes of pieces and tiles
onmars-no-bot-shelter = Een nieuwe robot komt op een onderkomen van jou zonder speelstuk: { $hexes }.
onmars-no-bot-place = Geen van je onderkomens is vrij; de nieuwe robot komt op een van de dichtstbijzijnde lege hexen: { $hexes }.
onmars-no-way = Je { $rover ->
    [0] robot
   *[other] rover
} op { $hex } wijkt uit naar een van de dichtstbijzijnde beschikbare hexen: { $hexes }.
onmars-no-exploration = Hex { $hex } ligt { $distance } van je rover af, die op { $rover } { $off ->
    [0] staat
   *[other] begint
}; dat moet precies { $least } zijn.
onmars-no-empty = Hex { $hex } is niet leeg; de ontdekkingstegel moet op een hex zonder gebouw, tegel, kristal of speelstuk.
onmars-no-face-up = Niet open op het verkenningsvak ligt { $tile }. Daar vind je: { $tiles }.

# Movement
onmars-no-transit = Je { $unit ->
    [rover] rover
   *[bot] robot
} kan op { $hex } niet stoppen; beweeg die eerst verder.
onmars-no-bot-points-here = Dit effect beweegt je robots niet.
onmars-no-rover-points-here = Dit effect beweegt je rover niet.
onmars-no-bots = Geen van je robots is op het oppervlak.
onmars-no-bot-there = Op { $hex } staat geen robot van jou; je robots staan op { $bots }.
onmars-no-points = Er zijn geen punten meer over voor je { $unit ->
    [rover] rover
   *[bot] robots
}.
onmars-no-further-step = Je { $unit ->
    [rover] rover
   *[bot] robot
} op { $hex } heeft een tegel genomen en is in dit effect klaar.
onmars-no-neighbour = Hex { $hex } ligt niet naast je rover, die op { $rover } { $off ->
    [0] staat
   *[other] op het oppervlak komt
}.
onmars-no-stop = Je { $unit ->
    [rover] rover
   *[bot] robot
} kan op { $hex } niet stoppen, want daar is een speelstuk, en met { $points ->
    [one] 1 punt
   *[other] { $points } punten
} komt die daar niet meer weg.
onmars-no-stop-on-tile = Je { $unit ->
    [rover] rover
   *[bot] robot
} kan op { $hex } niet stoppen, want de tegel daar mag je niet nemen, en met { $points ->
    [one] 1 punt
   *[other] { $points } punten
} komt die daar niet meer weg. { $reason }
onmars-no-second-research = Je hebt al een onderzoekstegel van de soort op { $hex }.
onmars-no-steps = { $unit ->
    [rover] Je rover kan geen stap doen
   *[bot] Geen van je robots kan een stap doen
}.
onmars-no-command = Je rover krijgt zoveel punten als het niveau van de hoogste rovertechnologie, { $level }, en 1 voor elke kolonist die je stuurt; in je leefruimte { $colonists ->
    [one] is er { $colonists }
   *[other] zijn er { $colonists }
}.
onmars-no-point-crystal = Een punt kost 1 kristal; je hebt { $means }.
onmars-no-point-colonist = Een punt kost 1 kolonist; je leefruimte is leeg.
onmars-no-rover-tech = Bij dit effect gebruik je geen rovertechnologie.
onmars-no-second-rover-tech = Je hebt al een rovertechnologie gebruikt; per effect mag er één.
onmars-no-collector = Je kunt geen tegel nemen: dit effect beweegt je rover niet.
onmars-no-collector-there = Op { $hex } staat { $unit ->
    [rover] je rover niet
   *[bot] geen van je robots
}.
onmars-no-tile = Op { $hex } ligt geen tegel.

# Technology and the lab
onmars-no-own-tech = In je lab ligt geen { $tech }.
onmars-no-further = Je { $tech } is op { $at }, het eind van het lab.
onmars-no-link = Je { $tech } is op { $at }; vandaar kan die niet naar { $space }, alleen naar { $links }.
onmars-no-free-space = Het labvak is bezet ({ $space }): daar ligt { $there }.
onmars-no-links = Geen tegel in je lab heeft een leeg vak om naartoe te gaan.
onmars-no-used = Niemand heeft je { $tech } gebruikt; beslis over { $techs }.
onmars-no-entry = Beide vakken in kolom 1 van je lab zijn bezet; ontwikkel eerst een tegel.
onmars-no-kinds = Je hebt al elke soort technologietegel die nog in het technologieraster ligt.
onmars-no-grid-tile = Vak { $space } van het technologieraster is leeg.
onmars-no-second-tech = Je hebt { $tech } al; van één soort heb je er nooit twee.

# Cards and goods
onmars-no-markers = Al je gebouwfiches zijn in gebruik, en een blauwdruk heeft er een nodig.
onmars-no-display = Het aanbod van blauwdrukken is leeg.
onmars-no-such-card = { $card } ligt niet in het aanbod; daar vind je: { $cards }.
onmars-no-warehouse = Het magazijn is leeg.
onmars-no-room-for-items = Je hebt geen plaats voor wat er in het magazijn ligt: { $goods }.
onmars-no-minerals-there = In het magazijn zijn er nooit mineralen.
onmars-no-column = Het magazijn heeft geen { $good } meer.
onmars-no-depot-room = Je depot heeft plaats voor { $capacity ->
    [one] 1 kristal
   *[other] { $capacity } kristallen
}; in het depot: { $crystals }, wachtend: { $pending }.
onmars-no-room = Je opslag is vol: je hebt { $goods }, en geen contract van jou vraagt meer.
onmars-no-producers = Je hebt geen mijnwerker en geen geavanceerd gebouw om iets te produceren.
onmars-no-producer = Niets van jou produceert { $good }.
onmars-no-trade = Je opslag is leeg; er valt niets te ruilen.
onmars-no-resource = Een kristal is geen grondstof; geef een grondstof.
onmars-no-such-resource = Je hebt geen { $good } om te geven.
onmars-no-choice = Hier kun je geen { $good } kiezen, alleen { $goods }.
onmars-no-science = In het wetenschapsaanbod ligt geen { $wanted ->
    [2] aardecontract
   *[other] kaart
}.
onmars-no-science-paid = Van het wetenschapsaanbod kun je geen kaart betalen: { $cards }.
onmars-no-slot-card = Vak { $slot } van het wetenschapsaanbod is leeg.
onmars-no-such-science = Dit effect brengt { $wanted ->
    [1] een wetenschapper
   *[other] een aardecontract
}, niet { $card }.
onmars-no-contract-left = In de stapel zit { $contract } niet; het is van { $who }.
onmars-no-contract-shown = In de stapel zit { $contract } niet; het ligt in het aanbod.

# Ships, Colonists and travel
onmars-no-ships = In je depot is geen schip meer.
onmars-no-level = Op kolonieniveau { $level } { $level ->
    [one] mag maar 1 schip
   *[other] mogen maar { $level } schepen
} je depot verlaten hebben; tot nu toe: { $left }.
onmars-no-such-ship = Op depotvak { $space } staat geen schip; er staan er op { $spaces }.
onmars-no-ship-tech = Bij dit effect gebruik je geen scheepstechnologie.
onmars-no-second-ship-tech = Je hebt al een scheepstechnologie gebruikt; per effect mag er één.
onmars-no-ship-tech-room = Een scheepstechnologie zou niemand brengen: je voorraad is leeg of je leefruimte vol.
onmars-no-retrieval = Geen van je kolonisten is { $place ->
    [area] in de werkruimte
    [slots] op een actie
   *[any] op een actie of in de werkruimte
}.
onmars-no-such-place = Dit effect haalt niemand terug { $place }, alleen { $places }.
onmars-no-colonist-there = Je hebt geen kolonist om terug te halen { $place }, alleen { $places }.
onmars-no-journey = Je bent al { $side }.
onmars-no-space = Op beurtvak { $space } staat { $who }; vrij zijn { $free }.
onmars-no-space-side = Beurtvak { $space } is { $side }, en je reis eindigt { $there }; vrij zijn { $free }.
onmars-no-shuttle = De shuttle is niet van jouw kant vertrokken; je bent { $side }.
onmars-no-ship-needed = De shuttle neemt je gratis mee; je hoeft geen schip af te leggen.

# Advanced buildings
onmars-no-cards = Je hebt geen geavanceerd gebouw en geen wetenschapper met een werkplek.
onmars-no-card-helps = Niets hiervan is nu te gebruiken: { $cards }. Elk kost { $price } kristallen, met een wetenschapper niets, en moet iets kunnen doen; je hebt { $means }.
onmars-no-built = { $card } is niet gebouwd; de actie is niet te gebruiken.
onmars-no-owner = { $card } is van { $who }, en er werkt geen wetenschapper van jou.
onmars-no-scientist = Je hebt geen wetenschapper voor { $card }; daarvoor heb je { $scientist } nodig.
onmars-no-sending = In { $card } heb je { $scientist } al aan het werk; gebruik de kaart gratis.
onmars-no-card-use = { $card } kan nu niets voor je doen. { $reason }
onmars-no-radar = Geen open ontdekkingstegel heeft een voordeel dat iets voor je kan doen.

# Waar punten vandaan komen
onmars-source-play = Tijdens het spel
onmars-source-progress = Voortgang
onmars-source-ships = Schepen
onmars-source-colonists = Kolonisten
onmars-source-tech = Techniek
onmars-source-blueprints = Blauwdrukken
onmars-source-scientists = Wetenschappers
onmars-source-contracts = Contracten
