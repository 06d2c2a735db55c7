# The lesson of base Saboteur. The teacher is an old mine dwarf called Permoník; the others at the table are Bruno and
# Cilka. `.other` answers a move that is allowed, but is not what the step is about. What the teacher means is lit up.

learn-saboteur-hello = Ahoj, jsem Permoník a kopu tu už tři sta let. Od startu vlevo kopeme cestu ke zlatu: skrývá ho jedna ze tří cílových karet vpravo.
learn-saboteur-role = Každý má tajnou roli, ťukni na svou kartu. Jsi zlatokop a chceš zlato, ale někdo tu je možná sabotér a přeje si, aby se k němu nikdo neprokopal.
learn-saboteur-place = V každém tahu hraješ jednu kartu. Vezmi rovnou cestu, vylož ji tam, kde svítí světlo, a potvrď to.
    .other = I to se smí, ale teď pojďme kopat rovně k cílům.
learn-saboteur-fit = Bruno kope nahoru a Cilka si mapou tajně prohlíží jeden cíl. Zkus tu pokračovat rovnou cestou a uvidíš, co se stane.
learn-saboteur-turn = Tady je potřeba zatáčka. Vezmi tuhle, otoč ji a vylož ji sem.
    .other = To nás vede pryč od zlata. Vezmi zatáčku, na kterou svítím, a otoč ji.
learn-saboteur-dead-end = Ajaj, Bruno vykládá slepou cestu: uprostřed je zasypaná. Zkus kopat dál až za ní.
learn-saboteur-break = Bruno je nejspíš sabotér! Rozbij mu lucernu: kdo má něco rozbité, nesmí kopat.
    .other = Počkej, slepou cestu má přece na svědomí Bruno: rozbij lucernu jemu.
learn-saboteur-broken = Au! Bruno ti rozbíjí krumpáč a Cilka na oplátku rozbíjí vozík jemu. Zkus přesto vyložit kartu.
learn-saboteur-repair = Máš ale kartu „oprava krumpáče“. Zahraj ji na sebe; stejně tak můžeš pomáhat ostatním.
    .other = I to se smí, jenže s rozbitým krumpáčem nesmíš kopat. Nejdřív si ho oprav.
learn-saboteur-rockfall = Bruno nesmí kopat, a tak odhazuje kartu; můžeš to udělat taky, když se ti nic nehodí. Teď zahraj zával na slepou cestu: odstraní z dolu jednu kartu.
    .other = To počká, slepá cesta pořád překáží: odstraň ji závalem.
learn-saboteur-map = Cilka zná dva cíle a kope k tomu třetímu. Je tam zlato? Zahraj na něj mapu, uvidíš to jen ty.
    .other = I to se smí, ale teď se radši podívej, kde je zlato.
learn-saboteur-gold = Zlato! A chybí už jen jedna karta: vylož zatáčku a cesta je hotová.
    .other = Zlato je na dosah! Nejdřív vylož poslední kartu cesty.
learn-saboteur-share = Cesta vede až ke zlatu, zlatokopové vyhrávají! Jako první si vybíráš ty: vezmi si kartu se třemi nugety.
    .other = Tři nugety jsou víc! Na konci vyhrává, kdo jich má nejvíc.
learn-saboteur-end = Sabotér je Bruno. Když karty dojdou dřív, než se někdo prokope ke zlatu, vyhrávají sabotéři. Hrají se tři kola, a kdo má potom nejvíc nugetů, vyhrává.
