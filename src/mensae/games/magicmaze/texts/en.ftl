magicmaze-title = Magic Maze on Mars
magicmaze-pitch = All at once and almost without a word: send cows, crystals and bananas along coloured highways, and get every colonist under a dome before the sand runs out.
magicmaze-silence = Silence: talk opens when the timer is flipped, or with a joker.

# Words
magicmaze-list = { $first }, { $rest }
magicmaze-and = { $first } and { $rest }
magicmaze-or = { $first } or { $rest }
magicmaze-face = { $first }/{ $rest }
magicmaze-name = { $name }
magicmaze-somebody = somebody who comes back
magicmaze-colour-blue = blue
magicmaze-colour-purple = purple
magicmaze-colour-green = green
magicmaze-colour-yellow = yellow
magicmaze-colour-brown = brown
magicmaze-colour-orange = orange
magicmaze-a-blue = a blue girder
magicmaze-a-purple = a purple crystal
magicmaze-a-green = a green leaf
magicmaze-a-yellow = a yellow banana
magicmaze-a-brown = a brown cow
magicmaze-a-orange = orange ore
magicmaze-a-rubbish = rubbish
magicmaze-a-colonist = a colonist
magicmaze-a-slug = a slug
magicmaze-the-blue = the blue girder
magicmaze-the-purple = the purple crystal
magicmaze-the-green = the green leaf
magicmaze-the-yellow = the yellow banana
magicmaze-the-brown = the brown cow
magicmaze-the-orange = the orange ore
magicmaze-the-rubbish = the rubbish
magicmaze-the-colonist = a colonist
magicmaze-new-blue = a blue girder
magicmaze-new-purple = a purple crystal
magicmaze-new-green = a green leaf
magicmaze-new-yellow = a yellow banana
magicmaze-new-brown = a brown cow
magicmaze-new-orange = orange ore
magicmaze-colonists = { $count } colonists
magicmaze-nothing = nothing
magicmaze-aim-domes = domes built: { $built } of { $domes }
magicmaze-aim-home = colonists in domes: { $home } of { $domes }
magicmaze-level-mission = mission { $number }
magicmaze-level-module = module { $number }
magicmaze-side-N = north
magicmaze-side-E = east
magicmaze-side-S = south
magicmaze-side-W = west
magicmaze-has = { $who } { $face }
magicmaze-with-factory = a factory for { $colour }
magicmaze-with-rocket = the rocket platform
magicmaze-with-hourglass = an hourglass platform
magicmaze-with-pipe = a pipe platform
magicmaze-with-site = a dome site ({ $colours })
magicmaze-with-bridges = { $count ->
    [one] a bridge site
   *[other] { $count } bridge sites
}

