-- Programs of an account that call with a bearer token (RFC 6749, client credentials).
CREATE TABLE oauth_clients (
  account_id uuid NOT NULL REFERENCES accounts (id),
  id uuid NOT NULL UNIQUE,
  name text NOT NULL,
  scopes text[] NOT NULL CHECK (scopes <> '{}'),
  -- Switched off for a while: no new token, and those there are not taken.
  enabled boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  created_by_name text NOT NULL,
  -- Kept with the counts of calls, at most once a minute by each process.
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by_name text,
  revoke_reason text,
  CHECK ((revoked_at IS NULL) = (revoked_by_name IS NULL)),
  PRIMARY KEY (account_id, id)
);
CREATE INDEX oauth_clients_by_time ON oauth_clients (created_at DESC, id DESC);
CALL guard_customer_table('oauth_clients');

-- Secrets are kept as hashes. Rotating makes a second one, and says until when the first one still holds.
CREATE TABLE oauth_client_secrets (
  account_id uuid NOT NULL,
  client_id uuid NOT NULL,
  id uuid NOT NULL,
  secret_hash bytea NOT NULL,
  -- Its last signs, so that people can tell one from another.
  hint text NOT NULL,
  created_at timestamptz NOT NULL,
  ends_at timestamptz,
  PRIMARY KEY (account_id, client_id, id),
  FOREIGN KEY (account_id, client_id) REFERENCES oauth_clients (account_id, id)
);
CREATE INDEX oauth_client_secrets_by_client ON oauth_client_secrets (client_id);
CALL guard_customer_table('oauth_client_secrets');

-- Tokens are opaque and kept as hashes. Whether the client still may is read with each of them at each call.
CREATE TABLE oauth_tokens (
  token_hash bytea PRIMARY KEY,
  client_id uuid NOT NULL REFERENCES oauth_clients (id),
  secret_id uuid NOT NULL,
  scopes text[] NOT NULL,
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX oauth_tokens_by_end ON oauth_tokens (expires_at);
CREATE INDEX oauth_tokens_by_client ON oauth_tokens (client_id);
GRANT SELECT, INSERT, DELETE ON oauth_tokens TO waybill_staff;

-- Calls of a client by the hour; written a few at a time, never one by one.
CREATE TABLE oauth_client_calls (
  account_id uuid NOT NULL,
  client_id uuid NOT NULL,
  hour timestamptz NOT NULL,
  calls integer NOT NULL DEFAULT 0,
  -- Of these, answered with a status of 400 or more.
  refused integer NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, client_id, hour),
  FOREIGN KEY (account_id, client_id) REFERENCES oauth_clients (account_id, id)
);
CALL guard_customer_table('oauth_client_calls');

-- Companies that exchange data with us.
CREATE TABLE integration_partners (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('marketplace', 'carrier_gateway', 'payment', 'edi_van', 'api', 'tms')),
  state text NOT NULL DEFAULT 'testing' CHECK (state IN ('testing', 'active', 'paused', 'retired')),
  website text,
  channels text[] NOT NULL DEFAULT '{}',
  -- [{kind, value}]: what they are known by in what is exchanged.
  identifiers jsonb NOT NULL DEFAULT '[]',
  -- [{name, role, email, phone}]
  contacts jsonb NOT NULL DEFAULT '[]',
  -- Outside services that are theirs, by code.
  services text[] NOT NULL DEFAULT '{}',
  -- Counts the saves, so that nobody saves over what they have not seen.
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by_name text NOT NULL
);
CREATE UNIQUE INDEX integration_partners_by_name ON integration_partners (lower(name)) WHERE state <> 'retired';
GRANT SELECT, INSERT, UPDATE ON integration_partners TO waybill_staff;

CREATE TABLE integration_partner_accounts (
  partner_id uuid NOT NULL REFERENCES integration_partners (id),
  account_id uuid NOT NULL REFERENCES accounts (id),
  PRIMARY KEY (account_id, partner_id)
);
CREATE INDEX integration_partner_accounts_by_partner ON integration_partner_accounts (partner_id);
GRANT SELECT, INSERT, DELETE ON integration_partner_accounts TO waybill_staff;

-- A client or a connection belongs to one partner at most.
CREATE TABLE integration_partner_clients (
  client_id uuid PRIMARY KEY REFERENCES oauth_clients (id),
  partner_id uuid NOT NULL REFERENCES integration_partners (id)
);
CREATE INDEX integration_partner_clients_by_partner ON integration_partner_clients (partner_id);
GRANT SELECT, INSERT, DELETE ON integration_partner_clients TO waybill_staff;

CREATE TABLE integration_partner_connections (
  connection_id uuid PRIMARY KEY REFERENCES carrier_connections (id),
  partner_id uuid NOT NULL REFERENCES integration_partners (id)
);
CREATE INDEX integration_partner_connections_by_partner ON integration_partner_connections (partner_id);
GRANT SELECT, INSERT, DELETE ON integration_partner_connections TO waybill_staff;

CREATE TABLE integration_partner_notes (
  partner_id uuid NOT NULL REFERENCES integration_partners (id),
  id uuid NOT NULL,
  text text NOT NULL,
  by_name text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (partner_id, id)
);
GRANT SELECT, INSERT ON integration_partner_notes TO waybill_staff;

-- Services of others that the installation uses besides carriers. One without a row is on.
CREATE TABLE outside_services (
  code text PRIMARY KEY,
  enabled boolean NOT NULL DEFAULT true,
  changed_at timestamptz,
  changed_by_name text,
  reason text,
  tested_at timestamptz,
  -- What the last test call came to.
  test jsonb
);
GRANT SELECT ON outside_services TO waybill_app;
GRANT SELECT, INSERT, UPDATE ON outside_services TO waybill_staff;

-- Who sees to an incident.
ALTER TABLE api_incidents ADD COLUMN owner_id uuid REFERENCES users (id);
CREATE INDEX api_incidents_by_owner ON api_incidents (owner_id) WHERE resolved_at IS NULL;
