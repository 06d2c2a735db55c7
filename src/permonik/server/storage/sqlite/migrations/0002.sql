-- Seconds in which a server has looked after this database: no clock that jumps can move them.
CREATE TABLE house (watched REAL NOT NULL);
INSERT INTO house (watched) VALUES (0);

-- The last entry that somebody tidying up has found, and when that was, in seconds of the house.
ALTER TABLE tables ADD COLUMN found INTEGER NOT NULL DEFAULT -1;
ALTER TABLE tables ADD COLUMN found_at REAL NOT NULL DEFAULT 0;
