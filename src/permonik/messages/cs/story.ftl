# Vyprávění o hře, která skončila. $told a $instead jsou celé věty; kroky jsou kroky záznamu.

story-title = { $game } – jak to bylo
story-table = U stolu sedí: { $names }.
story-saboteurs = { $count ->
    [0] Na začátku mezi nimi žádný sabotér není.
    [one] Mezi nimi je jeden sabotér a na začátku to nikdo jiný neví: { $names }.
    [few] Mezi nimi jsou i sabotéři a na začátku ví každý jen o sobě: { $names }.
   *[other] Mezi nimi jsou i sabotéři a na začátku ví každý jen o sobě: { $names }.
}
story-another-hat = Po výměně čepiček je { $name } nakonec: { $role }.
story-beginning = { $nobody ->
    [yes] Na začátku to vypadá, že nevyhraje nikdo ({ $chance } %).
   *[no] Nejlepší vyhlídky na začátku: { $who } ({ $chance } %).
}
story-most-placed = Nejvíc vyložených karet: { $names } ({ $each ->
    [yes] { $count ->
        [one] po 1 kartě
        [few] po { $count } kartách
       *[other] po { $count } kartách
    }
   *[no] { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
}).
story-most-broke = Nejvíc rozbitých nástrojů: { $names } ({ $each ->
    [yes] po { $count }
   *[no] { $count }×
}).
story-most-repaired = Nejvíc oprav: { $names } ({ $each ->
    [yes] po { $count }
   *[no] { $count }×
}).
story-most-collapsed = Nejvíc závalů: { $names } ({ $each ->
    [yes] po { $count }
   *[no] { $count }×
}).
story-missed = Pak přichází krok { $step }. { $told } { $who } tím má šanci { $kept } %. Šanci { $could } % by dalo něco jiného: { $instead }
story-found = Pak přichází krok { $step }. { $told } Výborný nápad! { $who } tím má šanci { $kept } %. Nejlepší z ostatních vyzkoušených tahů by dal { $could } %: { $instead }
story-calm = Žádné rozhodnutí nevyčnívá: tam, kde se šance změnily nejvíc, by nic jiného, co se zkusilo, nebylo o moc lepší.
story-position = Deska po kroku { $step }
story-unmasked = { $name } se prozrazuje v kroku { $step }: kdo se dívá, vidí sabotéra na { $chance } %.
story-shown = { $name } podle pravidel ukazuje svou kartu v kroku { $step }: { $role }. Kdo se dívá, do té chvíle nevidí sabotéra nikdy víc než na { $chance } %.
story-hidden = { $name } se až do konce neprozrazuje: kdo se dívá, nevidí sabotéra nikdy víc než na { $chance } %.
story-won = { $nobody ->
    [yes] Krokem { $step } je konec a nevyhrává nikdo.
   *[no] Krokem { $step } je rozhodnuto. Výhra: { $winners }.
}
story-curve = Šance krok za krokem{ $turns ->
    [0] {""}
   *[other] ; tečkované čáry jsou zlomové okamžiky
}
story-score = { $name } { $score }
story-end = A tak celá hra končí. Výhra: { $winners }. Konečné počty: { $scores }.
