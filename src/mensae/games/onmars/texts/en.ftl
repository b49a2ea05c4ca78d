onmars-title = On Mars
onmars-pitch = Build the first colony on Mars: travel between Orbit and the surface, develop technology, raise complexes with your Bots, explore with your Rover, and seize every opportunity for points.

# Words
onmars-lacerda = Lacerda
onmars-list = { $first }, { $rest }
onmars-and = { $first } and { $last }
onmars-for = { $what } for { $price }
onmars-costs = { $what }; costs { $price }
onmars-count-mineral = { $count ->
    [one] 1 mineral
   *[other] { $count } minerals
}
onmars-count-battery = { $count ->
    [one] 1 battery
   *[other] { $count } batteries
}
onmars-count-water = { $count } water
onmars-count-plant = { $count ->
    [one] 1 plant
   *[other] { $count } plants
}
onmars-count-oxygen = { $count } oxygen
onmars-count-crystal = { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
}
onmars-count-any = { $count ->
    [one] 1 resource of choice
   *[other] { $count } resources of choice
}
onmars-colonists = { $count ->
    [one] 1 Colonist
   *[other] { $count } Colonists
}
onmars-building-mine = Mine
onmars-building-generator = Generator
onmars-building-water_extractor = Water Extractor
onmars-building-greenhouse = Greenhouse
onmars-building-oxygen_condenser = Oxygen Condenser
onmars-building-shelter = Shelter
onmars-a-mine = a Mine
onmars-a-generator = a Generator
onmars-a-water_extractor = a Water Extractor
onmars-a-greenhouse = a Greenhouse
onmars-a-oxygen_condenser = an Oxygen Condenser
onmars-a-shelter = a Shelter
onmars-tech-mine_tech = Mine Tech
onmars-tech-generator_tech = Generator Tech
onmars-tech-water_extractor_tech = Water Extractor Tech
onmars-tech-greenhouse_tech = Greenhouse Tech
onmars-tech-oxygen_condenser_tech = Oxygen Condenser Tech
onmars-tech-shelter_tech = Shelter Tech
onmars-tech-rover_tech = Rover Tech
onmars-tech-upgrade_tech = Upgrade Tech
onmars-tech-ship_tech = Ship Tech
onmars-card-1 = Construction Yard
onmars-card-2 = Metal Deposit
onmars-card-3 = Automated Production
onmars-card-4 = Wind Turbines
onmars-card-5 = Private Ship
onmars-card-6 = Moisture Vaporator
onmars-card-7 = Biomarket
onmars-card-8 = Hydroponic Farm
onmars-card-9 = Oxygen Tank
onmars-card-10 = Concentrator
onmars-card-11 = Casino
onmars-card-12 = Gym
onmars-card-13 = Mineral Mine
onmars-card-14 = Biolab
onmars-card-15 = Radar
onmars-card-16 = Builder Drone AI600
onmars-card-17 = Research Lab
onmars-card-18 = Aqueduct
onmars-card-19 = Eco Resort
onmars-card-20 = Trade Market
onmars-card-21 = Recycling Bots
onmars-card-22 = Aerial Elevator
onmars-card-23 = Library
onmars-card-24 = Command Center
onmars-main-landing_pod = Landing Pod
onmars-main-obtain_blueprint = Obtain Blueprint
onmars-main-learn_technology = Learn New Technology
onmars-main-research_development = Research and Development
onmars-main-resupply = Resupply
onmars-main-control_center = Control Center
onmars-main-construct = Construct a Building
onmars-main-upgrade = Upgrade a Building
onmars-main-welcome_ship = Welcome a Ship
onmars-main-hire = Hire a Scientist or Take an Earth Contract
onmars-working-area = from the Working Area
onmars-slots = from “{ $action }”
onmars-to-orbit = to Orbit
onmars-to-colony = to the Colony
onmars-in-orbit = in Orbit
onmars-in-colony = in the Colony
onmars-scientist-geologist = the Geologist
onmars-scientist-rd_engineer = the R&D Engineer
onmars-scientist-hydrologist = the Hydrologist
onmars-scientist-biochemist = the Biochemist
onmars-scientist-geochemist = the Geochemist
onmars-scientist-systems_engineer = the Systems Engineer
onmars-contract-upgrade = Earth Contract { $number } (upgraded { $building } in a complex of { $size })
onmars-contract-delivery = Earth Contract { $number } ({ $goods })
onmars-goal-1 = 4 blueprints, built or not
onmars-goal-2 = 3 Advanced Buildings
onmars-goal-3 = 3 Mines with a Miner or an Advanced Building marker
onmars-goal-4 = 3 Discovery tiles taken with the Rover
onmars-goal-5 = an Advanced Building in a complex of 4
onmars-goal-6 = 4 resources of one type in Storage, not minerals
onmars-goal-7 = 3 Shelters on the map
onmars-goal-8 = colony level 3
onmars-goal-9 = 7 Colonists in the Living Quarters
onmars-goal-10 = 5 Tech tiles
onmars-goal-11 = 3 Ships in the Hangar
onmars-goal-12 = 2 Research tiles
onmars-goal-13 = 1 Scientist and 1 completed Earth Contract
onmars-goal-14 = 3 Tech tiles at level 4 or higher
onmars-goal-15 = 3 cubes in the Progress area
onmars-goal-16 = Advanced Buildings in 2 different complexes of 3
onmars-mission-m1 = Research tiles taken
onmars-mission-m2 = Blueprints taken
onmars-mission-m3 = Buildings upgraded
onmars-mission-m4 = Bots placed
onmars-mission-m5 = Discovery tiles taken
onmars-mission-m6 = Tech tiles taken
onmars-mission-m7 = Progress cubes placed
onmars-mission-m8 = Scientists taken
onmars-mission-m9 = Earth Contracts completed
onmars-reward-1 = 1 OP for each level of the most developed Tech tile
onmars-reward-2 = 2 OP for each Ship in the Hangar
onmars-reward-3 = 2 OP for each Advanced Building
onmars-reward-4 = 2 OP for each Mine with a Miner or an Advanced Building marker
onmars-reward-5 = 2 OP for each Bot on the map
onmars-reward-6 = 2 OP for each Discovery tile taken with the Rover
onmars-reward-7 = 2 OP for each Shelter on the map
onmars-reward-8 = 1 OP for each Colonist in the Living Quarters
onmars-task-tech_taken = take a Tech tile
onmars-task-travelled = travel to the other side
onmars-task-shelter_constructed = construct a Shelter
onmars-task-scientist_taken = take a Scientist
onmars-task-rnd_action_taken = take the Research and Development action
onmars-task-developed_twice_in_turn = develop twice in one turn
onmars-task-discovery_tile_placed = put a Discovery tile on the map
onmars-task-blueprint_taken = take a blueprint
onmars-lab-top = level { $level }, top
onmars-lab-middle = level { $level }, middle
onmars-lab-bottom = level { $level }, bottom
onmars-lab-only = level { $level }
onmars-way-n = the north
onmars-way-ne = the northeast
onmars-way-se = the southeast
onmars-way-s = the south
onmars-way-sw = the southwest
onmars-way-nw = the northwest
onmars-the-crystal = the crystal
onmars-discovery = the Discovery tile ({ $effect })
onmars-research = Research tile { $letter } ({ $effect })
onmars-space = Turn Order space { $space }
onmars-space-bonus = Turn Order space { $space }: { $bonus }
onmars-card-means = { $building }; its action for { $price }: { $use }
onmars-scientist-means = for the { $works }; { $points } OP for each upgraded { $scores }

