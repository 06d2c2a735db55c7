# What may be done. $seat and $name as in events.ftl; $toolName is what $tool is called.
# A title is what the page says instead: it shows the sides in a picture.

move-place = { $turned ->
    [yes] Vyložit otočenou kartu „{ $card }“ na pole { $x },{ $y }.
   *[no] Vyložit kartu „{ $card }“ na pole { $x },{ $y }.
}
    .short = { $x },{ $y }{ $turned ->
    [yes] ↻
   *[no] {""}
}
move-discard = Odhodit kartu „{ $card }“.
    .short = odhodit
move-break = { $tool ->
    [lantern] Rozbít lucernu, kterou má { $name }.
   *[other] Rozbít { $toolName }, který má { $name }.
}
    .short = { $name }
move-repair = { $seat ->
    [you] { $tool ->
        [lantern] Opravit si lucernu.
       *[other] Opravit si { $toolName }.
    }
   *[other] { $tool ->
        [lantern] Opravit lucernu, kterou má { $name }.
       *[other] Opravit { $toolName }, který má { $name }.
    }
}
    .short = { $seat ->
    [you] ty: { $toolName }
   *[other] { $name }: { $toolName }
}
move-rockfall = Odstranit závalem kartu na poli { $x },{ $y }.
    .short = { $x },{ $y }
move-map = Podívat se na cíl { $x },{ $y }.
    .short = { $x },{ $y }
move-turn = Natočit kámen na poli { $x },{ $y } cestou na { $sides }.
    .title = { $turned ->
        [yes] Položit kámen na pole { $x },{ $y } otočený.
       *[no] Položit kámen na pole { $x },{ $y } bez otočení.
    }
    .short = cestou na { $sides }
move-keep = { $nuggets ->
    [one] Nechat si kartu zlata: { $nuggets } nuget.
    [few] Nechat si kartu zlata: { $nuggets } nugety.
    [many] Nechat si kartu zlata: { $nuggets } nugetu.
   *[other] Nechat si kartu zlata: { $nuggets } nugetů.
}
    .short = { $nuggets ->
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
    [many] { $nuggets } nugetu
   *[other] { $nuggets } nugetů
}

# The expansion.

move-pass = Odhodit kartu „{ $card }“.
    .short = odhodit
move-enough = Dál neodhazovat a dobrat si.
    .short = dost
move-shed = { $harm ->
    [trapped] Vyjít z vězení za dvě odhozené karty.
    [pickaxe] Opravit si krumpáč za dvě odhozené karty.
    [lantern] Opravit si lucernu za dvě odhozené karty.
   *[cart] Opravit si vozík za dvě odhozené karty.
}
    .short = { $harm ->
    [trapped] vyjít z vězení
    [pickaxe] opravit si krumpáč
    [lantern] opravit si lucernu
   *[cart] opravit si vozík
}
move-theft = Vyložit před sebe krádež.
    .short = před sebe
move-hands-off = { $seat ->
    [you] Odstranit vlastní kartu krádeže.
   *[other] Odstranit kartu krádeže, kterou má { $name }.
}
    .short = { $seat ->
    [you] ty
   *[other] { $name }
}
move-swap-hand = Vyměnit si karty v ruce za ty, které má { $name }.
    .short = { $name }
move-inspection = Podívat se, jakou roli má { $name }.
    .short = { $name }
move-swap-hats = { $seat ->
    [you] Vyměnit si čepičku.
   *[other] Vyměnit čepičku, kterou má { $name }.
}
    .short = { $seat ->
    [you] ty
   *[other] { $name }
}
move-trapped = Poslat do vězení: { $name }.
    .short = { $name }
move-free-at-last = { $seat ->
    [you] Dostat se z vězení.
   *[other] Pustit z vězení: { $name }.
}
    .short = { $seat ->
    [you] ty
   *[other] { $name }
}
move-steal = Ukrást jeden z nugetů, které má { $name }.
    .short = { $name }
move-leave = Nikoho neokrást.
    .short = nikoho
