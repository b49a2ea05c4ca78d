
## lobby
web-lobby-title = Brettspiele auf dem Mars
web-lobby-line = Spiel im Browser: sofort mit Bots oder mit Freunden über einen Link. Ganz ohne Konto.
web-lobby-games = Spiele
web-lobby-play = Jetzt spielen
web-lobby-setting-up = Der Tisch wird gedeckt …
web-lobby-play-hint = Du beginnst sofort, mit { $count ->
    [one] einem Bot
    [2] zwei Bots
   *[other] { $count } Bots
}. Ohne Anmeldung.
web-lobby-invite = Freunde einladen
web-lobby-learn = In 3 Minuten lernen
web-lobby-rules = Regeln
web-lobby-best = Bestenliste
web-lobby-yours = Deine Tische
web-lobby-your-turn = Du bist am Zug
web-lobby-place = { $place ->
    [1] Du hast gewonnen
   *[other] Du bist auf Platz { $place }
}
web-lobby-phase-open = Wartet auf Mitspielende
web-lobby-phase-running = Läuft
web-lobby-phase-over = Zu Ende
web-lobby-phase-abandoned = Aufgegeben
web-lobby-watched = { $state }, du hast zugesehen
web-lobby-go-on = Weiterspielen
web-lobby-open = Öffnen
web-lobby-look = Ansehen
web-lobby-tables = Offene Tische
web-lobby-join = Mitspielen
web-lobby-watch = Zusehen
web-lobby-open-seat = freier Platz
web-lobby-bot = Bot
web-lobby-all = Alle { $count } Tische zeigen
web-lobby-empty = Gerade ist kein Tisch für alle offen.
web-lobby-empty-next = Spiel jetzt mit Bots, oder eröffne einen eigenen Tisch und zeig ihn hier: Jemand wird kommen.
web-lobby-results = Neueste Ergebnisse
web-lobby-won = { $count ->
    [0] Niemand hat gewonnen
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
}
web-lobby-replay = Nachspielen
web-lobby-record = Eine Partie mitbringen
web-lobby-record-choose = Wähle die Aufzeichnung einer Partie, oder zieh sie hierher
web-lobby-record-busy = Die Aufzeichnung wird gelesen …
web-lobby-record-what = Eine .jsonl-Datei, die hier oder im Terminal gespeichert wurde. Du kannst sie Zug für Zug ansehen und von jeder Stellung aus weiterspielen.
web-lobby-fan = Mensae ist ein inoffizielles Fanprojekt, mit Sorgfalt und ohne Geld gemacht. Titel und Regeln der Spiele gehören ihren Autoren und Verlagen; Bilder und Worte hier sind unsere eigenen.
web-lobby-site = Weitere Seiten
web-lobby-rules-of = Regeln von { $game }
web-guest-names = Marsfuchs, Dünenkatze, Kratereule, Staubteufel, Roter Komet, Mondmotte, Canyonhase, Sternluchs, Rover, Polarbär, Sandlerche, Meteor
web-minutes-gardens = etwa 30 Minuten
web-weight-gardens = leicht
web-minutes-magicmaze = etwa 15 Minuten
web-weight-magicmaze = leicht
web-minutes-onmars = etwa 2 Stunden
web-weight-onmars = anspruchsvoll
web-minutes-spacemaze = etwa 45 Minuten
web-weight-spacemaze = mittel

## parts
web-parts-players = { $low } bis { $high } Personen
web-parts-again = Noch einmal versuchen
web-parts-trouble = Hier ist etwas schiefgegangen.
## Der Rahmen jeder Seite
web-skip = Zum Inhalt springen
web-home = Mensae: zur Lobby
web-nav = Diese Seite
web-language = Sprache
web-account = Konto
web-settings = Einstellungen
web-close = Schließen
web-copy = Kopieren
web-copied = Kopiert
web-reload = Neu laden
web-offline = Du bist offline. Sobald das Netz wieder da ist, geht es von selbst weiter.
web-no-answer = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
web-odd-answer = Der Server hat etwas geantwortet, das hier keinen Sinn ergibt ({ $status }). Versuche es gleich noch einmal.
web-page-failed = Diese Seite konnte nicht geladen werden.
web-page-failed-next = Vielleicht ist die Verbindung abgerissen, oder die Seite wurde gerade erneuert. Lade sie neu.
web-rule-link = Regel { $rule } im Regelheft
web-guest = Gast
web-you = du
web-level-easy = leicht
web-level-medium = mittel
web-level-hard = schwer

