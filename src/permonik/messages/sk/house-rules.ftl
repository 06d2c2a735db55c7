# What the simulator knows of a house rule, told in the lobby.

house-rule-wins = S touto voľbou vyhrávajú zo 100 kôl asi: { $sides }. Bez nej: { $usual }.
house-rule-gold = Nugety za kolo s touto voľbou: { $roles }. Bez nej: { $usual }.
house-rule-source = Simulácia: samí boti úrovne „{ $level }“, hráči: { $players }, odohrané kolá: { $rounds }.
house-rule-count = { $who } { $amount }
