# What the page says at the table of The Dark Cave, around the board.

web-overview = Prehľad: koľko je čoho

cave-clan = { $clan ->
    [blue] modrý klan
   *[yellow] žltý klan
}
cave-hand = { $count ->
    [0] Žiadne karty v ruke
    [one] Jedna karta v ruke: { $levels }
    [few] { $count } karty v ruke: { $levels }
   *[other] { $count } kariet v ruke: { $levels }
}
cave-nuggets = { $count ->
    [one] { $count } nuget
    [few] { $count } nugety
   *[other] { $count } nugetov
}
cave-left = { $cards ->
    [0] Úroveň { $level }: neostáva žiadna karta
    [one] Úroveň { $level }: ostáva jedna karta
    [few] Úroveň { $level }: ostávajú { $cards } karty
   *[other] Úroveň { $level }: ostáva { $cards } kariet
}
cave-out = je vonku
cave-lies = leží: ďalší ťah sa nehýbe
cave-frozen = sotva na nohách: tento ťah nejde
cave-draws = doberá po výmene
cave-has-boots = Má topánky: o krok viac
cave-has-axes = { $count ->
    [one] Má sekeru
    [few] Má { $count } sekery
   *[other] Má { $count } sekier
}
cave-has-webs = { $count ->
    [one] Má tu pavučinu
    [few] Má tu { $count } pavučiny
   *[other] Má tu { $count } pavučín
}
cave-leads = { $creature ->
    [rat] Vedie krysu; zmizne na začiatku ďalšieho ťahu tohto hráča
    [crawler] Vedie plazúňa; zmizne na začiatku ďalšieho ťahu tohto hráča
   *[goblin] Vedie škriatka; zmizne na začiatku ďalšieho ťahu tohto hráča
}
cave-pulled = { $name } ti naslepo ťahá kartu z ruky: { $card }. Vieš to len ty.

cave-aim = { $clan ->
    [blue] { $saboteur ->
        [yes] Tajne pracuješ pre modrý klan.
       *[no] Pracuješ pre modrý klan.
    } Vyhráš s ním, keď bude mať cennejší poklad: nugety, ktoré jeho pomocníci vynesú z jaskyne, krát počet trpaslíkov, ktorí pracujú pre žltý klan.
   *[yellow] { $saboteur ->
        [yes] Tajne pracuješ pre žltý klan.
       *[no] Pracuješ pre žltý klan.
    } Vyhráš s ním, keď bude mať cennejší poklad: nugety, ktoré jeho pomocníci vynesú z jaskyne, krát počet trpaslíkov, ktorí pracujú pre modrý klan.
}

cave-step-card = karta
cave-step-creature = { $creature ->
    [rat] viesť krysu
    [crawler] viesť plazúňa
   *[goblin] viesť škriatka
}
cave-step-walk = chôdza
cave-step-walking = { $steps ->
    [0] chôdza: žiadny krok neostáva
    [one] chôdza: ostáva 1 krok
    [few] chôdza: ostávajú { $steps } kroky
   *[other] chôdza: ostáva { $steps } krokov
}
cave-step-hindered = { $why ->
    [out] bez chôdze: už je vonku
    [frozen] bez chôdze: ešte len vstáva
   *[lying] bez chôdze: leží
}
cave-step-draw = { $cards ->
    [0] doberanie
   *[other] doberanie: { $cards }
}
cave-step-drawer = doberá { $name }