# What effects do
onmars-effect-construct = construct a building
onmars-effect-construct-one = construct { $building }
onmars-effect-upgrade = upgrade { $count ->
    [one] 1 building
   *[other] up to { $count } buildings
}{ $anywhere ->
    [0] {""}
   *[other] {" "}anywhere
}{ $paid ->
    [0] {" "}at no cost
   *[other] {""}
}
onmars-effect-develop = { $count ->
    [one] make 1 development
   *[other] make up to { $count } developments
}{ $paid ->
    [0] {" "}at no cost
   *[other] {""}
}
onmars-effect-tech = { $count ->
    [one] take 1 Tech tile
   *[other] take up to { $count } Tech tiles
}
onmars-effect-blueprint = { $count ->
    [one] take 1 blueprint
   *[other] take up to { $count } blueprints
}
onmars-effect-warehouse = { $count ->
    [one] take 1 good from the Warehouse
   *[other] take up to { $count } goods from the Warehouse
}
onmars-effect-science = { $kinds ->
    [1] take a Scientist
    [2] take an Earth Contract
   *[other] take a Scientist or an Earth Contract
}{ $paid ->
    [0] {" "}at no cost
   *[other] {""}
}
onmars-effect-ship = welcome a Ship for { $price }
onmars-effect-ship-free = welcome a Ship at no cost
onmars-effect-command = Rover points as many as the highest Rover Tech in play
onmars-effect-move = { $bots } Bot points and { $rover } Rover points
onmars-effect-rover = { $points ->
    [one] 1 Rover point
   *[other] { $points } Rover points
}
onmars-effect-bots = { $points ->
    [one] 1 Bot point
   *[other] { $points } Bot points
}{ $collects ->
    [0] {""}
   *[other] , Bots collect like a Rover
}
onmars-effect-gain = gain { $goods }
onmars-effect-choice = { $count ->
    [one] gain 1 resource of choice, but no mineral
   *[other] gain { $count } resources of choice, but no minerals
}
onmars-effect-colonists = { $count ->
    [one] gain 1 Colonist
   *[other] gain { $count } Colonists
}
onmars-effect-pay = pay { $price } or { $other }: { $then }
onmars-effect-produce = production of all your Miners and Advanced Buildings
onmars-effect-retrieve = bring { $count ->
    [0] any number of Colonists
    [one] 1 Colonist
   *[other] up to { $count } Colonists
} home{ $place ->
    [area] {" "}from the Working Area
    [slots] {" "}from actions
   *[other] {""}
}
onmars-effect-trade = trade 1 resource for { $count } others, but no minerals
onmars-effect-travel = travel { $side }
onmars-effect-across = travel to the other side
onmars-effect-score = score { $points } OP
onmars-effect-radar = the benefit of a Discovery tile
onmars-effect-use = use an Advanced Building

# The log: setup and chance
onmars-started = { $who } is the first player.
onmars-explored = Turned up for exploration: { $tile }.
onmars-grid = The Tech Grid: { $techs }.
onmars-tech-dealt = The Tech Grid gets { $tech }.
onmars-display = Blueprints on display: { $cards }.
onmars-erected = The colony begins with { $building } on { $hex }.
onmars-stacked = The next { $building } has { $count ->
    [one] an arrow
   *[other] arrows
} to { $ways }.
onmars-stacked-plain = The next { $building } has no arrows.
onmars-reward-laid = LSS column { $building }: { $reward }.
onmars-mission-laid = Mission { $place }: “{ $mission }”, { $needed } in all, { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
} for each.
onmars-goal-dealt = { $who } gets a private goal: { $goal }.
onmars-goals-hidden = { $who } gets { $count } private goals.
onmars-first-types = { $who } gets First Colonist card { $card }: { $types }.
onmars-first-task = { $who } draws First Colonist card { $card }: { $task }.
onmars-first-hidden = { $who } gets a secret First Colonist card.

