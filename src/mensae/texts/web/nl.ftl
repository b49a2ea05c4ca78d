
## lobby
web-lobby-title = Bordspellen op Mars
web-lobby-line = Speel in je browser: meteen met bots, of met vrienden via een link. Zonder account.
web-lobby-games = Spellen
web-lobby-play = Nu spelen
web-lobby-setting-up = De tafel wordt gedekt …
web-lobby-play-hint = Je begint meteen, met { $count ->
    [one] een bot
    [2] twee bots
   *[other] { $count } bots
}. Zonder aanmelden.
web-lobby-invite = Vrienden uitnodigen
web-lobby-learn = Leer het in 3 minuten
web-lobby-rules = Regels
web-lobby-best = Ranglijst
web-lobby-yours = Jouw tafels
web-lobby-your-turn = Jij bent aan zet
web-lobby-place = { $place ->
    [1] Je hebt gewonnen
   *[other] Je bent op plaats { $place } geëindigd
}
web-lobby-phase-open = Wacht op spelers
web-lobby-phase-running = Bezig
web-lobby-phase-over = Afgelopen
web-lobby-phase-abandoned = Opgegeven
web-lobby-watched = { $state }, je keek mee
web-lobby-go-on = Verder spelen
web-lobby-open = Openen
web-lobby-look = Terugkijken
web-lobby-tables = Open tafels
web-lobby-join = Meedoen
web-lobby-watch = Meekijken
web-lobby-open-seat = vrije plaats
web-lobby-bot = bot
web-lobby-all = Alle { $count } tafels tonen
web-lobby-empty = Er is nu geen tafel voor iedereen open.
web-lobby-empty-next = Speel nu met bots, of open zelf een tafel en zet die hier neer: er komt vast iemand.
web-lobby-results = Laatste uitslagen
web-lobby-won = { $count ->
    [0] Niemand heeft gewonnen
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben samen gewonnen
}
web-lobby-replay = Naspelen
web-lobby-record = Een partij meebrengen
web-lobby-record-choose = Kies het verslag van een partij, of sleep het hierheen
web-lobby-record-busy = Het verslag wordt gelezen …
web-lobby-record-what = Een .jsonl-bestand dat hier of in de terminal is bewaard. Je kunt het zet voor zet bekijken en vanuit elke stelling verder spelen.
web-lobby-fan = Mensae is een onofficieel fanproject, met zorg en zonder geld gemaakt. Titels en regels van de spellen zijn van hun auteurs en uitgevers; de beelden en woorden hier zijn van onszelf.
web-lobby-site = Meer pagina's
web-lobby-rules-of = Regels van { $game }
web-guest-names = Marsvos, Duinkat, Krateruil, Stofduivel, Rode Komeet, Maanmot, Kloofhaas, Sterrenlynx, Rover, Poolbeer, Zandleeuwerik, Meteoor
web-minutes-gardens = ongeveer 30 minuten
web-weight-gardens = licht
web-minutes-magicmaze = ongeveer 15 minuten
web-weight-magicmaze = licht
web-minutes-onmars = ongeveer 2 uur
web-weight-onmars = zwaar
web-minutes-spacemaze = ongeveer 45 minuten
web-weight-spacemaze = gemiddeld

## parts
web-parts-players = { $low } tot { $high } spelers
web-parts-again = Opnieuw proberen
web-parts-trouble = Hier ging iets mis.
## Het kader van elke pagina
web-skip = Naar de inhoud
web-home = Mensae: naar de lobby
web-nav = Deze site
web-language = Taal
web-account = Account
web-settings = Instellingen
web-close = Sluiten
web-copy = Kopiëren
web-copied = Gekopieerd
web-reload = Opnieuw laden
web-offline = Je bent offline. Zodra het netwerk terug is, gaat het vanzelf verder.
web-no-answer = De server antwoordt niet. Controleer je verbinding en probeer het opnieuw.
web-odd-answer = De server gaf een antwoord dat hier niets betekent ({ $status }). Probeer het zo nog eens.
web-page-failed = Deze pagina kon niet worden geladen.
web-page-failed-next = Misschien viel de verbinding weg, of is de site net vernieuwd. Laad de pagina opnieuw.
web-rule-link = Regel { $rule } in het regelboek
web-guest = Gast
web-you = jij
web-level-easy = makkelijk
web-level-medium = gemiddeld
web-level-hard = moeilijk

