serve-help = Serve tables to people on other devices.

    People open the address in a browser. Every setting has an environment
    variable as well.

    Examples: permonik serve --lan;
    permonik serve --host 0.0.0.0 --port 8040 --database sqlite:///tables.db
serve-lan = For an evening at home: listen to the whole network, show the address with a QR code, and open the page here.
serve-invitation = The tables are at { $address } for everybody in your network, and at { $here } here.
    Friends elsewhere cannot reach this computer by themselves: that needs a server on the internet, or a tunnel.
    Press Ctrl+C to stop; running games are kept.
serve-no-network = This computer is in no network: the tables are at { $here }, for this computer alone.
    Press Ctrl+C to stop; running games are kept.
serve-cannot-listen = { $address } cannot be used: { $problem }. Choose another one with --port or --host.
serve-storage = The tables cannot be kept: expected { $expected }, got { $got }.
serve-database-in-use = Another server is already using the tables in { $file }. Stop it first, or keep the tables of this one elsewhere with --database.
serve-host = The address to listen on; 0.0.0.0 lets other devices in.
serve-port = The port to listen on.
serve-address = Where others reach the tables, such as http://192.168.1.5:8040, if the server cannot find it out: in a container, behind a router. Several with commas.
serve-wrong-address = An address that others reach is written like http://192.168.1.5:8040, several with commas; got { $got }.
serve-database = Where tables are kept: sqlite:///FILE, sqlite:////ABSOLUTE/FILE or postgresql://USER:PASSWORD@HOST/DATABASE.
serve-shared = Whether other servers use the same PostgreSQL database (yes): they hear of each other by way of it, or of --redis.
serve-redis = The Valkey or Redis by which servers on the same PostgreSQL database hear of each other, such as redis://localhost; empty for one server, or with --shared.
serve-bots-think = Where bots think: here, in processes of this server, or elsewhere, in permonik worker by way of --redis.
serve-bot-workers = How many processes think for bots.
serve-bot-delay = About how long a bot takes for a move, in seconds: less for a plain one, more for a hard one.
serve-bot-seconds = A bot thinks no longer about a move, in seconds, however strong it is.
serve-contribution-seconds = How long the deal waits for people's random bytes.
serve-role-seconds = How long bots wait for people to read their roles, where others wait too; 0 for nobody.
serve-result-seconds = How long the next round waits for people to look at the result.
serve-away-seconds = After how long somebody who is not connected counts as away.
serve-host-away-seconds = After how long anybody may take over from a host who is away.
serve-seat-away-seconds = For how long somebody who has left was here lately: until then a new link for the seat needs somebody's agreement.
serve-relaxed-seconds = How long a relaxed soft clock gives a person for a move.
serve-brisk-seconds = How long a brisk soft clock gives a person for a move.
serve-keep-days = Tables where nothing happens for longer, while the server runs, are deleted; 0 keeps all.
serve-tables-per-minute = How many new tables a minute one address may set, after a first few at once.
serve-drain-seconds = After being told to stop, how many seconds the server goes on and says that it is not ready, so that a balancer sends nobody there any more; then its sockets are closed.
serve-metrics = Where figures for Prometheus are told, such as 127.0.0.1:9464, at /metrics: never names, codes or secrets; empty tells nobody.
serve-log-format = Logs for people (text) or as one JSON object a line (json).
serve-log-level = How much the server says of itself.
serve-extra-missing = The server needs more packages ({ $package } is missing). Install them with: pip install "permonik[server]"
serve-sockets-per-address = How many sockets one address may have open.
serve-trusted-proxy = The address of your reverse proxy, whose X-Forwarded-For is believed; empty believes nobody.
serve-chatter-per-minute = How much one seat may say and change a minute, beside its moves.
serve-hellos-per-minute = How often a minute one address may come to the same table, after a third of that at once.
serve-codes-per-minute = How often a minute one address may come to tables by their codes, after a first few at once.
serve-requests-per-minute = How many plain requests a minute one address may make, after as many at once.
serve-allowed-host = A name by which the server may be asked for, beside its own addresses; * allows all. May be given several times.
serve-wrong-metrics = --metrics: expected HOST:PORT, such as 127.0.0.1:9464, got { $got }.
serve-wrong-host = A name to allow is written like play.example.org, without http:// and without a path; got { $got }.
serve-allow-host = Whoever runs the server can allow the name: permonik serve --allowed-host { $got }
serve-webhook = Where to call people whose turn it is and who do not look, such as https://ntfy.example/TOPIC; empty calls nobody.
serve-webhook-seconds = After how long somebody who is connected, but does nothing in a turn, is called by the webhook.
serve-wrong-webhook = A webhook is written like https://ntfy.example/TOPIC.
bell-turn = It is { $name }'s turn at table { $table } ({ $game }).
