-- The job queue has a role of its own, which may do nothing but keep the queue. Its rights on the queue's tables are given
-- where those are created, after the queue's own migrations.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'waybill_worker') THEN
    CREATE ROLE waybill_worker NOLOGIN;
  END IF;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN
    NULL; -- another database of the same server was migrated at the same moment
  WHEN insufficient_privilege THEN
    RAISE insufficient_privilege USING MESSAGE = format(
      'an administrator has to run: CREATE ROLE waybill_worker; GRANT waybill_worker TO %I WITH ADMIN OPTION (see docs/how-to/use-your-own-database.md)',
      current_user);
END $$;

-- A server that does not know the owner's password looks whether the database has been migrated for it.
GRANT SELECT ON schema_migrations TO waybill_staff;