cave-you = ty
cave-ask-walk = { $steps ->
    [one] Ešte jeden krok: ťukni na rozsvietené pole, alebo ostaň.
    [few] Prejdeš až { $steps } polia: ťukni na rozsvietené, alebo ostaň.
   *[other] Prejdeš až { $steps } polí: ťukni na rozsvietené, alebo ostaň.
}
cave-ask-cut = Žiadny krok neostáva, ale sekerou ešte môžeš seknúť do pavučiny.
cave-ask-creep = { $creature ->
    [rat] Veď krysu. Ostávajúce polia: { $steps }. Koho stretne, ten príde o kartu.
    [crawler] Veď plazúňa. Ostávajúce polia: { $steps }. Koho stretne, ten ostane ležať.
   *[goblin] Veď škriatka. Ostávajúce polia: { $steps }. Koho stretne, ten príde o nuget.
}
cave-ask-vote = Má sa hra skončiť tu?
cave-ask-fight = { $alone ->
    [yes] { $creature ->
        [rat] Útočí na teba krysa: prídeš o náhodnú kartu. Sekera ju zaženie a zachráni ťa.
        [crawler] Útočí na teba plazúň: tvoj trpaslík ostane ležať a ďalší ťah sa nepohne. Sekera plazúňa zaženie a zachráni ťa.
       *[goblin] Útočí na teba škriatok: vezme ti nuget. Sekera ho zaženie a zachráni ťa.
    }
   *[no] { $creature ->
        [rat] Útočí krysa! Každý príde o náhodnú kartu: { $names }. Tvoja sekera ju zaženie a zachráni všetkých.
        [crawler] Útočí plazúň! Každý ostane ležať a ďalší ťah sa nepohne: { $names }. Tvoja sekera ho zaženie a zachráni všetkých.
       *[goblin] Útočí škriatok! Každý príde o nuget: { $names }. Tvoja sekera ho zaženie a zachráni všetkých.
    }
}
cave-fighting = { $creature ->
    [rat] Útočí krysa! V nebezpečenstve: { $names }. Sekeru má { $name } a rozhoduje sa.
    [crawler] Útočí plazúň! V nebezpečenstve: { $names }. Sekeru má { $name } a rozhoduje sa.
   *[goblin] Útočí škriatok! V nebezpečenstve: { $names }. Sekeru má { $name } a rozhoduje sa.
}
cave-voting = { $proposer } navrhuje tu skončiť. Odpovedá { $name }.

cave-stay = Ostať tu
cave-stay-gold = { $revealed ->
    [yes] Ostať: vziať si nuget
   *[no] Ostať: vziať si nuget a ukázať klanovú kartu
}
cave-go-on = Pokračovať bez sekery
cave-halt = { $creature ->
    [rat] Krysa ostane tu
    [crawler] Plazúň ostane tu
   *[goblin] Škriatok ostane tu
}
cave-cut = { $number ->
    [2] { $side ->
        [up] Zadarmo: seknúť do pavučiny hore (z 2 na 1)
        [down] Zadarmo: seknúť do pavučiny dole (z 2 na 1)
        [left] Zadarmo: seknúť do pavučiny vľavo (z 2 na 1)
       *[right] Zadarmo: seknúť do pavučiny vpravo (z 2 na 1)
    }
   *[1] { $side ->
        [up] Zadarmo: odseknúť pavučinu hore
        [down] Zadarmo: odseknúť pavučinu dole
        [left] Zadarmo: odseknúť pavučinu vľavo
       *[right] Zadarmo: odseknúť pavučinu vpravo
    }
}
cave-fight = { $alone ->
    [yes] Použiť sekeru
   *[no] Použiť sekeru: zachrániť všetkých
}
cave-keep = { $creature ->
    [rat] Nechať si ju a prísť o kartu
    [crawler] Nechať si ju a ostať ležať
   *[goblin] Nechať si ju a prísť o nuget
}

cave-note-goal = Cieľ { $x },{ $y }: { $card }
    .seen = Cieľ, ktorý poznáš: { $card }
cave-note-exit = Východ môže byť len na poli { $cells }.
    .seen = Východ môže byť len v cieli, ktorý nepoznáš.
cave-note-role = { $name }: { $role }
cave-note-must = { $name } môže byť len: { $role }
cave-note-aside = Odložené klanové karty: { $roles }
cave-note-sides = Koľko ich pracuje pre modrý klan a pre žltý: { $sides }
cave-note-side = { $blue } : { $yellow }
cave-note-given = { $some ->
    [yes] { $name } má z tvojej ruky: { $cards }. Odhodené alebo stratené lícom dolu: { $unseen }
   *[no] { $name } má z tvojej ruky: { $cards }
}
cave-note-away = Tvoje odhodené a stratené karty: { $cards }

cave-counted = Ako sa počíta zlato
cave-why-over = { $why ->
    [side_out] Všetci trpaslíci jednej strany sú z jaskyne vonku.
    [hands_empty] Nikto už nemá žiadne karty.
   *[agreed] Všetci sa zhodli, že sa hra skončí.
}
cave-won = { $clan ->
    [blue] Vyhráva modrá strana!
    [yellow] Vyhráva žltá strana!
   *[nobody] Z jaskyne sa nikto nedostal. Nevyhráva nikto.
}