## Voordat een tafel begint
web-table-loading = De tafel wordt gedekt …
web-table-gone = Deze tafel is er niet meer.
web-outdated = Deze pagina is ouder dan de server. Laad haar opnieuw om verder te spelen.
web-moved-away = Je plaats is naar een ander apparaat verhuisd. Speel daar verder, of haal hem terug met de herstelcode.
web-waiting-for = { $count ->
    [0] De tafel begint.
    [one] Eén plaats is nog vrij. De tafel begint zodra iemand gaat zitten.
   *[other] { $count } plaatsen zijn nog vrij. De tafel begint zodra ze bezet zijn.
}
web-waiting-abandoned = Deze tafel is opgegeven voordat hij begon.
web-waiting-host = { $name } nodigt je uit.
web-waiting-about = Over het spel
web-waiting-learn = Leer het in 3 minuten
web-waiting-seats = Plaatsen
web-seat-open = vrij
web-seat-reserved = vrijgehouden voor { $name }
web-seat-bot = bot, { $level }
web-seat-here = is er
web-seat-gone = is er niet
web-sit-down = Ga zitten
web-set-bot = Bot
web-open-seat = Vrijgeven
web-your-name = Je naam
web-name-first = Zeg ons je naam en ga dan zitten.
web-bot-level = Bots
web-start-with-bots = Begin met bots
web-invite = Vrienden uitnodigen
web-invite-how = Stuur deze link, of laat ze de code fotograferen. Niemand heeft een account nodig.
web-invite-link = Link naar deze tafel
web-invite-qr = De link naar deze tafel als QR-code
web-invite-text = Kom met me spelen op Mars!
web-share = Delen
web-recover = Ik heb hier een plaats op een ander apparaat
web-recover-how = Kies op het andere apparaat “Meer” en toon de herstelcode. De plaats verhuist dan hierheen.
web-recover-code = Herstelcode
web-recover-do = Haal mijn plaats hierheen

