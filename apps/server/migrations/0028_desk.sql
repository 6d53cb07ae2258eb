-- What people are told of about a shipment: one row for each kind, and for each promise that is not kept, however
-- often its carrier says so. `told_at` is set when it was told, or when something weightier was told in its place.
CREATE TABLE shipment_news (
  account_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('picked_up', 'delayed', 'exception', 'out_for_delivery', 'delivered')),
  -- The promised day of a delay, the carrier's code of an exception; empty for what happens once.
  about text NOT NULL,
  created_at timestamptz NOT NULL,
  told_at timestamptz,
  PRIMARY KEY (account_id, shipment_id, kind, about),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id) ON DELETE CASCADE
);
CREATE INDEX shipment_news_open ON shipment_news (created_at) WHERE told_at IS NULL;
CALL guard_customer_table('shipment_news');

-- What one person is mailed of it: at once, or gathered into the mail of the day that is due then.
CREATE TABLE shipment_mails (
  account_id uuid NOT NULL,
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  kind text NOT NULL,
  about text NOT NULL,
  created_at timestamptz NOT NULL,
  -- When the mail that gathers it is due; null for one of its own.
  due_at timestamptz,
  mailed_at timestamptz,
  PRIMARY KEY (account_id, user_id, id),
  UNIQUE (account_id, user_id, shipment_id, kind, about),
  FOREIGN KEY (account_id, shipment_id, kind, about) REFERENCES shipment_news (account_id, shipment_id, kind, about) ON DELETE CASCADE
);
CREATE INDEX shipment_mails_of_day ON shipment_mails (account_id, user_id, created_at) WHERE due_at IS NULL;
CREATE INDEX shipment_mails_due ON shipment_mails (due_at) WHERE mailed_at IS NULL;
CALL guard_customer_table('shipment_mails');

ALTER TABLE users ADD COLUMN shipment_mails text NOT NULL DEFAULT 'each' CHECK (shipment_mails IN ('each', 'daily', 'none'));
ALTER TABLE users ADD COLUMN shipment_mails_of text NOT NULL DEFAULT 'own' CHECK (shipment_mails_of IN ('own', 'account'));
-- Zone that a person reads times in; null until they, or their browser, named one.
ALTER TABLE users ADD COLUMN time_zone text;

-- Under way and, by what is known, in time: what the clock looks at again.
CREATE INDEX shipments_to_review ON shipments (delivery_date) WHERE late_cause IS NULL AND status IN ('pending', 'dispatched', 'delayed');

-- Shipments that somebody of the staff has to look after, for as long as that holds, each with whose it is. Kept by the
-- writes themselves, so that a count reads these few and never the shipments.
CREATE TABLE shipment_exceptions (
  account_id uuid NOT NULL REFERENCES accounts (id),
  -- Of an unknown booking, its id: the shipment has the same once there is one.
  shipment_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('silent', 'missed_pickup', 'delayed', 'failed_delivery', 'unknown_booking')),
  since timestamptz NOT NULL,
  owner_id uuid REFERENCES users (id) ON DELETE SET NULL,
  snoozed_until timestamptz,
  PRIMARY KEY (account_id, shipment_id, kind)
);
CREATE INDEX shipment_exceptions_by_age ON shipment_exceptions (kind, since, shipment_id) INCLUDE (snoozed_until, owner_id, account_id);
CREATE INDEX shipment_exceptions_all_by_age ON shipment_exceptions (since, shipment_id, kind);
CALL guard_customer_table('shipment_exceptions');
REVOKE ALL ON shipment_exceptions FROM waybill_app;

