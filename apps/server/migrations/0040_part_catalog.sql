-- The catalog of commodities that every shipper may look up: the provider's own names with their class or density rule.
CREATE TABLE parts (
  id uuid PRIMARY KEY,
  -- Item number of the classification, where there is one; the provider keeps no text of the classification itself.
  number text CHECK (number ~ '^[0-9]{3,6}$'),
  sub text CHECK (sub ~ '^[0-9]{1,2}$'),
  CHECK (sub IS NULL OR number IS NOT NULL),
  description text NOT NULL,
  -- Other words it is looked for by.
  keywords text NOT NULL DEFAULT '',
  -- A class of its own; null classes it by its density on the scale.
  freight_class text,
  density_scale text NOT NULL,
  note text,
  -- Version in force; whoever changes it names the one they saw.
  version integer NOT NULL DEFAULT 1,
  retired_at timestamptz,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  -- Everything it is looked for by, word by word.
  words tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('simple'::regconfig,
    coalesce(number, '') || ' ' || coalesce(sub, '') || ' ' || description || ' ' || keywords)) STORED
);
-- No two parts in force are the same item; parts without a number are told apart by their description.
CREATE UNIQUE INDEX parts_by_number ON parts (number, coalesce(sub, '')) WHERE number IS NOT NULL AND retired_at IS NULL;
CREATE UNIQUE INDEX parts_by_name ON parts (lower(description)) WHERE number IS NULL AND retired_at IS NULL;
CREATE INDEX parts_by_description ON parts (lower(description), id);
CREATE INDEX parts_by_change ON parts (changed_at, id);
CREATE INDEX parts_by_words ON parts USING gin (words);
CREATE INDEX parts_in_order ON parts (number, sub, id);
GRANT SELECT ON parts TO waybill_app;
GRANT SELECT, INSERT, UPDATE ON parts TO waybill_staff;

-- Only appended to.
CREATE TABLE part_versions (
  part_id uuid NOT NULL REFERENCES parts (id),
  version integer NOT NULL,
  definition jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  PRIMARY KEY (part_id, version)
);
GRANT SELECT, INSERT ON part_versions TO waybill_staff;
