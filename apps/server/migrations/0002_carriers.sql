-- Carriers and the tariffs that staff keep for them. Shared by all accounts.
CREATE TABLE carriers (
  id uuid PRIMARY KEY,
  scac text NOT NULL UNIQUE CHECK (scac ~ '^[A-Z]{2,4}$'),
  name text NOT NULL,
  modes text[] NOT NULL DEFAULT '{ltl}',
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL
);
GRANT SELECT ON carriers TO waybill_app;
GRANT SELECT, INSERT, UPDATE ON carriers TO waybill_staff;

-- A tariff version is never changed once a quote may have used it; a correction is a new version.
CREATE TABLE tariffs (
  id uuid PRIMARY KEY,
  carrier_id uuid NOT NULL REFERENCES carriers (id),
  version integer NOT NULL,
  effective_from date NOT NULL,
  definition jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (carrier_id, version)
);
CREATE INDEX tariffs_in_force ON tariffs (carrier_id, effective_from DESC, version DESC);
GRANT SELECT ON tariffs TO waybill_app;
GRANT SELECT, INSERT ON tariffs TO waybill_staff;

-- Weekly diesel price that fuel surcharges are indexed to, in thousandths of a US dollar a gallon.
CREATE TABLE fuel_prices (
  week date PRIMARY KEY,
  thousandths integer NOT NULL CHECK (thousandths BETWEEN 500 AND 20000)
);
GRANT SELECT ON fuel_prices TO waybill_app;
GRANT SELECT, INSERT, UPDATE ON fuel_prices TO waybill_staff;
