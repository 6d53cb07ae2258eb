CREATE SEQUENCE quote_request_numbers START 5207;
GRANT USAGE ON SEQUENCE quote_request_numbers TO waybill_app, waybill_staff;

-- A load that sales are asked to price, by the id the browser made, so that a request sent twice exists once.
CREATE TABLE quote_requests (
  account_id uuid NOT NULL REFERENCES accounts (id),
  id uuid NOT NULL UNIQUE,
  number text NOT NULL UNIQUE,
  request_hash bytea NOT NULL,
  state text NOT NULL CHECK (state IN ('new', 'in_progress', 'answered', 'accepted', 'declined', 'expired', 'withdrawn')),
  -- Grows with each change of state or owner; who answers names the one they have seen.
  version integer NOT NULL DEFAULT 1,
  mode text NOT NULL CHECK (mode IN ('ltl', 'parcel', 'truckload')),
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- When the customer was promised an answer.
  due_at timestamptz NOT NULL,
  owner_id uuid,
  -- As the customer sees it, who knows no staff otherwise.
  owner_name text,
  CHECK ((owner_id IS NULL) = (owner_name IS NULL)),
  contact jsonb NOT NULL,
  pickup_date date NOT NULL,
  origin jsonb NOT NULL,
  destination jsonb NOT NULL,
  load jsonb NOT NULL,
  request jsonb NOT NULL,
  -- Why there was no price online.
  reasons jsonb NOT NULL,
  notes text,
  target_amount bigint,
  currency text NOT NULL,
  -- The offers, which are the rates of a quote, and until when they hold.
  quote_id uuid,
  offers_until timestamptz,
  answered_at timestamptz,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, quote_id) REFERENCES quotes (account_id, id)
);
CREATE INDEX quote_requests_by_time ON quote_requests (account_id, created_at DESC, id DESC);
CREATE INDEX quote_requests_across_accounts ON quote_requests (due_at, id);
CREATE INDEX quote_requests_running_out ON quote_requests (offers_until) WHERE state = 'answered';
CREATE INDEX quote_requests_by_quote ON quote_requests (account_id, quote_id) WHERE quote_id IS NOT NULL;
CALL guard_customer_table('quote_requests');

-- Everything that happened to a request, messages both ways among it. Only appended to.
CREATE TABLE quote_request_events (
  account_id uuid NOT NULL,
  request_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('asked', 'assigned', 'message', 'answered', 'change_asked', 'accepted', 'declined', 'expired', 'withdrawn')),
  by_kind text NOT NULL CHECK (by_kind IN ('customer', 'staff', 'system')),
  by_id uuid,
  by_name text NOT NULL,
  text text,
  -- When the mail to the desk about it was handed over, so that it goes once.
  mailed_at timestamptz,
  PRIMARY KEY (account_id, request_id, id),
  FOREIGN KEY (account_id, request_id) REFERENCES quote_requests (account_id, id)
);
CALL guard_customer_table('quote_request_events');

-- A rate that a person of the desk offered: no tariff and no connection stands behind it.
ALTER TABLE quote_rates ADD COLUMN offered_by uuid;
ALTER TABLE quote_rates DROP CONSTRAINT quote_rates_check;
ALTER TABLE quote_rates ADD CHECK (tariff_id IS NOT NULL OR connection_id IS NOT NULL OR offered_by IS NOT NULL);

-- What one person of an account is told in the page; words are made of the kind and its figures when it is shown.
CREATE TABLE notices (
  account_id uuid NOT NULL REFERENCES accounts (id),
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  subject_type text NOT NULL,
  subject_id uuid,
  params jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  PRIMARY KEY (account_id, user_id, id)
);
CREATE INDEX notices_unread ON notices (account_id, user_id) WHERE read_at IS NULL;
CALL guard_customer_table('notices');

-- The same for staff, who are of no account. Customers' calls may leave one here (`tell_staff`) but never read it.
CREATE TABLE staff_notices (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text NOT NULL,
  subject_type text NOT NULL,
  subject_id uuid,
  params jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX staff_notices_unread ON staff_notices (user_id) WHERE read_at IS NULL;
GRANT SELECT, INSERT, UPDATE ON staff_notices TO waybill_staff;

-- Tells one person of the staff, or everybody who holds one of the roles where nobody is named, or where that person
-- is gone. Runs as the owner, since customers' calls know no staff; it adds rows and tells nothing.
CREATE FUNCTION tell_staff(
  recipient uuid, roles text[], notice uuid, kind text, subject_type text, subject uuid, params jsonb, at timestamptz
) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public
  BEGIN ATOMIC
    INSERT INTO staff_notices (user_id, id, kind, subject_type, subject_id, params, created_at)
    SELECT DISTINCT people.id, notice, kind, subject_type, subject, params, at
    FROM users AS people JOIN user_roles ON user_roles.user_id = people.id
    WHERE people.disabled_at IS NULL AND people.account_id IS NULL AND user_roles.role = ANY (roles)
      AND (people.id = recipient OR NOT EXISTS (
        SELECT FROM users AS one JOIN user_roles AS held ON held.user_id = one.id
        WHERE one.id = recipient AND one.disabled_at IS NULL AND held.role = ANY (roles)))
    ON CONFLICT DO NOTHING;
  END;
REVOKE ALL ON FUNCTION tell_staff FROM PUBLIC;
GRANT EXECUTE ON FUNCTION tell_staff TO waybill_app, waybill_staff;
