-- Shipments are looked up as `Manchester, NH`, and by the phone number of either end, which is one word of its last ten
-- digits.
CREATE OR REPLACE FUNCTION words_of_shipment(of_shipment shipments) RETURNS text[] LANGUAGE sql STABLE
  BEGIN ATOMIC
    SELECT coalesce(array_agg(DISTINCT word), '{}') FROM (
      SELECT unnest(string_to_array(regexp_replace(lower(concat_ws(' ',
        of_shipment.origin_city, of_shipment.origin_state, of_shipment.origin_postal_code, of_shipment.destination_city,
        of_shipment.destination_state, of_shipment.destination_postal_code, of_shipment.carrier_name, of_shipment.scac,
        of_shipment.reference,
        of_shipment.detail #>> '{pickup,company}', of_shipment.detail #>> '{pickup,contact_first_name}',
        of_shipment.detail #>> '{pickup,contact_last_name}', of_shipment.detail #>> '{delivery,company}',
        of_shipment.detail #>> '{delivery,contact_first_name}', of_shipment.detail #>> '{delivery,contact_last_name}')),
        '[^[:alnum:]]+', ' ', 'g'), ' ')) AS word
      UNION ALL
      SELECT right(digits, 10) FROM unnest(ARRAY[
        regexp_replace(of_shipment.detail #>> '{pickup,phone}', '[^0-9]', '', 'g'),
        regexp_replace(of_shipment.detail #>> '{delivery,phone}', '[^0-9]', '', 'g')]) AS digits
      WHERE length(digits) >= 10
    ) AS said WHERE word <> '';
  END;

DROP TRIGGER keep_terms ON shipments;
CREATE TRIGGER keep_terms
  AFTER INSERT OR UPDATE OF origin_city, origin_state, origin_postal_code, destination_city, destination_state,
    destination_postal_code, carrier_name, scac, reference, detail, search_numbers ON shipments
  FOR EACH ROW EXECUTE FUNCTION keep_shipment_terms();

-- Those that are there already, some at a time in the order of their key; one whose words are all there is left alone.
DO $$
DECLARE
  after_account uuid := '00000000-0000-0000-0000-000000000000';
  after_shipment uuid := '00000000-0000-0000-0000-000000000000';
  batch shipments[];
BEGIN
  LOOP
    batch := ARRAY(SELECT shipments FROM shipments WHERE (account_id, id) > (after_account, after_shipment)
      ORDER BY account_id, id LIMIT 2000);
    EXIT WHEN cardinality(batch) = 0;
    WITH fresh AS MATERIALIZED (
      SELECT shipment.account_id, shipment.id, words_of_shipment(shipment) AS words FROM unnest(batch) AS shipment
    ), told AS (
      UPDATE shipment_terms AS own SET terms = array_to_tsvector(fresh.words) FROM fresh
      WHERE own.account_id = fresh.account_id AND own.shipment_id = fresh.id
        AND own.terms <> array_to_tsvector(fresh.words)
      RETURNING own.account_id, own.shipment_id, fresh.words
    )
    INSERT INTO shipment_words (account_id, word, shipment_id)
    SELECT account_id, unnest(words), shipment_id FROM told ON CONFLICT DO NOTHING;
    after_account := batch[cardinality(batch)].account_id;
    after_shipment := batch[cardinality(batch)].id;
  END LOOP;
END $$;
