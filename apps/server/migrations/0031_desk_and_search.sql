-- A pickup, or the calling off of one, of which nobody can tell what the carrier made, is looked after by staff as well.
ALTER TABLE shipment_exceptions DROP CONSTRAINT shipment_exceptions_kind_check;
ALTER TABLE shipment_exceptions ADD CONSTRAINT shipment_exceptions_kind_check
  CHECK (kind IN ('silent', 'missed_pickup', 'unclear_pickup', 'delayed', 'failed_delivery', 'unknown_booking'));

CREATE OR REPLACE FUNCTION exception_stands(kind text, status text, action_required text, late_cause text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE kind
    -- What waits for us is looked after anyway.
    WHEN 'silent' THEN status IN ('in_transit', 'delayed') AND action_required IS NULL
    WHEN 'missed_pickup' THEN status IN ('pending', 'dispatched')
    -- Freight that was picked up answers the question. A canceled shipment does not: a driver may come for nothing.
    WHEN 'unclear_pickup' THEN status IN ('pending', 'dispatched', 'canceled')
    WHEN 'failed_delivery' THEN status IN ('in_transit', 'delayed') AND action_required IS NOT NULL
    WHEN 'delayed' THEN status NOT IN ('delivered', 'canceled') AND action_required IS NULL
      AND (status = 'delayed' OR late_cause IS NOT NULL)
    ELSE false END;

-- A request waits in one row for each kind; the exception stands while any of them is unclear.
CREATE FUNCTION keep_unclear_pickup() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF NEW.state = 'unknown' THEN
    INSERT INTO shipment_exceptions (account_id, shipment_id, kind, since)
    SELECT account_id, id, 'unclear_pickup', NEW.created_at FROM shipments
    WHERE account_id = NEW.account_id AND id = NEW.shipment_id
      AND exception_stands('unclear_pickup', status, action_required, late_cause)
    ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM shipment_exceptions AS over
    WHERE over.account_id = NEW.account_id AND over.shipment_id = NEW.shipment_id AND over.kind = 'unclear_pickup'
      AND NOT EXISTS (SELECT FROM carrier_requests AS other
        WHERE other.account_id = NEW.account_id AND other.shipment_id = NEW.shipment_id
          AND other.kind <> 'void' AND other.state = 'unknown');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_unclear_pickup AFTER UPDATE OF state ON carrier_requests
  FOR EACH ROW WHEN (NEW.kind <> 'void' AND OLD.state IS DISTINCT FROM NEW.state AND 'unknown' IN (OLD.state, NEW.state))
  EXECUTE FUNCTION keep_unclear_pickup();
CREATE TRIGGER keep_unclear_pickup_added AFTER INSERT ON carrier_requests
  FOR EACH ROW WHEN (NEW.kind <> 'void' AND NEW.state = 'unknown') EXECUTE FUNCTION keep_unclear_pickup();

INSERT INTO shipment_exceptions (account_id, shipment_id, kind, since)
SELECT request.account_id, request.shipment_id, 'unclear_pickup', min(request.created_at)
FROM carrier_requests AS request JOIN shipments AS shipment
  ON shipment.account_id = request.account_id AND shipment.id = request.shipment_id
WHERE request.kind <> 'void' AND request.state = 'unknown'
  AND exception_stands('unclear_pickup', shipment.status, shipment.action_required, shipment.late_cause)
GROUP BY 1, 2;

-- Words that a customer's shipments are looked up by, in the order they are looked up in: a word costs as many entries of
-- one index as shipments have it, and no row of any table. Beside them `shipment_terms` has each shipment's words alone,
-- for staff, who look across accounts, and for asking of one shipment whether it has them.
CREATE TABLE shipment_words (
  account_id uuid NOT NULL,
  word text COLLATE "C" NOT NULL,
  shipment_id uuid NOT NULL,
  PRIMARY KEY (account_id, word, shipment_id)
);
CALL guard_customer_table('shipment_words');
-- An index answers alone only for pages that were cleaned up; what is only ever added would wait long for that.
ALTER TABLE shipment_words SET (autovacuum_vacuum_insert_scale_factor = 0.02);

-- Words of letters and digits, lower case, each once.
CREATE FUNCTION words_of_shipment(of_shipment shipments) RETURNS text[] LANGUAGE sql STABLE
  BEGIN ATOMIC
    SELECT coalesce(array_agg(DISTINCT word), '{}') FROM unnest(string_to_array(regexp_replace(lower(concat_ws(' ',
      of_shipment.origin_city, of_shipment.origin_postal_code, of_shipment.destination_city,
      of_shipment.destination_postal_code, of_shipment.carrier_name, of_shipment.scac, of_shipment.reference,
      of_shipment.detail #>> '{pickup,company}', of_shipment.detail #>> '{delivery,company}')),
      '[^[:alnum:]]+', ' ', 'g'), ' ')) AS word WHERE word <> '';
  END;

CREATE OR REPLACE FUNCTION keep_shipment_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE words text[] := words_of_shipment(NEW);
BEGIN
  INSERT INTO shipment_terms (account_id, shipment_id, terms) VALUES (NEW.account_id, NEW.id, array_to_tsvector(words))
  ON CONFLICT (account_id, shipment_id) DO UPDATE SET terms = EXCLUDED.terms;
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM shipment_words WHERE account_id = NEW.account_id AND shipment_id = NEW.id AND word <> ALL (words);
  END IF;
  INSERT INTO shipment_words (account_id, word, shipment_id) SELECT NEW.account_id, unnest(words), NEW.id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

TRUNCATE shipment_terms;
INSERT INTO shipment_terms (account_id, shipment_id, terms)
SELECT account_id, id, array_to_tsvector(words_of_shipment(shipments)) FROM shipments;
INSERT INTO shipment_words (account_id, word, shipment_id)
SELECT account_id, unnest(tsvector_to_array(terms)), shipment_id FROM shipment_terms ORDER BY 1, 2, 3;
-- After the rows: all of them are then looked at together.
ALTER TABLE shipment_words ADD FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id) ON DELETE CASCADE;
CREATE INDEX shipment_words_of ON shipment_words (account_id, shipment_id);
DROP FUNCTION terms_of_shipment(shipments);
DROP FUNCTION shipment_terms_of(uuid, text);
DROP FUNCTION account_term(uuid);

-- Shipments of the caller's account that bear a number. The operator is not marked as leakproof, so row-level security
-- would have every row of the account read first; this runs as the owner and names the account itself. A number is rare,
-- so the account is compared with the few rows that are found, and is no condition for an index of its own.
DROP FUNCTION find_shipments(text, text, integer);
CREATE FUNCTION find_shipments(number text, most integer) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public SET plan_cache_mode = force_custom_plan ROWS 10 AS $$
DECLARE account uuid := app_account();
BEGIN
  -- Compared as below, no account would be one of its own.
  IF account IS NULL OR number = '' THEN RETURN; END IF;
  RETURN QUERY SELECT id FROM shipments
    WHERE account_id IS NOT DISTINCT FROM account AND search_numbers @> ARRAY[number] LIMIT most;
END $$;
REVOKE ALL ON FUNCTION find_shipments FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_shipments TO waybill_app;
