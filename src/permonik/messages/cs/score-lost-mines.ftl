# How the page explains the end of a round of Lost Mines.

mines-pot = { $clan ->
    [blue] Truhla modrého klanu
   *[yellow] Truhla žlutého klanu
}
mines-pot-empty = K této truhle nikdo nepatří.
mines-crosses = { $clan ->
    [blue] sabotér, přechází od modrého klanu
   *[yellow] sabotér, přechází od žlutého klanu
}
mines-no-treasure = bez pokladu
mines-share = { $alone ->
    [yes] Celkem { $total }, všechno pro jednoho.
   *[no] Celkem { $total }, dělí se { $members }: každý dostane { $share }.
}
mines-remainder = { $who ->
    [nobody] Zbytek { $remainder } se rozdělit nedá a propadá.
    [one] Zbývá { $remainder }: nejcennější poklad má { $names } a dostane navíc { $each }.
   *[several] Zbývá { $remainder }: nejcennější poklad mají { $names } a každý dostane navíc { $each }{ $lost ->
        [0] {"."}
       *[other] ; propadá { $lost }.
    }
}
mines-alone = { $name } se nedělí s nikým
mines-dragon-takes = Drak bere až 2 body. Přijde o ně { $name } a za toto kolo má: { $points }.
mines-treasure-worth = { $kind ->
    [gems] drahokamy za { $value }
    [gold] zlato za { $value }
   *[silver] stříbro za { $value }
}
