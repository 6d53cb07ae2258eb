-- What staff keep about accounts: a number to name them by, who sells to them, whether they are closed, and which account
-- another one was merged into.
CREATE SEQUENCE account_numbers START 10001;
GRANT USAGE ON SEQUENCE account_numbers TO waybill_app, waybill_staff;
ALTER TABLE accounts
  ADD COLUMN number bigint UNIQUE,
  -- Kept by the house itself, such as the one that quotes without a login are of: nobody's customer.
  ADD COLUMN house boolean NOT NULL DEFAULT false,
  ADD COLUMN sales_owner uuid REFERENCES users (id),
  -- A closed account neither quotes nor books; its people still log in, track and pay.
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN closed_by_name text,
  ADD COLUMN closed_reason text,
  -- The account that took this one's people over; its documents stay where they are.
  ADD COLUMN merged_into uuid REFERENCES accounts (id),
  ADD COLUMN merged_at timestamptz,
  ADD CHECK ((closed_at IS NULL) = (closed_reason IS NULL)),
  ADD CHECK ((merged_into IS NULL) = (merged_at IS NULL)),
  ADD CHECK (merged_into IS NULL OR closed_at IS NOT NULL),
  ADD CHECK (merged_into <> id);
UPDATE accounts SET house = true WHERE NOT EXISTS (SELECT FROM users WHERE users.account_id = accounts.id);
UPDATE accounts SET number = given.number
FROM (SELECT id, nextval('account_numbers') AS number FROM (SELECT id FROM accounts ORDER BY created_at, id) AS oldest) AS given
WHERE given.id = accounts.id;
ALTER TABLE accounts ALTER COLUMN number SET NOT NULL, ALTER COLUMN number SET DEFAULT nextval('account_numbers');