# The log: what a player does
onmars-did = { $who } { $did }.
onmars-did-main = chooses { $action }
onmars-did-executive = takes Executive action { $space } ({ $effect })
onmars-did-reward = chooses the reward ({ $effect })
onmars-did-bot = moves a Bot from { $from } to { $to }
onmars-did-rover = moves the Rover to { $to }
onmars-did-point = buys a point for { $mover ->
    [rover] the Rover
   *[bots] the Bots
}
onmars-did-stay = stays { $side }
onmars-did-shuttle = rides the Shuttle
onmars-did-ship = discards a Ship for the journey
onmars-did-dock = has the Shuttle start { $side }
onmars-did-pays = pays { $goods }
onmars-did-works = sends { $count ->
    [one] 1 Colonist
   *[other] { $count } Colonists
} to the Working Area
onmars-did-gains = gains { $goods }
onmars-did-loses = has no room for { $goods }
onmars-did-deliver = puts { $goods } on Earth Contract { $number }
onmars-did-spends = { $count ->
    [one] spends a private goal as 1 crystal
   *[other] spends { $count } private goals as { $count } crystals
}
onmars-did-home = brings { $supply ->
    [0] { $home ->
        [one] 1 Colonist
       *[other] { $home } Colonists
    } home
   *[other] { $home ->
        [one] 1 Colonist
       *[other] { $home } Colonists
    } home and { $supply } into the supply
}
onmars-did-score = scores { $points } OP{ $rule ->
    [163] {" "}for the first step of the marker
    [166] {" "}with the LSS Reward tile
    [171] {" "}for Progress
   *[other] {""}
}
onmars-did-store = { $count ->
    [one] moves 1 crystal into the Depot
   *[other] moves { $count } crystals into the Depot
}
onmars-did-unit = advances the mission “{ $mission }” for { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
} ({ $left } left)
onmars-did-contract = completes Earth Contract { $number }
onmars-did-worker = places a worker
onmars-did-card = takes the blueprint { $card }
onmars-did-learn = takes { $tech } into the lab ({ $space })
onmars-did-develop = develops { $tech } to level { $level }
onmars-did-own-tech = uses their own { $tech }
onmars-did-tech = uses { $tech } of { $owner }
onmars-did-keep = keeps the oxygen for the use of { $tech }
onmars-did-construct = constructs { $building } on { $hex }{ $size ->
    [one] {""}
   *[other] {" "}(complex of { $size })
}
onmars-did-mine = constructs a Mine on { $hex }{ $size ->
    [one] {""}
   *[other] {" "}(complex of { $size })
} with a Colonist as Miner
onmars-did-remove = removes { $item } on { $hex }
onmars-did-cube = puts a Progress cube on { $building }
onmars-did-lss = raises { $building } on the LSS to row { $row }
onmars-did-upgrade = upgrades the building on { $hex } with { $card }
onmars-did-ship-in = welcomes the Ship from Depot space { $space }
onmars-did-no-bot = finds no Bot or no place for one
onmars-did-put-bot = puts a Bot on { $hex }
onmars-did-collect = collects the crystal on { $hex }
onmars-did-tile = takes { $tile } on { $hex }
onmars-did-hire = takes { $card }
onmars-did-refill = puts { $contract } on the science display
onmars-did-begin = begins the turn
onmars-did-travel = travels { $side }
onmars-did-produce = produces
onmars-did-discover = puts { $tile } on { $hex }
onmars-did-marker = takes Turn Order space { $space }
onmars-did-goal = completes the private goal “{ $goal }”
onmars-did-task = completes the task “{ $task }”
onmars-did-reveal = reveals First Colonist card { $card }
onmars-did-send = sends { $scientist } to work in { $card }
onmars-did-use = uses { $card }
onmars-did-radar = lays { $tile } on Radar
onmars-did-nothing = can do nothing
onmars-did-solo = turns up solo card { $number }
onmars-did-fail = cannot take “{ $action }”
onmars-did-no-rover = leaves the Rover off the map
onmars-did-item = takes { $goods } from the Warehouse
onmars-did-board = { $count ->
    [one] takes a first Bot onto the board
   *[other] takes a Bot onto the board, where { $count } are now
}
onmars-did-icon = moves the Bot in the Progress area to { $building }