## Bevor ein Tisch beginnt
web-table-loading = Der Tisch wird gedeckt …
web-table-gone = Diesen Tisch gibt es nicht mehr.
web-outdated = Diese Seite ist älter als der Server. Lade sie neu, um weiterzuspielen.
web-moved-away = Dein Platz ist auf ein anderes Gerät umgezogen. Spiele dort weiter, oder hole ihn mit dem Wiederherstellungscode zurück.
web-waiting-for = { $count ->
    [0] Der Tisch beginnt.
    [one] Ein Platz ist noch frei. Der Tisch beginnt, sobald sich jemand setzt.
   *[other] { $count } Plätze sind noch frei. Der Tisch beginnt, sobald sie besetzt sind.
}
web-waiting-abandoned = Dieser Tisch wurde aufgegeben, bevor er begann.
web-waiting-host = { $name } lädt dich ein.
web-waiting-about = Über das Spiel
web-waiting-learn = In 3 Minuten lernen
web-waiting-seats = Plätze
web-seat-open = frei
web-seat-reserved = freigehalten für { $name }
web-seat-bot = Bot, { $level }
web-seat-here = ist da
web-seat-gone = nicht da
web-sit-down = Hinsetzen
web-set-bot = Bot
web-open-seat = Freigeben
web-your-name = Dein Name
web-name-first = Sag uns deinen Namen, dann setz dich.
web-bot-level = Bots
web-start-with-bots = Mit Bots beginnen
web-invite = Freunde einladen
web-invite-how = Verschicke diesen Link, oder lass den Code fotografieren. Niemand braucht ein Konto.
web-invite-link = Link zu diesem Tisch
web-invite-qr = Der Link zu diesem Tisch als QR-Code
web-invite-text = Komm, spiel mit mir auf dem Mars!
web-share = Teilen
web-recover = Ich habe hier einen Platz auf einem anderen Gerät
web-recover-how = Wähle auf dem anderen Gerät „Mehr“ und zeige den Wiederherstellungscode an. Der Platz zieht dann hierher um.
web-recover-code = Wiederherstellungscode
web-recover-do = Platz hierher holen

