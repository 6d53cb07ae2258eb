-- A dispute that staff have not taken up yet does not lower what an account owes when it wants to ship. Staff take it up by
-- submitting it to the carrier. An account that is trusted may be freed from this rule.
ALTER TABLE accounts ADD COLUMN open_disputes_owed boolean NOT NULL DEFAULT true;
