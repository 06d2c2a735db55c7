# What every page in the browser says, and the start page.

web-motto = Trpasličí hry u jednoho stolu: s kamarády, s rodinou i s boty.
web-language = Jazyk
web-theme-light = Denní světlo
web-theme-dark = Světlo lucerny
web-close = Zavřít
web-connecting = Jdeme ke stolu…
web-problem-connection-lost = Ke stolu se teď nejde dostat.
web-try-again = Zkusit znovu
web-problem-unknown = Něco se pokazilo ({ $code }).
web-lost-title = Tady je jen samá skála.
web-lost-home = Na úvodní stránku
web-table-gone = K tomuto stolu si sednout nejde

# Start page

web-join-label = Máš od někoho kód?
web-join = Přidat se
web-children = Děti: rovnou do lesa
web-play-now = Hrát hned
web-set-table = Založit stůl
web-set-screen = Na velké obrazovce
web-learn = { $minutes ->
    [one] Nauč se hrát za { $minutes } minutu
    [few] Nauč se hrát za { $minutes } minuty
    [many] Nauč se hrát za { $minutes } minuty
   *[other] Nauč se hrát za { $minutes } minut
}
web-rules = Pravidla
web-not-there-yet = Tady se ještě kope. Přijď se podívat později.
web-open-record = Přehrát si zaznamenanou hru

game-saboteur = Sabotér
    .about = Kopejte společně ke zlatu. Někdo z vás ale doufá, že tam nikdy nedojdete.
    .facts = 3 až 10 hráčů, asi 30 minut
    .sharing = Na tomto zařízení vás může hrát víc. Budete si ho předávat a nikdo neuvidí karty ostatních.
game-saboteur-2 = Sabotér: rozšíření
    .about = Dva týmy, dveře, zloději a geolog: teď už každý kope za svým vlastním zlatem.
    .facts = 2 až 12 hráčů, asi 45 minut
    .sharing = Na tomto zařízení vás může hrát víc. Budete si ho předávat a nikdo neuvidí karty ostatních.
game-lost-mines = Ztracené doly
    .about = Večerním lesem k zapomenutým dolům, kolem trollů a draka.
    .facts = 3 až 9 hráčů, asi 45 minut
    .sharing = Na tomto zařízení vás může hrát víc. Budete si ho předávat a nikdo neuvidí karty ostatních.
game-dark-cave = Temná jeskyně
    .about = Bydlí tu skřeti a krysy. Kdo se dostane ven a kolik zlata si odnese?
    .facts = 2 až 8 hráčů, asi 45 minut
    .sharing = Na tomto zařízení vás může hrát víc. Budete si ho předávat a nikdo neuvidí karty ostatních.
game-diamond-forest = Diamantový les
    .about = Noční výprava pro děti: kdo si pamatuje, kde jsou diamanty?
    .facts = 2 až 4 hráči, asi 20 minut
    .sharing = Na tomto zařízení vás může hrát víc: ťuká vždycky ten, kdo je na tahu. Při tajném pohledu se ostatní dívají jinam.
