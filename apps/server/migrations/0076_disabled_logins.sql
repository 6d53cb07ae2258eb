-- Why a login is disabled, and by whom; both are gone once it is enabled.
ALTER TABLE users
  ADD COLUMN disabled_by text,
  ADD COLUMN disabled_reason text;

-- API clients that were switched off with the login of whoever created them are switched on with it again. A client
-- from before has no creator on record and is found in the audit trail.
ALTER TABLE oauth_clients
  ADD COLUMN created_by uuid REFERENCES users (id),
  ADD COLUMN off_with_login boolean NOT NULL DEFAULT false;
CREATE INDEX oauth_clients_by_creator ON oauth_clients (created_by) WHERE created_by IS NOT NULL;
UPDATE oauth_clients SET created_by = entry.actor_id
  FROM (SELECT subject_id, actor_id FROM audit_entries
    WHERE subject_type = 'api_client' AND action = 'api_client.created' AND actor_kind = 'user') AS entry
  JOIN users ON users.id = entry.actor_id
  WHERE entry.subject_id = oauth_clients.id::text AND entry.actor_id IS NOT NULL;
