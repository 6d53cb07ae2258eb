-- Kinds of trucks and trailers as staff keep them, with everything they ever were: a quote keeps the version it used.
CREATE TABLE equipment_types (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9]{1,8}$'),
  -- Version in force; whoever changes it names the one they saw.
  version integer NOT NULL DEFAULT 1,
  definition jsonb NOT NULL,
  position integer NOT NULL,
  retired_at timestamptz,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  created_hash bytea
);
GRANT SELECT ON equipment_types TO waybill_app;
GRANT SELECT, INSERT, UPDATE ON equipment_types TO waybill_staff;

-- Only appended to.
CREATE TABLE equipment_type_versions (
  equipment_id uuid NOT NULL REFERENCES equipment_types (id),
  version integer NOT NULL,
  definition jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  PRIMARY KEY (equipment_id, version)
);
GRANT SELECT ON equipment_type_versions TO waybill_app;
GRANT SELECT, INSERT ON equipment_type_versions TO waybill_staff;

-- Usual equipment with starting rates, for staff to change.
WITH usual (position, definition) AS (VALUES
  (1, '{"code": "V53", "name": "Dry van 53 ft", "picture": "dry_van", "length_in": 636, "width_in": 100, "height_in": 110, "max_pounds": 45000, "pallets": 26, "cents_per_mile": 245, "firm_miles": 1000, "refrigerated": false, "open_deck": false}'),
  (2, '{"code": "V48", "name": "Dry van 48 ft", "picture": "dry_van", "length_in": 576, "width_in": 100, "height_in": 108, "max_pounds": 45000, "pallets": 24, "cents_per_mile": 240, "firm_miles": 1000, "refrigerated": false, "open_deck": false}'),
  (3, '{"code": "R53", "name": "Refrigerated 53 ft", "picture": "reefer", "length_in": 636, "width_in": 97, "height_in": 103, "max_pounds": 43500, "pallets": 26, "cents_per_mile": 294, "firm_miles": null, "refrigerated": true, "open_deck": false}'),
  (4, '{"code": "F48", "name": "Flatbed 48 ft", "picture": "flatbed", "length_in": 576, "width_in": 102, "height_in": 102, "max_pounds": 48000, "pallets": null, "cents_per_mile": 258, "firm_miles": null, "refrigerated": false, "open_deck": true}'),
  (5, '{"code": "F53", "name": "Flatbed 53 ft", "picture": "flatbed", "length_in": 636, "width_in": 102, "height_in": 102, "max_pounds": 48000, "pallets": null, "cents_per_mile": 258, "firm_miles": null, "refrigerated": false, "open_deck": true}'),
  (6, '{"code": "SD48", "name": "Step deck 48/53 ft", "picture": "step_deck", "length_in": 576, "width_in": 102, "height_in": 120, "max_pounds": 48000, "pallets": null, "cents_per_mile": 275, "firm_miles": null, "refrigerated": false, "open_deck": true}'),
  (7, '{"code": "CN48", "name": "Conestoga", "picture": "conestoga", "length_in": 576, "width_in": 98, "height_in": 96, "max_pounds": 44000, "pallets": null, "cents_per_mile": 285, "firm_miles": null, "refrigerated": false, "open_deck": false}'),
  (8, '{"code": "DD48", "name": "Double drop", "picture": "double_drop", "length_in": 576, "width_in": 102, "height_in": 138, "max_pounds": 45000, "pallets": null, "cents_per_mile": 340, "firm_miles": null, "refrigerated": false, "open_deck": true}'),
  (9, '{"code": "RGN", "name": "Removable gooseneck / lowboy", "picture": "lowboy", "length_in": 576, "width_in": 102, "height_in": 138, "max_pounds": 42000, "pallets": null, "cents_per_mile": 360, "firm_miles": null, "refrigerated": false, "open_deck": true}'),
  (10, '{"code": "PO", "name": "Power only", "picture": "power_only", "length_in": 0, "width_in": null, "height_in": null, "max_pounds": 45000, "pallets": null, "cents_per_mile": 210, "firm_miles": null, "refrigerated": false, "open_deck": false}'),
  (11, '{"code": "SB26", "name": "Straight/box truck 26 ft", "picture": "box_truck", "length_in": 312, "width_in": 96, "height_in": 96, "max_pounds": 10000, "pallets": 12, "cents_per_mile": 210, "firm_miles": null, "refrigerated": false, "open_deck": false}'),
  (12, '{"code": "SV", "name": "Sprinter / cargo van", "picture": "cargo_van", "length_in": 120, "width_in": 50, "height_in": 65, "max_pounds": 3500, "pallets": 2, "cents_per_mile": 160, "firm_miles": null, "refrigerated": false, "open_deck": false}'),
  (13, '{"code": "HS40", "name": "Hotshot 40 ft", "picture": "hotshot", "length_in": 480, "width_in": 102, "height_in": 102, "max_pounds": 16500, "pallets": null, "cents_per_mile": 220, "firm_miles": null, "refrigerated": false, "open_deck": true}'),
  (14, '{"code": "C40", "name": "Container drayage 40 ft", "picture": "container", "length_in": 480, "width_in": 92, "height_in": 94, "max_pounds": 44000, "pallets": 20, "cents_per_mile": null, "firm_miles": null, "refrigerated": false, "open_deck": false}')
)
INSERT INTO equipment_types (id, code, definition, position, changed_at, changed_by)
SELECT gen_random_uuid(), definition::jsonb ->> 'code', definition::jsonb, position, now(), 'Waybill' FROM usual;
INSERT INTO equipment_type_versions (equipment_id, version, definition, created_at, created_by)
SELECT id, version, definition, changed_at, changed_by FROM equipment_types;

