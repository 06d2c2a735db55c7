# What this seat alone knows of another one, at every table where there is such a thing.

web-known = Čo vieš o hráčovi: { $name }
web-known-given = Tvoje bývalé karty, ktoré ešte nikto nezahral:
web-known-unseen = { $count ->
    [one] Jedna karta medzitým skončila na odkladacej kôpke. Možno je to niektorá z týchto.
    [few] { $count } karty medzitým skončili na odkladacej kôpke. Možno sú medzi nimi aj niektoré z týchto.
    [many] { $count } karty medzitým skončili na odkladacej kôpke. Možno sú medzi nimi aj niektoré z týchto.
   *[other] { $count } kariet medzitým skončilo na odkladacej kôpke. Možno sú medzi nimi aj niektoré z týchto.
}
web-known-aside = Klanové karty, ktoré nikto nedostal
