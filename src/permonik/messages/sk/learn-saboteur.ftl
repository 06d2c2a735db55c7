# The lesson of base Saboteur. The teacher is an old mine dwarf called Permoník; the others at the table are Bruno and
# Cilka. `.other` answers a move that is allowed, but is not what the step is about. What the teacher means is lit up.

learn-saboteur-hello = Ahoj, som Permoník a kopem tu už tristo rokov. Od štartu vľavo kopeme cestu k zlatu: skrýva ho jedna z troch cieľových kariet vpravo.
learn-saboteur-role = Každý má tajnú rolu, ťukni na svoju kartu. Si zlatokop a chceš zlato, ale niekto tu je možno sabotér a želá si, aby sa k nemu nikto neprekopal.
learn-saboteur-place = V každom ťahu hráš jednu kartu. Vezmi rovnú cestu, vylož ju tam, kde svieti svetlo, a potvrď to.
    .other = Aj to sa smie, ale teraz poďme kopať rovno k cieľom.
learn-saboteur-fit = Bruno kope nahor a Cilka si mapou tajne prezerá jeden cieľ. Skús tu pokračovať rovnou cestou a uvidíš, čo sa stane.
learn-saboteur-turn = Tu treba zákrutu. Vezmi túto, otoč ju a vylož ju sem.
    .other = To nás vedie preč od zlata. Vezmi zákrutu, na ktorú svietim, a otoč ju.
learn-saboteur-dead-end = Ojoj, Bruno vykladá slepú cestu: v strede je zasypaná. Skús kopať ďalej až za ňou.
learn-saboteur-break = Bruno je asi sabotér! Rozbi mu lampáš: kto má niečo rozbité, nesmie kopať.
    .other = Počkaj, slepú cestu má predsa na svedomí Bruno: rozbi lampáš jemu.
learn-saboteur-broken = Au! Bruno ti rozbíja krompáč a Cilka na oplátku rozbíja vozík jemu. Skús aj tak vyložiť kartu.
learn-saboteur-repair = Máš však kartu „oprava krompáča“. Zahraj ju na seba; rovnako môžeš pomáhať aj ostatným.
    .other = Aj to sa smie, lenže s rozbitým krompáčom nesmieš kopať. Najprv si ho oprav.
learn-saboteur-rockfall = Bruno nesmie kopať, a tak odhadzuje kartu; môžeš to urobiť aj ty, keď sa ti nič nehodí. Teraz zahraj zával na slepú cestu: odstráni z bane jednu kartu.
    .other = To počká, slepá cesta stále prekáža: odstráň ju závalom.
learn-saboteur-map = Cilka pozná dva ciele a kope k tomu tretiemu. Je tam zlato? Zahraj naň mapu, uvidíš to len ty.
    .other = Aj to sa smie, ale teraz sa radšej pozri, kde je zlato.
learn-saboteur-gold = Zlato! A chýba už len jedna karta: vylož zákrutu a cesta je hotová.
    .other = Zlato je na dosah! Najprv vylož poslednú kartu cesty.
learn-saboteur-share = Cesta vedie až k zlatu, zlatokopi vyhrávajú! Prvý výber máš ty: vezmi si kartu s tromi nugetmi.
    .other = Tri nugety sú viac! Na konci vyhráva, kto ich má najviac.
learn-saboteur-end = Sabotér je Bruno. Keď sa karty minú skôr, než sa niekto prekope k zlatu, vyhrávajú sabotéri. Hrajú sa tri kolá, a kto má potom najviac nugetov, vyhráva.
