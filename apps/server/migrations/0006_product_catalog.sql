-- What an account ships often: one handling unit of it, as typed. Sizes and weight keep the unit they were typed in.
CREATE TABLE products (
  account_id uuid NOT NULL REFERENCES accounts (id),
  id uuid NOT NULL,
  description text NOT NULL,
  product_number text,
  nmfc text,
  sat text,
  -- The shipper's own class; null takes the one that density gives.
  freight_class text CHECK (freight_class IN (
    '50', '55', '60', '65', '70', '77.5', '85', '92.5', '100', '110', '125', '150', '175', '200', '250', '300', '400', '500')),
  package_type text,
  length numeric(12, 3) NOT NULL CHECK (length > 0),
  length_unit text NOT NULL CHECK (length_unit IN ('in', 'cm')),
  width numeric(12, 3) NOT NULL CHECK (width > 0),
  width_unit text NOT NULL CHECK (width_unit IN ('in', 'cm')),
  height numeric(12, 3) NOT NULL CHECK (height > 0),
  height_unit text NOT NULL CHECK (height_unit IN ('in', 'cm')),
  weight numeric(12, 3) NOT NULL CHECK (weight > 0),
  weight_unit text NOT NULL CHECK (weight_unit IN ('lb', 'kg')),
  pieces integer CHECK (pieces > 0),
  stackable boolean NOT NULL,
  hazardous boolean NOT NULL,
  -- id_number, proper_name, hazard_class, packing_group, emergency_contact, emergency_phone
  hazmat jsonb,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- A deleted product stays, so that deleting can be undone.
  deleted_at timestamptz,
  PRIMARY KEY (account_id, id),
  CHECK (hazardous = (hazmat IS NOT NULL))
);
CREATE UNIQUE INDEX products_by_number ON products (account_id, lower(product_number)) WHERE deleted_at IS NULL;
CREATE INDEX products_by_description ON products (account_id, lower(description), id) WHERE deleted_at IS NULL;
CREATE INDEX products_by_change ON products (account_id, updated_at, id) WHERE deleted_at IS NULL;
CALL guard_customer_table('products');
