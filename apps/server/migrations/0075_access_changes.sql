-- Tells every process that what somebody may see has changed, so that streams that are open for them are checked at once.
-- Triggers do it, so that no write can forget it. Only the id travels, and only when the transaction commits.
CREATE FUNCTION announce_access_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held jsonb := to_jsonb(coalesce(NEW, OLD));
BEGIN
  PERFORM pg_notify('waybill_live', 'access:' || (held ->> TG_ARGV[0]));
  RETURN NULL;
END $$;

CREATE TRIGGER users_announce_access AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.account_id, OLD.account_role, OLD.disabled_at, OLD.removed_at, OLD.email, OLD.email_verified_at, OLD.two_factor_at)
    IS DISTINCT FROM
    (NEW.account_id, NEW.account_role, NEW.disabled_at, NEW.removed_at, NEW.email, NEW.email_verified_at, NEW.two_factor_at))
  EXECUTE FUNCTION announce_access_change('id');
CREATE TRIGGER user_roles_announce_access AFTER INSERT OR UPDATE OR DELETE ON user_roles FOR EACH ROW
  EXECUTE FUNCTION announce_access_change('user_id');
CREATE TRIGGER sessions_announce_end AFTER DELETE ON sessions FOR EACH ROW
  EXECUTE FUNCTION announce_access_change('user_id');
CREATE TRIGGER sessions_announce_view AFTER UPDATE ON sessions FOR EACH ROW
  WHEN (OLD.view_id IS DISTINCT FROM NEW.view_id)
  EXECUTE FUNCTION announce_access_change('user_id');
CREATE TRIGGER oauth_clients_announce_access AFTER UPDATE ON oauth_clients FOR EACH ROW
  WHEN ((OLD.enabled, OLD.scopes, OLD.revoked_at) IS DISTINCT FROM (NEW.enabled, NEW.scopes, NEW.revoked_at))
  EXECUTE FUNCTION announce_access_change('id');
CREATE TRIGGER oauth_client_secrets_announce_access AFTER UPDATE OR DELETE ON oauth_client_secrets FOR EACH ROW
  EXECUTE FUNCTION announce_access_change('client_id');
CREATE TRIGGER oauth_tokens_announce_end AFTER DELETE ON oauth_tokens FOR EACH ROW
  EXECUTE FUNCTION announce_access_change('client_id');