# The log: what happens
onmars-cleared = “{ $action }” is full: { $who } clears { $count ->
    [one] 1 Colonist
   *[other] { $count } Colonists
} from it.
onmars-displaced = The { $unit ->
    [rover] Rover
   *[bot] Bot
} of { $who } makes way to { $hex }.
onmars-ousted = The { $unit ->
    [rover] Rover
   *[bot] Bot
} of { $who } has to leave the map.
onmars-crystals-laid = { $count ->
    [one] An arrow brings a crystal to { $hexes }.
   *[other] Arrows bring crystals to { $hexes }.
}
onmars-mission-done = The mission “{ $mission }” is complete.
onmars-remaining = Missions left until the end of the game: { $count }.
onmars-level = The colony rises to level { $level }.
onmars-shuttle = The Shuttle is now { $side }, on space { $space }.
onmars-restocked = The Warehouse is full again.
onmars-round = Round { $round } begins.
onmars-end-near = { $rule ->
    [262] Nothing has moved on for { $rounds } rounds: the end of the game is near.
   *[other] No mission is left: the end of the game is near.
}
onmars-last-round = It is the last round.
onmars-over = The game is over.
onmars-scoring = { $who }: { $parts }; { $total } OP in all.
onmars-part-play = { $points } in play
onmars-part-progress = { $points } for Progress
onmars-part-ships = { $points } for Ships
onmars-part-colonists = { $points } for Colonists
onmars-part-tech = { $points } for Tech tiles
onmars-part-blueprints = { $points } for blueprints
onmars-part-scientists = { $points } for Scientists
onmars-part-contracts = { $points } for contracts
onmars-wins = { $who } wins with { $total } OP.
onmars-wins-shared = { $who } shares the win with { $total } OP.
onmars-solo-won = { $who } wins with the solo goal “{ $goal }”.
onmars-solo-lost = { $who } fulfils no solo goal: Lacerda wins.
onmars-alone-first_colonists = First Colonists
onmars-alone-next_generation = Next Generation
onmars-alone-hunky_dory = Hunky Dory
onmars-alone-martian_potato = A Martian Potato

# What is asked
onmars-ask-over = The game is over.
onmars-wait = Waiting for { $who }: { $topic }.
onmars-topic-space = Turn Order space
onmars-topic-shuttle = start of the Shuttle
onmars-topic-turn = next action
onmars-topic-payment = payment
onmars-topic-learn = new technology
onmars-topic-decision = use of tech
onmars-topic-displaced = displaced piece
onmars-topic-lss = LSS benefit
onmars-topic-upgrade = upgrade
onmars-topic-ship = Ship
onmars-topic-bot = new Bot
onmars-topic-refill = science display
onmars-topic-goal = reward of a goal
onmars-topic-travel = travel
onmars-topic-explore = exploration
onmars-topic-task = task
onmars-topic-construct = construction
onmars-topic-develop = development
onmars-topic-blueprint = blueprint
onmars-topic-warehouse = Warehouse
onmars-topic-science = science display
onmars-topic-gain = goods
onmars-topic-move = movement
onmars-topic-produce = production
onmars-topic-retrieve = return of Colonists
onmars-topic-trade = trade
onmars-topic-radar = Radar
onmars-topic-use = Advanced Building
onmars-ask-turn-both = Round { $round }, you are { $side }: take a Main action, or something else first.
onmars-ask-turn-main = Round { $round }, you are { $side }: take a Main action.
onmars-ask-turn-more = Your Main action is done: do something else, or end your turn.
onmars-ask-turn-end = End your turn.
onmars-ask-surcharge = { $action }: pay the surcharge of { $count }, each with a Colonist or a crystal.
onmars-ask-crystals = Pay { $crystals }, or spend a private goal as one of them.
onmars-ask-resources = How do you pay { $price }?
onmars-ask-first-space = Choose your first Turn Order space.
onmars-ask-space = Choose a free Turn Order space { $side }.
onmars-ask-shuttle = Where does the Shuttle start?
onmars-ask-lab = Where in your lab does { $tech } go?
onmars-ask-decision = Others have used your tech: develop the tile, or keep 1 oxygen.
onmars-ask-displaced = Your { $unit ->
    [rover] Rover
   *[bot] Bot
} on { $hex } has to make way: where to?
onmars-ask-lss = Choose an LSS benefit.
onmars-ask-site = Which building do you upgrade with { $card }?
onmars-ask-ship = Who comes with the Ship?
onmars-ask-bot = Where do you put the new Bot?
onmars-ask-refill = Which contract goes on the free slot of the science display?
onmars-ask-reward = Goal completed ({ $goal }): choose your reward.
onmars-ask-departure = { $shuttle ->
    [0] Do you discard a Ship to travel { $side }?
   *[other] Do you ride the Shuttle { $side }?
}
onmars-ask-explore = Which Discovery tile do you put on the map?
onmars-ask-explore-hex = Where do you put the Discovery tile?
onmars-ask-task = Do you reveal a task?
onmars-ask-units = { $left ->
    [0] { $what } for 1 Colonist
    [one] { $what }
   *[other] { $what } (up to { $left })
}{ $stop ->
    [0] .
    [1] , or do without.
   *[other] , or stop.
}
onmars-take-blueprint = Take a blueprint
onmars-take-learn = Take a Tech tile
onmars-take-develop = Develop a Tech tile
onmars-take-warehouse = Take a good from the Warehouse
onmars-take-science = Take a card from the science display
onmars-take-upgrade = Upgrade a building with a blueprint
onmars-take-ship = Welcome a Ship
onmars-take-gain = Gain a good
onmars-take-retrieve = Bring a Colonist home
onmars-ask-ship-tech = Do you use a Ship Tech for more Colonists?
onmars-ask-move = Move your pieces; Bot points: { $bots }, Rover points: { $rover }.
onmars-ask-transit = Go on, you cannot stop there; Bot points: { $bots }, Rover points: { $rover }.
onmars-ask-building = Which building do you construct?
onmars-ask-where = Where do you construct { $building }?
onmars-ask-whose = Whose { $tech } do you use?
onmars-ask-give = Trade: which resource do you give?
onmars-ask-take = { $left ->
    [0] Trade: take one more resource for 1 Colonist, or stop.
    [one] Trade: take 1 resource.
   *[other] Trade: take { $left } resources, one by one.
}
onmars-ask-accept = Benefit: { $effect }. Do you take it?
onmars-ask-more = Gain 1 more crystal for 1 Colonist?
onmars-ask-produce = Produce 1 more good for 1 Colonist, or stop.
onmars-ask-radar = Which Discovery tile goes on Radar?
onmars-ask-use = Which Advanced Building do you use?

