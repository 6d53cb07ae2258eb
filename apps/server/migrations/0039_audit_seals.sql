-- The trail is only ever appended to, whoever asks, and what was written is sealed in chains behind the writes.

-- The transaction that wrote an entry. Once every transaction before a point has ended, nothing can come before it any more:
-- that is how far a seal may go. Entries from before this migration stand at the beginning.
ALTER TABLE audit_entries ADD COLUMN written_by xid8 NOT NULL DEFAULT '0';
ALTER TABLE audit_entries ALTER COLUMN written_by SET DEFAULT pg_current_xact_id();
CREATE INDEX audit_entries_by_write ON audit_entries (written_by, id);

-- What the trail is narrowed by, each in the order of its list.
CREATE INDEX audit_entries_by_time ON audit_entries (at, id);
CREATE INDEX audit_entries_by_actor ON audit_entries (actor_id, at, id) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_entries_by_actor_kind ON audit_entries (actor_kind, at, id);
CREATE INDEX audit_entries_by_action ON audit_entries (action, at, id);
CREATE INDEX audit_entries_by_record ON audit_entries (subject_id, at, id) WHERE subject_id IS NOT NULL;
DROP INDEX audit_entries_by_subject;
DROP INDEX audit_entries_by_account;
CREATE INDEX audit_entries_by_account ON audit_entries (account_id, at, id);

-- Which transaction wrote it is not for the writer to say.
REVOKE INSERT ON audit_entries FROM waybill_app, waybill_staff;
GRANT INSERT (id, account_id, at, actor_kind, actor_id, actor_label, action, subject_type, subject_id, before, after, request_id)
  ON audit_entries TO waybill_app, waybill_staff;

-- One for each entry, in the chain of its account; entries of no account are in the chain of the house, whose id is all zeros.
CREATE TABLE audit_seals (
  chain uuid NOT NULL,
  -- From 1, without gaps.
  position bigint NOT NULL,
  entry_id uuid NOT NULL UNIQUE,
  run bigint NOT NULL,
  -- sha256 of the entry as canonical JSON.
  content bytea NOT NULL,
  -- sha256 of the hash before it in the chain and of the content.
  hash bytea NOT NULL,
  PRIMARY KEY (chain, position)
);
GRANT SELECT, INSERT ON audit_seals TO waybill_staff;

-- One for each time the job found something: a chain over the heads of all chains.
CREATE TABLE audit_seal_runs (
  run bigint PRIMARY KEY,
  sealed_at timestamptz NOT NULL,
  entries integer NOT NULL,
  -- The last entry of the run: everything up to it is sealed.
  until_write xid8 NOT NULL,
  until_id uuid NOT NULL,
  -- By chain: its last position and hash after this run.
  heads jsonb NOT NULL,
  hash bytea NOT NULL
);
GRANT SELECT, INSERT ON audit_seal_runs TO waybill_staff;

CREATE FUNCTION audit_never_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit trail is append only' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_entries_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION audit_never_changes();
CREATE TRIGGER audit_seals_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION audit_never_changes();
CREATE TRIGGER audit_seal_runs_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seal_runs
  FOR EACH STATEMENT EXECUTE FUNCTION audit_never_changes();
