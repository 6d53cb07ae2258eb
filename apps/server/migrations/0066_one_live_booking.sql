-- A quote is booked at most once at a time. A booking keeps its quote until it is rejected or expires, or until its
-- shipment is canceled, which is when `quote_released_at` is set.
ALTER TABLE bookings ADD COLUMN quote_released_at timestamptz;

UPDATE bookings SET quote_released_at = now() FROM shipments
WHERE shipments.account_id = bookings.account_id AND shipments.id = bookings.id AND shipments.status = 'canceled';

-- Quotes that were booked more than once before this rule: the first booking keeps the quote.
UPDATE bookings SET quote_released_at = now()
FROM (
  SELECT account_id, id, row_number() OVER (PARTITION BY account_id, quote_id ORDER BY created_at, id) AS place
  FROM bookings WHERE state NOT IN ('rejected', 'expired') AND quote_released_at IS NULL
) AS live
WHERE bookings.account_id = live.account_id AND bookings.id = live.id AND live.place > 1;

CREATE UNIQUE INDEX bookings_live_of_quote ON bookings (account_id, quote_id)
  WHERE state NOT IN ('rejected', 'expired') AND quote_released_at IS NULL;

CREATE FUNCTION release_quote() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE bookings SET quote_released_at = now()
  WHERE account_id = NEW.account_id AND id = NEW.id AND quote_released_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER release_quote AFTER UPDATE OF status ON shipments FOR EACH ROW
  WHEN (NEW.status = 'canceled' AND OLD.status <> 'canceled') EXECUTE FUNCTION release_quote();

-- A booking's id comes from the browser and becomes the shipment's id, by which staff find it without knowing the
-- account. An id that another account holds is refused when the booking is claimed, before a carrier hears of it.
CREATE INDEX bookings_by_id ON bookings (id);
CREATE FUNCTION booking_id_is_free(account uuid, booking uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  -- Two accounts that claim the same id at the same time: the second one waits and finds the first.
  PERFORM pg_advisory_xact_lock(hashtextextended(booking::text, 0));
  RETURN NOT EXISTS (SELECT FROM bookings WHERE id = booking AND account_id <> account)
    AND NOT EXISTS (SELECT FROM shipments WHERE id = booking AND account_id <> account);
END $$;
REVOKE ALL ON FUNCTION booking_id_is_free FROM PUBLIC;
GRANT EXECUTE ON FUNCTION booking_id_is_free TO waybill_app, waybill_staff;

-- A unique index across accounts cannot be distributed by account, and nothing needs it: ids are claimed once.
CREATE INDEX shipments_by_id_alone ON shipments (id) INCLUDE (account_id, created_at, pickup_date, bol_number);
DROP INDEX shipments_by_id;
ALTER INDEX shipments_by_id_alone RENAME TO shipments_by_id;

-- Records that a background job could not process: tried again after a growing pause, while the others go on.
CREATE TABLE job_failures (
  job text NOT NULL,
  account_id uuid NOT NULL,
  record_id uuid NOT NULL,
  attempts integer NOT NULL,
  error text NOT NULL,
  first_failed_at timestamptz NOT NULL,
  last_failed_at timestamptz NOT NULL,
  retry_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, job, record_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON job_failures TO waybill_staff;
