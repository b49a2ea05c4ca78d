onmars-title = On Mars
onmars-pitch = Baut die erste Kolonie auf dem Mars: Reist zwischen Orbit und Oberfläche, entwickelt Technologien, errichtet mit euren Bots Komplexe, erkundet mit dem Rover und nutzt jede Gelegenheit für Punkte.

# Wörter
onmars-lacerda = Lacerda
onmars-list = { $first }, { $rest }
onmars-and = { $first } und { $last }
onmars-for = { $what } für { $price }
onmars-costs = { $what }; kostet { $price }
onmars-count-mineral = { $count ->
    [one] 1 Mineral
   *[other] { $count } Minerale
}
onmars-count-battery = { $count ->
    [one] 1 Batterie
   *[other] { $count } Batterien
}
onmars-count-water = { $count } Wasser
onmars-count-plant = { $count ->
    [one] 1 Pflanze
   *[other] { $count } Pflanzen
}
onmars-count-oxygen = { $count } Sauerstoff
onmars-count-crystal = { $count ->
    [one] 1 Kristall
   *[other] { $count } Kristalle
}
onmars-count-any = { $count ->
    [one] 1 Ressource deiner Wahl
   *[other] { $count } Ressourcen deiner Wahl
}
onmars-colonists = { $count } Kolonisten
onmars-building-mine = Mine
onmars-building-generator = Generator
onmars-building-water_extractor = Wasserförderer
onmars-building-greenhouse = Gewächshaus
onmars-building-oxygen_condenser = Sauerstoffkondensator
onmars-building-shelter = Unterkunft
onmars-a-mine = eine Mine
onmars-a-generator = einen Generator
onmars-a-water_extractor = einen Wasserförderer
onmars-a-greenhouse = ein Gewächshaus
onmars-a-oxygen_condenser = einen Sauerstoffkondensator
onmars-a-shelter = eine Unterkunft
onmars-tech-mine_tech = Minentechnologie
onmars-tech-generator_tech = Generatortechnologie
onmars-tech-water_extractor_tech = Wasserförderertechnologie
onmars-tech-greenhouse_tech = Gewächshaustechnologie
onmars-tech-oxygen_condenser_tech = Sauerstoffkondensatortechnologie
onmars-tech-shelter_tech = Unterkunftstechnologie
onmars-tech-rover_tech = Rovertechnologie
onmars-tech-upgrade_tech = Ausbautechnologie
onmars-tech-ship_tech = Schiffstechnologie
onmars-card-1 = Bauhof
onmars-card-2 = Metallvorkommen
onmars-card-3 = Automatische Produktion
onmars-card-4 = Windräder
onmars-card-5 = Privatschiff
onmars-card-6 = Feuchtigkeitsfänger
onmars-card-7 = Biomarkt
onmars-card-8 = Hydrokulturfarm
onmars-card-9 = Sauerstofftank
onmars-card-10 = Konzentrator
onmars-card-11 = Kasino
onmars-card-12 = Fitnessraum
onmars-card-13 = Mineralmine
onmars-card-14 = Biolabor
onmars-card-15 = Radar
onmars-card-16 = Baudrohne AI600
onmars-card-17 = Forschungslabor
onmars-card-18 = Aquädukt
onmars-card-19 = Ökoresort
onmars-card-20 = Handelsmarkt
onmars-card-21 = Recyclingbots
onmars-card-22 = Luftaufzug
onmars-card-23 = Bibliothek
onmars-card-24 = Kommandozentrale
onmars-main-landing_pod = Landekapsel
onmars-main-obtain_blueprint = Blaupause holen
onmars-main-learn_technology = Neue Technologie lernen
onmars-main-research_development = Forschung und Entwicklung
onmars-main-resupply = Nachschub holen
onmars-main-control_center = Kontrollzentrum
onmars-main-construct = Gebäude bauen
onmars-main-upgrade = Gebäude ausbauen
onmars-main-welcome_ship = Schiff empfangen
onmars-main-hire = Wissenschaftler anwerben oder Erdvertrag nehmen
onmars-working-area = aus dem Arbeitsbereich
onmars-slots = von „{ $action }“
onmars-to-orbit = in den Orbit
onmars-to-colony = in die Kolonie
onmars-in-orbit = im Orbit
onmars-in-colony = in der Kolonie
onmars-scientist-geologist = den Geologen
onmars-scientist-rd_engineer = den Entwicklungsingenieur
onmars-scientist-hydrologist = den Hydrologen
onmars-scientist-biochemist = den Biochemiker
onmars-scientist-geochemist = den Geochemiker
onmars-scientist-systems_engineer = den Systemingenieur
onmars-contract-upgrade = Erdvertrag { $number } (Ausbau: { $building } in einem Komplex der Größe { $size })
onmars-contract-delivery = Erdvertrag { $number } ({ $goods })
onmars-goal-1 = 4 Blaupausen, umgesetzt oder nicht
onmars-goal-2 = 3 ausgebaute Gebäude
onmars-goal-3 = 3 Minen mit Bergmann oder Ausbaumarker
onmars-goal-4 = 3 mit dem Rover genommene Entdeckungsplättchen
onmars-goal-5 = ein ausgebautes Gebäude in einem Komplex der Größe 4
onmars-goal-6 = 4 gleiche Ressourcen im Lager, nicht Minerale
onmars-goal-7 = 3 Unterkünfte auf der Marskarte
onmars-goal-8 = Koloniestufe 3
onmars-goal-9 = 7 Kolonisten im Wohnquartier
onmars-goal-10 = 5 Technologieplättchen
onmars-goal-11 = 3 Schiffe im Hangar
onmars-goal-12 = 2 Forschungsplättchen
onmars-goal-13 = 1 Wissenschaftler und 1 erfüllter Erdvertrag
onmars-goal-14 = 3 Technologieplättchen ab Stufe 4
onmars-goal-15 = 3 Würfel im Fortschrittsbereich
onmars-goal-16 = ausgebaute Gebäude in 2 verschiedenen Komplexen der Größe 3
onmars-mission-m1 = Forschungsplättchen nehmen
onmars-mission-m2 = Blaupausen nehmen
onmars-mission-m3 = Gebäude ausbauen
onmars-mission-m4 = Bots aufstellen
onmars-mission-m5 = Entdeckungsplättchen nehmen
onmars-mission-m6 = Technologieplättchen nehmen
onmars-mission-m7 = Fortschrittswürfel legen
onmars-mission-m8 = Wissenschaftler anwerben
onmars-mission-m9 = Erdverträge erfüllen
onmars-reward-1 = 1 OP je Stufe des am weitesten entwickelten Technologieplättchens
onmars-reward-2 = 2 OP für jedes Schiff im Hangar
onmars-reward-3 = 2 OP für jedes ausgebaute Gebäude
onmars-reward-4 = 2 OP für jede Mine mit Bergmann oder Ausbaumarker
onmars-reward-5 = 2 OP für jeden Bot auf der Marskarte
onmars-reward-6 = 2 OP für jedes mit dem Rover genommene Entdeckungsplättchen
onmars-reward-7 = 2 OP für jede Unterkunft auf der Marskarte
onmars-reward-8 = 1 OP für jeden Kolonisten im Wohnquartier
onmars-task-tech_taken = ein Technologieplättchen nehmen
onmars-task-travelled = auf die andere Seite reisen
onmars-task-shelter_constructed = eine Unterkunft bauen
onmars-task-scientist_taken = einen Wissenschaftler nehmen
onmars-task-rnd_action_taken = die Aktion Forschung und Entwicklung ausführen
onmars-task-developed_twice_in_turn = in einem Zug zweimal weiterentwickeln
onmars-task-discovery_tile_placed = ein Entdeckungsplättchen auf die Marskarte legen
onmars-task-blueprint_taken = eine Blaupause nehmen
onmars-lab-top = Stufe { $level }, oben
onmars-lab-middle = Stufe { $level }, Mitte
onmars-lab-bottom = Stufe { $level }, unten
onmars-lab-only = Stufe { $level }
onmars-way-n = Norden
onmars-way-ne = Nordosten
onmars-way-se = Südosten
onmars-way-s = Süden
onmars-way-sw = Südwesten
onmars-way-nw = Nordwesten
onmars-the-crystal = den Kristall
onmars-discovery = das Entdeckungsplättchen ({ $effect })
onmars-research = das Forschungsplättchen { $letter } ({ $effect })
onmars-space = Zugfeld { $space }
onmars-space-bonus = Zugfeld { $space }: { $bonus }
onmars-card-means = { $building }; Aktion für { $price }: { $use }
onmars-scientist-means = Einsatzort { $works }, je { $points } OP für ausgebaute Gebäude vom Typ { $scores }

