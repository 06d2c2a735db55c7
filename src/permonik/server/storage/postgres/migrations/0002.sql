-- Additive: servers of the version before play on beside newer ones.

-- The oldest version of the program that can still use this database.
ALTER TABLE permonik ADD COLUMN oldest integer NOT NULL DEFAULT 2;

-- Which servers are alive, and which of them looks after a table. May be lost with a crash, and is not in the journal of
-- the database: then everybody asks anew.
CREATE UNLOGGED TABLE processes (
    id text PRIMARY KEY,
    until timestamptz NOT NULL
);

-- A table without a row, or with that of a server that is not alive, belongs to whoever asks first.
CREATE UNLOGGED TABLE owners (
    table_id text PRIMARY KEY,
    process text NOT NULL
);