## De tafel
web-bar = Wat te doen
web-tabs = Delen van de tafel
web-tab-board = Bord
web-tab-me = Ik
web-tab-others = Anderen
web-tab-log = Verslag
web-your-turn = Jij bent aan de beurt
web-thinking = denkt na
web-line-lost = Verbinding verbroken. Er wordt opnieuw verbonden; er gaat niets verloren.
web-line-closed = Dit is niet verzonden: de tafel is hier niet meer open.
web-time-left = nog { $time }
web-undo = Terugnemen
web-undo-asked = { $name } wil terugnemen:
web-undo-waits = De anderen wordt gevraagd of je dit mag terugnemen.
web-agree = Akkoord
web-refuse = Weigeren
web-hint = Tip
web-hint-thinking = Denkt na …
web-hints = Een sterke bot zou kiezen
web-hints-live = Een goede volgende stap
web-hints-how = Het deel van de spellen dat hij van daar in gedachten wint: hij speelde { $visits } keer verder.
web-hint-reason = wint { $worth } % van de spellen die hij hiervandaan probeerde ({ $visits })
web-away = Een bot speelt voor je.
web-come-back = Weer zelf spelen
web-curtain = Geef het apparaat door aan { $name }.
web-play-as = Speel als { $name }
web-looking-back = (terugblik)
web-to-present = Terug naar nu
web-choices = Keuzes
web-rare = Over de tafel
web-pawn-calls = doe iets!
web-sure = { $what }? Klik nog eens
web-apart-magicmaze-jokers = Jokers
web-apart-magicmaze-gestures = Gebaren
web-filter = Keuzes filteren
web-why-not = Waarom niet iets anders?
web-sketch-legend = Wat betekenen de letters?
web-sketch = Het bord, getekend met letters
web-bot-plays = een bot speelt
web-stand-in = Laat een bot verder spelen
web-place = { $place }e
web-log = Verslag
web-log-origin = Deze tafel gaat verder vanuit een stand van een andere:
web-log-origin-link = hoe het zover kwam
web-speed = Snelheid { $speed }
web-scrubber = Door het spel
web-to-start = Naar het begin
web-step-back = Eén stap terug
web-step-on = Eén stap verder
web-play = Speel het spel vanzelf af
web-pause = Pauze
web-position = Stand
web-position-of = na { $entries } van { $most } regels
web-chat = Chat
web-chat-empty = Nog niemand heeft iets gezegd.
web-chat-say = Zeg iets
web-chat-watching = Je kijkt toe. Wie aan tafel zit, kan praten.
web-send = Versturen
web-react = Reacties
web-reaction-yes = Ja!
web-reaction-no = Nee!
web-reaction-laugh = Haha
web-reaction-wow = Wauw
web-reaction-sad = O nee
web-reaction-love = Prachtig
web-reaction-think = Hmm
web-reaction-hurry = Schiet op!
web-mute = { $name } dempen
web-unmute = { $name } weer horen
web-rules = Regels
web-more = Meer
web-share-position = Link naar deze stand (na { $entries } regels)
web-fork = Speel hiervandaan verder met bots
web-fork-how = Een nieuwe tafel begint met de stand na { $entries } regels; deze blijft zoals hij is. Wiens plaats wil je? Bots nemen de andere.
web-record = Download het verslag
web-key = Herstelcode van je plaats
web-key-show = Op een ander apparaat spelen
web-key-how = Open op het andere apparaat de link naar deze tafel en voer daar de code in. Hij werkt één keer; dit apparaat doet dan niet meer mee.
web-leave = Weggaan; een bot speelt verder
web-left = Een bot speelt voor je. Je kunt altijd terugkomen.
web-abandon = Beëindig het spel voor iedereen
web-abandon-not = Toch verder spelen
web-abandon-who = Voor het einde van het spel: { $names }. Het eindigt als iedereen die speelt akkoord is.
web-abandon-agree = Beëindigen
web-abandon-play = Doorspelen
web-news-left = { $name } is weg; een bot speelt verder.
web-news-back = { $name } is terug.
web-result = Het spel is voorbij
web-result-won = Je hebt gewonnen!
web-result-lost = Verloren!
web-result-abandoned = De tafel is opgegeven
web-story = Hoe het zo kwam
web-story-sources = Punten naar herkomst
web-story-source = Herkomst
web-story-all = Samen
web-story-curve = Punten tijdens het spel
web-story-gain = { $name } wint { $points }
web-story-show = Toon vanaf hier
web-rematch = Nog een keer
web-rematch-join = Naar de volgende tafel
web-replay = Bekijk het nog eens
web-review = Wat ervan te leren is
web-review-thinking = Er wordt op het spel teruggekeken
web-to-lobby = Naar de lobby
web-fair = Was het toeval eerlijk?
web-fair-how = Voor het begin kreeg iedereen de SHA-256 van de startwaarde te zien. Dit is de startwaarde: iedereen kan haar controleren, en alles wat het toeval deed met “mensae replay --verify”.
web-fair-seed = Startwaarde
web-fair-shown = De startwaarde van al het toeval aan deze tafel heeft deze SHA-256; de startwaarde zelf wordt aan het eind getoond:
web-coach = Uitleg
web-coach-step = Stap { $step } van { $steps }
web-coach-next = Verder
web-coach-done = Speel verder
web-coach-close = Stop de uitleg