# Was Wirkungen tun
onmars-effect-construct = ein Gebäude bauen
onmars-effect-construct-one = { $building } bauen
onmars-effect-upgrade = { $count ->
    [one] 1 Gebäude
   *[other] bis zu { $count } Gebäude
}{ $anywhere ->
    [0] {""}
   *[other] {" "}an beliebigem Ort
}{ $paid ->
    [0] {" "}kostenlos
   *[other] {""}
} ausbauen
onmars-effect-develop = { $count ->
    [one] 1 Entwicklung
   *[other] bis zu { $count } Entwicklungen
}{ $paid ->
    [0] , kostenlos
   *[other] {""}
}
onmars-effect-tech = { $count ->
    [one] 1 Technologieplättchen
   *[other] bis zu { $count } Technologieplättchen
} nehmen
onmars-effect-blueprint = { $count ->
    [one] 1 Blaupause
   *[other] bis zu { $count } Blaupausen
} nehmen
onmars-effect-warehouse = { $count ->
    [one] 1 Gut
   *[other] bis zu { $count } Güter
} aus dem Lagerhaus nehmen
onmars-effect-science = { $kinds ->
    [1] einen Wissenschaftler
    [2] einen Erdvertrag
   *[other] einen Wissenschaftler oder einen Erdvertrag
}{ $paid ->
    [0] {" "}kostenlos
   *[other] {""}
} nehmen
onmars-effect-ship = ein Schiff für { $price } empfangen
onmars-effect-ship-free = ein Schiff kostenlos empfangen
onmars-effect-command = so viele Roverpunkte wie die höchste Rovertechnologie im Spiel
onmars-effect-move = { $bots } Botpunkte und { $rover } Roverpunkte
onmars-effect-rover = { $points ->
    [one] 1 Roverpunkt
   *[other] { $points } Roverpunkte
}
onmars-effect-bots = { $points ->
    [one] 1 Botpunkt
   *[other] { $points } Botpunkte
}{ $collects ->
    [0] {""}
   *[other] , Bots sammeln wie ein Rover
}
onmars-effect-gain = { $goods } bekommen
onmars-effect-choice = { $count ->
    [one] 1 Ressource nach Wahl bekommen, aber kein Mineral
   *[other] { $count } Ressourcen nach Wahl bekommen, aber keine Minerale
}
onmars-effect-colonists = { $count } Kolonisten bekommen
onmars-effect-pay = { $price } oder { $other } bezahlen: { $then }
onmars-effect-produce = Produktion aller eigenen Bergleute und ausgebauten Gebäude
onmars-effect-retrieve = { $count ->
    [0] beliebig viele
    [one] 1
   *[other] bis zu { $count }
} Kolonisten{ $place ->
    [area] {" "}aus dem Arbeitsbereich
    [slots] {" "}von Aktionen
   *[other] {""}
} zurückholen
onmars-effect-trade = 1 Ressource gegen { $count } andere tauschen, aber keine Minerale
onmars-effect-travel = { $side } reisen
onmars-effect-across = auf die andere Seite reisen
onmars-effect-score = { $points } OP
onmars-effect-radar = der Vorteil eines Entdeckungsplättchens
onmars-effect-use = ein ausgebautes Gebäude nutzen

# Die Chronik: Aufbau und Zufall
onmars-started = { $who } ist Startspieler.
onmars-explored = Zur Erkundung aufgedeckt: { $tile }.
onmars-grid = Das Technologieraster: { $techs }.
onmars-tech-dealt = Neu im Technologieraster: { $tech }.
onmars-display = Blaupausen in der Auslage: { $cards }.
onmars-erected = Auf { $hex } gibt es von Anfang an { $building }.
onmars-stacked = Nächstes Plättchen { $building }: { $count ->
    [one] Pfeil
   *[other] Pfeile
} nach { $ways }.
onmars-stacked-plain = Nächstes Plättchen { $building }: ohne Pfeile.
onmars-reward-laid = LSS-Spalte { $building }: { $reward }.
onmars-mission-laid = Mission { $place }: „{ $mission }“, insgesamt { $needed }, dafür jeweils { $crystals ->
    [one] 1 Kristall
   *[other] { $crystals } Kristalle
}.
onmars-goal-dealt = { $who } bekommt ein privates Ziel: { $goal }.
onmars-goals-hidden = { $who } bekommt { $count } private Ziele.
onmars-first-types = { $who } bekommt Siedlerkarte { $card }: { $types }.
onmars-first-task = { $who } zieht Siedlerkarte { $card }: { $task }.
onmars-first-hidden = { $who } bekommt eine geheime Siedlerkarte.

