-- A login's move to another email address. The address in use stays until the new one is confirmed; afterwards the
-- row lets the owner of the old address take the change back for some days, and is then deleted.
CREATE TABLE email_changes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  old_email text NOT NULL,
  new_email text NOT NULL CHECK (new_email = lower(new_email)),
  requested_at timestamptz NOT NULL,
  confirmed_at timestamptz
);
-- One change at a time waits to be confirmed.
CREATE UNIQUE INDEX email_changes_pending ON email_changes (user_id) WHERE confirmed_at IS NULL;
CREATE INDEX email_changes_by_user ON email_changes (user_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON email_changes TO waybill_staff;
