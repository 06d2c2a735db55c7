# A lobby for children: what each picture of a dwarf is called, by its hat.

children-who = Who goes into the forest?
children-go = Into the forest!
children-bot = bot
children-hint = Dwarfs in colour are children, the others are bots. A tap changes that.
children-or-picture = Or tap your dwarf:
picture-name-0 = Bobble
picture-name-1 = Lantern
picture-name-2 = Brim
picture-name-3 = Crown
picture-name-4 = Nightcap
picture-name-5 = Horns
picture-name-6 = Top Hat
picture-name-7 = Bow
picture-name-8 = Onion
picture-name-9 = Feather
picture-name-10 = Knight
picture-name-11 = Hood
