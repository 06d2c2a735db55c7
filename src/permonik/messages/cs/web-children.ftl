# A lobby for children: what each picture of a dwarf is called, by its hat.

children-who = Kdo jde do lesa?
children-go = Do lesa!
children-bot = bot
children-hint = Barevní trpaslíci jsou děti, ostatní boti. Ťuknutím to změníš.
children-or-picture = Nebo ťukni na svého trpaslíka:
picture-name-0 = Bambulka
picture-name-1 = Lampička
picture-name-2 = Klobouček
picture-name-3 = Korunka
picture-name-4 = Čepička
picture-name-5 = Růžek
picture-name-6 = Cylindr
picture-name-7 = Mašlička
picture-name-8 = Cibulka
picture-name-9 = Pírko
picture-name-10 = Rytířek
picture-name-11 = Kapucka
