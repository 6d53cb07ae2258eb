-- A payment by card, by the id the browser made. It is committed before the provider hears of it; what moved in the
-- books stands there alone, under `payment:<id>`.
CREATE TABLE payments (
  account_id uuid NOT NULL REFERENCES accounts (id),
  id uuid NOT NULL,
  -- `claimed`: nothing is known of the provider's answer. `open`: its page waits for a card. `succeeded`: the money
  -- came, and is in the books. `expired`: nothing came and nothing can come any more.
  state text NOT NULL CHECK (state IN ('claimed', 'open', 'succeeded', 'expired')),
  currency text NOT NULL CHECK (currency IN ('USD', 'CAD', 'MXN')),
  -- What was asked for, in minor units.
  amount bigint NOT NULL CHECK (amount > 0),
  -- What came in; what no invoice took of it is the customer's credit.
  received bigint NOT NULL DEFAULT 0,
  session_id text UNIQUE,
  intent_id text UNIQUE,
  session_url text,
  card_brand text,
  card_last4 text,
  language text NOT NULL,
  made_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  -- When its page closes.
  expires_at timestamptz NOT NULL,
  -- When the provider is asked next, whether or not it has told anything; null once nothing can change.
  check_at timestamptz,
  checks integer NOT NULL DEFAULT 0,
  settled_at timestamptz,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, id, currency)
);
CREATE INDEX payments_to_check ON payments (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX payments_by_time ON payments (account_id, created_at DESC, id DESC);
CALL guard_customer_table('payments');
-- Customers' calls make a payment and note the page it is paid on; only jobs and staff say that money came.
REVOKE UPDATE, DELETE ON payments FROM waybill_app;
REVOKE DELETE ON payments FROM waybill_staff;

-- What was asked for, invoice by invoice.
CREATE TABLE payment_parts (
  account_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  position smallint NOT NULL,
  invoice_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (account_id, payment_id, position),
  UNIQUE (account_id, payment_id, invoice_id),
  FOREIGN KEY (account_id, payment_id) REFERENCES payments (account_id, id),
  FOREIGN KEY (account_id, invoice_id) REFERENCES invoices (account_id, id)
);
CREATE INDEX payment_parts_of_invoice ON payment_parts (account_id, invoice_id);
CALL guard_customer_table('payment_parts');
REVOKE UPDATE, DELETE ON payment_parts FROM waybill_app;
REVOKE UPDATE, DELETE ON payment_parts FROM waybill_staff;

-- Money given back on a card out of the customer's credit, by the id the browser made. The credit is taken in the
-- books before the provider hears of it, so that it can be given back once only.
CREATE TABLE payment_refunds (
  account_id uuid NOT NULL,
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- `sent`: the provider has it or is about to. `done` and `refused` are final; a refused one is taken back in the books.
  state text NOT NULL CHECK (state IN ('sent', 'done', 'refused')),
  refund_id text UNIQUE,
  made_by uuid,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, payment_id) REFERENCES payments (account_id, id)
);
CREATE INDEX payment_refunds_of_payment ON payment_refunds (account_id, payment_id);
CREATE INDEX payment_refunds_open ON payment_refunds (created_at) WHERE state = 'sent';
CALL guard_customer_table('payment_refunds');
REVOKE INSERT, UPDATE, DELETE ON payment_refunds FROM waybill_app;
REVOKE DELETE ON payment_refunds FROM waybill_staff;

-- A booking that is paid for before the carrier hears of it: `awaiting_payment` until a card is authorized, `expired`
-- when none was in time. Neither is ever sent.
ALTER TABLE bookings DROP CONSTRAINT bookings_state_check;
ALTER TABLE bookings ADD CONSTRAINT bookings_state_check
  CHECK (state IN ('awaiting_payment', 'claimed', 'sending', 'booked', 'rejected', 'unknown', 'expired'));

-- The authorization of a card for one booking; its id is the booking's.
CREATE TABLE booking_holds (
  account_id uuid NOT NULL,
  id uuid NOT NULL,
  -- `awaiting`: no card yet. `authorized`: held, nothing charged. `capturing` and `releasing`: the provider is being
  -- told. `captured`, `released` and `expired` are final; an expired one may still have money to let go of.
  state text NOT NULL CHECK (
    state IN ('awaiting', 'authorized', 'capturing', 'captured', 'releasing', 'released', 'expired')),
  currency text NOT NULL CHECK (currency IN ('USD', 'CAD', 'MXN')),
  -- What the booking costs as it was claimed, and what is held for it, in minor units.
  charge bigint NOT NULL CHECK (charge > 0),
  amount bigint NOT NULL CHECK (amount >= charge),
  -- What is being or was charged.
  captured bigint NOT NULL DEFAULT 0,
  session_id text UNIQUE,
  session_url text,
  intent_id text UNIQUE,
  language text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Without a card by then the booking is over.
  expires_at timestamptz NOT NULL,
  -- An authorization lapses after seven days; it is charged a day before.
  capture_by timestamptz,
  -- When it is looked at next; null once nothing can change.
  check_at timestamptz,
  -- Whether what was charged is on the shipment's invoice.
  applied boolean NOT NULL DEFAULT false,
  settled_at timestamptz,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, id) REFERENCES bookings (account_id, id)
);
CREATE INDEX booking_holds_to_check ON booking_holds (check_at) WHERE check_at IS NOT NULL;
CALL guard_customer_table('booking_holds');
-- Customers' calls ask for a hold; only jobs and staff say that a card was held or charged.
REVOKE UPDATE, DELETE ON booking_holds FROM waybill_app;
REVOKE DELETE ON booking_holds FROM waybill_staff;
