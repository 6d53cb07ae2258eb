-- Ids that browsers make. A unique index over the id alone cannot be distributed by account. Staff still find these records
-- by the id alone, so that an id that another account holds is refused when the record is created.
CREATE FUNCTION refuse_id_of_another_account() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE taken boolean;
BEGIN
  -- Two accounts that send the same id at the same time: the second one waits and finds the first.
  PERFORM pg_advisory_xact_lock(hashtextextended(TG_TABLE_NAME || NEW.id::text, 0));
  EXECUTE format('SELECT EXISTS (SELECT FROM %I.%I WHERE id = $1 AND account_id <> $2)', TG_TABLE_SCHEMA, TG_TABLE_NAME)
    INTO taken USING NEW.id, NEW.account_id;
  IF taken THEN
    RAISE unique_violation USING MESSAGE = 'another account holds this id', CONSTRAINT = 'id_of_another_account',
      TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION refuse_id_of_another_account FROM PUBLIC;

-- Notes name the account of their chat, as every record of a chat does.
ALTER TABLE chat_notes ADD COLUMN account_id uuid;
UPDATE chat_notes SET account_id = chats.account_id FROM chats WHERE chats.id = chat_notes.chat_id;
ALTER TABLE chat_notes
  ALTER COLUMN account_id SET NOT NULL,
  DROP CONSTRAINT chat_notes_pkey,
  DROP CONSTRAINT chat_notes_chat_id_fkey,
  ADD PRIMARY KEY (account_id, chat_id, id),
  ADD FOREIGN KEY (account_id, chat_id) REFERENCES chats (account_id, id);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['quote_requests', 'disputes', 'chats', 'rate_confirmations'] LOOP
    EXECUTE format('CREATE TRIGGER refuse_id_of_another_account BEFORE INSERT ON %I FOR EACH ROW EXECUTE FUNCTION refuse_id_of_another_account()', name);
    EXECUTE format('CREATE INDEX %I ON %I (id)', name || '_by_id', name);
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', name, name || '_id_key');
  END LOOP;
END $$;

-- A program logs in with the id of its client, before its account is known: the server makes that id. The id that the
-- browser sends makes a client exist once, and is unique within its account.
ALTER TABLE oauth_clients ADD COLUMN request_id uuid;
UPDATE oauth_clients SET request_id = id;
CREATE UNIQUE INDEX oauth_clients_by_request ON oauth_clients (account_id, request_id);