# Die Chronik: was jemand tut
onmars-did = { $who } { $did }.
onmars-did-main = wählt „{ $action }“
onmars-did-executive = wählt Chefaktion { $space } ({ $effect })
onmars-did-reward = wählt die Belohnung ({ $effect })
onmars-did-bot = zieht einen Bot von { $from } nach { $to }
onmars-did-rover = zieht den Rover nach { $to }
onmars-did-point = kauft { $mover ->
    [rover] einen Roverpunkt
   *[bots] einen Botpunkt
}
onmars-did-stay = bleibt { $side }
onmars-did-shuttle = nimmt die Fähre
onmars-did-ship = gibt für die Reise ein Schiff ab
onmars-did-dock = lässt die Fähre { $side } beginnen
onmars-did-pays = bezahlt { $goods }
onmars-did-works = schickt { $count } Kolonisten in den Arbeitsbereich
onmars-did-gains = bekommt { $goods }
onmars-did-loses = hat keinen Platz für { $goods }
onmars-did-deliver = legt { $goods } auf Erdvertrag { $number }
onmars-did-spends = { $count ->
    [one] gibt ein privates Ziel als 1 Kristall aus
   *[other] gibt { $count } private Ziele als { $count } Kristalle aus
}
onmars-did-home = holt { $supply ->
    [0] { $home } Kolonisten heim
   *[other] { $home } Kolonisten heim und { $supply } in den Vorrat
}
onmars-did-score = bekommt { $points } OP{ $rule ->
    [163] {" "}für den ersten Schritt des Markers
    [166] {" "}durch das LSS-Belohnungsplättchen
    [171] {" "}für Fortschritt
   *[other] {""}
}
onmars-did-store = { $count ->
    [one] legt 1 Kristall ins Depot
   *[other] legt { $count } Kristalle ins Depot
}
onmars-did-unit = bringt die Mission „{ $mission }“ voran für { $crystals ->
    [one] 1 Kristall
   *[other] { $crystals } Kristalle
} (noch { $left })
onmars-did-contract = erfüllt Erdvertrag { $number }
onmars-did-worker = setzt einen Arbeiter ein
onmars-did-card = nimmt die Blaupause { $card }
onmars-did-learn = nimmt die { $tech } ins Labor ({ $space })
onmars-did-develop = entwickelt die { $tech } auf Stufe { $level }
onmars-did-own-tech = nutzt die eigene { $tech }
onmars-did-tech = nutzt die { $tech } von { $owner }
onmars-did-keep = behält den Sauerstoff für die Nutzung der { $tech }
onmars-did-construct = baut { $building } auf { $hex }{ $size ->
    [one] {""}
   *[other] {" "}(Komplex der Größe { $size })
}
onmars-did-mine = baut eine Mine auf { $hex }{ $size ->
    [one] {""}
   *[other] {" "}(Komplex der Größe { $size })
} mit einem Kolonisten als Bergmann
onmars-did-remove = entfernt { $item } auf { $hex }
onmars-did-cube = legt einen Fortschrittswürfel für { $building }
onmars-did-lss = setzt den LSS-Marker { $building } auf Reihe { $row }
onmars-did-upgrade = baut das Gebäude auf { $hex } mit der Blaupause { $card } aus
onmars-did-ship-in = empfängt das Schiff von Depotplatz { $space }
onmars-did-no-bot = hat keinen Bot oder keinen Platz dafür
onmars-did-put-bot = stellt einen Bot auf { $hex }
onmars-did-collect = sammelt den Kristall auf { $hex } ein
onmars-did-tile = nimmt { $tile } auf { $hex }
onmars-did-hire = nimmt { $card }
onmars-did-refill = legt { $contract } in die Wissenschaftsauslage
onmars-did-begin = beginnt den Zug
onmars-did-travel = reist { $side }
onmars-did-produce = produziert
onmars-did-discover = legt { $tile } auf { $hex }
onmars-did-marker = besetzt Zugfeld { $space }
onmars-did-goal = erfüllt das private Ziel „{ $goal }“
onmars-did-task = erfüllt die Aufgabe „{ $task }“
onmars-did-reveal = zeigt Siedlerkarte { $card }
onmars-did-send = schickt { $scientist } zur Arbeit in „{ $card }“
onmars-did-use = nutzt „{ $card }“
onmars-did-radar = legt { $tile } auf den Radar
onmars-did-nothing = kann nichts tun
onmars-did-solo = deckt Solokarte { $number } auf
onmars-did-fail = kann „{ $action }“ nicht ausführen
onmars-did-no-rover = lässt den Rover außerhalb der Marskarte
onmars-did-item = nimmt { $goods } aus dem Lagerhaus
onmars-did-board = { $count ->
    [one] nimmt einen ersten Bot auf die Tafel
   *[other] nimmt einen Bot auf die Tafel, wo jetzt { $count } sind
}
onmars-did-icon = setzt den Bot im Fortschrittsbereich auf { $building }

# Die Chronik: was geschieht
onmars-cleared = „{ $action }“ ist voll: { $who } räumt dort { $count } Kolonisten weg.
onmars-displaced = Der { $unit ->
    [rover] Rover
   *[bot] Bot
} von { $who } weicht nach { $hex } aus.
onmars-ousted = Der { $unit ->
    [rover] Rover
   *[bot] Bot
} von { $who } muss die Marskarte verlassen.
onmars-crystals-laid = { $count ->
    [one] Ein Pfeil bringt einen Kristall auf { $hexes }.
   *[other] Pfeile bringen Kristalle auf { $hexes }.
}
onmars-mission-done = Die Mission „{ $mission }“ ist erfüllt.
onmars-remaining = Offene Missionen bis zum Ende des Spiels: { $count }.
onmars-level = Die Kolonie steigt auf Stufe { $level }.
onmars-shuttle = Die Fähre ist jetzt { $side }, auf Fährenfeld { $space }.
onmars-restocked = Das Lagerhaus ist wieder voll.
onmars-round = Runde { $round } beginnt.
onmars-end-near = { $rule ->
    [262] Seit { $rounds } Runden ist nichts vorangekommen: Das Ende des Spiels naht.
   *[other] Keine Mission ist mehr offen: Das Ende des Spiels naht.
}
onmars-last-round = Es ist die letzte Runde.
onmars-over = Das Spiel ist zu Ende.
onmars-scoring = { $who }: { $parts }; insgesamt { $total } OP.
onmars-part-play = { $points } im laufenden Spiel
onmars-part-progress = { $points } für Fortschritt
onmars-part-ships = { $points } für Schiffe
onmars-part-colonists = { $points } für Kolonisten
onmars-part-tech = { $points } für Technologieplättchen
onmars-part-blueprints = { $points } für Blaupausen
onmars-part-scientists = { $points } für Wissenschaftler
onmars-part-contracts = { $points } für Verträge
onmars-wins = { $who } gewinnt mit { $total } OP.
onmars-wins-shared = { $who } teilt sich den Sieg mit { $total } OP.
onmars-solo-won = { $who } gewinnt mit dem Soloziel „{ $goal }“.
onmars-solo-lost = { $who } erfüllt kein Soloziel: Lacerda gewinnt.
onmars-alone-first_colonists = Erste Siedler
onmars-alone-next_generation = Nächste Generation
onmars-alone-hunky_dory = Alles bestens
onmars-alone-martian_potato = Eine Marskartoffel