## Der Tisch
web-bar = Was zu tun ist
web-tabs = Teile des Tisches
web-tab-board = Brett
web-tab-me = Ich
web-tab-others = Andere
web-tab-log = Verlauf
web-your-turn = Du bist dran
web-thinking = denkt nach
web-line-lost = Verbindung verloren. Es wird neu versucht; nichts geht verloren.
web-line-closed = Das wurde nicht gesendet: Der Tisch ist hier nicht mehr offen.
web-time-left = noch { $time }
web-undo = Zurücknehmen
web-undo-asked = { $name } möchte zurücknehmen:
web-undo-waits = Die anderen werden gefragt, ob du das zurücknehmen darfst.
web-agree = Einverstanden
web-refuse = Ablehnen
web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hints = Ein starker Bot würde wählen
web-hints-live = Ein guter nächster Schritt
web-hints-how = Der Anteil der Partien, die er von dort aus in Gedanken gewinnt: { $visits }-mal hat er weitergespielt.
web-hint-reason = gewinnt { $worth } % der Partien, die er von hier aus probiert hat ({ $visits })
web-away = Ein Bot spielt für dich.
web-come-back = Wieder selbst spielen
web-curtain = Gib das Gerät an { $name } weiter.
web-play-as = Als { $name } spielen
web-looking-back = (Rückblick)
web-to-present = Zurück zur Gegenwart
web-choices = Möglichkeiten
web-rare = Zum Tisch
web-pawn-calls = tu was!
web-sure = { $what }? Nochmal klicken
web-apart-magicmaze-jokers = Joker
web-apart-magicmaze-gestures = Gesten
web-filter = Möglichkeiten filtern
web-why-not = Warum nicht etwas anderes?
web-sketch-legend = Was bedeuten die Buchstaben?
web-sketch = Das Brett, mit Buchstaben gezeichnet
web-bot-plays = ein Bot spielt
web-stand-in = Einen Bot weiterspielen lassen
web-place = { $place }.
web-log = Verlauf
web-log-origin = Dieser Tisch geht von einer Stellung eines anderen aus:
web-log-origin-link = wie es dazu kam
web-speed = Tempo { $speed }
web-scrubber = Durch die Partie
web-to-start = Zum Anfang
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-play = Partie von selbst abspielen
web-pause = Anhalten
web-position = Stellung
web-position-of = nach { $entries } von { $most } Einträgen
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-watching = Du schaust zu. Reden können die am Tisch.
web-send = Senden
web-react = Reaktionen
web-reaction-yes = Ja!
web-reaction-no = Nein!
web-reaction-laugh = Haha
web-reaction-wow = Wow
web-reaction-sad = Oh nein
web-reaction-love = Herrlich
web-reaction-think = Hmm
web-reaction-hurry = Schnell!
web-mute = { $name } stumm schalten
web-unmute = { $name } wieder hören
web-rules = Regeln
web-more = Mehr
web-share-position = Link zu dieser Stellung (nach { $entries } Einträgen)
web-fork = Von hier mit Bots weiterspielen
web-fork-how = Ein neuer Tisch beginnt mit der Stellung nach { $entries } Einträgen; dieser bleibt, wie er ist. Wessen Platz möchtest du? Die anderen nehmen Bots.
web-record = Aufzeichnung herunterladen
web-key = Wiederherstellungscode deines Platzes
web-key-show = Auf einem anderen Gerät spielen
web-key-how = Öffne auf dem anderen Gerät den Link zu diesem Tisch und gib dort den Code ein. Er gilt einmal; dieses Gerät ist dann draußen.
web-leave = Gehen; ein Bot spielt weiter
web-left = Ein Bot spielt für dich. Du kannst jederzeit zurückkommen.
web-abandon = Die Partie für alle beenden
web-abandon-not = Doch weiterspielen
web-abandon-who = Für ein Ende der Partie: { $names }. Sie endet, wenn alle Mitspielenden einverstanden sind.
web-abandon-agree = Beenden
web-abandon-play = Weiterspielen
web-news-left = { $name } ist gegangen; ein Bot spielt weiter.
web-news-back = { $name } ist wieder da.
web-result = Die Partie ist vorbei
web-result-won = Du hast gewonnen!
web-result-lost = Verloren!
web-result-abandoned = Der Tisch wurde aufgegeben
web-story = Wie es dazu kam
web-story-sources = Punkte nach Herkunft
web-story-source = Herkunft
web-story-all = Zusammen
web-story-curve = Punkte im Lauf der Partie
web-story-gain = { $name } gewinnt { $points }
web-story-show = Ab hier zeigen
web-rematch = Noch einmal
web-rematch-join = Zum nächsten Tisch
web-replay = Noch einmal ansehen
web-review = Was sich daraus lernen lässt
web-review-thinking = Das Spiel wird ausgewertet
web-to-lobby = Zur Lobby
web-fair = War der Zufall ehrlich?
web-fair-how = Vor dem Beginn wurde allen der SHA-256 des Startwerts gezeigt. Dies ist der Startwert: Jeder kann ihn nachprüfen, und alles, was der Zufall tat, mit „mensae replay --verify“.
web-fair-seed = Startwert
web-fair-shown = Der Startwert allen Zufalls an diesem Tisch hat diesen SHA-256; der Startwert selbst wird am Ende gezeigt:
web-coach = Einführung
web-coach-step = Schritt { $step } von { $steps }
web-coach-next = Weiter
web-coach-done = Weiterspielen
web-coach-close = Einführung beenden

