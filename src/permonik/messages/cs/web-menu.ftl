# What a table in the browser says only sometimes: its menu, what is told to those who watch, and what comes after the game.

web-layout-hand = Stůl je na velké obrazovce, tady jen moje karty
web-layout-table = Celý stůl tady
web-layout-screen = Ve velkém, pro celou místnost
web-watching-title = Díváš se
web-watching-late = Hra už začala, takže si sednout nejde. Vidíš to, co smí vidět všichni.
web-watching-over = Tahle hra skončila. Vidíš to, co smí vidět všichni.
web-watching-seat = Jestli u tohoto stolu sedíš, otevři na tomto zařízení svůj vlastní odkaz.
web-watching-go = Dívat se
web-ask-confirm = Každý tah potvrzovat
web-keys = Klávesy
web-reissue = Nový odkaz na místo
web-new-seat-link = Nový odkaz: pošli ho jen tomuto hráči ({ $name })
web-request-waits = Začne platit, jakmile s ním bude souhlasit někdo další u stolu. Všichni už tu otázku vidí.
web-request-withdraw = Už nežádat

# How a turn is noticed

web-notice = Když jsem na tahu
web-notice-sound = tichý zvuk
web-notice-vibration = krátké zavibrování
web-notice-title = v názvu stránky
web-notice-awake = obrazovka nezhasne
web-notice-speech = hlas, který říká, co mám udělat
web-notice-notification = upozornění, když se dívám jinam
web-notice-refused = Prohlížeč upozornění z této stránky nedovolí.
web-notice-text = Jsi na tahu: { $game }, stůl { $code }.
web-rematch = Hrát znovu
web-next-game = Jiná hra
web-rematch-ready = Nový stůl pro vás všechny je připravený.
web-rematch-go = Přesednout si
web-replay = Přehrát záznam
web-record = Stáhnout záznam
