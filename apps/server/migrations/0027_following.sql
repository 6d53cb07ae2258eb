-- Views of the shipments list that a person keeps: filters, order and columns under a name; shared ones are seen by
-- everybody of the account.
CREATE TABLE shipment_views (
  account_id uuid NOT NULL REFERENCES accounts (id),
  -- Made by the browser, so that a view can be kept once only.
  id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  shared boolean NOT NULL,
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, id)
);
CREATE UNIQUE INDEX shipment_views_by_name ON shipment_views (account_id, user_id, lower(name));
CALL guard_customer_table('shipment_views');

-- Whoever follows a shipment by mail from its public page. Nobody is written to about it before the address is confirmed.
CREATE TABLE shipment_followers (
  account_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  id uuid NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  language text NOT NULL CHECK (language IN ('en', 'es')),
  -- Came by the shipper's link; the mails lead there, and else to the page of the number.
  by_link boolean NOT NULL,
  asked_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- What was told last, so that nothing is told twice.
  told text NOT NULL DEFAULT '',
  PRIMARY KEY (account_id, shipment_id, id),
  UNIQUE (account_id, shipment_id, email),
  FOREIGN KEY (account_id, shipment_id) REFERENCES shipments (account_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX shipment_followers_by_id ON shipment_followers (id);
CALL guard_customer_table('shipment_followers');
-- A change on the account's side only asks whether somebody follows.
REVOKE INSERT, UPDATE, DELETE ON shipment_followers FROM waybill_app;

-- What the public pages of an account's shipments carry of it: a logo and a colour.
CREATE TABLE account_brands (
  account_id uuid PRIMARY KEY REFERENCES accounts (id),
  colour text CHECK (colour ~ '^#[0-9A-F]{6}$'),
  logo bytea CHECK (octet_length(logo) <= 200000),
  logo_width integer,
  logo_height integer,
  -- The address that the picture is fetched by.
  logo_digest text,
  CHECK ((logo IS NULL) = (logo_digest IS NULL) AND (logo IS NULL) = (logo_width IS NULL) AND (logo IS NULL) = (logo_height IS NULL))
);
CREATE INDEX account_brands_by_digest ON account_brands (logo_digest);
CALL guard_customer_table('account_brands');

-- Makes the shipper's link unguessable: it shows more than the number does.
-- Added empty and then filled: a default that differs from row to row would rewrite the table, which PostgreSQL 15.20
-- refuses while a function takes its rows.
ALTER TABLE shipments ADD COLUMN share_key uuid;
UPDATE shipments SET share_key = gen_random_uuid();
ALTER TABLE shipments ALTER COLUMN share_key SET DEFAULT gen_random_uuid(), ALTER COLUMN share_key SET NOT NULL;
