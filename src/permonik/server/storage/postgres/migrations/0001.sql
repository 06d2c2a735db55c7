-- Says whose database this is, and how far it has come.
CREATE TABLE permonik (version integer NOT NULL);
INSERT INTO permonik (version) VALUES (0);

-- Seconds in which a server has looked after this database: no clock that jumps can move them.
CREATE TABLE house (watched double precision NOT NULL);
INSERT INTO house (watched) VALUES (0);

CREATE TABLE tables (
    id text PRIMARY KEY,
    code text NOT NULL UNIQUE,
    game text NOT NULL,
    rules_version integer NOT NULL,
    created double precision NOT NULL,
    secret bytea,
    -- The last entry that somebody tidying up has found, and when that was, in seconds of the house.
    found integer NOT NULL DEFAULT -1,
    found_at double precision NOT NULL DEFAULT 0
);

CREATE TABLE entries (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number integer NOT NULL,
    kind text NOT NULL,
    body bytea NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE snapshots (
    table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    number integer NOT NULL,
    state text NOT NULL
);
