hermits-title = Einsiedler
hermits-pitch = Steig heimlich zu einer Hütte auf und schlaf allein.
hermits-ask = Zu welcher Hütte steigst du auf?
hermits-over = Die drei Nächte sind vorbei.
hermits-do-climb = Hütte { $hut }
hermits-climb = { $who } steigt zu Hütte { $hut } auf.
hermits-gone = { $who } ist aufgebrochen.
hermits-snowed = Der Schnee begräbt Hütte { $hut }.
hermits-slept = { $hut ->
    [0] { $who } hat im Tal geschlafen.
   *[other] { $who } hat in Hütte { $hut } geschlafen: { $points } Punkte.
}
hermits-dark = Es ist Nacht.
hermits-no = Du wählst jeden Abend eine Hütte, einmal und nur für dich selbst.
