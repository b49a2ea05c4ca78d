cli-verified = Alle { $entries } regels volgen uit de spelregels en het startgetal (vastlegging { $commitment }).
table-seat = Plaats { $number }
table-chance = Toeval
table-clock = De klok
table-ask-chance = Het toeval beslist.
table-ask-other = { $who } is aan de beurt.
table-do-chance = Het toeval beslist
table-seats = Dit spel is voor { $low } tot { $high } spelers, niet voor { $seats }.
table-last = De laatsten van het vorige spel zijn verschillende plaatsen van de { $seats } aan deze tafel.
table-unknown-seat = Er is geen plaats { $seat }; deze tafel heeft er { $seats }.
table-unknown-action = { $action } is geen actie van dit spel.
table-deadline = De tijd was om bij { $deadline } ms.
table-no-deadline = De klok doet niets bij { $at } ms.
table-undo = { $who } neemt alles vanaf regel { $to } terug.
table-undo-ask = { $who } wil alles vanaf regel { $to } terugnemen.
table-undo-agree = { $who } stemt toe.
table-undo-refuse = { $who } weigert.
table-undo-nothing = Je hebt niets gedaan dat je terug kunt nemen.
table-undo-over = Het spel is afgelopen; er kan niets meer worden teruggenomen.
table-undo-asked = Er wordt al om een terugname gevraagd.
table-undo-never = In dit spel wordt niets teruggenomen.
table-undo-late = Anderen hebben sindsdien gehandeld; in dit spel is het te laat om terug te nemen.
table-undo-consent = Anderen hebben sindsdien gehandeld; zij moeten eerst toestemmen.
table-undo-not-asked = Je wordt niet om een terugname gevraagd.

terminal-no-terminal = De terminaltafel heeft een terminal nodig: invoer en uitvoer mogen niet omgeleid zijn.
terminal-log = Verloop
terminal-choices = Keuzes
terminal-result = Uitslag
terminal-type-here = / intypen: { $example }
terminal-thinking = { $who } denkt na …
terminal-hinting = zoekt een tip …
terminal-hint = { $percent } % in { $visits ->
    [one] 1 poging
   *[other] { $visits } pogingen
}
terminal-secret = { $who } doet iets wat je niet mag zien.
terminal-not-now = Er wordt nu niets van je gevraagd.
terminal-no-match = “{ $text }” is geen actie en ook geen deel van een keuze. Een actie ziet er zo uit: { $example }
terminal-undo-question = { $asker } wil alles vanaf regel { $to } terugnemen. Ga je akkoord, { $who }?
terminal-yes = Ja
terminal-no = Nee
terminal-handover = Geef het toetsenbord aan { $who }.
terminal-handover-ready = Enter: ik ben { $who }.
terminal-human = Mens
terminal-won = { $count ->
    [0] Niemand wint.
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}
terminal-points = { $score ->
    [one] 1 punt
   *[other] { $score } punten
}
terminal-ended = Beëindigd volgens regel { $rule }.
terminal-saved = Opgeslagen in { $path }.
terminal-save-failed = Opslaan in { $path } is mislukt: { $reason }.
terminal-no-file = Er is geen bestand opgegeven om in op te slaan; start met --save BESTAND.
terminal-quit-saved = Het spel is nog niet afgelopen. Opslaan en stoppen?
terminal-quit-lost = Het spel is nog niet afgelopen en er is geen bestand opgegeven om het op te slaan. Toch stoppen?
terminal-quit-unsaved = Het spel kon niet worden opgeslagen. Toch stoppen?
terminal-fair = De dobbelstenen zijn eerlijk: de startwaarde van deze tafel heeft de SHA-256-hash { $hash }
terminal-fair-seed = De startwaarde was { $seed }
terminal-key-choose = kiezen
terminal-key-type = typen
terminal-key-undo = terug
terminal-key-hint = tip
terminal-key-switch = volgende speler
terminal-key-language = taal
terminal-key-save = opslaan
terminal-key-rematch = nieuw spel
terminal-key-help = hulp
terminal-key-quit = stoppen
terminal-help = Hulp
terminal-help-choose = loop langs de keuzes; het bord toont ze; kies er een
terminal-help-type = typ een actie of een deel van een keuze
terminal-help-back = terug naar de lijst, alle keuzes gemarkeerd
terminal-help-tab = naar het volgende vak; pijltjes schuiven verloop en bord
terminal-help-undo = neem je laatste zet terug; anderen moeten soms toestemmen
terminal-help-hint = de drie beste keuzes, met het verwachte resultaat
terminal-help-switch = de volgende speler aan dit toetsenbord, als er meer mogen
terminal-help-language = English, Deutsch, Nederlands
terminal-help-save = zeggen waar het spel staat; met --save wordt het na elke actie bewaard
terminal-help-rematch = een nieuw spel, als dit is afgelopen
terminal-help-quit = stoppen
