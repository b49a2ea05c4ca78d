
## lobby
web-lobby-title = Board games on Mars
web-lobby-line = Play in your browser: at once with bots, or with friends by a link. No account needed.
web-lobby-games = Games
web-lobby-play = Play now
web-lobby-setting-up = Setting the table …
web-lobby-play-hint = You begin at once, with { $count ->
    [one] a bot
    [2] two bots
   *[other] { $count } bots
}. Nothing to sign up for.
web-lobby-invite = Invite friends
web-lobby-learn = Learn in 3 minutes
web-lobby-rules = Rules
web-lobby-best = Best players
web-lobby-yours = Your tables
web-lobby-your-turn = Your turn
web-lobby-place = { $place ->
    [1] You won
   *[other] You took place { $place }
}
web-lobby-phase-open = Waiting for players
web-lobby-phase-running = In play
web-lobby-phase-over = Over
web-lobby-phase-abandoned = Given up
web-lobby-watched = { $state }, you watched
web-lobby-go-on = Play on
web-lobby-open = Open
web-lobby-look = Look back
web-lobby-tables = Open tables
web-lobby-join = Join
web-lobby-watch = Watch
web-lobby-open-seat = free seat
web-lobby-bot = bot
web-lobby-all = Show all { $count } tables
web-lobby-empty = No table is open to everybody right now.
web-lobby-empty-next = Play now with bots, or open a table of your own and list it here: somebody will come.
web-lobby-results = Recent results
web-lobby-won = { $count ->
    [0] Nobody won
    [one] { $names } won
   *[other] { $names } won together
}
web-lobby-replay = Replay
web-lobby-record = Bring a game
web-lobby-record-choose = Choose the record of a game, or drop it here
web-lobby-record-busy = Reading the record …
web-lobby-record-what = A .jsonl file that was saved here or in the terminal. You can step through it and play on from any position.
web-lobby-fan = Mensae is an unofficial fan project, made with care and without money. The games' titles and rules belong to their authors and publishers; pictures and words here are our own.
web-lobby-site = More pages
web-lobby-rules-of = Rules of { $game }
web-guest-names = Mars Fox, Dune Cat, Crater Owl, Dust Devil, Red Comet, Moon Moth, Canyon Hare, Star Lynx, Rover, Polar Bear, Sand Lark, Meteor
web-minutes-gardens = about 30 minutes
web-weight-gardens = light
web-minutes-magicmaze = about 15 minutes
web-weight-magicmaze = light
web-minutes-onmars = about 2 hours
web-weight-onmars = heavy
web-minutes-spacemaze = about 45 minutes
web-weight-spacemaze = medium

## parts
web-parts-players = { $low } to { $high } players
web-parts-again = Try again
web-parts-trouble = Something went wrong here.
## The frame of every page
web-skip = Skip to the content
web-home = Mensae: to the lobby
web-nav = This site
web-language = Language
web-account = Account
web-settings = Settings
web-close = Close
web-copy = Copy
web-copied = Copied
web-reload = Load again
web-offline = You are offline. The page goes on by itself as soon as the network is back.
web-no-answer = The server does not answer. Check your connection, and try again.
web-odd-answer = The server gave an answer that makes no sense here ({ $status }). Try again in a moment.
web-page-failed = This page could not be loaded.
web-page-failed-next = Perhaps the connection was lost, or the site has just been renewed. Load the page again.
web-rule-link = Rule { $rule } in the rulebook
web-guest = Guest
web-you = you
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard

## Before a table begins
web-table-loading = The table is being set …
web-table-gone = This table is not there any more.
web-outdated = This page is older than the server. Load it again to play on.
web-moved-away = Your seat was moved to another device. Play on there, or bring it back with its recovery code.
web-waiting-for = { $count ->
    [0] The table begins.
    [one] One seat is still open. The table begins when somebody takes it.
   *[other] { $count } seats are still open. The table begins when they are taken.
}
web-waiting-abandoned = This table was given up before it began.
web-waiting-host = { $name } invites you.
web-waiting-about = About the game
web-waiting-learn = Learn in 3 minutes
web-waiting-seats = Seats
web-seat-open = open
web-seat-reserved = kept for { $name }
web-seat-bot = bot, { $level }
web-seat-here = is here
web-seat-gone = not here
web-sit-down = Sit down
web-set-bot = Bot
web-open-seat = Open it
web-your-name = Your name
web-name-first = Tell us your name, then sit down.
web-bot-level = Bots
web-start-with-bots = Start with bots
web-invite = Invite friends
web-invite-how = Send this link, or let them take a photo of the code. They need no account.
web-invite-link = Link to this table
web-invite-qr = The link to this table as a QR code
web-invite-text = Come and play on Mars with me!
web-share = Share
web-recover = I have a seat here on another device
web-recover-how = On the other device, choose “More” and show the recovery code. The seat then moves here.
web-recover-code = Recovery code
web-recover-do = Bring my seat here

