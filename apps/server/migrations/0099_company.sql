-- The company that runs this installation: one row, empty until staff fill it in.
CREATE TABLE company (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  -- Names, addresses, numbers, support hours, and list margin, as the contract's companyDetails.
  details jsonb NOT NULL DEFAULT '{}',
  logo bytea,
  logo_width integer,
  logo_height integer,
  logo_digest text,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nulls(logo, logo_width, logo_height, logo_digest) IN (0, 4))
);
INSERT INTO company DEFAULT VALUES;
GRANT SELECT ON company TO waybill_app;
GRANT SELECT, UPDATE ON company TO waybill_staff;

-- Carriers of the demo that earlier releases added everywhere can be removed with what describes them.
GRANT DELETE ON carriers, tariffs, tariff_drafts, carrier_logos, carrier_profiles, margin_rules TO waybill_staff;
