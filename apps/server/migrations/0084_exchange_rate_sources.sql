-- The rates every installation began with were round figures that nobody had looked up, and they stood as those of
-- January 1, 2025 ever since. Amounts stay in the currency they are charged in until staff enter a rate.
DELETE FROM exchange_rates
WHERE date = '2025-01-01'
  AND (from_currency, to_currency, millionths) IN (
    ('USD', 'CAD', 1400000), ('USD', 'MXN', 18500000), ('CAD', 'MXN', 13214286)
  );

-- Where a rate was read, in the words of whoever entered it.
ALTER TABLE exchange_rates ADD COLUMN source text;
UPDATE exchange_rates SET source = '';
ALTER TABLE exchange_rates ALTER COLUMN source SET DEFAULT '';
ALTER TABLE exchange_rates ALTER COLUMN source SET NOT NULL;
ALTER TABLE exchange_rates ADD CONSTRAINT exchange_rates_source_length CHECK (length(source) <= 120);
