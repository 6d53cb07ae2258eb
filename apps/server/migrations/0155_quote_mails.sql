-- Quotes that somebody had mailed to any address; the id is made by the browser, one for each click.
CREATE TABLE quote_mails (
  account_id uuid NOT NULL,
  id uuid NOT NULL,
  quote_id uuid NOT NULL,
  recipient text NOT NULL,
  -- The only rate in it; null for all of them.
  rate_id uuid,
  insured boolean NOT NULL,
  note text,
  language text NOT NULL,
  requested_by uuid NOT NULL,
  requested_at timestamptz NOT NULL,
  sent_at timestamptz,
  PRIMARY KEY (account_id, id),
  FOREIGN KEY (account_id, quote_id) REFERENCES quotes (account_id, id) ON DELETE CASCADE
);
CREATE INDEX quote_mails_of_quote ON quote_mails (account_id, quote_id);
CALL guard_customer_table('quote_mails');
CALL allow_app_update('quote_mails', 'sent_at');