## new table
web-new-title = Nieuwe tafel
web-new-unknown = Een spel met de naam “{ $game }” is hier niet.
web-new-who = Wie speelt er mee?
web-new-with = Met wie je speelt
web-new-with-friends = Met vrienden
web-new-with-bots = Met bots
web-new-with-device = Op één apparaat
web-new-with-alone = Alleen
web-new-seat = Plaats { $number }
web-new-me = Jij
web-new-person = Iemand hier
web-new-open = Vriend via de link
web-new-open-help = vrij tot er iemand komt
web-new-bot = Bot, { $level }
web-new-level-easy = makkelijk
web-new-level-medium = gemiddeld
web-new-level-hard = moeilijk
web-new-level-easy-help = voor de eerste partijen
web-new-level-medium-help = speelt degelijk
web-new-level-hard-help = denkt lang en ver vooruit
web-new-name = Je naam
web-new-name-of = Naam van de persoon op plaats { $number }
web-new-add = Plaats toevoegen
web-new-remove = Plaats { $number } verwijderen
web-new-table = De tafel
web-new-listed = In de lobby tonen
web-new-listed-help = Iedereen kan de tafel vinden, een vrije plaats innemen of meekijken. Anders kan dat alleen wie de link heeft.
web-new-hints = Tips toestaan
web-new-hints-help = Wie het niet meer weet, mag naar de drie beste zetten vragen.
web-new-limit = Bedenktijd
web-new-limit-none = Onbeperkt
web-new-limit-seconds = { $count } seconden
web-new-limit-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
web-new-limit-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
web-new-limit-help = Voor elke beslissing. Is de tijd om, dan doet een bot deze ene zet.
web-new-options = Regels en varianten
web-new-options-changed = { $count ->
    [0] Goed ingesteld: je hoeft niets te veranderen
    [one] 1 veranderd
   *[other] { $count } veranderd
}
web-new-options-reset = Terug naar de standaard
web-new-usual = { $name } (gebruikelijk)
web-new-create-friends = Tafel openen
web-new-create-bots = Beginnen
web-new-create-device = Beginnen
web-new-create-alone = Beginnen
web-new-create-watch = Naar de bots kijken
web-new-next-friends = Daarna krijg je een link en een QR-code voor je vrienden.
web-new-next-bots = De partij begint meteen.
web-new-next-device = De partij begint meteen, en jullie spelen allemaal op dit apparaat.
web-new-next-alone = Je speelt alleen. De partij begint meteen.
web-new-next-watch = Je kijkt toe; niemand hoeft iets te doen.
web-option-gardens-scoring = Punten voor het planten
web-option-gardens-scoring-help = Of de bloem die je net hebt geplant ook meetelt (GM-51, GM-53, GM-54).
web-option-gardens-scoring-exclude_new = Alleen de buren
web-option-gardens-scoring-exclude_new-help = Eén punt voor elke verbonden bloem van die kleur, geen voor de nieuwe.
web-option-gardens-scoring-include_if_connected = Ook de nieuwe, als ze verbonden is
web-option-gardens-scoring-include_if_connected-help = Een groep telt helemaal; een bloem alleen levert niets op.
web-option-gardens-scoring-include_new = Altijd ook de nieuwe
web-option-gardens-scoring-include_new-help = Zelfs een bloem alleen levert 1 punt op.
web-option-gardens-last_flower_turn = Extra beurt voor de laatste bloem van een kleur
web-option-gardens-last_flower_turn-help = Alleen als er nog een dobbelsteen in het aanbod ligt (GM-69, GM-70, GM-71).
web-option-gardens-last_flower_turn-own = Uit je eigen voorraad
web-option-gardens-last_flower_turn-own-help = Plant je eigen laatste bloem van een kleur en ga meteen verder.
web-option-gardens-last_flower_turn-global = Op het hele bord
web-option-gardens-last_flower_turn-global-help = Plant de tiende en laatste bloem van een kleur en ga meteen verder.
web-option-gardens-last_flower_turn-off = Geen
web-option-gardens-last_flower_turn-off-help = Deze extra beurt is er niet.
web-option-gardens-crowded_track_turn = Extra beurt op een bezet vakje
web-option-gardens-crowded_track_turn-help = Wie boven de 25 op het vakje van een ander belandt, gaat meteen verder (GM-72).
web-option-gardens-two_gardeners = Ieder twee tuiniers
web-option-gardens-two_gardeners-help = Voor precies twee spelers: kies in elke beurt welke van de jouwe loopt (GM-88).
web-option-gardens-centre_hex = Het midden van het bord
web-option-gardens-centre_hex-help = Stoppen mag daar in geen geval iemand (GM-39, GM-40).
web-option-gardens-centre_hex-cross = Mag worden overgestoken
web-option-gardens-centre_hex-block = Verspert de weg
web-option-gardens-tie_break = Bij gelijke stand
web-option-gardens-tie_break-help = Die komt alleen bij 0 punten voor (GM-86).
web-option-gardens-tie_break-shared = Ze winnen allemaal
web-option-gardens-tie_break-planted = Wie meer heeft geplant, wint
web-option-gardens-idle_limit = Stoppen als niemand plant
web-option-gardens-idle_limit-help = Zoveel beurten per speler achter elkaar zonder planten beëindigen de partij; 0 betekent nooit (GM-84).
web-option-magicmaze-mission = Missie
web-option-magicmaze-mission-help = Elke missie voegt tegels en regels toe aan die van de vorige (MM-31).
web-option-magicmaze-mission-1-help = 4 tegels en 1 koepel. Jullie mogen de hele tijd praten.
web-option-magicmaze-mission-2-help = 6 tegels en 2 koepels; stilte, pion, bruggen en jokers.
web-option-magicmaze-mission-3-help = 8 tegels en 3 koepels; afval en buizen.
web-option-magicmaze-mission-4-help = 10 tegels en 4 koepels; een ruimteslak.
web-option-magicmaze-mission-5-help = 12 tegels en 5 koepels; eenrichtingswegen en een tweede slak.
web-option-magicmaze-edition = Uitgave
web-option-magicmaze-edition-help = Waar de twee spelregelboekjes verschillen, beslist dit over de volgende vier punten, tenzij jullie ze zelf kiezen (MM-239).
web-option-magicmaze-edition-de = De Duitse
web-option-magicmaze-edition-nl = De Nederlandse
web-option-magicmaze-colonists_in_pipes = Kolonisten in buizen
web-option-magicmaze-colonists_in_pipes-help = Vanaf missie 3: of kolonisten net als grondstoffen door de buis mogen (MM-181).
web-option-magicmaze-colonists_in_pipes-edition = Volgens de uitgave
web-option-magicmaze-colonists_in_pipes-yes = Toegestaan
web-option-magicmaze-colonists_in_pipes-no = Verboden
web-option-magicmaze-pipe_sound = Geluid van de buizen
web-option-magicmaze-pipe_sound-help = Een zoefgeluid dat iedereen hoort, ook in stilte (MM-184).
web-option-magicmaze-pipe_sound-edition = Volgens de uitgave
web-option-magicmaze-pipe_sound-yes = Aan
web-option-magicmaze-pipe_sound-no = Uit
web-option-magicmaze-orange_hint = Hint in missie 2
web-option-magicmaze-orange_hint-help = Zegt voor de start waar twee van de jokers voor zijn (MM-154).
web-option-magicmaze-orange_hint-edition = Volgens de uitgave
web-option-magicmaze-orange_hint-yes = Tonen
web-option-magicmaze-orange_hint-no = Niet tonen
web-option-magicmaze-level_word = Hoe een niveau heet
web-option-magicmaze-level_word-help = Dit verandert alleen woorden (MM-260).
web-option-magicmaze-level_word-edition = Volgens de uitgave
web-option-magicmaze-level_word-mission = Missie
web-option-magicmaze-level_word-module = Module
web-option-magicmaze-time_scale = Zand
web-option-magicmaze-time_scale-help = Hoe lang een volle zandloper loopt: 1 is 3 minuten, 1.33 is 4 en 2 is 6, voor beginners (MM-51).
web-option-magicmaze-grace_ms = Respijt voor het netwerk, in ms
web-option-magicmaze-grace_ms-help = Komt de actie van een persoon zo kort na het einde van het zand aan, dan telt ze nog (MM-61).
web-option-magicmaze-talk_guard_ms = Wachttijd bij het praten, in ms
web-option-magicmaze-talk_guard_ms-help = Zo lang kan niemand iets doen nadat er een praatvenster is opengegaan, zodat niets het gesprek per ongeluk beëindigt (MM-122).
web-option-magicmaze-auto_dome = Volle bouwplaatsen worden meteen koepels
web-option-magicmaze-auto_dome-help = Anders moet iemand de koepel bouwen (MM-98).
web-option-magicmaze-x_tiles = X-tegels
web-option-magicmaze-x_tiles-help = Zoveel extra tegels komen in de stapel, en het wordt moeilijker; begin met 1 (MM-198).
web-option-magicmaze-expert = Expertregel
web-option-magicmaze-expert-help = Elke keer dat de zandloper wordt omgedraaid, geeft iedereen zijn actietegel door naar links; vanaf twee spelers (MM-201).
web-option-magicmaze-solo_tiles = Actietegels als je alleen speelt
web-option-magicmaze-solo_tiles-help = Je gebruikt er één tegelijk en mag elke tien seconden wisselen (MM-206).
web-option-magicmaze-solo_tiles-two = Twee
web-option-magicmaze-solo_tiles-two-help = Met elk drie kleuren.
web-option-magicmaze-solo_tiles-six = Zes
web-option-magicmaze-solo_tiles-six-help = Met elk twee kleuren en veel moeilijker.
web-option-magicmaze-leaver = Als iemand weggaat
web-option-magicmaze-leaver-help = Het zand loopt in elk geval door (MM-221).
web-option-magicmaze-leaver-bot = Een bot springt in
web-option-magicmaze-leaver-shared = Iedereen deelt de kleuren
web-option-magicmaze-pause = Pauze
web-option-magicmaze-pause-help = In een pauze staat het zand stil en is het bord afgedekt (MM-227).
web-option-magicmaze-pause-off = Geen
web-option-magicmaze-pause-agreed = Iedereen mag er een vragen
web-option-onmars-length = Lengte
web-option-onmars-length-help = Welke missies het spel beëindigen (OM-033).
web-option-onmars-length-short = Kort
web-option-onmars-length-short-help = Twee korte missies en een lange.
web-option-onmars-length-long = Lang
web-option-onmars-length-long-help = Eén korte missie en twee lange.
web-option-onmars-space_oddity = Space Oddity
web-option-onmars-space_oddity-help = Het spel eindigt meteen met de laatste missie, zonder extra ronde (OM-222).
web-option-onmars-first_colonists = Eerste kolonisten
web-option-onmars-first_colonists-help = Voor een eerste spel: vaste missies, toegewezen startvakken en kleine geheime taken; niet alleen (OM-223 tot OM-227).
web-option-spacemaze-layout = Bord
web-option-spacemaze-layout-help = De relikwie is voor iedereen even ver weg (SM-16, SM-17, SM-19).
web-option-spacemaze-layout-square5 = Vierkant 5 × 5
web-option-spacemaze-layout-square5-help = Het gedrukte bord: 4 stappen van je ufo naar de relikwie.
web-option-spacemaze-layout-square3 = Vierkant 3 × 3
web-option-spacemaze-layout-square3-help = Voor 2 spelers en heel kort: 2 stappen naar de relikwie.
web-option-spacemaze-layout-rect3x5 = Rechthoek 3 × 5
web-option-spacemaze-layout-rect3x5-help = Voor 2 spelers: 3 stappen naar de relikwie.
web-option-spacemaze-layout-diamond2 = Kleine ruit
web-option-spacemaze-layout-diamond2-help = 13 tegels: 2 stappen naar de relikwie.
web-option-spacemaze-layout-diamond3 = Grote ruit
web-option-spacemaze-layout-diamond3-help = 25 tegels: 3 stappen naar de relikwie.
web-option-spacemaze-relic_tile_fixed = De relikwietegel blijft liggen
web-option-spacemaze-relic_tile_fixed-help = Ruilen en Diagonaal ruilen kunnen hem niet met een andere tegel ruilen (SM-119).
web-option-spacemaze-max_rounds = Hoogstens zoveel rondes
web-option-spacemaze-max_rounds-help = Daarna wint wie de meeste fiches heeft; 0 betekent geen maximum (SM-148).

