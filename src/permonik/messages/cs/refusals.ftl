# Why a move is refused. $seat and $name as in events.ftl.

refusal-game-over = Hra už skončila.
refusal-not-your-turn = { $to_move ->
    [you] Jsi na tahu.
   *[other] Nejsi na tahu: hraje { $to_moveName }.
}
refusal-other-decision = Nejdřív je potřeba rozhodnout něco jiného.
refusal-not-in-hand = Kartu „{ $card }“ nemáš v ruce.
refusal-broken-tool = Nemůžeš kopat, máš rozbité vybavení: { $tools }. Nejdřív ho musí někdo opravit.
refusal-outside = Tam už důl nesahá.
refusal-cell-taken = Tam už jedna karta leží.
refusal-mismatch = Sem karta nepasuje: cesta musí navazovat na cestu a stěna na stěnu. Nesedí: { $sides }.
refusal-no-contact = Nesousedí tam s žádnou odkrytou kartou.
refusal-walls-only = Sousedních karet se dotýká jen stěnami. Musí na ně navázat cestou.
refusal-dead-end = Navazuje jen na slepou cestu, a ta nikam nevede.
refusal-cut-off = Tahle část dolu není spojená se startem.
refusal-no-such-seat = Hráč číslo { $number } tu nehraje.
refusal-own-seat = Rozbíjet můžeš jen vybavení ostatních hráčů.
refusal-already-broken = { $seat ->
    [you] { $tool ->
        [lantern] Už máš rozbitou lucernu.
       *[other] Už máš rozbitý { $toolName }.
    }
   *[other] { $tool ->
        [lantern] { $name } už má rozbitou lucernu.
       *[other] { $name } už má rozbitý { $toolName }.
    }
}
refusal-not-broken = { $seat ->
    [you] { $tool ->
        [lantern] Nemáš rozbitou lucernu.
       *[other] Nemáš rozbitý { $toolName }.
    }
   *[other] { $tool ->
        [lantern] { $name } nemá rozbitou lucernu.
       *[other] { $name } nemá rozbitý { $toolName }.
    }
}
refusal-wrong-tool = { $tool ->
    [lantern] Karta „{ $card }“ lucernu neopraví.
   *[other] Karta „{ $card }“ { $toolName } neopraví.
}
refusal-nothing-there = Tam žádná karta cesty neleží.
refusal-start-stays = Startovní karta vždycky zůstává.
refusal-goal-stays = Cílové karty vždycky zůstávají.
refusal-no-goal = Na poli { $x },{ $y } žádný cíl není.
    .seen = Tam žádný cíl není.
refusal-face-up = Tenhle cíl už leží lícem nahoru: vidí ho všichni.
refusal-not-open-to-choice = Tvoje cesta vede k jinému cíli.
refusal-not-offered = Taková karta zlata v nabídce není.
refusal-sideways = Karty se vykládají rovně, nebo vzhůru nohama, nikdy napříč.
refusal-one-card = Odhoď přesně jednu kartu, ne { $count }.
refusal-idle-path = Tahle karta teď nikam nepasuje.
refusal-idle-break = Všem ostatním už tohle vybavení někdo rozbil.
refusal-idle-repair = Nikdo nemá rozbité nic, co by tahle karta opravila.
refusal-idle-rockfall = V dole neleží žádná karta cesty, kterou by šlo odstranit.