# The log
magicmaze-joined = { $count ->
    [one] This X tile joins the stack: { $tiles }.
   *[other] These X tiles join the stack: { $tiles }.
}
magicmaze-drawn = These tiles will lie round the start tile: { $tiles }.
magicmaze-place-start = { $who } lays { $tile } to the { $side } of the start tile.
magicmaze-take = { $who } takes { $face }.
magicmaze-dealt = { $who } is dealt { $face }.
magicmaze-switch = { $who } switches to { $face }.
magicmaze-ready = { $who } is ready.
magicmaze-start = The sand runs: { $seconds } s for { $level }.
magicmaze-produce = { $who } produces { $piece } on { $platform }.
magicmaze-move = { $who } moves { $piece } over { $colour } from { $start } to { $to }.
magicmaze-pipe = { $who } sends { $piece } through the pipe from { $start } to { $to }.
magicmaze-eat = { $who } has the slug go over { $colour } from { $start } to { $to }, where it eats { $piece }.
magicmaze-explore = { $who } explores at { $platform }, where { $piece } opens the lock.
magicmaze-laid = { $tile } is laid at { $platform }; tiles left: { $left }.
magicmaze-laid-with = { $tile } is laid at { $platform }, with { $things }; tiles left: { $left }.
magicmaze-merged = { $tile } also merges with { $platforms }.
magicmaze-rubbish = { $count ->
    [one] Rubbish falls on { $platforms }.
   *[other] Rubbish falls on { $platforms }, { $count } pieces.
}
magicmaze-slug = A slug appears on { $platform }.
magicmaze-driven-away = Back in the supply: { $pieces }.
magicmaze-question = { $who } has to place rubbish: { $pieces ->
    [one] 1 piece.
   *[other] { $pieces } pieces.
}
magicmaze-question-partial = { $pieces ->
    [one] Only 1 piece of rubbish
   *[other] Only { $pieces } pieces of rubbish
} for { $heaps } rubbish platforms: { $who } chooses.
magicmaze-place = { $who } puts the rubbish for { $origin } on { $platform }.
magicmaze-place-slug = { $who } puts the rubbish for { $origin } before the slug on { $platform }: it goes back to the supply.
magicmaze-settled = { $who } did not place the rubbish in time, { $pieces ->
    [one] 1 piece.
   *[other] { $pieces } pieces.
}
magicmaze-bridge = { $who } takes { $piece } from { $end } and builds the bridge { $site } in { $colour }.
magicmaze-dome = { $who } builds a dome on { $site }: { $built } of { $domes }.
magicmaze-auto-dome = That fills { $site }, and the dome is built: { $built } of { $domes }.
magicmaze-full = { $site } is full: the dome can be built.
magicmaze-home = Colonists in domes: { $home } of { $domes }.
magicmaze-convert = { $who } uses a joker: { $old } on { $platform } is swapped for { $new }; jokers left: { $left }.
magicmaze-joker-talk = { $who } uses a joker to talk; jokers left: { $left }.
magicmaze-flip = The timer is flipped: about { $left } s of sand become { $after } s; flips left: { $markers }.
magicmaze-passed = Everybody passes on their colours: { $hands }.
magicmaze-talk = Talk now, until somebody acts.
magicmaze-silence-again = Silence again.
magicmaze-end-talk = { $who } ends the talk.
magicmaze-waiting = All domes are built, but the { $count ->
    [one] colonist has
   *[other] { $count } colonists have
} nowhere to land: { $tile } is missing.
magicmaze-landed = { $count ->
    [one] The colonist lands on { $platform }.
   *[other] The { $count } colonists land on { $platform }.
}
magicmaze-won = { $domes ->
    [one] The colonist is in the dome
   *[other] All { $domes } colonists are in their domes
}, with { $seconds } s of sand left: the team has won.
magicmaze-lost-55 = The sand has run out with { $built } of { $domes } domes built: the team has lost.
magicmaze-lost-114 = Everybody has given up with { $built } of { $domes } domes built: the team has lost.
magicmaze-pawn-to = { $who } puts the pawn in front of { $other }: do something!
magicmaze-pawn-produce = { $who } puts the pawn on “produce”.
magicmaze-pawn-hourglass = { $who } puts the pawn on “hourglass”.
magicmaze-pawn-bridge = { $who } puts the pawn on “bridge”.
magicmaze-pawn-rubbish = { $who } puts the pawn on “rubbish”.
magicmaze-pawn-pipe = { $who } puts the pawn on “pipe”.
magicmaze-pawn-slug = { $who } puts the pawn on “slug”.
magicmaze-pawn-aside = { $who } puts the pawn aside.
magicmaze-stare = { $who } stares at { $other }.
magicmaze-pause = { $who } calls a pause.
magicmaze-resume = { $who } wants to go on.
magicmaze-resumed = The sand runs again.
magicmaze-give-up = { $who } gives up.
magicmaze-sits-person = { $who } is at the table and plays.
magicmaze-sits-bot = { $who } is played by a bot.
magicmaze-sits-gone = { $who } is away; a bot steps in.
magicmaze-sits-away = { $who } is away.
magicmaze-sits-shared = { $who } is away; now { $colours } belong to everybody.

# After the game
magicmaze-review-pace = { $actions } actions in { $seconds } s: that is one every { $whole }.{ $tenths } s{ $fewest ->
    [0] .
   *[other] , and { $fewest } could have been enough.
}
magicmaze-review-near = At this pace a win was possible until the very end.
magicmaze-review-stuck = From { $at } s on no way to win could be found any more.
magicmaze-review-start = At this pace there was not enough sand from the beginning ({ $at } s): it took { $actions } actions, about { $needed } s, and there were { $left } s at most.
magicmaze-review-moment = From { $at } s on it could not be won any more at this pace: { $actions } more actions take about { $needed } s, and there were { $left } s at most.
magicmaze-review-missing = What was missing: dome sites to find { $sites }, slots to fill { $slots }, domes to build { $domes }, colonists to bring home { $colonists }; flips not used: { $flips }.