# The choices
onmars-do-main = { $action }: { $means }
onmars-do-main-worker = { $action }: { $means }; worker{ $surcharge ->
    [0] {""}
   *[other] , surcharge { $surcharge }
}
onmars-means-landing_pod = travel to the Colony
onmars-means-obtain_blueprint = 1 blueprint, more for 1 Colonist each
onmars-means-learn_technology = 1 Tech tile, a second for 1 Colonist
onmars-means-research_development = up to 2 developments, more for 1 Colonist each
onmars-means-resupply = 1 good from the Warehouse, more for 1 Colonist each
onmars-means-control_center = 2 Bot points and 2 Rover points, more for 1 crystal each
onmars-means-construct = in reach of your Bots
onmars-means-upgrade = with a blueprint, for 1 mineral
onmars-means-welcome_ship = for 1 plant and 1 water
onmars-means-hire = 1 card from the science display
onmars-do-executive = Executive { $space } for { $price }: { $effect }
onmars-do-executive-card = Executive { $space }: { $effect }
onmars-do-goal = Complete the goal “{ $goal }”; reward: { $first }, or { $second }
onmars-do-deliver = Put { $goods } on { $contract }
onmars-do-end = End the turn
onmars-do-reveal = Reveal the task “{ $task }”: { $effect }
onmars-do-dock = The Shuttle starts { $side }
onmars-do-effect = Benefit: { $effect }
onmars-do-stay = Stay { $side }
onmars-do-shuttle = Ride the Shuttle { $side }
onmars-do-ship = Discard a Ship and travel { $side }
onmars-do-keep = Keep 1 oxygen for the use of { $tech }
onmars-do-use = { $card } for { $price }: { $effect }
onmars-do-use-free = { $card }, free: { $effect }
onmars-do-send = { $card }, free if { $scientist } goes to work there: { $effect }
onmars-do-pay = Pay { $price }
onmars-do-spend = Spend the goal “{ $goal }” as 1 crystal
onmars-do-lab = Lab: { $space }
onmars-do-develop = Develop { $tech } ({ $space }) for { $price }
onmars-do-develop-free = Develop { $tech } ({ $space }) at no cost
onmars-do-brings = { $what }: { $effect }
onmars-do-crew = { $count ->
    [one] 1 Colonist
   *[other] { $count } Colonists
}{ $bot ->
    [0] {""}
   *[other] {" "}and 1 Bot
}
onmars-do-site = { $building } on { $hex }{ $size ->
    [one] {""}
   *[other] {" "}(complex of { $size })
}
onmars-do-put-bot = Bot on { $hex }
onmars-do-give-way = Make way to { $hex }
onmars-do-put-tile = Discovery tile on { $hex }
onmars-do-explore = Discovery tile: { $effect }
onmars-do-contract = { $contract }: { $met } OP, or { $missed } OP if missed
onmars-do-skip = Do without
onmars-do-stop = Stop
onmars-do-boosted = { $what } (1 Colonist)
onmars-do-retrieve = Bring a Colonist home { $place }
onmars-do-gain = Gain { $goods }
onmars-do-give = Give { $goods }
onmars-do-produce = Produce { $goods }
onmars-do-warehouse = Take { $goods }; the Warehouse has { $left }
onmars-do-blueprint = { $card }, level { $level }, brings { $goods }: { $means }
onmars-do-upgrade = Upgrade with { $card } ({ $building })
onmars-do-learn = Tech Grid { $space }: { $tech }
onmars-do-hire = Take { $scientist }
onmars-do-welcome = Ship from space { $space }, which opens Executive { $space } ({ $effect })
onmars-do-mine = { $building } for 1 Colonist, who becomes its Miner
onmars-do-build = { $building }
onmars-do-construct = { $building } on { $hex }: { $joins ->
    [0] stands alone
   *[other] joins { $joins }
}, gives { $goods }
onmars-do-own-tech = Use your own { $tech } (level { $level })
onmars-do-tech = Use { $tech } of { $owner } (level { $level })
onmars-gives-upgrades = { $count ->
    [one] 1 more upgrade
   *[other] up to { $count } more upgrades
}
onmars-gives-crew = { $count ->
    [one] 1 more Colonist
   *[other] { $count } more Colonists
}
onmars-gives-rover = { $count ->
    [one] 1 more Rover point
   *[other] { $count } more Rover points
}
onmars-do-bot = Bot from { $from } to { $to }
onmars-do-bot-finds = Bot from { $from } to { $to }, where it finds { $item }
onmars-do-bot-clears = Bot from { $from } to { $to }; if it stays, { $item } is lost
onmars-do-rover = Rover to { $to }
onmars-do-rover-finds = Rover to { $to }, where it finds { $item }
onmars-do-point = 1 more { $mover ->
    [rover] Rover point
   *[bots] Bot point
} for { $price }
onmars-do-tile = Take { $item } on { $hex }
onmars-do-radar = Put on Radar: { $effect }

