-- How many shipments of an account each status holds, and how many of them need somebody. A write appends what it
-- changed; a job folds the changes into the figures. So no two writes ever wait for the same row, and a reader adds
-- both up in one statement.
CREATE TABLE shipment_counts (
  account_id uuid NOT NULL REFERENCES accounts (id),
  status text NOT NULL,
  shipments bigint NOT NULL,
  needing bigint NOT NULL,
  PRIMARY KEY (account_id, status)
);
INSERT INTO shipment_counts (account_id, status, shipments, needing)
SELECT account_id, status, count(*), count(action_required) FROM shipments GROUP BY account_id, status;
CALL guard_customer_table('shipment_counts');
REVOKE INSERT, UPDATE, DELETE ON shipment_counts FROM waybill_app;

CREATE TABLE shipment_count_changes (
  account_id uuid NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  status text NOT NULL,
  shipments integer NOT NULL,
  needing integer NOT NULL,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX shipment_count_changes_in_order ON shipment_count_changes (id);
CALL guard_customer_table('shipment_count_changes');
REVOKE UPDATE, DELETE ON shipment_count_changes FROM waybill_app;

-- One row for each account and status that a statement changed, however many shipments it touched.
CREATE FUNCTION count_shipments_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shipment_count_changes (account_id, status, shipments, needing)
  SELECT account_id, status, count(*), count(action_required) FROM added GROUP BY account_id, status;
  RETURN NULL;
END $$;
CREATE FUNCTION count_shipments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shipment_count_changes (account_id, status, shipments, needing)
  SELECT account_id, status, sum(one), sum(need) FROM (
    SELECT account_id, status, -1 AS one, -(action_required IS NOT NULL)::int AS need FROM gone
    UNION ALL SELECT account_id, status, 1, (action_required IS NOT NULL)::int FROM added
  ) AS each GROUP BY account_id, status HAVING sum(one) <> 0 OR sum(need) <> 0;
  RETURN NULL;
END $$;
CREATE FUNCTION count_shipments_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shipment_count_changes (account_id, status, shipments, needing)
  SELECT account_id, status, -count(*), -count(action_required) FROM gone GROUP BY account_id, status;
  RETURN NULL;
END $$;
CREATE TRIGGER count_added AFTER INSERT ON shipments REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_shipments_added();
CREATE TRIGGER count_changed AFTER UPDATE ON shipments REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_shipments_changed();
CREATE TRIGGER count_gone AFTER DELETE ON shipments REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_shipments_gone();

-- Words that a shipment is looked up by: cities, carrier, companies at both ends, postal codes. Each stands once
-- alone, for staff, and once behind a key of its account, so that a word that many accounts use costs each of them
-- only its own shipments. Apart from the shipments, whose every change of status would have to write it again.
CREATE TABLE shipment_terms (
  account_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  terms tsvector NOT NULL,
  PRIMARY KEY (account_id, shipment_id),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id) ON DELETE CASCADE
);

-- The key of an account in the terms; it only narrows, and need not be unique.
CREATE FUNCTION account_term(account uuid) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN right(account::text, 10);

-- Words of letters and digits, lower case; each alone and behind the account's key.
CREATE FUNCTION shipment_terms_of(account uuid, texts text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE words text := btrim(regexp_replace(lower(texts), '[^[:alnum:]]+', ' ', 'g'));
BEGIN
  RETURN array_to_tsvector(string_to_array(words, ' ')
    || string_to_array(regexp_replace(words, '(\S+)', account_term(account) || '/\1', 'g'), ' '));
END $$;

CREATE FUNCTION terms_of_shipment(of_shipment shipments) RETURNS tsvector LANGUAGE sql STABLE
  BEGIN ATOMIC
    SELECT shipment_terms_of(of_shipment.account_id, concat_ws(' ', of_shipment.origin_city, of_shipment.origin_postal_code, of_shipment.destination_city,
      of_shipment.destination_postal_code, of_shipment.carrier_name, of_shipment.scac, of_shipment.reference, of_shipment.detail #>> '{pickup,company}',
      of_shipment.detail #>> '{delivery,company}'));
  END;

INSERT INTO shipment_terms (account_id, shipment_id, terms)
SELECT account_id, id, terms_of_shipment(shipments) FROM shipments;
CREATE INDEX shipment_terms_by_term ON shipment_terms USING gin (terms) WITH (fastupdate = off);
CALL guard_customer_table('shipment_terms');

CREATE FUNCTION keep_shipment_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shipment_terms (account_id, shipment_id, terms) VALUES (NEW.account_id, NEW.id, terms_of_shipment(NEW))
  ON CONFLICT (account_id, shipment_id) DO UPDATE SET terms = EXCLUDED.terms;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_terms
  AFTER INSERT OR UPDATE OF origin_city, origin_postal_code, destination_city, destination_postal_code, carrier_name,
    scac, reference, detail ON shipments
  FOR EACH ROW EXECUTE FUNCTION keep_shipment_terms();

-- Shipments of the caller's account that bear a number or all of some words. The operators of these indexes are not
-- marked as leakproof, so row-level security would have every row of the account read first; this runs as the owner
-- and names the account itself. Without an account it finds none. Planned for its values, since they decide the way.
CREATE FUNCTION find_shipments(number text, words text, most integer) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, public SET plan_cache_mode = force_custom_plan ROWS 1000 AS $$
DECLARE account uuid := app_account();
BEGIN
  RETURN QUERY
    SELECT id FROM (
      SELECT id FROM shipments WHERE account_id = account AND number <> '' AND search_numbers @> ARRAY[number]
      UNION
      SELECT shipment_id FROM shipment_terms WHERE account_id = account AND words <> '' AND terms @@ words::tsquery
    ) AS found LIMIT most;
END $$;
REVOKE ALL ON FUNCTION find_shipments FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_shipments TO waybill_app;

-- A list of numbers not yet filed would be read by every look-up; and each change of a status makes it longer.
ALTER INDEX shipments_by_number SET (fastupdate = off);
-- One shipment by its id alone, for staff.
CREATE UNIQUE INDEX shipments_by_id ON shipments (id);
CREATE INDEX shipments_by_bol ON shipments (account_id, bol_number, id);
CREATE INDEX shipments_pickups_across_accounts ON shipments (pickup_date DESC, id DESC);
CREATE INDEX shipments_needing_action_across ON shipments (created_at DESC, id DESC) WHERE action_required IS NOT NULL;
CREATE INDEX shipments_status_across ON shipments (status, created_at DESC, id DESC);

-- Who named a delivery date: the booking, the carrier, or what the carrier's reports come to.
ALTER TABLE delivery_estimates ADD COLUMN named_by text NOT NULL DEFAULT 'carrier'
  CHECK (named_by IN ('booking', 'carrier', 'reports'));
UPDATE delivery_estimates AS estimate SET named_by = 'booking'
FROM (SELECT account_id, shipment_id, min(set_at) AS set_at FROM delivery_estimates GROUP BY account_id, shipment_id) AS first
WHERE estimate.account_id = first.account_id AND estimate.shipment_id = first.shipment_id AND estimate.set_at = first.set_at;

-- A shipment under way that will likely come after the day it was promised for: why, and since when we say so.
ALTER TABLE shipments ADD COLUMN late_cause text
  CHECK (late_cause IN ('carrier_estimate', 'not_picked_up', 'picked_up_late', 'delayed'));
ALTER TABLE shipments ADD COLUMN late_since timestamptz;
ALTER TABLE shipments ADD CHECK ((late_cause IS NULL) = (late_since IS NULL));