-- What a truckload quote has besides its row in `quotes`, whose id it shares.
CREATE TABLE truckload_quotes (
  account_id uuid NOT NULL,
  id uuid NOT NULL,
  request_hash bytea NOT NULL,
  equipment_id uuid NOT NULL,
  equipment_version integer NOT NULL,
  -- Every place on the way with its miles.
  route jsonb NOT NULL,
  -- As it was told: firm or indicative, lines, days. Null where sales have to price it.
  estimate jsonb,
  axles jsonb,
  quote_request_id uuid,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, id) REFERENCES quotes (account_id, id),
  FOREIGN KEY (equipment_id, equipment_version) REFERENCES equipment_type_versions (equipment_id, version),
  FOREIGN KEY (account_id, quote_request_id) REFERENCES quote_requests (account_id, id)
);
CREATE INDEX truckload_quotes_by_equipment ON truckload_quotes (equipment_id);
CREATE INDEX truckload_quotes_by_request ON truckload_quotes (account_id, quote_request_id)
  WHERE quote_request_id IS NOT NULL;
CALL guard_customer_table('truckload_quotes');

-- What an instant price was made of. Customers' calls may leave it here but never read it.
CREATE TABLE truckload_costs (
  account_id uuid NOT NULL,
  quote_id uuid NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  charges jsonb NOT NULL,
  PRIMARY KEY (account_id, quote_id),
  FOREIGN KEY (account_id, quote_id) REFERENCES truckload_quotes (account_id, id)
);
CALL guard_customer_table('truckload_costs');
REVOKE SELECT, UPDATE, DELETE ON truckload_costs FROM waybill_app;

-- Copies what a truckload quote costs to the rate that offers its price. Runs as the owner, since customers' calls may not
-- read costs; it copies a row inside one account, the caller's own where it has one, and tells nothing.
CREATE FUNCTION copy_truckload_cost(account text, truckload text, quote text, rate text) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public
  BEGIN ATOMIC
    INSERT INTO rate_costs (account_id, quote_id, rate_id, amount, currency, charges)
    SELECT account_id, quote::uuid, rate::uuid, amount, currency, charges
    FROM truckload_costs
    WHERE account_id = account::uuid AND (app_account() IS NULL OR account_id = app_account())
      AND quote_id = truckload::uuid;
  END;
REVOKE ALL ON FUNCTION copy_truckload_cost FROM PUBLIC;
GRANT EXECUTE ON FUNCTION copy_truckload_cost TO waybill_app, waybill_staff;

-- The carrier that stands on a price of ours before somebody is found for it: our own name, which is asked for no rates.
-- Runs as the owner, since customers' calls may not add carriers; it adds no other.
CREATE FUNCTION own_truckload_carrier(fresh uuid, at timestamptz) RETURNS uuid
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public
  BEGIN ATOMIC
    INSERT INTO carriers (id, scac, name, modes, active, created_at)
    VALUES (fresh, 'WBTL', 'Waybill Truckload', '{truckload}', false, at)
    ON CONFLICT (scac) DO NOTHING;
    SELECT id FROM carriers WHERE scac = 'WBTL';
  END;
REVOKE ALL ON FUNCTION own_truckload_carrier FROM PUBLIC;
GRANT EXECUTE ON FUNCTION own_truckload_carrier TO waybill_app, waybill_staff;

ALTER TABLE quote_requests ADD COLUMN kind text NOT NULL DEFAULT 'other'
  CHECK (kind IN ('truckload', 'cross_border', 'pallets', 'other'));
