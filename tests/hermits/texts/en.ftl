hermits-title = Hermits
hermits-pitch = Climb to a hut in secret, and sleep alone.
hermits-ask = Which hut do you climb to?
hermits-over = The three nights are over.
hermits-do-climb = Hut { $hut }
hermits-climb = { $who } climbs to hut { $hut }.
hermits-gone = { $who } has left.
hermits-snowed = Snow buries hut { $hut }.
hermits-slept = { $hut ->
    [0] { $who } slept in the valley.
   *[other] { $who } slept in hut { $hut }: { $points } points.
}
hermits-dark = Night has fallen.
hermits-no = You choose one hut every evening, once, and for yourself only.
