spacemaze-title = Space Maze
spacemaze-pitch = Lead three aliens through a maze of coloured doors, turn and swap its tiles, and carry the relic home before somebody takes it off your head.

# The layouts
spacemaze-layout-square5 = Square 5 × 5
spacemaze-layout-square3 = Square 3 × 3
spacemaze-layout-rect3x5 = Rectangle 3 × 5
spacemaze-layout-diamond2 = Small diamond
spacemaze-layout-diamond3 = Large diamond

# Words
spacemaze-list = { $first }, { $rest }
spacemaze-alien-green = green alien
spacemaze-alien-purple = purple alien
spacemaze-alien-orange = orange alien
spacemaze-receiver-green = green alien
spacemaze-receiver-purple = purple alien
spacemaze-receiver-orange = orange alien
spacemaze-colour-green = Green
spacemaze-colour-purple = Purple
spacemaze-colour-orange = Orange
spacemaze-power-green = green { $value }
spacemaze-power-purple = purple { $value }
spacemaze-power-orange = orange { $value }
spacemaze-points-green = { $count } green
spacemaze-points-purple = { $count } purple
spacemaze-points-orange = { $count } orange
spacemaze-dice-green = green { $values }
spacemaze-dice-purple = purple { $values }
spacemaze-dice-orange = orange { $values }
spacemaze-dice-moves = move dice (green/purple/orange) { $values }
spacemaze-needs-green = yellow/blue
spacemaze-needs-purple = blue/red
spacemaze-needs-orange = red/yellow
spacemaze-door-R = red
spacemaze-door-Y = yellow
spacemaze-door-B = blue
spacemaze-door-S = silver
spacemaze-way-N = north
spacemaze-way-E = east
spacemaze-way-S = south
spacemaze-way-W = west
spacemaze-side-N = north
spacemaze-side-E = east
spacemaze-side-S = south
spacemaze-side-W = west
spacemaze-berth = { $cell } { $side }
spacemaze-place-ufo = in the UFO
spacemaze-place-tile = on { $cell }
spacemaze-place-pad = on the pad of { $cell }
spacemaze-owes = { $who } ({ $count })
spacemaze-cards = { $card } ×{ $count }
spacemaze-card-ROTATE_90 = ROTATE 90
spacemaze-card-ROTATE_180 = ROTATE 180
spacemaze-card-ROTATE_270 = ROTATE 270
spacemaze-card-EXCHANGE = EXCHANGE
spacemaze-card-DIAGONAL_TWIST = DIAGONAL TWIST
spacemaze-card-DIAGONAL_SWITCH = DIAGONAL SWITCH
spacemaze-card-RUN_1 = RUN +1
spacemaze-card-RUN_2 = RUN +2
spacemaze-card-MORPH = MORPH
spacemaze-card-SUPERGLUE = SUPERGLUE
spacemaze-card-MOVE_BASE = MOVE BASE
spacemaze-means-ROTATE_90 = turn its own tile or an adjacent one by 1 quarter
spacemaze-means-ROTATE_180 = turn its own tile or an adjacent one by 1 or 2 quarters
spacemaze-means-ROTATE_270 = turn its own tile or an adjacent one by 1 to 3 quarters
spacemaze-means-EXCHANGE = swap its own tile with an adjacent one
spacemaze-means-DIAGONAL_TWIST = turn a diagonal tile by 1 or 2 quarters
spacemaze-means-DIAGONAL_SWITCH = swap a diagonal tile with an adjacent one
spacemaze-means-RUN_1 = 1 more move point
spacemaze-means-RUN_2 = 2 more move points
spacemaze-means-MORPH = change places with a teammate
spacemaze-means-SUPERGLUE = nobody can take the relic this round
spacemaze-means-MOVE_BASE = your UFO moves to the next free rim tile

