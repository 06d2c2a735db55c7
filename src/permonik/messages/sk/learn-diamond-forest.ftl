# The lesson of Diamond Forest, short enough to be said aloud. The teacher is Permoník; the other dwarf belongs to Bruno. `.other` answers a move that is
# allowed, but is not what the step is about. What the teacher means is lit up.

learn-diamond-forest-hello = Ahoj, ja som Permoník! V lese je noc a niekde tu ležia schované diamanty. Červený a modrý už máš. Nájdi zelený a prines ich všetky ku vstupu do lesa!
learn-diamond-forest-turn = Toto je tvoj trpaslík. Ťukni na tmavý dielik vedľa neho a pozri sa, čo tam je!
    .other = Aj tam sa smie, ale teraz ťukni na dielik, na ktorý svietim.
learn-diamond-forest-enter = Cesta! Môžeš vstúpiť, alebo sa vrátiť. Vstúp!
    .other = Vrátiť sa smieš, ale po ceste sa ide dobre: vstúp!
learn-diamond-forest-on = Po ceste môžeš ísť hneď ďalej. Ťukni na ďalší dielik!
    .other = Aj tam sa smie, ale teraz poďme ďalej: ťukni na dielik, na ktorý svietim.
learn-diamond-forest-rock = Skala s dvojkou. Vstúp, prelezieme ju!
    .other = Vracať sa nemusíš, tú skalu spolu skúsime: vstúp!
learn-diamond-forest-roll = Vidíš, za tebou je zase tma. Teraz hoď kockou: potrebuješ dvojku alebo viac.
learn-diamond-forest-corner = Päťka! Preliezaš skalu a dostávaš žetón, ktorý pomôže na inej skale. A Bruno stretáva pavúka: okolo toho nikto neprejde. Teraz ťukni na dielik, ktorý sa tvojho dotýka len rohom.
learn-diamond-forest-beside = Ťukni na dielik hneď vedľa svojho trpaslíka, napríklad na tento!
    .other = Tam až nabudúce. Teraz ťukni na dielik, na ktorý svietim.
learn-diamond-forest-back = Bažina! Je tam mokro a blato. Nemusíš tam: vráť sa a pamätaj si, kde je.
    .other = Aj tam sa smie, ale z bažiny sa ťažko lezie von. Radšej sa vráť!
learn-diamond-forest-stuck = Brunovi na skale padlo málo a nemôže ďalej. Jeho trpaslík leží a nabudúce to skúsi znova. Teraz si na ťahu ty: ťukni na tento dielik!
    .other = Tam až inokedy. Teraz ťukni na dielik, na ktorý svietim.
learn-diamond-forest-imp = Rarášok! Neboj sa ho, len má rád žarty. Vstúp!
    .other = Nevracaj sa, s raráškom sa predsa musíš zoznámiť: vstúp!
learn-diamond-forest-trick = Rarášok vie štyri kúzla. Hoď jeho kockou: ktoré to bude?
learn-diamond-forest-look = Tajný pohľad! Ťukni na dielik, na ktorý svietim. Čo tam je, uvidíš len ty.
    .other = Aj tam sa smieš pozrieť, ale skús to radšej tam, kam svietim.
learn-diamond-forest-remember = Zelený diamant! Kde je, vieš len ty. Bruno prelieza skalu a môže zase ďalej. A ty ťukni na dielik s diamantom!
    .other = Ty predsa vieš, kde je zelený diamant: ťukni tam!
learn-diamond-forest-diamond = Tu je! Vstúp a vezmi si ho.
    .other = Nevracaj sa, práve tento diamant hľadáš: vstúp!
learn-diamond-forest-home = Máš všetky farby! Bruno si berie modrý diamant. Teraz rýchlo domov: ťukni na vstup do lesa vedľa seba!
    .other = Aj tam sa smie, ale domov je to len na skok: ťukni na vstup do lesa!
learn-diamond-forest-end = Všetky diamanty sú doma. Máš vyhrané! V lese nájdeš aj štôlne, ktoré vedú jedna do druhej, a ohne, ktoré osvetlia dieliky vedľa seba. Tak hurá do lesa!
