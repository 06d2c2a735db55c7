# What the simulator knows of a house rule, told in the lobby.

house-rule-wins = S touto volbou vyhrávají ze 100 kol asi: { $sides }. Bez ní: { $usual }.
house-rule-gold = Nugety za kolo s touto volbou: { $roles }. Bez ní: { $usual }.
house-rule-source = Simulace: samí boti úrovně „{ $level }“, hráči: { $players }, odehraná kola: { $rounds }.
house-rule-count = { $who } { $amount }
