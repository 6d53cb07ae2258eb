-- The value of a shipment as carriers and the insurance take it, with the rate and its date, where it was typed in
-- another currency. Null where it was not.
ALTER TABLE quotes ADD COLUMN converted_value jsonb;
