# permonik verify: what a record proves, and what it does not.

verify-help =
    Check that a finished game went by the rules and that its deal was fair.

    Example: permonik verify game.txt --commitment 5b0e…

    The game is replayed. If the record is of a fair deal, the commitment of the server and the seed of the deal are
    computed again. Exit code 0: everything given holds. 1: something does not hold. 2: wrong usage or a damaged file.
verify-help-commitment = The commitment you noted before the game: 64 hexadecimal digits.

verify-title = { $file }: { $game }, { $seats } seats
verify-title-table = { $file }: { $game }, { $seats } seats, table { $table }
verify-holds = Holds: { $text }
verify-fails = DOES NOT HOLD: { $text }
verify-skipped = Not checked: { $text }

## Each check: what was found, and what it means

verify-replays-holds = The game replays from its deal to its end: every move is legal and the final scores follow. Moves: { $moves }.
verify-replays-fails = The game does not replay (move { $move }). Expected { $expected }, found: { $got }.
verify-replays-unfinished = The record stops before the end of the game, after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
verify-replays-unscored = The game replays to its end, but the record does not say the final scores.
verify-replays-holds-meaning = Shows that the whole game follows from the deal in this record and that the rules were kept. Does not show who made the moves.
verify-replays-fails-meaning = The game was not played to its end by these rules, or the record was cut or changed.

verify-commitment-holds = The commitment is the hash of the server’s secret.
verify-commitment-fails = The commitment is not the hash of the server’s secret. The secret gives { $expected }, the record says { $got }.
verify-commitment-holds-meaning = Shows that the secret is the one which was committed to. Does not show when that was: only a commitment that you noted before the game shows it.
verify-commitment-fails-meaning = The server did not keep to the secret it had committed to, or the record was changed.

verify-deal-holds = The deal follows from the server’s secret, the table and the contributions.
verify-deal-fails = The deal does not follow from the server’s secret, the table and the contributions. They give the seed { $expected }, the game was dealt from { $got }.
verify-deal-holds-meaning = Shows that this deal and no other belongs to this secret and these contributions. Does not show that they are the ones which were sent: look for your own at your seat, and compare the table.
verify-deal-fails-meaning = The game was dealt in some other way, or the record was changed.
verify-contribution = Seat { $seat } contributed { $digits }.
verify-contribution-none = Seat { $seat } contributed nothing.

verify-noted-holds = The commitment is the one you noted.
verify-noted-fails = The commitment is not the one you noted. You noted { $expected }, the record says { $got }.
verify-noted-missing = The record has no commitment that could be the one you noted.
verify-noted-skipped = whether the commitment was published before the game. If you noted it, give it with --commitment.
verify-noted-holds-meaning = Shows, if you noted it before contributions were sent, that the server had fixed its secret by then. Does not show that nobody read it: whoever runs the server can.
verify-noted-fails-meaning = The server committed to another secret after you had noted this, or it is the commitment of another game.

## The verdict

verify-plain = This record is not of a fair deal: it has a plain seed or a given deal, and only the replay was checked. Nothing shows how the deal was chosen.
verify-ok = Everything given holds.
verify-not-ok = This does not hold: { $names }.
verify-name-replays = the replay
verify-name-commitment = the commitment
verify-name-deal = the deal
verify-name-noted = the noted commitment

## Errors

error-wrong-table = The id of a table is { $expected }, not { $got }.
error-wrong-contribution = A contribution to the deal is { $expected }, not { $got }.
error-wrong-commitment = A commitment is { $expected }, not { $got }.
error-broken-commitment = The server’s seed is not the one it committed to. Expected { $expected }, its hash is { $got }.
