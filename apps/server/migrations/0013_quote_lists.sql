-- What lists show, sort and search by, made from what a quote holds already.
ALTER TABLE quotes
  ADD COLUMN origin_city text NOT NULL GENERATED ALWAYS AS (coalesce(origin ->> 'city', '')) STORED,
  ADD COLUMN destination_city text NOT NULL GENERATED ALWAYS AS (coalesce(destination ->> 'city', '')) STORED,
  -- Saved by somebody of the account, for all of it.
  ADD COLUMN saved_at timestamptz,
  ADD COLUMN saved_by uuid,
  ADD COLUMN saved_name text,
  ADD COLUMN saved_note text,
  -- Taken off the saved ones; name and note stay, so that it can be put back.
  ADD COLUMN unsaved_at timestamptz,
  ADD CHECK (saved_at IS NOT NULL OR num_nonnulls(saved_by, saved_name, saved_note, unsaved_at) = 0);

-- Lower case.
ALTER TABLE quotes ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (lower(
  number || ' ' || coalesce(client_reference, '')
  || ' ' || coalesce(origin ->> 'city', '') || ', ' || coalesce(origin ->> 'state', '')
  || ' ' || coalesce(origin ->> 'postal_code', '')
  || ' ' || coalesce(destination ->> 'city', '') || ', ' || coalesce(destination ->> 'state', '')
  || ' ' || coalesce(destination ->> 'postal_code', '')
  || ' ' || CASE WHEN unsaved_at IS NULL THEN coalesce(saved_name, '') ELSE '' END
)) STORED;

DROP INDEX quotes_by_time;
-- With what the filters look at, so that counting and skipping reads no row.
CREATE INDEX quotes_by_time ON quotes (account_id, created_at DESC, id DESC) INCLUDE (expires_at, booked_at, mode);
CREATE INDEX quotes_by_lowest ON quotes (account_id, lowest_amount, id);
CREATE INDEX quotes_by_lowest_down ON quotes (account_id, lowest_amount DESC NULLS LAST, id DESC);
CREATE INDEX quotes_by_origin ON quotes (account_id, lower(origin_city), id);
CREATE INDEX quotes_by_destination ON quotes (account_id, lower(destination_city), id);
CREATE INDEX quotes_saved ON quotes (account_id, saved_at DESC, id DESC)
  WHERE saved_at IS NOT NULL AND unsaved_at IS NULL;

-- The shipments that were booked from a quote.
CREATE INDEX shipments_by_quote ON shipments (account_id, quote_id) WHERE quote_id IS NOT NULL;
