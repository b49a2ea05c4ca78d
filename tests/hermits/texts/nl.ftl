hermits-title = Kluizenaars
hermits-pitch = Klim in het geheim naar een hut en slaap alleen.
hermits-ask = Naar welke hut klim je?
hermits-over = De drie nachten zijn voorbij.
hermits-do-climb = Hut nummer { $hut }
hermits-climb = { $who } klimt naar hut { $hut }.
hermits-gone = { $who } is vertrokken.
hermits-snowed = De sneeuw bedelft hut { $hut }.
hermits-slept = { $hut ->
    [0] { $who } sliep in het dal.
   *[other] { $who } sliep in hut { $hut }: { $points } punten.
}
hermits-dark = De nacht is gevallen.
hermits-no = Je kiest elke avond één hut, één keer, en alleen voor jezelf.
