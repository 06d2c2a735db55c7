# Rozprávanie o hre, ktorá sa skončila. $told a $instead sú celé vety; kroky sú kroky záznamu.

story-title = { $game } – ako to bolo
story-table = Pri stole sedia: { $names }.
story-saboteurs = { $count ->
    [0] Na začiatku medzi nimi nie je žiadny sabotér.
    [one] Medzi nimi je jeden sabotér a na začiatku to nikto iný nevie: { $names }.
    [few] Medzi nimi sú aj sabotéri a na začiatku vie každý len o sebe: { $names }.
   *[other] Medzi nimi sú aj sabotéri a na začiatku vie každý len o sebe: { $names }.
}
story-another-hat = Po výmene čiapok je { $name } nakoniec: { $role }.
story-beginning = { $nobody ->
    [yes] Na začiatku to vyzerá, že nevyhrá nikto ({ $chance } %).
   *[no] Najlepšie vyhliadky na začiatku: { $who } ({ $chance } %).
}
story-most-placed = Najviac vyložených kariet: { $names } ({ $each ->
    [yes] { $count ->
        [one] po 1 karte
        [few] po { $count } karty
       *[other] po { $count } kariet
    }
   *[no] { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
}).
story-most-broke = Najviac rozbitých nástrojov: { $names } ({ $each ->
    [yes] po { $count }
   *[no] { $count }×
}).
story-most-repaired = Najviac opráv: { $names } ({ $each ->
    [yes] po { $count }
   *[no] { $count }×
}).
story-most-collapsed = Najviac závalov: { $names } ({ $each ->
    [yes] po { $count }
   *[no] { $count }×
}).
story-missed = Potom prichádza krok { $step }. { $told } { $who } má tým šancu { $kept } %. Šancu { $could } % by dalo niečo iné: { $instead }
story-found = Potom prichádza krok { $step }. { $told } Výborný nápad! { $who } má tým šancu { $kept } %. Najlepší z ostatných vyskúšaných ťahov by dal { $could } %: { $instead }
story-calm = Žiadne rozhodnutie nevyčnieva: tam, kde sa šance zmenili najviac, by nič iné, čo sa vyskúšalo, nebolo o veľa lepšie.
story-position = Doska po kroku { $step }
story-unmasked = { $name } sa prezrádza v kroku { $step }: kto sa pozerá, vidí sabotéra na { $chance } %.
story-shown = { $name } podľa pravidiel ukazuje svoju kartu v kroku { $step }: { $role }. Kto sa pozerá, do tej chvíle nevidí sabotéra nikdy viac než na { $chance } %.
story-hidden = { $name } sa až do konca neprezrádza: kto sa pozerá, nevidí sabotéra nikdy viac než na { $chance } %.
story-won = { $nobody ->
    [yes] Krokom { $step } je koniec a nevyhráva nikto.
   *[no] Krokom { $step } je rozhodnuté. Výhra: { $winners }.
}
story-curve = Šance krok za krokom{ $turns ->
    [0] {""}
   *[other] ; bodkované čiary sú zlomové okamihy
}
story-score = { $name } { $score }
story-end = A tak sa celá hra končí. Výhra: { $winners }. Konečné počty: { $scores }.