## Refusals
onmars-no-first-colonists = First Colonists is for 2 to 4 players; at this table { $seats ->
    [one] there is 1
   *[other] there are { $seats }
}.
onmars-no-over = The game is over.
onmars-no-chance = Cards, tiles and draws come from the table's generator, not from a player.
onmars-no-wait = Wait: chance decides first.
onmars-no-turn = It is the turn of { $who }.
onmars-no-other = First { $who } has to decide.
onmars-no-now = Not now. { $asked }
onmars-no-stopping = You cannot stop yet: what is begun is done at least once. { $asked }

# What you have, and kinds of goods
onmars-has-other = { $count ->
    [one] 1 other resource
   *[other] { $count } other resources
}
onmars-has-cards = { $crystals }, and { $count ->
    [one] 1 goal card that counts as one
   *[other] { $count } goal cards that count as one each
}
onmars-kind-mineral = minerals
onmars-kind-battery = batteries
onmars-kind-water = water
onmars-kind-plant = plants
onmars-kind-oxygen = oxygen
onmars-kind-crystal = crystals

# Your turn
onmars-no-second-main = You have taken the Main action of this turn; you can still end the turn.
onmars-no-side = “{ $action }” is an action { $side }; you are { $here }.
onmars-no-hire = Your Colonist is still on your slot of this action; it has to come home first.
onmars-no-worker = “{ $action }” needs a worker, and your Living Quarters are empty.
onmars-no-surcharge = “{ $action }” needs a worker and a surcharge of { $surcharge }, each a Colonist or a crystal; you have { $colonists } in the Living Quarters and { $means }.
onmars-no-after-worker = After the worker{ $surcharge ->
    [0] {""}
   *[other] {" "}and a surcharge of { $surcharge }
} your Living Quarters would hold { $colonists }, and you would have { $means }. { $reason }
onmars-no-after-crystals = After the price of { $price ->
    [one] 1 crystal
   *[other] { $price } crystals
} you would have { $means }. { $reason }
onmars-no-such-surcharge = The surcharge is { $surcharge }; { $colonists ->
    [one] 1 Colonist is
   *[other] { $colonists } Colonists are
} too many for it.
onmars-no-colonists-left = Your Living Quarters hold { $colonists ->
    [one] 1 Colonist
   *[other] { $colonists } Colonists
}; { $sent } for the surcharge leave none for the worker.
onmars-no-second-executive = You have taken the Executive action of this turn.
onmars-no-ship-away = Your Ship is still on Depot space { $space }; your free spaces are { $free }.
onmars-no-crystals = This costs { $price ->
    [one] 1 crystal
   *[other] { $price } crystals
}; you have { $means }.
onmars-no-end = Take a Main action before you end your turn.
onmars-no-second-goal = You have completed your goal “{ $goal }”; there is only one in a game.
onmars-no-such-goal = You do not hold the goal “{ $goal }”; goal cards in your hand: { $count }.
onmars-no-condition = The goal “{ $goal }” is not reached: it takes { $need }, and you have { $amount }.
onmars-no-own-contract = { $contract } belongs to { $who }, not to you.
onmars-no-contract = { $contract } does not belong to you; you take contracts from the science display.
onmars-no-delivery = { $contract } asks for an upgrade; no goods go onto it.
onmars-no-need = { $contract } has all the goods it needs.
onmars-no-such-need = { $contract } needs no { $good } now; it needs { $goods }.
onmars-no-goods-for = You have no { $good }; { $contract } still needs { $count }.
onmars-no-variant = Tasks belong to the variant First Colonists, which is not played here.
onmars-no-such-task = You do not hold the task “{ $task }”; tasks in your hand: { $count }.
onmars-no-second-task = You have revealed a task in this turn; one is all you may.
onmars-no-task-done = The task “{ $task }” is not done: what you did last was something else.

# Payments
onmars-no-depot = Your Depot holds { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
}, and { $price } are to be paid; a goal card has to count as one.
onmars-no-such-payment = That does not pay { $price }; only minerals can replace other resources, and nothing is paid on top.
onmars-no-such-prices = That pays neither { $price } nor { $other }.
onmars-no-means = You cannot pay { $goods }; you have { $means }.
onmars-no-miner = A Mine takes 1 Colonist of your Living Quarters as a Miner; they hold { $colonists }.
onmars-no-building-price = You pay { $price } for { $building }; you have { $means }.
onmars-no-upgrade-price = You pay { $price } for an upgrade; you have { $means }.
onmars-no-develop-price = You pay { $price } to develop your { $tech } to level { $column }; you have { $means }.
onmars-no-learn-price = You pay { $price } for { $tech }; you have { $means }.
onmars-no-geologist = For the Geologist { $price } Colonists go to the Working Area; your Living Quarters hold { $colonists }.
onmars-no-science-price = You pay { $price } for { $card }; you have { $means }.
onmars-no-ship-price = You pay { $price } for a Ship; you have { $means }.