# Was gefragt ist
onmars-ask-over = Das Spiel ist zu Ende.
onmars-wait = Alle warten auf { $who }: { $topic }.
onmars-topic-space = Zugfeld
onmars-topic-shuttle = Start der Fähre
onmars-topic-turn = nächste Aktion
onmars-topic-payment = Bezahlung
onmars-topic-learn = neue Technologie
onmars-topic-decision = Nutzung von Technologie
onmars-topic-displaced = verdrängte Figur
onmars-topic-lss = LSS-Vorteil
onmars-topic-upgrade = Ausbau
onmars-topic-ship = Schiff
onmars-topic-bot = neuer Bot
onmars-topic-refill = Wissenschaftsauslage
onmars-topic-goal = Belohnung eines Ziels
onmars-topic-travel = Reise
onmars-topic-explore = Erkundung
onmars-topic-task = Aufgabe
onmars-topic-construct = Bau
onmars-topic-develop = Entwicklung
onmars-topic-blueprint = Blaupause
onmars-topic-warehouse = Lagerhaus
onmars-topic-science = Wissenschaftsauslage
onmars-topic-gain = Güter
onmars-topic-move = Bewegung
onmars-topic-produce = Produktion
onmars-topic-retrieve = Rückkehr von Kolonisten
onmars-topic-trade = Handel
onmars-topic-radar = Radar
onmars-topic-use = ausgebautes Gebäude
onmars-ask-turn-both = Runde { $round }, du bist { $side }: Wähle eine Hauptaktion, oder zuerst etwas anderes.
onmars-ask-turn-main = Runde { $round }, du bist { $side }: Wähle eine Hauptaktion.
onmars-ask-turn-more = Deine Hauptaktion ist erledigt: Tu noch etwas anderes, oder beende den Zug.
onmars-ask-turn-end = Beende den Zug.
onmars-ask-surcharge = { $action }: Bezahle den Aufpreis von { $count }, jeweils mit einem Kolonisten oder einem Kristall.
onmars-ask-crystals = Bezahle { $crystals }, oder gib ein privates Ziel als einen davon aus.
onmars-ask-resources = Wie bezahlst du { $price }?
onmars-ask-first-space = Wähle dein erstes Zugfeld.
onmars-ask-space = Wähle ein freies Zugfeld { $side }.
onmars-ask-shuttle = Wo beginnt die Fähre?
onmars-ask-lab = Wohin im Labor kommt die { $tech }?
onmars-ask-decision = Deine Technologie wurde genutzt: Entwickle das Plättchen weiter, oder behalte 1 Sauerstoff.
onmars-ask-displaced = Dein { $unit ->
    [rover] Rover
   *[bot] Bot
} auf { $hex } muss ausweichen: wohin?
onmars-ask-lss = Wähle einen LSS-Vorteil.
onmars-ask-site = Welches Gebäude baust du mit der Blaupause { $card } aus?
onmars-ask-ship = Wer kommt mit dem Schiff?
onmars-ask-bot = Wohin stellst du den neuen Bot?
onmars-ask-refill = Welcher Vertrag kommt in das freie Fach der Wissenschaftsauslage?
onmars-ask-reward = Ziel erfüllt ({ $goal }): Wähle deine Belohnung.
onmars-ask-departure = { $shuttle ->
    [0] Gibst du ein Schiff ab, um { $side } zu reisen?
   *[other] Nimmst du die Fähre { $side }?
}
onmars-ask-explore = Welches Entdeckungsplättchen legst du auf die Marskarte?
onmars-ask-explore-hex = Wohin legst du das Entdeckungsplättchen?
onmars-ask-task = Zeigst du eine Aufgabe?
onmars-ask-units = { $left ->
    [0] { $what } für 1 Kolonisten
    [one] { $what }
   *[other] { $what } (bis zu { $left })
}{ $stop ->
    [0] .
    [1] , oder verzichte.
   *[other] , oder höre auf.
}
onmars-take-blueprint = Nimm eine Blaupause
onmars-take-learn = Nimm ein Technologieplättchen
onmars-take-develop = Entwickle ein Technologieplättchen weiter
onmars-take-warehouse = Nimm ein Gut aus dem Lagerhaus
onmars-take-science = Nimm eine Karte aus der Wissenschaftsauslage
onmars-take-upgrade = Wähle eine Blaupause für einen Ausbau
onmars-take-ship = Empfange ein Schiff
onmars-take-gain = Nimm ein Gut
onmars-take-retrieve = Hole einen Kolonisten zurück
onmars-ask-ship-tech = Nutzt du eine Schiffstechnologie für weitere Kolonisten?
onmars-ask-move = Bewege deine Figuren; Botpunkte: { $bots }, Roverpunkte: { $rover }.
onmars-ask-transit = Weiter, hier ist kein Halt möglich; Botpunkte: { $bots }, Roverpunkte: { $rover }.
onmars-ask-building = Welches Gebäude baust du?
onmars-ask-where = Wo baust du { $building }?
onmars-ask-whose = Wessen { $tech } nutzt du?
onmars-ask-give = Handel: Welche Ressource gibst du ab?
onmars-ask-take = { $left ->
    [0] Handel: Nimm noch eine Ressource für 1 Kolonisten, oder höre auf.
    [one] Handel: Nimm 1 Ressource.
   *[other] Handel: Nimm { $left } Ressourcen, eine nach der anderen.
}
onmars-ask-accept = Vorteil: { $effect }. Nimmst du ihn?
onmars-ask-more = Nimmst du 1 weiteren Kristall für 1 Kolonisten?
onmars-ask-produce = Produziere 1 weiteres Gut für 1 Kolonisten, oder höre auf.
onmars-ask-radar = Welches Entdeckungsplättchen kommt auf den Radar?
onmars-ask-use = Welches ausgebaute Gebäude nutzt du?