## The table
web-bar = What to do
web-tabs = Parts of the table
web-tab-board = Board
web-tab-me = Me
web-tab-others = Others
web-tab-log = Log
web-your-turn = Your turn
web-thinking = is thinking
web-line-lost = Connection lost. Trying again; nothing is lost.
web-line-closed = This was not sent: the table is not open here any more.
web-time-left = { $time } left
web-undo = Undo
web-undo-asked = { $name } would like to take back:
web-undo-waits = The others are asked whether you may take it back.
web-agree = Agree
web-refuse = Refuse
web-hint = Hint
web-hint-thinking = Thinking …
web-hints = A strong bot would choose
web-hints-live = A good next step
web-hints-how = The share of games that it wins from there in its thoughts: it has played on { $visits } times.
web-hint-reason = wins { $worth } % of the games it tried from here ({ $visits })
web-away = A bot plays for you.
web-come-back = Play myself again
web-curtain = Pass the device to { $name }.
web-play-as = Play as { $name }
web-looking-back = (looking back)
web-to-present = Back to the present
web-choices = Choices
web-rare = About the table
web-pawn-calls = do something!
web-sure = { $what }? Click again
web-apart-magicmaze-jokers = Jokers
web-apart-magicmaze-gestures = Gestures
web-filter = Filter the choices
web-why-not = Why not something else?
web-sketch-legend = What do the letters mean?
web-sketch = The board, drawn with letters
web-bot-plays = a bot plays
web-stand-in = Let a bot play on
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-log = Log
web-log-origin = This table goes on from a position of another one:
web-log-origin-link = how it came to be
web-speed = Speed { $speed }
web-scrubber = Through the game
web-to-start = To the beginning
web-step-back = One step back
web-step-on = One step on
web-play = Play the game by itself
web-pause = Pause
web-position = Position
web-position-of = after { $entries } of { $most } entries
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-watching = You are watching. Those at the table can talk.
web-send = Send
web-react = Reactions
web-reaction-yes = Yes!
web-reaction-no = No!
web-reaction-laugh = Ha ha
web-reaction-wow = Wow
web-reaction-sad = Oh no
web-reaction-love = Love it
web-reaction-think = Hmm
web-reaction-hurry = Hurry!
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-rules = Rules
web-more = More
web-share-position = Link to this position (after { $entries } entries)
web-fork = Play on from here with bots
web-fork-how = A new table begins with the position after { $entries } entries; this one stays as it is. Whose seat do you want? Bots take the others.
web-record = Download the record
web-key = Recovery code of your seat
web-key-show = Play on another device
web-key-how = On the other device open the link to this table and enter the code there. It works once; this device is out then.
web-leave = Leave; a bot plays on
web-left = A bot plays for you. You can come back at any time.
web-abandon = End the game for everybody
web-abandon-not = Play on after all
web-abandon-who = Would end the game: { $names }. It ends when everybody who plays agrees.
web-abandon-agree = End it
web-abandon-play = Play on
web-news-left = { $name } has left; a bot plays on.
web-news-back = { $name } is back.
web-result = The game is over
web-result-won = You have won!
web-result-lost = Lost!
web-result-abandoned = The table was given up
web-story = How it came about
web-story-sources = Points by source
web-story-source = Source
web-story-all = In all
web-story-curve = Points over the game
web-story-gain = { $name } gains { $points }
web-story-show = Show from here
web-rematch = Once more
web-rematch-join = To the next table
web-replay = Look at it again
web-review = What to learn from it
web-review-thinking = The game is being looked back at
web-to-lobby = To the lobby
web-fair = Was chance fair?
web-fair-how = Before the game began everybody was shown the SHA-256 of the seed. This is the seed: anybody can check it, and all that chance did with “mensae replay --verify”.
web-fair-seed = Seed
web-fair-shown = The seed of all chance at this table has this SHA-256; the seed itself is shown at the end:
web-coach = Tutorial
web-coach-step = Step { $step } of { $steps }
web-coach-next = Go on
web-coach-done = Play on
web-coach-close = End the tutorial

