-- What a company tells when it signs up: whom to ask, and where its invoices go. Without an accounting contact or
-- address of its own the primary ones serve.
ALTER TABLE accounts
  ADD COLUMN contact_name text,
  ADD COLUMN contact_email text,
  ADD COLUMN interior_number text,
  ADD COLUMN exterior_number text,
  ADD COLUMN neighborhood text,
  ADD COLUMN accounting_name text,
  ADD COLUMN accounting_email text,
  ADD COLUMN accounting_phone text,
  ADD COLUMN accounting_street_lines text[],
  ADD COLUMN accounting_city text,
  ADD COLUMN accounting_state text,
  ADD COLUMN accounting_postal_code text,
  ADD COLUMN accounting_country text CHECK (accounting_country IN ('US', 'CA', 'MX')),
  ADD COLUMN accounting_interior_number text,
  ADD COLUMN accounting_exterior_number text,
  ADD COLUMN accounting_neighborhood text,
  ADD CHECK (num_nulls(accounting_name, accounting_email, accounting_phone) IN (0, 3)),
  ADD CHECK (num_nulls(accounting_street_lines, accounting_city, accounting_state, accounting_postal_code,
    accounting_country) IN (0, 5));

ALTER TABLE users
  -- Made by the browser for one sign-up, so that sending it twice makes one account.
  ADD COLUMN sign_up_key uuid UNIQUE,
  -- Wishes given at sign-up that no column of their own holds.
  ADD COLUMN sign_up_preferences jsonb NOT NULL DEFAULT '{}',
  -- Since when logging in takes a second factor; null when it does not.
  ADD COLUMN two_factor_at timestamptz;

-- Which text of the disclaimer somebody accepted, and when. One row for each version and each time.
CREATE TABLE disclaimer_acceptances (
  account_id uuid NOT NULL REFERENCES accounts (id),
  id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  disclaimer text NOT NULL CHECK (disclaimer IN ('sign_up')),
  version text NOT NULL,
  accepted_at timestamptz NOT NULL,
  ip text,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX disclaimer_acceptances_by_user ON disclaimer_acceptances (account_id, user_id, disclaimer);
CALL guard_customer_table('disclaimer_acceptances');

-- Secrets shared with authenticator apps, sealed with the application's secret. A new one waits beside the one in
-- use until a code made from it has been typed.
CREATE TABLE two_factor_secrets (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  sealed bytea,
  -- Number of the newest 30-second step whose code was taken; it and older ones are refused.
  last_step bigint,
  pending_sealed bytea,
  pending_at timestamptz,
  CHECK (num_nulls(pending_sealed, pending_at) IN (0, 2))
);
GRANT SELECT, INSERT, UPDATE, DELETE ON two_factor_secrets TO waybill_staff;

-- Codes that stand in for the authenticator app, each once; only keyed hashes are kept.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON recovery_codes TO waybill_staff;

-- Logins whose password was right and whose second factor is still missing. They are no sessions: nothing is open
-- to them but the question for the code.
CREATE TABLE two_factor_challenges (
  id_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  remember boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX two_factor_challenges_by_user ON two_factor_challenges (user_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON two_factor_challenges TO waybill_staff;

-- The cookie that would begin a session anew, so that signing a device out ends both.
ALTER TABLE sessions ADD COLUMN remember_series uuid;

-- Where a remembered browser was last seen, for the list of one's devices when no session of it lives.
ALTER TABLE remember_tokens ADD COLUMN ip text, ADD COLUMN user_agent text;