# What is asked
magicmaze-ask-face = Before { $level }: take an action tile, or leave that to chance, and say that you are ready.
magicmaze-ask-ready = Before { $level }: you have { $face }; say that you are ready.
magicmaze-ask-solo = Before { $level }: you begin with { $face } unless you switch; say that you are ready.
magicmaze-ask-tiles = Before { $level }: these tiles go to the sides of the start tile: { $tiles }.
magicmaze-ask-wait = Before { $level } the table waits for { $seats }.
magicmaze-ask-hint = { $asked } Mind that the dome on B6 needs two orange and nothing makes orange: two of your { $jokers } jokers are for that.
magicmaze-ask-called = Do something! The pawn is in front of you. { $asked }
magicmaze-ask-play = { $talk ->
    [silent] Your colours are { $colours }. Silence; { $aim }.
    [open] Talk now, until somebody acts; your colours are { $colours }; { $aim }.
   *[free] Your colours are { $colours }; talk as you like; { $aim }.
}
magicmaze-ask-solo-play = Your colours are { $colours }; you may switch when the stopwatch ends in 0; { $aim }.
magicmaze-ask-watch = { $talk ->
    [silent] The sand runs, and nobody talks; { $aim }.
    [open] The sand runs, and the team may talk until somebody acts; { $aim }.
   *[free] The sand runs, and the team talks as it likes; { $aim }.
}
magicmaze-ask-vacant = Nobody plays this seat; the sand runs on.
magicmaze-ask-rubbish = Place the rubbish for { $origin }; { $pieces ->
    [one] it is 1 piece.
   *[other] there are { $pieces } pieces to place.
}
magicmaze-ask-rubbish-partial = Place { $pieces ->
    [one] 1 piece of rubbish
   *[other] { $pieces } pieces of rubbish
}, for { $origins }.
magicmaze-ask-resume = Pause: say when you want to go on.
magicmaze-ask-pause = Pause: the table waits for { $seats }.
magicmaze-ask-won = Won, with { $seconds } s of sand left.
magicmaze-ask-lost-55 = Lost: the sand has run out.
magicmaze-ask-lost-114 = Lost: everybody has given up.

# The choices
magicmaze-do-produce = Produce { $piece } on { $platform }; { $left } left in the supply afterwards
magicmaze-do-move = Move { $piece } over { $colour } from { $start } to { $to }
magicmaze-do-pipe = Send { $piece } through the pipe from { $start } to { $to }
magicmaze-do-eat = Have the slug go over { $colour } from { $start } to { $to } and eat { $piece }
magicmaze-do-and-flip = { $move }: flips the timer, about { $left } s become { $after } s
magicmaze-do-and-dome = { $move }: builds the dome
magicmaze-do-and-slot = { $move }: { $free ->
    [0] all slots are full then
    [one] 1 slot is free then
   *[other] { $free } slots are free then
}
magicmaze-do-and-home = { $move }, into the dome
magicmaze-do-and-win = { $move }, and win
magicmaze-do-explore = Explore at { $platform } with { $piece }; { $tiles ->
    [one] the last tile
   *[other] one of { $tiles } tiles
}
magicmaze-do-bridge = Build the bridge { $site } in { $colour }
magicmaze-do-dome = Build the dome on { $site }; { $left ->
    [0] it is the last one
    [one] 1 more is needed
   *[other] { $left } more are needed
}
magicmaze-do-convert = Joker: swap { $old } on { $platform } for { $new }; { $left } left afterwards
magicmaze-do-joker-talk = Joker: talk; { $left } left afterwards
magicmaze-do-place = Rubbish for { $origin } on { $target }{ $there ->
    [slug] , to the slug
    [resource] , a resource has to go
   *[nothing] {""}
}
magicmaze-do-pawn-to = Pawn in front of { $other }
magicmaze-do-pawn-produce = Pawn on “produce”
magicmaze-do-pawn-hourglass = Pawn on “hourglass”
magicmaze-do-pawn-bridge = Pawn on “bridge”
magicmaze-do-pawn-rubbish = Pawn on “rubbish”
magicmaze-do-pawn-pipe = Pawn on “pipe”
magicmaze-do-pawn-slug = Pawn on “slug”
magicmaze-do-pawn-aside = Put the pawn aside
magicmaze-do-stare = Stare at { $other }
magicmaze-do-end-talk = End the talk
magicmaze-do-switch = Switch to { $face }
magicmaze-do-take = Take { $face }
magicmaze-do-place-start = Lay { $tile } to the { $side } of the start tile
magicmaze-do-place-start-with = Lay { $tile } to the { $side } of the start tile: { $things }
magicmaze-do-ready = I am ready
magicmaze-do-pause = Call a pause
magicmaze-do-resume = Go on
magicmaze-do-give-up = Give up

