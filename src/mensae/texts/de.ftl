cli-verified = Alle { $entries } Einträge folgen aus den Regeln und dem Startwert (Festlegung { $commitment }).
table-seat = Platz { $number }
table-chance = Zufall
table-clock = Die Uhr
table-ask-chance = Der Zufall entscheidet.
table-ask-other = { $who } ist am Zug.
table-do-chance = Der Zufall entscheidet
table-seats = Dieses Spiel ist für { $low } bis { $high } Personen, nicht für { $seats }.
table-last = Die Letzten der vorigen Partie sind verschiedene Plätze unter den { $seats } dieses Tisches.
table-unknown-seat = Einen Platz { $seat } gibt es nicht; dieser Tisch hat { $seats }.
table-unknown-action = { $action } ist keine Aktion dieses Spiels.
table-deadline = Die Zeit war bei { $deadline } ms abgelaufen.
table-no-deadline = Die Uhr handelt nicht bei { $at } ms.
table-undo = { $who } nimmt alles ab Eintrag { $to } zurück.
table-undo-ask = { $who } möchte alles ab Eintrag { $to } zurücknehmen.
table-undo-agree = { $who } stimmt zu.
table-undo-refuse = { $who } lehnt ab.
table-undo-nothing = Du hast nichts getan, was du zurücknehmen könntest.
table-undo-over = Das Spiel ist aus; nichts kann mehr zurückgenommen werden.
table-undo-asked = Es wird schon nach einer Rücknahme gefragt.
table-undo-never = In diesem Spiel wird nichts zurückgenommen.
table-undo-late = Andere haben seitdem gehandelt; in diesem Spiel ist es für eine Rücknahme zu spät.
table-undo-consent = Andere haben seitdem gehandelt; sie müssen zuerst zustimmen.
table-undo-not-asked = Du wirst nicht nach einer Rücknahme gefragt.

terminal-no-terminal = Der Terminal-Tisch braucht ein Terminal: Weder Eingabe noch Ausgabe darf umgeleitet sein.
terminal-log = Verlauf
terminal-choices = Auswahl
terminal-result = Ergebnis
terminal-type-here = / eintippen: { $example }
terminal-thinking = { $who } denkt nach …
terminal-hinting = suche einen Tipp …
terminal-hint = { $percent } % in { $visits ->
    [one] 1 Versuch
   *[other] { $visits } Versuchen
}
terminal-secret = { $who } tut etwas, das du nicht sehen darfst.
terminal-not-now = Du bist gerade nicht gefragt.
terminal-no-match = „{ $text }“ ist weder eine Aktion noch Teil einer Auswahl. Eine Aktion sieht so aus: { $example }
terminal-undo-question = { $asker } möchte alles ab Eintrag { $to } zurücknehmen. Bist du einverstanden, { $who }?
terminal-yes = Ja
terminal-no = Nein
terminal-handover = Gib die Tastatur an { $who } weiter.
terminal-handover-ready = Enter: Ich bin { $who }.
terminal-human = Mensch
terminal-won = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
terminal-points = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
terminal-ended = Beendet nach Regel { $rule }.
terminal-saved = Gespeichert in { $path }.
terminal-save-failed = Speichern in { $path } ist fehlgeschlagen: { $reason }.
terminal-no-file = Zum Speichern ist keine Datei angegeben; starte mit --save DATEI.
terminal-quit-saved = Das Spiel ist noch nicht aus. Speichern und gehen?
terminal-quit-lost = Das Spiel ist noch nicht aus, und zum Speichern ist keine Datei angegeben. Trotzdem gehen?
terminal-quit-unsaved = Das Spiel konnte nicht gespeichert werden. Trotzdem gehen?
terminal-fair = Die Würfel sind fair: Der Startwert dieses Tisches hat den SHA-256-Hash { $hash }
terminal-fair-seed = Der Startwert war { $seed }
terminal-key-choose = wählen
terminal-key-type = tippen
terminal-key-undo = zurück
terminal-key-hint = Tipp
terminal-key-switch = nächster Platz
terminal-key-language = Sprache
terminal-key-save = sichern
terminal-key-rematch = neues Spiel
terminal-key-help = Hilfe
terminal-key-quit = Ende
terminal-help = Hilfe
terminal-help-choose = durch die Auswahl gehen; das Brett zeigt jede; eine nehmen
terminal-help-type = eine Aktion oder einen Teil einer Auswahl eintippen
terminal-help-back = zurück zur Liste, alles Mögliche ist markiert
terminal-help-tab = zum nächsten Feld; die Pfeiltasten rollen Verlauf und Brett
terminal-help-undo = deinen letzten Zug zurücknehmen; andere müssen evtl. zustimmen
terminal-help-hint = die drei besten Züge und was von ihnen zu erwarten ist
terminal-help-switch = nächste Person an dieser Tastatur, wenn mehrere dran sind
terminal-help-language = English, Deutsch, Nederlands
terminal-help-save = sagen, wo das Spiel liegt; mit --save wird es nach jeder Aktion gespeichert
terminal-help-rematch = ein neues Spiel, wenn dieses aus ist
terminal-help-quit = gehen
