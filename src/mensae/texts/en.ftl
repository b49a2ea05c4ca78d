cli-verified = All { $entries } entries follow from the rules and the seed (commitment { $commitment }).
table-seat = Seat { $number }
table-chance = Chance
table-clock = The clock
table-ask-chance = Chance decides.
table-ask-other = { $who } is to move.
table-do-chance = Chance decides
table-seats = This game is for { $low } to { $high } players, not { $seats }.
table-last = The seats that came last are different seats among the { $seats } of this table.
table-unknown-seat = There is no seat { $seat }; this table has { $seats }.
table-unknown-action = { $action } is not an action of this game.
table-deadline = The time ran out at { $deadline } ms.
table-no-deadline = The clock does not act at { $at } ms.
table-undo = { $who } takes back everything from entry { $to } on.
table-undo-ask = { $who } asks to take back everything from entry { $to } on.
table-undo-agree = { $who } agrees.
table-undo-refuse = { $who } refuses.
table-undo-nothing = You have done nothing that could be taken back.
table-undo-over = The game is over; nothing can be taken back.
table-undo-asked = Another undo is being asked for already.
table-undo-never = In this game nothing is taken back.
table-undo-late = Others have acted since; in this game it is too late to take it back.
table-undo-consent = Others have acted since; they must agree first.
table-undo-not-asked = You are not asked about an undo.

terminal-no-terminal = The terminal table needs a terminal: neither input nor output may be redirected.
terminal-log = Log
terminal-choices = Choices
terminal-result = Result
terminal-type-here = / type: { $example }
terminal-thinking = { $who } is thinking …
terminal-hinting = looking for a hint …
terminal-hint = { $percent } % in { $visits ->
    [one] 1 try
   *[other] { $visits } tries
}
terminal-secret = { $who } does something that you may not see.
terminal-not-now = Nothing is asked of you right now.
terminal-no-match = “{ $text }” is neither an action nor part of a choice. An action looks like this: { $example }
terminal-undo-question = { $asker } would like to take back everything from entry { $to } on. Do you agree, { $who }?
terminal-yes = Yes
terminal-no = No
terminal-handover = Hand the keyboard to { $who }.
terminal-handover-ready = Enter: I am { $who }.
terminal-human = Human
terminal-won = { $count ->
    [0] Nobody wins.
    [one] { $names } wins!
   *[other] { $names } win together!
}
terminal-points = { $score ->
    [one] 1 point
   *[other] { $score } points
}
terminal-ended = Ended by rule { $rule }.
terminal-saved = Saved to { $path }.
terminal-save-failed = Could not save to { $path }: { $reason }.
terminal-no-file = No file was given to save to; start with --save FILE.
terminal-quit-saved = The game is not over. Save it and leave?
terminal-quit-lost = The game is not over, and no file was given to save it to. Leave anyway?
terminal-quit-unsaved = The game could not be saved. Leave anyway?
terminal-fair = The dice are fair: the seed of this table has the SHA-256 hash { $hash }
terminal-fair-seed = The seed was { $seed }
terminal-key-choose = choose
terminal-key-type = type
terminal-key-undo = undo
terminal-key-hint = hint
terminal-key-switch = next player
terminal-key-language = language
terminal-key-save = save
terminal-key-rematch = new game
terminal-key-help = help
terminal-key-quit = quit
terminal-help = Help
terminal-help-choose = walk through the choices; the board shows each; pick one
terminal-help-type = type an action or a part of a choice
terminal-help-back = back to the list, all choices marked
terminal-help-tab = to the next pane; the arrow keys scroll the log and the board
terminal-help-undo = take back what you did last; the others may have to agree
terminal-help-hint = the three best choices, with the result to expect
terminal-help-switch = the next player at this keyboard, if several may act
terminal-help-language = English, Deutsch, Nederlands
terminal-help-save = say where the game is kept; with --save it is saved after every action
terminal-help-rematch = a new game, once this one is over
terminal-help-quit = leave
