-- The disclaimer of booking is accepted once for each person and each version of its text.
ALTER TABLE disclaimer_acceptances DROP CONSTRAINT disclaimer_acceptances_disclaimer_check;
ALTER TABLE disclaimer_acceptances ADD CONSTRAINT disclaimer_acceptances_disclaimer_check
  CHECK (disclaimer IN ('sign_up', 'booking'));
CREATE UNIQUE INDEX disclaimer_acceptances_of_booking ON disclaimer_acceptances (account_id, user_id, version)
  WHERE disclaimer = 'booking';

-- How the carrier comes by a parcel; null for freight, which it fetches.
ALTER TABLE shipments ADD COLUMN pickup_choice text
  CHECK (pickup_choice IN ('drop_off', 'scheduled', 'mail_carrier'));

-- Documents of a shipment that somebody had mailed; the id is made by the browser, one for each click.
CREATE TABLE document_mails (
  account_id uuid NOT NULL,
  id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  recipient text NOT NULL,
  kinds text[] NOT NULL,
  language text NOT NULL,
  requested_by uuid NOT NULL,
  requested_at timestamptz NOT NULL,
  sent_at timestamptz,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id)
);
CREATE INDEX document_mails_by_time ON document_mails (account_id, requested_at);
CREATE INDEX document_mails_of_shipment ON document_mails (account_id, shipment_id);
CALL guard_customer_table('document_mails');
