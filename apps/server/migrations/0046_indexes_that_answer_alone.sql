-- What is read all day is read from indexes that answer alone: the rows they stand for lie all over tables that grow.

-- Staff look words up across all accounts. An index over sets of words has to visit every row it finds; for a place that a
-- tenth of a million shipments name, this one reads two hundred pages instead of thousands.
CREATE INDEX shipment_words_across ON shipment_words (word, shipment_id);
DROP INDEX shipment_terms_by_term;

-- What a search found is put in the order of the list before any of it is visited.
DROP INDEX shipments_by_id;
CREATE UNIQUE INDEX shipments_by_id ON shipments (id) INCLUDE (account_id, created_at, pickup_date, bol_number);

-- What accounts have under way and not billed, less what is paid ahead, which is known by the shipment.
DROP INDEX shipments_not_billed;
CREATE INDEX shipments_not_billed ON shipments (account_id, status) INCLUDE (id, total_amount, currency)
  WHERE invoice_id IS NULL AND status <> 'canceled';

-- The dashboard's figures of a period: deliveries by carrier, and how those who are asked answered.
CREATE INDEX daily_figures_of_carriers ON daily_figures (day) INCLUDE (member, delivered, promised, on_time)
  WHERE cut = 'carrier';
ALTER TABLE daily_answers DROP CONSTRAINT daily_answers_pkey,
  ADD PRIMARY KEY (day, carrier_id, mode, outcome, bucket) INCLUDE (answers);
