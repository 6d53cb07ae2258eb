-- Roles. The server connects as the owner only to migrate; it works as one of these two:
--   waybill_app    sees the rows of the one account named in app.account_id, and none without it
--   waybill_staff  staff screens, jobs and sign-in, which look across accounts
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'waybill_app') THEN
    CREATE ROLE waybill_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'waybill_staff') THEN
    CREATE ROLE waybill_staff NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL; -- another database of the same server was migrated at the same moment
END $$;
GRANT waybill_app, waybill_staff TO CURRENT_USER;
GRANT USAGE ON SCHEMA public TO waybill_app, waybill_staff;

-- The account whose rows may be seen and written by waybill_app; null when none is set.
CREATE FUNCTION app_account() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.account_id', true), '')::uuid;

-- Puts a customer table behind both walls: row-level security by account, and grants for both roles.
CREATE PROCEDURE guard_customer_table(name regclass, account_column text DEFAULT 'account_id')
  LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', name);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', name);
  EXECUTE format('CREATE POLICY by_account ON %s TO waybill_app USING (%I = (SELECT app_account())) WITH CHECK (%I = (SELECT app_account()))', name, account_column, account_column);
  EXECUTE format('CREATE POLICY across_accounts ON %s TO waybill_staff USING (true) WITH CHECK (true)', name);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO waybill_app, waybill_staff', name);
END $$;

CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  currency text NOT NULL DEFAULT 'USD' CHECK (currency IN ('USD', 'CAD', 'MXN')),
  credit_status text NOT NULL DEFAULT 'good' CHECK (credit_status IN ('good', 'hold')),
  terms_days integer NOT NULL DEFAULT 30 CHECK (terms_days BETWEEN 0 AND 120),
  -- What is earned on carrier cost, in basis points.
  margin_bp integer NOT NULL DEFAULT 1200 CHECK (margin_bp BETWEEN 0 AND 100000),
  street_lines text[] NOT NULL DEFAULT '{}',
  city text, state text, postal_code text, country text,
  phone text,
  created_at timestamptz NOT NULL
);
CALL guard_customer_table('accounts', 'id');

CREATE TABLE users (
  id uuid PRIMARY KEY,
  -- null for staff
  account_id uuid REFERENCES accounts (id),
  account_role text CHECK (account_role IN ('owner', 'shipper', 'quoter', 'billing', 'viewer')),
  name text NOT NULL,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  email_verified_at timestamptz,
  password_hash text NOT NULL,
  password_changed_at timestamptz,
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es')),
  unit_system text NOT NULL DEFAULT 'imperial' CHECK (unit_system IN ('imperial', 'metric')),
  currency text NOT NULL DEFAULT 'USD' CHECK (currency IN ('USD', 'CAD', 'MXN')),
  per_page integer NOT NULL DEFAULT 20 CHECK (per_page BETWEEN 5 AND 100),
  disabled_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((account_id IS NULL) = (account_role IS NULL))
);
CREATE INDEX users_by_account ON users (account_id, id);
CALL guard_customer_table('users');

CREATE TABLE user_roles (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('super_admin', 'fpg_admin', 'fpg_sales_admin', 'fpg_sales', 'fpg_ops', 'fpg_accounting', 'fpg_feature')),
  granted_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, role)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON user_roles TO waybill_staff;

-- Sessions hold only a hash of the cookie's value, so that a copy of this table signs nobody in.
CREATE TABLE sessions (
  id_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  password_confirmed_at timestamptz,
  ip text,
  user_agent text
);
CREATE INDEX sessions_by_user ON sessions (user_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON sessions TO waybill_staff;

-- One row for each "remember me" cookie; the token is replaced at each use, and the old ones stay as
-- traps: whoever shows one again holds a stolen cookie.
CREATE TABLE remember_tokens (
  series uuid NOT NULL,
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- session that was begun when the token was used
  session_hash bytea,
  PRIMARY KEY (series, token_hash)
);
CREATE INDEX remember_tokens_by_user ON remember_tokens (user_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON remember_tokens TO waybill_staff;

CREATE TABLE password_resets (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON password_resets TO waybill_staff;

-- Who did what to whom. Appended to in the transaction of the write itself; never changed.
CREATE TABLE audit_entries (
  id uuid PRIMARY KEY,
  account_id uuid,
  at timestamptz NOT NULL,
  actor_kind text NOT NULL,
  actor_id uuid,
  actor_label text NOT NULL,
  action text NOT NULL,
  subject_type text NOT NULL,
  subject_id text,
  before jsonb,
  after jsonb,
  request_id text NOT NULL
);
CREATE INDEX audit_entries_by_subject ON audit_entries (subject_type, subject_id, at);
CREATE INDEX audit_entries_by_account ON audit_entries (account_id, at);
ALTER TABLE audit_entries ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_entries FORCE ROW LEVEL SECURITY;
CREATE POLICY by_account ON audit_entries TO waybill_app
  USING (account_id = (SELECT app_account())) WITH CHECK (account_id = (SELECT app_account()));
CREATE POLICY across_accounts ON audit_entries TO waybill_staff USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ON audit_entries TO waybill_app, waybill_staff;

-- Mails kept for the mailbox page, in demo mode only.
CREATE TABLE mailbox (
  id uuid PRIMARY KEY,
  sent_at timestamptz NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL
);
CREATE INDEX mailbox_by_time ON mailbox (sent_at DESC);
GRANT SELECT, INSERT, DELETE ON mailbox TO waybill_staff;

-- Counters of the rate limits, shared by every instance (shape given by rate-limiter-flexible).
CREATE TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limits TO waybill_staff;

-- One row for each fact the installation keeps about itself, e.g. that the demo data is in.
CREATE TABLE installation_facts (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  recorded_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON installation_facts TO waybill_staff;

-- Adds a job to the queue from inside a transaction. Runs as the owner, since the queue's own tables are
-- closed to the roles the server works as.
CREATE FUNCTION enqueue_job(name text, payload json, run_at timestamptz, job_key text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM graphile_worker.add_job(name, payload, run_at => coalesce(run_at, now()), job_key => job_key);
END $$;
REVOKE ALL ON FUNCTION enqueue_job FROM PUBLIC;
GRANT EXECUTE ON FUNCTION enqueue_job TO waybill_app, waybill_staff;
