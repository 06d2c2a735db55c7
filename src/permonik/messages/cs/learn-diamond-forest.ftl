# The lesson of Diamond Forest, short enough to be said aloud. The teacher is Permoník; the other dwarf belongs to Bruno. `.other` answers a move that is
# allowed, but is not what the step is about. What the teacher means is lit up.

learn-diamond-forest-hello = Ahoj, já jsem Permoník! V lese je noc a někde tu leží schované diamanty. Červený a modrý už máš. Najdi zelený a přines je všechny ke vstupu do lesa!
learn-diamond-forest-turn = Tohle je tvůj trpaslík. Ťukni na tmavý dílek vedle něj a podívej se, co tam je!
    .other = To můžeš. Ale teď ťukni na dílek, na který svítím.
learn-diamond-forest-enter = Cesta! Můžeš vstoupit, nebo se vrátit. Vstup!
    .other = Vrátit se můžeš. Ale cesta je dobrá: vstup!
learn-diamond-forest-on = Po cestě můžeš jít hned dál. Ťukni na další dílek!
    .other = To můžeš. Ale teď pojďme dál: ťukni na dílek, na který svítím.
learn-diamond-forest-rock = Skála s dvojkou. Vstup, vylezeme nahoru!
    .other = Vrátit se můžeš. Ale zkusme tu skálu: vstup!
learn-diamond-forest-roll = Vidíš, za tebou je zase tma. Teď hoď kostkou: potřebuješ dvojku nebo víc.
learn-diamond-forest-corner = Pětka! Jsi nahoře a dostáváš žeton, který pomůže na jiné skále. A Bruno potkává pavouka: kolem toho nikdo neprojde. Teď ťukni na dílek, který se tvého dotýká jen rohem.
learn-diamond-forest-beside = Ťukni na dílek hned vedle svého trpaslíka, třeba na tenhle!
    .other = To můžeš. Ale teď ťukni na dílek, na který svítím.
learn-diamond-forest-back = Bažina! Je tam mokro a bláto. Nemusíš tam: vrať se a pamatuj si, kde je.
    .other = Vstoupit můžeš. Ale z bažiny se těžko leze ven: radši se vrať!
learn-diamond-forest-stuck = Brunovi na skále padá málo a nemůže dál. Jeho trpaslík leží a příště to zkusí znovu. Teď jsi na tahu ty: ťukni na tenhle dílek!
    .other = To můžeš. Ale teď ťukni na dílek, na který svítím.
learn-diamond-forest-imp = Rarášek! Neboj se ho, jen má rád legraci. Vstup!
    .other = Vrátit se můžeš. Ale s raráškem se přece musíš seznámit: vstup!
learn-diamond-forest-trick = Rarášek umí čtyři kousky. Hoď jeho kostkou: který to bude?
learn-diamond-forest-look = Tajný pohled! Ťukni na dílek, na který svítím. Co tam je, uvidíš jen ty.
    .other = Podívat se tam můžeš. Ale já bych se díval tam, kam svítím.
learn-diamond-forest-remember = Zelený diamant! Kde je, víš jen ty. Bruno zdolává skálu a může zase dál. A ty ťukni na dílek s diamantem!
    .other = To můžeš. Ale ty přece víš, kde je zelený diamant: ťukni tam!
learn-diamond-forest-diamond = Tady je! Vstup a vezmi si ho.
    .other = Vrátit se můžeš. Ale právě tenhle diamant hledáš: vstup!
learn-diamond-forest-home = Máš všechny barvy! Bruno si bere modrý diamant. Teď honem domů: ťukni na vstup do lesa vedle sebe!
    .other = To můžeš. Ale domů je to kousek: ťukni na vstup do lesa!
learn-diamond-forest-end = Všechny diamanty jsou doma. Máš vyhráno! V lese najdeš i štoly, které vedou jedna do druhé, a ohně, které osvětlí dílky vedle sebe. Tak hurá do lesa!
