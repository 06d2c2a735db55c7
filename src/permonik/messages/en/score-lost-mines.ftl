# How the page explains the end of a round of Lost Mines.

mines-pot = { $clan ->
    [blue] Pot of the blue clan
   *[yellow] Pot of the yellow clan
}
mines-pot-empty = Nobody belongs to this pot.
mines-crosses = { $clan ->
    [blue] saboteur, comes over from the blue clan
   *[yellow] saboteur, comes over from the yellow clan
}
mines-no-treasure = no treasure
mines-share = { $alone ->
    [yes] { $total } in all, for one dwarf alone.
   *[no] { $total } in all, shared by { $members }: { $share } for each.
}
mines-remainder = { $who ->
    [nobody] { $remainder } cannot be shared and is lost.
    [one] { $remainder } left over: { $names } has the most valuable treasure and gets { $each } more.
   *[several] { $remainder } left over: { $names } have the most valuable treasure and get { $each } more each{ $lost ->
        [0] {"."}
       *[other] ; { $lost } is lost.
    }
}
mines-alone = { $name } shares with nobody
mines-dragon-takes = The dragon takes up to 2 points from { $name }. What is left of this round: { $points }.
mines-treasure-worth = { $kind ->
    [gems] gems worth { $value }
    [gold] gold worth { $value }
   *[silver] silver worth { $value }
}
