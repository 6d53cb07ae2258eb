CREATE SEQUENCE quote_numbers START 264715;
GRANT USAGE ON SEQUENCE quote_numbers TO waybill_app, waybill_staff;

CREATE TABLE quotes (
  account_id uuid NOT NULL REFERENCES accounts (id),
  id uuid NOT NULL,
  number text NOT NULL UNIQUE,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  mode text NOT NULL CHECK (mode IN ('ltl', 'parcel', 'truckload')),
  client_reference text,
  pickup_date date NOT NULL,
  origin jsonb NOT NULL,
  destination jsonb NOT NULL,
  miles integer NOT NULL,
  request jsonb NOT NULL,
  load jsonb NOT NULL,
  findings jsonb NOT NULL,
  without_rate jsonb NOT NULL,
  rate_count integer NOT NULL,
  -- Lowest price without insurance, in the account's currency.
  lowest_amount bigint,
  currency text NOT NULL,
  booked_at timestamptz,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX quotes_by_time ON quotes (account_id, created_at DESC, id);
CALL guard_customer_table('quotes');

CREATE TABLE quote_rates (
  account_id uuid NOT NULL,
  quote_id uuid NOT NULL,
  id uuid NOT NULL,
  carrier_id uuid NOT NULL REFERENCES carriers (id),
  -- The version a price was made with; a quote is honoured at it until it expires.
  tariff_id uuid NOT NULL REFERENCES tariffs (id),
  amount bigint NOT NULL,
  currency text NOT NULL,
  -- What the customer sees: service, dates, lines, liability.
  detail jsonb NOT NULL,
  PRIMARY KEY (account_id, quote_id, id),
  FOREIGN KEY (account_id, quote_id) REFERENCES quotes (account_id, id)
);
CALL guard_customer_table('quote_rates');

-- What a carrier would be owed. Customers' calls may leave it here but never read it.
CREATE TABLE rate_costs (
  account_id uuid NOT NULL,
  quote_id uuid NOT NULL,
  rate_id uuid NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  charges jsonb NOT NULL,
  PRIMARY KEY (account_id, quote_id, rate_id),
  FOREIGN KEY (account_id, quote_id, rate_id) REFERENCES quote_rates (account_id, quote_id, id)
);
CALL guard_customer_table('rate_costs');
REVOKE SELECT, UPDATE, DELETE ON rate_costs FROM waybill_app;
