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
    .seen = Odstranit kartu závalem.
move-map = Podívat se na cíl { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Podívat se na tenhle cíl.
move-turn = Natočit kámen na poli { $x },{ $y } cestou na { $sides }.
    .title = { $turned ->
        [yes] Položit kámen otočený.
       *[no] Položit kámen bez otočení.
    }
    .short = cestou na { $sides }
move-keep = { $nuggets ->
    [one] Nechat si kartu zlata: { $nuggets } nuget.
    [few] Nechat si kartu zlata: { $nuggets } nugety.
    [many] Nechat si kartu zlata: { $nuggets } nugetu.
   *[other] Nechat si kartu zlata: { $nuggets } nugetů.
}
    .short = { $nuggets ->
    [one] { $nuggets } nuget
    [few] { $nuggets } nugety
    [many] { $nuggets } nugetu
   *[other] { $nuggets } nugetů
}
move-step = Vstoupit na pole { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Vstoupit tam.
move-stop = Zůstat tady.
    .short = zůstat tady
