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

# On the drawn board
gardens-ui-board = Board of 91 hexes. Arrow keys move between the hexes you can reach, with Shift between all. Enter chooses, 1 to 6 choose a die, Escape clears.
gardens-ui-pool = Dice on the table
gardens-ui-die = Die { $die }{ $count ->
    [one] {""}
   *[other] , ×{ $count }
}
gardens-ui-die-blocked = Die { $die }{ $count ->
    [one] {""}
   *[other] , ×{ $count }
}: blocked, −1
gardens-ui-hex-centre = { $hex }, centre: nobody stands here
gardens-ui-hex-free = free
gardens-ui-hex-gardener = gardener of { $who }
gardens-ui-hex-place = you can start here
gardens-ui-flower-blue = blue flower
gardens-ui-flower-yellow = yellow flower
gardens-ui-flower-white = white flower
gardens-ui-flower-grey = grey flower
gardens-ui-flower-red = red flower
gardens-ui-flower-green = green flower
gardens-ui-target = reachable with die { $die } { $direction }, { $most ->
    [0] no points
   *[other] up to +{ $most }
}
gardens-ui-target-flower = reachable with die { $die } { $direction }, onto the flower: { $loss ->
    [0] still 0
   *[other] −{ $loss }
}
gardens-ui-offer = { $flower }: { $points ->
    [0] 0 points
   *[other] +{ $points }
}, { $count ->
    [one] your last one
   *[other] { $count } in stock
}
gardens-ui-offer-none = { $flower }: none in stock
gardens-ui-on = Plant on { $hex }
gardens-ui-loss = A flower grows on { $hex }: landing there costs a point and plants nothing.
gardens-ui-which = Which gardener goes to { $hex }?
gardens-ui-place = Start on { $hex }?
gardens-ui-plant = Plant { $colour } on { $hex }?
gardens-ui-risk-flower = A flower grows on { $hex }, so you plant nothing: { $loss ->
    [0] still 0
   *[other] −{ $loss }
}.
gardens-ui-risk-blocked = No move is possible with the { $die }. You can only use it up: { $loss ->
    [0] still 0
   *[other] −{ $loss }
}.
gardens-ui-taken = { $who }
gardens-ui-points = { $points ->
    [one] point
   *[other] points
}
gardens-ui-stock = { $flower }: { $count ->
    [0] none left
    [one] 1, the last one
   *[other] { $count }
}
gardens-ui-dice = { $dice ->
    [one] would roll 1 die
   *[other] would roll { $dice } dice
}
gardens-ui-dice-none = flowers all around, could not roll
gardens-ui-planted = { $planted } planted, { $left } left
gardens-ui-extra-last_flower = Extra turn for { $who }: last flower of a colour
gardens-ui-extra-crowded_track = Extra turn for { $who }: landed on an occupied space above 25
gardens-ui-extra-both = Extra turn for { $who }: last flower of a colour, and an occupied space above 25
gardens-ui-stuck = { $who } is stuck: flowers all around, and no dice are left.
gardens-ui-no-line = { $hex } does not lie on a straight line from your gardener on { $from }.
gardens-ui-no-far = { $hex } is { $steps } hexes from { $from }; a die moves you 6 at most.
gardens-ui-no-here = Your gardener stands on { $hex }. Choose a hex that it can reach.

# The tutorial
gardens-learn-welcome = Welcome to Mars. Your Martian strides across the red ground and plants flowers. Flowers of one colour that touch score points. As soon as somebody plants their last flower the game ends, and the most points win.
gardens-learn-take = First choose your Martian. They all play alike: take the one that makes you laugh.
gardens-learn-place = Now place your gardener. The middle region is a good start: there are more straight lines to walk, and more free neighbours, which means more dice. Nobody stands on the dome itself.
gardens-learn-roll = The dice on the table belong to everybody. When all are used, the next player rolls as many new dice as the gardener has free neighbours: six in the open, fewer at the edge or between flowers.
gardens-learn-target = On your turn you use one die and walk exactly that far in a straight line. Every hex that you can reach is lit up, with its die and the most that it brings.
gardens-learn-flower = Choose a lit hex and then a flower. Nothing is sent before you choose the flower, so look around first. A lone flower brings no points, but it is the start of a group.
gardens-learn-track = Your points move you along the track around the board. If the space is taken, you jump to the next free one, and the jump counts. Mind the break after 25: beyond it, landing on a taken space gives you an extra turn.
gardens-learn-groups = A flower scores one point for each flower of its colour that it is connected with, no matter who planted them. Look at a lit hex to see what each of your flowers would bring there.
gardens-learn-costs = A hex marked −1 has a flower already: landing there costs a point and plants nothing. A die that cannot move at all is blocked, and using it up costs a point, too. You are asked before either happens.
gardens-learn-extra = Planting your last flower of a colour gives you an extra turn, as long as dice are left on the table. Colours that are down to one flower are marked in your panel.
gardens-learn-end = The game ends as soon as somebody has planted their last flower. You can undo a slip, ask for a hint, and click anything that is not allowed to learn why. The rulebook has every rule. Enjoy your garden!
gardens-ui-ask-use = { $extra ->
    [0] Choose a lit hex; its die takes you there.
   *[other] Extra turn! Choose a lit hex; its die takes you there.
}
gardens-ui-last = the last of this colour: planting it can bring an extra turn
gardens-ui-flowers = Your flowers

# Where points come from
gardens-source-red = Red flowers
gardens-source-blue = Blue flowers
gardens-source-yellow = Yellow flowers
gardens-source-white = White flowers
gardens-source-grey = Grey flowers
gardens-source-green = Green flowers
gardens-source-jump = Jumps
gardens-source-loss = Lost
