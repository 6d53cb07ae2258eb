-- The right that a login was disabled with: it is enabled by whoever has that right or a higher one. Without it an owner
-- of the account could let a login in again that staff closed because it was stolen.
ALTER TABLE users ADD COLUMN disabled_right text
  CHECK (disabled_right IN ('account.users.write', 'staff.accounts.write', 'staff.users'));
UPDATE users SET disabled_right = CASE
    WHEN EXISTS (SELECT FROM audit_entries WHERE action = 'login.disabled' AND subject_id = users.id::text)
      THEN 'staff.users'
    WHEN disabled_reason IS NOT NULL THEN 'staff.accounts.write'
    ELSE 'account.users.write'
  END
  WHERE disabled_at IS NOT NULL AND removed_at IS NULL;