## new table
web-new-title = Neuer Tisch
web-new-unknown = Ein Spiel namens „{ $game }“ gibt es hier nicht.
web-new-who = Wer spielt mit?
web-new-with = Mit wem du spielst
web-new-with-friends = Mit Freunden
web-new-with-bots = Mit Bots
web-new-with-device = An einem Gerät
web-new-with-alone = Allein
web-new-seat = Platz { $number }
web-new-me = Du
web-new-person = Jemand hier
web-new-open = Freund per Link
web-new-open-help = frei, bis jemand kommt
web-new-bot = Bot, { $level }
web-new-level-easy = leicht
web-new-level-medium = mittel
web-new-level-hard = schwer
web-new-level-easy-help = für die ersten Partien
web-new-level-medium-help = spielt solide
web-new-level-hard-help = denkt lange und weit voraus
web-new-name = Dein Name
web-new-name-of = Name der Person auf Platz { $number }
web-new-add = Platz hinzufügen
web-new-remove = Platz { $number } entfernen
web-new-table = Der Tisch
web-new-listed = In der Lobby zeigen
web-new-listed-help = Alle können den Tisch finden, sich auf einen freien Platz setzen oder zusehen. Sonst können das nur die mit dem Link.
web-new-hints = Tipps erlauben
web-new-hints-help = Wer nicht weiterweiß, kann nach den drei besten Zügen fragen.
web-new-limit = Bedenkzeit
web-new-limit-none = Unbegrenzt
web-new-limit-seconds = { $count } Sekunden
web-new-limit-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
web-new-limit-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
web-new-limit-help = Für jede Entscheidung. Ist die Zeit um, macht ein Bot diesen einen Zug.
web-new-options = Regeln und Varianten
web-new-options-changed = { $count ->
    [0] Gut voreingestellt: Du musst nichts ändern
    [one] 1 geändert
   *[other] { $count } geändert
}
web-new-options-reset = Zurück zur Voreinstellung
web-new-usual = { $name } (üblich)
web-new-create-friends = Tisch eröffnen
web-new-create-bots = Los geht’s
web-new-create-device = Los geht’s
web-new-create-alone = Los geht’s
web-new-create-watch = Den Bots zusehen
web-new-next-friends = Dann bekommst du einen Link und einen QR-Code für deine Freunde.
web-new-next-bots = Die Partie beginnt sofort.
web-new-next-device = Die Partie beginnt sofort, und ihr spielt alle an diesem Gerät.
web-new-next-alone = Du spielst allein. Die Partie beginnt sofort.
web-new-next-watch = Du siehst zu; niemand muss etwas tun.
web-option-gardens-scoring = Punkte fürs Pflanzen
web-option-gardens-scoring-help = Ob die gerade gepflanzte Blume mitzählt (GM-51, GM-53, GM-54).
web-option-gardens-scoring-exclude_new = Nur die Nachbarn
web-option-gardens-scoring-exclude_new-help = Ein Punkt für jede verbundene Blume ihrer Farbe, keiner für die neue.
web-option-gardens-scoring-include_if_connected = Auch die neue, wenn sie verbunden ist
web-option-gardens-scoring-include_if_connected-help = Eine Gruppe zählt ganz; eine einzelne Blume bringt nichts.
web-option-gardens-scoring-include_new = Immer auch die neue
web-option-gardens-scoring-include_new-help = Selbst eine einzelne Blume bringt 1 Punkt.
web-option-gardens-last_flower_turn = Sonderzug für die letzte Blume einer Farbe
web-option-gardens-last_flower_turn-help = Nur wenn noch ein Würfel in der Auslage liegt (GM-69, GM-70, GM-71).
web-option-gardens-last_flower_turn-own = Aus deinem Vorrat
web-option-gardens-last_flower_turn-own-help = Pflanz deine letzte Blume einer Farbe und mach gleich weiter.
web-option-gardens-last_flower_turn-global = Auf dem ganzen Brett
web-option-gardens-last_flower_turn-global-help = Pflanz die zehnte und letzte Blume einer Farbe und mach gleich weiter.
web-option-gardens-last_flower_turn-off = Keiner
web-option-gardens-last_flower_turn-off-help = Diesen Sonderzug gibt es nicht.
web-option-gardens-crowded_track_turn = Sonderzug auf einem besetzten Feld
web-option-gardens-crowded_track_turn-help = Wer über 25 auf dem Feld eines anderen landet, macht gleich weiter (GM-72).
web-option-gardens-two_gardeners = Zwei Gärtner für jeden
web-option-gardens-two_gardeners-help = Für genau zwei Personen: Wähl in jedem Zug, welcher deiner Gärtner geht (GM-88).
web-option-gardens-centre_hex = Die Mitte des Bretts
web-option-gardens-centre_hex-help = Stehen bleiben darf dort in keinem Fall jemand (GM-39, GM-40).
web-option-gardens-centre_hex-cross = Darf überquert werden
web-option-gardens-centre_hex-block = Versperrt den Weg
web-option-gardens-tie_break = Bei Gleichstand
web-option-gardens-tie_break-help = Den gibt es nur bei 0 Punkten (GM-86).
web-option-gardens-tie_break-shared = Alle gewinnen
web-option-gardens-tie_break-planted = Wer mehr gepflanzt hat, gewinnt
web-option-gardens-idle_limit = Ende, wenn niemand pflanzt
web-option-gardens-idle_limit-help = So viele Züge pro Person hintereinander ohne Pflanzen beenden die Partie; 0 heißt nie (GM-84).
web-option-magicmaze-mission = Mission
web-option-magicmaze-mission-help = Mit jeder Mission kommen Plättchen und Regeln zu denen der vorigen hinzu (MM-31).
web-option-magicmaze-mission-1-help = 4 Plättchen und 1 Kuppel. Ihr dürft die ganze Zeit reden.
web-option-magicmaze-mission-2-help = 6 Plättchen und 2 Kuppeln; Schweigen, Figur, Brücken und Joker.
web-option-magicmaze-mission-3-help = 8 Plättchen und 3 Kuppeln; Müll und Rohre.
web-option-magicmaze-mission-4-help = 10 Plättchen und 4 Kuppeln; eine Weltraumschnecke.
web-option-magicmaze-mission-5-help = 12 Plättchen und 5 Kuppeln; Einbahnstraßen und eine zweite Schnecke.
web-option-magicmaze-edition = Ausgabe
web-option-magicmaze-edition-help = Wo sich die beiden Anleitungen unterscheiden, entscheidet das über die nächsten vier Punkte, wenn ihr sie nicht selbst festlegt (MM-239).
web-option-magicmaze-edition-de = Die deutsche
web-option-magicmaze-edition-nl = Die niederländische
web-option-magicmaze-colonists_in_pipes = Kolonisten in Rohren
web-option-magicmaze-colonists_in_pipes-help = Ab Mission 3: ob Kolonisten wie Rohstoffe durch Rohre reisen dürfen (MM-181).
web-option-magicmaze-colonists_in_pipes-edition = Nach der Ausgabe
web-option-magicmaze-colonists_in_pipes-yes = Erlaubt
web-option-magicmaze-colonists_in_pipes-no = Verboten
web-option-magicmaze-pipe_sound = Geräusch der Rohre
web-option-magicmaze-pipe_sound-help = Ein Zischen, das alle hören, auch im Schweigen (MM-184).
web-option-magicmaze-pipe_sound-edition = Nach der Ausgabe
web-option-magicmaze-pipe_sound-yes = An
web-option-magicmaze-pipe_sound-no = Aus
web-option-magicmaze-orange_hint = Hinweis in Mission 2
web-option-magicmaze-orange_hint-help = Sagt vor dem Start, wofür zwei der Joker da sind (MM-154).
web-option-magicmaze-orange_hint-edition = Nach der Ausgabe
web-option-magicmaze-orange_hint-yes = Zeigen
web-option-magicmaze-orange_hint-no = Nicht zeigen
web-option-magicmaze-level_word = Wie eine Stufe heißt
web-option-magicmaze-level_word-help = Das ändert nur Texte (MM-260).
web-option-magicmaze-level_word-edition = Nach der Ausgabe
web-option-magicmaze-level_word-mission = Mission
web-option-magicmaze-level_word-module = Modul
web-option-magicmaze-time_scale = Sand
web-option-magicmaze-time_scale-help = Wie lange eine volle Sanduhr läuft: 1 sind 3 Minuten, 1.33 sind 4 und 2 sind 6, für Anfänger (MM-51).
web-option-magicmaze-grace_ms = Kulanz fürs Netz, in ms
web-option-magicmaze-grace_ms-help = Kommt die Aktion einer Person so knapp nach dem Ende des Sandes an, zählt sie noch (MM-61).
web-option-magicmaze-talk_guard_ms = Sperrzeit beim Reden, in ms
web-option-magicmaze-talk_guard_ms-help = So lange kann niemand handeln, wenn ein Redefenster aufgegangen ist, damit nichts das Gespräch versehentlich beendet (MM-122).
web-option-magicmaze-auto_dome = Volle Baustellen werden sofort Kuppeln
web-option-magicmaze-auto_dome-help = Sonst muss jemand die Kuppel bauen (MM-98).
web-option-magicmaze-x_tiles = X-Plättchen
web-option-magicmaze-x_tiles-help = So viele zusätzliche Plättchen kommen in den Stapel, und es wird schwerer; fangt mit 1 an (MM-198).
web-option-magicmaze-expert = Expertenregel
web-option-magicmaze-expert-help = Bei jedem Umdrehen geben alle ihr Aktionsplättchen nach links weiter; ab zwei Personen (MM-201).
web-option-magicmaze-solo_tiles = Aktionsplättchen, wenn du allein spielst
web-option-magicmaze-solo_tiles-help = Du benutzt immer eines und darfst alle zehn Sekunden wechseln (MM-206).
web-option-magicmaze-solo_tiles-two = Zwei
web-option-magicmaze-solo_tiles-two-help = Mit je drei Farben.
web-option-magicmaze-solo_tiles-six = Sechs
web-option-magicmaze-solo_tiles-six-help = Mit je zwei Farben und viel schwerer.
web-option-magicmaze-leaver = Wenn jemand geht
web-option-magicmaze-leaver-help = Der Sand läuft auf jeden Fall weiter (MM-221).
web-option-magicmaze-leaver-bot = Ein Bot springt ein
web-option-magicmaze-leaver-shared = Alle teilen sich die Farben
web-option-magicmaze-pause = Pause
web-option-magicmaze-pause-help = In einer Pause steht der Sand still, und der Spielplan ist verdeckt (MM-227).
web-option-magicmaze-pause-off = Keine
web-option-magicmaze-pause-agreed = Jeder darf eine ausrufen
web-option-onmars-length = Länge
web-option-onmars-length-help = Welche Missionen das Spiel beenden (OM-033).
web-option-onmars-length-short = Kurz
web-option-onmars-length-short-help = Zwei kurze Missionen und eine lange.
web-option-onmars-length-long = Lang
web-option-onmars-length-long-help = Eine kurze Mission und zwei lange.
web-option-onmars-space_oddity = Space Oddity
web-option-onmars-space_oddity-help = Mit der letzten Mission endet das Spiel sofort, ohne weitere Runde (OM-222).
web-option-onmars-first_colonists = Erste Siedler
web-option-onmars-first_colonists-help = Für die erste Partie: feste Missionen, zugeteilte Startfelder und kleine geheime Aufgaben; nicht allein (OM-223 bis OM-227).
web-option-spacemaze-layout = Spielplan
web-option-spacemaze-layout-help = Das Relikt ist für alle gleich weit entfernt (SM-16, SM-17, SM-19).
web-option-spacemaze-layout-square5 = Quadrat 5 × 5
web-option-spacemaze-layout-square5-help = Der gedruckte Spielplan: 4 Schritte von deinem UFO zum Relikt.
web-option-spacemaze-layout-square3 = Quadrat 3 × 3
web-option-spacemaze-layout-square3-help = Für 2 Personen und sehr kurz: 2 Schritte zum Relikt.
web-option-spacemaze-layout-rect3x5 = Rechteck 3 × 5
web-option-spacemaze-layout-rect3x5-help = Für 2 Personen: 3 Schritte zum Relikt.
web-option-spacemaze-layout-diamond2 = Kleine Raute
web-option-spacemaze-layout-diamond2-help = 13 Plättchen: 2 Schritte zum Relikt.
web-option-spacemaze-layout-diamond3 = Große Raute
web-option-spacemaze-layout-diamond3-help = 25 Plättchen: 3 Schritte zum Relikt.
web-option-spacemaze-relic_tile_fixed = Das Reliktplättchen bleibt liegen
web-option-spacemaze-relic_tile_fixed-help = Austausch und Diagonaltausch können es nicht mit einem anderen tauschen (SM-119).
web-option-spacemaze-max_rounds = Höchstens so viele Runden
web-option-spacemaze-max_rounds-help = Danach gewinnt, wer die meisten Marker hat; 0 bedeutet: keine Grenze (SM-148).

