# The lesson of The Dark Cave. The teacher is an old mine dwarf called Permoník; the others at the table are Bruno and
# Cilka. `.other` answers a move that is allowed, but is not what the step is about. What the teacher means is lit up.

learn-dark-cave-hello = Ahoj, som Permoník. V tejto jaskyni stúpa voda a východ je len v jednom z jej štyroch kútov. Bruno ho našiel a je už vonku. Za ním sa však zrútil strop a teraz je v ceste diera.
learn-dark-cave-role = Tvoj trpaslík je modrý, to vidia všetci. Teraz ťukni na svoju kartu: je verný, takže pracuje pre modrý klan. Modrý sabotér pracuje tajne pre žltý, aj keby pri stole nijaký žltý nebol.
learn-dark-cave-fit = V každom ťahu najprv hráš kartu. Poďme tú dieru zaceliť. Skús tam vyložiť rovnú cestu!
learn-dark-cave-place = Na každej strane musí cesta nadväzovať na cestu. Zlatá žila sedí hore nohami: vezmi ju, otoč ju, vylož ju tam, kde svieti svetlo, a potvrď to.
    .other = Aj to sa smie, ale teraz poďme dieru zaceliť zlatou žilou.
learn-dark-cave-ladder = Na žilu sa hneď položil nuget. Teraz smie tvoj trpaslík urobiť tri kroky. Stojí pri rebríku a všetky rebríky sú spojené: na ten druhý je to jediný krok!
    .other = Druhý rebrík ťa dostane oveľa ďalej. Ťukni na pole, na ktoré svietim.
learn-dark-cave-vein = Tak ďaleko na jediný krok! Druhým si na žile.
    .other = Zlato je na druhej strane. Vkroč na žilu!
learn-dark-cave-stay = Dalo by sa ísť ďalej, ale nuget si berie len ten, kto na žile chôdzu skončí. Ostaň stáť. Klanovú kartu za to musíš ukázať, ale s verným trpaslíkom to neprekáža.
    .other = Nuget by tu ostal ležať. Ostaň na žile!
learn-dark-cave-axe = Bruno ti dáva bojovú sekeru, a práve včas: Cilka volá z brlohu škriatka a ten ti chce vziať nuget! Nie si na ťahu, a predsa rozhoduješ ty. Použi sekeru!
    .other = Škriatok by ti vzal nuget. Použi sekeru!
learn-dark-cave-boots = Škriatok je preč a sekera tiež. Teraz si na ťahu. Obuj si topánky: zahraj ich na seba a v každom ťahu máš štyri kroky.
    .other = Aj to sa smie, ale von ti pomôžu topánky na vlastných nohách.
learn-dark-cave-bridge = Pred tebou je drevený most. Kto naň vkročí, príde o jednu náhodnú kartu z ruky a nijakú inú za ňu nedostane. Poďme to risknúť!
    .other = Iná cesta k východu nevedie. Vkroč na most!
learn-dark-cave-fields = Jedna karta je preč. Karty úrovne I sú jedno pole, karty úrovne II prejdeš na dva kroky a karty úrovne III na tri. Toto je úroveň II: choď ďalej na druhú stranu.
    .other = Východ je pred tebou. Choď ďalej po moste!
learn-dark-cave-goal = Ísť po moste ďalej už nič nestojí. Ešte krok a si na cieľovej karte.
    .other = Východ je priamo pred tebou. Vkroč na cieľovú kartu!
learn-dark-cave-exit = Východ je pole v strede a jeden krok ti ešte ostáva. Tak von!
    .other = Teraz nie, voda stúpa! Vkroč na pole v strede.
learn-dark-cave-end = Si vonku a s tebou všetci, čo pracovali pre modrý klan, takže hra sa končí. Tvoja strana vyniesla 4 + 2 nugety a má jedného súpera: 6 × 1 = 6. Cilka je sabotér a pracuje pre žltý klan, lenže jej zlato ostalo vnútri: 0 × 2 = 0. Vyhráva cennejší poklad, a to je modrý! Čím menšia je strana, tým väčšiu cenu má každý jej nuget.
