-- Who sent an invitation: while their login is disabled nobody joins by it, or whoever took a login over would let
-- themselves in again by an invitation they sent. One from before has nobody on record.
ALTER TABLE account_invitations ADD COLUMN invited_by_id uuid REFERENCES users (id);
ALTER TABLE staff_invitations ADD COLUMN invited_by_id uuid REFERENCES users (id);
CREATE INDEX account_invitations_by_sender ON account_invitations (invited_by_id) WHERE invited_by_id IS NOT NULL;
