-- Changes that staff made to a shipment after it was booked. The shipment holds how it stands; each change keeps what it
-- replaced, who asked for it, and whether the carrier knows of it.
CREATE TABLE shipment_changes (
  account_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Version of the bill of lading that it made; the one of the booking is 1.
  version integer NOT NULL CHECK (version > 1),
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  reason text NOT NULL,
  carrier_state text NOT NULL CHECK (carrier_state IN ('sending', 'done', 'call', 'called')),
  carrier_said text,
  by_id uuid,
  by_name text NOT NULL,
  created_at timestamptz NOT NULL,
  called_by text,
  called_at timestamptz,
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, shipment_id, version),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id) ON DELETE CASCADE
);
CALL guard_customer_table('shipment_changes');
REVOKE INSERT, UPDATE, DELETE ON shipment_changes FROM waybill_app;
REVOKE DELETE ON shipment_changes FROM waybill_staff;
