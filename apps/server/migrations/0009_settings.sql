-- What a person sets for themselves.
ALTER TABLE users
  ADD COLUMN insurance_preference text NOT NULL DEFAULT 'default'
    CHECK (insurance_preference IN ('default', 'insured_only', 'uninsured_only')),
  ADD COLUMN preferred_mode text NOT NULL DEFAULT 'default'
    CHECK (preferred_mode IN ('default', 'ltl', 'parcel', 'truckload')),
  -- Mails that are wanted. Tips and news are advertising, which some countries allow only to those who asked.
  ADD COLUMN subscriptions text[] NOT NULL DEFAULT '{customer_service}'
    CHECK (subscriptions <@ ARRAY['smart_shipper_tips', 'customer_service', 'weekly_industry_update']),
  -- Somebody taken out of an account keeps their row, since quotes and shipments name it, but not their address.
  ADD COLUMN removed_at timestamptz;

-- Contacts: first_name, last_name, email, phone. A billing address: street_lines, city, state, postal_code, country.
ALTER TABLE accounts
  ADD COLUMN IF NOT EXISTS address_contact jsonb,
  ADD COLUMN IF NOT EXISTS billing_contact jsonb,
  ADD COLUMN IF NOT EXISTS billing_address jsonb;

-- Carriers that an account prefers or never wants asked; others have no row.
CREATE TABLE account_carriers (
  account_id uuid NOT NULL REFERENCES accounts (id),
  carrier_id uuid NOT NULL REFERENCES carriers (id),
  visibility text NOT NULL CHECK (visibility IN ('preferred', 'excluded')),
  PRIMARY KEY (account_id, carrier_id)
);
CALL guard_customer_table('account_carriers');

CREATE TABLE account_invitations (
  account_id uuid NOT NULL REFERENCES accounts (id),
  id uuid NOT NULL UNIQUE,
  email text NOT NULL CHECK (email = lower(email)),
  account_role text NOT NULL CHECK (account_role IN ('owner', 'shipper', 'quoter', 'billing', 'viewer')),
  invited_by text NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL,
  -- Part of the signed link: a fresh link moves it, and the earlier one no longer fits.
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid,
  disclaimer_accepted_at timestamptz,
  PRIMARY KEY (account_id, id)
);
CREATE UNIQUE INDEX account_invitations_open ON account_invitations (account_id, email)
  WHERE revoked_at IS NULL AND accepted_at IS NULL;
CALL guard_customer_table('account_invitations');

-- What one unit of a currency was worth in another on a date, in millionths. The first rows are round figures;
-- newer ones take over by their date.
CREATE TABLE exchange_rates (
  from_currency text NOT NULL CHECK (from_currency IN ('USD', 'CAD', 'MXN')),
  to_currency text NOT NULL CHECK (to_currency IN ('USD', 'CAD', 'MXN')),
  date date NOT NULL,
  millionths bigint NOT NULL CHECK (millionths > 0),
  PRIMARY KEY (from_currency, to_currency, date)
);
GRANT SELECT ON exchange_rates TO waybill_app, waybill_staff;
GRANT INSERT, UPDATE, DELETE ON exchange_rates TO waybill_staff;
INSERT INTO exchange_rates (from_currency, to_currency, date, millionths) VALUES
  ('USD', 'CAD', '2025-01-01', 1400000),
  ('USD', 'MXN', '2025-01-01', 18500000),
  ('CAD', 'MXN', '2025-01-01', 13214286);