## settings
web-settings-title = Instellingen
web-settings-where = Alleen in deze browser bewaard. Elke verandering werkt meteen.
web-settings-you = Jij
web-settings-name = Je naam
web-settings-name-help = De anderen zien hem aan tafel. Laat je hem leeg, dan krijg je een gastnaam.
web-settings-language = Taal
web-settings-look = Uiterlijk
web-settings-theme = Licht
web-settings-theme-system = Zoals het apparaat
web-settings-theme-dusk = Schemering (donker)
web-settings-theme-noon = Middag (licht)
web-settings-motion = Beweging
web-settings-motion-system = Zoals het apparaat
web-settings-motion-full = Bewegend
web-settings-motion-none = Stil
web-settings-symbols = Symbolen naast kleuren
web-settings-symbols-help = Elke kleur heeft ook een vorm, voor ogen die kleuren anders zien.
web-settings-plain = Eenvoudige tafel
web-settings-plain-help = Lijsten met keuzes in plaats van een getekend bord; goed voor schermlezers en trage apparaten.
web-settings-play = Tijdens het spelen
web-settings-confirm = Vragen voordat het telt
web-settings-confirm-risky = Als een vergissing pijn doet
web-settings-confirm-risky-help = Alleen wat iets kost of niet kan worden teruggenomen.
web-settings-confirm-always = Altijd
web-settings-confirm-always-help = Elke zet wordt eerst getoond en telt na een tweede tik.
web-settings-confirm-never = Nooit
web-settings-confirm-never-help = Voor snelle vingers. Terugnemen kan nog steeds.
web-settings-turn = Als jij aan zet bent
web-settings-sound = Geluid
web-settings-sound-help = Een zachte toon. Eerst uit, want mensen delen ruimtes.
web-settings-notifications = Melding
web-settings-notifications-help = Ook als deze pagina op de achtergrond staat. Je browser vraagt je om toestemming.
web-settings-notifications-blocked = Je browser laat van deze pagina geen meldingen toe. In de instellingen voor deze site kun je dat veranderen.

