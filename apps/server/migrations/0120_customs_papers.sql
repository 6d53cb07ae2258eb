-- What the customs documents of a shipment say beyond the shipment itself: values, HS codes, origin, who sells and buys.
CREATE TABLE customs_papers (
  account_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  facts jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, shipment_id),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id)
);
CALL guard_customer_table('customs_papers');
CALL allow_app_update('customs_papers', 'facts', 'saved_at');
REVOKE DELETE ON customs_papers FROM waybill_app, waybill_staff;
