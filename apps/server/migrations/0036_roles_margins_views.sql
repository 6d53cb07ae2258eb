-- Who gave a role; null for those given before this was written down.
ALTER TABLE user_roles ADD COLUMN granted_by text;

-- Somebody asked by mail to join the staff. Accepting it makes the login with these roles.
CREATE TABLE staff_invitations (
  id uuid PRIMARY KEY,
  email text NOT NULL CHECK (email = lower(email)),
  roles text[] NOT NULL CHECK (
    cardinality(roles) > 0
    AND roles <@ ARRAY['super_admin', 'fpg_admin', 'fpg_sales_admin', 'fpg_sales', 'fpg_ops', 'fpg_accounting', 'fpg_feature']
  ),
  invited_by text NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  accepted_by uuid REFERENCES users (id),
  revoked_at timestamptz
);
CREATE UNIQUE INDEX staff_invitations_open ON staff_invitations (email)
  WHERE accepted_at IS NULL AND revoked_at IS NULL;
GRANT SELECT, INSERT, UPDATE ON staff_invitations TO waybill_staff;

-- What is earned on an account's rates where accounts.margin_bp is not the rule: the narrowest that fits a price
-- counts. Staff keep all of an account's rules at once, by the version they saw.
ALTER TABLE accounts ADD COLUMN margin_version integer NOT NULL DEFAULT 1;
CREATE TABLE margin_rules (
  account_id uuid NOT NULL REFERENCES accounts (id),
  id uuid NOT NULL,
  mode text CHECK (mode IN ('ltl', 'parcel', 'truckload')),
  origin_state text,
  destination_state text,
  carrier_id uuid REFERENCES carriers (id),
  -- Of the cost without insurance, in basis points.
  percent_bp integer NOT NULL CHECK (percent_bp BETWEEN 0 AND 100000),
  -- Added to it, and the least it comes to, in minor units of the rate's currency.
  flat_amount integer NOT NULL CHECK (flat_amount BETWEEN 0 AND 100000000),
  least_amount integer NOT NULL CHECK (least_amount BETWEEN 0 AND 100000000),
  effective_from date NOT NULL,
  effective_until date CHECK (effective_until >= effective_from),
  PRIMARY KEY (account_id, id)
);
CALL guard_customer_table('margin_rules');
-- An account's own calls rate with them; only staff write them.
REVOKE INSERT, UPDATE, DELETE ON margin_rules FROM waybill_app;

-- With which rule a rate was priced, so that it can be rated again after the rules have changed.
ALTER TABLE rate_costs ADD COLUMN margin jsonb;

-- Carriers that staff keep from an account, whatever its own selection (account_carriers) says.
CREATE TABLE account_blocked_carriers (
  account_id uuid NOT NULL REFERENCES accounts (id),
  carrier_id uuid NOT NULL REFERENCES carriers (id),
  reason text NOT NULL,
  blocked_by text NOT NULL,
  blocked_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, carrier_id)
);
CALL guard_customer_table('account_blocked_carriers');
REVOKE INSERT, UPDATE, DELETE ON account_blocked_carriers FROM waybill_app;

-- The customer's view that a staff session looks at: which view, of which account, since when.
ALTER TABLE sessions
  ADD COLUMN view_id uuid,
  ADD COLUMN view_account_id uuid REFERENCES accounts (id),
  ADD COLUMN view_began_at timestamptz,
  ADD CONSTRAINT sessions_view CHECK (
    (view_id IS NULL) = (view_account_id IS NULL) AND (view_id IS NULL) = (view_began_at IS NULL)
  );
