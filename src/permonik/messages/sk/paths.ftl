# The plain path cards, which several games have, as in cards.ftl, and the sides of cards, with a title for the page.

card-NS = NS
    .title = rovná cesta
    .laid = rovná cesta (nahor a nadol)
    .meaning = Rovná cesta: nahor a nadol.
card-EW = EW
    .title = rovná cesta
    .laid = rovná cesta (doľava a doprava)
    .meaning = Rovná cesta: doľava a doprava.
card-NE = NE
    .title = zákruta
    .laid = { $turned ->
        [yes] zákruta (nadol a doľava)
       *[no] zákruta (nahor a doprava)
    }
    .meaning = Zákruta: nahor a doprava; po otočení nadol a doľava.
card-NW = NW
    .title = zákruta
    .laid = { $turned ->
        [yes] zákruta (nadol a doprava)
       *[no] zákruta (nahor a doľava)
    }
    .meaning = Zákruta: nahor a doľava; po otočení nadol a doprava.
card-NES = NES
    .title = rázcestie
    .laid = { $turned ->
        [yes] rázcestie (nahor, nadol a doľava)
       *[no] rázcestie (nahor, nadol a doprava)
    }
    .meaning = Rázcestie: nahor, nadol a doprava; po otočení nahor, nadol a doľava.
card-NEW = NEW
    .title = rázcestie
    .laid = { $turned ->
        [yes] rázcestie (nadol, doľava a doprava)
       *[no] rázcestie (nahor, doľava a doprava)
    }
    .meaning = Rázcestie: nahor, doľava a doprava; po otočení nadol, doľava a doprava.
card-NESW = NESW
    .title = križovatka
    .meaning = Križovatka: na všetky štyri strany.

side-N = sever
    .title = hore
side-E = východ
    .title = vpravo
side-S = juh
    .title = dole
side-W = západ
    .title = vľavo
