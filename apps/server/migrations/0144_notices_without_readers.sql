-- What nobody in the right role can read goes to the super admins, as in a new installation with one person.
CREATE OR REPLACE FUNCTION tell_staff(
  recipient uuid, roles text[], notice uuid, kind text, subject_type text, subject uuid, params jsonb, at timestamptz
) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public
  BEGIN ATOMIC
    INSERT INTO staff_notices (user_id, id, kind, subject_type, subject_id, params, created_at)
    SELECT DISTINCT people.id, notice, kind, subject_type, subject, params, at
    FROM users AS people JOIN user_roles ON user_roles.user_id = people.id
    WHERE people.disabled_at IS NULL AND people.account_id IS NULL
      AND (user_roles.role = ANY (roles) OR (user_roles.role = 'super_admin' AND NOT EXISTS (
        SELECT FROM users AS any_one JOIN user_roles AS holds ON holds.user_id = any_one.id
        WHERE any_one.disabled_at IS NULL AND any_one.account_id IS NULL AND holds.role = ANY (roles))))
      AND (people.id = recipient OR NOT EXISTS (
        SELECT FROM users AS one JOIN user_roles AS held ON held.user_id = one.id
        WHERE one.id = recipient AND one.disabled_at IS NULL AND held.role = ANY (roles)))
    ON CONFLICT DO NOTHING;
  END;
