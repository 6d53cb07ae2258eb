-- Parts of a Mexican address; the contacts and the billing address join with the settings.
ALTER TABLE accounts
  ADD COLUMN interior_number text,
  ADD COLUMN exterior_number text,
  ADD COLUMN neighborhood text;

ALTER TABLE users
  -- Made by the browser for one sign-up, so that sending it twice makes one account.
  ADD COLUMN sign_up_key uuid UNIQUE,
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
