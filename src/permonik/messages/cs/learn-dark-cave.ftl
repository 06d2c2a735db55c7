# The lesson of The Dark Cave. The teacher is an old mine dwarf called Permoník; the others at the table are Bruno and
# Cilka. `.other` answers a move that is allowed, but is not what the step is about. What the teacher means is lit up.

learn-dark-cave-hello = Ahoj, jsem Permoník. V této jeskyni stoupá voda a východ je jen v jednom z jejích čtyř koutů. Bruno ho našel a je už venku. Za ním se ale zřítil strop a teď je v cestě díra.
learn-dark-cave-role = Tvůj trpaslík je modrý, to vidí všichni. Teď ťukni na svou kartu: je věrný, takže pracuje pro modrý klan. Modrý sabotér pracuje tajně pro žlutý, i kdyby u stolu žádný žlutý nebyl.
learn-dark-cave-fit = V každém tahu nejdřív hraješ kartu. Pojďme tu díru zacelit. Zkus tam vyložit rovnou cestu!
learn-dark-cave-place = Na každé straně musí cesta navazovat na cestu. Zlatá žíla sedí vzhůru nohama: vezmi ji, otoč ji, vylož ji tam, kde svítí světlo, a potvrď to.
    .other = I to se smí, ale teď pojďme díru zacelit zlatou žílou.
learn-dark-cave-ladder = Na žílu se hned položil nuget. Teď smí tvůj trpaslík udělat tři kroky. Stojí u žebříku a všechny žebříky jsou spojené: na ten druhý je to jediný krok!
    .other = Druhý žebřík tě dostane mnohem dál. Ťukni na pole, na které svítím.
learn-dark-cave-vein = Tak daleko na jediný krok! Druhým jsi na žíle.
    .other = Zlato je na druhé straně. Vkroč na žílu!
learn-dark-cave-stay = Mohlo by se jít dál, ale nuget si bere jen ten, kdo na žíle chůzi skončí. Zůstaň stát. Klanovou kartu za to musíš ukázat, ale s věrným trpaslíkem to nevadí.
    .other = Nuget by tu zůstal ležet. Zůstaň na žíle!
learn-dark-cave-axe = Bruno ti dává válečnou sekeru, a právě včas: Cilka volá z doupěte skřeta a ten ti chce vzít nuget! Nejsi na tahu, a přesto rozhoduješ ty. Použij sekeru!
    .other = Skřet by ti vzal nuget. Použij sekeru!
learn-dark-cave-boots = Skřet je pryč a sekera také. Teď jsi na tahu. Obuj si boty: zahraj je na sebe a v každém tahu máš čtyři kroky.
    .other = I to se smí, ale ven ti pomůžou boty na vlastních nohou.
learn-dark-cave-bridge = Před tebou je dřevěný most. Kdo na něj vkročí, přijde o jednu náhodnou kartu z ruky a žádnou jinou za ni nedostane. Pojďme to risknout!
    .other = Jiná cesta k východu nevede. Vkroč na most!
learn-dark-cave-fields = Jedna karta je pryč. Karty úrovně I jsou jedno pole, karty úrovně II přejdeš na dva kroky a karty úrovně III na tři. Tohle je úroveň II: běž dál na druhou stranu.
    .other = Východ je před tebou. Běž dál po mostě!
learn-dark-cave-goal = Jít po mostě dál už nic nestojí. Ještě krok a jsi na cílové kartě.
    .other = Východ je přímo před tebou. Vkroč na cílovou kartu!
learn-dark-cave-exit = Východ je pole uprostřed a jeden krok ti ještě zbývá. Tak ven!
    .other = Teď ne, voda stoupá! Vkroč na pole uprostřed.
learn-dark-cave-end = Jsi venku a s tebou všichni, kdo pracovali pro modrý klan, takže hra končí. Tvoje strana vynesla 4 + 2 nugety a má jednoho soupeře: 6 × 1 = 6. Cilka je sabotér a pracuje pro žlutý klan, jenže její zlato zůstalo uvnitř: 0 × 2 = 0. Vyhrává cennější poklad, a to je modrý! Čím menší je strana, tím víc má každý její nuget cenu.
