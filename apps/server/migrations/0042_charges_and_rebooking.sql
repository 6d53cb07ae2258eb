-- Charges that staff add to a shipment before it is invoiced. What stands is printed among the lines of the price, or of
-- the cost; here is who added what, and when, and what was taken back. What carriers are owed is none of a customer's.
CREATE TABLE shipment_charges (
  account_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  id uuid NOT NULL,
  side text NOT NULL CHECK (side IN ('price', 'cost')),
  code text NOT NULL,
  -- Minor units; a discount takes it off.
  amount bigint NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  by_name text NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  taken_back_at timestamptz,
  PRIMARY KEY (account_id, shipment_id, id),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id)
);
CALL guard_customer_table('shipment_charges');
REVOKE ALL ON shipment_charges FROM waybill_app;
REVOKE DELETE ON shipment_charges FROM waybill_staff;

-- A booking in the place of another one, whose shipment was canceled or never came to be.
CREATE TABLE shipment_replacements (
  account_id uuid NOT NULL,
  -- The booking, and the shipment it becomes.
  id uuid NOT NULL,
  -- The booking, or the shipment where no booking is kept of it.
  replaces uuid NOT NULL,
  replaces_number text NOT NULL,
  -- Whether the customer pays what was agreed before.
  price_kept boolean NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  -- The carrier refused it, and another one may be tried.
  failed_at timestamptz,
  told_at timestamptz,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, id) REFERENCES bookings (account_id, id),
  CHECK (id <> replaces)
);
CREATE UNIQUE INDEX one_in_the_place ON shipment_replacements (account_id, replaces) WHERE failed_at IS NULL;
CALL guard_customer_table('shipment_replacements');
REVOKE DELETE ON shipment_replacements FROM waybill_app, waybill_staff;

-- A price that is kept takes along what staff added to it. Runs as the owner, since customers' calls may not read what
-- staff add; it copies rows inside one account, the caller's own where it has one, and tells nothing.
CREATE FUNCTION copy_shipment_charges(account text, from_shipment text, to_shipment text) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public
  BEGIN ATOMIC
    INSERT INTO shipment_charges
      (account_id, shipment_id, id, side, code, amount, reason, by_name, created_at, changed_at)
    SELECT account_id, to_shipment::uuid, id, side, code, amount, reason, by_name, created_at, changed_at
    FROM shipment_charges
    WHERE account_id = account::uuid AND (app_account() IS NULL OR account_id = app_account())
      AND shipment_id = from_shipment::uuid AND side = 'price' AND taken_back_at IS NULL;
  END;
REVOKE ALL ON FUNCTION copy_shipment_charges FROM PUBLIC;
GRANT EXECUTE ON FUNCTION copy_shipment_charges TO waybill_app, waybill_staff;
