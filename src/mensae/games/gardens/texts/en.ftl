gardens-title = Gardens of Mars
gardens-pitch = Roll, stride and plant: lead your Martian in straight lines across the red garden and let flowers of one colour grow together.

gardens-colour-blue = blue
gardens-colour-yellow = yellow
gardens-colour-white = white
gardens-colour-grey = grey
gardens-colour-red = red
gardens-colour-green = green
gardens-colours = { $first }, { $rest }
gardens-figure-M1 = Antenna
gardens-figure-M2 = Goggle
gardens-figure-M3 = Barrel
gardens-figure-M4 = Noodle
gardens-figure-M5 = Button
gardens-direction-NW = north-west
gardens-direction-NE = north-east
gardens-direction-E = east
gardens-direction-SE = south-east
gardens-direction-SW = south-west
gardens-direction-W = west
gardens-side-NW = north-west
gardens-side-NE = north-east
gardens-side-E = east
gardens-side-SE = south-east
gardens-side-SW = south-west
gardens-side-W = west

gardens-gain = { $jump ->
    [0] { $points ->
        [0] no points
       *[other] +{ $points }
    }
   *[other] { $points } + { $jump } (jump)
}
gardens-loss = { $points ->
    [0] still 0
   *[other] { $jump ->
        [0] −1
       *[other] −1 − { $jump } (jump)
    }
}

gardens-started = { $who } begins.
gardens-take = { $who } plays { $figure }.
gardens-place = { $who } places a gardener on { $hex }.
gardens-dealt = { $who } is dealt { $blue } blue, { $yellow } yellow, { $white } white, { $grey } grey, { $red } red and { $green } green flowers.
gardens-roll = { $who } rolls for the gardener on { $hex }.
gardens-rolled = { $who } rolls { $count ->
    [one] a die
   *[other] { $count } dice
}: { $dice }.
gardens-stuck = { $who } is stuck: flowers all around, and no dice are left.
gardens-blocked = { $who } uses up a blocked { $die }: { $loss }.
gardens-move = { $who } moves { $die } { $direction } from { $from } to { $hex }.
gardens-move-flower = { $who } moves { $die } { $direction } from { $from } onto the flower on { $hex }: { $loss }.
gardens-plant = { $who } plants { $colour } on { $hex }: { $gain }.
gardens-extra-last = { $who } has planted the last { $colour } flower and takes an extra turn.
gardens-extra-crowded = { $who } landed on an occupied space above 25 and takes an extra turn.
gardens-extra-both = { $who } has planted the last { $colour } flower, landed on an occupied space above 25, and takes one extra turn.
gardens-end-80 = { $who } has planted the last flower: the game is over.
gardens-end-82 = No dice are left and nobody can roll: the game is over.
gardens-end-84 = Nobody has planted for { $turns } turns: the game is over.
gardens-wins = { $who } wins with { $score ->
    [one] 1 point
   *[other] { $score } points
}.
gardens-wins-shared = { $who } shares the win with { $score } points.
gardens-wins-planted = { $who } wins: equal on { $score } points, but with { $planted } flowers planted.

gardens-ask-take = Choose your Martian.
gardens-ask-place = Place your gardener on any free hex but the centre.
gardens-ask-roll = Which gardener's free neighbours count for the roll?
gardens-ask-use = { $extra ->
    [0] Use a die: { $pool }.
   *[other] Extra turn! Use a die: { $pool }.
}
gardens-ask-plant = Which flower do you plant on { $hex }?
gardens-ask-over = The game is over.

gardens-do-take = { $figure }
gardens-do-place = { $hex }
gardens-do-roll = Roll { $dice } for the gardener on { $hex }
gardens-do-plant = { $symbol } { $colour }: { $gain }
gardens-do-blocked = { $die } is blocked: { $loss }
gardens-do-move = { $die } { $direction } from { $from } to { $hex }{ $most ->
    [0] {""}
   *[other] : up to { $best }
}
gardens-do-move-flower = { $die } { $direction } from { $from } onto the flower on { $hex }: { $loss }

gardens-no-two-gardeners = Two gardeners each are for 2 players; this table has { $seats }.
gardens-no-over = The game is over.
gardens-no-chance = Dice and deal come from the table's generator, not from a player.
gardens-no-wait = Wait: chance decides first.
gardens-no-turn = It is the turn of { $who }.
gardens-no-figure = { $figure } belongs to { $who }; choose another Martian.
gardens-no-flower = You have no { $colour } flower left; you have { $stock }.
gardens-no-choice = With two gardeners each nobody chooses a type: the start player is black, the other white.
gardens-no-second = You have one gardener; two each is a variant for 2 players.
gardens-no-roll = Dice are still in the pool ({ $pool }); nobody rolls before all are used.
gardens-no-now = Not now. { $asked }
gardens-no-centre-start = { $hex } is the centre, where no gardener may stand.
gardens-no-taken-hex = The gardener of { $who } stands on { $hex }.
gardens-no-die = There is no { $die } in the pool; it holds { $pool }.
gardens-no-need = The { $die } is not blocked: it can move in { $ways ->
    [one] 1 way
   *[other] { $ways } ways
}, so it must move.
gardens-no-board = { $steps ->
    [0] { $hex } is at the edge: the board ends { $direction } of it.
    [one] From { $hex } the board goes on for 1 hex { $direction }; the die shows { $die }.
   *[other] From { $hex } the board goes on for { $steps } hexes { $direction }; the die shows { $die }.
}
gardens-no-own-gardener = Your other gardener stands on { $at }, { $steps } { $direction } of { $hex }; the { $die } would enter or cross it.
gardens-no-gardener = The gardener of { $who } stands on { $at }, { $steps } { $direction } of { $hex }; the { $die } would enter or cross it.
gardens-no-cross = The centre lies { $steps } { $direction } of { $hex }, and at this table nobody crosses it; the die shows { $die }.
gardens-no-centre = { $die } { $direction } of { $hex } is the centre, where no gardener may stand.