## new table
web-new-title = New table
web-new-unknown = There is no game called “{ $game }” here.
web-new-who = Who plays?
web-new-with = Who plays with you
web-new-with-friends = With friends
web-new-with-bots = With bots
web-new-with-device = On one device
web-new-with-alone = Alone
web-new-seat = Seat { $number }
web-new-me = You
web-new-person = Somebody here
web-new-open = Friend with the link
web-new-open-help = free until somebody comes
web-new-bot = Bot, { $level }
web-new-level-easy = easy
web-new-level-medium = medium
web-new-level-hard = hard
web-new-level-easy-help = for the first games
web-new-level-medium-help = plays soundly
web-new-level-hard-help = thinks long and far ahead
web-new-name = Your name
web-new-name-of = Name of the person on seat { $number }
web-new-add = Add a seat
web-new-remove = Remove seat { $number }
web-new-table = The table
web-new-listed = Show in the lobby
web-new-listed-help = Everybody can find the table, take a free seat or watch. Otherwise only those with the link can.
web-new-hints = Allow hints
web-new-hints-help = Whoever is stuck may ask for the three best moves.
web-new-limit = Time to think
web-new-limit-none = No limit
web-new-limit-seconds = { $count } seconds
web-new-limit-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-new-limit-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-new-limit-help = For each decision. When the time is up, a bot makes this one move.
web-new-options = Rules and variants
web-new-options-changed = { $count ->
    [0] Good defaults: you need not change anything
    [one] 1 changed
   *[other] { $count } changed
}
web-new-options-reset = Back to the defaults
web-new-usual = { $name } (usual)
web-new-create-friends = Open the table
web-new-create-bots = Begin
web-new-create-device = Begin
web-new-create-alone = Begin
web-new-create-watch = Watch the bots
web-new-next-friends = Then you get a link and a QR code for your friends.
web-new-next-bots = The game begins at once.
web-new-next-device = The game begins at once, and all of you play on this device.
web-new-next-alone = You play alone. The game begins at once.
web-new-next-watch = You watch; nobody has to do anything.
web-option-gardens-scoring = Points for planting
web-option-gardens-scoring-help = Whether the flower you have just planted counts, too (GM-51, GM-53, GM-54).
web-option-gardens-scoring-exclude_new = Neighbours only
web-option-gardens-scoring-exclude_new-help = One point for each connected flower of its colour, none for the new one.
web-option-gardens-scoring-include_if_connected = The new one, too, if it is connected
web-option-gardens-scoring-include_if_connected-help = A group counts in full; a flower on its own brings nothing.
web-option-gardens-scoring-include_new = Always the new one, too
web-option-gardens-scoring-include_new-help = Even a flower on its own brings 1 point.
web-option-gardens-last_flower_turn = Extra turn for the last flower of a colour
web-option-gardens-last_flower_turn-help = Only if a die is left in the pool (GM-69, GM-70, GM-71).
web-option-gardens-last_flower_turn-own = From your own stock
web-option-gardens-last_flower_turn-own-help = Plant your own last flower of a colour and go on.
web-option-gardens-last_flower_turn-global = On the whole board
web-option-gardens-last_flower_turn-global-help = Plant the tenth and last flower of a colour and go on.
web-option-gardens-last_flower_turn-off = None
web-option-gardens-last_flower_turn-off-help = There is no such extra turn.
web-option-gardens-crowded_track_turn = Extra turn on an occupied space
web-option-gardens-crowded_track_turn-help = Whoever lands on another player's space above 25 goes on (GM-72).
web-option-gardens-two_gardeners = Two gardeners each
web-option-gardens-two_gardeners-help = For exactly two players: choose in each turn which of yours moves (GM-88).
web-option-gardens-centre_hex = The centre of the board
web-option-gardens-centre_hex-help = Nobody may stop there in any case (GM-39, GM-40).
web-option-gardens-centre_hex-cross = May be crossed
web-option-gardens-centre_hex-block = Blocks the way
web-option-gardens-tie_break = In a tie
web-option-gardens-tie_break-help = It happens only at 0 points (GM-86).
web-option-gardens-tie_break-shared = All of them win
web-option-gardens-tie_break-planted = More planted flowers win
web-option-gardens-idle_limit = Stop when nobody plants
web-option-gardens-idle_limit-help = So many turns for each player in a row without a planting end the game; 0 means never (GM-84).
web-option-magicmaze-mission = Mission
web-option-magicmaze-mission-help = Every mission adds tiles and rules to those of the one before (MM-31).
web-option-magicmaze-mission-1-help = 4 tiles and 1 dome. You may talk all the time.
web-option-magicmaze-mission-2-help = 6 tiles and 2 domes; silence, pawn, bridges and jokers.
web-option-magicmaze-mission-3-help = 8 tiles and 3 domes; rubbish and pipes.
web-option-magicmaze-mission-4-help = 10 tiles and 4 domes; a space slug.
web-option-magicmaze-mission-5-help = 12 tiles and 5 domes; one-way highways and a second slug.
web-option-magicmaze-edition = Edition
web-option-magicmaze-edition-help = Where the two rulebooks differ, this decides the next four points, unless you set them yourself (MM-239).
web-option-magicmaze-edition-de = German
web-option-magicmaze-edition-nl = Dutch
web-option-magicmaze-colonists_in_pipes = Colonists in pipes
web-option-magicmaze-colonists_in_pipes-help = From mission 3 on: whether colonists may go through pipes like resources (MM-181).
web-option-magicmaze-colonists_in_pipes-edition = As the edition says
web-option-magicmaze-colonists_in_pipes-yes = Allowed
web-option-magicmaze-colonists_in_pipes-no = Forbidden
web-option-magicmaze-pipe_sound = Sound of the pipes
web-option-magicmaze-pipe_sound-help = A whoosh that everybody hears, even in silence (MM-184).
web-option-magicmaze-pipe_sound-edition = As the edition says
web-option-magicmaze-pipe_sound-yes = On
web-option-magicmaze-pipe_sound-no = Off
web-option-magicmaze-orange_hint = Hint in mission 2
web-option-magicmaze-orange_hint-help = Tells before the start what two of the jokers are for (MM-154).
web-option-magicmaze-orange_hint-edition = As the edition says
web-option-magicmaze-orange_hint-yes = Shown
web-option-magicmaze-orange_hint-no = Not shown
web-option-magicmaze-level_word = What a level is called
web-option-magicmaze-level_word-help = It changes words only (MM-260).
web-option-magicmaze-level_word-edition = As the edition says
web-option-magicmaze-level_word-mission = Mission
web-option-magicmaze-level_word-module = Module
web-option-magicmaze-time_scale = Sand
web-option-magicmaze-time_scale-help = How long a full glass runs: 1 is 3 minutes, 1.33 is 4 and 2 is 6, for those who are new to the game (MM-51).
web-option-magicmaze-grace_ms = Grace for the network, in ms
web-option-magicmaze-grace_ms-help = An action of a person that arrives so shortly after the end of the sand still counts (MM-61).
web-option-magicmaze-talk_guard_ms = Time to begin talking, in ms
web-option-magicmaze-talk_guard_ms-help = For so long nobody can act after a talk window has opened, so that nothing ends the talk by accident (MM-122).
web-option-magicmaze-auto_dome = Full sites become domes at once
web-option-magicmaze-auto_dome-help = Otherwise somebody has to build the dome (MM-98).
web-option-magicmaze-x_tiles = X tiles
web-option-magicmaze-x_tiles-help = So many extra tiles are mixed into the stack, and it gets harder; start with 1 (MM-198).
web-option-magicmaze-expert = Expert rule
web-option-magicmaze-expert-help = At every flip all pass their action tile to the left; for two players or more (MM-201).
web-option-magicmaze-solo_tiles = Action tiles when you play alone
web-option-magicmaze-solo_tiles-help = You use one at a time, and may change it every ten seconds (MM-206).
web-option-magicmaze-solo_tiles-two = Two
web-option-magicmaze-solo_tiles-two-help = Three colours on each.
web-option-magicmaze-solo_tiles-six = Six
web-option-magicmaze-solo_tiles-six-help = Two colours on each, and much harder.
web-option-magicmaze-leaver = When somebody leaves
web-option-magicmaze-leaver-help = The sand runs on in any case (MM-221).
web-option-magicmaze-leaver-bot = A bot plays
web-option-magicmaze-leaver-shared = All share the colours
web-option-magicmaze-pause = Pause
web-option-magicmaze-pause-help = In a pause the sand stands still, and the board is covered (MM-227).
web-option-magicmaze-pause-off = None
web-option-magicmaze-pause-agreed = Anybody may call one
web-option-onmars-length = Length
web-option-onmars-length-help = Which missions end the game (OM-033).
web-option-onmars-length-short = Short
web-option-onmars-length-short-help = Two short missions and a long one.
web-option-onmars-length-long = Long
web-option-onmars-length-long-help = One short mission and two long ones.
web-option-onmars-space_oddity = Space Oddity
web-option-onmars-space_oddity-help = The game ends at once when the last mission is done: no further round (OM-222).
web-option-onmars-first_colonists = First Colonists
web-option-onmars-first_colonists-help = For a first game: fixed missions, dealt starting spaces and small secret tasks; not alone (OM-223 to OM-227).
web-option-spacemaze-layout = Board
web-option-spacemaze-layout-help = The relic is equally far away for everybody (SM-16, SM-17, SM-19).
web-option-spacemaze-layout-square5 = Square 5 × 5
web-option-spacemaze-layout-square5-help = The printed board: 4 steps from your dock to the relic.
web-option-spacemaze-layout-square3 = Square 3 × 3
web-option-spacemaze-layout-square3-help = For 2 players, and very short: 2 steps to the relic.
web-option-spacemaze-layout-rect3x5 = Rectangle 3 × 5
web-option-spacemaze-layout-rect3x5-help = For 2 players: 3 steps to the relic.
web-option-spacemaze-layout-diamond2 = Small diamond
web-option-spacemaze-layout-diamond2-help = 13 tiles: 2 steps to the relic.
web-option-spacemaze-layout-diamond3 = Large diamond
web-option-spacemaze-layout-diamond3-help = 25 tiles: 3 steps to the relic.
web-option-spacemaze-relic_tile_fixed = The relic tile stays in its place
web-option-spacemaze-relic_tile_fixed-help = EXCHANGE and DIAGONAL SWITCH cannot swap it with another tile (SM-119).
web-option-spacemaze-max_rounds = Rounds at most
web-option-spacemaze-max_rounds-help = After so many rounds the most tokens win; 0 means no limit (SM-148).

