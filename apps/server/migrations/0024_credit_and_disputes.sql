-- How much an account may owe in its own currency (null: no limit), how many days after its due date an invoice holds
-- shipping, and until when staff have said that the rule does not hold, whatever is owed.
ALTER TABLE accounts
  ADD COLUMN credit_limit bigint CHECK (credit_limit >= 0),
  ADD COLUMN grace_days integer NOT NULL DEFAULT 0 CHECK (grace_days BETWEEN 0 AND 90),
  ADD COLUMN credit_open_until date;
CREATE INDEX accounts_on_hold ON accounts (id) WHERE credit_status = 'hold';

-- Every time an account was held: why, since when, and how it ended. The open one is what holds it now.
CREATE TABLE credit_holds (
  account_id uuid NOT NULL REFERENCES accounts (id),
  id uuid NOT NULL,
  cause text NOT NULL CHECK (cause IN ('past_due', 'over_limit', 'staff')),
  -- What was owed when it began.
  figures jsonb NOT NULL,
  -- Why staff set it; null for the rule.
  reason text,
  set_by uuid,
  set_by_name text,
  since timestamptz NOT NULL,
  ended_at timestamptz,
  ended_how text CHECK (ended_how IN ('paid', 'activated', 'replaced')),
  ended_by uuid,
  ended_by_name text,
  end_reason text,
  -- Last day, by the calendar of the books, on which the rule does not hold again.
  open_until date,
  PRIMARY KEY (account_id, id),
  CHECK ((ended_at IS NULL) = (ended_how IS NULL)),
  CHECK ((cause = 'staff') = (set_by_name IS NOT NULL))
);
CREATE UNIQUE INDEX credit_holds_open ON credit_holds (account_id) WHERE ended_at IS NULL;
CREATE INDEX credit_holds_by_time ON credit_holds (account_id, since DESC);
CALL guard_customer_table('credit_holds');
REVOKE INSERT, UPDATE, DELETE ON credit_holds FROM waybill_app;
REVOKE DELETE ON credit_holds FROM waybill_staff;

-- Accounts that were held before holds had a history: somebody set it, so only somebody takes it off.
INSERT INTO credit_holds (account_id, id, cause, figures, set_by_name, since)
SELECT id, gen_random_uuid(), 'staff', '{}', 'Waybill', now() FROM accounts WHERE credit_status = 'hold';

-- What a booking that is under way will cost, so that two at once cannot pass one limit.
ALTER TABLE bookings ADD COLUMN amount bigint, ADD COLUMN currency text;

-- An invoice that its customer contests, in whole or in part, by the id the browser made.
CREATE TABLE disputes (
  account_id uuid NOT NULL,
  id uuid NOT NULL UNIQUE,
  invoice_id uuid NOT NULL,
  request_hash bytea NOT NULL,
  state text NOT NULL CHECK (state IN (
    'open', 'submitted_to_carrier', 'carrier_response', 'credited', 'upheld', 'closed', 'withdrawn')),
  -- Grows with each step; who takes one names the version they have seen.
  version integer NOT NULL DEFAULT 1,
  reason text NOT NULL CHECK (reason IN ('weight', 'class', 'fee', 'other')),
  -- The parts that are contested with their amounts, as the invoice had them.
  parts jsonb NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  carrier_answer text CHECK (carrier_answer IN ('approved', 'partial', 'denied')),
  carrier_amount bigint CHECK (carrier_amount >= 0),
  credited bigint CHECK (credited > 0),
  decided_by uuid,
  decided_at timestamptz,
  -- Last day on which the customer could contest the bill.
  contest_until date NOT NULL,
  opened_by uuid NOT NULL,
  opened_by_name text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, invoice_id) REFERENCES invoices (account_id, id)
);
-- One at a time for an invoice.
CREATE UNIQUE INDEX disputes_under_way ON disputes (account_id, invoice_id)
  WHERE state IN ('open', 'submitted_to_carrier', 'carrier_response');
CREATE INDEX disputes_of_invoice ON disputes (account_id, invoice_id, created_at);
CREATE INDEX disputes_across_accounts ON disputes (created_at, id);
CALL guard_customer_table('disputes');
REVOKE DELETE ON disputes FROM waybill_app, waybill_staff;

-- Everything that happened to a dispute, messages both ways among it. Only appended to.
CREATE TABLE dispute_events (
  account_id uuid NOT NULL,
  dispute_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN (
    'opened', 'message', 'evidence', 'submitted_to_carrier', 'carrier_response', 'credited', 'upheld', 'closed', 'withdrawn')),
  by_kind text NOT NULL CHECK (by_kind IN ('customer', 'staff', 'system')),
  by_id uuid,
  by_name text NOT NULL,
  text text,
  -- When the mail to staff about it was handed over, so that it goes once.
  mailed_at timestamptz,
  PRIMARY KEY (account_id, dispute_id, id),
  FOREIGN KEY (account_id, dispute_id) REFERENCES disputes (account_id, id)
);
CALL guard_customer_table('dispute_events');
REVOKE UPDATE, DELETE ON dispute_events FROM waybill_app;

-- Photos and papers that prove a dispute; the same file is kept once.
CREATE TABLE dispute_files (
  account_id uuid NOT NULL,
  dispute_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL CHECK (media_type IN ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  size integer NOT NULL,
  hash bytea NOT NULL,
  content bytea NOT NULL,
  by_kind text NOT NULL CHECK (by_kind IN ('customer', 'staff')),
  by_name text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, dispute_id, id),
  UNIQUE (account_id, dispute_id, hash),
  FOREIGN KEY (account_id, dispute_id) REFERENCES disputes (account_id, id)
);
CALL guard_customer_table('dispute_files');
REVOKE UPDATE, DELETE ON dispute_files FROM waybill_app, waybill_staff;

-- What was taken back of an invoice, numbered without gaps.
CREATE TABLE credit_memos (
  account_id uuid NOT NULL,
  id uuid NOT NULL,
  number bigint NOT NULL UNIQUE,
  invoice_id uuid NOT NULL,
  dispute_id uuid,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  issued_on date NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, dispute_id),
  FOREIGN KEY (account_id, invoice_id) REFERENCES invoices (account_id, id),
  FOREIGN KEY (account_id, dispute_id) REFERENCES disputes (account_id, id)
);
CALL guard_customer_table('credit_memos');
REVOKE INSERT, UPDATE, DELETE ON credit_memos FROM waybill_app;
REVOKE UPDATE, DELETE ON credit_memos FROM waybill_staff;

-- A customer's own dispute takes its amount out of what is past due, and nothing else of an invoice.
GRANT UPDATE (disputed) ON invoices TO waybill_app;
