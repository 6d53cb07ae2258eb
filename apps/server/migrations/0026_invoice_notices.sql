-- What people were told about an invoice: written with the notice and its mails, so that each is told once however
-- often its job runs, and again none of it when the job was killed before.
CREATE TABLE invoice_notices (
  account_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('issued', 'due_soon', 'past_due')),
  told_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, invoice_id, kind),
  FOREIGN KEY (account_id, invoice_id) REFERENCES invoices (account_id, id)
);
CALL guard_customer_table('invoice_notices');
REVOKE INSERT, UPDATE, DELETE ON invoice_notices FROM waybill_app;
REVOKE UPDATE, DELETE ON invoice_notices FROM waybill_staff;

-- Statements read the books by day.
CREATE INDEX journals_by_day ON journals (account_id, posted_at);
