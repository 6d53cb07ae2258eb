-- A chat can be about a quote, or a request to sales, by the number its page shows.
ALTER TABLE chats
  ADD COLUMN quote_id uuid,
  ADD COLUMN quote_request_id uuid,
  ADD FOREIGN KEY (account_id, quote_id) REFERENCES quotes (account_id, id),
  ADD FOREIGN KEY (account_id, quote_request_id) REFERENCES quote_requests (account_id, id);
-- What a number is of was one of two until now.
DO $$
DECLARE
  named text;
BEGIN
  SELECT conname INTO STRICT named FROM pg_constraint
    WHERE conrelid = 'chats'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%num_nonnulls%';
  EXECUTE format('ALTER TABLE chats DROP CONSTRAINT %I', named);
END $$;
ALTER TABLE chats ADD CONSTRAINT chats_number_of_one
  CHECK (num_nonnulls(shipment_id, invoice_id, quote_id, quote_request_id) = num_nonnulls(number));

-- Which page a draft is of: what stands in it is that page's own.
ALTER TABLE quote_drafts
  ADD COLUMN kind text NOT NULL DEFAULT 'quote' CHECK (kind IN ('quote', 'truckload'));