## missing
web-missing-title = Verdwaald op Mars
web-missing-trouble = Er zit iets in de weg
web-missing-page = Op dit adres is geen pagina.
web-missing-check = Controleer de link: is hij volledig, zonder punt of haakje aan het eind?
web-missing-ask = Vraag om een nieuwe; tafels waar niemand komt, verdwijnen op den duur.
web-missing-wait = Wacht even en probeer het dan opnieuw.
web-missing-lobby = Naar de spellen
web-missing-back = Terug
web-board-yes = Bevestigen
web-board-risk-yes = Toch doen
web-board-no = Annuleren
web-board-rule = Regel { $rule }
web-board-names = Namen van de velden
web-zoom = Grootte van het bord
web-zoom-in = Groter
web-zoom-out = Kleiner
web-zoom-fit = Toon het hele bord
web-stand-up = Plaats verlaten

## rules
web-rules-title = Regels
web-rules-contents = Inhoud
web-rules-search = Zoeken, of een regel zoals 48
web-rules-found = { $count ->
    [0] niets gevonden
    [one] 1 gevonden
   *[other] { $count } gevonden
}
web-rules-none = In geen enkele regel staat “{ $text }”.
web-rules-none-next = Probeer minder of kortere woorden, of het nummer van een regel.
web-rules-all = Alle regels tonen
web-rules-copy = Link naar { $rule } kopiëren
web-rules-copied = De link naar { $rule } is gekopieerd.
web-rules-table = Tabel

