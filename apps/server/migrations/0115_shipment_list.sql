-- What lists of shipments show and are sorted by, kept by the database itself: who receives it, how far it is (what
-- needs somebody comes first), and the day it was delivered or is due.
ALTER TABLE shipments
  ADD COLUMN consignee text GENERATED ALWAYS AS (detail #>> '{delivery,company}') STORED,
  ADD COLUMN status_rank smallint NOT NULL GENERATED ALWAYS AS (CASE
    WHEN action_required IS NOT NULL THEN 0
    ELSE coalesce(array_position(ARRAY['pending', 'dispatched', 'in_transit', 'delayed', 'delivered', 'canceled'], status), 7)
  END) STORED,
  ADD COLUMN due_on date GENERATED ALWAYS AS (CASE
    WHEN status <> 'canceled' THEN coalesce((delivered_at AT TIME ZONE 'UTC')::date, delivery_date)
  END) STORED;

-- An account's list is sorted by any of these from the index alone; only the rows of the page are read.
DROP INDEX shipments_by_time;
CREATE INDEX shipments_by_time ON shipments (account_id, created_at DESC, id DESC)
  INCLUDE (status, pickup_date, status_rank, carrier_name, due_on, total_amount);

-- Docks read out the last digits of a number. Numbers stand among the words backwards behind a sign that no word has, so
-- that the end of a number is the beginning of an entry.
CREATE FUNCTION number_ends_of(numbers text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  BEGIN ATOMIC
    SELECT coalesce(array_agg(DISTINCT '#' || reverse(lower(number))), '{}') FROM unnest(numbers) AS number
    WHERE length(number) >= 4;
  END;

CREATE OR REPLACE FUNCTION keep_shipment_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words text[] := words_of_shipment(NEW);
  entries text[] := words || number_ends_of(NEW.search_numbers);
BEGIN
  INSERT INTO shipment_terms (account_id, shipment_id, terms) VALUES (NEW.account_id, NEW.id, array_to_tsvector(words))
  ON CONFLICT (account_id, shipment_id) DO UPDATE SET terms = EXCLUDED.terms;
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM shipment_words WHERE account_id = NEW.account_id AND shipment_id = NEW.id AND word <> ALL (entries);
  END IF;
  INSERT INTO shipment_words (account_id, word, shipment_id) SELECT NEW.account_id, unnest(entries), NEW.id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
DROP TRIGGER keep_terms ON shipments;
CREATE TRIGGER keep_terms
  AFTER INSERT OR UPDATE OF origin_city, origin_postal_code, destination_city, destination_postal_code, carrier_name,
    scac, reference, detail, search_numbers ON shipments
  FOR EACH ROW EXECUTE FUNCTION keep_shipment_terms();

INSERT INTO shipment_words (account_id, word, shipment_id)
SELECT account_id, unnest(number_ends_of(search_numbers)), id FROM shipments ORDER BY 1, 2, 3
ON CONFLICT DO NOTHING;
