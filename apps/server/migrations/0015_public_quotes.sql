-- Quotes of people without an account belong to one account of the house, so that the same walls stand around them as
-- around everybody's. Nobody can be a user of it, and nothing can be booked from it.
INSERT INTO accounts (id, name, created_at) VALUES ('0193b000-0000-7000-8000-000000000001', 'Public desk', now());
ALTER TABLE users ADD CHECK (account_id <> '0193b000-0000-7000-8000-000000000001');
ALTER TABLE shipments ADD CHECK (account_id <> '0193b000-0000-7000-8000-000000000001');

-- What somebody had quoted before they signed up, until Quote & Ship has opened with it. The details are kept
-- themselves, since the quote they come from is deleted after a week.
CREATE TABLE carried_quotes (
  account_id uuid NOT NULL REFERENCES accounts (id),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Number of the quote they come from.
  number text NOT NULL,
  request jsonb NOT NULL,
  carried_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, user_id)
);
CALL guard_customer_table('carried_quotes');
