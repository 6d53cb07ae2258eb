-- What a person is typing on the quote page and has not sent: a few drafts of one person in one account. The text is
-- the page's own and is only kept here; the page checks its shape when it reads it again.
CREATE TABLE quote_drafts (
  account_id uuid NOT NULL REFERENCES accounts (id),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Made by the browser.
  id uuid NOT NULL,
  -- Counts every change that was kept; who changes a draft names the one they know.
  revision integer NOT NULL CHECK (revision > 0),
  -- The browser that wrote last, and its own count: what it sends late or twice is known by that.
  writer uuid NOT NULL,
  sequence integer NOT NULL CHECK (sequence > 0),
  version integer NOT NULL CHECK (version > 0),
  body text NOT NULL CHECK (octet_length(body) <= 400000),
  -- The booking that was begun with it: once that is a shipment, the draft is over on every computer.
  booking_id uuid,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, user_id, id)
);
CALL guard_customer_table('quote_drafts');
