-- Files that were uploaded to bring in many records at once. What was uploaded stays as it is; what a person
-- decided about it stands beside it, so that a check can be run again at any time and be left for days.
CREATE TABLE imports (
  account_id uuid NOT NULL REFERENCES accounts (id),
  id uuid NOT NULL,
  -- Which records: addresses, products.
  kind text NOT NULL,
  state text NOT NULL CHECK (state IN ('checked', 'imported', 'undone', 'canceled')),
  file_name text NOT NULL,
  file_size integer NOT NULL,
  -- The file; forgotten some time after the upload came to its end.
  content bytea,
  encoding text NOT NULL,
  delimiter text NOT NULL,
  -- [{ header, example, field }] in the order of the file
  columns jsonb NOT NULL,
  -- Rows whose cells were typed anew: { row: [cells] }
  fixes jsonb NOT NULL DEFAULT '{}',
  -- What becomes of duplicates: of all, and of single rows { row: choice }
  duplicate_choice text NOT NULL DEFAULT 'skip' CHECK (duplicate_choice IN ('skip', 'update', 'add')),
  choices jsonb NOT NULL DEFAULT '{}',
  -- What the last check found.
  row_count integer NOT NULL,
  good_count integer NOT NULL,
  problem_count integer NOT NULL,
  duplicate_count integer NOT NULL,
  suggestion_count integer NOT NULL,
  -- { skip, update, add }
  plan jsonb NOT NULL,
  -- How far the rows are that go in at this moment, and when that was last told.
  done_count integer,
  total_count integer,
  told_at timestamptz,
  -- { added, updated, skipped, rejected, kept }
  result jsonb,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  imported_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (account_id, id),
  CHECK (state <> 'checked' OR content IS NOT NULL)
);
-- A file is dense already; squeezing it costs more than the room it takes.
ALTER TABLE imports ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE INDEX imports_by_kind ON imports (account_id, kind, created_at DESC, id);
CALL guard_customer_table('imports');

-- Rows of an upload that somebody has to look at; good rows are in the file alone.
CREATE TABLE import_rows (
  account_id uuid NOT NULL,
  import_id uuid NOT NULL,
  -- As a sheet counts: the headings are row 1.
  row integer NOT NULL,
  verdict text NOT NULL CHECK (verdict IN ('problem', 'duplicate')),
  label text NOT NULL,
  detail text NOT NULL,
  problems jsonb NOT NULL,
  duplicate jsonb,
  choice text NOT NULL,
  -- The cells as they would be with every suggestion taken; null when a problem has none.
  suggested jsonb,
  PRIMARY KEY (account_id, import_id, row),
  FOREIGN KEY (account_id, import_id) REFERENCES imports (account_id, id) ON DELETE CASCADE
);
CREATE INDEX import_rows_by_verdict ON import_rows (account_id, import_id, verdict, row);
CALL guard_customer_table('import_rows');

-- Records as they were before an upload changed them.
CREATE TABLE import_changes (
  account_id uuid NOT NULL,
  import_id uuid NOT NULL,
  record_id uuid NOT NULL,
  before jsonb NOT NULL,
  PRIMARY KEY (account_id, import_id, record_id),
  FOREIGN KEY (account_id, import_id) REFERENCES imports (account_id, id) ON DELETE CASCADE
);
CALL guard_customer_table('import_changes');

-- The upload a record came in with.
ALTER TABLE addresses ADD COLUMN import_id uuid;
ALTER TABLE products ADD COLUMN import_id uuid;

-- When an address service last knew the address as it is written.
ALTER TABLE addresses ADD COLUMN verified_at timestamptz;
UPDATE addresses SET verified_at = updated_at WHERE verified;
ALTER TABLE addresses ADD CHECK (verified = (verified_at IS NOT NULL));

-- Company, street and postal code however they are written: what makes two addresses the same.
ALTER TABLE addresses ADD COLUMN match_key text;
CREATE FUNCTION pg_temp.plain(given text) RETURNS text LANGUAGE sql AS $$
  SELECT coalesce(string_agg(coalesce(short, word), '' ORDER BY place), '')
  FROM regexp_split_to_table(
      -- Letters lose their marks, which stand on their own in this form.
      regexp_replace(lower(normalize(given, NFD)), U&'[\0300-\036f]', '', 'g'), '[^[:alnum:]]+'
    ) WITH ORDINALITY AS found (word, place)
  LEFT JOIN (VALUES
      ('street', 'st'), ('avenue', 'ave'), ('av', 'ave'), ('avenida', 'ave'), ('road', 'rd'), ('drive', 'dr'),
      ('lane', 'ln'), ('boulevard', 'blvd'), ('court', 'ct'), ('place', 'pl'), ('square', 'sq'), ('highway', 'hwy'),
      ('parkway', 'pkwy'), ('suite', 'ste'), ('north', 'n'), ('south', 's'), ('east', 'e'), ('west', 'w'), ('calle', 'c')
    ) AS words (long, short) ON long = word
$$;
UPDATE addresses SET match_key = pg_temp.plain(company) || '|' || pg_temp.plain(street_lines[1]) || '|' ||
  left(pg_temp.plain(postal_code), CASE country WHEN 'US' THEN 5 ELSE 10 END);
ALTER TABLE addresses ALTER COLUMN match_key SET NOT NULL;
CREATE INDEX addresses_by_match ON addresses (account_id, match_key) WHERE deleted_at IS NULL;
