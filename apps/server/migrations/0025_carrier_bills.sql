-- How far a bill may be off before staff look at it, and how long it can be contested. One row, kept by staff.
CREATE TABLE carrier_bill_terms (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  -- A bill over what was quoted by no more than this many cents and no more than this share is approved.
  tolerance_amount bigint NOT NULL DEFAULT 500 CHECK (tolerance_amount >= 0),
  tolerance_bp integer NOT NULL DEFAULT 200 CHECK (tolerance_bp BETWEEN 0 AND 10000),
  contest_days integer NOT NULL DEFAULT 180 CHECK (contest_days BETWEEN 1 AND 3650)
);
INSERT INTO carrier_bill_terms DEFAULT VALUES;
GRANT SELECT, UPDATE ON carrier_bill_terms TO waybill_staff;

-- Bills of carriers, staff's alone: what carriers are paid is not the customer's business.
CREATE TABLE carrier_bills (
  id uuid PRIMARY KEY,
  state text NOT NULL CHECK (state IN (
    'unmatched', 'review', 'approved', 'accepted', 'disputed', 'resolved', 'duplicate', 'preliminary', 'replaced')),
  source text NOT NULL CHECK (source IN ('form', 'csv', 'edi210', 'pfc')),
  -- Two people deciding at once: the one who saw this number wins.
  version integer NOT NULL DEFAULT 1,
  -- What makes a bill the same bill when it comes again.
  fingerprint bytea NOT NULL UNIQUE,
  scac text,
  bill_number text,
  pro_number text,
  bol_number text,
  billed_on date NOT NULL,
  currency text NOT NULL CHECK (currency IN ('USD', 'CAD', 'MXN')),
  total bigint NOT NULL CHECK (total > 0),
  -- As it came: lines, what the carrier found, and the rest.
  body jsonb NOT NULL,
  shipment_account uuid,
  shipment_id uuid,
  -- What it was quoted at, and what came of the comparison.
  expected bigint,
  cause text,
  audit jsonb,
  duplicate_of uuid REFERENCES carrier_bills (id),
  replaces uuid REFERENCES carrier_bills (id),
  -- What is in the books for it, and under which journal.
  posted bigint,
  journal_id uuid,
  dispute jsonb,
  contest_until date NOT NULL,
  search_numbers text[] NOT NULL,
  received_at timestamptz NOT NULL,
  brought_by text,
  file_name text,
  decided_by text,
  decided_at timestamptz,
  CHECK ((shipment_account IS NULL) = (shipment_id IS NULL)),
  CHECK ((posted IS NULL) = (journal_id IS NULL)),
  FOREIGN KEY (shipment_account, shipment_id) REFERENCES shipments (account_id, id)
);
CREATE INDEX carrier_bills_by_state ON carrier_bills (state, received_at DESC, id DESC);
CREATE INDEX carrier_bills_by_time ON carrier_bills (received_at DESC, id DESC);
CREATE INDEX carrier_bills_by_shipment ON carrier_bills (shipment_account, shipment_id) WHERE shipment_id IS NOT NULL;
CREATE INDEX carrier_bills_by_number ON carrier_bills USING gin (search_numbers);
GRANT SELECT, INSERT, UPDATE ON carrier_bills TO waybill_staff;

CREATE TABLE carrier_bill_evidence (
  id uuid PRIMARY KEY,
  bill_id uuid NOT NULL REFERENCES carrier_bills (id),
  kind text NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL CHECK (media_type IN ('application/pdf', 'image/png', 'image/jpeg')),
  content bytea NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX carrier_bill_evidence_by_bill ON carrier_bill_evidence (bill_id, id);
GRANT SELECT, INSERT ON carrier_bill_evidence TO waybill_staff;

-- What an invoice was corrected by, as its customer sees it: their prices, never what the carrier is paid.
CREATE TABLE invoice_adjustments (
  account_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  -- The version of the invoice that it made.
  version smallint NOT NULL,
  bill_id uuid NOT NULL REFERENCES carrier_bills (id),
  shipment_id uuid NOT NULL,
  -- Minor units.
  quoted bigint NOT NULL,
  billed bigint NOT NULL,
  currency text NOT NULL,
  cause text NOT NULL,
  findings jsonb NOT NULL,
  facts jsonb NOT NULL,
  rerated boolean NOT NULL,
  product_numbers text[] NOT NULL,
  origin_postal_code text NOT NULL,
  destination_postal_code text NOT NULL,
  contest_until date NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, invoice_id, version),
  FOREIGN KEY (account_id, invoice_id, version) REFERENCES invoice_versions (account_id, invoice_id, version)
);
CREATE INDEX invoice_adjustments_recent ON invoice_adjustments (account_id, created_at DESC);
CALL guard_customer_table('invoice_adjustments');
REVOKE INSERT, UPDATE, DELETE ON invoice_adjustments FROM waybill_app;
REVOKE UPDATE, DELETE ON invoice_adjustments FROM waybill_staff;

-- The carrier's proof as it was when the invoice was corrected.
CREATE TABLE invoice_evidence (
  account_id uuid NOT NULL,
  invoice_id uuid NOT NULL,
  id uuid NOT NULL,
  version smallint NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  content bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, invoice_id, id),
  FOREIGN KEY (account_id, invoice_id, version) REFERENCES invoice_adjustments (account_id, invoice_id, version)
);
CALL guard_customer_table('invoice_evidence');
REVOKE INSERT, UPDATE, DELETE ON invoice_evidence FROM waybill_app;
REVOKE UPDATE, DELETE ON invoice_evidence FROM waybill_staff;
