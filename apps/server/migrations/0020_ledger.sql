-- The books: double entry, append only, one currency to a journal. What an invoice still owes, what a customer has to
-- their credit and what a carrier is owed are sums over these lines; no balance is kept anywhere else.
CREATE TABLE journals (
  account_id uuid NOT NULL REFERENCES accounts (id),
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN (
    'invoice_issued', 'payment_received', 'credit_applied', 'invoice_credited', 'credit_refunded', 'written_off',
    'carrier_billed', 'carrier_paid', 'hold_placed', 'hold_released', 'reversal')),
  -- Names the event that is posted, e.g. `payment:<id>`; the same event is posted once.
  key text NOT NULL,
  currency text NOT NULL CHECK (currency IN ('USD', 'CAD', 'MXN')),
  posted_at timestamptz NOT NULL,
  -- The journal that this one takes back.
  reverses uuid,
  -- The transaction that wrote it: no line can be added by a later one.
  written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, id, currency),
  UNIQUE (account_id, key),
  UNIQUE (account_id, reverses),
  FOREIGN KEY (account_id, reverses) REFERENCES journals (account_id, id),
  CHECK ((kind = 'reversal') = (reverses IS NOT NULL))
);

CREATE TABLE journal_lines (
  account_id uuid NOT NULL,
  journal_id uuid NOT NULL,
  line smallint NOT NULL,
  ledger text NOT NULL CHECK (ledger IN (
    'receivable', 'cash', 'customer_credit', 'revenue_freight', 'revenue_fuel', 'revenue_accessorial',
    'insurance_payable', 'bad_debt', 'transport_cost', 'carrier_payable', 'card_holds', 'card_holds_contra')),
  currency text NOT NULL,
  -- Minor units; debits are positive, credits negative.
  amount bigint NOT NULL CHECK (amount <> 0),
  invoice_id uuid,
  PRIMARY KEY (account_id, journal_id, line),
  FOREIGN KEY (account_id, journal_id, currency) REFERENCES journals (account_id, id, currency),
  CHECK (ledger <> 'receivable' OR invoice_id IS NOT NULL)
);
CREATE INDEX journal_lines_by_invoice ON journal_lines (account_id, invoice_id, ledger) INCLUDE (amount)
  WHERE invoice_id IS NOT NULL;
CREATE INDEX journal_lines_by_ledger ON journal_lines (account_id, ledger, currency) INCLUDE (amount);

CALL guard_customer_table('journals');
CALL guard_customer_table('journal_lines');
-- Customers' calls read what is theirs to see; only staff's and jobs' connections post, and nobody changes what was posted.
REVOKE INSERT, UPDATE, DELETE ON journals, journal_lines FROM waybill_app;
REVOKE UPDATE, DELETE ON journals, journal_lines FROM waybill_staff;
-- What a carrier is paid is not the customer's business.
ALTER POLICY by_account ON journal_lines USING (
  account_id = (SELECT app_account()) AND ledger IN ('receivable', 'customer_credit', 'card_holds'));

CREATE FUNCTION journals_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The books are append only: a mistake is taken back by a reversal' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER journals_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON journals
  FOR EACH STATEMENT EXECUTE FUNCTION journals_never_change();
CREATE TRIGGER journal_lines_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_lines
  FOR EACH STATEMENT EXECUTE FUNCTION journals_never_change();

CREATE FUNCTION journal_line_comes_with_its_journal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM journals
    WHERE account_id = NEW.account_id AND id = NEW.journal_id AND written_by = pg_current_xact_id()
  ) THEN
    RAISE EXCEPTION 'A line is written with its journal' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER journal_line_comes_with_its_journal BEFORE INSERT ON journal_lines
  FOR EACH ROW EXECUTE FUNCTION journal_line_comes_with_its_journal();

-- Looked at when the transaction commits, for the journal and again for each of its lines, so that none can slip in
-- after a check that was brought forward.
CREATE FUNCTION journal_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  journal uuid := CASE TG_TABLE_NAME WHEN 'journals' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'journal_id' END;
  lines bigint;
  total numeric;
BEGIN
  SELECT count(*), sum(amount) INTO lines, total FROM journal_lines
  WHERE account_id = NEW.account_id AND journal_id = journal;
  IF lines < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'Journal % has % lines with a sum of %', journal, lines, coalesce(total, 0)
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_balances';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER journal_balances AFTER INSERT ON journals DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION journal_balances();
CREATE CONSTRAINT TRIGGER journal_lines_balance AFTER INSERT ON journal_lines DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION journal_balances();
