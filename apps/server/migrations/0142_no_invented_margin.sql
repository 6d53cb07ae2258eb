-- The margin of an account is entered by staff; null means the list margin of the company. Accounts that exist keep theirs.
ALTER TABLE accounts ALTER COLUMN margin_bp DROP DEFAULT;
ALTER TABLE accounts ALTER COLUMN margin_bp DROP NOT NULL;