## players
web-player-since = Hier sinds { $month }
web-player-ratings = Rating
web-player-rating = Rating
web-player-games = Partijen
web-player-wins = Gewonnen
web-player-unrated = Nog geen rating.
web-player-unrated-next = Die komt met de eerste partij tegen anderen met een account.
web-player-results = Laatste partijen
web-player-result = { $place ->
    [1] Gewonnen, met { $seats } spelers, { $score ->
        [one] 1 punt
       *[other] { $score } punten
    }
   *[other] Plaats { $place } van { $seats }, { $score ->
        [one] 1 punt
       *[other] { $score } punten
    }
}
web-player-unknown = Een account met de naam { $name } is hier niet. Gasten hebben geen eigen pagina.
web-leaderboard-title = Ranglijst
web-leaderboard-rank = Rang
web-leaderboard-name = Naam
web-leaderboard-more = Meer tonen
web-leaderboard-how = De rating is wat iemand vrijwel zeker minstens kan; ze groeit met elke partij die beter gaat dan verwacht, en met de zekerheid. Alleen partijen tussen mensen met een account tellen.
web-leaderboard-empty = In dit spel heeft nog niemand een rating.
web-leaderboard-empty-next = De eerste plaats is vrij: speel met vrienden die ook een account hebben.

## account
web-account-title = Account
web-account-lead = Je speelt ook zonder. Met een account neem je je partijen overal mee naartoe.
web-account-why-tables = Je tafels op elk apparaat
web-account-why-tables-more = Begin op je telefoon, ga verder op je laptop.
web-account-why-rating = Een rating en je uitslagen
web-account-why-rating-more = Zie hoe je beter wordt en waar je staat.
web-account-why-little = Een naam en een wachtwoord, meer niet
web-account-why-little-more = Geen e-mail, geen tracking. Je kunt altijd alles verwijderen.
web-account-without = Zonder account spelen
web-account-way = Account maken of inloggen
web-account-up = Account maken
web-account-in = Inloggen
web-account-out = Uitloggen
web-account-name = Naam
web-account-password = Wachtwoord
web-account-password-help = Lang is goed: een paar woorden die alleen jij zo bij elkaar zet. Niemand kan het voor je herstellen.
web-account-password-old = Huidig wachtwoord
web-account-password-new = Nieuw wachtwoord
web-account-password-others = Alle andere apparaten worden uitgelogd.
web-account-signed = Ingelogd als
web-account-public = Je openbare pagina
web-account-keep = { $count ->
    [one] Deze browser heeft een tafel die nog niet in je account staat.
   *[other] Deze browser heeft { $count } tafels die nog niet in je account staan.
}
web-account-keep-button = In het account zetten
web-account-kept = { $count ->
    [one] Er staat nu 1 tafel in je account.
   *[other] Er staan nu { $count } tafels in je account.
}
web-account-change = Wachtwoord wijzigen
web-account-change-button = Wijzigen
web-account-changed = Je wachtwoord is gewijzigd.
web-account-delete = Account verwijderen
web-account-delete-what = Naam, rating en aanmeldingen zijn dan voorgoed weg. Je plaatsen blijven in deze browser.
web-account-delete-button = Voorgoed verwijderen
web-account-deleted = Je account is verwijderd.

## lobby, continued
web-lobby-turn = Jij bent aan zet bij { $game }
web-lobby-back = Terug naar { $game }
web-watching = Je kijkt toe. Onder “Meer” haal je je plaats van een ander apparaat hierheen; in de lobby staan tafels om mee te doen.
web-result-wins = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de winst
}
