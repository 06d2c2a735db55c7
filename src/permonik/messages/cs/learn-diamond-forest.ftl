# The lesson of Diamond Forest, short enough to be said aloud. The teacher is Permoník; the other dwarf belongs to Bruno. `.other` answers a move that is
# allowed, but is not what the step is about. What the teacher means is lit up.

learn-diamond-forest-hello = Ahoj, já jsem Permoník! V lese je noc a někde tu leží schované diamanty. Červený a modrý už máš. Najdi zelený a přines je všechny ke vstupu do lesa!
learn-diamond-forest-turn = Tohle je tvůj trpaslík. Ťukni na tmavý dílek vedle něj a podívej se, co tam je!
    .other = I tam se smí, ale teď ťukni na dílek, na který svítím.
learn-diamond-forest-enter = Cesta! Můžeš vstoupit, nebo se vrátit. Vstup!
    .other = Vrátit se smíš, ale po cestě se jde dobře: vstup!
learn-diamond-forest-on = Po cestě můžeš jít hned dál. Ťukni na další dílek!
    .other = I tam se smí, ale teď pojďme dál: ťukni na dílek, na který svítím.
learn-diamond-forest-rock = Skála s dvojkou. Vstup, přelezeme ji!
    .other = Vracet se nemusíš, tu skálu spolu zkusíme: vstup!
learn-diamond-forest-roll = Vidíš, za tebou je zase tma. Teď hoď kostkou: potřebuješ dvojku nebo víc.
learn-diamond-forest-corner = Pětka! Přelézáš skálu a dostáváš žeton, který pomůže na jiné skále. A Bruno potkává pavouka: kolem toho nikdo neprojde. Teď ťukni na dílek, který se tvého dotýká jen rohem.
learn-diamond-forest-beside = Ťukni na dílek hned vedle svého trpaslíka, třeba na tenhle!
    .other = Tam až příště. Teď ťukni na dílek, na který svítím.
learn-diamond-forest-back = Bažina! Je tam mokro a bláto. Nemusíš tam: vrať se a pamatuj si, kde je.
    .other = I tam se smí, ale z bažiny se těžko leze ven. Radši se vrať!
learn-diamond-forest-stuck = Brunovi na skále padlo málo a nemůže dál. Jeho trpaslík leží a příště to zkusí znovu. Teď jsi na tahu ty: ťukni na tenhle dílek!
    .other = Tam až jindy. Teď ťukni na dílek, na který svítím.
learn-diamond-forest-imp = Rarášek! Neboj se ho, jen má rád legraci. Vstup!
    .other = Nevracej se, s raráškem se přece musíš seznámit: vstup!
learn-diamond-forest-trick = Rarášek umí čtyři kouzla. Hoď jeho kostkou: které to bude?
learn-diamond-forest-look = Tajný pohled! Ťukni na dílek, na který svítím. Co tam je, uvidíš jen ty.
    .other = I tam se smíš podívat, ale zkus to radši tam, kam svítím.
learn-diamond-forest-remember = Zelený diamant! Kde je, víš jen ty. Bruno přelézá skálu a může zase dál. A ty ťukni na dílek s diamantem!
    .other = Ty přece víš, kde je zelený diamant: ťukni tam!
learn-diamond-forest-diamond = Tady je! Vstup a vezmi si ho.
    .other = Nevracej se, právě tenhle diamant hledáš: vstup!
learn-diamond-forest-home = Máš všechny barvy! Bruno si bere modrý diamant. Teď honem domů: ťukni na vstup do lesa vedle sebe!
    .other = I tam se smí, ale domů je to jen skok: ťukni na vstup do lesa!
learn-diamond-forest-end = Všechny diamanty jsou doma. Máš vyhráno! V lese najdeš i štoly, které vedou jedna do druhé, a ohně, které osvětlí dílky vedle sebe. Tak hurá do lesa!