## settings
web-settings-title = Einstellungen
web-settings-where = Nur in diesem Browser gespeichert. Jede Änderung wirkt sofort.
web-settings-you = Du
web-settings-name = Dein Name
web-settings-name-help = Die anderen sehen ihn am Tisch. Lässt du ihn leer, bekommst du einen Gastnamen.
web-settings-language = Sprache
web-settings-look = Aussehen
web-settings-theme = Licht
web-settings-theme-system = Wie das Gerät
web-settings-theme-dusk = Dämmerung (dunkel)
web-settings-theme-noon = Mittag (hell)
web-settings-motion = Bewegung
web-settings-motion-system = Wie das Gerät
web-settings-motion-full = Bewegt
web-settings-motion-none = Ruhig
web-settings-symbols = Symbole neben Farben
web-settings-symbols-help = Jede Farbe hat auch eine Form, für Augen, die Farben anders sehen.
web-settings-plain = Schlichter Tisch
web-settings-plain-help = Listen zum Auswählen statt eines gezeichneten Bretts; gut für Screenreader und langsame Geräte.
web-settings-play = Beim Spielen
web-settings-confirm = Nachfragen, bevor es gilt
web-settings-confirm-risky = Wenn ein Versehen wehtäte
web-settings-confirm-risky-help = Nur was etwas kostet oder sich nicht zurücknehmen lässt.
web-settings-confirm-always = Immer
web-settings-confirm-always-help = Jeder Zug wird erst gezeigt und gilt nach dem zweiten Tippen.
web-settings-confirm-never = Nie
web-settings-confirm-never-help = Für schnelle Finger. Zurücknehmen geht trotzdem.
web-settings-turn = Wenn du am Zug bist
web-settings-sound = Ton
web-settings-sound-help = Ein leiser Klang. Anfangs aus, denn Räume teilt man sich.
web-settings-notifications = Benachrichtigung
web-settings-notifications-help = Auch wenn diese Seite im Hintergrund liegt. Dein Browser fragt dich um Erlaubnis.
web-settings-notifications-blocked = Dein Browser lässt von dieser Seite keine Benachrichtigungen zu. In seinen Einstellungen für diese Seite kannst du das ändern.

