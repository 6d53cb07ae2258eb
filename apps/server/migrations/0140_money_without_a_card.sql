-- Staff record money that came without a card: a check, a bank transfer, cash. It is a payment like any other, so that
-- invoices, statements, and receipts show it; its journal is `payment:<id>`.
ALTER TABLE payments
  ADD COLUMN method text NOT NULL DEFAULT 'card' CHECK (method IN ('card', 'check', 'ach', 'wire', 'cash', 'other')),
  -- Check number, or trace number of a transfer.
  ADD COLUMN reference text,
  -- Who paid, where that is not the account itself.
  ADD COLUMN payer text,
  -- The day the money came, by the calendar of the books.
  ADD COLUMN received_on date,
  -- Bank and deposit it is in.
  ADD COLUMN deposit text,
  -- For staff only.
  ADD COLUMN note text,
  ADD COLUMN reversed_at timestamptz,
  ADD COLUMN reversed_by uuid,
  ADD COLUMN reversal_reason text CHECK (reversal_reason IN ('returned', 'stopped', 'wrong_entry', 'other')),
  ADD COLUMN reversal_note text,
  ADD CONSTRAINT payments_received_on CHECK ((method = 'card') = (received_on IS NULL));

-- `reversed`: the money did not come after all, as for a returned check. Its journals are taken back.
ALTER TABLE payments DROP CONSTRAINT payments_state_check;
ALTER TABLE payments ADD CONSTRAINT payments_state_check
  CHECK (state IN ('claimed', 'open', 'succeeded', 'expired', 'reversed')),
  ADD CONSTRAINT payments_reversed CHECK ((state = 'reversed') = (reversed_at IS NOT NULL));

-- The same check of an account is asked about before it is recorded again.
CREATE INDEX payments_by_reference ON payments (account_id, reference) WHERE reference IS NOT NULL;

ALTER TABLE payment_parts
  -- Why less was paid than the invoice asked for.
  ADD COLUMN short_reason text CHECK (short_reason IN ('price', 'damage', 'service', 'paperwork', 'small', 'other')),
  -- The rest that was written off with the payment, in minor units.
  ADD COLUMN written_off bigint NOT NULL DEFAULT 0 CHECK (written_off >= 0);

-- Only staff say that money came without a card.
REVOKE INSERT ON payments FROM waybill_app;
GRANT INSERT (account_id, id, state, currency, amount, language, made_by, created_at, expires_at, check_at)
  ON payments TO waybill_app;
REVOKE INSERT ON payment_parts FROM waybill_app;
GRANT INSERT (account_id, payment_id, position, invoice_id, amount) ON payment_parts TO waybill_app;
