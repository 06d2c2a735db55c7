# What this seat alone knows of another one, at every table where there is such a thing.

web-known = Co víš o hráči: { $name }
web-known-given = Tvoje bývalé karty, které ještě nikdo nezahrál:
web-known-unseen = { $count ->
    [one] Jedna karta mezitím skončila na odkládací hromádce. Možná je to některá z těchto.
    [few] { $count } karty mezitím skončily na odkládací hromádce. Možná jsou mezi nimi i některé z těchto.
    [many] { $count } karty mezitím skončily na odkládací hromádce. Možná jsou mezi nimi i některé z těchto.
   *[other] { $count } karet mezitím skončilo na odkládací hromádce. Možná jsou mezi nimi i některé z těchto.
}
web-known-aside = Klanové karty, které nikdo nedostal
