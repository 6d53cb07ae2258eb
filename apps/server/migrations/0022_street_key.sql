-- The street and the postal code of an address's match key, for whoever is in the book under another name.
ALTER TABLE addresses ADD COLUMN street_key text GENERATED ALWAYS AS (substr(match_key, strpos(match_key, '|') + 1)) STORED;
CREATE INDEX addresses_by_street ON addresses (account_id, street_key) WHERE deleted_at IS NULL;
