-- What the house tells many people at once, while it is so: above every page and in the bell.
CREATE TABLE announcements (
  id uuid PRIMARY KEY,
  -- Counts the saves, so that nobody saves over what they have not seen.
  revision integer NOT NULL DEFAULT 1,
  kind text NOT NULL CHECK (kind IN ('info', 'warning', 'outage')),
  audience text NOT NULL CHECK (audience IN ('all', 'accounts', 'staff', 'roles')),
  -- Whom it is for, where not for all of them: staff roles and roles inside an account, or some accounts.
  roles text[] NOT NULL DEFAULT '{}',
  account_ids uuid[] NOT NULL DEFAULT '{}',
  CHECK ((audience = 'roles') = (roles <> '{}')),
  CHECK (audience = 'accounts' OR account_ids = '{}'),
  title_en text NOT NULL,
  text_en text NOT NULL,
  title_es text NOT NULL,
  text_es text NOT NULL,
  dismissible boolean NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  CHECK (ends_at >= starts_at),
  -- The zone that its period was written in.
  zone text NOT NULL,
  by_name text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE INDEX announcements_by_start ON announcements (starts_at DESC) WHERE deleted_at IS NULL;
-- A customer's call finds what is for customers, whatever it asks for; which of them it is for is said by each read.
ALTER TABLE announcements ENABLE ROW LEVEL SECURITY;
CREATE POLICY for_customers ON announcements FOR SELECT TO waybill_app USING (
  deleted_at IS NULL AND (
    audience = 'all'
    OR (audience = 'accounts' AND (account_ids = '{}' OR (SELECT app_account()) = ANY (account_ids)))
    OR (audience = 'roles' AND roles && ARRAY['owner', 'shipper', 'quoter', 'billing', 'viewer'])
  )
);
CREATE POLICY across_accounts ON announcements TO waybill_staff USING (true) WITH CHECK (true);
GRANT SELECT ON announcements TO waybill_app;
GRANT SELECT, INSERT, UPDATE ON announcements TO waybill_staff;

-- Who has read one, and who has closed it.
CREATE TABLE announcement_marks (
  account_id uuid NOT NULL REFERENCES accounts (id),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  announcement_id uuid NOT NULL REFERENCES announcements (id),
  read_at timestamptz NOT NULL,
  dismissed_at timestamptz,
  PRIMARY KEY (account_id, user_id, announcement_id)
);
CREATE INDEX announcement_marks_of ON announcement_marks (announcement_id);
CALL guard_customer_table('announcement_marks');

-- The same for people of no account, which customers' calls never touch.
CREATE TABLE staff_announcement_marks (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  announcement_id uuid NOT NULL REFERENCES announcements (id),
  read_at timestamptz NOT NULL,
  dismissed_at timestamptz,
  PRIMARY KEY (user_id, announcement_id)
);
CREATE INDEX staff_announcement_marks_of ON staff_announcement_marks (announcement_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_announcement_marks TO waybill_staff;