# The log
spacemaze-started = { $who } is the first start player.
spacemaze-laid = The maze is laid: { $count } tiles around the relic on { $cell }.
spacemaze-dealt = { $who } is dealt { $cards }.
spacemaze-dealt-hidden = { $who } is dealt { $count } cards.
spacemaze-rolled = Round { $round }, { $who } begins. The dice: { $dice }.
spacemaze-pick-move = { $who } takes a move die: { $points }.
spacemaze-pick-power = { $who } takes { $die }.
spacemaze-pick-idle = { $hand ->
    [0] { $who } takes { $die } and has no card to put it on.
   *[other] { $who } takes { $die }, which powers no card.
}
spacemaze-without-card = { $who } places { $die } without a card.
spacemaze-play = { $who } plays { $card } with the { $alien }.
spacemaze-play-any = { $who } plays { $card }.
spacemaze-play-run = { $who } plays { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for the { $alien }.
spacemaze-play-glue = { $who } plays { $card }: nobody can take the relic from the { $alien } until the round ends.
spacemaze-turn = { $who } turns the tile on { $cell } by { $quarters ->
    [one] 1 quarter
   *[other] { $quarters } quarters
}.
spacemaze-exchange = { $who } swaps the tiles on { $from } and { $cell }.
spacemaze-relic-travels = The relic travels to { $cell }.
spacemaze-morph = Two aliens of { $who } change places: the { $alien } is now { $place }, the { $mate } { $there }.
spacemaze-wears = { $who }'s { $alien } wears the relic now.
spacemaze-dock = { $who } moves the UFO to { $berth }.
spacemaze-exit = { $who }'s { $alien } leaves the UFO for { $cell }.
spacemaze-go = { $who }'s { $alien } goes { $way } from { $from } to { $cell }.
spacemaze-pad = { $who }'s { $alien } steps on the pad of { $cell } and draws a card.
spacemaze-pad-empty = { $who }'s { $alien } steps on the pad of { $cell }; there is no card left to draw.
spacemaze-reshuffled = The deck was used up: { $count ->
    [one] the only card of the discard pile is
   *[other] the { $count } cards of the discard pile, shuffled, are
} the new one.
spacemaze-drawn = { $who } draws { $card }.
spacemaze-take = { $who }'s { $alien } takes the relic on { $cell }: { $tokens } of { $most } tokens.
spacemaze-steal = { $who }'s { $alien } steals the relic from { $robbed }'s { $mate }: { $tokens } of { $most } tokens.
spacemaze-take-mate = { $who }'s { $alien } takes the relic from its teammate, the { $mate }.
spacemaze-give = { $who }'s { $alien } gives the relic to the { $to }.
spacemaze-home = { $who }'s { $alien } carries the relic home into the UFO.
spacemaze-lost = { $who } leaves points unused: { $points }.
spacemaze-cleared = Round { $round } is over: the pads are cleared, { $count ->
    [0] no card was used.
    [one] 1 used card goes to the discard pile.
   *[other] { $count } used cards go to the discard pile.
}
spacemaze-unglued = The glue of { $who } comes off.
spacemaze-discard = { $who } lays { $card } aside.
spacemaze-discard-hidden = { $who } lays a card aside.
spacemaze-discarded = { $who } discards { $cards }.
spacemaze-end-143 = That is the third token: { $who } wins.
spacemaze-end-144 = The relic is home: { $who } wins.
spacemaze-end-148 = Round { $round } was the last one: the game is over.
spacemaze-wins = { $who } wins with the most tokens: { $tokens }.
spacemaze-wins-relic = { $who } wins: equal on tokens ({ $tokens }), but with the relic.
spacemaze-wins-shared = { $who } shares the win, equal on tokens ({ $tokens }).

# What is asked
spacemaze-ask-pick = Round { $round }, turn { $turn } of { $turns }: { $powers ->
    [0] take a move die.
   *[other] { $moves ->
        [0] take a power die.
       *[other] take a move die or a power die.
    }
}
spacemaze-ask-card = The { $die } is for your { $alien } { $place }: play a card, or none.
spacemaze-ask-turn = { $card }: which tile does your { $alien } { $place } turn?
spacemaze-ask-choose = { $card }: which tile diagonal to your { $alien } { $place } is swapped?
spacemaze-ask-exchange = { $card }: with which tile adjacent to your { $alien } { $place } does { $cell } change places?
spacemaze-ask-morph = { $card }: with whom does your { $alien } { $place } change places?
spacemaze-ask-dock = { $card }: where does your UFO move from { $berth }?
spacemaze-ask-step = { $must ->
    [0] Take a step or end your turn; points left: { $points }.
   *[other] Take the first step; points left: { $points }.
}
spacemaze-ask-spent = No step is left: end your turn.
spacemaze-ask-discard = Lay { $count ->
    [one] 1 card
   *[other] { $count } cards
} aside; you may keep { $limit }.
spacemaze-ask-discards = Cards are being laid aside: { $seats }.
spacemaze-ask-over = The game is over.

# The choices
spacemaze-do-pick = Take { $die }: { $cards }
spacemaze-do-pick-idle = Take { $die }: no card to power
spacemaze-do-pick-move = Take a move die: { $points }
spacemaze-do-play = { $card }: { $means }
spacemaze-do-no-card = Place the die without a card
spacemaze-do-turn = { $cell } by { $quarters ->
    [one] 1 quarter
   *[other] { $quarters } quarters
}. { $change }
spacemaze-change-none = no passage changes
spacemaze-change-opens = { $alien }: opens { $opened }
spacemaze-change-closes = { $alien }: closes { $closed }
spacemaze-change-both = { $alien }: opens { $opened }, closes { $closed }
spacemaze-changes = { $first }; { $rest }
spacemaze-do-choose = Swap { $cell } with an adjacent tile
spacemaze-do-exchange = Swap { $from } with { $cell }
spacemaze-do-morph = Change places with the { $mate } { $place }
spacemaze-do-dock = Move the UFO to { $berth }
spacemaze-do-exit = { $alien }: leave the UFO for { $cell }{ $there ->
    [relic] , where the relic is
    [pad] , pad occupied
   *[other] {""}
}
spacemaze-do-go = { $alien }: { $way } to { $cell }{ $there ->
    [relic] , where the relic is
    [dock] , your dock
    [pad] , pad occupied
   *[other] {""}
}
spacemaze-do-pad = { $alien }: step on the pad of { $cell }, draw a card
spacemaze-do-take = { $alien }: take the relic, { $tokens } of { $most } tokens
spacemaze-do-steal = { $alien }: steal the relic from { $robbed }, { $tokens } of { $most } tokens
spacemaze-do-take-mate = { $alien }: take the relic from the { $mate }
spacemaze-do-give = { $alien }: give the relic to the { $mate }
spacemaze-do-home = { $alien }: home with the relic, and win
spacemaze-do-end = End the turn{ $points ->
    [0] {""}
    [one] , 1 point is lost
   *[other] , { $points } points are lost
}
spacemaze-do-discard = Lay { $card } aside

# Refusals
spacemaze-no-layout = { $layout } is for { $most } players at most; this table has { $seats }.
spacemaze-no-over = The game is over.
spacemaze-no-chance = Tiles, cards and dice come from the table's generator, not from a player.
spacemaze-no-wait = Wait: chance decides first.
spacemaze-no-turn = It is the turn of { $who }.
spacemaze-no-now = Not now. { $asked }
spacemaze-no-surplus = You have { $count ->
    [one] 1 card
   *[other] { $count } cards
}; only a hand of more than { $limit } is cut down.
spacemaze-no-discard = Cards are laid aside only when the round is over, from hands of more than { $limit }; you have { $count }.
spacemaze-no-such-card = You have no { $card } in your hand; you have { $hand }.
spacemaze-no-die = There is no { $die } in the pool; it has { $pool }.
spacemaze-no-move-die = There is no move die with { $points } in the pool; it has { $pool }.
spacemaze-no-second-move = You have taken your move die of this round; take a power die.
spacemaze-no-third-power = You have taken your 2 power dice of this round; take a move die.
spacemaze-no-power = { $card } costs { $cost }; your die shows { $value }.
spacemaze-no-diagonals = { $card }: your { $alien } { $place } has no tile diagonal to it.
spacemaze-no-turns = { $card } would change nothing: no tile in reach of your { $alien } { $place } looks different when turned.
spacemaze-no-exchange = { $card } swaps the tile of the alien; your { $alien } is { $place } and has none.
spacemaze-no-relic-tile = The relic tile on { $cell } stays where it is; this table has agreed on that.
spacemaze-no-run = { $card }: your { $alien } { $place } has no step to spend a point on.
spacemaze-no-morphs = { $card } would change nothing: both teammates of your { $alien } { $place } are in the same place.
spacemaze-no-morph = Your { $alien } is { $place }, and so is the { $mate }: nothing would change.
spacemaze-no-morph-glued = { $card } does not work on your { $alien }: the relic is glued to it.
spacemaze-no-self = { $card }: your { $alien } changes places with a teammate, not with itself.
spacemaze-no-wearer = { $card } is for the wearer; your { $alien } does not wear the relic.
spacemaze-no-more-glue = { $card }: the relic is glued to your { $alien } already.
spacemaze-no-base = { $card } needs all your aliens outside; { $inside ->
    [one] 1 is
   *[other] { $inside } are
} still in the UFO.
spacemaze-no-tile = There is no tile on { $cell }.
spacemaze-no-range = { $cell } is out of range: from your { $alien } { $place } { $card } reaches { $cells }.
spacemaze-no-quarters = { $card } turns a tile by { $most ->
    [one] 1 quarter
   *[other] 1 to { $most } quarters
}, not by { $quarters }.
spacemaze-no-difference = Turned by { $quarters ->
    [one] 1 quarter
   *[other] { $quarters } quarters
} the tile on { $cell } looks the same.
spacemaze-no-slot = { $berth } is no outer side of this board.
spacemaze-no-dock = { $berth } is not the next free rim tile; your UFO can move to { $free }.
spacemaze-no-stopped = Your { $alien } has stopped on the pad of { $cell } and does nothing more in this turn.
spacemaze-no-points = Your { $alien } has no move points; you have { $points }.
spacemaze-no-points-at-all = Your { $alien } has no move points; all are spent.
spacemaze-no-outside = Your { $alien } is { $place }, not in the UFO.
spacemaze-no-inside = Your { $alien } is in the UFO; it can only leave it, for { $cell }.
spacemaze-no-full = { $cell } is full: { $crowd } aliens are there, and your { $alien } would be one too many.
spacemaze-no-edge = The board ends { $way } of { $cell }.
spacemaze-no-equal = The passage from { $from } to { $cell } is { $door }/{ $other }: two equal colours are closed for your { $alien }.
spacemaze-no-closed = The passage from { $from } to { $cell } is { $door }/{ $other }; your { $alien } passes only { $needs }.
spacemaze-no-padless = There is no pad on { $cell }.
spacemaze-no-on-pad = Your { $alien } is on the pad of { $cell } already; it must leave and come back to use it again.
spacemaze-no-pad-taken = The pad of { $cell } is occupied by { $who }'s { $mate }.
spacemaze-no-worn = Your { $alien } wears the relic already.
spacemaze-no-relic-away = The relic is on { $cell }; your { $alien } is { $place }.
spacemaze-no-glued = The relic is glued to { $who }'s { $mate } until the round ends.
spacemaze-no-give-bare = Your { $alien } does not wear the relic and has nothing to give.
spacemaze-no-give-glued = The relic is glued to your { $alien } until the round ends.
spacemaze-no-give-away = The { $mate } is { $there }; the relic is { $place }, and goes only to a teammate on the same tile.
spacemaze-no-home-bare = Without the relic your { $alien } cannot enter the UFO again.
spacemaze-no-far = Your UFO is docked at { $cell }; your { $alien } with the relic is { $place }.
spacemaze-no-end = { $card } asks for at least one step; points left: { $points }.

# The board
spacemaze-about-ROTATE_90 = Turn its tile, or one beside it, by a quarter.
spacemaze-about-ROTATE_180 = Turn its tile, or one beside it, by 1 or 2 quarters.
spacemaze-about-ROTATE_270 = Turn its tile, or one beside it, by 1 to 3 quarters.
spacemaze-about-EXCHANGE = Swap its tile with one beside it.
spacemaze-about-DIAGONAL_TWIST = Turn a tile diagonal to it by 1 or 2 quarters.
spacemaze-about-DIAGONAL_SWITCH = Swap a tile diagonal to it with one beside it.
spacemaze-about-RUN_1 = 1 step more.
spacemaze-about-RUN_2 = 2 steps more.
spacemaze-about-MORPH = Two of your aliens change places.
spacemaze-about-SUPERGLUE = Nobody takes the relic off its head this round.
spacemaze-about-MOVE_BASE = Your UFO moves to the next free place at the rim.
spacemaze-ui-board = The maze
spacemaze-ui-ask-pick = Take a die.
spacemaze-ui-ask-card = Play a card, or none.
spacemaze-ui-ask-step = Move your aliens.
spacemaze-ui-ask-turn = { $card }: turn which tile?
spacemaze-ui-ask-choose = { $card }: which tile, diagonally?
spacemaze-ui-ask-exchange = { $card }: swap with which tile?
spacemaze-ui-ask-morph = { $card }: change places with whom?
spacemaze-ui-ask-dock = { $card }: where to?
spacemaze-ui-round = Round { $round }
spacemaze-ui-turn = Turn { $turn } of { $turns }
spacemaze-ui-lens = Whose doors are bright
spacemaze-ui-lens-green = Yellow and blue open for green
spacemaze-ui-lens-purple = Blue and red open for purple
spacemaze-ui-lens-orange = Red and yellow open for orange
spacemaze-ui-dice = Dice
spacemaze-ui-dice-powers = the number: your cards it powers
spacemaze-ui-dice-left = left in this round
spacemaze-ui-no-dice = All dice are taken.
spacemaze-ui-hand = Your hand { $count }
spacemaze-ui-piles = deck { $deck } · discards { $pile }
spacemaze-ui-times = { $count } × { $what }
spacemaze-ui-move-die = move die { $points }
spacemaze-ui-powers = powers { $count } of your { $hand } cards
spacemaze-ui-cost = Costs { $cost }
spacemaze-ui-pick = Move dice walk your aliens; power dice play a card with the alien of their colour.
spacemaze-ui-pick-for = { $card }: take one of the dice that are lit.
spacemaze-ui-pick-power = { $count ->
    [0] { $die } powers none of your { $hand } cards.
   *[other] { $die } powers { $count } of your { $hand } cards, for your { $alien } { $place }.
}
spacemaze-ui-pick-move = { $die }: { $tiles ->
    [0] no tile is in reach.
    [one] 1 tile is in reach.
   *[other] { $tiles } tiles are in reach.
}
spacemaze-ui-take = Take { $die }
spacemaze-ui-take-move = Take the move die
spacemaze-ui-card = { $count ->
    [0] This die powers none of your cards.
    [one] Play the card that is lit, or none.
   *[other] Play one of the cards that are lit, or none.
}
spacemaze-ui-play = Play { $card }
spacemaze-ui-without = Without a card
spacemaze-ui-waste = { $count ->
    [one] This die could power a card. Place it without one?
   *[other] This die could power { $count } of your cards. Place it without one?
}
spacemaze-ui-aside = { $chosen } of { $count } chosen. The others see them when all are done.
spacemaze-ui-aside-do = { $count ->
    [one] Lay 1 card aside
   *[other] Lay { $count } cards aside
}
spacemaze-ui-movers = Your aliens
spacemaze-ui-mover = { $alien }, points left: { $points }
spacemaze-ui-step = Choose a tile that is lit: the number is what it costs.
spacemaze-ui-spent = No step is left.
spacemaze-ui-aim = Choose one of the places that are lit.
spacemaze-ui-end = End turn
spacemaze-ui-home = Bring the relic home? That wins the game.
spacemaze-ui-would-go = { $way }: { $cost } { $cost ->
    [one] point
   *[other] points
}, { $left } left
spacemaze-ui-would-pad = Onto the pad of { $cell } for { $cost }: draw a card, and stop there
spacemaze-ui-would-take = Take the relic on { $cell } for { $cost }: a token, and every door opens
spacemaze-ui-would-give = Give the relic to this teammate for { $cost }
spacemaze-ui-would-home = Home with the relic for { $cost }, and win
spacemaze-ui-would-turn = Turn { $cell }
spacemaze-ui-would-choose = Swap { $cell }; then choose with which
spacemaze-ui-would-exchange = Swap with { $cell }: all on the tiles goes along
spacemaze-ui-would-morph = Change places with this alien
spacemaze-ui-would-dock = The UFO moves to { $cell }
spacemaze-ui-do-go = Go to { $cell } · { $cost }
spacemaze-ui-do-pad = Onto the pad · { $cost }
spacemaze-ui-do-take = Take the relic · { $cost }
spacemaze-ui-do-give = Give the relic · { $cost }
spacemaze-ui-do-home = Home · { $cost }
spacemaze-ui-do-turn = Turn { $cell } by { $quarters ->
    [1] ¼
    [2] ½
   *[other] ¾
}
spacemaze-ui-do-choose = Choose { $cell }
spacemaze-ui-do-exchange = Swap with { $cell }
spacemaze-ui-do-morph = Change places
spacemaze-ui-do-dock = Move here
spacemaze-ui-quarters = How far
spacemaze-ui-quarter = { $cell }, { $quarters ->
    [1] a quarter turn
    [2] half a turn
   *[other] three quarters
}
spacemaze-ui-alien = { $alien } of { $who }
spacemaze-ui-pad = Pad of { $cell }
spacemaze-ui-pad-free = free pad
spacemaze-ui-ufo = Your UFO
spacemaze-ui-relic = the relic
spacemaze-ui-way-open = { $way } open for { $who }
spacemaze-ui-way-shut = { $way } shut ({ $door })
spacemaze-ui-about-move = Each footprint is one step for your alien of that colour. One move die in each round.
spacemaze-ui-about-power = Powers a card that costs no more than it shows; your alien of its colour carries it out. Two in each round.
spacemaze-ui-tokens = { $count } of { $most } tokens
spacemaze-ui-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
spacemaze-ui-field-move = no move die yet
spacemaze-ui-field-power = no power die yet
spacemaze-ui-inside = UFO
spacemaze-ui-begins = begins
spacemaze-ui-points = points left: { $points }
spacemaze-ui-on-pad = pad
spacemaze-ui-to-home = { $points } to home
spacemaze-ui-home-title = The shortest way home, in points

# The lesson
spacemaze-learn-welcome = Three aliens of yours sit in your UFO, the one with your mark. Bring the relic from the middle into it, or be the first to take it three times.
spacemaze-learn-doors = Two doors of different colours open for one kind of alien: its face stands in the gap. Equal doors are a wall. Press a face up here, and only its passages stay bright.
spacemaze-learn-move = Now you: take a move die, the pale ones. Each footprint is a step for the alien of that colour.
spacemaze-learn-step = Your alien is chosen. Leave the UFO: press the tile that is lit. The number is what it costs.
spacemaze-learn-walk = Go on while you have steps: press any lit tile, and the alien walks there. End the turn when you are done.
spacemaze-learn-power = Now take a power die, a coloured one. The number above it counts the cards in your hand that it powers: take one with more than 0.
spacemaze-learn-card = Play one of the lit cards. Point at a tile to see it lie as it would, with the faces that come and go; then press it.
spacemaze-learn-pads = A pad in the middle of a tile gives a card for one more step, and the alien stops there. Hands of more than seven are cut down when the round ends.
spacemaze-learn-relic = Whoever wears the relic passes every door, and every other alien on its tile may steal it. The dotted line is its way home.
spacemaze-learn-end = That is all: one move die and two power dice in each round. Have a good flight!

# Where points come from
spacemaze-source-play = Tokens