# Refusals
magicmaze-no-expert = The expert rule needs two players at least: alone there is nobody to pass your action tile to.
magicmaze-no-solo-tiles = Playing with all six action tiles is for one player; you are { $seats }, and each has one of the { $faces } faces.
magicmaze-no-won = The game is over: you have won.
magicmaze-no-lost = The game is over: you have lost.
magicmaze-no-sand = The sand has run out.
magicmaze-no-table = That is not up to you: players act, chance draws, and the clock watches the sand.
magicmaze-no-seat = There is no seat { $seat }; this table has { $seats ->
    [one] 1 seat.
   *[other] { $seats } seats.
}
magicmaze-no-wait = Wait: chance draws first.
magicmaze-no-sits = Who plays a seat is entered by the table itself.
magicmaze-no-sits-person = { $who } is played by a person already.
magicmaze-no-sits-bot = { $who } is played by a bot already.
magicmaze-no-sits-gone = { $who } is away already.
magicmaze-no-sits-solo = In a solo game no bot steps in for { $who } once the sand runs.
magicmaze-no-vacant = Nobody plays the seat of { $who } now; somebody has to take it first.
magicmaze-no-pause = The table is paused and waits for { $seats }.
magicmaze-no-start = The sand does not run yet; the table waits for { $seats }.
magicmaze-no-start-tiles = The sand does not run yet; first these tiles are laid: { $tiles }.
magicmaze-no-question = First place the rubbish for { $origin }; { $pieces ->
    [one] 1 piece waits.
   *[other] { $pieces } pieces wait.
}
magicmaze-no-guard = You are talking: nobody can act for another { $ms } ms.
magicmaze-no-tile = { $tile } is still in the stack; it comes into play only by exploring.
magicmaze-no-such-tile = { $tile } is not in this game.
magicmaze-no-colour = You do not own { $colour }; this colour belongs to { $owners }.
magicmaze-no-active = Your active action tile does not have { $colour }; your colours now are { $colours }.
magicmaze-no-name = { $platform } has merged into { $name }; here it is called by that name.
magicmaze-no-factory = The factory on { $platform } is blocked: { $there } { $count ->
    [one] is
   *[other] are
} there.
magicmaze-no-supply = No { $colour } is left in the supply; { $count } of { $count } are in play.
magicmaze-no-way-back = The highway from { $to } to { $start } is one-way; you cannot go back on it.
magicmaze-no-bridge-yet = There is no bridge between { $start } and { $to } yet.
magicmaze-no-piece = On { $platform } there { $count ->
    [one] is
   *[other] are
} { $there } now; you meant { $piece }.
magicmaze-no-room = { $platform } is not empty: { $there } { $count ->
    [one] is
   *[other] are
} there.
magicmaze-no-rocket = Only colonists may go onto the rocket platform { $platform }.
magicmaze-no-dome-entry = Only a colonist may go into the dome on { $site }.
magicmaze-no-dome-room = There is a colonist in the dome on { $site } already.
magicmaze-no-site-entry = Only resources may go onto the dome site { $site } before its dome is built.
magicmaze-no-slots = All slots of { $site } are full; the dome can be built.
magicmaze-no-slot = { $site } has no free slot for { $colour }; free: { $free }.
magicmaze-no-slug-moves = There is a slug on { $platform }; it moves only to eat.
magicmaze-no-pipes = Pipes work from { $level } on.
magicmaze-no-slug-pipes = There is a slug on { $platform }, and slugs never go through pipes.
magicmaze-no-colonist-pipes = At this table colonists do not go through pipes.
magicmaze-no-pipe-out = A pipe leads to another platform, not back to { $platform }.
magicmaze-no-pipe-room = The pipe platform { $platform } is not empty: { $there } { $count ->
    [one] is
   *[other] are
} there.
magicmaze-no-slug = Only a slug eats; on { $platform } there { $count ->
    [one] is
   *[other] are
} { $there }.
magicmaze-no-slug-entry = Slugs go neither onto dome sites and domes nor onto the rocket platform; { $platform } is one of them.
magicmaze-no-colonist-food = Slugs do not eat the colonist on { $platform }.
magicmaze-no-food = A slug moves only to food; on { $platform } there { $count ->
    [one] is
   *[other] are
} { $there }.
magicmaze-no-edge = { $platform } is complete; you explore only at half platforms.
magicmaze-no-stack = The stack is empty: all tiles lie on the table.
magicmaze-no-key = To explore at { $platform } you need { $piece } there; now there { $count ->
    [one] is
   *[other] are
} { $there }.
magicmaze-no-second-dome = There is a dome on { $site } already.
magicmaze-no-dome = { $site } is not full yet; missing: { $free }.
magicmaze-no-domes = There is no dome left in the warehouse.
magicmaze-no-bridges = Bridges are built from { $level } on.
magicmaze-no-second-bridge = There is a bridge on { $site } already, in { $colour }.
magicmaze-no-bridge-left = The bridge in { $colour } is used: it lies on { $site }.
magicmaze-no-bridge = That takes { $piece } on { $platform }; now there { $count ->
    [one] is
   *[other] are
} { $there }.
magicmaze-no-talk-alone = Alone you may talk as you like; a joker is not needed for that.
magicmaze-no-talk-twice = You may talk already; keep the joker.
magicmaze-no-jokers = There are jokers from { $level } on.
magicmaze-no-joker = All { $count } jokers are used.
magicmaze-no-change = That would swap { $colour } for { $colour }.
magicmaze-no-joker-there = A joker exchanges resources only; on { $platform } there { $count ->
    [one] is
   *[other] are
} { $there }.
magicmaze-no-rubbish = You have no rubbish to place.
magicmaze-no-origin = The rubbish that you place now is for { $origins }.
magicmaze-no-place = { $target } is not next for the rubbish of { $origin }; possible: { $places }.
magicmaze-no-place-next = { $origin } itself is free now, so the rubbish goes there and not to { $target }.
magicmaze-no-place-at-all = There is no platform for the rubbish of { $origin }.
magicmaze-no-pawn = The pawn is used from { $level } on.
magicmaze-no-pawn-alone = Alone the pawn marks your active action tile and calls nobody.
magicmaze-no-pawn-self = You cannot put the pawn in front of yourself.
magicmaze-no-pawn-yet = You may move the pawn once in { $pause } s; wait another { $ms } ms.
magicmaze-no-stare = You cannot stare at yourself.
magicmaze-no-person = Only a person says that; this seat is played by a bot.
magicmaze-no-window = No talk window is open.
magicmaze-no-switch-together = Together everybody keeps one action tile; only alone you switch.
magicmaze-no-solo-face = Your action tiles do not include { $face }.
magicmaze-no-switch = You are playing with { $face } already.
magicmaze-no-switch-yet = You may switch only while the last digit of the stopwatch is 0; that is in { $seconds } s.
magicmaze-no-switch-again = You have switched in this second already; the next chance is in { $seconds } s.
magicmaze-no-face-now = Action tiles are chosen before the start.
magicmaze-no-face-alone = Alone you use all your action tiles in turn; switch to the one that you begin with.
magicmaze-no-face-bot = Bots get the action tiles that nobody takes.
magicmaze-no-face-count = With { $seats ->
    [one] 1 player
   *[other] { $seats } players
} nobody uses { $face }.
magicmaze-no-face-again = You have { $face } already.
magicmaze-no-face-left = { $who } has { $face }, and no other action tile is free.
magicmaze-no-face = { $who } has { $face }; free: { $free }.
magicmaze-no-first-together = Only alone you begin with four tiles round the start tile.
magicmaze-no-first-left = The four tiles round the start tile are all laid.
magicmaze-no-first = Now you do not lay { $tile }, but { $tiles }.
magicmaze-no-side = To the { $side } of the start tile there is { $tile } already.
magicmaze-no-ready-now = The sand runs already.
magicmaze-no-ready-tiles = First lay the tiles round the start tile: { $tiles }.
magicmaze-no-ready-again = You are ready already; the table waits for { $seats }.
magicmaze-no-before = The game has not begun yet.
magicmaze-no-pausing = At this table no pause was agreed on.
magicmaze-no-resume = The sand runs; there is no pause.
magicmaze-no-resume-again = You have said so already; the table waits for { $seats }.
magicmaze-no-give-up = Unlike { $seats }, you have given up already.
