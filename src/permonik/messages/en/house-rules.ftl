# What the simulator knows of a house rule, told in the lobby.

house-rule-wins = With this, about so many of 100 rounds are won by: { $sides }. Without it: { $usual }.
house-rule-gold = Nuggets a round, with this: { $roles }. Without it: { $usual }.
house-rule-source = Simulated: only bots of the level “{ $level }”, players: { $players }, rounds played: { $rounds }.
house-rule-count = { $who } { $amount }
