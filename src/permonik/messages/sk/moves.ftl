# What may be done. $seat and $name as in events.ftl; $toolName is what $tool is called.
# A title is what the page says instead: it shows the sides in a picture.

move-place = { $turned ->
    [yes] Vyložiť otočenú kartu „{ $card }“ na pole { $x },{ $y }.
   *[no] Vyložiť kartu „{ $card }“ na pole { $x },{ $y }.
}
    .short = { $x },{ $y }{ $turned ->
    [yes] ↻
   *[no] {""}
}
move-discard = Odhodiť kartu „{ $card }“.
    .short = odhodiť
move-break = Rozbiť { $toolName }, ktorý má { $name }.
    .short = { $name }
move-repair = { $seat ->
    [you] Opraviť svoj { $toolName }.
   *[other] Opraviť { $toolName }, ktorý má { $name }.
}
    .short = { $seat ->
    [you] tvoj { $toolName }
   *[other] { $name }: { $toolName }
}
move-rockfall = Odstrániť závalom kartu na poli { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Odstrániť kartu závalom.
move-map = Pozrieť sa na cieľ { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Pozrieť sa na tento cieľ.
move-turn = Položiť kameň na pole { $x },{ $y } s cestou na { $sides }.
    .title = { $turned ->
        [yes] Položiť kameň otočený.
       *[no] Položiť kameň bez otočenia.
    }
    .short = cesta na { $sides }
move-keep = { $nuggets ->
    [one] Nechať si kartu zlata: { $nuggets } nuget.
    [few] Nechať si kartu zlata: { $nuggets } nugety.
    [many] Nechať si kartu zlata: { $nuggets } nugetu.
   *[other] Nechať si kartu zlata: { $nuggets } nugetov.
}
    .short = { $nuggets ->
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
    [many] { $nuggets } nugetu
   *[other] { $nuggets } nugetov
}
move-step = Vstúpiť na pole { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Vstúpiť tam.
move-stop = Ostať tu.
    .short = ostať tu