# Die Wahlmöglichkeiten
onmars-do-main = { $action }: { $means }
onmars-do-main-worker = { $action }: { $means }; Arbeiter{ $surcharge ->
    [0] {""}
   *[other] , Aufpreis { $surcharge }
}
onmars-means-landing_pod = in die Kolonie reisen
onmars-means-obtain_blueprint = 1 Blaupause, weitere für je 1 Kolonisten
onmars-means-learn_technology = 1 Technologieplättchen, ein zweites für 1 Kolonisten
onmars-means-research_development = bis zu 2 Entwicklungen, weitere für je 1 Kolonisten
onmars-means-resupply = 1 Gut aus dem Lagerhaus, weitere für je 1 Kolonisten
onmars-means-control_center = 2 Botpunkte und 2 Roverpunkte, weitere für je 1 Kristall
onmars-means-construct = in Reichweite deiner Bots
onmars-means-upgrade = mit einer Blaupause, für 1 Mineral
onmars-means-welcome_ship = für 1 Pflanze und 1 Wasser
onmars-means-hire = 1 Karte aus der Wissenschaftsauslage
onmars-do-executive = Chefaktion { $space } für { $price }: { $effect }
onmars-do-executive-card = Chefaktion { $space }: { $effect }
onmars-do-goal = Ziel „{ $goal }“ erfüllen; Belohnung: { $first }, oder { $second }
onmars-do-deliver = { $goods } auf { $contract } legen
onmars-do-end = Zug beenden
onmars-do-reveal = Aufgabe „{ $task }“ zeigen: { $effect }
onmars-do-dock = Die Fähre beginnt { $side }
onmars-do-effect = Vorteil: { $effect }
onmars-do-stay = Bleibe { $side }
onmars-do-shuttle = Mit der Fähre { $side }
onmars-do-ship = Ein Schiff abgeben und { $side } reisen
onmars-do-keep = 1 Sauerstoff für die Nutzung der { $tech } behalten
onmars-do-use = { $card } für { $price }: { $effect }
onmars-do-use-free = { $card }, kostenlos: { $effect }
onmars-do-send = { $card }, kostenlos, und { $scientist } dort arbeiten lassen: { $effect }
onmars-do-pay = Bezahle { $price }
onmars-do-spend = Ziel „{ $goal }“ als 1 Kristall ausgeben
onmars-do-lab = Labor: { $space }
onmars-do-develop = { $tech } weiterentwickeln ({ $space }) für { $price }
onmars-do-develop-free = { $tech } kostenlos weiterentwickeln ({ $space })
onmars-do-brings = { $what }: { $effect }
onmars-do-crew = { $count ->
    [one] 1 Kolonist
   *[other] { $count } Kolonisten
}{ $bot ->
    [0] {""}
   *[other] {" "}und 1 Bot
}
onmars-do-site = { $building } auf { $hex }{ $size ->
    [one] {""}
   *[other] {" "}(Komplex der Größe { $size })
}
onmars-do-put-bot = Bot auf { $hex }
onmars-do-give-way = Nach { $hex } ausweichen
onmars-do-put-tile = Entdeckungsplättchen auf { $hex }
onmars-do-explore = Entdeckungsplättchen: { $effect }
onmars-do-contract = { $contract }: { $met } OP, oder { $missed } OP, wenn er nicht erfüllt wird
onmars-do-skip = Verzichten
onmars-do-stop = Aufhören
onmars-do-boosted = { $what } (1 Kolonist)
onmars-do-retrieve = Einen Kolonisten { $place } zurückholen
onmars-do-gain = Nimm { $goods }
onmars-do-give = Gib { $goods }
onmars-do-produce = Produziere { $goods }
onmars-do-warehouse = Nimm { $goods }; das Lagerhaus hat { $left }
onmars-do-blueprint = { $card }, Stufe { $level }, bringt { $goods }: { $means }
onmars-do-upgrade = Ausbau mit { $card } ({ $building })
onmars-do-learn = Technologieraster { $space }: { $tech }
onmars-do-hire = Nimm { $scientist }
onmars-do-welcome = Schiff von Platz { $space }, öffnet Chefaktion { $space } ({ $effect })
onmars-do-mine = { $building } für 1 Kolonisten, der ihr Bergmann wird
onmars-do-build = { $building }
onmars-do-construct = { $building } auf { $hex }: { $joins ->
    [0] steht allein
   *[other] schließt an { $joins } an
}, bringt { $goods }
onmars-do-own-tech = Nutze die eigene { $tech } (Stufe { $level })
onmars-do-tech = Nutze die { $tech } von { $owner } (Stufe { $level })
onmars-gives-upgrades = { $count ->
    [one] 1 weiterer Ausbau
   *[other] bis zu { $count } weitere Ausbauten
}
onmars-gives-crew = { $count ->
    [one] 1 weiterer Kolonist
   *[other] { $count } weitere Kolonisten
}
onmars-gives-rover = { $count ->
    [one] 1 weiterer Roverpunkt
   *[other] { $count } weitere Roverpunkte
}
onmars-do-bot = Bot von { $from } nach { $to }
onmars-do-bot-finds = Bot von { $from } nach { $to }, findet { $item }
onmars-do-bot-clears = Bot von { $from } nach { $to }; bleibt er dort, entfernt er { $item }
onmars-do-rover = Rover nach { $to }
onmars-do-rover-finds = Rover nach { $to }, findet { $item }
onmars-do-point = { $mover ->
    [rover] 1 weiterer Roverpunkt
   *[bots] 1 weiterer Botpunkt
} für { $price }
onmars-do-tile = Nimm { $item } auf { $hex }
onmars-do-radar = Auf den Radar: { $effect }

## Refusals
onmars-no-first-colonists = „Erste Siedler“ ist für 2 bis 4 Personen; an diesem Tisch { $seats ->
    [one] sitzt 1
   *[other] sitzen { $seats }
}.
onmars-no-over = Das Spiel ist aus.
onmars-no-chance = Karten, Plättchen und Ziehungen kommen vom Zufallsgenerator des Tisches, nicht von dir.
onmars-no-wait = Warte: Zuerst entscheidet der Zufall.
onmars-no-turn = { $who } ist am Zug.
onmars-no-other = Zuerst muss { $who } entscheiden.
onmars-no-now = Nicht jetzt. { $asked }
onmars-no-stopping = Du kannst noch nicht aufhören: Was begonnen ist, wird mindestens einmal ausgeführt. { $asked }

# What you have, and kinds of goods
onmars-has-other = { $count ->
    [one] 1 andere Ressource
   *[other] { $count } andere Ressourcen
}
onmars-has-cards = { $crystals } und dazu { $count ->
    [one] 1 Zielkarte, die als einer zählt
   *[other] { $count } Zielkarten, die als je einer zählen
}
onmars-kind-mineral = Minerale
onmars-kind-battery = Batterien
onmars-kind-water = Wasser
onmars-kind-plant = Pflanzen
onmars-kind-oxygen = Sauerstoff
onmars-kind-crystal = Kristalle

