# permonik worker: bots think here for servers elsewhere.

worker-help =
    Let bots think here for servers that run with --bots-think elsewhere.

    Any number of workers, on any number of machines, share the questions of all servers. One that is stopped brings to
    its end what it has begun; the questions of one that dies are taken by the others.

    Examples: permonik worker --redis redis://localhost;
    permonik worker --redis redis://valkey.example:6379 --processes 8
worker-redis = The Valkey or Redis by which servers ask, such as redis://localhost; the same as theirs.
worker-wrong-redis = The Valkey or Redis is written like { $expected }, got { $got }.
worker-extra-missing = A worker needs more packages ({ $package } is missing). Install them with: pip install "permonik[server,redis]"