CREATE INDEX accounts_by_name ON accounts (lower(name), id);
CREATE INDEX accounts_by_time ON accounts (created_at DESC, id DESC);
CREATE INDEX accounts_by_owner ON accounts (sales_owner) WHERE sales_owner IS NOT NULL;
CREATE INDEX accounts_by_survivor ON accounts (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX accounts_by_phone ON accounts ((right(regexp_replace(phone, '\D', '', 'g'), 10))) WHERE phone IS NOT NULL;
CREATE INDEX accounts_by_postal_code ON accounts (postal_code);
-- What an account owes before it is billed is asked for of every account on a page.
CREATE INDEX shipments_not_billed ON shipments (account_id, status) INCLUDE (total_amount, currency)
  WHERE invoice_id IS NULL AND status <> 'canceled';

-- What staff write about an account for each other.
CREATE TABLE account_notes (
  account_id uuid NOT NULL REFERENCES accounts (id),
  -- Made by the browser, so that a note is kept once only.
  id uuid NOT NULL,
  text text NOT NULL,
  by_id uuid NOT NULL,
  by_name text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX account_notes_by_time ON account_notes (account_id, created_at DESC, id DESC);
CALL guard_customer_table('account_notes');
REVOKE ALL ON account_notes FROM waybill_app;
REVOKE UPDATE, DELETE ON account_notes FROM waybill_staff;

-- Every merge: which account was closed, into which, by whom, why, and what moved.
CREATE TABLE account_merges (
  -- Made by the browser, so that one merge happens once.
  id uuid PRIMARY KEY,
  merged uuid NOT NULL UNIQUE REFERENCES accounts (id),
  survivor uuid NOT NULL REFERENCES accounts (id),
  reason text NOT NULL,
  moved jsonb NOT NULL,
  by_id uuid NOT NULL,
  by_name text NOT NULL,
  merged_at timestamptz NOT NULL,
  CHECK (merged <> survivor)
);
GRANT SELECT, INSERT ON account_merges TO waybill_staff;

-- Accounts that staff made, by the id the browser made for it, so that a form sent twice makes one.
CREATE TABLE account_openings (
  id uuid PRIMARY KEY,
  request_hash bytea NOT NULL,
  account_id uuid NOT NULL REFERENCES accounts (id),
  by_id uuid NOT NULL,
  created_at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON account_openings TO waybill_staff;

-- Views of the list of accounts, each of one person of the staff; shared ones are seen by the others as well.
CREATE TABLE account_views (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id uuid NOT NULL UNIQUE,
  name text NOT NULL,
  shared boolean NOT NULL DEFAULT false,
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);
CREATE UNIQUE INDEX account_views_by_name ON account_views (user_id, lower(name));
GRANT SELECT, INSERT, UPDATE, DELETE ON account_views TO waybill_staff;

-- Words that staff find an account by: its names, numbers, places and addresses, and those of its people.
CREATE TABLE account_words (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  word text COLLATE "C" NOT NULL,
  PRIMARY KEY (account_id, word)
);
CREATE INDEX account_words_by_word ON account_words (word, account_id);
CALL guard_customer_table('account_words');
REVOKE ALL ON account_words FROM waybill_app;

-- Lower case words of letters and digits, an address of mail also as a whole, and a phone as its digits.
CREATE FUNCTION words_of_account(of_account uuid) RETURNS SETOF text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  WITH texts AS (
    SELECT concat_ws(' ', name, 'a-' || number, number, city, state, postal_code, array_to_string(street_lines, ' '),
      address_contact ->> 'first_name', address_contact ->> 'last_name', billing_contact ->> 'first_name',
      billing_contact ->> 'last_name', billing_address ->> 'city', billing_address ->> 'postal_code') AS text,
      ARRAY[address_contact ->> 'email', billing_contact ->> 'email'] AS mails,
      ARRAY[phone, address_contact ->> 'phone', billing_contact ->> 'phone'] AS phones
    FROM accounts WHERE id = of_account
    UNION ALL
    SELECT name, ARRAY[email], ARRAY[]::text[] FROM users WHERE account_id = of_account AND removed_at IS NULL
  )
  SELECT word FROM texts, unnest(string_to_array(regexp_replace(lower(text), '[^[:alnum:]]+', ' ', 'g'), ' ')) AS word
  WHERE word <> ''
  UNION SELECT lower(mail) FROM texts, unnest(mails) AS mail WHERE mail <> ''
  UNION SELECT word FROM texts, unnest(mails) AS mail,
    unnest(string_to_array(regexp_replace(lower(mail), '[^[:alnum:]]+', ' ', 'g'), ' ')) AS word WHERE word <> ''
  UNION SELECT digits FROM texts, unnest(phones) AS phone,
    LATERAL (VALUES (regexp_replace(phone, '\D', '', 'g')), (right(regexp_replace(phone, '\D', '', 'g'), 10))) AS of (digits)
  WHERE digits <> ''
$$;

CREATE FUNCTION keep_account_words(of_account uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE words text[] := ARRAY(SELECT words_of_account(of_account));
BEGIN
  DELETE FROM account_words WHERE account_id = of_account AND word <> ALL (words);
  INSERT INTO account_words (account_id, word) SELECT of_account, unnest(words) ON CONFLICT DO NOTHING;
END $$;
REVOKE ALL ON FUNCTION words_of_account, keep_account_words FROM PUBLIC;

CREATE FUNCTION keep_words_of_accounts() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM keep_account_words(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER keep_words AFTER INSERT OR UPDATE OF name, number, phone, street_lines, city, state, postal_code,
  address_contact, billing_contact, billing_address ON accounts
  FOR EACH ROW EXECUTE FUNCTION keep_words_of_accounts();

CREATE FUNCTION keep_words_of_people() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.account_id IS NOT NULL AND OLD.account_id IS DISTINCT FROM NEW.account_id THEN
    PERFORM keep_account_words(OLD.account_id);
  END IF;
  IF NEW.account_id IS NOT NULL THEN PERFORM keep_account_words(NEW.account_id); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_words AFTER INSERT OR UPDATE OF name, email, account_id, removed_at ON users
  FOR EACH ROW EXECUTE FUNCTION keep_words_of_people();

INSERT INTO account_words (account_id, word) SELECT accounts.id, word FROM accounts, words_of_account(accounts.id) AS word;

-- What staff set for the first person of an account they opened; it counts when the invitation is accepted.
ALTER TABLE account_invitations ADD COLUMN preferences jsonb;

-- A company's name without what is written now one way and now another: case, signs, and the kind of company it is.
CREATE FUNCTION plain_company(name text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN btrim(regexp_replace(regexp_replace(lower(name), '[^[:alnum:]]+', ' ', 'g'),
    '( (inc|incorporated|llc|ltd|limited|co|company|corp|corporation|sa|cv|de))+ ?$', ''));
CREATE INDEX accounts_by_plain_name ON accounts (plain_company(name));
CREATE INDEX users_by_mail_domain ON users (split_part(email, '@', 2)) WHERE account_id IS NOT NULL AND removed_at IS NULL;