# Your turn
onmars-no-second-main = Die Hauptaktion dieses Zuges hast du schon gemacht; du kannst deinen Zug noch beenden.
onmars-no-side = „{ $action }“ ist eine Aktion { $side }; du bist { $here }.
onmars-no-hire = Auf deinem Arbeitsplatz dieser Aktion steht noch dein Kolonist; er muss erst heimkehren.
onmars-no-worker = „{ $action }“ braucht einen Arbeiter, und dein Wohnquartier ist leer.
onmars-no-surcharge = „{ $action }“ braucht einen Arbeiter und einen Aufpreis von { $surcharge }, jeweils ein Kolonist oder ein Kristall; du hast im Wohnquartier { $colonists }, sonst { $means }.
onmars-no-after-worker = Nach dem Arbeiter{ $surcharge ->
    [0] {""}
   *[other] {" "}und einem Aufpreis von { $surcharge }
} hättest du im Wohnquartier { $colonists }, sonst { $means }. { $reason }
onmars-no-after-crystals = Nach dem Preis von { $price ->
    [one] 1 Kristall
   *[other] { $price } Kristallen
} hättest du { $means }. { $reason }
onmars-no-such-surcharge = Der Aufpreis ist { $surcharge }; { $colonists ->
    [one] 1 Kolonist ist
   *[other] { $colonists } Kolonisten sind
} dafür zu viel.
onmars-no-colonists-left = In deinem Wohnquartier { $colonists ->
    [one] ist 1 Kolonist
   *[other] sind { $colonists } Kolonisten
}; mit { $sent } für den Aufpreis bleibt keiner als Arbeiter.
onmars-no-second-executive = Die Chefaktion dieses Zuges hast du schon gemacht.
onmars-no-ship-away = Auf Depotplatz { $space } steht noch dein Schiff; frei sind bei dir { $free }.
onmars-no-crystals = Das kostet { $price ->
    [one] 1 Kristall
   *[other] { $price } Kristalle
}; du hast { $means }.
onmars-no-end = Mach eine Hauptaktion, bevor du deinen Zug beendest.
onmars-no-second-goal = Du hast dein Ziel „{ $goal }“ schon erfüllt; es gibt nur eines pro Partie.
onmars-no-such-goal = Das Ziel „{ $goal }“ hast du nicht auf der Hand; Zielkarten auf deiner Hand: { $count }.
onmars-no-condition = Das Ziel „{ $goal }“ ist nicht erreicht; nötig: { $need }, vorhanden: { $amount }.
onmars-no-own-contract = { $contract } gehört nicht dir, sondern { $who }.
onmars-no-contract = { $contract } gehört dir nicht; Verträge nimmst du aus der Wissenschaftsauslage.
onmars-no-delivery = { $contract } verlangt einen Ausbau; Güter kommen nicht darauf.
onmars-no-need = { $contract } hat alle Güter, die nötig sind.
onmars-no-such-need = { $contract } braucht jetzt nichts davon: { $good }. Es fehlen noch { $goods }.
onmars-no-goods-for = Du hast nichts davon: { $good }. { $contract } braucht noch { $count }.
onmars-no-variant = Aufgaben gehören zur Variante „Erste Siedler“, die hier nicht gespielt wird.
onmars-no-such-task = Die Aufgabe „{ $task }“ hast du nicht auf der Hand; Aufgaben auf deiner Hand: { $count }.
onmars-no-second-task = Du hast in diesem Zug schon eine Aufgabe aufgedeckt; mehr als eine geht nicht.
onmars-no-task-done = Die Aufgabe „{ $task }“ ist nicht erfüllt: Zuletzt hast du etwas anderes getan.

# Payments
onmars-no-depot = In deinem Depot { $crystals ->
    [one] ist 1 Kristall
   *[other] sind { $crystals } Kristalle
}, zu zahlen sind { $price }; eine Zielkarte muss als einer zählen.
onmars-no-such-payment = Damit bezahlst du nicht { $price }; nur Minerale ersetzen andere Ressourcen, und mehr als den Preis zahlst du nicht.
onmars-no-such-prices = Damit bezahlst du weder { $price } noch { $other }.
onmars-no-means = Du kannst nicht mit { $goods } zahlen; du hast { $means }.
onmars-no-miner = Für eine Mine geht 1 Kolonist aus deinem Wohnquartier als Bergmann auf das Plättchen; dort { $colonists ->
    [one] ist { $colonists }
   *[other] sind { $colonists }
}.
onmars-no-building-price = Für { $building } zahlst du { $price }; du hast { $means }.
onmars-no-upgrade-price = Für einen Ausbau zahlst du { $price }; du hast { $means }.
onmars-no-develop-price = Um deine { $tech } auf Stufe { $column } weiterzuentwickeln, zahlst du { $price }; du hast { $means }.
onmars-no-learn-price = Für { $tech } zahlst du { $price }; du hast { $means }.
onmars-no-geologist = Für den Geologen gehen { $price } Kolonisten in den Arbeitsbereich; in deinem Wohnquartier { $colonists ->
    [one] ist { $colonists }
   *[other] sind { $colonists }
}.
onmars-no-science-price = Für { $card } zahlst du { $price }; du hast { $means }.
onmars-no-ship-price = Für ein Schiff zahlst du { $price }; du hast { $means }.

# Buildings
onmars-no-zone = Keiner deiner Bots ist auf der Marskarte, also liegt nichts in einer Bauzone von dir.
onmars-no-shelters = Alle { $count } Unterkünfte von dir stehen auf der Marskarte.
onmars-no-tiles = Im Stapel liegt kein Plättchen mehr: { $building }.
onmars-no-site = { $building }: Kein Feld bei deinen Bots passt. Es muss genau 2 von einem Gebäude dieser Art entfernt sein, oder mit Technologie daneben; die beste { $tech } hat Stufe { $level }.
onmars-no-site-boosted = { $building }: Kein Feld bei deinen Bots passt. Es muss genau 2 von einem Gebäude dieser Art entfernt sein, oder mit Technologie daneben; die beste { $tech } hat Stufe { $level }, und deine Kolonisten könnten { $boosts } dazugeben.
onmars-no-types-fit = Bei deinen Bots gibt es kein Feld, auf das irgendein Gebäude passt.
onmars-no-types-paid = Bei deinen Bots ist Platz für { $buildings }, aber nichts davon kannst du bezahlen.
onmars-no-other-type = Mit dieser Wirkung baust du { $building }, nichts anderes.
onmars-no-free-hex = Auf { $hex } steht schon ein Gebäude: { $building }.
onmars-no-bot-near = Feld { $hex } liegt in keiner deiner Bauzonen: Es muss das Feld eines Bots sein oder eines daneben. Deine Bots stehen auf { $bots }.
onmars-no-distance = { $building } auf { $hex }: Das nächste Gebäude dieser Art ist { $distance } entfernt; es müssen genau 2 sein, oder mit Technologie direkt daneben.
onmars-no-join = { $building } auf { $hex } wäre mit { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäuden
} verbunden; die beste { $tech } hat Stufe { $level }.
onmars-no-join-boosted = { $building } auf { $hex } wäre mit { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäuden
} verbunden; die beste { $tech } hat Stufe { $level }, und deine Kolonisten könnten { $boosts } dazugeben.
onmars-no-tech-level = Die { $tech } von { $who } hat Stufe { $level }; nötig ist { $count }, so viele Gebäude wären verbunden.
onmars-no-boosted-level = Die { $tech } von { $who } hat Stufe { $level }, also fehlen { $missing } von { $count } Stufen; verstärken { $boosts ->
    [one] kann { $boosts } Kolonist
   *[other] können { $boosts } Kolonisten
} von dir.
onmars-no-player = Spieler { $seat } gibt es nicht; ihr seid { $players }.
onmars-no-tech-anywhere = Niemand hat { $tech }.
onmars-no-tech = { $who } hat keine { $tech }.