## settings
web-settings-title = Settings
web-settings-where = Kept in this browser only. Every change takes effect at once.
web-settings-you = You
web-settings-name = Your name
web-settings-name-help = The others see it at the table. Leave it empty and you get a guest name.
web-settings-language = Language
web-settings-look = Look
web-settings-theme = Light
web-settings-theme-system = Like the device
web-settings-theme-dusk = Dusk (dark)
web-settings-theme-noon = Noon (light)
web-settings-motion = Motion
web-settings-motion-system = Like the device
web-settings-motion-full = Moving
web-settings-motion-none = Still
web-settings-symbols = Symbols beside colours
web-settings-symbols-help = Every colour also has a shape, for eyes that see colours differently.
web-settings-plain = Plain table
web-settings-plain-help = Lists of choices instead of a drawn board; good for screen readers and slow devices.
web-settings-play = While playing
web-settings-confirm = Ask before it counts
web-settings-confirm-risky = When a slip would hurt
web-settings-confirm-risky-help = Only what costs something or cannot be taken back.
web-settings-confirm-always = Always
web-settings-confirm-always-help = Every move is previewed first and counts after a second tap.
web-settings-confirm-never = Never
web-settings-confirm-never-help = For fast fingers. Undo still helps.
web-settings-turn = When it is your turn
web-settings-sound = Sound
web-settings-sound-help = A soft tone. Off at first, because people share rooms.
web-settings-notifications = Notification
web-settings-notifications-help = Also when this page lies in the background. Your browser asks for your consent.
web-settings-notifications-blocked = Your browser allows no notifications from this page. You can change that in its settings for this site.

