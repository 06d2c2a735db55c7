# What a table in the browser says only sometimes: its menu, what is told to those who watch, and what comes after the game.

web-layout-hand = Stôl je na veľkej obrazovke, tu len moje karty
web-layout-table = Celý stôl tu
web-layout-screen = Vo veľkom, pre celú miestnosť
web-watching-title = Pozeráš sa
web-watching-late = Hra sa už začala, takže si sadnúť nemôžeš. Vidíš to, čo smú vidieť všetci.
web-watching-over = Táto hra sa skončila. Vidíš to, čo smú vidieť všetci.
web-watching-seat = Ak pri tomto stole sedíš, otvor na tomto zariadení svoj vlastný odkaz.
web-watching-go = Pozerať sa
web-ask-confirm = Potvrdzovať každý ťah
web-keys = Klávesy
web-reissue = Nový odkaz
web-new-seat-link = Nový odkaz: daj ho len tomuto hráčovi ({ $name })
web-request-waits = Začne platiť, len čo s ním bude súhlasiť niekto ďalší pri stole. Všetci už tú otázku vidia.
web-request-withdraw = Už nežiadať

# How a turn is noticed

web-notice = Keď som na ťahu
web-notice-sound = tichý zvuk
web-notice-vibration = krátke zavibrovanie
web-notice-title = v názve stránky
web-notice-awake = obrazovka nezhasne
web-notice-speech = hlas, ktorý hovorí, čo mám urobiť
web-notice-notification = upozornenie, keď sa pozerám inam
web-notice-refused = Prehliadač upozornenia z tejto stránky nedovolí.
web-notice-text = Si na ťahu: { $game }, stôl { $code }.
web-rematch = Hrať znova
web-next-game = Iná hra
web-rematch-ready = Nový stôl pre vás všetkých je pripravený.
web-rematch-go = Presadnúť si
web-replay = Pozrieť záznam
web-record = Stiahnuť záznam