ALTER TABLE quote_requests ADD COLUMN equipment text;
ALTER TABLE quote_requests ADD COLUMN parties jsonb;
ALTER TABLE quote_requests ADD COLUMN truckload_quote_id uuid;
ALTER TABLE quote_requests ADD FOREIGN KEY (account_id, truckload_quote_id) REFERENCES truckload_quotes (account_id, id);
-- Who said yes, where it was not by booking.
ALTER TABLE quote_requests ADD COLUMN accepted_rate_id uuid;
ALTER TABLE quote_requests ADD COLUMN accepted_by text;
ALTER TABLE quote_requests ADD COLUMN accepted_at timestamptz;
ALTER TABLE quote_requests ADD CHECK ((accepted_by IS NULL) = (accepted_at IS NULL));
ALTER TABLE quote_requests NO FORCE ROW LEVEL SECURITY;
UPDATE quote_requests SET kind = CASE
  WHEN mode = 'truckload' THEN 'truckload'
  WHEN origin ->> 'country' <> destination ->> 'country' THEN 'cross_border'
  WHEN (load ->> 'units')::int >= 7 THEN 'pallets'
  ELSE 'other' END;
ALTER TABLE quote_requests FORCE ROW LEVEL SECURITY;
CREATE INDEX quote_requests_by_kind ON quote_requests (kind, due_at, id);

-- What carriers would take a load for. Staff's alone.
CREATE TABLE desk_carrier_offers (
  account_id uuid NOT NULL,
  request_id uuid NOT NULL,
  id uuid NOT NULL,
  carrier_id uuid REFERENCES carriers (id),
  carrier_name text NOT NULL,
  scac text NOT NULL,
  cost bigint NOT NULL CHECK (cost > 0),
  currency text NOT NULL,
  transit_days integer,
  valid_until timestamptz,
  note text,
  noted_by text NOT NULL,
  noted_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, request_id, id),
  FOREIGN KEY (account_id, request_id) REFERENCES quote_requests (account_id, id)
);
CALL guard_customer_table('desk_carrier_offers');
REVOKE ALL ON desk_carrier_offers FROM waybill_app;

-- Links by which somebody without a login says yes or no to offers. Only a hash of the token is kept.
CREATE TABLE offer_links (
  account_id uuid NOT NULL,
  request_id uuid NOT NULL,
  id uuid NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  quote_id uuid NOT NULL,
  sent_to text NOT NULL,
  name text NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  decision text CHECK (decision IN ('confirm', 'decline')),
  answered_by text,
  answered_at timestamptz,
  CHECK (num_nulls(decision, answered_by, answered_at) IN (0, 3)),
  PRIMARY KEY (account_id, request_id, id),
  FOREIGN KEY (account_id, request_id) REFERENCES quote_requests (account_id, id)
);
CALL guard_customer_table('offer_links');
REVOKE ALL ON offer_links FROM waybill_app;

CREATE SEQUENCE rate_confirmation_numbers START 30118;
GRANT USAGE ON SEQUENCE rate_confirmation_numbers TO waybill_staff;

-- What a carrier signs for a load. Staff's alone: what carriers are paid is not the customer's business.
CREATE TABLE rate_confirmations (
  account_id uuid NOT NULL,
  id uuid NOT NULL UNIQUE,
  shipment_id uuid NOT NULL,
  number text NOT NULL UNIQUE,
  request_hash bytea NOT NULL,
  state text NOT NULL CHECK (state IN ('sent', 'accepted', 'declined', 'withdrawn')),
  carrier_id uuid NOT NULL REFERENCES carriers (id),
  carrier_name text NOT NULL,
  scac text NOT NULL,
  contact_name text NOT NULL,
  email text NOT NULL,
  cost bigint NOT NULL CHECK (cost > 0),
  currency text NOT NULL,
  instructions text,
  language text NOT NULL CHECK (language IN ('en', 'es')),
  token_hash bytea NOT NULL UNIQUE,
  sent_by text NOT NULL,
  sent_by_id uuid NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  answered_by text,
  answered_at timestamptz,
  reason text,
  driver jsonb,
  -- The paper as it is mailed, and when it was handed over.
  paper bytea NOT NULL,
  mailed_at timestamptz,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id)
);
-- A load is with one carrier at a time.
CREATE UNIQUE INDEX rate_confirmations_standing ON rate_confirmations (account_id, shipment_id)
  WHERE state IN ('sent', 'accepted');
CREATE INDEX rate_confirmations_of_shipment ON rate_confirmations (account_id, shipment_id, sent_at DESC);
CALL guard_customer_table('rate_confirmations');
REVOKE ALL ON rate_confirmations FROM waybill_app;
