# What may be done. $seat and $name as in events.ftl; $toolName is what $tool is called.
# A title is what the page says instead: it shows the sides in a picture.

move-place = { $turned ->
    [yes] Vyložiť otočenú kartu „{ $card }“ na { $x },{ $y }.
   *[no] Vyložiť kartu „{ $card }“ na { $x },{ $y }.
}
    .short = { $x },{ $y }{ $turned ->
    [yes] ↻
   *[no] {""}
}
move-discard = Odhodiť kartu „{ $card }“.
    .short = odhodiť
move-break = Pokaziť { $toolName }, ktorý má { $name }.
    .short = { $name }
move-repair = { $seat ->
    [you] Opraviť svoj { $toolName }.
   *[other] Opraviť { $toolName }, ktorý má { $name }.
}
    .short = { $seat ->
    [you] tvoj { $toolName }
   *[other] { $name }: { $toolName }
}
move-rockfall = Spustiť zával na { $x },{ $y }.
    .short = { $x },{ $y }
move-map = Pozrieť sa na cieľ { $x },{ $y }.
    .short = { $x },{ $y }
move-turn = Položiť kameň na { $x },{ $y } s cestou na { $sides }.
    .title = { $turned ->
        [yes] Položiť kameň na { $x },{ $y } otočený.
       *[no] Položiť kameň na { $x },{ $y } bez otočenia.
    }
    .short = cesta na { $sides }
move-keep = { $nuggets ->
    [one] Nechať si kartu zlata: { $nuggets } nuget.
    [few] Nechať si kartu zlata: { $nuggets } nugety.
    [many] Nechať si kartu zlata: { $nuggets } nugetu.
   *[other] Nechať si kartu zlata: { $nuggets } nugetov.
}
    .short = { $nuggets ->
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
    [many] { $nuggets } nugetu
   *[other] { $nuggets } nugetov
}

# The expansion.

move-pass = Odhodiť kartu „{ $card }“.
    .short = odhodiť
move-enough = Ďalej neodhadzovať a dobrať si.
    .short = dosť
move-shed = { $harm ->
    [trapped] Vyjsť z väzenia za dve odhodené karty.
    [pickaxe] Opraviť si krompáč za dve odhodené karty.
    [lantern] Opraviť si lampáš za dve odhodené karty.
   *[cart] Opraviť si vozík za dve odhodené karty.
}
    .short = { $harm ->
    [trapped] vyjsť z väzenia
    [pickaxe] opraviť si krompáč
    [lantern] opraviť si lampáš
   *[cart] opraviť si vozík
}
move-theft = Vyložiť pred seba krádež.
    .short = pred seba
move-hands-off = { $seat ->
    [you] Odstrániť vlastnú kartu krádeže.
   *[other] Odstrániť kartu krádeže, ktorú má { $name }.
}
    .short = { $seat ->
    [you] ty
   *[other] { $name }
}
move-swap-hand = Vymeniť si karty v ruke za tie, ktoré má { $name }.
    .short = { $name }
move-inspection = Pozrieť sa, akú rolu má { $name }.
    .short = { $name }
move-swap-hats = { $seat ->
    [you] Vymeniť si čiapku.
   *[other] Vymeniť čiapku, ktorú má { $name }.
}
    .short = { $seat ->
    [you] ty
   *[other] { $name }
}
move-trapped = Poslať do väzenia: { $name }.
    .short = { $name }
move-free-at-last = { $seat ->
    [you] Dostať sa z väzenia.
   *[other] Pustiť z väzenia: { $name }.
}
    .short = { $seat ->
    [you] ty
   *[other] { $name }
}
move-steal = Ukradnúť jeden z nugetov, ktoré má { $name }.
    .short = { $name }
move-leave = Nikoho neokradnúť.
    .short = nikoho
