-- An invoice is held by at most one payment whose page is open, so that two people cannot pay it at the same time. A
-- payment holds its invoices until it is paid or expires.
ALTER TABLE payment_parts ADD COLUMN released_at timestamptz;

UPDATE payment_parts SET released_at = now() FROM payments
WHERE payments.account_id = payment_parts.account_id AND payments.id = payment_parts.payment_id
  AND payments.state IN ('succeeded', 'expired');

-- Invoices with more than one open payment before this rule: the latest payment keeps them.
UPDATE payment_parts SET released_at = now()
FROM (
  SELECT x.account_id, x.payment_id, x.invoice_id,
    row_number() OVER (PARTITION BY x.account_id, x.invoice_id ORDER BY p.created_at DESC, p.id DESC) AS place
  FROM payment_parts x JOIN payments p ON p.account_id = x.account_id AND p.id = x.payment_id
  WHERE x.released_at IS NULL
) AS held
WHERE payment_parts.account_id = held.account_id AND payment_parts.payment_id = held.payment_id
  AND payment_parts.invoice_id = held.invoice_id AND held.place > 1;

CREATE UNIQUE INDEX payment_parts_held ON payment_parts (account_id, invoice_id) WHERE released_at IS NULL;
GRANT UPDATE (released_at) ON payment_parts TO waybill_staff;

CREATE FUNCTION release_invoices() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE payment_parts SET released_at = now()
  WHERE account_id = NEW.account_id AND payment_id = NEW.id AND released_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER release_invoices AFTER UPDATE OF state ON payments FOR EACH ROW
  WHEN (NEW.state IN ('succeeded', 'expired') AND OLD.state NOT IN ('succeeded', 'expired'))
  EXECUTE FUNCTION release_invoices();