# Upgrades
onmars-no-plans = Du hast keine Blaupause, auf der noch ihr Marker liegt.
onmars-no-sites = Keine deiner Blaupausen passt zu einem Gebäude bei deinen Bots: { $cards }.
onmars-no-sites-anywhere = Keine deiner Blaupausen passt zu einem Gebäude auf der Marskarte: { $cards }.
onmars-no-own-card = „{ $card }“ ist keine Blaupause von dir; du hast { $cards }.
onmars-no-second-use = „{ $card }“ ist schon umgesetzt, auf { $hex }.
onmars-no-site-for = „{ $card }“: Bei deinen Bots steht nichts Passendes ohne Marker ({ $building }).
onmars-no-site-large = „{ $card }“: Bei deinen Bots steht nichts Passendes ohne Marker in einem Komplex der Größe { $size } ({ $building }).
onmars-no-building = Auf { $hex } steht kein Gebäude.
onmars-no-type = „{ $card }“ ist für diese Gebäudeart: { $building }. Auf { $hex } steht eine andere: { $there }.
onmars-no-own-shelter = Die Unterkunft auf { $hex } gehört { $who }; du kannst nur deine eigenen ausbauen.
onmars-no-second-upgrade = Das Gebäude auf { $hex } trägt schon den Marker von { $who }.
onmars-no-size = „{ $card }“ braucht einen Komplex der Größe { $least }; der auf { $hex } ({ $building }) hat Größe { $size }.
onmars-no-upgrades-left = Die Ausbauten dieser Wirkung hast du gemacht; eine Ausbautechnologie erlaubt weitere.
onmars-no-upgrade-tech = Bei dieser Wirkung nutzt du keine Ausbautechnologie.
onmars-no-second-upgrade-tech = Du hast schon eine Ausbautechnologie genutzt; pro Wirkung ist es nur eine.
onmars-no-upgrade-tech-yet = Mach zuerst { $count ->
    [one] den Ausbau
   *[other] die { $count } Ausbauten
} der Wirkung selbst; eine Ausbautechnologie ist für weitere.
onmars-no-idle-tech = Du hast eine Ausbautechnologie genutzt: Mach noch mindestens einen Ausbau.

# Hexes of pieces and tiles
onmars-no-bot-shelter = Ein neuer Bot kommt auf eine deiner Unterkünfte ohne Figur: { $hexes }.
onmars-no-bot-place = Keine deiner Unterkünfte ist frei; der neue Bot kommt auf eines der nächsten leeren Felder: { $hexes }.
onmars-no-way = Dein { $rover ->
    [0] Bot
   *[other] Rover
} auf { $hex } weicht auf eines der nächsten verfügbaren Felder aus: { $hexes }.
onmars-no-exploration = Feld { $hex } ist { $distance } von deinem Rover entfernt, der auf { $rover } { $off ->
    [0] steht
   *[other] beginnt
}; es müssen genau { $least } sein.
onmars-no-empty = Feld { $hex } ist nicht leer; das Entdeckungsplättchen braucht eines ohne Gebäude, Plättchen, Kristall und Figur.
onmars-no-face-up = Nicht offen auf dem Erkundungsfeld liegt { $tile }. Dort findest du: { $tiles }.

# Movement
onmars-no-transit = Dein { $unit ->
    [rover] Rover
   *[bot] Bot
} kann auf { $hex } nicht stehen bleiben; beweg ihn zuerst weiter.
onmars-no-bot-points-here = Diese Wirkung bewegt deine Bots nicht.
onmars-no-rover-points-here = Diese Wirkung bewegt deinen Rover nicht.
onmars-no-bots = Keiner deiner Bots ist auf der Marskarte.
onmars-no-bot-there = Auf { $hex } steht kein Bot von dir; deine Bots stehen auf { $bots }.
onmars-no-points = Für { $unit ->
    [rover] deinen Rover
   *[bot] deine Bots
} sind keine Punkte mehr übrig.
onmars-no-further-step = Dein { $unit ->
    [rover] Rover
   *[bot] Bot
} auf { $hex } hat ein Plättchen genommen und ist mit dieser Wirkung fertig.
onmars-no-neighbour = Feld { $hex } liegt nicht neben deinem Rover, der auf { $rover } { $off ->
    [0] steht
   *[other] auf die Marskarte kommt
}.
onmars-no-stop = Dein { $unit ->
    [rover] Rover
   *[bot] Bot
} kann auf { $hex } nicht stehen bleiben, weil dort eine Figur ist, und mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} käme er von dort nicht weg.
onmars-no-stop-on-tile = Dein { $unit ->
    [rover] Rover
   *[bot] Bot
} kann auf { $hex } nicht stehen bleiben, weil du das Plättchen dort nicht nehmen darfst, und mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} käme er von dort nicht weg. { $reason }
onmars-no-second-research = Ein Forschungsplättchen der Art auf { $hex } hast du schon.
onmars-no-steps = { $unit ->
    [rover] Dein Rover kann keinen Schritt machen
   *[bot] Keiner deiner Bots kann einen Schritt machen
}.
onmars-no-command = Dein Rover bekommt so viele Punkte, wie die höchste Rovertechnologie Stufen hat, { $level }, und 1 für jeden Kolonisten, den du schickst; in deinem Wohnquartier { $colonists ->
    [one] ist { $colonists }
   *[other] sind { $colonists }
}.
onmars-no-point-crystal = Ein Punkt kostet 1 Kristall; du hast { $means }.
onmars-no-point-colonist = Ein Punkt kostet 1 Kolonisten; dein Wohnquartier ist leer.
onmars-no-rover-tech = Bei dieser Wirkung nutzt du keine Rovertechnologie.
onmars-no-second-rover-tech = Du hast schon eine Rovertechnologie genutzt; pro Wirkung ist es nur eine.
onmars-no-collector = Du kannst kein Plättchen nehmen: Diese Wirkung bewegt deinen Rover nicht.
onmars-no-collector-there = Auf { $hex } steht { $unit ->
    [rover] dein Rover nicht
   *[bot] keiner deiner Bots
}.
onmars-no-tile = Auf { $hex } liegt kein Plättchen.

