-- What only staff know of a carrier; customers' calls never read it.
CREATE TABLE carrier_profiles (
  carrier_id uuid PRIMARY KEY REFERENCES carriers (id),
  -- Whom to call or write to, and what for.
  contacts jsonb NOT NULL DEFAULT '[]',
  notes text,
  -- Counts the changes, so that of two who change at once the second hears of it.
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  updated_by text NOT NULL,
  -- Why it was switched off or on last.
  standing_reason text,
  standing_at timestamptz,
  standing_by text
);
GRANT SELECT, INSERT, UPDATE ON carrier_profiles TO waybill_staff;

-- What customers see of a carrier beside its name.
ALTER TABLE carriers ADD COLUMN pickup_notes text;
-- Where a carrier of our own tariffs has its freight bill numbers from; null for one that numbers them itself.
ALTER TABLE carriers ADD COLUMN pro_prefix text UNIQUE CHECK (pro_prefix ~ '^[0-9]{3}$');
CREATE INDEX carriers_by_name ON carriers (lower(name));

CREATE TABLE carrier_logos (
  carrier_id uuid PRIMARY KEY REFERENCES carriers (id),
  -- A PNG that was taken apart and put together again; its address is made of what is in it.
  digest text NOT NULL,
  content bytea NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL
);
CREATE INDEX carrier_logos_by_digest ON carrier_logos (digest);
GRANT SELECT ON carrier_logos TO waybill_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON carrier_logos TO waybill_staff;

-- Where a version came from. Rows are still only ever added.
ALTER TABLE tariffs ADD COLUMN effective_until date;
ALTER TABLE tariffs ADD CHECK (effective_until IS NULL OR effective_until >= effective_from);
ALTER TABLE tariffs ADD COLUMN source text NOT NULL DEFAULT 'start'
  CHECK (source IN ('start', 'file', 'editor', 'version'));
ALTER TABLE tariffs ADD COLUMN file_name text;
ALTER TABLE tariffs ADD COLUMN note text;
ALTER TABLE tariffs ADD COLUMN published_by text;
-- The version it was made from; the one it equals where it was brought back.
ALTER TABLE tariffs ADD COLUMN based_on uuid REFERENCES tariffs (id);

-- The next version of a carrier's tariff while staff work on it. Nothing is rated by it.
CREATE TABLE tariff_drafts (
  carrier_id uuid PRIMARY KEY REFERENCES carriers (id),
  revision integer NOT NULL,
  definition jsonb NOT NULL,
  based_on uuid REFERENCES tariffs (id),
  source text NOT NULL CHECK (source IN ('file', 'editor', 'version')),
  file_name text,
  effective_from date NOT NULL,
  effective_until date,
  updated_at timestamptz NOT NULL,
  updated_by text NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON tariff_drafts TO waybill_staff;

-- Loads that every new version is tried with before it is published.
CREATE TABLE tariff_samples (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  definition jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
GRANT SELECT, INSERT, UPDATE ON tariff_samples TO waybill_staff;

-- How calls to carriers went, by quarters of an hour: how many, with which outcome, and how long they took, in steps of
-- ten percent (step 0 stands for calls that were held back).
CREATE TABLE carrier_call_figures (
  connection_id uuid NOT NULL REFERENCES carrier_connections (id),
  slot timestamptz NOT NULL,
  operation text NOT NULL,
  -- `answered`, or the failure.
  outcome text NOT NULL,
  step smallint NOT NULL,
  calls integer NOT NULL,
  PRIMARY KEY (connection_id, slot, operation, outcome, step)
);
CREATE INDEX carrier_call_figures_by_slot ON carrier_call_figures (slot);
GRANT SELECT, INSERT, UPDATE, DELETE ON carrier_call_figures TO waybill_staff;
