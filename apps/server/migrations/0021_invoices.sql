-- The last number of each series. Its row stays locked until the document is committed, so that a series has no gaps.
CREATE TABLE document_numbers (
  series text PRIMARY KEY,
  last_number bigint NOT NULL
);
INSERT INTO document_numbers VALUES ('invoice', 30000), ('credit_memo', 7000);
GRANT SELECT, UPDATE ON document_numbers TO waybill_staff;

-- What a shipment was billed at. What is still open on it is a sum over the books, never a column here.
CREATE TABLE invoices (
  account_id uuid NOT NULL REFERENCES accounts (id),
  id uuid NOT NULL,
  number bigint NOT NULL UNIQUE,
  type text NOT NULL CHECK (type IN ('freight', 'parcel', 'truckload', 'other')),
  shipment_id uuid,
  bol_number text,
  delivery_city text NOT NULL,
  delivery_state text NOT NULL,
  currency text NOT NULL CHECK (currency IN ('USD', 'CAD', 'MXN')),
  -- As its newest version has it.
  total bigint NOT NULL CHECK (total >= 0),
  version smallint NOT NULL DEFAULT 1,
  -- Part of the balance that the customer disputes.
  disputed bigint NOT NULL DEFAULT 0 CHECK (disputed >= 0),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  terms_days integer NOT NULL,
  -- Since when nothing is open on it; written with the posting that closes it.
  closed_at timestamptz,
  search_numbers text[] NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, shipment_id),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id)
);
CREATE INDEX invoices_open ON invoices (account_id, issued_on DESC, id DESC) WHERE closed_at IS NULL;
CREATE INDEX invoices_open_by_due ON invoices (account_id, due_on, id) WHERE closed_at IS NULL;
CREATE INDEX invoices_closed ON invoices (account_id, closed_at DESC, id DESC) WHERE closed_at IS NOT NULL;
CREATE INDEX invoices_by_number ON invoices USING gin (search_numbers);
CREATE INDEX invoices_due ON invoices (due_on) WHERE closed_at IS NULL;
CALL guard_customer_table('invoices');
-- Customers' calls read; what is billed is written by jobs and staff.
REVOKE INSERT, UPDATE, DELETE ON invoices FROM waybill_app;
REVOKE DELETE ON invoices FROM waybill_staff;

-- An invoice as it was at each time: the first version, and one for every correction.
CREATE TABLE invoice_versions (
  account_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  version smallint NOT NULL,
  -- Printed lines; those that are no subtotals come to the total.
  charges jsonb NOT NULL,
  total bigint NOT NULL,
  -- Why it was corrected, as a code with its figures; null for the first.
  reason jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, invoice_id, version),
  FOREIGN KEY (account_id, invoice_id) REFERENCES invoices (account_id, id)
);
CALL guard_customer_table('invoice_versions');
REVOKE INSERT, UPDATE, DELETE ON invoice_versions FROM waybill_app;
REVOKE UPDATE, DELETE ON invoice_versions FROM waybill_staff;

-- Shipments that have left and are not billed yet; found again after a crash at any moment.
ALTER TABLE shipments ADD COLUMN invoice_id uuid;
CREATE INDEX shipments_to_bill ON shipments (created_at)
  WHERE invoice_id IS NULL AND status IN ('in_transit', 'delayed', 'delivered');