# Technology and the lab
onmars-no-own-tech = In deinem Labor ist keine { $tech }.
onmars-no-further = Deine { $tech } ist auf { $at }, am Ende des Labors.
onmars-no-link = Deine { $tech } ist auf { $at }; von dort kann sie nicht auf { $space }, nur auf { $links }.
onmars-no-free-space = Das Laborfeld ist belegt ({ $space }): Dort liegt { $there }.
onmars-no-links = Kein Plättchen in deinem Labor hat ein leeres Feld, auf das es kann.
onmars-no-used = Deine { $tech } hat niemand genutzt; entscheide über { $techs }.
onmars-no-entry = Beide Felder in Spalte 1 deines Labors sind belegt; entwickle zuerst ein Plättchen weiter.
onmars-no-kinds = Du hast schon jede Art von Technologieplättchen, die noch im Technologieraster liegt.
onmars-no-grid-tile = Feld { $space } des Technologierasters ist leer.
onmars-no-second-tech = Die { $tech } hast du schon; zwei von einer Art hast du nie.

# Cards and goods
onmars-no-markers = Alle deine Ausbaumarker sind in Gebrauch, und eine Blaupause braucht einen.
onmars-no-display = Die Blaupausenauslage ist leer.
onmars-no-such-card = „{ $card }“ liegt nicht aus; in der Auslage findest du: { $cards }.
onmars-no-warehouse = Das Lagerhaus ist leer.
onmars-no-room-for-items = Du hast keinen Platz für das, was im Lagerhaus liegt: { $goods }.
onmars-no-minerals-there = Im Lagerhaus gibt es nie Minerale.
onmars-no-column = Im Lagerhaus liegt davon nichts mehr: { $good }.
onmars-no-depot-room = Dein Depot fasst { $capacity ->
    [one] 1 Kristall
   *[other] { $capacity } Kristalle
}; darin sind { $crystals }, im Wartefeld { $pending }.
onmars-no-room = Dein Lager ist voll: Es enthält { $goods }, und kein Vertrag von dir braucht mehr.
onmars-no-producers = Bei dir produziert nichts: Du hast weder einen Bergmann noch ein ausgebautes Gebäude.
onmars-no-producer = Nichts von dir produziert { $good }.
onmars-no-trade = Dein Lager ist leer; es gibt nichts zu tauschen.
onmars-no-resource = Ein Kristall ist keine Ressource; gib eine Ressource ab.
onmars-no-such-resource = Du hast nichts davon: { $good }.
onmars-no-choice = Hier kannst du nicht { $good } wählen, nur { $goods }.
onmars-no-science = In der Wissenschaftsauslage liegt { $wanted ->
    [2] kein Erdvertrag
   *[other] keine Karte
}.
onmars-no-science-paid = Von der Wissenschaftsauslage kannst du keine Karte bezahlen: { $cards }.
onmars-no-slot-card = Fach { $slot } der Wissenschaftsauslage ist leer.
onmars-no-such-science = Diese Wirkung bringt { $wanted ->
    [1] einen Wissenschaftler
   *[other] einen Erdvertrag
}, nicht { $card }.
onmars-no-contract-left = { $contract } ist nicht im Stapel, sondern bei { $who }.
onmars-no-contract-shown = { $contract } ist nicht im Stapel, sondern liegt aus.

# Ships, Colonists and travel
onmars-no-ships = In deinem Depot ist kein Schiff mehr.
onmars-no-level = Auf Koloniestufe { $level } { $level ->
    [one] darf nur 1 Schiff
   *[other] dürfen nur { $level } Schiffe
} dein Depot verlassen haben; bisher: { $left }.
onmars-no-such-ship = Auf Depotplatz { $space } steht kein Schiff; Schiffe stehen auf { $spaces }.
onmars-no-ship-tech = Bei dieser Wirkung nutzt du keine Schiffstechnologie.
onmars-no-second-ship-tech = Du hast schon eine Schiffstechnologie genutzt; pro Wirkung ist es nur eine.
onmars-no-ship-tech-room = Eine Schiffstechnologie brächte niemanden: Dein Vorrat ist leer oder dein Wohnquartier voll.
onmars-no-retrieval = Keiner deiner Kolonisten ist { $place ->
    [area] im Arbeitsbereich
    [slots] auf einer Aktion
   *[any] auf einer Aktion oder im Arbeitsbereich
}.
onmars-no-such-place = Diese Wirkung holt niemanden { $place } heim, nur { $places }.
onmars-no-colonist-there = Kein Kolonist von dir kann { $place } heimkehren, nur { $places }.
onmars-no-journey = Du bist schon { $side }.
onmars-no-space = Auf Zugfeld { $space } steht { $who }; frei sind { $free }.
onmars-no-space-side = Zugfeld { $space } ist { $side }, und deine Reise endet { $there }; frei sind { $free }.
onmars-no-shuttle = Die Fähre ist nicht von deiner Seite abgeflogen; du bist { $side }.
onmars-no-ship-needed = Die Fähre nimmt dich kostenlos mit; du musst kein Schiff abgeben.

# Advanced buildings
onmars-no-cards = Du hast kein ausgebautes Gebäude und keinen Wissenschaftler mit einem Arbeitsort.
onmars-no-card-helps = Davon lässt sich jetzt nichts nutzen: { $cards }. Jedes kostet { $price } Kristalle, mit einem Wissenschaftler nichts, und muss etwas bewirken; du hast { $means }.
onmars-no-built = „{ $card }“ ist nicht umgesetzt; die Aktion lässt sich nicht nutzen.
onmars-no-owner = „{ $card }“ gehört { $who }, und kein Wissenschaftler von dir arbeitet dort.
onmars-no-scientist = Du hast keinen Wissenschaftler für „{ $card }“; dafür brauchst du { $scientist }.
onmars-no-sending = In „{ $card }“ hast du schon { $scientist }; nutze die Karte kostenlos.
onmars-no-card-use = „{ $card }“ bewirkt jetzt nichts für dich. { $reason }
onmars-no-radar = Kein offenes Entdeckungsplättchen hat einen Vorteil, der dir etwas bringt.

# Woher Punkte kommen
onmars-source-play = Im Spiel
onmars-source-progress = Fortschritt
onmars-source-ships = Schiffe
onmars-source-colonists = Kolonisten
onmars-source-tech = Technik
onmars-source-blueprints = Baupläne
onmars-source-scientists = Wissenschaftler
onmars-source-contracts = Verträge
