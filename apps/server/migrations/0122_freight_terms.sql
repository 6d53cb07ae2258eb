-- What the bill of lading says about who pays a carrier that is not connected: a connected one has its own account.
ALTER TABLE carriers
  ADD COLUMN freight_terms text NOT NULL DEFAULT 'third_party' CHECK (freight_terms IN ('third_party', 'prepaid', 'collect')),
  ADD COLUMN bill_to_account text CHECK (char_length(bill_to_account) BETWEEN 1 AND 30);
