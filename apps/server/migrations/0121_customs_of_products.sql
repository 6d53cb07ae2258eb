-- What customs asks of a product: its code of the Harmonized System, where it was made, and what one piece is worth.
ALTER TABLE products
  ADD COLUMN hs_code text CHECK (hs_code ~ '^[0-9]{6,10}$'),
  ADD COLUMN origin_country text CHECK (origin_country ~ '^[A-Z]{2}$'),
  -- Minor units.
  ADD COLUMN unit_value bigint CHECK (unit_value > 0),
  ADD COLUMN value_currency text CHECK (value_currency IN ('USD', 'CAD', 'MXN')),
  ADD CHECK ((unit_value IS NULL) = (value_currency IS NULL));
GRANT UPDATE (hs_code, origin_country, unit_value, value_currency) ON products TO waybill_app;