# Buildings
onmars-no-zone = None of your Bots is on the map, so nothing is in a Building Zone of yours.
onmars-no-shelters = All { $count } of your Shelters are on the map.
onmars-no-tiles = No tile is left in the stack: { $building }.
onmars-no-site = { $building }: no hex near your Bots fits. It has to be exactly 2 away from a building of this type, or next to one with tech; the best { $tech } is level { $level }.
onmars-no-site-boosted = { $building }: no hex near your Bots fits. It has to be exactly 2 away from a building of this type, or next to one with tech; the best { $tech } is level { $level }, and your Colonists could add { $boosts }.
onmars-no-types-fit = Near your Bots there is no hex on which any type of building fits.
onmars-no-types-paid = Near your Bots there is room for { $buildings }, but you can pay for none of these.
onmars-no-other-type = This effect lets you construct { $building }, nothing else.
onmars-no-free-hex = There is a building on { $hex } already: { $building }.
onmars-no-bot-near = Hex { $hex } is in no Building Zone of yours: it has to be the hex of a Bot, or one beside it. Your Bots are on { $bots }.
onmars-no-distance = { $building } on { $hex }: the nearest building of this type is { $distance } away; it has to be exactly 2, or next to one with a tech.
onmars-no-join = { $building } on { $hex } would connect to { $count ->
    [one] 1 building
   *[other] { $count } buildings
}; the best { $tech } is level { $level }.
onmars-no-join-boosted = { $building } on { $hex } would connect to { $count ->
    [one] 1 building
   *[other] { $count } buildings
}; the best { $tech } is level { $level }, and your Colonists could add { $boosts }.
onmars-no-tech-level = The { $tech } of { $who } is level { $level }; it has to be { $count }, as many as the buildings it would connect to.
onmars-no-boosted-level = The { $tech } of { $who } is level { $level }, so { $missing } of { $count } levels are missing; { $boosts } of your Colonists can boost.
onmars-no-player = There is no player { $seat }; you are { $players }.
onmars-no-tech-anywhere = Nobody has { $tech }.
onmars-no-tech = { $who } has no { $tech }.

# Upgrades
onmars-no-plans = You have no blueprint with its marker still on it.
onmars-no-sites = None of your blueprints fits a building near your Bots: { $cards }.
onmars-no-sites-anywhere = None of your blueprints fits a building on the map: { $cards }.
onmars-no-own-card = { $card } is not a blueprint of yours; you have { $cards }.
onmars-no-second-use = { $card } is built already, on { $hex }.
onmars-no-site-for = { $card }: near your Bots there is no { $building } without a marker for it.
onmars-no-site-large = { $card }: near your Bots there is no { $building } without a marker in a complex of { $size }.
onmars-no-building = There is no building on { $hex }.
onmars-no-type = { $card } is for this type: { $building }. On { $hex } there is another: { $there }.
onmars-no-own-shelter = The Shelter on { $hex } belongs to { $who }; you can only upgrade your own.
onmars-no-second-upgrade = The building on { $hex } has the marker of { $who } already.
onmars-no-size = { $card } needs a complex of { $least }; the one on { $hex } ({ $building }) has size { $size }.
onmars-no-upgrades-left = You have made the upgrades of this effect; an Upgrade Tech allows more.
onmars-no-upgrade-tech = An Upgrade Tech cannot be used with this effect.
onmars-no-second-upgrade-tech = You have used an Upgrade Tech; only one goes with an effect.
onmars-no-upgrade-tech-yet = First make the { $count ->
    [one] upgrade
   *[other] { $count } upgrades
} of the effect itself; an Upgrade Tech is for further ones.
onmars-no-idle-tech = You have used an Upgrade Tech: make at least one more upgrade.

# Hexes of pieces and tiles
onmars-no-bot-shelter = A new Bot comes onto a Shelter of yours without a piece: { $hexes }.
onmars-no-bot-place = No Shelter of yours is free; the new Bot comes onto one of the nearest empty hexes: { $hexes }.
onmars-no-way = Your { $rover ->
    [0] Bot
   *[other] Rover
} on { $hex } makes way to one of the nearest available hexes: { $hexes }.
onmars-no-exploration = Hex { $hex } is { $distance } away from your Rover, which { $off ->
    [0] is
   *[other] begins
} on { $rover }; it has to be exactly { $least }.
onmars-no-empty = Hex { $hex } is not empty; the Discovery tile needs one without building, tile, crystal or piece.
onmars-no-face-up = Not face up on the Exploration space: { $tile }. There you find: { $tiles }.

# Movement
onmars-no-transit = Your { $unit ->
    [rover] Rover
   *[bot] Bot
} cannot stop on { $hex }; move it on first.
onmars-no-bot-points-here = This effect does not move your Bots.
onmars-no-rover-points-here = This effect does not move your Rover.
onmars-no-bots = None of your Bots is on the map.
onmars-no-bot-there = You have no Bot on { $hex }; your Bots are on { $bots }.
onmars-no-points = There are no points left for your { $unit ->
    [rover] Rover
   *[bot] Bots
}.
onmars-no-further-step = Your { $unit ->
    [rover] Rover
   *[bot] Bot
} on { $hex } has taken a tile and is done in this effect.
onmars-no-neighbour = Hex { $hex } is not next to your Rover, which { $off ->
    [0] is
   *[other] comes onto the map
} on { $rover }.
onmars-no-stop = Your { $unit ->
    [rover] Rover
   *[bot] Bot
} cannot stop on { $hex }, where a piece is, and with { $points ->
    [one] 1 point
   *[other] { $points } points
} it would not get away from there.
onmars-no-stop-on-tile = Your { $unit ->
    [rover] Rover
   *[bot] Bot
} cannot stop on { $hex }, whose tile you may not take, and with { $points ->
    [one] 1 point
   *[other] { $points } points
} it would not get away from there. { $reason }
onmars-no-second-research = You have a Research tile of the kind on { $hex }.
onmars-no-steps = { $unit ->
    [rover] Your Rover cannot
   *[bot] None of your Bots can
} take a step.
onmars-no-command = Your Rover gets as many points as the highest Rover Tech has levels, { $level }, and 1 for each Colonist you send; your Living Quarters hold { $colonists }.
onmars-no-point-crystal = A point costs 1 crystal; you have { $means }.
onmars-no-point-colonist = A point costs 1 Colonist; your Living Quarters are empty.
onmars-no-rover-tech = A Rover Tech cannot be used with this effect.
onmars-no-second-rover-tech = You have used a Rover Tech; only one goes with an effect.
onmars-no-collector = No tile can be taken: this effect does not move your Rover.
onmars-no-collector-there = Your { $unit ->
    [rover] Rover
   *[bot] Bot
} is not on { $hex }.
onmars-no-tile = There is no tile on { $hex }.

