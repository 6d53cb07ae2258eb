-- How a carrier is reached: which adapter speaks to it, with which credentials. Shared by all accounts, and seen by
-- staff, jobs and the gateway only.
CREATE TABLE carrier_connections (
  id uuid PRIMARY KEY,
  carrier_id uuid NOT NULL REFERENCES carriers (id),
  adapter text NOT NULL,
  environment text NOT NULL CHECK (environment IN ('production', 'sandbox', 'simulator')),
  enabled boolean NOT NULL DEFAULT true,
  -- Fields of the credentials that are no secret, as staff see them.
  public_fields jsonb NOT NULL DEFAULT '{}',
  -- All of the credentials, sealed; see the gateway's seal.ts. Null until staff have entered them.
  sealed bytea,
  -- The key the data key is wrapped with.
  key_id text,
  -- What this carrier answers for, where its rates do not say.
  liability jsonb NOT NULL,
  -- Milliseconds, by operation; what is not named has the gateway's own.
  deadlines jsonb NOT NULL DEFAULT '{}',
  -- Seconds after which a booking that cannot be found was never made; null takes the adapter's.
  settle_seconds integer CHECK (settle_seconds BETWEEN 0 AND 86400),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (carrier_id, adapter)
);
GRANT SELECT, INSERT, UPDATE ON carrier_connections TO waybill_staff;

-- What carriers call themselves, by the letters alone, and who that is.
CREATE TABLE scac_aliases (
  alias text PRIMARY KEY,
  scac text NOT NULL CHECK (scac ~ '^[A-Z]{2,4}$'),
  written_as text NOT NULL,
  created_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON scac_aliases TO waybill_staff;

-- Failed and slow calls, one row for each thing that keeps going wrong until staff resolve it.
CREATE TABLE api_incidents (
  id uuid PRIMARY KEY,
  -- The same carrier, operation and failure.
  group_key text NOT NULL,
  connection_id uuid REFERENCES carrier_connections (id),
  carrier_name text NOT NULL,
  operation text NOT NULL,
  failure text NOT NULL,
  occurrences integer NOT NULL DEFAULT 1,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  -- The latest one, without secrets and without people's data: request, answer, messages, how long it took.
  exchange jsonb NOT NULL,
  request_id text NOT NULL,
  resolved_at timestamptz,
  resolved_by uuid
);
CREATE UNIQUE INDEX api_incidents_open ON api_incidents (group_key) WHERE resolved_at IS NULL;
CREATE INDEX api_incidents_by_time ON api_incidents (last_seen_at DESC, id DESC);
GRANT SELECT, INSERT, UPDATE ON api_incidents TO waybill_staff;

-- A quote whose carriers are still answering; whatever is missing at this instant did not answer.
ALTER TABLE quotes ADD COLUMN answers_until timestamptz;
ALTER TABLE quotes ADD COLUMN answered_at timestamptz;

-- How each carrier that is asked from outside answered, as it answered.
CREATE TABLE quote_carriers (
  account_id uuid NOT NULL,
  quote_id uuid NOT NULL,
  connection_id uuid NOT NULL REFERENCES carrier_connections (id),
  carrier_id uuid NOT NULL REFERENCES carriers (id),
  carrier_name text NOT NULL,
  state text NOT NULL CHECK (state IN ('asked', 'answered', 'without_rate')),
  findings jsonb NOT NULL DEFAULT '[]',
  took_ms integer,
  PRIMARY KEY (account_id, quote_id, connection_id),
  FOREIGN KEY (account_id, quote_id) REFERENCES quotes (account_id, id)
);
CALL guard_customer_table('quote_carriers');

-- A price comes from a tariff version or from a carrier's own answer.
ALTER TABLE quote_rates ALTER COLUMN tariff_id DROP NOT NULL;
ALTER TABLE quote_rates ADD COLUMN connection_id uuid REFERENCES carrier_connections (id);
-- What the carrier calls the service, and the number it gave its quote.
ALTER TABLE quote_rates ADD COLUMN carrier_service jsonb;
ALTER TABLE quote_rates ADD CHECK (tariff_id IS NOT NULL OR connection_id IS NOT NULL);

-- A booking on its way: our number travels with it from the claim on, whatever becomes of it.
ALTER TABLE bookings ADD COLUMN reference text UNIQUE;
ALTER TABLE bookings ADD COLUMN connection_id uuid REFERENCES carrier_connections (id);
ALTER TABLE bookings ADD COLUMN sent_at timestamptz;
-- What the carrier answered, or what was found under our number.
ALTER TABLE bookings ADD COLUMN outcome jsonb;
ALTER TABLE bookings ADD COLUMN unknown_since timestamptz;
ALTER TABLE bookings ADD COLUMN next_look_at timestamptz;
ALTER TABLE bookings ADD COLUMN looks integer NOT NULL DEFAULT 0;
-- Set when only a person can find out.
ALTER TABLE bookings ADD COLUMN needs_staff boolean NOT NULL DEFAULT false;
ALTER TABLE bookings ADD COLUMN reconciled_at timestamptz;
ALTER TABLE bookings ADD COLUMN reconciled_how text
  CHECK (reconciled_how IN ('same_answer', 'found', 'not_found', 'staff_booked', 'staff_not_booked'));

-- What is asked of a carrier for a shipment after it was booked, each thing once: a pickup, its cancelation, a void.
CREATE TABLE carrier_requests (
  account_id uuid NOT NULL,
  id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('void', 'pickup', 'cancel_pickup')),
  state text NOT NULL CHECK (state IN ('claimed', 'sending', 'done', 'refused', 'unknown')),
  request jsonb NOT NULL,
  outcome jsonb,
  messages jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id)
);
-- One of a kind may be under way or done; one that was refused may be asked for again.
CREATE UNIQUE INDEX carrier_requests_once ON carrier_requests (account_id, shipment_id, kind)
  WHERE state IN ('claimed', 'sending', 'done', 'unknown');
