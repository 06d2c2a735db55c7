# A rhyme for each kind of tile in Diamond Forest, one line of it on each line. Every language has its own.

rhyme-path =
    Little path among the trees,
    take me further, if you please!
rhyme-imp =
    Imp, oh imp, with twinkling eyes,
    what will be your next surprise?
rhyme-rock =
    Up the rock we climb and climb,
    if we slip, there’s lots of time!
rhyme-bog =
    Squelchy, squashy, squishy bog,
    hop across it like a frog!
rhyme-gallery =
    In we go and out once more,
    every gallery’s a door!
rhyme-entrance =
    Here the forest says hello,
    here with diamonds home we go!
rhyme-diamond =
    Sparkling diamond, small and bright,
    you’re my little star tonight!
rhyme-fire =
    Flicker, flame, and warm us through,
    light the trees and light us too!
rhyme-spider =
    Spider knits a scarf all day,
    wave to her and walk away!
