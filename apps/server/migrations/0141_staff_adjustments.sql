-- Credits and write-offs that accounting gives on an invoice without a dispute. One above the limit of whoever makes it
-- waits as `proposed` for an administrator; nothing is posted until then.
CREATE TABLE staff_adjustments (
  account_id uuid NOT NULL,
  id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('credit', 'write_off')),
  -- Minor units.
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('price', 'damage', 'service', 'goodwill', 'uncollectible', 'small', 'other')),
  note text NOT NULL,
  state text NOT NULL CHECK (state IN ('proposed', 'applied', 'rejected')),
  made_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, invoice_id) REFERENCES invoices (account_id, id),
  -- Whoever approves is somebody else.
  CHECK (decided_by IS DISTINCT FROM made_by OR state = 'rejected')
);
CREATE INDEX staff_adjustments_of_invoice ON staff_adjustments (account_id, invoice_id);
CALL guard_customer_table('staff_adjustments');
REVOKE INSERT, UPDATE, DELETE ON staff_adjustments FROM waybill_app;
REVOKE DELETE ON staff_adjustments FROM waybill_staff;

-- Invoices of all accounts are listed by due date and by number.
CREATE INDEX invoices_by_due_of_all ON invoices (due_on, id) WHERE closed_at IS NULL;