-- Whether an exception of a kind can still stand with a shipment in this state.
CREATE FUNCTION exception_stands(kind text, status text, action_required text, late_cause text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE kind
    -- What waits for us is looked after anyway.
    WHEN 'silent' THEN status IN ('in_transit', 'delayed') AND action_required IS NULL
    WHEN 'missed_pickup' THEN status IN ('pending', 'dispatched')
    WHEN 'failed_delivery' THEN status IN ('in_transit', 'delayed') AND action_required IS NOT NULL
    WHEN 'delayed' THEN status NOT IN ('delivered', 'canceled') AND action_required IS NULL
      AND (status = 'delayed' OR late_cause IS NOT NULL)
    ELSE false END;

-- The exception that a shipment's own state makes; silence and the day of the pickup are found by the clock.
CREATE FUNCTION exception_of(status text, action_required text, late_cause text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN status IN ('delivered', 'canceled') THEN NULL
    WHEN action_required IS NOT NULL AND status IN ('pending', 'dispatched') THEN 'missed_pickup'
    WHEN action_required IS NOT NULL THEN 'failed_delivery'
    WHEN status = 'delayed' OR late_cause IS NOT NULL THEN 'delayed' END;

-- The newest report of a shipment, else its booking.
CREATE FUNCTION last_heard_of(of_account uuid, of_shipment uuid, booked timestamptz) RETURNS timestamptz
  LANGUAGE sql STABLE
  RETURN coalesce((SELECT max(occurred_at) FROM tracking_events
    WHERE account_id = of_account AND shipment_id = of_shipment), booked);

-- Customers' calls change shipments too, e.g. when they cancel, and may not see this table; so these run as the owner.
CREATE FUNCTION keep_exceptions() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM shipment_exceptions AS over USING added JOIN gone ON gone.account_id = added.account_id AND gone.id = added.id
    WHERE over.account_id = added.account_id AND over.shipment_id = added.id AND over.kind <> 'unknown_booking'
      AND (NOT exception_stands(over.kind, added.status, added.action_required, added.late_cause)
        OR (over.kind = 'missed_pickup' AND added.pickup_date > gone.pickup_date));
    INSERT INTO shipment_exceptions (account_id, shipment_id, kind, since)
    SELECT added.account_id, added.id, exception_of(added.status, added.action_required, added.late_cause),
      last_heard_of(added.account_id, added.id, added.created_at)
    FROM added JOIN gone ON gone.account_id = added.account_id AND gone.id = added.id
    WHERE exception_of(added.status, added.action_required, added.late_cause) IS NOT NULL
      AND (added.status, added.action_required, added.late_cause)
        IS DISTINCT FROM (gone.status, gone.action_required, gone.late_cause)
    ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO shipment_exceptions (account_id, shipment_id, kind, since)
    SELECT account_id, id, exception_of(status, action_required, late_cause), coalesce(late_since, created_at)
    FROM added WHERE exception_of(status, action_required, late_cause) IS NOT NULL
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_exceptions_added AFTER INSERT ON shipments REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_exceptions();
CREATE TRIGGER keep_exceptions_changed AFTER UPDATE ON shipments REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_exceptions();

CREATE FUNCTION end_exceptions() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  DELETE FROM shipment_exceptions AS over USING gone
  WHERE over.account_id = gone.account_id AND over.shipment_id = gone.id AND over.kind <> 'unknown_booking';
  RETURN NULL;
END $$;
CREATE TRIGGER end_exceptions AFTER DELETE ON shipments REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION end_exceptions();

-- Whoever is heard of is not silent. A report of long ago that comes late is no sign of life.
CREATE FUNCTION end_silence() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  DELETE FROM shipment_exceptions AS over USING added
  WHERE over.kind = 'silent' AND over.account_id = added.account_id AND over.shipment_id = added.shipment_id
    AND added.occurred_at > over.since;
  RETURN NULL;
END $$;
CREATE TRIGGER end_silence AFTER INSERT ON tracking_events REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION end_silence();

CREATE FUNCTION keep_unknown_booking() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF NEW.state = 'unknown' THEN
    INSERT INTO shipment_exceptions (account_id, shipment_id, kind, since)
    VALUES (NEW.account_id, NEW.id, 'unknown_booking', coalesce(NEW.unknown_since, NEW.updated_at))
    ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM shipment_exceptions
    WHERE account_id = NEW.account_id AND shipment_id = NEW.id AND kind = 'unknown_booking';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_unknown_booking AFTER UPDATE OF state ON bookings
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state AND 'unknown' IN (OLD.state, NEW.state))
  EXECUTE FUNCTION keep_unknown_booking();
CREATE TRIGGER keep_unknown_booking_added AFTER INSERT ON bookings
  FOR EACH ROW WHEN (NEW.state = 'unknown') EXECUTE FUNCTION keep_unknown_booking();

INSERT INTO shipment_exceptions (account_id, shipment_id, kind, since)
SELECT account_id, id, exception_of(status, action_required, late_cause),
  coalesce(late_since, last_heard_of(account_id, id, created_at))
FROM shipments WHERE exception_of(status, action_required, late_cause) IS NOT NULL;
INSERT INTO shipment_exceptions (account_id, shipment_id, kind, since)
SELECT account_id, id, 'unknown_booking', coalesce(unknown_since, updated_at) FROM bookings WHERE state = 'unknown';

-- What the clock goes through: pickups that nobody reported, and freight on its way that nobody hears of.
CREATE INDEX shipments_not_picked_up ON shipments (pickup_date) WHERE status IN ('pending', 'dispatched');
CREATE INDEX shipments_on_their_way ON shipments (id) WHERE status IN ('in_transit', 'delayed');

-- What staff write down about a shipment: for themselves, or for the customer to read.
CREATE TABLE shipment_notes (
  account_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  id uuid NOT NULL,
  text text NOT NULL,
  for_customer boolean NOT NULL,
  by_id uuid,
  by_name text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, shipment_id, id),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id) ON DELETE CASCADE
);
CALL guard_customer_table('shipment_notes');
REVOKE INSERT, UPDATE, DELETE ON shipment_notes FROM waybill_app;
CREATE POLICY for_customers ON shipment_notes AS RESTRICTIVE FOR SELECT TO waybill_app USING (for_customer);

-- Whom staff call about a shipment.
ALTER TABLE carriers ADD COLUMN phone text;

-- Papers that staff brought, beside those that came from the carrier. The same paper is kept once.
ALTER TABLE shipment_files ADD COLUMN name text;
ALTER TABLE shipment_files ADD COLUMN brought_by text;
ALTER TABLE shipment_files ADD COLUMN fingerprint bytea;
CREATE UNIQUE INDEX shipment_files_brought ON shipment_files (account_id, shipment_id, kind, fingerprint) WHERE fingerprint IS NOT NULL;