## missing
web-missing-title = Lost on Mars
web-missing-trouble = Something is in the way
web-missing-page = There is no page at this address.
web-missing-check = Check the link: is it complete, without a dot or a bracket at the end?
web-missing-ask = Ask whoever sent it for a new one; tables that nobody visits go away some day.
web-missing-wait = Wait a moment, then try again.
web-missing-lobby = To the games
web-missing-back = Back
web-board-yes = Confirm
web-board-risk-yes = Do it anyway
web-board-no = Cancel
web-board-rule = Rule { $rule }
web-board-names = Names of the places
web-zoom = Size of the board
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = Show the whole board
web-stand-up = Leave the seat

## rules
web-rules-title = Rules
web-rules-contents = Contents
web-rules-search = Search, or a rule such as 48
web-rules-found = { $count ->
    [0] nothing found
    [one] 1 found
   *[other] { $count } found
}
web-rules-none = No rule says “{ $text }”.
web-rules-none-next = Try fewer or shorter words, or the number of a rule.
web-rules-all = Show all rules
web-rules-copy = Copy the link to { $rule }
web-rules-copied = The link to { $rule } is copied.
web-rules-table = Table

## players
web-player-since = Here since { $month }
web-player-ratings = Rating
web-player-rating = Rating
web-player-games = Games
web-player-wins = Wins
web-player-unrated = No rating yet.
web-player-unrated-next = It comes with the first game against other people with an account.
web-player-results = Last games
web-player-result = { $place ->
    [1] Won, { $seats } players, { $score ->
        [one] 1 point
       *[other] { $score } points
    }
   *[other] Place { $place } of { $seats }, { $score ->
        [one] 1 point
       *[other] { $score } points
    }
}
web-player-unknown = There is no account called { $name } here. Guests have no page of their own.
web-leaderboard-title = Best players
web-leaderboard-rank = Rank
web-leaderboard-name = Name
web-leaderboard-more = Show more
web-leaderboard-how = The rating is what somebody can almost certainly do at least; it grows with every game that goes better than expected, and with certainty. Only games among people with accounts count.
web-leaderboard-empty = Nobody is rated in this game yet.
web-leaderboard-empty-next = The first place is free: play with friends who have an account, too.