## missing
web-missing-title = Auf dem Mars verlaufen
web-missing-trouble = Da ist etwas im Weg
web-missing-page = Unter dieser Adresse gibt es keine Seite.
web-missing-check = Prüf den Link: Ist er vollständig, ohne Punkt oder Klammer am Ende?
web-missing-ask = Bitte um einen neuen; Tische, die niemand besucht, verschwinden irgendwann.
web-missing-wait = Warte einen Moment und versuch es dann noch einmal.
web-missing-lobby = Zu den Spielen
web-missing-back = Zurück
web-board-yes = Bestätigen
web-board-risk-yes = Trotzdem tun
web-board-no = Abbrechen
web-board-rule = Regel { $rule }
web-board-names = Namen der Felder
web-zoom = Größe des Bretts
web-zoom-in = Größer
web-zoom-out = Kleiner
web-zoom-fit = Das ganze Brett zeigen
web-stand-up = Platz verlassen

## rules
web-rules-title = Regeln
web-rules-contents = Inhalt
web-rules-search = Suchen, oder eine Regel wie 48
web-rules-found = { $count ->
    [0] nichts gefunden
    [one] 1 gefunden
   *[other] { $count } gefunden
}
web-rules-none = In keiner Regel steht „{ $text }“.
web-rules-none-next = Versuch es mit weniger oder kürzeren Wörtern oder mit der Nummer einer Regel.
web-rules-all = Alle Regeln zeigen
web-rules-copy = Link zu { $rule } kopieren
web-rules-copied = Der Link zu { $rule } ist kopiert.
web-rules-table = Tabelle