CREATE INDEX carrier_requests_open ON carrier_requests (updated_at) WHERE state IN ('claimed', 'sending', 'unknown');
CALL guard_customer_table('carrier_requests');

ALTER TABLE shipments ADD COLUMN connection_id uuid REFERENCES carrier_connections (id);
ALTER TABLE shipments ADD COLUMN tracking_numbers text[] NOT NULL DEFAULT '{}';
-- What a void has to name.
ALTER TABLE shipments ADD COLUMN carrier_booking_id text;

-- Papers that came from a carrier.
CREATE TABLE shipment_files (
  account_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  media_type text NOT NULL,
  -- Place of its parcel in the load, from 0; null for one about all.
  parcel integer,
  content bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, shipment_id, id),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id)
);
CALL guard_customer_table('shipment_files');

-- When a carrier is next asked where a shipment is.
CREATE TABLE tracking_polls (
  account_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  connection_id uuid NOT NULL REFERENCES carrier_connections (id),
  next_at timestamptz NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  polled_at timestamptz,
  PRIMARY KEY (account_id, shipment_id),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id)
);
CREATE INDEX tracking_polls_due ON tracking_polls (next_at);
CALL guard_customer_table('tracking_polls');

-- Everything carriers told us about shipments, as it came, before anything is made of it.
CREATE TABLE tracking_deliveries (
  id uuid PRIMARY KEY,
  received_at timestamptz NOT NULL,
  source text NOT NULL,
  connection_id uuid REFERENCES carrier_connections (id),
  -- What makes a delivery the same when it is sent again.
  fingerprint bytea NOT NULL,
  body text NOT NULL,
  -- Null until it was read into events.
  processed_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  problem text,
  UNIQUE (source, fingerprint)
);
CREATE INDEX tracking_deliveries_open ON tracking_deliveries (received_at) WHERE processed_at IS NULL;
GRANT SELECT, INSERT, UPDATE ON tracking_deliveries TO waybill_staff;
