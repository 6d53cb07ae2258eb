CREATE SEQUENCE bol_numbers START 2041701;
GRANT USAGE ON SEQUENCE bol_numbers TO waybill_app, waybill_staff;

CREATE TABLE shipments (
  account_id uuid NOT NULL REFERENCES accounts (id),
  id uuid NOT NULL,
  bol_number text NOT NULL UNIQUE,
  pro_number text,
  pickup_number text,
  delivery_confirmation_number text,
  status text NOT NULL CHECK (status IN ('pending', 'dispatched', 'in_transit', 'delayed', 'delivered', 'canceled')),
  action_required text,
  mode text NOT NULL CHECK (mode IN ('ltl', 'parcel', 'truckload')),
  carrier_id uuid NOT NULL REFERENCES carriers (id),
  carrier_name text NOT NULL,
  scac text NOT NULL,
  service_name text NOT NULL,
  quote_id uuid,
  quote_number text,
  origin_city text NOT NULL,
  origin_state text NOT NULL,
  origin_postal_code text NOT NULL,
  destination_city text NOT NULL,
  destination_state text NOT NULL,
  destination_postal_code text NOT NULL,
  pickup_date date NOT NULL,
  delivery_date date,
  delivered_at timestamptz,
  reference text,
  total_amount bigint NOT NULL,
  currency text NOT NULL,
  -- Items, parties, charges and whatever else only the detail shows.
  detail jsonb NOT NULL,
  -- Every number somebody may look a shipment up by, upper case without spaces and dashes.
  search_numbers text[] NOT NULL,
  booked_by uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, quote_id) REFERENCES quotes (account_id, id)
);
CREATE INDEX shipments_by_time ON shipments (account_id, created_at DESC, id DESC);
CREATE INDEX shipments_by_status ON shipments (account_id, status, created_at DESC, id DESC);
CREATE INDEX shipments_by_pickup ON shipments (account_id, pickup_date DESC, id DESC);
CREATE INDEX shipments_needing_action ON shipments (account_id, created_at DESC, id DESC) WHERE action_required IS NOT NULL;
CREATE INDEX shipments_by_number ON shipments USING gin (search_numbers);
CREATE INDEX shipments_across_accounts ON shipments (created_at DESC, id DESC);
CREATE INDEX shipments_by_pro ON shipments (pro_number) WHERE pro_number IS NOT NULL;
CALL guard_customer_table('shipments');

CREATE TABLE shipment_costs (
  account_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  charges jsonb NOT NULL,
  PRIMARY KEY (account_id, shipment_id),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id)
);
CALL guard_customer_table('shipment_costs');
REVOKE SELECT, UPDATE, DELETE ON shipment_costs FROM waybill_app;

-- One attempt to book, by the id the browser made. The claim is committed before a carrier hears of it.
CREATE TABLE bookings (
  account_id uuid NOT NULL,
  id uuid NOT NULL,
  request_hash bytea NOT NULL,
  state text NOT NULL CHECK (state IN ('claimed', 'sending', 'booked', 'rejected', 'unknown')),
  quote_id uuid NOT NULL,
  rate_id uuid NOT NULL,
  request jsonb NOT NULL,
  shipment_id uuid,
  reason text,
  claimed_by uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, quote_id) REFERENCES quotes (account_id, id),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id)
);
CREATE INDEX bookings_open ON bookings (updated_at) WHERE state IN ('claimed', 'sending', 'unknown');
CALL guard_customer_table('bookings');

CREATE TABLE tracking_events (
  account_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  id uuid NOT NULL,
  occurred_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  time_zone text NOT NULL,
  city text,
  state text,
  latitude double precision,
  longitude double precision,
  -- The carrier's own words and codes, kept as they came.
  text text NOT NULL,
  scheme text NOT NULL,
  code text,
  reason_code text,
  status text,
  source text NOT NULL,
  -- What makes an event the same event when it arrives again.
  fingerprint text NOT NULL,
  PRIMARY KEY (account_id, shipment_id, id),
  UNIQUE (account_id, shipment_id, fingerprint),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id)
);
CALL guard_customer_table('tracking_events');

CREATE TABLE delivery_estimates (
  account_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  set_at timestamptz NOT NULL,
  delivery_date date NOT NULL,
  reason text,
  PRIMARY KEY (account_id, shipment_id, set_at),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id)
);
CALL guard_customer_table('delivery_estimates');

-- What a house carrier will report about a shipment, and when. Due rows become tracking events.
CREATE TABLE house_itineraries (
  account_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  step integer NOT NULL,
  due_at timestamptz NOT NULL,
  event jsonb NOT NULL,
  reported_at timestamptz,
  PRIMARY KEY (account_id, shipment_id, step),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id)
);
CREATE INDEX house_itineraries_due ON house_itineraries (due_at) WHERE reported_at IS NULL;
CALL guard_customer_table('house_itineraries');

-- Copies what a rate costs to the shipment booked at it. Runs as the owner, since customers' calls may not
-- read costs; it copies a row inside one account, the caller's own where it has one, and tells nothing.
CREATE FUNCTION copy_rate_cost(account text, shipment text, quote text, rate text) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public
  BEGIN ATOMIC
    INSERT INTO shipment_costs (account_id, shipment_id, amount, currency, charges)
    SELECT account_id, shipment::uuid, amount, currency, charges
    FROM rate_costs
    WHERE account_id = account::uuid AND (app_account() IS NULL OR account_id = app_account())
      AND quote_id = quote::uuid AND rate_id = rate::uuid;
  END;
REVOKE ALL ON FUNCTION copy_rate_cost FROM PUBLIC;
GRANT EXECUTE ON FUNCTION copy_rate_cost TO waybill_app, waybill_staff;
