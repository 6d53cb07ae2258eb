-- Numbers of new shipments are drawn at random, so that nobody finds other shipments by counting on. The draw asks across
-- accounts, and holds a number until its transaction ends, so that two draws at the same time never agree on one.
CREATE FUNCTION bol_number_is_free(number text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(number, 1));
  RETURN NOT EXISTS (SELECT FROM shipments WHERE bol_number = number)
    AND NOT EXISTS (SELECT FROM bookings WHERE reference = number);
END $$;
REVOKE ALL ON FUNCTION bol_number_is_free FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bol_number_is_free TO waybill_app, waybill_staff;
CREATE INDEX bookings_by_reference ON bookings (reference) WHERE reference IS NOT NULL;

-- What the public tracking page shows to whoever knows a number and not the shipper's link.
ALTER TABLE account_brands ADD COLUMN number_shows text NOT NULL DEFAULT 'progress'
  CHECK (number_shows IN ('progress', 'nothing'));
GRANT UPDATE (number_shows) ON account_brands TO waybill_app;
