# The lesson of Saboteur's expansion, for those who know the base game. The teacher is Permoník; the others at the table
# are Bruno and Cilka. `.other` answers a move that is allowed, but is not what the step is about.

learn-saboteur-2-hello = Vítej zpátky! Důl je teď hlubší a zával naši cestu přetrhl: vlevo je start, vpravo kus, ke kterému nic nevede.
learn-saboteur-2-role = Zlatokopové jsou teď ve dvou týmech. Ťukni na svou kartu: jsi modrý zlatokop. Zelení kopou pro sebe a někteří trpaslíci nepatří k žádnému týmu.
learn-saboteur-2-ladder = Žebřík vede zpátky ke startu, ať leží kdekoli. Vylož svůj vedle kusu vpravo a všechno bude zase spojené.
    .other = I to se smí, ale nejdřív se k tomu kusu potřebujeme dostat: zahraj žebřík.
learn-saboteur-2-door = Bruno vykládá zelené dveře. Zlatokopy jiné barvy taková cesta ke zlatu nepustí: když to tak zůstane, bude zlato jen pro zelené.
learn-saboteur-2-rockfall = A Cilka vykládá před sebe krádež, tak si hlídej nugety. Pryč s těmi dveřmi: zahraj na ně zával.
    .other = To může počkat, v cestě nám pořád stojí zelené dveře: zahraj na ně zával.
learn-saboteur-2-prison = Bruno vykládá krystal, za ten dostávají odměnu jen geologové. A Cilka tě posílá do vězení! Zkus přesto vyložit svoje modré dveře.
learn-saboteur-2-free = Z vězení se kopat nedá a kdo tam je na konci kola, nedostane zlato. Zahraj na sebe osvobození. Jinak by stačilo odhodit dvě karty.
    .other = Z vězení nic nevykopeš: nejdřív se dostaň ven.
learn-saboteur-2-inspect = Kdo vlastně je Cilka, že dělá takové věci? Zahraj na ni inspekci: její roli uvidíš jen ty.
    .other = Na to je čas. Nejdřív zjisti, kdo je Cilka.
learn-saboteur-2-roles = Spekulant! Vyhrává s každým, kdo vyhraje, a dostává o 2 nugety méně. Šéf vyhrává s oběma týmy a dostává o 1 méně, geologové mají odměnu za krystaly a sabotéři jsou prostě sabotéři.
learn-saboteur-2-blue = A teď obráceně: vylož svoje modré dveře. Tebe pustí, zelené ne.
    .other = Počkej s tím a vylož modré dveře, než sem někdo dá jiné.
learn-saboteur-2-gold = Chybí jediná karta. Vylož rovnou cestu: ke zlatu pak vede žebřík a modré dveře, a žádné zelené.
    .other = Zlato je tak blízko! Nejdřív vylož poslední kartu cesty.
learn-saboteur-2-end = Ke zlatu projdou jen modří, a tak vyhrávají, a spekulant s nimi. Cilka pak krádeží bere jeden nuget. Prohlédni si výsledek: u každého je napsané proč.
