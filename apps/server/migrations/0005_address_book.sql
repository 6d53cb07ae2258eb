CREATE TABLE addresses (
  account_id uuid NOT NULL REFERENCES accounts (id),
  id uuid NOT NULL,
  company text NOT NULL,
  contact_first_name text,
  contact_last_name text,
  email text,
  phone text,
  street_lines text[] NOT NULL CHECK (cardinality(street_lines) BETWEEN 1 AND 5),
  city text NOT NULL,
  state text NOT NULL,
  postal_code text NOT NULL,
  country text NOT NULL CHECK (country IN ('US', 'CA', 'MX')),
  interior_number text,
  exterior_number text,
  neighborhood text,
  site_type text NOT NULL CHECK (site_type IN ('business', 'residential', 'limited_access', 'border_crossing')),
  limited_access boolean NOT NULL DEFAULT false,
  liftgate_recommended boolean NOT NULL DEFAULT false,
  -- Local time at the place, HH:MM.
  opens_at text,
  closes_at text,
  -- Set by a carrier's address service only.
  verified boolean NOT NULL DEFAULT false,
  -- What a search looks through, lower case.
  search_text text NOT NULL,
  -- A deleted address stays, so that deleting it can be undone.
  deleted_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, id),
  CHECK ((opens_at IS NULL) = (closes_at IS NULL)),
  CHECK (country = 'MX' OR num_nonnulls(interior_number, exterior_number, neighborhood) = 0)
);
CREATE INDEX addresses_by_company ON addresses (account_id, lower(company), id) WHERE deleted_at IS NULL;
CREATE INDEX addresses_by_city ON addresses (account_id, lower(city), id) WHERE deleted_at IS NULL;
CREATE INDEX addresses_by_state ON addresses (account_id, state, id) WHERE deleted_at IS NULL;
CALL guard_customer_table('addresses');