## account
web-account-title = Account
web-account-lead = You play without one. With one you take your games with you.
web-account-why-tables = Your tables on every device
web-account-why-tables-more = Begin on the phone, go on at the laptop.
web-account-why-rating = A rating and your results
web-account-why-rating-more = See how you get better, and where you stand.
web-account-why-little = A name and a password, no more
web-account-why-little-more = No e-mail, no tracking. You can delete everything at any time.
web-account-without = Play without an account
web-account-way = Sign up or sign in
web-account-up = Sign up
web-account-in = Sign in
web-account-out = Sign out
web-account-name = Name
web-account-password = Password
web-account-password-help = Long is good: a few words that only you put together. Nobody can restore it for you.
web-account-password-old = Password so far
web-account-password-new = New password
web-account-password-others = All other devices are signed out.
web-account-signed = Signed in as
web-account-public = Your public page
web-account-keep = { $count ->
    [one] This browser has a table that is not in your account yet.
   *[other] This browser has { $count } tables that are not in your account yet.
}
web-account-keep-button = Put into the account
web-account-kept = { $count ->
    [one] 1 table is in your account now.
   *[other] { $count } tables are in your account now.
}
web-account-change = Change the password
web-account-change-button = Change
web-account-changed = Your password is changed.
web-account-delete = Delete the account
web-account-delete-what = Name, rating and sign-ins are gone for good. Your seats stay with this browser.
web-account-delete-button = Delete for good
web-account-deleted = Your account is deleted.

## lobby, continued
web-lobby-turn = Your turn at { $game }
web-lobby-back = Back to { $game }
web-watching = You are watching. “More” brings your seat here from another device; the lobby has tables to join.
web-result-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