# Technology and the lab
onmars-no-own-tech = You have no { $tech } in your lab.
onmars-no-further = Your { $tech } is at { $at }, the end of the lab.
onmars-no-link = Your { $tech } is at { $at }; from there it cannot go to { $space }, only to { $links }.
onmars-no-free-space = The space is taken ({ $space }): { $there } is there.
onmars-no-links = No tile of your lab has an empty space to go to.
onmars-no-used = Nobody has used your { $tech }; decide on { $techs }.
onmars-no-entry = Both spaces of column 1 of your lab are taken; develop a tile first.
onmars-no-kinds = You have every kind of Tech tile that is left in the Tech Grid.
onmars-no-grid-tile = Space { $space } of the Tech Grid is empty.
onmars-no-second-tech = You have { $tech } already; you never own two of a kind.

# Cards and goods
onmars-no-markers = All your Advanced Building markers are in use, and a blueprint needs one.
onmars-no-display = The display of blueprints is empty.
onmars-no-such-card = { $card } is not on display; there you find: { $cards }.
onmars-no-warehouse = The Warehouse is empty.
onmars-no-room-for-items = You have no room for what the Warehouse holds: { $goods }.
onmars-no-minerals-there = There are never minerals in the Warehouse.
onmars-no-column = The Warehouse has no { $good } left.
onmars-no-depot-room = Your Depot has room for { $capacity ->
    [one] 1 crystal
   *[other] { $capacity } crystals
}; { $crystals } are in it and { $pending } pending.
onmars-no-room = Your Storage is full: it holds { $goods }, and no contract of yours needs more.
onmars-no-producers = You have neither a Miner nor an Advanced Building to produce.
onmars-no-producer = Nothing of yours produces { $good }.
onmars-no-trade = Your Storage is empty; there is nothing to trade.
onmars-no-resource = A crystal is no resource; give a resource.
onmars-no-such-resource = You have no { $good } to give.
onmars-no-choice = You cannot choose { $good } here, only { $goods }.
onmars-no-science = The science display has no { $wanted ->
    [2] Earth Contract
   *[other] card
}.
onmars-no-science-paid = You can pay for none of the cards on the science display: { $cards }.
onmars-no-slot-card = Slot { $slot } of the science display is empty.
onmars-no-such-science = This effect brings { $wanted ->
    [1] a Scientist
   *[other] an Earth Contract
}, not { $card }.
onmars-no-contract-left = { $contract } is not in the deck; { $who } has it.
onmars-no-contract-shown = { $contract } is not in the deck; it is on display.

# Ships, Colonists and travel
onmars-no-ships = There is no Ship left in your Depot.
onmars-no-level = At colony level { $level } only { $level ->
    [one] 1 Ship
   *[other] { $level } Ships
} may have left your Depot; so far: { $left }.
onmars-no-such-ship = There is no Ship on Depot space { $space }; there are some on { $spaces }.
onmars-no-ship-tech = A Ship Tech cannot be used with this effect.
onmars-no-second-ship-tech = You have used a Ship Tech; only one goes with an effect.
onmars-no-ship-tech-room = A Ship Tech would bring nobody: your supply is empty or your Living Quarters are full.
onmars-no-retrieval = None of your Colonists is { $place ->
    [area] in the Working Area
    [slots] on an action
   *[any] on an action or in the Working Area
}.
onmars-no-such-place = This effect brings nobody home { $place }, only { $places }.
onmars-no-colonist-there = No Colonist of yours can come home { $place }, only { $places }.
onmars-no-journey = You are { $side } already.
onmars-no-space = Turn Order space { $space } is taken by { $who }; free are { $free }.
onmars-no-space-side = Turn Order space { $space } is { $side }, and your journey ends { $there }; free are { $free }.
onmars-no-shuttle = The Shuttle has not left from your side; you are { $side }.
onmars-no-ship-needed = The Shuttle takes you free of charge; no Ship has to be discarded.

# Advanced buildings
onmars-no-cards = You have no Advanced Building, and no Scientist with a place to work.
onmars-no-card-helps = None of these can be used now: { $cards }. Each costs { $price } crystals, or nothing with a Scientist, and has to have something to do; you have { $means }.
onmars-no-built = { $card } is not built; its action cannot be used.
onmars-no-owner = { $card } belongs to { $who }, and no Scientist of yours works there.
onmars-no-scientist = You have no Scientist for { $card }; you need { $scientist }.
onmars-no-sending = You have { $scientist } at work in { $card } already; use it for free.
onmars-no-card-use = { $card } can do nothing for you now. { $reason }
onmars-no-radar = No face-up Discovery tile has a benefit that can do something for you.

# Where points come from
onmars-source-play = In play
onmars-source-progress = Progress
onmars-source-ships = Ships
onmars-source-colonists = Colonists
onmars-source-tech = Tech
onmars-source-blueprints = Blueprints
onmars-source-scientists = Scientists
onmars-source-contracts = Contracts
