-- How often the addresses of an account and the details of the company were changed, so that of two people who save at
-- once the second is told.
ALTER TABLE accounts ADD COLUMN contacts_version integer NOT NULL DEFAULT 0;
GRANT UPDATE (contacts_version) ON accounts TO waybill_app;
ALTER TABLE company ADD COLUMN version integer NOT NULL DEFAULT 0;
