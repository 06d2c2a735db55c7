# What every page in the browser says, and the start page.

web-motto = Hry o trpaslíkoch pri jednom stole: s kamarátmi, s rodinou aj s botmi.
web-language = Jazyk
web-theme-light = Denné svetlo
web-theme-dark = Svetlo lampáša
web-close = Zavrieť
web-connecting = Ideme k stolu…
web-problem-connection-lost = K stolu sa teraz nedá pripojiť.
web-try-again = Skúsiť znova
web-problem-unknown = Niečo sa pokazilo ({ $code }).
web-lost-title = Je tu len samý kameň.
web-lost-home = Späť na úvod
web-table-gone = K tomuto stolu si nemôžeš sadnúť

# Start page

web-join-label = Máš od niekoho kód?
web-join = Pridať sa
web-children = Deti: rovno do lesa
web-play-now = Hrať hneď
web-set-table = Založiť stôl
web-set-screen = Na veľkej obrazovke
web-learn = { $minutes ->
    [one] Nauč sa hrať za { $minutes } minútu
    [few] Nauč sa hrať za { $minutes } minúty
    [many] Nauč sa hrať za { $minutes } minúty
   *[other] Nauč sa hrať za { $minutes } minút
}
web-rules = Pravidlá
web-not-there-yet = Tu sa ešte kope. Zastav sa neskôr.
web-open-record = Pozrieť si zaznamenanú hru

game-saboteur = Sabotér
    .about = Spolu kopete cestu k zlatu. Lenže niekto z vás dúfa, že sa k nemu nikdy nedostanete.
    .facts = 3 až 10 hráčov, asi 30 minút
    .sharing = Na tomto zariadení vás môže hrať aj viac: podávate si ho a nikto nevidí cudzie karty.
game-saboteur-2 = Sabotér: rozšírenie
    .about = Dva tímy, dvere, zlodeji a geológ: teraz už ide každému o vlastné zlato.
    .facts = 2 až 12 hráčov, asi 45 minút
    .sharing = Na tomto zariadení vás môže hrať aj viac: podávate si ho a nikto nevidí cudzie karty.
game-lost-mines = Stratené bane
    .about = Večerným lesom k zabudnutým baniam, okolo trollov aj draka.
    .facts = 3 až 9 hráčov, asi 45 minút
    .sharing = Na tomto zariadení vás môže hrať aj viac: podávate si ho a nikto nevidí cudzie karty.
game-dark-cave = Temná jaskyňa
    .about = Bývajú tu škriatkovia a krysy. Kto sa dostane von a koľko zlata si odnesie?
    .facts = 2 až 8 hráčov, asi 45 minút
    .sharing = Na tomto zariadení vás môže hrať aj viac: podávate si ho a nikto nevidí cudzie karty.
game-diamond-forest = Diamantový les
    .about = Nočná výprava pre deti: kto si pamätá, kde sú diamanty?
    .facts = 2 až 4 hráči, asi 20 minút
    .sharing = Na tomto zariadení vás môže hrať aj viac: ťuká vždy ten, kto je na ťahu. Pri tajnom pohľade sa ostatní pozerajú inam.
