# A forest of one's own, its rocks and the imp's die; and why such a forest cannot be played.

choice-board-own = your own
    .meaning = A forest just as you want it.
forest-own = A forest of your own
forest-own-shape = Shape
forest-own-rectangle = rectangle
forest-own-cross = cross
forest-own-columns = Across
forest-own-rows = Down
forest-own-grid = The shape of the forest
forest-own-hint = Tap a place to change it: a tile, a forest entrance, or nothing.
forest-own-cell = { $what ->
    [tile] Column { $column }, row { $row }: tile
    [entrance] Column { $column }, row { $row }: forest entrance
   *[none] Column { $column }, row { $row }: nothing
}
forest-own-tiles = Tiles
forest-own-path = paths
forest-own-imp = imps
forest-own-rock = rocks
forest-own-bog = bogs
forest-own-gallery = galleries
forest-own-fire = fires
forest-own-spider = spider
forest-own-sum = { $fits ->
    [yes] Tiles: { $tiles }, places: { $places }. That fits!
    [few] Tiles: { $tiles }, places: { $places }. Add { $difference } more.
   *[many] Tiles: { $tiles }, places: { $places }. Take { $difference } away.
}
forest-own-suggest = Suggest tiles
forest-own-use = Play in this forest
forest-rock-number = Rock { $number }
forest-face-number = Face { $number } of the imp’s die
forest-face-trade = trade places
forest-face-look = a secret look
forest-face-whisk = whisked away
forest-face-shuffle = shuffled woods
forest-as-in-the-box = As in the box

error-wrong-option-no-board = That is no forest. Choose one from the list, or make your own.
error-wrong-option-no-tiles = The forest needs tiles: paths, imps, rocks, diamonds.
error-wrong-option-too-large = The forest is too big: up to { $most } tiles across and { $most } down.
error-wrong-option-apart = The forest falls to pieces. All its places must touch, side by side.
error-wrong-option-entrance-inside = A forest entrance must lie at the edge, not in the middle of the woods.
error-wrong-option-entrances = Forest entrances: { $entrances }. Every player needs one, so { $least } at least, and the box has { $most }.
error-wrong-option-places = Tiles: { $tiles }, places: { $places }. There must be as many tiles as places.
error-wrong-option-too-many = { $kind ->
    [path] Too many paths: the box has { $most }.
    [imp] Too many imps: the box has { $most }.
    [rock] Too many rocks: the box has { $most }.
    [bog] Too many bogs: the box has { $most }.
    [gallery] Too many galleries: the box has { $most }.
    [fire] Too many fires: the box has { $most }.
   *[spider] Too many spiders: the box has { $most }.
}
error-wrong-option-colour-twice = There is only one diamond of each colour.
error-wrong-option-diamonds = A forest needs diamonds of at least { $least } colours.
error-wrong-option-spider = The spider could cut this forest in two. Leave it out, or make the forest wider.
error-wrong-option-rock-values = The rocks need ten values, each from 1 to 6.
error-wrong-option-die-faces = The imp’s die needs six faces, each with one of the four tricks.
