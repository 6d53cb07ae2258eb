-- Why money was given back, as accounting wrote it down; refunds that were made before have none.
ALTER TABLE payment_refunds ADD COLUMN reason text;

-- Staff list payments across accounts, the newest first, and find one by its id, the provider's or an invoice's.
CREATE INDEX payments_across_accounts ON payments (created_at DESC, id DESC);
CREATE INDEX payments_by_id ON payments (id);
CREATE INDEX booking_holds_across_accounts ON booking_holds (created_at DESC, id DESC);
CREATE INDEX booking_holds_by_id ON booking_holds (id);

-- How far a carrier's bill may be off for one cause; the other causes go by the row of carrier_bill_terms.
CREATE TABLE carrier_bill_tolerances (
  cause text PRIMARY KEY,
  -- Minor units, and basis points of what was quoted; both hold.
  amount bigint NOT NULL CHECK (amount >= 0),
  bp integer NOT NULL CHECK (bp BETWEEN 0 AND 10000)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON carrier_bill_tolerances TO waybill_staff;
-- Two people changing them at once: the one who saw this number wins.
ALTER TABLE carrier_bill_terms ADD COLUMN version integer NOT NULL DEFAULT 1;
-- Under which tolerance a bill was approved, as it was that day: {cause, amount, bp}.
ALTER TABLE carrier_bills ADD COLUMN approved_under jsonb;
