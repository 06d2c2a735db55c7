-- 'Perm': says whose database this is.
PRAGMA application_id = 0x5065726d;

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    created REAL NOT NULL,
    secret BLOB
) WITHOUT ROWID;

-- Without row ids the log of one table lies together, and an append touches one page.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    state TEXT NOT NULL
);
