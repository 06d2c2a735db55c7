# A lobby for children: what each picture of a dwarf is called, by its hat.

children-who = Kto ide do lesa?
children-go = Do lesa!
children-bot = bot
children-hint = Farební trpaslíci sú deti, ostatní boti. Ťuknutím to zmeníš.
children-or-picture = Alebo ťukni na svojho trpaslíka:
picture-name-0 = Brmbolček
picture-name-1 = Lampášik
picture-name-2 = Klobúčik
picture-name-3 = Korunka
picture-name-4 = Čiapočka
picture-name-5 = Rožok
picture-name-6 = Cylinder
picture-name-7 = Mašlička
picture-name-8 = Cibuľka
picture-name-9 = Pierko
picture-name-10 = Rytierik
picture-name-11 = Kapucňa