## players
web-player-since = Dabei seit { $month }
web-player-ratings = Wertung
web-player-rating = Wertung
web-player-games = Partien
web-player-wins = Siege
web-player-unrated = Noch keine Wertung.
web-player-unrated-next = Sie kommt mit der ersten Partie gegen andere, die ein Konto haben.
web-player-results = Letzte Partien
web-player-result = { $place ->
    [1] Gewonnen, zu { $seats ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] mehreren
    }, { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
   *[other] Platz { $place } von { $seats }, { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
}
web-player-unknown = Ein Konto mit dem Namen { $name } gibt es hier nicht. Gäste haben keine eigene Seite.
web-leaderboard-title = Bestenliste
web-leaderboard-rank = Rang
web-leaderboard-name = Name
web-leaderboard-more = Mehr zeigen
web-leaderboard-how = Die Wertung ist, was jemand so gut wie sicher mindestens kann; sie wächst mit jeder Partie, die besser läuft als erwartet, und mit der Gewissheit. Nur Partien unter Leuten mit Konto zählen.
web-leaderboard-empty = In diesem Spiel hat noch niemand eine Wertung.
web-leaderboard-empty-next = Der erste Platz ist frei: Spiel mit Freunden, die auch ein Konto haben.

## account
web-account-title = Konto
web-account-lead = Du spielst auch ohne. Mit einem Konto nimmst du deine Partien überallhin mit.
web-account-why-tables = Deine Tische auf jedem Gerät
web-account-why-tables-more = Am Handy anfangen, am Laptop weiterspielen.
web-account-why-rating = Eine Wertung und deine Ergebnisse
web-account-why-rating-more = Sieh, wie du besser wirst und wo du stehst.
web-account-why-little = Ein Name und ein Passwort, mehr nicht
web-account-why-little-more = Keine E-Mail, kein Tracking. Du kannst jederzeit alles löschen.
web-account-without = Ohne Konto spielen
web-account-way = Konto anlegen oder anmelden
web-account-up = Konto anlegen
web-account-in = Anmelden
web-account-out = Abmelden
web-account-name = Name
web-account-password = Passwort
web-account-password-help = Lang ist gut: ein paar Wörter, die nur du so zusammenstellst. Niemand kann es für dich wiederherstellen.
web-account-password-old = Bisheriges Passwort
web-account-password-new = Neues Passwort
web-account-password-others = Alle anderen Geräte werden abgemeldet.
web-account-signed = Angemeldet als
web-account-public = Deine öffentliche Seite
web-account-keep = { $count ->
    [one] Dieser Browser hat einen Tisch, der noch nicht in deinem Konto ist.
   *[other] Dieser Browser hat { $count } Tische, die noch nicht in deinem Konto sind.
}
web-account-keep-button = Ins Konto übernehmen
web-account-kept = { $count ->
    [one] 1 Tisch ist jetzt in deinem Konto.
   *[other] { $count } Tische sind jetzt in deinem Konto.
}
web-account-change = Passwort ändern
web-account-change-button = Ändern
web-account-changed = Dein Passwort ist geändert.
web-account-delete = Konto löschen
web-account-delete-what = Name, Wertung und Anmeldungen sind dann endgültig weg. Deine Plätze bleiben in diesem Browser.
web-account-delete-button = Endgültig löschen
web-account-deleted = Dein Konto ist gelöscht.

## lobby, continued
web-lobby-turn = Du bist am Zug bei { $game }
web-lobby-back = Zurück zu { $game }
web-watching = Du schaust zu. Unter „Mehr“ holst du deinen Platz von einem anderen Gerät hierher; in der Lobby gibt es Tische zum Mitspielen.
web-result-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
