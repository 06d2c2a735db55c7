# How the page explains the end of a round of Lost Mines.

mines-pot = { $clan ->
    [blue] Truhlica modrého klanu
   *[yellow] Truhlica žltého klanu
}
mines-pot-empty = K tejto truhlici nikto nepatrí.
mines-crosses = { $clan ->
    [blue] sabotér, prechádza od modrého klanu
   *[yellow] sabotér, prechádza od žltého klanu
}
mines-no-treasure = bez pokladu
mines-share = { $alone ->
    [yes] Spolu { $total }, všetko pre jedného.
   *[no] Spolu { $total }, delia sa { $members }: každý dostane { $share }.
}
mines-remainder = { $who ->
    [nobody] Zvyšok { $remainder } sa rozdeliť nedá a prepadá.
    [one] Ostáva { $remainder }: najcennejší poklad má { $names } a dostane navyše { $each }.
   *[several] Ostáva { $remainder }: najcennejší poklad majú { $names } a každý dostane navyše { $each }{ $lost ->
        [0] {"."}
       *[other] ; prepadá { $lost }.
    }
}
mines-alone = { $name } sa nedelí s nikým
mines-dragon-takes = Drak berie až 2 body. Príde o ne { $name } a za toto kolo má: { $points }.
mines-treasure-worth = { $kind ->
    [gems] drahokamy za { $value }
    [gold] zlato za { $value }
   *[silver] striebro za { $value }
}
